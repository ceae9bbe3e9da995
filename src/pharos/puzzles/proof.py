"""Decides whether a position is a puzzle: one action must be significantly better than all others."""

from collections.abc import Sequence
from dataclasses import dataclass

from pharos.ai.levels import level_agent
from pharos.ai.search.agent import SearchAgent
from pharos.ai.search.thinker import Line
from pharos.ai.search.thinkers import thinkers
from pharos.analysis.reasons import Reason, reasons_in_classic, reasons_in_duel
from pharos.core.errors import PharosError
from pharos.game import Game, View
from pharos.puzzles.judge import Effort, Worth, gap_of, judged, worked_out
from pharos.puzzles.puzzle import Goal, Puzzle, Try, act_of, base_of
from pharos.puzzles.sources import Moment
from pharos.puzzles.themes import themes_of

AT_FIRST_SIGHT = 0.12
"""Minimum advantage in the first search for a candidate."""
ROUGH = Effort(4, 30)
THOUGHT = Effort(12, 50)
CHECK = Effort(24, 250)
"""Ten times the simulations of `THOUGHT`."""
GAP = 0.20
"""Minimum advantage of the solution over every other action, after subtracting the error."""
SAME = 0.05
"""Maximum loss at which another way to do the same action also counts as correct."""
DOUBT = 2.0
"""Number of standard errors to subtract."""
HOPELESS = 0.5
"""Choices worse by this much in the rough search are not evaluated again."""
LEAST_CHANCE = 0.3
"""Minimum win probability of the solution."""
FEWEST_ACTS = 3
DRAFT = "draft:"
"""Draft choices are excluded: which Wonder or leader is best is a matter of statistics."""
FORCED, LOST = 0.97, 0.25
ASKED = {"beginner": 6, "pupil": 6, "trader": 3, "builder": 3, "scholar": 3, "strategist": 3}
"""Number of attempts by each level."""
COUNTED = {"builder": 150, "scholar": 16, "strategist": 60}
"""Simulations of the levels that search, fixed for reproducible answers."""
EASIER = (5.0, 4.0, 2.8, 1.5)
"""Minimum number of levels (of six) that find the solution, for difficulty 1, 2, 3, and 4; otherwise 5."""
EASIEST, PER_LEVEL = 900, 200
"""Rating of a puzzle that all levels find, and the increase for each level that does not."""
EXPLAINED = 6
"""Number of alternatives that are stored with reasons and continuation."""
PLIES = 4
FOLLOWED = 300
"""Simulations for each choice of a continuation."""
WORLDS = 3


@dataclass(frozen=True, slots=True)
class Proof:
    """The solution of a position and its alternatives."""

    best: tuple[Worth, ...]
    others: tuple[tuple[Worth, float], ...]
    """Each with the standard error of its difference from the best."""
    exact: bool


def looks_like_one(lines: Sequence[Line]) -> bool:
    """Whether the first search finds one action that is better than the others."""
    best = act_of(str(lines[0].choice))
    if best.startswith(DRAFT):
        return False
    others = [line for line in lines if act_of(str(line.choice)) != best]
    if len({act_of(str(line.choice)) for line in lines}) < FEWEST_ACTS:
        return False
    seen = [line.win for line in others if line.visits]
    return not seen or lines[0].win - max(seen) >= AT_FIRST_SIGHT


def ways_of(lines: Sequence[Line]) -> list[str]:
    """Returns the choices without alternative payments: the search's best payment for each."""
    found: dict[str, str] = {}
    for line in lines:
        found.setdefault(base_of(str(line.choice)), str(line.choice))
    return list(found.values())


def proof_of(view: View, ways: Sequence[str]) -> Proof | None:
    """Returns the solution of a position, or None if it is not significant."""
    exact = worked_out(view)
    if exact:
        kept = set(ways)
        return _split([one for one in exact if one.choice in kept], True)
    rough = _ordered(judged(view, ways, ROUGH))
    if rough[0].chance - _rival(rough) < GAP - SAME:
        return None
    near = [one.choice for one in rough if rough[0].chance - one.chance < HOPELESS]
    if len(near) == 1:
        near = [one.choice for one in rough[:2]]
    far = [(one, gap_of(rough[0], one)[1]) for one in rough if one.choice not in near]
    for effort in (THOUGHT, CHECK):
        found = _split(judged(view, near, effort), False)
        if found is None:
            return None
    assert found is not None
    return Proof(found.best, (*found.others, *far), False)


def _ordered(worths: list[Worth]) -> list[Worth]:
    return sorted(worths, key=lambda one: -one.chance)


def _rival(worths: list[Worth]) -> float:
    """Returns the win probability of the best alternative action."""
    act = act_of(worths[0].choice)
    return max((one.chance for one in worths if act_of(one.choice) != act), default=0.0)


