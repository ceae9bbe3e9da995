"""All rules can be read, searched and linked to, in both languages."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from playwright.sync_api import expect

from pharos import rulebook
from tests.browser.conftest import NewPage
from tests.browser.player import begin, play_by_clicking
from tests.browser.test_access import Judge
from tests.browser.test_words import Narrow

ANSWERED_MS = 50
PATIENCE = 10
"""Factor on the time limits for a machine busy with other tests; the measured times are in the docs."""

READ = """() => [...document.querySelectorAll('[data-rule]')].map(
  (rule) => [rule.dataset.rule, rule.querySelector('[data-text]').textContent.trim()])"""
TYPE = """async (wanted) => {
  const field = document.querySelector('.finder input');
  const times = [];
  for (let again = 0; again < 5; again++) for (const words of ['', wanted]) {
    const begun = performance.now();
    field.value = words;
    field.dispatchEvent(new InputEvent('input', {bubbles: true}));
    await Promise.resolve();
    await new Promise((done) => queueMicrotask(done));
    document.body.getBoundingClientRect();
    if (words) times.push(performance.now() - begun);
    if (!words === !!document.querySelector('.found')) throw new Error('not answered yet');
  }
  return {ms: Math.min(...times), shown: document.querySelectorAll('[data-rule] mark').length};
}"""


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_rule_is_there_in_the_language_that_is_read(new_page: NewPage, lang: str) -> None:
    page = new_page(lang=lang, plain=True, path="/rules")
    for book, count in Counter(rule.book for rule in rulebook.rules()).items():
        page.locator(f"[data-book={book}]").click()
        expect(page.locator(".tally")).to_contain_text(str(count))
        # A book starts with an introductory page, followed by the numbered rules.
        assert page.locator(".firstpage article a").count() >= 3
        assert page.evaluate(
            "document.querySelector('.firstpage').compareDocumentPosition("
            "document.querySelector('[data-rule]')) & Node.DOCUMENT_POSITION_FOLLOWING"
        )
        shown = dict(page.evaluate(READ))
        assert shown == {rule.id: rule.text(lang).strip() for rule in rulebook.rules() if rule.book == book}
        assert all(shown.values())
    assert page.evaluate("document.documentElement.dataset.missing") is None


def test_rules_are_found_while_typing(new_page: NewPage) -> None:
    page = new_page(plain=True, path="/")
    page.locator(".shelf a[href='/rules']").click()
    page.wait_for_selector("[data-rule]")
    field = page.get_by_role("searchbox")
    found = page.locator(".found [data-rule]")
    field.press_sequentially("duel-trade-05")
    expect(found.first).to_have_attribute("data-rule", "DUEL-TRADE-05")
    field.fill("банку сопернику")
    expect(page.locator(".found [data-rule=DUEL-TRADE-02]")).to_contain_text("bank")
    field.fill("zzzz")
    expect(page.get_by_role("status")).to_contain_text("No matching rules")
    page.get_by_role("button", name="Clear").click()
    expect(field).to_be_focused()
    expect(page.locator("#DUEL-TRADE-02")).to_be_visible()

    for wanted in ("c", "card", "the opponent", "coins bank"):
        answer = page.evaluate(TYPE, wanted)
        assert answer["shown"] > 0
        assert answer["ms"] < ANSWERED_MS * PATIENCE, (wanted, answer)


def test_a_refusal_leads_to_its_rule(new_page: NewPage) -> None:
    page = new_page(plain=True)
    begin(page, "duel")
    play_by_clicking(page, until="() => document.querySelector('.pyr .can')")
    page.locator(".pyr .piece[aria-disabled=true]").first.click(force=True, position={"x": 20, "y": 10})
    rule = page.locator(".prompt .refusal").get_by_role("button", name=re.compile("Rule DUEL-"))
    id = rule.inner_text().split()[-1]
    rule.click()
    with page.context.expect_page() as opened:
        page.locator(".ruletext a").click()
    book = opened.value
    marked = book.locator(f"#{id}")
    expect(marked).to_be_focused()
    expect(marked).to_have_attribute("aria-current", "location")
    expect(marked).to_be_in_viewport()
    # Another address on the same page, in another book; then an invalid one.
    book.evaluate("location.hash = 'SW-TRADE-19'")
    expect(book.locator("#SW-TRADE-19")).to_be_in_viewport()
    book.go_back()
    expect(marked).to_be_focused()
    book.evaluate("location.hash = 'DUEL-NONE-01'")
    expect(book.get_by_role("status")).to_contain_text("There is no rule DUEL-NONE-01.")
    assert page.locator(".pyr").count() == 1


def test_axe_finds_nothing_in_the_rulebook_and_its_texts_fit(new_page: NewPage) -> None:
    page = new_page(width=360, height=740, plain=True, path="/rules#LEADERS-TEAM-01")
    expect(page.locator("#LEADERS-TEAM-01")).to_be_focused()
    page.wait_for_load_state("networkidle")
    expect(page.locator("#LEADERS-TEAM-01")).to_be_in_viewport(ratio=1)
    judge, narrow = Judge(page), Narrow(page)
    judge.look("a rule")
    narrow.look("a rule")
    page.get_by_role("searchbox").fill("DUEL-TRADE")
    judge.look("found")
    narrow.look("found")
    page.get_by_role("searchbox").fill("zzzz")
    narrow.look("nothing found")
    page.set_viewport_size({"width": 1440, "height": 900})
    judge.look("nothing found")
    judge.verdict()
    narrow.verdict()
