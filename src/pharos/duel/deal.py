"""The deal: all random outcomes, fixed before the first choice.

A deal never changes after it is created, so all copies of a game share it.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from pharos.core.bits import BIT, zeros
from pharos.core.chance import Chance
from pharos.duel.piece import Piece
from pharos.duel.pieces import CARDS, CONTENT, SETUP
from pharos.duel.rules import Rules, plain_rules

SLOTS: Final[i64] = 25
"""Slots reserved for each age in the list of cards: the size of the largest structure."""

WONDERS_DEALT: Final = len(SETUP.draft_order)
TOKENS_ON_BOARD: Final = SETUP.progress_tokens_on_board
REMOVED: Final[i64] = SETUP.removed_cards_per_deck
GUILDS_ADDED: Final[i64] = SETUP.guilds_added
SENATORS_ADDED: Final = vec[i64](list(CONTENT.agora.setup.senators_per_age))
MYTHOLOGIES: Final[i64] = len(CONTENT.pantheon.mythologies)
STACK: Final[i64] = CONTENT.pantheon.setup.gods_per_stack
MYTHOLOGY_TOKENS: Final = CONTENT.pantheon.setup.mythology_tokens_used
RESHUFFLES: Final = 3
"""The number of later draws from the box of progress tokens that a deal with Pantheon fixes in advance."""
DECREES_DEALT: Final = CONTENT.agora.setup.decrees_used


@final
@mypyc_attr(acyclic=True)
class Deal:
    """One deal, as numbers of components."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.first: i64 = 0
        self.wonders: vec[i64] = _NOTHING
        self.board: i64 = 0
        self.box: vec[i64] = _NOTHING
        self.cards: vec[i64] = _NO_CARDS[:]
        self.slot_of: vec[i64] = _NO_SLOTS[:]
        self.removed: vec[i64] = _NOT_REMOVED[:]
        # Pantheon
        self.mythology: vec[i64] = _NOTHING
        self.offerings: vec[i64] = _NOTHING
        self.gods: vec[i64] = _NOTHING
        self.reshuffles: list[vec[i64]] = []
        # Agora
        self.decrees: vec[i64] = _NOTHING
        self.conspiracies: vec[i64] = _NOTHING
        self.added: dict[str, list[int]] = _NOTHING_ADDED
        """What other expansions shuffle, by part of the deal."""

    @property
    def pantheon(self) -> bool:
        """Whether Pantheon is played."""
        return self.rules.pantheon

    @property
    def agora(self) -> bool:
        """Whether Agora is played."""
        return self.rules.agora

    def put(self, part: str, numbers: list[int]) -> None:
        """Sets one of the lists of a deal; for callers that are not compiled.

        mypyc's wrapper leaks a `vec` that an interpreted caller passes in, so it is created here.
        """
        packed: vec[i64] = vec[i64](numbers)
        if part == "wonders":
            self.wonders = packed
        elif part == "box":
            self.box = packed
        elif part == "mythology":
            self.mythology = packed
        elif part == "offerings":
            self.offerings = packed
        elif part == "gods":
            self.gods = packed
        elif part == "decrees":
            self.decrees = packed
        elif part == "conspiracies":
            self.conspiracies = packed
        else:
            raise LookupError(part)

    def card_at(self, age: i64, slot: i64) -> i64:
        """Returns the card in a slot of an age's structure (ages from 1)."""
        return self.cards[(age - 1) * SLOTS + slot]

    def lay(self, age: i64, slot: i64, card: i64) -> None:
        """Puts a card into a slot of an age's structure."""
        self.cards[(age - 1) * SLOTS + slot] = card
        self.slot_of[card] = slot

    def draw(self, number: i64, box: i64, count: i64) -> i64:
        """Returns the tokens of the n-th random draw from a box, as a mask (PAN-PROG-09)."""
        order = self.box
        shuffles: i64 = len(self.reshuffles)
        if number > shuffles:
            number = shuffles  # a position may allow more draws than any game
        if number > 0:
            order = self.reshuffles[number - 1]
        drawn: i64 = 0
        for token in order:
            if count > 0 and box & BIT[token] != 0:
                drawn |= BIT[token]
                count -= 1
        return drawn


_NOTHING: Final = vec[i64]()
_NOTHING_ADDED: Final[dict[str, list[int]]] = {}
_NO_CARDS: Final = vec[i64]([-1] * (3 * int(SLOTS)))
_NO_SLOTS: Final = vec[i64]([-1] * len(CARDS))
_NOT_REMOVED: Final = vec[i64]([-1] * (3 * int(REMOVED)))


