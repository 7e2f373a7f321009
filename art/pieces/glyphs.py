"""Small drawings for buttons, trackers and menus, each in a 100 x 100 box around the origin."""

from __future__ import annotations

from art.cards.badges import badge_shape, die
from art.press.palette import (
    BACK,
    BROWN,
    CORAL,
    EVENT,
    GREY,
    INCENTIVE,
    INK,
    PAPER,
    PAPER_SHADE,
    STORY,
    SUN,
    TEAL,
    TEAM,
    WHITE,
    lighter,
)
from art.press.paths import ellipse, poly, rect
from art.press.plates import Art


def person(art: Art, colour: str = SUN) -> None:
    """A person."""
    art.body("M-30 40C-30 12 -14 6 0 6C14 6 30 12 30 40Z", colour, 6)
    art.body(ellipse(0, -16, 22), lighter(colour, 0.5), 6)


def bot(art: Art, colour: str = TEAL) -> None:
    """A robot's head with an antenna."""
    art.line("M0 -30V-44", 6)
    art.flat(ellipse(0, -46, 7), INK)
    art.body(rect(-32, -30, 64, 56, 14), colour, 6)
    for x in (-13, 13):
        art.flat(ellipse(x, -6, 8), INK)
    art.line("M-12 13H12", 5)


def chair(art: Art, colour: str = PAPER_SHADE) -> None:
    """An empty office chair."""
    art.body(rect(-20, -40, 40, 38, 8), colour, 6)
    art.body(rect(-28, 2, 56, 14, 6), colour, 6)
    art.line("M-20 18L-24 42M20 18L24 42", 6)


def gear(art: Art, colour: str = GREY) -> None:
    """A gear wheel."""
    for i in range(8):
        with art.at(0, 0, 1, i * 45):
            art.body(rect(-9, -42, 18, 20, 4), colour, 5)
    art.body(ellipse(0, 0, 31), colour, 5)
    art.body(ellipse(0, 0, 12), PAPER, 5)


def log(art: Art) -> None:
    """A notebook with lines."""
    art.body(rect(-30, -40, 60, 80, 8), WHITE, 6)
    art.flat(rect(-30, -40, 14, 80, 6), EVENT.light)
    art.line("M-8 -20H20M-8 0H20M-8 20H12", 5.4)
    art.line(rect(-30, -40, 60, 80, 8), 6)
    for y in (-24, 0, 24):
        art.line(f"M-38 {y}H-24", 6)


def fullscreen(art: Art) -> None:
    """Four corners of a screen."""
    art.body(rect(-40, -30, 80, 60, 8), STORY.tint, 6)
    art.line("M-24 -4V-16H-8M24 4V16H8", 7)
    art.line("M-22 -14L-6 0M22 14L6 0", 6)


def language(art: Art) -> None:
    """A globe."""
    art.body(ellipse(0, 0, 38), STORY.light, 6)
    art.line("M-38 0H38M-32 -20H32M-32 20H32", 4)
    art.line(ellipse(0, 0, 17, 38), 4.4)


def question(art: Art) -> None:
    """A question mark as a shape."""
    art.line("M-18 -16C-18 -42 22 -42 20 -14C18 2 0 4 0 18", 13)
    art.flat(ellipse(0, 36, 8), INK)


def close(art: Art) -> None:
    """A cross."""
    art.tube("M-22 -22L22 22M22 -22L-22 22", EVENT.mid, 21, 5)
    art.stroke("M-22 -22L22 22M22 -22L-22 22", EVENT.mid, 11)


def back(art: Art) -> None:
    """An arrow to the left."""
    shape = poly((-36, 0), (0, -34), (0, -14), (36, -14), (36, 14), (0, 14), (0, 34))
    art.body(shape, SUN, 6)


def forward(art: Art) -> None:
    """An arrow to the right."""
    with art.at(0, 0, 1, 0, True):
        back(art)


