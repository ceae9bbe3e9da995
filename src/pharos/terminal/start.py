"""Where the command begins. A question after the version is answered before anything large is read."""

import sys

import pharos


def main() -> None:
    """The entry point of the program."""
    if sys.argv[1:] == ["--version"]:
        print(pharos.__version__)
        return
    from pharos.terminal.cli import main as run

    run()


if __name__ == "__main__":
    main()
