"""The project files agree with one another."""

from __future__ import annotations

import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
LOCKS = sorted(ROOT.glob("requirements*.lock"))


def pinned(lock: Path) -> set[str]:
    """The packages in ``lock``, in small letters."""
    return set(re.findall(r"^([a-z0-9_-]+)==", lock.read_text("utf-8"), re.MULTILINE))


def named(requirements: list[str]) -> set[str]:
    """The packages in ``requirements``, in small letters."""
    return {re.split("[<>=]", text)[0].lower() for text in requirements}


def test_there_are_three_locks() -> None:
    names = [path.name for path in LOCKS]
    assert names == ["requirements-build.lock", "requirements-test.lock", "requirements.lock"]


@pytest.mark.parametrize("lock", LOCKS, ids=lambda path: path.name)
def test_locks_have_hashes_and_no_places(lock: Path) -> None:
    text = lock.read_text("utf-8")
    for entry in re.split(r"\n(?=[a-z])", text[text.index("\n#\n") :])[1:]:
        assert "--hash=sha256:" in entry, entry.split()[0]
    assert not re.search(r"https?:|file:/|--(extra-)?index-url|--find-links|--trusted-host", text)


def test_locks_hold_what_the_project_needs() -> None:
    play, test = ROOT / "requirements.lock", ROOT / "requirements-test.lock"
    needed = named(PROJECT["project"]["dependencies"])
    assert needed <= pinned(play)
    extras = PROJECT["project"]["optional-dependencies"]
    for extra in ("test", "art"):
        needed |= named(extras[extra])
    assert needed <= pinned(test)
    assert "pyinstaller" in pinned(ROOT / "requirements-build.lock")


def test_locks_pin_the_same_releases() -> None:
    pins: dict[str, set[str]] = {}
    for lock in LOCKS:
        for name, version in re.findall(r"^([a-z0-9_-]+)==(\S+)", lock.read_text(), re.MULTILINE):
            pins.setdefault(name, set()).add(version)
    assert not {name: versions for name, versions in pins.items() if len(versions) > 1}


@pytest.mark.skipif(not shutil.which("make"), reason="make is missing")
def test_make_tells_what_it_can_make() -> None:
    done = subprocess.run(["make", "help"], cwd=ROOT, capture_output=True, text=True, check=True)
    for target in ["play", "test", "soak", "simulate", "package", "assets"]:
        assert re.search(rf"^  {target} ", done.stdout, re.MULTILINE)


@pytest.mark.skipif(not shutil.which("make"), reason="make is missing")
@pytest.mark.parametrize(
    ("python", "words"),
    [("nosuchpython", "there is no nosuchpython here"), ("false", "needs Python 3.11 or newer")],
)
def test_make_refuses_a_wrong_python_in_one_line(tmp_path: Path, python: str, words: str) -> None:
    for name in ("Makefile", "requirements.lock"):
        shutil.copy(ROOT / name, tmp_path)
    done = subprocess.run(
        ["make", "play", f"PYTHON={python}"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode != 0
    told = [line for line in done.stderr.splitlines() if not line.startswith("make")]
    assert len(told) == 1
    assert words in told[0]


def test_the_readme_thanks_the_authors() -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    for words in ("Leif Warnecke", "Daniel Pozzi", "Tobias Bergmann", "make play", "make test"):
        assert words in text
