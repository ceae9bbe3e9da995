"""A server, a browser and people who use it.

A test that fails leaves a screenshot in build/browser, and with PHAROS_TEST_TRACE=1 a trace of all it did: a
trace of every test would cost more than the tests.
"""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Callable, Generator, Iterator
from pathlib import Path

import pytest
from playwright.async_api import Playwright as AsyncPlaywright
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect, sync_playwright

from tests.browser.serving import ROOT, Serving

LEFT_BEHIND = ROOT / "build" / "browser"
TRACE = os.environ.get("PHAROS_TEST_TRACE", "") not in ("", "0")
PROGRAMS = (
    "chromium-headless-shell",  # the same pages with a fifth less work
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
)
FLAGS = [
    "--font-render-hinting=none",  # letters as wide as on a screen of today, whichever of them it is
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

PATIENCE = 30_000
"""Milliseconds until something that should come is missed: a busy machine is slow, not broken."""
expect.set_options(timeout=PATIENCE)

# Pages are laid out, touched and read, but not painted: painting is half of what a click costs, and tests
# look at no pixel. What judges by looks (axe, a picture) lets the page be seen for as long, without textures.
UNSEEN = """
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [sheet];
  const bare = ["grain", "vein", "fleck", "cloud"].map((name) => `--${name}: none !important;`).join("");
  globalThis.see = (seen) =>
    sheet.replaceSync(`html { transition: none !important; opacity: ${seen ? 1 : 0} !important; ${bare} }`);
  see(false);
"""

BEEN_HERE = "if (location.hostname) localStorage.setItem('home', 'all')"
"""Somebody who has seen the start page before finds all games there."""

NewPage = Callable[..., Page]
FAILED: dict[str, bool] = {}
"""Which tests have failed, by their ids."""


def browser_program(playwright: Playwright | AsyncPlaywright) -> str | None:
    """A Chromium of the system, or the one that Playwright brought."""
    for name in PROGRAMS:
        if found := shutil.which(name):
            return found
    own = Path(playwright.chromium.executable_path)
    return str(own) if own.is_file() else None


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One browser for all tests of a process."""
    with sync_playwright() as playwright:
        program = browser_program(playwright)
        if program is None:
            reason = (
                "the browser tests need a Chromium: install the package chromium, or run playwright install"
            )
            if os.environ.get("CI") == "true":
                pytest.fail(reason)
            pytest.skip(reason)
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server for all tests of a process."""
    if not (ROOT / "src" / "pharos" / "server" / "static" / "index.html").is_file():
        pytest.fail("the browser client is not built; run `make web`")
    serving = Serving(tmp_path_factory.mktemp("server"))
    serving.start()
    yield serving
    serving.stop()


@pytest.hookimpl(tryfirst=True, wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Lets the fixtures know how a test went."""
    report = yield
    FAILED[item.nodeid] = FAILED.get(item.nodeid, False) or report.failed
    return report


@pytest.fixture
def new_page(browser: Browser, serving: Serving, request: pytest.FixtureRequest) -> Iterator[NewPage]:
    """Somebody at a screen: language, colours, size, liking for motion or plainness, whether the
    pages are kept on the device, and whether it is a first visit, can be given."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def make(
        *,
        lang: str = "en",
        theme: str = "light",
        width: int = 1440,
        height: int = 900,
        motion: bool = False,
        plain: bool = False,
        touch: bool = False,
        kept: bool = False,
        stranger: bool = False,
        path: str = "/",
    ) -> Page:
        context = browser.new_context(
            base_url=serving.address,
            viewport={"width": width, "height": height},
            locale={"en": "en-US", "ru": "ru-RU"}[lang],
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="no-preference" if motion else "reduce",
            contrast="more" if plain else "no-preference",
            has_touch=touch,
            # Only tests about it let the pages be kept on the device: it fetches all of them.
            service_workers="allow" if kept else "block",
        )
        if TRACE:
            context.tracing.start(snapshots=True)
        if not motion:
            context.add_init_script(UNSEEN)
        if not stranger:
            context.add_init_script(BEEN_HERE)
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: faults.append(f"{error}\n{error.stack}"))
        page.goto(path)
        return page

    yield make
    failed = FAILED.get(request.node.nodeid, True) or bool(faults)
    name = re.sub(r"\W+", "-", request.node.name).strip("-")
    for number, context in enumerate(contexts):
        if failed:
            LEFT_BEHIND.mkdir(parents=True, exist_ok=True)
            for page in context.pages:
                page.evaluate("globalThis.see?.(true)")
                page.screenshot(path=LEFT_BEHIND / f"{name}-{number}.png")
            if TRACE:
                context.tracing.stop(path=LEFT_BEHIND / f"{name}-{number}.zip")
        context.close()
    assert not faults, faults
