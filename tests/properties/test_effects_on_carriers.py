"""Every effect on every kind of component: it works in a game, or the row is rejected. None is ignored.

The matrix is generated: each printed effect is put on each kind of component. If the row is allowed, the
component is gained in games that are well under way, and something must differ from the same component
without it; the effect must have a text in both languages and be priced by the opponents. If not, the error
names the row.
"""

import dataclasses
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from random import Random
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
import pytest
from msgspec.structs import replace

import pharos
from pharos.ai.search.classic.moves import _plain, piece_worth
from pharos.ai.search.duel.expansions import power_worth
from pharos.ai.search.duel.worth import (
    acting_worth,
    fixed_worth,
    lasting_of_card,
    token_at_sight,
    wonder_at_sight,
)
from pharos.ai.traits import Traits
from pharos.classic import boards, build, pieces
from pharos.classic import state as classic_state
from pharos.classic.leaders import roster
from pharos.classic.piece import LEADER_POINTS
from pharos.classic.score import COUNTING
from pharos.content import carriers, classic_effects, classic_schema, duel_effects, duel_schema
from pharos.content.classic import load_classic
from pharos.content.classic_check import carriers as classic_rows
from pharos.content.cost import Cost
from pharos.content.duel import load_duel
from pharos.content.duel_check import carriers as duel_rows
from pharos.content.effect_row import POINTS, EffectRow, Sum
from pharos.content.effects import ClassicEffect, DuelEffect, Effect
from pharos.content.loader import ContentError, ContentFolder
from pharos.core.bits import total
from pharos.duel import gain, score, turn
from pharos.duel import pieces as duel_pieces
from pharos.duel.agora import conspiracy, decrees, influence
from pharos.duel.pantheon import activation, gods
from pharos.duel.pantheon import turn as pantheon_turn
from pharos.duel.state import City
from pharos.game import Account
from pharos.terminal.effects import effect_words
from pharos.terminal.notation import choice_words
from pharos.terminal.words import Words

FREE = Cost()


class Anywhere(ContentFolder):
    """Rows that are in no file."""

    def where(self, table: str, row_id: object) -> str:
        return f"a file, {table} ({row_id})"


def smallest(kind: Any) -> Any:
    """The first value that the type of a field allows, as written in a file."""
    origin, parts = get_origin(kind), [part for part in get_args(kind) if part is not Ellipsis]
    if origin is Annotated:
        return 1
    if origin is Literal:
        return parts[0]
    if origin is tuple:
        return [smallest(part) for part in parts]
    if origin in (Union, UnionType):
        return smallest(parts[0])
    if issubclass(kind, Effect):
        hints = get_type_hints(kind, include_extras=True)
        needed = {one.encode_name: hints[one.name] for one in msgspec.structs.fields(kind) if one.required}
        return {"type": kind.__struct_config__.tag} | {name: smallest(hint) for name, hint in needed.items()}
    return {int: 1, bool: True, str: "", NoneType: None}[kind]


def example_of(kind: type[Effect]) -> Effect:
    """An effect that is not printed, with the first value of each field without a default."""
    return msgspec.convert(smallest(kind), kind)


def every_effect(union: Any, rows: Iterator[carriers.Carried]) -> list[Effect]:
    """One example of each effect of a game, a printed one if there is any."""
    found: dict[str, Effect] = {}
    for row in rows:
        for effect in row.effects:
            found.setdefault(effect.type, effect)
            for option in getattr(effect, "options", ()):
                found.setdefault(option.type, option)
    for kind in union.__args__:
        if kind.__struct_config__.tag not in found:
            found[str(kind.__struct_config__.tag)] = example_of(kind)
    return list(found.values())


def test_every_effect_has_an_example() -> None:
    for union, known in ((DuelEffect, DUEL_EFFECTS), (ClassicEffect, CLASSIC_EFFECTS)):
        assert {type(effect) for effect in known} == set(union.__args__)
        assert all(type(example_of(kind)) is kind for kind in union.__args__)


DUEL_EFFECTS = every_effect(DuelEffect, duel_rows(Anywhere(), load_duel()))
CLASSIC_EFFECTS = every_effect(ClassicEffect, classic_rows(Anywhere(), load_classic()))
DUEL_SETS = ("", *duel_schema.EXPANSIONS)
CLASSIC_SETS = ("", *classic_schema.EXPANSIONS)


