"""Analysis of a choice in Duel: its error, and the luck of what it revealed.

All probabilities of a review are measured in the same way: a short search in each of several determinizations
of what the seat knew. The value of a choice is the mean over the positions it leads to. So the best and the
played choice are compared in the same determinizations, and the actual outcome is compared with all possible
ones.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from math import sqrt
from typing import Any

from pharos.ai.search.duel.duel_thinker import DuelThinker
from pharos.ai.search.duel.redeal import Redealer, copied
from pharos.ai.search.thinkers import thinkers
from pharos.analysis.budget import Budget, Measured, measured, seed_of
from pharos.analysis.reasons import reasons_in_duel
from pharos.analysis.thought import Task, Thought, apart, line_of, lines_of, told_lines
from pharos.core.bits import BIT, members, size
from pharos.core.chance import Chance, shuffled
from pharos.core.errors import PharosError
from pharos.duel.choices import BUILD, DISCARD, WONDER, object_of, second_of, verb_of
from pharos.duel.deal import REMOVED, Deal
from pharos.duel.layout import layout_of
from pharos.duel.product import DuelProduct
from pharos.duel.state import VICTORIES, State
from pharos.duel.turn import LAST_AGE, apply, choices_of
from pharos.game import Game, View, replay

PRODUCT = DuelProduct()
PURPOSE = "review"
PURPOSE_OF_DRAWS = "review: choices at random"
KINDS = VICTORIES[1:]
SEEDS = 2**31 - 1
GRAIN = 0.25
"""Minimum standard error of a single simulation."""
BIDS = ("bid:", "cede")
"""Bids are not judged: the learned evaluation cannot value coins before the draft."""


def think(task: Task) -> Thought:
    """Analyzes a choice, or the position after the last one."""
    record, number, budget = task.record, task.number, task.budget
    choices = record["choices"]
    game = replay({**record, "choices": choices[: number - 1], "result": None})
    if number > len(choices):
        return _stand(game, task)
    seat, choice = choices[number - 1]
    eye = seat if task.viewer is None else task.viewer
    view = game.view(eye)
    bench = Bench(view, budget, number)
    forced = len(game.choices(seat)) == 1
    judged = task.judged and eye == seat and not forced and not choice.startswith(BIDS)
    lines = lines_of(view, budget, number) if judged else []
    best = str(lines[0].choice) if judged else choice
    bench.compare(best, choice, apart(map(str, game.choices(seat))) if judged else [])
    after_game = game.copy()
    after_game.choose(seat, choice)
    drawn = bench.drawn(after_game)
    reached = None
    doubt = bench.noise
    if drawn and bench.secrets and task.viewer is None and not after_game.over:
        reached_by = Bench(after_game.view(eye), budget, number).value()
        reached, doubt = _of(seat, reached_by.mean), sqrt(doubt**2 + reached_by.error**2)
    gap = bench.gap(seat) if judged and best != choice else Measured(0.0, 0.0)
    closer = budget.closer(gap.mean)
    if closer is not None:
        again = Bench(view, closer, number)
        again.compare(best, choice)
        gap = again.gap(seat)
    better = gap.mean > 0
    after = _of(seat, measured(bench.played).mean) if bench.played else 0.0
    return Thought(
        number,
        seat,
        choice,
        _of(seat, measured(bench.before).mean),
        judged=judged,
        forced=forced,
        best=best if better else choice,
        top=after + (gap.mean if better else 0.0),
        after=after,
        deviation=gap.error if better else 0.0,
        gap=gap.mean,
        stake=bench.stake(seat),
        drawn=drawn,
        reached=reached,
        luck_deviation=doubt if drawn else 0.0,
        ways=tuple(bench.ways),
        lines=told_lines(lines, choice) if judged else (),
        reasons=reasons_in_duel(view, choice, best, line_of(lines, choice).note) if better else (),
    )


def _stand(game: Game, task: Task) -> Thought:
    """Returns the win probability in the current position of an unfinished game."""
    seat = game.waiting[0]
    view = game.view(seat if task.viewer is None else task.viewer)
    bench = Bench(view, task.budget, task.number)
    return Thought(task.number, seat, "", _of(seat, bench.value().mean), ways=tuple(bench.ways))


def _of(seat: int, chance: float) -> float:
    """Converts a probability of seat 0 to that of a seat."""
    return chance if seat == 0 else 1.0 - chance


class Bench:
    """Compares choices in determinizations of a view; all probabilities are those of seat 0."""

    def __init__(self, view: View, budget: Budget, number: int) -> None:
        self.view = view
        self.budget = budget
        self.seed = seed_of(view.data, number)
        self.secrets = bool(view.data.get("expansions"))
        self.setup, self._worlds = PRODUCT.worlds(view.data, view.seat)
        self._thinker = _thinker(budget.part, view)
        self.before: list[float] = []
        self.best: list[float] = []
        self.played: list[float] = []
        self.drawn_choice: list[float] = []
        self.seen: list[dict[str, object]] = []
        self.ways: list[float] = []
        self.noise = 0.0
        self.listed = False
        """Whether the determinizations contain every card that may be revealed equally often."""

    def value(self) -> Measured:
        """Returns the win probability in the position of the view."""
        self.compare("", "")
        return measured(self.before)

    def compare(self, best: str, choice: str, options: Sequence[str] = ()) -> None:
        """Evaluates both choices in the same determinizations, and a random one of `options` in each. Choices
        may be empty."""
        code, other = PRODUCT.parse(choice), PRODUCT.parse(best)
        codes = [PRODUCT.parse(option) for option in options]
        draws = Chance(self.seed, PURPOSE_OF_DRAWS)
        possible = bool(choice)
        ways: list[list[float]] = []
        for number in self.budget.rounds():
            for n, state in enumerate(self._games(number, [code, other])):
                seed = self.seed + number * 1000 + n
                chance, by_kind = self._judge(state, seed)
                self.before.append(chance)
                ways.append(by_kind)
                possible = possible and code in choices_of(state)
                if possible and code is not None:
                    after = self._after(state, code)
                    self.seen.append(PRODUCT.view(self.setup, after, self.view.seat))
                    self.played.append(self._judge(after, seed)[0])
                    if other is not None and other != code:
                        self.best.append(self._judge(self._after(state, other), seed)[0])
                    if codes:
                        drawn = codes[int(draws.below(len(codes)))]
                        if drawn is None or drawn not in choices_of(state):
                            drawn = code
                        self.drawn_choice.append(self._judge(self._after(state, drawn), seed)[0])
        if not possible:  # not legal in every determinization: the viewer learns nothing from it
            self.played, self.best, self.seen, self.drawn_choice = [], [], [], []
        self.noise = measured(self.before).error
        self.ways = [sum(column) / len(ways) for column in zip(*ways, strict=True)]

    def several(self, choices: list[str]) -> list[list[float]]:
        """Returns the values of some choices of the viewer in the same determinizations; `before` becomes its
        win probability, too."""
        seat = self.view.seat or 0
        codes = [PRODUCT.parse(choice) for choice in choices]
        values: list[list[float]] = [[] for _ in choices]
        ways: list[list[float]] = []
        for n, state in enumerate(self._games(0, list(codes))):
            seed = self.seed + n
            chance, by_kind = self._judge(state, seed)
            self.before.append(_of(seat, chance))
            ways.append(by_kind)
            for code, found in zip(codes, values, strict=True):
                if code is None or code not in choices_of(state):
                    raise PharosError(f"One of the choices does not fit what seat {seat} knows.")
                found.append(_of(seat, self._judge(self._after(state, code), seed)[0]))
        self.ways = [sum(column) / len(ways) for column in zip(*ways, strict=True)]
        return values

    @property
    def by_victory(self) -> dict[str, float]:
        """The viewer's win probability by kind of victory."""
        first = (self.view.seat or 0) * len(KINDS)
        return dict(zip(KINDS, self.ways[first : first + len(KINDS)], strict=True)) if self.ways else {}

    def gap(self, seat: int) -> Measured:
        """Returns how much better the best choice is for a seat than the played one.

        If the determinizations enumerate all cards that may be revealed, the variance over these cards is not
        an error. The remaining error is that of the short searches, estimated from those of the common
        starting position. It has a minimum, since a few simulations may agree by chance.
        """
        sign = 1.0 if seat == 0 else -1.0
        found = measured([sign * (b - p) for b, p in zip(self.best, self.played, strict=True)])
        least = GRAIN / sqrt(len(self.played) * self.budget.part)
        if self.listed and len(self.before) > 1:
            return Measured(found.mean, max(least, min(found.error, sqrt(2.0) * self.noise)))
        return Measured(found.mean, max(least, found.error))

    def stake(self, seat: int) -> float:
        """Returns how much better the best choice is for a seat than a random one."""
        good = self.best or self.played
        if not self.drawn_choice:
            return 0.0
        return _of(seat, measured(good).mean) - _of(seat, measured(self.drawn_choice).mean)

    def drawn(self, after: Game) -> bool:
        """Whether what the viewer saw after the choice could have been different."""
        actual = PRODUCT.view(self.setup, after.state, self.view.seat)
        return any(seen != actual for seen in self.seen)

    def _judge(self, state: State, seed: int) -> tuple[float, list[float]]:
        return self._thinker.judged(state, Chance(seed, PURPOSE), self.budget.part)

    def _after(self, state: State, code: int) -> State:
        after = state.clone()
        apply(after, code)
        return after

    def _games(self, number: int, codes: list[int | None]) -> list[State]:
        """Returns determinizations of the view."""
        chance = Chance(self.seed + number, PURPOSE)
        count = self.budget.games
        if self.secrets:
            return [self._worlds.state(1 + int(chance.below(SEEDS))) for _ in range(count)]
        first = self._worlds.state(0)
        redealer = Redealer(first)
        pools = [
            (redealer.places, sorted(int(card) for card in redealer.unseen)),
            (redealer.guild_places, sorted(int(card) for card in redealer.unseen_guilds)),
        ]
        length = self._length(first, pools, codes)
        if length > 0:
            count = max(1, round(count / length)) * length
        games: list[State] = []
        orders: list[list[int]] = []
        dealt = self._next_age(first)
        decks = first.deal.rules.decks
        for n in range(count):
            if not orders or (length > 0 and n % length == 0):
                orders = [shuffled(chance, cards) for _, cards in pools]
            redealer.redeal(chance)
            if dealt > 1:
                redealer.deal_age(dealt, chance)
            state = first.clone()
            for (places, _), order in zip(pools, orders, strict=True):
                for place, slot in enumerate(places):
                    redealer.deal.lay(first.age, slot, order[(place + n) % len(order)])
            state.deal = copied(redealer.deal)
            if first.present != 0:
                _remove(state.deal, first.age, pools[0][1], pools[0][0])
            if dealt > 0:
                slots = range(layout_of(dealt, 0).slots)
                _remove(state.deal, dealt, [int(card) for card in decks[dealt - 1]], slots)
            games.append(state)
        return games

    def _next_age(self, state: State) -> int:
        """Returns the age that a choice may start and whose cards are unknown; 0 if there is none."""
        if state.present == 0:
            return 1
        return int(state.age) + 1 if state.age < LAST_AGE else 0

    def _length(self, state: State, pools: list[tuple[Any, list[int]]], codes: list[int | None]) -> int:
        """Returns the number of determinizations needed to contain each card that may be revealed once; 0 if
        none is revealed."""
        known = choices_of(state)
        turned = [uncovered(state, code) for code in codes if code is not None and code in known]
        self.listed = all(int(size(mask)) <= 1 for mask in turned) and state.present != 0
        for mask in turned:
            for places, cards in pools:
                if any(mask & int(BIT[slot]) for slot in places):
                    return len(cards)
        return 0


