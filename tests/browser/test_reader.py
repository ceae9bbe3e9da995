"""Whole games played from the accessibility tree alone, as by a blind user.

One of the mixes in every `make test`, all of them in `make endurance`.
"""

from __future__ import annotations

import random
import re
from typing import NamedTuple

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import NewPage
from tests.browser.depth import share

LINE = re.compile(
    r"""^(?P<deep>\s*)-\s'?(?P<role>[a-z]+)(?:\s"(?P<name>(?:[^"\\]|\\.)*)")?(?P<marks>[^:"]*)"""
)
RAW = re.compile(r"\[object|undefined|\bnull\b|[a-z]+_[a-z]+|\b(?:duel|classic)-[a-z]+-|\{|\}")
WORDS = {
    "en": {
        "all": "List all moves",
        "again": "Rematch",
        "on": ("Confirm", "Continue"),
        "back": "Change",
        "sheet": "Score",
    },
    "ru": {
        "all": "Все доступные ходы",
        "again": "Реванш",
        "on": ("Подтвердить", "Дальше"),
        "back": "Изменить",
        "sheet": "Счёт",
    },
}
GAMES = {
    "three with everything": ("classic", ("leaders", "cities"), 3, "ru"),
    "duel with both": ("duel", ("pantheon", "agora"), None, "en"),
    "duel": ("duel", (), None, "ru"),
    "two": ("classic", (), 2, "en"),
    "pantheon": ("duel", ("pantheon",), None, "ru"),
    "agora": ("duel", ("agora",), None, "ru"),
    "three": ("classic", (), 3, "en"),
    "four with leaders": ("classic", ("leaders",), 4, "en"),
    "five with cities": ("classic", ("cities",), 5, "ru"),
    "eight": ("classic", ("leaders", "cities"), 8, "en"),
}


class Node(NamedTuple):
    """A line of the accessibility tree."""

    deep: int
    role: str
    name: str
    marks: str


def tree(page: Page) -> list[Node]:
    """Returns the accessibility tree of the page."""
    lines = page.locator("body").aria_snapshot().splitlines()
    found = [match for line in lines if (match := LINE.match(line))]
    return [Node(len(m["deep"]), m["role"], (m["name"] or "").replace('\\"', '"'), m["marks"]) for m in found]


def under(nodes: list[Node], role: str, name: str) -> list[Node]:
    """Returns the nodes inside a part of the tree."""
    for n, node in enumerate(nodes):
        if node.role == role and node.name == name:
            rest = nodes[n + 1 :]
            end = next((k for k, one in enumerate(rest) if one.deep <= node.deep), len(rest))
            return rest[:end]
    return []


def buttons(nodes: list[Node], name: str) -> list[Node]:
    """Returns the buttons with a name."""
    return [node for node in nodes if node.role == "button" and node.name == name]


def press(page: Page, name: str) -> None:
    """Presses the button with a name."""
    page.get_by_role("button", name=name, exact=True).first.press("Enter")


@pytest.mark.parametrize("which", share(list(GAMES), 0, len(GAMES)))
def test_a_whole_game_by_names_alone(new_page: NewPage, which: str) -> None:
    game, expansions, players, lang = GAMES[which]
    words = WORDS[lang]
    page = new_page(plain=True, lang=lang)
    page.wait_for_selector(f"[data-play={game}]")
    section = page.locator(f"section:has([data-play={game}])")
    for name in expansions:
        section.locator(f"input[value={name}]").check()
    if players is not None:
        section.locator("select[data-players]").select_option(str(players))
    page.click(f"[data-play={game}]")
    chance = random.Random(which)
    chosen = 0
    waited = 0
    while waited < 400:
        nodes = tree(page)
        assert not [node.name for node in nodes if RAW.search(node.name)]
        if buttons(nodes, str(words["again"])):
            break
        listed = [n.name for n in under(nodes, "list", str(words["all"])) if n.role == "button"]
        if listed:
            press(page, chance.choice(listed))
            chosen += 1
            waited = 0
        elif opened := buttons(nodes, str(words["all"])):
            assert "expanded" not in opened[0].marks, "the list of choices is empty"
            press(page, str(words["all"]))
        elif onwards := next((name for name in words["on"] if buttons(nodes, name)), None):
            press(page, onwards)
        elif waited % 40 == 39 and buttons(nodes, str(words["back"])):
            press(page, str(words["back"]))  # a card picked up by a key that came too late
        waited += 1
        page.wait_for_timeout(100)
    stands = page.locator("main").aria_snapshot()[-1500:] if waited >= 400 else ""
    assert not stands, f"after {chosen} choices nothing more could be done: {stands}"
    assert chosen > 15
    if game == "duel":  # the sheet is collapsed below the bars
        page.locator("summary").get_by_text(str(words["sheet"]), exact=True).press("Enter")
    sheet = [node for node in tree(page) if node.role == "columnheader"]
    assert len(sheet) > 2