@cache
def under_way(game: str, expansions: tuple[str, ...]) -> list[pharos.Game]:
    """Games after some random play, so that there is something to take, undo, or count."""
    found = []
    for seed in range(14):
        playing = pharos.new_game(game, players=2 if game == "duel" else 4, expansions=expansions, seed=seed)
        chance = Random(seed)
        for _ in range(44 + 2 * seed if game == "duel" else 40 + 4 * seed):
            if playing.over:
                break
            seat = playing.waiting[0]
            playing.choose(seat, chance.choice(playing.choices(seat)))
        if not playing.over:
            found.append(playing)
    return found


def numbers(thing: Any) -> dict[str, int]:
    """All plain numbers of a city."""
    names = [name for name in dir(thing) if not name.startswith("_")]
    return {name: getattr(thing, name) for name in names if isinstance(getattr(thing, name), int)}


def is_allowed(rules: carriers.Carriers, row: carriers.Carried) -> bool:
    try:
        rules.check(row)
    except ContentError as refused:
        sentence = str(refused)
    else:
        return True
    assert sentence.startswith(row.where)
    assert sentence.endswith(".")
    return False


def told_and_priced(game: str, effect: Effect) -> None:
    sentences = {effect_words(Words(lang, game), effect) for lang in ("en", "ru")}
    assert all(sentences)
    assert len(sentences) == 2 or effect.type in ("science",)
    content: Any = load_duel() if game == "duel" else load_classic()
    resources = [resource.id for resource in content.resources]
    assert Traits([effect], resources, content.science_symbols).worth > 0.0, effect


# Duel


@contextmanager
def in_place(pieces_list: Any, number: int, piece: Any) -> Iterator[None]:
    """Replaces another piece of its kind; scoring finds counting pieces by a mask."""
    kept = pieces_list[number]
    masks = (score.COUNTING, score.COUNTING_OTHERS, pantheon_turn.COUNTING_GODS)
    saved = [list(mask) for mask in masks]
    try:
        pieces_list[number] = piece
        if piece.points_per and pieces_list is duel_pieces.CARDS:
            for word, part in enumerate((piece.lo, piece.hi, piece.up, piece.top)):
                score.COUNTING[word] |= part
        for place, kind in enumerate((duel_pieces.WONDERS, duel_pieces.PROGRESS)):
            if piece.points_per and pieces_list is kind:
                score.COUNTING_OTHERS[place] |= 2**number
        if piece.points_per and pieces_list is gods.GODS:
            pantheon_turn.COUNTING_GODS[0] |= 2**number
        yield
    finally:
        pieces_list[number] = kept
        for mask, before in zip(masks, saved, strict=True):
            for place, bits in enumerate(before):
                mask[place] = bits


def duel_outcome(game: pharos.Game, gained: Callable[[Any, int], None]) -> object:
    """Everything observable after the seat whose turn it is gains a component."""
    state = game._state.clone()
    seat = game.waiting[0]
    gained(state, seat)
    cities = [numbers(city) for city in (state.city0, state.city1)]
    scores = [[int(score.points(state, who, row)) for row in range(len(score.SHEET))] for who in (0, 1)]
    stack = [int(step) for step in list(state.stack)[: int(state.depth)]]
    return cities, scores, stack, int(state.pawn), int(state.again), int(state.victory), state.fingerprint()


def duel_carrier(kind: str, expansion: str, effects: tuple[Effect, ...]) -> tuple[Any, int, Any]:
    """The pieces of a kind, the number of one that nobody has yet, and that piece with other effects."""
    content = load_duel()
    of: Any = effects
    if kind in ("a building", "a guild"):
        wanted = "guild" if kind == "a guild" else "building"
        color = "purple" if kind == "a guild" else "yellow"
        number, row = next(
            (n, card)
            for n, card in enumerate(content.cards)
            if card.kind == wanted and card.color == color and not card.gives
        )
        changed = replace(row, effects=of, cost=FREE, expansion=expansion)
        return duel_pieces.CARDS, number, duel_pieces.card_piece(number, changed)
    if kind == "a wonder":
        return (
            duel_pieces.WONDERS,
            0,
            duel_pieces.wonder_piece(0, replace(content.wonders[0], effects=of, expansion=expansion)),
        )
    if kind == "a progress token":
        return (
            duel_pieces.PROGRESS,
            0,
            duel_pieces.token_piece(0, replace(content.progress[0], effects=of, expansion=expansion)),
        )
    if kind == "a god":
        return gods.GODS, 0, gods.god_piece(0, replace(content.gods[0], effects=of))
    assert kind == "a conspiracy"
    return (
        conspiracy.CONSPIRACIES,
        0,
        conspiracy.conspiracy_piece(0, replace(content.conspiracies[0], effects=of)),
    )


