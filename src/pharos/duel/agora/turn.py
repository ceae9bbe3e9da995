"""What the steps of Agora offer, whether they offer anything, and what a choice does."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pharos.core.bits import BIT, LANE_MASK, ONE, first, lane
from pharos.duel import choices, steps
from pharos.duel.agora.conspiracy import (
    PAIR,
    build_last_row,
    clear,
    conspire,
    demolish,
    keep,
    lock,
    prepare,
    swap,
    trigger,
)
from pharos.duel.agora.influence import move_cube, place_cube, remove_cube, shift_decree, use_tokens
from pharos.duel.agora.senate import ADJACENT, ALL_CHAMBERS, CHAMBERS, PRINTED, Senate
from pharos.duel.agora.senators import ACTION_FIELD, SECTION_CHAMBERS, recruit, senator_price
from pharos.duel.build import build
from pharos.duel.choices import FIELD, fill_mask
from pharos.duel.deal import REMOVED
from pharos.duel.pantheon.tokens import take_from
from pharos.duel.piece import POLITICIAN, WORD_STARTS, WORDS
from pharos.duel.pieces import CARDS, WONDERS, color_word
from pharos.duel.pyramid import take, turn_up
from pharos.duel.state import City, State

TRIGGERS_A_TURN: Final[i64] = PRINTED.setup.triggers_per_turn


def run(state: State, senate: Senate) -> bool:
    """Does what is due without a question: tokens met by the pawn, cards to be turned up at once."""
    if senate.met != 0:
        use_tokens(state, senate)
        return True
    if state.depth == 0:
        senate.triggers = 0  # the turn is over (AGORA-TRIG-02)
        return False
    if steps.kind_of(state.stack[state.depth - 1]) == steps.REVEAL:
        reveal(state)
        return True
    return False


def reveal(state: State) -> None:
    """Turns up what is uncovered, after the tokens on it have been taken one by one (PAN-TOKEN-03)."""
    pantheon = state.pantheon
    if pantheon is not None:
        marked = state.available & ~state.shown & pantheon.marks
        if marked != 0:
            take_from(state, steps.seat_of(state.stack[state.depth - 1]), first(marked))
            return
    state.depth -= 1
    turn_up(state)


def on_draft(state: State, senate: Senate, seat: i64, wonder: i64) -> None:
    """What a wonder does when it is drafted (AGORA-WONDER-01, AGORA-WONDER-04, AGORA-WONDER-06,
    AGORA-WONDER-07)."""
    asked = WONDERS[wonder].on_draft
    if asked == steps.KEEP:
        conspire(state, senate, seat)
    elif asked != 0:
        state.push(asked, seat, 0)


def possible(state: State, senate: Senate, pending: i64) -> bool:
    """Whether a step of Agora has an option at all (AGORA-TRIG-05, AGORA-MIL-05)."""
    kind = steps.kind_of(pending)
    seat = steps.seat_of(pending)
    if kind == steps.INFLUENCE:
        return senate.supply(seat) > 0
    if kind == steps.MOVE:
        return senate.cubes(seat) != 0
    if kind == steps.REMOVE:
        return senate.cubes(1 - seat) != 0
    if kind == steps.TRIGGER:
        return senate.unprepared(seat) != 0
    if kind == steps.LOCK:
        return state.board | state.box | state.city(1 - seat).progress != 0
    if kind == steps.TAKE:
        return last_row(state) != 0
    if kind == steps.SEARCH:
        return state.box != 0
    if kind == steps.CLEAR or kind == steps.CLEAR_MORE:
        return state.available != 0
    if kind == steps.SWAP:
        return swappable(state, steps.argument_of(pending)) != 0
    if kind == steps.DEMOLISH:
        return state.city(1 - seat).standing != 0
    return kind < steps.REVEAL


def last_row(state: State) -> i64:
    """The slots of the last row with a building, covered or not (AGORA-CON-FRAUD-01, AGORA-CON-FRAUD-02)."""
    slots = state.layout.last_row & state.present
    found: i64 = 0
    while slots != 0:
        slot = first(slots)
        slots &= slots - 1
        if CARDS[state.deal.card_at(state.age, slot)].kind < POLITICIAN:
            found |= BIT[slot]
    return found


def swappable(state: State, colors: i64) -> i64:
    """The colors among some that both cities have."""
    found: i64 = 0
    while colors != 0:
        color = first(colors)
        colors &= colors - 1
        if lane(state.city0.counts, color) != 0 and lane(state.city1.counts, color) != 0:
            found |= BIT[color]
    return found


def fill(state: State, senate: Senate, pending: i64, buffer: vec[i64]) -> i64:
    """Writes the choices of a step of Agora into a buffer; returns how many there are."""
    kind = steps.kind_of(pending)
    seat = steps.seat_of(pending)
    argument = steps.argument_of(pending)
    if kind == steps.SENATE:
        return fill_senate(senate, seat, SECTION_CHAMBERS[argument % ACTION_FIELD], buffer)
    if kind == steps.MOVE:
        count = fill_moves(senate, seat, buffer, 0)
        return fill_one(choices.SKIP, buffer, count)
    if kind == steps.INFLUENCE:
        return fill_mask(ALL_CHAMBERS, choices.INFLUENCE, 0, buffer, 0)
    if kind == steps.CONSPIRATOR:
        count = 0
        if senate.supply(seat) > 0:
            count = fill_mask(ALL_CHAMBERS, choices.INFLUENCE, 0, buffer, 0)
        return fill_one(choices.CONSPIRE, buffer, count)
    if kind == steps.REMOVE:
        return fill_mask(occupied(senate.cubes(1 - seat)), choices.REMOVE, 0, buffer, 0)
    if kind == steps.KEEP:
        buffer[0] = choices.KEEP + argument % PAIR
        buffer[1] = choices.KEEP + argument % PAIR + FIELD
        buffer[2] = choices.KEEP + argument // PAIR
        buffer[3] = choices.KEEP + argument // PAIR + FIELD
        return 4
    if kind == steps.TRIGGER:
        count = fill_mask(senate.unprepared(seat), choices.TRIGGER, 0, buffer, 0)
        return fill_one(choices.SKIP, buffer, count)
    return fill_deed(state, kind, seat, argument, buffer)


def fill_deed(state: State, kind: i64, seat: i64, argument: i64, buffer: vec[i64]) -> i64:
    """The choices of what a conspiracy asks for."""
    theirs = state.city(1 - seat)
    if kind == steps.LOCK:
        return fill_mask(state.board | state.box | theirs.progress, choices.LOCK, 0, buffer, 0)
    if kind == steps.TAKE:
        return fill_slots(state, last_row(state), buffer)
    if kind == steps.PLAY:
        return fill_removed(state, buffer)
    if kind == steps.SEARCH:
        return fill_mask(state.box, choices.LIBRARY_TOKEN, 0, buffer, 0)
    if kind == steps.CLEAR:
        return fill_mask(state.available, choices.STRIKE, 0, buffer, 0)
    if kind == steps.CLEAR_MORE:
        count = fill_mask(state.available, choices.STRIKE, 0, buffer, 0)
        return fill_one(choices.SKIP, buffer, count)
    if kind == steps.SWAP:
        return fill_swaps(state, seat, swappable(state, argument), buffer)
    if kind == steps.SHIFT:
        return fill_shifts(buffer)
    if kind != steps.DEMOLISH:
        raise steps.unknown_step(kind)
    return fill_mask(theirs.standing, choices.DEMOLISH, 0, buffer, 0)


def fill_one(choice: i64, buffer: vec[i64], count: i64) -> i64:
    """One choice more."""
    buffer[count] = choice
    return count + 1


def fill_senate(senate: Senate, seat: i64, chambers: i64, buffer: vec[i64]) -> i64:
    """An action of a Politician: place in his section, move anywhere, or stop (AGORA-POL-02 to
    AGORA-POL-07)."""
    count: i64 = 0
    if senate.supply(seat) > 0:
        count = fill_mask(chambers, choices.INFLUENCE, 0, buffer, 0)
    count = fill_moves(senate, seat, buffer, count)
    return fill_one(choices.PASS, buffer, count)


def fill_moves(senate: Senate, seat: i64, buffer: vec[i64], count: i64) -> i64:
    """Every move of an own cube to an adjacent chamber."""
    chambers = occupied(senate.cubes(seat))
    while chambers != 0:
        chamber = first(chambers)
        chambers &= chambers - 1
        targets = ADJACENT[chamber]
        while targets != 0:
            buffer[count] = choices.MOVE + chamber + first(targets) * FIELD
            count += 1
            targets &= targets - 1
    return count


def occupied(cubes: i64) -> i64:
    """The chambers with cubes, of packed numbers of cubes."""
    chambers: i64 = 0
    chamber: i64 = 0
    while chamber < CHAMBERS:
        if cubes & (LANE_MASK * ONE[chamber]) != 0:
            chambers |= BIT[chamber]
        chamber += 1
    return chambers


def fill_slots(state: State, slots: i64, buffer: vec[i64]) -> i64:
    """The cards of some slots of the structure."""
    count: i64 = 0
    while slots != 0:
        buffer[count] = choices.TAKE + state.deal.card_at(state.age, first(slots))
        count += 1
        slots &= slots - 1
    return count


def fill_removed(state: State, buffer: vec[i64]) -> i64:
    """The cards removed from the decks of all ages so far (AGORA-CON-TREASON-01, AGORA-CON-TREASON-02)."""
    count: i64 = 0
    n: i64 = 0
    while n < state.age * REMOVED:
        if state.deal.removed[n] >= 0:
            buffer[count] = choices.PLAY + state.deal.removed[n]
            count += 1
        n += 1
    return count


def fill_swaps(state: State, seat: i64, colors: i64, buffer: vec[i64]) -> i64:
    """Each own card of a color with each of the opponent's cards of that color."""
    count: i64 = 0
    mine = state.city(seat)
    theirs = state.city(1 - seat)
    while colors != 0:
        color = first(colors)
        colors &= colors - 1
        word: i64 = 0
        while word < WORDS:
            own = mine.word(word) & color_word(word, color)
            while own != 0:
                given = choices.SWAP + first(own) + WORD_STARTS[word]
                own &= own - 1
                count = fill_pairs(given, theirs, color, buffer, count)
            word += 1
    return count


