"""The drawing language and the print engine."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

pytest.importorskip("resvg_py")
pytest.importorskip("scipy")
pytest.importorskip("fontTools")

from art.press.brush import brush, course, taper
from art.press.lettering import draw_text, glyphs, signed
from art.press.palette import FAMILIES, INK, PAPER, darker, lighter, mix, rgb
from art.press.paths import ellipse, poly, rect, spline
from art.press.plates import Art
from art.press.printing import Press, print_cutout, print_sheet

Mask = NDArray[np.bool_]
SMALL = Press(density=4, grain=0, wobble=0, register=(0, 0))


def test_mix_runs_from_one_colour_to_the_other() -> None:
    assert mix("#000000", "#FFFFFF", 0) == "#000000"
    assert mix("#000000", "#FFFFFF", 1) == "#FFFFFF"
    assert sum(rgb(darker("#808080"))) < sum(rgb("#808080")) < sum(rgb(lighter("#808080")))


def test_every_family_gets_lighter_tone_by_tone() -> None:
    for family in FAMILIES.values():
        tones = [family.deep, family.dark, family.mid, family.light, family.tint]
        sums = [sum(rgb(tone)) for tone in tones]
        assert sums == sorted(sums)


def test_paths_are_closed_unless_asked() -> None:
    points = [(0.0, 0.0), (10.0, 0.0), (10.0, 10.0)]
    for path in (ellipse(0, 0, 5), rect(0, 0, 4, 4, 1), poly(*points), spline(points)):
        assert path.startswith("M")
        assert path.endswith("Z")
    assert not spline(points, closed=False).endswith("Z")


def test_body_covers_lines_under_it_and_flat_does_not() -> None:
    def ink(cover: bool) -> float:
        art = Art(100, 100)
        art.line("M0 50H100", 20)
        if cover:
            art.cover(rect(0, 0, 100, 100), PAPER)
        else:
            art.flat(rect(0, 0, 100, 100), PAPER)
        return float(print_sheet(art, SMALL).min())

    assert ink(cover=False) == pytest.approx(rgb(INK)[1] / 255, abs=0.05)
    assert ink(cover=True) > 0.7


def test_halftone_darkens_only_where_it_is_asked() -> None:
    art = Art(200, 100)
    art.flat(rect(0, 0, 200, 100), "#FFFFFF")
    art.shade(rect(100, 0, 100, 100), 0.6, None)
    sheet = print_sheet(art, Press(density=8, grain=0, wobble=0, register=(0, 0)))
    assert sheet[:, :70].mean() > sheet[:, 90:].mean() + 0.05


def test_cutout_is_transparent_outside_of_its_shapes() -> None:
    art = Art(100, 100)
    art.body(ellipse(50, 50, 30), "#FF0000")
    alpha = print_cutout(art, SMALL)[..., 3]
    assert alpha[20, 20] == pytest.approx(1)
    assert alpha[0, 0] == 0


def test_same_seed_same_print() -> None:
    art = Art(120, 80)
    art.body(ellipse(60, 40, 30), "#FF0000")
    art.shade(rect(60, 0, 60, 80))
    first, second = (print_sheet(art, Press(density=6, seed=5)) for _ in range(2))
    other = print_sheet(art, Press(density=6, seed=6))
    assert np.array_equal(first, second)
    assert not np.array_equal(first, other)


def test_letters_are_outlines() -> None:
    line, width = glyphs("13", 100)
    assert [glyph.x for glyph in line] == sorted(glyph.x for glyph in line)
    assert width > 0
    art = Art()
    draw_text(art, "13", 100, 100, 90, "#FFFFFF")
    assert art.plates()[0].count("<path") == 2


def test_modifiers_have_a_real_minus() -> None:
    assert signed(3) == "+3"
    assert signed(-1) == "\u22121"


def test_a_course_meets_its_points() -> None:
    points = [(0.0, 0.0), (40.0, 30.0), (90.0, 10.0)]
    line = course(points)
    assert all(point in line for point in points)
    with pytest.raises(ValueError, match="two points"):
        course(points[:1])


def test_a_brush_stroke_thins_out() -> None:
    art = Art(300, 60)
    art.ink(brush([(20, 30), (150, 30), (280, 30)], 24))
    dark = (print_sheet(art, SMALL).mean(-1) < 0.5).sum(0)
    assert dark[60] > max(dark[12], dark[110])
    assert dark[60] >= 8
    assert taper([(0, 0), (10, 0)], (6, 6)).endswith("Z")


@pytest.mark.parametrize(("turn", "flip"), [(0, False), (180, False), (-90, False), (0, True)])
def test_outlines_swell_away_from_the_light_however_turned(turn: float, flip: bool) -> None:
    def ink(swell: float) -> Mask:
        art = Art(120, 120, swell)
        with art.at(60, 60, 1, turn, flip):
            art.body(ellipse(0, 0, 36), PAPER, 6)
        return np.asarray(print_sheet(art, SMALL).mean(-1) < 0.5)

    more = ink(3) & ~ink(0)
    rows, columns = np.nonzero(more)
    assert rows.mean() > 24
    assert columns.mean() > 24