def own(kind: str, city: Any) -> None:
    """The component is in the city, where scoring finds it."""
    if kind == "a wonder":
        city.standing |= 1
    elif kind == "a progress token":
        city.progress |= 1
    elif kind == "a god":
        city.gods |= 1


GAINED = ("a building", "a guild", "a wonder", "a progress token", "a god", "a conspiracy")
SPECIAL: dict[str, str] = {
    "a Grand Temple": "grand_temple_points",
    "a Politician": "senate_actions",
    "a Conspirator": "choose_one",
    "the Gate": "activate_top_god",
    "a military token": "opponent_loses_coins",
}
"""Components whose kind determines the one effect they carry; rule tests play each of them."""

BY_TOKEN = ("free_senators", "conspire_keep_both")
"""Effects of progress tokens that the rules look up by a mask of their owners."""


def duel_expansions(kind: str, expansion: str) -> tuple[str, ...]:
    """What is played when a component of an expansion is in the game."""
    needed = {expansion, "pantheon" if kind == "a god" else "", "agora" if kind == "a conspiracy" else ""}
    return tuple(name for name in duel_schema.EXPANSIONS if name in needed)


def left_behind(piece: Any) -> list[str]:
    """What a city keeps of a component that it has lost, except what `renew_prices` makes anew."""
    city = City()
    before = numbers(city)
    city.gain(piece)
    city.lose(piece)
    kept = {name for name, value in numbers(city).items() if value != before[name]}
    return sorted(kept - {"fixed", "chained_price"})


def worth_of(kind: str, piece: Any) -> float:
    """The first estimate of the search for a component, except symbols and shields."""
    if kind in ("a building", "a guild"):
        seen = fixed_worth(piece) + acting_worth(piece) + lasting_of_card(piece)
        return seen + float(piece.shields + total(piece.production) + (piece.symbol >= 0))
    if kind == "a wonder":
        return wonder_at_sight(piece)
    if kind == "a progress token":
        return token_at_sight(piece) + float(piece.symbol >= 0)
    return power_worth(piece)


@pytest.mark.parametrize("kind", carriers.DUEL.kinds)
@pytest.mark.parametrize("effect", DUEL_EFFECTS, ids=lambda effect: effect.type)
def test_duel(effect: Effect, kind: str) -> None:
    allowed = 0
    for expansion in DUEL_SETS:
        color = {"a building": "yellow", "a guild": "purple"}.get(kind, "")
        row = carriers.Carried("a row", kind, (effect,), frozenset({expansion} - {""}), color)
        if not is_allowed(carriers.DUEL, row):
            continue
        allowed += 1
        told_and_priced("duel", effect)
        if kind in GAINED:
            duel_effect_works(kind, expansion, effect)
        elif kind == "a decree":
            plain, with_it = (
                decrees.decree_piece(0, replace(load_duel().decrees[0], effects=some))
                for some in ((), (effect,))
            )
            assert numbers(plain) != numbers(with_it)
        elif kind == "the draft of a wonder":
            drafted = replace(load_duel().wonders[0], effects=(), on_draft=(effect,))
            assert duel_pieces.wonder_piece(0, drafted).on_draft != 0
        elif kind == "a military token of Agora":
            assert influence._token_piece("", (effect,)).asks
        else:
            assert SPECIAL[kind] == effect.type
    if not allowed:
        assert effect.type not in carriers.DUEL.kinds[kind] or kind in SPECIAL or effect.type == "conspire"


