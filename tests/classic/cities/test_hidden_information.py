"""A seat learns nothing that it cannot know, with black cards, sealed payments and teammates."""

import json
from collections import Counter, defaultdict
from collections.abc import Callable
from random import Random
from typing import Any

import pharos
from pharos.content.classic import load_classic
from tests.classic.cities.play import cities_alone, every_mix, moments
from tests.classic.mixes import Mix
from tests.classic.play import all_cards, step

CARDS = {card.id: card for card in load_classic().cards}
Places = list[tuple[Callable[[], str], Callable[[str], None]]]


def place(owner: list[str], n: int) -> tuple[Callable[[], str], Callable[[str], None]]:
    def put(card: str) -> None:
        owner[n] = card

    return lambda: owner[n], put


def scrambled(position: dict[str, Any], seat: int | None, teams: bool, draw: Random) -> dict[str, Any]:
    """The position with every card that a seat without memory cannot see exchanged for another."""
    data: dict[str, Any] = json.loads(json.dumps(position))
    open_hands = {seat} | ({seat ^ 1} if teams and seat is not None else set())
    hidden: dict[int, Places] = defaultdict(list)
    lists = [data["discard"], data.get("pile", [])]
    lists += [hand for other, hand in enumerate(data["hands"]) if other not in open_hands]
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


@cities_alone
def test_a_view_does_not_change_with_what_is_hidden(mix: Mix) -> None:
    draw = Random(str(mix))
    for game in moments(mix, 5, 0.03):
        if game.lying_open()["step"] not in ("turn", "losses"):
            continue
        data: dict[str, Any] = game.position() | {"history": []}
        asked = data["step_cities"]
        del data["waiting"]
        data |= {"sealed": [None] * len(data["sealed"]), "owed": asked}
        for seat in [*range(mix.players), None]:
            plain = pharos.from_position(data)
            other = pharos.from_position(scrambled(data, seat, mix.teams, draw))
            assert json.dumps(plain.view(seat).data) == json.dumps(other.view(seat).data)
            for card in draw.sample(sorted(CARDS), 12):
                for verb in ("build", "stage", "discard", "revive"):
                    if seat is not None:
                        told = plain.explain(seat, f"{verb}:{card}").data()
                        assert told == other.explain(seat, f"{verb}:{card}").data()


@every_mix
def test_sealed_choices_are_not_shown(mix: Mix) -> None:
    steps_seen = set()
    for game in moments(mix, 4, 0.05):
        if game.over or len(game.waiting) < 2:
            continue
        steps_seen.add(game.lying_open()["step"])
        chooser = game.waiting[0]
        ends = []
        for choice in game.choices(chooser)[:4]:
            trial = game.copy()
            trial.choose(chooser, choice)
            others = [seat for seat in range(mix.players) if seat != chooser]
            ends.append([json.dumps(trial.view(seat).data) for seat in [*others, None]])
        assert all(end == ends[0] for end in ends)
    assert steps_seen


@every_mix
def test_a_sample_fits_the_view_it_was_drawn_from(mix: Mix) -> None:
    for game in moments(mix, 9, 0.02):
        dealt = Counter(card for card in all_cards(game.position()) if card in CARDS)
        for seat in [0, mix.players - 1, None]:
            view = game.view(seat)
            sampled = view.sample(dealt.total())
            assert json.dumps(sampled.view(seat).data) == json.dumps(view.data)
            cards = Counter(card for card in all_cards(sampled.position()) if card in CARDS)
            for kind in ("black", "purple"):
                assert sum(n for c, n in cards.items() if CARDS[c].color == kind) == sum(
                    n for c, n in dealt.items() if CARDS[c].color == kind
                )
            assert {c: n for c, n in cards.items() if CARDS[c].players} == {
                c: n for c, n in dealt.items() if CARDS[c].players
            }
            if seat is not None and seat in game.waiting:
                assert [str(c) for c in view.choices] == [str(c) for c in game.choices(seat)]
            draw = Random(0)
            while not sampled.over:
                step(sampled, draw)


@cities_alone
def test_what_was_dealt_of_black_cards_is_not_known(mix: Mix) -> None:
    """Black cards that nobody has seen differ between samples; those that were seen do not change."""
    game = mix.new(3)
    hand: Any = game.view(0).data["hand"]
    seen = set(hand)
    drawn: set[str] = set()
    for seed in range(12):
        cards = set(all_cards(game.view(0).sample(seed).position()))
        assert seen <= cards
        drawn |= {card for card in cards if CARDS[card].color == "black" and CARDS[card].age == 2}
    assert len(drawn) == 9
