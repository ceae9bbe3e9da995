"""Seats, absence, the computer as a replacement, resigning, undo."""

import random
from collections.abc import Sequence

import pytest

from pharos.table import (
    AddComputer,
    AnswerUndo,
    AskUndo,
    ClaimWin,
    ClearSeat,
    Close,
    CommandRejected,
    DaysClock,
    Leave,
    LetComputerPlay,
    Person,
    Rename,
    Repeated,
    Resign,
    Settings,
    Sit,
    Start,
    TakeBack,
    log,
    replayed,
    standing,
)
from pharos.table.command_handlers import CommandContext, entry_of
from tests.table.seating import LEVELS, Play


def names(events: Sequence[object]) -> list[str]:
    return [type(event).__name__ for event in events]


def test_seats_are_taken_and_left_before_the_game_only() -> None:
    play = Play(Settings("classic", players=3), people=2, start=False)
    play.command(0, ClearSeat(2))
    with pytest.raises(CommandRejected, match="not-full"):
        play.command(0, Start())
    with pytest.raises(CommandRejected, match="not-owner"):
        play.command(1, AddComputer(2, "random"))
    with pytest.raises(CommandRejected, match="level"):
        play.command(0, AddComputer(2, "oracle"))
    with pytest.raises(CommandRejected, match="taken"):
        play.command(5, Sit(0))
    with pytest.raises(CommandRejected, match="seated"):
        play.command(1, Sit(2))
    with pytest.raises(CommandRejected, match="no-seat"):
        play.command(5, Sit(7))
    play.command(5, Sit())
    assert play.table.seat_of("p5") == 2
    play.command(0, Leave())
    assert play.table.owner == "p1"  # the next player becomes the host
    play.command(0, Sit())
    play.command(1, Start())
    for command in (Leave(), Sit(), Close(), Start()):
        with pytest.raises(CommandRejected):
            play.command(1, command)


def test_a_rated_table_is_for_accounts() -> None:
    with pytest.raises(CommandRejected, match="rated-guest"):
        Play(Settings("duel", rated=True), people=2)


def test_in_a_duel_the_win_over_an_absent_opponent_is_claimed_after_the_countdown() -> None:
    play = Play(Settings("duel", absence=60), people=2)
    with pytest.raises(CommandRejected, match="not-absent"):
        play.command(0, ClaimWin())
    play.absent = {1: play.now}
    play.now += 59_999
    with pytest.raises(CommandRejected, match="not-absent"):
        play.command(0, ClaimWin())
    play.now += 1
    assert names(play.command(0, ClaimWin()).of(None)) == ["WinClaimed", "GameOver"]
    assert play.table.outcome.winners == (0,)
    with pytest.raises(CommandRejected, match="no-stand-in"):
        Play(Settings("duel"), people=2).command(0, LetComputerPlay(1))


def test_in_a_turn_based_game_absence_costs_nobody_the_seat() -> None:
    """Only the clock decides there, however long somebody is away."""
    for settings, people, command in (
        (Settings("duel", clock=DaysClock(1), absence=60), 2, ClaimWin()),
        (Settings("classic", players=3, clock=DaysClock(1), absence=60), 3, LetComputerPlay(1)),
    ):
        play = Play(settings, people=people)
        play.absent = {1: play.now}
        play.now += 12 * 3600 * 1000
        with pytest.raises(CommandRejected, match="by-days"):
            play.command(0, command)


def test_with_more_players_the_computer_stands_in_and_the_seat_is_taken_back_at_any_moment() -> None:
    play = Play(Settings("classic", players=3, absence=30), people=3)
    play.absent = {2: play.now}
    play.now += 30_000
    with pytest.raises(CommandRejected, match="no-claim"):
        play.command(0, ClaimWin())
    play.command(0, LetComputerPlay(2))
    assert play.table.computers == (2,)
    play.command(2, TakeBack())
    assert play.table.computers == ()
    assert play.table.seat_of("p2") == 2


def test_resigning_ends_a_duel_and_leaves_a_larger_game_to_the_computer() -> None:
    duel = Play(Settings("duel"), people=2)
    duel.command(1, Resign())
    assert (duel.table.outcome.winners, duel.table.outcome.ending) == ((0,), "resigned")
    larger = Play(Settings("classic", players=3), people=3)
    larger.command(1, Resign())
    assert larger.table.status == "live"
    assert larger.table.computers == (1,)


def test_against_the_computer_undo_is_free() -> None:
    play = Play(Settings("duel"), people=1)
    chance = random.Random(1)
    with pytest.raises(CommandRejected, match="nothing-to-undo"):
        play.command(0, AskUndo())
    while play.table.choices_made < 20 or play.table.thinking != (0,):
        play.choose(play.table.thinking[0], chance=chance)
    made = play.table.game.record()["choices"]
    old = play.table.round.decision(0)
    assert names(play.command(0, AskUndo()).of(0)) == ["Undone"]
    now = play.table.game.record()["choices"]
    assert made[: len(now)] == now
    assert made[len(now)][0] == 0
    assert play.table.thinking == (0,)
    assert play.table.round.decision(0) != old
    play.command(0, AskUndo())
    assert len(play.table.game.record()["choices"]) < len(now)
    play.finish(chance)
    assert play.table.status == "over"


