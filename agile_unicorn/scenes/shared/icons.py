"""What the small round buttons and the menu of the match table do."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from agile_unicorn.engine.pieces import Ref
from agile_unicorn.scenes.shared import furniture
from agile_unicorn.scenes.shared.match_table import MatchTable
from agile_unicorn.scenes.shared.options import MatchLeft, SettingsWanted, next_speed
from agile_unicorn.scenes.shared.regret import take_back


def choose_icon(table: MatchTable[Any], ref: Ref) -> bool:
    """Do what the icon ``ref`` stands for; false if it is none."""
    options = table.options
    if ref == furniture.AGAIN:
        return table.recall.start()
    if ref == furniture.SORT:
        table.by_strength = not table.by_strength
    elif ref == furniture.LOG:
        table.over.toggle_log()
    elif ref == furniture.MENU:
        table.over.menu_open = True
    elif ref == furniture.UNDO:
        take_back(table)
    elif ref == furniture.SOUND:
        table.options = replace(options, muted=not options.muted)
    elif ref == furniture.SPEED:
        table.options = replace(options, speed=next_speed(options.speed))
        table.director.speed = table.options.speed
    else:
        return False
    if table.options != options:
        table.hooks.changed(table.options)
    table.hooks.cue("page" if ref in (furniture.LOG, furniture.MENU) else "click")
    table.refresh()
    return True


def choose_in_menu(table: MatchTable[Any], ref: Ref) -> object | None:
    """Do what is chosen in the menu; the outcome, if that leaves the match."""
    outcome: object | None = None
    if ref == furniture.LEAVE:
        outcome = MatchLeft()
        table.over.close()
    elif ref == furniture.KEEP and table.hooks.keep is not None and not table.over.kept:
        table.over.kept = table.hooks.keep()
        table.hooks.cue("stapler" if table.over.kept else "refuse")
    elif ref == furniture.RULES:
        table.over.toggle_rules()
        table.hooks.cue("page")
    elif ref == furniture.SETTINGS:
        outcome = SettingsWanted()
    elif ref in (furniture.RESUME, furniture.CLOSE_RULES):
        table.over.close()
    table.refresh()
    return outcome
