"""Whole games replayed: every choice, treasury, pawn position, age and score is unchanged."""

import gzip
import json
from functools import cache
from typing import Any

import pytest

import pharos
from tests.playthroughs.transcript import FOLDER, RECORD, TEXT, told

GAMES = 60


@cache
def games() -> list[dict[str, Any]]:
    with gzip.open(FOLDER / "duel_base.jsonl.gz", "rt", encoding="utf-8") as lines:
        return [json.loads(line) for line in lines]


def test_the_games_are_of_all_kinds() -> None:
    kinds = [game["victory"] for game in games()]
    assert len(kinds) == GAMES
    assert min(kinds.count(kind) for kind in ("civilian", "military", "science")) >= 5
    verbs = {choice.partition(":")[0] for game in games() for _, choice, _ in game["choices"]}
    assert verbs == {
        "draft",
        "build",
        "discard",
        "wonder",
        "progress",
        "library",
        "destroy",
        "revive",
        "begin",
    }


@pytest.mark.parametrize("number", range(GAMES))
def test_a_game_is_played_again_exactly(number: int) -> None:
    played = games()[number]
    game = pharos.new_game(played["game"], options=played["options"], deal=played["deal"])
    for seat, notation, state in played["choices"]:
        assert game.waiting == (seat,)
        assert notation in game.choices(seat)
        game.choose(seat, notation)
        if state is None:
            continue
        data: dict[str, Any] = game.view(None).data
        assert [city["coins"] for city in data["cities"]] == state["coins"]
        assert (data["pawn"], data["age"]) == (state["pawn"], state["age"])
        if not game.over:
            assert game.waiting == (state["to_move"],)
    result = game.result
    assert result is not None
    assert (list(result.winners), result.victory) == (played["winners"], played["victory"])
    if played["victory"] == "civilian":
        assert list(result.scores) == played["scores"]


def test_no_choice_comes_after_the_end() -> None:
    for played in games()[:10]:
        record = {
            "format": "pharos-record/1",
            "game": "duel",
            "expansions": [],
            "players": 2,
            "options": played["options"],
            "deal": played["deal"],
            "choices": [[seat, notation] for seat, notation, _ in played["choices"]],
        }
        assert pharos.replay(record).over
        last_seat, last_choice = record["choices"][-1]
        record["choices"].append([1 - last_seat, last_choice])
        with pytest.raises(pharos.InvalidRecord, match="The game is over"):
            pharos.replay(record)


def test_a_whole_game_reads_as_it_did() -> None:
    assert told(json.loads(RECORD.read_text("utf-8"))).encode() == TEXT.read_bytes()


def test_the_whole_game_has_every_kind_of_choice() -> None:
    choices = json.loads(RECORD.read_text("utf-8"))["choices"]
    verbs = {notation.partition(":")[0] for _, notation in choices}
    assert verbs == {
        "draft",
        "build",
        "discard",
        "wonder",
        "progress",
        "library",
        "destroy",
        "revive",
        "begin",
    }
