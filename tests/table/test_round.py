"""Sealed choices: changeable until the last one is in, invisible to others, then all revealed at once."""

import random

import msgspec
import pytest

import pharos
from pharos.table import Choose, CommandRejected, Repeated, Retract, Settings, standing
from pharos.table.commands import AnswerUndo, AskUndo, Resign
from tests.table.seating import Play, person


def wire(play: Play, viewer: int | None) -> bytes:
    """What a viewer receives about the current state of the table."""
    return msgspec.json.encode(standing(play.table, viewer, play.now))


def options(play: Play, seat: int) -> list[str]:
    return [str(option) for option in play.table.options(seat)]


def decision_of(play: Play, seat: int) -> str:
    """The decision a seat has to make or has sealed."""
    decision = play.table.round.decision(seat)
    assert decision is not None
    return decision


def test_all_seats_choose_at_once_and_are_revealed_together() -> None:
    play = Play(Settings("classic", players=3), people=3)
    assert play.table.thinking == (0, 1, 2)
    first = play.choose(1)
    assert [type(event).__name__ for event in first.of(0)] == ["SeatReady"]
    assert [type(event).__name__ for event in first.of(1)] == ["ChoiceSealed"]
    assert play.table.thinking == (0, 2)
    assert play.table.choices_made == 0
    play.choose(0)
    last = play.choose(2)
    *chosen, happened = last.of(None)
    assert [type(event).__name__ for event in chosen] == ["ChoiceMade"] * 3
    assert [event.seat for event in chosen] == [0, 1, 2]
    assert [fact.kind for fact in happened.facts][-1] == "passed"
    assert play.table.choices_made == 3


def test_a_sealed_choice_is_changed_until_the_reveal() -> None:
    play = Play(Settings("classic", players=3), people=3)
    discards = [option for option in options(play, 0) if option.startswith("discard:")]
    play.choose(0, discards[0])
    decision = standing(play.table, 0, play.now).decision
    assert decision is not None
    assert decision.sealed == discards[0]
    assert [option.choice for option in decision.options] == options(play, 0)
    changed = play.command(0, Choose(decision.id, discards[1]))
    assert changed.of(1) == changed.of(None) == []  # nobody learns that a choice was changed
    play.choose(1)
    play.choose(2)
    assert play.table.game.record()["choices"][0] == [0, discards[1]]
    with pytest.raises(CommandRejected, match="stale"):
        play.command(0, Choose(decision.id, discards[0]))


def test_the_same_choice_again_is_answered_the_same_and_made_once() -> None:
    play = Play(Settings("classic", players=3), people=3)
    decision, choice = decision_of(play, 0), options(play, 0)[0]
    play.command(0, Choose(decision, choice))
    with pytest.raises(Repeated):
        play.command(0, Choose(decision, choice))
    play.choose(1)
    play.choose(2)
    with pytest.raises(Repeated):  # also after the reveal
        play.command(0, Choose(decision, choice))
    assert play.table.choices_made == 3


def test_a_sealed_choice_is_taken_back() -> None:
    play = Play(Settings("classic", players=3), people=3)
    decision = decision_of(play, 0)
    play.choose(0)
    told = play.command(0, Retract(decision))
    assert [type(event).__name__ for event in told.of(1)] == ["SeatUnready"]
    assert play.table.thinking == (0, 1, 2)
    with pytest.raises(CommandRejected, match="not-sealed"):
        play.command(0, Retract(decision))


def test_what_is_sealed_reaches_nobody_else() -> None:
    """Two tables that differ only in a sealed choice send everybody else the same bytes."""
    for choice in (0, -1):
        plays = [Play(Settings("classic", players=4), people=4, seed=3) for _ in range(2)]
        plays[0].choose(2, options(plays[0], 2)[0])
        plays[1].choose(2, options(plays[1], 2)[choice])
        for viewer in (None, 0, 1, 3):
            assert wire(plays[0], viewer) == wire(plays[1], viewer)
        if choice:
            assert wire(plays[0], 2) != wire(plays[1], 2)


