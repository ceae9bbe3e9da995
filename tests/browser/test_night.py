"""A game night: a big screen and phones in real pages; `PHAROS_TEST_NIGHT=1` plays a whole evening of eight.

The whole evening runs in its own network namespace, over a LAN address and without https.
"""

from __future__ import annotations

import json
import os
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.album import CASTS, last_position
from tests.browser.conftest import NewPage
from tests.browser.player import open_position, wait_until
from tests.browser.test_classic import open_table
from tests.server.test_secrets import leaks

COVERED = """() => {
  const board = document.querySelector(".myboard").getBoundingClientRect();
  const bar = document.querySelector(".prompt").getBoundingClientRect();
  return [...document.querySelectorAll(".fan .card")].map((one) => one.getBoundingClientRect())
    .filter((card) => card.top < board.bottom - 3 || card.bottom > bar.top + 3).length;
}"""
"""How many cards of the hand lie under the city or under the bar."""
CHOOSE = """async ([table, seed]) => {
  const me = await (await fetch("/api/me")).json();
  const { state } = await (await fetch(`/api/tables/${table}`)).json();
  const decision = state.decision;
  if (state.status === "over" || !decision || decision.sealed) return state.status;
  const options = decision.options.map((one) => one.choice);
  const liked = options.filter((one) => /^(build|stage|recruit|draft)/.test(one));
  const from = liked.length ? liked : options;
  const body = { type: "choose", decision: decision.id, choice: from[seed % from.length] };
  const headers = { "Content-Type": "application/json", "X-CSRF-Token": me.csrf };
  await fetch(`/api/tables/${table}/commands`, { method: "POST", headers, body: JSON.stringify(body) });
  return "live";
}"""
"""Makes a choice for a seat from its own page."""


def big_screen(new_page: NewPage, **look: Any) -> tuple[Page, list[str]]:
    """Returns the big screen, and the list of messages it receives."""
    screen = new_page(width=1920, height=1080, path="/api/health", **look)
    heard: list[str] = []

    def listen(socket: Any) -> None:
        socket.on("framereceived", lambda text: heard.append(str(text)))

    screen.on("websocket", listen)
    screen.goto("/room")
    screen.wait_for_selector("[data-start]")
    return screen, heard


def number_of(screen: Page) -> str:
    return screen.evaluate("JSON.parse(localStorage.getItem('pharos-room')).code")  # type: ignore[no-any-return]


def join(new_page: NewPage, code: str, sign: int, name: str = "", **look: Any) -> Page:
    phone = new_page(width=390, height=844, touch=True, path=f"/room/{code}", **look)
    phone.get_by_role("radio").nth(sign).click()
    if name:
        phone.fill("[data-name]", name)
    phone.click("[data-join]")
    phone.wait_for_selector(".pin")
    return phone


def hold(page: Page) -> None:
    """Holds the start button long enough."""
    page.focus("[data-start]")
    page.keyboard.down("Space")
    page.wait_for_timeout(1600)
    page.keyboard.up("Space")


def table_of(screen: Page) -> str:
    code = number_of(screen)
    room = screen.evaluate(f"async () => (await fetch('/api/rooms/{code}')).json()")
    return str(room["table"])


def play_on(table: str, phones: list[Page], rounds: int) -> bool:
    """Lets every seat choose for `rounds` rounds; returns whether the game is over."""
    for turn in range(rounds):
        for n, phone in enumerate(phones):
            if phone.evaluate(CHOOSE, [table, turn * 7 + n]) == "over":
                return True
    return False


CUT = """(selector) => [...document.querySelectorAll(selector)].filter(
  (one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight + 4,
).map((one) => one.textContent)"""
"""Names that do not fit their place."""
LONG = "Bartholomew Featherstone"


def hidden_words(heard: list[str], record: dict[str, Any]) -> list[str]:
    told = [text for text in heard if json.loads(text).get("type") in ("snapshot", "update")]
    assert len(told) > 20
    return leaks(told, record, None)


