"""What a seat sees of leaders, and games that are consistent with it."""

import json
from random import Random
from typing import Any

import pytest

import pharos
from tests.classic.leaders.play import every_mix, moments, step_of
from tests.classic.mixes import Mix

CHOOSE = {"choose_wonders": True}


@every_mix
def test_samples_look_the_same_to_the_viewer(mix: Mix) -> None:
    for seed in (0, 2):
        for n, game in enumerate(moments(mix, seed, 0.03)):
            for seat in [n % mix.players, None]:
                view = game.view(seat)
                sample = view.sample(n)
                assert sample.view(seat).data == view.data
                if seat is not None:
                    assert list(map(str, view.choices)) == list(map(str, game.choices(seat)))


@every_mix
def test_samples_can_be_played_to_the_end(mix: Mix) -> None:
    for n, game in enumerate(moments(mix, 7, 0.02)):
        sample = game.view(n % mix.players).sample(n)
        while not sample.over:
            seat = sample.waiting[0]
            sample.choose(seat, sample.choices(seat)[0])


@pytest.mark.parametrize("players", [3, 5])
def test_hidden_leaders_leave_no_trace(players: int) -> None:
    """Leaders in two other hands are exchanged: the viewer cannot tell."""
    game = Mix(players, ("leaders",)).new(1)
    for _ in range(3):
        for seat in game.waiting:
            game.choose(seat, game.choices(seat)[0])
    position: Any = game.position()
    position["history"] = []
    twin = json.loads(json.dumps(position))
    hands = twin["leader_hands"]
    hands[1][0], twin["leader_pile"][0] = twin["leader_pile"][0], hands[1][0]
    one, other = pharos.from_position(position), pharos.from_position(twin)
    assert one.view(0).data == other.view(0).data
    assert one.view(None).data == other.view(None).data
    assert one.view(1).data != other.view(1).data


def test_who_declines_a_leader_does_not_see_the_discard_pile() -> None:
    """LEADERS-ROME-06, SW-DISCARD-02: only the Mausoleum and Solomon look through the pile."""
    game = pharos.new_game("classic", players=3, expansions=["leaders"], seed=1, options=CHOOSE)
    draw = Random(1)
    while step_of(game) != "extra_leader":
        seat = draw.choice(game.waiting)
        choices = [str(choice) for choice in game.choices(seat)]
        chosen = draw.choice(choices)
        if "board:rome:b" in choices:
            chosen = "board:rome:b"
        elif step_of(game) == "turn" and draw.random() < 0.5:
            chosen = next((choice for choice in choices if choice.startswith("stage")), chosen)
        game.choose(seat, chosen)
    (rome,) = game.waiting
    position: Any = game.position()
    assert len(position["discard"]) > 3
    game.choose(rome, "skip")
    data: Any = game.view(rome).data
    assert data["looks"] == []
    assert data["history"][-1] == {
        "age": position["age"], "turn": position["turn"], "city": rome, "choice": "skip",
        "declined": "leader",
    }  # fmt: skip
    assert pharos.from_position(game.position()).view(rome).data == data
    assert game.view(rome).sample(1).view(rome).data == data


@pytest.mark.parametrize("players", [2, 4])
def test_a_draft_that_is_told_in_part(players: int) -> None:
    """A position without a history is in the middle of the draft; what follows is recorded."""
    game = Mix(players, ("leaders",)).new(0)
    for seat in game.waiting:
        game.choose(seat, game.choices(seat)[0])
    bare = pharos.from_position({**game.position(), "history": []})
    draw = Random(players)
    for n in range(18 * players):
        if n % 9 == 0:
            for viewer in (*range(players), None):
                view = bare.view(viewer)
                for seed in (0, n + 1):
                    assert view.sample(seed).view(viewer).data == view.data
        seat = draw.choice(bare.waiting)
        bare.choose(seat, draw.choice(bare.choices(seat)))


def test_samples_keep_to_what_went_round() -> None:
    """The right neighbor kept one of the three leaders passed on, and so on around the table."""
    game = Mix(4, ("leaders",)).new(0)
    for _ in range(3):
        for seat in game.waiting:
            game.choose(seat, game.choices(seat)[0])
    view = game.view(0)
    seen: Any = view.data["leaders_seen"]
    hand: Any = view.data["leader_hand"]
    own = set(hand)
    passed = set(seen[0]["leaders"]) - own
    assert len(passed) == 3
    held_by: dict[int, set[str]] = {1: set(), 2: set(), 3: set()}
    for seed in range(40):
        hands: Any = view.sample(seed).position()["leader_hands"]
        for seat in (1, 2, 3):
            mine = passed & set(hands[seat])
            assert len(mine) == 1
            held_by[seat] |= mine
    # Each of the three may have kept any of them.
    assert all(names == passed for names in held_by.values())


def test_a_recruited_leader_is_no_longer_anywhere_else() -> None:
    game = Mix(3, ("leaders",)).new(0)
    for _ in range(3):
        for seat in game.waiting:
            game.choose(seat, game.choices(seat)[0])
    while step_of(game) == "recruit":
        seat = game.waiting[0]
        recruits = [choice for choice in game.choices(seat) if str(choice).startswith("recruit")]
        game.choose(seat, recruits[0])
    rows: Any = game.view(None).data["cities"]
    recruited = {leader for row in rows for leader in row["leaders"]}
    for seed in range(10):
        position = game.view(0).sample(seed).position()
        hidden = json.dumps([position["leader_hands"], position["leader_pile"]])
        assert not any(f'"{leader}"' in hidden for leader in recruited)
        sampled: Any = position["cities"]
        assert [row["leaders"] for row in sampled] == [row["leaders"] for row in rows]


def test_leaders_under_a_wonder_and_discarded_ones_are_hidden() -> None:
    for seed in range(6):
        game = Mix(3, ("leaders",)).new(seed)
        while step_of(game) != "turn":
            for seat in game.waiting:
                choices = list(map(str, game.choices(seat)))
                game.choose(
                    seat, next((c for c in choices if c.startswith(("stage", "discard"))), choices[0])
                )
        entries: Any = game.view(0).data["history"]
        used = [entry["choice"] for entry in entries if entry["age"] == 1 and entry["city"] != 0]
        assert used
        assert all(choice in ("stage", "discard") for choice in used)
        own = [entry["choice"] for entry in entries if entry["age"] == 1 and entry["city"] == 0]
        assert all(":" in choice for choice in own)


def test_a_leader_besides_in_the_last_turn_of_an_age() -> None:
    """The last cards of the hands are gone by then; the position can be read, and samples fit the view."""
    found = 0
    for seed in range(60):
        game = Mix(3, ("leaders",)).new(3 * seed, sides="b")
        while not game.over:
            seat = game.waiting[0]
            data: Any = game.view(seat).data
            if data["step"] == "extra_leader" and data["turn"] == 6:
                assert pharos.from_position(game.position()).position() == game.position()
                assert game.view(seat).sample(seed).view(seat).data == data
                found += 1
            options = sorted(game.choices(seat), key=lambda choice: _late_stages(str(choice), data["turn"]))
            game.choose(seat, options[0])
        if found:
            return
    raise AssertionError("no game asked for a leader besides in the last turn of an age")


def _late_stages(choice: str, turn: int) -> int:
    """Stages are built in the last turn, if leaders are left to recruit."""
    order = ("stage", "build") if turn == 6 else ("build", "discard")
    return order.index(choice.split(":")[0]) if choice.split(":")[0] in order else len(order)
