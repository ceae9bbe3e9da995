"""Serves the browser client as static files, with a strict Content-Security-Policy.

Every path that is neither a file nor part of the API returns the client's page, which routes by itself.
Without a built client, a plain page explains how to build it.
"""

from __future__ import annotations

import gzip
import json
import mimetypes
from functools import cache
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get

from pharos.server.preview import preview
from pharos.server.table_registry import TableRegistry
from pharos.wire.messages import Refusal

STATIC = Path(__file__).resolve().parent / "static"
ENGINE = Path(__file__).resolve().parent / "engine"
"""The engine for browsers, if `wasm_build.py` has built it."""
ENGINE_PATH = "engine"
ENGINE_NOTE = "kit.json"
SHORT_KEY = 16
INDEX = "index.html"
HASHED = "assets"
"""Files in this folder have a content hash in their name and never change."""

PACKED = ("text/", "application/javascript", "application/json", "image/svg+xml")
"""Content types worth compressing; fonts and pictures are already compressed."""

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
WORKER_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self' blob: 'wasm-unsafe-eval'",
        "connect-src 'self'",
    )
)
"""Policy of the workers that run offline games: they compile WebAssembly from compressed files."""
WORKERS = ("hall.worker-", "thinker.worker-")
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}

NOT_BUILT = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Pharos</title>
<h1>Pharos</h1>
<p>The server runs. The browser client is not built: run <code>make web</code> and start the server again.</p>
<p>The interface for programs is described at <a href="/api/openapi.json">/api/openapi.json</a>.</p>
</html>
"""


@cache
def _file(path: str) -> tuple[bytes, str] | None:
    """Returns the content and type of a client file; None if it does not exist, or is outside the folder."""
    found = (STATIC / path).resolve()
    if not found.is_relative_to(STATIC) or not found.is_file():
        return None
    kind = mimetypes.guess_type(found.name)[0] or "application/octet-stream"
    return found.read_bytes(), kind


@cache
def _packed(path: str) -> bytes | None:
    """Returns a file compressed, computed once; None if compression does not help."""
    found = _file(path)
    if found is None or not found[1].startswith(PACKED):
        return None
    # No timestamp: the same file has the same compressed bytes on every server.
    packed = gzip.compress(found[0], 9, mtime=0)
    return packed if len(packed) < len(found[0]) else None


def _takes_packed(request: Request[Any, Any, Any]) -> bool:
    """Whether the browser accepts gzip."""
    offered = request.headers.get("accept-encoding", "").lower().split(",")
    return any(one.strip().split(";")[0] == "gzip" and "q=0" not in one.split(";")[1:] for one in offered)


@cache
def _known() -> frozenset[str]:
    """Returns the existing files, so that requests for other paths don't touch the disk."""
    if not STATIC.is_dir():
        return frozenset()
    return frozenset(path.relative_to(STATIC).as_posix() for path in STATIC.rglob("*") if path.is_file())


@cache
def _engine_folder() -> str | None:
    """Returns the URL folder of the engine files, which differs for each version; None if it is not built."""
    note = ENGINE / ENGINE_NOTE
    if not note.is_file():
        return None
    return f"{ENGINE_PATH}/{json.loads(note.read_bytes())['key'][:SHORT_KEY]}/"


@cache
def _engine_files() -> dict[str, Path]:
    """Returns the engine files by URL path; they are stored compressed, and the client decompresses them."""
    folder = _engine_folder()
    if folder is None:
        return {}
    files = {
        folder + path.relative_to(ENGINE).as_posix(): path for path in ENGINE.rglob("*.gz") if path.is_file()
    }
    return files | {f"{ENGINE_PATH}/{ENGINE_NOTE}": ENGINE / ENGINE_NOTE}


def _engine(name: str) -> Response[bytes] | Response[Refusal]:
    """Serves a file of the browser engine."""
    path = _engine_files().get(name)
    if path is None:
        return Response(Refusal("server-refused-not-found"), status_code=404, media_type=MediaType.JSON)
    keep = "no-cache" if path.name == ENGINE_NOTE else "public, max-age=31536000, immutable"
    kind = "application/json" if path.name == ENGINE_NOTE else "application/gzip"
    return Response(path.read_bytes(), media_type=kind, headers={"Cache-Control": keep})


@cache
def _texts_of(language: str) -> str | None:
    """Returns the script with the texts of a language, which the page loads right after its main script."""
    return next((name for name in sorted(_known()) if name.startswith(f"{HASHED}/_texts_{language}-")), None)


def _ahead(request: Request[Any, Any, Any], name: str) -> str:
    """Returns a Link header for what the page needs first: on a slow link every round trip counts."""
    tags = request.headers.get("accept-language", "").lower().split(",")
    language = "ru" if any(tag.strip().startswith("ru") for tag in tags) else "en"
    asked = ["/api/content"]
    if not name:
        asked.append("/api/offers")
    elif name.startswith("t/"):
        asked.append("/api/visit")
    links = [f"<{path}>; rel=preload; as=fetch; crossorigin=anonymous" for path in asked]
    texts = _texts_of(language)
    return ", ".join([f"</{texts}>; rel=modulepreload", *links] if texts else links)


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(
    request: Request[Any, Any, Any], registry: TableRegistry, path: str = ""
) -> Response[bytes] | Response[Refusal]:
    """Serves a file of the browser client, or its page."""
    name = path.strip("/")
    if name == "api" or name.startswith("api/"):
        return Response(Refusal("server-refused-not-found"), status_code=404, media_type=MediaType.JSON)
    if name.startswith(f"{ENGINE_PATH}/"):
        return _engine(name)
    found = _file(name) if name in _known() else None
    if found is not None:
        body, kind = found
        keep = "public, max-age=31536000, immutable" if name.startswith(f"{HASHED}/") else "no-cache"
        headers = {"Cache-Control": keep}
        if name.startswith(tuple(f"{HASHED}/{worker}" for worker in WORKERS)):
            headers["Content-Security-Policy"] = WORKER_POLICY
        if kind.startswith(PACKED):
            headers["Vary"] = "Accept-Encoding"
            if _takes_packed(request) and (packed := _packed(name)) is not None:
                body, headers["Content-Encoding"] = packed, "gzip"
        return Response(body, media_type=kind, headers=headers)
    if name.startswith(f"{HASHED}/"):  # of another version: the page would be parsed as a script
        return Response(Refusal("server-refused-not-found"), status_code=404, media_type=MediaType.JSON)
    index = _file(INDEX) if INDEX in _known() else None
    body = NOT_BUILT.encode() if index is None else index[0]
    headers = {"Cache-Control": "no-cache"}
    if index is not None:
        tags = await preview(request, registry.table_queries, name)
        body = body.replace(b"</head>", f"  {tags}\n  </head>".encode(), 1)
        headers |= {"Link": _ahead(request, name), "Vary": "Accept-Language"}
    return Response(body, media_type="text/html; charset=utf-8", headers=headers)
