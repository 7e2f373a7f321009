"""The arrows between the layers, and the sizes of modules and functions."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[1]
PACKAGE: Final = ROOT / "agile_unicorn"
MODULES: Final = sorted(PACKAGE.rglob("*.py"))
HOME: Final = "agile_unicorn"

LONGEST_MODULE: Final = 400
LONGEST_FUNCTION: Final = 40

PURE: Final = ("pygame", "yaml", "time", "os", "sys", "io", "pathlib", "secrets", "subprocess")
"""What rules, bots and the running match never import: no window, no file, no clock."""

MAY: Final[dict[str, tuple[str, ...]]] = {
    "engine": ("engine",),
    "games/*": ("engine", "games/*"),
    "bots": ("engine", "bots"),
    "session": ("engine", "bots", "session"),
    "simulation": ("engine", "games/*", "bots", "session", "simulation"),
    "content": ("engine", "content"),
    "table": ("engine", "content", "table"),
    "scenes/*.py": ("engine", "session", "content", "table", "scenes/shared", "scenes/*.py"),
    "scenes/shared": ("engine", "session", "content", "table", "scenes/shared", "scenes/*.py"),
    "scenes/*": (
        "engine",
        "session",
        "content",
        "table",
        "scenes/shared",
        "scenes/*.py",
        "scenes/*",
        "games/*",
    ),
}
"""The allowed arrows; a star stands for the same game on both sides."""

NEVER: Final[dict[str, tuple[str, ...]]] = {
    "engine": PURE,
    "games/*": PURE,
    "bots": PURE,
    "session": PURE,
    "simulation": PURE,
    "content": ("pygame",),
    "table": ("yaml",),
    "scenes/*.py": ("yaml",),
    "scenes/shared": ("yaml",),
    "scenes/*": ("yaml",),
}

OUTSIDE: Final = frozenset(("msgspec", "yaml", "pygame"))
"""All that is needed at run time besides the standard library."""

OPTIONAL: Final = {"agile_unicorn.print_and_play": frozenset(("fpdf", "PIL"))}
"""What a single module needs that the game can do without."""


def layer(module: str) -> tuple[str, str]:
    """The layer of a dotted module, and its game if it belongs to one."""
    parts = module.split(".")[1:]
    if not parts:
        return "", ""
    match parts:
        case ["games", *rest]:
            return "games/*", rest[0] if rest else ""
        case ["scenes", "shared", *_]:
            return "scenes/shared", ""
        case ["scenes", name, *_] if (PACKAGE / "scenes" / name).is_dir():
            return "scenes/*", name
        case ["scenes", *_]:
            return "scenes/*.py", ""
        case [name, *_] if (PACKAGE / name).is_dir():
            return name, ""
    return "app", ""


def dotted(path: Path) -> str:
    """The module in the file at ``path``."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Line and dotted name of everything that is imported anywhere in ``tree``."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"line {node.lineno}: a relative import"
            assert node.module
            for alias in node.names:
                name = f"{node.module}.{alias.name}"
                is_module = (ROOT / name.replace(".", "/")).is_dir() or (
                    ROOT / (name.replace(".", "/") + ".py")
                ).is_file()
                yield node.lineno, name if is_module else node.module


def faults(module: str, source: str) -> list[str]:
    """What ``module`` imports and must not."""
    own, game = layer(module)
    if own in ("app", ""):
        return []
    found = []
    for line, name in imports(ast.parse(source)):
        top = name.split(".")[0]
        if top != HOME:
            if top in NEVER[own]:
                found.append(f"{module}:{line} imports {name}")
            continue
        other, other_game = layer(name)
        same = not (game and other_game) or game == other_game
        if (other not in MAY[own] and other) or not same:
            found.append(f"{module}:{line} imports {name}")
    return found


@pytest.mark.parametrize("path", MODULES, ids=dotted)
def test_arrows(path: Path) -> None:
    assert not faults(dotted(path), path.read_text("utf-8"))


@pytest.mark.parametrize(
    ("module", "line"),
    [
        ("agile_unicorn.engine.x", "import os"),
        ("agile_unicorn.engine.x", "from agile_unicorn.session.match import Match"),
        ("agile_unicorn.games.unicorn.x", "from agile_unicorn.games.gremlins import rules"),
        ("agile_unicorn.games.unicorn.x", "from time import time"),
        ("agile_unicorn.bots.x", "from agile_unicorn.games.unicorn.rules import UnicornGame"),
        ("agile_unicorn.session.x", "import agile_unicorn.content.files"),
        ("agile_unicorn.session.x", "def f():\n    import pygame"),
        ("agile_unicorn.content.x", "from agile_unicorn import games"),
        ("agile_unicorn.table.x", "from agile_unicorn.scenes.stage import Stage"),
        ("agile_unicorn.scenes.archive", "from agile_unicorn.games.unicorn.view import View"),
        ("agile_unicorn.scenes.shared.x", "from agile_unicorn.scenes.unicorn.pitch import x"),
        ("agile_unicorn.scenes.unicorn.x", "from agile_unicorn.app import play"),
    ],
)
def test_a_wrong_arrow_is_seen(module: str, line: str) -> None:
    assert faults(module, line)


GAMES: Final = tuple(path.parent.name for path in (PACKAGE / "games").glob("*/rules.py"))


@pytest.mark.parametrize(
    "path",
    [path for path in MODULES if layer(dotted(path))[0] in NEVER and not layer(dotted(path))[1]],
    ids=dotted,
)
def test_what_serves_every_game_asks_for_the_words_of_none(path: Path) -> None:
    stems = tuple(f"{game}." for game in GAMES)
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            assert node.value not in GAMES
            assert not node.value.startswith(stems)


def test_every_folder_is_in_the_table() -> None:
    layers = {layer(dotted(path))[0] for path in MODULES} - {"app", ""}
    assert layers <= MAY.keys()
    assert MAY.keys() == NEVER.keys()


def test_only_known_packages_are_needed() -> None:
    import sys

    known = OUTSIDE | {HOME} | set(sys.stdlib_module_names)
    for path in MODULES:
        needed = {name.split(".")[0] for _, name in imports(ast.parse(path.read_text("utf-8")))}
        assert needed - known <= OPTIONAL.get(dotted(path), frozenset())


def code_lines(node: ast.FunctionDef | ast.AsyncFunctionDef, source: str) -> int:
    """Lines of a function without its docstring, comments and blank lines."""
    lines = source.splitlines()[node.lineno - 1 : node.end_lineno]
    docstring = ast.get_docstring(node, clean=False)
    code = [line for line in lines if line.strip() and not line.strip().startswith("#")]
    return len(code) - (len(docstring.strip().splitlines()) if docstring else 0)


@pytest.mark.parametrize("path", MODULES, ids=dotted)
def test_modules_and_functions_are_short(path: Path) -> None:
    source = path.read_text("utf-8")
    tree = ast.parse(source)
    long = [
        f"{node.name} in line {node.lineno}: {length} lines"
        for node in ast.walk(tree)
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef))
        and (length := code_lines(node, source)) > LONGEST_FUNCTION
    ]
    assert not long
    assert source.count("\n") <= LONGEST_MODULE


@pytest.mark.parametrize("path", MODULES, ids=dotted)
def test_modules_say_what_lives_in_them(path: Path) -> None:
    assert ast.get_docstring(ast.parse(path.read_text("utf-8")))
