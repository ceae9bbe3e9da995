"""Every field, message, refusal and limit, as the end of docs/server.md lists them.

    python -m pharos.server.reference                  prints it
    python -m pharos.server.reference docs/server.md   writes it there anew

It is made of the types and their docstrings, so it cannot say anything else than the code does.
"""

from __future__ import annotations

import ast
import importlib
import inspect
import sys
import types
import typing
from itertools import pairwise
from pathlib import Path
from typing import Any, Literal, get_args

import msgspec

from pharos.server import connection, connection_limits, settings, table_opener
from pharos.server.api import records
from pharos.server.app import LARGEST_BODY
from pharos.server.limits import HOUSEHOLD, RATES, SOCKETS
from pharos.server.live import deadlines
from pharos.server.store import commit_log, people
from pharos.server.summary import LEAST_RATED
from pharos.table.clock import ClockSettings
from pharos.table.commands import Command
from pharos.table.event import Event
from pharos.table.settings import Settings
from pharos.texts import TEXTS_ROOT
from pharos.wire import messages

BEGIN = "## Every field, message, refusal and limit"
RATE_NAMES = {
    "request": "all requests of an address",
    "connect": "live connections begun, by address",
    "guest": "guests made, by address",
    "password": "passwords tried and accounts made, by address",
    "table": "opening a table, a rematch",
    "chat": "lines of chat",
    "record": "importing a record, checking a position",
    "frame": "frames on live connections",
    "ask": "`ask`, and questions over HTTP",
    "watch": "`watch`, `watch_lobby`",
    "undo": "`ask_undo`",
    "help": "hints and the coach",
    "daily": "looking at deals of the day",
    "room": "looking at a game night, joining it, or speaking for its host",
}
KIB, SECONDS = " KiB", " s"
CAPS: list[tuple[str, float, str]] = [
    ("a frame", settings.LARGEST_FRAME / 1024, KIB),
    ("the body of a request", LARGEST_BODY / 1024, KIB),
    ("the body of a record", records.LARGEST_RECORD / 1024, KIB),
    ("the head of a request", connection_limits.LONGEST_HEAD / 1024, KIB),
    ("waiting for the head of a request", connection_limits.HEAD, SECONDS),
    ("waiting for its body", connection_limits.BODY, SECONDS),
    ("not taking what is sent", connection_limits.STALLED, SECONDS),
    ("frames of one connection in a second, control frames too", connection_limits.MOST_FRAMES, ""),
    (
        "connections of an address (and a quarter of the file handles)",
        connection_limits.MOST_FROM_ONE_ADDRESS,
        "",
    ),
    ("live connections of a person", SOCKETS, ""),
    ("tables followed on one connection", connection.MOST_TABLES, ""),
    ("tables of a person that are open or live", table_opener.MOST_OPEN, ""),
    ("seats of the computer at them", table_opener.MOST_COMPUTERS, ""),
    ("times a person's share for all behind one address", HOUSEHOLD, ""),
    ("tokens of an account", people.MOST_TOKENS, ""),
    ("a table where nobody sits, without a look at it", deadlines.DESERTED / 1000, SECONDS),
    ("rated games a day between the same two", commit_log.MOST_RATED_A_DAY, ""),
    ("choices of each player before a game is rated", LEAST_RATED, ""),
]  # fmt: skip


def reference() -> str:
    """All of it as Markdown."""
    parts = [
        BEGIN,
        "Made from the code by `python -m pharos.server.reference docs/server.md`. A `?`: may be left out.",
        _fields("Fields of `settings`", Settings),
        "`clock` is " + ", or ".join(_shape(one) for one in get_args(ClockSettings)) + ".",
        _messages("Client to server", messages.ClientMessage),
        _messages("Commands: `command` of `act`", Command),
        _messages("Server to client", messages.ServerMessage),
        _messages("Events of an `update`", Event),
        _messages("Events of a bot", messages.BotEvent),
        _refusals(),
        _limits(),
    ]  # fmt: skip
    return "\n\n".join(parts) + "\n"


def _fields(title: str, struct: Any) -> str:
    rows = ["| field | type | default | meaning |", "|---|---|---|---|"]
    said = _said(struct)
    for field in msgspec.structs.fields(struct):
        default = ""
        if field.default_factory is not msgspec.NODEFAULT:
            default = f"`{_plain(field.default_factory())}`"
        elif not field.required:
            default = f"`{_plain(field.default)}`"
        rows.append(f"| `{field.name}` | {_kind(field.type)} | {default} | {said.get(field.name, '')} |")
    return f"### {title}\n" + "\n".join(rows)