def duel_effect_works(kind: str, expansion: str, effect: Effect) -> None:
    _, _, plain = duel_carrier(kind, expansion, ())
    listed, number, piece = duel_carrier(kind, expansion, (effect,))
    assert worth_of(kind, piece) > worth_of(kind, plain), f"the search gives nothing for {effect}"
    assert not left_behind(piece), f"`lose` of City forgets {left_behind(piece)} of {effect.type}"
    if effect.type in BY_TOKEN:
        assert numbers(piece) != numbers(plain)
        return

    def gained(by: Any) -> Callable[[Any, int], None]:
        def come(state: Any, seat: int) -> None:
            own(kind, state.city(seat))
            if kind == "a god":
                activation.act(state, seat, number)
            else:
                gain.gain(state, seat, by)

        return come

    differ = asked = False
    for game in under_way("duel", duel_expansions(kind, expansion)):
        with in_place(listed, number, plain):
            without = duel_outcome(game, gained(plain))
        with in_place(listed, number, piece):
            differ |= duel_outcome(game, gained(piece)) != without
            asked |= differ and can_be_answered(game, gained(piece))
        if differ and (asked or not piece.asks):
            break
    assert differ, f"{effect.type} does nothing on {kind}"


def can_be_answered(game: pharos.Game, gained: Callable[[Any, int], None]) -> bool:
    """Whether a component asks something now; each answer is then told, explained and carried out."""
    game = game.copy()
    state: Any = game._state
    depth, seat = int(state.depth), game.waiting[0]
    gained(state, seat)
    if int(state.depth) == depth or game.over:
        return False
    turn.settle(state)
    if game.over or int(state.depth) <= depth:
        return False
    seat = game.waiting[0]
    game.position()
    words = Words("ru", "duel")
    for choice in game.choices(seat)[:: max(1, len(game.choices(seat)) - 1)]:
        later = game.copy()
        assert later.explain(seat, choice).allowed
        assert choice_words(words, str(choice), later.view(seat).data)
        Account(later).choose(later, seat, choice)
    return True


def added_numbers(game: str, effect: Effect) -> set[str]:
    """The numbers of a piece to which an effect adds, on any component that may have it."""
    found = set()
    rules, carrier = (carriers.DUEL, duel_carrier) if game == "duel" else (carriers.CLASSIC, classic_carrier)
    sets, kinds = (DUEL_SETS, GAINED) if game == "duel" else (CLASSIC_SETS, tuple(carriers.CLASSIC.kinds))
    for kind in kinds:
        color = {"a building": "yellow", "a card": "yellow", "a guild": "purple"}.get(kind, "")
        for expansion in sets:
            if is_allowed(rules, carriers.Carried("a row", kind, (effect,), frozenset({expansion}), color)):
                none, one, two = (numbers(carrier(kind, expansion, (effect,) * n)[2]) for n in range(3))
                changed = {name for name in none if none[name] != one[name]}
                found |= {name for name in changed if two[name] == 2 * one[name] - none[name]}
    return found


def limited_numbers(added: Sequence[set[str]]) -> set[str]:
    """The numbers of pieces that rows with a limit add to.

    A row limits one number. If its effect adds to several, the limit is that of a number to which another row
    adds alone, and the others may be free.
    """
    alone = set[str]().union(*(numbers for numbers in added if len(numbers) == 1))
    return alone.union(*(numbers for numbers in added if not numbers & alone))


def test_an_effect_may_add_to_a_number_without_a_limit_too() -> None:
    assert limited_numbers([{"points"}, {"points", "gain"}]) == {"points"}
    assert limited_numbers([{"points"}, {"production", "sold"}]) == {"points", "production", "sold"}


def without_limit(game: str, rows: tuple[EffectRow, ...]) -> list[str]:
    """Names the effects that add to a number that has limited room, but whose rows do not say so."""
    adding = {row.type: row.adds for row in rows if row.adds is not None}
    effects = DUEL_EFFECTS if game == "duel" else CLASSIC_EFFECTS
    added = {effect.type: added_numbers(game, effect) for effect in effects}
    limited = limited_numbers(
        [added[name] & {"points"} if adds.counter == POINTS else added[name] for name, adds in adding.items()]
    )
    assert {"points", "production"} <= limited
    return [
        f"{name} adds to {' and '.join(sorted(found & limited))} of a piece: its row needs `adds`"
        for name, found in added.items()
        if found & limited and name not in adding
    ]


