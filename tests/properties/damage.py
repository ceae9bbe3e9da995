"""Valid documents of every kind of game, and ways to damage them."""

import json
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

from hypothesis import strategies as st

import pharos

DUEL = ((), ("pantheon",), ("agora",), ("pantheon", "agora"))
CLASSIC = ((), ("leaders",), ("cities",), ("leaders", "cities"))


@dataclass(frozen=True)
class Kind:
    """A kind of game."""

    game: str
    players: int
    expansions: tuple[str, ...]
    teams: bool = False

    def new(self, seed: int, deal: Any = None) -> pharos.Game:
        """Returns a new game of this kind, from a seed or a deal; every second one has another option."""
        options: dict[str, object] = {"teams": True} if self.teams else {}
        if seed % 2 and self.game == "duel":
            options["pawn_in_middle"] = "last_player_chooses"
        elif seed % 2:
            options["choose_wonders"] = True
        dealt: dict[str, Any] = {"seed": seed} if deal is None else {"deal": deal}
        return pharos.new_game(
            self.game, players=self.players, expansions=self.expansions, options=options, **dealt
        )


def kinds() -> Iterator[Kind]:
    """Both games with every mix of expansions, every number of players, and teams."""
    for expansions in DUEL:
        yield Kind("duel", 2, expansions)
    for expansions in CLASSIC:
        most = 8 if "cities" in expansions else 7
        for players in range(2, most + 1):
            yield Kind("classic", players, expansions)
        if "cities" in expansions:
            yield from (Kind("classic", players, expansions, teams=True) for players in (4, 6, 8))


KINDS = tuple(kinds())


@dataclass(frozen=True)
class Document:
    """Valid data of a game: what it is, its kind of game, and for views the viewer."""

    what: str
    kind: Kind
    seed: int
    data: Any
    seat: int | None = None

    def load(self, data: Any) -> pharos.Game:
        """Loads the data, or a damaged copy of it."""
        if self.what == "position":
            return pharos.from_position(data)
        if self.what == "record":
            return pharos.replay(data)
        if self.what == "deal":
            return self.kind.new(self.seed, data)
        view = pharos.View(self.seat, data)
        assert all(str(choice) for choice in view.choices)
        return view.sample(self.seed)


@cache
def documents(kind: Kind, seed: int) -> tuple[Document, ...]:
    """Documents from several points of one random game, including points inside an action."""
    game = kind.new(seed)
    draw = Random(f"{kind} {seed}")
    found = [Document("deal", kind, seed, game.deal)]
    made = 0
    while True:
        if draw.random() < (0.3 if in_the_middle(game) else 0.04) or game.over or made in (0, 3):
            seat = draw.choice([*range(kind.players), None])
            found.append(Document("position", kind, seed, game.position()))
            found.append(Document("view", kind, seed, game.view(seat).data, seat))
            if draw.random() < 0.3 or game.over:
                found.append(Document("record", kind, seed, game.record()))
        if game.over:
            return tuple(found)
        step(game, draw)
        made += 1


def in_the_middle(game: pharos.Game) -> bool:
    """Whether the game waits for a choice that is part of an action."""
    data: Any = game.position()
    if game.name == "classic":
        return data["step"] not in ("turn", "draft", "board", None)
    return len(data["steps"]) > 1


def step(game: pharos.Game, draw: Random) -> None:
    """Makes one random choice; prefers building, so that cities fill up."""
    seat = draw.choice(game.waiting)
    choices = game.choices(seat)
    if draw.random() < 0.6:
        choices = [choice for choice in choices if "discard:" not in str(choice)] or choices
    game.choose(seat, draw.choice(choices))


def play_on(game: pharos.Game) -> None:
    """An accepted game can be viewed, sampled, copied, recorded and played."""
    draw = Random(7)
    for made in range(60):
        game.scores()
        if made % 12 == 0 or game.over:
            for seat in (*range(game.players), None):
                view = game.view(seat)
                json.dumps(view.data)
                if draw.random() < 0.3:
                    view.sample(made)
        if game.over:
            assert game.result is not None
            break
        step(game, draw)
    other = game.copy()
    json.dumps([other.position(), other.record()])


