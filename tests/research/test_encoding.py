"""The fixed encoding: reversible, symmetric, the same in every version, without hidden information."""

import hashlib
import json
import random
from typing import Any

import numpy as np
import pytest

import pharos
import pharos.research as research
from pharos import PharosError
from pharos.classic import choices as classic_choices
from pharos.core.verb import BASE, Verb
from pharos.duel import choices as duel_choices
from pharos.research import duel as duel_research
from pharos.research.actions import NUMBERED, classic_actions, duel_actions
from pharos.research.batch import lay_tables, view
from pharos.research.pad import Pad
from pharos.table.redaction import VERBS

DUEL = [(), ("pantheon",), ("agora",), ("pantheon", "agora")]
CLASSIC = [
    (3, ()),
    (7, ()),
    (4, ("cities",)),
    (5, ("leaders",)),
    (2, ("leaders", "cities")),
    (8, ("leaders", "cities")),
]
KINDS = [("duel", 2, mix) for mix in DUEL] + [("classic", players, mix) for players, mix in CLASSIC]
Kind = tuple[str, int, tuple[str, ...]]


def played(kind: Kind, seed: int, choices: int) -> pharos.Game:
    game, players, expansions = kind
    table = pharos.new_game(game, players=players, expansions=expansions, seed=seed)
    dice = random.Random(seed)
    for _ in range(choices):
        if table.over:
            break
        seat = table.waiting[0]
        table.choose(seat, dice.choice(table.choices(seat)))
    return table


def observed(game: pharos.Game, seat: int) -> np.ndarray[Any, Any]:
    """The observation of a seat of any game."""
    known = research.encoding(
        game.name, players=game.players, expansions=game.expansions, options=game.options
    )
    tables = lay_tables(known, 1, lambda _: game._state, again=False)
    pad = Pad(1, len(known.feature_names))
    tables.look(0, seat, pad, 0)
    return view(pad.cells, np.float32, (len(known.feature_names),)).copy()


# Stored data relies on these numbers. A new piece appends to its block; nothing else changes them.
PRINTED = {
    "duel": (1202, "d532b1b02558b9df"),
    "duel+pantheon": (3064, "bb25283d102debdd"),
    "duel+agora": (4188, "4bc64961ff1f9f35"),
    "duel+agora+pantheon": (6540, "368338ba997212d0"),
    "classic": (3604, "3f5491060feaaeff"),
    "classic+leaders": (4506, "0df8d43c429d47e0"),
    "classic+cities": (5050, "5491988221952660"),
    "classic+cities+leaders": (6090, "443c1d9561be7b23"),
}


@pytest.mark.parametrize("name", PRINTED)
def test_numbers_never_change(name: str) -> None:
    game, *expansions = name.split("+")
    actions = (duel_actions if game == "duel" else classic_actions)(frozenset(expansions))
    count, printed = PRINTED[name]
    assert len(actions) >= count
    assert hashlib.sha256(json.dumps(actions.names[:count]).encode()).hexdigest()[:16] == printed


def later_verbs(name: str) -> tuple[Verb, ...]:
    """Verbs that are added to the tables of a game: with each kind of object, and with none."""
    steps = VERBS[name]["build"].steps
    rows = [
        Verb(900 * int(duel_choices.VERB), "rest", (), steps, origin=BASE),
        Verb(901 * int(duel_choices.VERB), "pawn", ("card",), steps, origin=BASE),
        Verb(902 * int(duel_choices.VERB), "lend", ("coins",), steps, origin=BASE),
    ]
    extra = Verb(
        903 * int(duel_choices.VERB), "sail", (), steps, origin="agora" if name == "duel" else "cities"
    )
    return (*rows, extra)


