"""A beginner who only follows the instructions completes the lessons."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from pharos.table.lesson import lesson_named
from tests.browser import newcomer
from tests.browser.conftest import NewPage
from tests.browser.depth import THOROUGH
from tests.browser.player import WHAT_TO_CLICK, begin, go, play_by_clicking, wait_until
from tests.browser.test_access import AXE, RUN, Judge
from tests.browser.test_names import RAW, SAID, Reader
from tests.browser.test_words import CROPPED, WIDE, Narrow

ART = Path(__file__).resolve().parents[2] / "web" / "src" / "art"
SHEETS = [ART / f"{name}.svg" for name in ("symbols", "tokens", "duel-expansions")]
MEANT = ("res-", "sci-", "fam-", "ch-", "fx-", "tok-", "team-", "myth-")
"""Prefixes of icons with a meaning, as opposed to pictures and buttons."""
SIGNS = (
    """() => [...document.querySelectorAll(".legend use")].map((use) => use.getAttribute("href").slice(1))"""
)

# Buttons of the result that are cut off by its frame.
CUT = """() => {
  const frame = document.querySelector(".result").getBoundingClientRect();
  return [...document.querySelectorAll(".result .next .acts > *")].filter((node) => {
    const box = node.getBoundingClientRect();
    return box.width && (box.left < frame.left || box.right > frame.right);
  }).map((node) => node.textContent.trim() || node.getAttribute("aria-label"));
}"""

STANDS = "step => document.querySelector('.coach')?.dataset.step === step"
SAME = "(document.querySelector('.coach')?.dataset.step ?? null) === step"


def follow(page: Page, *, again: bool = False, until: str = "", most: int = 900) -> list[str]:
    """Follows a lesson until it offers a real game; returns the steps shown.

    All pieces are touched where they are, and every highlighted piece must always be reachable. `again`
    reloads the page at every step (in `make test` at every third) and switches the language. `until` is
    the last step to follow.
    """
    said: list[str] = []
    click = f"step => {{ if ({SAME}) ({WHAT_TO_CLICK})(); }}"
    for _ in range(most):
        now = newcomer.read(page)
        for _ in range(20):
            if now is None or not newcomer.unreachable(now):
                break
            page.wait_for_timeout(50)
            now = newcomer.read(page)
        if now is None:
            page.wait_for_timeout(50)
            continue
        assert not newcomer.unreachable(now), (now["step"], newcomer.unreachable(now))
        if until in said and now["step"] != until:
            return said
        if now["step"] and now["step"] not in said:
            assert now["title"], now
            assert now["says"] or now["todo"], now
            said.append(now["step"])
            if again and (THOROUGH or len(said) % 3 == 1):
                page.reload()
                wait_until(page, STANDS, now["step"])
                assert (newcomer.read(page) or {})["title"] == now["title"]
                page.locator("header .seg button[aria-pressed=false]").click()
                wait_until(
                    page,
                    "title => document.querySelector('.coach h2')?.textContent.trim() !== title",
                    now["title"],
                )
        elif now["real"]:
            return said
        elif now["next"]:
            newcomer.touch(page, now["next"]["at"])
        elif now["lit"]:
            newcomer.touch(page, now["lit"][0]["at"])
        elif now["asked"] and not now["step"]:
            page.evaluate(click, now["step"])
        page.wait_for_timeout(50)
    raise AssertionError(f"the lesson does not end; it said {said}, and last {newcomer.read(page)}")


def begin_lesson(page: Page, name: str) -> None:
    """Opens a lesson from the start page, as a beginner would."""
    page.locator(f".newcomer a[href='/learn/{name}']").click()
    page.wait_for_selector(".coach[data-step]")


SCREENS = [("ru", 390, 844, "dark")]
if THOROUGH:
    SCREENS += [
        ("en", 1440, 900, "light"),
        ("ru", 1440, 900, "dark"),
        ("en", 390, 844, "light"),
        ("en", 844, 390, "light"),
        ("ru", 800, 1100, "dark"),
    ]


@pytest.mark.parametrize(("lang", "width", "height", "theme"), SCREENS)
def test_a_newcomer_finishes_the_guided_duel(
    new_page: NewPage, lang: str, width: int, height: int, theme: str
) -> None:
    page = new_page(lang=lang, theme=theme, width=width, height=height, plain=True)
    begin_lesson(page, "duel")
    assert follow(page, again=True) == [step.id for step in lesson_named("duel").step]
    assert not page.evaluate("document.documentElement.dataset.missing")
    page.locator(".coach [data-real]").click()
    wait_until(page, "() => document.querySelector('.draft') && !document.querySelector('.coach')")


SHAPES = {"phone": (390, 844), "lying": (844, 390), "tablet": (768, 1024), "desk": (1280, 720)}
OTHERS = [
    ("classic", "phone", "ru"),
    ("pantheon", "phone", "en"),
    ("agora", "lying", "ru"),
    ("leaders", "tablet", "en"),
    ("cities", "phone", "ru"),
]
if THOROUGH:
    names = ("duel", "classic", "pantheon", "agora", "leaders", "cities")
    OTHERS = [(name, shape, lang) for name in names for shape in SHAPES for lang in ("en", "ru")]


@pytest.mark.parametrize(("name", "shape", "lang"), OTHERS)
def test_a_newcomer_finishes_the_other_lessons(new_page: NewPage, name: str, shape: str, lang: str) -> None:
    width, height = SHAPES[shape]
    page = new_page(lang=lang, width=width, height=height, plain=True, path=f"/learn/{name}")
    page.wait_for_selector(".coach[data-step]")
    said = follow(page)
    assert set(said) == {step.id for step in lesson_named(name).step}
    kept = page.evaluate("JSON.parse(localStorage.getItem('lessons'))")
    assert kept[name]["over"] is True
    if THOROUGH:
        then_a_game(page, f"{name} {shape} {lang}")


def test_on_a_low_screen_the_bar_contains_all_texts_of_a_step(new_page: NewPage) -> None:
    page = new_page(lang="ru", width=1280, height=720, plain=True, path="/learn/classic")
    page.wait_for_selector(".coach[data-step]")
    assert follow(page, until="trade")[-1] == "trade"


def then_a_game(page: Page, seed: str) -> None:
    """Follows the primary button to a game against the weakest level, and plays it to its end."""
    assert page.locator("main .btn.main:visible").count() == 1
    now = newcomer.read(page)
    assert now is not None
    newcomer.touch(page, now["real"]["at"])
    wait_until(page, "() => document.querySelector('.prompt.asking') && !document.querySelector('.coach')")
    table = page.url.rsplit("/", 1)[-1]
    state = page.evaluate("async (id) => (await fetch(`/api/tables/${id}`)).json()", table)["state"]
    assert {seat["level"] for seat in state["seats"][1:]} == {"beginner"}
    newcomer.play(page, random.Random(seed))
    assert not page.evaluate("document.documentElement.dataset.missing")


def test_after_a_lesson_comes_the_weakest_opponent(new_page: NewPage) -> None:
    """The primary button leads to a game that a beginner can win."""
    page = new_page(width=390, height=844, plain=True, path="/learn/pantheon")
    page.wait_for_selector(".coach[data-step]")
    follow(page)
    then_a_game(page, "pantheon")
    expect(page.locator("[data-seatbox] .medal [data-face=beginner]")).to_be_visible()
    page.wait_for_selector(".result .next .acts .btn.main")
    assert page.evaluate(CUT) == []


def test_another_choice_is_allowed_and_explained(new_page: NewPage) -> None:
    page = new_page(plain=True, path="/learn/duel")
    page.locator(".coach [data-next]").click()
    play_by_clicking(page, until="() => document.querySelector('.coach')?.dataset.step === 'structure'")
    page.locator(".coach [data-next]").click()
    expect(page.locator(".coach")).to_have_attribute("data-step", "make")
    # A covered card: the engine explains why it is not available, and names the rule.
    page.locator(".pyr .piece[aria-disabled=true]").first.click(force=True, position={"x": 20, "y": 10})
    expect(page.locator(".coach .aside")).to_contain_text(re.compile("Not possible now.*DUEL-", re.S))
    page.locator(".pyr [data-card=theater]").click()
    page.locator(".prompt [data-act=build]").click()
    expect(page.locator(".coach .aside")).to_contain_text("Build Theater")
    expect(page.locator(".coach")).to_have_attribute("data-step", "make")
    wait_until(page, "() => document.querySelectorAll('[data-glow=piece]').length > 0")
    page.goto("/")
    page.locator(".tables a[href^='/t/']").first.click()
    expect(page.locator(".coach")).to_have_attribute("data-step", "make")


def test_lessons_are_for_everybody(new_page: NewPage) -> None:
    page = new_page(width=360, height=740, plain=True, path="/learn")
    page.wait_for_selector(".lesson")
    judge, narrow, reader = Judge(page), Narrow(page), Reader(page)
    judge.look("lessons")
    narrow.look("lessons")
    reader.read()
    go(page, "/learn/duel")
    page.wait_for_selector(".coach[data-step=goal]")
    judge.look("coach")
    narrow.look("coach")
    reader.read()
    judge.verdict()
    narrow.verdict()
    reader.verdict()


def test_every_sign_stands_in_the_legend(new_page: NewPage) -> None:
    page = new_page(width=390, height=844, plain=True, path="/rules")
    page.wait_for_selector(".strip")
    shown: set[str] = set()
    for lang in ("en", "ru"):
        page.keyboard.press("?")
        for number in (2, 1):
            page.locator(f".legend .seg button:nth-child({number})").click()
            wait_until(
                page,
                f"() => document.querySelector('.legend .seg button:nth-child({number})[aria-pressed=true]')",
            )
            shown |= set(page.evaluate(SIGNS))
            if THOROUGH or (lang, number) in (("en", 2), ("ru", 1)):
                page.evaluate(AXE.read_text("utf-8"))
                assert not page.evaluate(RUN), (lang, number)
            assert not page.evaluate(CROPPED), (lang, number)
            assert page.evaluate(WIDE) <= 0
            assert not [text for text in page.evaluate(SAID) if RAW.search(text)]
        page.keyboard.press("Escape")
        page.locator("header .seg button[aria-pressed=false]").click()
    sheets = "".join(sheet.read_text("utf-8") for sheet in SHEETS)
    meant = {sign for sign in re.findall(r'<symbol id="([^"]+)"', sheets) if sign.startswith(MEANT)}
    assert len(meant) > 60
    assert sorted(meant - shown) == []
    assert not page.evaluate("document.documentElement.dataset.missing")


def test_the_table_says_which_rule_this_is(new_page: NewPage) -> None:
    page = new_page(plain=True)
    begin(page, "duel")
    page.locator(".menuwrap .ico").click()
    with page.context.expect_page() as opened:
        page.locator("[data-which]").click()
    expect(opened.value.locator("#DUEL-DRAFT-01")).to_be_focused()
