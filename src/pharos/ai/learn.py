"""Trains a network by self-play: play, fit, promotion match, repeat.

    python -m pharos.ai.learn duel --rounds 6 --seconds 80 --workers 16
    python -m pharos.ai.learn duel --expansion agora --start src/pharos/ai/search/learned/duel.net
    python -m pharos.ai.learn classic --players 3,5,7

In the first round the searches without a network play. In later rounds the best network so far plays, mostly
against itself, but also against older networks, searches with other settings, and rushers. A network is
fitted to the games of the last rounds (`fit.py`, which needs PyTorch) and promoted if it beats the previous
best one. With `--cluster` the machines of a Ray cluster play, and the fit runs locally. With `--games`
instead of `--seconds` the games do not depend on the speed of the machines. Everything is kept in one folder:
`log.jsonl` has a line for each round, `log.svg` is a plot of it, and an interrupted run resumes where it
stopped. At the end, with `--ensemble`, several networks are fitted to all games and then used as teachers of
one more; then the best network plays itself to fit its calibration curves (`pharos.ai.calibrate`).
`--install` copies the network and its curves into the package.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, replace
from multiprocessing import get_context
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Protocol, TypeVar

from pharos.ai import calibrate
from pharos.ai.kind import ROOM, Kind
from pharos.ai.search import fit
from pharos.ai.search.calibration import SUFFIX as CURVE
from pharos.ai.search.classic import evaluation as classic_evaluation
from pharos.ai.search.learn import CLASSIC_DESIGNS, DUEL_DESIGNS, designed
from pharos.ai.search.network import FOLDER, SUFFIX, Network
from pharos.ai.search.samples import Effort, picked
from pharos.classic import turn as classic_turn
from pharos.cluster import LOCAL, joined, spread
from pharos.core.bits import first
from pharos.core.chance import Chance
from pharos.core.errors import PharosError
from pharos.duel import turn as duel_turn
from pharos.duel.state import NOT_OVER

LOOSE = (0, 4, 12, 30, 70)
"""Number of opening choices of a game that are drawn in proportion to visits."""
QUICK = 40
"""Simulations for a choice that is not a training sample."""
SHARE = 300
"""Per mille of positions that are searched deeply and become training samples."""
OLDER = 130
OTHERS = 150
RUSHERS = 100
"""Per mille of games in which the best network plays an older one, other search settings, or a rusher."""
GATE_GAMES = 400
GATE_SIMULATIONS = 100


@dataclass(frozen=True, slots=True)
class Task:
    """The work of one process."""

    kind: Kind
    seed: int
    seconds: float
    deep: int
    nets: tuple[str, ...]
    """Network files, the best one first; empty in the first round."""
    out: str
    games: int = 0
    """Number of games to play; 0 to play until the time is over."""
    quick: int = QUICK
    """Simulations for a choice that is not a training sample."""
    share: int = SHARE


def play(task: Task) -> int:
    """Plays its games, or until the time is over, and writes the samples. Returns the number of games."""
    kind = task.kind
    others = [kind.plain(design) for design in (DUEL_DESIGNS if kind.game == "duel" else CLASSIC_DESIGNS)]
    best = [kind.guided(file) for file in task.nets]
    rushers = [kind.guided(task.nets[0], taste) for taste in (1, 2)] if task.nets else []
    self_play = kind.self_play(kind.network(Path(task.nets[0])) if task.nets else blank(kind, task.out))
    seating = duel_table if kind.game == "duel" else classic_table
    until = time.monotonic() + task.seconds
    seed = task.seed
    while seed < task.seed + task.games if task.games else time.monotonic() < until:
        chance = Chance(seed, "lessons")
        state = kind.new_state(seed)
        seed += 1
        seats, impartial = seating(state, chance, best, others, rushers)
        loose = LOOSE[int(chance.below(len(LOOSE)))]
        self_play.play(state, seats, impartial, chance, Effort(loose, task.quick, task.deep, task.share))
    self_play.pages.write(task.out)
    return int(self_play.played)


def duel_table(
    state: Any, chance: Chance, best: list[Any], others: list[Any], rushers: list[Any]
) -> tuple[list[Any], list[bool]]:
    """Returns the searches of both seats, and for each whether its visits are training targets."""
    one: Any = best[0] if best else others[0]
    other: Any = one
    fair = True
    drawn = int(chance.below(1000))
    if not best:
        if drawn < 500:
            other = others[int(chance.below(len(others)))]
            fair = other is others[0]
    elif drawn < OLDER:
        other = best[int(chance.below(len(best)))]
    elif drawn < OLDER + OTHERS:
        other = others[int(chance.below(len(others)))]
        fair = False
    elif drawn < OLDER + OTHERS + RUSHERS:
        other = rushers[int(chance.below(len(rushers)))]
        fair = False
    if chance.below(2) == 1:
        return [other, one], [fair, True]
    return [one, other], [True, fair]


def classic_table(
    state: Any, chance: Chance, best: list[Any], others: list[Any], rushers: list[Any]
) -> tuple[list[Any], list[bool]]:
    """Returns the searches of all seats: most are the best one, some others, and None for a quick player; and
    for each whether its visits are training targets."""
    seats: list[Any] = []
    impartial: list[bool] = []
    for _ in range(int(state.deal.players)):
        drawn = int(chance.below(1000))
        search: Any = best[0] if best else others[0]
        if drawn < OTHERS:
            search = None
        elif drawn < OTHERS + OLDER:
            search = others[int(chance.below(len(others)))]
        elif drawn < OTHERS + 2 * OLDER and best:
            search = best[int(chance.below(len(best)))]
        seats.append(search)
        impartial.append(search is not None and (search in best or search is others[0]))
    return seats, impartial


def blank(kind: Kind, out: str) -> Network:
    """Returns a network with zero weights, for a search that only lists inputs."""
    path = Path(out).with_suffix(".blank")
    outputs = kind.names["outputs"]
    assert isinstance(outputs, tuple)
    head = json.dumps({"layers": [1, 1], "outputs": outputs, "inputs": [], "rows": []}).encode()
    path.write_bytes(head + b"\n" + bytes(2 + 2 + 4 + 2 * len(outputs) + 4 * len(outputs)))
    made = kind.network(path)
    path.unlink()
    return made


@dataclass(frozen=True, slots=True)
class Meeting:
    """A match between two players: a network file, or an empty string for the search without a network."""

    kind: Kind
    seeds: tuple[int, ...]
    players: tuple[str, str]
    simulations: int = 0
    seconds: float = 0.0
    """Processor time for a choice; used when `simulations` is 0."""
    settings: tuple[tuple[str, float], ...] = ()
    """Changes to the search settings of the first player."""


def meet(meeting: Meeting) -> list[tuple[float, float]]:
    """Returns the result of the first player in each deal, from either side; in 7 Wonders a side is every
    second seat or team."""
    kind = meeting.kind
    room = 600_000 if meeting.seconds else ROOM
    seated: list[Any] = [
        kind.guided(file, room=room) if file else kind.plain({}, room) for file in meeting.players
    ]
    designed(seated[0].settings, dict(meeting.settings))
    pairs = []
    for seed in meeting.seeds:
        won = []
        for side in (0, 1):
            state = kind.new_state(seed)
            chance = Chance(2 * seed + side, "gate")
            if kind.game == "duel":
                while state.victory == NOT_OVER:
                    choices = duel_turn.choices_of(state)
                    choice = choices[0]
                    if len(choices) > 1:
                        search = seated[0 if duel_turn.decider(state) == side else 1]
                        began = time.thread_time()
                        search.begin(state.clone(), chance)
                        choice = thought(search, began, choices, chance, meeting)
                    duel_turn.apply(state, choice)
                won.append(0.5 if state.winners == 3 else float(state.winners == side + 1))
                continue
            while not state.over:
                seat = int(first(classic_turn.waiting(state)))
                choices = classic_turn.choices_of(state, seat)
                choice = choices[0]
                if len(choices) > 1:
                    search = seated[0 if side_of(state, seat) == side else 1]
                    began = time.thread_time()
                    search.begin(state.clone(), seat, chance)
                    choice = thought(search, began, choices, chance, meeting)
                classic_turn.apply(state, seat, choice)
            seats = range(int(state.deal.players))
            shares = [classic_evaluation.outcome_share(state, seat) for seat in seats]
            won.append(sum(shares[n] for n in seats if side_of(state, n) == side) / sum(shares))
        pairs.append((won[0], won[1]))
    return pairs


def side_of(state: Any, seat: int) -> int:
    """Returns the side (0 or 1) of a seat of 7 Wonders in a match."""
    return (seat // 2 if state.deal.rules.teams else seat) % 2


def thought(search: Any, began: float, choices: list[int], chance: Chance, meeting: Meeting) -> int:
    """Runs the search and returns the most visited choice."""
    if meeting.simulations:
        search.run(meeting.simulations)
    else:
        while time.thread_time() - began < meeting.seconds:
            search.run(16)
    tried = {code: visits for code, visits, _ in search.results()}
    return choices[int(picked([tried.get(code, 0) for code in choices], chance, False))]


Asked = TypeVar("Asked", Task, Meeting, calibrate.Asking)
Answer = TypeVar("Answer")


class Pool(Protocol):
    """Runs tasks in parallel."""

    def map(self, work: Callable[[Any], Answer], tasks: list[Any], /) -> Iterator[Answer]:
        """Yields the results in the order of the tasks."""


@dataclass(frozen=True, slots=True)
class Parcel:
    """A task with the network files it needs, for a machine that does not have them."""

    work: Callable[[Any], Any]
    task: Any
    files: dict[str, bytes]


def packed(work: Callable[[Asked], Any], task: Asked) -> Parcel:
    """Packs a task with its files."""
    nets: Sequence[str]
    if isinstance(task, Task):
        nets = task.nets
    elif isinstance(task, Meeting):
        nets = [file for file in task.players if file]
    else:
        nets = [task.network]
    return Parcel(work, task, {Path(file).name: Path(file).read_bytes() for file in nets})


def moved(task: Asked, folder: str) -> Asked:
    """Returns the same task with its files in another folder."""

    def there(files: Sequence[str]) -> tuple[str, ...]:
        return tuple(str(Path(folder, Path(file).name)) if file else "" for file in files)

    if isinstance(task, Task):
        return replace(task, nets=there(task.nets), out=there([task.out])[0])
    if isinstance(task, calibrate.Asking):
        return replace(task, folder=folder)
    one, other = there(task.players)
    return replace(task, players=(one, other))


def done_away(parcel: Parcel) -> tuple[Any, dict[str, bytes]]:
    """Runs a task on another machine; returns its result and the files it made."""
    with TemporaryDirectory() as folder:
        for name, content in parcel.files.items():
            Path(folder, name).write_bytes(content)
        answer = parcel.work(moved(parcel.task, folder))
        made = [file for file in sorted(Path(folder).iterdir()) if file.name not in parcel.files]
        return answer, {file.name: file.read_bytes() for file in made}


@dataclass(frozen=True, slots=True)
class Machines:
    """The machines of a Ray cluster; no shared folder is needed."""

    cluster: str

    def map(self, work: Callable[[Any], Answer], tasks: list[Any], /) -> Iterator[Answer]:
        """Yields the results in the order of the tasks, and writes the files they made to where the tasks
        expect them."""
        parcels = [packed(work, task) for task in tasks]
        for task, (answer, made) in zip(tasks, spread(done_away, parcels, cluster=self.cluster), strict=True):
            for name, content in made.items():
                Path(task.out).with_name(name).write_bytes(content)
            yield answer


@contextmanager
def pool_of(workers: int, cluster: str | None) -> Iterator[Pool]:
    """Yields a pool of local processes, or a cluster."""
    if cluster is None:
        with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
            yield pool
    else:
        with joined(cluster):
            yield Machines(cluster)


def match(pool: Pool, workers: int, games: int, meeting: Meeting) -> tuple[float, float]:
    """Returns the share of games that the first player won, and the half-width of the 95 % interval."""
    deals = max(2, games // 2)
    first = meeting.seeds[0]
    lots = [tuple(range(first + n, first + deals, workers)) for n in range(min(workers, deals))]
    tasks = [replace(meeting, seeds=lot) for lot in lots]
    means = [(one + other) / 2 for lot in pool.map(meet, tasks) for one, other in lot]
    share = sum(means) / len(means)
    spread = sum((mean - share) ** 2 for mean in means) / max(1, len(means) - 1)
    return share, 1.96 * (spread / len(means)) ** 0.5


class Run:
    """One training run and its folder."""

    def __init__(self, asked: argparse.Namespace) -> None:
        self.asked = asked
        tables = tuple(int(players) for players in asked.players.split(","))
        self.kind = Kind(asked.game, tuple(sorted(asked.expansion)), tables, asked.teams)
        self.folder = Path(asked.folder or Path("build") / "learn" / self.kind.name)
        self.folder.mkdir(parents=True, exist_ok=True)
        self.log = self.folder / "log.jsonl"
        self.best = self.folder / f"best{SUFFIX}"
        self.curve = self.folder / f"best{CURVE}"
        (self.folder / "names.json").write_text(json.dumps(self.kind.names))
        if asked.first and not self.best.exists():
            shutil.copy(asked.first, self.best)

    def told(self) -> list[dict[str, Any]]:
        """Returns the log entries of the finished rounds."""
        if not self.log.exists():
            return []
        return [json.loads(line) for line in self.log.read_text().splitlines()]

    def nets(self) -> tuple[str, ...]:
        """Returns the best network, then up to four older ones."""
        if not self.best.exists():
            return ()
        older = [str(self.folder / f"{told['round']:02}.net") for told in self.told() if told.get("accepted")]
        return (str(self.best), *older[-5:-1][::-1])

    def round(self, number: int, pool: Pool) -> dict[str, Any]:
        """Runs one round: play, fit, promotion match."""
        asked = self.asked
        samples = self.folder / f"{number:02}"
        shutil.rmtree(samples, ignore_errors=True)
        samples.mkdir()
        workers = min(asked.workers, asked.games or asked.workers)
        tasks = [
            Task(
                self.kind,
                (asked.seed * 1000 + number) * 10_000_000 + worker * 500_000,
                asked.seconds,
                asked.simulations,
                self.nets(),
                str(samples / f"{worker:02}"),
                asked.games // workers + (worker < asked.games % workers),
                asked.quick,
                asked.share,
            )
            for worker in range(workers)
        ]
        games = sum(pool.map(play, tasks))
        candidate = self.folder / f"{number:02}{SUFFIX}"
        told = {"round": number, "played": games, **self.fit(candidate, self.samples(number), number + 1)}
        if self.best.exists():
            players = (str(candidate), str(self.best))
            seeds = (number * 100_000 + 7,)
            meeting = Meeting(self.kind, seeds, players, simulations=GATE_SIMULATIONS)
            share, interval = match(pool, asked.workers, asked.gate_games, meeting)
            told |= {"gate": round(share, 4), "gate_interval": round(interval, 4)}
        told["accepted"] = told.get("gate", 1.0) > 0.5
        if told["accepted"]:
            shutil.copy(candidate, self.best)
            self.curve.unlink(missing_ok=True)
        if asked.check_games:
            meeting = Meeting(self.kind, (99_000_000,), (str(self.best), ""), seconds=asked.check_seconds)
            share, interval = match(pool, asked.workers, asked.check_games, meeting)
            told |= {"against_plain": round(share, 4), "against_plain_interval": round(interval, 4)}
        return told

    def samples(self, number: int) -> list[Path]:
        """Returns the sample folders of a round and of the rounds before it, within the window."""
        window = range(max(0, number - self.asked.window + 1), number + 1)
        return [folder for n in window if (folder := self.folder / f"{n:02}").is_dir()]

    def fit(
        self, candidate: Path, folders: Sequence[Path], seed: int, teachers: Sequence[str] = ()
    ) -> dict[str, Any]:
        """Fits a candidate to the games of some folders, in a Python with PyTorch."""
        asked = self.asked
        teachers = [*asked.teachers, *teachers]
        command = [asked.python, str(Path(fit.__file__)), str(self.folder / "names.json"), str(candidate)]
        command += [*map(str, folders), *asked.beside]
        command += ["--layers", asked.layers, "--passes", str(asked.passes), "--seed", str(seed)]
        command += ["--batch", str(asked.batch), "--rate", str(asked.rate)]
        if asked.onward:
            command += ["--onward", str(asked.onward)]
        if asked.start:
            command += ["--start", asked.start]
        if asked.only_new:
            command.append("--only-new")
        if teachers:
            command += ["--belief", str(asked.belief), "--teachers", *teachers]
        environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
        run = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False, env=environment)
        if run.returncode != 0:
            raise PharosError("The fit failed; see above.")
        told: dict[str, Any] = json.loads(run.stdout.splitlines()[-1])
        return told

    def finish(self, pool: Pool) -> None:
        """Fits several networks to all games, then one with those as teachers; it is promoted only if it
        wins.

        The result of a game is mostly luck. A single network memorizes some of it; an ensemble averages it
        out.
        """
        asked = self.asked
        last = self.folder / f"ensemble{SUFFIX}"
        if not asked.ensemble or last.exists():
            return
        folders = self.samples(len(self.told()) - 1)
        teachers = [self.folder / f"teacher{n}{SUFFIX}" for n in range(asked.ensemble)]
        with ThreadPoolExecutor(asked.ensemble) as fits:
            fitted = fits.map(lambda n: self.fit(teachers[n], folders, 100 + n), range(asked.ensemble))
            errors = [told["squared_error"] for told in fitted]
        told = self.fit(last, folders, 200, list(map(str, teachers)))
        meeting = Meeting(self.kind, (9_900_007,), (str(last), str(self.best)), simulations=GATE_SIMULATIONS)
        share, interval = match(pool, asked.workers, asked.gate_games, meeting)
        if share > 0.5:
            shutil.copy(last, self.best)
            self.curve.unlink(missing_ok=True)
        told |= {
            "squared_errors_of_each": errors,
            "gate": round(share, 4),
            "gate_interval": round(interval, 4),
        }
        print(json.dumps({"ensemble": asked.ensemble, **told}), flush=True)

    def run(self) -> None:
        """Runs rounds until `--rounds` are finished or the time is over."""
        until = time.monotonic() + self.asked.minutes * 60
        with pool_of(self.asked.workers, self.asked.cluster) as pool:
            while len(self.told()) < self.asked.rounds:
                began = time.monotonic()
                if began + 1.35 * self.asked.seconds > until:
                    break
                told = self.round(len(self.told()), pool)
                told["wall"] = round(time.monotonic() - began, 1)
                with self.log.open("a") as file:
                    print(json.dumps(told), file=file)
                print(json.dumps(told), flush=True)
                self.draw()
            self.finish(pool)
            if self.asked.curve_games and self.best.exists() and not self.curve.exists():
                calibrate.make(self.kind, self.best, self.curve, self.asked.curve_games, pool.map)
        if self.asked.install and self.best.exists():
            self.install()

    def install(self) -> None:
        """Copies the best network and its curves into the package; removes curves of the previous network."""
        shutil.copy(self.best, FOLDER / f"{self.kind.name}{SUFFIX}")
        curve = FOLDER / f"{self.kind.name}{CURVE}"
        if self.curve.exists():
            shutil.copy(self.curve, curve)
        else:
            curve.unlink(missing_ok=True)

    def draw(self) -> None:
        """Draws the log as an SVG plot: one line for each metric over the rounds."""
        rounds = self.told()
        names = ("squared_error", "policy_cross_entropy", "policy_agrees", "gate", "against_plain")
        lines = []
        for row, name in enumerate(names):
            points = [(told["round"], told[name]) for told in rounds if name in told]
            if not points:
                continue
            low, high = min(y for _, y in points), max(y for _, y in points)
            top = 20 + row * 90
            placed = [
                (60 + 480 * x / max(1, len(rounds) - 1), top + 60 - 50 * (y - low) / max(1e-9, high - low))
                for x, y in points
            ]
            path = " ".join(f"{x:.0f},{y:.0f}" for x, y in placed)
            lines.append(f'<text x="60" y="{top}">{name}: {points[0][1]} to {points[-1][1]}</text>')
            lines.append(f'<polyline points="{path}" fill="none" stroke="#246"/>')
            lines += [f'<circle cx="{x:.0f}" cy="{y:.0f}" r="3" fill="#246"/>' for x, y in placed]
        height = 40 + 90 * len(names)
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="600" height="{height}" font-family="sans-serif"'
        )
        body = f' font-size="12"><rect width="600" height="{height}" fill="#fff"/>{"".join(lines)}</svg>\n'
        (self.folder / "log.svg").write_text(head + body, encoding="utf-8")


def main() -> None:
    """Parses the command line and trains."""
    parser = argparse.ArgumentParser(
        prog="python -m pharos.ai.learn", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("game", choices=("duel", "classic"))
    parser.add_argument("--expansion", action="append", default=[], help="may be given several times")
    parser.add_argument("--players", default="3,5,7", help="how many play, in turn (classic)")
    parser.add_argument("--teams", action="store_true", help="every game is one of teams (classic)")
    parser.add_argument("--folder", default="", help="where everything is kept (build/learn/KIND)")
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--minutes", type=float, default=1e6, help="no round begins that would last longer")
    parser.add_argument("--seconds", type=float, default=80, help="of play in a round")
    parser.add_argument("--games", type=int, default=0, help="in a round, instead of seconds")
    parser.add_argument(
        "--cluster", nargs="?", const=LOCAL, help="play on Ray; an existing cluster by address"
    )
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--simulations", type=int, default=150, help="for a position that is learned from")
    parser.add_argument("--quick", type=int, default=QUICK, help="for a position that is not")
    parser.add_argument("--share", type=int, default=SHARE, help="of a thousand positions, learned from")
    parser.add_argument(
        "--beside", nargs="*", default=[], help="folders with games of other kinds to learn from"
    )
    parser.add_argument("--ensemble", type=int, default=0, help="teachers of a last network; 0: none")
    parser.add_argument("--layers", default="128,32")
    parser.add_argument("--passes", type=float, default=3)
    parser.add_argument("--batch", type=int, default=1024, help="positions in one step of the fit")
    parser.add_argument("--rate", type=float, default=2e-3, help="the length of its first steps")
    parser.add_argument("--onward", type=float, default=0, help="how far later searches are believed (Duel)")
    parser.add_argument("--window", type=int, default=9, help="number of last rounds whose games it takes")
    parser.add_argument("--gate-games", type=int, default=GATE_GAMES)
    parser.add_argument("--check-games", type=int, default=0, help="against the search without a network")
    parser.add_argument("--check-seconds", type=float, default=0.005)
    parser.add_argument("--curve-games", type=int, default=calibrate.GAMES, help="for its curves; 0: none")
    parser.add_argument("--first", default="", help="a network that plays before there is one of its own")
    parser.add_argument("--start", default="", help="a network that every fit begins with")
    parser.add_argument("--only-new", action="store_true", help="fit only what that network does not know")
    parser.add_argument("--teachers", nargs="*", default=[], help="networks that are learned from, too")
    parser.add_argument("--belief", type=float, default=0.3, help="how far they are believed")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--python", default=sys.executable, help="a Python with PyTorch, for the fit")
    parser.add_argument("--install", action="store_true", help="put the best network into the package")
    asked = parser.parse_args()
    if asked.only_new and not asked.start:
        parser.error("--only-new needs --start.")
    try:
        Run(asked).run()
    except PharosError as error:
        print(error, file=sys.stderr)
        sys.exit(1)


if __name__ == "__main__":
    main()
