"""The score pad and the card gallery in use."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.depth import share
from tests.browser.player import wait_until
from tests.browser.test_access import AXE, RUN, UNNAMED
from tests.browser.test_names import OTHER_NOUNS, RAW, SAID
from tests.browser.test_words import CROPPED, WIDE


class Inspection:
    """General checks of the current page, including dialogs, which hide the header."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self.wrong: dict[str, list[str]] = {}

    def look(self, name: str) -> None:
        """Checks with axe, and for missing names, raw ids and overflow."""
        page = self._page
        page.wait_for_timeout(120)
        if not page.evaluate("'axe' in window"):
            page.evaluate(AXE.read_text("utf-8"))
        lang = str(page.evaluate("document.documentElement.lang"))
        said = [text for text in page.evaluate(SAID) if RAW.search(text) or OTHER_NOUNS[lang].search(text)]
        wide = page.evaluate(WIDE)
        found = [*page.evaluate(RUN), *page.evaluate(UNNAMED), *page.evaluate(CROPPED), *said]
        if wide > 0:
            found.append(f"{wide} px too wide")
        if found:
            self.wrong[f"{name}, {lang}"] = found

    def speak(self, lang: str, theme: str) -> None:
        """Switches language and theme."""
        if self._page.evaluate("document.documentElement.lang") != lang:
            self._page.locator("header .seg button[aria-pressed=false]").click()
            wait_until(self._page, "lang => document.documentElement.lang === lang", lang)
        if self._page.evaluate("document.documentElement.dataset.theme") != theme:
            self._page.locator("header > .ico").click()

    def verdict(self) -> None:
        """Asserts that nothing was found, and that no text is missing."""
        assert not self.wrong
        assert not self._page.evaluate("document.documentElement.dataset.missing")


def total(page: Page, seat: int) -> str:
    """Returns the total of a player on the sheet."""
    return page.locator(f"[data-total='{seat}']").inner_text().split()[-1]


def test_a_game_of_the_box_is_counted_kept_and_shared(new_page: NewPage) -> None:
    page = new_page(plain=True, path="/pad")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.locator("[data-expansion=leaders]").check()
    page.locator("[data-players]").select_option("3")
    page.locator("[data-enter='0']").click()
    page.locator("[data-board]").select_option("giza_a")
    page.get_by_role("button", name="More: Stages built").click()
    for card in ("altar", "scriptorium", "workshop", "scientists_guild", "spies_guild", "nebuchadnezzar"):
        page.locator(f"[data-chip={card}]").click()
    page.get_by_role("textbox", name="Coins").fill("11")
    page.locator(".worth .btn").click()
    # Giza 3, coins 3, Altar 2, symbols 1 + 1 + 1 + 7 with the wild one, a leader for one blue card.
    assert total(page, 0) == "19"
    note = page.locator(".sidenote").first.inner_text()
    assert note.startswith("Player 1: some of these cards depend on the neighbors")
    page.locator("[data-enter='1']").click()
    page.locator("[data-chip=barracks]").click()
    page.locator(".worth .btn").click()
    assert total(page, 0) == "20"
    page.locator("[data-cell=military-2]").fill("25")
    page.locator("[data-cell=military-2]").press("Enter")
    assert page.locator(".verdict").inner_text() == "Player 3 wins"
    page.reload()
    page.wait_for_selector(".padsheet")
    assert (total(page, 0), total(page, 2)) == ("20", "25")
    page.locator("[data-do=link]").click()
    wait_until(page, "document.querySelector('.saidline').textContent.includes('copied')")
    link = page.evaluate("navigator.clipboard.readText()")
    with page.expect_download() as saving:
        page.locator("[data-do=picture]").click()
    assert saving.value.path().read_bytes()[:4] == b"\x89PNG"
    other = new_page(plain=True, path=link, lang="ru")
    other.wait_for_selector(".padsheet")
    wait_until(other, "document.querySelector(\"[data-total='2']\").textContent.includes('25')")
    assert (total(other, 0), other.url.endswith("/pad")) == ("20", True)
    page.locator("[data-do=new]").click()
    assert total(page, 0) == "0"
    page.locator(".keptpad").click()
    assert total(page, 0) == "20"


