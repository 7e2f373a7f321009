"""The faults: in which file which text becomes which other text, and what that breaks."""

from __future__ import annotations

from typing import Final, NamedTuple

RULES: Final = "agile_unicorn/games/unicorn/"


class Fault(NamedTuple):
    """One fault.  ``old`` stands exactly once in ``file``; ``tests`` has to notice the change."""

    what: str
    file: str
    old: str
    new: str
    tests: str = "tests/contract tests/games"
    quick: bool = False


SECRECY: Final = RULES + "secrecy.py"
LEDGER: Final = RULES + "ledger/"
EVENTS: Final = RULES + "phases/events.py"
ROLLING: Final = RULES + "phases/rolling.py"
RETRO: Final = RULES + "phases/retro.py"
BACKLOG: Final = RULES + "phases/backlog.py"
BIDDING: Final = RULES + "phases/bidding.py"
SCORE: Final = RULES + "score.py"
SECRETS: Final = "tests/contract/test_secrets.py"
MATCH: Final = "agile_unicorn/session/match.py"

FAULTS: Final = (
    # ---- leaks in a view
    Fault(
        "everybody sees the events held",
        SECRECY,
        "events=tuple(state.hand[seat]) if own else None",
        "events=tuple(state.hand[seat])",
        SECRETS,
        quick=True,
    ),
    Fault(
        "a bid is seen before the reveal",
        SECRECY,
        "deployed=tuple(laid) if bid_seen else None",
        "deployed=tuple(laid)",
        SECRETS,
    ),
    Fault(
        "the rest of an open hand tells what was bid",
        SECRECY,
        "team=team if faces and bid_seen else None",
        "team=team if faces else None",
        SECRETS,
    ),
    Fault(
        "the order of the known cards tells what was bid",
        SECRECY,
        "roster=tuple(sorted((*team, *(() if state.revealed else laid))))",
        "roster=tuple((*team, *(() if state.revealed else laid)))",
        SECRETS,
    ),
    Fault(
        "covered incentives are seen",
        SECRECY,
        "incentives=tuple(state.incentives[seat]) if faces else None",
        "incentives=tuple(state.incentives[seat])",
        SECRETS,
    ),
    Fault(
        "the preview shows the card behind it",
        SECRECY,
        "preview=state.backlog[0] if state.backlog else None",
        "preview=state.backlog[-1] if state.backlog else None",
        SECRETS,
    ),
    # ---- leaks in a fact
    Fault(
        "a bid is told to all",
        SECRECY,
        "return fact if _sees(state, viewer, fact.seat) else replace(fact, cards=None)",
        "return fact",
        SECRETS,
        quick=True,
    ),
    Fault(
        "events dealt are told to all",
        SECRECY,
        "return replace(fact, cards=_own(state, fact.cards, viewer))",
        "return fact",
        SECRETS,
    ),
    Fault(
        "the order of the piles is told",
        SECRECY,
        "return replace(fact, order=())",
        "return fact",
        SECRETS,
    ),
    Fault(
        "the face-down backlog is told",
        SECRECY,
        "return replace(fact, cards=None)\n\n\ndef _bid",
        "return fact\n\n\ndef _bid",
        SECRETS,
    ),
    Fault(
        "a stolen incentive is told to all",
        SECRECY,
        "return fact if knows or state.setup.open_hands else replace(fact, card=None)",
        "return fact",
        SECRETS,
    ),
    Fault(
        "a fact that is seen on the table is not told",
        SECRECY,
        "f.PointsGiven: _open,",
        "f.PointsGiven: lambda state, fact, viewer: None,",
        SECRETS,
    ),
    # ---- tells
    Fault(
        "only who holds a wand is asked for one",
        LEDGER + "turns.py",
        "    if hands[order[turn]]:\n        return\n    passes, n = state.passes, len(order)\n"
        "    while passes < n and not hands[order[turn]]:",
        "    passes, n = state.passes, len(order)\n    while passes < n and not any("
        "state.cards.is_wand[c] or state.phase != 'react' for c in hands[order[turn]]):",
        SECRETS,
        quick=True,
    ),
    Fault(
        "an imagined table knows the true piles",
        SECRECY,
        "state.events = [unknown.event() for _ in range(view.event_pile)]",
        "state.events = [unknown.event() for _ in range(view.event_pile - 1)]",
        SECRETS,
    ),
    # ---- bookkeeping
    Fault(
        "a clone shares a list",
        RULES + "model.py",
        "new.spent = [x[:] for x in self.spent]",
        "new.spent = self.spent[:]",
    ),
    Fault(
        "a removed member is lost",
        LEDGER + "events.py",
        "state.spent[fact.seat].append(fact.card)\n    _settled",
        "_settled",
    ),
    Fault(
        "played events are not put back",
        LEDGER + "rolling.py",
        "state.events[:0] = [play.card",
        "state.box[:0] = [play.card",
    ),
    Fault(
        "failed cards go on top of the pile",
        LEDGER + "rolling.py",
        "state.draw.insert(0, fact.card)\n    state.centre",
        "state.draw.append(fact.card)\n    state.centre",
    ),
    Fault(
        "used incentives stay used",
        LEDGER + "retro.py",
        "state.incentives[seat] + state.used[seat] + bonus",
        "state.incentives[seat] + bonus",
    ),
    # ---- rules
    Fault(
        "an even number of wands cancels",
        EVENTS,
        "if len(state.chain) % 2 == 0:",
        "if len(state.chain) > 1:",
        "tests/games/unicorn/test_wand.py",
        quick=True,
    ),
    Fault(
        "an event ends the round instead of opening it again",
        LEDGER + "events.py",
        "state.phase = EVENT\n    state.passes = 0",
        "state.phase = EVENT",
    ),
    Fault(
        "a target may be anybody at the table",
        EVENTS,
        "cards, targets, sides = state.cards, state.participants, state.sides",
        "cards, sides = state.cards, state.sides\n"
        "    targets = tuple(map(Seat, range(state.seats)))",
    ),
    Fault(
        "skip leaves the points",
        LEDGER + "events.py",
        "state.dice[seat] = state.points[seat] = 0",
        "state.dice[seat] = 0",
    ),
    Fault(
        "dice are clamped card by card",
        LEDGER + "events.py",
        "state.dice[fact.target] += fact.amount",
        "state.dice[fact.target] = max(-1, state.dice[fact.target] + fact.amount)",
    ),
    Fault(
        "a negative total is cut off",
        SCORE,
        "        total += modifier[card]\n    return total",
        "        total += modifier[card]\n    return max(0, total)",
    ),
    Fault(
        "the value must be exceeded",
        ROLLING,
        "if best < state.value:",
        "if best <= state.value:",
    ),
    Fault(
        "all contenders roll a tie again",
        ROLLING,
        "emit(f.RollBegan(seats, dice))",
        "emit(f.RollBegan(state.contenders, dice_by_team(state, state.contenders)))",
    ),
    Fault(
        "a rolled value may be negative",
        BACKLOG,
        "emit(f.ValueRolled(action.faces, max(0, total)))",
        "emit(f.ValueRolled(action.faces, total))",
    ),
    Fault(
        "bids of three cards are forgotten",
        BIDDING,
        "for size in range(1, len(hand) + 1):",
        "for size in range(1, min(3, len(hand) + 1)):",
    ),
    Fault(
        "a pitch without a bid does not end the sprint",
        RETRO,
        "if bid and state.backlog and any(state.team):",
        "if state.backlog and any(state.team):",
    ),
    Fault(
        "the first mover stays after a failed pitch",
        RETRO,
        "Seat((state.first + 1) % state.seats)",
        "Seat((state.first + any(state.won)) % state.seats)",
    ),
    Fault(
        "dismissed members may be six",
        RULES + "model.py",
        "TEAM_LIMIT = 5",
        "TEAM_LIMIT = 6",
    ),
    Fault(
        "modifiers count in the last tie-break",
        SCORE,
        "return sum(dice[card] for card in state.team[seat])",
        "return sum(dice[card] + state.cards.modifier[card] for card in state.team[seat])",
    ),
    Fault(
        "an illegal move is played",
        "agile_unicorn/engine/game.py",
        "if not legal(pending, move):",
        "if not legal(pending, move) and move.by >= 0:",
    ),
    # ---- expansion and teams
    Fault(
        "covered partners see each other's cards",
        SECRECY,
        "return state.setup.partners_open and (viewer - seat)",
        "return (viewer - seat)",
        "tests/games/unicorn/test_teams.py",
    ),
    Fault(
        "everybody sees what was stolen",
        SECRECY,
        "return fact if knows or state.setup.open_hands else replace(fact, card=None)",
        "return fact",
        "tests/games/unicorn/test_sabotage.py",
    ),
    Fault(
        "a partner can be sabotaged",
        EVENTS,
        "if (other - seat) % sides])",
        "if other != seat])",
    ),
    Fault(
        "bombed members go back to the hand",
        LEDGER + "events.py",
        "state.spent[seat] += state.deployed[seat]",
        "state.team[seat] += state.deployed[seat]",
    ),
    Fault(
        "skip spares the partner",
        LEDGER + "events.py",
        "for seat in partners(state, fact.target):",
        "for seat in (fact.target,):",
    ),
    Fault(
        "points of one partner do not help the other",
        SCORE,
        "total += state.points[one] + state.bonus[one]",
        "total += (state.points[one] + state.bonus[one]) * (one == seat)",
    ),
    Fault(
        "a used reroll is lost",
        LEDGER + "rolling.py",
        "state.used[fact.seat].append(fact.card)\n    state.passes = 0",
        "state.box.append(fact.card)\n    state.passes = 0",
    ),
    Fault(
        "the captain always takes the card",
        ROLLING,
        "emit(f.PitchWon(action.seat, state.centre,",
        "emit(f.PitchWon(state.asked, state.centre,",
    ),
    # ---- taking back, looking back
    Fault(
        "a card that was shown can be taken back",
        SECRECY,
        "        f.WindowPassed,\n        f.EventCancelled,",
        "        f.WindowPassed,\n        f.EventPlayed,\n        f.EventCancelled,",
        SECRETS,
    ),
    Fault(
        "the answer of a bot can be taken back",
        MATCH,
        "person = move.by >= 0 and self.is_person(move.by)",
        "person = True",
        "tests/session/test_match.py",
    ),
    Fault(
        "what was taken back is still shown",
        MATCH,
        "del self._steps[moment.steps :]",
        "del self._steps[moment.steps + 1 :]",
        "tests/session/test_match.py",
    ),
    Fault(
        "a replay shows the hands of a match that goes on",
        "agile_unicorn/scenes/shared/theatre.py",
        "if self.playback.over and viewer != self.viewer:",
        "if viewer != self.viewer:",
        "tests/scenes/test_theatre.py",
    ),
)
