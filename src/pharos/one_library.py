"""Finds the compiled modules of an engine that came as one library, as it does in a browser.

Natively every compiled module has a library of its own beside its source. In WebAssembly every library costs
time, so all modules lie in one, with an entry for each. `modules.txt` beside this file lists them.
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
    """Finds the listed modules in the library that lies beside the package."""

    def __init__(self, modules: Sequence[str]) -> None:
        self.modules = frozenset(modules)
        self.file = str(PACKAGE.parent / f"{LIBRARY}{EXTENSION_SUFFIXES[0]}")

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        return ModuleSpec(fullname, self, origin=self.file) if fullname in self.modules else None

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        importlib.import_module(LIBRARY)
        # The entry of a module carries its whole name: the last words of two names may be the same.
        entry = spec.name.replace(".", "___")
        return ExtensionFileLoader(entry, self.file).create_module(ModuleSpec(entry, None, origin=self.file))

    def exec_module(self, module: ModuleType) -> None:
        """It ran when it was created."""


def install() -> None:
    """Uses the library, where the package brings one."""
    if LIST.is_file() and not any(isinstance(finder, OneLibrary) for finder in sys.meta_path):
        sys.meta_path.insert(0, OneLibrary(LIST.read_text(encoding="utf-8").split()))
