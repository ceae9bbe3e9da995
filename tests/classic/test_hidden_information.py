"""A seat learns nothing that it cannot know, and everything that a player with perfect memory would."""

import json
from collections import Counter, defaultdict
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import pharos
from pharos.content.classic import load_classic
from tests.classic.play import COUNTS, all_cards, moments, new, step

CARDS = {card.id: card for card in load_classic().cards}
Places = list[tuple[Callable[[], str], Callable[[str], None]]]


def place(owner: list[str], n: int) -> tuple[Callable[[], str], Callable[[str], None]]:
    def put(card: str) -> None:
        owner[n] = card

    return lambda: owner[n], put


def scrambled(position: dict[str, Any], seat: int | None, draw: Random) -> dict[str, Any]:
    """The position with every card that a seat without memory cannot see exchanged for another."""
    data: dict[str, Any] = json.loads(json.dumps(position))
    hidden: dict[int, Places] = defaultdict(list)
    lists = [data["discard"], data.get("pile", [])]
    lists += [hand for other, hand in enumerate(data["hands"]) if other != seat]
    lists += [row["markers"] for number, row in enumerate(data["cities"]) if number != seat]
    for age in data["coming"]:
        lists += [*age["hands"], *([age["pile"]] if "pile" in age else [])]
    for cards in lists:
        for n, card in enumerate(cards):
            hidden[CARDS[card].age].append(place(cards, n))
    for places in hidden.values():
        cards = [get() for get, _ in places]
        draw.shuffle(cards)
        for (_, put), card in zip(places, cards, strict=True):
            put(card)
    return data


@pytest.mark.parametrize("players", COUNTS)
def test_a_view_does_not_change_with_what_is_hidden(players: int) -> None:
    draw = Random(players)
    for game in moments(players, 5, 0.05):
        if game.lying_open()["step"] != "turn":
            continue
        data: dict[str, Any] = game.position() | {"history": []}
        del data["waiting"]
        for seat in [*range(players), None]:
            if any(choice for n, choice in enumerate(data["sealed"]) if n != seat):
                data = data | {
                    "sealed": [None] * len(data["sealed"]),
                    "owed": list(range(len(data["cities"]))),
                }
            plain = pharos.from_position(data)
            other = pharos.from_position(scrambled(data, seat, draw))
            assert json.dumps(plain.view(seat).data) == json.dumps(other.view(seat).data)
            for card in draw.sample(sorted(CARDS), 25):
                for verb in ("build", "stage", "discard", "revive"):
                    asked = seat or 0
                    if seat is not None:
                        told = plain.explain(asked, f"{verb}:{card}").data()
                        assert told == other.explain(asked, f"{verb}:{card}").data()


@pytest.mark.parametrize("players", COUNTS)
def test_hands_nobody_has_passed_on_are_hidden(players: int) -> None:
    game = pharos.new_game("classic", players=players, seed=21)
    deal: dict[str, Any] = game.deal
    draw = Random(players)
    others = list(deal["hands"][0][1:]) + ([deal["pile"][0][1:]] if players == 2 else [])
    cards = [card for hand in others for card in hand]
    draw.shuffle(cards)
    for hand in deal["hands"][0][1:]:
        hand[:] = [cards.pop() for _ in hand]
    if players == 2:
        deal["pile"][0][1:] = cards
    for age in (1, 2):
        flat = [card for hand in deal["hands"][age] for card in hand]
        draw.shuffle(flat)
        for hand in deal["hands"][age]:
            hand[:] = [flat.pop() for _ in hand]
    other = pharos.new_game("classic", players=players, deal=deal)
    assert json.dumps(game.view(0).data) == json.dumps(other.view(0).data)


@pytest.mark.parametrize("players", COUNTS)
def test_sealed_choices_are_not_shown(players: int) -> None:
    game = new(players, 4)
    ends = []
    for choice in game.choices(0)[:4]:
        trial = game.copy()
        trial.choose(0, choice)
        ends.append([json.dumps(trial.view(seat).data) for seat in [*range(1, players), None]])
    assert all(end == ends[0] for end in ends)


