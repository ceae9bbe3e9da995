"""The examples in the docstrings are correct."""

import doctest
from types import ModuleType

import pytest

import pharos
import pharos.game
import pharos.texts


@pytest.mark.parametrize("module", [pharos, pharos.game, pharos.texts], ids=lambda module: module.__name__)
def test_examples(module: ModuleType) -> None:
    result = doctest.testmod(module)
    assert result.attempted > 0
    assert result.failed == 0
