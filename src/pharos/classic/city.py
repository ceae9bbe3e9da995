"""A city: its treasury, structures and stages, and the totals of their effects."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from pharos.classic.piece import (
    DEFEAT_TOKENS,
    LEADERS_RECRUITED,
    RESOURCES,
    STAGES_BUILT,
    THING_LANES,
    VICTORY_TOKENS,
    Piece,
)
from pharos.core.bits import BIT, behind, high_bit, lane, low_bit, size, total

LANES_OF_CHOICE: Final = vec[i64](
    [sum(255 * 256**n for n in range(7) if mask >> n & 1) for mask in range(128)]
)
"""By set of resources, their lanes."""
ONES_OF_CHOICE: Final = vec[i64]([sum(256**n for n in range(7) if mask >> n & 1) for mask in range(128)])
"""By set of resources, one unit in each of their lanes."""
ALL_RESOURCES: Final[i64] = 127
WAREHOUSE: Final[i64] = 1
BLACK_MARKET: Final[i64] = 2


@final
@mypyc_attr(acyclic=True)
class City:
    """One city. Counts are packed by color, resource, symbol or score category."""

    def __init__(self) -> None:
        self.board: i64 = -1
        self.coins: i64 = 0
        self.lo: i64 = 0
        self.hi: i64 = 0
        self.up: i64 = 0
        self.top: i64 = 0
        self.stages: i64 = 0
        # By color, in two words; all printed colors are in the first one.
        self.counts: i64 = 0
        self.further_counts: i64 = 0
        # Production: fixed units, and producers with a choice, each a mask of resources.
        self.production: i64 = 0
        self.sold: i64 = 0
        self.sold_choices: i64 = 0
        self.own_choices: i64 = 0
        self.choosers: i64 = 0
        # The most units of each resource that can be used or sold.
        self.most: i64 = 0
        self.sold_most: i64 = 0
        # Reduction of the unit price when buying from the left and from the right.
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
        # Cities: debt tokens, diplomacy tokens, masks, rebates, the two cards that give one unit per turn
        # (as flags, as producers with a choice, as units in `most`), stages without resources.
        self.debt: i64 = 0
        self.doves: i64 = 0
        self.masks: i64 = 0
        self.left_rebate: i64 = 0
        self.right_rebate: i64 = 0
        self.daily: i64 = 0
        self.daily_choices: i64 = 0
        self.daily_units: i64 = 0
        self.free_stages: bool = False
        # Losses: what its cards cost the others this turn, and what it must pay or take as debt now.
        self.caused: i64 = 0
        self.owing: i64 = 0
        # Leaders, as sets of two words: in hand, in the hand that is passed in the draft, recruited;
        # the leader that the Courtesans Guild copies.
        self.leader_hand: i64 = 0
        self.leader_hand_up: i64 = 0
        self.draft_hand: i64 = 0
        self.draft_hand_up: i64 = 0
        self.leaders: i64 = 0
        self.leaders_up: i64 = 0
        self.courtesan: i64 = -1
        # Lasting effects of leaders.
        self.discounts: i64 = 0
        self.bank_price: i64 = 0
        self.purchase_coins: i64 = 0
        self.victory_coins: i64 = 0
        self.chain_coins: i64 = 0
        self.build_coins: i64 = 0
        self.further_build_coins: i64 = 0
        self.free_colors: i64 = 0
        self.free_leaders: bool = False
        self.leader_cut: i64 = 0
        self.neighbours_cut: i64 = 0
        self.passes_defeats: bool = False
        self.set_bonus: i64 = 0
        self.defeat_shields: i64 = 0
        self.bank_bonus: i64 = 0
        self.black_builds: i64 = 0
        # Leaders: what is left for this age or turn, and values needed while a turn is carried out:
        # the sides that the latest card was bought from, the coins paid to the bank for a resource.
        self.black_left: i64 = 0
        self.bonus_left: i64 = 0
        self.bought: i64 = 0
        self.buying: i64 = 0
        self.to_bank: i64 = 0
        # The strength in the current conflicts.
        self.strength: i64 = 0

    def clone(self) -> "City":
        """Returns a copy."""
        other = City()
        other.board = self.board
        other.coins = self.coins
        other.lo = self.lo
        other.hi = self.hi
        other.up = self.up
        other.top = self.top
        other.stages = self.stages
        other.counts = self.counts
        other.further_counts = self.further_counts
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
        other.debt = self.debt
        other.doves = self.doves
        other.masks = self.masks
        other.left_rebate = self.left_rebate
        other.right_rebate = self.right_rebate
        other.daily = self.daily
        other.daily_choices = self.daily_choices
        other.daily_units = self.daily_units
        other.free_stages = self.free_stages
        other.caused = self.caused
        other.owing = self.owing
        other.leader_hand = self.leader_hand
        other.leader_hand_up = self.leader_hand_up
        other.draft_hand = self.draft_hand
        other.draft_hand_up = self.draft_hand_up
        other.leaders = self.leaders
        other.leaders_up = self.leaders_up
        other.courtesan = self.courtesan
        other.discounts = self.discounts
        other.bank_price = self.bank_price
        other.purchase_coins = self.purchase_coins
        other.victory_coins = self.victory_coins
        other.chain_coins = self.chain_coins
        other.build_coins = self.build_coins
        other.further_build_coins = self.further_build_coins
        other.free_colors = self.free_colors
        other.free_leaders = self.free_leaders
        other.leader_cut = self.leader_cut
        other.neighbours_cut = self.neighbours_cut
        other.passes_defeats = self.passes_defeats
        other.set_bonus = self.set_bonus
        other.defeat_shields = self.defeat_shields
        other.bank_bonus = self.bank_bonus
        other.black_builds = self.black_builds
        other.black_left = self.black_left
        other.bonus_left = self.bonus_left
        other.bought = self.bought
        return other

    def gain(self, piece: Piece) -> None:
        """Adds the lasting effects of a card, a stage or a board."""
        self.lo |= piece.lo
        self.hi |= piece.hi
        if piece.spread:
            self.up |= piece.up
            self.top |= piece.top
        self.counts += piece.count
        self.further_counts += piece.further_count
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
        if piece.of_cities:
            self.gain_of_cities(piece)
        if piece.of_leaders:
            self.gain_of_leaders(piece)
        if self.daily != 0:
            self.renew_daily()

    def gain_of_leaders(self, piece: Piece) -> None:
        """Adds the lasting effects that only leaders and the board of Rome have (LEADERS-REC-08)."""
        self.discounts |= piece.discounts
        self.bank_price += piece.bank_price
        self.purchase_coins += piece.purchase_coins
        self.victory_coins += piece.victory_coins
        self.chain_coins += piece.chain_coins
        self.build_coins += piece.build_coins
        self.further_build_coins += piece.further_build_coins
        self.free_colors |= piece.free_colors
        if piece.free_leaders:
            self.free_leaders = True
        self.leader_cut += piece.leader_cut
        self.neighbours_cut += piece.neighbours_cut
        if piece.passes_defeats:
            self.passes_defeats = True
        self.set_bonus += piece.set_bonus
        self.defeat_shields += piece.defeat_shields
        self.bank_bonus += piece.bank_bonus
        self.bonus_left += piece.bank_bonus
        self.black_builds += piece.black_builds
        self.black_left += piece.black_builds

    def gain_of_cities(self, piece: Piece) -> None:
        """Adds the lasting effects that only cards of Cities have."""
        self.masks += piece.masks
        self.left_rebate += piece.left_rebate
        self.right_rebate += piece.right_rebate
        if piece.free_stages:
            self.free_stages = True
        if piece.warehouse:
            self.daily |= WAREHOUSE
            self.choosers += 1
        if piece.black_market:
            self.daily |= BLACK_MARKET
            self.choosers += 1

    def renew_daily(self) -> None:
        """Updates what the cards with one unit per turn can give: a type that the brown and gray cards or
        board produce, or one that they do not; only these are tradable (CITIES-WARE-*, CITIES-BMKT-*)."""
        shown: i64 = 0
        resource: i64 = 0
        while resource < len(RESOURCES):
            if lane(self.sold, resource) > 0:
                shown |= BIT[resource]
            resource += 1
        choices = self.sold_choices
        while choices != 0:
            shown |= choices & ALL_RESOURCES
            choices >>= 8
        self.daily_choices = 0
        units: i64 = 0
        if self.daily & WAREHOUSE != 0:
            self.daily_choices = shown
            units = ONES_OF_CHOICE[shown]
        if self.daily & BLACK_MARKET != 0:
            self.daily_choices = self.daily_choices * 256 + (ALL_RESOURCES & ~shown)
            units += ONES_OF_CHOICE[ALL_RESOURCES & ~shown]
        self.most += units - self.daily_units
        self.daily_units = units

    def earn(self, coins: i64) -> None:
        """Takes coins from the bank, with a bonus once a turn (CITIES-LEAD-01 to CITIES-LEAD-03)."""
        self.coins += coins
        if self.bonus_left != 0 and coins > 0:
            self.coins += self.bonus_left
            self.bonus_left = 0

    def holds_leaders(self) -> bool:
        """Returns whether there is a leader in the hand."""
        return self.leader_hand | self.leader_hand_up != 0

    def held_behind(self, leader: i64) -> i64:
        """Returns the next leader in the hand after `leader`, or -1; after -1 comes the first."""
        return behind(self.leader_hand, self.leader_hand_up, leader)

    def hold_leader(self, leader: i64) -> None:
        """Adds a leader to the hand."""
        self.leader_hand |= low_bit(leader)
        self.leader_hand_up |= high_bit(leader)

    def lay_down_leader(self, leader: i64) -> None:
        """Removes a leader from the hand."""
        self.leader_hand &= ~low_bit(leader)
        self.leader_hand_up &= ~high_bit(leader)

    def add_leader(self, leader: i64) -> None:
        """Adds a recruited leader."""
        self.leaders |= low_bit(leader)
        self.leaders_up |= high_bit(leader)

    def word(self, n: i64) -> i64:
        """Returns one word of the set of structures in this city."""
        if n == 0:
            return self.lo
        if n == 1:
            return self.hi
        if n == 2:
            return self.up
        return self.top

    def has(self, card: Piece) -> bool:
        """Returns whether this structure is in the city."""
        return (self.lo & card.lo) | (self.hi & card.hi) | (self.up & card.up) | (self.top & card.top) != 0

    def has_name(self, card: Piece) -> bool:
        """Returns whether a structure of the same name is in the city (SW-BUILD-02)."""
        named = (self.lo & card.same_lo) | (self.hi & card.same_hi)
        if card.spread:
            named |= (self.up & card.same_up) | (self.top & card.same_top)
        return named != 0

    def chains(self, card: Piece) -> bool:
        """Returns whether a structure in the city makes a card free (SW-CHAIN-01, SW-CHAIN-02)."""
        givers = (self.lo & card.chain_lo) | (self.hi & card.chain_hi)
        if card.spread:
            givers |= (self.up & card.chain_up) | (self.top & card.chain_top)
        return givers != 0

    def needs_no_payment(self, card: Piece) -> bool:
        """Returns whether a card is always free: by chain, or by its color (LEADERS-BUILD-04)."""
        givers = (self.lo & card.chain_lo) | (self.hi & card.chain_hi) | (self.free_colors & card.kind)
        if card.spread:
            givers |= (self.up & card.chain_up) | (self.top & card.chain_top)
        return givers != 0

    def counted(self, thing: i64) -> i64:
        """Returns how many of a counted thing are in this city (SW-CARD-13)."""
        if thing < STAGES_BUILT:
            return total(self.counts & THING_LANES[thing])
        if thing == STAGES_BUILT:
            return self.stages
        if thing == DEFEAT_TOKENS:
            return self.defeats
        if thing == VICTORY_TOKENS:
            return self.victories
        if thing == LEADERS_RECRUITED:
            return size(self.leaders) + size(self.leaders_up)
        return total(self.further_counts & THING_LANES[thing])