def _remove(deal: Deal, age: int, cards: list[int], slots: Iterable[int]) -> None:
    """Sets the removed cards of an age: those that are not in any slot."""
    laid = {int(deal.card_at(age, slot)) for slot in slots}
    left = [card for card in cards if card not in laid]
    for n in range(REMOVED):
        deal.removed[(age - 1) * REMOVED + n] = left[n] if n < len(left) else -1


@cache
def _thinker_of(part: int) -> Any:
    return thinkers(part)


def _thinker(part: int, view: View) -> DuelThinker:
    found = _thinker_of(part)(view)
    if not isinstance(found, DuelThinker):
        raise PharosError("This view is not of Duel.")
    return found


def uncovered(state: State, choice: int) -> int:
    """Returns a mask of the face-down slots that a choice uncovers."""
    verb = verb_of(choice)
    if verb in (BUILD, DISCARD):
        slot = int(state.deal.slot_of[object_of(choice)])
    elif verb == WONDER:
        slot = int(state.deal.slot_of[second_of(choice)])
    else:
        return 0
    layout = state.layout
    rest = int(state.present) & ~(1 << slot)
    below = members(int(layout.covers[slot]) & rest & ~int(state.shown))
    return sum(1 << other for other in below if int(layout.covered_by[other]) & rest == 0)
