"""The command line from outside: one program, one line for each mistake, no traceback."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from functools import cache
from pathlib import Path
from tempfile import mkdtemp

import msgspec
import pytest
from msgspec.structs import asdict, replace

from agile_unicorn import __version__
from agile_unicorn.album import paste
from agile_unicorn.app import agreed
from agile_unicorn.choices import (
    DEFAULT_EDITION,
    RULES,
    Refusal,
    Terms,
)
from agile_unicorn.games.unicorn.setup import (
    EDITIONS,
    HouseRules,
    Setup,
)
from agile_unicorn.session.record import encode
from tests.session.matches import finished
from tests.support.decks import expanded_deck, printed_deck

ROOT = Path(__file__).parents[1]
SHORT = ("--seed", "5", "--seats", "random,random", "--points", "3")
"""A match of one or two sprints."""


def run(
    *arguments: str | Path, cwd: Path | str = "/", home: Path | None = None, **more: str
) -> subprocess.CompletedProcess[str]:
    """Run the program in another folder, without a display, with its own home."""
    kept = {name: os.environ[name] for name in ("PATH", "SYSTEMROOT") if name in os.environ}
    environment = kept | {"PYTHONPATH": str(ROOT), "HOME": str(home or own_home())} | more
    return subprocess.run(
        [sys.executable, "-m", "agile_unicorn", *map(str, arguments)],
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=120,
        cwd=cwd,
        env=environment,
        check=False,
    )


@cache
def own_home() -> Path:
    """A home for the tests of this process."""
    return Path(mkdtemp(prefix="agile-unicorn-test-"))


@cache
def replay_file() -> Path:
    """A whole match of three random bots."""
    file = own_home() / "replay.json"
    file.write_bytes(encode(finished()))
    return file


def refused(done: subprocess.CompletedProcess[str], *words: str) -> None:
    """The run ended with 2 and one line with all ``words``."""
    assert done.returncode == 2, done
    assert done.stderr.count("\n") == 1, done.stderr
    assert done.stderr.startswith("agile-unicorn: ")
    for word in words:
        assert word in done.stderr


@pytest.mark.parametrize("command", ["", "play", "simulate", "replay", "cards", "cards check"])
def test_every_command_has_help(command: str) -> None:
    done = run(*command.split(), "--help")
    assert done.returncode == 0
    assert done.stdout.startswith(f"usage: agile-unicorn {command}".strip())


def test_version() -> None:
    assert run("--version").stdout == f"agile-unicorn {__version__}\n"


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ("--nonsense", "--nonsense"),
        ("nonsense", "'nonsense'"),
        ("play --nonsense", "--nonsense"),
        ("play --lang xx", "no language 'xx'; choose de or en"),
        ("play --seats person", "1 seats"),
        ("play --seats random,random,random,random,random,random", "6 seats need the expansion"),
        (f"play --seats {'random,' * 6}random", "7 seats; the game is for 2 to 6"),
        ("play --seats person,dog", "'dog' is not known; choose from person, random, level1"),
        ("play --points 0", "0 is not between 1 and 200"),
        ("play --points many", "'many' is no whole number"),
        ("play --edition 2.0", "invalid choice: '2.0'"),
        ("play --seed -1", "--seed"),
        ("play --seed 99999999999999999999", "not between"),
        ("play --resume", "no saved game"),
        ("play --file /none/save.json", "/none/save.json: No such file"),
        ("/none/save.json", "/none/save.json: No such file"),
        ("play --headless --pictures /dev/null/x", "/dev/null/x"),
        ("play --film shots", "--film is made off screen; add --headless"),
        ("play --headless --film /dev/null/x", "/dev/null/x"),
        ("play --headless --film shots --every 0", "0 is not between 1 and 60"),
        ("simulate --games 0", "--games"),
        ("simulate --games x", "'x' is no whole number"),
        ("simulate --games 1_0", "'1_0' is no whole number"),
        ("simulate --games ١٢", "no whole number"),
        (f"simulate --games {'9' * 5000}", "no whole number"),
        ("simulate --seats 6", "6 seats need the expansion; add --expansion"),
        ("simulate --seats 7 --expansion", "--seats"),
        ("simulate --teams 4x1", "--teams"),
        ("simulate --teams 2x2 --seats 3", "teams 2x2 need 4 seats, not 3; change --seats"),
        ("play --teams 3x2", "6 seats need the expansion; add --expansion"),
        ("play --rule backlog", "'backlog' is no NAME=VALUE"),
        ("play --rule luck=more", "no rule 'luck'; choose from backlog, two_player_member"),
        ("simulate --rule all_in=none", "all_in cannot be 'none'; choose one or all"),
        ("simulate --seats 1", "--seats"),
        ("simulate --bots dog", "'dog'"),
        ("simulate --bots random,random --seats 3", "2 bots for 3 seats"),
        ("simulate --edition 3", "--edition"),
        ("arena", "--bots"),
        ("arena --bots sensible", "1 bots for 4 teams; name 2 to 4 of them"),
        ("arena --bots sensible,dog", "'dog' is not known"),
        ("arena --bots sensible,random,random --seats 2", "3 bots for 2 teams"),
        ("arena --bots sensible,random --games 0", "--games"),
        ("arena --bots sensible,random --jobs 0", "0 is not between 1 and 256"),
        ("arena --bots sensible,random --seats 6", "6 seats need the expansion"),
        ("replay", "FILE"),
        ("replay /none", "/none: No such file"),
        ("replay /", "/: Is a directory"),
        ("cards", "COMMAND"),
        ("cards check /none", "/none: cannot be read"),
        ("cards check /dev/zero", "/dev/zero: cannot be read: this is no ordinary file"),
        ("replay /dev/zero", "/dev/zero: this is no ordinary file"),
    ],
)
def test_a_mistake_is_one_line(arguments: str, words: str) -> None:
    done = run(*arguments.split())
    if "cards check" in arguments:
        assert done.returncode == 2
        assert words in done.stderr
        assert done.stderr.count("\n") == 1
    else:
        refused(done, words)


@pytest.mark.parametrize("option", ["--pictures", "--file"])
def test_an_empty_name_is_not_the_folder_we_are_in(option: str, tmp_path: Path) -> None:
    refused(run("play", "--headless", option, "", cwd=tmp_path), "the name is empty")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="a system without pipes in folders")
def test_nobody_waits_for_a_pipe(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    refused(run("replay", tmp_path / "pipe"), "no ordinary file")
    done = run("cards", "check", tmp_path / "pipe")
    assert done.returncode == 2
    assert "no ordinary file" in done.stderr


def test_a_complaint_has_one_line_without_control_characters() -> None:
    refused(run("replay", "/none\x1b[31m\nred"), "/none?[31m red: No such file")
    assert run("cards", "check", "/none\nred").stderr.startswith("/none red: ")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a system without a full device")
@pytest.mark.parametrize("command", ["simulate --games 1", "cards check", "replay FILE --text"])
def test_output_on_a_full_disk_is_one_complaint(command: str) -> None:
    with open("/dev/full", "w") as full:
        done = subprocess.run(
            [
                sys.executable,
                "-m",
                "agile_unicorn",
                *command.replace("FILE", str(replay_file())).split(),
            ],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            env=os.environ | {"PYTHONPATH": str(ROOT), "HOME": str(own_home())},
            check=False,
        )
    refused(done, "the output cannot be written: No space left")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a system without a full device")
def test_nobody_need_hear_a_complaint() -> None:
    with open("/dev/full", "w") as full:
        command = [sys.executable, "-m", "agile_unicorn", "replay", "/none"]
        environment = os.environ | {"PYTHONPATH": str(ROOT)}
        assert subprocess.run(command, stderr=full, env=environment, check=False).returncode == 2


def test_simulate_reports_figures_as_json() -> None:
    bots = "sensible,random,random"
    done = run("simulate", "--games", "4", "--seats", "3", "--bots", bots, "--json")
    figures = json.loads(done.stdout)
    assert figures["games"] == 4
    assert len(figures["win_share_by_seat"]) == 3
    needed = (
        "games decisions seconds decisions_per_second sprints_per_game pitches_per_game "
        "failed_pitch_share win_share_by_seat lead_changes_per_game nobody_bid_share"
    )
    assert set(needed.split()) <= figures.keys()


def test_the_arena_tells_who_wins() -> None:
    command = "arena --bots sensible,random --seats 2 --points 10 --games 4 --seed 3"
    one, two = (run(*command.split(), "--jobs", jobs, "--json") for jobs in ("1", "2"))
    assert one.stderr == two.stderr == ""
    results = [json.loads(done.stdout) for done in (one, two)]
    shares = [[rank["share"] for rank in result["ranks"]] for result in results]
    assert shares[0] == shares[1]
    assert (results[0]["games"], results[0]["deals"]) == (4, 2)
    told = run(*command.split(), "--jobs", "1").stdout
    assert told.startswith("4 games of 2 seats, 2 deals\n")
    assert "sensible" in told


def test_simulate_plays_with_expansion_teams_and_house_rules() -> None:
    rules = [
        "--rule",
        "backlog=fixed_five",
        "--rule",
        "partners=covered",
        "--rule",
        "hands=covered",
    ]
    done = run("simulate", "--games", "2", "--expansion", "--teams", "2x3", *rules, "--json")
    assert done.stderr == ""
    shares = json.loads(done.stdout)["win_share_by_seat"]
    assert len(shares) == 6
    assert shares[0] == shares[2] == shares[4]
    assert run("simulate", "--games", "1", "--teams", "2x2").returncode == 0


def test_without_a_switch_the_rules_are_the_present_ones() -> None:
    first = {name: values[0] for name, values in RULES.items()}
    present = msgspec.convert({name: first[name] for name in asdict(HouseRules())}, HouseRules)
    assert present == HouseRules() == EDITIONS[DEFAULT_EDITION]


def test_what_was_asked_for_is_in_the_record() -> None:
    rules = (
        ("all_in", "all"),
        ("easy_start", "yes"),
        ("hands", "covered"),
        ("partners", "covered"),
        ("reaction_time", "20"),
    )
    terms = Terms(22, "1.0", expansion=True, teams="2x3", rules=rules)
    setup = agreed(expanded_deck(), 6, terms)
    assert setup.rules == replace(EDITIONS["1.0"], all_in="all")
    assert (setup.team_size, setup.points, setup.seats) == (3, 22, 6)
    assert setup.expanded
    assert (setup.easy_start, setup.open_hands, setup.partners_open) == (True, False, False)
    assert setup.reaction_seconds == 20
    plain = agreed(expanded_deck(), 4, Terms())
    assert plain == Setup(4, printed_deck())


def test_families_of_the_expansion_can_stay_in_their_box() -> None:
    setup = agreed(expanded_deck(), 4, Terms(expansion=True, left_out=("event", "story")))
    there = {kind.family for kind in setup.deck if kind.box != "base" and kind.role is None}
    assert there == {"team", "incentive"}
    done = run("simulate", "--games", "1", "--expansion", "--without", "event,story", "--json")
    assert json.loads(done.stdout)["games"] == 1


def test_a_family_can_only_be_left_out_of_the_expansion() -> None:
    done = run("simulate", "--games", "1", "--without", "event")
    assert (done.returncode, done.stdout) == (2, "")
    assert "--without takes cards out of the expansion; add --expansion" in done.stderr
    assert "choose from story, team" in run("play", "--expansion", "--without", "bugs").stderr


def test_a_deck_without_an_expansion_says_so() -> None:
    with pytest.raises(Refusal, match="no cards of the expansion; play without --expansion"):
        agreed(printed_deck(), 4, Terms(expansion=True))


def test_too_few_rerolls_are_told_with_the_number_of_players() -> None:
    poor = tuple(kind for kind in expanded_deck() if kind.effect != "reroll")
    with pytest.raises(Refusal, match="6 players need 6 x reroll, the deck has 0"):
        agreed(poor, 6, Terms(expansion=True))


def test_simulate_reports_figures_for_people() -> None:
    done = run(*["simulate", "--games", "3", "--edition", "1.0"])
    assert done.returncode == 0
    assert "win share by seat" in done.stdout
    assert done.stderr == ""


def test_simulate_counts_every_card_if_asked() -> None:
    done = run("simulate", "--games", "2", "--seats", "3", "--cards", "--json")
    cards = {card["key"]: card for card in json.loads(done.stdout)["cards"]}
    assert set(cards) == {kind.key for kind in printed_deck()}
    assert cards["ux_panda"].keys() >= {"played", "won", "in_won_pitch", "decided"}
    told = run("simulate", "--games", "2", "--cards")
    assert "helped to win" in told.stdout
    assert "ux_panda" in told.stdout


def test_a_replay_is_told_and_checked() -> None:
    told = run("replay", replay_file())
    assert "seed 1" in told.stdout
    assert "\n1. " in told.stdout
    assert run("replay", replay_file(), "--text", SDL_VIDEODRIVER="dummy").stdout == told.stdout
    checked = run("replay", replay_file(), "--check")
    assert checked.returncode == 0
    assert checked.stdout.startswith("ok: ")


def test_a_relative_file_is_found() -> None:
    file = replay_file()
    assert run("replay", "--check", file.name, cwd=file.parent).returncode == 0


@pytest.mark.parametrize(
    "damage",
    [
        lambda data: data[: len(data) // 2],
        lambda data: data.replace(b"Bid", b"Bit", 1),
        lambda data: b"",
        lambda data: b"[" * 100_000,
        lambda data: b"\0" * 1000,
        lambda data: data + data,
    ],
)
def test_a_broken_save_is_refused(tmp_path: Path, damage: object) -> None:
    file = tmp_path / "save.json"
    file.write_bytes(damage(replay_file().read_bytes()))  # type: ignore[operator]  # a lambda
    refused(run("replay", file), str(file))
    refused(run("replay", "--check", file), str(file))
    refused(run(file), str(file))
    refused(run("play", "--headless", "--file", file), str(file))


def test_a_broken_autosave_is_refused_and_left_alone(tmp_path: Path) -> None:
    folder = tmp_path / ".local" / "share" / "agile-unicorn"
    folder.mkdir(parents=True)
    (folder / "autosave.json").write_bytes(b"{")
    refused(run("play", "--resume", home=tmp_path), "autosave.json", "damaged")
    assert (folder / "autosave.json").read_bytes() == b"{"


def test_a_deck_is_checked() -> None:
    done = run("cards", "check")
    assert done.returncode == 0
    assert " keys" in done.stdout


def test_too_few_cards_of_the_expansion_are_told_for_how_many_players(tmp_path: Path) -> None:
    text = (ROOT / "cards.yaml").read_text("utf-8")
    few = re.sub(r"(effect: reroll, (?:.*, )?copies: )\d+", r"\g<1>1", text)
    assert few != text
    file = tmp_path / "my.yaml"
    file.write_text(few, "utf-8")
    refused(run("cards", "check", file), "my.yaml: with the expansion", "players need", "x reroll")


def test_a_hopeless_deck_is_told_in_short(tmp_path: Path) -> None:
    file = tmp_path / "my.yaml"
    file.write_text("cards:\n" + "".join(f"  c{i}: {{family: fish}}\n" for i in range(300)))
    *lines, last = run("cards", "check", file).stderr.splitlines()
    assert len(lines) == 40
    assert re.fullmatch(r"and \d+ more", last)
    file.write_text(f"cards:\n  a: {{family: story, value: {'9' * 200_000}}}\n")
    done = run("cards", "check", file)
    assert done.returncode == 2
    assert len(done.stderr) < 2_000


def test_all_mistakes_of_a_deck_are_told_with_lines(tmp_path: Path) -> None:
    file = tmp_path / "my.yaml"
    file.write_text("cards:\n  a: {family: story, value: 4, copies: 1}\n  a: {}\n\tb: 1\n")
    done = run("cards", "check", file)
    assert done.returncode == 2
    assert f"{file}:4: " in done.stderr
    file.write_text("cards:\n  a: {family: story, value: 0, copies: 1}\n  b: {family: team}\n")
    lines = run("cards", "check", file).stderr.splitlines()
    assert [line.split(": ")[0] for line in lines] == [f"{file}:2", f"{file}:3", f"{file}:3"]


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a display")
def test_bots_play_where_there_is_no_display(tmp_path: Path) -> None:
    done = run("play", *SHORT, home=tmp_path, PYTHONIOENCODING="ascii", LANG="de_DE.UTF-8")
    assert done.returncode == 0, done.stderr
    first, *_, replay, winner = done.stdout.splitlines()
    assert first == "There is no display: bots play a whole match off screen."
    file = Path(replay.removeprefix("Replay: "))
    assert file.is_file()
    assert {"01_title.png", "02_setup.png"} <= {path.name for path in file.parent.iterdir()}
    assert "gewinnt mit" in winner
    assert done.stderr == ""


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a display")
def test_bots_play_where_the_display_does_not_answer(tmp_path: Path) -> None:
    done = run("play", *SHORT, "--pictures", tmp_path, DISPLAY="nobody.invalid:1")
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("There is no display: bots play a whole match off screen.\n")
    assert list(tmp_path.glob("replay-*.json"))


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere all names are Unicode")
def test_a_folder_for_pictures_with_an_odd_name(tmp_path: Path) -> None:
    folder = tmp_path / os.fsdecode(b"\xff")
    done = run("play", "--headless", *SHORT, "--pictures", folder)
    if done.returncode:
        refused(done, str(tmp_path))
    else:
        assert done.stderr == ""


def test_pictures_of_an_earlier_run_leave(tmp_path: Path) -> None:
    paste(tmp_path, 98, "older", (ROOT / "assets/shared/icons/icon.png").read_bytes())
    (tmp_path / "99_mine.png").write_bytes(b"not by the game")
    assert run("play", "--headless", *SHORT, "--pictures", tmp_path).returncode == 0
    left = {path.name for path in tmp_path.glob("*.png")}
    assert {"01_title.png", "99_mine.png"} <= left
    assert "98_older.png" not in left


def test_a_match_goes_on_when_nobody_reads_how(tmp_path: Path) -> None:
    environment = os.environ | {"PYTHONPATH": str(ROOT), "HOME": str(own_home())}
    command = [sys.executable, "-m", "agile_unicorn", "play", "--headless", *SHORT, "--pictures"]
    with subprocess.Popen(
        [*command, str(tmp_path)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment
    ) as process:
        assert process.stdout
        assert process.stderr
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 0
    assert list(tmp_path.glob("replay-*.json"))


def test_no_home_is_needed(tmp_path: Path) -> None:
    done = run("play", "--headless", *SHORT, "--pictures", tmp_path, home=Path("/nonexistent"))
    assert done.returncode == 0, done.stderr
    assert "wins with" in done.stdout
    assert done.stderr.count("\n") == 1
    assert "Nothing can be saved" in done.stderr
    assert not Path("/nonexistent").exists()


def test_a_broken_settings_file_is_told_once(tmp_path: Path) -> None:
    folder = tmp_path / ".local" / "share" / "agile-unicorn"
    folder.mkdir(parents=True)
    (folder / "settings.json").write_bytes(b'{"sound": 1e999}')
    first, second = (run("play", "--resume", home=tmp_path) for _ in range(2))
    assert first.returncode == second.returncode == 2
    assert first.stderr.count("\n") == 2
    assert second.stderr.count("\n") == 1
    assert (folder / "settings.json.bak").is_file()


def test_a_reader_that_leaves_is_no_mistake() -> None:
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-m", "agile_unicorn", "cards", "check"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment
    ) as process:
        assert process.stdout
        assert process.stderr
        process.stdout.close()
        assert b"Traceback" not in process.stderr.read()
