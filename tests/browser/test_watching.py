"""Watching and turn-based play: stream overlay, commentary, vacations, the next table."""

from __future__ import annotations

import re
import time

import msgspec
from playwright.sync_api import Page, expect

from pharos.server.commentary import told
from pharos.table.settings import Settings
from tests.browser.album import CASTS, last_position
from tests.browser.conftest import NewPage
from tests.browser.player import GUEST, begin, play_by_clicking, wait_until
from tests.browser.test_classic import open_table
from tests.table.seating import Play

CLEAR = """() => [document.documentElement, document.body, document.querySelector(".app")].every((one) => {
  const look = getComputedStyle(one);
  return look.backgroundImage === "none" && look.backgroundColor === "rgba(0, 0, 0, 0)";
})"""


def test_an_overlay_shows_cities_and_the_last_move_on_nothing(new_page: NewPage) -> None:
    player = new_page(plain=True)
    position = last_position("classic", 5, **CASTS["base3"])
    open_table(player, {"game": "classic", "players": 3, "position": position})
    table = player.url.rpartition("/")[2]
    stream = new_page(plain=True, width=1920, height=1080, path="/cards")
    frames: list[str] = []
    stream.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame))))
    stream.goto(f"/overlay/{table}")
    expect(stream.locator(".tile")).to_have_count(3)
    assert stream.evaluate(CLEAR)
    hand = player.eval_on_selector_all(".fan .piece", "cards => cards.map(card => card.dataset.card)")
    assert hand
    built = {card for city in position["cities"] for card in city["cards"]} | set(position["discard"])
    for card in set(hand) - built:
        assert not any(f'"{card}"' in frame for frame in frames), "a hand is on the stream"
    play_by_clicking(player, until="() => document.querySelectorAll('.fan .piece').length <= 5")
    expect(stream.locator(".last p")).not_to_be_empty()
    # The same with a delay; and the two cities of Duel.
    late = new_page(plain=True, width=1280, height=720, path=f"/overlay/{table}?delay=600")
    late.wait_for_timeout(1500)
    assert late.locator(".tile").count() == 0
    player.goto("/")
    begin(player, "duel")
    stream.goto(f"/overlay/{player.url.rpartition('/')[2]}")
    expect(stream.locator(".duel-tile")).to_have_count(2)


def test_chances_of_a_stream_are_as_late_as_its_picture(new_page: NewPage) -> None:
    player = new_page(plain=True)
    position = last_position("classic", 5, **CASTS["base3"])
    settings = {"game": "classic", "players": 3, "position": position, "commentary": 5}
    open_table(player, settings)
    table = player.url.rpartition("/")[2]
    stream = new_page(plain=True, width=1920, height=1080, path="/cards")
    told = {"minutes": 5, "chances": [0.5, 0.3, 0.2]}
    stream.route("**/api/tables/*/chances", lambda route: route.fulfill(json=told))
    stream.clock.install()
    stream.goto(f"/overlay/{table}?chances")
    stream.wait_for_timeout(1000)
    stream.clock.fast_forward("04:50")
    stream.wait_for_timeout(500)
    assert stream.locator(".tile").count() == 0, "the picture is no earlier than its numbers"
    stream.clock.fast_forward("00:30")
    expect(stream.locator(".tile")).to_have_count(3)
    expect(stream.locator(".bar")).to_contain_text("5 min delay")
    expect(stream.locator("[data-chances]")).to_have_attribute("aria-label", re.compile("50%.*30%.*20%"))
    bar, tile = stream.locator("[data-chances]").bounding_box(), stream.locator(".tile").first.bounding_box()
    assert bar is not None
    assert tile is not None
    assert tile["y"] + tile["height"] < bar["y"]
    # An ordinary table has no commentary: it is shown without delay and without chances.
    stream.unroute("**/api/tables/*/chances")
    player.goto("/")
    begin(player, "duel")
    stream.goto(f"/overlay/{player.url.rpartition('/')[2]}?chances")
    expect(stream.locator(".duel-tile")).to_have_count(2)
    assert stream.locator("[data-chances]").count() == 0


def test_a_commentator_sees_the_hands_of_every_seat(new_page: NewPage) -> None:
    play = Play(Settings("classic", players=3, commentary=15), people=3)
    moment = msgspec.json.encode(told(play.table, 15)).decode()
    page = new_page(plain=True)
    page.route("**/api/tables/*/commentary", lambda route: route.fulfill(json=msgspec.json.decode(moment)))
    page.goto("/t/abcdefgh1234/commentary")
    expect(page.locator("[data-behind]")).to_contain_text("15 min delay")
    for seat in range(3):
        page.locator(".walk select").select_option(str(seat))
        hand = play.table.view(seat).data["hand"]
        shown = "cards => cards.map(card => card.dataset.card).sort().join()"
        wait_until(
            page,
            f"(hand) => ({shown})([...document.querySelectorAll('.fan .piece')]) === hand",
            ",".join(sorted(hand)),
        )


def sign_up(page: Page, name: str) -> None:
    made = page.evaluate(
        f"""async (name) => {{
            const me = await ({GUEST})();
            const headers = {{ "content-type": "application/json", "x-csrf-token": me.csrf }};
            const body = JSON.stringify({{ name, password: "correct horse" }});
            return (await fetch("/api/accounts", {{ method: "POST", headers, body }})).status;
        }}""",
        name,
    )
    assert made == 200


def test_a_vacation_and_the_next_table_that_waits(new_page: NewPage) -> None:
    page = new_page(plain=True)
    wait_until(page, "() => document.querySelector('header.top')")
    sign_up(page, f"Faraway {time.monotonic_ns() % 10**9}")
    page.goto("/settings")
    days = page.locator("[data-days]")
    days.get_by_label("Days").fill("3")
    days.get_by_role("button", name="Start vacation").click()
    expect(days).to_contain_text("You are on vacation until")
    days.get_by_role("button", name="End vacation").click()
    expect(days).to_contain_text("Days left this year")
    days.get_by_label("Address").fill("https://192.168.0.1/hook")
    days.get_by_role("button", name="Add").click()
    refusal = "Notifications cannot be sent to this address. Check it and try again."
    expect(days.get_by_role("alert")).to_have_text(refusal)
    # Two turn-based games with a second user who does not move: from one table to the next.
    other = new_page(plain=True, path="/settings")
    clock = {"type": "days", "days": 2}
    tables = []
    for _ in range(2):
        settings = {"game": "classic", "players": 3, "clock": clock}
        page.goto("/")
        table = open_table(page, settings, people=2)
        other.goto(f"/t/{table}")
        other.locator(".seats .btn.main").first.click()
        page.locator(".room .btn.main").click()
        page.wait_for_selector(".prompt.asking")
        tables.append(table)
    play_by_clicking(page, until="() => document.querySelector('[data-next-table]')", clicks=8)
    assert page.locator("[data-next-table]").get_attribute("href") == f"/t/{tables[0]}"
    page.locator("[data-next-table]").click()
    page.wait_for_url(f"**/t/{tables[0]}")
    page.wait_for_selector(".prompt.asking")
