"""Facts told as sentences, for the log."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from agile_unicorn.engine.game import Fact
from agile_unicorn.engine.pieces import Handle, Seat
from agile_unicorn.games.unicorn import facts as f
from agile_unicorn.games.unicorn.view import View
from agile_unicorn.scenes.scene import Words
from agile_unicorn.scenes.shared.desk import Person
from agile_unicorn.scenes.unicorn import chronicle_teams
from agile_unicorn.scenes.unicorn.chronicle_teams import signed
from agile_unicorn.scenes.unicorn.teams import team_name
from agile_unicorn.scenes.unicorn.wording import joined


class Chronicle:
    """Knows the names and the language; the view is the table right after the fact."""

    def __init__(self, people: Sequence[Person], words: Words) -> None:
        self._people = people
        self._words = words

    def tell(self, fact: Fact, view: View) -> str:
        """One sentence for ``fact``; empty where there is nothing to tell."""
        teller = _TELLERS.get(type(fact))
        if view.setup.team_size > 1:
            teller = chronicle_teams.TELLERS.get(type(fact), teller)
        return teller(self, fact, view) if teller else ""

    def say(self, key: str, **values: object) -> str:
        """The text ``unicorn.log.<key>``."""
        return self._words(f"unicorn.log.{key}", **values)

    def name(self, seat: Seat) -> str:
        """Who sits on ``seat``."""
        return self._people[seat].name

    def names(self, seats: Sequence[Seat]) -> str:
        """Several seats, joined as the language does."""
        return self.joined([self.name(seat) for seat in seats])

    def team(self, view: View, seat: Seat) -> str:
        """What the team of ``seat`` is called."""
        return team_name(view.setup, seat, self._words)

    def joined(self, texts: Sequence[str]) -> str:
        """Several names, joined as the language does."""
        return joined(texts, self._words)

    def dice(self, n: int) -> str:
        """A number of dice."""
        return self._words("unicorn.odds.dice", n=n)

    def card(self, view: View, card: Handle) -> str:
        """The printed name of ``card``."""
        return self._words(f"unicorn.cards.{view.cards.key(card)}.name")

    def cards(self, view: View, cards: Sequence[Handle]) -> str:
        """Several printed names."""
        return ", ".join(self.card(view, card) for card in cards)


Teller = Callable[[Chronicle, Any, View], str]


def _faces(faces: Sequence[int]) -> str:
    return " + ".join(map(str, faces))


def _dealt(c: Chronicle, fact: f.StartDecksDealt, v: View) -> str:
    if not v.setup.expanded:
        return c.say("dealt_all")
    return "\n".join((c.say("expansion_mixed_in"), c.say("dealt_all_expansion")))


def _pitch(c: Chronicle, fact: f.ValueSet, v: View) -> str:
    assert v.centre is not None
    return c.say("pitch_begins", pitch=v.pitch, card=c.card(v, v.centre), value=fact.value)


def _rolled_value(c: Chronicle, fact: f.ValueRolled, v: View) -> str:
    assert v.centre is not None
    card = c.card(v, v.centre)
    return c.say("value_rolled", card=card, faces=_faces(fact.faces), value=fact.value)


def _passed(c: Chronicle, fact: f.BidPassed, v: View) -> str:
    return c.say("passed_empty" if fact.forced else "passed", name=c.name(fact.seat))


def _revealed(c: Chronicle, fact: f.BidsRevealed, v: View) -> str:
    lines = []
    for seat in v.participants:
        dice = c.dice(v.dice(seat))
        cards = c.cards(v, fact.bids[seat])
        lines.append(c.say("revealed", name=c.name(seat), cards=cards, dice=dice))
    return "\n".join(lines)


def _event(c: Chronicle, fact: f.EventPlayed, v: View) -> str:
    card = c.card(v, fact.card)
    if fact.seat == fact.target:
        return c.say("event_self", name=c.name(fact.seat), card=card)
    return c.say("event", name=c.name(fact.seat), card=card, target=c.name(fact.target))


def _wand(c: Chronicle, fact: f.WandPlayed, v: View) -> str:
    struck = v.chain[-2].card if len(v.chain) > 1 else fact.card
    card, other = c.card(v, fact.card), c.card(v, struck)
    return c.say("wand", name=c.name(fact.seat), other=other, card=card)


def _asked(c: Chronicle, fact: f.MemberAsked, v: View) -> str:
    adds = v.cards.kind[fact.card].effect == "add_member"
    return c.say("member_asked_in" if adds else "member_asked_out", name=c.name(fact.target))


def _rolled(c: Chronicle, fact: f.DiceRolled, v: View) -> str:
    if not fact.faces:
        return c.say("rolled_nothing", name=c.name(fact.seat))
    total = sum(fact.faces)
    return c.say("rolled", name=c.name(fact.seat), faces=_faces(fact.faces), sum=total)


def _incentive(c: Chronicle, fact: f.IncentiveUsed, v: View) -> str:
    return c.say(
        "incentive",
        name=c.name(fact.seat),
        card=c.card(v, fact.card),
        bonus=fact.bonus,
        total=v.total(fact.seat),
    )


def _won(c: Chronicle, fact: f.PitchWon, v: View) -> str:
    card = c.card(v, fact.card)
    return c.say("won", name=c.name(fact.seat), card=card, total=fact.total, value=v.value)


def _failed(c: Chronicle, fact: f.PitchFailed, v: View) -> str:
    return c.say("failed_unreached" if fact.bid else "nobody_bid", card=c.card(v, fact.card))


def _stories(c: Chronicle, fact: f.StoriesRevealed, v: View) -> str:
    n, name = len(fact.stories), c.name(fact.seat)
    return c.say("stories_up", n=n, name=name, points=fact.points, score=v.score(fact.seat))


def _events_dealt(c: Chronicle, fact: f.EventsDealt, v: View) -> str:
    if set(fact.counts) == {2}:
        return c.say("events_dealt")
    drawn = [(Seat(seat), n) for seat, n in enumerate(fact.counts) if n]
    lines = [c.say("events_drawn", n=n, name=c.name(seat)) for seat, n in drawn]
    return "\n".join(lines) or c.say("event_pile_empty")


def _ended(c: Chronicle, fact: f.GameEnded, v: View) -> str:
    if fact.reason == "piles":
        return c.say("draw_pile_empty")
    return c.say("stalemate", n=v.barren) if fact.reason == "stalemate" else ""


def _all_in(c: Chronicle, fact: f.EverybodyDeployed, v: View) -> str:
    lines = []
    for seat, cards in enumerate(fact.bids):
        if cards:
            name, names = c.name(Seat(seat)), c.cards(v, cards)
            lines.append(c.say("all_in", n=len(cards), name=name, cards=names))
    return "\n".join(lines) or c.say("all_in_nobody", name=c.name(fact.target))


def _stolen(c: Chronicle, fact: f.IncentiveStolen, v: View) -> str:
    name, target = c.name(fact.seat), c.name(fact.target)
    if fact.card is None:
        return c.say("sabotage_hidden", name=name, target=target)
    return c.say("sabotage_seen", name=name, target=target, card=c.card(v, fact.card))


def _reroll(c: Chronicle, fact: f.RerollUsed, v: View) -> str:
    card, name = c.card(v, fact.card), c.name(fact.seat)
    if fact.seat == fact.target:
        return c.say("reroll_self", name=name, card=card)
    return c.say("reroll", name=name, card=card, target=c.name(fact.target))


_TELLERS: Final[dict[type[Fact], Teller]] = {
    f.StartDecksDealt: _dealt,
    f.DrawPileShuffled: lambda c, fact, v: c.say("shuffled"),
    f.FirstMoverChosen: lambda c, fact, v: c.say("first_mover", name=c.name(fact.seat)),
    f.EventsDealt: _events_dealt,
    f.SprintBegan: lambda c, fact, v: c.say("sprint_begins", sprint=fact.number),
    f.BacklogFilled: lambda c, fact, v: c.say("backlog_filled", n=fact.count),
    f.ValueRolled: _rolled_value,
    f.ValueSet: _pitch,
    f.CardsBid: lambda c, fact, v: c.say("bid", n=fact.count, name=c.name(fact.seat)),
    f.BidPassed: _passed,
    f.BidsRevealed: _revealed,
    f.EventPlayed: _event,
    f.WandPlayed: _wand,
    f.EventCancelled: lambda c, fact, v: c.say("cancelled", card=c.card(v, fact.card)),
    f.PointsGiven: lambda c, fact, v: c.say(
        "points", name=c.name(fact.target), amount=signed(fact.amount)
    ),
    f.DiceGiven: lambda c, fact, v: c.say(
        "dice", name=c.name(fact.target), amount=signed(fact.amount)
    ),
    f.TeamSkipped: lambda c, fact, v: c.say("skipped", name=c.name(fact.target)),
    f.MemberAsked: _asked,
    f.MemberAdded: lambda c, fact, v: c.say(
        "member_added", name=c.name(fact.seat), card=c.card(v, fact.card)
    ),
    f.MemberRemoved: lambda c, fact, v: c.say(
        "member_removed", name=c.name(fact.seat), card=c.card(v, fact.card)
    ),
    f.EverybodyDeployed: _all_in,
    f.PitchBombed: lambda c, fact, v: c.say("bombed", card=c.card(v, fact.card)),
    f.IncentiveStolen: _stolen,
    f.RerollUsed: _reroll,
    f.EventFizzled: lambda c, fact, v: c.say("is_void", card=c.card(v, fact.card)),
    f.DiceRolled: _rolled,
    f.IncentiveUsed: _incentive,
    f.TieRerolled: lambda c, fact, v: c.say("tie", total=fact.total, names=c.names(fact.seats)),
    f.PitchWon: _won,
    f.PitchFailed: _failed,
    f.SprintEnded: lambda c, fact, v: c.say("sprint_over", sprint=fact.number),
    f.StoriesRevealed: _stories,
    f.CardsTakenBack: lambda c, fact, v: c.say("cards_back"),
    f.MemberDismissed: lambda c, fact, v: c.say(
        "dismissed", name=c.name(fact.seat), card=c.card(v, fact.card)
    ),
    f.GameEnded: _ended,
}

SILENT: Final[frozenset[type[Fact]]] = frozenset(
    (
        f.EventPileShuffled,
        f.PitchBegan,
        f.WindowPassed,
        f.SabotageBegan,
        f.RollBegan,
        f.IncentivesOpened,
        f.PitchCleared,
    )
)
"""Facts that are not worth a sentence, or that another one tells of."""
