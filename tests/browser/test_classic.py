"""7 Wonders with its expansions: every decision is made by clicking its pieces, on every screen."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import pharos
from tests.browser.conftest import NewPage
from tests.browser.depth import THOROUGH, share
from tests.browser.player import GUEST, OVER, go, wait_until
from tests.browser.test_access import Judge

OPEN = f"""async (table) => {{
  const me = await ({GUEST})();
  const headers = {{ "content-type": "application/json", "x-csrf-token": me.csrf }};
  const made = await fetch("/api/tables", {{ method: "POST", headers, body: JSON.stringify(table) }});
  if (!made.ok) throw new Error(await made.text());
  return (await made.json()).id;
}}"""

PLACES = """[
  ".prompt [data-main]", ".prompt .ways .btn", ".prompt .acts [data-act]", ".levy [data-main]",
  ".tray .piece", ":is(.draftbox, .recruitbox) .piece[aria-disabled=false]", ".courtrow .may",
  ".boards .piece", ".fan .piece:has(.can)", ".fan .piece[aria-disabled=false]",
]"""
"""Selectors of choices, the most urgent first."""

IN_REACH = (
    """() => {
  const shown = (place) => [...document.querySelectorAll(place)].filter((node) => node.offsetParent !== null);
  const found = PLACES.map(shown).find((nodes) => nodes.length);
  if (!found || !document.querySelector(".prompt .acts > *")) return null;
  const hit = (node) => {
    const box = node.getBoundingClientRect();
    // A card of a fan shows its left edge at least; other pieces their middle.
    for (const [dx, dy] of [[0.5, 0.5], [0.2, 0.3], [0.15, 0.6], [0.8, 0.3]]) {
      const [x, y] = [box.left + box.width * dx, box.top + box.height * dy];
      if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) continue;
      const top = document.elementFromPoint(x, y);
      if (top && node.contains(top)) return true;
    }
    return false;
  };
  const reached = found.filter(hit);
  // What scrolls inside a box of its own may lie below its edge, as long as something of it is in reach.
  const scrolls = found[0].closest(".tray, .boards, .draftbox, .recruitbox");
  const missed = scrolls && reached.length ? [] : found.filter((node) => !reached.includes(node));
  return {
    missed: missed.map((node) => node.className + " " + node.textContent.trim().slice(0, 60)),
    wide: document.documentElement.scrollWidth > innerWidth,
    first: found[0].className,
  };
}"""
).replace("PLACES", PLACES)

# Plays within the page; a piece that seems out of reach gets time to settle before it counts as a fault.
PLAY = (
    """async (steps) => {
  const over = OVER;
  const reach = REACH;
  const faults = (found) => found.missed.map((one) => `out of reach: ${one}`)
    .concat(found.wide ? [`wider than the screen at ${found.first}`] : []);
  const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));
  let looked = 0;
  for (let step = 0; step < steps && !over(); step += 1) {
    document.querySelector(".conflict button")?.click();
    let found = reach();
    for (let wait = 0; found && faults(found).length && wait < 60; wait += 1) {
      await pause(50);
      document.querySelector(".conflict button")?.click();
      found = reach();
    }
    if (found) {
      looked += 1;
      if (faults(found).length) return { looked, faults: faults(found), over: false };
      PLACES.map((place) => document.querySelector(place)).find(Boolean)?.click();
    }
    await pause(12);
  }
  return { looked, faults: [], over: over() };
}""".replace("OVER", OVER)
    .replace("REACH", IN_REACH)
    .replace("PLACES", PLACES)
)


def open_table(page: Page, settings: dict[str, Any], people: int = 1) -> str:
    """Opens a table of 7 Wonders with computer players in the other seats; returns its id."""
    page.wait_for_selector(".me", state="attached")  # the user is known
    computers = {str(seat): "greedy" for seat in range(people, settings["players"])}
    table = {"settings": settings, "seat": 0, "computers": computers, "start": people == 1}
    made = str(page.evaluate(OPEN, table))
    go(page, f"/t/{made}")
    wait_until(page, "() => document.querySelector('.prompt, .room')")
    return made


def play_in_reach(page: Page, steps: int = 8000) -> int:
    """Plays on, checking before each click that all choices can be reached; returns the number of checks."""
    played = page.evaluate(PLAY, steps)
    assert not played["faults"], f"after {played['looked']} looks: {played['faults']}"
    assert played["over"], f"after {steps} steps the game was not over"
    return int(played["looked"])


EVERYTHING = {"game": "classic", "expansions": ["leaders", "cities"]}
SIZES = [pytest.param(390, 844, id="upright"), pytest.param(844, 390, id="on its side")]


def later(game: pharos.Game, age: int) -> pharos.Game:
    """Plays a game on to the beginning of an age."""
    chance = random.Random(age)
    while game.lying_open()["age"] < age:
        seat = game.waiting[0]
        game.choose(seat, chance.choice(game.choices(seat)))
    return game


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_eight_play_leaders_and_cities_on_a_phone(new_page: NewPage, width: int, height: int) -> None:
    page = new_page(plain=True, lang="ru", width=width, height=height)
    game = pharos.new_game(
        "classic", players=8, expansions=("leaders", "cities"), options={"teams": width > height}, seed=8
    )
    if width > height and not THOROUGH:  # from the last age on: the first two are played in portrait
        game = later(game, 3)
    open_table(page, EVERYTHING | {"players": 8, "position": game.position()})
    assert play_in_reach(page) > 10
    wait_until(page, "() => document.querySelectorAll('.result .prow').length === 8")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert not page.evaluate("document.documentElement.dataset.missing")


def position_at(
    step: str, players: int, expansions: tuple[str, ...] = (), **options: bool | str
) -> dict[str, Any]:
    """Returns a position in which seat 0 has this step to decide and more than one choice."""
    wished = ("build:courtesans_guild", "stage:", "recruit:solomon")
    losing = ("build:hideout", "build:lair", "build:brotherhood")
    for seed in range(200):
        chosen: dict[str, Any] = {"players": players, "expansions": expansions, "options": options}
        game = pharos.new_game("classic", seed=seed, **chosen)
        chance = random.Random(seed)
        while not game.over:
            seat = game.waiting[0]
            choices = [str(choice) for choice in game.choices(seat)]
            if seat == 0 and game.lying_open()["step"] == step and len(choices) > 1:
                return game.position()
            liked = [choice for choice in choices if choice.startswith(losing if seat else wished)]
            useful = [choice for choice in choices if choice.startswith(("build:", "recruit:"))]
            game.choose(seat, chance.choice(liked or useful or choices))
    raise LookupError(f"no game came to {step}")


DECISIONS: dict[str, tuple[Any, ...]] = {
    "board": ("board", 3, (), {"choose_wonders": True}),
    "draft": ("draft", 4, ("leaders",), {}),
    "recruit": ("recruit", 4, ("leaders", "cities"), {}),
    "turn": ("turn", 5, ("leaders", "cities"), {}),
    "turn of two": ("turn", 2, ("cities",), {}),
    "team": ("turn", 4, ("leaders", "cities"), {"teams": True}),
    "copy": ("copy", 3, ("leaders",), {}),
    "revive": ("revive", 3, (), {}),
    "extra_leader": ("extra_leader", 3, ("leaders",), {}),
    "losses": ("losses", 3, ("cities",), {}),
}
"""Every kind of decision of 7 Wonders, with a setup in which it occurs."""

MADE = """async (table) => {
  const { state } = await (await fetch(`/api/tables/${table}`)).json();
  return [state.choices ?? 0, state.decision?.sealed ?? "", state.decision?.id ?? ""].join(" ");
}"""
PIECE = (
    ":is(.boards, .tray) .piece, :is(.draftbox, .recruitbox) .piece[aria-disabled=false], .courtrow .may,"
    " .fan .piece[aria-disabled=false]"
)
DO = ".prompt [data-main], .prompt .ways .btn, .prompt [data-act]"


def ask(page: Page, name: str) -> tuple[str, str]:
    """Opens a table at that decision; returns its id and a marker of its state."""
    step, players, expansions, options = DECISIONS[name]
    position = position_at(step, players, expansions, **options)
    settings = {"game": "classic", "players": players, "position": position}
    go(page, "/")
    page.wait_for_selector("[data-play=classic]")
    table = open_table(page, settings)
    page.wait_for_selector(f"{PIECE}, .levy [data-main]")
    return table, str(page.evaluate(MADE, table))


def answered(page: Page, table: str, before: str) -> bool:
    return str(page.evaluate(MADE, table)) != before


@pytest.mark.parametrize("way", ["pointer", "touch", "keyboard"])
def test_every_question_is_answered_with_its_pieces(new_page: NewPage, way: str) -> None:
    width, height = (390, 844) if way == "touch" else (1280, 720)
    page = new_page(plain=True, touch=way == "touch", width=width, height=height)
    for name in share(list(DECISIONS), ["pointer", "touch", "keyboard"].index(way), 3):
        table, before = ask(page, name)
        for _ in range(8):
            if answered(page, table, before):
                break
            if way == "keyboard":
                page.keyboard.press("c")
                page.keyboard.press("Enter")
            else:
                # Playwright clicks only elements that are visible and not covered.
                ready = page.locator(f"{DO}, .levy [data-main]")
                target = ready.first if ready.count() else page.locator(PIECE).first
                target.tap() if way == "touch" else target.click()
            page.wait_for_timeout(120)
        assert answered(page, table, before), f"{name} was not answered by {way}"
        assert not page.evaluate("document.documentElement.dataset.missing")


STANDS = """() => [...document.querySelectorAll(".myboard, .fan, .war, .prompt")].map(
  (node) => Math.round(node.getBoundingClientRect().top))"""


def test_nothing_moves_when_the_bar_has_more_to_say(new_page: NewPage) -> None:
    page = new_page(plain=True, lang="ru", width=1280, height=720)
    ask(page, "turn")
    before = page.evaluate(STANDS)
    assert len(before) > 3
    page.locator("[data-words]").click()
    page.wait_for_selector(".every")
    assert page.evaluate(STANDS) == before, "the list of all choices opens"
    bottom = "() => document.querySelector('.every').getBoundingClientRect().bottom <= innerHeight"
    assert page.evaluate(bottom)
    page.locator("[data-words]").click()
    page.locator(".fan .piece:has(.can)").first.click()
    page.wait_for_selector(".prompt [data-act=build]")
    expect(page.locator(".prompt .pictured [data-picture]")).to_be_visible()
    assert page.evaluate(STANDS) == before, "a card is picked"


# Buildings of the neighbors that are cut off by their panel.
UNSEEN_BUILDINGS = """() => [...document.querySelectorAll(".side .nb .bl")].filter((node) => {
  const box = node.getBoundingClientRect();
  return ["built", "nb"].some((name) => {
    const around = node.closest(`.${name}`).getBoundingClientRect();
    return box.height < 20 || box.bottom > around.bottom + 3 || box.top < around.top - 3;
  });
}).map((node) => node.textContent.trim())"""


def test_all_buildings_of_both_neighbors_are_seen_in_the_last_age(new_page: NewPage) -> None:
    page = new_page(lang="ru", width=1280, height=720, plain=True)
    position = position_in_the_last_age(7)
    open_table(page, {"game": "classic", "players": 7, "position": position})
    wait_until(page, "() => document.querySelector('.prompt.asking')")
    assert page.locator(".side .nb .bl").count() > 12
    for width, height in ((1280, 720), (1440, 900), (1920, 1080), (2560, 1440)):
        page.set_viewport_size({"width": width, "height": height})
        for _ in range(40):  # large screens zoom the table a moment later
            if not (hidden := page.evaluate(UNSEEN_BUILDINGS)):
                break
            page.wait_for_timeout(50)
        assert hidden == [], f"{width}x{height}"


# Buildings of the own city without a legible name or number.
UNREADABLE = """() => [...document.querySelectorAll("[data-own] [data-piece^='card:']")].filter((node) => {
  const name = node.querySelector(".nm");
  const size = (one) => parseFloat(getComputedStyle(one).fontSize);
  return !name || !name.offsetParent || size(name) < 13 || name.scrollWidth > name.clientWidth + 1
    || [...node.querySelectorAll(".t b")].some((one) => size(one) < 10);
}).map((node) => node.textContent.trim())"""


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_phone_names_every_building_of_my_city(new_page: NewPage, lang: str) -> None:
    page = new_page(lang=lang, width=390, height=844, plain=True)
    position = position_in_the_last_age(7)
    open_table(page, {"game": "classic", "players": 7, "position": position})
    wait_until(page, "() => document.querySelector('.prompt.asking')")
    page.locator(".tabs button").nth(2).click()
    built = page.locator("[data-own] [data-piece^='card:']")
    expect(built.first).to_be_visible()
    assert built.count() == len(position["cities"][0]["cards"])
    for width, height in ((390, 844), (360, 640)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(UNREADABLE) == [], f"{width}x{height}"
        assert not page.evaluate("document.documentElement.scrollWidth > innerWidth")


def position_in_the_last_age(players: int) -> dict[str, Any]:
    """Returns a position of the last age of 7 Wonders in which everybody has built what they could."""
    game = pharos.new_game("classic", players=players, seed=3)
    chance = random.Random(3)
    while True:
        table = game.position()
        if (
            table["age"] == 3
            and game.waiting[0] == 0
            and all(len(city["cards"]) > 12 for city in table["cities"])
        ):
            return table
        seat = game.waiting[0]
        choices = [str(choice) for choice in game.choices(seat)]
        built = [choice for choice in choices if choice.startswith("build:")]
        game.choose(seat, chance.choice(built or choices))


def test_axe_finds_nothing_at_any_question(new_page: NewPage) -> None:
    page = new_page(plain=True)
    judge = Judge(page)
    for name in share(("draft", "recruit", "team", "copy", "losses"), 0, 2):
        ask(page, name)
        judge.look(name)
    judge.verdict()


def test_partners_see_what_is_shown_and_talk_alone(new_page: NewPage) -> None:
    ada, bruno, clio = (new_page(plain=True) for _ in range(3))
    settings = EVERYTHING | {"players": 4, "options": {"teams": True}}
    table = open_table(ada, settings, people=3)
    for seat, page in ((1, bruno), (2, clio)):
        page.wait_for_selector(".me", state="attached")
        page.goto(f"/t/{table}")
        page.locator(".seats .btn.main").first.click()
        page.wait_for_selector(f".seat:nth-child({seat + 1}):has-text('you')")
    ada.locator(".room .btn.main").click()
    for page in (ada, bruno, clio):
        page.wait_for_selector(".draftbox")
    assert bruno.locator(".shared .lead1").count() == 0
    ada.locator(".showhand").click()
    bruno.wait_for_selector(".shared .lead1")
    assert bruno.locator(".shared .lead1").count() == 4
    assert clio.locator(".shared .lead1").count() == 4, "the computer shows its leaders"
    ada.locator("[data-part=log] [role=tab]").nth(1).click()
    ada.locator("[data-part=log] input").fill("Leave me the Library")
    ada.locator("[data-part=log] form button").click()
    bruno.locator("[data-part=log] [role=tab]").nth(1).click()
    bruno.wait_for_selector("[data-part=log] li:has-text('Library')")
    clio.locator("[data-part=log] [role=tab]").nth(1).click()
    clio.wait_for_timeout(300)
    assert "Library" not in clio.content()


def test_whoever_resigns_learns_what_follows_and_the_seat_shows_it(new_page: NewPage) -> None:
    ada, bruno = new_page(plain=True), new_page(plain=True, lang="ru")
    clio = new_page(plain=True, width=390, height=844)
    table = open_table(ada, {"game": "classic", "players": 3}, people=3)
    for page in (bruno, clio):
        page.wait_for_selector(".me", state="attached")
        page.goto(f"/t/{table}")
        page.locator(".seats .btn.main").first.click()
        page.wait_for_selector("[data-name] input")
    ada.locator(".room .btn.main").click()
    for page in (ada, bruno, clio):
        page.wait_for_selector(".prompt")
    bruno.locator(".menuwrap > button").click()
    bruno.get_by_role("button", name="Сдаться", exact=True).click()
    told = bruno.locator(".menu .resigning")
    expect(told).to_contain_text("За вас доиграет компьютер")
    expect(told).to_contain_text("Вернуться можно в любой момент")
    bruno.locator(".menu .btn.danger").click()
    expect(ada.locator("[data-other]", has_text="computer playing")).to_have_count(1)
    expect(clio.locator(".tiny [data-stand-in]")).to_have_count(1)
    bruno.get_by_role("button", name="Вернуться в игру").click()
    expect(ada.locator("[data-other]", has_text="computer playing")).to_have_count(0)
    expect(clio.locator(".tiny [data-stand-in]")).to_have_count(0)


def test_on_a_phone_chat_and_a_shown_hand_leave_a_sign(new_page: NewPage) -> None:
    ada = new_page(plain=True)
    bruno = new_page(plain=True, lang="ru", width=390, height=844)
    settings = EVERYTHING | {"players": 4, "options": {"teams": True}}
    table = open_table(ada, settings, people=2)
    bruno.wait_for_selector(".me", state="attached")
    bruno.goto(f"/t/{table}")
    bruno.locator(".seats .btn.main").first.click()
    ada.locator(".room .btn.main").click()
    for page in (ada, bruno):
        page.wait_for_selector(".draftbox")
    bruno.wait_for_timeout(500)
    assert bruno.locator(".badge").count() == 0
    ada.locator(".showhand").click()
    bruno.wait_for_selector("[data-to=cities] .badge[data-hand]")
    toast = bruno.locator("[data-toast]")
    assert "показывает вам свои карты" in toast.inner_text()
    bruno.locator("[data-to=cities]").click()
    assert bruno.locator("[data-hand]").count() == 0
    # Phrases are shown in the reader's language, in the team chat and in the table chat.
    for tab, number in ((1, 1), (2, 2)):
        ada.locator("[data-part=log] [role=tab]").nth(tab).click()
        ada.locator("[data-part=log] .phrases").get_by_text("Good luck").click()
        bruno.wait_for_selector(f"[data-to=log] .badge:has-text('{number}')")
        assert "Удачи" in toast.inner_text()
    bruno.locator("[data-to=log]").click()
    assert bruno.locator("[data-to=log] .badge").count() == 0
    bruno.locator("[data-part=log] [role=tab]").nth(1).click()
    bruno.wait_for_selector(".chat li:has-text('Удачи')")
    assert bruno.locator(".phrases button").count() == 10
