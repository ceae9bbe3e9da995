"""Uniformly random games, optimized for speed, and a fingerprint for comparing engines."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pharos.classic.choices import object_of
from pharos.classic.city import City
from pharos.classic.deal import deal_cards
from pharos.classic.rules import mix_of, rules_of
from pharos.classic.score import total_points
from pharos.classic.state import ROOM, State
from pharos.classic.steps import without_place
from pharos.classic.turn import MOST_CHOICES, apply, fill_choices, start, waiting
from pharos.core.bits import first
from pharos.core.chance import Chance

LONGEST_GAME: Final[i64] = 1000
"""A limit that no game reaches; a longer playout is a bug."""
_PRIME: Final[i64] = 2147483647
_FACTOR: Final[i64] = 69069


def play_out(state: State, chance: Chance, buffer: vec[i64]) -> i64:
    """Plays a game to its end with random choices; returns the number of choices."""
    played: i64 = 0
    while not state.over:
        seat = first(waiting(state))
        count = fill_choices(state, seat, buffer)
        if count == 0:
            raise RuntimeError("A seat owes a choice and has none.")
        apply(state, seat, buffer[chance.below(count)])
        played += 1
        if played > LONGEST_GAME:
            raise RuntimeError("A random game does not end.")
    return played


def random_games(games: i64, seed: int, players: i64, expansions: tuple[str, ...] = ()) -> int:
    """Plays random games from deal to final score; returns the total number of choices."""
    chance = Chance(seed, "bench")
    rules = rules_of(int(players), mix_of(expansions), {})
    buffer = vec[i64]([0] * MOST_CHOICES)
    played: i64 = 0
    n: i64 = 0
    while n < games:
        played += play_out(start(deal_cards(chance, rules)), chance, buffer)
        n += 1
    return int(played)


def random_fingerprints(
    games: i64, seed: int, players: i64, expansions: tuple[str, ...] = (), teams: bool = False
) -> list[int]:
    """Plays random games and mixes the fingerprint after every choice; returns one number per game."""
    chance = Chance(seed, "parity")
    rules = rules_of(int(players), mix_of(expansions), {"teams": teams})
    buffer = vec[i64]([0] * MOST_CHOICES)
    marks: list[int] = []
    n: i64 = 0
    while n < games:
        state = start(deal_cards(chance, rules))
        mark: i64 = 1
        while not state.over:
            seat = first(waiting(state))
            count = fill_choices(state, seat, buffer)
            k: i64 = 0
            while k < count:
                mark = mixed(mark, as_ever(buffer[k]))
                k += 1
            apply(state, seat, buffer[chance.below(count)])
            mark = mixed(mark, fingerprint(state))
        marks.append(int(mark))
        n += 1
    return marks


def mixed(mark: i64, number: i64) -> i64:
    """Returns a mark with one more number mixed in, without overflow."""
    return (mark * _FACTOR + number % _PRIME + 1) % _PRIME


def mixed_all(mark: i64, numbers: vec[i64]) -> i64:
    """Returns a mark with a list of numbers mixed in."""
    for number in numbers:
        mark = mixed(mark, number)
    return mark


def mixed_of_cities(mark: i64, city: City) -> i64:
    """Returns a mark with a city's state of Cities mixed in."""
    mark = mixed(mark, city.debt)
    mark = mixed(mark, city.doves)
    mark = mixed(mark, city.masks)
    mark = mixed(mark, city.left_rebate)
    mark = mixed(mark, city.right_rebate)
    mark = mixed(mark, city.daily_choices)
    mark = mixed(mark, city.caused)
    return mixed(mark, city.owing)


def mixed_of_leaders(mark: i64, city: City) -> i64:
    """Returns a mark with a city's state of Leaders mixed in."""
    mark = mixed(mark, city.leader_hand)
    mark = mixed(mark, city.draft_hand)
    mark = mixed(mark, city.leaders)
    if city.leader_hand_up | city.draft_hand_up | city.leaders_up != 0:
        mark = mixed(mixed(mixed(mark, city.leader_hand_up), city.draft_hand_up), city.leaders_up)
    mark = mixed(mark, city.courtesan + 1)
    mark = mixed(mark, city.discounts)
    mark = mixed(mark, city.free_colors)
    mark = mixed(mark, city.set_bonus)
    mark = mixed(mark, city.black_left)
    mark = mixed(mark, city.bonus_left)
    return mixed(mark, city.bought)


