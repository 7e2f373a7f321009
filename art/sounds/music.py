"""The two pieces of music: an afternoon at the office, and the same office when things happen.

The office is in F, unhurried, with the motifs of the stories (a fifth up) and of the incentives (a
third up).  The events are in D with a flat second: the motif of the events is the half step.
"""

from __future__ import annotations

from art.sounds.score import Chord, Score, Section

_OFFICE_CHORDS = {
    "F": Chord(41, (64, 67, 69, 72)),
    "Dm": Chord(38, (64, 65, 69, 72)),
    "Gm": Chord(43, (65, 69, 70, 74)),
    "C": Chord(36, (64, 69, 70, 74)),
    "Bb": Chord(46, (65, 69, 72, 74)),
    "Am": Chord(45, (64, 67, 69, 72)),
    "D7": Chord(38, (63, 66, 69, 72)),
    "Eb": Chord(39, (62, 65, 67, 70)),
}
_EASY_COMP = ("0 . 2 1 . 3 . 2", "0 . 2 . 1 . 3 .", "0 . 2 1 . 3 . 2", ". 1 2 . 3 . 2 1")
_EASY_BASS = ("r . . r . 5 . .", "r . . 5 . 8 . n", "r . . r . 5 . .", "r . . 5 . . 5 n")
_WALK_BASS = ("r . . 5 8 . . n", "r . . 5 . r . n")
_FELT = ("x.....o.x.o.....", "x.....o.x....o..")
_STAPLER = ("....x.......x...",)
_TYPING = ("o.x.o.xoo.x.o.x.", "o.x.oox.o.x.o.xo", "o.x.o.x.o.xoo.x.", "..x.o.xoo.o.....")
_RUSTLE = ("..o...o...o...o.",)

OFFICE = Score(
    tempo=80,
    swing=0.6,
    chords=_OFFICE_CHORDS,
    sections=(
        Section(
            chords=("F", "F", "Dm", "Dm", "Gm", "Gm", "C", "C"),
            lead=(
                ".:1.5 A5:.5 C6:1 G5:1",
                ".:.5 A5:.5 G5:.5 E5:.5 C5:2",
                ".:1.5 F5:.5 A5:1 E5:1",
                ".:.5 F5:.5 E5:.5 D5:.5 A4:2",
                ".:1 Bb4:.5 D5:.5 F5:1 A5:1",
                "G5:.5 F5:.5 D5:1 .:2",
                ".:.5 E5:.5 G5:.5 Bb5:.5 A5:1 G5:1",
                "E5:1.5 C5:.5 .:2",
            ),
            comp=_EASY_COMP,
            bass=_EASY_BASS,
            drums={"felt": _FELT, "stapler": _STAPLER, "rustle": _RUSTLE},
        ),
        Section(
            chords=("Bb", "Am", "Gm", "C", "Bb", "Am D7", "Gm", "Eb C"),
            lead=(
                "D5:.5 A5:.5 F5:1 .:1 F5:1",
                "C5:.5 G5:.5 E5:1 .:2",
                "Bb4:.5 F5:.5 D5:1 .:1 D5:1",
                "E5:1 D5:.5 C5:.5 .:2",
                "D5:.5 F5:.5 A5:1 C6:1 A5:1",
                "G5:1 E5:1 F#5:1 A5:1",
                "Bb5:1.5 A5:.5 G5:1 D5:1",
                "G5:.5 F5:.5 D5:1 E5:.5 G5:1.5",
            ),
            comp=(". 0 . 2 . 1 . 3", ". 1 . 2 . 3 . ."),
            bass=_WALK_BASS,
            pad=True,
            drums={"felt": _FELT, "stapler": _STAPLER, "typing": _TYPING},
        ),
        Section(
            chords=("F", "F", "Dm", "Dm", "Gm", "Gm", "C", "C"),
            lead=(
                "C5:.5 E5:.5 .:.5 A5:.5 C6:1 G5:1",
                ".:.5 A5:.5 G5:.5 E5:.5 C5:1 E5:1",
                "A4:.5 C5:.5 .:.5 F5:.5 A5:1 E5:1",
                ".:.5 F5:.5 E5:.5 D5:.5 A4:1 C5:1",
                "D5:.5 F5:.5 .:1 Bb5:1 A5:1",
                "G5:.5 A5:.5 D5:1 .:1 G4:.5 Bb4:.5",
                "C5:1 .:1 D5:.5 F5:.5 .:1",
                "E5:.5 G5:.5 .:3",
            ),
            comp=("0 2 . 1 . 3 2 .", "0 . 2 1 . 3 . 2"),
            bass=_EASY_BASS,
            pad=True,
            drums={"felt": _FELT, "stapler": _STAPLER, "typing": _TYPING, "rustle": _RUSTLE},
        ),
    ),
)

