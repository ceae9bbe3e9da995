"""Invariants of every game, for every number of players: cards, coins, order, positions, records."""

import json
from collections import Counter
from random import Random
from typing import Any

import pytest

import pharos
from pharos.classic.playout import fingerprint, random_fingerprints, random_games
from pharos.content.classic import load_classic
from tests.classic.play import COUNTS, all_cards, cards_of_deal, moments, new, step

CONTENT = load_classic()
SIDES = ("a", "b")


@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("side", SIDES)
def test_no_card_is_lost_or_made(players: int, side: str) -> None:
    for seed in range(2):
        dealt = Counter(cards_of_deal(new(players, seed, sides=side).deal))
        for game in moments(players, seed, 0.2, sides=side):
            assert Counter(all_cards(game.position())) == dealt


def gains(before: dict[str, Any], after: dict[str, Any], players: int) -> list[int]:
    """The coins that a turn must have brought each city, computed from its history only."""
    ring = len(after["cities"])
    new_entries = after["history"][len(before["history"]) :]
    change = [0] * ring
    for entry in new_entries:
        city = entry["city"]
        verb, *thing = entry["choice"].removeprefix("city:").partition("@")[0].split(":")
        left, right = entry.get("left", 0), entry.get("right", 0)
        change[city] -= left + right
        change[(city + 1) % ring] += left
        change[(city - 1) % ring] += right
        if verb == "discard":
            change[city] += CONTENT.setup.discard_coins
        elif verb in ("build", "revive"):
            card = next(card for card in CONTENT.cards if card.id == thing[0])
            chained = any(name in before["cities"][city]["cards"] for name in card.chain_from)
            if verb == "build" and "power=" not in entry["choice"] and not chained:
                change[city] -= card.cost.coins
            change[city] += income(card.effects, after, city)
        elif verb == "stage":
            wonder = next(w for w in CONTENT.wonders if w.id == after["cities"][city]["wonder"])
            change[city] += income(wonder.stages[before["cities"][city]["stages"]].effects, after, city)
    return change


def income(effects: tuple[Any, ...], after: dict[str, Any], city: int) -> int:
    rows, ring = after["cities"], len(after["cities"])
    total = 0
    for effect in effects:
        if effect.type == "coins":
            total += effect.amount
        elif effect.type == "coins_per":
            near = [city] if effect.scope == "self" else [city, (city + 1) % ring, (city - 1) % ring]
            for n in near:
                if effect.per == "wonder_stages":
                    total += effect.amount * rows[n]["stages"]
                else:
                    colour = effect.per.removesuffix("_cards")
                    cards = [card for card in CONTENT.cards if card.id in rows[n]["cards"]]
                    total += effect.amount * sum(card.color == colour for card in cards)
    return total


@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("side", SIDES)
def test_coins_move_only_as_the_rules_say(players: int, side: str) -> None:
    draw = Random(players)
    game = pharos.new_game("classic", players=players, seed=players, options={"sides": side})
    while not game.over:
        before = game.position()
        step(game, draw)
        after = game.position()
        if len(after["history"]) == len(before["history"]):
            continue
        # Counts of a turn are those after it; the state of an extra action may have grown since.
        moved = [
            new["coins"] - old["coins"] for new, old in zip(after["cities"], before["cities"], strict=True)
        ]
        assert moved == gains(before, after, players)
        assert min(row["coins"] for row in after["cities"]) >= 0


@pytest.mark.parametrize("players", COUNTS)
def test_the_order_of_sealed_choices_does_not_matter(players: int) -> None:
    draw = Random(players)
    game = new(players, 30 + players)
    while not game.over:
        plan: dict[int, list[str]] = {}
        trial = game.copy()
        while trial.waiting and len(trial.position()["history"]) == len(game.position()["history"]):
            seat = trial.waiting[0]
            choice = str(draw.choice(trial.choices(seat)))
            plan.setdefault(seat, []).append(choice)
            trial.choose(seat, choice)
        queue = [seat for seat, choices in plan.items() for _ in choices]
        draw.shuffle(queue)
        for seat in queue:
            game.choose(seat, plan[seat].pop(0))
        assert game.position() == trial.position()


