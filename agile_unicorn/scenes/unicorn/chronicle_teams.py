"""Facts told where partners play together: what counts once counts for a team."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Final

from agile_unicorn.engine.game import Fact
from agile_unicorn.engine.pieces import Seat
from agile_unicorn.games.unicorn import facts as f
from agile_unicorn.games.unicorn.view import View
from agile_unicorn.scenes.unicorn.teams import together

if TYPE_CHECKING:
    from agile_unicorn.scenes.unicorn.chronicle import Chronicle


def signed(amount: int) -> str:
    """A number with its sign, minus as typographers set it."""
    return f"+{amount}" if amount >= 0 else f"\u2212{-amount}"


def _captains(v: View, seats: Iterable[Seat]) -> list[Seat]:
    """The first of each team among ``seats``."""
    sides = v.setup.sides
    return list({seat % sides: seat for seat in reversed(tuple(seats))}.values())[::-1]


def _formed(c: Chronicle, fact: f.FirstMoverChosen, v: View) -> str:
    teams = map(Seat, range(v.setup.sides))
    lines = [
        c.say("team_formed", team=c.team(v, t), names=c.names(together(v.setup, t))) for t in teams
    ]
    return "\n".join([*lines, c.say("first_mover", name=c.name(fact.seat))])


def _revealed(c: Chronicle, fact: f.BidsRevealed, v: View) -> str:
    lines = []
    for captain in _captains(v, v.participants):
        inside = v.partners(captain)
        lines.append(c.say("team_pitches", team=c.team(v, captain), names=c.names(inside)))
        for seat in inside:
            dice = sum(v.cards.dice[card] for card in fact.bids[seat])
            cards = c.cards(v, fact.bids[seat])
            lines.append(c.say("revealed", name=c.name(seat), cards=cards, dice=c.dice(dice)))
        outside = [mate for mate in together(v.setup, captain) if mate not in inside]
        lines += [c.say("team_outside", name=c.name(mate)) for mate in outside]
    return "\n".join(lines)


def _rolled(c: Chronicle, fact: f.DiceRolled, v: View) -> str:
    team = c.team(v, fact.seat)
    if not fact.faces:
        return c.say("rolled_nothing", name=team)
    faces = " + ".join(map(str, fact.faces))
    return c.say("team_rolled", team=team, faces=faces, sum=sum(fact.faces))


def _incentive(c: Chronicle, fact: f.IncentiveUsed, v: View) -> str:
    return c.say(
        "team_incentive",
        name=c.name(fact.seat),
        card=c.card(v, fact.card),
        team=c.team(v, fact.seat),
        bonus=fact.bonus,
        total=v.total(fact.seat),
    )


def _tie(c: Chronicle, fact: f.TieRerolled, v: View) -> str:
    teams = [c.team(v, seat) for seat in _captains(v, fact.seats)]
    return c.say("tie", total=fact.total, names=c.joined(teams))


def _won(c: Chronicle, fact: f.TeamWon, v: View) -> str:
    if v.centre is None:
        return ""
    team, card = c.team(v, fact.captain), c.card(v, v.centre)
    return c.say("team_won", team=team, card=card, total=fact.total, value=v.value)


def _taken(c: Chronicle, fact: f.PitchWon, v: View) -> str:
    card, team = c.card(v, fact.card), c.team(v, fact.seat)
    taken = c.say("team_takes", name=c.name(fact.seat), card=card, team=team)
    if len(v.partners(fact.seat)) > 1:
        return taken
    won = c.say("team_won", team=team, card=card, total=fact.total, value=v.value)
    return f"{won}\n{taken}"


def _stories(c: Chronicle, fact: f.StoriesRevealed, v: View) -> str:
    n, name = len(fact.stories), c.name(fact.seat)
    up = c.say("stories_up", n=n, name=name, points=fact.points, score=v.score(fact.seat))
    team, score = c.team(v, fact.seat), v.team_score(fact.seat)
    return "\n".join((up, c.say("team_score", team=team, score=score)))


TELLERS: Final[dict[type[Fact], Callable[[Chronicle, Any, View], str]]] = {
    f.FirstMoverChosen: _formed,
    f.BidsRevealed: _revealed,
    f.PointsGiven: lambda c, fact, v: c.say(
        "team_points", team=c.team(v, fact.target), amount=signed(fact.amount)
    ),
    f.DiceGiven: lambda c, fact, v: c.say(
        "team_dice", team=c.team(v, fact.target), amount=signed(fact.amount)
    ),
    f.TeamSkipped: lambda c, fact, v: c.say("team_skipped", team=c.team(v, fact.target)),
    f.DiceRolled: _rolled,
    f.IncentiveUsed: _incentive,
    f.RerollUsed: lambda c, fact, v: c.say(
        "team_reroll",
        name=c.name(fact.seat),
        card=c.card(v, fact.card),
        team=c.team(v, fact.target),
    ),
    f.TieRerolled: _tie,
    f.TeamWon: _won,
    f.PitchWon: _taken,
    f.StoriesRevealed: _stories,
}
"""What is told in another way than without teams."""
