"""Eyes, muzzles, headgear and the whole bust of an office animal."""

from __future__ import annotations

from art.cards.faces import eye
from art.pieces.animals import ANIMALS, HEADS, Animal, ears, marks
from art.press.palette import CORAL, INK, MOUTH, ORANGE, SUN, WHITE, darker, mix
from art.press.paths import ellipse, poly, rect, spline
from art.press.plates import Art

HAPPY = "happy"
CALM = "calm"


def _eyes(art: Art, animal: Animal, mood: str) -> None:
    x, y = animal.eye_x, animal.eye_y
    if animal.muzzle == "owl":
        for side in (-1, 1):
            with art.at(0, 0, 1, 0, side < 0):
                disc = [(4, 110), (40, 50), (108, 54), (148, 124), (130, 206), (66, 232), (10, 196)]
                art.body(spline(disc), animal.light, 5)
        art.flat(ellipse(0, 160, 22, 40), animal.light)
        art.erase(ellipse(0, 150, 15, 34))
    pen = 11 if animal.mark in ("mask", "panda") else 9
    for side in (-1, 1):
        if mood == HAPPY:
            if animal.muzzle == "frog":
                art.body(ellipse(side * x, y, 40), WHITE, 6)
            arch = f"M{side * x - 30} {y + 10}Q{side * x} {y - 30} {side * x + 30} {y + 10}"
            if animal.mark in ("mask", "panda"):
                art.stroke(arch, WHITE, pen)
            else:
                art.line(arch, pen)
        elif animal.muzzle == "beak":
            art.body(ellipse(side * x, y, 43, 47), WHITE, 6)
            art.flat(ellipse(side * (x - 6), y + 6, 30, 34), INK)
            art.flat(ellipse(side * (x - 6) - 10, y - 8, 11.5), WHITE)
        else:
            lid = 0.0 if animal.muzzle in ("frog", "bunny") else 0.32
            radius = 50 if animal.muzzle == "owl" else 40
            eye(art, side * x, y, radius, (side * -4, 5), lid, animal.lid or animal.fur, 0.56, 6)


def _mouth(art: Art, y: float, mood: str, calm: str) -> None:
    if mood == HAPPY:
        laugh = f"M-44 {y + 4}Q0 {y + 20} 46 {y}Q40 {y + 46} 2 {y + 46}Q-38 {y + 44} -44 {y + 4}Z"
        art.body(laugh, MOUTH, 6.5)
        with art.clip(laugh):
            teeth = f"M-50 {y}Q0 {y + 20} 50 {y - 4}V{y + 14}Q0 {y + 32} -50 {y + 18}Z"
            art.flat(teeth, WHITE)
            art.flat(ellipse(4, y + 48, 26, 16), CORAL)
        art.line(laugh, 6.5)
    elif calm == "w":
        art.line(f"M0 {y}V{y + 8}M-34 {y + 10}Q-16 {y + 26} 0 {y + 8}Q16 {y + 26} 34 {y + 10}", 7)
    elif calm == "flat":
        art.line(f"M0 {y}V{y + 12}M-28 {y + 14}H28", 7)
    else:
        art.line(f"M0 {y}V{y + 8}M-26 {y + 12}Q10 {y + 22} 38 {y - 2}", 7)


def _nose_and_mouth(art: Art, animal: Animal, mood: str) -> None:
    kind = animal.muzzle
    if kind == "fox":
        art.cover(
            "M-184 176C-120 150 -60 160 -24 196L0 176L24 196C60 160 120 150 184 176"
            "C150 236 90 272 0 274C-90 272 -150 236 -184 176Z",
            animal.light,
        )
    elif kind == "bear":
        art.body(ellipse(0, 206, 70, 50), animal.light, 5.5)
    elif kind in ("cat", "raccoon"):
        art.cover(ellipse(0, 206, *((60, 42) if kind == "cat" else (70, 50))), animal.light)
    y = 176 if kind == "bear" else 178
    nose = [(-20, y), (0, y - 9), (20, y), (12, y + 17), (0, y + 22), (-12, y + 17)]
    art.body(spline(nose), animal.nose, 5)
    art.flat(ellipse(-6, y + 1, 5, 3), WHITE, 0.8)
    calm = {"bear": "flat", "cat": "w", "bunny": "w"}.get(kind, "smirk")
    _mouth(art, y + 24, mood, calm)
    if kind == "bunny" and mood != HAPPY:
        art.body(rect(-13, 222, 26, 24, 6), WHITE, 5)
        art.line("M0 224V244", 4)
    if kind in ("cat", "bunny"):
        for side in (-1, 1):
            for up in (0, 20):
                art.line(f"M{side * 66} {186 + up}L{side * 132} {178 + up * 1.9}", 4.4)


