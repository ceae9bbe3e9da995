"""A game in the terminal: played through piped input, in both languages, with and without boxes."""

import io
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import Console

import pharos
from pharos.ai import agent
from pharos.products import PRODUCTS
from pharos.terminal.components import components
from pharos.terminal.effects import effects_words
from pharos.terminal.menu import Menu
from pharos.terminal.paper import Paper
from pharos.terminal.session import Session
from pharos.terminal.table import player_names
from pharos.terminal.words import Words

COMMAND = [sys.executable, "-m", "pharos.terminal.cli", "play"]
KINDS = [("duel", 2)] + [("classic", players) for players in (2, 3, 5) if "classic" in PRODUCTS]
ESCAPE = "\x1b"
BOXES = re.compile(r"[\u2500-\u259f■□▸●]")


def played(
    game: pharos.Game,
    lang: str,
    plain: bool,
    answers: Iterator[str],
    width: int = 80,
    record: Path | None = None,
) -> str:
    """Returns the output of a whole session."""
    page = io.StringIO()
    words = Words(lang, game.name)
    words.players = player_names(words, game, 0)
    paper = Paper(plain, Console(file=page, width=width, highlight=False, emoji=False, markup=False))
    agents = {seat: agent("random", seat) for seat in range(1, game.players)}

    def ask(prompt: str) -> str:
        try:
            return next(answers)
        except StopIteration:
            raise EOFError from None

    Session(game, words, paper, 0, agents, ask, record).play()
    return page.getvalue()


def always(answer: str) -> Iterator[str]:
    while True:
        yield answer


@pytest.mark.parametrize(("name", "players"), KINDS)
@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("plain", [False, True])
def test_a_whole_game_can_be_played(name: str, players: int, lang: str, plain: bool) -> None:
    game = pharos.new_game(name, players=players, seed=21)
    page = played(game, lang, plain, always("1"), width=80)
    assert game.over
    words = Words(lang, name)
    assert words.plain("score-total") in page
    if plain:
        assert not BOXES.search(page)
        assert ESCAPE not in page
    else:
        assert max(len(line) for line in page.splitlines()) <= 80
    if lang == "ru":
        # Notation and ids never appear on the page, so no English word does either (except numerals of ages).
        assert set(re.findall(r"[A-Za-z]{2,}", page)) <= {"II", "III", "SW", "DUEL"}
    assert not re.search(r"\b[a-z]+_[a-z]+", page)


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_game_through_a_pipe(lang: str, tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    options = ["duel", "--seed", "5", "--level", "pupil", "--lang", lang, "--plain", "--record", str(record)]
    run = subprocess.run(
        [*COMMAND, *options], input="1\n" * 200, capture_output=True, text=True, encoding="utf-8", check=False
    )
    assert (run.returncode, run.stderr) == (0, "")
    assert ESCAPE not in run.stdout
    saved = json.loads(record.read_text("utf-8"))
    assert saved["result"] is not None
    assert pharos.replay(saved).over


def test_leaving_is_clean_and_saves_what_was_played(tmp_path: Path) -> None:
    record = tmp_path / "left.json"
    options = ["duel", "--seed", "5", "--plain", "--record", str(record)]
    for typed in ("1\n", "1\nq\n"):
        run = subprocess.run([*COMMAND, *options], input=typed, capture_output=True, text=True, check=False)
        assert (run.returncode, run.stderr) == (0, "")
        assert "You left the game." in run.stdout
        saved = json.loads(record.read_text("utf-8"))
        assert saved["result"] is None
        assert len(saved["choices"]) >= 1
        pharos.replay(saved)


def test_the_list_has_every_choice_once_with_its_price() -> None:
    chooser = agent("random", 3)
    for name, players in KINDS:
        game = pharos.new_game(name, players=players, seed=4)
        words = Words("en", name)
        words.players = player_names(words, game, 0)
        for _ in range(60):
            if game.over:
                break
            seat = game.waiting[0]
            menu = Menu(words, game, seat)
            assert sorted(map(str, menu.choices)) == sorted(map(str, game.choices(seat)))
            for row in menu.rows:
                for option in row.options:
                    price = option.choice.price
                    if price is not None and price.coins:
                        assert words.coins(price.coins) in (option.price or row.price)
            game.choose(seat, chooser.choose(game.view(seat)))


def asked(typed: str, lang: str = "en") -> str:
    """Returns the answer to an input in the first turn of a game, after the draft."""
    game = pharos.new_game("duel", seed=7)
    return played(game, lang, True, iter(["1", "1", "1", typed, "q"]), width=200)


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("altar", ["Altar", "3 victory points", "still covered by another card", "DUEL-STRUCT-05"]),
        ("Palace", ["is not face up", "DUEL-TURN-02"]),
        (
            "Guard Tower",
            ["build Guard Tower: free", "discard Guard Tower: +2 coins", "Price for Computer: free."],
        ),
        ("pyramids", ["The price is 8. You need 1 more coin.", "DUEL-BUILD-12"]),
        ("build:palace", ["is not face up", "DUEL-TURN-02"]),
        ("xyzzy", ["There is no move, piece, or command “xyzzy”"]),
        ("999", ["Type a number from 1 to"]),
        ("", ["Type a number from the list"]),
        ("?", ["find a rule"]),
        ("s", ["Total 2"]),
        ("l", ["You took"]),
        ("r DUEL-TRADE-02", ["The price of bought resources"]),
        ("DUEL-TRADE-02", ["The price of bought resources"]),
    ],
)
def test_what_can_be_asked(typed: str, expected: list[str]) -> None:
    page = asked(typed)
    for words in expected:
        assert words in page


def test_reasons_are_told_in_russian() -> None:
    page = asked("алтарь", "ru")
    assert "Алтарь ещё накрыт другой картой. (DUEL-STRUCT-05)" in page


@pytest.mark.parametrize("count", [1, 2, 5, 11, 21, 22, 25])
def test_plurals(count: int) -> None:
    expected = {1: "монета", 2: "монеты", 5: "монет", 11: "монет", 21: "монета", 22: "монеты", 25: "монет"}
    assert Words("ru", "duel").coins(count) == f"{count} {expected[count]}"
    assert Words("en", "duel").coins(count) == (f"{count} coin" if count == 1 else f"{count} coins")


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("name", ["duel", "classic"])
def test_every_component_can_be_told(lang: str, name: str) -> None:
    """Every card, Wonder, token, god, conspiracy and leader, of expansions too, has its effects as text."""
    words = Words(lang, name)
    for (kind, id), component in components(name).items():
        assert words.thing(kind, id) != id
        told = effects_words(words, component.effects)
        assert told or not component.effects
        assert not re.search(r"\b[a-z]+_[a-z]+|\{|\}", told)


@pytest.mark.skipif("classic" not in PRODUCTS, reason="there is no classic game")
def test_the_log_does_not_tell_what_lies_face_down() -> None:
    """Cards that others discard or place under their Wonder stay unnamed."""
    game = pharos.new_game("classic", players=4, seed=3)
    page = played(game, "en", True, always("1"), width=300)
    others = [line for line in page.splitlines() if re.match(r"\w+ (discarded|built a Wonder stage)", line)]
    assert others
    for line in others:
        assert re.match(
            r"\w+ (discarded a card and gained 3 coins|built a Wonder stage for (free|\d coins?))\.", line
        )
