"""A transcript of a game: the options, the choice, and the state of the table, line by line.

`python -m tests.playthroughs.transcript` rewrites `duel_whole_game.txt` from the record beside it.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pharos

FOLDER = Path(__file__).parent
RECORD = FOLDER / "duel_whole_game.json"
TEXT = FOLDER / "duel_whole_game.txt"


def told(record: dict[str, Any]) -> str:
    """Returns the whole game as text."""
    return "\n".join(_lines(record)) + "\n"


def _lines(record: dict[str, Any]) -> Iterator[str]:
    game = pharos.new_game(record["game"], options=record["options"], deal=record["deal"])
    yield f"{record['game']} {json.dumps(record['options'])}"
    yield from _table(game)
    for number, (seat, notation) in enumerate(record["choices"], start=1):
        yield ""
        yield f"{number}. seat {seat} of"
        yield from (f"    {_option(choice)}" for choice in game.choices(seat))
        yield f"  chooses {notation}"
        game.choose(seat, notation)
        yield from _table(game)
    result = game.result
    assert result is not None
    yield ""
    yield f"{result.victory} victory of {' and '.join(map(str, result.winners))}"
    for seat, sheet in enumerate(result.scores):
        yield f"  seat {seat}: " + ", ".join(f"{category} {points}" for category, points in sheet.items())


def _option(choice: pharos.Choice) -> str:
    price = choice.price
    return str(choice) if price is None else f"{choice} {json.dumps(price.data())}"


def _table(game: pharos.Game) -> Iterator[str]:
    data: dict[str, Any] = game.view(None).data
    waiting = f"seat {data['waiting'][0]}" if data["waiting"] else "nobody"
    yield f"  age {data['age']}, pawn {data['pawn']:+d}, {waiting} to choose: {_steps(data)}"
    for seat, city in enumerate(data["cities"]):
        wonders = [
            "{id}{mark}".format(**wonder, mark="*" if wonder["built"] else "") for wonder in city["wonders"]
        ]
        held = " ".join([*city["cards"], *wonders, *city["progress"]])
        yield f"  city {seat}: {city['coins']} coins, {game.scores()[seat]['total']} points: {held}"
    yield f"  structure: {' '.join(map(_place, data['pyramid']))}"
    yield f"  discard: {' '.join(data['discard'])}"
    yield f"  board: {' '.join([*data['progress'], *data['military_tokens']])}"


def _steps(data: dict[str, Any]) -> str:
    return ", ".join(step["step"] for step in data["steps"]) or "nothing"


def _place(place: dict[str, Any] | None) -> str:
    if place is None:
        return "-"
    shown = place["card"] if "card" in place else f"?{place['back']}"
    return f"{shown}{'!' if place['open'] else ''}"


def main() -> None:
    """Rewrites the text."""
    TEXT.write_text(told(json.loads(RECORD.read_text("utf-8"))), "utf-8")


if __name__ == "__main__":
    main()
