"""The printed properties of components, by id, for the display beside their names."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from pharos.content.classic import load_classic
from pharos.content.cost import Cost
from pharos.content.duel import load_duel
from pharos.content.effects import Effect


@dataclass(frozen=True, slots=True)
class Component:
    """A card, Wonder, token, god, leader, …"""

    id: str
    kind: str
    color: str = ""
    cost: Cost | None = None
    effects: tuple[Effect, ...] = ()
    chain: str = ""
    """The chain symbol that makes it free (Duel)."""
    gives: str = ""
    """The chain symbol it gives (Duel)."""
    chain_from: tuple[str, ...] = ()
    chain_to: tuple[str, ...] = ()


def component(game: str, kind: str, id: str) -> Component | None:
    """Returns the component with this kind and id, or None."""
    return components(game).get((kind, id))


@cache
def components(game: str) -> dict[tuple[str, str], Component]:
    """Returns all components of a game."""
    found = _duel() if game == "duel" else _classic()
    return {(one.kind, one.id): one for one in found}


def _duel() -> Iterator[Component]:
    content = load_duel()
    for card in content.cards:
        chains = (card.chain or "", card.gives or "", card.chain_from, card.chain_to)
        yield Component(card.id, "card", card.color, card.cost, card.effects, *chains)
    for wonder in content.wonders:
        yield Component(wonder.id, "wonder", "", wonder.cost, (*wonder.effects, *wonder.on_draft))
    for token in content.progress:
        yield Component(token.id, "progress", effects=token.effects)
    for god in content.gods:
        yield Component(god.id, "god", effects=god.effects)
    gate = content.pantheon.gate
    yield Component(gate.id, "god", effects=gate.effects)
    for conspiracy in content.conspiracies:
        yield Component(conspiracy.id, "conspiracy", effects=conspiracy.effects)
    for decree in content.decrees:
        yield Component(decree.id, "decree", effects=decree.effects)


def _classic() -> Iterator[Component]:
    content = load_classic()
    for card in content.cards:
        chains = ("", "", card.chain_from, card.chain_to)
        yield Component(card.id, "card", card.color, card.cost, card.effects, *chains)
    for leader in content.leaders:
        yield Component(leader.id, "leader", "white", leader.cost, leader.effects)
