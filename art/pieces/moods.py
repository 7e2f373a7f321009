"""What a face shows: the eyes and the mouth of a portrait in every mood."""

from __future__ import annotations

from enum import StrEnum

from art.cards.faces import eye
from art.pieces.animals import Animal
from art.press.palette import CORAL, GLASS, INK, MOUTH, ORANGE, SUN, WHITE, darker
from art.press.paths import ellipse, poly, rect, spline
from art.press.plates import Art


class Mood(StrEnum):
    """Calm is the house face; a blink is the calm face with its eyes closed."""

    CALM = "calm"
    HAPPY = "happy"
    SAD = "sad"
    WOW = "wow"
    BLINK = "blink"


def draw_eyes(art: Art, animal: Animal, mood: Mood) -> None:
    """Draw both eyes, with brows and a tear where the mood has them."""
    if animal.species.muzzle == "owl":
        _discs(art, animal)
    for side in (-1, 1):
        with art.at(side * animal.eye_x, animal.eye_y, 1, 0, side < 0):
            _EYES[mood](art, animal, side)
    if mood is Mood.SAD:
        x, y = animal.eye_x + 26, animal.eye_y + (60 if animal.species.muzzle == "frog" else 48)
        tear = f"M{x} {y}C{x + 18} {y + 26} {x + 18} {y + 44} {x} {y + 46}"
        art.body(f"{tear}C{x - 18} {y + 44} {x - 18} {y + 26} {x} {y}Z", GLASS, 5)


def _discs(art: Art, animal: Animal) -> None:
    for side in (-1, 1):
        with art.at(0, 0, 1, 0, side < 0):
            disc = [(4, 110), (40, 50), (108, 54), (148, 124), (130, 206), (66, 232), (10, 196)]
            art.body(spline(disc), animal.species.light, 5)
    art.flat(ellipse(0, 160, 22, 40), animal.species.light)
    art.erase(ellipse(0, 150, 15, 34))


def _radius(animal: Animal) -> float:
    return {"owl": 50.0, "beak": 45.0}.get(animal.species.muzzle, 40.0)


def _calm(art: Art, animal: Animal, side: int) -> None:
    if animal.species.muzzle == "beak":
        art.body(ellipse(0, 0, 43, 47), WHITE, 6)
        art.flat(ellipse(-6, 6, 30, 34), INK)
        art.flat(ellipse(-6 - side * 10, -8, 11.5), WHITE)
        return
    lid = 0.0 if animal.species.muzzle in ("frog", "bunny") else 0.32
    with art.at(0, 0, 1, 0, side < 0):
        eye(
            *(art, 0, 0, _radius(animal), (side * -4, 5), lid),
            *(animal.species.lid_colour, 0.56, 6),
        )


def _happy(art: Art, animal: Animal, side: int) -> None:
    if animal.species.muzzle == "frog":
        art.body(ellipse(0, 0, 40), WHITE, 6)
    _arc(art, animal, "M-30 10Q0 -30 30 10")


def _arc(art: Art, animal: Animal, path: str) -> None:
    if animal.masked:
        art.stroke(path, WHITE, 11)
    else:
        art.line(path, 9)


def _blink(art: Art, animal: Animal, side: int) -> None:
    r = _radius(animal)
    art.body(ellipse(0, 0, r), animal.species.lid_colour, 6)
    lash = f"M{-r * 0.84} {r * 0.2}Q0 {r * 0.78} {r * 0.84} {r * 0.2}"
    _arc(art, animal, lash)


