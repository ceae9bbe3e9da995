"""Source or compiled: `PHAROS_PURE=1` runs the Python sources even where compiled modules exist.

`pharos/__init__.py` imports this module before any other of the package. To debug the engine, measure
coverage or compare both engines, set the variable before Python starts.
"""

import importlib.util
import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType
from typing import Final

from pharos import one_library

PACKAGE: Final = "pharos."
ENGINE_MODULE: Final = "pharos.core.bits"
"""One module represents the engine: all are compiled together or not at all."""


class PlainSources(MetaPathFinder):
    """Finds the package's modules as sources only; the default finder would prefer compiled ones."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if path is None or not fullname.startswith(PACKAGE):
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def wanted() -> bool:
    """Returns whether the environment selects the Python sources."""
    return os.environ.get("PHAROS_PURE", "") not in ("", "0")


def compiled() -> bool:
    """Returns whether the engine runs compiled in this process."""
    spec = importlib.util.find_spec(ENGINE_MODULE)
    return spec is not None and spec.origin is not None and spec.origin.endswith(tuple(EXTENSION_SUFFIXES))


if wanted() and not any(isinstance(finder, PlainSources) for finder in sys.meta_path):
    sys.meta_path.insert(0, PlainSources())
elif not wanted():
    one_library.install()
