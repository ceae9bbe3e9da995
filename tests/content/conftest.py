"""A copy of the content that a test can break."""

import shutil
from pathlib import Path

import pytest

from pharos.content.loader import CONTENT_ROOT


class BrokenContent:
    """A content folder of its own, in which one text can be replaced."""

    def __init__(self, root: Path) -> None:
        self.root = root

    def replace(self, file: str, old: str, new: str) -> None:
        """Replaces the first ``old`` in a file; it must be there."""
        path = self.root / file
        written = path.read_text(encoding="utf-8")
        assert old in written, f"{file} has no {old!r}"
        path.write_text(written.replace(old, new, 1), encoding="utf-8")

    def replace_in_row(self, file: str, row: str, old: str, new: str) -> None:
        """Replaces the first ``old`` after the row's id."""
        path = self.root / file
        before, mark, after = path.read_text(encoding="utf-8").partition(f'id = "{row}"\n')
        assert old in after, f"{file} has no {old!r} in {row}"
        path.write_text(before + mark + after.replace(old, new, 1), encoding="utf-8")

    def remove_row(self, file: str, table: str, row: str) -> None:
        """Removes a whole row."""
        path = self.root / file
        head = f"[[{table}]]\n"
        parts = path.read_text(encoding="utf-8").split(head)
        kept = [part for part in parts if not part.startswith(f'id = "{row}"\n')]
        assert len(kept) == len(parts) - 1, f"{file} has no {table} {row}"
        path.write_text(head.join(kept), encoding="utf-8")


@pytest.fixture
def broken(tmp_path: Path) -> BrokenContent:
    for game in ("duel", "classic"):
        shutil.copytree(CONTENT_ROOT / game, tmp_path / game)
    return BrokenContent(tmp_path)
