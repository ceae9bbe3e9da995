"""Combines the analyses of single choices into the review of a game.

The change of each seat's win probability is split into skill (errors of the others less its own), luck
(actual less mean outcome of random events), and the rest: changes that the searches did not foresee. The
three add up exactly, since the rest is reported explicitly.
"""

from collections.abc import Mapping, Sequence
from math import exp, sqrt
from typing import Any

from pharos.analysis.budget import BORDERS
from pharos.analysis.thought import Thought
from pharos.duel.state import VICTORIES
from pharos.game import Game, replay

MARKS = tuple(zip(BORDERS[::-1], ("blunder", "mistake", "inaccuracy"), strict=True))
"""Minimum errors of each mark; the error must also be significant."""
DOUBT = 2.0
"""Number of standard errors above which an error is significant."""
KEY_MOMENTS = 5
LEAST_MOMENT = 0.03
"""Smallest change of a win probability that can be a key moment."""
CLEARLY = 2.0
"""Factor by which luck must outweigh skill, or the reverse, to have decided the game alone."""
LEAST_STAKE = 1e-6
DIGITS = 4
KINDS = VICTORIES[1:]


def verdict(
    record: Mapping[str, Any], thoughts: Mapping[int, Thought], viewer: int | None = None
) -> dict[str, Any]:
    """Returns the review of a game from the analyses of its choices, by number."""
    story = _Story(record, thoughts, viewer)
    first, last = story.chances[0], story.chances[-1]
    players = [
        _player(seat, thoughts, viewer, story, last[seat] - first[seat]) for seat in range(story.players)
    ]
    told: dict[str, Any] = {
        "chances": story.chances,
        "choices": [_judged(one) for _, one in sorted(thoughts.items()) if _is_told(one, viewer)],
        "luck": story.luck,
        "players": players,
        "key_moments": _key_moments(story),
        "decided_by": _decided_by(players, last, viewer),
        "ages": story.ages,
    }
    if story.ways:
        told["by_victory"] = story.ways
    return told


def _is_told(thought: Thought, viewer: int | None) -> bool:
    return bool(thought.choice) and viewer in (None, thought.seat)


