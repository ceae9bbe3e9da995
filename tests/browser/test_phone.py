"""What the table of a phone shows: goods of neighbors, a hand of full size, effects in words."""

from __future__ import annotations

from playwright.sync_api import expect

import pharos
from tests.browser.album import CASTS, last_position
from tests.browser.conftest import NewPage
from tests.browser.player import OVER, go, open_position, play_by_clicking, wait_until
from tests.browser.test_classic import ask, open_table

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


OVERLAPPED = """() => {
  const range = document.createRange();
  const words = [...document.querySelectorAll(".prompt .asks h2, .prompt .asks p")].flatMap((one) => {
    range.selectNodeContents(one);
    return [...range.getClientRects()];
  });
  return [...document.querySelectorAll(".prompt .acts > .ico")].map((one) => one.getBoundingClientRect())
    .filter((icon) => words.some((word) => word.right > icon.left + 1 && word.left < icon.right - 1 &&
      word.bottom > icon.top + 4 && word.top < icon.bottom - 4)).length;
}"""
"""How many icons of the bar lie on its words."""
ANOTHER_ICON = """() => {
  const icon = document.querySelector(".prompt .acts > .ico:last-child");
  icon.parentElement.append(icon.cloneNode(true));
}"""


def test_the_icons_of_a_phone_s_bar_leave_its_question_free(new_page: NewPage) -> None:
    """With a button for leaving out the question, and with undo as the third icon."""
    page = new_page(plain=True, width=390, height=844, lang="ru")
    ask(page, "revive")
    assert page.locator(".prompt .acts > .ico").count() == 2
    assert page.evaluate(OVERLAPPED) == 0
    page.evaluate(ANOTHER_ICON)
    assert page.locator(".prompt .acts > .ico").count() == 3
    assert page.evaluate(OVERLAPPED) == 0


def test_tabs_of_a_phone_have_the_screen_after_the_game(new_page: NewPage) -> None:
    """The result is in the first tab only; it used to fill half of the others."""
    page = new_page(plain=True, width=390, height=844)
    go(page, "/")
    open_table(page, {"game": "classic", "players": 3, "position": last_position("classic", players=3)})
    page.wait_for_selector(".prompt .acts")
    play_by_clicking(page, until=OVER)
    assert page.locator(".outcome").is_visible()
    for n in (1, 2, 3, 4):
        page.locator(".tabs button").nth(n).click()
        assert not page.locator(".outcome").is_visible()
    page.locator(".tabs button").first.click()
    assert page.locator(".outcome").is_visible()


def test_conflicts_are_explained_where_they_are_shown(new_page: NewPage) -> None:
    page = new_page(plain=True, width=390, height=844)
    go(page, "/")
    game = pharos.new_game("classic", players=3, seed=3)
    while (game.position()["age"], game.position()["turn"]) != (1, 6):
        game.choose(game.waiting[0], game.choices(game.waiting[0])[0])
    open_table(page, {"game": "classic", "players": 3, "position": game.position()})
    play_by_clicking(page, until="() => document.querySelector('.conflict')")
    assert "More shields than a neighbor: +1. Fewer: −1." in page.locator(".conflict .how").inner_text()
