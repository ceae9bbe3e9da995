"""A page over plain HTTP that explains how to trust this server's certificate authority on a phone.

It serves only the page and the authority's certificate, which is not secret.
"""

from __future__ import annotations

import html
import socket
import threading
from collections.abc import Callable
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from pharos import texts
from pharos.server.preview import language

CERTIFICATE = "/pharos.crt"
STEPS = ("iphone", "android", "computer", "firefox")
PATIENCE = 10
PAGE = """<!doctype html>
<html lang="{lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>{title}</title>
<style>body{{font:18px/1.5 sans-serif;max-width:40em;margin:2em auto;padding:0 1em;
color:#2a1d10;background:#f6ead0}}
a.b{{display:inline-block;padding:.6em 1.2em;border-radius:.6em;background:#1f5c3a;color:#fff}}</style>
<h1>{title}</h1><p>{about}</p><p><a class="b" href="{file}">{get}</a></p>
<dl>{steps}</dl><p><a class="b" href="{link}">{go}</a></p></html>
"""


def page(lang: str, link: str) -> str:
    """Returns the page as HTML."""

    def text(key: str) -> str:
        return html.escape(texts.text(lang, f"trust-{key}"))

    steps = "".join(f"<dt><b>{text(one)}</b></dt><dd>{text(f'{one}-how')}</dd>" for one in STEPS)
    words = {name: text(name) for name in ("title", "about", "get", "go")}
    return PAGE.format(lang=lang, file=CERTIFICATE, steps=steps, link=html.escape(link), **words)


def serve(host: str, port: int, authority: Path, secure_port: int) -> Callable[[], None]:
    """Serves the page in a thread; returns a function that stops it."""

    class Handler(BaseHTTPRequestHandler):
        timeout = PATIENCE

        def do_GET(self) -> None:
            if self.path == CERTIFICATE:
                return self._answer(authority.read_bytes(), "application/x-x509-ca-cert")
            if self.path not in ("/", "/trust"):
                return self.send_error(404)
            name = self.headers.get("Host", "localhost").rpartition(":")[0] or "localhost"
            lang = language(self.headers.get("Accept-Language", ""))
            self._answer(page(lang, f"https://{name}:{secure_port}/").encode(), "text/html; charset=utf-8")

        def _answer(self, body: bytes, kind: str) -> None:
            self.send_response(200)
            self.send_header("Content-Type", kind)
            self.send_header("Content-Length", str(len(body)))
            self.send_header("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'")
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, format: str, *args: object) -> None:
            pass

    class Listening(ThreadingHTTPServer):
        address_family = socket.AF_INET6 if ":" in host else socket.AF_INET
        daemon_threads = True

    server = Listening((host, port), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()

    def end() -> None:
        server.shutdown()
        server.server_close()

    return end
