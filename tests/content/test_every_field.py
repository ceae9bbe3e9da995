"""Every field of every row of a content set works, or the row is rejected at load.

The cases are generated from the schema. Each field of each row, each resource of a cost and each field of
each effect takes values that its type allows, including very large ones. An accepted row makes a component
that differs from one with another value of that field; a rejected row is named in a one-sentence error.
"""

from collections.abc import Callable, Iterator
from itertools import pairwise
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
import pytest
from msgspec.structs import replace

from pharos.ai.traits import Traits
from pharos.classic import boards, pieces
from pharos.classic import score as classic_score
from pharos.classic.city import City
from pharos.classic.leaders import roster
from pharos.classic.piece import LEADER_POINTS, Piece
from pharos.content import carriers, classic_check, classic_schema, duel_check, duel_schema
from pharos.content.classic import load_classic
from pharos.content.cost import Cost
from pharos.content.duel import load_duel
from pharos.content.effects import ClassicEffect, DuelEffect, Effect, PointsPer
from pharos.content.loader import ContentError, ContentFolder
from pharos.duel import pieces as duel_pieces
from pharos.duel.explain import wonder_price_parts
from pharos.duel.pantheon import gods
from pharos.duel.trade import card_price, total_of, wonder_price
from pharos.terminal.effects import effect_words
from pharos.terminal.words import Words
from tests.measure import every
from tests.properties.test_effects_on_carriers import CLASSIC_EFFECTS, DUEL_EFFECTS, in_place, under_way

LARGE = (1, 2, 5, 20, 100, 2**31, 10**30)


class Anywhere(ContentFolder):
    """Rows that are in no file."""

    def where(self, table: str, row_id: object) -> str:
        return f"a file, {table} ({row_id})"


def values_of(kind: Any) -> list[Any]:
    """Some values of a type: every name, both booleans, small and very large numbers."""
    origin = get_origin(kind)
    if origin is Annotated:
        return values_of(get_args(kind)[0])
    if origin is Literal:
        return list(get_args(kind))
    if origin in (Union, UnionType):
        return [value for part in get_args(kind) for value in values_of(part)]
    if origin is tuple:
        parts = get_args(kind)
        if len(parts) == 2 and parts[1] is Ellipsis:
            found = values_of(parts[0])
            return [(), *((one,) for one in found), *pairwise(found), tuple(found)]
        return [tuple(values_of(part)[n] for part in parts) for n in range(2)]
    if kind is bool:
        return [False, True]
    if kind is int:
        return [0, -1, *LARGE]
    if kind is type(None):
        return [None]
    if kind is str:
        return ["", "two words", "a:b", "unheard_of"]
    return []  # a struct has fields of its own


def variants(row: Any) -> Iterator[tuple[str, Any]]:
    """Yields a row with each value of each of its fields, as written in a file, including nested structs."""
    hints = get_type_hints(type(row), include_extras=True)
    for field in msgspec.structs.fields(type(row)):
        for value in values_of(hints[field.name]):
            written = msgspec.to_builtins(row)
            written[field.encode_name] = msgspec.to_builtins(value)
            try:
                yield field.name, msgspec.convert(written, type(row))
            except (msgspec.ValidationError, OverflowError):
                continue  # the schema rejects it, with an error of the loader


def numbers(piece: Any) -> dict[str, object]:
    """Everything that the engine knows about a component."""
    names = [name for name in dir(piece) if not name.startswith("_") and name not in ("name", "sum_up")]
    return {name: getattr(piece, name) for name in names}


def refusal(check: Callable[[], object], where: str) -> str:
    """Returns the error message for rejected content, or nothing."""
    try:
        check()
    except ContentError as error:
        sentence = str(error)
        assert sentence.endswith(".")
        assert "\n" not in sentence
        assert where in sentence or sentence.startswith("There are "), sentence
        return sentence
    return ""


Rows = dict[str, tuple[Any, Callable[[Any], list[dict[str, object]]], Callable[[Any], str]]]
"""By kind: a row of a set, its component as numbers, and why it is rejected."""


