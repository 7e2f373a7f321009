"""The parts into which a replay of this game falls: sprints and their pitches."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from agile_unicorn.engine.game import Beat
from agile_unicorn.games.unicorn import facts as f
from agile_unicorn.games.unicorn.view import View
from agile_unicorn.scenes.scene import Words


def chapters(words: Words) -> Callable[[Beat[Any]], tuple[str, str] | None]:
    """Tells of each beat which part begins with it; a sprint has its number as mark."""

    def begun(beat: Beat[View]) -> tuple[str, str] | None:
        match beat.fact:
            case f.SprintBegan(number=number):
                return words("unicorn.chapters.sprint", sprint=number), str(number)
            case f.PitchBegan(number=number):
                name = words("unicorn.chapters.pitch", sprint=beat.view.sprint, pitch=number)
                return name, ""
            case f.SprintEnded(number=number):
                return words("unicorn.chapters.retro", sprint=number), ""
        return None

    return begun
