"""Somebody who knows nothing and only does what the page says finishes the guided games."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from pharos.table.lesson import lesson_named
from tests.browser.conftest import NewPage
from tests.browser.depth import THOROUGH
from tests.browser.player import WHAT_TO_CLICK, begin, go, wait_until
from tests.browser.test_access import AXE, RUN, Judge
from tests.browser.test_names import RAW, SAID, Reader
from tests.browser.test_words import CROPPED, WIDE, Narrow

ART = Path(__file__).resolve().parents[2] / "web" / "src" / "art"
SHEETS = [ART / f"{name}.svg" for name in ("symbols", "tokens", "duel-expansions")]
MEANT = ("res-", "sci-", "fam-", "ch-", "fx-", "tok-", "team-", "myth-")
"""Signs, as against pictures and buttons."""
SIGNS = (
    """() => [...document.querySelectorAll(".legend use")].map((use) => use.getAttribute("href").slice(1))"""
)

STANDS = "step => document.querySelector('.coach')?.dataset.step === step"
# What a newcomer sees: the words of the lesson, a button to go on, and what glows; nothing else is asked.
LOOK = """() => {
  const seen = (node) => node && node.offsetParent !== null;
  const coach = document.querySelector(".coach");
  if (!coach) return {};
  const lit = [...document.querySelectorAll("[data-glow=piece]")].filter(seen);
  return {
    step: coach.dataset.step,
    title: coach.querySelector("h2").textContent.trim(),
    says: coach.querySelector(".says").textContent.trim(),
    next: seen(coach.querySelector("[data-next]")),
    real: seen(coach.querySelector("[data-real]")),
    lit: lit.length,
    asked: Boolean(document.querySelector(".prompt.asking")),
  };
}"""
# The button in the bar before the piece on the table; nothing may lie over what glows. What is done is done
# to the step that was read: another may have come since.
SAME = "(document.querySelector('.coach')?.dataset.step ?? null) === step"
GO_ON = f"""step => {{
  const node = document.querySelector(".coach [data-next]");
  if (!node || !({SAME})) return "";
  const box = node.getBoundingClientRect();
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  if (!node.contains(top)) return "hidden";
  node.click();
  return "touched";
}}"""
TOUCH = """(step) => {
  if (document.querySelector(".coach")?.dataset.step !== step) return "";
  const seen = (node) => node.offsetParent !== null;
  const lit = [...document.querySelectorAll("[data-glow=piece]")].filter(seen);
  const node = lit.find((one) => one.closest(".prompt")) ?? lit.find((one) => one.closest(".tabs"))
    ?? lit.find((one) => one.closest(".city, .line, .heaven, .forum, .powers")) ?? lit[0];
  if (!node) return "";
  const box = node.getBoundingClientRect();
  const points = [[.5, .5], [.5, .15], [.15, .5], [.85, .5], [.5, .9], [.15, .1], [.85, .1]];
  const free = points.some(([x, y]) => {
    const top = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
    return top && !top.closest(".coach");
  });
  const levy = node.matches(".levy") ? node.querySelector("[data-main]") : node;
  levy.click();
  return free ? "touched" : `hidden: ${node.className}`;
}"""


def follow(page: Page, *, again: bool = False, most: int = 900) -> list[str]:
    """Does what the lesson says until it offers a real game; the steps that were said.

    `again` reloads the page at every step (in `make test` at every third) and goes on in the other language.
    """
    said: list[str] = []
    click = f"step => {{ if ({SAME}) ({WHAT_TO_CLICK})(); }}"
    for _ in range(most):
        now = page.evaluate(LOOK)
        if now and now["step"] and now["step"] not in said:
            assert now["title"], now
            assert now["says"], now
            said.append(now["step"])
            if again and (THOROUGH or len(said) % 3 == 1):
                page.reload()
                wait_until(page, STANDS, now["step"])
                assert page.evaluate(LOOK)["title"] == now["title"]
                page.locator("header .seg button[aria-pressed=false]").click()
                wait_until(
                    page,
                    "title => document.querySelector('.coach h2')?.textContent.trim() !== title",
                    now["title"],
                )
        elif not now:
            pass
        elif now["real"]:
            return said
        elif now["next"]:
            assert page.evaluate(GO_ON, now["step"]) != "hidden", now["step"]
        elif now["lit"]:
            touched = page.evaluate(TOUCH, now["step"])
            assert not touched.startswith("hidden"), (now["step"], touched)
        elif now["asked"] and not now["step"]:
            page.evaluate(click, now["step"])
        page.wait_for_timeout(50)
    raise AssertionError(f"the lesson does not end; it said {said}, and last {page.evaluate(LOOK)}")


def begin_lesson(page: Page, name: str) -> None:
    """From the start page to the table of a lesson, as a newcomer would."""
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


@pytest.mark.parametrize("name", ["classic", "pantheon", "agora", "leaders", "cities"])
def test_a_newcomer_finishes_the_other_lessons(new_page: NewPage, name: str) -> None:
    small = name in ("agora", "cities")
    page = new_page(
        lang="ru" if small else "en",
        width=390 if small else 1440,
        height=844 if small else 900,
        plain=True,
        path=f"/learn/{name}",
    )
    page.wait_for_selector(".coach[data-step]")
    said = follow(page)
    assert set(said) == {step.id for step in lesson_named(name).step}
    go(page, "/learn")
    expect(page.locator(f"[data-lesson={name}] small")).to_contain_text("пройден" if small else "finished")


def test_another_choice_is_allowed_and_explained(new_page: NewPage) -> None:
    page = new_page(plain=True, path="/learn/duel")
    for _ in range(2):
        page.locator(".coach [data-next]").click()
    expect(page.locator(".coach")).to_have_attribute("data-step", "make")
    # A card that lies under others: the engine says why not, and names the rule.
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