def test_the_holder_of_the_free_city_gives_two_in_a_row_and_may_change_both() -> None:
    play = Play(Settings("classic", players=2), people=2)
    holder = next(seat for seat in (0, 1) if _owes_two(play, seat))
    first = decision_of(play, holder)
    told = play.choose(holder)
    assert told.of(1 - holder) == []  # not ready yet: one more
    second = decision_of(play, holder)
    assert second == first.replace(".0", ".1")
    assert all(option.startswith("city:") for option in options(play, holder))
    play.choose(holder)
    assert play.table.round.ready(holder)
    other = options(play, holder)
    assert all(option.startswith("city:") for option in other)
    # Changing the first choice cancels the second.
    changed = next(
        str(option) for option in play.table.round.game.choices(holder) if str(option).startswith("discard:")
    )
    made = play.table.round.sealed[holder][0]
    if changed == made:
        changed = str(play.table.round.game.choices(holder)[0])
    play.command(holder, Choose(first, changed))
    assert not play.table.round.ready(holder)
    play.choose(holder)
    play.choose(1 - holder)
    assert play.table.choices_made == 3


def _owes_two(play: Play, seat: int) -> bool:
    game = play.table.game.copy()
    game.choose(seat, game.choices(seat)[0])
    return seat in game.waiting


@pytest.mark.parametrize(
    ("settings", "people"),
    [
        (Settings("duel"), 2),
        (Settings("duel"), 1),
        (Settings("classic", players=2), 2),
        (Settings("classic", players=3), 3),
        (Settings("classic", players=7), 2),
    ],
)
def test_whole_games_are_what_their_record_replays_to(settings: Settings, people: int) -> None:
    for seed in range(3):
        play = Play(settings, people, seed=seed)
        play.finish(random.Random(seed))
        assert play.table.status == "over"
        game = pharos.replay(play.table.record())
        assert play.table.outcome.winners == game.result.winners
        assert play.table.outcome.victory == game.result.victory


def test_a_choice_that_is_not_allowed_is_refused_with_its_rule_and_changes_nothing() -> None:
    play = Play(Settings("duel"), people=2)
    seat = play.table.thinking[0]
    before = wire(play, seat)
    decision = decision_of(play, seat)
    with pytest.raises(CommandRejected) as refused:
        play.command(seat, Choose(decision, "build:altar"))
    assert refused.value.rule is not None
    assert refused.value.key == "refused-other-step"
    for bad in ("", "draft:", "draft:nobody", "DRAFT:the_sphinx", "begin:99", "\x00", "draft:the_sphinx "):
        with pytest.raises(CommandRejected):
            play.command(seat, Choose(decision, bad))
    with pytest.raises(CommandRejected, match="stale"):
        play.command(1 - seat, Choose(decision, options(play, seat)[0]))
    for stale in ("0.0", "99.0", f"{decision}0", "1", "x.y", f"{decision}.0", f"0{decision}"):
        with pytest.raises(CommandRejected, match="stale"):
            play.command(seat, Choose(stale, options(play, seat)[0]))
    with pytest.raises(CommandRejected, match="not-seated"):
        play.command(5, Choose(decision, options(play, seat)[0]))
    assert wire(play, seat) == before
    assert person(5).id not in [place.person.id for place in play.table.seats]


def test_a_command_older_than_the_last_of_its_sender_is_refused() -> None:
    """It may have waited in a suspended process while its sender decided otherwise at another one."""
    play = Play(Settings("classic", players=3), people=3)
    decision, choices, before = decision_of(play, 0), options(play, 0), play.table.numbers[0]
    play.command(0, Choose(decision, choices[0], number=before))
    with pytest.raises(Repeated):
        play.command(0, Choose(decision, choices[0], number=before))
    play.command(0, Choose(decision, choices[1], number=play.table.numbers[0]))
    sealed = play.table.numbers[0]
    play.choose(1)  # commands of others outdate nothing
    for late in (
        Choose(decision, choices[0], number=before),
        Retract(decision, number=before),
        AskUndo(number=before),
        Resign(number=before),
    ):
        with pytest.raises(CommandRejected, match="outdated"):
            play.command(0, late)
    assert play.table.round.sealed[0] == [choices[1]]
    play.command(0, Retract(decision, number=sealed))
    with pytest.raises(CommandRejected, match="outdated"):
        play.command(0, Choose(decision, choices[0], number=before))
    play.command(0, Choose(decision, choices[0]))  # commands without a number are always accepted


def test_a_late_word_agrees_to_no_other_undo() -> None:
    play = Play(Settings("duel"), people=2)
    chooser = play.table.thinking[0]
    other = 1 - chooser
    play.choose(chooser)
    play.command(chooser, AskUndo())
    first = play.table.numbers[other]
    play.command(other, AnswerUndo(False, number=first))
    play.command(chooser, AskUndo())
    with pytest.raises(CommandRejected, match="outdated"):
        play.command(other, AnswerUndo(True, number=first))
    play.command(other, AnswerUndo(True, number=play.table.numbers[other]))
    assert play.table.choices_made == 0
