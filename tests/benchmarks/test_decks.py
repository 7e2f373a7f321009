"""Cards that are alike."""

from __future__ import annotations

from benchmarks.decks import classes, read_deck


def test_every_card_is_in_one_class() -> None:
    deck = read_deck(expanded=True)
    found = classes(deck, "team", "incentive", "event")
    keys = [kind.key for alike in found for kind in alike.kinds]
    assert sorted(keys) == sorted(kind.key for kind in deck if kind.family != "story")
    assert len({alike.label for alike in found}) == len(found)


def test_cards_of_one_class_do_the_same() -> None:
    alike = {each.keys: each for each in classes(read_deck(), "event", "incentive")}
    boosts = alike["free_coffee, dog_day, table_football"]
    assert (boosts.label, boosts.copies, boosts.family) == ("bonus +2", 8, "incentive")
    assert alike["friday_deploy"].label == "points -5"
    assert alike["stork"].label == "remove member"


def test_members_are_told_by_their_dice() -> None:
    labels = {alike.label for alike in classes(read_deck(), "team")}
    assert {"cto", "noob", "1 die", "2 dice", "2 dice -1", "4 dice"} <= labels