def test_among_people_undo_needs_consent_of_all_and_nothing_new_visible() -> None:
    play = Play(Settings("duel"), people=2)
    first = play.table.thinking[0]
    play.choose(first)  # one of four face-up Wonders: nothing hidden is revealed
    play.command(first, AskUndo())
    with pytest.raises(CommandRejected, match="no-undo-asked"):
        play.command(first, AnswerUndo(True))
    assert names(play.command(1 - first, AnswerUndo(False)).of(None)) == ["UndoRefused"]
    assert play.table.choices_made == 1
    play.command(first, AskUndo())
    assert names(play.command(1 - first, AnswerUndo(True)).of(None)) == ["Undone"]
    assert play.table.choices_made == 0
    assert play.table.thinking == (first,)


def test_what_has_become_visible_cannot_be_undone() -> None:
    """After the fourth Wonder, the next four are revealed (DUEL-DRAFT-02)."""
    play = Play(Settings("duel"), people=2)
    for _ in range(4):
        last = play.table.thinking[0]
        play.choose(last)
    with pytest.raises(CommandRejected, match="undo-visible"):
        play.command(last, AskUndo())


def test_the_game_going_on_ends_a_request_to_undo() -> None:
    play = Play(Settings("duel"), people=2)
    first = play.table.thinking[0]
    play.choose(first)
    play.command(first, AskUndo())
    told = play.choose(play.table.thinking[0])
    assert "UndoRefused" in names(told.of(None))
    assert play.table.undo is None


def after_a_stand_in(turns: int) -> Play:
    """Three players have played some turns; then the computer plays for the third."""
    play = Play(Settings("classic", players=3, absence=10), people=3)
    for _ in range(turns):
        for seat in range(3):
            play.choose(seat)
    play.absent = {2: play.now}
    play.now += 12_000
    return play


def test_nobody_undoes_what_was_chosen_before_a_stand_in() -> None:
    play = after_a_stand_in(5)
    made = play.table.choices_made
    play.command(1, LetComputerPlay(2))
    play.command(1, Resign())  # one player is left: nobody else could decline
    for _ in range(5):
        with pytest.raises(CommandRejected, match="undo-stand-in"):
            play.command(0, AskUndo())
    assert play.table.choices_made == made == 15
    for seat in (0, 1, 2):  # choices made with the computer since then can be undone
        play._enter(chosen_by_hand(play, seat))
    assert play.table.choices_made == 18
    play.command(0, AskUndo())
    assert play.table.choices_made == 15
    with pytest.raises(CommandRejected, match="undo-stand-in"):
        play.command(0, AskUndo())


def chosen_by_hand(play: Play, seat: int) -> log.Chose:
    assert play.table.round is not None
    decision = play.table.round.decision(seat)
    assert decision is not None
    choice = str(play.table.options(seat)[0])
    return log.Chose(play.now, seat, decision, choice, play.table.seats[seat].computer)


def test_a_sealed_choice_of_somebody_who_is_away_is_not_undone_either() -> None:
    play = after_a_stand_in(1)
    play.choose(2)  # sealed before the computer took over
    play.command(0, LetComputerPlay(2))
    play.command(1, Resign())
    play.choose(0)
    play._enter(chosen_by_hand(play, 1))
    assert play.table.choices_made == 6
    with pytest.raises(CommandRejected, match="undo-stand-in"):
        play.command(0, AskUndo())


def test_whoever_takes_the_seat_back_is_asked_again() -> None:
    play = after_a_stand_in(2)
    play.command(0, LetComputerPlay(2))
    play.command(2, TakeBack())
    assert play.table.undo_limit == 0


def test_a_stand_in_does_not_agree_to_an_undo() -> None:
    play = after_a_stand_in(2)
    play._enter(log.UndoAsked(play.now, 0))
    play.command(1, AnswerUndo(True))
    told = play.command(1, LetComputerPlay(2))
    assert names(told.of(None)) == ["ComputerStoodIn", "UndoRefused"]
    assert (play.table.choices_made, play.table.undo) == (6, None)
    # A log from before this was recorded still produces the table of that time.
    old = [one for one in play.log if not isinstance(one, log.StoodIn)]
    assert replayed([*old, log.StoodIn(play.now, 2, "greedy")]).choices_made == 3


def test_a_new_name_stands_at_the_seat_at_once() -> None:
    """Before and during the game, also while the computer plays; a finished game keeps its names."""
    play = Play(Settings("classic", players=3), people=3, start=False)

    def rename(name: str) -> list[str]:
        context = CommandContext(Person("p1", name, "account"), play.now, levels=LEVELS)
        told = play.table.apply(entry_of(play.table, Rename(), context))
        assert [seat.person.name for seat in play.table.seats if seat.person][1] == name
        return names(told.of(0))

    assert rename("Anna") == ["SeatRenamed"]
    with pytest.raises(Repeated):
        rename("Anna")
    play.command(0, Start())
    play.absent = {1: 0}
    play.command(0, LetComputerPlay(1))
    assert rename("Boris") == ["SeatRenamed"]
    assert play.table.seats[1].computer
    assert play.table.seat_of("p1") == 1
    with pytest.raises(CommandRejected, match="not-seated"):
        play.command(7, Rename())


def test_with_days_for_a_choice_nobody_is_replaced_for_being_away() -> None:
    duel = Play(Settings("duel", clock=DaysClock(1)), people=2)
    three = Play(Settings("classic", players=3, clock=DaysClock(1)), people=3)
    for play, command in ((duel, ClaimWin()), (three, LetComputerPlay(1))):
        play.absent = {1: play.now}
        play.now += 3_600_000
        with pytest.raises(CommandRejected, match="by-days"):
            play.command(0, command)
        state = standing(play.table, 0, play.now, play.absent)
        assert [seat.absent_since for seat in state.seats] == [None] * play.table.players
