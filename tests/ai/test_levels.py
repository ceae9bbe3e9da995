"""The levels have styles that show in what they build."""

from dataclasses import replace

import pytest

import pharos
from pharos import pure
from pharos.ai import agent, levels
from pharos.duel.piece import GREEN, RED, YELLOW
from pharos.duel.pieces import CARDS

COLOR = {card.name: card.color for card in CARDS}
STYLES = {"trader": YELLOW, "builder": None, "scholar": GREEN, "strategist": RED}
"""The card color of each level's style; None for Wonders."""
GAMES = 12


def fitting(name: str, color: int | None) -> int:
    """Returns how many structures of a style an agent builds in some games against itself."""
    built = 0
    for seed in range(GAMES):
        game = pharos.new_game("duel", seed=seed)
        players = [agent(name, seat, simulations=40) for seat in (1, 2)]
        while not game.over:
            (seat,) = game.waiting
            choice = str(players[seat].choose(game.view(seat)))
            verb, *objects = choice.split(":")
            if color is None:
                built += verb == "wonder"
            else:
                built += verb == "build" and COLOR.get(objects[0]) == color
            game.choose(seat, choice)
    return built


@pytest.mark.skipif(not pure.compiled(), reason="hundreds of searches take minutes in plain Python")
@pytest.mark.parametrize("name", STYLES)
def test_a_level_builds_what_its_style_prefers(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every level builds more of it than the same level without a style."""
    level = levels.level_in("duel", name)
    assert level.style in levels.TASTES
    without = replace(level, name="no style", style="", taste=0.0)
    monkeypatch.setitem(levels.FORMER, "no style", without)
    assert fitting(name, STYLES[name]) > fitting("no style", STYLES[name])


def test_each_style_has_one_level_and_the_master_has_none() -> None:
    for table in (levels.LEVELS, levels.IN_CLASSIC, levels.IN_BASE_DUEL):
        styles = [level.style for level in table.values() if level.style]
        assert len(styles) == len(set(styles))
        assert {name: levels.LEVELS[name].style for name in table} == {
            name: level.style for name, level in table.items()
        }
    assert levels.LEVELS["master"].style == ""
    assert all(levels.LEVELS[name].style for name in STYLES)
