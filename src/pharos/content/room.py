"""Limits on the number of components: at least twice as many as are printed.

In the engine a set of components is one machine word, a set of leaders two, a set of cards four. Content is
checked when it is read, before any game starts.
"""

from __future__ import annotations

from collections.abc import Sized

from pharos.content.classic_schema import COLORS, ClassicContent
from pharos.content.cost import Cost
from pharos.content.duel_schema import DuelContent
from pharos.content.effects import ConspireOnDraft, FreeBuildPerAge
from pharos.content.loader import ContentError

CARDS_OF_DUEL = 235
CARDS_OF_CLASSIC = 239
LEADERS = 126
COLORS_OF_CLASSIC = 15
"""A city counts its cards by color in two words: eight colors in the first, seven in the second."""
ONE_WORD = 63
SIDES_OF_BOARDS = 512
FREE_BUILDERS = 7
UNITS_OF_DUEL = 12
UNITS_OF_CLASSIC = 7
"""Resources in a cost; their total price has eight bits in Duel, four per neighbor in 7 Wonders."""
COINS_OF_COST = 99
STAGES = 4
"""Stages of a board; the networks' input has room for no more."""
DRAFT_PLOTS = 3
"""With this limit a seat takes fewer than 16 conspiracies, even if every Conspirator brings it two."""


def check_room_of_duel(content: DuelContent) -> None:
    """Raises `ContentError` if something of Duel exceeds its limit."""
    _check("cards of Duel", content.cards, CARDS_OF_DUEL)
    _check("wonders of Duel", content.wonders, ONE_WORD)
    _check("progress tokens", content.progress, ONE_WORD)
    marks = (*content.chain_symbols, *content.pantheon.mythologies)
    _check("chain symbols and mythologies", marks, ONE_WORD)
    _check("gods", content.gods, ONE_WORD - 1)  # plus the Gate
    _check("decrees", content.agora.decrees, ONE_WORD)
    _check("conspiracies", content.agora.conspiracies, ONE_WORD)
    plotting = [
        row for row in content.wonders if any(isinstance(one, ConspireOnDraft) for one in row.on_draft)
    ]
    _check("wonders that conspire in the draft", plotting, DRAFT_PLOTS)


def check_room_of_classic(content: ClassicContent) -> None:
    """Raises `ContentError` if something of 7 Wonders exceeds its limit."""
    _check("cards of 7 Wonders", content.cards, CARDS_OF_CLASSIC)
    _check("leaders", content.leaders, LEADERS)
    _check("colors of cards of 7 Wonders", COLORS, COLORS_OF_CLASSIC)
    _check("sides of boards", content.wonders, SIDES_OF_BOARDS)
    building = [row for row in content.wonders if any(_builds(stage.effects) for stage in row.stages)]
    leading = [row for row in content.leaders if _builds(row.effects)]
    _check("boards and leaders that build cards free of charge", (*building, *leading), FREE_BUILDERS)


def check_cost(where: str, cost: Cost, most: int) -> None:
    """Raises `ContentError` if the resources or the coins of a cost exceed their limit."""
    units = sum(cost.resources.values())
    if units > most:
        raise ContentError(f"{where}: the cost has {units} resources; there is room for {most}.")
    if cost.coins > COINS_OF_COST:
        raise ContentError(f"{where}: the cost has {cost.coins} coins; there is room for {COINS_OF_COST}.")


def _builds(effects: tuple[object, ...]) -> bool:
    return any(isinstance(effect, FreeBuildPerAge) for effect in effects)


def _check(what: str, components: Sized, most: int) -> None:
    if len(components) > most:
        raise ContentError(f"There are {len(components)} {what}; there is room for {most}.")
