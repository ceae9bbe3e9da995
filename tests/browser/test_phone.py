"""What the table of a phone shows: goods of neighbors, a hand of full size, effects in words."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.album import CASTS, last_position
from tests.browser.conftest import NewPage
from tests.browser.player import open_position, wait_until
from tests.browser.test_classic import open_table

# For each neighbor: the symbols of its goods, and whether all of them are inside its strip and on the screen.
SOLD = """(strips) => [...document.querySelectorAll(strips)].map((strip) => {
  const around = strip.getBoundingClientRect();
  const symbols = [...strip.querySelectorAll(".sold svg")].map((one) => one.getBoundingClientRect());
  return [symbols.length, symbols.every((box) => box.width >= 12 && box.left >= around.left
    && box.right <= around.right && box.bottom <= around.bottom && around.bottom <= innerHeight)];
})"""


def test_neighbors_show_what_they_sell(new_page: NewPage) -> None:
    page = new_page(width=390, height=844, plain=True)
    position = last_position("classic", 5, **CASTS["all5"])
    open_table(page, {"game": "classic", "players": 5, "position": position})
    wait_until(page, "() => document.querySelectorAll('.pn .sold svg').length > 2")
    for shape, strips in (((390, 844), ".pn .tiny"), ((844, 390), ".near button")):
        page.set_viewport_size({"width": shape[0], "height": shape[1]})
        wait_until(page, f"() => document.querySelectorAll('{strips} .sold svg').length > 2")
        shown = page.evaluate(SOLD, strips)
        assert len(shown) == 2
        assert all(symbols > 2 and inside for symbols, inside in shown), (shape, shown)
    expect(page.locator(".near button").first).to_contain_text("sells to you")


# Width of the cards of a hand, the room above and below them, and the covered ones.
HAND = """() => {
  const box = (node) => node.getBoundingClientRect();
  const cards = [...document.querySelectorAll(".fan .card")];
  const rows = cards.map(box);
  const bar = box(document.querySelector(".prompt")).top;
  const city = box(document.querySelector(".pilelink")).bottom;
  return {
    width: Math.min(...cards.map((card) => card.offsetWidth)),
    above: Math.min(...rows.map((one) => one.top)) - city,
    below: bar - Math.max(...rows.map((one) => one.bottom)),
  };
}"""


def test_a_small_hand_fills_the_phone(new_page: NewPage) -> None:
    page = new_page(width=390, height=844, plain=True)
    position = last_position("classic", 5, **CASTS["base7"])
    open_table(page, {"game": "classic", "players": 7, "position": position})
    wait_until(page, "() => document.querySelectorAll('.fan .card').length > 3")
    page.wait_for_timeout(300)
    hand = page.evaluate(HAND)
    assert hand["width"] >= 80, hand
    assert hand["above"] <= 40, hand
    assert -4 <= hand["below"] <= 60, hand
    # The costs of the stages are visible.
    expect(page.locator(".myboard .ms.next .cs").first).to_be_visible()


def test_the_city_of_a_phone_says_what_its_pieces_do(new_page: NewPage) -> None:
    page = new_page(width=390, height=844, plain=True)
    boxes = ("pantheon", "agora")
    position = last_position("duel", 3, expansions=list(boxes))
    open_position(page, position, boxes)
    tokens = [token for city in position["cities"][:1] for token in city["progress"]]
    page.locator(".tabs [data-to=city]").click()
    own = page.locator("[data-own].city")
    expect(own.locator(".relics.worded .bare .says small")).to_have_count(len(tokens))
    for small in own.locator(".says small").all():
        expect(small).to_be_visible()
        assert (small.text_content() or "").strip()
    gods = position["cities"][0].get("gods") or []
    assert own.locator(".powers .says").count() > len(gods)  # decrees follow
