"""Who wins a pitch when one of its cards is thought away."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from agile_unicorn.bots.bot import Bot
from agile_unicorn.bots.judged_bot import JudgedBot
from agile_unicorn.bots.random_bot import RandomBot
from agile_unicorn.engine.game import Fact
from agile_unicorn.engine.pieces import Handle
from agile_unicorn.games.unicorn import facts as f
from agile_unicorn.games.unicorn.judge import UnicornJudge
from agile_unicorn.games.unicorn.model import NO_CARD, State
from agile_unicorn.games.unicorn.setup import EDITIONS, HouseRules, Setup
from agile_unicorn.simulation.deciding import winner
from agile_unicorn.simulation.pitch_log import PitchLog
from agile_unicorn.simulation.playing import play_out
from tests.support.decks import expanded_deck, printed_deck
from tests.support.table import Table, table

ANNA, BEN = 0, 1


class NoDice(Random):
    """For pitches that can be decided by the dice that fell."""

    def random(self) -> float:
        raise AssertionError("a die is thrown that was not needed")


class Dice(Random):
    """Always shows ``face``."""

    def __init__(self, face: int) -> None:
        super().__init__()
        self._face = face

    def random(self) -> float:
        return (self._face - 0.5) / 6


class Pitch:
    """A pitch of the rule tests with its log."""

    def __init__(self, after_bids: Table) -> None:
        self.table = after_bids
        self.log = PitchLog(after_bids.state)
        self._seen = [type(fact) for fact in after_bids.facts].index(f.BidsRevealed) + 1

    def winner(self, without: str = "", rng: Random | None = None) -> int | None:
        """The winner without the first card of this name that was played."""
        for fact in self.table.facts[self._seen :]:
            self.log.follow(fact)
        self._seen = len(self.table.facts)
        cards = self.log.cards
        gone = next((c for _, c in self.log.played if cards.key(c) == without), NO_CARD)
        assert (gone == NO_CARD) is (without == "")
        return winner(self.log, rng or NoDice(), gone)


def duel(anna: str, ben: str, **more: Any) -> Pitch:
    """Both bid their CTO."""
    return Pitch(table(anna=f"cto {anna}", ben=f"cto {ben}", **more).bids(anna="cto", ben="cto"))


def test_points_decide_if_they_turn_the_order() -> None:
    pitch = duel("+4", "-3")
    pitch.table.plays("anna", "+4", on="anna").lands().plays("ben", "-3", on="anna").quiet()
    pitch.table.rolls(anna=[3, 3, 3], ben=[3, 3, 2]).won_by("anna")
    assert pitch.winner() == ANNA
    assert pitch.winner(without="+4") == BEN
    assert pitch.winner(without="-3") == ANNA


def test_a_die_fewer_is_the_last_of_the_throw() -> None:
    pitch = duel("+1die", "noob")
    pitch.table.plays("anna", "+1die", on="anna").quiet()
    pitch.table.rolls(anna=[1, 2, 3, 6], ben=[3, 3, 3]).won_by("anna")
    assert pitch.winner(without="+1die") == BEN


def test_dice_that_nobody_threw_are_thrown_now() -> None:
    pitch = duel("skip", "noob")
    pitch.table.plays("anna", "skip", on="ben").quiet().rolls(anna=[3, 3, 3]).won_by("anna")
    assert pitch.winner(without="skip", rng=Dice(2)) == ANNA
    assert pitch.winner(without="skip", rng=Dice(4)) == BEN


def test_without_a_wand_its_event_strikes() -> None:
    pitch = duel("-3", "wand")
    pitch.table.plays("anna", "-3", on="ben").plays("ben", "wand").quiet()
    pitch.table.rolls(anna=[3, 3, 3], ben=[4, 4, 3]).won_by("ben")
    assert pitch.winner(without="wand") == ANNA
    assert pitch.winner(without="-3") == BEN


def test_without_a_bomb_the_pitch_goes_on() -> None:
    pitch = duel("bomb", "noob", expanded=True)
    pitch.table.does("anna", "bomb").quiet().failed()
    assert pitch.winner() is None
    assert pitch.winner(without="bomb", rng=Random(1)) in (ANNA, BEN)


def test_members_decide_with_their_dice() -> None:
    t = table(anna="cto noob", ben="cto", card="story 8")
    pitch = Pitch(t.bids(anna="cto noob", ben="cto"))
    pitch.table.quiet().rolls(anna=[3, 3, 1, 4], ben=[3, 3, 2]).won_by("anna")
    assert pitch.winner(without="noob") == BEN
    assert pitch.winner(without="cto") == BEN


def test_nobody_wins_below_the_value() -> None:
    pitch = duel("incentive+2", "noob", card="story 8")
    pitch.table.quiet().rolls(anna=[2, 2, 2], ben=[2, 2, 1])
    pitch.table.uses("anna", "incentive+2").quiet().won_by("anna")
    assert pitch.winner(without="incentive+2") is None


def test_a_removed_member_stays_without_the_event() -> None:
    t = table(anna="cto remove", ben="cto noob")
    pitch = Pitch(t.bids(anna="cto", ben="cto noob"))
    pitch.table.plays("anna", "remove", on="ben").does("ben", "take noob").quiet()
    pitch.table.rolls(anna=[4, 4, 2], ben=[3, 3, 3]).won_by("anna")
    assert pitch.winner() == ANNA
    assert pitch.winner(without="remove", rng=Dice(6)) == BEN


def test_a_tie_is_followed_by_the_throws_that_broke_it() -> None:
    pitch = duel("noob", "noob")
    pitch.table.quiet().rolls(anna=[3, 3, 3], ben=[3, 3, 3])
    pitch.table.quiet().rolls(anna=[1, 1, 1], ben=[5, 5, 5]).won_by("ben")
    assert pitch.winner() == BEN


def test_before_a_reroll_the_throw_before_it_counts() -> None:
    pitch = duel("reroll", "noob", expanded=True)
    pitch.table.quiet().rolls(anna=[1, 1, 2], ben=[3, 3, 3])
    pitch.table.uses("anna", "reroll", on="anna").rolls(anna=[6, 6, 6]).quiet().won_by("anna")
    assert pitch.winner(without="reroll") == BEN


class Replay:
    """Thinks nothing away: the log has to give every pitch to whom it went."""

    def __init__(self) -> None:
        self.pitches = 0
        self._log: PitchLog | None = None

    def follow(self, state: State, fact: Fact) -> None:
        """Compare when a pitch is over."""
        if isinstance(fact, f.BidsRevealed):
            self._log = PitchLog(state)
        elif isinstance(fact, f.PitchWon | f.PitchFailed) and self._log is not None:
            won = fact.seat % state.sides if isinstance(fact, f.PitchWon) else None
            assert winner(self._log, NoDice(), Handle(-1)) == won
            self._log = None
            self.pitches += 1
        elif self._log is not None:
            self._log.follow(fact)


SETUPS = (
    Setup(3, printed_deck(), 32),
    Setup(4, expanded_deck(), 32, "1.0", EDITIONS["1.0"]),
    Setup(6, expanded_deck(), 32, rules=HouseRules(all_in="all"), team_size=2),
    Setup(6, expanded_deck(), 32, team_size=3),
)


@pytest.mark.parametrize("setup", SETUPS, ids=lambda s: f"{s.seats}-{s.team_size}-{s.edition}")
@pytest.mark.parametrize(
    "bot", [RandomBot(), JudgedBot(UnicornJudge())], ids=["random", "sensible"]
)
def test_with_all_cards_the_winner_is_the_winner(setup: Setup, bot: Bot[Any]) -> None:
    replay = Replay()
    for game in range(6):
        play_out(setup, [bot] * setup.seats, Random(game), replay.follow)
    assert replay.pitches > 60