def duel_rows() -> Rows:
    # Of the printed cards only those with a symbol and a yellow one: all others are checked elsewhere.
    content, folder = load_duel(), Anywhere()
    shown = {card.effects[0]: card for card in content.cards if card.color in ("green", "yellow")}
    guilds = tuple(card for card in content.cards if card.kind == "guild")
    content = replace(content, cards=(*shown.values(), *guilds[:1]), wonders=content.wonders[-8:])

    def refused(change: Callable[[Any], dict[str, Any]]) -> Callable[[Any], str]:
        def why(row: Any) -> str:
            grown = replace(content, **change(row))
            return refusal(lambda: duel_check.check_added(folder, grown), row.id)

        return why

    def piece(make: Callable[[int, Any], Any]) -> Callable[[Any], list[dict[str, object]]]:
        return lambda row: [numbers(make(0, replace(row, set="")))]

    stands = next(card for card in content.cards if card.color == "yellow")
    guild = next(card for card in content.cards if card.kind == "guild")
    plain: dict[str, Any] = {"id": "new", "effects": (), "set": "tests"}
    cards = refused(lambda row: {"cards": (*content.cards, row)})
    return {
        "a building": (
            replace(stands, **plain, cost=Cost(), in_place_of=stands.id, chain=None, gives=stands.gives),
            piece(duel_pieces.card_piece),
            cards,
        ),
        "a guild": (replace(guild, **plain, cost=Cost()), piece(duel_pieces.card_piece), cards),
        "a wonder": (
            replace(content.wonders[0], **plain, cost=Cost()),
            piece(duel_pieces.wonder_piece),
            refused(lambda row: {"wonders": (*content.wonders, row)}),
        ),
        "a progress token": (
            replace(content.progress[0], **plain),
            piece(duel_pieces.token_piece),
            refused(lambda row: {"progress": (*content.progress, row)}),
        ),
        "a god": (
            replace(content.gods[0], **plain, in_place_of=content.gods[0].id),
            piece(gods.god_piece),
            refused(lambda row: {"pantheon": replace(content.pantheon, gods=(*content.gods, row))}),
        ),
    }


def classic_rows() -> Rows:
    # As in Duel; what can occur only once in a game is already on a printed card or leader.
    content, folder = load_classic(), Anywhere()

    def kept(row: Any) -> bool:
        named = {effect.type for effect in row.effects}
        return bool(named & {name.split()[-1] for name in carriers.CLASSIC.unique})

    some = [card for card in content.cards if kept(card)]
    some += [next(card for card in content.cards if card.color == color) for color in ("yellow", "purple")]
    leaders = tuple(leader for leader in content.leaders if kept(leader))
    content = replace(content, cards=tuple(some), leaders=leaders, wonders=content.wonders[:2])

    def refused(change: Callable[[Any], dict[str, Any]], where: str = "new") -> Callable[[Any], str]:
        def why(row: Any) -> str:
            grown = replace(content, **change(row))
            return refusal(lambda: classic_check.check_added(folder, grown), getattr(row, "id", where))

        return why

    stands = next(card for card in content.cards if card.color == "yellow")
    guild = next(card for card in content.cards if card.color == "purple")
    plain: dict[str, Any] = {"id": "new", "effects": (), "set": "tests"}
    side = replace(content.wonders[0], id="new_a", board="new", set="tests", stages=())
    other = replace(side, id="new_b", side="b", stages=content.wonders[0].stages)
    cards = refused(lambda row: {"cards": (*content.cards, row)})

    def with_stages(stages: tuple[Any, ...]) -> dict[str, Any]:
        return {"wonders": (*content.wonders, replace(side, stages=stages), other)}

    def with_start(row: Any) -> dict[str, Any]:
        return {"wonders": (*content.wonders, row, other)}

    def stages_of(row: Any) -> list[dict[str, object]]:
        return [numbers(boards.stage_piece("new", stage)) for stage in row.stages]

    return {
        "a card": (
            replace(stands, **plain, cost=Cost(), name_key="new", in_place_of=stands.id, chain_to=()),
            lambda row: [numbers(pieces.card_piece(0, replace(row, set="")))],
            cards,
        ),
        "a guild": (
            replace(guild, **plain, cost=Cost(), name_key="new"),
            lambda row: [numbers(pieces.card_piece(0, replace(row, set="")))],
            cards,
        ),
        "a leader": (
            replace(content.leaders[0], **plain, cost=Cost()),
            lambda row: [numbers(roster.leader_piece(0, replace(row, set=""), LEADER_POINTS, 1))],
            refused(lambda row: {"leaders": (*content.leaders, row)}),
        ),
        "a stage": (
            classic_schema.Stage(cost=Cost(), effects=()),
            lambda row: [numbers(boards.stage_piece("new", row))],
            refused(lambda row: with_stages((row,)), "new_a"),
        ),
        "a board": (replace(side, stages=other.stages), stages_of, refused(with_start)),
    }


