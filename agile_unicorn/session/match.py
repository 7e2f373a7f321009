"""The running match: whose turn it is, the record, and what each viewer has not seen yet."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from random import Random
from typing import Final, Generic

from msgspec.structs import replace

from agile_unicorn.bots.bot import Bot
from agile_unicorn.bots.random_bot import RandomBot
from agile_unicorn.engine.game import Beat, Game, IllegalMove, S, Step, V, play, watch
from agile_unicorn.engine.moves import Action, Ask, Decision, Move, Over, Pending
from agile_unicorn.engine.pieces import CHANCE, Seat
from agile_unicorn.session.dealer import Dealer
from agile_unicorn.session.record import Record, note_of, restore, result_of
from agile_unicorn.session.thinking import Question, Thinker, Thought

PATIENCE: Final = 5.0
"""Seconds that a bot may think before a random move is made in its place."""

log = logging.getLogger(__name__)


class _Moment(Generic[S]):
    """The table before a move of a person that can still be taken back."""

    __slots__ = ("record", "seat", "state", "steps", "unnoticed")

    def __init__(
        self, seat: Seat, state: S, record: Record, steps: int, unnoticed: dict[Seat, int]
    ) -> None:
        self.seat, self.state, self.record = seat, state, record
        self.steps, self.unnoticed = steps, unnoticed


class Match(Generic[S, V]):
    """A match that is being played, or goes on from ``record``.

    Seats without an entry in ``bots`` are people.  ``advisers`` whisper to some of them: a bot that
    is shown what its person sees, and no more.  ``save`` gets the record after every move and
    must not raise.  ``clock`` gives seconds that only grow; without it a bot may think for ever,
    with it ``patience`` seconds, and no bot answers before ``pace`` seconds are over, so that the
    time which one has thought tells nothing.  ``left`` is called by :meth:`close`.  Chance and bots
    depend on the seed and the moves so far alone, so a match that was saved and taken up again goes
    on as it would have (as long as no bot runs out of time).  :exc:`BrokenRecord` if
    ``record`` cannot be played.
    """

    def __init__(
        self,
        game: Game[S, V],
        record: Record,
        bots: Mapping[Seat, Bot[V]],
        *,
        advisers: Mapping[Seat, Bot[V]] | None = None,
        save: Callable[[Record], None] = lambda record: None,
        clock: Callable[[], float] = lambda: 0.0,
        patience: float = PATIENCE,
        pace: float = 0.0,
        left: Callable[[], None] = lambda: None,
    ) -> None:
        self._game = game
        self._state = restore(game, record)
        self._record = record
        self._bots = dict(bots)
        self._advisers = dict(advisers or {})
        self._advice: Thought | None = None
        self._save = save
        self._clock = clock
        self._patience = patience
        self._pace = pace
        self._left = left
        self._pending: Pending = game.pending(self._state)
        self._steps: list[Step[S]] = []
        self._past: list[_Moment[S]] = []
        listeners = (*self._bots, *self._advisers)
        self._unnoticed: dict[Seat, list[Beat[V]]] = {seat: [] for seat in listeners}
        self._thinker = Thinker()
        self._thoughts: dict[Seat, tuple[Thought, float]] = {}
        self._lost: dict[Seat, Thought] = {}
        self._blamed: set[Seat] = set()

    @property
    def record(self) -> Record:
        """The match so far."""
        return self._record

    @property
    def over(self) -> Over | None:
        """The ranking, when the match has ended."""
        return self._pending if isinstance(self._pending, Over) else None

    @property
    def seats(self) -> tuple[Seat, ...]:
        """All seats, in turn order."""
        return tuple(map(Seat, range(len(self._record.players))))

    @property
    def waiting_for(self) -> tuple[Seat, ...]:
        """The seats that are asked now, people and bots; empty while chance or nobody is."""
        pending = self._pending
        return tuple(d.seat for d in pending.decisions) if isinstance(pending, Ask) else ()

    def is_person(self, seat: Seat) -> bool:
        """Whether somebody at the screen plays ``seat``."""
        return seat not in self._bots

    def view(self, viewer: Seat | None) -> V:
        """The table as it is now, seen by ``viewer``."""
        return self._game.observe(self._state, viewer)

    def decision(self) -> Decision | None:
        """The question to a person, if one is open."""
        if isinstance(self._pending, Ask):
            return next((d for d in self._pending.decisions if self.is_person(d.seat)), None)
        return None

    def advice(self) -> Action | None:
        """What the adviser of the person asked would do, once it knows.  Never blocks.

        ``None`` without an adviser, while it thinks, and if it fails: advice is no duty.
        """
        decision = self.decision()
        if decision is None or decision.seat not in self._advisers:
            return None
        if self._advice is None:
            adviser = self._advisers[decision.seat]
            self._advice = self._thinker.ponder(self._question(decision, adviser))
        return self._advice.answer if self._advice.finished else None

    def submit(self, action: Action) -> None:
        """A person's answer to :meth:`decision`; :exc:`IllegalMove` changes nothing."""
        decision = self.decision()
        if decision is None:
            raise IllegalMove(action, self._pending)
        self._make(Move(decision.seat, action))

    def note(self, seat: Seat, text: str) -> None:
        """Keep what ``seat`` has written for its own eyes; no rule and no bot knows of it."""
        notes = list(self._record.notes or ("",) * len(self._record.players))
        notes[seat] = note_of(text)
        self._record = replace(self._record, notes=tuple(notes) if any(notes) else ())
        self._save(self._record)

    @property
    def undoable(self) -> Seat | None:
        """The person whose latest move can be taken back.

        That is so until something was revealed or drawn, somebody else has moved, or a bot has
        been asked: it has seen the table by then.
        """
        return self._past[-1].seat if self._past else None

    def undo(self) -> bool:
        """Take the latest move of :attr:`undoable` back; false if there is none."""
        if not self._past:
            return False
        moment = self._past.pop()
        self._state = moment.state
        self._record = replace(moment.record, notes=self._record.notes)
        self._pending = self._game.pending(self._state)
        del self._steps[moment.steps :]
        for seat, count in moment.unnoticed.items():
            del self._unnoticed[seat][count:]
        self._advice = None
        self._save(self._record)
        return True

    def poll(self) -> bool:
        """Make at most one move that waits for no person; whether one was made.  Never blocks."""
        pending = self._pending
        if isinstance(pending, Over):
            return False
        if isinstance(pending, Ask):
            return any(self._ask(d) for d in pending.decisions if not self.is_person(d.seat))
        self._make(Move(CHANCE, Dealer(self._chance("deal")).answer(pending)))
        return True

    def wait(self, seconds: float | None = None) -> None:
        """Wait for a bot that thinks right now; for matches without a screen."""
        thoughts = [thought for thought, _ in self._thoughts.values()]
        for thought in (*thoughts, self._advice) if self._advice else thoughts:
            thought.wait(seconds)

    def take(self, viewer: Seat | None) -> list[Beat[V]]:
        """What happened since the last call, seen by ``viewer``."""
        steps, self._steps = self._steps, []
        return [beat for step in steps for beat in watch(self._game, step, viewer)]

    def close(self) -> None:
        """Leave the table; a bot that still thinks does so in vain."""
        self._thinker.close()
        self._thoughts.clear()
        self._left()

    def _chance(self, purpose: str) -> Random:
        return Random(f"{self._record.seed}/{len(self._record.moves)}/{purpose}")

    def _make(self, move: Move) -> None:
        step = play(self._game, self._state, move)
        self._remember(move, step)
        self._state = step.state
        self._pending = self._game.pending(step.state)
        self._steps.append(step)
        for seat, beats in self._unnoticed.items():
            beats += watch(self._game, step, seat)
        self._thoughts.clear()
        self._advice = None
        result = result_of(self._game, step.state, len(self._record.players))
        self._record = replace(self._record, moves=(*self._record.moves, move), result=result)
        self._save(self._record)

    def _remember(self, move: Move, step: Step[S]) -> None:
        """Keep the table before ``move`` if it can be taken back; else the past is settled.

        Whether there were other answers makes no difference: that would tell of a hand.
        """
        person = move.by >= 0 and self.is_person(move.by)
        if not person or any(self._game.reveals(state, fact) for fact, state in step.beats):
            self._past.clear()
            return
        if self.undoable not in (None, move.by):
            self._past.clear()
        unnoticed = {seat: len(beats) for seat, beats in self._unnoticed.items()}
        moment = _Moment(move.by, self._state, self._record, len(self._steps), unnoticed)
        self._past.append(moment)

    def _ask(self, decision: Decision) -> bool:
        """Begin, await or use what the bot of ``decision`` thinks; whether a move came of it.

        No question is answered as it is put, so that how many frames a match has is no accident.
        """
        seat = decision.seat
        if (lost := self._lost.get(seat)) and not lost.finished:
            self._make(Move(seat, self._fallback(decision)))
            return True
        if seat not in self._thoughts:
            question = self._question(decision, self._bots[seat])
            self._thoughts[seat] = self._thinker.ponder(question), self._clock()
            return False
        thought, since = self._thoughts[seat]
        if thought.finished and self._clock() - since < self._pace:
            return False
        if thought.finished:
            if thought.answer is None:
                self._blame(seat, thought.trouble)
            self._make(Move(seat, thought.answer or self._fallback(decision)))
            return True
        if self._clock() - since > self._patience:
            self._blame(seat, f"no answer after {self._patience:g} seconds")
            self._lost[seat] = thought
            self._thinker.close()
            self._thinker = Thinker()
            self._make(Move(seat, self._fallback(decision)))
            return True
        return False

    def _question(self, decision: Decision, bot: Bot[V]) -> Question:
        seat = decision.seat
        self._past.clear()
        beats, self._unnoticed[seat] = tuple(self._unnoticed[seat]), []
        rng = self._chance(f"bot {seat}")
        return Question(bot, beats, self.view(seat), decision, rng)

    def _fallback(self, decision: Decision) -> Action:
        rng = self._chance(f"fallback {decision.seat}")
        return RandomBot().choose(None, decision, rng)

    def _blame(self, seat: Seat, trouble: str) -> None:
        """Log what went wrong with a bot, once for each seat."""
        if seat not in self._blamed:
            self._blamed.add(seat)
            name = self._record.players[seat].name
            log.warning("The bot %s failed and plays at random for now: %s", name, trouble)