def test_every_page_to_look_things_up_in_is_sound(new_page: NewPage) -> None:
    page = new_page(plain=True, width=360, height=740, path="/pad")
    page.wait_for_selector(".padsheet")
    inspection = Inspection(page)
    for lang, theme in share((("ru", "dark"), ("en", "light")), 0, 2):
        inspection.speak(lang, theme)
        page.locator("[data-game=classic]").click()
        for name in ("leaders", "cities"):
            page.locator(f"[data-expansion={name}]").check()
        page.locator("[data-teams]").check()
        page.locator("[data-cell=military-0]").fill("7")
        page.locator("[data-cell=military-0]").press("Enter")
        inspection.look("pad")
        page.locator("[data-enter='0']").click()
        page.locator("[data-board]").select_option("olympia_b")
        page.locator("[data-chip=courtesans_guild]").click()
        inspection.look("city of the pad")
        page.locator(".worth .btn").click()
        page.locator("[data-game=duel]").click()
        for name in ("pantheon", "agora"):
            page.locator(f"[data-expansion={name}]").check()
        page.locator("[data-ended]").select_option("political")
        page.locator("[data-enter='0']").click()
        page.locator("[data-chip=astarte]").click()
        inspection.look("city of a duel")
        page.locator(".worth .btn").click()
        inspection.look("pad of a duel")
        page.goto("/cards")
        page.wait_for_selector("[data-piece=altar]")
        # The full gallery is checked with the other pages; here a few pieces suffice.
        page.locator("[data-filter=kind]").select_option("token")
        inspection.look("gallery")
        page.locator(".filters .seg button").nth(1).click()
        page.locator("[data-filter=players]").select_option("5")
        page.locator("[data-filter=color]").select_option("green")
        assert page.locator(".exhibit .times").count() > 0
        page.locator(".filters input[type=search]").fill("zzz")
        inspection.look("nothing in the gallery")
        page.locator(".filters input[type=search]").fill("")
        page.locator("[data-filter=kind]").select_option("chains")
        inspection.look("chains")
        page.locator("[data-filter=kind]").select_option("token")
        page.goto("/cards#classic.card.library")
        page.wait_for_selector(".closeup .ruled a")
        inspection.look("card")
        page.goto("/pad")
        page.wait_for_selector(".padsheet")
    inspection.verdict()


def test_the_gallery_leads_to_chains_and_rules(new_page: NewPage) -> None:
    page = new_page(plain=True, path="/cards#classic.card.library")
    page.wait_for_selector(".closeup .linked a")
    assert page.locator(".closeup .linked li").count() == 4
    shown, linked = (page.locator(f".closeup {part}").bounding_box() for part in (".shown .card", ".linked"))
    assert shown
    assert linked
    assert shown["width"] > 400  # enlarged, with its chain
    assert linked["x"] > shown["x"] + shown["width"]
    assert [cell.inner_text() for cell in page.locator(".copies td").all()] == ["1", "1", "1", "2", "2"]
    page.locator(".closeup .linked a").last.click()
    wait_until(page, "document.querySelector('dialog[open] h2').textContent === 'University'")
    page.locator(".closeup .chapters a").first.click()
    page.wait_for_selector(".rulebook .ruling")
    page.go_back()
    page.wait_for_selector(".closeup")
    page.keyboard.press("Escape")
    page.wait_for_selector(".closeup", state="detached")
    assert page.url.endswith("/cards")


def test_the_pad_counts_by_large_buttons_and_knows_who_is_there(new_page: NewPage) -> None:
    page = new_page(plain=True, width=390, height=844)
    page.wait_for_selector("[data-play=duel]")
    page.locator("header .self").wait_for()
    page.goto("/pad")
    page.locator("[data-game=duel]").click()
    more = page.get_by_role("button", name="More: Military, Player 1")
    box = more.bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= 44
    more.click()
    more.click()
    page.get_by_role("button", name="Fewer: Military, Player 1").click()
    expect(page.locator("[data-total='0']")).to_have_text(re.compile("1$"))
    page.get_by_role("button", name="Score the cards again: Military, Player 1").click()
    expect(page.locator("[data-total='0']")).to_have_text("0")
    expect(page.locator("header .self")).to_be_visible()