# Ways to damage a document.


def deep(levels: int) -> Any:
    """A list in a list in a list …"""
    nest: Any = []
    for _ in range(levels):
        nest = [nest]
    return nest


NUMBERS = (0, 1, 2, 3, 5, 7, 9, 12, 99, -1, -7, 2**31, 2**63, 2**64, -(2**64), 10**40, 1.5, float("nan"))


def oddities() -> list[Any]:
    """Odd values, created anew each time, because a value that was inserted may be damaged itself."""
    texts: list[Any] = ["", "\u202e", "\ud800", "x" * 3_000]
    return [None, True, False, *texts, [], {}, [None], [[]], {"a": 1}, [0, 1], deep(50), deep(5_000)]


ODDITIES = len(oddities())


def names_in(data: Any) -> Iterator[str]:
    """All strings of a document, including keys."""
    nodes = [data]
    while nodes:
        node = nodes.pop()
        if isinstance(node, str):
            yield node
        elif isinstance(node, dict):
            yield from node
            nodes += node.values()
        elif isinstance(node, list):
            nodes += node


@cache
def all_names() -> tuple[str, ...]:
    """Names of both games and all expansions."""
    both = [documents(kind, 0) for kind in (KINDS[3], KINDS[-1])]
    return tuple(sorted({name for docs in both for doc in docs for name in names_in(doc.data)}))


def twin(value: Any) -> Any:
    """Returns a copy of a part, or another deep value if it is too deep to copy."""
    try:
        return deepcopy(value)
    except RecursionError:
        return deep(50)


EDITS = ("remove", "rename", "twice", "swap", "odd", "number", "near", "foreign", "shorter", "longer")


@st.composite
def damaged(draw: st.DrawFn, document: Any) -> Any:
    """Returns a copy of a document that is damaged in one to three places."""
    document = deepcopy(document)
    for _ in range(draw(st.integers(1, 3))):
        holder, key = _place(draw, document)
        if holder is None:
            return oddities()[draw(st.integers(0, ODDITIES - 1))]
        _damage(draw, document, holder, key, draw(st.sampled_from(EDITS)))
    return document


def _damage(draw: st.DrawFn, document: Any, holder: Any, key: Any, edit: str) -> None:
    value = holder[key]
    if edit == "remove":
        del holder[key]
    elif edit == "rename" and isinstance(holder, dict):
        holder[draw(st.sampled_from(all_names()))] = holder.pop(key)
    elif edit == "twice" and isinstance(holder, list):
        holder.insert(draw(st.integers(0, len(holder))), value)
    elif edit == "swap":
        other, place = _place(draw, document)
        if other is not None:
            holder[key], other[place] = twin(other[place]), twin(value)
    elif edit == "near" and type(value) is int:
        holder[key] = value + draw(st.integers(-3, 3))
    elif edit == "foreign":
        holder[key] = draw(st.sampled_from(all_names()))
    elif edit == "shorter" and isinstance(value, list) and value:
        del value[draw(st.integers(0, len(value) - 1)) :]
    elif edit == "longer" and isinstance(value, list) and value:
        value.append(twin(value[draw(st.integers(0, len(value) - 1))]))
    elif edit == "number":
        holder[key] = draw(st.sampled_from(NUMBERS))
    else:
        holder[key] = oddities()[draw(st.integers(0, ODDITIES - 1))]


def _place(draw: st.DrawFn, document: Any) -> tuple[Any, Any]:
    """Returns a random place of a document as its container and key or index; (None, None) if there is
    none."""
    holder, key, node = None, None, document
    for _ in range(8):
        if (
            not isinstance(node, dict | list)
            or not node
            or (holder is not None and draw(st.integers(0, 3)) == 0)
        ):
            break
        keys = list(node) if isinstance(node, dict) else list(range(len(node)))
        holder, key = node, keys[draw(st.integers(0, len(keys) - 1))]
        node = holder[key]
    return holder, key
