"""A third expansion works beside the others. Shown on a copy of the sources, with one of each game.

Each is a package and one line in the list of expansions: it has its own bit, step, verb and line on the score
sheet, and the base game is not touched.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from pharos.core.expansion import Expansion, Mixes
from pharos.core.verb import BASE, Step, Verb, in_order

SOURCE = Path(__file__).parents[2] / "src"
LISTS = {
    "pharos/duel/expansions.py": [
        ("\nMIXES", "from pharos.duel.market.expansion import MARKET\n\nMIXES"),
        ("Mixes((PANTHEON, AGORA))", "Mixes((PANTHEON, AGORA, MARKET))"),
    ],
    "pharos/classic/expansions.py": [
        ("\nMIXES", "from pharos.classic.fair.expansion import FAIR\n\nMIXES"),
        ("Mixes((LEADERS, CITIES))", "Mixes((LEADERS, CITIES, FAIR))"),
    ],
}
PACKAGES = {
    "pharos/duel/market/__init__.py": "",
    "pharos/duel/market/expansion.py": """
from pharos.core.verb import Step, Verb
from pharos.duel.expansion import DuelExpansion, TableZones
from pharos.duel.steps import TURN

PRICE, HAGGLE, ACCEPT = 48, 64 * 1048576, 65 * 1048576


class Market(DuelExpansion):
    def owner(self):
        from pharos.duel.market.turn import MarketOwner

        return MarketOwner()

    def table_zones(self):
        from pharos.duel.market.zones import Stall

        return TableZones([Stall()])


MARKET = Market(
    "market",
    4,
    (Step(PRICE, "price"),),
    (
        Verb(HAGGLE, "haggle", (), (int(TURN),), "DUEL-TURN-02", origin="market"),
        Verb(ACCEPT, "accept", ("seat",), (PRICE,), "DUEL-TURN-02", origin="market"),
    ),
    score=("market",),
    board="market",
)
""",
    "pharos/duel/market/turn.py": """
from pharos.duel import steps
from pharos.duel.market.expansion import ACCEPT, HAGGLE, PRICE
from pharos.duel.owner import Owner


class MarketOwner(Owner):
    def possible(self, state, pending):
        return True

    def fill(self, state, pending, buffer):
        buffer[0], buffer[1] = ACCEPT, ACCEPT + 1
        return 2

    def apply(self, state, pending, choice):
        seat = steps.seat_of(pending)
        if choice == HAGGLE:
            state.push(steps.TURN, seat, 0)
            state.push(PRICE, 1 - seat, 0)
            state.city(seat).coins -= 1
        else:
            state.city(choice - ACCEPT).coins += 1

    def fill_turn(self, state, seat, buffer, count):
        if state.city(seat).coins > 3:
            buffer[count] = HAGGLE
            count += 1
        return count

    def points(self, state, seat, line):
        return state.city(seat).coins // 5

    def added_points(self, state, seat):
        return state.city(seat).coins // 5
""",
    "pharos/duel/market/zones.py": """
from pharos.core.shape import Parts, Whole
from pharos.core.zone import Zone, parts


class Stall(Zone):
    open_to_all = True
    shapes = parts(market=Parts({"coins": Whole(0, 999)}))
    follows = ("market",)

    def write(self, state, eye):
        return {"market": {"coins": int(state.city0.coins + state.city1.coins)}}
""",
    "pharos/classic/fair/__init__.py": "",
    "pharos/classic/fair/expansion.py": """
from pharos.classic.expansion import ClassicExpansion
from pharos.core.verb import Step, Verb

TITHE, GIVE = 20, 20 * 512


class Fair(ClassicExpansion):
    def owner(self):
        from pharos.classic.fair.turn import FairOwner

        return FairOwner()

    def asking(self):
        from pharos.classic.zones.turn import Asking, in_turns

        return {TITHE: Asking(fits=lambda state: not in_turns(state), waits=True)}


FAIR = Fair(
    "fair",
    4,
    (Step(TITHE, "tithe", order=45),),
    (Verb(GIVE, "give", ("coins",), (TITHE,), "SW-TURN-03", origin="fair"),),
    score=("fair",),
    before_cards=True,
)
""",
    "pharos/classic/fair/turn.py": """
from pharos.classic import steps
from pharos.classic.choices import object_of
from pharos.classic.fair.expansion import GIVE, TITHE
from pharos.classic.owner import Owner


