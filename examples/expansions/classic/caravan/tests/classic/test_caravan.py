"""Caravan: its rules, its hidden information, and whole games."""

import json
from io import StringIO
from random import Random
from typing import Any

import msgspec
import pytest
from rich.console import Console

import pharos
import pharos.research as research
from pharos.table.views import VIEWS
from pharos.terminal.classic import show_table
from pharos.terminal.notation import choice_words, said_words
from pharos.terminal.paper import Paper
from pharos.terminal.words import Words
from tests.table.test_views import unnamed


def table(
    wares: list[str], players: int = 3, wonders: list[str] | None = None, **options: Any
) -> pharos.Game:
    """Returns a game of Caravan with the wares in this order."""
    game = pharos.new_game("classic", players=players, expansions=["caravan"], seed=3, options=options)
    deal = {**game.deal, "wares": wares + [name for name in game.deal["wares"] if name not in wares]}
    if wonders is not None:
        deal["wonders"] = wonders
    return pharos.new_game("classic", players=players, expansions=["caravan"], deal=deal, options=options)


def held(game: pharos.Game, seat: int) -> Any:
    """Returns what a seat knows about the wares of all cities."""
    return game.view(seat).data["caravan"]["held"]


@pytest.mark.rule("CARAVAN-SETUP-01")
def test_the_wares_are_shuffled() -> None:
    orders = [
        pharos.new_game("classic", players=3, expansions=["caravan"], seed=seed).deal["wares"]
        for seed in range(5)
    ]
    assert all(len(set(order)) == len(order) == 24 for order in orders)
    assert len({tuple(order) for order in orders}) > 1


@pytest.mark.rule("CARAVAN-LOAD-01", "CARAVAN-SCORE-01")
@pytest.mark.parametrize("players", [2, 3])
def test_a_ware_is_bought_before_the_cards_are_dealt(players: int) -> None:
    game = table(["pearls", "salt"], players)
    assert game.waiting == (0,)
    assert [str(choice) for choice in game.choices(0)] == ["load:0", "load:2"]
    game.choose(0, "load:2")
    game.choose(1, "load:0")
    if players == 3:
        game.choose(2, "load:2")
    data = game.view(0).data
    assert (data["step"], data["cities"][0]["coins"], data["cities"][1]["coins"]) == ("turn", 1, 3)
    assert held(game, 0)[0] == ["pearls"]
    assert game.scores()[0]["caravan"] == 5
    assert data["caravan"]["pile"] == (22 if players == 3 else 23)


@pytest.mark.rule("CARAVAN-LOAD-02")
def test_a_stage_gives_wares() -> None:
    game = table(["pearls", "salt"], wonders=["palmyra_b", "giza_a", "rhodes_a"])
    for seat in range(3):
        game.choose(seat, "load:0")
    stage = next(str(choice) for choice in game.choices(0) if str(choice).startswith("stage:"))
    game.choose(0, stage)
    for seat in (1, 2):
        game.choose(seat, next(c for c in map(str, game.choices(seat)) if c.startswith("discard:")))
    assert held(game, 0)[0] == ["pearls"]


@pytest.mark.rule("CARAVAN-LOAD-03")
def test_free_wares_ask_nothing() -> None:
    game = table(["pearls", "salt", "figs"], free_caravan=True)
    assert game.view(0).data["step"] == "turn"
    assert [held(game, seat)[seat] for seat in range(3)] == [["pearls"], ["salt"], ["figs"]]
    with pytest.raises(pharos.PharosError, match="The option free_caravan needs the expansion caravan"):
        pharos.new_game("classic", players=3, options={"free_caravan": True})


@pytest.mark.rule("CARAVAN-HIDE-01")
def test_only_their_owner_knows_the_wares() -> None:
    first, second = table(["pearls", "salt"]), table(["salt", "pearls"])
    for game in (first, second):
        game.choose(0, "load:2")
        assert held(game, 1)[0] == 1
    for viewer in (1, 2, None):
        views = [game.view(viewer).data for game in (first, second)]
        assert json.dumps(views[0]) == json.dumps(views[1])
    assert held(first, 0) != held(second, 0)


@pytest.mark.parametrize("plain", [True, False])
@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        ("en", ("Wares left: 23", "Pearls; Boris", "buy a ware for 2 coins")),
        ("ru", ("Осталось товаров: 23", "Жемчуг; Boris", "купить товар каравана за 2 монеты")),
    ],
)
def test_the_terminal_shows_it(lang: str, lines: tuple[str, str, str], plain: bool) -> None:
    game = table(["pearls"])
    game.choose(0, "load:2")
    page, words, data = StringIO(), Words(lang, "classic", ["Anna", "Boris", "Clara"]), game.view(0).data
    show_table(Paper(plain, Console(file=page, width=110)), words, data, game.scores(), 0)
    assert lines[0] in page.getvalue()
    assert lines[1] in page.getvalue()
    assert choice_words(words, "load:2", data) == lines[2]
    for choice in ("load:0", "load:2"):
        assert "Boris" in said_words(words, 1, choice, data)


@pytest.mark.parametrize(
    ("players", "mix"),
    [(3, ("caravan",)), (4, ("leaders", "cities", "caravan")), (2, ("leaders", "caravan"))],
)
def test_whole_games(players: int, mix: tuple[str, ...]) -> None:
    game, dice = pharos.new_game("classic", players=players, expansions=mix, seed=2), Random(2)
    agents = [pharos.agent("greedy"), pharos.agent("builder", 1, simulations=4)]
    seen: set[str] = set()
    actions = research.encoding("classic", players=players, expansions=mix)
    while not game.over:
        seat = dice.choice(game.waiting)
        choices = [str(choice) for choice in game.choices(seat)]
        assert [str(choice) for _, choice in actions.named(game, seat)] == choices
        seen.update(choice.split(":")[0] for choice in choices)
        if len(game.record()["choices"]) % 17 == 0 or (choices[0].startswith("load") and seat == 1):
            assert pharos.from_position(game.position()).position() == game.position()
            for viewer in range(players):
                view = game.view(viewer)
                assert view.sample(dice.randrange(99)).view(viewer).data == view.data
                msgspec.convert(view.data, VIEWS["classic"], strict=True)
                assert unnamed(view.data, VIEWS["classic"]) == []
            game.barred(seat)
        told = dice.random() < 0.1
        game.choose(seat, dice.choice(agents).choose(game.view(seat)) if told else dice.choice(choices))
    assert "load" in seen
    assert game.scores()[0]["total"] == sum(game.scores()[0].values()) / 2
    assert pharos.replay(game.record()).result == game.result
