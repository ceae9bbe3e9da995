"""Link previews (Open Graph): name the table, with a picture, when a link is shared in a messenger."""

from __future__ import annotations

import html

from litestar.connection import ASGIConnection

from pharos import texts
from pharos.server.store.table_queries import TableQueries
from pharos.wire.messages import TableSummary

PICTURE = "icon-512.png"


async def preview(request: ASGIConnection, queries: TableQueries, path: str) -> str:  # type: ignore[type-arg]
    """Returns the meta tags for the head of a page."""
    lang = language(request.headers.get("accept-language", ""))
    id = path.removeprefix("t/") if path.startswith("t/") else ""
    known = id.isascii() and id.replace("-", "a").replace("_", "a").isalnum() and len(id) <= 24
    table = await queries.summary(id) if known else None
    title, about = ("Pharos", texts.text(lang, "preview-about")) if table is None else told(table, lang)
    host = request.headers.get("host", "localhost")
    place = f"{request.scope.get('scheme', 'http')}://{host}"
    tags = {
        "og:site_name": "Pharos",
        "og:type": "website",
        "og:title": title,
        "og:description": about,
        "og:url": f"{place}/{path}",
        "og:image": f"{place}/{PICTURE if table is None else f'preview-{table.game}.jpg'}",
        "og:locale": {"en": "en_US", "ru": "ru_RU"}[lang],
    }
    lines = [f'<meta property="{name}" content="{html.escape(value)}" />' for name, value in tags.items()]
    card = "summary" if table is None else "summary_large_image"
    return "\n    ".join([*lines, f'<meta name="twitter:card" content="{card}" />'])


def told(table: TableSummary, lang: str) -> tuple[str, str]:
    """Returns a title and a sentence about a table, without players' names if spectators are not allowed."""
    game = texts.text(lang, f"game-{table.game}")
    names = [name for name in table.seats if name is not None and not name.startswith("computer:")]
    free = sum(name is None for name in table.seats)
    if table.status == "open" and table.owner:
        title = texts.text(lang, "preview-invites", name=table.owner, game=game)
    else:
        title = game
    if table.status == "open":
        about = texts.text(lang, "preview-open" if free else "preview-full", free=free, seats=table.players)
    elif not names or not table.spectators:
        about = texts.text(lang, f"preview-{table.status}")
    else:
        about = f"{texts.text(lang, f'preview-{table.status}')} {', '.join(names)}"
    return title, about


def language(accepted: str) -> str:
    """Returns the first language of an Accept-Language header that has texts; English by default.

    >>> language("de,ru-RU;q=0.9,en;q=0.8"), language("fr")
    ('ru', 'en')
    """
    for part in accepted.lower().split(","):
        name = part.split(";")[0].strip().split("-")[0]
        if name in texts.LANGUAGES:
            return name
    return "en"
