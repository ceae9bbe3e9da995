"""Expansions in the terminal: shown as pieces, never as raw fields of a view."""

import io
import re
from collections.abc import Iterator
from random import Random

import pytest
from rich.console import Console

import pharos
from pharos.ai import agent
from pharos.core.price import Price
from pharos.terminal.menu import Menu
from pharos.terminal.notation import choice_words
from pharos.terminal.pantheon import price_of
from pharos.terminal.paper import Paper
from pharos.terminal.prices import price_words
from pharos.terminal.senate import senate_actions
from pharos.terminal.session import Session
from pharos.terminal.table import player_names, show_table
from pharos.terminal.track import minerva_of, track_lines
from pharos.terminal.words import Words

MIXES = [
    ("duel", 2, ("pantheon",), {}),
    ("duel", 2, ("agora",), {}),
    ("duel", 2, ("pantheon", "agora"), {}),
    ("classic", 2, ("leaders", "cities"), {}),
    ("classic", 3, ("leaders",), {}),
    ("classic", 6, ("cities",), {}),
    ("classic", 8, ("leaders", "cities"), {"teams": True}),
]
WIDE = 100
RAW = re.compile(r"\b[a-z]+_[a-z0-9]+|\b(none|null|None|True|False)\b|\[object|[{}]|: ,|\(\)")
"""Ids, Python values, and meaningless labels."""
LATIN = {"II", "III"}
"""The only Latin letters in a Russian table."""


def dealt(mix: tuple[str, int, tuple[str, ...], dict[str, object]], seed: int) -> pharos.Game:
    name, players, expansions, options = mix
    return pharos.new_game(name, players=players, expansions=expansions, seed=seed, options=options)


def positions(game: pharos.Game, seed: int) -> Iterator[pharos.Game]:
    """Plays a random game, choice by choice, to its end."""
    chooser = agent("random", seed)
    while not game.over:
        yield game
        seat = game.waiting[0]
        game.choose(seat, chooser.choose(game.view(seat)))
    yield game


def page_of(game: pharos.Game, lang: str, plain: bool, seat: int, width: int = WIDE) -> str:
    page = io.StringIO()
    words = Words(lang, game.name)
    words.players = player_names(words, game, seat)
    console = Console(file=page, width=width, highlight=False, emoji=False, markup=False, soft_wrap=plain)
    paper = Paper(plain, console)
    show_table(paper, words, game, seat)
    if seat in game.waiting:
        Menu(words, game, seat).show(paper)
    return page.getvalue()


def check(page: str, lang: str, plain: bool, width: int = WIDE) -> None:
    found = RAW.search(page)
    assert found is None, page[max(0, found.start() - 200) : found.end() + 100]
    if lang == "ru":
        assert set(re.findall(r"[A-Za-z]{2,}", page)) <= LATIN
    if plain:
        assert not re.search(r":\s*$|[\u2500-\u259f■□▸●▲]", page, re.MULTILINE)
    else:
        assert max(len(line) for line in page.splitlines()) <= width