ROWS: dict[str, Rows] = {"duel": duel_rows(), "classic": classic_rows()}
DERIVED = ("set", "expansion", "chain_from", "chain_to")
"""The fields that a Duel file must not set; one of 7 Wonders may set `chain_from`."""
TOLD_ELSEWHERE = {
    ("duel", "id"): "names are tested below",
    ("classic", "id"): "names are tested below",
    ("classic", "name_key"): "the names of others count: a row of its own is tested below",
    ("classic", "chain_from"): "the cards that are named count: a row of its own is tested below",
    ("duel", "in_place_of"): "the deck is dealt from `load_duel`: tests/content/harbour.py",
    ("classic", "in_place_of"): "the deck is dealt from `load_classic`: tests/content/harbour.py",
    ("classic", "resource"): "the start of a board: tested below",
    ("classic", "board"): "names are tested below",
    ("classic", "side"): "names are tested below",
}
"""Fields that do not affect the component itself."""


@pytest.mark.parametrize(("game", "kind"), [(game, kind) for game, rows in ROWS.items() for kind in rows])
def test_every_field_of_a_row(game: str, kind: str) -> None:
    plain, made, refused = ROWS[game][kind]
    assert not refused(plain), refused(plain)
    seen = 0
    for field, row in variants(plain):
        if (field in DERIVED and (game, field) != ("classic", "chain_from")) or row == plain:
            continue
        seen += 1
        if not refused(row) and (game, field) not in TOLD_ELSEWHERE:
            assert made(row) != made(plain), f"{field} of {row} is accepted and not read"
    assert seen or kind == "a stage"  # a stage has a cost and effects, which are tested below


@pytest.mark.parametrize(("game", "kind"), [(game, kind) for game, rows in ROWS.items() for kind in rows])
def test_every_part_of_a_cost_is_charged_or_refused(game: str, kind: str) -> None:
    plain, made, refused = ROWS[game][kind]
    if not hasattr(plain, "cost"):
        return
    for _, cost in variants(Cost()):
        row = replace(plain, cost=cost)
        if refused(row) or cost == Cost():
            continue
        assert made(row) != made(plain), f"{cost} is accepted and not read"
        if game == "duel":
            assert paid_in_duel(kind, row) > 0, f"{cost} is accepted and not charged"


def paid_in_duel(kind: str, row: Any) -> int:
    """The largest price of a row for any seat of some games; the explained price is charged."""
    of_wonder = kind == "a wonder"
    listed = duel_pieces.WONDERS if of_wonder else duel_pieces.CARDS
    make: Any = duel_pieces.wonder_piece if of_wonder else duel_pieces.card_piece
    piece = make(0, replace(row, set=""))
    found = 0
    with in_place(listed, 0, piece):
        for game in under_way("duel", ()):
            for seat in (0, 1):
                state: Any = game._state
                price = wonder_price if of_wonder else card_price
                coins = int(total_of(price(state.city(seat), state.city(1 - seat), 0)))
                if of_wonder:
                    assert wonder_price_parts(state, seat, 0).coins == coins
                found = max(found, coins)
    return found


def effect_cases() -> Iterator[tuple[str, str, Effect]]:
    for game, effects, rules in (
        ("duel", DUEL_EFFECTS, carriers.DUEL),
        ("classic", CLASSIC_EFFECTS, carriers.CLASSIC),
    ):
        for kind in ROWS[game]:
            for effect in effects:
                if kind in rules.kinds and any(name.split()[-1] == effect.type for name in rules.kinds[kind]):
                    yield game, kind, effect


@pytest.mark.parametrize(
    ("game", "kind", "effect"),
    every(list(effect_cases()), 6),
    ids=lambda one: one.type if isinstance(one, Effect) else one,
)
def test_every_field_of_an_effect(game: str, kind: str, effect: Effect) -> None:
    plain, made, refused = ROWS[game][kind]
    of = ("", "pantheon", "agora") if game == "duel" else ("", "leaders", "cities")
    for expansion in of if hasattr(plain, "expansion") else ("",):
        row = replace(plain, expansion=expansion) if hasattr(plain, "expansion") else plain
        accepted: dict[str, list[tuple[Effect, list[dict[str, object]]]]] = {}
        for field, changed in [("", effect), *variants(effect)]:
            carrying = replace(row, effects=(changed,))
            if refused(carrying):
                continue
            component = made(carrying)
            for other, same in accepted.get(field, []):
                assert other == changed or same != component, f"{field} of {changed} is not read on {kind}"
            accepted.setdefault(field, []).append((changed, component))
            told(game, changed)
            twice = replace(row, effects=(changed, changed))
            if not refused(twice):
                assert made(twice) != component, f"{changed} counts once where it stands twice on {kind}"


