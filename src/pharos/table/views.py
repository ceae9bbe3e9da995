"""Types of the views and positions of both games on the wire.

Both are plain data built by the engine; the TypeScript types are generated from these. A view is a game as a
viewer sees it, without hidden fields; a position has everything. A test checks both against the types for all
game variants.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict


class DuelStep(TypedDict):
    """A pending step of Duel; the last one in the list is current."""

    step: str
    seat: int
    color: NotRequired[str]
    colors: NotRequired[list[str]]
    draw: NotRequired[int]
    bid: NotRequired[int]
    """The highest bid so far for playing first."""
    drawn: NotRequired[list[str]]
    mythology: NotRequired[str]
    god: NotRequired[str]
    section: NotRequired[str]
    actions: NotRequired[int]


class WonderOfDuel(TypedDict):
    """A Wonder of a city, with the card under it if built."""

    id: str
    built: bool
    card: NotRequired[str]


class Plot(TypedDict):
    """A conspiracy of a seat; its identity is visible only to the owner until it is triggered."""

    id: NotRequired[str]
    card: NotRequired[str]
    triggered: NotRequired[bool]


class DuelCity(TypedDict):
    """A city of Duel as a viewer sees it."""

    coins: int
    cards: list[str]
    wonders: list[WonderOfDuel]
    progress: list[str]
    discounts_from_next_turn: NotRequired[list[str]]
    mythology: NotRequired[list[str]]
    offerings: NotRequired[list[int]]
    gods: NotRequired[list[str]]
    god_coins: NotRequired[int]
    conspiracies: NotRequired[list[Plot]]


class Slot(TypedDict):
    """A slot of the structure with a card: its face, or its back."""

    card: NotRequired[str]
    back: NotRequired[str]
    open: bool
    token: NotRequired[str | int]
    """Pantheon: the token on a face-down card: a mythology, or the value of an offering token."""


class GodCard(TypedDict):
    """A god card in a stack or in the Pantheon, as far as the viewer knows it."""

    god: NotRequired[str]
    back: NotRequired[str]
    known_to: NotRequired[list[int]]
    shown: NotRequired[bool]


class PantheonView(TypedDict):
    """The Pantheon part of a view or position."""

    slots: list[GodCard | None]
    stacks: dict[str, list[GodCard]]
    tokens: list[str]
    snake: str | None
    minerva: int | None


class DecreeCard(TypedDict):
    """A decree of a chamber."""

    id: NotRequired[str]
    face_up: bool


class Chamber(TypedDict):
    """A chamber of the Senate: cubes by seat, the controlling seat, its decrees from the top."""

    cubes: tuple[int, int]
    controller: int | None
    decrees: list[DecreeCard]


class Conspiring(TypedDict):
    """Conspiracies a seat drew and kept: ids for that seat, a number for others."""

    seat: int
    drawn: NotRequired[list[str]]
    kept: list[str] | int
    back: NotRequired[str]


class LockedToken(TypedDict):
    """The progress token under Obscurantism, or the candidates for it."""

    seat: int
    token: NotRequired[str]
    among: NotRequired[list[str]]
    openly_among: NotRequired[list[str]]
    searched: NotRequired[bool]


class RemovedSeen(TypedDict):
    """The seat that has looked at the removed cards, and up to which age."""

    seat: int
    age: int


class Senate(TypedDict):
    """The Agora part of a view or position, except the deck of conspiracies."""

    chambers: list[Chamber]
    supply: tuple[int, int]
    triggered_this_turn: bool
    conspiring: list[Conspiring]
    removed_seen: NotRequired[RemovedSeen]
    locked: NotRequired[LockedToken]


class SenateView(Senate):
    """The Agora part of the view."""

    deck: int


class SenatePosition(Senate):
    """The Agora part of a position."""

    deck: list[str]


ListedBoard = dict[str, int | list[str | int | list[str]]]
"""The board of an expansion that clients show as plain lists (`Expansion.listed`): numbers, names, or one of
both for each seat. Use this type for the expansion's field in `DuelGame` and `ClassicGame`."""

PositionFormat = Literal["pharos-position/1"]
"""Positions have a format; views have none."""


class DuelGame(TypedDict):
    """What views and positions of Duel have in common."""

    game: Literal["duel"]
    expansions: list[str]
    content: NotRequired[dict[str, str]]
    players: int
    options: dict[str, bool | str]
    age: int
    first: int
    turn: int
    extra_turn: bool
    steps: list[DuelStep]
    cities: tuple[DuelCity, DuelCity]
    pawn: int
    military_tokens: list[str]
    progress: list[str]
    discard: list[str]
    pyramid: list[Slot | None]
    box: list[str]
    offer: NotRequired[list[str]]
    drawn: NotRequired[list[str]]
    pantheon: NotRequired[PantheonView]
    victory: str | None
    winners: list[int]


class DuelView(DuelGame):
    """A game of Duel as a viewer sees it."""

    waiting: list[int]
    senate: NotRequired[SenateView]
    removed: NotRequired[list[list[str | None]]]


