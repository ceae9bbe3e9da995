"""Copies an example expansion into a checkout, under a name of your own.

    python examples/expansions/install.py duel/harbor --as lagoon

`--into FOLDER` selects another checkout. Nothing is changed if a file already exists, or if a line of the
base game is not found.
"""

import argparse
import re
import sys
import tomllib
from pathlib import Path

HERE = Path(__file__).resolve().parent


class Refused(Exception):
    """The reason why an example cannot be copied, as a sentence."""


def renamed(text: str, old: str, new: str) -> str:
    """Replaces the name of the expansion in a text, in any capitalization."""
    return (
        text.replace(old, new).replace(old.capitalize(), new.capitalize()).replace(old.upper(), new.upper())
    )


def edited(text: str, edit: dict[str, str]) -> str:
    """Returns a file's text with one edit applied."""
    anchor = edit.get("after") or edit["before"]
    if text.count(anchor) != 1:
        raise Refused(f"{edit['file']} has not exactly one {anchor!r}.")
    added = anchor + edit["text"] if "after" in edit else edit["text"] + anchor
    return text.replace(anchor, added)


def install(example: str, root: Path, name: str = "") -> list[str]:
    """Copies an example; returns the files that were written."""
    folder = HERE / example
    if not (folder / "edits.toml").is_file():
        known = sorted(path.parent.relative_to(HERE).as_posix() for path in HERE.glob("*/*/edits.toml"))
        raise Refused(f"There is no example {example}; there is {' and '.join(known)}.")
    old, new = folder.name, name or folder.name
    if not re.fullmatch("[a-z]+", new):
        raise Refused(f"The name of an expansion has small letters only, not {new!r}.")
    written: dict[Path, str] = {}
    for path in sorted(folder.rglob("*")):
        inside = path.relative_to(folder)
        if path.is_file() and inside.name != "edits.toml" and "__pycache__" not in inside.parts:
            target = root / renamed(inside.as_posix(), old, new)
            if target.exists():
                raise Refused(f"{target} is there already.")
            written[target] = renamed(path.read_text(encoding="utf-8"), old, new)
    edits = tomllib.loads((folder / "edits.toml").read_text(encoding="utf-8"))["edit"]
    for edit in edits:
        target = root / edit["file"]
        text = written[target] if target in written else target.read_text(encoding="utf-8")
        written[target] = edited(text, {**edit, "text": renamed(edit["text"], old, new)})
    for target, text in written.items():
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")
    return [target.relative_to(root).as_posix() for target in written]


def main() -> int:
    """Runs the command."""
    parser = argparse.ArgumentParser(description="Copies an example of an expansion into a checkout.")
    parser.add_argument("example", help="duel/harbor or classic/caravan")
    parser.add_argument("--as", dest="name", default="", help="the name of your expansion")
    parser.add_argument(
        "--into", type=Path, default=HERE.parents[1], help="the checkout; this one by default"
    )
    given = parser.parse_args()
    try:
        written = install(given.example, given.into.resolve(), given.name)
    except Refused as refusal:
        print(refusal, file=sys.stderr)
        return 1
    print("\n".join(written))
    return 0


if __name__ == "__main__":
    sys.exit(main())
