"""Figures over all matches: counted once, written whole, kept across versions."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from agile_unicorn.content.statistics import (
    REMEMBERED,
    Best,
    Close,
    Finished,
    Kind,
    Person,
    Statistics,
    StatisticsFile,
)

SHORT = Kind(22, 4)
FIRST = Finished(
    "1/a",
    SHORT,
    ("Alex", "Mona"),
    ("Mona",),
    Best("Mona", "bored_brain", 31),
    Close("Mona", "Kemal", 24, "points", 2),
    {"Alex": {"hype_train": 2}, "Mona": {"hype_train": 1, "dog_day": 4}},
)


def test_a_match_counts_for_each_person_and_once_for_everybody() -> None:
    now = Statistics().with_match(FIRST)
    assert now.of("Alex") == Person({"22/4": 1}, {}, {"hype_train": 2})
    assert now.of("Mona").wins == {"22/4": 1}
    everybody = Person({"22/4": 1}, {"22/4": 1}, {"hype_train": 3, "dog_day": 4})
    assert now.of(None) == everybody
    assert now.of("Nobody") == Person()
    assert (now.best, now.close) == (FIRST.best, FIRST.close)


def test_kinds_are_told_apart_and_matches_that_bots_won_are_not_wins() -> None:
    other = replace(FIRST, mark="2/b", kind=Kind(42, 6), winners=())
    now = Statistics().with_match(FIRST).with_match(other)
    assert now.of(None).games == {"22/4": 1, "42/6": 1}
    assert now.of(None).wins == {"22/4": 1}


def test_the_same_match_counts_once() -> None:
    now = Statistics().with_match(FIRST)
    assert now.with_match(FIRST) == now
    assert now.with_match(replace(FIRST, mark="2/b")) != now
    for number in range(REMEMBERED + 5):
        now = now.with_match(replace(FIRST, mark=f"{number}/x"))
    assert len(now.counted) == REMEMBERED


def test_a_match_of_bots_does_not_count() -> None:
    assert Statistics().with_match(replace(FIRST, people=())) == Statistics()


def best_after(*totals: int) -> int:
    now = Statistics()
    for number, total in enumerate(totals):
        pitch = Best("Alex", "dog_day", total)
        now = now.with_match(replace(FIRST, mark=str(number), best=pitch))
    assert now.best is not None
    return now.best.total


def test_the_highest_total_stays_the_best_pitch() -> None:
    assert best_after(12, 40, 39) == 40
    assert best_after(7) == 7


def test_the_closest_end_is_the_latest_tie_break_with_the_least_margin() -> None:
    ends = [
        Close("A", "B", 24, "points", 1),
        Close("A", "B", 24, "incentives", 9),
        Close("A", "B", 24, "incentives", 2),
        Close("A", "B", 24, "dice", 5),
        Close("A", "B", 24, "dice", 1),
    ]
    now = Statistics()
    for number, end in enumerate(ends):
        now = now.with_match(replace(FIRST, mark=str(number), close=end))
        assert now.close == end
    for number, end in enumerate(ends):
        now = now.with_match(replace(FIRST, mark=f"again {number}", close=end))
    assert now.close == ends[-1]


# ---------------------------------------------------------------- the file


def test_figures_are_there_again(tmp_path: Path) -> None:
    path = tmp_path / "statistics.json"
    file = StatisticsFile(path)
    file.count(FIRST)
    file.count(FIRST)
    assert StatisticsFile(path).now == file.now == Statistics().with_match(FIRST)
    assert [one.name for one in tmp_path.iterdir()] == [path.name]


@pytest.mark.parametrize(
    "data",
    [b"", b"{", b"[]", b"\0" * 9, b"[" * 100_000, b'{"people": 3}', b'{"best": {"total": -1}}'],
)
def test_a_broken_file_is_kept_for_good(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "statistics.json"
    path.write_bytes(data)
    file = StatisticsFile(path)
    assert file.now == Statistics()
    for number in range(3):
        file.count(replace(FIRST, mark=str(number)))
    assert (tmp_path / "statistics.json.bak").read_bytes() == data
    assert StatisticsFile(path).now == file.now


def test_fields_of_a_later_version_are_passed_over(tmp_path: Path) -> None:
    path = tmp_path / "statistics.json"
    StatisticsFile(path).count(FIRST)
    content = msgspec.json.decode(path.read_bytes())
    content["mood"] = "sunny"
    content["people"]["Alex"]["shoes"] = 44
    path.write_bytes(msgspec.json.encode(content))
    assert StatisticsFile(path).now == Statistics().with_match(FIRST)


def test_fields_of_an_earlier_version_may_be_missing(tmp_path: Path) -> None:
    path = tmp_path / "statistics.json"
    path.write_bytes(b'{"people": {"Alex": {"games": {"22/4": 3}}}}')
    assert StatisticsFile(path).now.of("Alex").games == {"22/4": 3}


def test_without_a_file_it_counts_for_this_run(tmp_path: Path) -> None:
    for path in (None, tmp_path / "none" / "statistics.json"):
        file = StatisticsFile(path)
        file.count(FIRST)
        assert file.now == Statistics().with_match(FIRST)


def test_two_windows_count_into_one_file(tmp_path: Path) -> None:
    path = tmp_path / "statistics.json"
    one, other = StatisticsFile(path), StatisticsFile(path)
    second = replace(FIRST, mark="second")
    one.count(FIRST)
    other.count(second)
    assert (
        StatisticsFile(path).now == other.now == Statistics().with_match(FIRST).with_match(second)
    )
    one.count(FIRST)
    assert StatisticsFile(path).now == one.now == other.now


def test_what_could_not_be_written_is_written_later(tmp_path: Path) -> None:
    path = tmp_path / "later" / "statistics.json"
    file = StatisticsFile(path)
    file.count(FIRST)
    path.parent.mkdir()
    StatisticsFile(path).count(replace(FIRST, mark="another window"))
    file.count(replace(FIRST, mark="second"))
    assert StatisticsFile(path).now.counted == ("another window", FIRST.mark, "second")
