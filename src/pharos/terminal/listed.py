"""Expansion boards without their own drawing, as plain lists.

An expansion declares such parts of a view in `Expansion.listed`. Each entry of a part becomes a line with the
text `listed-PART-ENTRY`: a number, names, or one of these for each seat.
"""

from collections.abc import Iterator

from rich.text import Text

from pharos.classic.expansions import MIXES as CLASSIC
from pharos.core.expansion import Expansion
from pharos.duel.expansions import MIXES as DUEL
from pharos.terminal.lines import Data, Line, part_of, show_lines
from pharos.terminal.paper import Paper
from pharos.terminal.words import Words

EXPANSIONS: dict[str, tuple[Expansion, ...]] = {"duel": DUEL.all, "classic": CLASSIC.all}


def show_listed(paper: Paper, words: Words, data: Data) -> None:
    """Shows each board under its heading."""
    for expansion in EXPANSIONS[words.game]:
        for part, kind in expansion.listed.items():
            lines = list(_lines(words, part, kind, part_of(data, part)))
            if not lines:
                continue
            if paper.plain:
                show_lines(paper, words.plain(f"listed-{part}"), lines)
                continue
            paper.heading(words.plain(f"listed-{part}"))
            for line in lines:
                paper.draw(Text.assemble((f"{line.label}: ", "dim"), line.said))


def _lines(words: Words, part: str, kind: str, board: Data) -> Iterator[Line]:
    for entry, value in board.items():
        if isinstance(value, list) and not all(isinstance(one, str) for one in value):
            said = "; ".join(
                words.say("of-seat", who=words.seat(seat), count=_said(words, kind, one))
                for seat, one in enumerate(value)
            )
        else:
            said = _said(words, kind, value)
        yield Line(words.plain(f"listed-{part}-{entry}"), said)


def _said(words: Words, kind: str, value: object) -> str:
    """Returns the names of a list, or a number as text."""
    if isinstance(value, list):
        return ", ".join(words.thing(kind, str(id)) for id in value) or "0"
    return str(value)
