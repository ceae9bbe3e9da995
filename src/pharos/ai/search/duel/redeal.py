"""Determinization: samples what a seat cannot know, such as face-down cards, later ages, tokens, and Wonders.

Every simulation of a search gets its own sample. Cards of a later age are dealt when that age is reached.
"""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from pharos.core.bits import BIT, first
from pharos.core.chance import Chance
from pharos.duel import steps
from pharos.duel.deal import GUILDS_ADDED, REMOVED, Deal
from pharos.duel.layout import layout_of
from pharos.duel.piece import BUILDING, POLITICIAN
from pharos.duel.pieces import CARDS
from pharos.duel.state import State
from pharos.duel.turn import OFFERED, drawn_tokens


@final
@mypyc_attr(acyclic=True)
class Redealer:
    """Samples the hidden information of one position repeatedly, into its own copy of the deal."""

    def __init__(self, root: State) -> None:
        self.deal: Deal = copied(root.deal)
        self.whole: bool = not root.deal.pantheon and not root.deal.agora
        self.age: i64 = root.age
        if root.present == 0:
            self.age = 0
        # face-down slots of the age by card back, and the unseen cards with that back
        self.places: vec[i64] = vec[i64]()
        self.guild_places: vec[i64] = vec[i64]()
        self.unseen: vec[i64] = vec[i64]()
        self.unseen_guilds: vec[i64] = vec[i64]()
        self.senator_places: vec[i64] = vec[i64]()
        self.senators: vec[i64] = vec[i64]()
        if self.age > 0:
            self._find_hidden(root)
        # progress tokens in the box; those already drawn stay in front
        self.tokens: vec[i64] = vec[i64]()
        self.drawn: i64 = 0
        if root.depth > 0:
            top = root.stack[root.depth - 1]
            if steps.kind_of(top) == steps.LIBRARY:
                self.drawn = drawn_tokens(root, steps.argument_of(top))
        for token in root.deal.box:
            if self.whole and root.box & BIT[token] != 0 and self.drawn & BIT[token] == 0:
                self.tokens = append(self.tokens, token)
        # Wonders of the second half of the draft
        self.wonders: vec[i64] = vec[i64]()
        if self.whole and root.drafted < OFFERED:
            self._find_wonders(root)
        self.deck: vec[i64] = vec[i64]([0] * 64)
        self.guilds: vec[i64] = root.deal.rules.guilds[:]

    def _find_hidden(self, root: State) -> None:
        hidden = root.present & ~root.shown
        while hidden != 0:
            slot = first(hidden)
            hidden &= hidden - 1
            card = root.deal.card_at(root.age, slot)
            if CARDS[card].kind >= POLITICIAN:
                self.senator_places = append(self.senator_places, slot)
                self.senators = append(self.senators, card)
            elif CARDS[card].kind != BUILDING:
                self.guild_places = append(self.guild_places, slot)
                self.unseen_guilds = append(self.unseen_guilds, card)
            else:
                self.places = append(self.places, slot)
                self.unseen = append(self.unseen, card)
        if not self.whole:
            return
        n: i64 = 0
        while n < REMOVED:
            card = root.deal.removed[(root.age - 1) * REMOVED + n]
            if card >= 0:
                self.unseen = append(self.unseen, card)
            n += 1
        if root.age == 3:
            self._find_guilds(root)

    def _find_guilds(self, root: State) -> None:
        for guild in root.deal.rules.guilds:
            laid = False
            slot: i64 = 0
            while slot < root.layout.slots:
                if root.deal.card_at(3, slot) == guild:
                    laid = True
                slot += 1
            if not laid and not is_seen(root, guild):
                self.unseen_guilds = append(self.unseen_guilds, guild)

    def _find_wonders(self, root: State) -> None:
        seen = root.offer | root.city0.wonders | root.city1.wonders
        for wonder in root.deal.rules.wonders:
            if seen & BIT[wonder] == 0:
                self.wonders = append(self.wonders, wonder)

    def redeal(self, chance: Chance) -> None:
        """Samples the hidden cards of the current age, the tokens in the box, and the Wonders of the
        draft."""
        deal = self.deal
        if self.age == 0:
            self.deal_age(1, chance)
        self._fill(self.places, self.unseen, chance)
        self._fill(self.guild_places, self.unseen_guilds, chance)
        self._fill(self.senator_places, self.senators, chance)
        count: i64 = len(self.tokens)
        if count > 1:
            chance.shuffle(self.tokens, count)
            self._fill_box()
        count = len(self.wonders)
        if count > 0:
            draw(chance, self.wonders, OFFERED)
            n: i64 = 0
            while n < OFFERED:
                deal.wonders[OFFERED + n] = self.wonders[n]
                n += 1

    def _fill(self, places: vec[i64], cards: vec[i64], chance: Chance) -> None:
        count: i64 = len(places)
        if count == 0:
            return
        draw(chance, cards, count)
        n: i64 = 0
        while n < count:
            self.deal.lay(self.age, places[n], cards[n])
            n += 1

    def _fill_box(self) -> None:
        box = self.deal.box
        n: i64 = 0
        drawn = self.drawn
        while drawn != 0:
            box[n] = first(drawn)
            drawn &= drawn - 1
            n += 1
        for token in self.tokens:
            box[n] = token
            n += 1

    def deal_age(self, age: i64, chance: Chance) -> None:
        """Deals the cards of a new age (DUEL-SETUP-05, DUEL-SETUP-06).

        With expansions removed cards may be known, so the cards already sampled for the age are only
        shuffled.
        """
        deck = self.deck
        kept: i64 = 0
        if not self.whole:
            kept = layout_of(age, self.deal.rules.mix).slots
            n: i64 = 0
            while n < kept:
                deck[n] = self.deal.card_at(age, n)
                n += 1
            chance.shuffle(deck, kept)
            n = 0
            while n < kept:
                self.deal.lay(age, n, deck[n])
                n += 1
            return
        for card in self.deal.rules.decks[age - 1]:
            deck[kept] = card
            kept += 1
        cards = kept
        kept -= REMOVED
        draw_first(chance, deck, kept, cards)
        if age == 3:
            draw(chance, self.guilds, GUILDS_ADDED)
            n = 0
            while n < GUILDS_ADDED:
                deck[kept] = self.guilds[n]
                kept += 1
                n += 1
            chance.shuffle(deck, kept)
        slot: i64 = 0
        while slot < kept:
            self.deal.lay(age, slot, deck[slot])
            slot += 1


