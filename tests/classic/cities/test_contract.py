"""Invariants of every game with Cities: cards, coins, order, positions, records, notation."""

import json
from collections import Counter
from random import Random
from typing import Any

import pytest

import pharos
from pharos.classic.playout import fingerprint, random_fingerprints, random_games
from pharos.content.classic import load_classic
from tests.classic.cities.play import cities_alone, every_mix, moments
from tests.classic.mixes import WITH_CITIES, Mix
from tests.classic.play import all_cards, cards_of_deal, step

CONTENT = load_classic()
CARDS = {card.id: card for card in CONTENT.cards}
WONDERS = {wonder.id: wonder for wonder in CONTENT.wonders}


@every_mix
def test_no_card_is_lost_or_made(mix: Mix) -> None:
    for seed, side in ((0, "a"), (1, "b")):
        dealt = Counter(cards_of_deal(mix.new(seed, sides=side).deal))
        for game in moments(mix, seed, 0.1, sides=side):
            position = game.position()
            staged = [card for card in all_cards(position) if card in CARDS]
            assert Counter(staged) == dealt


def near(rows: list[Any], city: int) -> tuple[int, int]:
    return (city + 1) % len(rows), (city - 1) % len(rows)


def built_effects(before: dict[str, Any], after: dict[str, Any], entry: dict[str, Any]) -> tuple[Any, ...]:
    """The effects of what an entry of the history builds."""
    city, plain = entry["city"], entry["choice"].removeprefix("city:").partition("@")[0]
    verb, _, thing = plain.partition(":")
    found: tuple[Any, ...] = ()
    if verb in ("build", "revive"):
        found = CARDS[thing].effects
    elif verb == "stage":
        found = WONDERS[after["cities"][city]["wonder"]].stages[before["cities"][city]["stages"]].effects
    return found


def gains(before: dict[str, Any], after: dict[str, Any]) -> tuple[list[int], list[int]]:
    """The coins and debt that cities must have received since, computed from the history only."""
    rows = after["cities"]
    coins, debt = [0] * len(rows), [0] * len(rows)
    for entry in after["history"][len(before["history"]) :]:
        city, choice = entry["city"], entry["choice"].removeprefix("city:")
        verb, _, thing = choice.partition("@")[0].partition(":")
        coins[city] -= entry.get("left", 0) + entry.get("right", 0)
        coins[near(rows, city)[0]] += entry.get("left", 0)
        coins[near(rows, city)[1]] += entry.get("right", 0)
        if verb == "discard":
            coins[city] += CONTENT.setup.discard_coins
        elif verb == "pay":
            coins[city] -= int(thing)
            debt[city] += before["cities"][city]["owes"] - int(thing)
        elif verb == "build":
            chained = any(giver in before["cities"][city]["cards"] for giver in CARDS[thing].chain_from)
            coins[city] -= 0 if "power=" in choice or chained else CARDS[thing].cost.coins
        elif verb == "stage":
            stage = WONDERS[rows[city]["wonder"]].stages[before["cities"][city]["stages"]]
            coins[city] -= stage.cost.coins
        for effect in built_effects(before, after, entry):
            if effect.type == "coins":
                coins[city] += effect.amount
            elif effect.type == "coins_self_and_neighbours":
                coins[city] += effect.own
                for neighbour in near(rows, city):
                    coins[neighbour] += effect.each_neighbour
            elif effect.type == "coins_per":
                around = [city] if effect.scope == "self" else [city, *near(rows, city)]
                coins[city] += effect.amount * sum(counted(rows[n], effect.per) for n in around)
    return coins, debt


def counted(row: dict[str, Any], thing: str) -> int:
    if thing == "wonder_stages":
        return int(row["stages"])
    if thing == "victory_tokens":
        return int(row["victories"])
    return sum(CARDS[card].color == thing.removesuffix("_cards") for card in row["cards"])


@cities_alone
def test_every_coin_and_debt_is_accounted_for(mix: Mix) -> None:
    draw = Random(str(mix))
    game = mix.new(4)
    before: dict[str, Any] = game.position()
    while not game.over:
        step(game, draw)
        after: dict[str, Any] = game.position()
        if len(after["history"]) == len(before["history"]):
            continue
        if (
            any(
                "coins_per" in [e.type for e in built_effects(before, after, entry)]
                for entry in after["history"][len(before["history"]) :]
            )
            and after["turn"] == 1
        ):
            before = after  # tokens of the conflict came after the coins
            continue
        coins, debt = gains(before, after)
        for n, row in enumerate(after["cities"]):
            assert row["coins"] - before["cities"][n]["coins"] == coins[n]
            assert row["debt"] - before["cities"][n]["debt"] == debt[n]
            assert row["coins"] >= 0
        before = after


def _told(game: pharos.Game) -> int:
    """The length of the history."""
    return int(game.state.recorded)


