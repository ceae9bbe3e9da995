"""The fixed encoding: a stable number for every choice of a mix of expansions.

Numbers come in blocks: first the printed base game, then choices that any expansion adds to it, then each
expansion, then combinations of several. So a number of the base game means the same with every expansion, and
a new piece is appended without moving others. Within a block the order is that of the verbs and the pieces.
Verbs that came after the numbers were fixed have blocks of their own behind all others.
Payments are numbered in the order in which the engine lists them.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import product

from pharos.classic import boards as classic_boards
from pharos.classic import choices as classic_choices
from pharos.classic.expansions import MIXES as CLASSIC_MIXES
from pharos.classic.leaders.roster import LEADERS
from pharos.classic.piece import FIRST_SET
from pharos.classic.pieces import CARDS as CLASSIC_CARDS
from pharos.core.verb import ANY_EXPANSION, BASE, Verb
from pharos.duel import choices as duel_choices
from pharos.duel.expansions import MIXES as DUEL_MIXES
from pharos.duel.piece import POLITICIAN
from pharos.duel.pieces import CARDS, CONTENT, PROGRESS, WONDERS

WAYS = 10
"""Number of numbered payments per choice; more have never been observed."""
MOST_PAID = 30
"""Largest number of coins with a `pay:` action."""

BIDDING = "bidding"
"""An option with its own actions, which come after all others and only when it is used."""


LAST = 100
"""Rank of the block of bids."""
LATER = "later"
"""Marks actions of verbs that came after the numbers were fixed: their blocks stand behind all others."""


@dataclass(frozen=True)
class Actions:
    """The encoding of one mix: the names of the actions, and the number of each name."""

    names: tuple[str, ...]
    numbers: Mapping[str, int]

    def __len__(self) -> int:
        return len(self.names)


def _encoding(entries: Iterator[tuple[str, frozenset[str]]], played: frozenset[str]) -> Actions:
    """Sorts entries (name, required expansions) into blocks."""
    blocks: dict[tuple[int, tuple[str, ...]], list[str]] = {}
    for name, needs in entries:
        special = needs - {ANY_EXPANSION, LATER}
        if special <= played and (played - {BIDDING} or ANY_EXPANSION not in needs):
            rank = LAST if BIDDING in special else 1 if needs and not special else 2 * len(special)
            if LATER in needs:
                rank = LAST + 1
            blocks.setdefault((rank, tuple(sorted(special))), []).append(name)
    names = tuple(name for block in sorted(blocks) for name in blocks[block])
    return Actions(names, {name: number for number, name in enumerate(names)})


# --- Duel ---

_ORIGIN_OF_PIECE = {
    piece.name: frozenset(DUEL_MIXES.names_of(int(piece.expansion)))
    for pieces in (CARDS, WONDERS, PROGRESS)
    for piece in pieces
}
_NOTHING: frozenset[str] = frozenset()
_ADDED = {
    kind: {row.id for row in rows if row.set}
    for kind, rows in (
        ("card", CONTENT.cards),
        ("wonder", CONTENT.wonders),
        ("progress", CONTENT.progress),
        ("god", CONTENT.gods),
    )
}
"""Pieces of additional content sets have no number, so that those of the printed pieces stay fixed."""


NUMBERED = frozenset(
    (
        *("draft", "build", "discard", "wonder", "progress", "library", "destroy", "revive", "begin", "bid"),
        *("cede", "pass", "skip", "place", "activate", "mythology", "god", "order", "enki", "snake", "steal"),
        *("strike", "unbuild", "raise", "claim", "minerva", "sink", "unleash", "recruit", "influence"),
        *(
            "move",
            "remove",
            "conspire",
            "keep",
            "prepare",
            "trigger",
            "lock",
            "take",
            "play",
            "swap",
            "shift",
        ),
        "demolish",
    )
)
"""The verbs whose actions are numbered in the order of the table; those of later verbs come after them."""

_CARD = {card.name: card for card in CARDS}
_GOD_MYTHOLOGY = {god.id: god.mythology for god in CONTENT.gods}


def _can_be(verb: str, objects: tuple[str, ...]) -> bool:
    """Whether these objects can occur together in a choice; impossible combinations have no number."""
    if verb == "bid":
        return objects != ("0",)
    if verb == "swap":  # buildings of one color (AGORA-CON-COERCION-01)
        mine, theirs = _CARD[objects[0]], _CARD[objects[1]]
        return mine is not theirs and mine.color == theirs.color and mine.kind < POLITICIAN > theirs.kind
    if verb == "order":  # two gods of the same mythology stack
        return objects[0] != objects[1] and len({_GOD_MYTHOLOGY.get(god) for god in objects}) == 1
    if verb in ("build", "recruit"):  # a Senator is recruited, everything else is built (AGORA-TURN-03)
        return (_CARD[objects[0]].kind >= POLITICIAN) == (verb == "recruit")
    return verb not in ("move", "shift") or objects[0] != objects[1]


def _duel_entries() -> Iterator[tuple[str, frozenset[str]]]:
    for row in duel_choices.VERBS:
        verb = row.name
        origin = frozenset({row.origin, "" if verb in NUMBERED else LATER} - {BASE})
        names = [
            [name for name in duel_choices.NAMES[kind] if name not in _ADDED.get(kind, ())]
            for kind in row.objects
        ]
        for objects in product(*names):
            if not _can_be(verb, objects):
                continue
            needs = origin.union(*(_ORIGIN_OF_PIECE.get(name, _NOTHING) for name in objects))
            text = ":".join([verb, *objects])
            for payment in duel_choices.PAYMENTS.get(verb, [""]):
                yield (f"{text}@{payment}" if payment else text), needs


@cache
def duel_actions(expansions: frozenset[str]) -> Actions:
    """Returns the encoding of Duel with some expansions, including `bidding` if that option is used: 1,202
    actions in the base game.

    >>> len(duel_actions(frozenset()))
    1202
    """
    return _encoding(_duel_entries(), expansions)


# --- 7 Wonders ---


def _classic_entries() -> Iterator[tuple[str, frozenset[str]]]:
    numbered = set()
    for name, needs in _numbered_entries():
        numbered.add(name.removeprefix("city:").partition(":")[0])
        yield name, needs
    for row in classic_choices.VERBS_TABLE:
        if row.choice and row.name not in numbered:
            yield from _entries_of(row)


def _entries_of(row: Verb) -> Iterator[tuple[str, frozenset[str]]]:
    """Returns the actions of a verb that came after the numbers were fixed."""
    origin = frozenset({row.origin, LATER} - {BASE})
    named: dict[str, list[tuple[str, frozenset[str]]]] = {
        "card": [
            (card.name, frozenset(CLASSIC_MIXES.names_of(int(card.needs))))
            for card in CLASSIC_CARDS
            if card.needs < FIRST_SET
        ],
        "leader": [(leader.name, frozenset({"leaders"})) for leader in LEADERS if leader.needs < FIRST_SET],
        "coins": [(str(coins), _NOTHING) for coins in range(MOST_PAID + 1)],
    }
    for prefix in ("", "city:"):
        if not row.objects:
            yield f"{prefix}{row.name}", origin
        for kind in row.objects[0].split("|") if row.objects else ():
            for name, needs in named[kind]:
                yield f"{prefix}{row.name}:{name}", origin | needs


def _numbered_entries() -> Iterator[tuple[str, frozenset[str]]]:
    cards = [
        (card.name, frozenset(CLASSIC_MIXES.names_of(int(card.needs))))
        for card in CLASSIC_CARDS
        if card.needs < FIRST_SET
    ]
    printed_boards = [board for board in classic_boards.BOARDS if board.needs < FIRST_SET]
    printed_leaders = [leader for leader in LEADERS if leader.needs < FIRST_SET]
    printed = {board.board for board in printed_boards} | {leader.name for leader in printed_leaders}
    powers = [power for power in classic_boards.POWERS[1:] if power in printed]
    needs_of_power = {"olympia": _NOTHING}
    leaders = frozenset({"leaders"})
    for prefix in ("", "city:"):
        for verb in ("build", "stage"):
            for card, needs in cards:
                for way in range(WAYS):
                    yield f"{prefix}{verb}:{card}#{way}", needs
        for verb in ("discard", "revive"):
            for card, needs in cards:
                yield f"{prefix}{verb}:{card}", needs
        yield f"{prefix}skip", _NOTHING
        for power in powers:
            for card, needs in cards:
                yield f"{prefix}build:{card}@power={power}", needs | needs_of_power.get(power, leaders)
        for coins in range(MOST_PAID + 1):
            yield f"{prefix}pay:{coins}", frozenset({"cities"})
        for leader in printed_leaders:
            yield f"{prefix}copy:{leader.name}", leaders
    for board in printed_boards:
        needs = frozenset(CLASSIC_MIXES.names_of(int(board.needs)))
        yield f"board:{board.board}:{board.side}", needs
    for leader in printed_leaders:
        needs = leaders.union(CLASSIC_MIXES.names_of(int(leader.needs)))
        for verb in ("draft", "recruit", "discard"):
            yield f"{verb}:{leader.name}", needs
        for way in range(WAYS):
            yield f"stage:{leader.name}#{way}", needs


@cache
def classic_actions(expansions: frozenset[str]) -> Actions:
    """Returns the encoding of 7 Wonders with some expansions, for any number of players.

    `build:altar#1` is the second of the currently available payments.
    """
    return _encoding(_classic_entries(), expansions)


def actions_named(choices: list[str]) -> list[str]:
    """Returns the names of the actions for the choices of one decision of 7 Wonders, in order."""
    ways: dict[str, int] = {}
    named = []
    for choice in choices:
        text, _, payment = choice.partition("@")
        if payment.startswith("power="):
            named.append(choice)
        elif text.removeprefix("city:").startswith(("build:", "stage:")):
            named.append(f"{text}#{ways.setdefault(text, 0)}")
            ways[text] += 1
        else:
            named.append(text)
    return named


assert set(classic_choices.VERB_NAMES.values()) >= {"build", "stage", "discard", "revive", "pay", "copy"}
