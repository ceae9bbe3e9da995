"""Puzzles over HTTP: what is sent, what counts, and that no hidden information is sent."""

from __future__ import annotations

import json
from datetime import UTC, datetime

import httpx
import pytest

from pharos.puzzles import Puzzle, puzzle_of_day, puzzles
from pharos.server.store.ratings import shown, strength
from pharos.wire.puzzle_messages import PuzzleHint
from pharos.wire.puzzle_tables import hint_of
from tests.server.process import ServerProcess


def guest(server: ServerProcess) -> httpx.Client:
    """A guest with a session."""
    client = httpx.Client(base_url=server.address, timeout=30)
    told = client.post("/api/guest", json={}).json()
    client.headers["x-csrf-token"] = told["csrf"]
    return client


@pytest.fixture(scope="module")
def anna(server: ServerProcess) -> httpx.Client:
    """A user who solves puzzles."""
    return guest(server)


def wrong_of(puzzle: Puzzle) -> str:
    """A wrong choice of a puzzle that is a legal notation."""
    known = {str(one) for one in puzzle.start().choices(puzzle.seat)}
    return next(one.choice for one in puzzle.others if one.choice in known)


def right_of(puzzle: Puzzle) -> str:
    """A right choice, with one of the ways to pay."""
    return next(str(one) for one in puzzle.start().choices(puzzle.seat) if puzzle.is_right(str(one)))


def test_lists_are_filtered_and_nobody_has_to_be_known(server: ServerProcess) -> None:
    with httpx.Client(base_url=server.address, timeout=30) as nobody:
        every = nobody.get("/api/puzzles").json()["puzzles"]
        assert len(every) == len(puzzles())
        some = nobody.get("/api/puzzles", params={"game": "duel", "theme": "science"}).json()
        assert some["puzzles"]
        assert all(one["game"] == "duel" and "science" in one["themes"] for one in some["puzzles"])
        assert some["themes"]["science"] == len(some["puzzles"])
        mix = nobody.get("/api/puzzles", params={"game": "duel", "expansions": "agora,pantheon"}).json()
        assert mix["puzzles"]
        assert all(set(one["expansions"]) == {"agora", "pantheon"} for one in mix["puzzles"])
        today = nobody.get("/api/puzzles/today").json()
        assert today["puzzle"]["id"] == puzzle_of_day(datetime.now(UTC).date()).id
        assert nobody.get("/api/puzzles/me").status_code == 401
        assert nobody.get("/api/puzzles", params={"theme": "cooking"}).status_code == 400
        missing = nobody.get("/api/puzzles/d0000000")
        assert (missing.status_code, missing.json()["key"]) == (404, "server-refused-puzzle")


def test_a_puzzle_lies_on_the_table_as_its_seat_sees_it(anna: httpx.Client) -> None:
    for game in ("duel", "classic"):
        puzzle = next(one for one in puzzles() if one.game == game)
        answer = anna.get(f"/api/puzzles/{puzzle.id}")
        told = answer.json()
        assert told["seat"] == told["table"]["you"] == puzzle.seat
        assert told["table"]["settings"]["position"] is None
        view = puzzle.view()
        seen = {**told["table"]["view"], "waiting": []}
        assert seen == {**json.loads(json.dumps(view.data)), "waiting": []}
        offered = {one["choice"] for one in told["table"]["decision"]["options"]}
        assert offered == {str(one) for one in view.choices}
        assert "best" not in answer.text.replace("best_", "")


