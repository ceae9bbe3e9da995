"""Helpers that set up a table of Duel without expansions."""

from collections.abc import Mapping
from typing import Any

import pharos
from pharos.content.duel import Card, Progress, Wonder
from tests.rules.duel_table import CONTENT, laid, new_game

CARDS: dict[str, Card] = {card.id: card for card in CONTENT.cards if not card.expansion}
WONDERS: dict[str, Wonder] = {wonder.id: wonder for wonder in CONTENT.wonders if not wonder.expansion}
TOKENS: dict[str, Progress] = {token.id: token for token in CONTENT.progress if not token.expansion}


def table(
    anna: dict[str, Any] | None = None,
    boris: dict[str, Any] | None = None,
    *,
    last: bool = False,
    **more: Any,
) -> pharos.Game:
    """A game in the middle of an age; a filler card is beside a single one unless it is the `last`."""
    return laid(anna, boris, fillers=0 if last else 2, **more)


def dealt(deal: Mapping[str, Any] | None = None, *, seed: int = 1, **options: Any) -> pharos.Game:
    """A new game: the deal of a seed with some fields changed."""
    return new_game(deal, seed=seed, **options)
