"""Clubs against each other on the same deal: every table is compared with every table of the other clubs."""

from types import SimpleNamespace

import pytest

from pharos.server.daily_teams import compare, teams_of_day

DAY, BEFORE = "2026-11-18", "2026-11-17"


def table(
    club: str,
    account: str,
    rank: int,
    *,
    day: str = DAY,
    open: bool = True,
    own: bool = False,
    margin: int = 0,
) -> SimpleNamespace:
    return SimpleNamespace(
        id=club, name=club.title(), open=open, own=own, day=day, account=account, margin=margin, rank=rank
    )


def test_equal_results_count_half_and_nobody_meets_themselves() -> None:
    assert compare({"a": 1, "b": 1}, [{"c": 1, "d": 1}]) == 50
    assert compare({"a": 1, "b": 2}, [{"c": 3, "d": 4}]) == 100
    assert compare({"a": 5, "b": 6}, [{"c": 3, "d": 4}]) == 0
    assert compare({"a": 1, "b": 2}, [{"a": 1, "b": 2}]) == pytest.approx(50)
    assert compare({"a": 1}, [{"a": 1}]) is None
    assert compare({"a": 1}, []) is None


def test_the_size_of_a_club_is_no_advantage() -> None:
    rows = [table("small", "a", 1), table("small", "b", 4)]
    rows += [table("large", f"l{rank}", rank) for rank in (2, 3)]
    rows += [table("large", f"m{rank}", rank) for rank in (2, 3)]
    told = {one.id: one for one in teams_of_day(rows, DAY)}
    assert (told["small"].score, told["large"].score) == (50, 50)
    assert (told["small"].tables, told["large"].tables) == (2, 4)
    assert {one.rank for one in told.values()} == {1}


def test_the_mean_margin_decides_between_equal_scores() -> None:
    rows = [table("east", "a", 1, margin=20), table("east", "b", 4, margin=-4)]
    rows += [table("west", "c", 2, margin=12), table("west", "d", 3, margin=10)]
    assert [(one.id, one.rank, one.margin) for one in teams_of_day(rows, DAY)] == [
        ("west", 1, 11),
        ("east", 2, 8),
    ]


def test_one_table_is_no_team() -> None:
    rows = [table("east", "a", 1), table("west", "b", 2), table("west", "c", 3)]
    assert teams_of_day(rows, DAY) == ()


def test_a_closed_club_is_compared_with_open_ones_and_changes_no_score_of_theirs() -> None:
    rows = [table("east", "a", 1), table("east", "b", 2), table("west", "c", 3), table("west", "d", 4)]
    without = teams_of_day(rows, DAY)
    rows += [table("ours", "e", 1, open=False, own=True), table("ours", "f", 5, open=False, own=True)]
    told = teams_of_day(rows, DAY)
    scores = [[(one.id, one.score) for one in some if one.id != "ours"] for some in (without, told)]
    assert scores[0] == scores[1] == [("east", 100), ("west", 0)]
    (ours,) = [one for one in told if one.yours]
    assert (ours.score, ours.rank) == (44, 2)


def test_a_week_is_the_mean_of_its_days() -> None:
    rows = [table("east", "a", 1), table("east", "b", 2), table("west", "c", 3), table("west", "d", 4)]
    rows += [table("east", "a", 3, day=BEFORE), table("east", "b", 4, day=BEFORE)]
    rows += [table("west", "c", 1, day=BEFORE), table("west", "d", 2, day=BEFORE)]
    assert [(one.id, one.score, one.week, one.days) for one in teams_of_day(rows, DAY)] == [
        ("east", 100, 50, 2),
        ("west", 0, 50, 2),
    ]
