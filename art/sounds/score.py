"""The notation of the music: sections of bars become a list of strokes.

Everything is 4/4.  A lead bar is a list of NOTE:BEATS, '.' rests: "A5:.5 .:1.5 C6:2".  A comping
bar has eight places, one an eighth: a digit is a voice of the chord (0 lowest), '.' rests.  A bass
bar likewise: r root, 5 fifth, 8 octave, n the half step below the root of the next bar.  A drum
bar has sixteen places: o soft, x plain, X loud.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

BEATS = 4
LETTERS = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}
LOUD = {"o": 0.45, "x": 0.75, "X": 1.0}


class Chord(msgspec.Struct, frozen=True):
    """Root of the bass and four voices, as MIDI numbers."""

    root: int
    voices: tuple[int, int, int, int]


class Section(msgspec.Struct, frozen=True):
    """Bars that belong together; shorter lists of bars are repeated.

    chords: one name a bar, or two with a blank between them.  drums: bars by instrument.
    """

    chords: tuple[str, ...]
    lead: tuple[str, ...] = ()
    comp: tuple[str, ...] = ()
    bass: tuple[str, ...] = ()
    pad: bool = False
    drums: dict[str, tuple[str, ...]] = {}
    lead_on: str = "kalimba"


class Score(msgspec.Struct, frozen=True):
    """A loop: tempo in beats a minute, swing (0.5 straight, 0.66 triplets), sections, chords."""

    tempo: float
    swing: float
    chords: dict[str, Chord]
    sections: tuple[Section, ...]

    @property
    def beats(self) -> int:
        """Length in beats."""
        return BEATS * sum(len(section.chords) for section in self.sections)

    @property
    def seconds(self) -> float:
        """Length in seconds."""
        return self.beats * 60 / self.tempo


class Stroke(msgspec.Struct, frozen=True):
    """One note: when and how long in beats, by whom, MIDI number (0 for drums), 0..1."""

    beat: float
    beats: float
    player: str
    pitch: int
    force: float


def pitch(name: str) -> int:
    """The MIDI number of a note: "C4" is 60, "Bb3" 58, "F#5" 78."""
    letter, rest = LETTERS[name[0]], name[1:]
    shift = rest.count("#") - rest.count("b")
    return 12 * (int(rest.lstrip("#b")) + 1) + letter + shift


def strokes(score: Score) -> Iterator[Stroke]:
    """Every stroke of the loop, section by section."""
    roots = [_chords(score, bar)[0].root for part in score.sections for bar in part.chords]
    bar = 0
    for section in score.sections:
        for i, names in enumerate(section.chords):
            start = BEATS * bar
            after = roots[(bar + 1) % len(roots)]
            for note in _bar(score, section, i, names, after):
                yield msgspec.structs.replace(note, beat=start + _swung(note.beat, score.swing))
            bar += 1


def _chords(score: Score, names: str) -> list[Chord]:
    return [score.chords[name] for name in names.split()]


def _swung(beat: float, swing: float) -> float:
    """The off-beat eighth comes late, what lies between is stretched."""
    whole, part = divmod(beat, 1.0)
    return whole + (part * 2 * swing if part <= 0.5 else swing + (part - 0.5) * 2 * (1 - swing))


def _bar(score: Score, section: Section, i: int, names: str, after: int) -> Iterator[Stroke]:
    chords = _chords(score, names)
    if section.lead:
        yield from _lead(section.lead[i % len(section.lead)], section.lead_on)
    if section.comp:
        for place, digit in _eighths(section.comp[i % len(section.comp)]):
            voice = _now(chords, place).voices[int(digit)]
            yield Stroke(place / 2, 0.5, "marimba", voice, 0.62 if place % 2 else 0.74)
    if section.bass:
        for place, kind in _eighths(section.bass[i % len(section.bass)]):
            root = _now(chords, place).root
            tone = {"r": root, "5": root + 7, "8": root + 12, "n": after - 1}[kind]
            yield Stroke(place / 2, 1.0, "bass", tone, 0.9 if place == 0 else 0.75)
    if section.pad:
        for number, chord in enumerate(chords):
            share = BEATS / len(chords)
            for voice in chord.voices:
                yield Stroke(number * share, share, "vibes", voice, 0.5)
    for drum, bars in section.drums.items():
        for place, mark in enumerate(bars[i % len(bars)]):
            if mark in LOUD:
                yield Stroke(place / 4, 0.25, drum, 0, LOUD[mark])


def _eighths(bar: str) -> Iterator[tuple[int, str]]:
    return ((place, mark) for place, mark in enumerate(bar.split()) if mark != ".")


def _now(chords: list[Chord], place: int) -> Chord:
    return chords[place * len(chords) // 8]


def _lead(bar: str, player: str) -> Iterator[Stroke]:
    at = 0.0
    for token in bar.split():
        name, beats = token.split(":")
        if name != ".":
            force = 0.85 if at in (0.0, 2.0) else 0.72
            yield Stroke(at, float(beats), player, pitch(name), force)
        at += float(beats)
    if at != BEATS:
        raise ValueError(f"a bar of {at} beats: {bar}")
