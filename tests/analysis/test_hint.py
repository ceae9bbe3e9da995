"""Hints and the coach use only information from a view."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

import pharos
from pharos import texts
from pharos.analysis import Budget, classic, duel
from pharos.analysis.hint import DANGERS, coach, hint, view_choices
from pharos.core.errors import PharosError
from pharos.terminal.cli import run
from tests.analysis.test_review import COMPILED, KINDS, one_choice_from_victory, played

SOME = Budget(simulations=24 if COMPILED else 2)


def early(name: str, kind: dict[str, Any]) -> tuple[pharos.Game, int]:
    """Returns a game with much hidden information, and the seat to move: in 7 Wonders before the hands have
    gone around.
    """
    game = pharos.replay(played(name, 16 if name == "duel" else 5, **kind))
    return game, game.waiting[0]


@pytest.mark.parametrize(("name", "kind"), KINDS, ids=lambda one: str(one))
def test_no_hidden_card_changes_a_hint(name: str, kind: dict[str, Any]) -> None:
    """Other games consistent with the view give the same chances, ideas, reasons and warnings."""
    game, seat = early(name, kind)
    view = game.view(seat)
    first = hint(view, SOME)
    choices = view_choices(view)
    warned = [coach(view, choice, SOME) for choice in choices[:3]]
    assert 1 <= len(first["ideas"]) <= 3
    assert {idea["choice"] for idea in first["ideas"]} <= set(choices)
    assert json.loads(json.dumps(first)) == first
    for seed in (2, 5):
        exchanged = view.sample(seed)
        assert exchanged.position() != game.position()
        other = pharos.from_position(exchanged.position()).view(seat)
        assert hint(other, SOME) == first
        assert [coach(other, choice, SOME) for choice in choices[:3]] == warned


class Leaked:
    """Games that match a view, if the hidden cards of one of them leaked: always that one."""

    def __init__(self, game: pharos.Game) -> None:
        self._state = game.state

    def state(self, seed: int) -> Any:
        return self._state.clone()


@pytest.mark.parametrize(("name", "kind"), KINDS[1:], ids=lambda one: str(one))
def test_a_leak_would_be_noticed(monkeypatch: pytest.MonkeyPatch, name: str, kind: dict[str, Any]) -> None:
    """The positions of the test above are sensitive: with the true hidden cards the hints differ.

    Except in base Duel, where the analysis deals all hidden cards itself.
    """
    game, seat = early(name, kind)
    product: Any = duel.PRODUCT if name == "duel" else classic.PRODUCT
    told = []
    for one in (game, *(game.view(seat).sample(seed) for seed in (2, 5))):
        with monkeypatch.context() as patch:
            worlds = (product.worlds(one.view(seat).data, seat)[0], Leaked(one))
            patch.setattr(type(product), "worlds", lambda *_, worlds=worlds: worlds)
            told.append(hint(pharos.from_position(one.position()).view(seat), SOME))
    assert any(one != told[0] for one in told)


def test_the_victory_at_hand_is_the_first_idea_and_the_coach_warns() -> None:
    game = one_choice_from_victory()
    view = game.view(1)
    told = hint(view, Budget(simulations=60))
    assert told["ideas"][0]["choice"] == "build:circus"
    assert told["ideas"][0]["reasons"] == [{"kind": "wins", "of": "best"}]
    assert told["ideas"][0]["chance"] == 1
    assert coach(view, "build:circus", Budget(simulations=60)) == {"warn": False}
    assert "circus" not in json.dumps(coach(view, "discard:academy", Budget(simulations=60)))


def test_the_coach_warns_of_a_blunder() -> None:
    game, dice = pharos.new_game("duel", seed=9), random.Random(1)
    for _ in range(25):
        game.choose(game.waiting[0], dice.choice(game.choices(game.waiting[0])))
    view = game.view(game.waiting[0])
    told = coach(view, "wonder:the_sphinx:lumber_yard", Budget(simulations=240))
    assert told["warn"] is True
    assert told["loss"] >= 0.15
    assert told["loss"] > 2 * told["deviation"]
    assert "build:lumber_yard" not in json.dumps(told)  # the warning does not name the better choice
    assert coach(view, "build:lumber_yard", Budget(simulations=240)) == {"warn": False}


def test_gauge_alone_is_the_same_chance() -> None:
    view = pharos.replay(played("duel", 20)).view(None)
    with pytest.raises(PharosError, match="spectator"):
        hint(view, SOME)
    game = pharos.replay(played("duel", 20))
    mine = game.view(game.waiting[0])
    gauge = hint(mine, SOME, ideas=False)
    assert "ideas" not in gauge
    assert sum(gauge["by_victory"].values()) == pytest.approx(gauge["chance"], abs=0.001)
    with pytest.raises(PharosError, match="cannot be made"):
        coach(mine, "build:nothing", SOME)
    with pytest.raises(PharosError, match="nothing to choose"):
        hint(game.view(1 - game.waiting[0]), SOME)


def test_dangers_have_words_in_both_languages() -> None:
    for lang in texts.languages():
        for kind in DANGERS.values():
            said = texts.text(lang, f"coach-reason-{kind}", piece="Altar", amount=1)
            assert said
            assert "{" not in said


def test_the_command_tells_ideas(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = pharos.replay(played("duel", 20))
    position, record, whole = (tmp_path / name for name in ("position.json", "record.json", "whole.json"))
    position.write_text(json.dumps(game.position()))
    record.write_text(json.dumps(game.record()))
    whole.write_text(json.dumps(played("duel")))
    assert run(["hint", str(position), "--simulations", "2", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told == {
        "seat": game.waiting[0],
        **hint(game.view(game.waiting[0]), Budget(simulations=2)),
    }
    for lang in texts.languages():
        assert run(["hint", str(record), "--simulations", "2", "--lang", lang, "--plain"]) == 0
        said = capsys.readouterr().out
        assert said.count("%") >= 2
        assert "{" not in said
    for more, code, words in (
        ([str(whole)], 1, "over"),
        ([str(position), "--seat", str(1 - game.waiting[0])], 1, "not the turn of seat"),
        ([str(position), "--seat", "7"], 2, "Seats are 0 to 1"),
        ([str(position), "--lang", "xx"], 2, "language"),
        ([str(position), "--simulations", "0"], 2, "at least one"),
        ([str(tmp_path / "no.json")], 1, "No such file"),
    ):
        assert run(["hint", *more]) == code
        assert words in capsys.readouterr().err
