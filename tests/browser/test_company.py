"""Several users at one table: two players and a spectator."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

import pharos
from tests.browser.conftest import NewPage
from tests.browser.player import GUEST, WHAT_TO_CLICK, begin, go, play_by_clicking


def open_table(page: Page) -> str:
    """Opens a Duel table that waits for a second player; returns its address."""
    page.get_by_role("button", name="New table").click()
    page.get_by_role("button", name="Create table").click()
    page.wait_for_url(re.compile("/t/"))
    page.wait_for_selector(".seat")
    return page.url


def open_late(page: Page) -> str:
    """Opens a Duel table at the beginning of the last age with only the first player seated; returns its
    address.
    """
    game = pharos.new_game("duel", seed=5)
    while game.lying_open()["age"] < 3:
        seat = game.waiting[0]
        game.choose(seat, game.choices(seat)[0])
    made = page.evaluate(
        f"""async (position) => {{
            const me = await ({GUEST})();
            const headers = {{ "content-type": "application/json", "x-csrf-token": me.csrf }};
            const body = JSON.stringify({{ settings: {{ game: "duel", position }}, seat: 0 }});
            return (await (await fetch("/api/tables", {{ method: "POST", headers, body }})).json()).id;
        }}""",
        game.position(),
    )
    page.goto(f"/t/{made}")
    page.wait_for_selector(".seat")
    return page.url


def totals(page: Page) -> list[int]:
    """Returns the totals of the score sheet."""
    return [int(re.sub(r"\D", "", text)) for text in page.locator(".result .sum td").all_text_contents()]


def test_two_browsers_play_one_game(new_page: NewPage) -> None:
    ada = new_page(plain=True)
    address = open_late(ada)
    bruno = new_page(plain=True, lang="ru", path=address)
    bruno.locator(".seat .btn.main").click()
    ada.get_by_role("button", name="Start game").click()
    for page in (ada, bruno):
        page.wait_for_selector(".prompt")
    for page in (ada, bruno):
        page.evaluate(f"() => void setInterval({WHAT_TO_CLICK}, 30)")
    for page in (ada, bruno):
        page.wait_for_selector(".result", timeout=180_000)
    for page in (ada, bruno):
        expect(page.locator(".result")).to_be_visible()
    assert totals(ada) == totals(bruno)[::-1]


def test_people_talk_at_the_table_and_play_again(new_page: NewPage) -> None:
    ada = new_page(plain=True)
    bruno = new_page(plain=True, path=open_table(ada))
    bruno.locator(".seat .btn.main").click()
    bruno.get_by_label("Message…").fill("<b>hello</b>")
    bruno.get_by_role("button", name="Send").click()
    expect(ada.locator(".chat li")).to_contain_text("<b>hello</b>")
    assert ada.locator(".chat li b").inner_text() != "hello"
    expect(ada.locator(".chat li small")).to_have_text("guest")
    ada.get_by_role("button", name="Start game").click()
    ada.wait_for_selector(".prompt")
    ada.locator(".menuwrap > button").click()
    ada.get_by_role("button", name="Resign", exact=True).click()
    expect(ada.locator(".menu .resigning")).to_have_text("Your opponent wins this game.")
    ada.locator(".menu .btn.danger").click()
    # The result identifies the players, and the chat continues there.
    for page in (ada, bruno):
        expect(page.locator(".bars .name em")).to_have_text("You")
        expect(page.locator(".result .chat li")).to_contain_text("<b>hello</b>")
    ada.locator("[data-talk]").click()
    bruno.get_by_label("Message…").fill("again?")
    bruno.get_by_role("button", name="Send").click()
    expect(ada.locator("[data-talk] .unread")).to_have_text("1")
    go(bruno, "/rules")
    bruno.wait_for_selector("h1")
    ada.locator("[data-rematch]").click()
    ada.wait_for_selector(".seat")
    expect(ada.locator(".seat small").nth(1)).to_have_text("Reserved for a rematch")
    expect(ada.locator(".chat li")).to_have_count(2)
    bruno.locator(".calls a.btn").click()
    bruno.wait_for_selector(".seat")
    assert bruno.url == ada.url
    bruno.locator(".seat .btn.main").click()
    ada.get_by_role("button", name="Start game").click()
    expect(bruno.locator(".prompt")).to_be_visible()


def test_a_prepared_position_is_shown_in_the_lobby_the_room_and_on_the_table(new_page: NewPage) -> None:
    ada = new_page(plain=True)
    position = pharos.new_game("duel", seed=5).position()
    made = ada.evaluate(
        f"""async (position) => {{
            const me = await ({GUEST})();
            const settings = {{ game: "duel", public: true, position }};
            const headers = {{ "content-type": "application/json", "x-csrf-token": me.csrf }};
            const wish = {{ method: "POST", headers, body: JSON.stringify({{ settings }}) }};
            return [(await (await fetch("/api/tables", wish)).json()).id, me.name];
        }}""",
        position,
    )
    table, name = made
    bruno = new_page(plain=True)
    listed = bruno.locator(f'.tables a[href="/t/{table}"]')
    expect(listed.locator(".prepared")).to_have_text("Custom position")
    listed.click()
    expect(bruno.locator(".room .prepared")).to_contain_text(f"{name} set up this position")
    bruno.locator(".seat .btn.main").click()
    ada.goto(bruno.url)
    ada.get_by_role("button", name="Start game").click()
    for page in (ada, bruno):
        expect(page.locator(".top .prepared")).to_contain_text(f"{name} set up this position")


def test_a_spectator_sees_the_table_and_no_hand(new_page: NewPage) -> None:
    player = new_page(plain=True)
    begin(player, "classic", players=3)
    play_by_clicking(player, until="() => document.querySelectorAll('.tableau .piece').length >= 1")
    frames: list[str] = []
    watcher = new_page(plain=True, path="/cards")
    watcher.on(
        "websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame)))
    )
    watcher.goto(player.url)
    watcher.wait_for_selector(".prompt")
    assert watcher.locator(".prompt h2").inner_text() == "You are watching"
    assert watcher.locator(".fan .piece").count() == 0
    hand = player.eval_on_selector_all(".fan .piece", "cards => cards.map(card => card.dataset.card)")
    built = watcher.eval_on_selector_all("[data-piece^='card:']", "nodes => nodes.map(n => n.dataset.piece)")
    assert hand
    page = watcher.content()
    for card in set(hand):
        if not any(str(piece).endswith(f":{card}") for piece in built):
            assert f'data-card="{card}"' not in page
            assert not any(f'"{card}"' in frame for frame in frames)
