"""The evaluation of the greedy agent in 7 Wonders: points of every category, plus the future value of
production, coins, chains, symbols, and shields.

Information hidden from the seat is not used. Players who choose at the same time are assumed to do nothing:
they discard a card for coins and pay what they owe. A follow-up choice that reveals something hidden (the
discard pile, drawn leaders) is not expanded; it has a fixed value. So every game consistent with what the
seat knows gets the same evaluation.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pharos.ai.best import any_of_best
from pharos.ai.traits import Traits, first_units, worth_of_units
from pharos.classic import steps
from pharos.classic.boards import BOARDS
from pharos.classic.choices import DISCARD, object_of, verb_of
from pharos.classic.cities import steps as cities_steps
from pharos.classic.cities.verbs import PAY
from pharos.classic.city import City
from pharos.classic.free_city import fill_rest
from pharos.classic.leaders import steps as leaders_steps
from pharos.classic.piece import CONTENT, RESOURCES, SYMBOLS
from pharos.classic.pieces import CARDS, WORD_STARTS, WORDS
from pharos.classic.score import total_points
from pharos.classic.state import State
from pharos.classic.turn import MOST_CHOICES, apply, fill_choices, waiting
from pharos.core.bits import BIT, WORD, first, lane, size
from pharos.core.chance import Chance

CARD_TRAITS: Final[list[Traits]] = [Traits(card.effects, RESOURCES, SYMBOLS) for card in CONTENT.cards]
LEADER_TRAITS: Final[list[Traits]] = [
    Traits(leader.effects, RESOURCES, SYMBOLS) for leader in CONTENT.leaders
]
STAGE_TRAITS: Final[list[list[Traits]]] = [
    [Traits(stage.effects, RESOURCES, SYMBOLS) for stage in wonder.stages] for wonder in CONTENT.wonders
]
VICTORY_POINTS: Final[list[float]] = [float(value) for value in CONTENT.setup.victory_points]
DEFEAT_POINTS: Final = float(CONTENT.setup.defeat_points)
AGES: Final[i64] = len(CONTENT.setup.victory_points)
TURNS_PER_AGE: Final[i64] = 6

RAW: Final = vec[i64]([int(row.kind == "raw") for row in CONTENT.resources])
RESOURCE_LANES: Final[i64] = len(RESOURCES)
RAW_WORTH: Final = first_units((3.2, 2.0, 0.6))
GOOD_WORTH: Final = first_units((2.8, 0.4))
"""Value of the first, second, … unit a city produces."""
CHOICE_WORTH: Final = 3.2
DISCOUNT_WORTH: Final = 1.8
CHAIN_WORTH: Final = 0.9
SYMBOL_WORTH: Final = 1.6
"""Value of a symbol beyond its points, at the start of a game."""
CONFLICT_HOPE: Final = 0.6
"""Weight of the points that the next conflict would bring with today's shields."""
LATER_HOPE: Final = 0.3
NEIGHBOUR: Final = 0.25
"""Weight of a neighbor's points relative to its own."""
WIN: Final = 1000.0
FOLLOW_UPS: Final[i64] = 2
"""Maximum depth of follow-up choices that are searched."""
MANY: Final[i64] = 40
"""Follow-up choices with more options than this are not searched."""
FROM_DISCARD: Final = 4.0
EXTRA_LEADER: Final = 2.5
"""Values of choices that reveal something hidden."""

_PLACES: Final = {card.id: place for place, card in enumerate(CONTENT.cards)}
_LINKS: Final = [(_PLACES[giver], _PLACES[card.id]) for card in CONTENT.cards for giver in card.chain_from]
GIVERS: Final = vec[i64]([giver for giver, _ in _LINKS])
TAKERS: Final = vec[i64]([taker for _, taker in _LINKS])
LINKS: Final[i64] = len(_LINKS)