def _split(worths: list[Worth], exact: bool) -> Proof | None:
    """Splits choices into solutions and alternatives; returns None if any of them is ambiguous."""
    ordered = _ordered(worths)
    if not ordered or ordered[0].chance < LEAST_CHANCE:
        return None
    top = ordered[0]
    best, others = [], []
    for one in ordered:
        gap, doubt = gap_of(top, one)
        if gap <= SAME and act_of(one.choice) == act_of(top.choice):
            best.append(one)
        elif gap - DOUBT * doubt >= GAP:
            others.append((one, doubt))
        else:
            return None
    return Proof(tuple(best), tuple(others), exact) if others else None


def asked_levels(view: View, right: set[str]) -> tuple[dict[str, float], dict[str, int]]:
    """Returns how often each level finds the solution, and how often each choice was made."""
    solved: dict[str, float] = {}
    tried: dict[str, int] = {}
    for name, times in ASKED.items():
        found = 0
        for seed in range(times):
            base = base_of(str(level_agent(name, seed, simulations=COUNTED.get(name)).choose(view)))
            found += base in right
            tried[base] = tried.get(base, 0) + 1
        solved[name] = found / times
    return solved, tried


def difficulty_of(solved: dict[str, float]) -> int:
    """Returns the difficulty from 1 to 5, by the number of levels that find the solution."""
    count = sum(solved.values())
    return 1 + sum(count < least for least in EASIER)


def puzzle_at(moment: Moment, view: View, proof: Proof) -> Puzzle:
    """Returns the puzzle of a position with a proven solution."""
    best = proof.best[0].choice
    right = {base_of(one.choice) for one in proof.best}
    solved, tried = asked_levels(view, right)
    # Most common mistakes first, then by value.
    others = sorted(proof.others, key=lambda one: (-tried.get(base_of(one[0].choice), 0), -one[0].chance))
    told: list[Try] = []
    reasons: list[Reason] = []
    for place, (worth, doubt) in enumerate(others):
        explained: tuple[Reason, ...] = ()
        line: tuple[str, ...] = ()
        if place < EXPLAINED:
            line = followed(view, worth.choice, 2)
            explained = _reasons(view, worth.choice, best, line)
            reasons += explained
        told.append(
            Try(base_of(worth.choice), worth.chance, doubt, line, tuple(one.data() for one in explained))
        )
    victory = _wins_at_once(view, best)
    return Puzzle(
        moment.kind.game,
        moment.kind.expansions,
        moment.kind.players,
        moment.seed,
        moment.choices,
        moment.seat,
        _goal(proof, victory),
        themes_of(view, best, [one.data() for one in reasons], victory),
        difficulty_of(solved),
        round(EASIEST + PER_LEVEL * (len(ASKED) - sum(solved.values()))),
        solved,
        proof.exact,
        tuple(
            Try(base_of(one.choice), one.chance, 0.0, followed(view, one.choice, PLIES) if not n else ())
            for n, one in enumerate(proof.best)
        ),
        tuple(told),
    )


def _reasons(view: View, choice: str, best: str, line: tuple[str, ...]) -> tuple[Reason, ...]:
    if view.data["game"] == "duel":
        return reasons_in_duel(view, choice, best, " ".join(line))
    return reasons_in_classic(view, choice, best)


def _goal(proof: Proof, victory: str) -> Goal:
    if victory:
        return "now"
    if proof.best[0].chance >= FORCED:
        return "forced"
    return "save" if max(one.chance for one, _ in proof.others) <= LOST else "most"


def _wins_at_once(view: View, choice: str) -> str:
    """Returns the kind of victory that a choice wins immediately in all samples; otherwise an empty
    string."""
    victories = set()
    for seed in range(1, WORLDS + 1):
        game = view.sample(seed)
        assert view.seat is not None
        game.choose(view.seat, choice)
        result = game.result
        victories.add(result.victory if result is not None and view.seat in result.winners else "")
    return victories.pop() if len(victories) == 1 else ""


def followed(view: View, choice: str, plies: int) -> tuple[str, ...]:
    """Returns the expected continuation of a choice in Duel, as far as it is independent of hidden
    information.

    Each player searches from its own view. The line ends where revealed, drawn, or secret pieces matter: it
    contains only choices that are legal in all sampled games.
    """
    if view.data["game"] != "duel" or view.seat is None:
        return ()
    games = [view.sample(seed) for seed in range(1, WORLDS + 1)]
    line = [choice]
    seat = view.seat
    while True:
        try:
            for game in games:
                game.choose(seat, line[-1])
        except PharosError:  # legal only in some of the games
            return tuple(line[1:-1])
        if len(line) > plies or any(game.over for game in games):
            return tuple(line[1:])
        answers = {(game.waiting[0], _answer(game, game.waiting[0])) for game in games}
        if len(answers) > 1:
            return tuple(line[1:])
        seat, answer = answers.pop()
        line.append(answer)


def _answer(game: Game, seat: int) -> str:
    options = game.choices(seat)
    if len(options) == 1:
        return str(options[0])
    agent = SearchAgent(thinkers(FOLLOWED), seed=0, simulations=FOLLOWED)
    return str(agent.choose(game.view(seat)))
