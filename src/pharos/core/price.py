"""A price in all its parts, and why a thing can or cannot be done: what every client shows."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import NotRequired, TypedDict


class PurchaseData(TypedDict):
    """A purchase as plain data; without a seller it is made from the bank."""

    resource: str
    units: int
    price: int
    seller: NotRequired[int]


class PriceData(TypedDict):
    """A price as plain data; parts that are empty are left out."""

    coins: int
    bank: NotRequired[int]
    printed: NotRequired[int]
    produced: NotRequired[dict[str, int]]
    chosen: NotRequired[dict[str, int]]
    discounted: NotRequired[dict[str, int]]
    saved: NotRequired[dict[str, int]]
    bought: NotRequired[list[PurchaseData]]
    paid_to: NotRequired[dict[str, int]]
    chain: NotRequired[str]
    power: NotRequired[str]
    gain: NotRequired[int]


@dataclass(frozen=True, slots=True)
class Purchase:
    """Units of one resource bought at one price; the seller is a seat, or None for the bank."""

    resource: str
    units: int
    price: int
    seller: int | None = None

    @property
    def coins(self) -> int:
        """What the purchase costs."""
        return self.units * self.price

    def data(self) -> PurchaseData:
        """The purchase as plain data."""
        parts: PurchaseData = {"resource": self.resource, "units": self.units, "price": self.price}
        if self.seller is not None:
            parts["seller"] = self.seller
        return parts


@dataclass(frozen=True, slots=True)
class Price:
    """What a choice costs and how it is paid."""

    coins: int = 0
    """All coins that leave the treasury."""
    printed: int = 0
    """Coins of the printed cost (after discounts)."""
    produced: Mapping[str, int] = field(default_factory=dict)
    """Units the own city makes, of fixed production."""
    chosen: Mapping[str, int] = field(default_factory=dict)
    """Units of producers that offer a choice."""
    discounted: Mapping[str, int] = field(default_factory=dict)
    """Units that need not be paid, thanks to a discount."""
    saved: Mapping[str, int] = field(default_factory=dict)
    """Coins that need not be paid, by what saves them."""
    bought: tuple[Purchase, ...] = ()
    """What is bought, at what price."""
    paid_to: Mapping[int, int] = field(default_factory=dict)
    """Coins that other seats receive; the rest goes to the bank."""
    chain: str | None = None
    """The component through which it is free."""
    power: str | None = None
    """The power that pays for it."""
    gain: int = 0
    """Coins received: for a discarded card, or because a chain was used."""
    _plain: PriceData | None = field(default=None, init=False, repr=False, compare=False)
    _written: bytes = field(default=b"", init=False, repr=False, compare=False)

    @property
    def plain(self) -> PriceData:
        """The price as plain data, made once for all who read it: not to be changed."""
        if self._plain is None:
            object.__setattr__(self, "_plain", self.data())
        assert self._plain is not None
        return self._plain

    def written(self, encode: Callable[[PriceData], bytes]) -> bytes:
        """The price as it is sent, made once for all who read it."""
        if not self._written:
            object.__setattr__(self, "_written", encode(self.data()))
        return self._written

    @property
    def bank(self) -> int:
        """Coins paid to the bank."""
        return self.coins - sum(self.paid_to.values())

    @property
    def free(self) -> bool:
        """Whether no coin is paid."""
        return self.coins == 0

    def data(self) -> PriceData:
        """The price as plain data; parts that are empty are left out."""
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


@dataclass(frozen=True, slots=True)
class Market:
    """What one unit of each resource costs a city at one seller: a seat, or None for the bank."""

    prices: Mapping[str, int]
    seller: int | None = None
    rebate: int = 0
    """So much less for the first unit of a turn."""


@dataclass(frozen=True, slots=True)
class PriceList:
    """What everybody can work out of a city's prices: where it may buy, and what lies open costs it."""

    markets: tuple[Market, ...] = ()
    things: Mapping[str, Price] = field(default_factory=dict)
    """By the beginning of the notation, without the card that is used up: `build:altar`, `stage`."""


@dataclass(frozen=True, slots=True)
class Explanation:
    """Whether a choice can be made now, at what price, or why not."""

    choice: str
    allowed: bool
    price: Price | None = None
    reason: str | None = None
    rule: str | None = None
    key: str | None = None
    arguments: Mapping[str, object] = field(default_factory=dict)

    def data(self) -> dict[str, object]:
        """The explanation as plain data."""
        parts: dict[str, object] = {"choice": self.choice, "allowed": self.allowed}
        if self.price is not None:
            parts["price"] = self.price.data()
        if not self.allowed:
            parts |= {"reason": self.reason, "rule": self.rule, "key": self.key, "args": dict(self.arguments)}
        return parts
