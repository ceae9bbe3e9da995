"""Content sets: the printed components, and additional sets by third parties.

Every row belongs to a set, which has an id and a version. The printed sets are part of the package. An
additional set is a folder with a `set.toml`, rows in files with the same names as ours, names in Fluent,
and optional pictures. `PHAROS_CONTENT` lists the folders that are loaded (`--content` sets it); each game
names which of these sets it uses.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Annotated

from msgspec import Meta, Struct

from pharos.content.loader import ContentError, ContentFolder
from pharos.core.errors import PharosError, UnknownName

FOLDERS = "PHAROS_CONTENT"
"""The environment variable with the folders of additional sets, separated as in PATH."""
PRINTED: dict[str, str] = {
    "duel": "1",
    "pantheon": "1",
    "agora": "1",
    "classic": "1",
    "leaders": "1",
    "cities": "1",
}
"""The printed sets with their versions: a game without `content` always uses these."""
FILES: dict[str, tuple[str, ...]] = {
    "duel": (
        "duel/cards.toml",
        "duel/wonders.toml",
        "duel/progress.toml",
        "duel/pantheon/wonders.toml",
        "duel/pantheon/progress.toml",
        "duel/pantheon/gods.toml",
        "duel/agora/wonders.toml",
        "duel/agora/progress.toml",
    ),
    "classic": (
        "classic/cards.toml",
        "classic/guilds.toml",
        "classic/wonders.toml",
        "classic/leaders/guilds.toml",
        "classic/leaders/leaders.toml",
        "classic/leaders/wonders.toml",
        "classic/cities/cards.toml",
        "classic/cities/guilds.toml",
        "classic/cities/leaders.toml",
        "classic/cities/wonders.toml",
    ),
}
"""The files that an additional set may have, by game."""
PICTURES = {".svg": "image/svg+xml", ".png": "image/png", ".webp": "image/webp", ".jpg": "image/jpeg"}
"""The allowed file types of pictures, by suffix."""
LARGEST_PICTURE = 1024 * 1024
MOST_SETS = 24
"""A game stores the sets it uses as bits of one number."""
LONGEST_ID = 32


class _Head(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    version: Annotated[str, Meta(min_length=1, max_length=32)]


@dataclass(frozen=True, slots=True)
class ContentSet:
    """An additional set: id, version, folder, and the games it has rows for."""

    id: str
    version: str
    folder: Path
    number: int
    """From 1, in the order in which the sets were read; 0 is the printed sets."""

    @property
    def games(self) -> tuple[str, ...]:
        """The games it adds rows to."""
        return tuple(
            game for game, files in FILES.items() if any((self.folder / name).is_file() for name in files)
        )

    @property
    def pictures(self) -> dict[str, Path]:
        """Its pictures by kind and id of the component: `wonder-the_beacon`."""
        return {path.stem: path for path in self.drawn}

    @property
    def drawn(self) -> list[Path]:
        """The files of its pictures."""
        return sorted((self.folder / "pictures").glob("*"))

    @property
    def shown(self) -> set[str]:
        """The kind and id of every component that may have a picture."""
        folder = ContentFolder(self.folder, self.folder.name)
        files = [name for names in FILES.values() for name in names if folder.has(name)]
        return {_picture_name(table, row) for name in files for table, row in folder.file(name).entries()}


@cache
def further_sets() -> tuple[ContentSet, ...]:
    """Returns the sets of the folders in the environment variable, read once."""
    return read_sets(part for part in os.environ.get(FOLDERS, "").split(os.pathsep) if part)


def read_sets(folders: Iterable[str]) -> tuple[ContentSet, ...]:
    """Returns the sets in some folders; each folder is a set or contains sets."""
    found: list[ContentSet] = []
    for named in folders:
        root = Path(named).expanduser()
        parts = (
            [root]
            if (root / "set.toml").is_file()
            else sorted(path.parent for path in root.glob("*/set.toml"))
        )
        if not parts:
            raise ContentError(f"{named}: there is no content set here, since there is no set.toml.")
        for folder in parts:
            found.append(_read_set(folder, len(found) + 1, found))
    if len(found) > MOST_SETS:
        raise ContentError(f"There are {len(found)} content sets; there is room for {MOST_SETS}.")
    return tuple(found)


def _read_set(folder: Path, number: int, before: list[ContentSet]) -> ContentSet:
    where = f"{folder.name}/set.toml"
    file = ContentFolder(folder, folder.name).file("set.toml")
    head = file.one("set", _Head)
    file.close()
    if len(head.id) > LONGEST_ID:
        raise ContentError(f"{where}: the id {head.id} is longer than {LONGEST_ID} letters.")
    if head.id in PRINTED or any(other.id == head.id for other in before):
        raise ContentError(f"{where}: there is another content set {head.id}.")
    known = {name for files in FILES.values() for name in files} | {"set.toml"}
    for path in sorted(folder.rglob("*.toml")):
        if path.relative_to(folder).as_posix() not in known:
            raise ContentError(
                f"{folder.name}/{path.relative_to(folder).as_posix()}: a content set has no such file."
            )
    found = ContentSet(head.id, head.version, folder, number)
    if not found.games:
        raise ContentError(f"{where}: the set has no rows.")
    _check_pictures(found)
    return found


def _picture_name(table: str, row: Mapping[str, object]) -> str:
    if table == "wonder" and "board" in row:
        return f"board-{row['board']}"
    return f"{'card' if table == 'guild' else table}-{row.get('id')}"


def _check_pictures(one: ContentSet) -> None:
    shown = one.shown
    for path in one.drawn:
        where, name = f"{one.folder.name}/pictures/{path.name}", path.stem
        if path.suffix not in PICTURES or not path.is_file():
            raise ContentError(f"{where}: a picture is a file that ends in {', '.join(PICTURES)}.")
        if name not in shown:
            raise ContentError(f"{where}: the set has nothing called {name}, so nothing has this picture.")
        if path.stat().st_size > LARGEST_PICTURE:
            raise ContentError(f"{where}: the picture is larger than {LARGEST_PICTURE} bytes.")


def chosen_sets(game: str, content: object) -> dict[str, str]:
    """Returns the additional sets of a game with versions; raises if one is not loaded in that version."""
    if isinstance(content, Mapping):
        wanted: dict[object, object] = dict(content)
    elif isinstance(content, Iterable) and not isinstance(content, str):
        wanted = dict.fromkeys(content)
    else:
        raise PharosError("The content of a game is a list of sets, or sets with their versions.")
    loaded = {one.id: one for one in further_sets()}
    chosen: dict[str, str] = {}
    for name, version in wanted.items():
        if name in PRINTED:
            if version not in (None, PRINTED[str(name)]):
                raise UnknownName(
                    f"The printed set {name} has version {PRINTED[str(name)]}, not {version!r}."
                )
            continue
        if not isinstance(name, str) or name not in loaded:
            there_is = f" (available: {', '.join(loaded)})" if loaded else ""
            raise UnknownName(f"The content set {name!r} is not loaded{there_is}.")
        if version not in (None, loaded[name].version):
            raise UnknownName(
                f"The content set {name} is loaded in version {loaded[name].version}, not {version!r}."
            )
        if game in loaded[name].games:
            chosen[name] = loaded[name].version
    return dict(sorted(chosen.items()))


def set_bits(content: Iterable[str]) -> int:
    """Returns additional sets as bits of one number."""
    numbers = {one.id: one.number for one in further_sets()}
    return sum(2 ** (numbers[name] - 1) for name in content)


def sets_for(game: str) -> dict[str, str]:
    """Returns all loaded additional sets that have rows for a game, with their versions."""
    return {one.id: one.version for one in further_sets() if game in one.games}
