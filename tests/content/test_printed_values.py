"""All printed values a second time: the tables in `printed/` must match the loaded content.

One line is one printed piece: its kind, its id, then its values. The tables were written from the cards,
boards and rulebooks, not from the content; when a printed value changes, it changes in both places. Content
sets are not covered.
"""

from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec
import pytest

from pharos import texts
from pharos.content import classic_schema, duel_schema
from pharos.content.classic import load_classic
from pharos.content.cost import Cost
from pharos.content.duel import load_duel
from pharos.content.structure import Layout

TABLES = Path(__file__).parent / "printed"
DUEL = {"": "duel", "pantheon": "pantheon", "agora": "agora"}
CLASSIC = {"": "seven_wonders", "leaders": "leaders", "cities": "cities"}
RESOURCES = ("wood", "stone", "clay", "ore", "glass", "papyrus", "cloth")
UNORDERED = ("resources", "one_of", "colors", "symbols", "source")
"""Fields whose order has no meaning."""


def name(*which: str) -> str:
    """The English name of a piece; the kind of apostrophe does not matter."""
    return texts.name(*which).replace("’", "")


def line(*facts: str) -> str:
    """A printed piece; absent values are omitted."""
    return " | ".join(fact for fact in facts if fact)


def told(word: str, value: str | None) -> str:
    """A value with its label, or nothing if there is none."""
    return f"{word} {value}" if value else ""


def cost(printed: Cost) -> str:
    """A cost: coins, then resources."""
    coins = [f"{printed.coins} coins"] if printed.coins else []
    return (
        " ".join([*coins, *(f"{printed.resources[r]} {r}" for r in RESOURCES if r in printed.resources)])
        or "-"
    )


def effects(printed: Iterable[msgspec.Struct]) -> str:
    """Effects in printed order."""
    return ", ".join(map(effect, printed)) or "-"


def effect(printed: msgspec.Struct) -> str:
    """An effect: its type and its values; values that are one, false or absent are omitted."""
    tag = str(printed.__struct_config__.tag)
    values = msgspec.structs.asdict(printed)
    if "options" in values:
        return f"{tag} ( {' / '.join(map(effect, values['options']))} )"
    words = [
        key if value is True else f"{key}={written(key, value)}"
        for key, value in values.items()
        if value is not None and value is not False and (key, value) != ("count", 1)
    ]
    return " ".join([tag, *sorted(words)])


def written(key: str, value: object) -> str:
    """A value of an effect."""
    if isinstance(value, tuple):
        return "/".join(map(str, sorted(value) if key in UNORDERED else value))
    return str(value)


def numbers(setup: msgspec.Struct) -> Iterator[str]:
    """The numbers of a rulebook."""
    for key, value in msgspec.structs.asdict(setup).items():
        yield line("number", key, number(value))


def number(value: object) -> str:
    """A number, a row of numbers, or rows of numbers."""
    if not isinstance(value, tuple):
        return str(value)
    rows = [tuple(msgspec.structs.astuple(v)) if isinstance(v, msgspec.Struct) else v for v in value]
    return (" / " if any(isinstance(row, tuple) for row in rows) else " ").join(
        " ".join(map(str, row)) if isinstance(row, tuple) else str(row) for row in rows
    )


def layout_lines(title: str, layout: Layout) -> Iterator[str]:
    """The places of a structure."""
    for number, slot in enumerate(layout.slots):
        under = " ".join(map(str, slot.covered_by)) or "-"
        yield line(
            "layout",
            f"{title} {layout.age}",
            f"slot {number}",
            f"row {slot.row} x {slot.x}",
            "up" if slot.face_up else "down",
            f"under {under}",
            slot.token or "-",
        )


def duel_lines(expansion: str) -> Iterator[str]:
    """All of Duel or one of its expansions."""
    content = load_duel()
    for card in content.cards:
        if card.expansion == expansion:
            yield duel_card(card)
    for wonder in content.wonders:
        if wonder.expansion == expansion:
            named = name("en", "duel", "wonder", wonder.id)
            drafted = told("drafted", effects(wonder.on_draft) if wonder.on_draft else None)
            yield line("wonder", wonder.id, named, cost(wonder.cost), effects(wonder.effects), drafted)
    for token in content.progress:
        if token.expansion == expansion:
            yield line("progress", token.id, name("en", "duel", "progress", token.id), effects(token.effects))
    for title, pantheon, agora in (("base", 0, 0), ("pantheon", 1, 0), ("agora", 0, 1), ("both", 1, 1)):
        if DUEL[expansion] == {"base": "duel", "both": "agora"}.get(title, title):
            for age in (1, 2, 3):
                yield from layout_lines(title, content.layout(age, bool(pantheon), bool(agora)))
    tokens = {"": content.track.tokens, "agora": content.track.agora_tokens}.get(expansion, ())
    for met in tokens:
        yield line("token", met.id, f"seat {met.seat} space {met.space}", effects(met.effects))
    yield from {"": base_lines, "pantheon": pantheon_lines, "agora": agora_lines}[expansion]()


def duel_card(card: duel_schema.Card) -> str:
    """A card of a structure."""
    return line(
        "card",
        card.id,
        name("en", "duel", "card", card.id),
        f"{card.age} {card.color}",
        cost(card.cost),
        told("needs", card.chain),
        told("gives", card.gives),
        told("after", " ".join(sorted(card.chain_from))),
        effects(card.effects) + (f", free with {card.mythology}" if card.mythology else ""),
    )