class _Story:
    """The course of a game: win probabilities, errors, and luck."""

    def __init__(
        self, record: Mapping[str, Any], thoughts: Mapping[int, Thought], viewer: int | None
    ) -> None:
        game = replay({**record, "choices": [], "result": None})
        self.players = game.players
        self.size = 2 if game.options.get("teams") is True else 1
        self.thoughts = thoughts
        self.viewer = viewer
        self.secrets = bool(game.expansions)
        self.chances: list[list[float]] = []
        self.ways: list[list[dict[str, float]]] = []
        self.luck: list[dict[str, Any]] = []
        self.skill = [0.0] * self.players
        self.moved: list[tuple[float, int]] = []
        self.ages: list[int] = []
        """The number of the first choice of each age."""
        if game.name == "duel":
            self._tell_duel(game, record["choices"])
        else:
            self._tell_classic(game, record["choices"])

    def _tell_duel(self, game: Game, choices: list[Any]) -> None:
        for number, (seat, choice) in enumerate(choices, start=1):
            thought = self.thoughts[number]
            self._begin(game, number, drafting=choice.startswith(("draft:", "bid:", "cede", "begin")))
            self._note(_pair(seat, thought.chance), thought.ways)
            gap = _rounded(thought.gap)
            self.skill[seat] -= gap
            self.skill[1 - seat] += gap
            self.moved.append((thought.error, number))
            game.choose(seat, choice)
            if thought.drawn:
                reached = thought.reached
                if game.over:
                    reached = _shares(game)[seat]
                elif reached is None:
                    following = self.thoughts[number + 1]
                    reached = _pair(following.seat, following.chance)[seat]
                self._draw(number, seat, reached - thought.after, thought.luck_deviation)
        if game.over and game.result is not None:
            ways = [0.0] * (2 * len(KINDS))
            for seat, share in enumerate(_shares(game)):
                ways[seat * len(KINDS) + KINDS.index(game.result.victory)] = share
            self._note(_shares(game), tuple(ways))
        elif len(choices) + 1 in self.thoughts:
            thought = self.thoughts[len(choices) + 1]
            self._note(_pair(thought.seat, thought.chance), thought.ways)

    def _begin(self, game: Game, number: int, *, drafting: bool = False) -> None:
        """Records the start of an age; the Wonder draft is before Age I."""
        if not drafting and int(game.state.age) > len(self.ages):
            self.ages.append(number)

    def _draw(self, number: int, seat: int, amount: float, doubt: float) -> None:
        """Records the luck of a seat of Duel, and the opposite for the other seat."""
        self.moved.append((abs(amount), number))
        told = _rounded(amount)
        for one in range(self.players):
            self._add_luck(number, one, told if one == seat else -told, doubt)

    def _add_luck(self, number: int, seat: int, amount: float, doubt: float) -> None:
        self.luck.append(
            {"number": number, "seat": seat, "amount": _rounded(amount), "deviation": _rounded(doubt)}
        )

    def _tell_classic(self, game: Game, choices: list[Any]) -> None:
        now = [1 / self.players] * self.players
        begun = False
        for number, (seat, choice) in enumerate(choices, start=1):
            if not begun:  # simultaneous choices start from the same probabilities
                now = _shared(now, self._round(game, choices, number), self.size)
                self._begin(game, number)
            self._note(now, ())
            thought = self.thoughts.get(number)
            if thought is not None:
                if thought.dealt is not None:
                    self.moved.append((abs(thought.dealt) / self.size, number))
                    self._add_luck(
                        number, seat, thought.dealt / self.size, thought.luck_deviation / self.size
                    )
                self._give_away(number, seat, thought, now)
            game.choose(seat, choice)
            begun = not game.settled
        self._note(_shares(game) if game.over else now, ())

    def _give_away(self, number: int, seat: int, thought: Thought, now: list[float]) -> None:
        """Distributes an error to the other sides in proportion to their win probabilities."""
        self.moved.append((thought.error, number))
        gap = _rounded(thought.gap)
        side = seat // self.size
        others = sum(chance for one, chance in enumerate(now) if one // self.size != side)
        for one, chance in enumerate(now):
            if one // self.size == side:
                self.skill[one] -= gap / self.size
            elif others > 0:
                self.skill[one] += gap * chance / others

    def _round(self, game: Game, choices: list[Any], number: int) -> dict[int, float]:
        """Returns the estimates of the seats that choose at the same time, before their choices."""
        told: dict[int, float] = {}
        ahead = game.copy()
        for n in range(number, len(choices) + 1):
            seat, choice = choices[n - 1]
            thought = self.thoughts.get(n)
            if thought is not None and seat not in told:
                told[seat] = thought.chance
            ahead.choose(seat, choice)
            if ahead.settled:
                break
        return told

    def _note(self, chances: list[float], ways: tuple[float, ...]) -> None:
        self.chances.append([_rounded(chance) for chance in chances])
        if ways:
            count = len(KINDS)
            self.ways.append(
                [
                    {
                        kind: _rounded(chance)
                        for kind, chance in zip(KINDS, ways[seat * count : (seat + 1) * count], strict=True)
                    }
                    for seat in range(2)
                ]
            )


def _rounded(number: float) -> float:
    return round(number, DIGITS) + 0.0


def _pair(seat: int, chance: float) -> list[float]:
    return [chance, 1.0 - chance] if seat == 0 else [1.0 - chance, chance]


def _shares(game: Game) -> list[float]:
    """Returns each seat's share of the victory."""
    result = game.result
    winners = () if result is None else result.winners
    return [(seat in winners) / max(1, len(winners)) for seat in range(game.players)]


def _shared(chances: list[float], told: Mapping[int, float], size: int) -> list[float]:
    """Returns probabilities with some seats replaced by their estimates; the others are scaled to a sum of 1.

    Teammates win together: each gets its part of the mean of both estimates for their side.
    """
    sides = len(chances) // size
    heard: dict[int, list[float]] = {}
    for seat, chance in told.items():
        heard.setdefault(seat // size, []).append(chance)
    means = {side: sum(values) / len(values) for side, values in heard.items()}
    before = [sum(chances[side * size : (side + 1) * size]) for side in range(sides)]
    others = sum(chance for side, chance in enumerate(before) if side not in means)
    rest = max(0.0, 1.0 - sum(means.values()))
    if len(means) == sides or others == 0:
        rest, others = 0.0, 1.0
    shared = [means.get(side, chance * rest / others) for side, chance in enumerate(before)]
    whole = sum(shared)
    if not whole:
        return chances
    return [shared[seat // size] / whole / size for seat in range(len(chances))]


def _judged(thought: Thought) -> dict[str, Any]:
    told: dict[str, Any] = {
        "number": thought.number,
        "seat": thought.seat,
        "choice": thought.choice,
        "best": thought.best or thought.choice,
        "error": _rounded(thought.error),
        "deviation": _rounded(thought.deviation),
        "mark": mark_of(thought),
    }
    if thought.judged:
        told["chance"] = _rounded(thought.after)
        told["best_chance"] = _rounded(thought.top)
        told["lines"] = [
            {"choice": choice, "chance": _rounded(win), "visits": visits}
            for choice, win, visits in thought.lines
        ]
    if thought.reasons:
        told["reasons"] = [reason.data() for reason in thought.reasons]
    return told


def mark_of(thought: Thought) -> str:
    """Returns the mark of a choice."""
    if not thought.judged:
        return "only"
    if thought.choice == thought.best:
        return "best"
    if thought.error > DOUBT * thought.deviation:
        for least, mark in MARKS:
            if thought.error >= least:
                return mark
    return "good"


def _player(
    seat: int, thoughts: Mapping[int, Thought], viewer: int | None, story: _Story, way: float
) -> dict[str, Any]:
    judged = [one for one in thoughts.values() if one.seat == seat and one.judged]
    gaps = [_rounded(one.gap) for one in judged]
    drawn = [one for one in story.luck if one["seat"] == seat]
    luck = _rounded(sum(one["amount"] for one in drawn))
    skill = _rounded(story.skill[seat])
    return {
        "accuracy": accuracy_of(judged) if judged else None,
        "lost_per_100": round(100 * sum(gaps) / len(gaps), 2) if gaps else None,
        "given_away": _rounded(sum(gaps)) if gaps else None,
        "skill": skill,
        "luck": luck,
        "luck_deviation": _rounded(sqrt(sum(one["deviation"] ** 2 for one in drawn))),
        "rest": _rounded(way - skill - luck),
        "adjusted": _rounded(min(1.0, max(0.0, story.chances[-1][seat] - luck))),
    }


def accuracy_of(judged: Sequence[Thought]) -> float:
    """Returns the accuracy in percent, weighted by stakes: 100 for best choices, 65 for an error of 0.1, 42
    for 0.2.

    The stake of a choice is what a random choice would have lost. Once a game is decided, no choice can lose
    anything, so such choices say nothing about the player and have no weight.
    """
    weighted = whole = 0.0
    for one in judged:
        weight = max(LEAST_STAKE, one.stake)
        weighted += weight * exp(-4.35 * _rounded(one.error))
        whole += weight
    return round(100 * weighted / whole, 1)


def _key_moments(story: _Story) -> list[int]:
    """Returns the choices with the largest errors or luck, in order."""
    found: list[int] = []
    for much, number in sorted(story.moved, key=lambda one: (-one[0], one[1])):
        if much >= LEAST_MOMENT and number not in found and len(found) < KEY_MOMENTS:
            found.append(number)
    return sorted(found)


def _decided_by(players: list[dict[str, Any]], last: list[float], viewer: int | None) -> str:
    """Returns what decided the game for the viewer, or for the winner."""
    seat = players[last.index(max(last)) if viewer is None else viewer]
    return decided_by(seat["skill"], seat["luck"], seat["rest"])


def decided_by(skill: float, luck: float, rest: float) -> str:
    """Returns whether luck, skill, or both decided; `unclear` if the rest outweighs the two together.

    >>> decided_by(0.1, -0.5, 0.0), decided_by(0.5, 0.1, 0.0), decided_by(0.3, 0.2, 0.1)
    ('luck', 'skill', 'both')
    >>> decided_by(0.1, 0.1, 0.3)
    'unclear'
    """
    if abs(rest) > abs(luck) + abs(skill):
        return "unclear"
    if abs(luck) > CLEARLY * abs(skill):
        return "luck"
    return "skill" if abs(skill) > CLEARLY * abs(luck) else "both"
