"""Two compiler traps that other tests would not reveal at once, searched for in the compiled sources.

A constant left of `<<` becomes a 32-bit shift in C when the right side is a variable: `1 << 40` gives 256.
The table `BIT[n]` of `pharos.core.bits` avoids this. And a ternary that mixes a bare number with a machine
integer (`x: i64 = 1 if c else y`) goes through a Python object: `i64(1)` keeps it a machine integer.
"""

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

import pytest

from hatch_build import ROOT, compiled_sources

MACHINE_INTEGERS = frozenset({"i64", "i32", "i16", "u8"})
CASTS = MACHINE_INTEGERS | {"int"}
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)


def is_number(node: ast.expr) -> bool:
    """Whether it is a literal number, or arithmetic on literal numbers."""
    match node:
        case ast.Constant(value=int()):
            return True
        case ast.UnaryOp(operand=operand):
            return is_number(operand)
        case ast.BinOp(left=left, right=right):
            return is_number(left) and is_number(right)
        case ast.Call(func=ast.Name(id=name), args=[argument]) if name in CASTS:
            return is_number(argument)
    return False


def annotated_as_integer(annotation: ast.expr | None) -> bool:
    """Whether it is `i64`, `Final[i64]` or similar."""
    if isinstance(annotation, ast.Subscript):
        annotation = annotation.slice
    return isinstance(annotation, ast.Name) and annotation.id in MACHINE_INTEGERS


@dataclass
class Scope:
    """The names of a module, class or function: how often each is bound, and which are constants."""

    bindings: dict[str, int] = field(default_factory=dict)
    numbers: set[str] = field(default_factory=set)
    integers: set[str] = field(default_factory=set)

    def constants(self) -> set[str]:
        """Whether it is bound once, to a number: the compiler then inserts the number wherever the name is
        used."""
        return {name for name in self.numbers if self.bindings[name] == 1}


def own_nodes(scope: ast.AST) -> list[ast.AST]:
    """Returns the nodes of a scope without those of nested functions and classes."""
    nodes = list(ast.iter_child_nodes(scope))
    for node in nodes:
        if not isinstance(node, (*FUNCTIONS, ast.ClassDef)):
            nodes += ast.iter_child_nodes(node)
    return nodes


def read_scope(scope: ast.AST) -> Scope:
    names = Scope()
    if isinstance(scope, FUNCTIONS):
        given = scope.args
        for argument in [*given.posonlyargs, *given.args, *given.kwonlyargs]:
            names.bindings[argument.arg] = 1
            if annotated_as_integer(argument.annotation):
                names.integers.add(argument.arg)
    for node in own_nodes(scope):
        match node:
            case ast.Name(id=name, ctx=ast.Store()):
                names.bindings[name] = names.bindings.get(name, 0) + 1
            case ast.AnnAssign(target=ast.Name(id=name), annotation=annotation, value=value):
                if annotated_as_integer(annotation):
                    names.integers.add(name)
                if value is not None and is_number(value):
                    names.numbers.add(name)
            case ast.Assign(targets=targets, value=value) if is_number(value):
                names.numbers.update(target.id for target in targets if isinstance(target, ast.Name))
    return names


def scopes_of(tree: ast.Module) -> Iterator[ast.AST]:
    yield tree
    for node in ast.walk(tree):
        if isinstance(node, (*FUNCTIONS, ast.ClassDef)):
            yield node


def shared_constants(trees: list[ast.Module]) -> set[str]:
    """Returns the constants of modules and classes, which others import or access as attributes."""
    return {
        name
        for tree in trees
        for scope in scopes_of(tree)
        if isinstance(scope, (ast.Module, ast.ClassDef))
        for name in read_scope(scope).constants()
    }


def faults_of(tree: ast.Module, shared: set[str]) -> list[tuple[int, str]]:
    """Returns line and description of every trap in a module."""
    faults = []
    imported = {
        alias.asname or alias.name: alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    own = read_scope(tree).constants() | {name for name, origin in imported.items() if origin in shared}
    for scope in scopes_of(tree):
        names = read_scope(scope)
        visible = (own - names.bindings.keys()) | names.constants() if scope is not tree else own
        for node in own_nodes(scope):
            if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift):
                # Two constants are folded, or the C compiler rejects what does not fit.
                fixed = own if scope is not tree else visible
                if _is_constant(node.left, visible, shared) and not _is_constant(node.right, fixed, shared):
                    faults.append((node.lineno, f"a constant is shifted: {ast.unparse(node)}"))
        for value in integer_values(scope, names):
            faults += [(n.lineno, f"a ternary is boxed: {ast.unparse(n)}") for n in mixed_ternaries(value)]
    return sorted(set(faults))


def _is_constant(node: ast.expr, names: set[str], shared: set[str]) -> bool:
    match node:
        case ast.Name(id=name):
            return name in names
        case ast.Attribute(attr=name):
            return name in shared
        case ast.UnaryOp(operand=operand):
            return _is_constant(operand, names, shared)
        case ast.BinOp(left=left, right=right):
            return _is_constant(left, names, shared) and _is_constant(right, names, shared)
        case ast.Call(func=ast.Name(id=name), args=[argument]) if name in CASTS:
            return _is_constant(argument, names, shared)
    return is_number(node)


