"""Checks across the Duel files: faults that a single row cannot reveal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from pharos.content.carriers import DUEL, DUEL_CARDS, Carried
from pharos.content.cost import Cost
from pharos.content.duel_schema import Card, DuelContent, MilitaryToken
from pharos.content.effects import (
    CoinsPer,
    DuelEffect,
    PointsPer,
    Produce,
    Science,
    TradeDiscount,
    TradeReduction,
)
from pharos.content.loader import ContentError, ContentFolder, known
from pharos.content.room import UNITS_OF_DUEL, check_cost, check_room_of_duel

BUILDING_COLORS = ("brown", "grey", "blue", "green", "yellow", "red", "purple")
SENATOR_COLORS = ("white", "black")
SCOPES = ("self", "max_city")
COUNTED = (
    "brown_cards",
    "grey_cards",
    "brown_and_grey_cards",
    "blue_cards",
    "green_cards",
    "red_cards",
    "yellow_cards",
    "wonders",
    "coin_sets_of_3",
    "progress_tokens",
    "mythology_and_offering_tokens",
)


def check_duel(folder: ContentFolder, content: DuelContent) -> None:
    """Raises ``ContentError`` for the first fault."""
    _check_costs(folder, content)
    _check_effects(folder, content)
    _check_kinds(folder, content)
    _check_chains(folder, content)
    _check_decks(content)
    _check_layouts(content)
    _check_draft(content)
    _check_track(folder, content)
    _check_pantheon(content)
    _check_agora(folder, content)
    DUEL.check_all(carriers(folder, content))


def check_added(folder: ContentFolder, content: DuelContent) -> None:
    """Checks the rows of additional sets with all other rows; raises ``ContentError`` for the first fault."""
    check_room_of_duel(content)
    added = [row.set for row in content.cards] + [row.set for row in content.wonders]
    added += [row.set for row in content.progress] + [row.set for row in content.gods]
    if not any(added):
        return
    _check_costs(folder, content)
    _check_effects(folder, content)
    _check_kinds(folder, content)
    taken: set[tuple[str, str]] = set()
    for card in content.cards:
        where = folder.where("card", card.id)
        for symbol in (card.chain, card.gives):
            if symbol is not None:
                known(where, "chain symbol", symbol, content.chain_symbols)
        if card.set:
            _check_added_card(where, content, card)
            _once(taken, where, card.set, card.in_place_of)
    for god in content.gods:
        if god.set:
            where = folder.where("god", god.id)
            replaced = next((one for one in content.gods if not one.set and one.id == god.in_place_of), None)
            if replaced is None or replaced.mythology != god.mythology:
                raise ContentError(f"{where}: `{god.in_place_of}` is not a printed god of {god.mythology}.")
            _once(taken, where, god.set, god.in_place_of)
    DUEL.check_all(carriers(folder, content))


def _check_added_card(where: str, content: DuelContent, card: Card) -> None:
    """Checks that a building replaces a printed one of its age and chain symbol; guilds replace nothing."""
    if card.kind not in ("building", "guild"):
        raise ContentError(f"{where}: a content set adds buildings and guilds, not a {card.kind}.")
    if (card.kind == "building") != (card.in_place_of is not None):
        raise ContentError(f"{where}: a building takes the place of a printed one, a guild joins them.")
    instead = next((one for one in content.cards if not one.set and one.id == card.in_place_of), None)
    fits = instead is not None and instead.age == card.age and instead.kind == "building"
    if card.kind == "building" and not fits:
        raise ContentError(f"{where}: `{card.in_place_of}` is not a printed building of age {card.age}.")
    given = instead.gives if instead is not None else None
    if card.gives is not None and card.gives != given:
        raise ContentError(f"{where}: only the card in whose place it stands may give `{card.gives}`.")
    if card.gives is None and given is not None:
        raise ContentError(f"{where}: it must give `{given}`, as the card it stands for does.")


def _once(taken: set[tuple[str, str]], where: str, of_set: str, place: str | None) -> None:
    if place is not None:
        if (of_set, place) in taken:
            raise ContentError(f"{where}: another row of its set takes the place of `{place}`.")
        taken.add((of_set, place))


def _check_costs(folder: ContentFolder, content: DuelContent) -> None:
    resources = [resource.id for resource in content.resources]
    priced: list[tuple[str, Cost]] = [(folder.where("card", card.id), card.cost) for card in content.cards]
    priced += [(folder.where("wonder", wonder.id), wonder.cost) for wonder in content.wonders]
    for where, cost in priced:
        check_cost(where, cost, UNITS_OF_DUEL)
        for resource in cost.resources:
            known(where, "resource", resource, resources)


def carriers(folder: ContentFolder, content: DuelContent) -> Iterator[Carried]:
    """Yields every row with effects."""

    def row(
        table: str,
        id: str,
        kind: str,
        effects: tuple[DuelEffect, ...],
        of: str,
        color: str = "",
        place: str | None = None,
    ) -> Carried:
        expansions = frozenset({of} - {""})
        return Carried(folder.where(table, id), kind, effects, expansions, color, place=place or id)

    for card in content.cards:
        kind, place = DUEL_CARDS[card.kind], card.in_place_of
        yield row("card", card.id, kind, card.effects, card.expansion, card.color, place)
    for wonder in content.wonders:
        yield row("wonder", wonder.id, "a wonder", wonder.effects, wonder.expansion)
        yield row("wonder", wonder.id, "the draft of a wonder", wonder.on_draft, wonder.expansion)
    for progress in content.progress:
        yield row("progress", progress.id, "a progress token", progress.effects, progress.expansion)
    for god in content.gods:
        yield row("god", god.id, "a god", god.effects, "pantheon", place=god.in_place_of)
    gate = content.pantheon.gate
    yield row("gate", gate.id, "the Gate", gate.effects, "pantheon")
    for decree in content.decrees:
        yield row("decree", decree.id, "a decree", decree.effects, "agora")
    for conspiracy in content.conspiracies:
        yield row("conspiracy", conspiracy.id, "a conspiracy", conspiracy.effects, "agora")
    for token in content.track.tokens:
        yield row("token", token.id, "a military token", token.effects, "")
    for token in content.track.agora_tokens:
        yield row("agora_token", token.id, "a military token of Agora", token.effects, "agora")


def _check_effects(folder: ContentFolder, content: DuelContent) -> None:
    resources = [resource.id for resource in content.resources]
    symbols_seen: set[str] = set()
    shown = [(row.where, effect) for row in carriers(folder, content) for effect in row.effects]
    for where, effect in shown:
        if isinstance(effect, Produce):
            named: tuple[str, ...] = effect.one_of
        elif isinstance(effect, TradeDiscount | TradeReduction):
            named = effect.resources
        else:
            named = ()
        for resource in named:
            known(where, "resource", resource, resources)
        if isinstance(effect, TradeDiscount):
            known(where, "scope", effect.scope, ("bank",))
        if isinstance(effect, CoinsPer | PointsPer):
            known(where, "counted thing", effect.per, COUNTED)
            known(where, "scope", effect.scope, SCOPES)
        if isinstance(effect, Science):
            known(where, "science symbol", effect.symbol, content.science_symbols)
            symbols_seen.add(effect.symbol)
    for symbol in content.science_symbols:
        if symbol not in symbols_seen:
            raise ContentError(f"duel/setup.toml, symbols: nothing shows the science symbol `{symbol}`.")


def _check_kinds(folder: ContentFolder, content: DuelContent) -> None:
    for wonder in content.wonders:
        if len(wonder.on_draft) > 1:
            where = folder.where("wonder", wonder.id)
            raise ContentError(f"{where}: the draft of a wonder can bring one thing only.")
    for card in content.cards:
        where = folder.where("card", card.id)
        senator = card.kind in ("politician", "conspirator")
        known(where, "color", card.color, SENATOR_COLORS if senator else BUILDING_COLORS)
        if senator != (card.age == 0):
            raise ContentError(f"{where}: a building has an age and a Senator has none.")
        if card.kind in ("guild", "temple") and card.age != 3:
            raise ContentError(f"{where}: a guild or a Grand Temple is a card of age 3.")
        if (card.kind in ("guild", "temple")) != (card.color == "purple"):
            raise ContentError(f"{where}: guilds and Grand Temples are purple, other cards are not.")
        if (card.kind == "temple") != (card.mythology is not None):
            raise ContentError(f"{where}: a Grand Temple has a mythology, other cards have none.")
        if (card.kind == "politician") != (card.section is not None):
            raise ContentError(f"{where}: a Politician has a section, other cards have none.")


def _check_chains(folder: ContentFolder, content: DuelContent) -> None:
    ages = {card.id: card.age for card in content.cards}
    for card in content.cards:
        for symbol in (card.chain, card.gives):
            if symbol is not None:
                known(folder.where("card", card.id), "chain symbol", symbol, content.chain_symbols)
    for card in content.cards:
        where = folder.where("card", card.id)
        if card.chain is not None and not card.chain_from:
            raise ContentError(f"{where}: no card gives the chain symbol `{card.chain}`.")
        if card.gives is not None and not card.chain_to:
            raise ContentError(f"{where}: no card needs the chain symbol `{card.gives}`.")
        for giver in card.chain_from:
            if ages[giver] >= card.age:
                raise ContentError(f"{where}: `{giver}`, which gives its chain, is not of an earlier age.")
    for symbol, count in Counter(card.gives for card in content.cards if card.gives is not None).items():
        if count > 1:
            raise ContentError(f"duel/cards.toml: {count} cards give the chain symbol `{symbol}`.")
    for symbol in content.chain_symbols:
        if all(card.gives != symbol for card in content.cards):
            raise ContentError(f"duel/setup.toml, symbols: no card gives the chain symbol `{symbol}`.")


def _check_decks(content: DuelContent) -> None:
    setup = content.setup
    if [deck.age for deck in content.decks] != [1, 2, 3]:
        raise ContentError("duel/setup.toml: there must be one [[deck]] row for each of the ages 1, 2 and 3.")
    printed = Counter(card.age for card in content.cards if card.kind == "building")
    for deck in content.decks:
        if printed[deck.age] != deck.printed:
            raise ContentError(
                f"duel/cards.toml: age {deck.age} has {printed[deck.age]} cards without guilds,"
                f" {deck.printed} are printed."
            )
        added = setup.guilds_added if deck.age == 3 else 0
        if deck.printed - setup.removed_cards_per_deck + added != deck.laid_out:
            raise ContentError(f"duel/setup.toml, deck {deck.age}: `laid_out` fits no other number.")
    guilds = sum(card.kind == "guild" for card in content.cards)
    if guilds != setup.guilds_printed:
        raise ContentError(f"duel/cards.toml: there are {guilds} guilds, {setup.guilds_printed} are printed.")


def _check_layouts(content: DuelContent) -> None:
    setup = content.pantheon.setup
    for agora, name in ((False, "duel/layouts.toml"), (True, "duel/agora/layouts.toml")):
        for deck in content.decks:
            senators = content.agora.setup.senators_per_age[deck.age - 1] if agora else 0
            found = [layout for layout in content.layouts if layout.age == deck.age and layout.agora == agora]
            if len(found) != 2:
                raise ContentError(f"{name}: there must be exactly one layout of age {deck.age}.")
            for layout in found:
                if len(layout.slots) != deck.laid_out + senators:
                    raise ContentError(
                        f"{name}, layout {deck.age}: there are {len(layout.slots)} slots"
                        f" for {deck.laid_out + senators} cards."
                    )
            marked = content.layout(deck.age, pantheon=True, agora=agora)
            tokens = {1: (setup.mythology_tokens_used, 0), 2: (0, len(setup.offerings)), 3: (0, 0)}
            if (len(marked.marked("mythology")), len(marked.marked("offering"))) != tokens[deck.age]:
                raise ContentError(
                    f"duel/pantheon/marks.toml: the marks of age {deck.age}"
                    f" {'with' if agora else 'without'} Agora do not fit the number of tokens."
                )


def _check_draft(content: DuelContent) -> None:
    setup = content.setup
    where = "duel/setup.toml, setup"
    for player in (0, 1):
        if setup.draft_order.count(player) != setup.wonders_per_player:
            raise ContentError(f"{where}: `draft_order` does not give {setup.wonders_per_player} to each.")
    if len(setup.draft_order) % setup.wonders_per_draft_set:
        raise ContentError(f"{where}: `draft_order` is not made of whole sets.")
    if len(content.wonders) < len(setup.draft_order):
        raise ContentError("duel/wonders.toml: there are fewer wonders than are drafted.")
    ids = [wonder.id for wonder in content.wonders if not wonder.expansion]
    for wonders in setup.first_game_wonders:
        for wonder in wonders:
            known(where, "wonder", wonder, ids)
        if len(wonders) != setup.wonders_per_player:
            raise ContentError(f"{where}: `first_game_wonders` gives not {setup.wonders_per_player} each.")
    if len({*setup.first_game_wonders[0], *setup.first_game_wonders[1]}) != len(setup.draft_order):
        raise ContentError(f"{where}: `first_game_wonders` names a wonder twice.")


def _check_track(folder: ContentFolder, content: DuelContent) -> None:
    track = content.track
    if track.spaces != 2 * track.capital + 1:
        raise ContentError("duel/track.toml, track: `spaces` does not fit `capital` on both sides.")
    next_space = 1
    for number, zone in enumerate(track.zones, start=1):
        if zone.first != next_space or zone.last < zone.first:
            raise ContentError(f"duel/track.toml, zone {number}: the zone does not begin at {next_space}.")
        next_space = zone.last + 1
    if next_space != track.capital:
        raise ContentError("duel/track.toml: the zones do not reach the capital.")
    if [token.id for token in track.tokens] != [token.id for token in track.agora_tokens]:
        raise ContentError("duel/agora/tokens.toml: the tokens are not those of duel/track.toml.")
    starts = [zone.first for zone in track.zones]
    tables: tuple[tuple[str, tuple[MilitaryToken, ...]], ...] = (
        ("token", track.tokens),
        ("agora_token", track.agora_tokens),
    )
    for table, tokens in tables:
        for token in tokens:
            side = 1 if token.seat == 1 else -1
            if token.space * side not in starts:
                raise ContentError(
                    f"{folder.where(table, token.id)}: space {token.space} is not the first of a zone"
                    f" on the side of seat {token.seat}."
                )


def _check_pantheon(content: DuelContent) -> None:
    pantheon = content.pantheon
    setup = pantheon.setup
    stacks = Counter(god.mythology for god in pantheon.gods)
    temples = Counter(card.mythology for card in content.cards if card.kind == "temple")
    for mythology in pantheon.mythologies:
        if stacks[mythology.id] != setup.gods_per_stack:
            raise ContentError(
                f"duel/pantheon/gods.toml: {mythology.id} has {stacks[mythology.id]} gods,"
                f" a stack has {setup.gods_per_stack}."
            )
        if temples[mythology.id] != 1:
            raise ContentError(f"duel/pantheon/temples.toml: {mythology.id} must have one Grand Temple.")
    if setup.grand_temples_added != content.setup.guilds_added:
        raise ContentError("duel/pantheon/setup.toml, setup: as many Grand Temples as guilds are added.")
    if len(setup.grand_temple_points) != setup.grand_temples_added + 1:
        raise ContentError("duel/pantheon/setup.toml, setup: `grand_temple_points` lacks a number of them.")
    own = [price for price, _ in setup.slot_prices]
    if own != [price for _, price in reversed(setup.slot_prices)]:
        raise ContentError("duel/pantheon/setup.toml, setup: `slot_prices` are not the same from both sides.")


def _check_agora(folder: ContentFolder, content: DuelContent) -> None:
    agora = content.agora
    senators = sum(card.kind in ("politician", "conspirator") for card in content.cards)
    if senators != sum(agora.setup.senators_per_age):
        raise ContentError(
            f"duel/agora/senators.toml: there are {senators} Senators,"
            f" {sum(agora.setup.senators_per_age)} are laid out."
        )
    chambers = {chamber.id: chamber for chamber in agora.chambers}
    for chamber in agora.chambers:
        where = folder.where("chamber", chamber.id)
        for other in chamber.adjacent:
            if other not in chambers:
                raise ContentError(f"{where}: there is no chamber {other}.")
            if chamber.id not in chambers[other].adjacent:
                raise ContentError(f"{where}: chamber {other} is not adjacent the other way round.")
    if agora.setup.decrees_used != len(agora.chambers) or len(agora.decrees) < agora.setup.decrees_used:
        raise ContentError("duel/agora/senate.toml, setup: `decrees_used` does not fit chambers and decrees.")
    steps = agora.setup.senate_actions
    if not steps or steps[0].blue_cards != 0 or list(steps) != sorted(steps, key=lambda s: s.blue_cards):
        raise ContentError("duel/agora/senate.toml, setup: `senate_actions` must rise from 0 blue cards.")
