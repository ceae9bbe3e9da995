"""Clocks: values computed from given times."""

import pytest

from pharos.table import CommandRejected, DaysClock, PoolClock, Settings, TakeBack, flagged, standing
from pharos.table.clock import DAY, new_clock
from tests.table.seating import Play


def test_a_pool_runs_while_a_seat_thinks_and_grows_by_the_increment() -> None:
    clock = new_clock(PoolClock(60, 5), 2)
    clock = clock.start(0, 1000)
    assert clock.remaining(0, 11_000) == 50_000
    assert clock.remaining(1, 11_000) == 60_000
    clock = clock.stop(0, 11_000)
    assert clock.remaining(0, 99_000) == 55_000
    assert clock.start(0, 99_000).next_fall() == (154_000, 0)


def test_days_begin_anew_with_each_decision() -> None:
    clock = new_clock(DaysClock(2), 2).start(1, 0)
    clock = clock.stop(1, DAY)
    assert clock.start(1, 5 * DAY).remaining(1, 5 * DAY) == 2 * DAY


def test_all_who_owe_a_choice_run_in_parallel_and_stop_when_sealed() -> None:
    play = Play(Settings("classic", players=3, clock=PoolClock(100)), people=3)
    play.now += 10_000
    play.choose(1)
    play.now += 20_000
    seats = standing(play.table, None, play.now).seats
    assert [seat.clock for seat in seats] == [70_000, 90_000, 70_000]
    assert [seat.running for seat in seats] == [True, False, True]


def test_the_computer_needs_no_clock() -> None:
    play = Play(Settings("duel", clock=PoolClock(100)), people=1)
    while play.table.thinking == (0,):
        play.choose(0)
    play.now += 1_000_000
    assert flagged(play.table, play.now) is None


def test_time_up_loses_a_duel() -> None:
    play = Play(Settings("duel", clock=PoolClock(30)), people=2)
    seat = play.table.thinking[0]
    play.now += 29_999
    assert flagged(play.table, play.now) is None
    play.now += 1
    entry = flagged(play.table, play.now)
    assert entry is not None
    told = play.table.apply(entry)
    assert [type(event).__name__ for event in told.of(None)] == ["FlagFell", "GameOver"]
    assert play.table.outcome.winners == (1 - seat,)
    assert play.table.outcome.ending == "time"
    assert flagged(play.table, play.now + 10**9) is None


def test_with_more_players_the_computer_goes_on_until_the_person_comes_back() -> None:
    play = Play(Settings("classic", players=3, clock=PoolClock(30)), people=3)
    play.choose(0)
    play.choose(1)
    play.now += 40_000
    fallen = flagged(play.table, play.now)
    assert fallen is not None
    play.table.apply(fallen)
    assert play.table.status == "live"
    assert play.table.computers == (2,)
    with pytest.raises(CommandRejected, match="computer-plays"):
        play.choose(2)
    play.command(2, TakeBack())
    assert play.table.computers == ()
    play.choose(2)
    assert play.table.choices_made == 3


@pytest.mark.parametrize(
    "clock", [PoolClock(0), PoolClock(10**6), PoolClock(5, -1), DaysClock(0), DaysClock(99)]
)
def test_a_clock_that_cannot_be_is_refused(clock: PoolClock | DaysClock) -> None:
    with pytest.raises(CommandRejected, match="clock"):
        Play(Settings("duel", clock=clock), people=2)