def best_choice(state: State, seat: i64, chance: Chance) -> i64:
    """Returns the choice with the best evaluation for a seat; ties are broken at random."""
    buffer = vec[i64]([0] * MOST_CHOICES)
    count = fill_choices(state, seat, buffer)
    if count < 2:
        return buffer[0]
    idle = while_others_do_nothing(state, seat)
    worths = vec[float]([0.0] * int(count))
    n: i64 = 0
    while n < count:
        worths[n] = worth_after(idle, seat, buffer[n], FOLLOW_UPS)
        n += 1
    return buffer[any_of_best(worths, count, chance)]


def while_others_do_nothing(state: State, seat: i64) -> State:
    """Returns a copy of the game in which all other seats that must choose do nothing, replacing any
    locked-in choice."""
    idle = state.clone()
    cities = steps.cities_of(idle.asked)
    while cities != 0:
        number = first(cities)
        cities &= cities - 1
        if idle.decider(number) != seat:
            idle.sealed[number] = 0
            idle.owed |= BIT[number]
    buffer = vec[i64]([0] * MOST_CHOICES)
    others = waiting(idle) & ~BIT[seat]
    while others != 0:
        other = first(others)
        if idle.asked_city(other) >= idle.deal.players and steps.kind_of(idle.asked) == steps.TURN:
            # The free city must build what it can, but the hand of its holder is hidden: assume a discard.
            count = fill_rest(idle, object_of(idle.sealed[other]), True, buffer)
        else:
            count = fill_choices(idle, other, buffer)
        apply(idle, other, idle_choice(buffer, count))
        others = waiting(idle) & ~BIT[seat]
    return idle


def idle_choice(buffer: vec[i64], count: i64) -> i64:
    """Returns the do-nothing choice of a seat: a discard, paying all it can, or the first option."""
    if verb_of(buffer[0]) == PAY:
        return buffer[count - 1]
    n: i64 = 0
    while n < count:
        if verb_of(buffer[n]) == DISCARD:
            return buffer[n]
        n += 1
    return buffer[0]


def worth_after(state: State, seat: i64, choice: i64, follow_ups: i64) -> float:
    """Evaluates a seat after a choice and the best follow-up choices in its turn."""
    after = state.clone()
    apply(after, seat, choice)
    if after.over:
        return end_worth(after, seat)
    promise = 0.0
    if waiting(after) & BIT[seat] != 0 and after.age == state.age and after.turn == state.turn:
        kind = steps.kind_of(after.asked)
        if kind == steps.REVIVE:
            promise = FROM_DISCARD
        elif kind == leaders_steps.EXTRA_LEADER:
            promise = EXTRA_LEADER
        elif follow_ups > 0 and shows_nothing(after, seat, kind):
            after = while_others_do_nothing(after, seat)
            buffer = vec[i64]([0] * MOST_CHOICES)
            count = fill_choices(after, seat, buffer)
            if count <= MANY:
                best = worth_after(after, seat, buffer[0], follow_ups - 1)
                n: i64 = 1
                while n < count:
                    best = max(best, worth_after(after, seat, buffer[n], follow_ups - 1))
                    n += 1
                return best
    return worth(after, seat) + promise


def shows_nothing(state: State, seat: i64, kind: i64) -> bool:
    """Whether a follow-up choice uses only what the seat already holds."""
    if kind == steps.LAST_CARD:
        return state.asked_city(seat) < state.deal.players
    return kind == steps.TURN or kind == leaders_steps.COPY or kind == cities_steps.LOSSES


def end_worth(state: State, seat: i64) -> float:
    """Evaluates a finished game: the lead over the mean of the others, with a large bonus for a win."""
    others: i64 = 0
    other: i64 = 0
    while other < state.deal.players:
        if other != seat:
            others += total_points(state, other)
        other += 1
    lead = float(total_points(state, seat)) - float(others) / float(state.deal.players - 1)
    if state.winners & BIT[seat] == 0:
        return lead - WIN
    return lead + WIN / float(size(state.winners))


