"""Builds the bundle in dist/ and plays a match with it, without Python on the path.

Runs in the environment that ``make package`` has made: nothing but what the game needs, and
PyInstaller.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
FOLDER: Final = ROOT / "dist" / "agile-unicorn"
PROGRAM: Final = FOLDER / ("agile-unicorn.exe" if os.name == "nt" else "agile-unicorn")
MATCH: Final = ("--seed", "7", "--seats", "sensible,level5,random", "--points", "22")
SECONDS: Final = 600.0


def build() -> None:
    """Have PyInstaller make the folder."""
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level=WARN"]
    folders = [f"--workpath={ROOT / 'work'}", f"--distpath={ROOT / 'dist'}"]
    spec = ROOT / "build" / "agile_unicorn.spec"
    subprocess.run([*command, *folders, str(spec)], check=True, cwd=ROOT)


def smoke_test() -> str:
    """A match of bots off screen, in a foreign folder, with no environment; the last line."""
    with tempfile.TemporaryDirectory() as home:
        environment = {"HOME": home, "PATH": "/nonexistent"}
        if os.name == "nt":
            environment = {"SYSTEMROOT": os.environ["SYSTEMROOT"], "APPDATA": home}
        command = [str(PROGRAM), "play", "--headless", *MATCH, "--pictures", home]
        done = subprocess.run(
            command,
            cwd=home,
            env=environment,
            capture_output=True,
            text=True,
            encoding="utf-8",
            timeout=SECONDS,
            check=False,
        )
        if done.returncode != 0:
            sys.exit(f"The bundle does not work:\n{done.stdout}{done.stderr}")
        if done.stderr:
            sys.exit(f"The bundle complains:\n{done.stderr}")
        (replay,) = Path(home).glob("replay-*.json")
        check = [str(PROGRAM), "replay", "--check", str(replay)]
        subprocess.run(check, cwd=home, env=environment, check=True, stdout=subprocess.DEVNULL)
        if len(list(Path(home).glob("*.png"))) < 5:
            sys.exit("The bundle has left no pictures of its scenes.")
        return done.stdout.splitlines()[-1]


def main() -> None:
    """Build, try, and tell the size."""
    build()
    last = smoke_test()
    files = [path for path in FOLDER.rglob("*") if path.is_file()]
    size = sum(path.stat().st_size for path in files if not path.is_symlink())
    print(f"{FOLDER}: {size / 1e6:.0f} MB; it has played a match. {last}")


if __name__ == "__main__":
    main()
