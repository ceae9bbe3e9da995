"""Rearranges what a viewer cannot know in a position."""

from copy import deepcopy
from random import Random
from typing import Any

from pharos.content.duel import load_duel

CONTENT = load_duel()
GUILDS = [card.id for card in CONTENT.cards if card.kind == "guild"]
WONDERS = [wonder.id for wonder in CONTENT.wonders if not wonder.expansion]


def shuffled(draw: Random, items: list[str]) -> list[str]:
    return draw.sample(items, len(items))


def reshuffled(position: dict[str, Any], seat: int | None, draw: Random) -> dict[str, Any]:
    """Returns another position that looks the same to a seat (None: to a spectator)."""
    position = deepcopy(position)
    _shuffle_structure(position, draw)
    for n in range(3):
        if position["ages"][n]:
            _shuffle_coming_age(position, n, draw)
        else:
            position["removed"][n] = shuffled(draw, position["removed"][n])
    if position["next_wonders"]:
        known = {wonder["id"] for city in position["cities"] for wonder in city["wonders"]} | {
            *position["offer"]
        }
        position["next_wonders"] = shuffled(draw, [wonder for wonder in WONDERS if wonder not in known])[:4]
    drawn = drawn_by(position, seat)
    position["box"] = shuffled(draw, position["box"][:drawn]) + shuffled(draw, position["box"][drawn:])
    return position


def drawn_by(position: dict[str, Any], seat: int | None) -> int:
    """Returns how many tokens of the box the seat is looking at."""
    if position["steps"]:
        top = position["steps"][-1]
        if top["step"] == "library" and top["seat"] == seat:
            return int(top["draw"])
    return 0


def _shuffle_structure(position: dict[str, Any], draw: Random) -> None:
    """Exchanges face-down cards with each other and with the box, among cards with the same back."""
    n = position["age"] - 1
    face_down = [place for place in position["pyramid"] if place and "back" in place]
    plain = [place for place in face_down if place["back"] != "guild"]
    guilds = [place for place in face_down if place["back"] == "guild"]
    pool = shuffled(draw, [place["card"] for place in plain] + position["removed"][n])
    for place in plain:
        place["card"] = pool.pop()
    if position["pyramid"]:
        position["removed"][n] = pool
    known = {card for city in position["cities"] for card in city["cards"]} | {*position["discard"]}
    known |= {wonder.get("card") for city in position["cities"] for wonder in city["wonders"]}
    known |= {place["card"] for place in position["pyramid"] if place and "back" not in place}
    unknown = shuffled(draw, [guild for guild in GUILDS if guild not in known])
    for place in guilds:
        place["card"] = unknown.pop()


def _shuffle_coming_age(position: dict[str, Any], n: int, draw: Random) -> None:
    coming, removed = position["ages"][n], position["removed"][n]
    deck = shuffled(draw, [card for card in coming if card not in GUILDS] + removed)
    position["removed"][n] = deck[:3]
    added = draw.sample(GUILDS, 3) if n == 2 else []
    position["ages"][n] = shuffled(draw, deck[3:] + added)
