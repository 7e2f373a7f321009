"""From clicks to an action."""

from __future__ import annotations

import pytest

from agile_unicorn.engine.moves import Action, Decision
from agile_unicorn.engine.pieces import Ref, Seat
from agile_unicorn.table.chooser import Chooser


class Doing(Action, frozen=True):
    """Does whatever its refs say."""

    words: tuple[str, ...]

    def refs(self) -> tuple[Ref, ...]:
        return tuple(map(Ref, self.words))


def chooser(*options: str, auto: bool = True) -> Chooser:
    """A chooser; each option is written as its refs, apart by spaces."""
    actions = tuple(Doing(tuple(option.split())) for option in options)
    return Chooser(Decision(Seat(0), "test", actions), auto=auto)


BIDS = ("card:1 place:bid", "card:2 place:bid", "card:1 card:2 place:bid", "place:pass")


def test_lit_is_what_can_be_picked() -> None:
    assert chooser(*BIDS).lit == {"card:1", "card:2", "place:pass"}


def test_place_is_lit_when_it_completes() -> None:
    bid = chooser(*BIDS)
    assert bid.pick(Ref("card:1")) is None
    assert bid.lit == {"card:2", "place:bid", "place:pass"}
    assert bid.pick(Ref("place:bid")) == Doing(("card:1", "place:bid"))


def test_last_option_still_needs_its_place() -> None:
    bid = chooser(*BIDS)
    assert bid.pick(Ref("card:1")) is None
    assert bid.pick(Ref("card:2")) is None
    assert bid.pick(Ref("place:bid")) == Doing(("card:1", "card:2", "place:bid"))


def test_order_of_clicks_does_not_matter() -> None:
    bid = chooser(*BIDS)
    bid.pick(Ref("card:2"))
    bid.pick(Ref("card:1"))
    assert bid.pick(Ref("place:bid")) == Doing(("card:1", "card:2", "place:bid"))


def test_place_of_its_own_completes_at_any_time() -> None:
    bid = chooser(*BIDS)
    bid.pick(Ref("card:1"))
    assert bid.pick(Ref("place:pass")) == Doing(("place:pass",))


def test_bare_confirming_place_does_nothing() -> None:
    bid = chooser(*BIDS)
    assert bid.pick(Ref("place:bid")) is None


def test_only_option_is_chosen_at_once() -> None:
    event = chooser("card:1 seat:1", "card:1 seat:2", "card:2 seat:1")
    assert event.pick(Ref("card:2")) == Doing(("card:2", "seat:1"))


def test_without_auto_it_waits_for_confirmation() -> None:
    event = chooser("card:1", "card:2", auto=False)
    assert event.pick(Ref("card:2")) is None
    assert event.confirm() == Doing(("card:2",))


def test_click_narrows_the_options() -> None:
    event = chooser("card:1 seat:1", "card:1 seat:2", "card:2 seat:1")
    assert event.pick(Ref("card:1")) is None
    assert event.options == (Doing(("card:1", "seat:1")), Doing(("card:1", "seat:2")))
    assert event.lit == {"seat:1", "seat:2"}
    assert event.pick(Ref("seat:2")) == Doing(("card:1", "seat:2"))


def test_second_click_takes_back() -> None:
    event = chooser("card:1 seat:1", "card:1 seat:2", "card:2 seat:1")
    event.pick(Ref("card:1"))
    assert event.pick(Ref("card:1")) is None
    assert event.picked == ()
    assert event.lit == {"card:1", "card:2", "seat:1", "seat:2"}


def test_other_thing_replaces_the_latest() -> None:
    event = chooser("card:1", "card:2", auto=False)
    event.pick(Ref("card:1"))
    event.pick(Ref("card:2"))
    assert event.picked == ("card:2",)


@pytest.mark.parametrize("ref", ["card:9", "place:nowhere", ""])
def test_unknown_things_change_nothing(ref: str) -> None:
    bid = chooser(*BIDS)
    bid.pick(Ref("card:1"))
    assert bid.pick(Ref(ref)) is None
    assert bid.picked == ("card:1",)


def test_back_and_reset() -> None:
    bid = chooser(*BIDS)
    assert not bid.back()
    bid.pick(Ref("card:1"))
    bid.pick(Ref("card:2"))
    assert bid.back()
    assert bid.picked == ("card:1",)
    assert bid.reset()
    assert not bid.reset()


def test_same_things_in_another_order_are_another_option() -> None:
    order = chooser("card:1 card:2", "card:2 card:1")
    order.pick(Ref("card:2"))
    order.pick(Ref("card:1"))
    assert order.confirm() == Doing(("card:2", "card:1"))
