"""The JSON schema of all messages: `python -m pharos.server.schema [FILE]`.

Client types are generated from it, so that nobody keeps a copy of the messages by hand.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from pharos.server import messages
from pharos.table.command import Command
from pharos.table.event import Event

DIALECT = "https://json-schema.org/draft/2020-12/schema"
UNIONS = {
    "ClientMessage": messages.ClientMessage,
    "ServerMessage": messages.ServerMessage,
    "BotEvent": messages.BotEvent,
    "BotTableEvent": messages.BotTableEvent,
    "Command": Command,
    "Event": Event,
}


def schema() -> dict[str, Any]:
    """One schema with a definition for each message; unions of messages are definitions too."""
    types: list[Any] = [*UNIONS.values(), *messages.WIRE]
    schemas, definitions = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    unions = dict(zip(UNIONS, schemas, strict=False))
    return {
        "$schema": DIALECT,
        "title": "Pharos",
        "description": "Messages between the server and its clients.",
        "protocol": messages.PROTOCOL,
        "$defs": {**dict(sorted(definitions.items())), **unions},
    }


def main(arguments: list[str]) -> int:
    """Writes the schema to a file, or prints it."""
    text = json.dumps(schema(), indent=2, ensure_ascii=False) + "\n"
    if arguments:
        Path(arguments[0]).write_text(text, encoding="utf-8")
    else:
        sys.stdout.write(text)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
