"""Reads content files; every row is checked, and every error names the file and row."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Protocol, TypeVar

import msgspec

from pharos.core.errors import PharosError

CONTENT_ROOT = Path(__file__).parent
ID = re.compile(r"[a-z][a-z0-9_]{0,63}")
"""The form of a row id, which is used in notation, texts and file names."""


class ContentError(PharosError, ValueError):
    """A fault in a content file; the message names the file, the row and the fault."""


class Identified(Protocol):
    """A row with an id."""

    @property
    def id(self) -> str: ...


Row = TypeVar("Row")
Named = TypeVar("Named", bound=Identified)


class ContentFolder:
    """A folder of content files; it tracks where each id was defined."""

    def __init__(self, root: Path = CONTENT_ROOT, name: str = "") -> None:
        self.root = root
        self.name = name
        """The prefix of file names in messages; empty for the package."""
        self._places: dict[tuple[str, object], str] = {}

    def file(self, name: str) -> ContentFile:
        """Opens a file by its path from the root: ``duel/cards.toml``."""
        return ContentFile(self, name)

    def beside(self, root: Path, name: str) -> ContentFolder:
        """Returns another folder whose ids must differ from those here."""
        other = ContentFolder(root, name)
        other._places = self._places
        return other

    def has(self, name: str) -> bool:
        """Returns whether there is such a file."""
        return (self.root / name).is_file()

    def claim(self, table: str, row_id: object, where: str) -> None:
        """Registers a row's id; ids are unique among the rows of a table."""
        earlier = self._places.setdefault((table, row_id), where)
        if earlier != where:
            raise ContentError(f"{where}: the id is a duplicate of {earlier}.")

    def where(self, table: str, row_id: object) -> str:
        """Returns the location of a row: ``duel/cards.toml, card 18 (altar)``."""
        return self._places[table, row_id]


class ContentFile:
    """One TOML file; every table in it must be read by the caller (see `close`)."""

    def __init__(self, folder: ContentFolder, name: str) -> None:
        self.name = f"{folder.name}/{name}" if folder.name else name
        self._folder = folder
        try:
            raw = (folder.root / name).read_bytes()
        except OSError as error:
            raise ContentError(f"{self.name}: the file cannot be read ({error.strerror}).") from error
        try:
            self._tables: dict[str, object] = msgspec.toml.decode(raw)
        except (msgspec.DecodeError, ValueError, RecursionError) as error:
            raise ContentError(f"{self.name}: this is not valid TOML ({error}).") from error
        self._asked: set[str] = set()

    def rows(
        self, table: str, row_type: type[Row], derived: Mapping[str, object] | None = None
    ) -> tuple[Row, ...]:
        """Returns the rows ``[[table]]`` in order; ``derived`` fields are added, a file cannot set them."""
        self._asked.add(table)
        entries = self._tables.get(table)
        if not isinstance(entries, list) or not entries:
            raise ContentError(f"{self.name}: there are no [[{table}]] rows.")
        return tuple(
            self._convert(entry, row_type, derived or {}, table, f"{self.name}, {table} {number}")
            for number, entry in enumerate(entries, start=1)
        )

    def one(self, table: str, row_type: type[Row]) -> Row:
        """Returns the single table ``[table]``."""
        self._asked.add(table)
        if table not in self._tables:
            raise ContentError(f"{self.name}: the table [{table}] is missing.")
        return self._convert(self._tables[table], row_type, {}, table, f"{self.name}, {table}")

    def entries(self) -> Iterator[tuple[str, dict[str, object]]]:
        """Yields all rows unchecked, each with its table name."""
        for table, rows in self._tables.items():
            for row in rows if isinstance(rows, list) else [rows]:
                if isinstance(row, dict):
                    yield table, row

    def close(self) -> None:
        """Rejects tables that were not read, so that a misspelled heading is not silently ignored."""
        for table in self._tables:
            if table not in self._asked:
                raise ContentError(f"{self.name}: the table [{table}] is unknown.")

    def _convert(
        self, entry: object, row_type: type[Row], derived: Mapping[str, object], table: str, where: str
    ) -> Row:
        if not isinstance(entry, dict):
            raise ContentError(f"{where}: a table is needed here.")
        row_id = entry.get("id")
        if row_id is not None:
            where = f"{where} ({row_id})"
        if isinstance(row_id, str) and not ID.fullmatch(row_id):
            raise ContentError(f"{where}: the id is not made of small letters, digits and _.")
        for field in derived:
            if field in entry:
                raise ContentError(f"{where}: the field `{field}` is derived and cannot be set.")
        try:
            row = msgspec.convert({**entry, **derived}, row_type)
        except (msgspec.ValidationError, OverflowError) as error:
            raise ContentError(f"{where}: {_sentence(str(error))}") from error
        if row_id is not None:
            self._folder.claim(table, row_id, where)
        return row


def _sentence(fault: str) -> str:
    return f"{fault[:1].lower()}{fault[1:]}."


def known(where: str, what: str, value: str, allowed: Iterable[str]) -> None:
    """Rejects a name that is not one of the allowed ones."""
    choices = tuple(allowed)
    if value not in choices:
        raise ContentError(f"{where}: the {what} `{value}` is unknown (known: {', '.join(choices)}).")


def by_id(rows: Iterable[Named]) -> dict[str, Named]:
    """Returns id to row."""
    return {row.id: row for row in rows}
