"""The rules of one game of Duel: expansions, options, content sets, and the components they put in the box.

There is one instance for each combination; deals, states, searches and clients share it. A new option
needs a row of `OPTIONS`, an attribute here, and a check in the rules that depend on it.
"""

from collections.abc import Iterable, Mapping
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from pharos.content.sets import set_bits
from pharos.duel.expansion import DuelExpansion
from pharos.duel.expansions import MIXES
from pharos.duel.piece import BUILDING, GUILD, POLITICIAN, TEMPLE, Piece
from pharos.duel.pieces import CARDS, CONTENT, PROGRESS, WONDERS

OPTIONS: Final[dict[str, tuple[object, ...]]] = {
    "pawn_in_middle": ("last_player_begins", "last_player_chooses"),
    "first_game_wonders": (False, True),
    "bidding": (False, True),
    **MIXES.options,
}
"""Each option with its values, the default first (DUEL-AGE-03, DUEL-DRAFT-05, DUEL-SETUP-10)."""
LATER: Final = frozenset({"bidding", *MIXES.options})
"""Options added after games were stored: they are written only where they are used."""


@final
@mypyc_attr(acyclic=True)
class Rules:
    """Options, and the components in the box; immutable."""

    def __init__(self, expansions: tuple[str, ...], options: Mapping[str, object], sets: int) -> None:
        self.mix: i64 = MIXES.bits_of(expansions)
        """The expansions, each a bit."""
        self.pantheon: bool = "pantheon" in expansions
        self.agora: bool = "agora" in expansions
        self.sets: i64 = sets
        self.last_player_chooses: bool = options["pawn_in_middle"] == "last_player_chooses"
        self.first_game_wonders: bool = options["first_game_wonders"] is True
        self.bidding: bool = options["bidding"] is True
        self.of_expansions: dict[str, object] = {name: options[name] for name in MIXES.options}
        """The options of expansions, by name."""
        self.boards: list[DuelExpansion] = [
            one for one in MIXES.played(int(self.mix)) if type(one).new_board is not DuelExpansion.new_board
        ]
        """The expansions with a board in `State.boards`."""
        # the components in the box, by number, in the order in which they are shuffled
        cards = self.in_box(CARDS, {row.id: row.in_place_of or "" for row in CONTENT.cards})
        self.decks: list[vec[i64]] = [
            vec[i64]([n for n in cards if CARDS[n].kind == BUILDING and CARDS[n].age == age])
            for age in (1, 2, 3)
        ]
        """The buildings of each age deck; the piles below are added later."""
        self.guilds: vec[i64] = vec[i64]([n for n in cards if CARDS[n].kind == GUILD])
        self.temples: vec[i64] = vec[i64]([n for n in cards if CARDS[n].kind == TEMPLE])
        self.senators: vec[i64] = vec[i64]([n for n in cards if CARDS[n].kind >= POLITICIAN])
        self.wonders: vec[i64] = vec[i64](self.in_box(WONDERS, {}))
        self.tokens: vec[i64] = vec[i64](self.in_box(PROGRESS, {}))
        self.gods: list[vec[i64]] = []
        """The gods of each mythology."""
        self.families: vec[i64] = vec[i64]()
        """The gods of each mythology as masks."""
        for one in MIXES.all:
            one.put_in_box(self)

    def has(self, piece: Piece) -> bool:
        """Returns whether a component belongs to the expansions and content sets in play."""
        return piece.expansion & ~self.mix == 0 and piece.of_set & ~self.sets == 0

    def in_box(self, pieces: vec[Piece], in_place_of: dict[str, str]) -> list[int]:
        """Returns the components of the game; a replacement has the place of the component it replaces."""
        played = [piece for piece in pieces if self.is_whole(piece)]
        instead = {in_place_of[piece.name]: piece for piece in played if in_place_of.get(piece.name)}
        return [
            int(instead.get(piece.name, piece).number) for piece in played if not in_place_of.get(piece.name)
        ]

    def is_whole(self, piece: Piece) -> bool:
        """Like `has`, but printed cards, including temples and Senators, always count."""
        return piece.of_set & ~self.sets == 0 and ((piece.of_set == 0 and piece.is_card) or self.has(piece))


_KNOWN: Final[dict[tuple[tuple[str, ...], tuple[object, ...], int], Rules]] = {}


def rules_of(expansions: Iterable[str], options: Mapping[str, object], content: Iterable[str] = ()) -> Rules:
    """Returns the shared instance for a combination of expansions, options and content."""
    played = tuple(name for name in MIXES.names if name in tuple(expansions))
    chosen = {name: options.get(name, values[0]) for name, values in OPTIONS.items()}
    key = (played, tuple(chosen.values()), set_bits(content))
    if key not in _KNOWN:
        _KNOWN[key] = Rules(played, chosen, key[2])
    return _KNOWN[key]


def plain_rules(pantheon: bool, agora: bool) -> Rules:
    """Returns the rules with printed sets only and all options at their defaults."""
    expansions = [name for name, played in (("pantheon", pantheon), ("agora", agora)) if played]
    return rules_of(expansions, {})
