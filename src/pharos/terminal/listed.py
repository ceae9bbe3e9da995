"""Boards of expansions that have no drawing of their own, as plain lists.

The value of an expansion names such parts of a view (`Expansion.listed`). Each entry of a part is a line with
the text `listed-PART-ENTRY`: a number, names, or one of both for each seat.
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
    """Each board under its heading."""
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
    """Things by name, or how many there are."""
    if isinstance(value, list):
        return ", ".join(words.thing(kind, str(id)) for id in value) or "0"
    return str(value)
