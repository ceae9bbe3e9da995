"""Help during a game: the state of the game for a seat, ideas for its choice, and blunder warnings.

Everything is computed from the view of the seat, as in a review; the same view always gives the same result.

>>> import pharos
>>> from pharos.analysis import Budget
>>> from pharos.analysis.hint import hint
>>> game = pharos.new_game("duel", seed=7)
>>> told = hint(game.view(game.waiting[0]), Budget(simulations=1))
>>> told["standing"], len(told["ideas"])
('even', 3)
"""

from math import sqrt
from typing import Any

from pharos.analysis import classic, duel
from pharos.analysis.budget import Budget, Measured, measured
from pharos.analysis.reasons import BEST, PLAYED, Reason, reasons_in_classic, reasons_in_duel
from pharos.analysis.thought import apart, line_of, lines_of
from pharos.core.errors import PharosError
from pharos.game import View

IDEAS = 3
WARN = 0.15
"""Minimum loss of win probability for a warning; it must also exceed DOUBT standard errors."""
DOUBT = 2.0
STANDINGS = ((0.25, "far_behind"), (0.72, "behind"), (1.39, "even"), (4.0, "ahead"))
"""Upper bounds of each rating, for the odds of a seat relative to those of an even game."""
FAR_AHEAD = "far_ahead"
NUMBER = 1
"""Fixed seed number, so that the result depends on the view alone."""
DIGITS = 4
DANGERS = {
    "prevents_military": "allows_military",
    "prevents_science": "allows_science",
    "prevents_political": "allows_political",
    "denies": "leaves",
    "opens": "opens",
    "opens_unknown": "opens_unknown",
}
"""Reasons for the better choice, rephrased as dangers of the other one."""


def hint(view: View, budget: Budget, *, ideas: bool = True) -> dict[str, Any]:
    """Returns how a seat stands from what it knows, and at most three `ideas`, the best first.

    - `chance` to win with its standard error (`deviation`), and the `standing`: `far_behind`, `behind`,
      `even`, `ahead`, or `far_ahead`; in Duel also `by_victory`.
    - `ideas`: each a `choice` with `chance`, `deviation`, and `reasons`. Different payments for the same
      choice count as one idea.
    """
    bench = _bench(view, budget)
    options = view_choices(view)
    tried: list[str] = []
    lines = []
    if ideas:
        lines = lines_of(view, budget, NUMBER) if len(options) > 1 else []
        tried = apart([str(line.choice) for line in lines] or options)[:IDEAS]
    values = bench.several(tried)
    found = measured(bench.before)
    told: dict[str, Any] = {
        "chance": _rounded(found.mean),
        "deviation": _rounded(_sure(found, bench, budget)),
        "standing": standing_of(found.mean, _sides(view)),
    }
    if bench.by_victory:
        told["by_victory"] = {kind: _rounded(chance) for kind, chance in bench.by_victory.items()}
    if ideas:
        means = {choice: measured(some) for choice, some in zip(tried, values, strict=True)}
        order = sorted(tried, key=lambda choice: -means[choice].mean)
        told["ideas"] = [
            {
                "choice": choice,
                "chance": _rounded(means[choice].mean),
                "deviation": _rounded(_sure(means[choice], bench, budget)),
                "reasons": [one.data() for one in _reasons(view, choice, order, options, lines)],
            }
            for choice in order
        ]
    return told


def coach(view: View, choice: str, budget: Budget) -> dict[str, Any]:
    """Checks whether a choice is a blunder (`warn`): returns the `loss`, its `deviation`, and the dangers as
    `reasons` with the `pieces` involved. Never reveals the best choice."""
    options = view_choices(view)
    if choice not in options:
        raise PharosError(f"The choice {choice} cannot be made now.")
    if len(options) == 1 or choice.startswith(duel.BIDS):
        return {"warn": False}
    lines = lines_of(view, budget, NUMBER)
    best = str(lines[0].choice)
    bench = _bench(view, budget)
    better, worse = bench.several([best, choice])
    gap = measured([one - other for one, other in zip(better, worse, strict=True)])
    if best == choice or gap.mean < WARN or gap.mean <= DOUBT * _sure(gap, bench, budget):
        return {"warn": False}
    if view.data["game"] == "duel":
        reasons = reasons_in_duel(view, choice, best, line_of(lines, choice).note)
    else:
        reasons = reasons_in_classic(view, choice, best)
    dangers = [
        Reason(DANGERS[one.kind], PLAYED, one.amount, one.piece) for one in reasons if one.kind in DANGERS
    ]
    return {
        "warn": True,
        "loss": _rounded(gap.mean),
        "deviation": _rounded(_sure(gap, bench, budget)),
        "reasons": [one.data() for one in dangers],
        "pieces": [one.piece for one in dangers if one.piece],
    }


def standing_of(chance: float, sides: int) -> str:
    """Returns a verbal rating of a win probability, relative to an even game.

    >>> [standing_of(chance, 2) for chance in (0.1, 0.4, 0.5, 0.7, 0.9)]
    ['far_behind', 'behind', 'even', 'ahead', 'far_ahead']
    >>> standing_of(0.25, 4)
    'even'
    """
    if chance >= 1:
        return FAR_AHEAD
    odds = chance / (1 - chance) * (sides - 1)
    return next((word for most, word in STANDINGS if odds < most), FAR_AHEAD)


def view_choices(view: View) -> list[str]:
    """Returns the choices of a view's seat; raises `PharosError` if it has none."""
    if view.seat is None:
        raise PharosError("A spectator has nothing to choose.")
    game = view.sample(1)
    if game.over or view.seat not in game.waiting:
        raise PharosError(f"Seat {view.seat} has nothing to choose now.")
    return [str(choice) for choice in game.choices(view.seat)]


def _bench(view: View, budget: Budget) -> Any:
    made = duel.Bench if view.data["game"] == "duel" else classic.Bench
    return made(view, budget, NUMBER)


def _sides(view: View) -> int:
    players = len(view.data["cities"])
    options = view.data.get("options") or {}
    return players // 2 if options.get("teams") is True else players


def _sure(found: Measured, bench: Any, budget: Budget) -> float:
    """Returns a standard error with a minimum, since a few simulations may agree by chance."""
    return max(found.error, duel.GRAIN / sqrt(max(1, len(bench.before)) * budget.part))


def _reasons(
    view: View, choice: str, order: list[str], options: list[str], lines: list[Any]
) -> tuple[Reason, ...]:
    """Returns the reasons for a choice, compared with discarding the same card or with the next idea."""
    words = choice.partition("@")[0].split(":")
    sold = f"discard:{words[-1]}"
    others = [one for one in order if one != choice]
    other = sold if sold in options and sold != choice else (others[0] if others else "")
    if not other:
        return ()
    if view.data["game"] == "duel":
        note = next((line.note for line in lines if str(line.choice) == other), "")
        found = reasons_in_duel(view, other, choice, note)
    else:
        found = reasons_in_classic(view, other, choice)
    return tuple(one for one in found if one.of == BEST)


def _rounded(number: float) -> float:
    return round(number, DIGITS) + 0.0
