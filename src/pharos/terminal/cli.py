"""The `pharos` command."""

import os
import re
import sys
from collections.abc import Sequence

from cyclopts import App, CycloptsError

import pharos
from pharos.core.errors import PharosError
from pharos.terminal.bot import bot
from pharos.terminal.commands.admin import admin
from pharos.terminal.commands.arena import arena
from pharos.terminal.commands.bench import bench
from pharos.terminal.commands.convert import convert
from pharos.terminal.commands.ladder import ladder
from pharos.terminal.commands.play import play
from pharos.terminal.commands.replay import replay
from pharos.terminal.commands.review import review
from pharos.terminal.commands.rules import rules
from pharos.terminal.commands.simulate import simulate
from pharos.terminal.commands.study import study
from pharos.terminal.commands.version import version
from pharos.terminal.content import folders_in, start_again
from pharos.terminal.errors import Failure
from pharos.terminal.serve import serve

COMMANDS = (serve, play, simulate, arena, ladder, replay, review, study, convert, bench, rules, bot, version)

app = App(
    name="pharos",
    help="7 Wonders and 7 Wonders Duel: tables in the browser, games in the terminal, opponents, rules.",
    version=pharos.__version__,
    help_format="markdown",
    exit_on_error=False,
    print_error=False,
    suppress_keyboard_interrupt=False,
)
for command in COMMANDS:
    app.command(command)
app.command(admin)


def run(arguments: Sequence[str]) -> int:
    """Runs a command line; the answer is the exit code."""
    try:
        folders, arguments = folders_in(arguments)
        if folders:
            return start_again(folders, arguments)
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