def fill_pairs(given: i64, theirs: City, color: i64, buffer: vec[i64], count: i64) -> i64:
    """One own card with each of the opponent's cards of its color."""
    word: i64 = 0
    while word < WORDS:
        taken = theirs.word(word) & color_word(word, color)
        while taken != 0:
            buffer[count] = given + (first(taken) + WORD_STARTS[word]) * FIELD
            count += 1
            taken &= taken - 1
        word += 1
    return count


def fill_shifts(buffer: vec[i64]) -> i64:
    """Each chamber's decree to each other chamber; it is moved once a game, when all have one."""
    count: i64 = 0
    chamber: i64 = 0
    while chamber < CHAMBERS:
        targets = ALL_CHAMBERS & ~BIT[chamber]
        while targets != 0:
            buffer[count] = choices.SHIFT + chamber + first(targets) * FIELD
            count += 1
            targets &= targets - 1
        chamber += 1
    return count


def fill_turn(state: State, senate: Senate, seat: i64, buffer: vec[i64], count: i64) -> i64:
    """What Agora adds to a turn: prepare with an available card, trigger (AGORA-TURN-01, AGORA-PREP-*)."""
    unprepared = senate.unprepared(seat)
    if unprepared != 0:
        available = state.available
        while available != 0:
            card = state.deal.card_at(state.age, first(available))
            available &= available - 1
            plots = unprepared
            while plots != 0:
                buffer[count] = choices.PREPARE + first(plots) + card * FIELD
                count += 1
                plots &= plots - 1
    if senate.triggers < TRIGGERS_A_TURN:
        return fill_mask(senate.ready(seat), choices.TRIGGER, 0, buffer, count)
    return count


