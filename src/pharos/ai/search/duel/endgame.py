"""An exact endgame solver for Duel.

With few cards left in the last age of the base game, every choice and every card that may be revealed can be
searched. Of a face-down card only its back is known: all unseen cards with that back are equally likely
(DUEL-SETUP-05, DUEL-SETUP-06).

Alpha-beta pruning applies to choices and also to chance nodes (Star1): outcomes are skipped once the
remaining ones cannot bring the mean back within the bounds. A transposition table avoids solving a position
twice.
"""

from collections.abc import Callable
from itertools import combinations
from math import log
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from pharos.ai.search.duel.evaluation import outcome_value
from pharos.ai.search.duel.redeal import Redealer
from pharos.core.bits import BIT, first, size
from pharos.duel import steps
from pharos.duel.pieces import CARDS, WONDERS
from pharos.duel.state import NOT_OVER, City, State
from pharos.duel.turn import MOST_CHOICES, apply, choices_of, decider, fill_choices

LAST_AGE: Final[i64] = 3
MOST_CARDS: Final[i64] = 9
"""Endgames with more cards are too large to solve."""
MOST_POSITIONS: Final[i64] = 200_000
"""Default limit of positions after which the solver gives up."""
ASK_EVERY: Final[i64] = 255
"""Number of positions between checks of the time limit; a power of two minus one."""
FIRST_PLACES: Final[i64] = 2048
MOST_PLACES: Final[i64] = 2_000_000
"""Size at which the transposition table stops growing: about 50 MB."""
DEEPEST: Final = 64
CARDS_IN_ALL: Final = len(CARDS)
WON: Final = 1.0
LOST: Final = -1.0
MARGIN: Final = 1e-7
"""Widens the bounds so that choices equal to the best one also get their exact value."""
_KEY_MASK: Final[i64] = 2**62 - 1
_FACTOR: Final[i64] = 0x2545F4914F6CDD1D
_HISTORY: Final = 2048
_HISTORY_MASK: Final[i64] = 2047


@final
@mypyc_attr(acyclic=True)
class Solved:
    """A transposition table: bounds on the value of each position, by a 62-bit key.

    It grows with the number of positions; on a collision the newer entry replaces the older one.
    """

    def __init__(self) -> None:
        self.key: vec[i64] = vec[i64]()
        self.low: vec[float] = vec[float]()
        self.high: vec[float] = vec[float]()
        self.mask: i64 = 0
        self._make(FIRST_PLACES)

    def _make(self, places: i64) -> None:
        self.mask = places - 1
        self.key = vec[i64]([-1] * int(places))
        self.low = vec[float]([LOST] * int(places))
        self.high = vec[float]([WON] * int(places))

    def grow(self) -> None:
        """Quadruples the table and rehashes its entries."""
        key, low, high = self.key, self.low, self.high
        places = self.mask + 1
        self._make(places * 4)
        n: i64 = 0
        while n < places:
            if key[n] >= 0:
                self.put(key[n], low[n], high[n])
            n += 1

    def put(self, key: i64, low: float, high: float) -> None:
        """Stores the bounds of a position, combined with those already known."""
        place = key & self.mask
        if self.key[place] != key:
            self.key[place] = key
            self.low[place] = low
            self.high[place] = high
            return
        if low > self.low[place]:
            self.low[place] = low
        if high < self.high[place]:
            self.high[place] = high


