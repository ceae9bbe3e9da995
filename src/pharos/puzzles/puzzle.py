"""A puzzle: a position in which one action is much better than all others."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, Literal, get_args

from pharos.core.errors import PharosError
from pharos.game import Game, View, new_game

Theme = Literal["science", "military", "endgame", "denial", "chains", "politics", "gods", "leaders"]
Goal = Literal["now", "forced", "save", "most"]
"""`now`: win immediately; `forced`: an unstoppable win; `save`: all else loses; `most`: any other."""
THEMES: tuple[Theme, ...] = get_args(Theme)
GOALS: tuple[Goal, ...] = get_args(Goal)
DIFFICULTIES = (1, 2, 3, 4, 5)
DIGITS = 3


@dataclass(frozen=True, slots=True)
class Try:
    """A choice with its value, expected continuation, and the reasons why it is worse."""

    choice: str
    """In notation, without the payment."""
    chance: float
    deviation: float = 0.0
    """Standard error of the difference from the best choice."""
    line: tuple[str, ...] = ()
    """Expected continuation, as far as it is independent of face-down cards."""
    reasons: tuple[Mapping[str, Any], ...] = ()

    def data(self) -> dict[str, Any]:
        """Returns the data for clients."""
        told: dict[str, Any] = {"choice": self.choice, "chance": round(self.chance, DIGITS)}
        if self.deviation:
            told["deviation"] = round(self.deviation, DIGITS)
        if self.line:
            told["line"] = list(self.line)
        if self.reasons:
            told["reasons"] = [dict(reason) for reason in self.reasons]
        return told

    def kept(self) -> list[Any]:
        """Returns the compact stored form: choice, chance, deviation, line, and reasons."""
        reasons = [
            ":".join([one["kind"], one["of"], str(one.get("amount", "")), one.get("piece", "")])
            for one in self.reasons
        ]
        told = [
            self.choice,
            round(self.chance, DIGITS),
            round(self.deviation, DIGITS),
            " ".join(self.line),
            " ".join(reasons),
        ]
        while not told[-1]:
            told.pop()
        return told


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A stored puzzle: the seed of a deal, the choices that lead to the position, and the solution."""

    game: str
    expansions: tuple[str, ...]
    players: int
    seed: int
    choices: tuple[str, ...]
    """In notation; for a seat other than the first that must choose, `SEAT|CHOICE`."""
    seat: int
    goal: Goal
    themes: tuple[Theme, ...]
    difficulty: int
    rating: int
    """On the scale of the players' ratings."""
    solved_by: Mapping[str, float]
    """Share of attempts in which each level found the solution."""
    exact: bool
    """Whether the values are from an exact solver rather than a search."""
    best: tuple[Try, ...]
    """The solutions: the same action done in several ways, best first."""
    others: tuple[Try, ...]
    """All other choices, most common mistakes first."""
    id: str = field(default="", compare=False)

    def __post_init__(self) -> None:
        if not self.id:
            object.__setattr__(self, "id", self._id())

    def _id(self) -> str:
        told = "|".join(
            [self.game, *self.expansions, str(self.players), str(self.seed), str(self.seat), *self.choices]
        )
        return self.game[0] + sha256(told.encode()).hexdigest()[:7]

    @property
    def chance(self) -> float:
        """Win probability of the solution."""
        return self.best[0].chance

    def start(self) -> Game:
        """Returns the game at the position of the puzzle."""
        game = new_game(self.game, players=self.players, expansions=self.expansions, seed=self.seed)
        for one in self.choices:
            seat, _, choice = one.rpartition("|")
            game.choose(int(seat) if seat else game.waiting[0], choice)
        return game

    def view(self) -> View:
        """Returns the view of the seat at that position."""
        return self.start().view(self.seat)

    def is_right(self, choice: str) -> bool:
        """Whether a choice solves the puzzle, with any payment."""
        return base_of(choice) in {one.choice for one in self.best}

    def told_of(self, choice: str) -> Try:
        """Returns the stored evaluation of a choice."""
        base = base_of(choice)
        for one in (*self.best, *self.others):
            if one.choice == base:
                return one
        raise PharosError(f"The puzzle {self.id} does not know the choice {choice}.")

    def data(self) -> dict[str, Any]:
        """Returns the data of the file format."""
        return {
            "id": self.id,
            "game": self.game,
            "expansions": list(self.expansions),
            "players": self.players,
            "seed": self.seed,
            "choices": " ".join(self.choices),
            "seat": self.seat,
            "goal": self.goal,
            "themes": list(self.themes),
            "difficulty": self.difficulty,
            "rating": self.rating,
            "solved_by": " ".join(f"{name}={part:.2f}" for name, part in self.solved_by.items()),
            "exact": self.exact,
            "best": [one.kept() for one in self.best],
            "others": [one.kept() for one in self.others if one.reasons or one.line],
            "rest": " ".join(
                f"{one.choice}={one.chance:.2f}" for one in self.others if not one.reasons and not one.line
            ),
        }


