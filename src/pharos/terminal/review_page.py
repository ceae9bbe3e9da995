"""Renders a game review as a self-contained HTML page with text, tables, and charts."""

from collections.abc import Mapping
from html import escape
from typing import Any

import pharos
from pharos.terminal.notation import choice_words
from pharos.terminal.table import player_names
from pharos.terminal.words import Words

FAULTS = ("inaccuracy", "mistake", "blunder")
SIGNS = {"best": "★", "good": "✓", "inaccuracy": "?!", "mistake": "?", "blunder": "??", "only": "·"}
WAYS = ("civilian", "military", "science", "political")
WIDTH, HEIGHT, LEFT, TOP = 1000, 260, 44, 14
CLEAR = 1.0
"""Minimum lead in accuracy to name a better player."""
NARROW = 3
"""Maximum number of players for the narrow layout beside the chart."""
PATTERNS = (
    '<pattern id="military" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
    '<rect width="8" height="8" fill="var(--military)"/><rect width="2" height="8" fill="#fff6"/></pattern>'
    '<pattern id="science" width="7" height="7" patternUnits="userSpaceOnUse">'
    '<rect width="7" height="7" fill="var(--science)"/><circle cx="3" cy="3" r="1.3" fill="#fff9"/></pattern>'
    '<pattern id="political" width="7" height="7" patternUnits="userSpaceOnUse">'
    '<rect width="7" height="7" fill="var(--political)"/><rect width="7" height="2" fill="#fff6"/></pattern>'
)
"""Patterns distinguish the kinds of victory without color."""
LINES = ("#1f4a86", "#93211c", "#2f8a5c", "#8257ab", "#8f6008", "#1c6f62", "#5b6b3c", "#6a5a96")
DASHES = ("", "7 3", "2 3", "9 3 2 3", "4 4", "12 4", "1 3", "6 2 1 2")
STYLE = """
:root { color-scheme: light dark; --ink: #2a1d10; --ink-2: #5e4a28; --paper: #fbf4e2; --ground: #e9dcbd;
  --line: #a8813e55; --head: #5e3a0c; --points: #3f74ad; --military: #c0473a; --science: #2f8a5c;
  --political: #8257ab; --best: #1c6f62; --good: #5b6b3c; --inaccuracy: #8f6008; --mistake: #b4530f;
  --blunder: #93211c; --only: #7d6a49; --luck: #54437f; --skill: #1f4a86; --loss: #9a3c08; }
@media (prefers-color-scheme: dark) { :root { --ink: #f1e6cf; --ink-2: #cdbb94; --paper: #2b2318;
  --ground: #191410; --line: #a8813e66; --head: #eac468; --luck: #b9a8e8; --skill: #8fb6ea; --loss: #f0a06a;
  --best: #5cc4b0; --good: #aebf85; --inaccuracy: #e0b04f; --mistake: #f09a55; --blunder: #f08a80;
  --only: #b8a684; } }
* { box-sizing: border-box; }
body { margin: 0; font: 16px/1.45 system-ui, "Segoe UI", sans-serif; color: var(--ink);
  background: var(--ground); }
main { max-width: 76rem; margin: 0 auto; padding: 1rem; display: grid; gap: 1rem;
  grid-template-columns: minmax(0, 1fr); }
@media (min-width: 62rem) { main { grid-template-columns: minmax(0, 1fr) 24.5rem; }
  header, .wide { grid-column: 1 / -1; } }
h1, h2 { font-family: Georgia, serif; font-weight: 400; color: var(--head); margin: 0 0 .4rem;
  line-height: 1.15; }
h1 { font-size: 2rem; } h2 { font-size: 1.3rem; } p { margin: .2rem 0; }
section { background: var(--paper); border: 1px solid var(--line); border-radius: .7rem; min-width: 0;
  padding: .9rem 1.1rem; }
.verdict { font: 400 1.45rem/1.25 Georgia, serif; } .quiet { color: var(--ink-2); font-size: .9rem; }
svg { display: block; width: 100%; height: auto; }
svg text { font: 13px system-ui, sans-serif; fill: var(--ink-2); }
.key { display: flex; flex-wrap: wrap; gap: .2rem 1rem; padding: 0; margin: .3rem 0 0; list-style: none;
  font-weight: 600; font-size: .9rem; }
.key i { display: inline-block; width: 1.1rem; height: .8rem; margin-right: .35rem; border-radius: .15rem;
  background: var(--c); vertical-align: -.05rem; }
table { border-collapse: collapse; width: 100%; } .scroll { overflow-x: auto; }
th, td { text-align: left; padding: .3rem .5rem; border-bottom: 1px solid var(--line); vertical-align: top; }
th { font-weight: 600; color: var(--ink-2); font-size: .85rem; } td.n, th.n { text-align: right;
  font-variant-numeric: tabular-nums; white-space: nowrap; }
.mark { font-weight: 700; white-space: nowrap; } .mark b { display: inline-block; min-width: 1.7em; }
.best { color: var(--best); } .good { color: var(--good); } .inaccuracy { color: var(--inaccuracy); }
.mistake { color: var(--mistake); } .blunder { color: var(--blunder); } .only { color: var(--only); }
.luck { color: var(--luck); } .skill { color: var(--skill); } .loss { color: var(--loss); }
.chips { display: flex; flex-wrap: wrap; gap: .3rem; padding: 0; margin: .3rem 0 0; list-style: none; }
.chips li { border: 1px solid currentColor; border-radius: 1rem; padding: .05rem .6rem; font-size: .85rem;
  font-weight: 600; color: var(--best); } .chips li.played { color: var(--loss); }
.moments { display: grid; gap: .7rem; grid-template-columns: repeat(auto-fit, minmax(15rem, 1fr)); padding: 0;
  margin: 0; list-style: none; } .moments > li { border-left: 4px solid currentColor; padding-left: .7rem; }
.moments p, .moments strong { color: var(--ink); } a { color: inherit; }
.who { white-space: nowrap; } tr:target { outline: 2px solid var(--head); }
"""


