"""A partner who is a bot says what it would do; the person may follow, or not."""

from __future__ import annotations

import math
from random import Random

import pytest

from agile_unicorn.app import open_match
from agile_unicorn.engine.moves import Action
from agile_unicorn.engine.pieces import Handle, Seat
from agile_unicorn.games.unicorn.actions import (
    AddMember,
    Bid,
    Pass,
    PlayBomb,
    PlayEvent,
    PlayWand,
    RemoveMember,
    TakeCard,
    UseIncentive,
    UseReroll,
)
from agile_unicorn.games.unicorn.setup import Setup
from agile_unicorn.scenes.shared import furniture
from agile_unicorn.scenes.unicorn.advice import suggestion
from agile_unicorn.session.players import Player
from agile_unicorn.session.record import Record
from tests.scenes.checks import LANGUAGES, words_of
from tests.scenes.match_tools import (
    GAME,
    NAMES,
    PATIENCE,
    Scene,
    go_on,
    moment,
    new_scene,
    said,
    scene_of,
    spots,
)
from tests.support.decks import expanded_deck


def table(kinds: str = "pbbb", *, team_size: int = 2, partners_open: bool = True) -> Scene:
    """Two teams; ``p`` is a person, ``b`` a sensible bot."""
    setup = Setup(len(kinds), expanded_deck(), 22, team_size=team_size, partners_open=partners_open)
    players = tuple(
        Player(name, "person") if kind == "p" else Player(name, "bot", "sensible")
        for name, kind in zip(NAMES, kinds, strict=False)
    )
    return scene_of(open_match(Record(GAME.key, "1", setup.edition, 4, players, setup)))


def until(scene: Scene, prompt: str, rng: Random) -> bool:
    """Play on until a person is asked ``prompt`` and a partner has had the time to think."""
    for _ in range(4000):
        scene.update(0.05)
        scene.match.wait(PATIENCE)
        now = moment(scene)
        if now == f"ask {prompt}":
            for _ in range(3):
                scene.update(0.2)
                scene.match.wait(PATIENCE)
            return True
        if now:
            go_on(scene, rng)
        if scene.outcome() is not None:
            break
    return False


def question(scene: Scene) -> str:
    """All that the paper with the question says."""
    shown = [spot for ref, spot in spots(scene).items() if ref == furniture.QUESTION]
    return " ".join(sorted(said(shown)))


def test_a_partner_says_what_it_would_bid_and_can_be_followed() -> None:
    scene, rng = table(), Random(1)
    followed = 0
    for _ in range(12):
        if not until(scene, "bid", rng):
            break
        assert f"{NAMES[2]} would" in question(scene)
        assert scene.advice is not None
        assert scene.chooser is not None
        assert scene.advice in scene.chooser.decision.options
        scene.choose(furniture.QUESTION)
        cards = scene.advice.cards if isinstance(scene.advice, Bid) else ()
        assert {f"card:{card}" for card in cards} == set(scene.chooser.picked)
        followed += bool(cards)
        scene.submit(scene.advice)
    assert followed


def test_a_pick_of_ones_own_silences_the_partner() -> None:
    scene = table()
    assert until(scene, "bid", Random(1))
    assert scene.chooser is not None
    card = next(ref for ref in sorted(scene.chooser.lit) if ref.startswith("card:"))
    scene.choose(card)
    scene.update(0.3)
    assert "would" not in question(scene)


@pytest.mark.parametrize(
    "scene",
    [table(partners_open=False), table("pbpb"), table(team_size=1), new_scene()],
    ids=["covered", "people", "alone", "without advisers"],
)
def test_nobody_whispers_elsewhere(scene: Scene) -> None:
    assert until(scene, "bid", Random(1))
    assert scene.match.advice() is None
    assert "would" not in question(scene)


EVERY: tuple[Action, ...] = (
    Bid((Handle(0),)),
    Bid((Handle(0), Handle(1), Handle(2))),
    Pass(),
    PlayEvent(Handle(3), Seat(1)),
    PlayBomb(Handle(3)),
    UseIncentive(Handle(4)),
    UseReroll(Handle(4), Seat(1)),
    AddMember(Handle(1)),
    RemoveMember(Handle(1)),
    TakeCard(Seat(2)),
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("action", EVERY, ids=lambda action: type(action).__name__)
def test_every_proposal_is_a_sentence(action: Action, language: str) -> None:
    scene = table()
    text = suggestion(action, scene.match.view(Seat(0)), "Mona", scene.desk(), words_of(language))
    assert "Mona" in text
    assert "{" not in text


def test_a_wand_is_proposed_against_what_was_played() -> None:
    scene, rng = table(), Random(2)
    for _ in range(40):
        assert until(scene, "react", rng)
        view = scene.match.view(Seat(0))
        assert scene.chooser is not None
        options = scene.chooser.decision.options
        wand = next((option for option in options if isinstance(option, PlayWand)), None)
        if wand is not None:
            said_ = suggestion(wand, view, "Mona", scene.desk(), words_of("en"))
            struck = view.cards.key(view.chain[-1].card)
            assert words_of("en")(f"unicorn.cards.{struck}.name") in said_
            return
        go_on(scene, rng)
    raise AssertionError("no wand in forty reactions")


def test_advice_is_the_same_at_every_speed() -> None:
    slow, fast = table(), table()
    slow.director.speed = 1.0
    assert until(slow, "bid", Random(1))
    assert until(fast, "bid", Random(1))
    assert fast.director.speed == math.inf
    assert slow.advice == fast.advice
