"""Work for the tests of the cluster: a game whose first player does not survive it."""

import os
import time
from pathlib import Path

from pharos.core.errors import PharosError
from pharos.terminal.arena import Match, Played, play_game

PATIENCE = 60
"""Seconds until somebody who waits to be killed gives up."""


def mortal_game(task: tuple[Match, int, str]) -> Played:
    """A game of a match. Where a folder is named the first worker leaves its number and awaits its end."""
    match, deal, folder = task
    if folder:
        mark = Path(folder, "worker")
        if not mark.exists():
            fresh = mark.with_suffix(".part")
            fresh.write_text(str(os.getpid()))
            fresh.rename(mark)
            time.sleep(PATIENCE)
            raise AssertionError("nobody killed this worker")
    return play_game(match, deal, 0)


def wrong_game(task: int) -> int:
    """Work that goes wrong for one task, in a sentence."""
    if task == 3:
        raise PharosError("Three cannot be played.")
    return task


def fatal_game(task: int) -> int:
    """Work that takes every worker with it."""
    os._exit(1)
