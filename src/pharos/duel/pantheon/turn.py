"""What the steps of Pantheon offer, whether they offer anything, and what a choice does."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pharos.core.bits import BIT, LANE_MASK, ONE, first, lane
from pharos.duel import choices, steps
from pharos.duel.build import raise_wonder
from pharos.duel.choices import FIELD, fill_mask
from pharos.duel.discard import pick_up, throw_away
from pharos.duel.gain import lose_wonder, take_over, take_token
from pharos.duel.military import CAPITAL, use_token
from pharos.duel.pantheon.activation import (
    activate,
    choose_god,
    open_stack,
    put_back,
    return_tokens,
    revealed,
)
from pharos.duel.pantheon.gods import GODS, MYTHOLOGIES
from pharos.duel.pantheon.tokens import drawn_gods, empty_slots, place_god, take_from
from pharos.duel.piece import GREEN, WORD_STARTS, WORDS
from pharos.duel.pieces import CARDS, color_word
from pharos.duel.pyramid import take
from pharos.duel.science import learn
from pharos.duel.state import State

ALL_SPACES: Final[i64] = 2 ** (2 * int(CAPITAL) + 1) - 1


def possible(state: State, pending: i64) -> bool:
    """Whether a step of Pantheon has an option at all."""
    kind = steps.kind_of(pending)
    seat = steps.seat_of(pending)
    argument = steps.argument_of(pending)
    if kind == steps.STEAL:
        return state.city(1 - seat).counts & color_lanes(argument) != 0  # PAN-GOD-BAAL-03
    if kind == steps.CLAIM:
        theirs = state.city(1 - seat)
        return theirs.wonders & ~theirs.standing != 0
    if kind == steps.RAISE:  # PAN-GOD-ISIS-04
        mine = state.city(seat)
        return mine.wonders & ~mine.standing != 0 and state.any_discarded()
    if kind == steps.STRIKE:
        return state.present != 0
    if kind == steps.UNBUILD:
        return state.city0.standing | state.city1.standing != 0
    if kind == steps.SNAKE:
        return lane(state.city(1 - seat).counts, GREEN) != 0  # PAN-GOD-NISABA-03
    if kind == steps.SINK or kind == steps.UNLEASH:
        return state.military != 0  # PAN-GOD-NEPTUNE-03
    pantheon = state.pantheon
    if pantheon is None:
        return False
    if kind == steps.PLACE:
        return pantheon.top(argument) >= 0 and empty_slots(state) != 0
    if kind == steps.ENKI:
        return pantheon.tokens != 0
    if kind == steps.MYTHOLOGY or kind == steps.GOD:
        return revealed(pantheon, 0) != 0
    return True


def color_lanes(colors: i64) -> i64:
    """The lanes of a count of cards for a set of colors."""
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
    if kind == steps.SNAKE:
        return fill_cards(state, seat, BIT[GREEN], choices.SNAKE, buffer)
    if kind == steps.STEAL:
        return fill_cards(state, seat, argument, choices.STEAL, buffer)
    if kind == steps.STRIKE:
        return fill_mask(state.present, choices.STRIKE, 0, buffer, 0)
    if kind == steps.UNBUILD:
        return fill_mask(state.city0.standing | state.city1.standing, choices.UNBUILD, 0, buffer, 0)
    if kind == steps.RAISE:
        return fill_raise(state, seat, buffer)
    if kind == steps.CLAIM:
        theirs = state.city(1 - seat)
        return fill_mask(theirs.wonders & ~theirs.standing, choices.CLAIM, 0, buffer, 0)
    if kind == steps.MINERVA:
        spaces = ALL_SPACES & ~BIT[state.pawn + CAPITAL]  # PAN-GOD-MINERVA-02
        return fill_mask(spaces, choices.MINERVA, 0, buffer, 0)
    if kind == steps.SINK:
        return fill_mask(state.military, choices.SINK, 0, buffer, 0)
    if kind == steps.UNLEASH:
        return fill_mask(state.military, choices.UNLEASH, 0, buffer, 0)
    pantheon = state.pantheon
    if pantheon is None:
        return 0
    if kind == steps.PLACE:
        return fill_places(state, argument, buffer)
    if kind == steps.ENKI:
        return fill_mask(pantheon.tokens, choices.ENKI, 0, buffer, 0)
    if kind == steps.MYTHOLOGY:
        return fill_stacks(state, buffer)
    if kind == steps.GOD:
        return fill_mask(revealed(pantheon, argument), choices.GOD, 0, buffer, 0)
    if kind != steps.ORDER:
        raise steps.unknown_step(kind)
    gods = revealed(pantheon, 1 + GODS[argument].mythology)
    one = first(gods)
    other = first(gods & (gods - 1))
    buffer[0] = choices.ORDER + one + other * FIELD
    buffer[1] = choices.ORDER + other + one * FIELD
    return 2


def fill_cards(state: State, seat: i64, colors: i64, verb: i64, buffer: vec[i64]) -> i64:
    """The opponent's cards of some colors."""
    theirs = state.city(1 - seat)
    count: i64 = 0
    word: i64 = 0
    while word < WORDS:
        wanted: i64 = 0
        left = colors
        while left != 0:
            wanted |= color_word(word, first(left))
            left &= left - 1
        count = fill_mask(theirs.word(word) & wanted, verb, WORD_STARTS[word], buffer, count)
        word += 1
    return count