def test_what_a_city_adds_up_has_a_limit() -> None:
    assert without_limit("duel", duel_effects.ROWS) == []
    assert without_limit("classic", classic_effects.ROWS) == []


def score_fields(game: str, row: EffectRow, effect: Effect) -> tuple[set[str], set[str]]:
    """The fields that change the points of a piece, and those that its row adds up as points."""
    assert row.adds is not None
    read, summed = set(), set()
    rules, carrier = (carriers.DUEL, duel_carrier) if game == "duel" else (carriers.CLASSIC, classic_carrier)
    sets, kinds = (DUEL_SETS, GAINED) if game == "duel" else (CLASSIC_SETS, tuple(carriers.CLASSIC.kinds))
    for field in msgspec.structs.fields(effect):
        value = getattr(effect, field.name)
        if type(value) is not int:
            continue
        other = replace(effect, **{field.name: value + 1})
        for kind in kinds:
            color = {"a building": "yellow", "a card": "yellow", "a guild": "purple"}.get(kind, "")
            for expansion in sets:
                pair = [
                    carriers.Carried("a row", kind, (one,), frozenset({expansion}), color)
                    for one in (effect, other)
                ]
                if not all(is_allowed(rules, one) for one in pair):
                    continue
                points = [numbers(carrier(kind, expansion, one.effects)[2])["points"] for one in pair]
                if points[0] != points[1]:
                    read.add(field.name)
                if row.adds.lanes(pair[0], effect) != row.adds.lanes(pair[1], other):
                    summed.add(field.name)
    return read, summed


def wrong_score_fields(game: str, rows: tuple[EffectRow, ...]) -> list[str]:
    """Names the effects whose rows add up another field than the one that gives points."""
    faults = []
    effects = {one.type: one for one in (DUEL_EFFECTS if game == "duel" else CLASSIC_EFFECTS)}
    for row in rows:
        if row.adds is not None and row.adds.counter == POINTS:
            read, summed = score_fields(game, row, effects[row.type])
            if read and read != summed:
                wanted = ", ".join(sorted(read))
                faults.append(f"{row.name} gives points by {wanted}: its row needs scored() of that field")
    return faults


def test_a_row_adds_up_the_field_that_gives_points() -> None:
    assert wrong_score_fields("duel", duel_effects.ROWS) == []
    assert wrong_score_fields("classic", classic_effects.ROWS) == []


def test_a_row_that_adds_up_another_field_is_named() -> None:
    unscored = Sum(POINTS, 255, lambda row, effect: [("line", 1)])
    rows = tuple(
        dataclasses.replace(row, adds=unscored) if row.name == "points" else row for row in duel_effects.ROWS
    )
    told = "points gives points by amount: its row needs scored() of that field"
    assert wrong_score_fields("duel", rows) == [told]


def test_an_effect_without_a_limit_is_named() -> None:
    rows = tuple(
        dataclasses.replace(row, adds=None) if row.name == "resource_discount" else row
        for row in duel_effects.ROWS
    )
    told = "resource_discount adds to wonder_reduction of a piece: its row needs `adds`"
    assert without_limit("duel", rows) == [told]


# 7 Wonders


@contextmanager
def counted(piece: Any) -> Iterator[None]:
    """Scoring finds a counting card by a mask."""
    before = list(COUNTING)
    if piece.points_per:
        for word, part in enumerate((piece.lo, piece.hi, piece.up, piece.top)):
            COUNTING[word] |= part
    try:
        yield
    finally:
        for word, bits in enumerate(before):
            COUNTING[word] = bits


def classic_carrier(kind: str, expansion: str, effects: tuple[Effect, ...]) -> tuple[Any, int, Any]:
    """As in Duel: a list of pieces, an index, and the piece with other effects."""
    content = load_classic()
    of: Any = effects
    if kind in ("a card", "a guild"):
        color = "purple" if kind == "a guild" else "yellow"
        number, row = next((n, card) for n, card in enumerate(content.cards) if card.color == color)
        changed = replace(row, effects=of, cost=FREE, expansion=expansion)
        return pieces.CARDS, number, pieces.card_piece(number, changed)
    if kind == "a leader":
        changed_leader = replace(content.leaders[0], effects=of, expansion=expansion or "leaders")
        return roster.LEADERS, 0, roster.leader_piece(0, changed_leader, LEADER_POINTS, 1)
    row_of_stage = replace(content.wonders[0].stages[0], effects=of, cost=FREE)
    return boards.BOARDS[0].stages, 0, boards.stage_piece(content.wonders[0].id, row_of_stage)


