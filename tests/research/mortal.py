"""Work for the tests of the cluster: a game whose first player does not survive it."""

import os
import time
from pathlib import Path
from typing import Any

from pharos.ai.arena import Match, Played, play_game
from pharos.analysis import Thought, think
from pharos.core.errors import PharosError

PATIENCE = 60
"""Seconds until somebody who waits to be killed gives up."""


def mortal_game(task: tuple[Match, int, str]) -> Played:
    """A game of a match, and perhaps the end of a worker."""
    match, deal, folder = task
    await_the_end(folder)
    return play_game(match, deal, 0)


def mortal_thought(task: tuple[Any, str]) -> Thought:
    """A choice of a game that is reviewed, and perhaps the end of a worker."""
    choice, folder = task
    await_the_end(folder)
    return think(choice)


def await_the_end(folder: str) -> None:
    """Where a folder is named the first worker leaves its number there and awaits its end."""
    mark = Path(folder, "worker")
    if folder and not mark.exists():
        fresh = mark.with_suffix(".part")
        fresh.write_text(str(os.getpid()))
        fresh.rename(mark)
        time.sleep(PATIENCE)
        raise AssertionError("nobody killed this worker")


def wrong_game(task: int) -> int:
    """Work that goes wrong for one task, in a sentence."""
    if task == 3:
        raise PharosError("Three cannot be played.")
    return task


def fatal_game(task: int) -> int:
    """Work that takes every worker with it."""
    os._exit(1)
