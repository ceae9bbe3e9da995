"""Where the text client writes: drawn with colors and boxes, or plain lines for a screen reader."""

from __future__ import annotations

from rich.console import Console, RenderableType
from rich.rule import Rule

WIDEST = 140

STYLES = {
    "brown": "white on #7a4a1f",
    "grey": "black on #a8a8a8",
    "blue": "white on #1f4fbf",
    "green": "white on #1c6b34",
    "yellow": "black on #e3b52a",
    "red": "white on #a8201a",
    "purple": "white on #6b2d91",
    "black": "white on #303030",
    "white": "black on #e8e8e8",
}


def color_style(color: str) -> str:
    """How the color of a card is drawn; a mark in letters always stands with it."""
    return STYLES.get(color, "")


class Paper:
    """A console that is either drawn on or written on line by line."""

    def __init__(self, plain: bool = False, console: Console | None = None) -> None:
        self.plain = plain
        self.console = console or Console(
            highlight=False, emoji=False, markup=False, soft_wrap=plain, no_color=True if plain else None
        )

    @property
    def width(self) -> int:
        """Columns to draw on."""
        return min(WIDEST, self.console.width)

    def line(self, text: str = "") -> None:
        """One line of text."""
        self.console.print(text, markup=False, soft_wrap=self.plain)

    def draw(self, what: RenderableType) -> None:
        """Anything that can be drawn."""
        self.console.print(what, width=self.width)

    def heading(self, text: str) -> None:
        """What follows."""
        if self.plain:
            self.line()
            self.line(text)
        else:
            self.draw(Rule(text, style="dim", align="left"))
