"""A new option touches two files: the rules, and the place that asks. Shown on a copy of the sources.

One of each game; neither changes a record or a position of a game that is played without it.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
CHANGES: dict[str, list[tuple[str, str]]] = {
    "duel/rules.py": [
        (
            '    "first_game_wonders": (False, True),\n',
            '    "first_game_wonders": (False, True),\n    "second_player_coin": (False, True),\n',
        ),
        (
            'LATER: Final = frozenset({"bidding"})',
            'LATER: Final = frozenset({"bidding", "second_player_coin"})',
        ),
        (
            "        # the components in the box",
            '        self.second_player_coin: bool = options["second_player_coin"] is True\n'
            "        # the components in the box",
        ),
    ],
    "duel/turn.py": [
        (
            "    state.board = deal.board\n",
            "    if deal.rules.second_player_coin:\n"
            "        state.city(1 - deal.first).coins += 1\n"
            "    state.board = deal.board\n",
        )
    ],
    "classic/rules.py": [
        (
            '    "teams": (False, True),\n',
            '    "teams": (False, True),\n    "rich": (False, True),\n',
        ),
        (
            "LATER: Final[frozenset[str]] = frozenset()",
            'LATER: Final[frozenset[str]] = frozenset({"rich"})',
        ),
        (
            '        self.teams: bool = options["teams"] is True\n',
            '        self.teams: bool = options["teams"] is True\n'
            '        self.rich: bool = options["rich"] is True\n',
        ),
    ],
    "classic/turn.py": [
        (
            "        state.city(n).coins = STARTING_COINS\n",
            "        state.city(n).coins = STARTING_COINS\n"
            "        if deal.rules.rich:\n"
            "            state.city(n).coins += 4\n",
        )
    ],
}
PLAYED = """
import pharos
from pharos.ai.search.duel.redeal import copied
from pharos.wire.offers import offer

plain = pharos.new_game("duel", seed=1)
assert "second_player_coin" not in plain.options | plain.record() | plain.position()["options"]
game = pharos.new_game("duel", seed=1, options={"second_player_coin": True})
coins = [city["coins"] for city in game.position()["cities"]]
first = game.deal["first"]
assert coins[1 - first] == coins[first] + 1 == 8, coins
assert copied(game._state.deal).rules is game._state.deal.rules
for other in (
    game.copy(),
    pharos.from_position(game.position()),
    game.view(game.waiting[0]).sample(3),
    pharos.replay(game.record()),
):
    assert other.options == game.options
    assert other._state.deal.rules is game._state.deal.rules
agent = pharos.agent("builder", 1, simulations=5)
for _ in range(10):
    seat = game.waiting[0]
    game.choose(seat, agent.choose(game.view(seat)))
assert pharos.replay(game.record()).position() == game.position()
assert "second_player_coin" in [option.name for option in offer("duel").options]

plain = pharos.new_game("classic", players=3, seed=1)
assert "rich" not in plain.options | plain.record()["options"] | plain.position()["options"]
game = pharos.new_game("classic", players=3, seed=1, options={"rich": True})
assert [city["coins"] for city in game.position()["cities"]] == [7, 7, 7]
for other in (
    game.copy(),
    pharos.from_position(game.position()),
    game.view(game.waiting[0]).sample(3),
    pharos.replay(game.record()),
):
    assert other.options == game.options
    assert other._state.deal.rules is game._state.deal.rules
assert "rich" in [option.name for option in offer("classic").options]
print("played")
"""


def test_a_new_option_touches_two_files(tmp_path: Path) -> None:
    skipped = shutil.ignore_patterns("*.so", "static", "__pycache__")
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=skipped)
    for name, changes in CHANGES.items():
        path = tmp_path / "src" / "pharos" / name
        text = path.read_text(encoding="utf-8")
        for old, new in changes:
            assert text.count(old) == 1, f"{name} has changed: {old!r}"
            text = text.replace(old, new)
        path.write_text(text, encoding="utf-8")
    assert len(CHANGES) == 2 * 2
    environment = os.environ | {"PYTHONPATH": str(tmp_path / "src"), "PHAROS_PURE": "1"}
    done = subprocess.run(
        [sys.executable, "-c", PLAYED],
        env=environment,
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout == "played\n", done.stderr
