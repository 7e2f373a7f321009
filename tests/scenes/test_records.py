"""The track record: whose figures are shown, and that every text has its place."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from agile_unicorn.content.statistics import Best, Close, Kind, Person, Statistics
from agile_unicorn.games.unicorn.cards import catalogue
from agile_unicorn.games.unicorn.score import figures_of, teams
from agile_unicorn.scenes.unicorn.records import AFTER, BACK, BEFORE, RecordsRead, RecordsScene
from agile_unicorn.session.record import Record, restore
from agile_unicorn.table.looks import CardLook
from agile_unicorn.tally import finished_of
from tests.saves import WANTED, played
from tests.scenes.checks import LANGUAGES, check, texts_in, words_of
from tests.scenes.match_tools import GAME
from tests.scenes.test_cabinet import cabinet, choosing
from tests.scenes.test_theatre import whole

KNOWN = ("bored_brain", "hype_train", "dog_day")
ALEX = Person({"22/4": 12, "27/2": 1, "odd": 3}, {"22/4": 5}, {"hype_train": 2, "dog_day": 9})
MONA = Person({"42/6": 3}, {"42/6": 3}, {"lost_card": 99})
FULL = Statistics(
    {"Mona": MONA, "Alex": ALEX},
    Person({"22/4": 12}, {"22/4": 5}, {"hype_train": 2}),
    Best("Mechthild-Annegret", "bored_brain", 47),
    Close("Mechthild-Annegret", "Kemal", 42, "dice", 2),
)


def scene(statistics: Statistics = FULL, language: str = "en") -> RecordsScene:
    """The page."""
    return RecordsScene(words_of(language), language, statistics, KNOWN)


def said(page: RecordsScene) -> list[str]:
    """All words on it."""
    return [t.text for spot in page.layout().values() for t, _, _ in texts_in(spot.look)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("by", ["points", "incentives", "dice"])
@pytest.mark.parametrize("n", [1, 12])
def test_everything_fits_in_every_language(language: str, by: str, n: int) -> None:
    close = Close("Mechthild-Annegret", "Kemal", 42, by, n)  # type: ignore[arg-type]  # one of three words
    for statistics in (Statistics(), replace(FULL, close=close)):
        page = scene(statistics, language)
        for _ in range(3):
            check(page.layout())
            page.choose(AFTER)


def test_everybody_comes_first_then_who_played_most() -> None:
    page = scene()
    assert page.person == FULL.everybody
    page.choose(AFTER)
    assert page.person == ALEX
    assert page.key("page down")
    assert page.person == MONA
    page.choose(AFTER)
    assert page.person == FULL.everybody
    page.choose(BEFORE)
    assert page.key("page up")
    assert page.person == ALEX


def test_an_only_person_is_not_told_twice() -> None:
    page = scene(replace(FULL, people={"Alex": ALEX}))
    assert page.person == ALEX
    assert AFTER not in page.layout()


def test_cells_are_won_of_played_and_other_goals_have_a_row() -> None:
    page = scene()
    page.choose(AFTER)
    words = said(page)
    assert words.count("5 / 12") == 2, "its row and the sum"
    assert words.count("0 / 1") == 2
    assert "16 games, 5 won" in words


def test_the_card_played_most_is_shown_if_it_is_known() -> None:
    page = scene()
    page.choose(AFTER)
    shown = [s.look.face for s in page.layout().values() if isinstance(s.look, CardLook)]
    assert shown == ["dog_day"]
    assert "played 9 times" in said(page)
    page.choose(AFTER)
    assert not any(isinstance(spot.look, CardLook) for spot in page.layout().values())


def test_a_card_that_is_gone_does_not_hide_the_page() -> None:
    page = scene(replace(FULL, best=Best("Alex", "lost_card", 50)))
    assert not any("50" in text for text in said(page))


def test_enter_and_escape_lead_back() -> None:
    for key in ("return", "escape"):
        page = scene()
        assert page.layout()[BACK].glow
        assert page.key(key)
        assert page.outcome() == RecordsRead()


# ---------------------------------------------------------------- what counts of a match


def test_a_match_is_told_from_its_record() -> None:
    record = whole()
    found = finished_of(record)
    assert found is not None
    assert record.result is not None
    state = restore(GAME, record)
    assert found.kind == Kind(22, 4)
    assert found.people == ("Alex", "Kemal", "Mona", "Jo")
    assert found.winners == tuple(found.people[seat] for seat in record.result.ranking[0])
    figures = sorted((figures_of(state, team) for team in teams(state)), reverse=True)
    assert found.close is not None
    assert found.close.margin == figures[0][0] - figures[1][0]
    cards = catalogue(record.setup.deck)
    families = {kind.key: kind.family for kind in cards.kind}
    assert {families[key] for played in found.cards.values() for key in played} == {
        "event",
        "incentive",
    }
    assert found.best is not None
    assert found.best.total > 0


def bots(record: Record, *seats: int) -> Record:
    """The same match, with bots on ``seats``."""
    players = tuple(
        replace(player, kind="bot", bot="random") if seat in seats else player
        for seat, player in enumerate(record.players)
    )
    return replace(record, players=players)


def test_only_people_count_and_only_to_the_end() -> None:
    record = whole()
    assert finished_of(replace(record, result=None)) is None
    assert finished_of(bots(record, 0, 1, 2, 3)) is None
    found = finished_of(bots(record, 1, 2, 3))
    assert found is not None
    assert found.people == ("Alex",)
    assert set(found.cards) <= {"Alex"}
    assert found.best is None or found.best.name == "Alex"


def test_partners_win_together() -> None:
    record = played(replace(WANTED["teams"], question=""))
    found = finished_of(record)
    assert found is not None
    assert len(found.winners) % 2 == 0
    assert found.close is not None


def test_the_program_counts_and_shows(tmp_path: Path) -> None:
    seen: list[Statistics] = []

    def look(page: RecordsScene) -> None:
        seen.append(page.statistics)
        choosing(BACK)(page)

    _, kept = cabinet(tmp_path, look)
    kept.count(whole())
    kept.count(whole())
    kept.count(replace(whole(), result=None))
    kept.records()
    assert sum(seen[0].everybody.games.values()) == 1
    assert cabinet(tmp_path)[1].statistics.now == seen[0]
