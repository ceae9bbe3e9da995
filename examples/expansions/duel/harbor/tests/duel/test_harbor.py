"""Harbor: its rules, its hidden information, and whole games."""

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
from pharos.terminal.duel import show_table
from pharos.terminal.notation import choice_words, said_words
from pharos.terminal.paper import Paper
from pharos.terminal.words import Words
from tests.table.test_views import unnamed

NAMES = ["amber", "incense", "ivory", "oil", "pearls", "salt", "silk", "spices"]


def table(crates: list[str], **options: Any) -> pharos.Game:
    """Returns a game of Harbor after the draft, with the crates in this order."""
    game = pharos.new_game("duel", expansions=["harbor"], seed=3, options=options)
    deal = {**game.deal, "crates": crates + [name for name in NAMES if name not in crates]}
    game = pharos.new_game("duel", expansions=["harbor"], deal=deal, options=options)
    while "offer" in game.view(None).data:
        game.choose(game.waiting[0], game.choices(game.waiting[0])[0])
    return game


def moves(game: pharos.Game) -> list[str]:
    """Returns the available choices of Harbor."""
    chosen = [str(choice) for choice in game.choices(game.waiting[0])]
    return [choice for choice in chosen if choice.split(":")[0] in ("dock", "stow")]


@pytest.mark.rule("HARBOR-SETUP-01")
def test_the_crates_are_shuffled() -> None:
    orders = [pharos.new_game("duel", expansions=["harbor"], seed=seed).deal["crates"] for seed in range(5)]
    assert all(sorted(order) == NAMES for order in orders)
    assert len({tuple(order) for order in orders}) > 1


@pytest.mark.rule("HARBOR-TURN-01", "HARBOR-TURN-02", "HARBOR-SCORE-01")
def test_docking_keeps_one_of_two_crates() -> None:
    game = table(["pearls", "oil"])
    seat = game.waiting[0]
    coins = game.view(seat).data["cities"][seat]["coins"]
    game.choose(seat, "dock")
    assert game.view(seat).data["cities"][seat]["coins"] == coins - 2
    assert game.waiting == (seat,)
    assert moves(game) == ["stow:pearls", "stow:oil"]
    game.choose(seat, "stow:pearls")
    assert game.scores()[seat]["harbor"] == 5
    assert game.waiting == (1 - seat,)
    harbor = game.view(seat).data["harbor"]
    assert (harbor["pile"], harbor["returned"], harbor["held"][seat]) == (6, ["oil"], ["pearls"])
    position = game.position()
    position["cities"][1 - seat]["coins"] = 1
    assert moves(pharos.from_position(position)) == []


@pytest.mark.rule("HARBOR-TURN-03")
def test_an_empty_harbor_offers_nothing() -> None:
    game = table([])
    for _ in range(4):
        seat = game.waiting[0]
        position = game.position()
        position["cities"][seat]["coins"] = 9
        game = pharos.from_position(position)
        game.choose(seat, "dock")
        game.choose(seat, moves(game)[0])
    assert game.view(None).data["harbor"]["pile"] == 0
    assert moves(game) == []


@pytest.mark.rule("HARBOR-TURN-03")
def test_its_wonder_keeps_a_crate() -> None:
    position = table(["silk", "salt"]).position()
    seat = position["steps"][0]["seat"]
    wonders = position["cities"][seat]["wonders"]
    wonders[0] = {"id": "portus", "built": False}
    position["cities"][seat]["coins"] = 30
    game = pharos.from_position(position)
    game.choose(seat, next(c for c in map(str, game.choices(seat)) if c.startswith("wonder:portus")))
    assert moves(game) == ["stow:silk", "stow:salt"]


@pytest.mark.rule("HARBOR-HIDE-01")
def test_only_their_owner_knows_the_crates() -> None:
    first, second = table(["pearls", "oil"]), table(["amber", "oil"])
    seat = first.waiting[0]
    for game in (first, second):
        game.choose(seat, "dock")
    assert first.view(seat).data["harbor"]["offered"] == ["pearls", "oil"]
    views = [game.view(1 - seat).data for game in (first, second)]
    assert json.dumps(views[0]) == json.dumps(views[1])
    first.choose(seat, "stow:pearls")
    second.choose(seat, "stow:amber")
    for viewer in (1 - seat, None):
        views = [game.view(viewer).data for game in (first, second)]
        assert json.dumps(views[0]) == json.dumps(views[1])
    opened = table(["pearls", "oil"], open_harbor=True)
    opened.choose(seat, "dock")
    assert opened.view(1 - seat).data["harbor"]["offered"] == ["pearls", "oil"]


def test_the_option_needs_the_expansion() -> None:
    with pytest.raises(pharos.PharosError, match="The option open_harbor needs the expansion harbor"):
        pharos.new_game("duel", options={"open_harbor": True})


@pytest.mark.parametrize("plain", [True, False])
@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        ("en", ("Crates left: 8", "On offer to you: Pearls, Oil", "keep Pearls, return the other crate")),
        ("ru", ("Осталось ящиков: 8", "На выбор: Жемчуг, Масло", "оставить: Жемчуг, второй ящик вернуть")),
    ],
)
def test_the_terminal_shows_it(lang: str, lines: tuple[str, str, str], plain: bool) -> None:
    game = table(["pearls", "oil"])
    seat = game.waiting[0]
    game.choose(seat, "dock")
    page, words, data = StringIO(), Words(lang, "duel", ["Anna", "Boris"]), game.view(seat).data
    show_table(Paper(plain, Console(file=page, width=110)), words, data, game.scores(), seat)
    assert lines[0] in page.getvalue()
    assert lines[1] in page.getvalue()
    assert choice_words(words, "stow:pearls", data) == lines[2]
    for told in (said_words(words, seat, "stow:pearls", data), said_words(words, seat, "dock", data)):
        assert words.players[seat] in told
    hidden = said_words(words, seat, "stow:?", game.view(1 - seat).data, hidden=True)
    assert words.thing("crate", "pearls") not in hidden


@pytest.mark.parametrize("mix", [("harbor",), ("pantheon", "agora", "harbor")])
def test_whole_games(mix: tuple[str, ...]) -> None:
    game, dice = pharos.new_game("duel", expansions=mix, seed=2), Random(2)
    agents = [pharos.agent("greedy"), pharos.agent("builder", 1, simulations=4)]
    seen: set[str] = set()
    actions = research.encoding("duel", expansions=mix)
    while not game.over:
        seat = game.waiting[0]
        choices = [str(choice) for choice in game.choices(seat)]
        assert [str(choice) for _, choice in actions.named(game, seat)] == choices
        seen.update(choice.split(":")[0] for choice in choices)
        if len(game.record()["choices"]) % 9 == 0 or choices[0].startswith("stow"):
            assert pharos.from_position(game.position()).position() == game.position()
            for viewer in (0, 1):
                view = game.view(viewer)
                assert view.sample(dice.randrange(99)).view(viewer).data == view.data
                msgspec.convert(view.data, VIEWS["duel"], strict=True)
                assert unnamed(view.data, VIEWS["duel"]) == []
            game.barred(seat)
        told = dice.random() < 0.2
        game.choose(seat, agents[seat].choose(game.view(seat)) if told else dice.choice(choices))
    assert {"dock", "stow"} <= seen
    assert game.scores()[0]["total"] == sum(game.scores()[0].values()) / 2
    assert pharos.replay(game.record()).result == game.result