@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("side", SIDES)
def test_a_position_goes_on_exactly_as_the_game(players: int, side: str) -> None:
    for game in moments(players, 7, 0.06, sides=side):
        data = game.position()
        again = pharos.from_position(json.loads(json.dumps(data)))
        assert again.position() == data
        assert fingerprint(again._state) == fingerprint(game._state)
        first, second = Random(1), Random(1)
        for _ in range(4 * players):
            if game.over:
                break
            assert again.waiting == game.waiting
            step(game, first)
            step(again, second)
        assert again.position() == game.position()
        assert again.scores() == game.scores()


@pytest.mark.parametrize("players", COUNTS)
def test_a_record_plays_again(players: int) -> None:
    *_, game = moments(players, 11)
    record = game.record()
    again = pharos.replay(json.loads(json.dumps(record)))
    assert json.dumps(again.record()) == json.dumps(record)
    assert again.result == game.result


@pytest.mark.parametrize("players", COUNTS)
def test_every_choice_has_a_notation_that_means_it(players: int) -> None:
    for game in moments(players, 3, 0.1):
        for seat in game.waiting:
            choices = game.choices(seat)
            assert len({str(choice) for choice in choices}) == len(choices) > 0
            for choice in choices:
                explained = game.explain(seat, str(choice))
                assert explained.allowed
                assert explained.choice == str(choice)
                if "@left=" in str(choice):
                    price = choice.price
                    assert price is not None
                    paid = [price.paid_to.get(seller, 0) for seller in sellers(game, seat, str(choice))]
                    assert f"@left={paid[0]},right={paid[1]}" in str(choice)


def sellers(game: pharos.Game, seat: int, choice: str) -> tuple[int, int]:
    ring = len(game.lying_open()["cities"])
    city = 2 if choice.startswith("city:") else seat
    return (city + 1) % ring, (city - 1) % ring


@pytest.mark.parametrize("players", COUNTS)
def test_a_price_is_what_is_paid(players: int) -> None:
    draw = Random(players)
    game = new(players, 40)
    while not game.over:
        seat = draw.choice(game.waiting)
        choice = draw.choice(game.choices(seat))
        price = choice.price
        if str(choice).startswith(("build", "stage")) and game.lying_open()["step"] == "turn":
            assert price is not None
            held = game.position()["cities"][seat]["coins"]
            assert price.coins <= held
            made = sum(price.produced.values()) + sum(price.chosen.values())
            bought = sum(purchase.units for purchase in price.bought)
            assert price.chain or price.power or made + bought == cost_of(game, seat, str(choice))
            assert sum(p.coins for p in price.bought) + price.printed == price.coins
        game.choose(seat, choice)


def cost_of(game: pharos.Game, seat: int, choice: str) -> int:
    verb, card = choice.partition("@")[0].split(":")
    if verb == "build":
        return sum(next(c for c in CONTENT.cards if c.id == card).cost.resources.values())
    row = game.position()["cities"][seat]
    wonder = next(w for w in CONTENT.wonders if w.id == row["wonder"])
    return sum(wonder.stages[row["stages"]].cost.resources.values())


def test_random_games_end_and_count_their_choices() -> None:
    for players in COUNTS:
        assert random_games(5, 1, players) >= 5 * 18 * players


PARITY = {
    2: [372648843, 1330701336, 478255503],
    3: [1475017086, 1626832842, 1527664421],
    7: [152503988, 2120961856, 1300078991],
}


def test_the_compiled_and_the_plain_engine_play_the_same_games() -> None:
    assert {players: random_fingerprints(3, 1, players) for players in PARITY} == PARITY


def test_seeds_give_deals_and_options_are_kept() -> None:
    deals = [json.dumps(pharos.new_game("classic", players=4, seed=seed).deal) for seed in (1, 1, 2)]
    assert deals[0] == deals[1] != deals[2]
    game = pharos.new_game("classic", players=4, deal=json.loads(deals[0]))
    assert json.dumps(game.deal) == deals[0]
    assert game.options["craftsmens_guild"] == "rulebook"
