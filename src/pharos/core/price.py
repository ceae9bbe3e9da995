"""A price in all its parts, and why a thing can or cannot be done: what every client shows."""

from collections.abc import Mapping
from dataclasses import dataclass, field


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

    @property
    def bank(self) -> int:
        """Coins paid to the bank."""
        return self.coins - sum(self.paid_to.values())

    @property
    def free(self) -> bool:
        """Whether no coin is paid."""
        return self.coins == 0

    def data(self) -> dict[str, object]:
        """The price as plain data; parts that are empty are left out."""
        parts: dict[str, object] = {"coins": self.coins}
        if self.coins:
            parts["bank"] = self.bank
        if self.printed:
            parts["printed"] = self.printed
        for name in ("produced", "chosen", "discounted", "saved"):
            units = getattr(self, name)
            if units:
                parts[name] = dict(units)
        if self.bought:
            parts["bought"] = [
                {"resource": deal.resource, "units": deal.units, "price": deal.price}
                | ({} if deal.seller is None else {"seller": deal.seller})
                for deal in self.bought
            ]
        if self.paid_to:
            parts["paid_to"] = {str(seat): coins for seat, coins in self.paid_to.items()}
        for name in ("chain", "power", "gain"):
            if getattr(self, name):
                parts[name] = getattr(self, name)
        return parts


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a choice is not allowed: a key and arguments for a catalogue, and the rule behind it."""

    key: str
    rule: str
    args: Mapping[str, object] = field(default_factory=dict)


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
