"""Positions of Duel with known values of all choices, and the regret of the master on them.

    python benchmarks/truth.py                    the regret of master and master-1 at 100 ms per choice
    python benchmarks/truth.py --simulations 1000 with a fixed number of simulations: reproducible everywhere
    python benchmarks/truth.py --make             creates the positions again; resumes if interrupted

Late positions are solved exactly, middle ones are evaluated by long searches. The set is in truth.jsonl.gz
beside this file. Each line has a deal, the choices before the position, and the value of each choice for its
player, as a win probability.

Late positions of the base game are solved by the master's endgame solver, which searches every card that may
be revealed. It does not handle the secrets of the expansions. So a position with an expansion is used only if
no secret and no draw can matter: games sampled from the views of both players must have the same tree.
"""

from __future__ import annotations

import argparse
import gzip
import json
import random
import sys
import time
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import pharos
from pharos.ai.levels import level_agent
from pharos.ai.search.duel.duel_thinker import DuelThinker
from pharos.ai.search.duel.endgame import LAST_AGE, Endgame, can_be_solved
from pharos.ai.search.duel.evaluation import outcome_value
from pharos.ai.search.network import FOLDER
from pharos.core.bits import size
from pharos.core.chance import Chance
from pharos.duel.product import DuelProduct
from pharos.duel.state import NOT_OVER, State
from pharos.duel.turn import apply, choices_of, decider

ROOT = Path(__file__).resolve().parents[1]
KEPT = Path(__file__).with_name("truth.jsonl.gz")
UNFINISHED = ROOT / "build" / "truth.jsonl"
MIXES: tuple[tuple[str, ...], ...] = ((), ("pantheon",), ("agora",), ("agora", "pantheon"))
LATE, MIDDLE = "late", "middle"
WANTED = {LATE: 125, MIDDLE: 50}
"""Default number of positions per mix."""
PLAYED = 60
"""Simulations per choice in the source games."""
MOST_SOLVED = 300_000
MOST_OPEN = 40_000
MOST_LATE_CARDS = {True: 7, False: 6}
"""Maximum number of cards left in a late position, without and with expansions."""
LEAST_MIDDLE_CARDS = 10
SAMPLES = 3
"""Number of games sampled from the view of each player."""
SIMULATIONS = 2_000_000
ROOM = 24_000_000
SEEN = 0.001
"""Choices with a smaller share of visits get the value of the worst choice that has more."""
LEAST_CHOICES = 3
GOOD = 1e-6


@dataclass
class Position:
    """A position with the value of each choice."""

    kind: str
    expansions: list[str]
    seed: int
    choices: str
    worths: dict[str, float] = field(default_factory=dict)
    simulations: int = 0

    def game(self) -> pharos.Game:
        """Returns the game at this position."""
        game = pharos.new_game("duel", expansions=tuple(self.expansions), seed=self.seed)
        for choice in self.choices.split():
            game.choose(game.waiting[0], choice)
        return game

    def regret(self, choice: str) -> float:
        """Returns the win probability that a choice loses."""
        return max(self.worths.values()) - self.worths[choice]


class TooLarge(Exception):
    """Raised when the limit of positions is exceeded."""


class OpenEnd:
    """Alpha-beta solver for endgames without hidden information."""

    def __init__(self, most: int = MOST_OPEN) -> None:
        self.left = most
        self.tree = 0
        """A hash of all choices found, in order."""
        self._known: dict[int, tuple[float, float]] = {}

    def worths(self, root: State) -> dict[int, float]:
        """Returns the value of every choice for seat 0, from -1 to 1."""
        return {code: self._after(root, code, -1.0, 1.0) for code in choices_of(root)}

    def _after(self, state: State, code: int, low: float, high: float) -> float:
        later: State = state.clone()
        apply(later, code)
        return self._value(later, low, high)

    def _value(self, state: State, low: float, high: float) -> float:
        if state.victory != NOT_OVER:
            value = float(outcome_value(state))
            self.tree = hash((self.tree, value))
            return value
        key = int(state.fingerprint())
        least, most = self._known.get(key, (-1.0, 1.0))
        if least >= high or least == most:
            return least
        if most <= low:
            return most
        self.left -= 1
        if self.left < 0:
            raise TooLarge
        codes = choices_of(state)
        self.tree = hash((self.tree, *codes))
        sign = 1.0 if decider(state) == 0 else -1.0
        best = -sign * 2.0
        alpha, beta = low, high
        for code in codes:
            worth = self._after(state, code, alpha, beta)
            if sign * worth > sign * best:
                best = worth
            if sign > 0.0:
                alpha = max(alpha, best)
            else:
                beta = min(beta, best)
            if alpha >= beta:
                break
        if best <= low:
            most = min(most, best)
        elif best >= high:
            least = max(least, best)
        else:
            least = most = best
        self._known[key] = (least, most)
        return best