def _sad(art: Art, animal: Animal, side: int) -> None:
    """The lid falls outwards, the eye looks down, the brow rises at the nose."""
    r = _radius(animal)
    white = ellipse(0, 0, r)
    art.body(white, WHITE, 6)
    art.flat(ellipse(-3, r * 0.26, r * 0.54), INK)
    art.flat(ellipse(-3 - side * 7, r * 0.06, r * 0.17), WHITE)
    with art.clip(white):
        lid = poly((-r - 6, -r * 0.86), (r + 6, r * 0.22), (r + 6, -r - 8), (-r - 6, -r - 8))
        art.body(lid, animal.species.lid_colour, 6)
    art.line(white, 6)
    if animal.species.muzzle not in ("beak", "owl", "frog"):
        _arc(art, animal, f"M{-r * 0.9} {-r - 26}Q{r * 0.1} {-r - 16} {r * 0.86} {-r + 2}")


def _wow(art: Art, animal: Animal, side: int) -> None:
    """Wide open, a small pupil, a high brow."""
    narrow = animal.masked or animal.wear == "specs"
    r = _radius(animal) * (0.94 if narrow else 1.12)
    art.body(ellipse(0, 0, r), WHITE, 6)
    art.flat(ellipse(-2, 2, r * 0.34), INK)
    art.flat(ellipse(-2 - side * 5, -4, r * 0.12), WHITE)
    if animal.wear != "specs" and animal.species.muzzle not in ("beak", "frog"):
        _arc(art, animal, f"M{-r * 0.6} {-r - 12}Q{r * 0.1} {-r - 32} {r * 0.74} {-r - 8}")


_EYES = {
    Mood.CALM: _calm,
    Mood.HAPPY: _happy,
    Mood.SAD: _sad,
    Mood.WOW: _wow,
    Mood.BLINK: _blink,
}


def draw_muzzle(art: Art, animal: Animal, mood: Mood) -> None:
    """Draw nose and mouth, snout or beak; the calm mouth also when the animal blinks."""
    kind = animal.species.muzzle
    if kind == "pig":
        _pig(art, animal, mood)
    elif kind == "frog":
        _frog(art, mood)
    elif kind == "owl":
        _owl(art, mood)
    elif kind == "beak":
        _chick(art, mood)
    else:
        _nose_and_mouth(art, animal, mood)


def _nose_and_mouth(art: Art, animal: Animal, mood: Mood) -> None:
    kind, light = animal.species.muzzle, animal.species.light
    if kind == "fox":
        art.cover(
            "M-184 176C-120 150 -60 160 -24 196L0 176L24 196C60 160 120 150 184 176"
            "C150 236 90 272 0 274C-90 272 -150 236 -184 176Z",
            light,
        )
    elif kind == "bear":
        art.body(ellipse(0, 206, 70, 50), light, 5.5)
    elif kind in ("cat", "raccoon"):
        art.cover(ellipse(0, 206, *((60, 42) if kind == "cat" else (70, 50))), light)
    y = 176 if kind == "bear" else 178
    nose = [(-20, y), (0, y - 9), (20, y), (12, y + 17), (0, y + 22), (-12, y + 17)]
    art.body(spline(nose), animal.species.nose, 5)
    art.flat(ellipse(-6, y + 1, 5, 3), WHITE, 0.8)
    _mouth(art, y + 24, mood, {"bear": "flat", "cat": "w", "bunny": "w"}.get(kind, "smirk"))
    if kind == "bunny" and mood in (Mood.CALM, Mood.BLINK):
        art.body(rect(-13, 222, 26, 24, 6), WHITE, 5)
        art.line("M0 224V244", 4)
    if kind in ("cat", "bunny"):
        for side in (-1, 1):
            for up in (0, 20):
                art.line(f"M{side * 66} {186 + up}L{side * 132} {178 + up * 1.9}", 4.4)


