"""The gods and the Gate as pieces, and the numbers of Pantheon's rulebook."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pharos.content.duel import God
from pharos.content.sets import set_bits
from pharos.duel.pantheon.expansion import PANTHEON
from pharos.duel.piece import GOD_POINTS, TEMPLE, Piece
from pharos.duel.pieces import CARDS, CONTENT, read_effects
from pharos.duel.rules import Rules

PRINTED: Final = CONTENT.pantheon
MYTHOLOGY_NAMES: Final[list[str]] = [mythology.id for mythology in PRINTED.mythologies]
MYTHOLOGIES: Final[i64] = len(MYTHOLOGY_NAMES)
STACK: Final[i64] = PRINTED.setup.gods_per_stack
"""The number of gods of a mythology in a game."""
DRAWN: Final[i64] = PRINTED.setup.gods_drawn_per_token
SLOT_COUNT: Final[i64] = len(PRINTED.setup.slot_prices)
GATE: Final[i64] = len([god for god in PRINTED.gods if not god.set])
"""The number of the Gate: after the printed gods, before those of additional sets."""
GATE_FACTOR: Final[i64] = PRINTED.gate.price_factor
SLOT_PRICES: Final = vec[i64]([prices[seat] for seat in (0, 1) for prices in PRINTED.setup.slot_prices])
"""The price of a slot for a seat, seat 0's prices first (PAN-SETUP-07)."""
TEMPLE_POINTS: Final = vec[i64](list(PRINTED.setup.grand_temple_points))
TEMPLES_IN_PLAY: Final = PRINTED.setup.grand_temples_added
TEMPLE_CARDS: Final[i64] = sum(int(card.hi) for card in CARDS if card.kind == TEMPLE)
"""All Grand Temples, in the high word of a set of cards."""
MYTHOLOGY_CHAINS: Final = vec[i64]([2 ** (len(CONTENT.chain_symbols) + n) for n in range(int(MYTHOLOGIES))])
"""A mythology token is a chain symbol of its own, which no card gives (PAN-TEMPLE-01, PAN-TEMPLE-04,
PAN-TEMPLE-05)."""


def god_piece(number: int, row: God) -> Piece:
    """Returns a god as a piece."""
    god = Piece(row.id)
    god.number = number
    god.expansion = PANTHEON.bit
    god.of_set = set_bits([row.set] if row.set else [])
    god.mythology = MYTHOLOGY_NAMES.index(row.mythology)
    god.points_category = GOD_POINTS
    read_effects(god, row.effects)
    return god


def _gods() -> list[Piece]:
    gods = [god_piece(number, row) for number, row in enumerate(PRINTED.gods) if not row.set]
    gate = Piece(PRINTED.gate.id)
    gate.number = GATE
    read_effects(gate, PRINTED.gate.effects)
    added = [row for row in PRINTED.gods if row.set]
    return [*gods, gate, *(god_piece(int(GATE) + 1 + n, row) for n, row in enumerate(added))]


GODS: Final = vec[Piece](_gods())
assert len([god for god in CONTENT.gods if not god.set]) == GATE
MYTHOLOGY_OF: Final = vec[i64]([int(god.mythology) for god in GODS])
"""The mythology of each god; the Gate has none."""
GOD_COIN_POINTS: Final[i64] = max(int(god.god_coin_points) for god in GODS)
"""The points of a coin left on a god (PAN-GOD-ASTARTE-04)."""


def put_in_box(rules: Rules) -> None:
    """Puts the gods of each mythology into the box of a game."""
    gods = rules.in_box(GODS, {row.id: row.in_place_of or "" for row in CONTENT.gods})
    rules.gods = [
        vec[i64]([n for n in gods if GODS[n].mythology == mythology]) for mythology in range(int(MYTHOLOGIES))
    ]
    rules.families = vec[i64]([sum(2 ** int(n) for n in family) for family in rules.gods])
