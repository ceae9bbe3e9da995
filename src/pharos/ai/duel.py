"""The evaluation of the greedy agent in Duel: points, coins, production, unbuilt Wonders, the military track,
science, and the best available card for the player whose turn is next.

Information hidden from the seat is not used. A card revealed by a choice counts as an average card. A
follow-up choice that reveals something hidden (tokens from the box, gods, conspiracies, removed cards) is not
expanded; it has a fixed value. So every game consistent with what the seat knows gets the same evaluation.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from pharos.ai.beginning import coins_for_beginning
from pharos.ai.best import any_of_best
from pharos.ai.traits import COIN_WORTH, SHIELD_WORTH, Traits, first_units, worth_of_units
from pharos.content.duel import load_duel
from pharos.core.bits import BIT, first, lane, size
from pharos.core.chance import Chance
from pharos.duel import steps
from pharos.duel.agora import steps as agora_steps
from pharos.duel.agora.decrees import DECREES
from pharos.duel.agora.senate import ALL_CHAMBERS
from pharos.duel.choices import BID, BUILD, CEDE, WONDER, object_of, verb_of
from pharos.duel.deal import Deal
from pharos.duel.pantheon import steps as pantheon_steps
from pharos.duel.piece import RESOURCES, SYMBOLS, WORD_STARTS, WORDS
from pharos.duel.pieces import CARDS
from pharos.duel.score import COINS, points, total_points
from pharos.duel.state import NOT_OVER, City, State
from pharos.duel.turn import MOST_CHOICES, WONDERS_DRAFTED, apply, decider, fill_choices

CONTENT: Final = load_duel()
CARD_TRAITS: Final[list[Traits]] = [Traits(card.effects, RESOURCES, SYMBOLS) for card in CONTENT.cards]
WONDER_TRAITS: Final[list[Traits]] = [Traits(one.effects, RESOURCES, SYMBOLS) for one in CONTENT.wonders]
PROGRESS_TRAITS: Final[list[Traits]] = [Traits(one.effects, RESOURCES, SYMBOLS) for one in CONTENT.progress]
CAPITAL: Final[i64] = CONTENT.track.capital
SYMBOLS_TO_WIN: Final[i64] = CONTENT.setup.science_symbols_to_win
MOST_WONDERS: Final[i64] = CONTENT.setup.max_wonders_built
CARDS_PER_AGE: Final = 20.0

RAW_LANES: Final[i64] = sum(1 for row in CONTENT.resources if row.kind == "raw")
RESOURCE_LANES: Final[i64] = len(RESOURCES)
SYMBOL_LANES: Final[i64] = len(SYMBOLS)
RAW_WORTH: Final = first_units((2.4, 1.3, 0.6, 0.3))
GOOD_WORTH: Final = first_units((2.6, 1.2, 0.4, 0.2))
"""Value of the first, second, … unit a city produces."""
KINDS_WORTH: Final = [0.0, 0.6, 1.6, 3.0, 5.5, 11.0]
"""Value of 0, 1, 2, … different scientific symbols; one more than the last entry wins the game."""
CHOICE_WORTH: Final = 2.4
DISCOUNT_WORTH: Final = 1.2
CHAIN_WORTH: Final = 1.2
SINGLE_SYMBOL_WORTH: Final = 0.8
PAIR_WORTH: Final = 4.0
UNIT_COST: Final = 0.45
WONDER_TO_COME: Final = 0.4
"""Part of a Wonder's value that counts before it is built."""
LEAD_WORTH: Final = 0.6
DANGER_FROM: Final[i64] = 4
DANGER_WORTH: Final = 0.8
"""For each space beyond `DANGER_FROM`, squared."""
MOVE_WORTH: Final = 0.7
"""Part of the best available card's value that goes to the player whose turn it is."""
UNSEEN_CARD: Final = 2.5
LOST: Final = 400.0
"""Penalty if the opponent can win with the next choice."""
WIN: Final = 1000.0
FOLLOW_UPS: Final[i64] = 2
"""Maximum depth of follow-up choices that are searched."""
MANY: Final[i64] = 40
"""Follow-up choices with more options than this are not searched."""

UNSEEN_STEPS: Final[dict[int, float]] = {
    int(steps.LIBRARY): 4.0,
    int(pantheon_steps.PLACE): 1.0,
    int(pantheon_steps.GOD): 4.0,
    int(agora_steps.KEEP): 1.5,
    int(agora_steps.PLAY): 3.0,
    int(agora_steps.TAKE): 3.0,
    int(agora_steps.SEARCH): 4.0,
    int(agora_steps.LOCK): 1.0,
}
"""Steps that reveal something hidden, and their fixed values."""
PROMISES: Final[list[float]] = [UNSEEN_STEPS.get(kind, 0.0) for kind in range(64)]
IS_UNSEEN: Final = vec[i64]([int(kind in UNSEEN_STEPS) for kind in range(64)])


