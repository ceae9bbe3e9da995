"""Tasks for the tests of the cluster: the worker dies while it runs the first one."""

import os
import time
from pathlib import Path
from typing import Any

from pharos.ai.arena import Match, Played, play_game
from pharos.analysis import Thought, think
from pharos.core.errors import PharosError

PATIENCE = 60
"""Timeout in seconds of a task that waits to be killed."""


def mortal_game(task: tuple[Match, int, str]) -> Played:
    """Plays a game of a match; may kill its worker."""
    match, deal, folder = task
    await_the_end(folder)
    return play_game(match, deal, 0)


def mortal_thought(task: tuple[Any, str]) -> Thought:
    """Reviews a choice of a game; may kill its worker."""
    choice, folder = task
    await_the_end(folder)
    return think(choice)


def await_the_end(folder: str) -> None:
    """If a folder is given, the first worker leaves its process id there and waits to be killed."""
    mark = Path(folder, "worker")
    if folder and not mark.exists():
        fresh = mark.with_suffix(".part")
        fresh.write_text(str(os.getpid()))
        fresh.rename(mark)
        time.sleep(PATIENCE)
        raise AssertionError("nobody killed this worker")


def wrong_game(task: int) -> int:
    """A task that fails with a message for one input."""
    if task == 3:
        raise PharosError("Three cannot be played.")
    return task


def fatal_game(task: int) -> int:
    """A task that kills every worker that runs it."""
    os._exit(1)
