"""Prices are shown before the click, and obstacles with their rule."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.album import last_position
from tests.browser.conftest import NewPage
from tests.browser.player import begin, play_by_clicking, wait_until
from tests.browser.test_classic import open_table

SOME_CARDS = (
    "() => document.querySelectorAll('.mini').length >= 3 && document.querySelector('.prompt.asking')"
)


def test_every_open_card_has_its_price(new_page: NewPage) -> None:
    page = new_page(plain=True)
    begin(page, "duel")
    play_by_clicking(page, until=SOME_CARDS)
    wait_until(
        page,
        """[...document.querySelectorAll('.pyr .piece[aria-disabled=false]')]
        .every((card) => card.querySelector('.price'))""",
    )
    assert page.locator(".pyr .piece[aria-disabled=false]").count() >= 2


def test_a_covered_card_says_why_with_the_rule(new_page: NewPage) -> None:
    page = new_page(plain=True)
    begin(page, "duel")
    play_by_clicking(page, until=SOME_CARDS)
    page.locator(".pyr .piece[aria-disabled=true]").first.click(force=True, position={"x": 20, "y": 10})
    refusal = page.locator(".prompt .refusal")
    expect(refusal).to_contain_text("covered")
    rule = refusal.get_by_role("button", name=re.compile("Rule DUEL-"))
    rule.click()
    expect(refusal.locator(".ruletext")).to_contain_text("card")


def test_a_choice_can_be_changed_before_it_is_made(new_page: NewPage) -> None:
    page = new_page(plain=True)
    begin(page, "duel")
    page.wait_for_selector(".draft .piece:has(.can)")
    before = page.locator(".draft .piece").count()
    page.locator(".draft .piece").first.click()
    page.get_by_role("button", name="Change").click()
    assert page.locator(".draft .piece").count() == before
    page.get_by_role("button", name="List all moves").click()
    assert page.locator(".every li").count() == before


def test_a_sealed_choice_can_be_changed_until_the_reveal(new_page: NewPage) -> None:
    ada = new_page(plain=True)
    ada.get_by_role("button", name="New table").click()
    form = ada.locator(".tableform")
    form.get_by_role("button", name="7 Wonders", exact=True).click()
    form.locator("select").first.select_option("3")
    ada.get_by_role("button", name="Create table").click()
    ada.wait_for_selector(".seat")
    bruno = new_page(plain=True, path=ada.url)
    bruno.locator(".seat .btn.main").first.click()
    expect(ada.locator(".seat").nth(1)).to_contain_text("player")
    ada.locator("[data-fill]").click()
    ada.get_by_role("button", name="Start game").click()
    ada.wait_for_selector(".fan .piece:has(.can)")
    ada.locator(".fan .piece:has(.can)").first.click()
    ada.locator(".prompt [data-act]").first.click()
    expect(ada.locator(".prompt")).to_contain_text("You can still change your move.")
    expect(ada.locator(".fan .piece.sealed")).to_have_count(1)
    ada.get_by_role("button", name="Change").click()
    ada.wait_for_selector(".fan .piece:has(.can)")
    expect(ada.locator(".fan .piece.sealed")).to_have_count(0)
    bruno.wait_for_selector(".fan .piece:has(.can)")


def test_the_large_view_tells_what_a_card_does(new_page: NewPage) -> None:
    page = new_page(plain=True)
    begin(page, "duel")
    play_by_clicking(page, until=SOME_CARDS)
    page.mouse.move(2, 2)
    page.locator(".pyr .piece[aria-disabled=false]").first.hover()
    look = page.locator(".look")
    expect(look).to_be_visible()
    expect(look).to_contain_text("Your price")
    assert len(look.locator("p").all_inner_texts()) >= 3


LOOKED_AT = """() => {
  const box = (node) => node.getBoundingClientRect();
  const shown = document.querySelector(".look");
  if (!shown) return ["no large view"];
  const a = box(shown);
  const over = (b) =>
    a.left < b.right - 1 && a.right > b.left + 1 && a.top < b.bottom - 1 && a.bottom > b.top + 1;
  const found = [];
  if (a.left < 0 || a.top < 0 || a.right > innerWidth || a.bottom > innerHeight)
    found.push("it leaves the screen");
  if ([...document.querySelectorAll(".fan .piece")].map(box).some(over)) found.push("it lies over the hand");
  if (over(box(document.querySelector(".prompt")))) found.push("it lies over the bar");
  return found;
}"""
SIZES = ((1280, 720), (1920, 1080), (768, 1024), (390, 844), (844, 390))


def test_the_large_view_lies_over_neither_hand_nor_bar(new_page: NewPage) -> None:
    page = new_page(plain=True)
    begin(page, "classic", players=3)
    cards = page.locator(".fan .piece")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        for number in (0, 3, cards.count() - 1):
            page.mouse.move(2, 2)
            wait_until(page, "() => !document.querySelector('.look')")
            cards.nth(number).hover()
            page.locator(".look").wait_for()
            try:
                wait_until(page, f"() => ({LOOKED_AT})().length === 0", seconds=2)
            except AssertionError:
                raise AssertionError((width, height, number, page.evaluate(LOOKED_AT))) from None


def test_a_picked_card_that_cannot_be_built_says_what_is_missing(new_page: NewPage) -> None:
    page = new_page(plain=True)
    open_table(
        page, {"game": "classic", "players": 7, "position": last_position("classic", number=5, players=7)}
    )
    page.wait_for_selector(".prompt.asking")
    page.locator(".fan [data-card=palace]").first.click()
    expect(page.locator(".prompt [data-act=discard]")).to_be_visible()
    assert not page.locator(".prompt [data-act=build]").count()
    expect(page.locator(".prompt .cannot")).to_contain_text("You need 2 more coins.")
