"""A review judges each choice by what its seat knew, and a whole game by its choices."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

import pharos
from pharos.ai.match import play_quickly
from pharos.analysis import Budget, Thought, review, think, verdict
from pharos.core.errors import BadSeat, PharosError
from pharos.game import facts_at
from pharos.terminal.cli import run


def played(name: str, choices: int | None = None, seed: int = 3, **kind: Any) -> dict[str, Any]:
    """The beginning of a game among greedy players, or all of it."""
    game = pharos.new_game(name, seed=seed, **kind)
    play_quickly(game, [pharos.agent("greedy", seat) for seat in range(game.players)])
    record = game.record()
    return record if choices is None else {**record, "choices": record["choices"][:choices], "result": None}


def one_choice_from_victory() -> pharos.Game:
    """Seat 1 has only to build the Circus, and its shields reach the capital."""
    game, dice = pharos.new_game("duel", seed=29), random.Random(29)
    for _ in range(56):
        game.choose(game.waiting[0], dice.choice(game.choices(game.waiting[0])))
    return game


def test_the_choice_that_wins_at_once_is_the_best() -> None:
    game = one_choice_from_victory()
    won = game.copy()
    won.choose(1, "build:circus")
    assert won.result is not None
    assert won.result.winners == (1,)
    game.choose(1, "discard:academy")
    missed = think((game.record(), 57, Budget(simulations=60)))
    assert missed.best == "build:circus"
    assert missed.error > 0
    taken = think((won.record(), 57, Budget(simulations=60)))
    assert (taken.best, taken.error, taken.deviation) == ("build:circus", 0, 0)
    assert taken.chance > 0.9


def test_only_what_the_seat_knew_counts() -> None:
    game = pharos.replay(played("duel", 14, expansions=["pantheon", "agora"]))
    seat = game.waiting[0]
    other = game.view(seat).sample(5)
    assert other.position() != game.position()
    choice = str(game.choices(seat)[0])
    answers = []
    for one in (game, other):
        alone = pharos.from_position(one.position())
        alone.choose(seat, choice)
        answers.append(think((alone.record(), 1, Budget(simulations=3))))
    assert answers[0] == answers[1]


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("duel", {"expansions": ["pantheon", "agora"]}),
        ("classic", {"players": 3, "expansions": ["leaders", "cities"]}),
        ("classic", {"players": 2}),
    ],
)
def test_every_product_is_reviewed(name: str, kind: dict[str, Any]) -> None:
    record = played(name, 7, **kind)
    told = review(record, simulations=2)
    assert told == review(record, simulations=2)
    assert len(told["chances"]) == 8
    assert all(abs(sum(chances) - 1) < 0.001 for chances in told["chances"])
    made = [[one["seat"], one["choice"]] for one in told["choices"]]
    assert made == record["choices"]
    assert [one["number"] for one in told["choices"]] == list(range(1, 8))


def test_marks_luck_and_the_end() -> None:
    record = played("duel")
    choices = record["choices"]
    thoughts = {
        number: Thought(seat, choice, choice, 0.6, 0.6, 0.0)
        for number, (seat, choice) in enumerate(choices, start=1)
    }
    for number, given, doubt in ((1, 0.3, 0.1), (2, 0.12, 0.1), (3, 0.06, 0.01), (4, 0.3, 0.4)):
        seat, choice = choices[number - 1]
        thoughts[number] = Thought(seat, choice, "draft:other", 0.6, 0.6 - given, doubt)
    told = verdict(record, thoughts)
    marks = [one["mark"] for one in told["choices"]]
    assert marks[:5] == ["blunder", "mistake", "inaccuracy", "good", "best"]
    assert told["chances"][0][choices[0][0]] == 0.6
    winners = record["result"]["winners"]
    assert told["chances"][-1] == [(seat in winners) / len(winners) for seat in range(2)]
    lost = [sum(one["error"] for one in told["choices"] if one["seat"] == seat) for seat in range(2)]
    for seat, player in enumerate(told["players"]):
        mine = sum(one["seat"] == seat for one in told["choices"])
        assert player["lost_per_100"] == pytest.approx(100 * lost[seat] / mine, abs=0.01)
        assert player["luck"] == pytest.approx(
            sum(one["amount"] for one in told["luck"] if one["seat"] == seat), abs=0.001
        )
    # Chance has a hand in what is turned up, and in nothing else.
    drawn = {
        number
        for number in range(1, len(choices))
        if {fact.kind for fact in facts_at(record, number)} & {"revealed", "age"}
    }
    assert {one["number"] for one in told["luck"]} == drawn
    assert len(drawn) > 10
    assert told["key_moments"] == sorted(told["key_moments"])
    assert len(choices) in told["key_moments"]


def test_one_seat_alone_is_judged() -> None:
    told = review(played("duel", 6), simulations=2, seat=1)
    assert {one["seat"] for one in told["choices"]} == {1}
    assert told["players"][0]["accuracy"] is None
    assert told["players"][1]["accuracy"] is not None


def test_what_makes_no_sense_is_refused() -> None:
    record = played("duel", 2)
    with pytest.raises(BadSeat):
        review(record, seat=2)
    with pytest.raises(PharosError, match="at least one simulation"):
        review(record, simulations=0)
    with pytest.raises(PharosError, match="more than 0"):
        review(record, seconds=-1)


def test_the_command_tells_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "games.jsonl"
    records = [played("duel", 6), played("classic", 6, players=3)]
    file.write_text("\n".join(json.dumps(record) for record in records))
    command = ["review", str(file), "--simulations", "2"]
    assert run([*command, "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == [review(record, simulations=2) for record in records]
    assert run([*command, "--game", "1", "--lang", "ru", "--plain"]) == 0
    assert "точность" in capsys.readouterr().out
    assert run([*command, "--seat", "7"]) == 2
    assert "There is no seat 7" in capsys.readouterr().err
