"""Facts of Duel: what a choice caused, found by comparing the public views before and after it.

Only what a spectator sees is used, so facts never reveal hidden information.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from pharos.core.fact import CoinFlows, Fact, Made
from pharos.duel.expansion import DuelExpansion
from pharos.duel.expansions import MIXES
from pharos.duel.military import TOKEN_LOSS, TOKEN_NAMES

Data = dict[str, Any]
SEATS = (0, 1)


def facts_between(before: Data, after: Data, made: Sequence[Made]) -> list[Fact]:
    """Returns the facts of one choice, in the order in which they are presented."""
    maker = made[-1]
    facts = _coins(before, after, maker)
    if _asked(before) == "bid" != _asked(after):
        paid = sum(_purses(before)) - sum(_purses(after))
        facts.append(Fact("begins", after["turn"], amount=paid))
    facts += _moves(before, after, maker)
    then, now = before["cities"], after["cities"]
    if then[0]["wonders"] != now[0]["wonders"] or then[1]["wonders"] != now[1]["wonders"]:
        facts += _wonders(before, after)
    if before["pawn"] != after["pawn"]:
        facts.append(Fact("pawn", maker.seat, amount=after["pawn"] - before["pawn"], place=after["pawn"]))
    for one in played_in(after):
        facts += one.facts(before, after, maker)
    if after["age"] != before["age"]:
        facts.append(Fact("age", place=after["age"]))
    elif _another_turn(before, after, maker):
        facts.append(Fact("again", after["turn"]))
    return facts


def played_in(data: Data) -> list[DuelExpansion]:
    """Returns the expansions that have a board in a view."""
    return [one for one in MIXES.all if one.board in data]


def _asked(data: Data) -> str:
    """Returns the current step."""
    return str(data["steps"][-1]["step"]) if data["steps"] else ""


def _another_turn(before: Data, after: Data, maker: Made) -> bool:
    """Returns whether the same seat begins another turn (DUEL-TURN-04); a trigger only continues its turn."""
    now = after["steps"]
    if after["turn"] != before["turn"] or len(now) != 1 or now[0]["step"] != "turn":
        return False
    then = [step["step"] for step in before["steps"]]
    if not then or then[0] == "draft":
        return False
    goes_on = "turn" in then[:-1] or (then[-1] == "turn" and maker.words[0] == "trigger")
    return not goes_on and then[0] != "begin"


def _purses(data: Data) -> list[int]:
    """Returns the coins each seat may spend, including those on a god (PAN-GOD-ASTARTE-03)."""
    return [city["coins"] + city.get("god_coins", 0) for city in data["cities"]]


def _coins(before: Data, after: Data, maker: Made) -> list[Fact]:
    flows = CoinFlows(_purses(before), _purses(after))
    verb, *objects = maker.words
    seat, rival = maker.seat, 1 - maker.seat
    cause = objects[0] if objects else None
    if verb in ("bid", "cede"):  # DUEL-SETUP-10
        for one in SEATS:
            flows.flow(one, None, -flows.unexplained[one], "price", None)
    if maker.price is not None:
        flows.pay(seat, maker.price, None if verb == "discard" else cause)
    played = played_in(after)
    if before["military_tokens"] != after["military_tokens"] and all(one.loots for one in played):
        for token in sorted(set(before["military_tokens"]) - set(after["military_tokens"])):
            if verb != "sink":
                number = TOKEN_NAMES.index(token)
                flows.loss(number // (len(TOKEN_NAMES) // 2), int(TOKEN_LOSS[number]), None, "loot", token)
    if any(one.steals(maker.words) for one in played):
        flows.loss(rival, max(0, -flows.unexplained[rival]), seat, "theft", cause)
    return flows.rest([cause, cause])


_PILES = (
    ("discard", "discard"),
    ("progress", "board"),
    ("box", "box"),
    ("offer", "offer"),
    ("military_tokens", "track"),
)
"""Lists of pieces in a view, with the place of each."""


Where = dict[str, str]
"""The places of visible pieces, by name."""


def _zones(before: Data, after: Data) -> tuple[Where, Where]:
    """Returns the places of pieces before and after, mostly without those that did not change."""
    old: Where = {}
    new: Where = {}
    for part, where in _PILES:
        _pile(before.get(part), after.get(part), where, old, new)
    were, lie = before["pyramid"], after["pyramid"]
    for slot in range(max(len(were), len(lie))):
        then = were[slot] if slot < len(were) else None
        now = lie[slot] if slot < len(lie) else None
        if then != now:
            if then and "card" in then:
                old[then["card"]] = f"structure:{slot}"
            if now and "card" in now:
                new[now["card"]] = f"structure:{slot}"
    for seat in SEATS:
        was, city = before["cities"][seat], after["cities"][seat]
        for part in ("cards", "progress", "gods"):
            _pile(was.get(part), city.get(part), f"city:{seat}", old, new)
        if was["wonders"] != city["wonders"]:
            _wonders_of(was, seat, old)
            _wonders_of(city, seat, new)
    for one in played_in(after):
        old |= one.places(before)
        new |= one.places(after)
    return old, new


def _pile(then: list[str] | None, now: list[str] | None, where: str, old: Where, new: Where) -> None:
    if then != now:
        if then is not None:
            for thing in then:
                old[thing] = where
        if now is not None:
            for thing in now:
                new[thing] = where


def _wonders_of(city: Data, seat: int, zones: Where) -> None:
    for wonder in city["wonders"]:
        zones[wonder["id"]] = f"city:{seat}"
        if "card" in wonder:
            zones[wonder["card"]] = f"wonder:{wonder['id']}"


def _moves(before: Data, after: Data, maker: Made) -> list[Fact]:
    """Returns the facts of pieces that were moved or turned face up."""
    old, new = _zones(before, after)
    fresh = before["age"] != after["age"] or not before["pyramid"]
    turned_away: list[str] | None = None
    facts: list[Fact] = []
    for thing, end in new.items():
        start = old.get(thing)
        if start == end or (fresh and end.startswith("structure")):
            continue
        if start is None and end.startswith(("structure", "chamber", "slot")):
            facts.append(Fact("revealed", thing=thing, end=end))
        elif end != "offer":
            if start is None:
                if turned_away is None:
                    turned_away = [] if fresh else _face_down_taken(before, after)
                start = turned_away.pop(0) if turned_away else "box"
            facts.append(Fact("moved", maker.seat, thing=thing, start=start, end=end))
    for thing, start in old.items():
        if thing not in new:
            facts.append(Fact("moved", maker.seat, thing=thing, start=start, end="box"))
    if not fresh:
        for one in played_in(after):
            facts += one.taken_tokens(before, after)
    return sorted(facts, key=lambda fact: fact.kind == "revealed")


def _face_down_taken(before: Data, after: Data) -> list[str]:
    """Returns the slots of the structure whose face-down card was taken."""
    pairs = enumerate(zip(before["pyramid"], after["pyramid"], strict=True))
    return [f"structure:{slot}" for slot, (then, now) in pairs if then and "card" not in then and not now]


def _wonders(before: Data, after: Data) -> Iterator[Fact]:
    built = [
        {wonder["id"] for wonder in city["wonders"] if wonder["built"]}
        for city in (*before["cities"], *after["cities"])
    ]
    for seat in SEATS:
        then, now = built[seat], built[seat + len(SEATS)]
        yield from (Fact("raised", seat, thing=wonder) for wonder in sorted(now - then))
        yield from (Fact("razed", seat, thing=wonder) for wonder in sorted(then - now))
