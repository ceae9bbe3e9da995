"""The `pharos` command."""

import os
import re
import sys
from collections.abc import Sequence

from cyclopts import App, CycloptsError

import pharos
from pharos.core.errors import PharosError
from pharos.terminal.content import folders_in, start_again
from pharos.terminal.errors import Failure

COMMANDS = (
    "serve",
    "play",
    "simulate",
    "arena",
    "ladder",
    "replay",
    "review",
    "puzzle",
    "hint",
    "daily",
    "study",
    "convert",
    "bench",
    "rules",
    "bot",
    "engine",
    "version",
    "admin",
)
"""Each is a function of that name in `commands`, and read when it is given: to read all takes longer."""

app = App(
    name="pharos",
    help="Play, serve, and study 7 Wonders and 7 Wonders Duel.",
    version=pharos.__version__,
    help_format="markdown",
    exit_on_error=False,
    print_error=False,
    suppress_keyboard_interrupt=False,
)
for command in COMMANDS:
    app.command(f"pharos.terminal.commands.{command}:{command}", name=command)


def run(arguments: Sequence[str]) -> int:
    """Runs a command line; the answer is the exit code."""
    try:
        folders, arguments = folders_in(arguments)
        if folders:
            return start_again(folders, arguments)
        if not set(COMMANDS).intersection(arguments[:1]):
            _ = [app[command] for command in COMMANDS]  # What is told of all of them stands with each.
        app(list(arguments), result_action="return_value")
    except CycloptsError as error:
        # A guess is part of the one sentence, not a question after it.
        sentence = re.sub(r"\.? Did you mean (.+)\?$", r"; perhaps \1 is meant.", str(error).strip())
        return _complain(sentence, 2)
    except Failure as failure:
        return _complain(str(failure), failure.code)
    except PharosError as error:
        return _complain(str(error), 1)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:
        # Whoever read the output has closed it; Python would complain once more on leaving.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except OSError as error:
        return _complain(f"{error.filename or 'File'}: {error.strerror or error}.", 1)
    return 0


def _complain(sentence: str, code: int) -> int:
    print(f"pharos: {' '.join(sentence.split())}", file=sys.stderr)
    return code


def main() -> None:
    """The entry point of the program."""
    sys.exit(run(sys.argv[1:]))


if __name__ == "__main__":
    main()
