"""A new option touches two files: the rules, and the place that reads it. Tested in a copy of the sources.

There is one for each game; neither changes a record or a position of a game without it.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from pharos.classic import rules as classic_rules
from pharos.duel import rules as duel_rules

ROOT = Path(__file__).parent.parent.parent
CHANGES: dict[str, list[tuple[str, str]]] = {
    "duel/rules.py": [
        (
            '    "first_game_wonders": (False, True),\n',
            '    "first_game_wonders": (False, True),\n    "second_player_coin": (False, True),\n',
        ),
        (
            'LATER: Final = frozenset({"bidding", ',
            'LATER: Final = frozenset({"bidding", "second_player_coin", ',
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
            '    "teams": (False, True),\n    "rich": (False, True),\n    "other_way": (False, True),\n',
        ),
        (
            "LATER: Final[frozenset[str]] = frozenset({",
            'LATER: Final[frozenset[str]] = frozenset({"rich", "other_way", ',
        ),
        (
            '        self.teams: bool = options["teams"] is True\n',
            '        self.teams: bool = options["teams"] is True\n'
            '        self.rich: bool = options["rich"] is True\n',
        ),
        (
            '        """Whether hands are passed to the left, by age (SW-PASS-01)."""\n',
            '        """Whether hands are passed to the left, by age (SW-PASS-01)."""\n'
            '        if options["other_way"] is True:\n'
            "            self.passed_left = [not left for left in self.passed_left]\n",
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

# Hands go the other way round: views, samples and positions follow.
for players, expansions in ((4, ()), (2, ()), (3, ("leaders", "cities"))):
    options = {"other_way": True}
    game = pharos.new_game("classic", players=players, expansions=expansions, seed=5, options=options)
    compared = 0
    while not game.over:
        data = game.view(None).data
        if data["step"] == "turn":
            assert data["direction"] == ("left" if data["age"] == 2 else "right"), data["direction"]
            hands = game.position()["hands"]
            age, turn = data["age"], data["turn"]
        for seat in game.waiting:
            game.choose(seat, game.choices(seat)[-1])
            if game.over:
                break
        later = game.view(None).data
        if players == 4 and data["step"] == later["step"] == "turn" and later["age"] == age and not game.over:
            step = 1 if later["direction"] == "left" else -1
            for seat, hand in enumerate(game.position()["hands"]):
                assert set(hand) <= set(hands[(seat - step) % players]), (seat, hand, hands)
        if compared % 7 == 0 and not game.over:
            for seat in range(players):
                view = game.view(seat)
                assert view.sample(compared).view(seat).data == view.data
            assert pharos.from_position(game.position()).position() == game.position()
        compared += 1
    assert pharos.replay(game.record()).position() == game.position()
print("played")
"""


FROM_THE_BEGINNING = {
    "duel": {"pawn_in_middle", "first_game_wonders"},
    "classic": {"sides", "choose_wonders", "teams", "craftsmens_guild"},
}
"""Options that every record contains."""


def test_an_option_that_came_later_changes_no_record() -> None:
    for game, rules in (("duel", duel_rules), ("classic", classic_rules)):
        forgotten = set(rules.OPTIONS) - rules.LATER - FROM_THE_BEGINNING[game]
        assert not forgotten, f"add {', '.join(sorted(forgotten))} to LATER in {game}/rules.py"


def plain(rules: object) -> dict[str, object]:
    """The attributes of `Rules` that an option can set."""
    names = [name for name in dir(rules) if not name.startswith("_")]
    found = {name: getattr(rules, name) for name in names}
    return {name: value for name, value in found.items() if isinstance(value, (bool, int, list))}


def lacking(game: str, options: dict[str, tuple[object, ...]]) -> list[str]:
    """Returns what is missing for some options: an attribute, or a place that reads it."""
    faults = []
    asking = [path for path in (ROOT / "src" / "pharos").rglob("*.py") if path.name != "rules.py"]
    sources = "\n".join(path.read_text(encoding="utf-8") for path in asking)

    def rules(chosen: dict[str, object]) -> dict[str, object]:
        if game == "duel":
            return plain(duel_rules.rules_of((), chosen))
        return plain(classic_rules.rules_of(4, 0, chosen))

    for name, (usual, *others) in options.items():
        changed = {
            attribute
            for value in others
            for attribute, now in rules({name: value}).items()
            if now != rules({name: usual})[attribute]
        }
        if not changed:
            faults.append(f"{name} changes no attribute of Rules in {game}/rules.py")
        elif not any(f"rules.{attribute}" in sources for attribute in changed):
            faults.append(f"{name} is asked for nowhere: no file reads rules.{min(changed)}")
    return faults


def test_what_is_forgotten_of_an_option_is_named() -> None:
    assert lacking("duel", {**duel_rules.OPTIONS}) == []
    assert lacking("classic", {**classic_rules.OPTIONS}) == []
    ghost: tuple[object, ...] = (False, True)
    for game in ("duel", "classic"):
        assert lacking(game, {"ghost": ghost}) == [f"ghost changes no attribute of Rules in {game}/rules.py"]


def test_an_option_that_nobody_asks_for_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    known = plain(duel_rules.rules_of((), {}))
    monkeypatch.setattr(
        duel_rules,
        "rules_of",
        lambda expansions, chosen: SimpleNamespace(**known, unasked_for=chosen.get("ghost", False)),
    )
    told = "ghost is asked for nowhere: no file reads rules.unasked_for"
    assert lacking("duel", {"ghost": (False, True)}) == [told]


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
