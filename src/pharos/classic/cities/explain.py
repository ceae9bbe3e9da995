"""What a city pays of a loss, and why it cannot pay another part of it."""

from pharos.classic import choices, steps
from pharos.classic.cities import steps as cities_steps
from pharos.classic.cities.verbs import PAY
from pharos.classic.explain import city_of
from pharos.classic.state import State
from pharos.core.price import Price
from pharos.core.reason import Refusal


def price_of(state: State, seat: int, choice: int) -> Price | None:
    """Returns the coins paid of a loss."""
    if state.city(city_of(state, seat, choice)).board < 0:
        return None
    return Price(coins=int(choices.object_of(choice)))


def refusal_of(state: State, seat: int, choice: int) -> Refusal | None:
    """Returns why a city cannot pay this part of a loss (CITIES-DEBT-02)."""
    number = int(state.asked_city(seat))
    asks = steps.kind_of(state.asked) == cities_steps.LOSSES
    if not asks or choices.verb_of(choice) != PAY or city_of(state, seat, choice) != number:
        return None
    mine = state.city(number)
    return Refusal(
        "refused-cities-pay", "CITIES-DEBT-02", {"owed": int(mine.owing), "coins": int(mine.coins)}
    )
