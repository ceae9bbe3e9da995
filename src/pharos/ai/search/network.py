"""Small networks shipped with the package: a value output per kind of victory, and a policy.

A network file has one line of JSON (its layers, the names of its inputs and of the rows of its policy), then
the weights as 16-bit integers and the biases of later layers as 32-bit integers. Inputs are named after
content, so a file works with any set of inputs: an input or choice without weights contributes zero. `fit.py`
writes these files. The first layer is a sum of the rows of the active inputs.
"""

import json
import sys
from array import array
from collections.abc import Sequence
from functools import cache
from operator import mul
from pathlib import Path
from typing import Any, final

from librt.vecs import vec
from mypy_extensions import i64

from pharos import pure

FOLDER = Path(__file__).parent / "learned"
FORMER_FOLDER = FOLDER / "former"
"""The networks of `master-1`."""
SUFFIX = ".net"
SHIFT = 8
SCALE = 2**SHIFT
"""Fixed-point representation of a weight of 1."""
MOST = 4 * SCALE
"""Hidden units are clipped to 0–4."""
ROWS_PER_CHOICE = 4
HALF = 2**15
"""Offset that makes all weights non-negative."""


@final
class Network:
    """The weights of a network, arranged for the inputs and rows of a game."""

    def __init__(self, file: Path, inputs: Sequence[str], rows: Sequence[str]) -> None:
        head, _, body = file.read_bytes().partition(b"\n")
        told = json.loads(head)
        self.first, self.second = (int(width) for width in told["layers"])
        self.outputs = len(told["outputs"])
        self._known = frozenset(name.split(".", 1)[0] for name in told["inputs"])
        both = self.first + self.second
        at = 0

        def part(size: int) -> bytes:
            nonlocal at
            at += size
            if at > len(body):
                raise ValueError(f"{file.name} is cut short")
            return body[at - size : at]

        def named(names: Sequence[str], wanted: Sequence[str], width: int) -> bytes:
            kept = part(len(names) * width)
            place = {name: n * width for n, name in enumerate(names)}
            nothing = bytes(width)
            return b"".join(
                kept[place[name] : place[name] + width] if name in place else nothing for name in wanted
            )

        self.parts = (
            named(told["inputs"], inputs, 2 * self.first),
            part(2 * self.first),
            part(2 * self.first * self.second),
            part(4 * self.second),
            part(2 * self.outputs * self.second),
            part(4 * self.outputs),
            named(told["rows"], rows, 2 * both),
            named(told["rows"], rows, 4),
        )

    def knows(self, section: str) -> bool:
        """Whether it has weights for any input of a section."""
        return section in self._known

    def kernel(self, found: vec[i64], rows: vec[i64], out: vec[float]) -> Any:
        """Returns an object with `forward` and `policy` that works on these arrays."""
        return KERNEL(self.first, self.second, self.outputs, *self.parts, found, rows, out)


@final
class PlainKernel:
    """The arithmetic of kernel.c in Python, for when that is not compiled.

    All units of a layer are added as one large integer, each in its own 64-bit lane.
    """

    def __init__(self, first: int, second: int, outputs: int, *rest: Any) -> None:
        inputs, first_bias, layer, layer_bias, value, value_bias, policy, policy_bias = rest[:8]
        self._found, self._rows, self._out = rest[8:]
        self._first, self._inputs = first, _lanes(inputs, first)
        self._first_bias = _lanes(first_bias, first)[0]
        self._second, self._layer = second, _columns(layer, first)
        self._layer_bias = list(array("i", layer_bias))
        self._value = list(zip(_rows(value, second), array("i", value_bias), strict=True))
        self._policy = list(zip(_rows(policy, first + second), array("i", policy_bias), strict=True))
        self._hidden: list[int] = []

    def forward(self, count: int) -> None:
        """Computes the layers and outputs for the first `count` inputs."""
        summed = self._first_bias + sum([self._inputs[self._found[n]] for n in range(count)])
        raised = (count + 1) * HALF
        x = [min(max(unit - raised, 0), MOST) for unit in _units(summed, self._first)]
        raised = sum(x) * HALF
        units = _units(sum(map(mul, self._layer, x)), self._second)
        y = [
            min(max((unit - raised + bias) >> SHIFT, 0), MOST)
            for unit, bias in zip(units, self._layer_bias, strict=True)
        ]
        for n, (row, bias) in enumerate(self._value):
            self._out[n] = (sum(map(mul, row, y)) + bias) / SCALE**2
        self._hidden = x + y

    def policy(self, count: int) -> None:
        """After `forward`: writes the logits of `count` choices behind the outputs."""
        outputs = len(self._value)
        for n in range(count):
            summed = 0
            for k in range(ROWS_PER_CHOICE):
                place = int(self._rows[n * ROWS_PER_CHOICE + k])
                if place >= 0:
                    row, bias = self._policy[place]
                    summed += sum(map(mul, row, self._hidden)) + bias
            self._out[outputs + n] = summed / SCALE**2


# Cached, because every new search of a game converts the same parts.


@cache
def _rows(part: bytes, width: int) -> list[list[int]]:
    """Returns the rows of a matrix."""
    numbers = list(array("h", part))
    return [numbers[at : at + width] for at in range(0, len(numbers), width)]


@cache
def _lanes(part: bytes, width: int) -> list[int]:
    """Returns each row of a matrix as one integer with 64 bits per weight, offset to be non-negative."""
    raised = array("Q", [weight + HALF for weight in array("h", part)]).tobytes()
    size = width * array("Q").itemsize
    return [int.from_bytes(raised[at : at + size], sys.byteorder) for at in range(0, len(raised), size)]


@cache
def _columns(part: bytes, width: int) -> list[int]:
    """Returns the columns of a matrix in the same way."""
    weights = array("h", part)
    turned = array("h", [weight for n in range(width) for weight in weights[n::width]])
    return _lanes(turned.tobytes(), len(weights) // width)


def _units(summed: int, count: int) -> Sequence[int]:
    """Splits a lane integer into its units."""
    units = array("Q")
    units.frombytes(summed.to_bytes(count * units.itemsize, sys.byteorder))
    return units


def _found_kernel() -> Any:
    if pure.wanted():
        return PlainKernel
    try:
        from pharos.ai.search.kernel import Kernel
    except ImportError:
        return PlainKernel
    return Kernel


KERNEL: Any = _found_kernel()


@cache
def network_of(
    kind: str, inputs: tuple[str, ...], rows: tuple[str, ...], folder: Path = FOLDER
) -> Network | None:
    """Returns the network of a game variant in a folder (by default the shipped ones), or None."""
    file = folder / f"{kind}{SUFFIX}"
    return Network(file, inputs, rows) if file.is_file() else None
