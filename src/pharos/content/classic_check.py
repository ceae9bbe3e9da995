"""Checks across the files of 7 Wonders: faults that a single row cannot reveal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from pharos.content.carriers import CLASSIC, Carried
from pharos.content.classic_schema import COLORS, Card, ClassicContent, Seating
from pharos.content.cost import Cost
from pharos.content.effects import (
    BuyFromBank,
    ClassicEffect,
    CoinsPer,
    OpponentsLoseCoins,
    PointsPer,
    Produce,
    Science,
    ScienceChoice,
    TradeDiscount,
    TradeRebateFirst,
)
from pharos.content.loader import ContentError, ContentFolder, known
from pharos.content.room import STAGES, UNITS_OF_CLASSIC, check_cost, check_room_of_classic

SCOPES = ("self", "neighbours", "both")
COUNTED = (
    *(f"{color}_cards" for color in COLORS),
    "brown_grey_purple_cards",
    "wonder_stages",
    "defeat_tokens",
    "victory_tokens",
    "leaders_recruited",
)


def check_classic(folder: ContentFolder, content: ClassicContent) -> None:
    """Raises ``ContentError`` for the first fault."""
    _check_costs(folder, content)
    _check_effects(folder, content)
    _check_cards(folder, content)
    _check_chains(folder, content)
    _check_wonders(folder, content)
    _check_decks(content)
    _check_setups(content)
    CLASSIC.check_all(carriers(folder, content))


MOST_OWN_CHOICES = 4
MOST_SOLD_CHOICES = 8
"""How many producers with a choice (not tradable, tradable) a city has room for."""


def check_added(folder: ContentFolder, content: ClassicContent) -> None:
    """Checks the rows of additional sets with all other rows; raises ``ContentError`` for the first fault."""
    check_room_of_classic(content)
    added = [row.set for row in content.cards] + [row.set for row in content.leaders]
    if not any(added + [row.set for row in content.wonders]):
        return
    _check_costs(folder, content)
    _check_effects(folder, content)
    _check_cards(folder, content)
    _check_chains(folder, content)
    _check_wonders(folder, content)
    cards = {card.id: card for card in content.cards if not card.set}
    taken: set[tuple[str, str]] = set()
    for card in content.cards:
        if not card.set:
            continue
        where = folder.where("card", card.id)
        drawn = card.color in ("purple", "black")
        if card.printed_effects:
            raise ContentError(f"{where}: only a printed card has `printed_effects`.")
        if drawn != (card.in_place_of is None):
            raise ContentError(f"{where}: a building takes the place of a printed one, others join.")
        if drawn:
            continue
        instead = cards.get(card.in_place_of or "")
        if instead is None or (instead.age, instead.players) != (card.age, card.players):
            raise ContentError(
                f"{where}: `{card.in_place_of}` is not a structure of age {card.age} with the same marks."
            )
        if (card.set, instead.id) in taken:
            raise ContentError(f"{where}: another row of its set takes the place of `{instead.id}`.")
        taken.add((card.set, instead.id))
    for tradable, most in ((False, MOST_OWN_CHOICES), (True, MOST_SOLD_CHOICES)):
        _check_choices(folder, content, tradable, most)
    CLASSIC.check_all(carriers(folder, content))


def _check_choices(folder: ContentFolder, content: ClassicContent, tradable: bool, most: int) -> None:
    """Checks that no city can have more producers with a choice than there is room for."""

    def offering(effects: tuple[ClassicEffect, ...]) -> int:
        return sum(
            isinstance(effect, Produce) and len(effect.one_of) > 1 and effect.tradable == tradable
            for effect in effects
        )

    owned = [(card, offering(card.effects)) for card in content.cards]
    boards = [sum(offering(stage.effects) for stage in wonder.stages) for wonder in content.wonders]
    count = sum(n for _, n in owned) + sum(offering(leader.effects) for leader in content.leaders)
    if count + max(boards) > most:
        last = [card for card, n in owned if n][-1]
        raise ContentError(
            f"{folder.where('card', last.id)}: a city could have more than {most} producers with a choice"
            f" that {'are' if tradable else 'are not'} for sale."
        )


def _costs(folder: ContentFolder, content: ClassicContent) -> Iterator[tuple[str, Cost]]:
    for card in content.cards:
        yield folder.where("card", card.id), card.cost
    for wonder in content.wonders:
        for stage in wonder.stages:
            yield folder.where("wonder", wonder.id), stage.cost


def _check_costs(folder: ContentFolder, content: ClassicContent) -> None:
    resources = [resource.id for resource in content.resources]
    for where, cost in _costs(folder, content):
        check_cost(where, cost, UNITS_OF_CLASSIC)
        for resource in cost.resources:
            known(where, "resource", resource, resources)
    for leader in content.leaders:
        where = folder.where("leader", leader.id)
        check_cost(where, leader.cost, UNITS_OF_CLASSIC)
        if leader.cost.resources:
            raise ContentError(f"{where}: a leader costs coins only.")


def carriers(folder: ContentFolder, content: ClassicContent) -> Iterator[Carried]:
    """Yields every row with effects; a city can have one board only, so its rows are marked `alone`."""
    for card in content.cards:
        kind = "a guild" if card.color == "purple" else "a card"
        of = frozenset({card.expansion} - {""})
        place = card.in_place_of or card.id
        for effects in (card.effects, card.printed_effects):
            yield Carried(folder.where("card", card.id), kind, effects, of, card.color, place=place)
    for leader in content.leaders:
        of = frozenset({"leaders", leader.expansion})
        yield Carried(folder.where("leader", leader.id), "a leader", leader.effects, of, place=leader.id)
    for wonder in content.wonders:
        where, of = folder.where("wonder", wonder.id), frozenset({wonder.expansion} - {""})
        alone, place = "board", wonder.id
        yield Carried(where, "the start of a board", wonder.start_effects, of, alone=alone, place=place)
        for stage in wonder.stages:
            yield Carried(where, "a stage", stage.effects, of, alone=alone, place=place)


def _check_effects(folder: ContentFolder, content: ClassicContent) -> None:
    resources = [resource.id for resource in content.resources]
    shown = [(row.where, effect) for row in carriers(folder, content) for effect in row.effects]
    for where, effect in shown:
        named: tuple[str, ...] = ()
        if isinstance(effect, Produce):
            named = effect.one_of
        elif isinstance(effect, TradeDiscount | TradeRebateFirst | BuyFromBank):
            named = effect.resources
        for resource in named:
            known(where, "resource", resource, resources)
        if isinstance(effect, TradeDiscount):
            known(where, "scope", effect.scope, ("left", "right", "both"))
        if isinstance(effect, CoinsPer | PointsPer):
            known(where, "counted thing", effect.per, COUNTED)
            known(where, "scope", effect.scope, SCOPES)
        if isinstance(effect, OpponentsLoseCoins) and effect.per is not None:
            known(where, "counted thing", effect.per, COUNTED)
        symbols: tuple[str, ...] = ()
        if isinstance(effect, Science):
            symbols = (effect.symbol,)
        elif isinstance(effect, ScienceChoice):
            symbols = effect.symbols
        for symbol in symbols:
            known(where, "science symbol", symbol, content.science_symbols)


def _check_cards(folder: ContentFolder, content: ClassicContent) -> None:
    for card in content.cards:
        where = folder.where("card", card.id)
        known(where, "color", card.color, COLORS)
        if (card.color in ("purple", "black")) == bool(card.players):
            raise ContentError(f"{where}: buildings have marks in `players`, guilds and city cards none.")
        if card.color == "purple" and card.age != 3:
            raise ContentError(f"{where}: a guild is a card of age 3.")
        if list(card.players) != sorted(card.players):
            raise ContentError(f"{where}: the marks of `players` must rise.")


def _check_chains(folder: ContentFolder, content: ClassicContent) -> None:
    cards: dict[str, Card] = {card.id: card for card in content.cards}
    for card in content.cards:
        where = folder.where("card", card.id)
        for giver in card.chain_from:
            if giver not in cards:
                raise ContentError(f"{where}: the card `{giver}` of `chain_from` is unknown.")
            if cards[giver].age != card.age - 1:
                raise ContentError(f"{where}: `{giver}`, which chains to it, is not of the age before.")


def _check_wonders(folder: ContentFolder, content: ClassicContent) -> None:
    resources = [resource.id for resource in content.resources]
    sides: dict[str, list[str]] = {}
    for wonder in content.wonders:
        where = folder.where("wonder", wonder.id)
        if wonder.id != f"{wonder.board}_{wonder.side}":
            raise ContentError(f"{where}: the id does not fit board and side.")
        if wonder.resource is not None:
            known(where, "resource", wonder.resource, resources)
        if (wonder.resource is None) != bool(wonder.start_effects):
            raise ContentError(f"{where}: a board starts with a resource or with an effect.")
        if not wonder.stages:
            raise ContentError(f"{where}: there are no stages.")
        if len(wonder.stages) > STAGES:
            raise ContentError(f"{where}: there are {len(wonder.stages)} stages; there is room for {STAGES}.")
        sides.setdefault(wonder.board, []).append(wonder.side)
    for board, found in sides.items():
        if found != ["a", "b"]:
            raise ContentError(f"{folder.where('wonder', f'{board}_{found[0]}')}: a board has sides a and b.")


def _check_decks(content: ClassicContent) -> None:
    for name, seatings in (
        ("classic/setup.toml", content.seatings),
        ("classic/cities/setup.toml", content.cities_seatings),
    ):
        for number, seating in enumerate(seatings, start=1):
            _check_seating(f"{name}, seating {number}", content, seating)


def _check_seating(where: str, content: ClassicContent, seating: Seating) -> None:
    setup = content.setup
    if seating.guilds != seating.deck_players + setup.guilds_beyond_players:
        raise ContentError(f"{where}: `guilds` is not `deck_players` + {setup.guilds_beyond_players}.")
    hands = max(seating.players, setup.free_city_cities)
    copies = Counter[int]()
    for card in content.cards:
        copies[card.age] += card.copies(seating.deck_players)
    copies[3] += seating.guilds
    for age in (1, 2, 3):
        dealt = hands * seating.hand_size
        if copies[age] + seating.city_cards != dealt:
            raise ContentError(
                f"{where}: the deck of age {age} has {copies[age] + seating.city_cards} cards,"
                f" {dealt} are dealt."
            )


def _check_setups(content: ClassicContent) -> None:
    cities = content.cities_setup
    black = Counter(card.age for card in content.cards if card.color == "black")
    for age in (1, 2, 3):
        if black[age] != cities.city_cards_per_age:
            raise ContentError(
                f"classic/cities/cards.toml: age {age} has {black[age]} city cards,"
                f" {cities.city_cards_per_age} are printed."
            )
    for name, expansion, expected in (
        ("classic/leaders/leaders.toml", "leaders", content.leaders_setup.leaders_printed),
        ("classic/cities/leaders.toml", "cities", cities.leaders_printed),
    ):
        found = sum(leader.expansion == expansion for leader in content.leaders)
        if found != expected:
            raise ContentError(f"{name}: there are {found} leaders, {expected} are printed.")
