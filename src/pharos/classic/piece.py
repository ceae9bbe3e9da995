"""Components as numbers, and the lanes of their packed counters.

Every component is a `Piece`: numbers that are added to a city when it arrives, immediate coins,
and what it scores at the end.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from pharos.classic.expansions import MIXES
from pharos.content import classic_schema
from pharos.content.classic import load_classic
from pharos.content.sets import set_bits
from pharos.core.bits import LANES, high_lane
from pharos.core.expansion import MOST_EXPANSIONS

CONTENT: Final = load_classic()
SETUP: Final = CONTENT.setup

RESOURCES: Final[list[str]] = [str(resource.id) for resource in CONTENT.resources]
SYMBOLS: Final[list[str]] = [str(symbol) for symbol in CONTENT.science_symbols]
COLORS: Final[tuple[str, ...]] = classic_schema.COLORS
COLOR_COUNT: Final[i64] = len(classic_schema.COLORS)
GREEN: Final[i64] = 3
PURPLE: Final[i64] = 6
BLACK: Final[i64] = 7
STAGE_KIND: Final[i64] = 2 ** len(classic_schema.COLORS)

EXPANSION_BITS: Final[i64] = 2**MOST_EXPANSIONS - 1
"""A mix of expansions is the sum of their bits; additional content sets are the bits above them."""
FIRST_SET: Final = 2**MOST_EXPANSIONS
FIRST_ADDED: Final[i64] = 256
"""The first number, among objects of choices, of pieces that expansions add; cards and boards have less."""

CATEGORIES: Final = ("wonders", "civilian", "commercial", "guilds", "leaders", "cities")
"""Score categories of points printed on components, each a lane of `points`."""
WONDER_POINTS: Final = 0
LEADER_POINTS: Final = 4
CATEGORY_OF_COLOR: Final = {"blue": 1, "yellow": 2, "purple": 3, "black": 5}
GUILDS: Final[i64] = 3

_FURTHER_COLORS: Final = range(int(LANES), len(classic_schema.COLORS))
# What coins and points are counted by. Things below STAGES_BUILT are sums of color lanes of the low word,
# those after LEADERS_RECRUITED of the high word.
THINGS: Final[tuple[str, ...]] = (
    "nothing",
    "brown_cards",
    "grey_cards",
    "blue_cards",
    "green_cards",
    "yellow_cards",
    "red_cards",
    "purple_cards",
    "black_cards",
    "brown_grey_purple_cards",
    "wonder_stages",
    "defeat_tokens",
    "victory_tokens",
    "leaders_recruited",
    *(f"{COLORS[n]}_cards" for n in _FURTHER_COLORS),
)
THING_LANES: Final = vec[i64](
    [0]
    + [255 * 256**n for n in range(7)]
    + [127 * 256**7, 255 + 255 * 256 + 255 * 256**6]
    + [0] * 4
    + [255 * high_lane(n) for n in _FURTHER_COLORS]
)
"""The lanes of a thing; the highest one, of black cards, is one bit narrower."""
STAGES_BUILT: Final[i64] = 10
DEFEAT_TOKENS: Final[i64] = 11
VICTORY_TOKENS: Final[i64] = 12
LEADERS_RECRUITED: Final[i64] = 13
WITH_GUILDS: Final = vec[i64]([int(thing in ("purple_cards", "brown_grey_purple_cards")) for thing in THINGS])
"""By thing, whether guilds are included in the count."""
THING_OF_COLOR: Final = vec[i64]([THINGS.index(f"{color}_cards") for color in COLORS])


@final
@mypyc_attr(acyclic=True)
class Piece:
    """A card or a stage, as numbers."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.number: i64 = 0
        self.age: i64 = 0
        self.needs: i64 = 0
        """The bits that a mix must have for the component to be in the game."""
        self.color: i64 = -1
        self.guild: bool = False
        self.kind: i64 = 0
        """Its bit in the discounts of a city: one per color, and one for stages."""
        self.lo: i64 = 0
        self.hi: i64 = 0
        self.up: i64 = 0
        self.top: i64 = 0
        # whether it, a card of its name or one that makes it free is in one of the last two words
        self.spread: bool = False
        # cards of the same name, itself included (SW-BUILD-02)
        self.same_lo: i64 = 0
        self.same_hi: i64 = 0
        self.same_up: i64 = 0
        self.same_top: i64 = 0
        # its price, and the cards any one of which makes it free
        self.coins: i64 = 0
        self.cost: i64 = 0
        self.chain_lo: i64 = 0
        self.chain_hi: i64 = 0
        self.chain_up: i64 = 0
        self.chain_top: i64 = 0
        # added to a city from the next turn on
        self.count: i64 = 0
        self.further_count: i64 = 0
        self.production: i64 = 0
        self.sold: i64 = 0
        self.sold_choice: i64 = 0
        self.own_choice: i64 = 0
        self.left_cut: i64 = 0
        self.right_cut: i64 = 0
        self.shields: i64 = 0
        self.symbols: i64 = 0
        self.wild: i64 = 0
        self.points: i64 = 0
        self.last_card: i64 = 0
        self.free_builds: i64 = 0
        self.guild_copies: i64 = 0
        # Cities: whether it has any of the next six
        self.of_cities: bool = False
        self.masks: i64 = 0
        self.left_rebate: i64 = 0
        self.right_rebate: i64 = 0
        self.warehouse: bool = False
        self.black_market: bool = False
        self.free_stages: bool = False
        # Leaders: whether it has any of the following
        self.of_leaders: bool = False
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
        # immediate effects
        self.gain: i64 = 0
        self.gain_per: i64 = 0
        self.gain_thing: i64 = 0
        self.gain_own: i64 = 0
        self.gain_neighbours: i64 = 0
        self.revivals: i64 = 0
        self.revival_order: i64 = 0
        # Cities: coins for each neighbor, coins the others lose (by lanes of what they are counted by),
        # diplomacy tokens
        self.neighbours_gain: i64 = 0
        self.losses: i64 = 0
        self.doves: i64 = 0
        # Leaders: a neighbor's leader to copy, leaders drawn, extra leaders that may be recruited
        self.copies_leader: bool = False
        self.leaders_drawn: i64 = 0
        self.extra_leaders: i64 = 0
        # steps of other expansions that it requires, each with its argument
        self.asks: list[tuple[int, int]] = []
        # scoring at the end of the game
        self.points_category: i64 = 0
        self.points_per: i64 = 0
        self.points_printed: i64 = 0
        self.points_thing: i64 = 0
        self.points_own: i64 = 0
        self.points_neighbours: i64 = 0
        # Leaders: points for every full group of coins, and for every set of cards of these colors
        self.points_coins: i64 = 0
        self.points_set: i64 = 0
        self.further_points_set: i64 = 0


def needs_of(expansion: str, of_set: str) -> int:
    """Returns the mix bits a component requires to be in the game: its expansion and its set."""
    return int(MIXES.bits_of([expansion])) + set_bits([of_set] if of_set else []) * FIRST_SET
