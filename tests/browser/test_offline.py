"""An installed client without a server: offline features work, and an update reaches returning users."""

from __future__ import annotations

import json
import re
import shutil
import struct
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import NewPage
from tests.browser.player import wait_until
from tests.browser.serving import ROOT, Serving
from tests.browser.test_lookup import total

STATIC = ROOT / "src" / "pharos" / "server" / "static"
KEPT = "() => navigator.serviceWorker.controller && navigator.serviceWorker.controller.state === 'activated'"
LONG = 60


class Pages(SimpleHTTPRequestHandler):
    """Serves the built client; paths that are not files return its page."""

    def do_GET(self) -> None:
        path = Path(str(self.directory)) / self.path.partition("?")[0].lstrip("/")
        if self.path.startswith("/api"):
            self.send_error(404)
            return
        if not path.is_file():
            if self.path.startswith("/assets/"):
                self.send_error(404)
                return
            self.path = "/index.html"
        super().do_GET()

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, *args: Any) -> None:
        """Disables logging."""


class Site:
    """A server that can be updated and switched off."""

    def __init__(self, folder: Path) -> None:
        shutil.copytree(STATIC, folder)
        self.folder = folder
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Pages, directory=str(folder)))
        self.address = f"http://127.0.0.1:{self._server.server_port}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def update(self, title: str) -> None:
        """Deploys another version: all scripts are renamed, the old ones are gone."""
        scripts = {path.name: f"{path.stem}-{title}.js" for path in (self.folder / "assets").glob("*.js")}
        known = re.compile("|".join(re.escape(name) for name in scripts))
        for path in (*self.folder.glob("assets/*.js"), self.folder / "index.html", self.folder / "sw.js"):
            text = known.sub(lambda found: scripts[found[0]], path.read_text("utf-8"))
            text = text.replace("</head>", f'<meta name="version" content="{title}" /></head>')
            text = text.replace('VERSION = "', f'VERSION = "{title}')
            path.unlink()
            path.with_name(scripts.get(path.name, path.name)).write_text(text, "utf-8")

    def stop(self) -> None:
        """Shuts the server down."""
        self._server.shutdown()
        self._server.server_close()


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    """A server with a copy of the client."""
    site = Site(tmp_path / "static")
    yield site
    site.stop()


def version(page: Page) -> str | None:
    """Returns the version of the page that is shown."""
    return page.evaluate("document.querySelector('meta[name=version]')?.content ?? null")  # type: ignore[no-any-return]


def test_after_one_visit_it_works_without_a_server(new_page: NewPage, tmp_path: Path) -> None:
    serving = Serving(tmp_path)
    serving.start()
    page = new_page(kept=True, plain=True, path=serving.address)
    page.wait_for_selector("[data-play=duel]")
    wait_until(page, KEPT, seconds=LONG)
    serving.stop()
    page.context.set_offline(True)
    for path, sign in (
        ("/pad", ".padsheet"),
        ("/cards", "[data-piece=altar] .card"),
        ("/rules", ".rulebook .ruling"),
    ):
        page.goto(serving.address + path)
        page.wait_for_selector(sign)
    page.locator(".menuwrap > button").click()
    page.locator("[data-helping]").click()
    page.wait_for_selector(".legend dd")
    page.locator("[data-help=table]").click()
    page.wait_for_selector("dialog .keys")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    page.locator("input[type=search]").fill("chain")
    page.wait_for_selector(".found .ruling")
    page.get_by_role("button", name="РУ").click()
    wait_until(page, "document.documentElement.lang === 'ru'")
    page.goto(serving.address + "/cards#duel.god.mars")
    page.wait_for_selector(".closeup .ruled a")
    page.goto(serving.address + "/pad")
    page.locator("[data-enter='0']").click()
    page.locator("[data-chip=altar]").click()
    page.locator(".worth .btn").click()
    page.reload()
    page.wait_for_selector(".padsheet")
    assert total(page, 0) == "2"
    assert not page.evaluate("document.documentElement.dataset.missing")
    # Pages that need a server explain that, and the others remain reachable.
    page.goto(serving.address)
    page.wait_for_selector("[role=alert]")
    page.locator(".shelf a[href='/pad']").click()
    page.wait_for_selector(".padsheet")


def test_an_update_reaches_the_app(new_page: NewPage, site: Site) -> None:
    page = new_page(kept=True, plain=True, path=f"{site.address}/pad")
    page.wait_for_selector(".padsheet")
    wait_until(page, KEPT, seconds=LONG)
    assert version(page) is None
    site.update("second")
    # An open page of the old version can still load all its parts.
    page.evaluate("history.pushState({}, '', '/rules'); dispatchEvent(new PopStateEvent('popstate'))")
    page.wait_for_selector(".rulebook .ruling")
    for _ in range(10):  # after a timeout of the server the cached page is shown
        page.goto(f"{site.address}/pad")
        page.wait_for_selector(".padsheet")
        if version(page) == "second":
            break
    assert version(page) == "second"
    page.evaluate("navigator.serviceWorker.ready.then((worker) => worker.update())")
    wait_until(
        page,
        "async () => (await caches.keys()).some((name) => name.startsWith('pharos-second'))"
        " && !(await navigator.serviceWorker.ready).installing",
        seconds=LONG,
    )
    site.stop()
    page.context.set_offline(True)
    page.goto(f"{site.address}/cards")
    page.wait_for_selector("[data-piece=altar] .card")
    assert version(page) == "second"


def test_it_can_be_installed(new_page: NewPage) -> None:
    page = new_page(path="/nowhere")
    manifest = json.loads(
        page.evaluate("fetch(document.querySelector('link[rel=manifest]').href).then((it) => it.text())")
    )
    assert manifest["display"] == "standalone"
    assert manifest["start_url"] == manifest["scope"] == "/"
    sizes = set()
    for icon in manifest["icons"]:
        answer = page.request.get(icon["src"])
        assert answer.ok
        assert answer.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            width, height = struct.unpack(">II", answer.body()[16:24])
            assert icon["sizes"] == f"{width}x{height}"
            sizes.add((width, icon["purpose"]))
    assert {(192, "any"), (512, "any"), (512, "maskable")} <= sizes
    session = page.context.new_cdp_session(page)
    told = session.send("Page.getAppManifest")
    assert not told["errors"]
    kinds = page.request.get("/sw.js").headers
    assert "javascript" in kinds["content-type"]
    assert kinds["cache-control"] == "no-cache"
    assert page.request.get("/assets/of-another-version.js").status == 404
