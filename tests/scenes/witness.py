"""Somebody who looks at a shared screen and must not learn a secret."""

from __future__ import annotations

from collections import deque

from agile_unicorn.engine.game import Beat
from agile_unicorn.engine.pieces import Handle
from agile_unicorn.games.unicorn.facts import MemberDismissed
from agile_unicorn.games.unicorn.view import View
from agile_unicorn.session.record import replay
from agile_unicorn.table.dump import told
from tests.scenes.match_tools import GAME, Scene, faces, handle, said


def public(view: View) -> set[Handle]:
    """The cards whose faces everybody may see, from the view of nobody."""
    assert view.viewer is None
    seen = {*view.discard, *view.box, *(play.card for play in view.played)}
    seen |= {card for card in (view.preview, view.centre) if card is not None}
    for at in view.seats:
        for cards in (at.roster, at.team, at.deployed, at.incentives, at.events):
            seen |= set(cards or ())
        for cards in (at.spent, at.used, at.won, at.stories):
            seen |= set(cards)
    return seen


class Witness:
    """Remembers what was public a moment ago, for what is shown lags behind the match.

    What was public before, the record of the match tells.
    """

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self._recent: deque[View] = deque(maxlen=8)
        self._gone: deque[Handle] = deque(maxlen=4)
        self._ever = set[Handle]()
        for step in replay(GAME, scene.match.record):
            for _, table in step.beats:
                self._ever |= public(GAME.observe(table, None))
        self._hear, scene.director.on_beat = scene.director.on_beat, self._heard

    def _heard(self, beat: Beat[View]) -> None:
        assert beat.view.viewer is None
        self._note(beat.view)
        if isinstance(beat.fact, MemberDismissed):  # seen by all on its way under the pile
            self._gone.append(beat.fact.card)
        if self._hear is not None:
            self._hear(beat)

    def _note(self, view: View) -> None:
        if view not in self._recent:
            self._recent.append(view)
            self._ever |= public(view)

    def look(self) -> None:
        """Look at every sprite, also at those that are leaving, and read everything."""
        scene = self.scene
        for view in (scene.view, scene.match.view(None)):
            if view.viewer is None:
                self._note(view)
        if scene.viewer is None:
            self._see(scene.match.view(None))

    def hear(self, text: str) -> None:
        """Listen to ``text``, which is read out while nobody looks at a hand."""
        names = self._unknown_events(self.scene.match.view(None))
        assert not [name for name in names if name in text]

    def _see(self, view: View) -> None:
        known = set(self._gone).union(*map(public, self._recent))
        keys = {view.cards.key(card) for card in known} | {"first_mover"}
        printed = self.scene.face.rules(self.scene.options.bindings)
        seen = [sprite for sprite in self.scene.top if sprite.ref not in printed]
        for sprite in seen:
            card = handle(sprite.ref)
            assert card is None or card in known, told(sprite.spot)
            for face in faces(sprite.spot.look):
                assert face.startswith("back_") or face in keys, told(sprite.spot)
        self.hear(" ".join([*said(sprite.spot for sprite in seen), *self.scene.log]))

    def _unknown_events(self, view: View) -> set[str]:
        """Printed names of events of which no copy has ever been public."""
        keys = {view.cards.key(card) for card in self._ever}
        kinds = [kind for kind in view.cards.kind if kind.family == "event"]
        unknown = [kind.key for kind in kinds if kind.key not in keys]
        return {self.scene.words(f"unicorn.cards.{key}.name") for key in unknown}