def integer_values(scope: ast.AST, names: Scope) -> Iterator[ast.expr]:
    """Yields the expressions that become machine integers: assigned to one, or returned as one."""
    returned = isinstance(scope, ast.FunctionDef) and annotated_as_integer(scope.returns)
    for node in own_nodes(scope):
        match node:
            case ast.AnnAssign(annotation=annotation, value=ast.expr() as value):
                if annotated_as_integer(annotation):
                    yield value
            case ast.Assign(targets=[ast.Name(id=name)], value=value) if name in names.integers:
                yield value
            case ast.AugAssign(target=ast.Name(id=name), value=value) if name in names.integers:
                yield value
            case ast.Return(value=ast.expr() as value) if returned:
                yield value


def mixed_ternaries(value: ast.expr) -> Iterator[ast.IfExp]:
    """Finds ternaries of a bare number and another expression; arguments of calls have types of their own."""
    if isinstance(value, ast.Call) and not (isinstance(value.func, ast.Name) and value.func.id in CASTS):
        return
    if isinstance(value, ast.IfExp) and _is_bare(value.body) != _is_bare(value.orelse):
        yield value
    for child in ast.iter_child_nodes(value):
        if isinstance(child, ast.expr):
            yield from mixed_ternaries(child)


def _is_bare(node: ast.expr) -> bool:
    return is_number(node) and not isinstance(node, ast.Call)


@cache
def constants() -> set[str]:
    """Returns the constants of all sources."""
    return shared_constants([ast.parse(path.read_bytes()) for path in sorted((ROOT / "src").rglob("*.py"))])


@pytest.mark.parametrize("module", compiled_sources(), ids=str)
def test_compiled_module_is_free_of_traps(module: Path) -> None:
    faults = faults_of(ast.parse((ROOT / "src" / module).read_bytes()), constants())
    assert not faults, "\n".join(f"{module}:{line}: {fault}" for line, fault in faults)


PREAMBLE = """
from pharos.core.bits import LANE, LANE as WIDTH
from pharos.core import bits
ONE: Final = 1
FAR: Final[i64] = 40
TABLE: Final = vec[i64]([1])
"""


def faults_in(body: str) -> list[str]:
    tree = ast.parse(PREAMBLE + body)
    return [fault for _, fault in faults_of(tree, {"LANE", "ONE"})]


@pytest.mark.parametrize(
    "body",
    [
        "def f(n: i64) -> i64: return 1 << n",
        "def f(n: i64) -> i64: return i64(1) << n",
        "def f(n: i64) -> i64: return (1 << n) - 1",
        "def f(n: i64) -> i64: return (2 - 1) << n",
        "def f(n: i64) -> i64: return ~0 << n",
        "def f(n: i64) -> i64: return -1 << n",
        "def f(n: i64) -> i64: return ONE << n",
        "def f(n: i64) -> i64: return FAR << n",
        "def f(n: i64) -> i64: return (ONE + 1) << n",
        "def f(n: i64) -> i64: return LANE << n",
        "def f(n: i64) -> i64: return WIDTH << n",
        "def f(n: i64) -> i64: return bits.LANE << n",
        "def f(n: i64) -> i64:\n    one: i64 = 1\n    return one << n",
        "def f(n: i64) -> i64:\n    one = i64(1)\n    return one << n",
        "def f(a: vec[i64]) -> i64: return 1 << a[0]",
        "def f(a: i64) -> i64: return 1 << (a & 7)",
        "def f() -> i64:\n    n: i64 = 40\n    return 1 << n",
        "def f(a: i64) -> None:\n    for n in range(9):\n        a |= 1 << n",
        "class A:\n    def f(self) -> i64: return 1 << self.n",
        "class A:\n    def f(self) -> i64: return self.ONE << self.n",
        "def f() -> list[i64]: return [1 << n for n in range(9)]",
    ],
)
def test_a_shifted_constant_is_found(body: str) -> None:
    assert len(faults_in(body)) == 1


@pytest.mark.parametrize(
    "body",
    [
        "def f(y: i64, c: bool) -> None:\n    x: i64 = 1 if c else y",
        "def f(y: i64, c: bool) -> None:\n    x: i64 = y if c else -1",
        "def f(y: i64, c: bool) -> None:\n    x: i64 = y + (1 if c else y)",
        "def f(y: i64, c: bool) -> None:\n    y = 0 if c else y",
        "def f(y: i64, c: bool) -> None:\n    y += 0 if c else y",
        "def f(y: i64, c: bool) -> i64:\n    return 0 if c else y",
        "def f(y: i64, c: bool) -> i64:\n    return i64(0 if c else y)",
    ],
)
def test_a_boxed_ternary_is_found(body: str) -> None:
    assert len(faults_in(body)) == 1


@pytest.mark.parametrize(
    "body",
    [
        "MASK: Final = 1 << 40",
        "MASK: Final = ONE << FAR",
        "def f(n: i64) -> i64: return TABLE[n]",
        "def f(n: i64, m: i64) -> i64: return m << n",
        "def f(n: i64, ONE: i64) -> i64: return ONE << n",
        "def f(n: i64) -> i64: return n << 8",
        "def f(n: i64) -> i64: return (n & 255) << n",
        "def f(n: i64) -> i64: return 256 >> n",
        "def f(n: i64) -> i64:\n    one: i64 = 1\n    one = n\n    return one << n",
        "def f(n: i64) -> i64:\n    sum: i64 = 0\n    for m in range(3):\n        sum = sum << n | m",
        "def f(y: i64, c: bool) -> i64: return i64(1) if c else y",
        "def f(c: bool) -> int: return 1 if c else g()",
        "def f(y: i64, c: bool) -> i64: return g(1 if c else h(y))",
    ],
)
def test_what_is_right_is_left_alone(body: str) -> None:
    assert faults_in(body) == []