def menu(art: Art) -> None:
    """Three bars."""
    for y in (-24, 0, 24):
        art.body(rect(-32, y - 7, 64, 14, 6), SUN, 5)


def _speaker(art: Art) -> None:
    shape = poly((-40, -14), (-22, -14), (2, -34), (2, 34), (-22, 14), (-40, 14))
    art.body(shape, TEAL, 6)


def sound_on(art: Art) -> None:
    """A loudspeaker with waves."""
    _speaker(art)
    art.line("M16 -16Q28 0 16 16M28 -28Q48 0 28 28", 7)


def sound_off(art: Art) -> None:
    """A silent loudspeaker."""
    _speaker(art)
    art.line("M18 -14L42 14M42 -14L18 14", 7)


def zoom(art: Art) -> None:
    """A magnifying glass."""
    art.tube("M14 14L36 36", BROWN, 18, 5)
    art.body(ellipse(-8, -8, 28), STORY.tint, 7)
    art.stroke("M-26 -10a18 18 0 0 1 14 -15", WHITE, 6)


def speed(art: Art) -> None:
    """Two triangles forward."""
    for x in (-34, 2):
        art.body(poly((x, -28), (x + 34, 0), (x, 28)), INCENTIVE.mid, 6)


def undo(art: Art) -> None:
    """An arrow that turns back to where it came from."""
    art.tube("M-20 -16H10Q34 -16 34 8T10 32H-14", TEAL, 15, 5)
    art.body(poly((-42, -16), (-12, -42), (-12, 10)), TEAL, 6)


def pause(art: Art) -> None:
    """Two bars."""
    for x in (-28, 8):
        art.body(rect(x, -32, 20, 64, 5), STORY.mid, 6)


def run(art: Art) -> None:
    """One triangle."""
    art.body(poly((-24, -34), (36, 0), (-24, 34)), INCENTIVE.mid, 6)


def eye(art: Art) -> None:
    """An eye that looks."""
    art.body("M-42 0Q0 -46 42 0Q0 46 -42 0Z", WHITE, 6)
    art.body(ellipse(0, 0, 17), STORY.mid, 5)
    art.flat(ellipse(0, 0, 8), INK)
    art.flat(ellipse(-5, -6, 4), WHITE)


def jump(art: Art) -> None:
    """A triangle that runs against a wall."""
    art.body(poly((-34, -30), (12, 0), (-34, 30)), STORY.mid, 6)
    art.body(rect(16, -32, 16, 64, 4), STORY.mid, 6)


def jump_back(art: Art) -> None:
    """The same to the left."""
    with art.at(0, 0, 1, 0, True):
        jump(art)


def phase_pitch(art: Art) -> None:
    """Two cards."""
    art.body(rect(-28, -38, 42, 60, 8), BACK.mid, 7)
    art.body(rect(-10, -24, 42, 60, 8), BACK.light, 7)


def phase_reveal(art: Art) -> None:
    """An eye."""
    art.body("M-46 0Q0 -46 46 0Q0 46 -46 0Z", WHITE, 7)
    art.flat(ellipse(0, 0, 17), INK)
    art.flat(ellipse(-5, -6, 5), WHITE)


def phase_events(art: Art) -> None:
    """The event burst."""
    art.body(badge_shape("event", 0, 0, 38), EVENT.mid, 7)


def phase_roll(art: Art) -> None:
    """A die."""
    die(art, 0, 0, 66, 5, 8, width=7)


def phase_boost(art: Art) -> None:
    """The incentive rosette."""
    art.body(badge_shape("incentive", 0, 0, 38), INCENTIVE.mid, 7)


def phase_planning(art: Art) -> None:
    """A board with columns."""
    art.body(rect(-44, -38, 88, 76, 8), WHITE, 7)
    for i, colour in enumerate((STORY.mid, TEAM.mid, INCENTIVE.mid)):
        art.body(rect(-33 + i * 24, -26, 18, 26 if i != 1 else 46, 3), colour, 4.4)


