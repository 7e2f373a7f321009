"""Writing so that a power cut or a full disk never costs more than the last change."""

from __future__ import annotations

import contextlib
import errno
import logging
import os
import shutil
import stat
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Final

FOLDER_NAME: Final = "agile-unicorn"
STALE: Final = 3600.0
"""Seconds after which a temporary file belongs to a program that has died."""

log = logging.getLogger(__name__)


def read_at_most(path: Path, most: int) -> bytes:
    """What is in the file at ``path``, but never more than ``most`` + 1 bytes.

    :exc:`OSError` if it cannot be read, or is a device or a pipe: those may be endless, or keep a
    reader waiting for ever.
    """
    with open(path, "rb", opener=_without_waiting) as file:
        if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
            raise OSError(errno.EINVAL, "this is no ordinary file", str(path))
        return file.read(most + 1)


def _without_waiting(path: str, flags: int) -> int:
    return os.open(path, flags | getattr(os, "O_NONBLOCK", 0))


def write_atomically(path: Path, data: bytes, *, keep: bool = True) -> None:
    """Replace the file at ``path`` by ``data``; what was there is kept as ``.bak``.

    Without ``keep`` it is not, and a ``.bak`` that is there stays.

    At every moment ``path`` holds either the old or the new content, whole.  :exc:`OSError` if it
    cannot be written; then nothing has changed.
    """
    temporary = path.with_name(f".{path.name}.{os.getpid()}.tmp")
    try:
        with temporary.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if keep:
            _keep(path)
        temporary.replace(path)
    except BaseException:
        with contextlib.suppress(OSError):
            temporary.unlink()
        raise
    _sync_folder(path.parent)


def backup_of(path: Path) -> Path:
    """Where the previous content of ``path`` is kept."""
    return path.with_name(f"{path.name}.bak")


def _keep(path: Path) -> None:
    """Give the content of ``path`` the name ``.bak`` as well."""
    if not path.is_file():
        return
    link = path.with_name(f".{path.name}.{os.getpid()}.bak.tmp")
    with contextlib.suppress(FileNotFoundError):
        link.unlink()
    try:
        os.link(path, link)
    except OSError:  # a file system without hard links
        shutil.copyfile(path, link)
    link.replace(backup_of(path))


def _sync_folder(folder: Path) -> None:
    """Make the new name last, where the system can do that."""
    if os.name == "nt":
        return
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def user_folder(
    environment: Mapping[str, str] = os.environ, platform: str = sys.platform
) -> Path | None:
    """The folder for saves, settings and reports of this user; made if it is missing.

    ``None``, and one line in the log, if nothing can be written there: the program then plays on
    and keeps nothing.
    """
    try:
        folder = _place(environment, platform)
        folder.mkdir(parents=True, exist_ok=True)
        probe = folder / f".probe.{os.getpid()}.tmp"
        probe.write_bytes(b"")
        probe.unlink()
    except (OSError, RuntimeError) as error:
        log.warning("Nothing can be saved: %s", error)
        return None
    _sweep(folder)
    return folder


def _place(environment: Mapping[str, str], platform: str) -> Path:
    """Where this kind of system keeps such files; the home itself is never made."""
    if platform == "win32" and (roaming := environment.get("APPDATA")):
        return Path(roaming) / "Agile Unicorn"
    xdg = Path(environment.get("XDG_DATA_HOME") or "")
    if platform not in ("win32", "darwin") and xdg.is_absolute():
        return xdg / FOLDER_NAME
    home = Path(environment.get("HOME") or Path.home())
    if not home.is_dir():
        raise FileNotFoundError(f"there is no home folder {home}")
    if platform == "darwin":
        return home / "Library" / "Application Support" / "Agile Unicorn"
    return home / ".local" / "share" / FOLDER_NAME


def _sweep(folder: Path) -> None:
    """Remove what a killed program left behind."""
    for path in folder.glob(".*.tmp"):
        with contextlib.suppress(OSError):
            if time.time() - path.stat().st_mtime > STALE:
                path.unlink()
