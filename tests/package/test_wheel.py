"""The wheel in an empty environment: the program starts anywhere and finds its data."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import pytest

from agile_unicorn import __version__

ROOT = Path(__file__).parents[2]

pytestmark = pytest.mark.skipif(os.name == "nt", reason="the paths are those of other systems")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of this checkout."""
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (found,) = folder.glob("*.whl")
    return found


@pytest.fixture(scope="module")
def program(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """``agile-unicorn`` in an environment that holds the wheel; libraries come from this one."""
    venv = tmp_path_factory.mktemp("venv")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(venv)], check=True)
    python = venv / "bin" / "python"
    install = [sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet"]
    subprocess.run(
        [*install, "--no-deps", "--no-index", "--no-compile", str(wheel)],
        check=True,
        capture_output=True,
    )
    (packages,) = venv.glob("lib/python*/site-packages")
    (packages / "libraries.pth").write_text(sysconfig.get_path("purelib") + "\n")
    return venv / "bin" / "agile-unicorn"


def test_all_data_is_in_the_wheel(wheel: Path) -> None:
    inside = set(zipfile.ZipFile(wheel).namelist())
    assert "agile_unicorn/_data/cards.yaml" in inside
    for folder in ("assets", "locales"):
        for path in (ROOT / folder).rglob("*"):
            if path.is_file() and not path.name.startswith("."):
                assert f"agile_unicorn/_data/{path.relative_to(ROOT)}" in inside
    assert not [name for name in inside if name.startswith(("tests", "art", "build"))]


def test_the_program_finds_its_data_from_a_deleted_folder(program: Path, tmp_path: Path) -> None:
    gone = tmp_path / "gone"
    script = f"mkdir {gone} && cd {gone} && rmdir {gone} && exec {program} cards check"
    environment = {"PATH": "/usr/bin:/bin", "HOME": str(tmp_path)}
    done = subprocess.run(
        ["sh", "-c", script], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert " keys" in done.stdout
    assert done.stderr == ""


def test_the_data_is_that_of_the_wheel(program: Path, tmp_path: Path) -> None:
    code = "from agile_unicorn.content.resources import root; print(root())"
    python = program.with_name("python")
    done = subprocess.run(
        [python, "-c", code], cwd=tmp_path, capture_output=True, text=True, check=True
    )
    assert Path(done.stdout.strip()).parts[-2:] == ("agile_unicorn", "_data")
    version = subprocess.run([program, "--version"], capture_output=True, text=True, check=True)
    assert version.stdout == f"agile-unicorn {__version__}\n"
