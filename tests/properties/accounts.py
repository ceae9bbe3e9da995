"""Everything that is told of random games of every kind, in short: what both engines must agree on.

    PHAROS_PURE=1 python -m tests.properties.accounts SEED...

prints it as the plain engine tells it.
"""

import json
import sys
from hashlib import sha256
from random import Random
from typing import Any

import pharos
from pharos.ai import agent
from pharos.core.price import Price
from pharos.game import Account
from tests.properties.damage import KINDS, Kind

EVERY = 47
"""Number of choices between two complete checks; it varies the seat that plays at a check."""
SIMULATIONS = 6


def account_of(kind: Kind, seed: int) -> list[str]:
    """Plays a random game; returns a line for every choice with a hash of all outputs at that point."""
    chance = Random(f"{kind} {seed}")
    game = kind.new(seed)
    account = Account(game)
    lines: list[str] = []
    while not game.over:
        seat = game.waiting[chance.randrange(len(game.waiting))]
        choice = str(chance.choice(game.choices(seat)))
        told = everything(game, seat, len(lines)) if len(lines) % EVERY == 0 else None
        facts = [str(fact) for fact in account.choose(game, seat, choice)]
        lines.append(f"{seat} {choice} {short([told, facts, game.scores(), game.settled])}")
    return [*lines, short([game.position(), str(game.result), game.record()])]


def everything(game: pharos.Game, seat: int, seed: int) -> list[Any]:
    """All outputs of a game at one point, mostly for one seat."""
    view = game.view(seat)
    asked: list[pharos.Choice | str] = [*game.choices(seat), "build:altar", "build:nowhere", "recruit:plato"]
    return [
        game.position(),
        [game.view(one).data for one in (*range(game.players), None)],
        [(choice, priced(price)) for choice, price in game.priced(seat)],
        [game.explain(seat, choice).data() for choice in asked],
        [
            (one.choice, one.refusal.key, one.refusal.rule, one.refusal.args, priced(one.price))
            for one in game.barred(seat)
        ],
        [
            {thing: priced(price) for thing, price in sorted(prices.things.items())}
            for prices in game.price_lists()
        ],
        [str(choice) for choice in view.choices],
        view.sample(seed).position(),
        [str(agent(name, seed).choose(view)) for name in ("random", "greedy", "pupil")],
        str(agent("master", seed, simulations=SIMULATIONS).choose(view)),
    ]


def priced(price: Price | None) -> Any:
    """A price as plain data."""
    return None if price is None else price.data()


def short(told: Any) -> str:
    """A short hash of plain data."""
    return sha256(json.dumps(told, sort_keys=True, default=str).encode()).hexdigest()[:12]


def main() -> None:
    """Prints the games of some seeds."""
    json.dump([[account_of(kind, int(seed)) for kind in KINDS] for seed in sys.argv[1:]], sys.stdout)


if __name__ == "__main__":
    main()