def classic_expansions(kind: str, expansion: str) -> tuple[str, ...]:
    needed = {expansion, "leaders" if kind == "a leader" else ""}
    return tuple(name for name in classic_schema.EXPANSIONS if name in needed)


def classic_outcome(game: pharos.Game, kind: str, piece: Any) -> object:
    state: classic_state.State = game._state.clone()
    mine = state.city(0)
    if kind in ("a stage", "the start of a board"):
        mine.board, mine.stages = 0, 1
    if kind == "a leader":
        mine.leaders |= 1
    mine.gain(piece)
    if kind != "the start of a board":
        build.reward_piece(state, 0, piece)
    with counted(piece):
        scores = [int(points) for points in _sheet(state)]
    agenda = [int(step) for step in list(state.agenda)[: int(state.planned)]]
    return [numbers(city) for city in state.cities], scores, agenda, int(state.leaders_drawn)


def _sheet(state: Any) -> list[int]:
    from pharos.classic.score import SHEET, points

    return [points(state, 0, row) for row in range(len(SHEET))]


@pytest.mark.parametrize("kind", carriers.CLASSIC.kinds)
@pytest.mark.parametrize("effect", CLASSIC_EFFECTS, ids=lambda effect: effect.type)
def test_classic(effect: Effect, kind: str) -> None:
    allowed = 0
    for expansion in CLASSIC_SETS:
        color = {"a card": "yellow", "a guild": "purple"}.get(kind, "")
        of = frozenset({expansion, "leaders" if kind == "a leader" else ""} - {""})
        if not is_allowed(carriers.CLASSIC, carriers.Carried("a row", kind, (effect,), of, color)):
            continue
        allowed += 1
        told_and_priced("classic", effect)
        _, _, plain = classic_carrier(kind, expansion, ())
        listed, number, piece = classic_carrier(kind, expansion, (effect,))
        differ = priced = False
        for game in under_way("classic", classic_expansions(kind, expansion)):
            kept = listed[number]
            outcomes = []
            try:
                for one in (plain, piece):
                    listed[number] = one
                    outcomes.append(classic_outcome(game, kind, one))
            finally:
                listed[number] = kept
            differ |= outcomes[0] != outcomes[1]
            seen, unseen = (_plain(one) + piece_worth(game._state, 0, one) for one in (piece, plain))
            priced |= seen > unseen
        assert differ, f"{effect.type} does nothing on {kind}"
        assert priced, f"the search gives nothing for {effect.type} on {kind}"
    if not allowed:
        assert effect.type not in carriers.CLASSIC.kinds[kind] or effect.type == "free_build_per_age"


def test_no_kind_carries_everything_or_nothing() -> None:
    for rules, effects in ((carriers.DUEL, DUEL_EFFECTS), (carriers.CLASSIC, CLASSIC_EFFECTS)):
        names = {effect.type for effect in effects}
        assert all(0 < len(known) < len(names) for known in rules.kinds.values())


@pytest.mark.parametrize(("tradable", "price"), [(True, 3), (False, 2)])
def test_one_resource_that_is_not_for_sale_raises_no_price(tradable: bool, price: int) -> None:
    """DUEL-TRADE-05 holds for single resources too."""
    from pharos.content.effects import Produce
    from pharos.duel.piece import RESOURCES
    from pharos.duel.state import City
    from pharos.duel.trade import unit_prices

    made = Produce(one_of=("glass",), tradable=tradable)
    _, _, card = duel_carrier("a building", "", (made,))
    theirs = City()
    theirs.gain(card)
    prices = int(unit_prices(City(), theirs))
    assert prices >> 8 * RESOURCES.index("glass") & 255 == price
    theirs.lose(card)
    assert numbers(theirs) == numbers(City())
