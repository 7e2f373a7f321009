"""Settings: a broken file costs the broken choices and nothing else."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from agile_unicorn.content.files import backup_of
from agile_unicorn.content.settings import (
    DEFAULTS,
    LONGEST,
    Settings,
    load_settings,
    save_settings,
)

LANGUAGES = ("de", "en")
CHOSEN = Settings(language="de", sound=0.25, speed="fast", window=(1280, 720), name="Zoë 🦄")


def test_settings_survive_their_file(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    assert save_settings(path, CHOSEN) is None
    assert load_settings(path, LANGUAGES) == (CHOSEN, None)


def test_a_missing_file_means_the_defaults(tmp_path: Path) -> None:
    assert load_settings(tmp_path / "settings.json", LANGUAGES) == (DEFAULTS, None)


def test_shorter_settings_leave_no_tail(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    save_settings(path, CHOSEN)
    save_settings(path, Settings())
    assert load_settings(path, LANGUAGES) == (DEFAULTS, None)


WHOLE = msgspec.json.encode(CHOSEN)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{",
        b"null",
        b"[]",
        b"3",
        b"\0" * (1 << 20),
        WHOLE + b"}",
        WHOLE + b"  x",
        WHOLE.decode().encode("utf-16"),
        b"\xef\xbb\xbf" + WHOLE,
        b"\xff" + WHOLE,
        b"[" * 100_000,
        b'{"x": ' + b"[" * 60_000,
        b'{"sound": NaN}',
        b'{"sound": 1e999}',
        b" " * LONGEST + WHOLE,
    ],
    ids=lambda data: repr(data[:12]) + str(len(data)),
)
def test_an_unreadable_file_is_kept_as_backup(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(data)
    settings, notice = load_settings(path, LANGUAGES)
    assert settings == DEFAULTS
    assert notice
    assert notice.key == "app.errors.settings_unreadable"
    assert backup_of(path).read_bytes() == data
    assert load_settings(path, LANGUAGES) == (DEFAULTS, None), "told only once"
    assert save_settings(path, CHOSEN) is None


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("sound", '"loud"'),
        ("sound", "7"),
        ("sound", "-0.1"),
        ("music", "null"),
        ("music", "true"),
        ("speed", '"ludicrous"'),
        ("window_mode", '"tiny"'),
        ("monitor", "-1"),
        ("text_size", "99"),
        ("text_size", "151"),
        ("card_size", "200"),
        ("keys", '{"log": 3}'),
        ("pad", "[]"),
        ("keys", '{"' + "x" * 99 + '": "a"}'),
        ("window", "[1, 1]"),
        ("window", "[1024]"),
        ("window", "[99999, 2160]"),
        ("language", '"xx"'),
        ("language", "3"),
        ("name", '"' + "W" * 300 + '"'),
    ],
)
def test_a_bad_value_costs_only_itself(tmp_path: Path, field: str, value: str) -> None:
    path = tmp_path / "settings.json"
    content = msgspec.structs.asdict(CHOSEN) | {field: msgspec.Raw(value.encode())}
    data = msgspec.json.encode(content)
    path.write_bytes(data)
    settings, notice = load_settings(path, LANGUAGES)
    default = getattr(DEFAULTS, field)
    assert settings == msgspec.structs.replace(CHOSEN, **{field: default})
    assert notice
    assert backup_of(path).read_bytes() == data


def test_unknown_values_of_a_newer_program_are_no_mistake(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(b'{"sound": 0.5, "smell": "coffee"}')
    assert load_settings(path, LANGUAGES) == (Settings(sound=0.5), None)


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        (b'{"fullscreen": true, "sound": 0.5}', Settings(sound=0.5, window_mode="fullscreen")),
        (b'{"fullscreen": false}', Settings()),
        (b'{"fullscreen": true, "window_mode": "window"}', Settings()),
    ],
)
def test_the_settings_of_an_older_version(tmp_path: Path, data: bytes, expected: Settings) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(data)
    assert load_settings(path, LANGUAGES) == (expected, None)
    assert path.read_bytes() == data


def test_a_folder_in_place_of_the_file(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    (path / "inside").mkdir(parents=True)
    settings, notice = load_settings(path, LANGUAGES)
    assert settings == DEFAULTS
    assert notice
    assert save_settings(path, CHOSEN) is None
    assert load_settings(path, LANGUAGES) == (CHOSEN, None)


def test_settings_that_cannot_be_saved_are_told(tmp_path: Path) -> None:
    notice = save_settings(tmp_path / "none" / "settings.json", CHOSEN)
    assert notice
    assert notice.key == "app.errors.settings_unwritable"


@given(st.binary(max_size=200) | st.text(alphabet='{}[]":,.0123e-sound ', max_size=80))
def test_anything_gives_settings(data: bytes | str) -> None:
    from tempfile import TemporaryDirectory

    with TemporaryDirectory() as folder:
        path = Path(folder) / "settings.json"
        path.write_bytes(data if isinstance(data, bytes) else data.encode())
        settings, _ = load_settings(path, LANGUAGES)
        assert isinstance(settings, Settings)
