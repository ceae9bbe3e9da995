"""Moves of other players are shown with a picture and in words, long enough to be read."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import pharos
from tests.browser.album import last_position
from tests.browser.conftest import NewPage
from tests.browser.depth import THOROUGH, share
from tests.browser.player import GUEST, OVER, WHAT_TO_CLICK, go, open_position, play_by_clicking, wait_until
from tests.browser.positions import positions
from tests.browser.screen import OVERLAPPING, SMALL
from tests.browser.test_classic import open_table

LEAST_MS = 2000
BLINK_MS = 120
"""Milliseconds between two observations, with some delay on a busy machine."""

# Records the moves received over the connection, and by polling those visible on the screen.
WATCH = """() => {
  globalThis.told = [];
  globalThis.recalled = [];
  const Real = globalThis.WebSocket;
  globalThis.WebSocket = class extends Real {
    constructor(...args) {
      super(...args);
      let arrived = 0;
      this.addEventListener("message", ({data}) => {
        for (const message of [JSON.parse(data)].flat()) {
          if (message.type === "snapshot") arrived = message.number;
          if (message.type !== "update") continue;
          const chosen = message.events.filter((event) => event.type === "chose" && event.seat !== 0);
          // What was done before the page came is not held up: it stands in the bar.
          const list = message.number <= arrived ? recalled : told;
          if (chosen.length) list.push({number: message.number, seats: chosen.map((one) => one.seat)});
        }
      });
    }
  };
}"""
LOOK = """() => {
  globalThis.seen = {};
  const inside = (box, wide, high) => box.width > 8 && box.height > 8 && box.left >= -2 && box.top >= -2
    && box.right <= wide + 2 && box.bottom <= high + 2;
  const apart = (a, b) => a.right <= b.left + 2 || b.right <= a.left + 2 || a.bottom <= b.top + 2
    || b.bottom <= a.top + 2;
  const shown = (node) => {
    const box = node.getBoundingClientRect();
    const tabs = document.querySelector(".tabs")?.getBoundingClientRect();
    return inside(box, innerWidth, innerHeight) && getComputedStyle(node).visibility !== "hidden"
      && (!tabs || apart(box, tabs));
  };
  const pale = (node) => {
    for (let at = node; at && at.dataset?.move === undefined; at = at.parentElement)
      if (Number(getComputedStyle(at).opacity) < 1) return true;
    return false;
  };
  const legible = (words) => {
    const around = words.closest(".words").getBoundingClientRect();
    return words.offsetParent && words.getBoundingClientRect().bottom <= around.bottom + 2;
  };
  setInterval(() => {
    for (const node of document.querySelectorAll("[data-move]")) {
      const picture = node.querySelector("[data-picture]");
      const words = [...node.querySelectorAll(".did")].filter(legible);
      if (!shown(node) || !picture || !shown(picture) || pale(picture)) continue;
      const kept = (seen[node.dataset.move] ??= {from: performance.now(), to: 0, words: 0, said: []});
      kept.to = performance.now();
      kept.words = Math.max(kept.words, words.length);
      kept.said = [...node.querySelectorAll(".did")].map((one) => one.textContent.trim());
    }
  }, 40);
}"""
MAKE = f"""async ([settings]) => {{
  const me = await ({GUEST})();
  const headers = {{"Content-Type": "application/json", "X-CSRF-Token": me.csrf}};
  const players = settings.players;
  const computers = Object.fromEntries(Array.from({{length: players - 1}}, (_, n) => [n + 1, "beginner"]));
  const body = JSON.stringify({{settings, seat: 0, computers, start: true}});
  return (await (await fetch("/api/tables", {{method: "POST", headers, body}})).json()).id; }}"""

SHAPES = {
    "phone": (390, 844),
    "lying": (844, 390),
    "tablet": (768, 1024),
    "desk": (1280, 720),
    "large": (1920, 1080),
}
KINDS: list[tuple[str, dict[str, Any], str, str]] = [
    ("duel", {"game": "duel", "players": 2}, "phone", "en"),
    ("pantheon", {"game": "duel", "players": 2, "expansions": ["pantheon"]}, "tablet", "ru"),
    ("agora", {"game": "duel", "players": 2, "expansions": ["agora"]}, "lying", "en"),
    ("both", {"game": "duel", "players": 2, "expansions": ["pantheon", "agora"]}, "desk", "ru"),
    ("three", {"game": "classic", "players": 3}, "desk", "en"),
    ("everything", {"game": "classic", "players": 5, "expansions": ["leaders", "cities"]}, "phone", "ru"),
]
# Thorough runs play one game of each kind at each size to its end; `make test` plays the beginning of a few.
GAMES = share(KINDS, 0, 2)
if THOROUGH:
    GAMES = [
        (kind, settings, shape, ("en", "ru")[(n + m) % 2])
        for n, (kind, settings, _, _) in enumerate(KINDS)
        for m, shape in enumerate(SHAPES)
    ]
MOST_CLICKS = 400 if THOROUGH else 14


@pytest.mark.parametrize(("kind", "settings", "shape", "lang"), GAMES)
def test_every_move_of_the_others_can_be_read(
    new_page: NewPage, kind: str, settings: dict[str, Any], shape: str, lang: str
) -> None:
    width, height = SHAPES[shape]
    page = new_page(lang=lang, width=width, height=height, plain=True, path="about:blank")
    page.add_init_script(f"({WATCH})()")
    page.goto("/nowhere")
    wait_until(page, "() => document.querySelector('header.top')")
    go(page, f"/t/{page.evaluate(MAKE, [settings])}")
    wait_until(page, "() => document.querySelector('.prompt.asking')")
    page.evaluate(LOOK)
    # A player who moves at once: moves must still be shown long enough.
    pause = 500 if settings["game"] == "duel" else 1300
    for number in range(MOST_CLICKS):
        page.evaluate(WHAT_TO_CLICK)
        page.wait_for_timeout(pause)
        if page.evaluate(OVER):
            break
        if number % 10 == 9:
            assert page.evaluate(SMALL) == []
    # Waiting moves are still shown, each for its full time.
    wait_until(page, "() => !document.querySelector('.held:not(.ending) [data-move]')")
    page.wait_for_timeout(LEAST_MS)
    page.keyboard.press("Escape")
    if THOROUGH:
        assert page.evaluate(OVER), "the game does not end"
    else:
        assert page.evaluate(OVERLAPPING) == []
    told: list[dict[str, Any]] = page.evaluate("told")
    seen: dict[str, dict[str, Any]] = page.evaluate("seen")
    assert len(told) > 3
    for move in told:
        found = seen.get(str(move["number"]))
        assert found is not None, (kind, move, list(seen))
        assert found["to"] - found["from"] >= LEAST_MS - BLINK_MS, (kind, move, found)
        assert found["words"] == len(move["seats"]), (kind, move, found)
    # Afterwards the moves are in the log, in the same words.
    log = page.locator(".tabs button").nth(4)
    if log.is_visible():
        log.click()
    folded = page.locator("[data-part=log] button").first
    if not page.locator(".log").count() and folded.is_visible():
        folded.click()
    # A review that fills the table hides the log.
    if page.locator(".log").count():
        lines = page.locator(".log li").all_text_contents()
        for words in seen[str(told[-1]["number"])]["said"]:
            assert any(words in line.replace("\n", " ") for line in lines), (words, lines[:9])
    assert not page.evaluate("document.documentElement.dataset.missing")


HEARD = """() => {
  globalThis.heard = [];
  const live = document.querySelector("[data-live]");
  const all = {childList: true, characterData: true, subtree: true};
  new MutationObserver(() => heard.push(live.textContent)).observe(live, all);
}"""


def test_a_move_is_announced_once(new_page: NewPage) -> None:
    page = new_page(plain=True, path="/nowhere")
    wait_until(page, "() => document.querySelector('header.top')")
    go(page, f"/t/{page.evaluate(MAKE, [{'game': 'duel', 'players': 2}])}")
    wait_until(page, "() => document.querySelector('.prompt.asking')")
    page.evaluate(HEARD)
    for _ in range(10):
        page.evaluate(WHAT_TO_CLICK)
        page.wait_for_timeout(300)
    heard = [text for text in page.evaluate("heard") if text.startswith("Beginner")]
    assert len(heard) > 1
    assert len(heard) == len(set(heard))
    # Screen readers do not read the banner a second time.
    assert page.locator("[data-move]").count() > 0
    assert page.locator(":is([aria-live], [role=status]) [data-move]").count() == 0


def test_a_destroyed_card_is_shown_destroyed(new_page: NewPage) -> None:
    """A spectator sees on a phone which card was destroyed, crossed out."""
    page = new_page(plain=True)
    table = open_position(page, positions("agora")["destroy"], ("agora",))
    other = new_page(width=390, height=844, plain=True, path=f"/t/{table}")
    wait_until(other, "() => document.querySelector('.duel .line')")
    choices = page.evaluate(
        "async (id) => (await (await fetch(`/api/tables/${id}`)).json()).state.decision.options", table
    )
    choice = next(one["choice"] for one in choices if one["choice"].startswith("destroy:"))
    choose(page, choice)
    card = choice.split(":")[1]
    expect(other.locator(f".held [data-harm={card}].destroyed [data-picture]")).to_be_visible()


def test_at_a_slow_pace_it_stays_until_it_is_touched(new_page: NewPage) -> None:
    page = new_page(width=390, height=844, plain=True, path="/nowhere")
    page.evaluate("localStorage.setItem('settings', JSON.stringify({pace: 'slow'}))")
    page.reload()
    wait_until(page, "() => document.querySelector('header.top')")
    go(page, f"/t/{page.evaluate(MAKE, [{'game': 'duel', 'players': 2}])}")
    wait_until(page, "() => document.querySelector('.prompt.asking')")
    for _ in range(30):
        if page.locator(".held [data-move]").count():
            break
        page.evaluate(WHAT_TO_CLICK)
        page.wait_for_timeout(200)
    held = page.locator(".held [data-move]")
    page.wait_for_timeout(4000)
    before = held.count()
    assert before > 0
    first = held.first.get_attribute("data-move")
    held.first.click()
    expect(page.locator(f".held [data-move='{first}']")).to_have_count(0)


# How much of the result is covered by the last moves, and how much of the screen it fills.
UNDER = """() => {
  const box = (what) => document.querySelector(what)?.getBoundingClientRect();
  const [told, paper] = [box(".held .told"), box(".result .paper")];
  const apart = (a, b) => a.bottom <= b.top || b.bottom <= a.top || a.right <= b.left || b.right <= a.left;
  return {
    told: Boolean(told),
    covered: told ? [".result h2", ".result [data-why]", ".result .next .btn.main"].filter((what) => {
      const of = box(what);
      return of && !apart(told, of);
    }) : [],
    filled: paper ? paper.bottom / innerHeight : 0,
  };
}"""


@pytest.mark.parametrize(
    ("width", "height", "players", "filled"),
    share([(390, 844, 3, 0.6), (1440, 900, 7, 0.8), (1280, 720, 3, 0.8)], 0, 2),
)
def test_the_last_moves_leave_the_result_free(
    new_page: NewPage, width: int, height: int, players: int, filled: float
) -> None:
    page = new_page(width=width, height=height, plain=True)
    position = last_position("classic", players=players)
    open_table(page, {"game": "classic", "players": players, "position": position})
    play_by_clicking(page, until=OVER)
    found = page.evaluate(UNDER)
    assert found["told"]
    assert found["covered"] == []
    assert found["filled"] >= filled
    if width > 1200:
        # The bars are as high as the sheet, whatever the number of players.
        chart, paper = (page.locator(f".result {part}").bounding_box() for part in (".chart", ".paper"))
        assert chart is not None
        assert paper is not None
        assert abs(chart["y"] + chart["height"] - paper["y"] - paper["height"]) <= 2


# The banners on the screen, and those that overlap the result or reach out of the screen.
COVERING = """() => {
  const result = document.querySelector(".middle:has(.result)").getBoundingClientRect();
  const moves = [...document.querySelectorAll(".held [data-move]")];
  const told = moves.map((node) => node.getBoundingClientRect());
  return [told.length, told.filter((box) =>
    box.bottom > innerHeight || (box.bottom > result.top + 1 && box.top < result.bottom - 1
      && box.right > result.left + 1 && box.left < result.right - 1)).length];
}"""


@pytest.mark.parametrize(("width", "height"), share([(390, 844), (844, 390), (768, 1024)], 0, 2))
def test_many_last_moves_do_not_cover_the_result(new_page: NewPage, width: int, height: int) -> None:
    """A spectator of a hasty end sees several banners at once, all of them beside the result."""
    page = new_page(plain=True)
    table = open_position(page, last_position("duel", number=3))
    other = new_page(width=width, height=height, plain=True, path=f"/t/{table}")
    wait_until(other, "() => document.querySelector('.duel [data-seatbox]')")
    play_by_clicking(page, until=OVER)
    wait_until(other, "() => document.querySelector('.middle .result')")
    shown, covering = other.evaluate(COVERING)
    assert shown > 1
    assert covering == 0


def test_the_result_of_an_expansion_has_the_whole_mat(new_page: NewPage) -> None:
    page = new_page(width=1280, height=720, plain=True, path="/nowhere")
    open_position(page, last_position("duel", expansions=["pantheon"]), ("pantheon",))
    play_by_clicking(page, until=OVER)
    box = page.locator(".result").bounding_box()
    assert box is not None
    assert box["width"] > 1000, box


def before_a_victory(kind: str) -> tuple[dict[str, Any], str]:
    """Returns a Duel position in which a choice of the first seat wins in a certain way, and that choice."""
    for seed in range(400):
        game = pharos.new_game("duel", seed=seed)
        chance = random.Random(seed)
        position: dict[str, Any] = {}
        last = ""
        while not game.over:
            seat = game.waiting[0]
            choices = [str(choice) for choice in game.choices(seat)]
            last = chance.choice([one for one in choices if one.startswith("build")] or choices)
            position = game.position() if seat == 0 else {}
            game.choose(seat, last)
        if position and game.position()["victory"] == kind and 0 in game.position()["winners"]:
            return position, last
    raise AssertionError(f"no game ends so: {kind}")


@pytest.mark.parametrize(
    ("kind", "width", "height"), [("military", 1440, 900), ("science", 1280, 720)], ids=["1440", "1280"]
)
def test_a_victory_is_shown_on_a_wide_screen(new_page: NewPage, kind: str, width: int, height: int) -> None:
    page = new_page(lang="ru", width=width, height=height, plain=True, path="/nowhere")
    position, choice = before_a_victory(kind)
    open_position(page, position)
    choose(page, choice)
    expect(page.locator(".result.whole .shown > *").first).to_be_visible()
    picture = page.locator(".result .shown").bounding_box()
    buttons = page.locator(".result .on").bounding_box()
    reason = page.locator(".result [data-why]").bounding_box()
    assert picture is not None
    assert buttons is not None
    assert reason is not None
    assert reason["x"] + reason["width"] <= picture["x"] + 1
    assert picture["x"] + picture["width"] <= buttons["x"] + 1
    assert buttons["x"] + buttons["width"] <= width


def choose(page: Page, choice: str) -> None:
    """Makes a choice by an API request."""
    page.evaluate(
        f"""async (choice) => {{
      const me = await ({GUEST})();
      const table = `/api/tables/${{location.pathname.split("/")[2]}}`;
      const headers = {{"Content-Type": "application/json", "X-CSRF-Token": me.csrf}};
      const {{state}} = await (await fetch(table)).json();
      const body = JSON.stringify({{type: "choose", decision: state.decision.id, choice}});
      await fetch(`${{table}}/commands`, {{method: "POST", headers, body}}); }}""",
        choice,
    )
