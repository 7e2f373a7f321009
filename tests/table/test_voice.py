"""Text for ears: into the clipboard, and into a process that nobody waits for."""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence
from threading import Event

import pygame
import pytest

from agile_unicorn.engine.pieces import Ref
from agile_unicorn.table.looks import GroupLook, PartLook, PieceLook, Spot, TextLook
from agile_unicorn.table.reading import read_out
from agile_unicorn.table.voice import SPEAKERS, Voice, _start


class Deaf:
    """A program that reads nothing until it is ended."""

    def __init__(self) -> None:
        self.told, self.ended = b"", Event()

    def communicate(self, input: bytes) -> None:
        self.told = input
        self.ended.wait(20)

    def terminate(self) -> None:
        self.ended.set()


class Room:
    """A system with some programs: what was begun and what is in the clipboard."""

    def __init__(self, *programs: str) -> None:
        self.programs = programs
        self.begun: list[tuple[list[str], Deaf]] = []
        self.clipboard = ""
        self.voice = Voice(self.find, self.start, self.keep, lambda: self.clipboard)

    def find(self, name: str) -> str | None:
        return f"/bin/{name}" if name in self.programs else None

    def start(self, command: Sequence[str]) -> Deaf:
        self.begun.append((list(command), Deaf()))
        return self.begun[-1][1]

    def keep(self, text: str) -> None:
        self.clipboard = text


@pytest.mark.parametrize("name", list(SPEAKERS))
def test_a_program_that_never_reads_holds_nobody_up(name: str) -> None:
    room = Room(name)
    since = time.monotonic()
    room.voice.say("Grüße, 🦄", "de")
    assert time.monotonic() - since < 5
    assert room.clipboard == "Grüße, 🦄"
    command, program = room.begun[0]
    assert command[0] == f"/bin/{name}"
    for _ in range(200):
        if program.told:
            break
        time.sleep(0.01)
    assert program.told == "Grüße, 🦄".encode()
    room.voice.stop()
    assert program.ended.is_set()


def test_the_first_program_counts_and_speaks_the_language() -> None:
    room = Room("espeak", "spd-say")
    room.voice.say("Hallo", "de")
    assert room.begun[0][0] == ["/bin/spd-say", *SPEAKERS["spd-say"]("de")]
    assert "de" in room.begun[0][0]
    room.voice.stop()


def test_a_new_text_ends_the_one_before() -> None:
    room = Room("say")
    room.voice.say("one", "en")
    room.voice.say("two", "en")
    first, second = (program for _, program in room.begun)
    assert first.ended.is_set()
    assert not second.ended.is_set()
    room.voice.stop()


def test_without_a_program_there_is_the_clipboard() -> None:
    room = Room()
    room.voice.say("a\0b\nc\ud800", "en")
    assert room.clipboard == "ab\nc"
    assert not room.begun


@pytest.mark.parametrize("trouble", [pygame.error("no display"), ValueError("no")])
def test_without_a_clipboard_it_is_still_spoken(trouble: Exception) -> None:
    room = Room("say")

    def broken(text: str) -> None:
        raise trouble

    voice = Voice(room.find, room.start, broken)
    voice.say("one", "en")
    assert len(room.begun) == 1
    voice.stop()


def test_a_program_that_cannot_be_begun_is_no_error() -> None:
    room = Room("say")

    def broken(command: Sequence[str]) -> Deaf:
        raise PermissionError(command[0])

    Voice(room.find, broken, room.keep).say("one", "en")
    assert room.clipboard == "one"


def test_a_real_process_that_ends_at_once_is_no_error() -> None:
    started = []

    def start(command: Sequence[str]) -> object:
        started.append(_start([sys.executable, "-c", "pass"]))
        return started[-1]

    voice = Voice(lambda name: name, start, lambda text: None)  # type: ignore[arg-type]
    voice.say("x" * 1_000_000, "en")
    voice.say("y", "en")
    voice.stop()
    assert len(started) == 2


def test_words_are_read_in_rows() -> None:
    def word(text: str, x: float, y: float, alpha: float = 1.0) -> Spot:
        return Spot(x, y, TextLook(text, 20, width=100), alpha=alpha)

    card = GroupLook(
        (
            PartLook(PieceLook("tag"), 0, 0),
            PartLook(TextLook("Four-\u00adDay", 20), 0, 0),
            PartLook(TextLook(" Week\n", 20), 0, 30),
        )
    )
    layout = {
        Ref("c"): word("right", 900, 105),
        Ref("a"): word("below", 100, 300),
        Ref("b"): word("left", 100, 110),
        Ref("d"): word("gone", 100, 20, alpha=0.1),
        Ref("e"): Spot(500, 100, card),
        Ref("f"): Spot(500, 100, PieceLook("tag")),
    }
    assert read_out(layout).split("\n") == ["left", "Four-Day Week", "right", "below"]


def test_what_others_must_not_hear_ends_and_leaves_the_clipboard() -> None:
    room = Room("say")
    room.voice.say("secret", "en")
    room.voice.hush()
    assert room.begun[0][1].ended.is_set()
    assert room.clipboard == ""


def test_what_somebody_else_put_into_the_clipboard_stays() -> None:
    room = Room()
    room.voice.say("secret", "en")
    room.clipboard = "something else"
    room.voice.hush()
    assert room.clipboard == "something else"
    room.clipboard = "secret"
    room.voice.hush()
    assert room.clipboard == "secret", "it is no longer what was told"


def test_without_a_clipboard_there_is_silence() -> None:
    def broken() -> str:
        raise pygame.error("no window")

    room = Room()
    room.voice = Voice(room.find, room.start, room.keep, broken)
    room.voice.say("secret", "en")
    room.voice.hush()
    assert room.clipboard == "secret"