@pytest.mark.parametrize("name", PRINTED)
def test_a_later_verb_moves_no_number(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game, *expansions = name.split("+")
    actions = duel_actions if game == "duel" else classic_actions
    before = actions(frozenset(expansions)).names[: PRINTED[name][0]]
    table = (duel_choices, "VERBS") if game == "duel" else (classic_choices, "VERBS_TABLE")
    monkeypatch.setattr(*table, (*getattr(*table)[:1], *later_verbs(game), *getattr(*table)[1:]))
    names = actions.__wrapped__(frozenset(expansions)).names
    assert names[: len(before)] == before
    added = names[len(before) :]
    assert {"rest", "pawn:altar", "lend:3"} <= set(added)
    assert ("sail" in added) == (("agora" if game == "duel" else "cities") in expansions)


def test_verbs_fit_into_the_table_of_the_batch() -> None:
    assert duel_research.VERBS == duel_choices.MOST_VERBS
    assert max(duel_choices.VERB_ROWS) < duel_choices.MOST_VERBS * int(duel_choices.VERB)


@pytest.mark.parametrize("game", sorted(VERBS))
def test_every_verb_has_actions(game: str) -> None:
    mix = frozenset({"pantheon", "agora", "bidding"} if game == "duel" else {"leaders", "cities"})
    names = (duel_actions if game == "duel" else classic_actions)(mix).names
    numbered = {name.removeprefix("city:").partition(":")[0] for name in names}
    assert [name for name, row in VERBS[game].items() if row.choice and name not in numbered] == []


def test_the_base_game_has_the_same_numbers_with_every_expansion() -> None:
    for actions, mixes in ((duel_actions, DUEL), (classic_actions, [mix for _, mix in CLASSIC])):
        base = actions(frozenset()).names[: PRINTED["duel" if actions is duel_actions else "classic"][0]]
        for mix in mixes:
            assert actions(frozenset(mix)).names[: len(base)] == base


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_every_choice_is_one_action_and_back(kind: Kind) -> None:
    for seed in range(3):
        game = played(kind, seed, seed)
        dice = random.Random(seed)
        while not game.over:
            for seat in game.waiting:
                known = research.encoding(game.name, players=game.players, expansions=game.expansions)
                named = known.named(game, seat)
                assert len({number for number, _ in named}) == len(named) == len(game.choices(seat))
                number, choice = dice.choice(named)
                if dice.random() < 0.05:
                    assert research.action_of(game, choice) == number
                    assert research.choice_of(game, number, seat) == choice
            seat = game.waiting[0]
            game.choose(seat, dice.choice(game.choices(seat)))


@pytest.mark.parametrize("mix", DUEL)
def test_bids_stand_behind_all_other_actions(mix: tuple[str, ...]) -> None:
    plain = research.encoding("duel", expansions=mix).actions.names
    printed = tuple(
        name for name in plain if name.partition(":")[0] in NUMBERED
    )  # without those of new verbs
    options = {"bidding": True}
    bidding = research.encoding("duel", expansions=mix, options=options).actions.names
    bids = (*(f"bid:{coins}" for coins in range(1, 8)), "cede")
    first, end = len(printed), len(printed) + len(bids)
    assert bidding == (*printed, *bids, *plain[first:])
    batch = research.Batch("duel", 6, expansions=mix, options=options, seed=2)
    assert (batch.mask.argmax(axis=1) == first).all()
    batch.step(np.full(6, end - 1))
    assert batch.mask[:, first:end].sum() == 0
    game = pharos.new_game("duel", expansions=mix, options=options, seed=2)
    bid = game.choices(game.waiting[0])[3]
    assert research.action_of(game, bid) == first + 2
    assert research.choice_of(game, first + 2) == bid


def test_what_stands_for_no_choice_is_refused() -> None:
    game = pharos.new_game("duel", seed=7)
    for wrong in ("build:altar", "nonsense", "x" * 5000):
        with pytest.raises(PharosError):
            research.action_of(game, wrong)
    for number in (-1, 1000, 10**12):
        with pytest.raises(PharosError):
            research.choice_of(game, number)


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_an_observation_holds_only_what_the_seat_knows(kind: Kind) -> None:
    """Another game that is consistent with the same view gives the same observation."""
    dice = random.Random(5)
    for seed in range(6):
        game = played(kind, seed, dice.randrange(90))
        for seat in range(game.players):
            other = game.view(seat).sample(dice.randrange(10**6))
            assert np.array_equal(observed(game, seat), observed(other, seat)), (seed, seat)


@pytest.mark.parametrize("mix", DUEL, ids=str)
def test_the_other_side_sees_the_same_in_a_mirror(mix: tuple[str, ...]) -> None:
    """What is mine for one seat is theirs for the other, feature by feature."""
    names = research.encoding("duel", expansions=mix).feature_names
    pairs = [("mine:", "theirs:"), ("my_", "their_"), ("my:", "their:")]
    for seed in range(6):
        game = played(("duel", 2, mix), seed, 20 + 7 * seed)
        seen = [dict(zip(names, observed(game, seat), strict=True)) for seat in (0, 1)]
        secret = ("my_conspiracy", "my_prepared", "my_turn")
        for name in names:
            for mine, theirs in pairs:
                if name.startswith(mine) and not name.startswith(secret):
                    assert seen[0][name] == seen[1][theirs + name.removeprefix(mine)], name
        assert seen[0]["pawn"] == -seen[1]["pawn"]
