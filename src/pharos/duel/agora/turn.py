"""The steps of Agora: whether they have any choice, what the choices are, and what they do."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from pharos.core.bits import BIT, LANE_MASK, ONE, first, lane
from pharos.duel import choices, steps
from pharos.duel.agora import steps as agora_steps
from pharos.duel.agora import verbs as agora_verbs
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
from pharos.duel.agora.influence import (
    move_cube,
    place_cube,
    remove_cube,
    senate_points,
    shift_decree,
    use_tokens,
)
from pharos.duel.agora.senate import ADJACENT, ALL_CHAMBERS, CHAMBERS, PRINTED, Senate
from pharos.duel.agora.senators import ACTION_FIELD, SECTION_CHAMBERS, recruit, senator_price
from pharos.duel.build import build
from pharos.duel.choices import FIELD, fill_mask
from pharos.duel.deal import REMOVED, SLOTS
from pharos.duel.owner import Owner
from pharos.duel.pantheon import verbs as pantheon_verbs
from pharos.duel.pantheon.tokens import take_from
from pharos.duel.piece import POLITICIAN, WORD_STARTS, WORDS
from pharos.duel.pieces import CARDS, color_word
from pharos.duel.pyramid import lay_out, take, turn_up
from pharos.duel.state import City, State

TRIGGERS_A_TURN: Final[i64] = PRINTED.setup.triggers_per_turn


def run(state: State, senate: Senate) -> bool:
    """Performs automatic actions: tokens reached by the pawn, cards to be turned up at once."""
    if senate.met != 0:
        use_tokens(state, senate)
        return True
    if state.depth == 0:
        senate.triggers = 0  # the turn is over (AGORA-TRIG-02)
        return False
    if steps.kind_of(state.stack[state.depth - 1]) == agora_steps.REVEAL:
        reveal(state)
        return True
    return False


def reveal(state: State) -> None:
    """Turns up uncovered cards, after the tokens on them have been taken one by one (PAN-TOKEN-03)."""
    pantheon = state.pantheon
    if pantheon is not None:
        marked = state.available & ~state.shown & pantheon.marks
        if marked != 0:
            take_from(state, steps.seat_of(state.stack[state.depth - 1]), first(marked))
            return
    state.depth -= 1
    turn_up(state)


def possible(state: State, senate: Senate, pending: i64) -> bool:
    """Returns whether a step of Agora has any choice (AGORA-TRIG-05, AGORA-MIL-05)."""
    kind = steps.kind_of(pending)
    seat = steps.seat_of(pending)
    if kind == agora_steps.INFLUENCE:
        return senate.supply(seat) > 0
    if kind == agora_steps.MOVE:
        return senate.cubes(seat) != 0
    if kind == agora_steps.REMOVE:
        return senate.cubes(1 - seat) != 0
    if kind == agora_steps.TRIGGER:
        return senate.unprepared(seat) != 0
    if kind == agora_steps.LOCK:
        return state.board | state.box | state.city(1 - seat).progress != 0
    if kind == agora_steps.TAKE:
        return last_row(state) != 0
    if kind == agora_steps.SEARCH:
        return state.box != 0
    if kind == agora_steps.CLEAR or kind == agora_steps.CLEAR_MORE:
        return state.available != 0
    if kind == agora_steps.SWAP:
        return swappable(state, steps.argument_of(pending)) != 0
    if kind == agora_steps.DEMOLISH:
        return state.city(1 - seat).standing != 0
    return kind < agora_steps.REVEAL


def last_row(state: State) -> i64:
    """Returns the slots of the last row with a building, covered or not (AGORA-CON-FRAUD-01,
    AGORA-CON-FRAUD-02)."""
    slots = state.layout.last_row & state.present
    found: i64 = 0
    while slots != 0:
        slot = first(slots)
        slots &= slots - 1
        if CARDS[state.deal.card_at(state.age, slot)].kind < POLITICIAN:
            found |= BIT[slot]
    return found


def swappable(state: State, colors: i64) -> i64:
    """Returns the colors among `colors` that both cities have."""
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
    if kind == agora_steps.SENATE:
        return fill_senate(senate, seat, SECTION_CHAMBERS[argument % ACTION_FIELD], buffer)
    if kind == agora_steps.MOVE:
        count = fill_moves(senate, seat, buffer, 0)
        return fill_one(agora_verbs.SKIP, buffer, count)
    if kind == agora_steps.INFLUENCE:
        return fill_mask(ALL_CHAMBERS, agora_verbs.INFLUENCE, 0, buffer, 0)
    if kind == agora_steps.CONSPIRATOR:
        count = 0
        if senate.supply(seat) > 0:
            count = fill_mask(ALL_CHAMBERS, agora_verbs.INFLUENCE, 0, buffer, 0)
        return fill_one(agora_verbs.CONSPIRE, buffer, count)
    if kind == agora_steps.REMOVE:
        return fill_mask(occupied(senate.cubes(1 - seat)), agora_verbs.REMOVE, 0, buffer, 0)
    if kind == agora_steps.KEEP:
        buffer[0] = agora_verbs.KEEP + argument % PAIR
        buffer[1] = agora_verbs.KEEP + argument % PAIR + FIELD
        buffer[2] = agora_verbs.KEEP + argument // PAIR
        buffer[3] = agora_verbs.KEEP + argument // PAIR + FIELD
        return 4
    if kind == agora_steps.TRIGGER:
        count = fill_mask(senate.unprepared(seat), agora_verbs.TRIGGER, 0, buffer, 0)
        return fill_one(agora_verbs.SKIP, buffer, count)
    return fill_deed(state, kind, seat, argument, buffer)


def fill_deed(state: State, kind: i64, seat: i64, argument: i64, buffer: vec[i64]) -> i64:
    """Writes the choices of a step that a conspiracy requires."""
    theirs = state.city(1 - seat)
    if kind == agora_steps.LOCK:
        return fill_mask(state.board | state.box | theirs.progress, agora_verbs.LOCK, 0, buffer, 0)
    if kind == agora_steps.TAKE:
        return fill_slots(state, last_row(state), buffer)
    if kind == agora_steps.PLAY:
        return fill_removed(state, buffer)
    if kind == agora_steps.SEARCH:
        return fill_mask(state.box, choices.LIBRARY_TOKEN, 0, buffer, 0)
    if kind == agora_steps.CLEAR:
        return fill_mask(state.available, pantheon_verbs.STRIKE, 0, buffer, 0)
    if kind == agora_steps.CLEAR_MORE:
        count = fill_mask(state.available, pantheon_verbs.STRIKE, 0, buffer, 0)
        return fill_one(agora_verbs.SKIP, buffer, count)
    if kind == agora_steps.SWAP:
        return fill_swaps(state, seat, swappable(state, argument), buffer)
    if kind == agora_steps.SHIFT:
        return fill_shifts(buffer)
    if kind != agora_steps.DEMOLISH:
        raise steps.unknown_step(kind)
    return fill_mask(theirs.standing, agora_verbs.DEMOLISH, 0, buffer, 0)


def fill_one(choice: i64, buffer: vec[i64], count: i64) -> i64:
    """Adds one choice to the buffer; returns the new count."""
    buffer[count] = choice
    return count + 1


def fill_senate(senate: Senate, seat: i64, chambers: i64, buffer: vec[i64]) -> i64:
    """Writes the actions of a Politician: place in its section, move anywhere, or stop (AGORA-POL-02 to
    AGORA-POL-07)."""
    count: i64 = 0
    if senate.supply(seat) > 0:
        count = fill_mask(chambers, agora_verbs.INFLUENCE, 0, buffer, 0)
    count = fill_moves(senate, seat, buffer, count)
    return fill_one(agora_verbs.PASS, buffer, count)


def fill_moves(senate: Senate, seat: i64, buffer: vec[i64], count: i64) -> i64:
    """Writes every move of an own cube to an adjacent chamber."""
    chambers = occupied(senate.cubes(seat))
    while chambers != 0:
        chamber = first(chambers)
        chambers &= chambers - 1
        targets = ADJACENT[chamber]
        while targets != 0:
            buffer[count] = agora_verbs.MOVE + chamber + first(targets) * FIELD
            count += 1
            targets &= targets - 1
    return count


def occupied(cubes: i64) -> i64:
    """Returns the chambers with cubes, from packed numbers of cubes."""
    chambers: i64 = 0
    chamber: i64 = 0
    while chamber < CHAMBERS:
        if cubes & (LANE_MASK * ONE[chamber]) != 0:
            chambers |= BIT[chamber]
        chamber += 1
    return chambers


def fill_slots(state: State, slots: i64, buffer: vec[i64]) -> i64:
    """Writes a choice for the card in each of these slots of the structure."""
    count: i64 = 0
    while slots != 0:
        buffer[count] = agora_verbs.TAKE + state.deal.card_at(state.age, first(slots))
        count += 1
        slots &= slots - 1
    return count


def fill_removed(state: State, buffer: vec[i64]) -> i64:
    """Writes the cards removed from the decks so far (AGORA-CON-TREASON-01, AGORA-CON-TREASON-02)."""
    count: i64 = 0
    n: i64 = 0
    while n < state.age * REMOVED:
        if state.deal.removed[n] >= 0:
            buffer[count] = agora_verbs.PLAY + state.deal.removed[n]
            count += 1
        n += 1
    return count


def fill_swaps(state: State, seat: i64, colors: i64, buffer: vec[i64]) -> i64:
    """Writes the exchange of each own card of these colors for each card of the opponent of that color."""
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
                given = agora_verbs.SWAP + first(own) + WORD_STARTS[word]
                own &= own - 1
                count = fill_pairs(given, theirs, color, buffer, count)
            word += 1
    return count


def fill_pairs(given: i64, theirs: City, color: i64, buffer: vec[i64], count: i64) -> i64:
    """Writes the exchange of one own card for each card of the opponent of its color."""
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
    """Writes the moves of each chamber's decree to each other chamber. Every chamber has one decree, since
    decrees are moved at most once per game."""
    count: i64 = 0
    chamber: i64 = 0
    while chamber < CHAMBERS:
        targets = ALL_CHAMBERS & ~BIT[chamber]
        while targets != 0:
            buffer[count] = agora_verbs.SHIFT + chamber + first(targets) * FIELD
            count += 1
            targets &= targets - 1
        chamber += 1
    return count


def fill_turn(state: State, senate: Senate, seat: i64, buffer: vec[i64], count: i64) -> i64:
    """Writes what Agora adds to a turn: preparing with an available card, triggering (AGORA-TURN-01,
    AGORA-PREP-*)."""
    unprepared = senate.unprepared(seat)
    if unprepared != 0:
        available = state.available
        cards = state.deal.cards
        places = (state.age - 1) * SLOTS
        while available != 0:
            card = cards[places + first(available)]
            available &= available - 1
            plots = unprepared
            while plots != 0:
                buffer[count] = agora_verbs.PREPARE + first(plots) + card * FIELD
                count += 1
                plots &= plots - 1
    if senate.triggers < TRIGGERS_A_TURN:
        return fill_mask(senate.ready(seat), agora_verbs.TRIGGER, 0, buffer, count)
    return count


def apply(state: State, senate: Senate, pending: i64, choice: i64) -> None:
    """Carries out a choice of Agora that is known to be allowed."""
    kind = steps.kind_of(pending)
    seat = steps.seat_of(pending)
    verb = choices.verb_of(choice)
    thing = choices.object_of(choice)
    second = choices.second_of(choice)
    if (
        kind == agora_steps.SENATE
        and verb != agora_verbs.PASS
        and steps.argument_of(pending) >= 2 * ACTION_FIELD
    ):
        state.push(agora_steps.SENATE, seat, steps.argument_of(pending) - ACTION_FIELD)
    if verb == agora_verbs.INFLUENCE:
        place_cube(state, senate, seat, thing)
    elif verb == agora_verbs.MOVE:
        move_cube(state, senate, seat, thing, second)
    elif verb == agora_verbs.REMOVE:
        remove_cube(state, senate, 1 - seat, thing)
    elif verb == agora_verbs.RECRUIT:
        take(state, state.deal.slot_of[thing])
        mine = state.city(seat)
        mine.spend(senator_price(mine))
        recruit(state, seat, thing)
    elif verb == agora_verbs.CONSPIRE:
        conspire(state, senate, seat)
    elif verb == agora_verbs.KEEP:
        keep(senate, pending, thing, second)
    elif verb == agora_verbs.PREPARE:
        prepare(state, senate, thing, second)
    elif verb == agora_verbs.TRIGGER:
        if kind == steps.TURN:
            senate.triggers += 1
            state.due = 1
            state.push(steps.TURN, seat, 0)
        trigger(state, senate, seat, thing)
    elif verb == agora_verbs.LOCK:
        lock(state, senate, seat, thing)
    elif verb == agora_verbs.TAKE:
        build_last_row(state, seat, thing)
    elif verb == agora_verbs.PLAY:
        senate.played = thing
        build(state, seat, thing)
    elif verb == pantheon_verbs.STRIKE:
        clear(state, seat, thing)
    elif verb == agora_verbs.SWAP:
        swap(state, seat, thing, second)
    elif verb == agora_verbs.SHIFT:
        shift_decree(state, senate, thing, second)
    elif verb == agora_verbs.DEMOLISH:
        demolish(state, seat, thing)
    elif verb != agora_verbs.PASS and verb != agora_verbs.SKIP:
        raise choices.unknown_verb(verb)


@final
@mypyc_attr(acyclic=True)
class AgoraOwner(Owner):
    """The rules of Agora."""

    def possible(self, state: State, pending: i64) -> bool:
        return possible(state, senate_at(state, pending), pending)

    def fill(self, state: State, pending: i64, buffer: vec[i64]) -> i64:
        return fill(state, senate_at(state, pending), pending, buffer)

    def apply(self, state: State, pending: i64, choice: i64) -> None:
        apply(state, senate_at(state, pending), pending, choice)

    def fee(self, state: State, seat: i64) -> i64:
        """Returns the price of a Senator (AGORA-TURN-01)."""
        return senator_price(state.city(seat))

    def revive(self, state: State, seat: i64, card: i64) -> None:
        """Recruits a Senator for free (AGORA-REC-04)."""
        recruit(state, seat, card)

    def set_up(self, state: State) -> None:
        """Lays out the structure, which is visible during the draft (AGORA-SETUP-13)."""
        if state.present == 0:
            lay_out(state, 1)

    def drafts(self, state: State) -> bool:
        """Returns whether Agora is played (AGORA-WONDER-01)."""
        return state.senate is not None

    def on_draft(self, state: State, seat: i64, asked: i64) -> None:
        """Applies the effect of a drafted wonder (AGORA-WONDER-01, AGORA-WONDER-04, AGORA-WONDER-06,
        AGORA-WONDER-07)."""
        senate = state.senate
        if senate is not None and asked == agora_steps.KEEP:
            conspire(state, senate, seat)
        else:
            state.push(asked, seat, 0)

    def run(self, state: State) -> bool:
        """Applies tokens reached by the pawn, and turns cards up."""
        senate = state.senate
        return senate is not None and run(state, senate)

    def fill_turn(self, state: State, seat: i64, buffer: vec[i64], count: i64) -> i64:
        """Writes the choices of preparing and triggering conspiracies."""
        senate = state.senate
        if senate is None:
            return count
        return fill_turn(state, senate, seat, buffer, count)

    def draw(self, state: State, seat: i64, tokens: i64) -> None:
        """Records that this seat knows these tokens are not the locked one."""
        senate = state.senate
        if senate is not None:
            senate.see_tokens(seat, tokens)

    def take(self, state: State, token: i64) -> None:
        """Records that everyone knows this token is not the locked one."""
        senate = state.senate
        if senate is not None:
            senate.show_tokens(BIT[token])

    def points(self, state: State, seat: i64, line: i64) -> i64:
        """Returns the points of controlled chambers."""
        return senate_points(state, seat)

    def added_points(self, state: State, seat: i64) -> i64:
        """Returns the points of controlled chambers, the only line of Agora."""
        return senate_points(state, seat)


def senate_at(state: State, pending: i64) -> Senate:
    """Returns the Senate; raises an error if a step of Agora is pending in a game without it."""
    senate = state.senate
    if senate is None:
        raise steps.unknown_step(steps.kind_of(pending))
    return senate