def _messages(title: str, union: Any) -> str:
    rows = ["| type | fields | meaning |", "|---|---|---|"]
    for struct in get_args(union):
        fields = ", ".join(_field(field) for field in msgspec.structs.fields(struct))
        meaning = " ".join((struct.__doc__ or "").split())
        notes = "; ".join(f"`{name}`: {text[0].lower()}{text[1:]}" for name, text in _said(struct).items())
        rows.append(f"| `{_tag(struct)}` | {fields} | {meaning}{' ' + notes if notes else ''} |")
    return f"### {title}\n" + "\n".join(rows)


def _refusals() -> str:
    rows = ["| key | in English |", "|---|---|"]
    for key, sentence in refusals().items():
        rows.append(f"| `{key}` | {sentence} |")
    return (
        "### Refusals\nThe reasons of the games (`refused-…`, with a rule) stand in `reasons.ftl`.\n\n"
        + "\n".join(rows)
    )


def refusals() -> dict[str, str]:
    """The keys of refusals with their sentences in English."""
    found: dict[str, str] = {}
    # Refusals that only some pages meet come with the words of those pages.
    files = [
        TEXTS_ROOT / "en" / f"{name}.ftl"
        for name in (
            "page-refusals",
            "page-clubs",
            "page-leagues",
            "page-people",
            "page-room",
            "page-tournaments",
        )
    ]
    for line in "\n".join(file.read_text(encoding="utf-8") for file in files).splitlines():
        key, sign, sentence = line.partition(" = ")
        told = "-refused-" in key or key == "server-failed"
        if sign and told and not line.startswith((" ", "#")):
            found[key] = sentence.split(" { $")[0] + " …" if sentence.endswith("->") else sentence
    return found


def _limits() -> str:
    rows = ["| what | a second over time | at once |", "|---|---|---|"]
    at_the_door = {
        "new connections of an address": connection_limits.KNOCKS,
        "its requests, at the door": connection_limits.ASKED,
    }
    for what, (rate, burst) in ({RATE_NAMES[name]: RATES[name] for name in RATES} | at_the_door).items():
        often = f"{rate:g}" if rate >= 1 else f"1 in {1 / rate:g} s"
        rows.append(f"| {what} | {often} | {burst:g} |")
    caps = ["| at most | |", "|---|---|"]
    caps += [f"| {what} | {value:g}{unit} |" for what, value, unit in CAPS]
    return "### All limits\n" + "\n".join(rows) + "\n\n" + "\n".join(caps)


def _tag(struct: Any) -> str:
    return str(struct.__struct_config__.tag)


def _shape(struct: Any) -> str:
    fields = "".join(f", {_field(field)}" for field in msgspec.structs.fields(struct))
    return f"`type: {_tag(struct)}`{fields} ({(struct.__doc__ or '').rstrip('.').lower()})"


def _field(field: Any) -> str:
    return f"`{field.name}`" + ("" if field.required else "?")


def _plain(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _kind(kind: Any) -> str:
    """A type in words."""
    if typing.get_origin(kind) is typing.Annotated:
        inner, meta = get_args(kind)[0], get_args(kind)[1]
        long = f"{meta.min_length or 0} to {meta.max_length} long" if meta.max_length is not None else ""
        wide = f"{meta.ge} to {meta.le}" if meta.le is not None else ""
        return _kind(inner) + (f" ({long or wide})" if long or wide else "")
    origin, parts = typing.get_origin(kind), get_args(kind)
    if origin in (types.UnionType, typing.Union):
        if all(isinstance(part, type) and issubclass(part, msgspec.Struct) for part in parts):
            return "object"
        return " or ".join(_kind(part) for part in parts)
    if origin is tuple:
        return f"list of {_kind(parts[0])}"
    if origin is dict:
        return "object"
    if origin is Literal:
        return " or ".join(f"`{part}`" for part in parts)
    names = {str: "text", int: "number", bool: "true or false", type(None): "null"}
    return names.get(kind, "object")


def _said(struct: Any) -> dict[str, str]:
    """What stands below the fields of a type."""
    tree = ast.parse(inspect.getsource(importlib.import_module(struct.__module__)))
    body = next(
        node.body for node in tree.body if isinstance(node, ast.ClassDef) and node.name == struct.__name__
    )
    said: dict[str, str] = {}
    for node, after in pairwise(body):
        match node, after:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(text))):
                said[name] = " ".join(text.split())
    return said


def main(arguments: list[str]) -> int:
    """Prints the reference, or writes it to the end of a file."""
    if not arguments:
        sys.stdout.write(reference())
        return 0
    file = Path(arguments[0])
    before = file.read_text(encoding="utf-8").partition(BEGIN)[0]
    file.write_text(before.rstrip() + "\n\n" + reference(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