def as_ever(code: i64) -> i64:
    """Returns a choice in its old encoding with objects of eight bits, so that fingerprints do not change."""
    return object_of(code) + (code >> 9) * 256


def fingerprint(state: State) -> i64:
    """Returns a number that differs between states: all fields of the state and the points of every city."""
    mark: i64 = state.age * 64 + state.turn
    for city in state.cities:
        mark = mixed(mark, city.board)
        mark = mixed(mark, city.coins)
        mark = mixed(mark, city.lo)
        mark = mixed(mark, city.hi)
        if city.up | city.top != 0:
            mark = mixed(mixed(mark, city.up), city.top)
        mark = mixed(mark, city.stages)
        mark = mixed(mark, city.counts)
        if city.further_counts != 0:
            mark = mixed(mark, city.further_counts)
        mark = mixed(mark, city.production)
        mark = mixed(mark, city.sold)
        mark = mixed(mark, city.choosers)
        mark = mixed(mark, city.most)
        mark = mixed(mark, city.sold_most)
        mark = mixed(mark, city.left_cut)
        mark = mixed(mark, city.right_cut)
        mark = mixed(mark, city.shields)
        mark = mixed(mark, city.symbols)
        mark = mixed(mark, city.wild)
        mark = mixed(mark, city.points)
        mark = mixed(mark, city.victories)
        mark = mixed(mark, city.victory_points)
        mark = mixed(mark, city.defeats)
        mark = mixed(mark, city.last_card)
        mark = mixed(mark, city.free_builds)
        mark = mixed(mark, city.free_left)
        mark = mixed(mark, city.guild_copies)
        if state.deal.cities:
            mark = mixed_of_cities(mark, city)
        if state.deal.with_leaders:
            mark = mixed_of_leaders(mark, city)
    n: i64 = 0
    while n < state.deal.ring:
        if state.city(n).board >= 0:
            mark = mixed(mark, total_points(state, n))
        n += 1
    n = 0
    while n < state.deal.players:
        hand = state.hand_of(n)
        mark = mixed(mark, state.held[hand])
        k = hand * ROOM
        while k < hand * ROOM + state.held[hand]:
            mark = mixed(mark, state.hands[k])
            k += 1
        n += 1
    n = 0
    while n < state.planned:
        mark = mixed(mark, without_place(state.agenda[n]))
        n += 1
    n = 0
    while n < state.recorded:
        mark = mixed(mark, as_ever(state.history[n]))
        n += 1
    mark = mixed_all(mark, state.under)
    for sealed in state.sealed:
        mark = mixed(mark, as_ever(sealed))
    mark = mixed(mark, without_place(state.asked))
    mark = mixed(mark, state.owed)
    mark = mixed(mark, state.drawn)
    n = state.leaders_drawn
    while n < len(state.deal.leader_pile):
        mark = mixed(mark, state.deal.leader_pile[n])
        n += 1
    mark = mixed(mark, state.once_lo)
    mark = mixed(mark, state.once_hi)
    if state.once_up | state.once_top != 0:
        mark = mixed(mixed(mark, state.once_up), state.once_top)
    mark = mixed(mark, state.twice_lo)
    mark = mixed(mark, state.twice_hi)
    if state.twice_up | state.twice_top != 0:
        mark = mixed(mixed(mark, state.twice_up), state.twice_top)
    mark = mixed(mark, state.thrice_lo)
    mark = mixed(mark, state.thrice_hi)
    if state.thrice_up | state.thrice_top != 0:
        mark = mixed(mixed(mark, state.thrice_up), state.thrice_top)
    for board in state.boards:
        mark = mixed(mark, board.fingerprint())
    return mixed(mark, state.winners)