def base_lines() -> Iterator[str]:
    """Parts of the base game of Duel only."""
    content = load_duel()
    yield from numbers(content.setup)
    for deck in content.decks:
        yield line("deck", str(deck.age), f"{deck.printed} printed", f"{deck.laid_out} laid out")
    for resource in content.resources:
        yield line("resource", resource.id, resource.kind)
    track = content.track
    yield line("track", f"spaces {track.spaces}", f"start {track.start}", f"capital {track.capital}")
    for zone in track.zones:
        yield line("zone", f"{zone.first} to {zone.last}", f"{zone.points} points")


def pantheon_lines() -> Iterator[str]:
    """Parts of Pantheon only."""
    pantheon = load_duel().pantheon
    yield from numbers(pantheon.setup)
    for god in pantheon.gods:
        yield line("god", god.id, name("en", "duel", "god", god.id), god.mythology, effects(god.effects))
    gate = pantheon.gate
    named = name("en", "duel", "god", gate.id)
    yield line("god", gate.id, named, f"price x{gate.price_factor}", effects(gate.effects))
    for kind in pantheon.mythologies:
        yield line("mythology", kind.id, kind.color, f"{kind.tokens} tokens")


def agora_lines() -> Iterator[str]:
    """Parts of Agora only."""
    agora = load_duel().agora
    yield from numbers(agora.setup)
    for chamber in agora.chambers:
        yield line(
            "chamber",
            str(chamber.id),
            chamber.section,
            f"{chamber.points} points",
            "face_up" if chamber.decree_face_up else "face_down",
            f"beside {' '.join(map(str, chamber.adjacent))}",
        )
    for decree in agora.decrees:
        yield line("decree", decree.id, effects(decree.effects))
    for plot in agora.conspiracies:
        yield line("conspiracy", plot.id, name("en", "duel", "conspiracy", plot.id), effects(plot.effects))


def classic_lines(expansion: str) -> Iterator[str]:
    """All of 7 Wonders or one of its expansions."""
    content = load_classic()
    for card in content.cards:
        if card.expansion == expansion:
            yield from classic_card(card)
    for leader in content.leaders:
        if leader.expansion == expansion:
            named = name("en", "classic", "leader", leader.id)
            yield line("leader", leader.id, named, cost(leader.cost), effects(leader.effects))
    for wonder in content.wonders:
        if wonder.expansion == expansion:
            yield line(
                "board",
                wonder.id,
                f"{wonder.board} {wonder.side}",
                name("en", "classic", "board", wonder.board),
                wonder.resource or "-",
                told("start", effects(wonder.start_effects) if wonder.start_effects else None),
            )
            for n, stage in enumerate(wonder.stages, 1):
                yield line("stage", f"{wonder.id} {n}", cost(stage.cost), effects(stage.effects))
    setups = {"": content.setup, "leaders": content.leaders_setup, "cities": content.cities_setup}
    yield from numbers(setups[expansion])
    for seats in {"": content.seatings, "cities": content.cities_seatings}.get(expansion, ()):
        yield line(
            "seating",
            str(seats.players),
            f"deck of {seats.deck_players}",
            f"hands of {seats.hand_size}",
            f"{seats.turns_per_age} turns",
            f"{seats.guilds} guilds",
            f"{seats.city_cards} black",
        )
    if not expansion:
        for resource in content.resources:
            yield line("resource", resource.id, resource.kind)


def classic_card(card: classic_schema.Card) -> Iterator[str]:
    """An age card, with its printed values where the rulebook differs."""
    copies = " ".join(str(card.copies(players)) for players in range(3, 8)) if card.players else None
    yield line(
        "card",
        card.id,
        name("en", "classic", "card", card.id),
        f"{card.age} {card.color}",
        cost(card.cost),
        told("copies", copies),
        told("after", " ".join(sorted(card.chain_from))),
        told("structure", card.name_key if card.name_key != card.id else None),
        effects(card.effects),
    )
    if card.printed_effects:
        yield line("printed", card.id, effects(card.printed_effects))


def by_thing(lines: Iterable[str]) -> dict[str, str]:
    """Lines by kind and id; places of layouts by their slot too."""
    found: dict[str, str] = {}
    for text in lines:
        facts = text.split(" | ")
        thing = " ".join(facts[: 3 if facts[0] == "layout" else 2])
        assert thing not in found, f"{thing} is there twice"
        found[thing] = text
    return found


@pytest.mark.parametrize("product", [*DUEL.values(), *CLASSIC.values()])
def test_the_content_is_what_is_printed(product: str) -> None:
    duel = {table: expansion for expansion, table in DUEL.items()}
    classic = {table: expansion for expansion, table in CLASSIC.items()}
    lines = duel_lines(duel[product]) if product in duel else classic_lines(classic[product])
    printed = by_thing((TABLES / f"{product}.txt").read_text("utf-8").splitlines())
    loaded = by_thing(lines)
    assert loaded.keys() == printed.keys()
    wrong = [
        f"{printed[thing]}\n  is {loaded[thing]}" for thing in printed if loaded[thing] != printed[thing]
    ]
    assert not wrong, "\n".join(["printed is", *wrong])


def test_what_a_card_leads_to_is_what_it_is_led_from() -> None:
    for content in (load_duel(), load_classic()):
        after = {(giver, card.id) for card in content.cards for giver in card.chain_from}
        assert after == {(card.id, taker) for card in content.cards for taker in card.chain_to}
