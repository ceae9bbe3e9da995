"""What happened, in words: facts that the choice itself does not say already."""

from collections.abc import Iterator, Sequence

from pharos.core.fact import Fact
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


def _line(words: Words, fact: Fact, named: set[str]) -> Iterator[str]:
    who = _who(words, fact.seat)
    if fact.kind == "coins":
        yield from _coins(words, fact)
    elif fact.kind == "moved" and fact.thing not in named:
        yield from _moved(words, fact)
    elif fact.kind == "razed" and fact.thing not in named:
        yield _told(words, "fact-razed", who=who, thing=words.named(fact.thing or ""))
    elif fact.kind == "pawn":
        towards = _who(words, 1 if fact.amount > 0 else 0)
        yield _told(words, "fact-pawn", amount=abs(fact.amount), other=towards)
    elif fact.kind == "minerva":
        yield _told(words, "fact-minerva-gone" if fact.place is None else "fact-minerva")
    elif fact.kind == "control":
        key = "fact-control-lost" if fact.seat is None else "fact-control"
        yield _told(words, key, who=who, place=fact.place)
    elif fact.kind == "again":
        yield _told(words, "fact-again", who=who)
    elif fact.kind == "begins":
        coins = words.plain("fact-coins", amount=fact.amount)
        yield _told(words, "fact-begins-paid" if fact.amount else "fact-begins", who=who, coins=coins)
    elif fact.kind == "age":
        yield words.plain("fact-age", age=words.age(fact.place or 1))
    elif fact.kind == "conflict":
        yield _told(
            words,
            "fact-conflict",
            who=who,
            other=_who(words, fact.other),
            amount=fact.amount,
            place=fact.place,
        )
    elif fact.kind == "diplomacy":
        yield _told(words, "fact-diplomacy" if fact.amount > 0 else "fact-diplomacy-used", who=who)
    elif fact.kind == "debt":
        yield _told(words, "fact-debt", who=who, amount=fact.amount)


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