class FairOwner(Owner):
    def begin(self, state, packed):
        if not state.has_planned(steps.END_OF_TURN):
            state.plan(steps.END_OF_TURN, 0, 0)
        state.ask(packed)

    def fill(self, state, number, buffer):
        buffer[0], buffer[1] = GIVE, GIVE + 1
        return 2 if state.city(number).coins else 1

    def carry_out(self, state):
        state.city(0).coins -= object_of(state.sealed[0])
        state.record(0, state.sealed[0])
        state.sealed[0] = 0

    def begin_age(self, state):
        state.plan(TITHE, 0, 1)
        return True

    def points(self, state, number, line):
        return state.city(number).coins

    def added_points(self, state, number):
        return state.city(number).coins
""",
}
PLAYED = """
import random
import pharos
from pharos import research
from pharos.research.actions import classic_actions, duel_actions

for name, players, mine, mix, verb in (
    ("duel", 2, "market", ("pantheon", "agora", "market"), "haggle"),
    ("duel", 2, "market", ("market",), "haggle"),
    ("classic", 3, "fair", ("leaders", "cities", "fair"), "give:0"),
    ("classic", 3, "fair", ("fair",), "give:0"),
):
    game = pharos.new_game(name, players=players, expansions=mix, seed=2)
    greedy, dice, seen = pharos.agent("greedy"), random.Random(2), set()
    while not game.over:
        seat = game.waiting[0]
        choices = [str(choice) for choice in game.choices(seat)]
        seen.update(choices)
        if len(game.record()["choices"]) % 9 == 0:
            again = pharos.from_position(game.position())
            assert again.position() == game.position()
            assert [str(one) for one in again.choices(seat)] == choices
            assert game.view(seat).sample(1).waiting == game.waiting
            game.barred(seat)
        game.choose(seat, greedy.choose(game.view(seat)) if dice.random() < 0.2 else dice.choice(choices))
    assert verb in seen, (name, mix)
    assert mine in game.scores()[0] and game.scores()[0]["total"] == sum(game.scores()[0].values()) / 2
    assert pharos.replay(game.record()).result == game.result
    actions = duel_actions if name == "duel" else classic_actions
    numbers = actions(frozenset(mix)).numbers
    assert name == "classic" or verb in numbers
    assert actions(frozenset(mix[:-1])).names == tuple(one for one in actions(frozenset(mix[:-1])).numbers)
    assert list(actions(frozenset()).names) == [n for n, _ in zip(numbers, actions(frozenset()).names)]
print(len(duel_actions(frozenset())), len(duel_actions(frozenset({"pantheon", "agora"}))))
"""


def test_a_third_expansion_works_beside_the_others(tmp_path: Path) -> None:
    copy = tmp_path / "src"
    shutil.copytree(SOURCE, copy, ignore=shutil.ignore_patterns("*.so", "static", "engine", "__pycache__"))
    for name, text in PACKAGES.items():
        (copy / name).parent.mkdir(exist_ok=True)
        (copy / name).write_text(text, encoding="utf-8")
    for name, edits in LISTS.items():
        text = (copy / name).read_text(encoding="utf-8")
        for before, after in edits:
            assert before in text, f"{name}: {before!r}"
            text = text.replace(before, after, 1)
        (copy / name).write_text(text, encoding="utf-8")
    environment = os.environ | {"PYTHONPATH": str(copy), "PHAROS_PURE": "1"}
    done = subprocess.run(
        [sys.executable, "-c", PLAYED], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr[-2000:]
    assert done.stdout.split() == ["1202", "6540"]  # nothing that had a number has another one


def test_what_is_forgotten_or_taken_is_named() -> None:
    one, other = Expansion("one", 1), Expansion("other", 2)
    assert Mixes((one, other)).bits_of(["", "other"]) == 2
    with pytest.raises(ValueError, match="share a name or a bit"):
        Mixes((one, Expansion("third", 2), other))
    with pytest.raises(ValueError, match="The expansion third needs one bit"):
        Expansion("third", 3)
    with pytest.raises(ValueError, match="The verb rest stands with third and has another origin"):
        Expansion("third", 4, verbs=(Verb(9, "rest", origin="other"),))
    with pytest.raises(ValueError, match="The verb rest needs siesta, which is no expansion or option"):
        Mixes((one,)).verbs([Verb(9, "rest", origin="siesta")])
    with pytest.raises(ValueError, match="one is answered by rest, which is no verb"):
        Mixes((Expansion("one", 1, answers={"rest": (4,)}),)).verbs([Verb(9, "sleep", origin=BASE)])
    with pytest.raises(ValueError, match="The steps early and late are done at the same time"):
        in_order([Step(1, "early", order=10), Step(2, "late", order=10)], 64)
    with pytest.raises(TypeError, match="origin"):
        Verb(9, "rest")  # type: ignore[call-arg]
