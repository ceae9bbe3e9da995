"""Games looked at afterwards: what each choice was worth, from what its seat knew then.

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
"""So many choices travel together to a worker of a cluster."""


def review(
    record: Mapping[str, Any],
    *,
    seconds: float | None = None,
    simulations: int | None = None,
    seat: int | None = None,
    cluster: str | None = None,
) -> dict[str, Any]:
    """What a game looks like afterwards; with `seat`, from what it knew: only its choices are judged.

    For a choice the best and the played one are tried with so many `simulations` each (2,400, if nothing is
    said), in the same games that fit what the seat knew. That gives the same answer everywhere; or it takes
    so many `seconds`. With `cluster` the machines of a Ray cluster think.

    - `chances`: before each choice and at the end, the chance of each seat to win.
    - `by_victory` (Duel): the same by kind of victory.
    - `choices`: `number` (from 1), `seat` and `choice`; the `best` one; the `error`, which is the chance that
      was given away; the standard error of that (`deviation`); and a `mark`: `best`, `good`, `inaccuracy`,
      `mistake`, `blunder`, or `only` where there was nothing else to choose. Where something was judged:
      `chance` and `best_chance`, the `lines` tried most, and `reasons`.
    - `luck`: what chance gave each seat, against everything that it might have given.
    - `players`, by seat: `accuracy` in percent and chances `lost_per_100` choices, where it was judged;
      `skill`, `luck` and `rest`, which add up to the way from the first chance to the last; and the result
      `adjusted` by luck.
    - `key_moments`: the numbers of the choices at which most was given away or drawn.
    - `decided_by`: `luck`, `skill`, `both`, or `unclear` where the rest outweighs them.
    """
    game = replay(record)
    if seat is not None:
        game.choices(seat)  # a seat that is not there is refused
    return next(reviews([record], Budget(seconds, simulations), seat=seat, cluster=cluster))


def think(task: Task) -> Thought:
    """Thinks about one choice; the same answer wherever it runs."""
    return duel.think(task) if task.record["game"] == "duel" else classic.think(task)


def tasks_of(record: Mapping[str, Any], budget: Budget, seat: int | None = None) -> list[Task]:
    """All that is thought about for the review of a game.

    In Duel the chances before every choice are needed, and where the game stands if it is not over. In
    7 Wonders a seat knows of its own choices alone.
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
    """The reviews of many games, in their order; `step` is called after each thought."""
    games = list(records)
    lists = [tasks_of(record, budget, seat) for record in games]
    tasks = [task for some in lists for task in some]
    from pharos.cluster import spread  # not where games are played in a browser

    thoughts = iter(map(think, tasks) if cluster is None else spread(think, tasks, cluster=cluster, lot=LOT))
    for record, some in zip(games, lists, strict=True):
        told: dict[int, Thought] = {}
        for task in some:
            told[task.number] = next(thoughts)
            step()
        yield verdict(record, told, seat)
