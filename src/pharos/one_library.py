"""Finds compiled modules that are linked into a single library, as in the browser build.

Natively every compiled module is a library next to its source. In WebAssembly each library costs load
time, so all modules are in one, with an entry point for each. `modules.txt` next to this file lists them.
"""

import importlib
import sys
from collections.abc import Sequence
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from pathlib import Path
from types import ModuleType
from typing import Final

PACKAGE: Final = Path(__file__).parent
LIST: Final = PACKAGE / "modules.txt"
LIBRARY: Final = "pharos__mypyc"


class OneLibrary(MetaPathFinder, Loader):
    """Finds the listed modules in the library next to the package."""

    def __init__(self, modules: Sequence[str]) -> None:
        self.modules = frozenset(modules)
        self.file = str(PACKAGE.parent / f"{LIBRARY}{EXTENSION_SUFFIXES[0]}")

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        return ModuleSpec(fullname, self, origin=self.file) if fullname in self.modules else None

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        importlib.import_module(LIBRARY)
        # The entry point has the full module name, since the last parts of two names may be equal.
        entry = spec.name.replace(".", "___")
        return ExtensionFileLoader(entry, self.file).create_module(ModuleSpec(entry, None, origin=self.file))

    def exec_module(self, module: ModuleType) -> None:
        """Does nothing: the module ran when it was created."""


def install() -> None:
    """Installs the finder if the package comes with the library."""
    if LIST.is_file() and not any(isinstance(finder, OneLibrary) for finder in sys.meta_path):
        sys.meta_path.insert(0, OneLibrary(LIST.read_text(encoding="utf-8").split()))