@every_mix
def test_the_order_of_sealed_choices_does_not_matter(mix: Mix) -> None:
    draw = Random(str(mix))
    game = mix.new(30)
    while not game.over:
        plan: dict[int, list[str]] = {}
        trial = game.copy()
        while trial.waiting and _told(trial) == _told(game):
            seat = trial.waiting[0]
            choice = str(draw.choice(trial.choices(seat)))
            plan.setdefault(seat, []).append(choice)
            trial.choose(seat, choice)
        queue = [seat for seat, choices in plan.items() for _ in choices]
        draw.shuffle(queue)
        for seat in queue:
            game.choose(seat, plan[seat].pop(0))
        assert game.position() == trial.position()


@every_mix
def test_a_position_goes_on_exactly_as_the_game(mix: Mix) -> None:
    for game in moments(mix, 7, 0.04):
        data = game.position()
        again = pharos.from_position(json.loads(json.dumps(data)))
        assert again.position() == data
        assert fingerprint(again._state) == fingerprint(game._state)
        first, second = Random(1), Random(1)
        for _ in range(2 * mix.players):
            if game.over:
                break
            assert again.waiting == game.waiting
            step(game, first)
            step(again, second)
        assert again.position() == game.position()
        assert again.scores() == game.scores()


@every_mix
def test_a_record_plays_again(mix: Mix) -> None:
    *_, game = moments(mix, 11, 0)
    record = game.record()
    again = pharos.replay(json.loads(json.dumps(record)))
    assert json.dumps(again.record()) == json.dumps(record)
    assert again.result == game.result


@every_mix
def test_every_choice_has_a_notation_that_means_it(mix: Mix) -> None:
    for game in moments(mix, 3, 0.05):
        for seat in game.waiting:
            choices = game.choices(seat)
            assert len({str(choice) for choice in choices}) == len(choices) > 0
            for choice in choices:
                explained = game.explain(seat, str(choice))
                assert explained.allowed
                assert explained.choice == str(choice)
                if str(choice).startswith(("build", "stage:", "city:build", "city:stage")):
                    assert choice.price is not None
                if "@left=" in str(choice):
                    assert choice.price is not None
                    ring = max(3, mix.players)
                    city = 2 if str(choice).startswith("city:") else seat
                    left, right = (choice.price.paid_to.get((city + by) % ring, 0) for by in (1, -1))
                    assert f"@left={left},right={right}" in str(choice)


@cities_alone
def test_scores_add_up_and_decide(mix: Mix) -> None:
    *_, game = moments(mix, 13, 0)
    assert game.result is not None
    rows: Any = game.position()["cities"]
    totals = []
    for seat, sheet in enumerate(game.scores()):
        assert sheet["total"] == sum(points for row, points in sheet.items() if row != "total")
        totals.append((sheet["total"], int(rows[seat]["coins"])))
    if mix.teams:
        pairs = [(totals[seat], totals[seat ^ 1]) for seat in range(mix.players)]
        totals = [(one[0] + other[0], one[1] + other[1]) for one, other in pairs]
    assert game.result.winners == tuple(seat for seat, total in enumerate(totals) if total == max(totals))


@cities_alone
def test_conflict_tokens_balance(mix: Mix) -> None:
    *_, game = moments(mix, 17, 0)
    rows: Any = game.position()["cities"]
    assert sum(row["victories"] for row in rows) == sum(row["defeats"] for row in rows)
    assert all(row["diplomacy"] >= 0 for row in rows)


def test_random_games_end_and_count_their_choices() -> None:
    for mix in WITH_CITIES:
        turns = CONTENT.seating(mix.players, cities=True).turns_per_age
        assert random_games(3, 1, mix.players, mix.expansions) >= 3 * 3 * turns * mix.players


def test_seeds_give_deals() -> None:
    deals = [json.dumps(Mix(5, ("cities",)).new(seed).deal) for seed in (1, 1, 4)]
    assert deals[0] == deals[1] != deals[2]
    again = pharos.new_game("classic", players=5, expansions=["cities"], deal=json.loads(deals[0]))
    assert json.dumps(again.deal) == deals[0]


@pytest.mark.parametrize("players", [2, 4, 8])
def test_copies_are_independent(players: int) -> None:
    game = Mix(players, ("cities",)).new(6)
    draw = Random(2)
    while not game.over:
        before = json.dumps(game.position())
        trial = game.copy()
        for _ in range(3):
            if not trial.over:
                step(trial, draw)
        assert json.dumps(game.position()) == before
        step(game, draw)


def test_fingerprints_tell_games_apart() -> None:
    marks = random_fingerprints(4, 1, 4, ("cities",)) + random_fingerprints(4, 1, 4, ("cities",), True)
    assert len(set(marks)) == len(marks)
    assert random_fingerprints(4, 1, 4, ("cities",)) == marks[:4]


PARITY = {
    (2, False): [1068122674, 894772817, 296551280],
    (4, False): [153653378, 258280484, 2091118100],
    (8, False): [1033372035, 464542056, 1232073215],
    (4, True): [281089584, 249500403, 1257656236],
    (8, True): [1567910202, 913136481, 1300802080],
}
"""Fingerprints by number of players, with and without teams."""


def test_the_compiled_and_the_plain_engine_play_the_same_games() -> None:
    found = {
        (players, teams): random_fingerprints(3, 1, players, ("cities",), teams) for players, teams in PARITY
    }
    assert found == PARITY
