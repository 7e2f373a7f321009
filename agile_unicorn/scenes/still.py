"""Scenes that only answer to input, as shows."""

from __future__ import annotations

from collections.abc import Callable

from agile_unicorn.engine.pieces import Ref
from agile_unicorn.scenes.scene import Scene
from agile_unicorn.scenes.shared.unasked import Unasked
from agile_unicorn.table.extent import Extents
from agile_unicorn.table.looks import Layout
from agile_unicorn.table.reading import read_out
from agile_unicorn.table.tabletop import Tabletop


class Still(Unasked):
    """A scene that only answers to input, as a show."""

    def __init__(
        self, scene: Scene, extents: Extents, look_away: Callable[[], object] = lambda: None
    ) -> None:
        self.scene, self._look_away = scene, look_away
        self.top = Tabletop(extents)
        self.top.put(scene.layout())

    @property
    def mat(self) -> str:
        """The mat of the scene."""
        return self.scene.mat

    @property
    def question(self) -> object:
        """A scene asks one question all the time."""
        return self.scene

    @property
    def resting(self) -> bool:
        """Whether nothing moves."""
        return self.top.resting

    @property
    def suggested(self) -> Ref | None:
        """The keyboard begins at what Enter would choose, not in a far corner."""
        return self.scene.suggested

    @property
    def default(self) -> Ref | None:
        """A scene answers to Enter itself."""
        return None

    @property
    def waiting(self) -> bool:
        """A scene answers to single things only."""
        return False

    @property
    def repeats(self) -> bool:
        """Steppers may be clicked fast."""
        return True

    @property
    def turned_down(self) -> bool:
        """A scene answers to every hot thing."""
        return False

    def layout(self) -> Layout:
        """What lies on the screen."""
        return self.scene.layout()

    def reach(self) -> Layout:
        """Keys go to everything."""
        return self.layout()

    def update(self, seconds: float) -> None:
        """Let things arrive at their places."""
        self.scene.update(seconds)
        self.top.advance(seconds)

    def _after(self) -> None:
        self.top.play(self.top.sync(self.scene.layout(), 0.16))

    def choose(self, ref: Ref) -> None:
        """Pass a choice on."""
        self.scene.choose(ref)
        self._after()

    def point(self, ref: Ref | None) -> None:
        """Pass on what is pointed at."""
        self.scene.point(ref)
        self._after()

    def key(self, name: str) -> bool:
        """Pass a key on."""
        used = self.scene.key(name)
        if used:
            self._after()
        return used

    def urgent(self, ref: Ref | None) -> bool:
        """Nothing here has to be waited for."""
        return False

    def type(self, text: str) -> None:
        """Pass text on."""
        self.scene.type(text)
        self._after()

    def hurry(self) -> bool:
        """Nothing here takes long enough to be hurried."""
        return False

    def back(self) -> bool:
        """A right click is Escape."""
        return self.key("escape")

    def aside(self) -> bool:
        """A click on nothing means nothing."""
        return False

    def look_away(self) -> None:
        """Nothing here is secret, but perhaps in what waits behind it."""
        self._look_away()

    def aloud(self) -> str:
        """All words on the screen."""
        return read_out(self.layout())

    def outcome(self) -> object | None:
        """The result of the scene."""
        return self.scene.outcome()
