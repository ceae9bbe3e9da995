"""What the thoughts about single choices make of a whole game."""

from collections.abc import Mapping
from itertools import pairwise
from math import exp
from typing import Any

from pharos.analysis.thought import Thought
from pharos.game import Account, Game, replay

MARKS = ((0.20, "blunder"), (0.10, "mistake"), (0.05, "inaccuracy"))
"""A choice that gave away so much, beyond doubt, gets the mark."""
CHANCE = ("revealed", "age")
"""Facts that chance has a hand in."""
KEY_MOMENTS = 5
DIGITS = 4


def verdict(record: Mapping[str, Any], thoughts: Mapping[int, Thought]) -> dict[str, Any]:
    """The review of a game, from the thoughts about its choices by their numbers."""
    game = replay({**record, "choices": [], "result": None})
    account = Account(game)
    choices = record["choices"]
    now = [1 / game.players] * game.players
    expected = now
    chances: list[list[float]] = []
    luck: list[dict[str, Any]] = []
    drawn = False
    begun = False
    for number, (seat, choice) in enumerate(choices, start=1):
        if not begun:  # what is chosen at the same time is chosen from the same chances
            now = _shared(now, _round(game, thoughts, choices, number, "chance"))
            if drawn:
                luck += _luck(number - 1, expected, now)
            expected = _shared(now, _round(game, thoughts, choices, number, "after"))
        chances.append(now)
        facts = account.choose(game, seat, choice)
        begun = not game.settled
        drawn = any(fact.kind in CHANCE for fact in facts)
    result = game.result
    if result is not None:
        now = [(seat in result.winners) / len(result.winners) for seat in range(game.players)]
    chances.append(now)
    return {
        "chances": [[round(chance, DIGITS) for chance in before] for before in chances],
        "choices": [_judged(number, thought) for number, thought in sorted(thoughts.items())],
        "luck": luck,
        "players": [_player(seat, thoughts, luck, now) for seat in range(game.players)],
        "key_moments": _key_moments(chances),
    }


def _round(
    game: Game, thoughts: Mapping[int, Thought], choices: list[Any], number: int, what: str
) -> dict[int, float]:
    """What the seats that choose at the same time think of their chances, each by its own lights.

    A seat that has to choose more than once is asked before its first choice, and after its last.
    """
    told: dict[int, float] = {}
    ahead = game.copy()
    for n in range(number, len(choices) + 1):
        seat, choice = choices[n - 1]
        thought = thoughts.get(n)
        if thought is not None and (what == "after" or seat not in told):
            told[seat] = getattr(thought, what)
        ahead.choose(seat, choice)
        if ahead.settled:
            break
    return told


def _shared(chances: list[float], told: Mapping[int, float]) -> list[float]:
    """Chances after some seats have told theirs: the others share the rest, all together are one."""
    others = sum(chance for seat, chance in enumerate(chances) if seat not in told)
    rest = max(0.0, 1.0 - sum(told.values()))
    if len(told) == len(chances) or others == 0:
        rest, others = 0.0, 1.0
    shared = [told.get(seat, chance * rest / others) for seat, chance in enumerate(chances)]
    whole = sum(shared)
    return [chance / whole for chance in shared] if whole else chances


def _luck(number: int, expected: list[float], now: list[float]) -> list[dict[str, Any]]:
    return [
        {"number": number, "seat": seat, "amount": round(chance - expected[seat], DIGITS)}
        for seat, chance in enumerate(now)
    ]


def _judged(number: int, thought: Thought) -> dict[str, Any]:
    return {
        "number": number,
        "seat": thought.seat,
        "choice": thought.choice,
        "best": thought.best,
        "error": round(thought.error, DIGITS),
        "deviation": round(thought.deviation, DIGITS),
        "mark": _mark(thought),
    }


def _mark(thought: Thought) -> str:
    if thought.choice == thought.best:
        return "best"
    if thought.error > thought.deviation:
        for least, mark in MARKS:
            if thought.error >= least:
                return mark
    return "good"


def _player(
    seat: int, thoughts: Mapping[int, Thought], luck: list[dict[str, Any]], end: list[float]
) -> dict[str, Any]:
    errors = [thought.error for thought in thoughts.values() if thought.seat == seat]
    gained = sum(one["amount"] for one in luck if one["seat"] == seat)
    judged = bool(errors)
    return {
        "accuracy": round(sum(map(_accuracy, errors)) / len(errors), 1) if judged else None,
        "lost_per_100": round(100 * sum(errors) / len(errors), 2) if judged else None,
        "luck": round(gained, DIGITS),
        "adjusted": round(min(1.0, max(0.0, end[seat] - gained)), DIGITS),
    }


def _accuracy(error: float) -> float:
    """A hundred for the best choice, 65 for a tenth of a victory given away, 42 for a fifth."""
    return 100 * exp(-4.35 * error)


def _key_moments(chances: list[list[float]]) -> list[int]:
    """The choices around which the chances changed most, in their order."""
    moved = [
        (max(abs(b - a) for a, b in zip(before, after, strict=True)), number)
        for number, (before, after) in enumerate(pairwise(chances), start=1)
    ]
    return sorted(number for much, number in sorted(moved, reverse=True)[:KEY_MOMENTS] if much > 0)
