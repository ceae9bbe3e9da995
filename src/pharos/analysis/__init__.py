"""Game reviews: the value of each choice, judged from what its seat knew at the time.

>>> import pharos
>>> from pharos.ai.match import play_quickly
>>> from pharos.analysis import review
>>> game = pharos.new_game("duel", seed=7)
>>> play_quickly(game, [pharos.agent("greedy"), pharos.agent("random")])
>>> told = review(game.record(), simulations=1)
>>> len(told["chances"]) == len(told["choices"]) + 1
True
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from pharos.analysis import classic, duel
from pharos.analysis.budget import ROUGH, Budget
from pharos.analysis.thought import Task, Thought
from pharos.analysis.verdict import verdict
from pharos.game import replay

__all__ = ["ROUGH", "Budget", "Task", "Thought", "review", "reviews", "tasks_of", "think", "verdict"]

LOT = 4
"""Number of tasks sent to a cluster worker at a time."""


def review(
    record: Mapping[str, Any],
    *,
    seconds: float | None = None,
    simulations: int | None = None,
    seat: int | None = None,
    cluster: str | None = None,
) -> dict[str, Any]:
    """Returns the review of a game; with `seat`, from that seat's knowledge, with only its choices judged.

    For each choice, the best and the played one are compared with `simulations` each (default 2,400), in the
    same determinizations of what the seat knew; the result is reproducible. With `seconds`, each choice takes
    that long instead. With `cluster` the machines of a Ray cluster do the searches.

    - `chances`: before each choice and at the end, the win probability of each seat.
    - `by_victory` (Duel): the same by kind of victory.
    - `choices`: `number` (from 1), `seat`, and `choice`; the `best` one; the `error`, which is the win
      probability lost; its standard error (`deviation`); and a `mark`: `best`, `good`, `inaccuracy`,
      `mistake`, `blunder`, or `only` for a forced choice. For judged choices also: `chance` and
      `best_chance`, the most visited `lines`, and `reasons`.
    - `luck`: what random events changed for each seat, compared with the mean of the possible outcomes.
    - `players`, by seat: `accuracy` in percent and `lost_per_100`, the win probability lost per 100 judged
      choices; `skill`, `luck`, and `rest`, which add up to the change from the first to the last probability;
      and the result `adjusted` by luck.
    - `key_moments`: the numbers of the choices with the largest errors or luck.
    - `decided_by`: `luck`, `skill`, `both`, or `unclear` if the rest outweighs them.
    """
    game = replay(record)
    if seat is not None:
        game.choices(seat)  # raises an error if there is no such seat
    return next(reviews([record], Budget(seconds, simulations), seat=seat, cluster=cluster))


def think(task: Task) -> Thought:
    """Analyzes one choice; gives the same result on every machine."""
    return duel.think(task) if task.record["game"] == "duel" else classic.think(task)


def tasks_of(record: Mapping[str, Any], budget: Budget, seat: int | None = None) -> list[Task]:
    """Returns the analysis tasks for the review of a game.

    Duel needs the probabilities before every choice, and in the current position if the game is not over. In
    7 Wonders a seat is analyzed at its own choices only.
    """
    choices = record["choices"]
    if record["game"] != "duel":
        numbers = [number for number, (who, _) in enumerate(choices, start=1) if seat in (None, who)]
    else:
        numbers = list(range(1, len(choices) + 1 + (record.get("result") is None)))
    return [Task(record, number, budget, seat) for number in numbers]


def reviews(
    records: Iterable[Mapping[str, Any]],
    budget: Budget,
    *,
    seat: int | None = None,
    cluster: str | None = None,
    step: Callable[[], None] = lambda: None,
) -> Iterator[dict[str, Any]]:
    """Yields the reviews of many games, in order; `step` is called after each task."""
    games = list(records)
    lists = [tasks_of(record, budget, seat) for record in games]
    tasks = [task for some in lists for task in some]
    from pharos.cluster import spread  # unavailable where games run in a browser

    thoughts = iter(map(think, tasks) if cluster is None else spread(think, tasks, cluster=cluster, lot=LOT))
    for record, some in zip(games, lists, strict=True):
        told: dict[int, Thought] = {}
        for task in some:
            told[task.number] = next(thoughts)
            step()
        yield verdict(record, told, seat)
