"""What happened, in words: facts that the choice itself does not say already."""

from collections.abc import Callable, Iterable, Iterator, Sequence

from pharos.core.fact import Fact, FactKind
from pharos.terminal.notation import read_notation
from pharos.terminal.words import Words


def fact_lines(words: Words, facts: Sequence[Fact], choices: Sequence[str]) -> list[str]:
    """The facts of some choices, a line each; what the choices name is not told again."""
    named = {name for choice in choices for name in read_notation(choice).objects}
    revealed = [words.named(fact.thing or "") for fact in facts if fact.kind == "revealed"]
    lines = [line for fact in facts for line in _line(words, fact, named)]
    if revealed:
        lines.append(words.plain("fact-revealed", things=", ".join(revealed)))
    return lines


def _line(words: Words, fact: Fact, named: set[str]) -> Iterable[str]:
    if fact.kind in NAMING and fact.thing in named:
        return ()
    tell = TELLING.get(fact.kind)
    return tell(words, fact) if tell else ()


def _coins(words: Words, fact: Fact) -> Iterator[str]:
    """Prices and discards are told with the choice, what others get or lose is not."""
    coins = words.plain("fact-coins", amount=fact.amount)
    if fact.why == "income":
        who = _who(words, fact.other)
        cause = None if fact.cause in (None, "stage") else words.named(str(fact.cause))
        key = "fact-income" if cause is None else "fact-income-by"
        yield _told(words, key, who=who, coins=coins, cause=cause or "")
    elif fact.why == "loss" and fact.cause is not None:
        cause = words.named(fact.cause)
        yield _told(words, "fact-loss-by", who=_who(words, fact.seat), coins=coins, cause=cause)
    elif fact.why == "loot":
        yield _told(words, "fact-loot", who=_who(words, fact.seat), coins=coins)
    elif fact.why == "theft" or (fact.why == "trade" and fact.other is not None):
        who, other = _who(words, fact.seat), _who(words, fact.other)
        yield _told(words, f"fact-{fact.why}", who=who, other=other, coins=coins)


def _moved(words: Words, fact: Fact) -> Iterator[str]:
    start, end = (zone.partition(":") for zone in (fact.start or "", fact.end or ""))
    thing = words.named(fact.thing or "")
    if end[0] == "city" and start[0] == "city":
        yield _told(words, "fact-changed", who=_who(words, int(end[2])), thing=thing)
    elif start[0] == "structure" and end[0] == "city" and (fact.thing or "").isdigit():
        yield _told(words, "fact-offering", who=_who(words, int(end[2])), amount=int(fact.thing or 0))
    elif start[0] == "structure" and end[0] == "city" and words.has(f"mythology-{fact.thing}"):
        yield _told(words, "fact-mythology", who=_who(words, int(end[2])), thing=thing)
    elif end[0] == "city" and start[0] not in ("hand", "offer"):
        yield _told(words, "fact-taken", who=_who(words, int(end[2])), thing=thing)
    elif start[0] == "city":
        yield _told(words, "fact-lost", who=_who(words, int(start[2])), thing=thing)


def _razed(words: Words, fact: Fact) -> Iterator[str]:
    yield _told(words, "fact-razed", who=_who(words, fact.seat), thing=words.named(fact.thing or ""))


def _pawn(words: Words, fact: Fact) -> Iterator[str]:
    towards = _who(words, 1 if fact.amount > 0 else 0)
    yield _told(words, "fact-pawn", amount=abs(fact.amount), other=towards)


def _minerva(words: Words, fact: Fact) -> Iterator[str]:
    yield _told(words, "fact-minerva-gone" if fact.place is None else "fact-minerva")


def _control(words: Words, fact: Fact) -> Iterator[str]:
    key = "fact-control-lost" if fact.seat is None else "fact-control"
    yield _told(words, key, who=_who(words, fact.seat), place=fact.place)


def _again(words: Words, fact: Fact) -> Iterator[str]:
    yield _told(words, "fact-again", who=_who(words, fact.seat))


def _begins(words: Words, fact: Fact) -> Iterator[str]:
    coins = words.plain("fact-coins", amount=fact.amount)
    key = "fact-begins-paid" if fact.amount else "fact-begins"
    yield _told(words, key, who=_who(words, fact.seat), coins=coins)


def _age(words: Words, fact: Fact) -> Iterator[str]:
    yield words.plain("fact-age", age=words.age(fact.place or 1))


def _conflict(words: Words, fact: Fact) -> Iterator[str]:
    who, other = _who(words, fact.seat), _who(words, fact.other)
    yield _told(words, "fact-conflict", who=who, other=other, amount=fact.amount, place=fact.place)


def _diplomacy(words: Words, fact: Fact) -> Iterator[str]:
    key = "fact-diplomacy" if fact.amount > 0 else "fact-diplomacy-used"
    yield _told(words, key, who=_who(words, fact.seat))


def _debt(words: Words, fact: Fact) -> Iterator[str]:
    yield _told(words, "fact-debt", who=_who(words, fact.seat), amount=fact.amount)


NAMING = ("moved", "razed")
"""Kinds that say no more than the choice, where it names the same piece."""
TELLING: dict[FactKind, Callable[[Words, Fact], Iterable[str]]] = {
    "coins": _coins,
    "moved": _moved,
    "razed": _razed,
    "pawn": _pawn,
    "minerva": _minerva,
    "control": _control,
    "again": _again,
    "begins": _begins,
    "age": _age,
    "conflict": _conflict,
    "diplomacy": _diplomacy,
    "debt": _debt,
}
"""How a kind of fact is told; the others are told by the choice itself."""


def _who(words: Words, seat: int | None) -> str:
    if seat is not None and seat >= len(words.players) > 0:
        return words.plain("city-free")
    return words.seat(seat or 0)


def _told(words: Words, key: str, **args: object) -> str:
    """A fact; where it is about the reader, in words for that."""
    for role in ("who", "other"):
        if args.get(role) == words.say("you") and words.knows(f"{key}-{role}-you"):
            return words.say(f"{key}-{role}-you", **args)
    return words.plain(key, **args)
