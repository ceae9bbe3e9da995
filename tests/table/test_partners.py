"""Teammates: who shows the hand to whom, and that nobody else notices (CITIES-TEAM-02)."""

from __future__ import annotations

from typing import Any

import pytest

from pharos.table import (
    CommandRejected,
    Leave,
    Repeated,
    Settings,
    ShowHand,
    Sit,
    Start,
    log,
    replayed,
    standing,
)
from tests.table.seating import Play

TEAMS = Settings("classic", players=4, expansions=("leaders", "cities"), options={"teams": True})


def partner_view(play: Play, seat: int) -> dict[str, Any]:
    state = standing(play.table, seat, play.now)
    assert state.view is not None
    return state.view


def past_the_draft(play: Play) -> None:
    """Plays to the first turn of Age I."""
    while play.table.game.view(None).data["turn"] == 0:
        play.choose(play.table.thinking[0])


def test_a_hand_is_shown_while_its_owner_wants_it() -> None:
    play = Play(TEAMS, 4)
    past_the_draft(play)
    hand = partner_view(play, 1)["hand"]
    assert "known" not in partner_view(play, 0)["hands"][1]
    assert "partner_leaders" not in partner_view(play, 0)
    state = standing(play.table, 0, play.now)
    assert state.partner is not None
    assert (state.partner.seat, state.partner.shows, state.partner.shown) == (1, False, False)
    play.command(1, ShowHand(on=True))
    assert partner_view(play, 0)["hands"][1]["known"] == hand
    assert partner_view(play, 0)["partner_leaders"]["leader_hand"] == partner_view(play, 1)["leader_hand"]
    play.command(1, ShowHand(on=False))
    assert "known" not in partner_view(play, 0)["hands"][1]
    assert "partner_leaders" not in partner_view(play, 0)


def test_only_the_two_are_told() -> None:
    play = Play(TEAMS, 4)
    before = dict(play.table.numbers)
    told = play.command(2, ShowHand(on=True))
    assert [viewer for viewer in (None, 0, 1, 2, 3) if told.of(viewer)] == [2, 3]
    assert play.table.numbers == {**before, 2: before[2] + 1, 3: before[3] + 1}
    for seat in (0, 1):
        assert "partner_leaders" not in partner_view(play, seat)
    assert "partner_leaders" in partner_view(play, 3)


def test_the_log_remembers_who_shows() -> None:
    play = Play(TEAMS, 4)
    play.command(0, ShowHand(on=True))
    assert replayed(log.read(log.written(entry)) for entry in play.log).showing == {0}


def test_the_computer_shows_its_hand_at_once() -> None:
    play = Play(TEAMS, 1)
    assert "partner_leaders" in partner_view(play, 0)
    # And sees the person's hand only if it is shown.
    assert "partner_leaders" not in play.table.view(1).data
    play.command(0, ShowHand(on=True))
    assert "partner_leaders" in play.table.view(1).data


def test_showing_twice_changes_nothing_and_needs_a_partner() -> None:
    play = Play(TEAMS, 4)
    play.command(0, ShowHand(on=True))
    with pytest.raises(Repeated):
        play.command(0, ShowHand(on=True))
    alone = Play(Settings("classic", players=4), 4)
    with pytest.raises(CommandRejected, match="no-partner"):
        alone.command(0, ShowHand(on=True))
    assert standing(alone.table, 0, alone.now).partner is None


def test_what_a_seat_shows_ends_with_whoever_sat_there() -> None:
    """A person shows a hand, not a seat: the next person in the seat has promised nothing."""
    play = Play(TEAMS, 4, start=False)
    with pytest.raises(CommandRejected, match="not-begun"):
        play.command(1, ShowHand(on=True))
    # Older logs may contain a shown hand before the game starts.
    play.table.apply(log.HandShown(play.now, 1, True))
    play.command(1, Leave())
    play.command(5, Sit(1))
    play.command(0, Start())
    assert not play.table.shows(1)
    assert "partner_leaders" not in partner_view(play, 0)