_EVENT_CHORDS = {
    "Dm": Chord(38, (57, 62, 64, 65)),
    "Eb": Chord(38, (58, 63, 67, 70)),
    "Gm": Chord(43, (58, 62, 67, 69)),
    "A7": Chord(45, (57, 61, 67, 70)),
    "Bb": Chord(46, (58, 62, 65, 69)),
    "E°": Chord(40, (58, 61, 64, 67)),
}
_PULSE = ("r r . r 8 . r .", "r r . r . r n .")
_CLOCK = ("x...o...x...o...",)
_CLOCK_FAST = ("x.o.x.o.x.o.x.o.",)
_HEART = ("X.x.............", "X.x.......x.....")
_DRUM = ("..........o.o.x.", "......o...o.oxxX")
_NERVES = ("0 1 0 1 . 2 . 3", "1 0 1 0 . 3 . 2")

EVENTS = Score(
    tempo=104,
    swing=0.5,
    chords=_EVENT_CHORDS,
    sections=(
        Section(
            chords=("Dm", "Dm", "Eb", "Dm"),
            lead=("D4:.5 Eb4:.5 D4:1 .:2", ".:4", "Eb4:.5 D4:.5 Eb4:1 .:2", ".:4"),
            lead_on="marimba",
            bass=_PULSE,
            drums={"clock": _CLOCK, "heart": _HEART},
        ),
        Section(
            chords=("Dm", "Eb", "Dm", "Eb", "Gm", "A7", "Dm", "A7"),
            lead=(
                "A4:1.5 Bb4:.5 A4:2",
                ".:1 G4:.5 Ab4:.5 G4:2",
                "A4:1.5 Bb4:.5 A4:1 D5:1",
                "Eb5:1 D5:1 Bb4:2",
                "D5:1.5 Eb5:.5 D5:1 Bb4:1",
                "C#5:1 D5:.5 C#5:.5 A4:2",
                "F4:.5 E4:.5 F4:1 .:2",
                "E4:.5 G4:.5 Bb4:1 C#5:2",
            ),
            comp=_NERVES,
            bass=_PULSE,
            drums={"clock": _CLOCK, "heart": _HEART, "drum": _DRUM},
        ),
        Section(
            chords=("Bb", "Bb", "Gm", "Gm", "E°", "E°", "A7", "A7"),
            lead=(
                "F5:1 E5:.5 F5:.5 D5:2",
                ".:2 D5:.5 C#5:.5 D5:1",
                "Bb4:1 A4:.5 Bb4:.5 G4:2",
                ".:2 G4:.5 F#4:.5 G4:1",
                "Bb4:.5 C#5:.5 E5:1 G5:1 E5:1",
                "F5:.5 E5:.5 C#5:1 Bb4:2",
                "A4:.5 Bb4:.5 A4:.5 Bb4:.5 A4:.5 Bb4:.5 A4:1",
                "C#5:1 E5:1 G5:1 Bb5:1",
            ),
            comp=("0 . 1 . 2 . 3 .", "3 . 2 . 1 . 0 ."),
            bass=("r . r . r r . n", "r r . r . r . n"),
            pad=True,
            drums={"clock": _CLOCK_FAST, "heart": _HEART, "drum": _DRUM},
        ),
        Section(
            chords=("Dm", "Eb", "Dm", "Eb", "Gm", "A7", "Dm", "Dm"),
            lead=(
                "A5:.5 Bb5:.5 A5:1 .:2",
                "G4:.5 Ab4:.5 G4:1 .:2",
                "A5:.5 Bb5:.5 A5:1 .:2",
                "Eb5:.5 D5:.5 Bb4:1 .:2",
                "D5:1 Eb5:1 D5:1 Bb4:1",
                "C#5:1 D5:1 C#5:1 A4:1",
                "D4:.5 Eb4:.5 D4:1 .:2",
                ".:4",
            ),
            comp=_NERVES,
            bass=_PULSE,
            drums={"clock": _CLOCK_FAST, "heart": _HEART, "rustle": _RUSTLE},
        ),
    ),
)
