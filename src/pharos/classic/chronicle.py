"""Facts of 7 Wonders: what the choices of a round caused, found by comparing public views before and after.

Only public information is used: no fact reveals which card was discarded or put under
a stage.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from pharos.classic.added import ADDED
from pharos.classic.boards import BOARDS
from pharos.classic.conflict import TEAM_TOKENS, VICTORY_POINTS
from pharos.classic.pieces import CARDS
from pharos.classic.state import FREE_CITY
from pharos.core.fact import CoinFlows, Fact, Made

Data = Mapping[str, Any]
NAMED_VERBS = ("build", "revive", "recruit")
"""Verbs whose objects are public."""

_DOVES = {piece.name: int(piece.doves) for piece in (*CARDS, *ADDED) if piece.doves}
_STAGES = {board.name: board.stages for board in BOARDS}


def facts_between(before: Data, after: Data, made: Sequence[Made]) -> list[Fact]:
    """Returns the facts of a round of choices, in the order in which they are presented."""
    facts = _coins(before, after, made)
    facts += _cities(before, after, made)
    ended = _age_ended(before, after)
    doves = [_doves_gained(then, now) for then, now in _pairs(before, after)]
    for city, (then, now) in enumerate(_pairs(before, after)):
        if doves[city]:
            facts.append(Fact("diplomacy", city, amount=doves[city]))
        if now.get("debt", 0) > then.get("debt", 0):
            facts.append(Fact("debt", city, amount=now["debt"] - then["debt"]))
    if ended:
        facts += _conflicts(before, after, doves)
    if after["age"] != before["age"]:
        facts.append(Fact("age", place=after["age"]))
    elif after["turn"] > max(1, before["turn"]) and not after["victory"]:
        facts.append(Fact("passed", amount=1 if after["direction"] == "left" else -1))
    return facts


def _pairs(before: Data, after: Data) -> list[tuple[Data, Data]]:
    return list(zip(before["cities"], after["cities"], strict=True))


def _city_of(one: Made) -> int:
    return int(FREE_CITY) if one.for_free_city else one.seat


def _coins(before: Data, after: Data, made: Sequence[Made]) -> list[Fact]:
    flows = CoinFlows(*([city["coins"] for city in data["cities"]] for data in (before, after)))
    causes: list[str | None] = [None] * len(after["cities"])
    for one in made:
        verb, *objects = one.words
        city = _city_of(one)
        cause = objects[0] if verb in NAMED_VERBS else verb if verb == "stage" else None
        causes[city] = cause
        if one.price is not None:
            flows.pay(city, one.price, cause, "loss" if verb == "pay" else "price")
    return flows.rest(causes)


def _cities(before: Data, after: Data, made: Sequence[Made]) -> Iterator[Fact]:
    """Yields facts of cards and leaders added to a city, of stages, and of copied leaders."""
    revived = {one.words[1] for one in made if one.words[0] == "revive"}
    for city, (then, now) in enumerate(_pairs(before, after)):
        hand = next((one.seat for one in made if _city_of(one) == city), city)
        for thing in [*now["cards"], *now.get("leaders", ())]:
            if thing not in then["cards"] and thing not in then.get("leaders", ()):
                start = "discard" if thing in revived else f"hand:{hand}"
                yield Fact("moved", city, thing=thing, start=start, end=f"city:{city}")
        for stage in range(then["stages"], now["stages"]):
            yield Fact("stage", city, place=stage + 1)
        if now.get("courtesan") != then.get("courtesan"):
            yield Fact("copied", city, thing=now["courtesan"])


def _age_ended(before: Data, after: Data) -> bool:
    """Returns whether the conflicts of an age were resolved (SW-WAR-01); before Age I there are none."""
    return bool(after["victory"] is not None or after["age"] > before["age"] > 0)


def _doves_gained(then: Data, now: Data) -> int:
    """Returns the diplomacy tokens a city received for what it built (CITIES-DIPLO-01)."""
    built = [name for name in now["cards"] if name not in then["cards"]]
    built += [name for name in now.get("leaders", ()) if name not in then.get("leaders", ())]
    stages = _STAGES[now["wonder"]][then["stages"] : now["stages"]] if now["wonder"] else []
    return sum(_DOVES.get(name, 0) for name in built) + sum(int(stage.doves) for stage in stages)


def _conflicts(before: Data, after: Data, doves: Sequence[int]) -> Iterator[Fact]:
    """Yields who beat whom: neighbors in the circle without diplomats (CITIES-DIPLO-03, SW-WAR-01)."""
    ring = range(len(after["cities"]))
    points = int(VICTORY_POINTS[before["age"]])
    diplomats = [before["cities"][n].get("diplomacy", 0) + doves[n] > 0 for n in ring]
    for n in ring:
        if diplomats[n]:
            yield Fact("diplomacy", n, amount=-1)
    strength = after["strengths"]
    for one, other in _meetings(after, diplomats):
        if strength[one] == strength[other]:
            continue
        winner, loser = (one, other) if strength[one] > strength[other] else (other, one)
        tokens = _tokens(after, diplomats, one, other)
        if tokens:
            yield Fact("conflict", winner, loser, amount=tokens, place=points)


def _meetings(after: Data, diplomats: Sequence[bool]) -> list[tuple[int, int]]:
    ring = len(diplomats)
    if after["teams"]:
        return [(n, (n + 1) % ring) for n in range(1, ring, 2)]
    fighting = [n for n in range(ring) if not diplomats[n]]
    if len(fighting) < 2:
        return []
    if len(fighting) == 2:
        return [(fighting[0], fighting[1])]
    return [(one, fighting[(n + 1) % len(fighting)]) for n, one in enumerate(fighting)]


def _tokens(after: Data, diplomats: Sequence[bool], one: int, other: int) -> int:
    return int(TEAM_TOKENS[diplomats[one] + diplomats[other]]) if after["teams"] else 1