def _wonders_to_come() -> list[float]:
    worths = []
    for wonder, traits in zip(CONTENT.wonders, WONDER_TRAITS, strict=True):
        units = sum(wonder.cost.resources.values())
        worths.append(max(0.5, traits.worth - UNIT_COST * units) * WONDER_TO_COME)
    return worths


TO_COME: Final[list[float]] = _wonders_to_come()
_PLACES: Final = {card.id: place for place, card in enumerate(CONTENT.cards)}
_LINKS: Final = [(_PLACES[giver], _PLACES[card.id]) for card in CONTENT.cards for giver in card.chain_from]
GIVERS: Final = vec[i64]([giver for giver, _ in _LINKS])
TAKERS: Final = vec[i64]([taker for _, taker in _LINKS])
LINKS: Final[i64] = len(_LINKS)
NO_CARDS: Final = vec[i64]([0] * len(CARDS))
IDLE_DECREE: Final[i64] = next(int(decree.number) for decree in DECREES if decree.senate_blue != 0)
"""A decree without any effect on this evaluation."""


@final
class Known:
    """The cards a seat has seen at the time of its choice, by number."""

    def __init__(self) -> None:
        self.cards: vec[i64] = NO_CARDS[:]

    def has(self, card: i64) -> bool:
        """Whether the card was seen."""
        return self.cards[card] != 0


def known_in(state: State) -> Known:
    """Returns the cards that are face up, discarded, or in a city."""
    known = Known()
    word: i64 = 0
    while word < WORDS:
        seen = state.discard_word(word) | state.city0.word(word) | state.city1.word(word)
        while seen != 0:
            known.cards[first(seen) + WORD_STARTS[word]] = 1
            seen &= seen - 1
        word += 1
    slots = state.present & state.shown
    while slots != 0:
        known.cards[state.deal.card_at(state.age, first(slots))] = 1
        slots &= slots - 1
    return known


def is_gone(state: State, card: i64, known: Known) -> bool:
    """Whether a seat knows that a card can no longer be built."""
    piece = CARDS[card]
    if not known.has(card):
        return False
    if state.city0.has(piece) or state.city1.has(piece):
        return True
    thrown = (state.discard_lo & piece.lo) | (state.discard_hi & piece.hi)
    return thrown | (state.discard_up & piece.up) | (state.discard_top & piece.top) != 0


def veiled(state: State) -> State:
    """Returns the game with the face-down decrees replaced by neutral ones, so that revealing them has no
    effect."""
    senate = state.senate
    if senate is None or senate.face_up == ALL_CHAMBERS:
        return state
    deal = state.deal
    veil = Deal(deal.rules)
    veil.first = deal.first
    veil.wonders = deal.wonders
    veil.board = deal.board
    veil.box = deal.box
    veil.cards = deal.cards
    veil.slot_of = deal.slot_of
    veil.removed = deal.removed
    veil.mythology = deal.mythology
    veil.offerings = deal.offerings
    veil.gods = deal.gods
    veil.reshuffles = deal.reshuffles
    veil.conspiracies = deal.conspiracies
    veil.added = deal.added
    veil.decrees = deal.decrees[:]
    hidden = ALL_CHAMBERS & ~senate.face_up
    while hidden != 0:
        veil.decrees[first(hidden)] = IDLE_DECREE
        hidden &= hidden - 1
    other = state.clone()
    other.deal = veil
    return other


