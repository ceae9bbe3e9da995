"""Whole games against the computer: by clicking, and by keyboard alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import NewPage
from tests.browser.depth import share, thorough
from tests.browser.player import begin, open_position, play_by_clicking, play_by_keyboard, wait_until
from tests.browser.positions import later


def result_is_shown(page: Page, seats: int) -> None:
    """Asserts that the score sheet is complete and shows a winner."""
    sheet = page.locator(".result .sheet")
    assert sheet.locator("tbody tr").count() >= 7
    totals = sheet.locator("tr.sum td").all_text_contents()
    assert len(totals) == seats
    assert page.locator(".result h2").inner_text()
    assert page.locator(".result .sum .i").count() >= 1


@pytest.mark.parametrize(("game", "seats"), [("duel", 2), ("classic", 4)])
def test_a_whole_game_by_clicking(new_page: NewPage, game: str, seats: int) -> None:
    page = new_page(plain=True)
    begin(page, game, players=seats if game == "classic" else None)
    play_by_clicking(page)
    result_is_shown(page, seats)
    if game == "duel":
        assert page.locator(".log li").count() > 10
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: "/t/" in url)
    page.wait_for_selector(".room, .prompt")
    assert not page.evaluate("document.documentElement.dataset.missing")


@pytest.mark.parametrize(("game", "seats"), share([("classic", 4), ("duel", 2)], 0, 2))
def test_a_whole_game_by_keyboard(new_page: NewPage, game: str, seats: int) -> None:
    page = new_page(lang="ru", theme="dark", plain=True)
    page.wait_for_selector(f"[data-play={game}]")
    for _ in range(60):
        if page.evaluate("document.activeElement?.dataset?.play") == game:
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_selector(".prompt")
    # Two keys per choice, for the piece and its use, plus a few to move to another piece.
    assert 30 <= play_by_keyboard(page) < 400
    result_is_shown(page, seats)
    assert not page.evaluate("document.documentElement.dataset.missing")


def test_two_play_with_the_free_city(new_page: NewPage) -> None:
    page = new_page(plain=True)
    begin(page, "classic", players=2)
    assert page.get_by_text("Free city").count() >= 1
    play_by_clicking(page)
    result_is_shown(page, 2)


def test_seven_fit_on_a_phone(new_page: NewPage) -> None:
    page = new_page(width=360, height=740, lang="ru")
    open_position(page, later("classic", 7))
    wait_until(page, "() => document.querySelectorAll('.tableau .piece').length >= 3")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator(".tabs button").nth(1).click()
    # One tab for each of the six other cities.
    assert page.locator(".segs button").count() == 6
    page.locator(".segs button").nth(3).click()
    assert page.locator(".nb:visible").count() == 1
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@thorough
def test_both_expansions_are_played(new_page: NewPage) -> None:
    page = new_page(plain=True, lang="ru")
    begin(page, "duel", expansions=("pantheon", "agora"))
    page.wait_for_selector(".prompt .acts > *")
    assert page.locator(".niche").count() == 6
    assert page.locator(".chamber").count() >= 6
    play_by_clicking(page, clicks=900)
    result_is_shown(page, 2)
    assert not page.evaluate("document.documentElement.dataset.missing")


def test_the_keys_of_the_help_work(new_page: NewPage) -> None:
    page = new_page(plain=True)
    begin(page, "duel")
    play_by_clicking(
        page, until="() => document.querySelectorAll('.mini').length && document.querySelector('.pyr .can')"
    )
    page.evaluate("document.activeElement?.blur()")
    page.keyboard.press("c")
    assert page.evaluate("document.activeElement.matches('.pyr .piece[aria-disabled=false]')")
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.matches('.prompt [data-act]')")
    page.keyboard.press("Escape")
    assert page.evaluate("document.activeElement.matches('.pyr .piece')")
    page.keyboard.press("w")
    assert page.locator(".every li").count() > 3
    for key, place in (
        ("s", "[data-part=score]"),
        ("l", "[data-part=log] [role=tabpanel]"),
        ("m", "[data-own] *"),
    ):
        page.keyboard.press(key)
        assert page.evaluate(f'document.activeElement.matches("{place}")'), key
    page.keyboard.press("?")
    page.wait_for_selector("dialog kbd")
    dialog = page.get_by_role("dialog", name="Help")
    assert dialog.locator("kbd").count() >= 12
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
