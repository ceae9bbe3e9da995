"""A city: its treasury, its structures and stages, and everything that follows from them."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from pharos.classic.pieces import DEFEAT_TOKENS, STAGES_BUILT, THING_LANES, VICTORY_TOKENS, Piece
from pharos.core.bits import total

LANES_OF_CHOICE: Final = vec[i64](
    [sum(255 * 256**n for n in range(7) if mask >> n & 1) for mask in range(128)]
)
"""The lanes of a set of resources."""
ONES_OF_CHOICE: Final = vec[i64]([sum(256**n for n in range(7) if mask >> n & 1) for mask in range(128)])
"""One unit in each lane of a set of resources."""


@final
@mypyc_attr(acyclic=True)
class City:
    """One city. Counts are packed by color, resource, symbol or score category."""

    def __init__(self) -> None:
        self.board: i64 = -1
        self.coins: i64 = 0
        self.lo: i64 = 0
        self.hi: i64 = 0
        self.stages: i64 = 0
        self.counts: i64 = 0
        # Production: certain units, and producers that offer a choice, each a mask of resources.
        self.production: i64 = 0
        self.sold: i64 = 0
        self.sold_choices: i64 = 0
        self.own_choices: i64 = 0
        self.choosers: i64 = 0
        # The most units of each resource that can be used or sold.
        self.most: i64 = 0
        self.sold_most: i64 = 0
        # How much less a unit costs, bought to the left and to the right.
        self.left_cut: i64 = 0
        self.right_cut: i64 = 0
        self.shields: i64 = 0
        self.symbols: i64 = 0
        self.wild: i64 = 0
        self.points: i64 = 0
        self.victories: i64 = 0
        self.victory_points: i64 = 0
        self.defeats: i64 = 0
        self.last_card: i64 = 0
        self.free_builds: i64 = 0
        self.free_left: i64 = 0
        self.guild_copies: i64 = 0

    def clone(self) -> "City":
        """A copy."""
        other = City()
        other.board = self.board
        other.coins = self.coins
        other.lo = self.lo
        other.hi = self.hi
        other.stages = self.stages
        other.counts = self.counts
        other.production = self.production
        other.sold = self.sold
        other.sold_choices = self.sold_choices
        other.own_choices = self.own_choices
        other.choosers = self.choosers
        other.most = self.most
        other.sold_most = self.sold_most
        other.left_cut = self.left_cut
        other.right_cut = self.right_cut
        other.shields = self.shields
        other.symbols = self.symbols
        other.wild = self.wild
        other.points = self.points
        other.victories = self.victories
        other.victory_points = self.victory_points
        other.defeats = self.defeats
        other.last_card = self.last_card
        other.free_builds = self.free_builds
        other.free_left = self.free_left
        other.guild_copies = self.guild_copies
        return other

    def gain(self, piece: Piece) -> None:
        """Adds everything a city has because of a card, a stage or its board."""
        self.lo |= piece.lo
        self.hi |= piece.hi
        self.counts += piece.count
        self.production += piece.production
        self.most += piece.production
        self.sold += piece.sold
        self.sold_most += piece.sold
        if piece.sold_choice != 0:
            self.sold_choices = self.sold_choices * 256 + piece.sold_choice
            self.choosers += 1
            units = ONES_OF_CHOICE[piece.sold_choice]
            self.most += units
            self.sold_most += units
        if piece.own_choice != 0:
            self.own_choices = self.own_choices * 256 + piece.own_choice
            self.choosers += 1
            self.most += ONES_OF_CHOICE[piece.own_choice]
        self.left_cut |= piece.left_cut
        self.right_cut |= piece.right_cut
        self.shields += piece.shields
        self.symbols += piece.symbols
        self.wild += piece.wild
        self.points += piece.points
        self.last_card += piece.last_card
        self.free_builds += piece.free_builds
        self.free_left += piece.free_builds
        self.guild_copies += piece.guild_copies

    def has_name(self, card: Piece) -> bool:
        """Whether a structure of that name stands here (SW-BUILD-02)."""
        return (self.lo & card.same_lo) | (self.hi & card.same_hi) != 0

    def chains(self, card: Piece) -> bool:
        """Whether a structure here makes a card free (SW-CHAIN-01, -02)."""
        return (self.lo & card.chain_lo) | (self.hi & card.chain_hi) != 0

    def counted(self, thing: i64) -> i64:
        """How many of a counted thing are in this city (SW-CARD-13)."""
        if thing < STAGES_BUILT:
            return total(self.counts & THING_LANES[thing])
        if thing == STAGES_BUILT:
            return self.stages
        if thing == DEFEAT_TOKENS:
            return self.defeats
        if thing == VICTORY_TOKENS:
            return self.victories
        return 0