def worth(state: State, seat: i64) -> float:
    """Evaluates a position for a seat in approximate points, less a share of its neighbors' points."""
    left = part_left(state)
    value = float(total_points(state, seat)) + promise_of(state.city(seat), left)
    value += conflicts(state, seat, left)
    rivals: i64 = 0
    around: i64 = 0
    one = state.left_of(seat)
    other = state.right_of(seat)
    if one < state.deal.players:
        rivals += total_points(state, one)
        around += 1
    if other < state.deal.players and other != one:
        rivals += total_points(state, other)
        around += 1
    return value - NEIGHBOUR * float(rivals) / float(around)


def part_left(state: State) -> float:
    """Returns the fraction of the game that remains."""
    age = state.age
    if age < 1:
        age = 1
    turn = state.turn - 1
    if turn < 0:
        turn = 0
    if turn > TURNS_PER_AGE:
        turn = TURNS_PER_AGE
    return max(0.0, 1.0 - float((age - 1) * TURNS_PER_AGE + turn) / float(AGES * TURNS_PER_AGE))


def promise_of(city: City, left: float) -> float:
    """Returns the future value of a city's production, coins, chains, and symbols."""
    made: i64 = 0
    choices: i64 = 0
    discounts: i64 = 0
    symbols: i64 = 0
    powers = 0.0
    if city.board >= 0:
        made = BOARDS[city.board].start.production
    part: i64 = 0
    while part < WORDS + 3:
        if part < WORDS:
            pieces = city.word(part)
        elif part == WORDS:
            pieces = city.leaders
        elif part == WORDS + 1:
            pieces = city.leaders_up
        else:
            pieces = BIT[city.stages] - 1
        while pieces != 0:
            n = first(pieces)
            pieces &= pieces - 1
            if part < WORDS:
                traits = CARD_TRAITS[n + WORD_STARTS[part]]
            elif part == WORDS:
                traits = LEADER_TRAITS[n]
            elif part == WORDS + 1:
                traits = LEADER_TRAITS[n + WORD]
            else:
                traits = STAGE_TRAITS[city.board][n]
            made += traits.made
            choices += traits.choices
            discounts += traits.discounts
            symbols += traits.wild_symbols
            if traits.symbol >= 0:
                symbols += 1
            powers += traits.other
        part += 1
    value = CHOICE_WORTH * float(choices) + DISCOUNT_WORTH * float(discounts)
    resource: i64 = 0
    while resource < RESOURCE_LANES:
        if RAW[resource] != 0:
            value += worth_of_units(RAW_WORTH, lane(made, resource))
        else:
            value += worth_of_units(GOOD_WORTH, lane(made, resource))
        resource += 1
    value += min(float(city.coins), 8.0) * 0.1
    link: i64 = 0
    while link < LINKS:
        if city.has(CARDS[GIVERS[link]]) and not city.has(CARDS[TAKERS[link]]):
            value += CHAIN_WORTH
        link += 1
    value += SYMBOL_WORTH * float(symbols) * min(1.0, float(symbols) / 3.0)
    return (value + powers) * left


def conflicts(state: State, seat: i64, left: float) -> float:
    """Returns the expected points of conflicts with both neighbors."""
    if left <= 0.0 or state.age < 1:
        return 0.0
    own = state.city(seat).shields
    return conflict(own, state.city(state.left_of(seat)).shields, state.age) + conflict(
        own, state.city(state.right_of(seat)).shields, state.age
    )


def conflict(own: i64, theirs: i64, age: i64) -> float:
    """Returns the expected points of conflicts with one neighbor, in this age and the later ones."""
    brought = 0.0
    hope = CONFLICT_HOPE
    later = age
    while later <= AGES:
        if own > theirs:
            brought += VICTORY_POINTS[later - 1] * hope * min(1.0, 0.6 + 0.2 * float(own - theirs))
        elif own < theirs:
            brought += DEFEAT_POINTS * hope
        hope = CONFLICT_HOPE * LATER_HOPE
        later += 1
    return brought
