"""The price of an activation in parts, and why choices of Pantheon are refused, each with its rule.

In Age I nothing is revealed about a god in the Pantheon, since the seat that asks may not know it.
"""

from collections.abc import Callable

from pharos.core.bits import BIT
from pharos.core.price import Price
from pharos.core.reason import Refusal
from pharos.duel import choices, steps
from pharos.duel.explain import impossible
from pharos.duel.gain import pieces_of
from pharos.duel.military import CAPITAL, TOKEN_NAMES
from pharos.duel.pantheon import verbs as pantheon_verbs
from pharos.duel.pantheon.activation import (
    FIRST_AGE_OF_GODS,
    OFFERINGS,
    PRICES,
    SENSIBLE_SETS,
    SET_VALUES,
    price_at,
)
from pharos.duel.pantheon.attempts import open_gods
from pharos.duel.pantheon.board import Pantheon
from pharos.duel.pantheon.expansion import PANTHEON
from pharos.duel.pantheon.gods import (
    GATE,
    GATE_FACTOR,
    GODS,
    MYTHOLOGY_CHAINS,
    MYTHOLOGY_NAMES,
    SLOT_COUNT,
    SLOT_PRICES,
)
from pharos.duel.piece import COLORS
from pharos.duel.pieces import CARDS, PROGRESS, WONDERS
from pharos.duel.state import State

PANTHEON_VERBS = frozenset(row.number for row in PANTHEON.verbs)


def chain_token(needs: int) -> str | None:
    """Returns the mythology whose token makes a Grand Temple free; None for other cards (PAN-TEMPLE-01)."""
    return MYTHOLOGY_NAMES[list(MYTHOLOGY_CHAINS).index(needs)] if needs in MYTHOLOGY_CHAINS else None


def activation_price(state: State, seat: int, god: int, used: int) -> Price | None:
    """Returns the price of activating a face-up card of the Pantheon (PAN-ACT-03 to PAN-ACT-05,
    PAN-TOKEN-09)."""
    pantheon, mine = state.pantheon, state.city(seat)
    if pantheon is None or state.age < FIRST_AGE_OF_GODS or pantheon.slot_of(god) < 0:
        return None
    slot = pantheon.slot_of(god)
    printed = int(SLOT_PRICES[seat * SLOT_COUNT + slot]) * (int(GATE_FACTOR) if god == GATE else 1)
    left = printed
    saved: dict[str, int] = {}
    for piece in pieces_of(mine):
        if piece.god_discount:
            saved[piece.name] = min(left, int(piece.god_discount))
            left -= saved[piece.name]
    for n, value in enumerate(OFFERINGS):
        if used >> n & 1:
            saved[f"offering_{value}"] = min(left, value)
            left -= saved[f"offering_{value}"]
    return Price(coins=left, printed=left, saved=saved)


def prices(state: State, seat: int) -> dict[str, Price]:
    """Returns the price of each face-up god for a seat, without offerings."""
    found = {GODS[god].name: activation_price(state, seat, god, 0) for god in open_gods(state)}
    return {f"activate:{name}": price for name, price in found.items() if price is not None}


def price_of(state: State, seat: int, choice: int) -> Price | None:
    """Returns the price of an activation; nothing else of Pantheon has one."""
    if choices.verb_of(choice) != pantheon_verbs.ACTIVATE:
        return None
    return activation_price(state, seat, int(choices.object_of(choice)), int(choices.third_of(choice)))


def _names(used: int) -> str:
    return "+".join(str(value) for n, value in enumerate(OFFERINGS) if used >> n & 1)


def _activation(state: State, pantheon: Pantheon, seat: int, choice: int) -> Refusal:
    mine = state.city(seat)
    god, used = int(choices.object_of(choice)), int(choices.third_of(choice))
    if state.age < FIRST_AGE_OF_GODS:
        return Refusal("refused-gods-asleep", "PAN-ACT-02")
    if pantheon.slot_of(god) < 0:
        return Refusal("refused-not-in-pantheon", "PAN-ACT-07", {"god": GODS[god].name})
    if used & ~mine.offerings:
        missing = _names(used & ~int(mine.offerings))
        return Refusal("refused-no-offering", "PAN-TOKEN-08", {"offerings": missing})
    price = int(price_at(pantheon, mine, seat, pantheon.slot_of(god)))
    if not SENSIBLE_SETS[mine.offerings * PRICES + price] & BIT[used]:
        return Refusal("refused-offerings-wasted", "PAN-TOKEN-09", {"offerings": _names(used)})
    coins = max(0, price - int(SET_VALUES[used]))
    return Refusal("refused-too-few-coins", "PAN-ACT-03", {"price": coins, "coins": int(mine.purse())})


def _place(state: State, pantheon: Pantheon, seat: int, choice: int) -> Refusal:
    god, slot = GODS[choices.object_of(choice)], choices.second_of(choice)
    if pantheon.slots[slot] >= 0:
        return Refusal("refused-slot-taken", "PAN-TOKEN-02", {"slot": int(slot) + 1})
    return Refusal("refused-god-not-drawn", "PAN-TOKEN-02", {"god": god.name})