def solved(game: pharos.Game) -> dict[int, float] | None:
    """Returns the exact value of each choice for seat 0, from -1 to 1; None if it cannot be found."""
    state = game.state
    if can_be_solved(state):
        return {int(code): worth for code, worth in Endgame(state, MOST_SOLVED).worths().items()} or None
    return solved_open(game)


def solved_open(game: pharos.Game) -> dict[int, float] | None:
    """Solves a position without secrets: all games consistent with a view must have the same tree."""
    found: list[tuple[int, dict[int, float]]] = []
    for seat in range(2):
        for seed in range(SAMPLES):
            end = OpenEnd()
            try:
                worths = end.worths(game.view(seat).sample(seed).state)
            except TooLarge:
                return None
            found.append((end.tree, worths))
            if found[-1] != found[0]:
                return None
    return found[0][1]


def as_chances(game: pharos.Game, worths: dict[int, float]) -> dict[str, float]:
    """Converts values for seat 0 to win probabilities of the player to choose, by notation."""
    product = DuelProduct()
    sign = 1.0 if game.waiting[0] == 0 else -1.0
    return {product.notation(code): round((1.0 + sign * worth) / 2.0, 6) for code, worth in worths.items()}


def moments(expansions: tuple[str, ...], seed: int) -> list[tuple[pharos.Game, str]]:
    """Plays a game between masters; returns each position with a choice, and the choices before it."""
    game = pharos.new_game("duel", expansions=expansions, seed=seed)
    players = [level_agent("master", 2 * seed + seat, simulations=PLAYED) for seat in range(2)]
    found, made = [], ""
    while not game.over:
        seat = game.waiting[0]
        if len(game.choices(seat)) > 1:
            found.append((game.copy(), made))
        choice = str(players[seat].choose(game.view(seat)))
        made = f"{made} {choice}".strip()
        game.choose(seat, choice)
    return found


def cards_left(game: pharos.Game) -> int:
    """Returns the number of cards in the structure."""
    return int(size(game.state.present))


def late_position(expansions: tuple[str, ...], seed: int) -> Position | None:
    """Returns a late position of a game in which the choice matters."""
    most = MOST_LATE_CARDS[not expansions]
    for game, made in moments(expansions, seed):
        state: State = game.state
        if state.age != LAST_AGE or not 1 < cards_left(game) <= most:
            continue
        if expansions and state.present & ~state.shown != 0:
            continue
        worths = solved(game)
        if worths is not None and max(worths.values()) - min(worths.values()) > GOOD:
            return Position(LATE, list(expansions), seed, made, as_chances(game, worths))
    return None