class DuelPosition(DuelGame):
    """A game of Duel with everything hidden."""

    format: PositionFormat
    senate: NotRequired[SenatePosition]
    removed: list[list[str]]
    """The cards returned to the box, by age."""
    next_wonders: list[str]
    ages: list[list[str]]
    """The cards of the structures to come."""
    next_offerings: NotRequired[list[int]]
    draws: NotRequired[list[list[str]]]


class ClassicCity(TypedDict):
    """A city of 7 Wonders as a viewer sees it."""

    wonder: str | None
    coins: int
    cards: list[str]
    stages: int
    marker_backs: list[int]
    markers: NotRequired[list[str]]
    victories: int
    victory_points: int
    defeats: int
    free_builds_left: NotRequired[int]
    debt: NotRequired[int]
    diplomacy: NotRequired[int]
    causes: NotRequired[dict[str, int]]
    owes: NotRequired[int]
    leaders: NotRequired[list[str]]
    leader_cards: NotRequired[int]
    courtesan: NotRequired[str]
    black_builds_left: NotRequired[int]
    bank_bonus_left: NotRequired[int]
    bought_from: NotRequired[list[str]]


class HandSeen(TypedDict):
    """The hand of a seat: the number of cards, and those the viewer can deduce."""

    cards: int
    known: NotRequired[list[str]]
    possible: NotRequired[list[str]]


class HistoryEntry(TypedDict):
    """A past choice of a city; a hidden card is left out of `choice`, and is in `known` if deduced."""

    age: int
    turn: int
    city: int
    choice: str
    known: NotRequired[str]
    left: NotRequired[int]
    right: NotRequired[int]
    declined: NotRequired[Literal["leader"]]
    """The choice was to take no leader."""


class HandHeld(TypedDict):
    """A hand that the viewer or the teammate has held."""

    age: int
    turn: int
    cards: list[str]
    seat: NotRequired[int]


class PileSeen(TypedDict):
    """The discard pile as the viewer saw it after `entry` entries of the history."""

    entry: int
    cards: list[str]


class LeadersHeld(TypedDict):
    """The leaders held in one round of the draft."""

    round: int
    leaders: list[str]


class PartnerLeaders(TypedDict):
    """The leaders of the teammate."""

    leader_hand: list[str]
    draft_hand: list[str]
    leaders_seen: list[LeadersHeld]


class PendingStep(TypedDict):
    """A pending step of 7 Wonders."""

    step: str
    cities: list[int]
    order: NotRequired[int]


class Fight(TypedDict):
    """A conflict at the end of the age: the second city is to the left of the first; tokens for each."""

    cities: tuple[int, int]
    tokens: int


class Conflicts(TypedDict):
    """The conflicts if the age ended now: the military strength of each city, and the pairs."""

    strength: list[int]
    fights: list[Fight]


class CopiedSymbol(TypedDict):
    """A symbol that a mask would copy from a green card of a neighbor."""

    symbol: str
    city: int
    card: str


class ClassicGame(TypedDict):
    """What views and positions of 7 Wonders have in common."""

    game: Literal["classic"]
    expansions: list[str]
    content: NotRequired[dict[str, str]]
    players: int
    options: dict[str, bool | str]
    age: int
    turn: int
    direction: Literal["left", "right"]
    waiting: list[int]
    step: str | None
    step_cities: list[int]
    step_order: NotRequired[int]
    owed: list[int]
    pending: list[PendingStep]
    cities: list[ClassicCity]
    discard: list[str]
    discard_backs: list[int]
    history: list[HistoryEntry]
    sealed: NotRequired[list[str | None]]
    free_city_holder: NotRequired[int]
    victory: str | None
    winners: list[int]


class ClassicView(ClassicGame):
    """A game of 7 Wonders as a viewer sees it."""

    hand: NotRequired[list[str]]
    hands: list[HandSeen]
    seen: NotRequired[list[HandHeld]]
    looks: NotRequired[list[PileSeen]]
    pile: NotRequired[int]
    pile_card: NotRequired[str]
    leader_pile: NotRequired[int]
    leader_hand: NotRequired[list[str]]
    draft_hand: NotRequired[list[str]]
    leaders_seen: NotRequired[list[LeadersHeld]]
    partner_leaders: NotRequired[PartnerLeaders]
    conflicts: Conflicts
    masks: NotRequired[dict[str, list[CopiedSymbol]]]


class Coming(TypedDict):
    """The cards of an age to come: the hands, and with two players the pile of the free city."""

    age: int
    hands: list[list[str]]
    pile: NotRequired[list[str]]


class ClassicPosition(ClassicGame):
    """A game of 7 Wonders with everything hidden."""

    format: PositionFormat
    hands: list[list[str]]
    coming: list[Coming]
    pile: NotRequired[list[str]]
    pile_card: NotRequired[str]
    leader_hands: NotRequired[list[list[str]]]
    draft_hands: NotRequired[list[list[str]]]
    leader_pile: NotRequired[list[str]]


class Outlook(TypedDict):
    """The parts of a view of 7 Wonders that follow from a position and are not in it."""

    conflicts: NotRequired[Conflicts]
    masks: NotRequired[dict[str, list[CopiedSymbol]]]


VIEWS = {"duel": DuelView, "classic": ClassicView}
"""Types of the views by game."""
POSITIONS = {"duel": DuelPosition, "classic": ClassicPosition}
"""Types of the positions by game."""
