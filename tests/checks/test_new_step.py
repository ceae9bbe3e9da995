"""What is forgotten of a step is named: its verb, its rule, what carries it out, how it is stored."""

from contextlib import suppress
from typing import Any

import pytest

import pharos
from pharos import rulebook
from pharos.classic import choices as classic_choices
from pharos.classic import steps as classic_steps
from pharos.classic.expansions import MIXES as CLASSIC
from pharos.classic.owner import Owner as ClassicOwner
from pharos.classic.zones.turn import ASKING
from pharos.core.verb import Step
from pharos.core.zone import Eye
from pharos.duel import choices, pieces, steps
from pharos.duel.expansions import MIXES as DUEL
from pharos.duel.expansions import STEP_NAMES
from pharos.duel.owner import Owner
from pharos.duel.piece import Piece
from pharos.duel.zones import turn as zones
from pharos.wire import schema
from tests.content.test_effect_sentences import accepted


def test_the_question_of_every_step_names_a_rule_that_exists() -> None:
    rules = {rule.id for rule in rulebook.rules()}
    named = {rule for table in schema.questions().values() for rule in table.values()}
    assert named <= rules, f"there is no rule {', '.join(sorted(named - rules))}"


@pytest.mark.parametrize("game", ["duel", "classic"])
def test_a_step_that_no_verb_answers_is_named(game: str) -> None:
    with pytest.raises(LookupError, match=r"^No verb answers the step siesta\.$"):
        schema.rule_of_question(game, Step(63, "siesta"))


def test_every_question_of_7_wonders_is_read_from_a_position() -> None:
    read = dict(ASKING)
    for one in CLASSIC.all:
        read |= one.asking()
    lacking = [row.name for row in classic_steps.STEPS if row.asks and row.number not in read]
    assert not lacking, f"{', '.join(lacking)}: there is no row of ASKING in zones"


def test_a_step_that_nothing_carries_out_is_named() -> None:
    state: Any = pharos.new_game("duel", seed=1)._state
    told = r"^No turn\.py carries out the step library\.$"
    with pytest.raises(LookupError, match=told):
        Owner().possible(state, steps.step(steps.LIBRARY, 0, 1))
    with pytest.raises(LookupError, match=told):
        Owner().apply(state, steps.step(steps.LIBRARY, 0, 1), choices.LIBRARY_TOKEN)
    with pytest.raises(LookupError, match=r"^No turn\.py carries out the verb discard\.$"):
        Owner().apply(state, steps.step(steps.TURN, 0, 0), choices.DISCARD + 3)
    with pytest.raises(LookupError, match=r"^There is no step of the number 62\.$"):
        Owner().possible(state, steps.step(62, 0, 0))
    with pytest.raises(LookupError, match=r"^No turn\.py carries out the step revive\.$"):
        ClassicOwner().begin(
            pharos.new_game("classic", players=3, seed=1)._state,
            classic_steps.step(classic_steps.REVIVE, 0, 1),
        )


def test_a_number_without_a_verb_is_named() -> None:
    for game in (choices, classic_choices):
        unit = int(game.VERB)
        number = max(game.VERB_ROWS) // unit + 1
        with pytest.raises(LookupError, match=rf"^There is no verb of the number {number}\.$"):
            game.notation(number * unit)


def test_an_argument_that_is_not_written_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    game = pharos.new_game("duel", seed=1)
    state: Any = game._state
    state.push(steps.DESTROY, 0, 3)
    assert game.position()["steps"][-1] == {"step": "destroy", "seat": 0, "color": "green"}
    monkeypatch.delitem(zones.ARGUMENTS, int(steps.DESTROY))
    written = zones.Steps(zones.ARGUMENTS, 8, "eight")
    with pytest.raises(LookupError, match=r"^The step destroy has an argument, which no row of ARGUMENTS"):
        written.write(state, Eye(None, everything=True))


def test_what_an_effect_tells_a_step_is_written() -> None:
    known = dict(zones.ARGUMENTS)
    for one in DUEL.all:
        known |= one.arguments()
    for effect, others in accepted("duel"):
        if effect.type not in pieces.READERS:
            continue  # it stands inside another effect only
        for _, told in [("", effect), *others]:
            piece: Any = Piece("new")
            with suppress(ValueError):  # a resource or color of 7 Wonders, which is refused elsewhere
                pieces.READERS[told.type](piece, told)
            lacking = [STEP_NAMES[step] for step, argument in piece.asks if argument and step not in known]
            assert not lacking, (
                f"{told.type} asks {lacking[0]} with an argument, which no row of ARGUMENTS writes"
            )