def puzzle_of(told: Mapping[str, Any]) -> Puzzle:
    """Makes a puzzle from its stored data."""
    return Puzzle(
        told["game"],
        tuple(told["expansions"]),
        told["players"],
        told["seed"],
        tuple(told["choices"].split()),
        told["seat"],
        told["goal"],
        tuple(told["themes"]),
        told["difficulty"],
        told["rating"],
        dict(_numbers(told["solved_by"])),
        told["exact"],
        tuple(_try_of(*one) for one in told["best"]),
        (
            *(_try_of(*one) for one in told["others"]),
            *(Try(choice, chance) for choice, chance in _numbers(told["rest"])),
        ),
        told["id"],
    )


def _numbers(told: str) -> Iterator[tuple[str, float]]:
    for one in told.split():
        name, _, number = one.rpartition("=")
        yield name, float(number)


def _try_of(choice: str, chance: float, deviation: float = 0.0, line: str = "", reasons: str = "") -> Try:
    return Try(choice, chance, deviation, tuple(line.split()), tuple(_reasons_of(reasons)))


def _reasons_of(told: str) -> Iterator[dict[str, Any]]:
    for one in told.split():
        kind, of, amount, piece = one.split(":", 3)
        reason: dict[str, Any] = {"kind": kind, "of": of}
        if amount:
            reason["amount"] = int(amount)
        if piece:
            reason["piece"] = piece
        yield reason


def played_on(game: Game, seat: int, told: Try) -> list[tuple[int, str]]:
    """Returns a choice and its continuation in a game that matches the puzzle, each with its seat.

    Of several payments for the choice, the one that allows the longest continuation is taken.
    """
    longest: list[tuple[int, str]] = []
    for way in (str(one) for one in game.choices(seat) if base_of(str(one)) == told.choice):
        ahead = game.copy()
        made = [(seat, way)]
        ahead.choose(seat, way)
        for choice in told.line:
            if ahead.over or choice not in {str(one) for one in ahead.choices(ahead.waiting[0])}:
                break
            made.append((ahead.waiting[0], choice))
            ahead.choose(*made[-1])
        if len(made) > len(longest):
            longest = made
    return longest


def base_of(choice: str) -> str:
    """Returns a choice without its payment.

    >>> base_of("build:altar@left=2,right=0")
    'build:altar'
    """
    return choice.partition("@")[0]


def act_of(choice: str) -> str:
    """Returns the action of a choice without the card used for it, such as the card under a Wonder.

    >>> act_of("wonder:the_sphinx:altar"), act_of("stage:altar@left=1,right=0"), act_of("build:altar")
    ('wonder:the_sphinx', 'stage', 'build:altar')
    """
    words = base_of(choice).split(":")
    if words[0] == "stage":
        return words[0]
    return ":".join(words[:2])
