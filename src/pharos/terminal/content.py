"""The `--content FOLDER` option: restarts the program with additional content sets in its environment.

The engine reads its content on import, because all piece numbers are fixed then, so the option must be
handled before. The folders are checked first, so that errors are reported in one sentence.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from pharos.content.check import check_sets
from pharos.content.loader import ContentError
from pharos.content.sets import FOLDERS
from pharos.terminal.errors import WrongUsage
from pharos.texts import TextError

OPTION = "--content"


def folders_in(arguments: Sequence[str]) -> tuple[list[str], list[str]]:
    """Returns the folders of a command line, and its other arguments."""
    folders: list[str] = []
    rest: list[str] = []
    left = list(arguments)
    while left:
        word = left.pop(0)
        if word == OPTION:
            if not left:
                raise WrongUsage(f"{OPTION} needs a folder.")
            folders.append(left.pop(0))
        elif word.startswith(f"{OPTION}="):
            folders.append(word.partition("=")[2])
        else:
            rest.append(word)
    return folders, rest


def start_again(folders: Sequence[str], arguments: Sequence[str]) -> int:
    """Restarts the program with the content of these folders; returns its exit code."""
    try:
        check_sets(folders)
    except (ContentError, TextError) as error:
        raise WrongUsage(str(error)) from error
    os.environ[FOLDERS] = os.pathsep.join(str(Path(folder).expanduser().resolve()) for folder in folders)
    command = [sys.executable, "-m", "pharos.terminal.cli", *arguments]
    if os.name == "nt":
        return subprocess.call(command)
    sys.stdout.flush()
    os.execv(sys.executable, command)