def test_the_first_try_counts(anna: httpx.Client) -> None:
    first, second, third = [one for one in puzzles() if one.game == "duel"][1:4]
    path = f"/api/puzzles/{first.id}/try"
    refused = anna.post(path, json={"choice": "build:the_moon"})
    assert (refused.status_code, refused.json()["key"]) == (400, "server-refused-puzzle-choice")
    assert anna.get("/api/puzzles/me").json()["tried"] == 0
    wrong = anna.post(path, json={"choice": wrong_of(first)}).json()
    assert (wrong["solved"], wrong["counted"]) == (False, True)
    assert "best" not in wrong
    assert "refuted" not in wrong
    assert wrong["tried"]["choice"] == wrong_of(first)
    assert wrong["rating"]["rating"] < shown(strength(1500))
    again = anna.post(path, json={"choice": right_of(first)}).json()
    assert (again["solved"], again.get("counted", False)) == (True, False)
    assert again["best"][0]["choice"] == first.best[0].choice
    assert [one["choice"] for one in again["refuted"]] == [one.choice for one in first.others[:2]]
    assert again["rating"] == wrong["rating"]
    solved = anna.post(f"/api/puzzles/{second.id}/try", json={"choice": right_of(second)}).json()
    assert (solved["solved"], solved["counted"], solved["streak"]) == (True, True, 1)
    assert solved["change"] > 0
    # A puzzle counts as unsolved after a hint.
    hint = anna.post(f"/api/puzzles/{third.id}/hint").json()
    assert (hint["verb"], hint["piece"]) == tuple(third.best[0].choice.split(":")[:2])
    helped = anna.post(f"/api/puzzles/{third.id}/try", json={"choice": right_of(third)}).json()
    assert (helped["solved"], helped.get("counted", False)) == (True, False)
    me = anna.get("/api/puzzles/me").json()
    assert (me["tried"], me["solved"], me["streak"], me["rating"]["puzzles"]) == (3, 1, 1, 3)
    assert [one["id"] for one in me["recent"]] == [third.id, second.id, first.id]
    listed = {one["id"]: one.get("solved") for one in anna.get("/api/puzzles").json()["puzzles"]}
    assert (listed[first.id], listed[second.id], listed[third.id]) == (False, True, False)


def test_a_hint_names_the_piece_to_select_first() -> None:
    first = {"build": 0, "wonder": 1, "stage": 0, "influence": None, "move": None, "pay": None}
    seen = set()
    for puzzle in puzzles():
        verb, *objects = puzzle.best[0].choice.partition("@")[0].split(":")
        if verb in first:
            seen.add(verb)
            place = first[verb]
            assert hint_of(puzzle) == PuzzleHint(verb, "" if place is None else objects[place])
    assert seen == set(first)


def test_giving_up_shows_what_is_right_and_the_puzzle_can_be_played_on(anna: httpx.Client) -> None:
    puzzle = next(one for one in puzzles() if one.game == "classic")
    given_up = anna.post(f"/api/puzzles/{puzzle.id}/try", json={}).json()
    assert (given_up["solved"], given_up["counted"]) == (False, True)
    assert given_up["best"][0]["choice"] == puzzle.best[0].choice
    for game in ("duel", "classic"):
        puzzle = next(one for one in puzzles() if one.game == game)
        if game == "duel":
            early = anna.post(f"/api/puzzles/{puzzle.id}/table")
            assert (early.status_code, early.json()["key"]) == (409, "server-refused-puzzle-untried")
            anna.post(f"/api/puzzles/{puzzle.id}/try", json={})
        made = anna.post(f"/api/puzzles/{puzzle.id}/table", params={"level": "pupil"})
        assert made.status_code == 201
        table = anna.get(f"/api/tables/{made.json()['id']}").json()
        assert table["state"]["you"] == puzzle.seat
        assert {one["choice"] for one in table["state"]["decision"]["options"]} == {
            str(one) for one in puzzle.view().choices
        }


def test_tries_are_the_persons_own(server: ServerProcess) -> None:
    boris, other = guest(server), guest(server)
    puzzle = puzzles()[0]
    boris.post(f"/api/puzzles/{puzzle.id}/try", json={"choice": right_of(puzzle)})
    assert boris.get("/api/puzzles/me").json()["tried"] == 1
    assert [one["puzzle"] for one in boris.get("/api/export").json()["puzzles"]] == [puzzle.id]
    assert other.get("/api/puzzles/me").json()["tried"] == 0
