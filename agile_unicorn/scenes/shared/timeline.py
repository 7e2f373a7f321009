"""Where a replay can stop: its sentences, and the chapters between which it jumps."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Generator
from typing import Any

from msgspec import Struct

from agile_unicorn.engine.game import Beat
from agile_unicorn.session.playback import Playback


class Line(Struct, frozen=True):
    """A sentence of the log, and the place of the table that it tells of."""

    place: int
    text: str


class Chapter(Struct, frozen=True):
    """A part of the match; ``mark`` is what is printed on the strip where a larger one begins."""

    place: int
    name: str
    mark: str = ""


class Timeline(Struct, frozen=True):
    """All lines and chapters of a replay that ends at the place ``end``."""

    end: int
    lines: tuple[Line, ...]
    chapters: tuple[Chapter, ...]
    stops: tuple[int, ...]

    def after(self, place: int) -> int:
        """The next stop, or the end."""
        at = bisect_right(self.stops, place)
        return self.stops[at] if at < len(self.stops) else self.end

    def before(self, place: int) -> int:
        """The stop before, or the beginning."""
        at = bisect_left(self.stops, place) - 1
        return self.stops[at] if at >= 0 else 0

    def chapter(self, place: int) -> Chapter | None:
        """The chapter that ``place`` lies in."""
        at = bisect_right(self.chapters, place, key=lambda chapter: chapter.place) - 1
        return self.chapters[at] if at >= 0 else None

    def chapter_after(self, place: int) -> int:
        """Where the next chapter begins, or the end."""
        at = bisect_right(self.chapters, place, key=lambda chapter: chapter.place)
        return self.chapters[at].place if at < len(self.chapters) else self.end

    def chapter_before(self, place: int) -> int:
        """Where this chapter began, or the one before if it begins here."""
        at = bisect_left(self.chapters, place, key=lambda chapter: chapter.place) - 1
        return self.chapters[at].place if at >= 0 else 0

    def large_before(self, place: int, *, here: bool = True) -> int:
        """Where the larger chapter of ``place`` began; not ``here``: the one before that, too."""
        large = [chapter.place for chapter in self.chapters if chapter.mark]
        at = (bisect_right if here else bisect_left)(large, place) - 1
        return large[at] if at >= 0 else 0

    def large_after(self, place: int) -> int:
        """Where the next larger chapter begins, or the end."""
        large = [chapter.place for chapter in self.chapters if chapter.mark]
        at = bisect_right(large, place)
        return large[at] if at < len(large) else self.end

    def line(self, place: int) -> int:
        """The number of the last line told at ``place``; -1 before the first."""
        return bisect_right(self.lines, place, key=lambda line: line.place) - 1


def timeline_of(
    playback: Playback[Any, Any],
    tell: Callable[[Beat[Any]], str],
    chapter: Callable[[Beat[Any]], tuple[str, str] | None],
) -> Timeline:
    """The timeline as everybody sees it, at once."""
    making = drawn(playback, tell, chapter)
    while True:
        try:
            next(making)
        except StopIteration as done:
            whole: Timeline = done.value
            return whole


def drawn(
    playback: Playback[Any, Any],
    tell: Callable[[Beat[Any]], str],
    chapter: Callable[[Beat[Any]], tuple[str, str] | None],
    done: float = 0.0,
) -> Generator[float, None, Timeline]:
    """The timeline as everybody sees it, place by place; yields how much is done by now.

    ``tell`` answers what the log says of a beat; ``chapter`` name and mark if one begins with it;
    ``done`` is the share of the work before that.
    """
    lines: list[Line] = []
    chapters: list[Chapter] = []
    for place in range(1, playback.end + 1):
        yield done + (1 - done) * place / playback.end
        beat = playback.beat(place, None)
        if beat is None:
            continue
        if (begun := chapter(beat)) is not None:
            chapters.append(Chapter(place, *begun))
        lines += [Line(place, text) for text in tell(beat).split("\n") if text]
    stops = sorted({line.place for line in lines} | {playback.end})
    return Timeline(playback.end, tuple(lines), tuple(chapters), tuple(stops))