@pytest.mark.parametrize("mix", MIXES, ids=lambda mix: "-".join([mix[0], str(mix[1]), *mix[2]]))
def test_no_table_shows_anything_raw(mix: tuple[str, int, tuple[str, ...], dict[str, object]]) -> None:
    """Tables of a whole random game, each in one of the four styles and seen from one of the seats in
    turn."""
    game = dealt(mix, seed=5)
    ways = [(lang, plain) for lang in ("en", "ru") for plain in (False, True)]
    every = 3 if game.name == "duel" else 2 * game.players - 1
    for count, _ in enumerate(positions(game, seed=2)):
        if count % every == 0 or game.over:
            lang, plain = ways[count // every % len(ways)]
            width = WIDE if count % 2 else 80
            seat = game.waiting[0] if game.waiting else 0
            check(page_of(game, lang, plain, seat, width), lang, plain, width)
    for lang, plain in ways:
        check(page_of(game, lang, plain, 1), lang, plain)


@pytest.mark.parametrize(("lang", "plain"), [("en", True), ("ru", False)])
def test_a_session_with_both_expansions_of_duel(lang: str, plain: bool) -> None:
    """Log lines, questions and results too: nothing is raw, and every question is a proper one."""
    game = pharos.new_game("duel", expansions=("pantheon", "agora"), seed=11)
    page = io.StringIO()
    words = Words(lang, "duel")
    words.players = player_names(words, game, 0)
    console = Console(file=page, width=WIDE, highlight=False, emoji=False, markup=False, soft_wrap=plain)
    chance = Random(3)
    Session(
        game,
        words,
        Paper(plain, console),
        0,
        {1: agent("random", 1)},
        lambda prompt: str(chance.randint(1, 4)),
    ).play()
    assert game.over
    told = re.sub(rf"(?m)^.*{re.escape(words.say('hint'))}.*$", "", page.getvalue())
    check(told, lang, plain)
    assert not re.search(
        r"\bYou (\w+s|has)\b|\bВы (?!или)\w+[её]т\b|игрок[ау] Вы|toward You\b|from You\b", told
    )
    assert words.say("your-choice", question=words.say("ask")) not in told


def test_prices_of_gods_and_actions_of_politicians_are_those_of_the_rules() -> None:
    prices = actions = 0
    for seed in range(3):
        game = pharos.new_game("duel", expansions=("pantheon", "agora"), seed=seed)
        before = None
        for _ in positions(game, seed):
            if game.over:
                break
            seat = game.waiting[0]
            data = game.view(seat).data
            step = data["steps"][-1] if data["steps"] else {}
            if step.get("step") == "senate" and before is not None:
                assert step["actions"] == before[seat]
                actions += 1
            before = [senate_actions(data, owner) for owner in (0, 1)] if step.get("step") == "turn" else None
            if data["age"] >= 2 and step.get("step") == "turn":
                for slot, place in enumerate(data["pantheon"]["slots"]):
                    if place is not None:
                        for owner in (0, 1):
                            price = game.explain(owner, f"activate:{place['god']}").price
                            assert price is not None
                            assert price_of(data, owner, slot) == price.coins
                            prices += 1
    assert prices > 20
    assert actions > 2


def test_military_tokens_are_those_of_the_game() -> None:
    """Agora's do not count: they move influence and cost no coins."""
    for expansions, told, other in ((("agora",), "place influence", "5 coins"), ((), "5 coins", "influence")):
        game = pharos.new_game("duel", expansions=expansions, seed=7)
        words = Words("en", "duel")
        words.players = player_names(words, game, 0)
        data = game.view(0).data
        lines = {line.label: line.said for line in track_lines(words, data, 0)}
        tokens = lines[words.say("military-tokens")]
        assert told in tokens
        assert other not in tokens
        assert "3 spaces toward Computer’s capital" in tokens
        assert (
            choice_words(words, "minerva:-4", data) == "place the Minerva pawn (4 spaces toward your capital)"
        )


def test_a_city_makes_things_in_the_accusative() -> None:
    words = Words("ru", "duel")
    assert [words.made(resource) for resource in ("clay", "ore", "wood")] == ["1 глину", "1 руду", "1 дерево"]
    assert words.made("clay", 2) == "2 глины"
    assert [words.resource_acc(resource) for resource in ("clay", "ore", "wood")] == [
        "глину",
        "руду",
        "дерево",
    ]


def test_what_is_empty_is_not_printed() -> None:
    """The first turn of a game with everything: no tokens, no gods, no cubes, no debts."""
    game = pharos.new_game("duel", expansions=("pantheon", "agora"), seed=7)
    chooser = agent("random", 1)
    while "offer" in game.view(0).data:
        game.choose(game.waiting[0], chooser.choose(game.view(game.waiting[0])))
    words = Words("en", "duel")
    page = page_of(game, "en", True, 0)
    assert minerva_of(game.view(0).data) is None
    for key in ("minerva", "snake", "gods", "mythology", "offerings-held", "removed"):
        assert f"{words.say(key)}:" not in page
    words = Words("en", "classic")
    game = pharos.new_game("classic", players=4, expansions=("cities",), seed=7, options={"teams": True})
    page = page_of(game, "en", True, 0)
    for key in ("debt", "diplomacy", "owes", "masks", "leaders"):
        assert f"{words.say(key)}:" not in page
    assert "Your team: " in page
    assert "your teammate, " in page


def test_a_temple_is_free_through_its_token_and_offerings_are_counted() -> None:
    words = Words("ru", "duel")
    assert price_words(words, Price(coins=0, chain="roman"), 0).endswith("по жетону мифологии (Римская)")
    told = [choice_words(words, f"activate:mars@offerings={values}", {}) for values in ("4", "2+4")]
    assert told[0].endswith("(жетон жертвоприношения 4)")
    assert told[1].endswith("(жетоны жертвоприношения 2, 4)")


def test_other_cities_have_a_line_each() -> None:
    page = page_of(dealt(("classic", 6, ("cities",), {}), 3), "en", True, 0)
    others = page.partition("Other cities")[2].strip().splitlines()[:3]
    assert [line.count(" stages") for line in others] == [1, 1, 1]