def _mouth(art: Art, y: float, mood: Mood, calm: str) -> None:
    if mood is Mood.HAPPY:
        laugh = f"M-44 {y + 4}Q0 {y + 20} 46 {y}Q40 {y + 46} 2 {y + 46}Q-38 {y + 44} -44 {y + 4}Z"
        art.body(laugh, MOUTH, 6.5)
        with art.clip(laugh):
            teeth = f"M-50 {y}Q0 {y + 20} 50 {y - 4}V{y + 14}Q0 {y + 32} -50 {y + 18}Z"
            art.flat(teeth, WHITE)
            art.flat(ellipse(4, y + 48, 26, 16), CORAL)
        art.line(laugh, 6.5)
    elif mood is Mood.SAD:
        art.line(f"M0 {y}V{y + 8}M-32 {y + 30}Q0 {y + 2} 32 {y + 30}", 7)
    elif mood is Mood.WOW:
        _round(art, 0, y + 24, 19, 22)
    elif calm == "w":
        art.line(f"M0 {y}V{y + 8}M-34 {y + 10}Q-16 {y + 26} 0 {y + 8}Q16 {y + 26} 34 {y + 10}", 7)
    elif calm == "flat":
        art.line(f"M0 {y}V{y + 12}M-28 {y + 14}H28", 7)
    else:
        art.line(f"M0 {y}V{y + 8}M-26 {y + 12}Q10 {y + 22} 38 {y - 2}", 7)


def _round(art: Art, x: float, y: float, width: float, height: float) -> None:
    """An open mouth with its tongue."""
    hole = ellipse(x, y, width, height)
    art.body(hole, MOUTH, 6.5)
    with art.clip(hole):
        art.flat(ellipse(x, y + height * 0.9, width * 0.8, height * 0.6), CORAL)
    art.line(hole, 6.5)


def _pig(art: Art, animal: Animal, mood: Mood) -> None:
    art.body(ellipse(0, 196, 62, 44), animal.species.light, 6.5)
    for side in (-1, 1):
        art.flat(ellipse(side * 20, 196, 10, 15), darker(animal.species.fur, 0.5))
    if mood is Mood.WOW:
        _round(art, 0, 256, 20, 13)
        return
    mouths = {Mood.HAPPY: "M-40 248Q0 272 40 244", Mood.SAD: "M-34 262Q0 240 34 262"}
    art.line(mouths.get(mood, "M-30 252Q0 262 30 250"), 7)


def _frog(art: Art, mood: Mood) -> None:
    if mood is Mood.HAPPY:
        laugh = "M-104 168Q0 206 106 162Q84 236 4 238Q-78 236 -104 168Z"
        art.body(laugh, MOUTH, 7.5)
        with art.clip(laugh):
            art.flat(ellipse(6, 240, 56, 26), CORAL)
        art.line(laugh, 7.5)
    elif mood is Mood.SAD:
        art.line("M-98 222Q0 154 98 218", 8)
    elif mood is Mood.WOW:
        _round(art, 0, 206, 50, 36)
    else:
        art.line("M-110 176Q0 236 112 168", 8)
        art.line("M-122 166Q-114 172 -108 182M124 158Q116 164 112 174", 6)
    for side in (-1, 1):
        art.flat(ellipse(side * 14, 142, 4.5, 6.5), INK)


def _owl(art: Art, mood: Mood) -> None:
    if mood in (Mood.HAPPY, Mood.WOW):
        _round(art, 0, 220, 17, 24 if mood is Mood.WOW else 18)
    art.body("M-22 180Q0 168 22 180Q20 212 0 230Q-20 212 -22 180Z", SUN, 6.5)
    art.line("M-11 208Q0 200 11 208" if mood is Mood.SAD else "M-11 203Q0 196 11 203", 4.4)


def _chick(art: Art, mood: Mood) -> None:
    if mood is Mood.WOW:
        _round(art, 0, 226, 24, 28)
    art.body("M-30 200Q0 178 30 200Q28 228 0 234Q-28 228 -30 200Z", ORANGE, 6.5)
    if mood is Mood.HAPPY:
        art.body("M-24 218Q0 228 24 218Q18 250 0 252Q-18 250 -24 218Z", MOUTH, 6)
    elif mood is Mood.SAD:
        art.line("M-22 220Q0 204 22 220", 5)
    elif mood is not Mood.WOW:
        art.line("M-22 211Q0 219 22 211", 5)
