"""Checks and stores content sets that were dropped onto a page.

The engine reads its content when it is imported, so a new set is available after the next start. The workers
write the files of all stored sets before they import the engine (`web/src/local/engine.ts`).
"""

from __future__ import annotations

import base64
import io
import re
import tempfile
import zipfile
from collections.abc import Iterable
from pathlib import Path, PurePosixPath
from typing import Annotated

import msgspec

from pharos.content.check import check_sets
from pharos.content.loader import ContentError
from pharos.content.sets import PICTURES, ContentSet
from pharos.core.errors import PharosError
from pharos.table import CommandRejected
from pharos.wire.content import content_of
from pharos.wire.messages import FurtherContent

HEAD = "set.toml"
LARGEST = 4 * 1024 * 1024
"""Maximum total size of a set's files in bytes."""
MOST_FILES = 500
TOO_LARGE = f"A content set has at most {LARGEST // 2**20} MiB in {MOST_FILES} files."
TAKEN = (".toml", ".ftl", *PICTURES)
"""File extensions that are stored; other files (notes, licenses) are ignored."""


class NewSet(msgspec.Struct, frozen=True):
    """The dropped files: a folder with a `set.toml`, or a zip archive of one."""

    files: dict[Annotated[str, msgspec.Meta(max_length=240)], bytes]


class KeptSet(msgspec.Struct, frozen=True):
    """A set as stored on the device: its files, and the data displayed by the pages."""

    id: str
    version: str
    files: dict[str, bytes]
    content: FurtherContent


def kept_set(body: str, others: list[str]) -> KeptSet:
    """Checks new files together with the stored sets and returns the set; rejects invalid ones."""
    new = msgspec.json.decode(body, type=NewSet)
    kept = [msgspec.json.decode(other, type=KeptSet) for other in others]
    try:
        files = _inside(_unpacked(new.files))
        with tempfile.TemporaryDirectory() as folder:
            found = _check(Path(folder), files, kept)
            content = shown([found])
    except (PharosError, ValueError, zipfile.BadZipFile) as error:
        raise CommandRejected("local-refused-set", {"reason": str(error)}, kind="invalid") from error
    return KeptSet(found.id, found.version, files, content)


def shown(sets: Iterable[ContentSet]) -> FurtherContent:
    """Returns the displayed data of sets, with the pictures embedded."""
    return content_of(sets, _picture)


def _unpacked(files: dict[str, bytes]) -> dict[str, bytes]:
    """Unpacks a single zip archive; other files are returned as they are. Checks the size limits."""
    if len(files) == 1 and next(iter(files)).lower().endswith(".zip"):
        with zipfile.ZipFile(io.BytesIO(next(iter(files.values())))) as archive:
            parts = [part for part in archive.infolist() if not part.is_dir()]
            if len(parts) > MOST_FILES or sum(part.file_size for part in parts) > LARGEST:
                raise ContentError(TOO_LARGE)
            files = {part.filename: archive.read(part) for part in parts}
    if len(files) > MOST_FILES or sum(map(len, files.values())) > LARGEST:
        raise ContentError(TOO_LARGE)
    return files


def _inside(files: dict[str, bytes]) -> dict[str, bytes]:
    """Returns the files by their paths relative to the folder of the set."""
    heads = [PurePosixPath(name) for name in files if PurePosixPath(name).name == HEAD]
    if len(heads) != 1:
        raise ContentError("Drop the folder of one content set: there must be one set.toml in it.")
    root = heads[0].parent
    inside = {}
    for name, data in files.items():
        path = PurePosixPath(name)
        if path.is_absolute() or ".." in path.parts:
            raise ContentError(f"{name} is not a name of a file inside the set.")
        if path.suffix in TAKEN and path.is_relative_to(root) and not path.name.startswith("."):
            inside[path.relative_to(root).as_posix()] = data
    return inside


def _check(root: Path, files: dict[str, bytes], others: list[KeptSet]) -> ContentSet:
    head = msgspec.toml.decode(files[HEAD], type=dict[str, dict[str, str]])
    name = head.get("set", {}).get("id", "")
    new = root / "new" / (name if re.fullmatch(r"\w{1,32}", name) else "set")  # errors name the folder
    _lay_out(new, files)
    for other in others:
        if other.id != name:
            _lay_out(root / "others" / other.id, other.files)
    beside = [str(root / "others")] if (root / "others").is_dir() else []
    return check_sets([*beside, str(new)])[-1]


def _lay_out(folder: Path, files: dict[str, bytes]) -> None:
    for name, data in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)


def _picture(one: ContentSet, path: Path) -> str:
    """Returns a picture as a data URL."""
    return f"data:{PICTURES[path.suffix]};base64,{base64.b64encode(path.read_bytes()).decode()}"
