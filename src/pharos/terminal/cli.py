"""The `pharos` command."""

import os
import sys
from collections.abc import Sequence

from cyclopts import App, CycloptsError, UnusedCliTokensError

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
"""Each is a function of that name in `commands`, imported on use: importing all of them is slow."""

app = App(
    name="pharos",
    help="Play, serve, and study 7 Wonders and 7 Wonders Duel.\n\nEvery command accepts `--content FOLDER`: "
    "a content set with your own Wonders, cards, and boards. Repeat it for several.",
    version=pharos.__version__,
    help_format="markdown",
    exit_on_error=False,
    print_error=False,
    suppress_keyboard_interrupt=False,
)
for command in COMMANDS:
    app.command(f"pharos.terminal.commands.{command}:{command}", name=command)


def run(arguments: Sequence[str]) -> int:
    """Runs a command line and returns the exit code."""
    try:
        folders, arguments = folders_in(arguments)
        if folders:
            return start_again(folders, arguments)
        if not set(COMMANDS).intersection(arguments[:1]):
            _ = [app[command] for command in COMMANDS]  # The overview needs the help of every command.
        app(list(arguments), result_action="return_value")
    except UnusedCliTokensError as error:
        unexpected = " ".join(error.unused_tokens or ())
        return _complain(f"Unexpected argument: {unexpected}. Try pharos {arguments[0]} --help.", 2)
    except CycloptsError as error:
        return _complain(str(error).strip(), 2)
    except Failure as failure:
        return _complain(str(failure), failure.code)
    except PharosError as error:
        return _complain(str(error), 1)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:
        # The reader closed the pipe. Redirect stdout, or Python reports the error again at exit.
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
