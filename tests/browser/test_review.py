"""Game analysis on the result page and in the review: both languages, phone and desktop, no axe findings."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import NewPage
from tests.browser.depth import THOROUGH
from tests.browser.player import begin, finish, go, play_by_clicking, wait_until
from tests.browser.test_access import AXE, RUN, UNNAMED
from tests.browser.test_replay import random_record

REVIEWED = "() => document.querySelector('[data-review=rough], [data-review=full]')"
MISSING = "document.documentElement.dataset.missing || ''"
COVERED = """(place) => {
  const node = document.querySelector(place);
  const box = node.getBoundingClientRect();
  const at = [0.1, 0.5, 0.9].flatMap((x) => [0.25, 0.75].map((y) => [x, y]));
  const over = at
    .map(([x, y]) => document.elementFromPoint(box.left + x * box.width, box.top + y * box.height))
    .find((one) => !node.contains(one) && !one?.contains(node));
  return over ? over.className || over.tagName : "";
}"""
"""What lies over an element, or nothing."""
SIDEWAYS = "document.documentElement.scrollWidth - innerWidth"
SCREENS = [
    ("en", 1280, 720, "light"),
    ("ru", 390, 844, "dark"),
    ("en", 390, 844, "light"),
    ("ru", 1280, 720, "dark"),
]

WARNED = {
    "warn": True,
    "loss": 0.3,
    "deviation": 0.01,
    "reasons": [{"kind": "opens_unknown", "of": "played"}],
}


def sound(page: Page) -> None:
    """Asserts that no text is missing, nothing scrolls sideways, and axe finds nothing."""
    assert page.evaluate(MISSING) == ""
    assert page.evaluate(SIDEWAYS) <= 1
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    assert [*page.evaluate(RUN), *page.evaluate(UNNAMED)] == []


@pytest.mark.parametrize(("lang", "width", "height", "theme"), SCREENS if THOROUGH else SCREENS[:2])
def test_a_result_tells_what_decided_it_and_leads_to_its_review(
    new_page: NewPage, lang: str, width: int, height: int, theme: str
) -> None:
    page = new_page(lang=lang, width=width, height=height, theme=theme, plain=True)
    begin(page, "duel")
    finish(page)
    wait_until(page, REVIEWED, seconds=60)
    expect(page.locator("[data-say]")).not_to_be_empty()
    expect(page.locator(".result .river")).to_be_visible()
    assert page.locator(".result .btn.main").count() == 1
    sound(page)
    page.locator("[data-review-link]").click()
    scrubber = page.locator("[data-scrubber]")
    scrubber.wait_for()
    last = int(scrubber.get_attribute("aria-valuemax") or 0)
    assert last > 20
    page.keyboard.press("PageDown")
    expect(scrubber).to_have_attribute("aria-valuenow", "10")
    page.keyboard.press("ArrowRight")
    expect(scrubber).to_have_attribute("aria-valuenow", "11")
    assert "at=11" in page.url
    expect(page.locator(".verdict h2")).not_to_be_empty()
    box = scrubber.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] * 0.6, box["y"] + box["height"] / 2)
    wait_until(page, f"() => document.querySelector('[data-scrubber]').ariaValueNow > {last // 3}")
    sound(page)
    go(page, "/numbers/me")
    page.wait_for_selector("#m-ends")
    expect(page.locator("section:has(#m-opponents) tbody tr")).to_have_count(1)
    sound(page)


def test_a_phone_in_landscape_shows_a_review_without_scrolling(new_page: NewPage, tmp_path: Path) -> None:
    page = new_page(plain=True, width=844, height=390)
    file = tmp_path / "duel.json"
    file.write_text(json.dumps(random_record("duel", 2, ())), "utf-8")
    page.set_input_files("input[type=file]", str(file))
    wait_until(page, "() => document.querySelector('.verdict h2')?.textContent", seconds=60)
    page.keyboard.press("n")
    page.locator(".verdict .why").wait_for()
    outside = """() => [".verdict h2", ".dock .thumbs", ".dock .fault", ".tabs", ".mid"].filter((place) => {
      const box = document.querySelector(place)?.getBoundingClientRect();
      if (!box || box.width < 40) return true;
      return box.top < 0 || box.bottom > innerHeight + 1 || box.right > innerWidth + 1;
    })"""
    assert page.evaluate(outside) == []
    assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 1
    for place in (".verdict h2", ".dock .fault", ".tabs", ".mid"):
        assert page.evaluate(COVERED, place) == "", f"{place} is covered"
    page.locator(".tabs button").nth(1).click()
    sound(page)


def test_a_review_of_several_players_is_listed_shared_and_played_on(
    new_page: NewPage, tmp_path: Path
) -> None:
    page = new_page(plain=True, width=1280, height=720)
    file = tmp_path / "five.json"
    file.write_text(json.dumps(random_record("classic", 3, ())), "utf-8")
    page.set_input_files("input[type=file]", str(file))
    page.locator("[data-scrubber]").wait_for(timeout=60_000)
    rows = page.locator(".moves li")
    assert rows.count() > 30
    rows.nth(9).locator("button").click()
    expect(page.locator(".moves [aria-current=step] .n")).to_have_text("10")
    page.get_by_role("button", name="Mine", exact=True).click()
    assert page.locator(".moves li").count() < 30
    page.get_by_role("button", name="Save picture").click()
    expect(page.locator("dialog img")).to_be_visible()
    page.keyboard.press("Escape")
    sound(page)
    page.get_by_role("button", name="Play from here").click()
    page.locator("[data-play-on]").click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector(".prompt")


OUTLINE = """() => {
  const piece = document.createElement("i");
  piece.dataset.judged = "best";
  document.body.append(piece);
  const width = getComputedStyle(piece).outlineWidth;
  piece.remove();
  return width;
}"""
"""The width of the outline around a piece that a hint names."""


@pytest.mark.parametrize(("lang", "width", "height", "theme"), SCREENS if THOROUGH else SCREENS[:2])
def test_puzzles_and_the_daily_deal(
    new_page: NewPage, lang: str, width: int, height: int, theme: str
) -> None:
    page = new_page(lang=lang, width=width, height=height, theme=theme, plain=True, path="/puzzles")
    page.wait_for_selector("[data-today]")
    page.locator(".theme").first.click()
    assert page.locator(".rows li").count() > 5
    sound(page)
    page.locator("[data-today]").click()
    page.wait_for_selector("[data-puzzle-hint]")
    page.locator("[data-puzzle-hint]").click()
    expect(page.locator(".goal .hint")).not_to_be_empty()
    assert page.evaluate(OUTLINE) == "4px"
    sound(page)
    play_by_clicking(page, until="() => document.querySelector('.answer')", clicks=12)
    if page.locator("[data-again]").count():
        page.locator("[data-again]").click()
        page.locator("[data-give-up]").click()
    page.wait_for_selector(".answer [data-next]")
    assert page.locator(".answer ol li").count() >= 1
    sound(page)
    page.locator("[data-next]").click()
    page.wait_for_selector("[data-puzzle-hint]")
    go(page, "/daily")
    page.wait_for_selector("[data-play-daily]")
    sound(page)
    page.locator("[data-game=classic]").click()
    expect(page.locator("[data-game=classic]")).to_have_attribute("aria-pressed", "true")
    page.wait_for_selector("[data-play-daily]")
    page.locator("[data-play-daily]").click()
    page.wait_for_url("**/t/*")


@pytest.mark.parametrize(("lang", "width", "height", "theme"), SCREENS if THOROUGH else SCREENS[1:2])
def test_the_daily_deal_ranks_members_and_clubs(
    new_page: NewPage, lang: str, width: int, height: int, theme: str
) -> None:
    """Simulates a deal that was played by some members of two clubs."""

    def with_clubs(route: Route) -> None:
        deal = route.fetch().json()
        mine = {
            "date": deal["date"],
            "game": "duel",
            "won": True,
            "margin": 7,
            "lost": 0.21,
            "rank": 1,
            "of": 4,
        }
        places = [
            {**mine, "name": "Ann", "you": True, "score": 100},
            {**mine, "name": "Ben", "rank": 2, "score": 0},
        ]
        team = {"tables": 2, "score": 63, "margin": 4, "week": 58, "days": 2, "rank": 1, "yours": True}
        deal |= {
            "mine": mine,
            "ranking": places,
            "clubs": [{"id": "harbor", "name": "Harbor Club", "places": places}],
            "teams": [
                {**team, "id": "harbor", "name": "Harbor Club"},
                {
                    **team,
                    "id": "hill",
                    "name": "Клуб на холме",
                    "tables": 5,
                    "score": 37,
                    "rank": 2,
                    "yours": False,
                },
            ],
        }
        route.fulfill(json=deal)

    page = new_page(lang=lang, width=width, height=height, theme=theme, plain=True)
    page.route("**/api/daily/duel", with_clubs)
    go(page, "/daily")
    page.wait_for_selector("[data-teams]")
    teams = page.locator("li.team")
    expect(teams).to_have_count(2)
    expect(teams.first).to_contain_text("Harbor Club")
    expect(teams.first.locator(".lost")).to_have_text("63")
    expect(teams.last).to_contain_text("5 tables" if lang == "en" else "5 столов")
    expect(page.locator("[data-club]")).to_have_count(1)
    sound(page)


@pytest.mark.parametrize(("lang", "width", "height", "theme"), SCREENS if THOROUGH else SCREENS[1:2])
def test_the_lamp_tells_how_one_does_and_gives_ideas(
    new_page: NewPage, lang: str, width: int, height: int, theme: str
) -> None:
    page = new_page(lang=lang, width=width, height=height, theme=theme, plain=True)
    begin(page, "duel")
    play_by_clicking(page, until="() => document.querySelector('.pyr .can')")
    page.locator("[data-lamp]").click()
    page.locator("[data-ideas]").click()
    expect(page.locator("[data-hint] ol li").first).to_be_visible()
    assert page.locator("[data-hint] ol li").count() <= 3
    assert page.locator("[data-hint] ol li:not(:has(.why))").count() == 0
    assert page.locator("[data-idea]").count() >= 1
    page.locator("[data-coach]").check()
    sound(page)
    page.keyboard.press("h")
    expect(page.locator("[data-hint]")).to_have_count(0)
    page.route(
        "**/coach",
        lambda route: route.fulfill(json=WARNED),
    )
    play_by_clicking(page, until="() => document.querySelector('[data-warning]')", clicks=6)
    said = " ".join(page.locator("#coach-why").inner_text().split())
    assert (" 30 points of win chance. It reveals a new card." in said) or (
        " 30 пунктов шанса на победу. Этот ход открывает новую карту." in said
    ), said
    sound(page)
    page.keyboard.press("Enter")
    expect(page.locator("[data-warning]")).to_have_count(0)
    play_by_clicking(page, until="() => document.querySelector('[data-warning]')", clicks=6)
    number = page.locator("main").get_attribute("data-number")
    page.locator("[data-anyway]").click()
    expect(page.locator("main")).not_to_have_attribute("data-number", number or "")