def draw(chance: Chance, items: vec[i64], count: i64) -> None:
    """Moves `count` randomly drawn items to the front."""
    draw_first(chance, items, count, len(items))


def draw_first(chance: Chance, items: vec[i64], count: i64, length: i64) -> None:
    """Moves `count` items drawn from the first `length` to the front."""
    n: i64 = 0
    if count > length:
        count = length
    while n < count:
        other = n + chance.below(length - n)
        swapped = items[n]
        items[n] = items[other]
        items[other] = swapped
        n += 1


def is_seen(state: State, number: i64) -> bool:
    """Whether a card is in a city, under a Wonder, or in the discard pile."""
    card = CARDS[number]
    discarded = (card.lo & state.discard_lo) | (card.hi & state.discard_hi)
    discarded |= (card.up & state.discard_up) | (card.top & state.discard_top)
    if discarded != 0 or state.city0.has(card) or state.city1.has(card):
        return True
    found = False
    for under in state.under:
        if under == number:
            found = True
    return found


def lay_again(state: State, before: State, after: State) -> bool:
    """Restores the cards taken between two positions in the deal of a state.

    Returns False if the positions cannot be of the same game, or if the slot of a card is ambiguous.
    """
    deal = state.deal
    gone = before.present & ~after.present
    came: vec[i64] = vec[i64]()
    for card in CARDS:
        number = card.number
        if is_seen(after, number) and not is_seen(before, number):
            slot = before.deal.slot_of[number]
            if slot < 0 or before.shown & BIT[slot] == 0 or before.deal.card_at(before.age, slot) != number:
                came = append(came, number)
    unknown: i64 = -1
    places = before.present & (before.shown | gone)
    while places != 0:
        slot = first(places)
        places &= places - 1
        if before.shown & BIT[slot] == 0:
            if unknown >= 0 or len(came) != 1:
                return False
            unknown = slot
            deal.lay(after.age, slot, came[0])
        elif gone & BIT[slot] != 0:
            deal.lay(after.age, slot, before.deal.card_at(before.age, slot))
        elif before.deal.card_at(before.age, slot) != deal.card_at(after.age, slot):
            return False
    return True


def copied(deal: Deal) -> Deal:
    """Returns an independent copy of a deal."""
    other = Deal(deal.rules)
    other.first = deal.first
    other.wonders = deal.wonders[:]
    other.board = deal.board
    other.box = deal.box[:]
    other.cards = deal.cards[:]
    other.slot_of = deal.slot_of[:]
    other.removed = deal.removed[:]
    other.mythology = deal.mythology[:]
    other.offerings = deal.offerings[:]
    other.gods = deal.gods[:]
    for order in deal.reshuffles:
        other.reshuffles.append(order[:])
    other.decrees = deal.decrees[:]
    other.conspiracies = deal.conspiracies[:]
    other.added = deal.added
    return other
