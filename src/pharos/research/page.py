"""Renders a study as a self-contained HTML page with tables and bar charts."""

from html import escape
from typing import Any

STYLE = """
:root { color-scheme: light dark; --ink: #2b2118; --paper: #faf5ea; --bar: #b4883a; --line: #d9c9a6; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #efe4d0; --paper: #211b15; --bar: #c99b4a; --line: #4b4033; }
}
body { font: 16px/1.5 Georgia, serif; color: var(--ink); background: var(--paper); margin: 2rem auto;
  max-width: 60rem; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; margin: 0.5rem 0 2rem; }
th, td { text-align: left; padding: 0.2rem 0.6rem; border-bottom: 1px solid var(--line); }
td.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
svg { display: block; width: 100%; height: 1.1rem; }
rect { fill: var(--bar); } line { stroke: var(--ink); stroke-width: 1.5; }
details > summary { cursor: pointer; }
"""
SHOWN = 60
"""Number of visible rows of a long table; the rest is collapsed."""


def page_of(study: dict[str, Any], title: str) -> str:
    """Returns the HTML page of a study."""
    kinds = ", ".join(f"{escape(kind)}: {count:,}" for kind, count in study["kinds"].items())
    parts = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{study['games']:,} games ({kinds}). Rates with their 95 % intervals.</p>",
        _length(study),
        _rates("Kinds of victory", study["victories"]),
        _rates("Seats: does it matter who begins?", study["seats"]),
        _rates("Agents", study["agents"]),
        _totals(study["totals"]),
        _worth(study["worth"]),
        _rates("Wonders: how often their owner won", study["wonders"]),
        _rates("Cards, tokens, leaders and boards: how often their owner won", study["things"]),
    ]
    body = "\n".join(part for part in parts if part)
    return (
        "<!doctype html>\n"
        f'<html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style></head>'
        f"<body>{body}</body></html>\n"
    )


def _bar(low: float, value: float, high: float, least: float, most: float) -> str:
    span = (most - least) or 1
    zero, at, from_, to = ((x - least) / span * 100 for x in (max(least, min(0, most)), value, low, high))
    left, width = min(zero, at), abs(at - zero)
    return (
        '<svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">'
        f'<rect x="{left:.2f}" y="2" width="{width:.2f}" height="6"/>'
        f'<line x1="{from_:.2f}" x2="{to:.2f}" y1="5" y2="5"/></svg>'
    )


def _table(title: str, heads: tuple[str, ...], rows: list[str]) -> str:
    if not rows:
        return ""
    head = "".join(f'<th scope="col">{escape(name)}</th>' for name in heads)
    shown = f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(rows[:SHOWN])}</tbody></table>"
    if len(rows) > SHOWN:
        rest = f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(rows[SHOWN:])}</tbody></table>"
        shown += f"<details><summary>{len(rows) - SHOWN} more</summary>{rest}</details>"
    return f"<h2>{escape(title)}</h2>{shown}"


def _rates(title: str, rates: list[dict[str, Any]]) -> str:
    rows = [
        f"<tr><td>{escape(rate['name'])}</td><td class='number'>{rate['games']:,}</td>"
        f"<td class='number'>{rate['percent']:.1f}% ({rate['low']:.1f}–{rate['high']:.1f})</td>"
        f"<td>{_bar(rate['low'], rate['percent'], rate['high'], 0, 100)}</td></tr>"
        for rate in rates
        if rate["percent"] is not None
    ]
    return _table(title, ("", "seen", "won", ""), rows)


def _worth(entries: list[dict[str, Any]]) -> str:
    if not entries:
        return ""
    least, most = min(entry["low"] for entry in entries), max(entry["high"] for entry in entries)
    rows = [
        f"<tr><td>{escape(entry['name'])}</td><td class='number'>{entry['seen']:,}</td>"
        f"<td class='number'>{entry['worth']:+.1f} ({entry['low']:+.1f} to {entry['high']:+.1f})</td>"
        f"<td>{_bar(entry['low'], entry['worth'], entry['high'], least, most)}</td></tr>"
        for entry in entries
    ]
    return _table(
        "What each piece adds to its owner's chance, all else equal (points)", ("", "seen", "adds", ""), rows
    )


def _length(study: dict[str, Any]) -> str:
    length = study["length"]
    if not length:
        return ""
    options = study["options"]
    return (
        f"<p>The median game has {length['median']} choices, the shortest {length['least']}, and "
        f"the longest {length['most']}. A decision has {options['mean']} options on average, "
        f"{options['most']} at most.</p>"
    )


def _totals(totals: list[tuple[int, int]]) -> str:
    if not totals:
        return ""
    width = 5
    bins: dict[int, int] = {}
    for total, count in totals:
        bins[total // width * width] = bins.get(total // width * width, 0) + count
    most = max(bins.values())
    rows = [
        f"<tr><td class='number'>{start} to {start + width - 1}</td><td class='number'>{count:,}</td>"
        f"<td>{_bar(count, count, count, 0, most)}</td></tr>"
        for start, count in sorted(bins.items())
    ]
    return _table("Points at the end", ("points", "seats", ""), rows)
