"""Analysis of a choice in 7 Wonders, and the luck of the dealt hands.

Players choose at the same time, so each seat is judged from its own view at the start of the round. The value
of a choice is the seat's mean win probability over determinizations of this view in which the others choose
by the network's policy. The best and the played choice are compared in the same determinizations.
"""

from collections.abc import Sequence
from functools import cache
from math import sqrt
from typing import Any

from pharos.ai.search.classic.classic_thinker import ClassicThinker
from pharos.ai.search.thinkers import thinkers
from pharos.analysis.budget import Budget, Measured, measured, seed_of
from pharos.analysis.reasons import reasons_in_classic
from pharos.analysis.thought import Task, Thought, apart, lines_of, told_lines
from pharos.classic.product import ClassicProduct
from pharos.classic.state import State
from pharos.classic.turn import apply, choices_of
from pharos.core.chance import Chance
from pharos.core.errors import PharosError
from pharos.game import Game, View, new_game, replay

PRODUCT = ClassicProduct()
PURPOSE = "review"
PURPOSE_OF_DRAWS = "review: choices at random"
SEEDS = 2**31 - 1
GRAIN = 0.25
"""Minimum standard error of a single simulation."""
LAST_AGE = 3
FIRST_TURN = 1


def think(task: Task) -> Thought:
    """Analyzes the choice of a seat."""
    record, number, budget = task.record, task.number, task.budget
    seat, choice = record["choices"][number - 1]
    game, first = _round_of(task)
    view = game.view(seat)
    bench = Bench(view, budget, number)
    options = game.choices(seat)
    forced = len(options) == 1
    judged = task.judged and not forced
    lines = lines_of(view, budget, number) if judged else []
    best = str(lines[0].choice) if judged else choice
    bench.compare(best, choice, apart(map(str, options)) if judged else [])
    dealt, doubt = None, 0.0
    if first and "deal" in record and is_dealt(view):
        others = bench.other_deals(record, number, seat)
        now = measured(bench.before)
        dealt, doubt = now.mean - others.mean, sqrt(now.error**2 + others.error**2)
    gap = bench.gap()
    closer = budget.closer(gap.mean)
    if closer is not None:
        again = Bench(view, closer, number)
        again.compare(best, choice)
        gap = again.gap()
    better = judged and best != choice and gap.mean > 0
    played = measured(bench.played).mean
    return Thought(
        number,
        seat,
        choice,
        measured(bench.before).mean,
        judged=judged,
        forced=forced,
        best=best if better else choice,
        top=played + (gap.mean if better else 0.0),
        after=played,
        deviation=gap.error if better else 0.0,
        gap=gap.mean if judged else 0.0,
        stake=bench.stake(),
        dealt=dealt,
        luck_deviation=doubt,
        lines=told_lines(lines, choice) if judged else (),
        reasons=reasons_in_classic(view, choice, best) if better else (),
    )


def _round_of(task: Task) -> tuple[Game, bool]:
    """Returns the game at the start of the round plus the seat's own choices since, and whether there are
    none."""
    choices = task.record["choices"]
    seat = choices[task.number - 1][0]
    game = replay({**task.record, "choices": [], "result": None})
    settled = game.copy()
    since: list[str] = []
    for who, choice in choices[: task.number - 1]:
        game.choose(who, choice)
        if who == seat:
            since.append(choice)
        if game.settled:
            settled, since = game.copy(), []
    for choice in since:
        settled.choose(seat, choice)
    return settled, not since


def is_dealt(view: View) -> bool:
    """Whether the hands of Age II or III have just been dealt."""
    data = view.data
    return bool(data["age"] > 1 and data["turn"] == FIRST_TURN and data.get("step") == "turn")


