"""The face of Agile Unicorn in the match scene: planning board, pitch table or retro."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal

from msgspec.structs import replace

from agile_unicorn.engine.game import Beat, Fact
from agile_unicorn.engine.moves import Action, Decision
from agile_unicorn.engine.pieces import Handle, Ref, Seat, card_ref, place_ref
from agile_unicorn.games.unicorn import facts as f
from agile_unicorn.games.unicorn.model import Phase
from agile_unicorn.games.unicorn.view import View
from agile_unicorn.scenes.scene import Words
from agile_unicorn.scenes.shared.desk import Button, Desk, Odds, Person, Prompt, Stretch, Window
from agile_unicorn.scenes.shared.furniture import ZOOM
from agile_unicorn.scenes.unicorn import backlog, pitch, questions, retro
from agile_unicorn.scenes.unicorn.advice import advised
from agile_unicorn.scenes.unicorn.chronicle import Chronicle
from agile_unicorn.scenes.unicorn.dances import choreography, cue_of
from agile_unicorn.scenes.unicorn.hand import HAND_Z, held, seen
from agile_unicorn.scenes.unicorn.harvest import Harvest
from agile_unicorn.scenes.unicorn.helping import help_text
from agile_unicorn.scenes.unicorn.overview import overview
from agile_unicorn.scenes.unicorn.places import Place, aimed, places
from agile_unicorn.scenes.unicorn.prize import Prize
from agile_unicorn.scenes.unicorn.reactions import grave, reactions, stretch
from agile_unicorn.scenes.unicorn.refusals import refusal
from agile_unicorn.scenes.unicorn.rulebook import rule_pages
from agile_unicorn.scenes.unicorn.sorting import sorting_tab
from agile_unicorn.scenes.unicorn.spoken import spoken
from agile_unicorn.scenes.unicorn.spread import thrown
from agile_unicorn.scenes.unicorn.teams import together
from agile_unicorn.table.bindings import Bindings
from agile_unicorn.table.director import Dance
from agile_unicorn.table.looks import CardLook, DieLook, Layout, Look, Spot

Mode = Literal["planning", "pitch", "retro"]
RESUMED: Mapping[Phase, Mode] = {Phase.DISMISS: "retro", Phase.OVER: "retro"}
TENSE = frozenset((Phase.EVENT, Phase.REACT, Phase.ADD_MEMBER, Phase.REMOVE_MEMBER))
REACTIONS = frozenset(("event", "react", "incentive"))
"""Questions that a clock may press."""
VALUE_DIE, SLOT_WIDTH = 70.0, 156.0
TOLD = ("mode", "prize", "_harvest", "_value_dice", "_view", "_fact", "_notice")
"""What a face learns from beats."""
GOLDEN = 13
"""Stories of so many points have a gold rim."""
CHANCE_COLOUR = 6
"""Dice that belong to nobody are white."""


class UnicornFace:
    """Chooses the scene by what happened last, and knows where cards come from and go."""

    def __init__(self, people: Sequence[Person], words: Words) -> None:
        self.people, self.words = tuple(people), words
        self.desk = Desk(self.people, Seat(0))
        self.mode: Mode = "pitch"
        self.prize: Prize | None = None
        self._harvest = Harvest()
        self._value_dice: tuple[int, ...] = ()
        self._view: View | None = None
        self._fact: Fact | None = None
        self._notice = ""
        self._chronicle = Chronicle(self.people, words)
        self.gates: frozenset[type[Fact]] = frozenset(
            (f.PitchBegan, f.PitchWon, f.PitchFailed, f.EventsDealt, f.GameEnded)
        )

    def dances(self, lay: Callable[[View], Layout]) -> Mapping[type[Fact], Dance[Any]]:
        """How the facts look when they happen."""
        return choreography(self, lay)

    @property
    def mat(self) -> str:
        """The mat of the present scene."""
        return {"planning": "mat_backlog", "pitch": "mat_pitch", "retro": "mat_retro"}[self.mode]

    @property
    def tense(self) -> bool:
        """While events fly."""
        return self._view is not None and self._view.phase in TENSE

    def translate(self, words: Words) -> None:
        """Go on in another language."""
        self.words, self._chronicle = words, Chronicle(self.people, words)
        self._notice = self._noticed(self._fact) if self._fact else ""

    def lay(self, view: View, desk: Desk) -> Layout:
        """The present scene."""
        self._view, self.desk = view, desk
        if self._fact is None:  # a match that was taken up again
            self.mode = RESUMED.get(view.phase, "pitch")
        if self.mode == "planning":
            return backlog.lay(view, desk, self.words)
        if self.mode == "retro":
            return retro.lay(view, desk, self.words, self._harvest)
        spots = pitch.lay(view, desk, self.words, self.prize, self._notice)
        spots |= sorting_tab(desk, 0 if desk.neutral else len(self.hand(view, desk)), self.words)
        if view.phase is Phase.BID or view.phase is Phase.VALUE:
            spots |= self.value_dice(self._value_dice)
        return spots

    def hear(self, beat: Beat[Any]) -> None:
        """Follow the scenes: a sprint is planned, pitched, and looked back upon."""
        fact: Fact = beat.fact
        self._fact, self._view = fact, beat.view
        self._notice = self._noticed(fact)
        match fact:
            case f.SprintBegan():
                self.mode, self._harvest = "planning", Harvest()
            case f.PitchBegan():
                self.prize, self._value_dice = None, ()
                if fact.number > 1:
                    self.mode = "pitch"
            case f.ValueRolled():
                self.mode, self._value_dice = "pitch", fact.faces
            case f.ValueSet() | f.CardsBid() | f.BidPassed():
                self.mode = "pitch"
            case f.BidsRevealed():
                self._value_dice = ()
            case f.PitchWon():
                self.prize = Prize(fact.card, fact.seat)
            case f.PitchFailed():
                self.prize = Prize(fact.card)
            case f.PitchCleared():
                self.prize, self._value_dice = None, ()
            case f.SprintEnded():
                self.mode = "retro"
            case f.EventsDealt():
                new = fact.cards[self.desk.bottom] or ()
                self._harvest = replace(self._harvest, drawn=fact.counts, new=new)
            case f.StoriesRevealed():
                gains = {**self._harvest.gains, fact.seat: fact.stories}
                self._harvest = replace(self._harvest, gains=gains)
            case _:
                pass

    def _noticed(self, fact: Fact) -> str:
        """The banner that ``fact`` puts up until the next one happens."""
        match fact:
            case f.PitchWon():
                return self.words("unicorn.banners.won", name=self.people[fact.seat].name)
            case f.PitchFailed():
                return self.words(f"unicorn.banners.{'failed' if fact.bid else 'nobody_bid'}")
            case f.TieRerolled():
                return self.words("unicorn.banners.tie")
            case f.EventCancelled():
                return self.words("unicorn.banners.cancelled")
            case _:
                return ""

    def gate(self, desk: Desk) -> Button | None:
        """What the table waits for after the last fact."""
        assert self._view is not None
        return questions.gate(self._fact, self._view, desk, self.words)

    def opened(self) -> None:
        """Behind the gate of the planning board lies the pitch table."""
        if isinstance(self._fact, f.PitchBegan):
            self.mode = "pitch"

    def private(self, decision: Decision) -> bool:
        """Bids and events are secret; with open hands, everything else lies open."""
        if decision.prompt == "take":
            return False
        open_hands = self._view is not None and self._view.setup.open_hands
        return not open_hands or decision.prompt in ("bid", "event", "react")

    def together(self, one: Seat, other: Seat) -> bool:
        """Partners who see each other's cards share a private screen (AU-172)."""
        if one == other or self._view is None:
            return one == other
        setup = self._view.setup
        return setup.partners_open and other in together(setup, one)

    def typed(self, decision: Decision, view: View) -> Mapping[Ref, Look]:
        """The members that may be bid, if team cards lie open (AU-014, AU-042)."""
        team = view.seats[decision.seat].team
        if decision.prompt != "bid" or team is None:
            return {}
        return {card_ref(card): CardLook(view.cards.key(card), SLOT_WIDTH) for card in sorted(team)}

    def limit(self, decision: Decision, view: View) -> float:
        """The time to react, where the setup knows one."""
        return view.setup.reaction_seconds if decision.prompt in REACTIONS else 0

    def stretch(self, decision: Decision, view: View) -> Stretch | None:
        """Events until the dice roll, incentives until the pitch is over."""
        return stretch(decision, view, self.words)

    def grave(self, decision: Decision, action: Action) -> bool:
        """Whether a single click does it."""
        return grave(decision, action)

    def window(self, decision: Decision, view: View) -> Window | None:
        """Events and wands, and later the incentives (AU-050, AU-073, AU-113)."""
        return reactions(decision, view, self.people) if decision.prompt in REACTIONS else None

    def prompt(self, decision: Decision, view: View, desk: Desk) -> Prompt:
        """The question in words."""
        return questions.prompt(decision, view, desk, self.words)

    def advised(
        self, asked: Prompt, advice: Action, decision: Decision, view: View, desk: Desk
    ) -> Prompt:
        """The question with what a partner would do instead of the hint."""
        return advised(asked, advice, decision.seat, view, desk, self.words)

    def buttons(self, decision: Decision, view: View, desk: Desk) -> tuple[Button, ...]:
        """The buttons beside the hand."""
        return questions.buttons(decision, view, desk, self.words)

    def odds(self, decision: Decision, view: View, desk: Desk) -> Odds | None:
        """The chances of what is picked."""
        return questions.odds(decision, view, desk, self.words)

    def refusal(self, ref: Ref, decision: Decision | None, view: View, desk: Desk) -> str:
        """Why a thing cannot be chosen now."""
        return refusal(ref, decision, view, desk, self.words)

    def waiting(self, view: View, desk: Desk) -> Prompt | None:
        """Whom everybody waits for."""
        return questions.waiting(view, desk, self.words)

    def tell(self, beat: Beat[Any]) -> str:
        """The beat for the log."""
        return self._chronicle.tell(beat.fact, beat.view)

    def cue(self, beat: Beat[Any]) -> str:
        """The sound of the beat; the end of a match that nobody here has won is a sad one."""
        if isinstance(beat.fact, f.GameEnded) and not self._won_here(beat.view):
            return "lose"
        return cue_of(beat.fact)

    def _won_here(self, view: View) -> bool:
        """Whether somebody here has the most points, or nobody here plays."""
        scores = [view.team_score(Seat(seat)) for seat in range(view.setup.seats)]
        here = [score for score, at in zip(scores, self.people, strict=True) if at.human]
        return not here or max(here) == max(scores)

    def hand(self, view: View, desk: Desk) -> Sequence[Ref]:
        """The cards that lie open at the bottom, from the left."""
        if not seen(view, desk):
            return []
        return list(map(card_ref, held(view, desk.bottom, by_strength=desk.by_strength)))

    def overview(self, ref: Ref, view: View, desk: Desk) -> Layout:
        """The open cards of a seat."""
        seat = Seat(int(ref.removeprefix("seat:")))
        return overview(view, desk, seat, self.place(seat), self.words)

    def aloud(self, view: View, desk: Desk) -> Sequence[str]:
        """The table in sentences."""
        return spoken(view, desk, self.words)

    def rules(self, bindings: Bindings) -> Layout:
        """The double page."""
        return rule_pages(self.words, bindings)

    def help(self, ref: Ref, view: View) -> str:
        """What a card does."""
        return help_text(ref, view, self.words)

    # ------------------------------------------------------------ where things come from and go

    def place(self, seat: Seat) -> Place:
        """The place of ``seat`` at the table."""
        return places(len(self.people))[self.desk.places().index(seat)]

    def remembered(self) -> Callable[[], None]:
        """All that beats have changed by now, to be brought back."""
        kept = {name: getattr(self, name) for name in TOLD}
        return lambda: vars(self).update(kept)

    def golden(self, view: View) -> Sequence[Ref]:
        """The pitch card, if it has a gold rim."""
        card = view.centre
        if card is None or self.mode != "pitch" or self.prize is not None:
            return ()
        return (card_ref(card),) if view.cards.value[card] >= GOLDEN else ()

    def aimed(self, x: float, y: float) -> Seat | None:
        """Whose plate or cards lie next to a point."""
        return aimed(self.desk.places(), x, y)

    def hand_of(self, seat: Seat) -> tuple[float, float]:
        """Where the dice of ``seat`` fly from."""
        return (184, 908) if seat == self.desk.bottom else self.place(seat).plate

    def value_dice(self, faces: Sequence[int]) -> dict[Ref, Spot]:
        """The dice that told the value of the pitch card."""
        luck = f"value {faces}"
        return {
            place_ref(f"die/value/{i}"): Spot(
                x, y, DieLook(CHANCE_COLOUR, faces[i], px, throw=i % 2), angle, z=41
            )
            for i, x, y, px, angle in thrown(pitch.VALUE_DICE, len(faces), VALUE_DIE, luck)
        }

    def birth(self, ref: Ref, goal: Spot) -> Spot | None:
        """New cards come from their pile, face down; won stories from the seat's pile.

        A card that is only seen in large was there before.
        """
        if ref == ZOOM or not isinstance(goal.look, CardLook):
            return None
        width = goal.look.width
        owner = self._owner_of_gain(ref)
        if owner is not None:
            x, y, _ = self.place(owner).won
            return Spot(x, y, CardLook("back_draw", width), goal.angle, z=goal.z)
        event = ref.startswith("place:event/") or self._is_event(ref)
        if not event and (home := self._home(ref, goal)) is not None:
            return Spot(*home, CardLook("back_draw", width), 0, z=max(goal.z, 90), lift=1.5)
        x, y = (
            (pitch.EVENTS if event else pitch.DRAW)
            if self.mode != "retro"
            else (retro.EVENTS if event else retro.DRAW)
        )
        if self.mode == "planning" and not event:
            x, y = backlog.DRAW
        back = "back_event" if event else "back_draw"
        pile = retro.PILE_WIDTH if self.mode == "retro" else pitch.PILE_WIDTH
        return Spot(x, y, CardLook(back, pile), 0, z=max(goal.z, 90), lift=0.0)

    def _home(self, ref: Ref, goal: Spot) -> tuple[float, float] | None:
        """Cards that come back to a hand were put aside at the plate of their seat."""
        if isinstance(self._fact, f.StartDecksDealt):
            return None
        if ref.startswith("place:back/"):
            return self.place(Seat(int(ref.split("/")[1]))).plate
        return self.place(self.desk.bottom).plate if goal.z >= HAND_Z else None

    def farewell(self, ref: Ref, spot: Spot) -> Spot | None:
        """Cards leave for the seat that owns them now, or for their pile."""
        view = self._view
        if view is None or not isinstance(spot.look, CardLook) or not ref.startswith("card:"):
            return None
        card = Handle(int(ref.removeprefix("card:")))
        for seat in map(Seat, range(view.setup.seats)):
            at = view.seats[seat]
            if card in at.won:
                x, y, width = self.place(seat).won
                return self._leave((x, y), "back_draw", width)
            if card in at.spent or card in at.used or card in (at.roster or ()):
                return self._leave(self.place(seat).plate, "back_draw", 62)
        if self._is_event(ref):
            return self._leave(pitch.EVENTS, "back_event", 140)
        return self._leave(retro.DRAW if self.mode == "retro" else pitch.DRAW, "back_draw", 140)

    def _leave(self, to: tuple[float, float], face: str, width: float) -> Spot:
        return Spot(*to, CardLook(face, width), 0, z=64)

    def _is_event(self, ref: Ref) -> bool:
        if self._view is None or not ref.startswith("card:"):
            return False
        return self._view.cards.family(int(ref.removeprefix("card:"))) == "event"

    def _owner_of_gain(self, ref: Ref) -> Seat | None:
        for seat, stories in self._harvest.gains.items():
            if self.mode == "retro" and any(card_ref(card) == ref for card in stories):
                return seat
        return None