@final
@mypyc_attr(acyclic=True)
class Endgame:
    """Solves the endgame of one game, or gives up."""

    def __init__(
        self,
        root: State,
        most_positions: int = int(MOST_POSITIONS),
        expired: Callable[[], bool] | None = None,
    ) -> None:
        """`expired` is called from time to time and returns whether to give up."""
        self.root = root.clone()
        redealer = Redealer(root)
        self.root.deal = redealer.deal
        self.unseen: vec[i64] = redealer.unseen
        self.unseen_guilds: vec[i64] = redealer.unseen_guilds
        self.guild_places: i64 = 0
        for slot in redealer.guild_places:
            self.guild_places |= BIT[slot]
        self.tokens: vec[i64] = redealer.tokens
        self.taken: vec[i64] = vec[i64]([0] * CARDS_IN_ALL)
        self.buffers: list[vec[i64]] = []
        self.most: i64 = most_positions
        self.expired: Callable[[], bool] | None = expired
        self.solved = Solved()
        self.history: vec[i64] = vec[i64]([0] * _HISTORY)
        self.revives: bool = revives(root)
        self.positions: i64 = 0
        self.given_up: bool = False

    def bounds(self) -> dict[int, float]:
        """Returns a value for seat 0 of every choice, from -1 to 1; empty if the endgame is too large.

        The values of the best choices are exact. Those of the others are bounds: such a choice is at most as
        good for its player, and worse than the best one.
        """
        found: dict[int, float] = {}
        low, high = LOST, WON
        for choice in choices_of(self.root):
            worth = self.after(self.root, choice, 0, low - MARGIN, high + MARGIN)
            if self.given_up:
                return {}
            found[choice] = worth
            if decider(self.root) == 0:
                low = max(low, worth)
            else:
                high = min(high, worth)
        return found

    def worths(self) -> dict[int, float]:
        """Returns the exact value for seat 0 of every choice, from -1 to 1; empty if the endgame is too
        large."""
        found: dict[int, float] = {}
        for choice in choices_of(self.root):
            found[choice] = self.after(self.root, choice, 0, LOST, WON)
            if self.given_up:
                return {}
        return found

    def value(self, state: State, depth: i64, low: float, high: float) -> float:
        """Returns the value of a position for seat 0 under optimal play.

        A result outside of the bounds is itself only a bound (fail-soft).
        """
        if state.victory != NOT_OVER:
            return outcome_value(state)
        key = self.key_of(state)
        place = key & self.solved.mask
        if self.solved.key[place] == key:
            known_low = self.solved.low[place]
            known_high = self.solved.high[place]
            if known_low >= high or known_low >= known_high:
                return known_low
            if known_high <= low:
                return known_high
        self.positions += 1
        if self.positions & ASK_EVERY == 0:
            expired = self.expired
            if self.positions > self.most or (expired is not None and expired()):
                self.given_up = True
            if self.positions * 2 > self.solved.mask and self.solved.mask < MOST_PLACES:
                self.solved.grow()
        if self.given_up or depth >= DEEPEST:
            self.given_up = True
            return 0.0
        pending = state.stack[state.depth - 1]
        if steps.kind_of(pending) == steps.LIBRARY:
            best = self.drawn(state, depth, low, high, steps.argument_of(pending))
        else:
            best = self.best(state, depth, low, high)
        if not self.given_up:
            self.keep(key, best, low, high)
        return best

    def keep(self, key: i64, value: float, low: float, high: float) -> None:
        """Stores the result of a search with the given bounds."""
        if value >= high and value < WON:
            self.solved.put(key, value, WON)
        elif value <= low and value > LOST:
            self.solved.put(key, LOST, value)
        else:
            self.solved.put(key, value, value)

    def drawn(self, state: State, depth: i64, low: float, high: float, count: i64) -> float:
        """Returns the mean over all draws of tokens from the box (DUEL-WND-05, DUEL-WND-06)."""
        draws = list(combinations([int(token) for token in self.tokens], int(count)))
        if not draws:
            return self.best(state, depth, low, high)
        all_draws = float(len(draws))
        left = all_draws
        summed = 0.0
        for draw in draws:
            left -= 1.0
            n: i64 = 0
            for token in draw:
                state.deal.box[n] = token
                n += 1
            for token in self.tokens:
                if int(token) not in draw:
                    state.deal.box[n] = token
                    n += 1
            least = max(LOST, low * all_draws - summed - left)
            most = min(WON, high * all_draws - summed + left)
            summed += self.best(state, depth, least, most)
            if self.given_up:
                return 0.0
            if summed + left <= low * all_draws:
                return (summed + left) / all_draws
            if summed - left >= high * all_draws:
                return (summed - left) / all_draws
        return summed / all_draws

    def best(self, state: State, depth: i64, low: float, high: float) -> float:
        """Returns the value of the best choice for seat 0."""
        while len(self.buffers) <= depth:
            self.buffers.append(vec[i64]([0] * MOST_CHOICES))
        buffer = self.buffers[depth]
        count = fill_choices(state, buffer)
        self.sort(buffer, count)
        if decider(state) == 0:
            return self.highest(state, depth, low, high, count)
        return self.lowest(state, depth, low, high, count)

    def highest(self, state: State, depth: i64, low: float, high: float, count: i64) -> float:
        """Returns the maximum over the choices of seat 0."""
        buffer = self.buffers[depth]
        best = -2.0
        bound = low
        n: i64 = 0
        while n < count:
            choice = buffer[n]
            value = self.after(state, choice, depth + 1, bound, high)
            if self.given_up:
                return 0.0
            if value > best:
                best = value
                if best > bound:
                    bound = best
                if best >= high or best >= WON:
                    self.history[choice & _HISTORY_MASK] += 1
                    break
            n += 1
        return best

    def lowest(self, state: State, depth: i64, low: float, high: float, count: i64) -> float:
        """Returns the minimum over the choices of seat 1."""
        buffer = self.buffers[depth]
        best = 2.0
        bound = high
        n: i64 = 0
        while n < count:
            choice = buffer[n]
            value = self.after(state, choice, depth + 1, low, bound)
            if self.given_up:
                return 0.0
            if value < best:
                best = value
                if best < bound:
                    bound = best
                if best <= low or best <= LOST:
                    self.history[choice & _HISTORY_MASK] += 1
                    break
            n += 1
        return best

    def sort(self, buffer: vec[i64], count: i64) -> None:
        """Sorts choices by the number of cutoffs they have caused (history heuristic)."""
        n: i64 = 1
        while n < count:
            choice = buffer[n]
            weight = self.history[choice & _HISTORY_MASK]
            m = n - 1
            while m >= 0 and self.history[buffer[m] & _HISTORY_MASK] < weight:
                buffer[m + 1] = buffer[m]
                m -= 1
            buffer[m + 1] = choice
            n += 1

    def after(self, state: State, choice: i64, depth: i64, low: float, high: float) -> float:
        """Returns the value of a choice for seat 0, averaged over the cards it may reveal.

        Cards are revealed after all effects of the choice (DUEL-STRUCT-07), so a token is taken without
        knowing them.
        """
        later = state.clone()
        apply(later, choice)
        return self.turned(later, later.shown & later.present & ~state.shown, depth, low, high)

    def turned(self, state: State, places: i64, depth: i64, low: float, high: float) -> float:
        """Returns the mean over all cards that may be in the revealed slots `places`."""
        if places == 0:
            return self.value(state, depth, low, high)
        slot = first(places)
        cards = self.unseen
        if self.guild_places & BIT[slot] != 0:
            cards = self.unseen_guilds
        left = 0.0
        for card in cards:
            if self.taken[card] == 0:
                left += 1.0
        if left == 0.0:
            return 0.0
        count = left
        summed = 0.0
        for card in cards:
            if self.taken[card] != 0:
                continue
            left -= 1.0
            # Each remaining outcome is within -1 and 1, which narrows the bounds (Star1).
            least = max(LOST, low * count - summed - left)
            most = min(WON, high * count - summed + left)
            self.taken[card] = 1
            state.deal.lay(LAST_AGE, slot, card)
            summed += self.turned(state, places & (places - 1), depth, least, most)
            self.taken[card] = 0
            if self.given_up:
                return 0.0
            if summed + left <= low * count:
                return (summed + left) / count
            if summed - left >= high * count:
                return (summed - left) / count
        return summed / count

    def key_of(self, state: State) -> i64:
        """Returns a key of everything that affects the rest of the game.

        The properties of a city follow from its cards, Wonders, and tokens. Cards in the discard pile and
        under Wonders matter only while one may return, or while some cards are face down.
        """
        mark = _city_mark(state.city0, 1)
        mark = _city_mark(state.city1, mark)
        mark = _stir(mark, state.present)
        mark = _stir(mark, state.shown & state.present)
        mark = _stir(mark, (state.pawn + 64) * 4096 + state.military * 8 + state.mover * 2 + state.again)
        mark = _stir(mark, state.board)
        n: i64 = 0
        while n < state.depth:
            mark = _stir(mark, state.stack[n] + 1)
            n += 1
        open_places = state.present & state.shown
        while open_places != 0:
            slot = first(open_places)
            open_places &= open_places - 1
            mark = _stir(mark, state.deal.card_at(LAST_AGE, slot))
        if self.revives or state.present & ~state.shown != 0:
            mark = _stir(_stir(mark, state.discard_lo), state.discard_hi)
            mark = _stir(_stir(mark, state.discard_up), state.discard_top)
            under: i64 = 0
            for card in state.under:
                if card >= 0:
                    under += _stir(card + 1, card)  # independent of their order
            mark = _stir(mark, under & _KEY_MASK)
        return mark