def page_of(record: Mapping[str, Any], told: Mapping[str, Any], lang: str) -> str:
    """Returns the HTML page."""
    page = _Page(record, told, lang)
    title = page.words.plain("review-title-of", game=page.words.plain(f"game-{page.game.name}"))
    body = "\n".join(
        part
        for part in (page.head(title), page.river(), page.decided(), page.moments(), page.choices())
        if part
    )
    return (
        f'<!doctype html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n"
        f"<body>\n<main>\n{body}\n</main>\n</body>\n</html>\n"
    )


class _Page:
    """The data shared by the parts of a page."""

    def __init__(self, record: Mapping[str, Any], told: Mapping[str, Any], lang: str) -> None:
        self.record = record
        self.told = told
        self.game = pharos.replay({**record, "choices": [], "result": None})
        self.words = Words(lang, self.game.name)
        self.words.players = player_names(self.words, self.game, None)
        self.said: dict[tuple[int, str], str] = {}
        self.ages: list[tuple[int, int]] = []
        self._read()

    def _read(self) -> None:
        """Replays the game to describe every choice and to find the start of each age."""
        asked = {one["number"]: one for one in self.told["choices"]}
        game = self.game.copy()
        age = 0
        for number, (seat, choice) in enumerate(self.record["choices"], start=1):
            data = game.view(seat).data
            now = int(data.get("age") or 0) if data.get("pyramid") or data["game"] != "duel" else 0
            if now != age:
                age = now
                self.ages.append((number - 1, age))
            one = asked.get(number, {})
            for text in {choice, one.get("best", choice), *(line["choice"] for line in one.get("lines", ()))}:
                self.said[number, text] = _upper(choice_words(self.words, text, data))
            game.choose(seat, choice)
        self.end = game

    def say(self, key: str, **args: object) -> str:
        """Returns a text of the review, HTML-escaped."""
        return escape(self.words.plain(f"review-{key}", **args))

    def who(self, seat: int) -> str:
        """Returns the name of a seat, HTML-escaped."""
        return escape(self.words.seat(seat))

    def head(self, title: str) -> str:
        """Returns the title, the winner, and the kind of victory."""
        lines = [f"<h1>{escape(title)}</h1>"]
        result = self.end.result
        if result is not None:
            winners = ", ".join(self.words.seat(seat) for seat in result.winners)
            said = self.words.say("winners", count=len(result.winners), who=winners)
            totals = " : ".join(str(sheet["total"]) for sheet in result.scores)
            way = self.words.plain(f"victory-{result.victory}")
            lines.append(f"<p>{escape(said)} {escape(way)} · {totals}</p>")
        return f"<header>{''.join(lines)}</header>"

    def river(self) -> str:
        """Returns the win probability chart: by kind of victory in Duel, a line per seat in 7 Wonders."""
        drawn = self._ribbon() if self.told.get("by_victory") else self._lines()
        return f'<section><h2>{self.say("chances")}</h2>{drawn}<p class="quiet">{self._doubt()}</p></section>'

    def _doubt(self) -> str:
        doubts = [one["deviation"] for one in self.told["choices"] if one["deviation"] > 0]
        typical = 100 * sorted(doubts)[len(doubts) // 2] if doubts else 0
        return self.say("from-view", deviation=f"{max(1, round(typical))}")

    def _x(self, place: int) -> float:
        last = max(1, len(self.told["chances"]) - 1)
        return LEFT + (WIDTH - LEFT - 10) * place / last

    def _frame(self, marks: list[tuple[float, str]], bottom: int) -> str:
        parts = []
        for y, label in marks:
            parts.append(
                f'<line x1="{LEFT}" x2="{WIDTH - 10}" y1="{y:.1f}" y2="{y:.1f}" stroke="var(--line)"/>'
                f'<text x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{label}</text>'
            )
        for place, age in self.ages:
            x = self._x(place)
            if age > 0:
                parts.append(
                    f'<line x1="{x:.1f}" x2="{x:.1f}" y1="{TOP}" y2="{bottom}" stroke="var(--ink-2)"'
                    ' stroke-dasharray="5 4"/>'
                    f'<text x="{x + 5:.1f}" y="{bottom + 15}">{escape(self.words.age(age))}</text>'
                )
        return "".join(parts)

    def _ribbon(self) -> str:
        """Returns a stacked area chart around the even line: seat 0 above, seat 1 below."""
        middle, half = TOP + (HEIGHT - TOP) / 2, (HEIGHT - TOP) / 2
        moments = self.told["by_victory"]
        shapes = []
        for seat, sign in ((0, -1), (1, 1)):
            low = [0.0] * len(moments)
            for way in WAYS:
                high = [
                    before + moment[seat].get(way, 0.0) for before, moment in zip(low, moments, strict=True)
                ]
                if max(high[n] - low[n] for n in range(len(high))) > 0.002:
                    over = [f"{self._x(n):.1f},{middle + sign * half * y:.1f}" for n, y in enumerate(high)]
                    under = [f"{self._x(n):.1f},{middle + sign * half * y:.1f}" for n, y in enumerate(low)]
                    shapes.append(
                        f'<polygon points="{" ".join(over + under[::-1])}" fill="{_fill(way)}"'
                        f' fill-opacity="{0.95 if seat == 0 else 0.75}"/>'
                    )
                low = high
        for one in self.told["luck"]:
            if one["seat"] == 0 and abs(one["amount"]) >= 0.03:
                shapes.append(self._triangle(one["number"], one["amount"] > 0))
        shapes.append(
            f'<line x1="{LEFT}" x2="{WIDTH - 10}" y1="{middle}" y2="{middle}" stroke="var(--ink)"/>'
            f'<text x="{LEFT + 6}" y="{TOP + 12}">{self.who(0)}</text>'
            f'<text x="{LEFT + 6}" y="{HEIGHT - 6}">{self.who(1)}</text>'
        )
        marks = [(middle + half * part, f"{abs(round(100 * part))}") for part in (-1, -0.5, 0.5, 1)]
        used = [way for way in WAYS if any(seat.get(way, 0) > 0.002 for moment in moments for seat in moment)]
        key = "".join(
            f'<li><i style="--c: var(--{_color(way)})"></i>{self.say(f"way-{way}")}</li>' for way in used
        )
        key += f'<li class="luck">▲ {self.say("luck")}</li>'
        return (
            f'<svg viewBox="0 0 {WIDTH} {HEIGHT + 24}" role="img" aria-label="{self.say("chances")}">'
            f"<defs>{PATTERNS}</defs>{''.join(shapes)}{self._frame(marks, HEIGHT)}</svg>"
            f'<ul class="key">{key}</ul>'
        )

    def _triangle(self, number: int, up: bool) -> str:
        x = self._x(number)
        y, tip = (TOP + 4, -8) if up else (HEIGHT - 4, 8)
        points = f"{x - 5:.1f},{y} {x + 5:.1f},{y} {x:.1f},{y + tip}"
        return f'<polygon points="{points}" fill="var(--luck)"/>'

    def _lines(self) -> str:
        drawn = []
        key = []
        tall = HEIGHT - TOP
        for seat in range(self.game.players):
            points = " ".join(
                f"{self._x(n):.1f},{TOP + tall * (1 - min(1.0, moment[seat])):.1f}"
                for n, moment in enumerate(self.told["chances"])
            )
            look = f'stroke="{LINES[seat]}" stroke-dasharray="{DASHES[seat]}"'
            drawn.append(f'<polyline points="{points}" fill="none" stroke-width="3" {look}/>')
            key.append(f'<li><i style="--c: {LINES[seat]}"></i>{self.who(seat)}</li>')
        marks = [(TOP + tall * (1 - part), f"{round(100 * part)}") for part in (0, 0.25, 0.5, 0.75, 1)]
        return (
            f'<svg viewBox="0 0 {WIDTH} {HEIGHT + 24}" role="img" aria-label="{self.say("chances")}">'
            f"{self._frame(marks, HEIGHT)}{''.join(drawn)}</svg>"
            f'<ul class="key">{"".join(key)}</ul>'
        )

    def decided(self) -> str:
        """Returns skill, luck, and the rest of each seat, which add up to the change from start to end."""
        first, last = self.told["chances"][0], self.told["chances"][-1]
        players = self.told["players"]
        lines = (
            ("start", "", [f"{round(100 * chance)}" for chance in first]),
            ("skill", " skill", [percent(player["skill"]) for player in players]),
            ("luck", " luck", [percent(player["luck"]) for player in players]),
            ("rest", "", [percent(player["rest"]) for player in players]),
            ("end", "", [f"{round(100 * chance)}" for chance in last]),
            ("accuracy", "", [_accuracy(player["accuracy"]) for player in players]),
        )
        heads = "".join(f'<th class="n">{self.who(seat)}</th>' for seat in range(len(players)))
        rows = "".join(
            f"<tr><th>{self.say(name)}</th>"
            + "".join(f'<td class="n{look}">{cell}</td>' for cell in cells)
            + "</tr>"
            for name, look, cells in lines
        )
        wide = ' class="wide"' if len(players) > NARROW else ""
        return (
            f'<section{wide}><h2>{self.say("decided")}</h2><p class="verdict">{self._verdict()}</p>'
            f'<div class="scroll"><table><tr><th></th>{heads}</tr>{rows}</table></div>'
            f'<p class="quiet">{self.say("points-of-chance")}; '
            f"{self.say('rest')}: {self.say('rest-about')}</p></section>"
        )

    def _verdict(self) -> str:
        told = self.say(f"decided-{self.told['decided_by']}")
        scored = [
            (player["accuracy"], seat)
            for seat, player in enumerate(self.told["players"])
            if player["accuracy"] is not None
        ]
        scored.sort()
        if len(scored) > 1 and scored[-1][0] >= scored[-2][0] + CLEAR:
            told += f" · {self.say('better', who=self.words.seat(scored[-1][1]))}"
        return told

    def moments(self) -> str:
        """Returns the choices with the largest errors or luck."""
        judged = {one["number"]: one for one in self.told["choices"]}
        luck: dict[int, dict[str, Any]] = {}
        for one in self.told["luck"]:
            if one["number"] not in luck or one["amount"] > luck[one["number"]]["amount"]:
                luck[one["number"]] = one
        cards = []
        for number in self.told["key_moments"]:
            seat, choice = self.record["choices"][number - 1]
            said = f"{self.who(seat)}: {escape(self.said[number, choice])}"
            here = judged.get(number)
            parts = []
            look = "luck"
            if here is not None and here["error"] >= 0.02:
                look = here["mark"]
                amount = f"{100 * here['error']:.0f}"
                parts.append(f"<p>{self.say('moment-error', who=self.words.seat(seat), amount=amount)}</p>")
                best = escape(self.said[number, here["best"]])
                parts.append(f"<p>{self.say('best-was')}: {best}</p>")
                parts.append(self._chips(here))
            if number in luck and abs(luck[number]["amount"]) >= 0.02:
                drawn = luck[number]
                who, amount = self.words.seat(drawn["seat"]), percent(drawn["amount"])
                parts.append(f'<p class="luck">{self.say("moment-luck", amount=amount, who=who)}</p>')
            cards.append(
                f'<li class="{look}"><a href="#n{number}"><strong>{number}. {said}</strong></a>'
                f"{''.join(parts)}</li>"
            )
        if not cards:
            return ""
        head = f"<h2>{self.say('key-moments')}</h2>"
        return f'<section class="wide">{head}<ol class="moments">{"".join(cards)}</ol></section>'

    def _chips(self, one: Mapping[str, Any]) -> str:
        reasons = "".join(
            f'<li class="{reason["of"]}">{"+" if reason["of"] == "best" else "−"} '
            f"{escape(reason_words(self.words, reason))}</li>"
            for reason in one.get("reasons", ())
        )
        return f'<ul class="chips">{reasons}</ul>' if reasons else ""

    def choices(self) -> str:
        """Returns every judged choice with its mark."""
        chances = self.told["chances"]
        rows = []
        for one in self.told["choices"]:
            number, seat, mark = one["number"], one["seat"], one["mark"]
            better = ""
            if mark not in ("best", "only"):
                better = f"{escape(self.said[number, one['best']])}{self._chips(one)}"
            error = ""
            if one["error"] > 0:
                error = f"{percent(-one['error'])} <span class=quiet>±{100 * one['deviation']:.0f}</span>"
            rows.append(
                f'<tr id="n{number}"><td class="n">{number}</td><td class="who">{self.who(seat)}</td>'
                f"<td>{escape(self.said[number, one['choice']])}</td>"
                f'<td class="mark {mark}"><b>{SIGNS[mark]}</b>{self.say(f"mark-{mark}")}</td>'
                f'<td class="n">{round(100 * chances[number - 1][seat])}</td><td class="n">{error}</td>'
                f"<td>{better}</td></tr>"
            )
        heads = (
            ("number", True),
            ("player", False),
            ("played", False),
            ("title", False),
            ("chance-to-win", True),
            ("given-away", True),
            ("best-was", False),
        )
        names = "".join(f"<th{' class=n' if right else ''}>{self.say(head)}</th>" for head, right in heads)
        return (
            f'<section class="wide"><h2>{self.say("choices")}</h2>'
            f'<div class="scroll"><table><tr>{names}</tr>{"".join(rows)}</table></div></section>'
        )


def reason_words(words: Words, reason: Mapping[str, Any]) -> str:
    """Returns the text of a reason."""
    piece = words.named(reason["piece"]) if "piece" in reason else ""
    if reason["kind"] == "resource":
        piece = words.plain(f"resource-{reason['piece']}").lower()
    return words.plain(f"review-reason-{reason['kind']}", amount=reason.get("amount", 0), piece=piece)


def percent(part: float) -> str:
    """Returns a probability difference in percentage points, with its sign."""
    return f"{100 * part:+.0f}".replace("-", "−").replace("+0", "0").replace("−0", "0")


def _accuracy(accuracy: float | None) -> str:
    return "–" if accuracy is None else f"{accuracy:.1f}"


def _fill(way: str) -> str:
    return "var(--points)" if way == "civilian" else f"url(#{way})"


def _color(way: str) -> str:
    return "points" if way == "civilian" else way


def _upper(told: str) -> str:
    return told[:1].upper() + told[1:]