def fill_raise(state: State, seat: i64, buffer: vec[i64]) -> i64:
    """Each own unbuilt wonder with each card of the discard pile (PAN-GOD-ISIS-01)."""
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
                buffer[count] = choices.RAISE + wonder + (first(cards) + WORD_STARTS[word]) * FIELD
                count += 1
                cards &= cards - 1
            word += 1
    return count


def fill_places(state: State, mythology: i64, buffer: vec[i64]) -> i64:
    """Each drawn god in each empty slot (PAN-TOKEN-02)."""
    gods = drawn_gods(state, mythology)
    slots = empty_slots(state)
    count: i64 = 0
    while gods != 0:
        god = first(gods)
        gods &= gods - 1
        left = slots
        while left != 0:
            buffer[count] = choices.PLACE + god + first(left) * FIELD
            count += 1
            left &= left - 1
    return count


def fill_stacks(state: State, buffer: vec[i64]) -> i64:
    """Each stack that is not empty (PAN-WONDER-04)."""
    pantheon = state.pantheon
    count: i64 = 0
    if pantheon is None:
        return count
    mythology: i64 = 0
    while mythology < MYTHOLOGIES:
        if pantheon.top(mythology) >= 0:
            buffer[count] = choices.MYTHOLOGY + mythology
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
    if verb == choices.ACTIVATE:
        activate(state, seat, thing, choices.third_of(choice))
    elif verb == choices.PLACE:
        place_god(state, seat, thing, second)
    elif verb == choices.MYTHOLOGY:
        open_stack(state, seat, thing)
    elif verb == choices.GOD:
        choose_god(state, seat, steps.argument_of(pending), thing)
    elif verb == choices.ORDER:
        put_back(state, seat, steps.argument_of(pending), thing, second)
    elif verb == choices.ENKI:
        pantheon = state.pantheon
        if pantheon is not None:
            pantheon.tokens &= ~BIT[thing]
        return_tokens(state)
        take_token(state, seat, thing)
    elif verb == choices.SNAKE:
        pantheon = state.pantheon
        if pantheon is not None:
            pantheon.snake = thing
        learn(state, seat, CARDS[thing].symbol)
    elif verb == choices.STEAL:
        take_over(state, seat, thing)
    elif verb == choices.STRIKE:
        strike(state, seat, thing)
    elif verb == choices.UNBUILD:
        unbuild(state, thing)
    elif verb == choices.RAISE:
        pick_up(state, second)
        raise_wonder(state, seat, thing, second)
    elif verb == choices.CLAIM:
        theirs.wonders &= ~BIT[thing]
        mine.wonders |= BIT[thing]
    elif verb == choices.MINERVA:
        pantheon = state.pantheon
        if pantheon is not None:
            pantheon.minerva = thing - CAPITAL
    elif verb == choices.SINK:
        state.military &= ~BIT[thing]
    elif verb == choices.UNLEASH:
        use_token(state, seat, thing)
    else:
        raise choices.unknown_verb(verb)


def strike(state: State, seat: i64, slot: i64) -> None:
    """A card of the structure is discarded; the token on it is taken at once (PAN-GOD-ZEUS-01 to
    PAN-GOD-ZEUS-04)."""
    take(state, slot)
    throw_away(state, state.deal.card_at(state.age, slot))
    take_from(state, seat, slot)


def unbuild(state: State, wonder: i64) -> None:
    """A wonder loses its card and all that lasts; it may be built again (PAN-GOD-ANUBIS-01 to
    PAN-GOD-ANUBIS-06)."""
    owner: i64 = 0
    if state.city1.standing & BIT[wonder] != 0:
        owner = 1
    lose_wonder(state, owner, wonder)
    throw_away(state, state.under[wonder])
    state.under[wonder] = -1
