"""What happened between two points of a game, as a list of facts.

The log, animations, screen readers and replays all use the same facts. They are computed from public
information only, so they never reveal anything hidden.
"""

from collections.abc import Sequence
from typing import Literal, final

from mypy_extensions import mypyc_attr

from pharos.core.price import Price

FactKind = Literal[
    "coins",
    "moved",
    "revealed",
    "raised",
    "razed",
    "stage",
    "pawn",
    "minerva",
    "snake",
    "placed",
    "activated",
    "conspired",
    "prepared",
    "triggered",
    "cubes",
    "control",
    "again",
    "age",
    "begins",
    "passed",
    "conflict",
    "diplomacy",
    "debt",
    "copied",
]
Why = Literal["price", "trade", "discard", "chain", "income", "loss", "loot", "theft"]


@final
@mypyc_attr(acyclic=True)
class Made:
    """A choice that was made: its seat, notation, and price."""

    def __init__(self, seat: int, choice: str, price: Price | None = None) -> None:
        self.seat = seat
        self.choice = choice
        self.price = price

    @property
    def for_free_city(self) -> bool:
        """Whether it was made for the free city."""
        return self.choice.startswith("city:")

    @property
    def words(self) -> list[str]:
        """The verb and its objects."""
        return self.choice.removeprefix("city:").partition("@")[0].split(":")


@final
@mypyc_attr(acyclic=True)
class Fact:
    """One thing that happened. Fields that do not apply to its kind are empty.

    | kind | what happened |
    |---|---|
    | `coins` | `amount` went from `seat` to `other` (None is the bank), `why`, because of `cause` |
    | `moved` | the piece `thing` went from `start` to `end`: `structure:7`, `city:0`, `discard`, … |
    | `revealed` | the piece `thing` was turned face up at `end` |
    | `raised`, `razed` | the wonder `thing` of `seat` was built, or lost its card |
    | `stage` | `seat` built stage number `place` |
    | `pawn` | the conflict pawn moved `amount` spaces, positive toward seat 1, to `place` |
    | `minerva` | the Minerva pawn is on space `place`, or gone (None) |
    | `snake` | the Snake token is on the card `thing`, owned by `seat` |
    | `placed` | a god of the mythology `thing` was put face down into slot `place` |
    | `activated` | `seat` activated the god `thing` |
    | `conspired` | `seat` took a conspiracy |
    | `prepared` | `seat` prepared a conspiracy with the card `thing` |
    | `triggered` | `seat` triggered the conspiracy `thing` |
    | `cubes` | `amount` cubes of `seat` were added to chamber `place`, or removed (negative) |
    | `control` | control of chamber `place` went from `other` to `seat` (None: uncontrolled) |
    | `again` | `seat` has an extra turn |
    | `age` | age `place` began |
    | `begins` | `seat` begins the game, and paid `amount` for it |
    | `passed` | the hands were passed: `amount` is 1 to the left, -1 to the right |
    | `conflict` | `seat` beat `other`, `amount` tokens of `place` points each |
    | `diplomacy` | `seat` got (`amount` 1) or used (-1) diplomacy tokens |
    | `debt` | `seat` took `amount` debt tokens |
    | `copied` | `seat` copied the leader `thing` |
    """

    def __init__(
        self,
        kind: FactKind,
        seat: int | None = None,
        other: int | None = None,
        thing: str | None = None,
        amount: int = 0,
        place: int | None = None,
        start: str | None = None,
        end: str | None = None,
        why: Why | None = None,
        cause: str | None = None,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.other = other
        self.thing = thing
        self.amount = amount
        self.place = place
        self.start = start
        self.end = end
        self.why = why
        self.cause = cause

    def parts(self) -> tuple[object, ...]:
        """Returns all fields as a tuple, in the order of the constructor."""
        where = (self.place, self.start, self.end)
        return (self.kind, self.seat, self.other, self.thing, self.amount, *where, self.why, self.cause)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Fact) and self.parts() == other.parts()

    def __hash__(self) -> int:
        return hash(self.parts())

    def __repr__(self) -> str:
        return f"Fact{self.parts()}"


@final
class CoinFlows:
    """Coin changes of several cities: explained ones become facts, the rest counts as income or loss."""

    def __init__(self, before: list[int], after: list[int]) -> None:
        self.unexplained = [now - then for then, now in zip(before, after, strict=True)]
        self.facts: list[Fact] = []

    def flow(self, payer: int | None, payee: int | None, amount: int, why: Why, cause: str | None) -> None:
        """Records that coins went from payer to payee; None is the bank."""
        if amount <= 0:
            return
        if payer is not None:
            self.unexplained[payer] += amount
        if payee is not None:
            self.unexplained[payee] -= amount
        self.facts.append(Fact("coins", payer, payee, amount=amount, why=why, cause=cause))

    def pay(self, city: int, price: Price, cause: str | None, why: Why = "price") -> None:
        """Records a paid price: printed coins, purchases by seller, and coins gained in return."""
        traded = sum(purchase.coins for purchase in price.bought)
        for seller, coins in price.paid_to.items():
            self.flow(city, seller, coins, "trade", cause)
        self.flow(city, None, traded - sum(price.paid_to.values()), "trade", cause)
        self.flow(city, None, price.coins - traded, why, cause)
        self.flow(None, city, price.gain, "chain" if price.chain else "discard", cause)

    def loss(self, city: int, most: int, payee: int | None, why: Why, cause: str | None) -> None:
        """Records that a city lost `most` coins, or all it had."""
        self.flow(city, payee, min(most, -self.unexplained[city]), why, cause)

    def rest(self, cause: Sequence[str | None]) -> list[Fact]:
        """Returns all facts; unexplained coins become income or loss with the bank, `cause` given by city."""
        for city, left in enumerate(list(self.unexplained)):
            self.flow(None, city, left, "income", cause[city])
            self.flow(city, None, -left, "loss", cause[city])
        return self.facts
