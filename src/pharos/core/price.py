"""Prices in all their parts, and explanations why a choice is or is not possible.

Prices are computed after every choice, so this is compiled. Many are kept, so the classes are marked
acyclic: Python's garbage collector need not traverse them.
"""

from collections.abc import Callable, Mapping
from typing import Any, final

from mypy_extensions import mypyc_attr

from pharos.core.price_data import PriceData, PurchaseData


@final
@mypyc_attr(acyclic=True)
class Purchase:
    """Units of one resource bought at one unit price; the seller is a seat, or None for the bank."""

    def __init__(self, resource: str, units: int, price: int, seller: int | None = None) -> None:
        self.resource = resource
        self.units = units
        self.price = price
        self.seller = seller

    @property
    def coins(self) -> int:
        """The total cost in coins."""
        return self.units * self.price

    def data(self) -> PurchaseData:
        """Returns the purchase as plain data."""
        parts: PurchaseData = {"resource": self.resource, "units": self.units, "price": self.price}
        if self.seller is not None:
            parts["seller"] = self.seller
        return parts

    def _parts(self) -> tuple[str, int, int, int | None]:
        return self.resource, self.units, self.price, self.seller

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Purchase) and self._parts() == other._parts()

    def __hash__(self) -> int:
        return hash(self._parts())

    def __repr__(self) -> str:
        return f"Purchase({self.resource!r}, {self.units}, {self.price}, {self.seller})"


@final
@mypyc_attr(acyclic=True)
class Price:
    """What a choice costs and how it is paid. Instances are shared: do not modify."""

    def __init__(
        self,
        coins: int = 0,
        printed: int = 0,
        produced: Mapping[str, int] | None = None,
        chosen: Mapping[str, int] | None = None,
        discounted: Mapping[str, int] | None = None,
        saved: Mapping[str, int] | None = None,
        bought: tuple[Purchase, ...] = (),
        paid_to: Mapping[int, int] | None = None,
        chain: str | None = None,
        power: str | None = None,
        gain: int = 0,
    ) -> None:
        self.coins = coins
        """All coins that leave the treasury."""
        self.printed = printed
        """Coins of the printed cost, after discounts."""
        self.produced: Mapping[str, int] = {} if produced is None else produced
        """Units from the city's fixed production."""
        self.chosen: Mapping[str, int] = {} if chosen is None else chosen
        """Units from producers that offer a choice of resources."""
        self.discounted: Mapping[str, int] = {} if discounted is None else discounted
        """Units waived by a discount."""
        self.saved: Mapping[str, int] = {} if saved is None else saved
        """Coins saved, by the piece that saves them."""
        self.bought = bought
        """Purchases of resources."""
        self.paid_to: Mapping[int, int] = {} if paid_to is None else paid_to
        """Coins that other seats receive; the rest goes to the bank."""
        self.chain = chain
        """The piece whose chain symbol makes it free."""
        self.power = power
        """The piece or power that pays for it."""
        self.gain = gain
        """Coins received, for a discarded card or for using a chain."""
        self._plain: PriceData | None = None
        self._written: Any = None

    @property
    def plain(self) -> PriceData:
        """The price as plain data, cached and shared: do not modify."""
        if self._plain is None:
            self._plain = self.data()
        return self._plain

    def written(self, write: Callable[[PriceData], Any]) -> Any:
        """Returns the serialized price, cached after the first call."""
        if self._written is None:
            self._written = write(self.data())
        return self._written

    @property
    def bank(self) -> int:
        """Coins paid to the bank."""
        return self.coins - sum(self.paid_to.values())

    @property
    def free(self) -> bool:
        """Whether no coins are paid."""
        return self.coins == 0

    def with_saved(self, saved: Mapping[str, int]) -> "Price":
        """Returns a copy with other savings."""
        return Price(
            self.coins,
            self.printed,
            self.produced,
            self.chosen,
            self.discounted,
            saved,
            self.bought,
            self.paid_to,
            self.chain,
            self.power,
            self.gain,
        )

    def data(self) -> PriceData:
        """Returns the price as plain data without empty parts."""
        parts: PriceData = {"coins": self.coins}
        if self.coins:
            parts["bank"] = self.bank
        if self.printed:
            parts["printed"] = self.printed
        if self.produced:
            parts["produced"] = dict(self.produced)
        if self.chosen:
            parts["chosen"] = dict(self.chosen)
        if self.discounted:
            parts["discounted"] = dict(self.discounted)
        if self.saved:
            parts["saved"] = dict(self.saved)
        if self.bought:
            parts["bought"] = [purchase.data() for purchase in self.bought]
        if self.paid_to:
            parts["paid_to"] = {str(seat): coins for seat, coins in self.paid_to.items()}
        if self.chain:
            parts["chain"] = self.chain
        if self.power:
            parts["power"] = self.power
        if self.gain:
            parts["gain"] = self.gain
        return parts

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Price) and self.data() == other.data()

    def __repr__(self) -> str:
        return f"Price({self.data()})"


@final
@mypyc_attr(acyclic=True)
class Market:
    """Unit prices of resources for a city at one seller: a seat, or None for the bank."""

    def __init__(self, prices: Mapping[str, int], seller: int | None = None, rebate: int = 0) -> None:
        self.prices = prices
        self.seller = seller
        self.rebate = rebate
        """Discount on the first unit bought in a turn."""


@final
@mypyc_attr(acyclic=True)
class PriceList:
    """A city's prices as computed from public information: where it can buy, and what visible pieces cost."""

    def __init__(self, markets: tuple[Market, ...] = (), things: Mapping[str, Price] | None = None) -> None:
        self.markets = markets
        self.things: Mapping[str, Price] = {} if things is None else things
        """By the start of the notation, without the card that is used up: `build:altar`, `stage`."""


@final
@mypyc_attr(acyclic=True)
class Explanation:
    """Whether a choice is possible now and at what price, or why it is not."""

    def __init__(
        self,
        choice: str,
        allowed: bool,
        price: Price | None = None,
        reason: str | None = None,
        rule: str | None = None,
        key: str | None = None,
        arguments: Mapping[str, object] | None = None,
    ) -> None:
        self.choice = choice
        self.allowed = allowed
        self.price = price
        self.reason = reason
        self.rule = rule
        self.key = key
        self.arguments: Mapping[str, object] = {} if arguments is None else arguments

    def data(self) -> dict[str, object]:
        """Returns the explanation as plain data."""
        parts: dict[str, object] = {"choice": self.choice, "allowed": self.allowed}
        if self.price is not None:
            parts["price"] = self.price.data()
        if not self.allowed:
            parts |= {"reason": self.reason, "rule": self.rule, "key": self.key, "args": dict(self.arguments)}
        return parts

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Explanation) and self.data() == other.data()

    def __repr__(self) -> str:
        return f"Explanation({self.data()})"
