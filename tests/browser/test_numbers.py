"""Game statistics and the draft explorer: both languages, phone and desktop, no axe findings."""

from __future__ import annotations

import json
import re
import zlib

import msgspec
import pytest
from playwright.sync_api import Page, expect

from pharos.analysis import review
from pharos.server.own_numbers import own_numbers
from pharos.wire.messages import Played, Rating
from tests.browser.conftest import NewPage
from tests.browser.player import begin, go
from tests.browser.test_replay import random_record
from tests.browser.test_review import sound

SCREENS = [("en", 1280, 720, "light"), ("ru", 390, 844, "dark")]
DAY = 86_400_000


@pytest.mark.parametrize(("lang", "width", "height", "theme"), SCREENS)
def test_the_games_in_numbers_and_the_draft_explorer(
    new_page: NewPage, lang: str, width: int, height: int, theme: str
) -> None:
    page = new_page(lang=lang, width=width, height=height, theme=theme, plain=True)
    page.locator("a[href='/numbers']").first.click()
    page.wait_for_selector("#n-tokens")
    expect(page.locator("section:has(#n-wonders) details tbody tr")).to_have_count(12)
    expect(page.locator("section:has(#n-guilds) tbody tr")).to_have_count(7)
    sound(page)
    page.locator("[data-kind]").select_option("agora,pantheon/2")
    expect(page.locator("section:has(#n-gods) tbody tr")).to_have_count(10)
    page.locator("section:has(#n-gods) button").click()
    assert page.locator("section:has(#n-gods) tbody tr").count() > 10
    page.locator("[data-game=classic]").click()
    expect(page.locator("[data-kind] option")).to_have_count(8)
    page.locator("[data-kind]").select_option("leaders/4")
    page.wait_for_selector("#n-leaders")
    sound(page)
    draft_explorer(page)


def test_the_styles_of_a_table_leave_the_page_as_it_is(new_page: NewPage) -> None:
    """Styles of an expansion are loaded with its first table, and stay."""
    look = """() => {
      const {font, padding, backgroundImage} = getComputedStyle(document.querySelector("[data-game=duel]"));
      return [font, padding, backgroundImage];
    }"""
    page = new_page(path="/numbers")
    page.wait_for_selector("[data-game=duel]")
    before = page.evaluate(look)
    go(page, "/")
    begin(page, "duel", expansions=("pantheon", "agora"))
    page.wait_for_selector("[data-pantheon][data-senate]")
    go(page, "/numbers")
    page.wait_for_selector("[data-game=duel]")
    assert page.evaluate(look) == before


def draft_explorer(page: Page) -> None:
    """Pairs are shown with their interval, also by keyboard; the selection can be limited to some Wonders."""
    page.locator(".sections a[href='/numbers/draft']").click()
    page.locator("[data-kind]").select_option("/2")
    cells = page.locator("[data-cell]")
    expect(cells).to_have_count(66)
    told = page.locator(".told")
    cells.first.click()
    before = told.inner_text()
    assert re.search(r"\d+\s?%, ±\d+", before)
    page.keyboard.press("ArrowDown")
    expect(told).not_to_have_text(before)
    sound(page)
    page.locator("[data-against]").click()
    expect(cells).to_have_count(132)
    for wonder in ("piraeus", "the_sphinx", "the_pyramids"):
        page.locator(f"[data-wonder={wonder}]").click()
    expect(cells).to_have_count(6)
    sound(page)
    page.locator("[data-clear]").click()
    expect(cells).to_have_count(132)


@pytest.mark.parametrize(("lang", "width", "height", "theme"), SCREENS)
def test_many_games_of_ones_own(new_page: NewPage, lang: str, width: int, height: int, theme: str) -> None:
    played, reviews = [], {}
    packed = zlib.compress(msgspec.json.encode(review(random_record("duel", 2, ()), simulations=4)))
    for n in range(14):
        others = (f"computer:{'builder' if n % 2 else 'scholar'}",)
        played.append(
            Played(
                f"t{n}",
                "duel",
                (),
                2,
                0,
                n % 3 == 0,
                "science" if n % 2 else "civilian",
                "game",
                50,
                True,
                n * DAY,
                others,
                1500 + n,
                ("piraeus", "the_sphinx"),
            )
        )
        reviews[f"t{n}"] = packed
    ratings = (Rating("duel-2", 26.0, 2.0, 1540, 14),)
    told = own_numbers(played[::-1], reviews, {one.table: 0 for one in played}, "duel", ratings)
    page = new_page(lang=lang, width=width, height=height, theme=theme, plain=True)
    page.route("**/api/numbers/me*", lambda route: route.fulfill(json=json.loads(msgspec.json.encode(told))))
    go(page, "/numbers/me")
    page.wait_for_selector("#m-rating")
    assert page.locator(".advice li").count() >= 1
    expect(page.locator("section:has(#m-opponents) tbody tr")).to_have_count(2)
    expect(page.locator("section:has(#m-costs) tbody tr").first).to_be_visible()
    sound(page)
