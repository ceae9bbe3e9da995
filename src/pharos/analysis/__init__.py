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

from pharos.analysis.thought import Budget, Thought, think
from pharos.analysis.verdict import verdict
from pharos.cluster import spread
from pharos.game import replay

__all__ = ["Budget", "Thought", "review", "reviews", "think", "verdict"]

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
    """What a game looks like afterwards; with `seat` only the choices of that seat are judged.

    A choice is thought about for so many `simulations` (800, if nothing is said), which gives the same answer
    everywhere, or for so many `seconds`. With `cluster` the machines of a Ray cluster think.

    - `chances`: before each choice and at the end, the chance of each seat to win.
    - `choices`: `number` (from 1), `seat` and `choice`; the `best` one; the `error`, which is the chance that
      was given away; its standard `deviation`; and a `mark`, which is `best`, `good`, `inaccuracy`, `mistake`
      or `blunder`.
    - `luck`: what chance gave each seat, where cards were turned up or an age was dealt.
    - `players`, by seat: `accuracy` in percent and chances `lost_per_100` choices, where it was judged;
      `luck` altogether, and the result `adjusted` by it.
    - `key_moments`: the numbers of the choices that changed most.
    """
    game = replay(record)
    if seat is not None:
        game.choices(seat)  # a seat that is not there is refused
    return next(reviews([record], Budget(seconds, simulations), seat=seat, cluster=cluster))


def reviews(
    records: Iterable[Mapping[str, Any]],
    budget: Budget,
    *,
    seat: int | None = None,
    cluster: str | None = None,
    step: Callable[[], None] = lambda: None,
) -> Iterator[dict[str, Any]]:
    """The reviews of many games, in their order; `step` is called after each choice that was judged."""
    games = list(records)
    judged = [
        [number for number, (who, _) in enumerate(record["choices"], start=1) if seat in (None, who)]
        for record in games
    ]
    tasks = [
        (record, number, budget) for record, numbers in zip(games, judged, strict=True) for number in numbers
    ]
    thoughts = iter(map(think, tasks) if cluster is None else spread(think, tasks, cluster=cluster, lot=LOT))
    for record, numbers in zip(games, judged, strict=True):
        told: dict[int, Thought] = {}
        for number in numbers:
            told[number] = next(thoughts)
            step()
        yield verdict(record, told)
