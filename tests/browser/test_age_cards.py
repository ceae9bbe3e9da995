"""The panel with the cards of an age agrees with the table and reveals nothing hidden."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pharos
from tests.browser.asking import ask
from tests.browser.conftest import NewPage
from tests.browser.player import begin, play_by_clicking
from tests.browser.test_lookup import Inspection

GAMES: tuple[tuple[str, int, tuple[str, ...]], ...] = (
    ("duel", 2, ()),
    ("duel", 2, ("pantheon", "agora")),
    ("classic", 2, ()),
    ("classic", 4, ("leaders", "cities")),
    ("classic", 7, ()),
)


def moments() -> list[tuple[pharos.Game, dict[str, Any]]]:
    """Returns views of all seats and of a spectator throughout some games."""
    found = []
    for number, (name, players, expansions) in enumerate(GAMES):
        game = pharos.new_game(name, players=players, expansions=list(expansions), seed=number)
        chance = random.Random(number)
        step = 0
        while not game.over:
            seat = game.waiting[0]
            game.choose(seat, chance.choice(game.choices(seat)))
            step += 1
            if step % 17 == 0:
                for viewer in (None, *range(players)):
                    view = dict(game.view(viewer).data)
                    found.append((game.copy(), {"view": view, "me": viewer, "age": max(1, view["age"])}))
    return found


def counted(cards: list[dict[str, Any]]) -> Counter[str]:
    """Returns the counts of the cards by id."""
    return Counter({card["id"]: card["n"] for card in cards})


def test_what_may_still_come_is_what_lies_hidden() -> None:
    all_moments = moments()
    answers = ask("/src/table/agecards.ts", "ageCards", [question for _, question in all_moments])
    hidden_seen = 0
    for (game, question), answer in zip(all_moments, answers, strict=True):
        data, view = game.position(), question["view"]
        coming: Counter[str] = Counter()
        for group in answer["unseen"]:
            coming += counted(group["cards"])
        hidden: Counter[str] = Counter()
        if data["game"] == "duel":
            slots = zip(data["pyramid"], view["pyramid"], strict=True)
            hidden = Counter(slot["card"] for slot, shown in slots if slot and "card" not in shown)
            assert sum(group["places"] for group in answer["unseen"]) == hidden.total()
            assert counted(answer["here"]) == Counter(
                slot["card"] for slot in view["pyramid"] if slot and "card" in slot
            )
        elif view["age"] and not game.over:
            known = {one["seat"]: counted(one["cards"]) for one in answer["known"]}
            for seat, hand in enumerate(data["hands"]):
                if seat != question["me"]:
                    # Cards listed as known are in that hand; all other cards of the hand are among those
                    # still possible.
                    assert not known.get(seat, Counter()) - Counter(hand)
                    hidden += Counter(hand) - known.get(seat, Counter())
        assert not hidden - coming, (question["view"]["game"], question["me"])
        hidden_seen += hidden.total()
    assert hidden_seen > 500


def test_the_panel_opens_on_both_tables(new_page: NewPage) -> None:
    page = new_page(plain=True, width=390, height=844)
    inspection = Inspection(page)
    for game, lang, theme in (("duel", "en", "light"), ("classic", "ru", "dark")):
        page.goto("/")
        page.wait_for_selector("[data-play=duel]")
        inspection.speak(lang, theme)
        begin(page, game)
        play_by_clicking(page, until="() => document.querySelector('.pyr .can, .fan .can')")
        page.locator("[data-agecards]").click()
        page.wait_for_selector(".agepanel .agecards .card")
        inspection.look(f"cards of the age, {game}")
        page.locator(".agepanel [data-age='2']").click()
        assert page.locator(".agepanel [data-part=coming] .card").count() > 20
        page.keyboard.press("Escape")
        page.wait_for_selector(".agepanel", state="detached")
    inspection.verdict()
