"""The output of the text client: drawn with colors and boxes, or plain lines for a screen reader."""

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
    """Returns the style of a card color; it is always accompanied by a mark in letters."""
    return STYLES.get(color, "")


class Paper:
    """A console for drawn or plain output."""

    def __init__(self, plain: bool = False, console: Console | None = None) -> None:
        self.plain = plain
        self.console = console or Console(
            highlight=False, emoji=False, markup=False, soft_wrap=plain, no_color=True if plain else None
        )

    @property
    def width(self) -> int:
        """Usable width in columns."""
        return min(WIDEST, self.console.width)

    def line(self, text: str = "") -> None:
        """Prints one line of text."""
        self.console.print(text, markup=False, soft_wrap=self.plain)

    def draw(self, what: RenderableType) -> None:
        """Prints any Rich renderable."""
        self.console.print(what, width=self.width)

    def heading(self, text: str) -> None:
        """Prints a heading."""
        if self.plain:
            self.line()
            self.line(text)
        else:
            self.draw(Rule(text, style="dim", align="left"))