def _snout(art: Art, animal: Animal, mood: str) -> None:
    """Draw pig, frog and the two birds."""
    if animal.muzzle == "pig":
        art.body(ellipse(0, 196, 62, 44), animal.light, 6.5)
        for side in (-1, 1):
            art.flat(ellipse(side * 20, 196, 10, 15), darker(animal.fur, 0.5))
        art.line("M-40 248Q0 272 40 244" if mood == HAPPY else "M-30 252Q0 262 30 250", 7)
    elif animal.muzzle == "frog":
        if mood == HAPPY:
            laugh = "M-104 168Q0 206 106 162Q84 236 4 238Q-78 236 -104 168Z"
            art.body(laugh, MOUTH, 7.5)
            with art.clip(laugh):
                art.flat(ellipse(6, 240, 56, 26), CORAL)
            art.line(laugh, 7.5)
        else:
            art.line("M-110 176Q0 236 112 168", 8)
            art.line("M-122 166Q-114 172 -108 182M124 158Q116 164 112 174", 6)
        for side in (-1, 1):
            art.flat(ellipse(side * 14, 142, 4.5, 6.5), INK)
    elif animal.muzzle == "owl":
        art.body("M-22 180Q0 168 22 180Q20 212 0 230Q-20 212 -22 180Z", SUN, 6.5)
        art.line("M-11 203Q0 196 11 203", 4.4)
    else:
        art.body("M-30 200Q0 178 30 200Q28 228 0 234Q-28 228 -30 200Z", ORANGE, 6.5)
        if mood == HAPPY:
            art.body("M-24 218Q0 228 24 218Q18 250 0 252Q-18 250 -24 218Z", MOUTH, 6)
        else:
            art.line("M-22 211Q0 219 22 211", 5)


def _wear(art: Art, animal: Animal) -> None:
    if animal.wear == "phones":
        art.tube("M-176 150C-186 20 -110 -34 0 -34C110 -34 186 20 176 150", CORAL, 27, 8)
        for side in (-1, 1):
            art.body(rect(side * 178 - 26, 104, 52, 96, 24), CORAL, 8)
            art.flat(rect(side * 178 - 12, 122, 10, 50, 5), WHITE, 0.5)
    elif animal.wear == "specs":
        radius = 62 if animal.muzzle == "owl" else 54
        x, y = animal.eye_x, animal.eye_y
        for side in (-1, 1):
            art.line(ellipse(side * x, y, radius), 8)
            glint = f"M{side * x - 36} {y - 20}a40 40 0 0 1 22 -22"
            art.stroke(glint, WHITE, 6, 0.9)
        art.line(f"M{radius - x} {y - 4}Q0 {y - 14} {x - radius} {y - 4}", 9)
    elif animal.wear == "shell":
        shell = (
            "M-156 118C-168 -10 -92 -88 0 -88C92 -88 168 -10 156 118L120 78L88 112L54 72"
            "L18 114L-16 72L-50 112L-84 76L-120 114Z"
        )
        art.body(shell, WHITE, 8)
        with art.clip(shell):
            art.shade("M60 -90C130 -40 120 60 100 130H180V-90Z", 0.42)
            art.line("M-46 -84L-34 -44L-58 -22L-40 6", 5)


def head(art: Art, species: str, mood: str = CALM, pen: float = 11, wear: bool = True) -> None:
    """Draw the head of a species; `pen` is the weight of its silhouette."""
    animal = ANIMALS[species]
    shape = HEADS[animal.head]
    ears(art, animal)
    art.body(shape, animal.fur, pen)
    with art.clip(shape):
        art.shade("M90 30C170 90 150 220 20 290H210V-60Z", 0.44)
        if animal.muzzle == "owl":
            for side in (-1, 1):
                with art.at(0, 0, 1, 0, side < 0):
                    brow = "M160 -44C120 -8 80 14 40 26L60 50C110 40 150 20 166 -10Z"
                    art.flat(brow, darker(animal.fur, 0.3), 0.8)
    frog = animal.muzzle == "frog"
    with art.clip("M-300 -200H300V500H-300Z" if frog else shape):
        marks(art, animal)
        plain = animal.muzzle in ("pig", "frog", "owl", "beak")
        if animal.muzzle in ("fox", "bear", "cat", "raccoon"):
            _nose_and_mouth(art, animal, mood)
            _eyes(art, animal, mood)
        else:
            _eyes(art, animal, mood)
            (_snout if plain else _nose_and_mouth)(art, animal, mood)
        for side in (-1, 1):
            art.flat(ellipse(side * 118, 160 if frog else 196, 22, 13), CORAL, 0.5)
    if not frog:
        art.line(shape, pen)
    if wear:
        _wear(art, animal)


def shoulders(art: Art, species: str) -> None:
    """Draw the shirt under a portrait's chin."""
    shirt = ANIMALS[species].shirt
    path = "M-210 420C-200 310 -120 250 0 250C120 250 200 310 210 420Z"
    art.body(path, shirt, 9)
    with art.clip(path):
        art.shade("M40 240C160 270 220 330 220 430H60Z", 0.5)
        if ANIMALS[species].wear == "collar":
            art.body("M-110 262Q0 330 110 262L96 300Q0 352 -96 300Z", CORAL, 7)


def horn(art: Art, top: float) -> None:
    """Draw the unicorn horn on its strap, standing at height `top` of any head."""
    with art.at(0, top - 40):
        cone = poly((-46, 46), (46, 46), (10, -150))
        art.body(cone, SUN, 7.4)
        with art.clip(cone):
            twist = "M-46 18Q10 30 46 4M-36 -22Q10 -10 36 -34M-26 -60Q8 -50 28 -72"
            art.line(twist + "M-16 -96Q4 -88 20 -108", 5)
            art.shade(poly((46, 46), (10, -150), (14, 46)), 0.45)
        art.line(cone, 7.4)
        art.body(rect(-62, 34, 124, 24, 12), "#C8443C", 6)
        art.flat(rect(-48, 39, 60, 5, 2), mix("#C8443C", WHITE, 0.5), 0.8)