class Bench:
    """Compares choices of a seat in determinizations of its view."""

    def __init__(self, view: View, budget: Budget, number: int) -> None:
        if view.seat is None:
            raise PharosError("A spectator has nothing to choose.")
        self.seat = view.seat
        self.budget = budget
        self.seed = seed_of(view.data, number)
        self.setup, self._worlds = PRODUCT.worlds(view.data, view.seat)
        self._thinker = thinker_of(budget.part, view)
        self.before: list[float] = []
        self.by_victory: dict[str, float] = {}
        self.best: list[float] = []
        self.played: list[float] = []
        self.drawn_choice: list[float] = []

    def compare(self, best: str, choice: str, options: Sequence[str] = ()) -> None:
        """Evaluates both choices in the same determinizations, and a random one of `options` in each."""
        code, other = PRODUCT.parse(choice), PRODUCT.parse(best)
        codes = [PRODUCT.parse(option) for option in options]
        draws = Chance(self.seed, PURPOSE_OF_DRAWS)
        chance = Chance(self.seed, PURPOSE)
        for number in self.budget.rounds():
            for n in range(self.budget.games):
                state = self._worlds.state(1 + int(chance.below(SEEDS)))
                seed = self.seed + number * 1000 + n
                self.before.append(self._judge(state, seed))
                if code is None or code not in choices_of(state, self.seat):
                    raise PharosError(f"The choice {choice} does not fit what seat {self.seat} knew.")
                self.played.append(self._judge(self._after(state, code), seed))
                if other is not None and other != code:
                    self.best.append(self._judge(self._after(state, other), seed))
                if codes:
                    drawn = codes[int(draws.below(len(codes)))]
                    if drawn is None or drawn not in choices_of(state, self.seat):
                        drawn = code
                    self.drawn_choice.append(self._judge(self._after(state, drawn), seed))

    def several(self, choices: list[str]) -> list[list[float]]:
        """Returns the values of some choices of the viewer in the same determinizations."""
        codes = [PRODUCT.parse(choice) for choice in choices]
        values: list[list[float]] = [[] for _ in choices]
        chance = Chance(self.seed, PURPOSE)
        for n in range(self.budget.games):
            state = self._worlds.state(1 + int(chance.below(SEEDS)))
            seed = self.seed + n
            self.before.append(self._judge(state, seed))
            for code, found in zip(codes, values, strict=True):
                if code is None or code not in choices_of(state, self.seat):
                    raise PharosError(f"One of the choices does not fit what seat {self.seat} knows.")
                found.append(self._judge(self._after(state, code), seed))
        return values

    def gap(self) -> Measured:
        """Returns how much better the best choice is than the played one."""
        if not self.best:
            return Measured(0.0, 0.0)
        found = measured([b - p for b, p in zip(self.best, self.played, strict=True)])
        least = GRAIN / sqrt(len(self.played) * self.budget.part)
        return Measured(found.mean, max(least, found.error))

    def stake(self) -> float:
        """Returns how much better the best choice is than a random one."""
        if not self.drawn_choice:
            return 0.0
        return measured(self.best or self.played).mean - measured(self.drawn_choice).mean

    def other_deals(self, record: Any, number: int, seat: int) -> Measured:
        """Returns the seat's win probability averaged over other deals of this age's hands."""
        found = []
        chance = Chance(self.seed, PURPOSE)
        for n in range(self.budget.games):
            game = _dealt_again(record, number, self.seed + n)
            _, worlds = PRODUCT.worlds(game.view(seat).data, seat)
            state = worlds.state(1 + int(chance.below(SEEDS)))
            found.append(self._judge(state, self.seed + n))
        return measured(found)

    def _judge(self, state: State, seed: int) -> float:
        return self._thinker.judged(state, self.seat, Chance(seed, PURPOSE), self.budget.part)

    def _after(self, state: State, code: int) -> State:
        after = state.clone()
        apply(after, self.seat, code)
        return after


def _dealt_again(record: Any, number: int, seed: int) -> Game:
    """Returns the game up to the start of the choice's age, with other hands dealt for that age."""
    began = replay({**record, "choices": record["choices"][: number - 1], "result": None})
    age = int(began.state.age)
    other = new_game(
        began.name,
        players=began.players,
        expansions=began.expansions,
        options=began.options,
        content=began.content,
        seed=seed,
    ).deal
    deal = dict(record["deal"])
    for name in ("hands", "pile"):
        if name in deal:
            ages = list(deal[name])
            ages[age - 1] = other[name][age - 1]
            deal[name] = ages
    if age == LAST_AGE:
        deal["guilds"] = other["guilds"]
    game = replay({**record, "deal": deal, "choices": [], "result": None})
    for who, choice in record["choices"][: number - 1]:
        if game.settled and int(game.state.age) == age and int(game.state.turn) == FIRST_TURN:
            break
        game.choose(who, choice)
    return game


@cache
def _thinkers_of(part: int) -> Any:
    return thinkers(part)


def thinker_of(part: int, view: View) -> ClassicThinker:
    """Returns the cached search for a view, with its memory."""
    found = _thinkers_of(part)(view)
    if not isinstance(found, ClassicThinker):
        raise PharosError("This view is not of 7 Wonders.")
    return found
