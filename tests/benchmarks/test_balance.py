"""The tables of the balance report."""

from __future__ import annotations

from argparse import Namespace

from agile_unicorn.games.unicorn.setup import EDITIONS, Setup
from agile_unicorn.simulation.cards import CardCounts
from benchmarks.balance import CHUNK, counts, line, play, setups, start_line, usage
from benchmarks.decks import read_deck

SETUP = Setup(3, read_deck(), 10)


def cells(text: str) -> list[str]:
    return [cell.strip() for cell in text.strip("|").split("|")]


def test_tables_of_some_matches() -> None:
    matches, cards = play(SETUP, 1, 0)
    assert len(matches) == CHUNK
    first = cells(line(SETUP, matches))
    assert len(first) == 11
    assert first[:2] == ["3", "10"]
    assert first[-1] == "100.0 %"
    assert cells(start_line(matches))[:2] == ["3", str(CHUNK)]
    rows = [cells(row) for row in usage(SETUP.deck, cards, CHUNK)]
    assert all(len(row) == 8 for row in rows)
    by_effect = {row[1]: row for row in rows}
    assert by_effect["cto"][3:5] == ["", ""]
    assert int(by_effect["cto"][5]) > 0
    assert by_effect["skip"][2] == "4"


def test_the_same_numbers_are_the_same_matches() -> None:
    (matches, cards), (again, more) = play(SETUP, 1, 25), play(SETUP, 1, 25)
    assert [match.scores for match in matches] == [match.scores for match in again]
    assert cards.figures(SETUP.deck) == more.figures(SETUP.deck)
    assert [match.scores for match in play(SETUP, 2, 25)[0]] != [m.scores for m in matches]


def test_counts_of_two_processes_add_up() -> None:
    one, two, both = play(SETUP, 1, 0)[1], play(SETUP, 1, 25)[1], CardCounts()
    both.merge(one)
    both.merge(two)
    for a, b, c in zip(*(some.figures(SETUP.deck) for some in (one, two, both)), strict=True):
        assert (c.offered, c.played) == (a.offered + b.offered, a.played + b.played)
        assert (c.won, c.decided) == (a.won + b.won, a.decided + b.decided)
        assert c.in_won_pitch == a.in_won_pitch + b.in_won_pitch


def test_a_card_that_is_never_seen_has_empty_cells() -> None:
    assert counts(CardCounts().figures(SETUP.deck)[:1], 10) == ("", "", "0", "", "")


def test_every_number_of_seats_and_partners_has_its_rows() -> None:
    def rows(**given: object) -> list[tuple[int, int, int, str]]:
        asked = {"seats": None, "points": [22, 42], "edition": "1.0.2", "expansion": False}
        found = setups(Namespace(**{**asked, "teams": False, **given}))
        return [(setup.seats, setup.team_size, setup.points, setup.edition) for setup in found]

    assert [row[0] for row in rows(points=[32])] == [2, 3, 4, 5]
    assert [row[0] for row in rows(points=[32], expansion=True)] == [2, 3, 4, 5, 6]
    assert rows(seats=[3]) == [(3, 1, 22, "1.0.2"), (3, 1, 42, "1.0.2")]
    teams = rows(points=[32], teams=True, expansion=True, edition="1.0")
    assert teams == [(4, 2, 32, "1.0"), (6, 2, 32, "1.0"), (6, 3, 32, "1.0")]
    six = rows(points=[32], teams=True, expansion=True, seats=[6])
    assert [row[:2] for row in six] == [(6, 2), (6, 3)]
    old = setups(Namespace(seats=[3], points=[32], edition="1.0", expansion=False, teams=False))
    assert old[0].rules == EDITIONS["1.0"]
