"""Nothing appears, disappears or becomes negative, and every game ends."""

from collections import Counter
from random import Random
from typing import Any

import pharos
from pharos.content import effects
from pharos.content.duel import load_duel
from tests.measure import many
from tests.properties.random_play import moments, step
from tests.properties.test_scores import EFFECTS
from tests.properties.test_scores import counted as counted_for_points

GAMES = many(150, 50)
CARDS_IN_PLAY = 69  # 73 without the four guilds that were not dealt
CARD_COLORS = {card.id: card.color for card in load_duel().cards}


def counted(city: dict[str, Any], per: str) -> int:
    """Number of a counted thing in a city, including those that bring only coins."""
    color = per.removesuffix("_cards")
    if color in CARD_COLORS.values():
        return sum(CARD_COLORS[card] == color for card in city["cards"])
    return counted_for_points(city, per)


def cards_of(position: dict[str, Any]) -> Counter[str]:
    """All cards of a position, wherever they are."""
    found = Counter(position["discard"])
    for city in position["cities"]:
        found.update(city["cards"])
        found.update(wonder["card"] for wonder in city["wonders"] if wonder["built"])
    found.update(place["card"] for place in position["pyramid"] if place)
    for part in (*position["ages"], *position["removed"]):
        found.update(part)
    return found


def tokens_of(position: dict[str, Any]) -> Counter[str]:
    found = Counter(position["progress"] + position["box"])
    for city in position["cities"]:
        found.update(city["progress"])
    return found


def wonders_of(position: dict[str, Any]) -> list[str]:
    held = [wonder["id"] for city in position["cities"] for wonder in city["wonders"]]
    return sorted([*held, *position.get("offer", []), *position["next_wonders"]])


def built(position: dict[str, Any]) -> int:
    return sum(wonder["built"] for city in position["cities"] for wonder in city["wonders"])


def test_components_are_conserved() -> None:
    for seed in range(GAMES):
        start: dict[str, Any] = {}
        military: set[str] = set()
        for game in moments(seed):
            position: dict[str, Any] = game.position()
            start, military = start or position, military or set(position["military_tokens"])
            assert cards_of(position) == cards_of(start)
            assert tokens_of(position) == tokens_of(start)
            assert set(position["military_tokens"]) <= military
            military = set(position["military_tokens"])
            if built(position) < 7:
                assert wonders_of(position) == wonders_of(start)
            else:
                assert built(position) == 7
                assert len(wonders_of(position)) == 7
            assert min(city["coins"] for city in position["cities"]) >= 0
            assert -9 <= position["pawn"] <= 9
        assert len(cards_of(start)) == CARDS_IN_PLAY
        assert set(cards_of(start).values()) == {1}
        assert len(tokens_of(start)) == 10


def test_there_is_always_a_choice_until_the_end() -> None:
    for seed in range(GAMES):
        choices = -1
        for game in moments(seed):
            choices += 1
            assert choices < 120
            assert game.over == (game.waiting == ()) == (game.result is not None)
            if not game.over:
                (seat,) = game.waiting
                assert game.choices(seat)
                assert game.choices(1 - seat) == []
        assert game.over


def income(name: str, mine: dict[str, Any], theirs: dict[str, Any]) -> int:
    """Coins that a card, Wonder or token brings when it is gained, with the current cities."""
    coins = 0
    for effect in EFFECTS[name]:
        if isinstance(effect, effects.Coins):
            coins += effect.amount
        elif isinstance(effect, effects.CoinsPer):
            widest = effect.scope == "max_city"
            coins += effect.amount * max(
                counted(mine, effect.per), counted(theirs, effect.per) if widest else 0
            )
    return coins


def flow(game: pharos.Game, after: pharos.Game, choice: str) -> list[int]:
    """Both treasuries after a choice, computed from the printed effects."""
    seat = game.waiting[0]
    before: dict[str, Any] = game.position()
    then: dict[str, Any] = after.position()
    purses = [city["coins"] for city in before["cities"]]
    verb, *names = choice.split(":")
    price = game.explain(seat, choice).price
    if price is not None:
        purses[seat] += price.gain - price.coins
        for other, coins in price.paid_to.items():
            purses[other] += coins
    if verb in ("build", "wonder", "revive", "progress", "library"):
        purses[seat] += income(names[0], then["cities"][seat], then["cities"][1 - seat])
        lost = sum(e.amount for e in EFFECTS[names[0]] if isinstance(e, effects.OpponentLosesCoins))
        purses[1 - seat] -= min(lost, purses[1 - seat])
    for token in set(before["military_tokens"]) - set(then["military_tokens"]):
        loser = int(token[4])
        assert loser == 1 - seat
        purses[loser] -= min({"near": 2, "far": 5}[token[6:]], purses[loser])
    return purses


def test_every_coin_is_accounted_for() -> None:
    for seed in range(GAMES):
        draw = Random(seed)
        game = pharos.new_game("duel", seed=seed)
        while not game.over:
            before = game.copy()
            choice = step(game, draw, eager=True)
            position: dict[str, Any] = game.position()
            assert [city["coins"] for city in position["cities"]] == flow(before, game, choice), choice
