"""The statistics tables: counted from games, with intervals, and consistent with the games."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from pharos.cluster import processes
from pharos.core.errors import UnknownName
from pharos.numbers.count import counted
from pharos.numbers.play import PLANS, Plan, line_of, play, played
from pharos.numbers.tables import DATA, Numbers, all_numbers, figure, numbers_of
from pharos.wire.number_tables import numbers_view

GAMES = 3
MIXES = ((), ("agora",), ("pantheon",), ("agora", "pantheon"))


@pytest.mark.parametrize(
    "plan", [PLANS[0], PLANS[1], PLANS[4], PLANS[5], PLANS[-1]], ids=lambda plan: plan.name
)
def test_tables_are_counted_from_games(plan: Plan, tmp_path: Path) -> None:
    lines = [line_of(played(plan, number), number) for number in range(GAMES)]
    assert lines == [line_of(played(plan, number), number) for number in range(GAMES)]
    (tmp_path / f"{plan.name}.jsonl").write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    numbers = Numbers(counted(plan, tmp_path))
    assert numbers.games == GAMES
    assert sum(found.share for found in numbers.victories().values()) == pytest.approx(1, abs=0.001)
    wonders = numbers.rows("wonders")
    of_each = 8 if plan.game == "duel" else plan.players
    assert sum(won.cases for _, won in wonders.values()) == GAMES * of_each
    shared = sum(won.cases * won.share for _, won in wonders.values())
    assert shared == pytest.approx(GAMES * (4 if plan.game == "duel" else 1), abs=0.05)
    if plan.game == "duel":
        assert sum(found.cases for found in numbers.pairs("pairs").values()) == GAMES * 2 * 6
        assert sum(found.cases for found in numbers.pairs("against").values()) == GAMES * 2 * 16
        assert numbers.alone() == {name: won for name, (_, won) in wonders.items()}
    if "leaders" in plan.expansions:
        assert numbers.rows("leaders")


def test_several_processes_play_the_same_games(tmp_path: Path) -> None:
    plan = replace(PLANS[0], games=5)
    for workers in (1, 2):
        (folder := tmp_path / str(workers)).mkdir()
        with processes(workers) as asker:
            play([plan], folder, 1.0, asker)
    one, two = ((tmp_path / name / f"{plan.name}.jsonl").read_text() for name in ("1", "2"))
    assert one == two
    assert len(one.splitlines()) == plan.games


def test_what_ships_adds_up() -> None:
    assert sum(plan.games for plan in PLANS) == 50_000
    for numbers in all_numbers():
        plan = next(
            one
            for one in PLANS
            if not one.drawn
            and (one.game, one.expansions, one.players) == (numbers.game, numbers.expansions, numbers.players)
        )
        assert (numbers.level, numbers.simulations) == (plan.level, plan.simulations)
        assert 100 <= numbers.games <= plan.games
        of_each = 8 if numbers.game == "duel" else numbers.players
        assert sum(won.cases for _, won in numbers.rows("wonders").values()) == numbers.games * of_each
    for mix in MIXES:
        numbers = numbers_of("duel", mix)
        assert len(numbers.pairs("pairs")) >= (66 if numbers.drawn else 50)
        assert ("gods" in numbers_view(numbers).tables) is ("pantheon" in mix)
    assert numbers_of("duel").games + numbers_of("duel").drawn >= 10_000
    assert sum(file.stat().st_size for file in DATA.iterdir()) < 200_000
    with pytest.raises(UnknownName):
        numbers_of("classic", ["agora"])


def test_every_number_has_its_interval() -> None:
    view = numbers_view(numbers_of("duel"))
    rows = [row for table in view.tables.values() for row in table]
    figures = [one for row in rows for one in (row.there, row.won)] + [row.won for row in view.pairs]
    assert all(one.low <= one.share <= one.high for one in figures)
    assert all(one.few is (one.cases < 10) for one in figures)
    assert figure(3, 9).few
    assert not figure(3, 10).few
    # Twice as many draws give a narrower interval.
    assert figure(20, 40).high - figure(20, 40).low < figure(10, 20).high - figure(10, 20).low