def middle_position(
    expansions: tuple[str, ...], seed: int, folders: list[Path], simulations: int
) -> Position | None:
    """Returns a position in the middle of an age, evaluated by long searches."""
    found = [
        (game, made)
        for game, made in moments(expansions, seed)
        if cards_left(game) >= LEAST_MIDDLE_CARDS and len(game.choices(game.waiting[0])) >= LEAST_CHOICES
    ]
    if not found:
        return None
    game, made = random.Random(seed).choice(found)
    kind = "+".join(["duel", *expansions])
    folders = [folder for folder in folders if (folder / f"{kind}.net").is_file()]
    judged = [judge(game, kind, folder, simulations // len(folders)) for folder in folders]
    worths = {name: sum(one[name] for one in judged) / len(judged) for name in judged[0]}
    rounded = {name: round(worth, 5) for name, worth in worths.items()}
    return Position(MIDDLE, list(expansions), seed, made, rounded, simulations)


def judge(game: pharos.Game, kind: str, folder: Path, simulations: int) -> dict[str, float]:
    """Returns the win probability of each choice after a long search with one network."""
    view = game.view(game.waiting[0])
    thinker = DuelThinker(view.data, kind, ROOM, folder)
    choices = thinker.begin(view, Chance(1, "truth"))
    thinker.run(simulations)
    visits, wins = thinker.visits(), thinker.wins()
    seen = [win for win, tried in zip(wins, visits, strict=True) if tried >= SEEN * simulations]
    return {
        str(choice): win if tried >= SEEN * simulations else min(*seen, win)
        for choice, win, tried in zip(choices, wins, visits, strict=True)
    }


def make(folders: list[Path], simulations: int, wanted_of: dict[str, int]) -> None:
    """Creates the missing positions; intermediate results are in build/ until all are done."""
    UNFINISHED.parent.mkdir(exist_ok=True)
    done = list(read(UNFINISHED.read_text(encoding="utf-8").splitlines())) if UNFINISHED.exists() else []
    with UNFINISHED.open("a", encoding="utf-8") as file:
        for kind, wanted in wanted_of.items():
            for number, mix in enumerate(MIXES):
                mine = [one for one in done if one.kind == kind and one.expansions == list(mix)]
                count = len(mine)
                base = 1_000_000 * (1 + number) + (500_000 if kind == MIDDLE else 0)
                seed = max([base, *(one.seed for one in mine)])
                while count < wanted:
                    seed += 1
                    position = (
                        late_position(mix, seed)
                        if kind == LATE
                        else middle_position(mix, seed, folders, simulations)
                    )
                    if position is not None:
                        count += 1
                        print(json.dumps(asdict(position)), file=file, flush=True)
                        print(
                            f"{kind} {'+'.join(mix) or 'base'} {count} of {wanted}, seed {seed}", flush=True
                        )
    write(read(UNFINISHED.read_text(encoding="utf-8").splitlines()))


def write(positions: Iterable[Position]) -> None:
    """Writes the set of positions."""
    text = "".join(json.dumps(asdict(one), separators=(",", ":")) + "\n" for one in positions)
    KEPT.write_bytes(gzip.compress(text.encode(), 9, mtime=0))


def read(lines: Iterable[str]) -> Iterator[Position]:
    """Parses positions from their lines."""
    return (Position(**json.loads(line)) for line in lines)


def kept() -> list[Position]:
    """Returns the stored positions."""
    return list(read(gzip.decompress(KEPT.read_bytes()).decode().splitlines()))


def regrets(name: str, positions: list[Position], **limit: Any) -> dict[tuple[str, str], list[float]]:
    """Returns an agent's regret in each position, by kind and mix."""
    agent = level_agent(name, 1, clock=time.process_time, **limit)
    found: dict[tuple[str, str], list[float]] = {}
    for position in positions:
        game = position.game()
        choice = str(agent.choose(game.view(game.waiting[0])))
        mix = "+".join(position.expansions) or "base"
        found.setdefault((position.kind, mix), []).append(position.regret(choice))
    return found


def tell(name: str, found: dict[tuple[str, str], list[float]]) -> None:
    """Prints one line per kind with the mixes in it."""
    for kind in WANTED:
        parts = {mix: values for (one, mix), values in found.items() if one == kind}
        if not parts:
            continue
        values = [value for part in parts.values() for value in part]
        mean = sum(values) / len(values)
        spread = (sum((value - mean) ** 2 for value in values) / len(values) ** 2) ** 0.5
        best = sum(value < GOOD for value in values)
        told = ", ".join(f"{mix} {100 * sum(part) / len(part):.3f}" for mix, part in parts.items())
        print(
            f"{name:10} {kind:7} regret {100 * mean:.3f} ± {196 * spread:.3f} % of a victory, "
            f"the best choice in {best} of {len(values)}; {told}",
            flush=True,
        )


def main() -> None:
    """Runs the command."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--agents", default="master,master-1", help="agents by name (master,master-1)")
    parser.add_argument("--seconds", type=float, default=0.1, help="processor time for a choice (0.1)")
    parser.add_argument("--simulations", type=int, help="counted simulations instead of time")
    parser.add_argument("--make", action="store_true", help="make the positions")
    parser.add_argument("--late", type=int, default=WANTED[LATE], help="late positions of each mix (125)")
    parser.add_argument("--middle", type=int, default=WANTED[MIDDLE], help="middle ones of each mix (50)")
    parser.add_argument("--judged", type=int, default=SIMULATIONS, help="simulations for a middle position")
    parser.add_argument(
        "--networks",
        type=Path,
        action="append",
        help="one more folder of networks that judge; may be repeated",
    )
    asked = parser.parse_args()
    if asked.make:
        make([FOLDER, *(asked.networks or [])], asked.judged, {LATE: asked.late, MIDDLE: asked.middle})
        return
    if not KEPT.is_file():
        sys.exit("There are no positions yet: run with --make.")
    limit = {"simulations": asked.simulations} if asked.simulations else {"seconds": asked.seconds}
    for name in asked.agents.split(","):
        tell(name, regrets(name, kept(), **limit))


if __name__ == "__main__":
    main()