def _mythology(state: State, pantheon: Pantheon, seat: int, choice: int) -> Refusal:
    return Refusal(
        "refused-stack-empty", "PAN-WONDER-04", {"mythology": MYTHOLOGY_NAMES[choices.object_of(choice)]}
    )


def _god(state: State, pantheon: Pantheon, seat: int, choice: int) -> Refusal:
    by_gate = steps.argument_of(state.stack[state.depth - 1]) == 0
    name = GODS[choices.object_of(choice)].name
    return Refusal("refused-god-not-revealed", "PAN-GATE-01" if by_gate else "PAN-WONDER-03", {"god": name})


def _order(state: State, pantheon: Pantheon, seat: int, choice: int) -> Refusal:
    return Refusal("refused-wrong-order", "PAN-WONDER-03")


def _enki(state: State, pantheon: Pantheon, seat: int, choice: int) -> Refusal:
    token = PROGRESS[choices.object_of(choice)].name
    return Refusal("refused-not-on-god", "PAN-GOD-ENKI-02", {"progress": token})


def _unbuild(state: State, pantheon: Pantheon, seat: int, choice: int) -> Refusal:
    wonder = WONDERS[choices.object_of(choice)].name
    return Refusal("refused-wonder-not-built", "PAN-GOD-ANUBIS-01", {"wonder": wonder})


def _raise(state: State, pantheon: Pantheon, seat: int, choice: int) -> Refusal:
    mine, wonder = state.city(seat), choices.object_of(choice)
    card = CARDS[choices.second_of(choice)]
    if mine.standing & BIT[wonder]:
        return Refusal("refused-wonder-built", "PAN-GOD-ISIS-01", {"wonder": WONDERS[wonder].name})
    if not mine.wonders & BIT[wonder]:
        return Refusal("refused-not-your-wonder", "PAN-GOD-ISIS-01", {"wonder": WONDERS[wonder].name})
    return Refusal("refused-not-discarded", "PAN-GOD-ISIS-01", {"card": card.name})


def _minerva(state: State, pantheon: Pantheon, seat: int, choice: int) -> Refusal:
    space = int(choices.object_of(choice) - CAPITAL)
    return Refusal("refused-pawn-is-there", "PAN-GOD-MINERVA-02", {"space": space})


def _military(state: State, pantheon: Pantheon, seat: int, choice: int) -> Refusal:
    token = TOKEN_NAMES[choices.object_of(choice)]
    return Refusal("refused-no-military-token", "PAN-GOD-NEPTUNE-01", {"token": token})


def _snake(state: State, pantheon: Pantheon, seat: int, choice: int) -> Refusal:
    return Refusal("refused-not-destroyable", "PAN-GOD-NISABA-01", _card_and_color(choice, ["green"]))


def _card_and_color(choice: int, colors: list[str]) -> dict[str, object]:
    return {"card": CARDS[choices.object_of(choice)].name, "color": "/".join(colors)}


_REFUSALS: dict[int, Callable[[State, Pantheon, int, int], Refusal]] = {
    int(pantheon_verbs.ACTIVATE): _activation,
    int(pantheon_verbs.PLACE): _place,
    int(pantheon_verbs.MYTHOLOGY): _mythology,
    int(pantheon_verbs.GOD): _god,
    int(pantheon_verbs.ORDER): _order,
    int(pantheon_verbs.ENKI): _enki,
    int(pantheon_verbs.SNAKE): _snake,
    int(pantheon_verbs.UNBUILD): _unbuild,
    int(pantheon_verbs.RAISE): _raise,
    int(pantheon_verbs.MINERVA): _minerva,
    int(pantheon_verbs.SINK): _military,
    int(pantheon_verbs.UNLEASH): _military,
}


def refusal_of(state: State, seat: int, choice: int) -> Refusal | None:
    """Returns why a choice of Pantheon that fits the current step is not allowed; None for other verbs."""
    verb, pantheon = int(choices.verb_of(choice)), state.pantheon
    if verb not in PANTHEON_VERBS:
        return None
    if verb == pantheon_verbs.STEAL:
        colors = steps.argument_of(state.stack[state.depth - 1])
        named = [name for n, name in enumerate(COLORS) if colors & BIT[n]]
        return Refusal("refused-not-destroyable", "PAN-GOD-BAAL-01", _card_and_color(choice, named))
    if verb == pantheon_verbs.CLAIM:
        wonder = WONDERS[choices.object_of(choice)].name
        return Refusal("refused-not-theirs-unbuilt", "PAN-GOD-RA-01", {"wonder": wonder})
    if verb == pantheon_verbs.STRIKE:
        slot = int(choices.object_of(choice))
        return Refusal("refused-empty-place", "PAN-GOD-ZEUS-01", {"slot": slot})
    if pantheon is None:
        return Refusal("refused-without-pantheon", "PAN-ACT-01")
    told = _REFUSALS.get(verb)
    return impossible(verb) if told is None else told(state, pantheon, seat, choice)