def _stir(mark: i64, value: i64) -> i64:
    """Mixes a number into a 62-bit hash; the mask drops the overflow."""
    mixed = ((mark ^ value) * _FACTOR) & _KEY_MASK
    return mixed ^ (mixed >> 31)


def _city_mark(city: City, mark: i64) -> i64:
    mark = _stir(_stir(mark, city.lo), city.hi)
    mark = _stir(mark, city.coins * 1048576 + city.progress)
    mark = _stir(_stir(mark, city.wonders), city.standing)
    if city.up | city.top != 0:
        mark = _stir(_stir(mark, city.up), city.top)
    return mark


def revives(state: State) -> bool:
    """Whether a card may return from the discard pile: such a step is pending, or an unbuilt Wonder has
    one."""
    found = _asks(state, steps.REVIVE)
    depth: i64 = 0
    while depth < state.depth:
        if steps.kind_of(state.stack[depth]) == steps.REVIVE:
            found = True
        depth += 1
    return found


def can_be_solved(state: State, most_cards: int = int(MOST_CARDS)) -> bool:
    """Whether the endgame may be small enough to solve: last age of the base game, few cards."""
    base = not state.deal.pantheon and not state.deal.agora
    return base and state.age == LAST_AGE and size(state.present) <= most_cards


def expected_positions(state: State) -> float:
    """Estimates the number of positions needed to solve an endgame.

    Fitted to 328 endgames between masters; half of the estimates are within a factor of three.
    """
    unbuilt = size(state.city0.wonders & ~state.city0.standing) + size(
        state.city1.wonders & ~state.city1.standing
    )
    doublings = 1.07 * float(size(state.present)) + 1.66 * float(size(state.present & ~state.shown))
    doublings += 0.81 * float(unbuilt) + 1.07 * log(float(max(1, len(choices_of(state))))) - 1.35
    return float(2.0**doublings)


def _asks(state: State, kind: i64) -> bool:
    """Whether a Wonder that can still be built triggers a step of this kind."""
    unbuilt = (state.city0.wonders & ~state.city0.standing) | (state.city1.wonders & ~state.city1.standing)
    while unbuilt != 0:
        for asked in WONDERS[first(unbuilt)].asks:
            if asked[0] == kind:
                return True
        unbuilt &= unbuilt - 1
    return False