def pool(pieces: vec[Piece], pantheon: bool, agora: bool) -> list[int]:
    """Returns the components in play with these expansions, without additional content sets."""
    rules = plain_rules(pantheon, agora)
    return [int(piece.number) for piece in pieces if rules.has(piece)]


def deal_cards(chance: Chance, rules: Rules) -> Deal:
    """Returns a random deal (DUEL-SETUP-03, DUEL-SETUP-05, DUEL-SETUP-06, DUEL-SETUP-08, DUEL-DRAFT-01,
    PAN-SETUP-*, AGORA-SETUP-*)."""
    deal = Deal(rules)
    pantheon = rules.pantheon
    agora = rules.agora
    deal.first = chance.below(2)
    wonders = rules.wonders[:]
    chance.shuffle(wonders, len(wonders))
    deal.wonders = wonders[:WONDERS_DEALT]
    tokens = rules.tokens[:]
    chance.shuffle(tokens, len(tokens))
    for token in tokens[:TOKENS_ON_BOARD]:
        deal.board |= BIT[token]
    deal.box = tokens[TOKENS_ON_BOARD:]
    senators = rules.senators[:]
    if agora:
        chance.shuffle(senators, len(senators))
    first_senator: i64 = 0
    age: i64 = 1
    while age <= 3:
        deck = rules.decks[age - 1][:]
        chance.shuffle(deck, len(deck))
        kept: i64 = len(deck) - REMOVED
        n: i64 = 0
        while n < REMOVED:
            deal.removed[(age - 1) * REMOVED + n] = deck[kept + n]
            n += 1
        laid: vec[i64] = deck
        if age == 3 or agora:
            laid = zeros(SLOTS)
            n = 0
            while n < kept:
                laid[n] = deck[n]
                n += 1
            if age == 3:
                kept = _add_last_pile(laid, kept, chance, rules)
            if agora:
                n = 0
                while n < SENATORS_ADDED[age - 1]:
                    laid[kept] = senators[first_senator]
                    first_senator += 1
                    kept += 1
                    n += 1
            chance.shuffle(laid, kept)
        cards = deal.cards
        slot_of = deal.slot_of
        slot: i64 = 0
        while slot < kept:
            card = laid[slot]
            cards[(age - 1) * SLOTS + slot] = card
            slot_of[card] = slot
            slot += 1
        age += 1
    if pantheon:
        _deal_pantheon(deal, chance)
    if agora:
        _deal_agora(deal, chance)
    for one in rules.boards:
        one.deal(deal, chance)
    return deal


def _add_last_pile(laid: vec[i64], kept: i64, chance: Chance, rules: Rules) -> i64:
    """Adds guilds, or Grand Temples instead of them, to the deck of Age III; returns its new size."""
    pile = rules.guilds[:]
    if rules.pantheon:
        pile = rules.temples[:]
    chance.shuffle(pile, len(pile))
    n: i64 = 0
    while n < GUILDS_ADDED:
        laid[kept] = pile[n]
        kept += 1
        n += 1
    return kept


_MYTHOLOGY_TOKENS: Final = vec[i64](
    [n for n, mythology in enumerate(CONTENT.pantheon.mythologies) for _ in range(mythology.tokens)]
)
_OFFERINGS: Final = vec[i64](list(CONTENT.pantheon.setup.offerings))
_DECREES: Final = vec[i64](list(range(len(CONTENT.agora.decrees))))
_CONSPIRACIES: Final = vec[i64](list(range(len(CONTENT.agora.conspiracies))))


def _deal_pantheon(deal: Deal, chance: Chance) -> None:
    tokens = _MYTHOLOGY_TOKENS[:]
    chance.shuffle(tokens, len(tokens))
    deal.mythology = tokens[:MYTHOLOGY_TOKENS]
    offerings = _OFFERINGS[:]
    chance.shuffle(offerings, len(offerings))
    deal.offerings = offerings
    gods = zeros(MYTHOLOGIES * STACK)
    mythology: i64 = 0
    while mythology < MYTHOLOGIES:
        stack = deal.rules.gods[mythology][:]
        chance.shuffle(stack, STACK)
        n: i64 = 0
        while n < STACK:
            gods[mythology * STACK + n] = stack[n]
            n += 1
        mythology += 1
    deal.gods = gods
    n = 0
    while n < RESHUFFLES:
        order = deal.box[:]
        chance.shuffle(order, len(order))
        deal.reshuffles.append(order)
        n += 1


def _deal_agora(deal: Deal, chance: Chance) -> None:
    decrees = _DECREES[:]
    chance.shuffle(decrees, len(decrees))
    deal.decrees = decrees[:DECREES_DEALT]
    conspiracies = _CONSPIRACIES[:]
    chance.shuffle(conspiracies, len(conspiracies))
    deal.conspiracies = conspiracies