@final
class Sums:
    """Totals of a city's public components."""

    def __init__(self, city: City) -> None:
        self.made: i64 = 0
        self.choices: i64 = 0
        self.discounts: i64 = 0
        self.symbols: i64 = 0
        self.kinds: i64 = 0
        self.extra_shields: i64 = 0
        self.powers: float = 0.0
        word: i64 = 0
        while word < WORDS:
            cards = city.word(word)
            while cards != 0:
                self.add(CARD_TRAITS[first(cards) + WORD_STARTS[word]])
                cards &= cards - 1
            word += 1
        wonders = city.standing
        while wonders != 0:
            self.add(WONDER_TRAITS[first(wonders)])
            wonders &= wonders - 1
        tokens = city.progress
        while tokens != 0:
            traits = PROGRESS_TRAITS[first(tokens)]
            tokens &= tokens - 1
            self.add(traits)
            self.extra_shields += traits.extra_shields
            self.powers += traits.other

    def add(self, traits: Traits) -> None:
        """Adds a component."""
        self.made += traits.made
        self.choices += traits.choices
        self.discounts += traits.discounts
        if traits.symbol >= 0:
            if self.has(traits.symbol) == 0:
                self.kinds += 1
            self.symbols += BIT[traits.symbol * 8]

    def has(self, symbol: i64) -> i64:
        """Returns how many copies of a symbol the city has."""
        return lane(self.symbols, symbol)

    def production(self) -> float:
        """Returns the value of the production at the start of a game."""
        worth = CHOICE_WORTH * float(self.choices) + DISCOUNT_WORTH * float(self.discounts)
        resource: i64 = 0
        while resource < RESOURCE_LANES:
            worth += unit_worth(resource, lane(self.made, resource))
            resource += 1
        return worth

    def science(self) -> float:
        """Returns the value of the symbols beyond the points of their cards."""
        kinds = self.kinds
        if kinds >= len(KINDS_WORTH):
            kinds = len(KINDS_WORTH) - 1
        worth = KINDS_WORTH[kinds]
        symbol: i64 = 0
        while symbol < SYMBOL_LANES:
            if self.has(symbol) == 1:
                worth += SINGLE_SYMBOL_WORTH
            symbol += 1
        return worth


def unit_worth(resource: i64, units: i64) -> float:
    """Returns the value of `units` units of a resource."""
    if resource < RAW_LANES:
        return worth_of_units(RAW_WORTH, units)
    return worth_of_units(GOOD_WORTH, units)


def best_choice(state: State, chance: Chance) -> i64:
    """Returns the choice with the best evaluation for the seat that must choose; ties are broken at
    random."""
    buffer = vec[i64]([0] * MOST_CHOICES)
    count = fill_choices(state, buffer)
    if count < 2:
        return buffer[0]
    seat = decider(state)
    known = known_in(state)
    open_state = veiled(state)
    worths = vec[float]([0.0] * int(count))
    n: i64 = 0
    while n < count:
        worths[n] = worth_after(open_state, seat, buffer[n], known, FOLLOW_UPS)
        n += 1
    return buffer[any_of_best(worths, count, chance)]


def worth_after(state: State, seat: i64, choice: i64, known: Known, follow_ups: i64) -> float:
    """Evaluates a seat after a choice and the best follow-up choices."""
    after = state.clone()
    apply(after, choice)
    if verb_of(choice) in (BID, CEDE):
        if steps.kind_of(after.stack[after.depth - 1]) == steps.BID:
            apply(after, CEDE)  # evaluate a bid as if it won
        begins = coins_for_beginning(after) * coins_worth(1, 1.0)
        if after.mover != seat:
            begins = -begins
        return worth(after, seat, known) + begins
    if after.victory != NOT_OVER:
        lead = float(total_points(after, seat) - total_points(after, 1 - seat))
        if after.winners & BIT[seat] == 0:
            return lead - WIN
        return lead + WIN / float(size(after.winners))
    promise = 0.0
    if decider(after) == seat:
        kind = steps.kind_of(after.stack[after.depth - 1])
        if IS_UNSEEN[kind] != 0:
            promise = PROMISES[kind]
        elif kind > steps.BEGIN and follow_ups > 0:
            buffer = vec[i64]([0] * MOST_CHOICES)
            count = fill_choices(after, buffer)
            if count <= MANY:
                best = worth_after(after, seat, buffer[0], known, follow_ups - 1)
                n: i64 = 1
                while n < count:
                    best = max(best, worth_after(after, seat, buffer[n], known, follow_ups - 1))
                    n += 1
                return best
    return worth(after, seat, known) + promise


def worth(state: State, seat: i64, known: Known) -> float:
    """Returns the lead of a seat over its opponent in approximate points."""
    mine = Sums(state.city(seat))
    theirs = Sums(state.city(1 - seat))
    left = part_left(state)
    lead = city_worth(state, seat, mine, left, known) - city_worth(state, 1 - seat, theirs, left, known)
    pawn = state.pawn
    if seat != 0:
        pawn = -pawn
    lead += track_worth(pawn)
    mover = decider(state)
    if state.offer != 0:
        return lead
    if mover == seat:
        return lead + next_move(state, mover, mine, known)
    return lead - next_move(state, mover, theirs, known)


