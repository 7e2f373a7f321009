"""The board of kept matches: by mouse and by keyboard, in every language."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from agile_unicorn.app import GAME
from agile_unicorn.choices import Refusal
from agile_unicorn.content.archive import ENDING, Archive, Cover, Sitter
from agile_unicorn.engine.pieces import Ref, place_ref
from agile_unicorn.games.unicorn.cards import catalogue
from agile_unicorn.photograph import SIZE, photograph, public_table
from agile_unicorn.save_files import FOLDER, SaveFiles, cover_of, usual_name
from agile_unicorn.scenes.archive import (
    BACK,
    DROP,
    LOAD,
    NEWER,
    OLDER,
    PAGE,
    REALLY,
    RENAME,
    SPARE,
    WATCH,
    ArchiveScene,
    LoadKept,
    WatchKept,
    kept_ref,
)
from agile_unicorn.scenes.shared import furniture
from agile_unicorn.session.record import Record, encode, restore
from agile_unicorn.table.looks import PhotoLook
from tests.scenes.checks import LANGUAGES, check, texts_in, words_of
from tests.scenes.goldens import blank_canvas
from tests.scenes.match_tools import faces, moments, new_scene

SEATS = tuple(
    Sitter(name, animal, person)
    for name, animal, person in (
        ("Mechthild-Annegret", "raccoon", True),
        ("Kemal", "fox", False),
        ("Mona", "unknown", False),
        ("Jo", "panda", True),
        ("Bruno", "bear", False),
        ("Pia", "pig", False),
    )
)


def board(folder: Path, count: int = 2, language: str = "en", **changes: object) -> ArchiveScene:
    """A board with ``count`` photographs; ``m0`` is the newest."""
    archive = Archive(folder)
    for i in range(count):
        cover = Cover(f"m{i}", 2_000_000 - i, "0.1.0", SEATS, 12, 104, 199)
        archive.keep(replace(cover, **changes), b"{}")
    return ArchiveScene(words_of(language), language, Archive(folder))


def said(scene: ArchiveScene) -> set[str]:
    """All words on the screen."""
    return {t.text for spot in scene.layout().values() for t, _, _ in texts_in(spot.look)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count", [0, 1, PAGE + 1])
def test_everything_fits_in_every_language(tmp_path: Path, language: str, count: int) -> None:
    scene = board(tmp_path, count, language)
    check(scene.layout())
    if count:
        for ref in (RENAME, DROP):
            scene.choose(ref)
            check(scene.layout())
    (tmp_path / f"bad{ENDING}").write_bytes(b"?")
    bad = ArchiveScene(words_of(language), language, Archive(tmp_path))
    bad.choose(OLDER)
    bad.choose(kept_ref(f"bad{ENDING}"))
    check(bad.layout())


def test_the_newest_is_chosen_and_enter_goes_on_with_it(tmp_path: Path) -> None:
    scene = board(tmp_path)
    assert scene.layout()[LOAD].glow
    assert scene.key("return")
    assert scene.outcome() == LoadKept(f"2000000{ENDING}")


def test_a_photograph_is_chosen_then_gone_on_with(tmp_path: Path) -> None:
    scene = board(tmp_path)
    older = kept_ref(f"1999999{ENDING}")
    scene.point(older)
    assert scene.key("enter")
    assert scene.outcome() is None
    assert scene.layout()[older].glow
    assert scene.key("enter")
    assert scene.outcome() == LoadKept(f"1999999{ENDING}")


def test_a_finished_match_is_watched(tmp_path: Path) -> None:
    scene = board(tmp_path, over=True)
    assert LOAD not in scene.layout()
    assert scene.layout()[WATCH].glow
    scene.choose(LOAD)
    assert scene.outcome() is None
    scene.choose(kept_ref(scene.chosen))
    assert scene.outcome() == WatchKept(f"2000000{ENDING}")


def test_any_match_can_be_watched_and_the_board_comes_back_with_it(tmp_path: Path) -> None:
    scene = board(tmp_path, PAGE + 2)
    scene.choose(OLDER)
    last = scene.entries[-1].key
    scene.choose(kept_ref(last))
    scene.choose(WATCH)
    assert scene.outcome() == WatchKept(last)
    again = ArchiveScene(words_of("en"), "en", Archive(tmp_path), last)
    assert (again.chosen, again.page) == (last, 1)


def test_throwing_away_asks_first(tmp_path: Path) -> None:
    scene = board(tmp_path, 3)
    scene.choose(REALLY)
    scene.choose(DROP)
    assert not scene.layout()[LOAD].hot
    assert scene.key("return"), "Enter spares it"
    scene.choose(REALLY)
    assert len(scene.entries) == 3
    assert scene.key("delete")
    assert scene.key("escape")
    assert scene.outcome() is None
    scene.choose(DROP)
    scene.choose(SPARE)
    scene.choose(DROP)
    scene.choose(REALLY)
    assert [entry.cover.name for entry in scene.entries if entry.cover] == ["m1", "m2"]
    assert scene.chosen == scene.entries[0].key
    assert len(Archive(tmp_path).all()) == 2


def test_the_last_one_leaves_an_empty_board(tmp_path: Path) -> None:
    scene = board(tmp_path, 1)
    scene.choose(DROP)
    scene.choose(REALLY)
    check(scene.layout())
    assert place_ref("nothing") in scene.layout()
    assert place_ref("sheet") not in scene.layout(), "nothing is chosen"
    assert scene.suggested == BACK
    assert scene.key("escape")
    assert scene.outcome() == BACK


def test_a_name_is_written_by_keyboard(tmp_path: Path) -> None:
    scene = board(tmp_path)
    scene.choose(RENAME)
    for _ in "m0":
        assert scene.key("backspace")
    scene.type("Ünïcörn 🦄")
    assert scene.key("return")
    assert "Ünïcörn 🦄" in said(scene)
    scene.choose(RENAME)
    scene.type("!")
    assert scene.key("escape")
    scene.choose(RENAME)
    for _ in range(40):
        scene.key("backspace")
    scene.choose(RENAME)
    names = [entry.cover.name for entry in Archive(tmp_path).all() if entry.cover]
    assert names == ["Ünïcörn 🦄", "m1"], "neither escaped nor empty names are taken"


def test_pages_are_turned_by_keys_and_icons(tmp_path: Path) -> None:
    scene = board(tmp_path, PAGE + 2)
    scene.choose(NEWER)
    assert "1 / 2" in said(scene)
    scene.choose(OLDER)
    assert "2 / 2" in said(scene)
    assert scene.key("page up")
    assert scene.key("page down")
    assert sum(ref.startswith("place:kept/") for ref in scene.layout()) == 2


def test_what_cannot_be_read_has_no_buttons_but_a_reason(tmp_path: Path) -> None:
    (tmp_path / f"bad{ENDING}").write_bytes(b"?")
    scene = board(tmp_path, 0)
    assert not {LOAD, WATCH, RENAME, DROP} & set(scene.layout())
    scene.key("delete")
    assert not scene.dropping
    words = words_of("en")
    assert words("app.saves.trouble.damaged") in said(scene)


# ---------------------------------------------------------------- what is kept


def halfway() -> Record:
    """A match of two people who hold events, in the middle of a question."""
    scene = new_scene(seed=4, humans=2)
    for number, _ in enumerate(moments(scene, Random(4))):
        if number == 14:
            break
    return scene.match.record


def test_a_kept_match_goes_on_where_it_was(tmp_path: Path) -> None:
    record = halfway()
    files = SaveFiles(tmp_path)
    assert not files.has(record)
    assert files.keep(record, "Friday", b"") is None
    (entry,) = SaveFiles(tmp_path).all()
    assert entry.cover is not None
    assert [sitter.name for sitter in entry.cover.seats] == ["Alex", "Kemal", "Mona", "Jo"]
    assert [sitter.person for sitter in entry.cover.seats] == [True, True, False, False]
    assert files.record(entry.key) == record
    assert files.has(record)
    assert not files.has(replace(record, moves=record.moves[:-1]))


def test_a_match_that_cannot_be_played_is_refused(tmp_path: Path) -> None:
    record = halfway()
    files = SaveFiles(tmp_path)
    bad = replace(record, moves=(record.moves[0], *record.moves))
    entry = Archive(tmp_path / FOLDER).keep(cover_of(record, "Friday", b""), encode(bad))
    with pytest.raises(Refusal):
        files.record(entry.key)


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / FOLDER).write_text("in the way")
    trouble = SaveFiles(tmp_path).keep(halfway(), "Friday", b"")
    assert trouble is not None
    assert trouble.key == "app.errors.cannot_save"


def test_the_usual_name_is_the_first_person_and_the_sprint() -> None:
    assert usual_name(halfway(), words_of("de")).startswith("Alex, Sprint ")


def test_the_photograph_shows_no_secret() -> None:
    record = halfway()
    state, cards = restore(GAME, record), catalogue(record.setup.deck)
    secret = {cards.key(card) for hand in state.hand for card in hand}
    assert secret
    _, spots = public_table(record, words_of("en"))
    seen = {face for spot in spots.values() for face in faces(spot.look)}
    played = {cards.key(play.card) for play in (*state.played, *state.chain)}
    assert not (secret - played) & seen
    assert "back_event" in seen


def test_a_photograph_is_small_and_can_be_shown() -> None:
    canvas = blank_canvas("en")
    picture = photograph(halfway(), words_of("en"), canvas.printer.press)
    assert len(picture) < 1 << 18
    shown = canvas.printer.press.upright(PhotoLook(picture, *map(float, SIZE)), 1.0)
    assert shown.size == SIZE
    assert len({tuple(shown.get_at((x, 90))) for x in range(0, SIZE[0], 8)}) > 3
    grey = canvas.printer.press.upright(PhotoLook(b"no picture", 40.0, 30.0), 1.0)
    assert grey.size == (40, 30)


def test_a_cover_tells_how_it_stands() -> None:
    cover = cover_of(halfway(), "Friday", b"")
    assert (cover.sprint, cover.goal, cover.over) == (1, 12, False)


# ---------------------------------------------------------------- from the pause menu


def test_the_pause_menu_pins_the_match_up_once() -> None:
    kept: list[str] = []

    def keep() -> str:
        kept.append("Friday")
        return "Friday"

    scene = new_scene(humans=1)
    assert furniture.KEEP not in furniture.menu(words_of("en"))
    scene.hooks = replace(scene.hooks, keep=keep)
    for _ in moments(scene, Random(1)):
        break
    assert scene.key("escape")
    scene.forget_keeping()
    scene.refresh(0)
    assert scene.layout()[furniture.KEEP].hot
    scene.choose(furniture.KEEP)
    scene.choose(furniture.KEEP)
    assert kept == ["Friday"]
    assert not scene.layout()[furniture.KEEP].hot


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kept", [None, "", "Mechthild-Annegret, Sprint 12"])
def test_the_pause_menu_fits(language: str, kept: str | None) -> None:
    menu = furniture.menu(words_of(language), kept)
    check(menu)
    assert (furniture.KEEP in menu) == (kept is not None)
    assert kept is None or menu[furniture.KEEP].hot == (not kept)


def test_refs_name_files() -> None:
    assert kept_ref("a.match") == Ref("place:kept/a.match")
