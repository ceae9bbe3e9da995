"""The entry point of the command; answers `--version` without slow imports."""

import sys

import pharos


def main() -> None:
    """Runs the program."""
    if sys.argv[1:] == ["--version"]:
        print(pharos.__version__)
        return
    from pharos.terminal.cli import main as run

    run()


if __name__ == "__main__":
    main()
