"""The JSON schema of messages, with tables of verbs and effects: `python -m pharos.wire.schema [FILE]`.

Client types are generated from it.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from pharos.classic import steps as classic_steps
from pharos.classic.expansions import MIXES as CLASSIC
from pharos.content import classic_effects, duel_effects
from pharos.core.verb import Step
from pharos.duel.expansions import MIXES as DUEL
from pharos.duel.expansions import STEP_NAMES as DUEL_STEPS
from pharos.duel.expansions import STEPS as DUEL_STEP_ROWS
from pharos.table.commands import Command
from pharos.table.event import Event
from pharos.table.redaction import VERBS
from pharos.wire import messages

DIALECT = "https://json-schema.org/draft/2020-12/schema"
UNIONS = {
    "ClientMessage": messages.ClientMessage,
    "ServerMessage": messages.ServerMessage,
    "BotEvent": messages.BotEvent,
    "BotTableEvent": messages.BotTableEvent,
    "Command": Command,
    "Event": Event,
}

VIEWS = ("DuelView", "ClassicView")
POSITIONS = ("DuelPosition", "ClassicPosition")
PLAIN = {
    ("TableState", "view"): VIEWS,
    ("ReplayStep", "view"): (*VIEWS, *POSITIONS),
    ("ReplayStep", "result"): ("GameResult",),
    ("Invitation", "table"): ("TableSummary",),
}
"""The types of fields that are plain data. Views and positions are told apart by their `game` and `format`.
Added by hand, as msgspec has no unions of TypedDicts."""


def schema() -> dict[str, Any]:
    """Returns one schema with a definition for each message and each union of messages."""
    types: list[Any] = [*UNIONS.values(), *messages.WIRE]
    schemas, definitions = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    for (message, name), kinds in PLAIN.items():
        field = definitions[message]["properties"][name]
        given = field.pop("anyOf", [{"type": field.pop("type", None)}])
        field["anyOf"] = [{"$ref": f"#/$defs/{kind}"} for kind in kinds] + given[1:]
    unions = dict(zip(UNIONS, schemas, strict=False))
    return {
        "$schema": DIALECT,
        "title": "Pharos",
        "description": "Messages between the server and its clients.",
        "protocol": messages.PROTOCOL,
        "$defs": {**dict(sorted(definitions.items())), **unions},
        "verbs": verbs(),
        "questions": questions(),
        "effects": effects(),
        "listed": listed(),
    }


def questions() -> dict[str, dict[str, str]]:
    """Returns the rule that explains the question of each step, by game."""
    rows = {"duel": DUEL_STEP_ROWS, "classic": classic_steps.STEPS}
    asking = {game: [step for step in rows[game] if step.asks] for game in VERBS}
    return {game: {step.name: rule_of_question(game, step) for step in asking[game]} for game in VERBS}


def rule_of_question(game: str, step: Step) -> str:
    """Returns the rule that explains the question of a step: its own, or that of its first verb."""
    answers = [verb.rule for verb in VERBS[game].values() if verb.choice and step.number in verb.steps]
    if not answers:
        raise LookupError(f"No verb answers the step {step.name}.")
    return step.rule or answers[0]


def verbs() -> dict[str, dict[str, dict[str, Any]]]:
    """Returns the verbs of each game: objects, steps they answer, visibility, and order of selection."""
    names = {"duel": DUEL_STEPS, "classic": classic_steps.STEP_NAMES}
    return {
        game: {
            row.name: {
                "objects": list(row.objects),
                "steps": [names[game][step] for step in row.steps],
                "seen": row.seen,
                **({} if row.touch is None else {"touch": list(row.touch)}),
            }
            for row in rows.values()
        }
        for game, rows in VERBS.items()
    }


def effects() -> dict[str, dict[str, dict[str, Any]]]:
    """Returns the effects of each game: how they are drawn, and the chapters of the rules about them."""
    tables = {"duel": duel_effects.ROWS, "classic": classic_effects.ROWS}
    return {
        game: {
            row.type: {
                "picture": row.picture,
                "chapter": row.chapter,
                **({"on": dict(row.on)} if row.on else {}),
            }
            for row in rows
        }
        for game, rows in tables.items()
    }


def listed() -> dict[str, dict[str, str]]:
    """Returns, by game, the expansion boards that are shown as plain lists, with the kind of their items."""
    return {
        "duel": {part: kind for one in DUEL.all for part, kind in one.listed.items()},
        "classic": {part: kind for one in CLASSIC.all for part, kind in one.listed.items()},
    }


def main(arguments: list[str]) -> int:
    """Writes the schema to a file or prints it."""
    text = json.dumps(schema(), indent=2, ensure_ascii=False) + "\n"
    if arguments:
        Path(arguments[0]).write_text(text, encoding="utf-8")
    else:
        sys.stdout.write(text)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