def test_three_phones_join_play_and_see_the_ceremony(new_page: NewPage) -> None:
    screen, heard = big_screen(new_page)
    code = number_of(screen)
    assert re.fullmatch(r"\d{4}", code)
    phones = [join(new_page, code, 0), join(new_page, code, 1, LONG), join(new_page, code, 2, lang="ru")]
    expect(screen.locator(".n-seats")).to_contain_text("Dolphin")
    expect(phones[2].locator(".n-me")).to_contain_text("Дельфин")
    assert screen.evaluate(CUT, ".n-seat > b") == []
    hold(screen)
    screen.wait_for_selector("[data-tile='2']")
    table = table_of(screen)
    for phone in phones:
        phone.wait_for_selector(".tabs")
    expect(screen.locator("[data-tile='1']")).to_contain_text(LONG)
    assert screen.evaluate(CUT, ".n-nm > b") == []
    for width, height in ((390, 844), (360, 640)):
        phones[2].set_viewport_size({"width": width, "height": height})
        wait_until(phones[2], f"() => ({COVERED})() === 0")
    expect(screen.locator("[data-tile='0'].waits")).to_be_visible()
    # Any table is shown on a big screen, without a room of its own.
    other = new_page(width=1920, height=1080, path=f"/room?table={table}")
    expect(other.locator("[data-tile]")).to_have_count(3)
    other.close()
    for n, phone in enumerate(phones[:2]):
        phone.evaluate(CHOOSE, [table, n])
    expect(screen.locator("[data-told]")).to_contain_text("2 of 3 locked in")
    # A chosen card is face down on the phone until its owner looks at it or changes it.
    expect(phones[0].locator("[data-sealed]")).to_contain_text("Waiting for Dolphin")
    phones[0].click("[data-peek]")
    expect(phones[0].locator("[data-sealed]")).to_have_count(0)
    phones[1].click("[data-change]")
    expect(screen.locator("[data-told]")).to_contain_text("1 of 3 locked in")
    phones[1].evaluate(CHOOSE, [table, 1])
    phones[2].evaluate(CHOOSE, [table, 1])
    expect(phones[0].locator("[data-look]")).to_be_visible()
    expect(phones[0].locator("[data-look]")).to_have_count(0)
    # A button hides the hand, a touch shows it again.
    phones[0].click("[data-hide]")
    expect(phones[0].locator("[data-closed]")).to_be_visible()
    phones[0].get_by_role("button", name="Show hand").click()
    # Several phones offline are one line on the others, so that the hand stays free.
    address = phones[1].url
    for phone in phones[:2]:
        phone.close()
    lines = phones[2].locator(".prompt .above .refusal")
    expect(lines).to_have_text(re.compile("Игроков не в сети: 2"))
    expect(lines).to_have_count(1)
    phones[2].click("[data-missing] button")
    expect(lines).to_have_count(3)
    # A closed page is restored by the room code at once.
    for n in range(2):
        phones[n] = phones[n].context.new_page()
        phones[n].goto(address)
        phones[n].wait_for_selector(".tabs")
    expect(lines).to_have_count(0)
    assert play_on(table, phones, 60)
    expect(screen.locator("[data-again]")).to_be_visible(timeout=60_000)
    assert screen.evaluate(CUT, ".n-who li > span:last-child") == []
    record = screen.evaluate(f"async () => (await fetch('/api/tables/{table}/record')).json()")
    assert hidden_words(heard, record) == []
    screen.click("[data-again]")
    screen.wait_for_selector("[data-tile='2']")
    assert table_of(screen) != table


OUTSIDE = """() => [...document.querySelectorAll(".n-stacks > *")].filter((one) =>
  one.getBoundingClientRect().right > one.closest("[data-tile]").getBoundingClientRect().right - 4).length"""
COVERED_FIGURES = """() => [...document.querySelectorAll(".tile")].filter((one) =>
  one.querySelector(".figs").getBoundingClientRect().right >
    one.querySelector(".n-slot").getBoundingClientRect().left + 2).length"""


