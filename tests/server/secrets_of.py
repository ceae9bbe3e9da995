"""Computes what a seat must not know from the full position, without using a view.

Views are under test, so nothing here uses one. As long as a component is hidden from a seat, its name must
not occur anywhere in what the server sends to that seat before the game is over.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pharos
from pharos.game import Game

Data = dict[str, Any]
WORDS_OF_THE_RULES = (
    "step",
    "type",
    "status",
    "kind",
    "name",
    "level",
    "ending",
    "person",
    "game",
    "key",
    "rule",
    "expansions",
)
"""Fields whose values are terms of the rules, not names of components."""
DEDUCED = ("known", "possible")
"""Names that a player with a perfect memory can infer by elimination; swapping hidden cards tests them
(`swapped`)."""
NO_NAMES = frozenset((*WORDS_OF_THE_RULES, *DEDUCED))


def words(data: object) -> list[str]:
    """Returns the names of components in a message: string values, and the objects of notations."""
    found: list[str] = []
    waiting = [data]
    while waiting:
        part = waiting.pop()
        if isinstance(part, str):
            found += _objects_of(part)
        elif isinstance(part, dict):
            waiting += [inside for name, inside in part.items() if name not in NO_NAMES]
        elif isinstance(part, list | tuple):
            waiting += part
    return found


@cache
def _objects_of(text: str) -> list[str]:
    parts = text.partition("@")[0].removeprefix("city:").split(":")
    return parts[1:] if len(parts) > 1 else parts


class Knowledge:
    """Follows a game choice by choice and knows at each point what is hidden from one viewer."""

    def __init__(self, record: Data, viewer: int | None, *, shown: bool = False) -> None:
        self._record = record
        self._viewer = viewer
        self._shown = shown
        self._game = pharos.replay(record | {"choices": [], "result": None})
        self._made = 0
        self._seen: set[str] = set()
        self._all = set(words(record["deal"]))
        self._look()

    def hidden(self, made: int) -> set[str]:
        """Returns what is hidden after this number of choices; call with increasing numbers."""
        while self._made < made:
            seat, choice = self._record["choices"][self._made]
            if seat == self._viewer:
                self._seen |= set(words(choice))
            self._game.choose(seat, choice)
            self._made += 1
            self._look()
        return self._all - self._seen

    def _look(self) -> None:
        self._seen |= set(in_sight(self._game, self._viewer, shown=self._shown))


def in_sight(game: Game, viewer: int | None, *, shown: bool = False) -> Iterator[str]:
    """Returns all names that the viewer can see in the current position; `shown` says whether the teammate
    shows the hand."""
    position: Data = game.position()
    if game.name == "duel":
        yield from _in_duel(position, viewer)
    else:
        yield from _in_classic(game, position, viewer, shown)


def _in_duel(position: Data, viewer: int | None) -> Iterator[str]:
    for place in position["pyramid"]:
        if place is not None:
            yield from words(place.get("token"))
            yield from () if "back" in place else (place["card"],)
    for field in ("discard", "progress", "box", "offer", "military_tokens"):
        yield from words(position.get(field, []))
    for seat, city in enumerate(position["cities"]):
        yield from words({name: part for name, part in city.items() if name != "conspiracies"})
        for conspiracy in city.get("conspiracies", []):
            # public, because it was face up when it was taken (AGORA-HIDE)
            yield from words(conspiracy.get("card"))
            if seat == viewer or conspiracy.get("triggered"):
                yield from words(conspiracy)
    for step in position["steps"]:
        if step["seat"] == viewer:
            yield from words(step)  # drawn or searched pieces are visible to that seat only
            if step["step"] == "play":  # the removed cards of the ages so far (AGORA-CON-TREASON-01)
                yield from words(position["removed"][: position["age"]])
    gods = position.get("pantheon")
    if gods is not None:
        yield from gods["stacks"]  # the backs
        yield from (card["god"] for card in gods["slots"] if card and "back" not in card)
        for card in [*gods["slots"], *(card for stack in gods["stacks"].values() for card in stack)]:
            if card and ("shown" in card or viewer in card.get("known_to", [])):
                yield card["god"]
        yield from words([gods["tokens"], gods["minerva"]])
    senate = position.get("senate")
    if senate is not None:
        for chamber in senate["chambers"]:
            yield from (decree["id"] for decree in chamber["decrees"] if decree["face_up"])
        for drawing in senate["conspiring"]:
            if drawing["seat"] == viewer:
                yield from words(drawing)


def _in_classic(game: Game, position: Data, viewer: int | None, shown: bool) -> Iterator[str]:
    # Teammates may show each other everything (CITIES-TEAM-02); others nothing.
    partner = viewer ^ 1 if viewer is not None and shown and position["options"]["teams"] else viewer
    for seat, city in enumerate(position["cities"]):
        mine = viewer is not None and seat in (viewer, partner)
        yield from words({name: part for name, part in city.items() if mine or name != "markers"})
    if viewer is None or partner is None:
        return
    for seat in {viewer, partner}:
        yield from words(position["hands"][seat])
        for hands in ("leader_hands", "draft_hands"):
            if hands in position:
                yield from words(position[hands][seat])
        if position["step"] != "turn" and seat in position["waiting"]:
            # a player who takes a card from the discard pile sees the whole pile
            yield from words(position["discard"])
            if position["step"] == "last_card" and game.players in position["owed"]:
                yield from words(position["pile"])  # the free city's last card is in the pile
    # A built card stays known after it was removed or copied; public choices are in the record.


def swapped(record: Data, one: str, other: str, choices: int) -> Data | None:
    """Returns the same game with two hidden cards exchanged, up to a choice, or None if it cannot be played
    that way."""

    def exchange(data: Any) -> Any:
        if isinstance(data, dict):
            return {name: exchange(part) for name, part in data.items()}
        if isinstance(data, list):
            return [exchange(part) for part in data]
        if isinstance(data, str):
            return re.sub(r"[a-z0-9_]+", lambda found: names.get(found.group(), found.group()), data)
        return data

    names = {one: other, other: one}
    made = [[seat, _objects(choice, names)] for seat, choice in record["choices"][:choices]]
    changed = record | {"deal": exchange(record["deal"]), "choices": made, "result": None}
    try:
        pharos.replay(changed)
    except pharos.PharosError:
        return None
    return changed


def _objects(choice: str, names: dict[str, str]) -> str:
    """Returns a notation with its objects renamed; the verb and the payment stay."""
    action, at, payment = choice.partition("@")
    parts = action.split(":")
    return ":".join(parts[:1] + [names.get(part, part) for part in parts[1:]]) + at + payment
