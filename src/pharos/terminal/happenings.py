"""Log lines for facts that the move itself does not mention."""

from collections.abc import Callable, Iterable, Iterator, Sequence

from pharos.core.fact import Fact, FactKind
from pharos.terminal.notation import read_notation
from pharos.terminal.words import Words


def fact_lines(words: Words, facts: Sequence[Fact], choices: Sequence[str]) -> list[str]:
    """Returns a line for each fact of some moves, except facts already implied by the moves."""
    named = {name for choice in choices for name in read_notation(choice).objects}
    revealed = [fact.thing or "" for fact in facts if fact.kind == "revealed"]
    decrees = [thing for thing in revealed if words.has(f"{words.game}-decree-{thing}")]
    cards = [thing for thing in revealed if thing not in decrees]
    lines = [line for fact in facts for line in _line(words, fact, named)]
    for key, things in (("fact-revealed", cards), ("fact-revealed-decree", decrees)):
        if things:
            told = ", ".join(map(words.named, things))
            lines.append(words.plain(key, things=told, count=len(things)))
    return lines


def _line(words: Words, fact: Fact, named: set[str]) -> Iterable[str]:
    if fact.kind in NAMING and fact.thing in named:
        return ()
    tell = TELLING.get(fact.kind)
    return tell(words, fact) if tell else ()


def _coins(words: Words, fact: Fact) -> Iterator[str]:
    """Yields what others gain or lose; prices and discards are part of the move itself."""
    coins = words.coins_paid(fact.amount)
    if fact.why == "income":
        who = words.player("who", fact.other)
        if fact.cause in (None, "stage"):
            yield words.plain("fact-income", coins=coins, **who)
        else:
            cause = words.piece("cause", str(fact.cause))["cause"]
            yield words.plain("fact-income-by", coins=coins, cause=cause, **who)
    elif fact.why == "loss" and fact.cause is not None:
        cause = words.piece("cause", fact.cause)["cause"]
        yield words.plain("fact-loss-by", coins=coins, cause=cause, **words.player("who", fact.seat))
    elif fact.why == "loot":
        yield words.plain("fact-loot", coins=coins, **words.player("who", fact.seat))
    elif fact.why == "theft" or (fact.why == "trade" and fact.other is not None):
        who, other = words.player("who", fact.seat), words.player("other", fact.other)
        yield words.plain(f"fact-{fact.why}", coins=coins, **who, **other)


def _moved(words: Words, fact: Fact) -> Iterator[str]:
    start, end = (zone.partition(":") for zone in (fact.start or "", fact.end or ""))
    thing = words.piece("thing", fact.thing or "")
    if end[0] == "city":
        who = words.player("who", int(end[2]))
        if start[0] == "city":
            yield words.plain("fact-changed", **who, **thing)
        elif start[0] == "structure" and (fact.thing or "").isdigit():
            yield words.plain("fact-offering", n=int(fact.thing or 0), **who)
        elif start[0] == "structure" and words.has(f"mythology-{fact.thing}"):
            yield words.plain("fact-mythology", **who, **thing)
        elif start[0] not in ("hand", "offer"):
            yield words.plain("fact-taken", **who, **thing)
    elif start[0] == "city":
        yield words.plain("fact-lost", **words.player("who", int(start[2])), **thing)


def _razed(words: Words, fact: Fact) -> Iterator[str]:
    yield words.plain(
        "fact-razed", **words.player("who", fact.seat), **words.piece("thing", fact.thing or "")
    )


def _pawn(words: Words, fact: Fact) -> Iterator[str]:
    toward = words.player("other", 1 if fact.amount > 0 else 0)
    yield words.plain("fact-pawn", n=abs(fact.amount), **toward)


def _minerva(words: Words, fact: Fact) -> Iterator[str]:
    yield words.plain("fact-minerva-gone" if fact.place is None else "fact-minerva")


def _control(words: Words, fact: Fact) -> Iterator[str]:
    key = "fact-control-lost" if fact.seat is None else "fact-control"
    yield words.plain(key, place=fact.place, **words.player("who", fact.seat))


def _again(words: Words, fact: Fact) -> Iterator[str]:
    yield words.plain("fact-again", **words.player("who", fact.seat))


def _begins(words: Words, fact: Fact) -> Iterator[str]:
    key = "fact-begins-paid" if fact.amount else "fact-begins"
    yield words.plain(key, coins=words.coins_paid(fact.amount), **words.player("who", fact.seat))


def _age(words: Words, fact: Fact) -> Iterator[str]:
    yield words.plain("fact-age", age=words.age(fact.place or 1))


def _conflict(words: Words, fact: Fact) -> Iterator[str]:
    who, other = words.player("who", fact.seat), words.player("other", fact.other)
    yield words.plain("fact-conflict", amount=fact.amount, n=fact.place, **who, **other)


def _diplomacy(words: Words, fact: Fact) -> Iterator[str]:
    key = "fact-diplomacy" if fact.amount > 0 else "fact-diplomacy-used"
    yield words.plain(key, **words.player("who", fact.seat))


def _debt(words: Words, fact: Fact) -> Iterator[str]:
    yield words.plain("fact-debt", amount=fact.amount, **words.player("who", fact.seat))


NAMING = ("moved", "razed")
"""Kinds of facts that are redundant if the choice names the same piece."""
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
"""Formatter of each kind of fact; other kinds are part of the choice itself."""