def apply(state: State, senate: Senate, pending: i64, choice: i64) -> None:
    """Carries out a choice of Agora that is known to be allowed."""
    kind = steps.kind_of(pending)
    seat = steps.seat_of(pending)
    verb = choices.verb_of(choice)
    thing = choices.object_of(choice)
    second = choices.second_of(choice)
    if kind == steps.SENATE and verb != choices.PASS and steps.argument_of(pending) >= 2 * ACTION_FIELD:
        state.push(steps.SENATE, seat, steps.argument_of(pending) - ACTION_FIELD)
    if verb == choices.INFLUENCE:
        place_cube(state, senate, seat, thing)
    elif verb == choices.MOVE:
        move_cube(state, senate, seat, thing, second)
    elif verb == choices.REMOVE:
        remove_cube(state, senate, 1 - seat, thing)
    elif verb == choices.RECRUIT:
        take(state, state.deal.slot_of[thing])
        mine = state.city(seat)
        mine.spend(senator_price(mine))
        recruit(state, seat, thing)
    elif verb == choices.CONSPIRE:
        conspire(state, senate, seat)
    elif verb == choices.KEEP:
        keep(senate, pending, thing, second)
    elif verb == choices.PREPARE:
        prepare(state, senate, thing, second)
    elif verb == choices.TRIGGER:
        if kind == steps.TURN:
            senate.triggers += 1
            state.push(steps.TURN, seat, 0)
        trigger(state, senate, seat, thing)
    elif verb == choices.LOCK:
        lock(state, senate, seat, thing)
    elif verb == choices.TAKE:
        build_last_row(state, seat, thing)
    elif verb == choices.PLAY:
        senate.played = thing
        build(state, seat, thing)
    elif verb == choices.STRIKE:
        clear(state, seat, thing)
    elif verb == choices.SWAP:
        swap(state, seat, thing, second)
    elif verb == choices.SHIFT:
        shift_decree(state, senate, thing, second)
    elif verb == choices.DEMOLISH:
        demolish(state, seat, thing)
    elif verb != choices.PASS and verb != choices.SKIP:
        raise choices.unknown_verb(verb)