@pytest.mark.parametrize("game", ["duel", "classic"])
def test_late_cities_fit_their_places_on_the_big_screen(new_page: NewPage, game: str) -> None:
    """Nine colors in Duel; tokens, debt, and four leaders in 7 Wonders."""
    player = new_page(path="/nowhere")
    if game == "duel":
        boxes = ("pantheon", "agora")
        open_position(player, last_position("duel", 3, expansions=list(boxes)), boxes)
    else:
        position = last_position("classic", 3, **CASTS["all8"])
        player.goto("/")
        open_table(player, {"game": "classic", "players": 8, "position": position})
    table = player.url.rpartition("/")[2]
    screen = new_page(width=1920, height=1080, path=f"/room?table={table}")
    expect(screen.locator("[data-tile]")).to_have_count(2 if game == "duel" else 8)
    wait_until(screen, "() => document.querySelectorAll('.n-stacks > *').length > 8")
    assert screen.evaluate(OUTSIDE) == 0
    assert screen.evaluate(COVERED_FIGURES) == 0


@pytest.mark.skipif(not os.environ.get("PHAROS_TEST_NIGHT"), reason="a whole evening: make endurance")
def test_a_whole_evening_of_eight(new_page: NewPage) -> None:
    """Leaders and Cities in teams: a phone dies and returns elsewhere, a player leaves for good."""
    screen, heard = big_screen(new_page)
    code = number_of(screen)
    screen.get_by_role("button", name="Expansions").click()
    expect(screen.get_by_role("button", name="Expansions")).to_contain_text("Leaders")
    screen.get_by_role("button", name="Expansions").click()
    expect(screen.get_by_role("button", name="Expansions")).to_contain_text("Cities")
    screen.get_by_role("button", name="Expansions").click()
    expect(screen.get_by_role("button", name="Expansions")).to_contain_text("Leaders · Cities")
    screen.get_by_role("button", name="Teams").click()
    expect(screen.get_by_role("button", name="Teams")).to_contain_text("pairs")
    phones = [join(new_page, code, n, lang="ru" if n % 2 else "en") for n in range(8)]
    pin = phones[3].inner_text(".pin")
    hold(screen)
    screen.wait_for_selector("[data-tile='7']")
    table = table_of(screen)
    play_on(table, phones, 6)
    # The fourth phone is gone; its seat is reclaimed on another device with the return code.
    phones[3].context.close()
    other = new_page(width=390, height=844, touch=True, path=f"/room/{code}")
    other.get_by_role("button", name="Turtle").click()
    other.fill("#pin", pin)
    other.get_by_role("button", name="Take the seat back").click()
    other.wait_for_selector(".tabs")
    phones[3] = other
    # A player leaves for good: the computer takes over.
    phones[7].evaluate(
        """async (table) => {
          const me = await (await fetch("/api/me")).json();
          const headers = { "Content-Type": "application/json", "X-CSRF-Token": me.csrf };
          const body = JSON.stringify({ type: "resign" });
          await fetch(`/api/tables/${table}/commands`, { method: "POST", headers, body });
        }""",
        table,
    )
    phones.pop().context.close()
    for _ in range(12):
        if play_on(table, phones, 8):
            break
        phones[0].wait_for_timeout(500)
    expect(screen.locator("[data-again]")).to_be_visible(timeout=180_000)
    # The score table of eight cities and eleven categories stays above the buttons and within the screen.
    screen.locator(".n-tray button").last.click()
    table_box, tray = (screen.locator(one).bounding_box() for one in (".n-sheet table", ".n-tray"))
    assert table_box is not None
    assert tray is not None
    assert table_box["y"] + table_box["height"] <= tray["y"]
    assert table_box["x"] + table_box["width"] <= 1920
    expect(screen.locator(".n-sheet .total").last.locator("td")).to_have_count(4)
    record = screen.evaluate(f"async () => (await fetch('/api/tables/{table}/record')).json()")
    assert hidden_words(heard, record) == []
    screen.click("[data-again]")
    screen.wait_for_selector("[data-tile='7']")
    assert table_of(screen) != table