@pytest.mark.parametrize("players", COUNTS)
def test_a_sample_fits_the_view_it_was_drawn_from(players: int) -> None:
    for game in moments(players, 9, 0.05):
        dealt = Counter(all_cards(game.position()))
        for seat in [*range(players), None]:
            view = game.view(seat)
            sampled = view.sample(len(dealt))
            assert json.dumps(sampled.view(seat).data) == json.dumps(view.data)
            cards = Counter(all_cards(sampled.position()))
            assert {c: n for c, n in cards.items() if CARDS[c].players} == {
                c: n for c, n in dealt.items() if CARDS[c].players
            }
            assert cards.total() == dealt.total()
            if seat is not None and seat in game.waiting:
                assert [str(c) for c in view.choices] == [str(c) for c in game.choices(seat)]
            draw = Random(0)
            while not sampled.over:
                step(sampled, draw)


def after_turns(players: int, seed: int, turns: int) -> pharos.Game:
    """A game after some turns in which everybody builds whatever is possible."""
    game = pharos.new_game("classic", players=players, seed=seed, options={"sides": "a"})
    while len(game.view(None).data["history"]) < turns * players:
        for seat in game.waiting:
            builds = [choice for choice in game.choices(seat) if str(choice).startswith("build")]
            game.choose(seat, (builds or game.choices(seat))[0])
    return game


def test_after_a_full_circle_everything_is_known() -> None:
    game = after_turns(3, 12, 3)
    hands = game.position()["hands"]
    for seat in range(3):
        for other, shown in enumerate(game.view(seat).data["hands"]):
            seen = Counter(shown.get("known", [])) | Counter(shown.get("possible", []))
            assert not Counter(hands[other]) - seen


def test_hands_that_passed_by_are_remembered() -> None:
    for seed in range(5):
        game = after_turns(5, seed, 1)
        position = game.position()
        # Seat 0 passed its hand to seat 1 and saw what seat 4 passed to it; it knows both.
        known = game.view(0).data["hands"]
        assert known[1]["known"] == sorted(position["hands"][1], key=list(CARDS).index)
        assert known[0]["known"] == position["hands"][0]
        assert "known" not in known[3]


def test_what_left_a_hand_face_down_stays_uncertain_until_the_hand_returns() -> None:
    game = pharos.new_game("classic", players=3, seed=5)
    own = [str(game.choices(seat)[-1]) for seat in range(3)]
    for seat, choice in enumerate(own):
        game.choose(seat, choice)
    hidden = next(str(choice) for choice in game.choices(1) if str(choice).startswith("discard"))
    for seat in range(3):
        game.choose(seat, hidden if seat == 1 else str(game.choices(seat)[-1]))
    shown = game.view(0).data["hands"][2]
    # Seat 0 knows the six cards it passed on; one of them was discarded, but it cannot tell which.
    assert hidden.removeprefix("discard:") in shown["possible"]
    assert len(shown["possible"]) == shown["cards"] + 1
    entry = next(e for e in game.view(0).data["history"] if e["city"] == 1 and e["turn"] == 2)
    assert entry["choice"] == "discard"
    assert "known" not in entry
    for seat in range(3):
        game.choose(seat, str(game.choices(seat)[-1]))
    # The hand has come back: seats 1 and 2 played what is missing from it.
    entries = [e for e in game.view(0).data["history"] if e["city"] == 1 and e["turn"] == 2]
    assert entries[0]["choice"] == "discard"
    assert game.view(0).data["hands"][0]["known"] == game.position()["hands"][0]


def test_every_completion_is_possible() -> None:
    # After one discard by the neighbor, it may have been any of the six cards that were passed.
    game = pharos.new_game("classic", players=3, seed=8)
    for seat in range(3):
        game.choose(seat, str(game.choices(seat)[-1]))
    given = Counter(game.position()["hands"][1])
    for seat in range(3):
        game.choose(seat, next(str(c) for c in game.choices(seat) if str(c).startswith("discard")))
    thrown = set()
    for seed in range(60):
        sampled = game.view(0).sample(seed).position()
        entry = next(e for e in sampled["history"] if e["city"] == 1 and e["turn"] == 2)
        thrown.add(entry["choice"].removeprefix("discard:"))
    assert thrown == set(given)
