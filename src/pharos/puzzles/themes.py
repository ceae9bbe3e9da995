"""Themes of a puzzle, derived from the effects of its solution."""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from pharos.content.classic import load_classic
from pharos.content.duel import load_duel
from pharos.duel.agora.expansion import AGORA
from pharos.duel.choices import VERB_NAMED
from pharos.duel.pantheon.expansion import PANTHEON
from pharos.game import View
from pharos.puzzles.puzzle import THEMES, Theme, base_of

LAST_AGE = 3
FEW_CARDS = 7
"""Maximum number of cards left in Age III of Duel for an endgame."""
LAST_TURNS = 5
"""First turn of Age III that counts as an endgame in 7 Wonders."""
LEADERS = ("recruit", "draft", "copy", "gather")
BY_COLOR: dict[str, Theme] = {"green": "science", "red": "military"}
BY_REASON: dict[str, tuple[Theme, ...]] = {
    "symbol": ("science",),
    "token": ("science",),
    "shields": ("military",),
    "free": ("chains",),
    "control": ("politics",),
    "denies": ("denial",),
    "prevents_military": ("denial", "military"),
    "prevents_science": ("denial", "science"),
    "prevents_political": ("denial", "politics"),
}
BY_VICTORY: dict[str, Theme] = {
    "military": "military",
    "scientific": "science",
    "science": "science",
    "political": "politics",
}


@cache
def _colors(game: str) -> dict[str, str]:
    content: Any = load_duel() if game == "duel" else load_classic()
    return {card.id: str(card.color) for card in content.cards}


def themes_of(
    view: View, best: str, reasons: Iterable[Mapping[str, Any]], victory: str = ""
) -> tuple[Theme, ...]:
    """Returns the themes of a puzzle. `victory` is the kind of victory if the solution wins immediately."""
    game = str(view.data["game"])
    found: set[Theme] = set()
    if view.data["age"] == LAST_AGE and _is_late(view, game):
        found.add("endgame")
    words = base_of(best).split(":")
    if words[0] == "build":
        found.update(theme for theme in [BY_COLOR.get(_colors(game).get(words[1], ""))] if theme)
    if game == "duel":
        found.update(_expansion_of(best))
    elif words[0] in LEADERS:
        found.add("leaders")
    for reason in reasons:
        if reason["of"] == "best":
            found.update(BY_REASON.get(reason["kind"], ()))
    if victory in BY_VICTORY:
        found.add(BY_VICTORY[victory])
    if _is_free(view, best):
        found.add("chains")
    return tuple(theme for theme in THEMES if theme in found)


def _is_late(view: View, game: str) -> bool:
    if game == "duel":
        return sum(1 for slot in view.data.get("pyramid") or [] if slot) <= FEW_CARDS
    return bool(view.data["turn"] >= LAST_TURNS)


def _expansion_of(choice: str) -> set[Theme]:
    row = VERB_NAMED.get(choice.partition(":")[0])
    if row is None or row in PANTHEON.verbs:
        return set() if row is None else {"gods"}
    return {"politics"} if row.origin == AGORA.name else set()


def _is_free(view: View, choice: str) -> bool:
    """Whether the choice builds a card for free by chain."""
    if view.seat is None or not choice.startswith("build:"):
        return False
    price = view.sample(1).explain(view.seat, choice).price
    return price is not None and price.chain is not None