def city_worth(state: State, seat: i64, sums: Sums, left: float, known: Known) -> float:
    """Returns the current and future value of a city."""
    city = state.city(seat)
    value = float(total_points(state, seat) - points(state, seat, COINS)) + coins_worth(city.coins, left)
    value += sums.production() * left
    value += sums.science() * min(1.0, left + 0.3)
    value += sums.powers * left
    value += chains_worth(state, city, known)
    if size(state.city0.standing) + size(state.city1.standing) < MOST_WONDERS:
        unbuilt = city.wonders & ~city.standing
        to_come = 0.0
        while unbuilt != 0:
            to_come += TO_COME[first(unbuilt)]
            unbuilt &= unbuilt - 1
        value += to_come * min(1.0, left + 0.2)
    return value


def coins_worth(coins: i64, left: float) -> float:
    """Returns the value of coins: a third of a point each at the end, more while they can be spent."""
    spendable = min(float(coins), 9.0)
    return float(coins) / 3.0 + (COIN_WORTH - 1.0 / 3.0 + 0.2 * left) * spendable


def part_left(state: State) -> float:
    """Returns the fraction of the game that remains."""
    deal = state.deal
    if state.drafted < WONDERS_DRAFTED and not deal.pantheon and not deal.agora:
        return 1.0
    return (float(size(state.present)) + CARDS_PER_AGE * float(3 - state.age)) / (3.0 * CARDS_PER_AGE)


def chains_worth(state: State, city: City, known: Known) -> float:
    """Returns the value of cards from this age on that the city can build for free by chain."""
    worth = 0.0
    n: i64 = 0
    while n < LINKS:
        taker = TAKERS[n]
        if city.has(CARDS[GIVERS[n]]) and CARDS[taker].age >= state.age and not is_gone(state, taker, known):
            worth += CHAIN_WORTH
        n += 1
    return worth


def track_worth(lead: i64) -> float:
    """Returns the value of the pawn beyond the points of its zone: pressure, and the threat of supremacy."""
    far = lead
    if far < 0:
        far = -far
    beyond: i64 = 0
    if far > DANGER_FROM:
        beyond = far - DANGER_FROM
    worth = LEAD_WORTH * float(far) + DANGER_WORTH * float(beyond * beyond)
    if lead >= 0:
        return worth
    return -worth


def next_move(state: State, mover: i64, sums: Sums, known: Known) -> float:
    """Returns the value of the next move: the best available card, and whether the player can end the
    game."""
    distance = CAPITAL - state.pawn
    if mover != 0:
        distance = CAPITAL + state.pawn
    best = 1.0
    end = 0.0
    available = state.available
    while available != 0:
        if not known.has(state.deal.card_at(state.age, first(available))):
            best = max(best, UNSEEN_CARD)
        available &= available - 1
    buffer = vec[i64]([0] * MOST_CHOICES)
    count = fill_choices(state, buffer)
    n: i64 = 0
    while n < count:
        verb = verb_of(buffer[n])
        thing = object_of(buffer[n])
        n += 1
        if verb == BUILD:
            if not known.has(thing):
                continue
            traits = CARD_TRAITS[thing]
            shields = traits.shields
            if shields > 0:
                shields += sums.extra_shields
            best = max(best, card_worth(traits, sums))
        elif verb == WONDER:
            traits = WONDER_TRAITS[thing]
            shields = traits.shields
        else:
            continue
        if shields >= distance or completes_science(traits, sums):
            end = LOST
    return MOVE_WORTH * best + end


def completes_science(traits: Traits, sums: Sums) -> bool:
    """Whether the symbol of a component is the last one the city needs for scientific supremacy."""
    return traits.symbol >= 0 and sums.has(traits.symbol) == 0 and sums.kinds + 1 >= SYMBOLS_TO_WIN


def card_worth(traits: Traits, sums: Sums) -> float:
    """Returns the value of an available card for a city."""
    worth = float(traits.points) + float(traits.shields) * SHIELD_WORTH + float(traits.coins) * COIN_WORTH
    worth += traits.other + DISCOUNT_WORTH * float(traits.discounts) + CHOICE_WORTH * float(traits.choices)
    if traits.made != 0:
        resource: i64 = 0
        while resource < RESOURCE_LANES:
            units = lane(traits.made, resource)
            if units != 0:
                have = lane(sums.made, resource)
                worth += unit_worth(resource, have + units) - unit_worth(resource, have)
            resource += 1
    if traits.symbol >= 0:
        if sums.has(traits.symbol) != 0:
            worth += PAIR_WORTH
        else:
            kinds = sums.kinds
            if kinds > len(KINDS_WORTH) - 2:
                kinds = len(KINDS_WORTH) - 2
            worth += KINDS_WORTH[kinds + 1] - KINDS_WORTH[kinds] + SINGLE_SYMBOL_WORTH
    return worth
