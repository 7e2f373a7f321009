"""Every cue: how it is made, how many variants there are, how loud and how bright it is."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import msgspec

from art.sounds import paper, tones, trouble, wood
from art.sounds.level import finished
from art.sounds.synth import Sound, pitched

Make = Callable[[int], Sound]

LOUDNESS = {"faint": -17.0, "soft": -14.5, "plain": -12.5, "full": -11.0, "strong": -10.0}
"""Class of a cue to the RMS of its loudest 50 ms in dBFS; see `BAND`."""
BAND = 2.0
"""How far a finished cue may lie from the loudness of its class in dB."""
SHIFTS = (1.0, 1.04, 0.96, 1.02)
"""Pitch of the variants."""
STEPS = (1.0, 2 ** (2 / 12), 2 ** (4 / 12))
"""Pitch of the steps of a sum: they follow each other upwards."""


class Cue(msgspec.Struct, frozen=True):
    """A cue and its variants: seeds 100 apart, pitches as in `shifts`.

    colour: lowest and highest spectral centroid in Hz that is still this material; seconds:
    shortest and longest duration.
    """

    name: str
    make: Make
    level: str
    colour: tuple[int, int]
    seconds: tuple[float, float]
    seed: int
    variants: int = 1
    shifts: tuple[float, ...] = SHIFTS

    def files(self) -> list[str]:
        """Names of the files without suffix: the name, or name_1, name_2 ..."""
        if self.variants == 1:
            return [self.name]
        return [f"{self.name}_{i + 1}" for i in range(self.variants)]

    def sounds(self) -> dict[str, Sound]:
        """The finished variants by name of the file."""
        made = {}
        for i, name in enumerate(self.files()):
            raw = pitched(self.make(self.seed + 100 * i), self.shifts[i])
            made[name] = finished(raw, LOUDNESS[self.level])
        return made


CUES = (
    Cue("deal", paper.deal, "soft", (400, 3500), (0.15, 0.5), 3, 4),
    Cue("flip", paper.flip, "soft", (400, 4500), (0.15, 0.5), 5, 4),
    Cue("slide", paper.slide, "soft", (1200, 5000), (0.12, 0.4), 1, 4),
    Cue("tap", paper.tap, "soft", (150, 1800), (0.05, 0.3), 2, 4),
    Cue("hover", paper.hover, "faint", (1500, 5500), (0.02, 0.15), 61, 3),
    Cue("select", paper.select, "faint", (1500, 6000), (0.06, 0.25), 63, 3),
    Cue("put_back", paper.put_back, "faint", (1000, 4500), (0.04, 0.25), 66, 2),
    Cue("zoom", paper.zoom, "faint", (500, 4000), (0.1, 0.35), 69, 2),
    Cue("shuffle", paper.shuffle, "soft", (700, 5000), (0.7, 1.4), 40, 2),
    Cue("gather", paper.gather, "soft", (300, 4000), (0.3, 0.8), 44, 2),
    Cue("page", paper.page, "soft", (1500, 5500), (0.25, 0.6), 55, 2),
    Cue("curtain", paper.curtain, "soft", (500, 3000), (0.6, 1.3), 58),
    Cue("curtain_open", paper.curtain_open, "soft", (500, 3000), (0.5, 1.2), 59),
    Cue("dismiss", paper.dismiss, "plain", (100, 1800), (0.5, 1.2), 71, 2),
    Cue("stamp", paper.stamp, "full", (60, 1200), (0.15, 0.5), 8, 3),
    Cue("stamp_skip", paper.stamp_skip, "full", (60, 1200), (0.3, 0.8), 11, 2),
    Cue("stamp_seal", paper.stamp_seal, "full", (60, 1200), (0.3, 0.9), 14),
    Cue("stapler", paper.stapler, "plain", (300, 3500), (0.05, 0.3), 75, 2),
    Cue("key", paper.key, "faint", (400, 4500), (0.02, 0.2), 78, 3),
    Cue("dice_1", partial(wood.dice, 1), "plain", (400, 2800), (0.4, 1.4), 7, 3),
    Cue("dice_3", partial(wood.dice, 3), "plain", (400, 2800), (0.5, 1.5), 17, 3),
    Cue("dice_5", partial(wood.dice, 5), "plain", (400, 2800), (0.5, 1.6), 27, 3),
    Cue("reroll", wood.reroll, "plain", (400, 2800), (0.3, 0.8), 33, 2),
    Cue("shake", wood.shake, "plain", (600, 3000), (0.4, 0.9), 36, 2),
    Cue("hop", wood.hop, "plain", (300, 1600), (0.05, 0.35), 51, 3),
    Cue("pawn", wood.pawn, "plain", (300, 1600), (0.2, 0.7), 53, 2),
    Cue("member", wood.member, "plain", (200, 1400), (0.2, 0.7), 81, 2),
    Cue("member_out", wood.member_out, "plain", (200, 1400), (0.4, 0.9), 84, 2),
    Cue("tie", wood.tie, "full", (250, 1200), (0.6, 1.5), 87),
    Cue("drum_roll", wood.drum_roll, "plain", (80, 1200), (1.0, 1.6), 90),
    Cue("refuse", wood.refuse, "plain", (120, 1000), (0.1, 0.4), 93, 2),
    Cue("click", wood.click, "faint", (700, 3500), (0.03, 0.2), 91, 2),
    Cue("fail", wood.fail, "full", (100, 800), (0.3, 0.8), 96),
    Cue("story", tones.story, "full", (300, 1500), (0.5, 1.5), 60),
    Cue("incentive", tones.incentive, "full", (500, 2500), (0.5, 1.6), 62),
    Cue("points", tones.points, "full", (500, 2500), (0.5, 1.6), 64, 2, (1.0, 1.0)),
    Cue("count", tones.count, "full", (700, 2500), (0.1, 0.5), 65, 3, STEPS),
    Cue("total", tones.total, "full", (150, 1200), (0.4, 1.2), 67),
    Cue("win", tones.win, "strong", (300, 1800), (1.2, 2.6), 60),
    Cue("lose", tones.lose, "full", (150, 1000), (0.6, 1.5), 71),
    Cue("game_win", tones.game_win, "strong", (300, 2000), (2.2, 4.6), 72),
    Cue("bell", tones.bell, "full", (900, 3000), (1.0, 2.8), 77),
    Cue("sprint_end", tones.sprint_end, "full", (700, 3000), (1.0, 2.8), 79),
    Cue("all_in", tones.all_in, "strong", (120, 1500), (0.8, 1.8), 82),
    Cue("first_mover", tones.first_mover, "full", (500, 3500), (0.6, 1.6), 85),
    Cue("slam", trouble.slam, "strong", (40, 800), (0.3, 0.9), 21, 2),
    Cue("bomb", trouble.bomb, "strong", (40, 900), (1.0, 2.4), 24, 2),
    Cue("sabotage", trouble.sabotage, "strong", (100, 2500), (0.6, 1.3), 26, 2),
    Cue("wand", trouble.wand, "strong", (500, 4000), (0.7, 1.6), 31),
    Cue("cancel", trouble.cancel, "strong", (60, 2000), (0.5, 1.2), 34, 2),
    Cue("fizzle", trouble.fizzle, "plain", (200, 4000), (0.3, 1.0), 37),
)
"""All cues; dice_1, dice_3 and dice_5 are throws of about so many dice."""
