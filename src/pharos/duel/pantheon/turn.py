"""The steps of Pantheon: whether they have any choice, what the choices are, and what they do."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from pharos.core.bits import BIT, LANE_MASK, ONE, first, lane, mask_of, size
from pharos.duel import choices, steps
from pharos.duel.build import raise_wonder
from pharos.duel.choices import FIELD, fill_mask
from pharos.duel.counting import points_of
from pharos.duel.discard import pick_up, throw_away
from pharos.duel.gain import lose_wonder, take_over, take_token
from pharos.duel.military import CAPITAL, use_token
from pharos.duel.offers import fill_cards
from pharos.duel.owner import Owner
from pharos.duel.pantheon import steps as pantheon_steps
from pharos.duel.pantheon import verbs as pantheon_verbs
from pharos.duel.pantheon.activation import (
    activate,
    choose_god,
    fill_activations,
    open_stack,
    put_back,
    return_tokens,
    revealed,
)
from pharos.duel.pantheon.gods import GOD_COIN_POINTS, GODS, MYTHOLOGIES, TEMPLE_CARDS, TEMPLE_POINTS
from pharos.duel.pantheon.tokens import collect, drawn_gods, empty_slots, open_pantheon, place_god, take_from
from pharos.duel.piece import GOD_POINTS, GREEN, WORD_STARTS, WORDS
from pharos.duel.pieces import CARDS
from pharos.duel.pyramid import lay_out, take
from pharos.duel.science import learn
from pharos.duel.state import City, State

COUNTING_GODS: Final = vec[i64]([mask_of([int(god.number) for god in GODS if god.points_per != 0])])
"""The gods that score per counted thing, as one mask."""
ALL_SPACES: Final[i64] = 2 ** (2 * int(CAPITAL) + 1) - 1


def possible(state: State, pending: i64) -> bool:
    """Returns whether a step of Pantheon has any choice."""
    kind = steps.kind_of(pending)
    seat = steps.seat_of(pending)
    argument = steps.argument_of(pending)
    if kind == pantheon_steps.STEAL:
        return state.city(1 - seat).counts & color_lanes(argument) != 0  # PAN-GOD-BAAL-03
    if kind == pantheon_steps.CLAIM:
        theirs = state.city(1 - seat)
        return theirs.wonders & ~theirs.standing != 0
    if kind == pantheon_steps.RAISE:  # PAN-GOD-ISIS-04
        mine = state.city(seat)
        return mine.wonders & ~mine.standing != 0 and state.any_discarded()
    if kind == pantheon_steps.STRIKE:
        return state.present != 0
    if kind == pantheon_steps.UNBUILD:
        return state.city0.standing | state.city1.standing != 0
    if kind == pantheon_steps.SNAKE:
        return lane(state.city(1 - seat).counts, GREEN) != 0  # PAN-GOD-NISABA-03
    if kind == pantheon_steps.SINK or kind == pantheon_steps.UNLEASH:
        return state.military != 0  # PAN-GOD-NEPTUNE-03
    pantheon = state.pantheon
    if pantheon is None:
        return False
    if kind == pantheon_steps.PLACE:
        return pantheon.top(argument) >= 0 and empty_slots(state) != 0
    if kind == pantheon_steps.ENKI:
        return pantheon.tokens != 0
    if kind == pantheon_steps.MYTHOLOGY or kind == pantheon_steps.GOD:
        return revealed(pantheon, 0) != 0
    return True


def color_lanes(colors: i64) -> i64:
    """Returns the lanes of a count of cards for a set of colors."""
    lanes: i64 = 0
    while colors != 0:
        lanes |= LANE_MASK * ONE[first(colors)]
        colors &= colors - 1
    return lanes


def fill(state: State, pending: i64, buffer: vec[i64]) -> i64:
    """Writes the choices of a step of Pantheon into a buffer; returns how many there are."""
    kind = steps.kind_of(pending)
    seat = steps.seat_of(pending)
    argument = steps.argument_of(pending)
    if kind == pantheon_steps.SNAKE:
        return fill_cards(state, seat, BIT[GREEN], pantheon_verbs.SNAKE, buffer)
    if kind == pantheon_steps.STEAL:
        return fill_cards(state, seat, argument, pantheon_verbs.STEAL, buffer)
    if kind == pantheon_steps.STRIKE:
        return fill_mask(state.present, pantheon_verbs.STRIKE, 0, buffer, 0)
    if kind == pantheon_steps.UNBUILD:
        return fill_mask(state.city0.standing | state.city1.standing, pantheon_verbs.UNBUILD, 0, buffer, 0)
    if kind == pantheon_steps.RAISE:
        return fill_raise(state, seat, buffer)
    if kind == pantheon_steps.CLAIM:
        theirs = state.city(1 - seat)
        return fill_mask(theirs.wonders & ~theirs.standing, pantheon_verbs.CLAIM, 0, buffer, 0)
    if kind == pantheon_steps.MINERVA:
        spaces = ALL_SPACES & ~BIT[state.pawn + CAPITAL]  # PAN-GOD-MINERVA-02
        return fill_mask(spaces, pantheon_verbs.MINERVA, 0, buffer, 0)
    if kind == pantheon_steps.SINK:
        return fill_mask(state.military, pantheon_verbs.SINK, 0, buffer, 0)
    if kind == pantheon_steps.UNLEASH:
        return fill_mask(state.military, pantheon_verbs.UNLEASH, 0, buffer, 0)
    pantheon = state.pantheon
    if pantheon is None:
        return 0
    if kind == pantheon_steps.PLACE:
        return fill_places(state, argument, buffer)
    if kind == pantheon_steps.ENKI:
        return fill_mask(pantheon.tokens, pantheon_verbs.ENKI, 0, buffer, 0)
    if kind == pantheon_steps.MYTHOLOGY:
        return fill_stacks(state, buffer)
    if kind == pantheon_steps.GOD:
        return fill_mask(revealed(pantheon, argument), pantheon_verbs.GOD, 0, buffer, 0)
    if kind != pantheon_steps.ORDER:
        raise steps.unknown_step(kind)
    gods = revealed(pantheon, 1 + GODS[argument].mythology)
    one = first(gods)
    other = first(gods & (gods - 1))
    buffer[0] = pantheon_verbs.ORDER + one + other * FIELD
    buffer[1] = pantheon_verbs.ORDER + other + one * FIELD
    return 2


def fill_raise(state: State, seat: i64, buffer: vec[i64]) -> i64:
    """Writes each own unbuilt wonder with each card of the discard pile (PAN-GOD-ISIS-01)."""
    mine = state.city(seat)
    unbuilt = mine.wonders & ~mine.standing
    count: i64 = 0
    while unbuilt != 0:
        wonder = first(unbuilt)
        unbuilt &= unbuilt - 1
        word: i64 = 0
        while word < WORDS:
            cards = state.discard_word(word)
            while cards != 0:
                buffer[count] = pantheon_verbs.RAISE + wonder + (first(cards) + WORD_STARTS[word]) * FIELD
                count += 1
                cards &= cards - 1
            word += 1
    return count


def fill_places(state: State, mythology: i64, buffer: vec[i64]) -> i64:
    """Writes each drawn god in each empty slot (PAN-TOKEN-02)."""
    gods = drawn_gods(state, mythology)
    slots = empty_slots(state)
    count: i64 = 0
    while gods != 0:
        god = first(gods)
        gods &= gods - 1
        left = slots
        while left != 0:
            buffer[count] = pantheon_verbs.PLACE + god + first(left) * FIELD
            count += 1
            left &= left - 1
    return count


def fill_stacks(state: State, buffer: vec[i64]) -> i64:
    """Writes each stack that is not empty (PAN-WONDER-04)."""
    pantheon = state.pantheon
    count: i64 = 0
    if pantheon is None:
        return count
    mythology: i64 = 0
    while mythology < MYTHOLOGIES:
        if pantheon.top(mythology) >= 0:
            buffer[count] = pantheon_verbs.MYTHOLOGY + mythology
            count += 1
        mythology += 1
    return count


def apply(state: State, pending: i64, choice: i64) -> None:
    """Carries out a choice of Pantheon that is known to be allowed."""
    seat = steps.seat_of(pending)
    verb = choices.verb_of(choice)
    thing = choices.object_of(choice)
    second = choices.second_of(choice)
    mine = state.city(seat)
    theirs = state.city(1 - seat)
    if verb == pantheon_verbs.ACTIVATE:
        activate(state, seat, thing, choices.third_of(choice))
    elif verb == pantheon_verbs.PLACE:
        place_god(state, seat, thing, second)
    elif verb == pantheon_verbs.MYTHOLOGY:
        open_stack(state, seat, thing)
    elif verb == pantheon_verbs.GOD:
        choose_god(state, seat, steps.argument_of(pending), thing)
    elif verb == pantheon_verbs.ORDER:
        put_back(state, seat, steps.argument_of(pending), thing, second)
    elif verb == pantheon_verbs.ENKI:
        pantheon = state.pantheon
        if pantheon is not None:
            pantheon.tokens &= ~BIT[thing]
        return_tokens(state)
        take_token(state, seat, thing)
    elif verb == pantheon_verbs.SNAKE:
        pantheon = state.pantheon
        if pantheon is not None:
            pantheon.snake = thing
        learn(state, seat, CARDS[thing].symbol)
    elif verb == pantheon_verbs.STEAL:
        take_over(state, seat, thing)
    elif verb == pantheon_verbs.STRIKE:
        strike(state, seat, thing)
    elif verb == pantheon_verbs.UNBUILD:
        unbuild(state, thing)
    elif verb == pantheon_verbs.RAISE:
        pick_up(state, second)
        raise_wonder(state, seat, thing, second)
    elif verb == pantheon_verbs.CLAIM:
        theirs.wonders &= ~BIT[thing]
        mine.wonders |= BIT[thing]
    elif verb == pantheon_verbs.MINERVA:
        pantheon = state.pantheon
        if pantheon is not None:
            pantheon.minerva = thing - CAPITAL
    elif verb == pantheon_verbs.SINK:
        state.military &= ~BIT[thing]
    elif verb == pantheon_verbs.UNLEASH:
        use_token(state, seat, thing)
    else:
        raise choices.unknown_verb(verb)


def strike(state: State, seat: i64, slot: i64) -> None:
    """Discards a card of the structure and takes the token on it at once (PAN-GOD-ZEUS-01 to
    PAN-GOD-ZEUS-04)."""
    take(state, slot)
    throw_away(state, state.deal.card_at(state.age, slot))
    take_from(state, seat, slot)


def unbuild(state: State, wonder: i64) -> None:
    """Removes the card under a wonder, and its lasting effects; it may be built again (PAN-GOD-ANUBIS-01 to
    PAN-GOD-ANUBIS-06)."""
    owner: i64 = 0
    if state.city1.standing & BIT[wonder] != 0:
        owner = 1
    lose_wonder(state, owner, wonder)
    throw_away(state, state.under[wonder])
    state.under[wonder] = -1


@final
@mypyc_attr(acyclic=True)
class PantheonOwner(Owner):
    """The rules of Pantheon."""

    def possible(self, state: State, pending: i64) -> bool:
        return possible(state, pending)

    def fill(self, state: State, pending: i64, buffer: vec[i64]) -> i64:
        return fill(state, pending, buffer)

    def apply(self, state: State, pending: i64, choice: i64) -> None:
        apply(state, pending, choice)

    def set_up(self, state: State) -> None:
        """Lays out the structure, which is visible during the draft (PAN-SETUP-05)."""
        if state.present == 0:
            lay_out(state, 1)

    def fill_turn(self, state: State, seat: i64, buffer: vec[i64], count: i64) -> i64:
        """Writes the activations of gods."""
        return fill_activations(state, seat, buffer, count)

    def end_turn(self, state: State) -> bool:
        """Takes tokens from cards that are about to be turned up (PAN-TOKEN-01)."""
        return collect(state)

    def begin_age(self, state: State) -> None:
        """Turns the gods up in Age II (PAN-SETUP-13)."""
        open_pantheon(state)

    def points(self, state: State, seat: i64, line: i64) -> i64:
        """Returns the points of Grand Temples (line 0) or gods (line 1)."""
        if line == 0:
            return temple_points(state.city(seat))
        return lane(state.city(seat).points, GOD_POINTS) + god_points(state, seat)

    def added_points(self, state: State, seat: i64) -> i64:
        """Returns the points of both lines, except those printed on gods."""
        return temple_points(state.city(seat)) + god_points(state, seat)


def temple_points(city: City) -> i64:
    """Returns the points of all Grand Temples of a city (PAN-TEMPLE-03)."""
    return TEMPLE_POINTS[size(city.hi & TEMPLE_CARDS)]


def god_points(state: State, seat: i64) -> i64:
    """Returns the points that gods score per counted thing, and for coins on them."""
    mine = state.city(seat)
    counted = points_of(GODS, mine.gods & COUNTING_GODS[0], mine, state.city(1 - seat))
    return counted + mine.god_coins * GOD_COIN_POINTS
