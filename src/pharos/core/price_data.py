"""A price as plain data, as sent to clients."""

from typing import NotRequired, TypedDict


class PurchaseData(TypedDict):
    """A purchase as plain data; without a seller it is from the bank."""

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
