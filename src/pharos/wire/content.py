"""Additional content sets for the web client: rows, names, pictures."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import msgspec
from fluent.syntax import FluentSerializer, ast

from pharos.content.sets import FILES, ContentSet
from pharos.texts import LANGUAGES, texts_of_set
from pharos.wire.messages import FurtherContent


def content_of(sets: Iterable[ContentSet], address: Callable[[ContentSet, Path], str]) -> FurtherContent:
    """Returns the displayed data of content sets; `address` returns the URL of a picture."""
    sets = tuple(sets)
    files: dict[str, dict[str, Any]] = {}
    for one in sets:
        for name in (name for names in FILES.values() for name in names):
            if (one.folder / name).is_file():
                tables = msgspec.toml.decode((one.folder / name).read_bytes())
                for table, rows in tables.items():
                    told = [row | {"set": one.id} for row in rows]
                    files.setdefault(name, {}).setdefault(table, []).extend(told)
    texts = {
        lang: "".join(
            FluentSerializer().serialize(ast.Resource(list(texts_of_set(one.folder, lang).values())))
            for one in sets
        )
        for lang in LANGUAGES
    }
    pictures = {name: address(one, path) for one in sets for name, path in one.pictures.items()}
    return FurtherContent({one.id: one.version for one in sets}, files, texts, pictures)