def phase_retro(art: Art) -> None:
    """An arrow that turns back."""
    art.tube("M-30 8A34 34 0 1 1 -6 36", TEAL, 20, 6)
    art.body(poly((-54, 8), (-8, 8), (-31, 38)), TEAL, 5.4)


def play(art: Art) -> None:
    """A triangle."""
    art.body(poly((-24, -34), (36, 0), (-24, 34)), EVENT.mid, 6)


def crate(art: Art) -> None:
    """A game box."""
    hull = poly((0, -38), (40, -18), (40, 22), (0, 42), (-40, 22), (-40, -18))
    art.body(hull, STORY.mid, 6)
    art.flat(poly((0, -32), (32, -17), (0, -2), (-32, -17)), STORY.light)
    art.line("M-40 -18L0 2L40 -18M0 2V42", 5)


def pair(art: Art) -> None:
    """Two people."""
    for x, colour in ((-18, SUN), (20, TEAL)):
        with art.at(x, 4, 0.8):
            person(art, colour)


def cards(art: Art) -> None:
    """Three fanned cards."""
    for turn, colour in ((-22, STORY.mid), (0, TEAM.mid), (22, EVENT.mid)):
        with art.at(turn * 0.7, 14, 1, turn):
            art.body(rect(-19, -50, 38, 58, 7), colour, 5)
            art.flat(rect(-11, -42, 22, 28, 4), WHITE, 0.75)


def book(art: Art) -> None:
    """An open book."""
    art.body("M-42 -28Q-20 -38 0 -26Q20 -38 42 -28V30Q20 20 0 32Q-20 20 -42 30Z", WHITE, 6)
    art.line("M0 -26V32", 5)
    for side in (-1, 1):
        for y in (-16, -2, 12):
            art.line(f"M{side * 32} {y}Q{side * 18} {y - 4} {side * 10} {y + 1}", 3.6)


def door(art: Art) -> None:
    """A door."""
    art.body(rect(-26, -40, 52, 78, 5), BROWN, 6)
    art.flat(ellipse(14, 2, 5), SUN)
    art.line("M-40 38H42", 6)


def pinboard(art: Art) -> None:
    """A photograph on a pin."""
    with art.at(2, 4, 1, -8):
        art.body(rect(-32, -34, 64, 74, 5), WHITE, 6)
        art.body(rect(-23, -25, 46, 38, 3), STORY.light, 4)
    art.body(ellipse(0, -34, 11), CORAL, 5)


def star_mark(art: Art) -> None:
    """A trophy cup."""
    art.line("M-30 -30H-44Q-44 0 -18 2M30 -30H44Q44 0 18 2", 7)
    art.body("M-30 -40H30Q32 0 0 14Q-32 0 -30 -40Z", SUN, 6)
    art.body(rect(-7, 12, 14, 16, 2), SUN, 5)
    art.body(rect(-26, 26, 52, 14, 4), BROWN, 6)


ICONS = {
    "log": log,
    "settings": gear,
    "fullscreen": fullscreen,
    "language": language,
    "help": question,
    "close": close,
    "back": back,
    "forward": forward,
    "menu": menu,
    "sound_on": sound_on,
    "sound_off": sound_off,
    "zoom": zoom,
    "speed": speed,
    "rules": book,
    "undo": undo,
    "play": run,
    "pause": pause,
    "eye": eye,
    "jump": jump,
    "jump_back": jump_back,
}
PHASES = {
    "pitch": phase_pitch,
    "reveal": phase_reveal,
    "events": phase_events,
    "roll": phase_roll,
    "boost": phase_boost,
    "planning": phase_planning,
    "pitches": phase_pitch,
    "retro": phase_retro,
}
MENU = {
    "continue": play,
    "new": crate,
    "hotseat": pair,
    "gallery": cards,
    "rules": book,
    "settings": gear,
    "quit": door,
    "records": star_mark,
    "archive": pinboard,
}