def told(game: str, effect: Effect) -> None:
    """Every possible effect has a text in both languages and a value for opponents."""
    for lang in ("en", "ru"):
        words = effect_words(Words(lang, game), effect)
        assert words
        assert "printed-effect" not in words
    content: Any = load_duel() if game == "duel" else load_classic()
    resources = [resource.id for resource in content.resources]
    assert Traits([effect], resources, content.science_symbols).worth > 0.0


def test_effects_of_the_draft_stand_once() -> None:
    plain, made, refused = ROWS["duel"]["a wonder"]
    row = replace(plain, expansion="agora")
    found = [effect for wonder in load_duel().wonders for effect in wonder.on_draft]
    assert len(found) > 1
    for first in found:
        assert made(replace(row, on_draft=(first,))) != made(row)
        for second in found:
            assert "draft" in refused(replace(row, on_draft=(first, second)))


def test_the_start_of_a_board_and_the_names_of_cards() -> None:
    content = load_classic()
    altar = next(card for card in content.cards if card.id == "altar")
    temple = next(card for card in content.cards if card.id == "temple")
    same = replace(altar, id="new", name_key=temple.name_key)
    assert numbers(pieces.card_piece(0, same))["same_lo"] != numbers(pieces.card_piece(0, altar))["same_lo"]
    chained = replace(altar, chain_from=("temple",))
    assert numbers(pieces.card_piece(0, chained))["chain_lo"] != 0
    assert {board.start.production for board in boards.BOARDS if board.start.production} == {
        256**n for n in range(len(content.resources))
    }


def test_a_board_that_counts_something_scores_it_with_the_wonder() -> None:
    content = load_classic()
    counting = next(
        effect for card in content.cards for effect in card.effects if isinstance(effect, PointsPer)
    )
    stage = replace(
        content.wonders[0].stages[0], effects=(replace(counting, per="wonder_stages", scope="self"),)
    )
    row = classic_score.SHEET.index("wonders")
    state: Any = under_way("classic", ())[0]._state.clone()
    state.city(0).board, state.city(0).stages = 0, 1
    before = [int(classic_score.points(state, 0, n)) for n in range(len(classic_score.SHEET))]
    stages = boards.BOARDS[0].stages
    with in_place(stages, 0, boards.stage_piece("new", stage)):
        after = [int(classic_score.points(state, 0, n)) for n in range(len(classic_score.SHEET))]
    assert after[row] - before[row] == counting.amount
    assert [n for n in range(len(before)) if before[n] != after[n]] == [row]


def test_cards_of_every_word_of_a_set_are_known_in_a_city() -> None:
    """A city finds its cards, their names and their chains, in whichever of the four words a card is."""
    for number in (0, 49, 50, 112, 113, 175, 176, 238):
        parts = [pieces.word_part(number, word) for word in range(4)]
        assert sum(map(bool, parts)) == 1
        giver, taker = Piece("giver"), Piece("taker")
        giver.lo, giver.hi, giver.up, giver.top = parts
        taker.same_lo, taker.same_hi, taker.same_up, taker.same_top = parts
        taker.chain_lo, taker.chain_hi, taker.chain_up, taker.chain_top = parts
        giver.spread = taker.spread = number >= 113
        mine, empty = City(), City()
        mine.gain(giver)
        for known in ("has_name", "chains", "needs_no_payment"):
            assert getattr(mine, known)(taker), (number, known)
            assert not getattr(empty, known)(taker), (number, known)
            assert not getattr(mine, known)(Piece("other")), (number, known)
        assert mine.has(giver)
        assert not empty.has(giver)


def test_the_schema_of_every_row_is_gone_through() -> None:
    """A new row type of content sets must be added to the tables above."""
    kinds = {type(row) for rows in ROWS.values() for row, _, _ in rows.values()}
    assert kinds == {
        *(duel_schema.Card, duel_schema.Wonder, duel_schema.Progress, duel_schema.God),
        *(classic_schema.Card, classic_schema.Leader, classic_schema.Stage, classic_schema.Wonder),
    }
    assert {type(effect) for effect in DUEL_EFFECTS} == set(get_args(DuelEffect))
    assert {type(effect) for effect in CLASSIC_EFFECTS} == set(get_args(ClassicEffect))
