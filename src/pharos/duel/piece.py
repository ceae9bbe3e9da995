"""Components as numbers, and the lanes of their packed counters.

Every component is a `Piece`: numbers that are added to a city when it arrives and subtracted when
it leaves, immediate coins and shields, and the steps it requires.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from pharos.content.room import CARDS_OF_DUEL

RESOURCES: Final = ("clay", "wood", "stone", "glass", "papyrus")
RAW_LANES: Final[i64] = 3
"""The first three resources are raw materials, the other two manufactured goods."""
COLORS: Final = ("brown", "grey", "blue", "green", "yellow", "red", "purple")
SYMBOLS: Final = ("quill", "mortar", "plumb", "wheel", "sundial", "globe", "scales")
CATEGORIES: Final = ("civilian", "scientific", "commercial", "guilds", "wonders", "progress")
"""Score categories of points printed on components, each a lane of `points`."""
CATEGORY_OF_COLOR: Final = {"blue": 0, "green": 1, "yellow": 2, "purple": 3}
WONDER_POINTS: Final = 4
PROGRESS_POINTS: Final = 5
GOD_POINTS: Final = 6
"""The lane of points for the gods of Pantheon, which have their own line on the score sheet."""

CARD_KINDS: Final = ("building", "guild", "temple", "politician", "conspirator")
BUILDING: Final[i64] = 0
GUILD: Final[i64] = 1
TEMPLE: Final[i64] = 2
POLITICIAN: Final[i64] = 3
CONSPIRATOR: Final[i64] = 4

SECTIONS: Final = ("left", "centre", "right")
WONDER_INCOME: Final[i64] = 7
"""Follows the last color: decrees pay for buildings of a color or for wonders."""

BLUE: Final[i64] = 2
GREEN: Final[i64] = 3
YELLOW: Final[i64] = 4
RED: Final[i64] = 5
PURPLE: Final[i64] = 6

# What coins and points are counted by. Things below WONDERS_BUILT are sums of color lanes.
THINGS: Final = (
    "nothing",
    "brown_cards",
    "grey_cards",
    "brown_and_grey_cards",
    "blue_cards",
    "green_cards",
    "yellow_cards",
    "red_cards",
    "wonders",
    "coin_sets_of_3",
    "progress_tokens",
    "mythology_and_offering_tokens",
)
THING_LANES: Final = vec[i64](
    [0, 0xFF, 0xFF00, 0xFFFF, 0xFF0000, 0xFF000000, 0xFF00000000, 0xFF0000000000, 0, 0, 0, 0]
)
WONDERS_BUILT: Final[i64] = 8
COIN_SETS: Final[i64] = 9
PROGRESS_TAKEN: Final[i64] = 10

WORDS: Final[i64] = 4
WORD_STARTS: Final = vec[i64]([0, 46, 109, 172])
"""The number of the first card of each word. A set of cards is four words: the first has ages I and II of the
base game, the second all other printed cards, the last two the cards of additional sets."""


def word_part(number: int, word: int) -> int:
    """Returns the bit of a card in one word of a set of cards, or 0 if it is in another word."""
    starts = [0, 46, 109, 172, CARDS_OF_DUEL]
    return 2 ** (number - starts[word]) if starts[word] <= number < starts[word + 1] else 0


@final
@mypyc_attr(acyclic=True)
class Piece:
    """A card, wonder or token, as numbers."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.number: i64 = 0
        self.age: i64 = 0
        self.color: i64 = -1
        self.lo: i64 = 0
        self.hi: i64 = 0
        self.up: i64 = 0
        self.top: i64 = 0
        self.kind: i64 = 0
        self.pays: i64 = -1
        """What decrees pay for when it is built: its color, WONDER_INCOME, or -1 for nothing."""
        self.expansion: i64 = 0
        """The bit of the expansion it belongs to; 0 for the base game."""
        self.of_set: i64 = 0
        """The bit of the additional content set it belongs to; 0 for printed components."""
        self.is_card: bool = False
        # its price
        self.coins: i64 = 0
        self.cost: i64 = 0
        self.needs: i64 = 0
        # added to a city while the piece is in it
        self.count: i64 = 0
        self.gives: i64 = 0
        self.production: i64 = 0
        self.private: i64 = 0
        """The part of the production that does not raise the opponent's prices (DUEL-TRADE-05)."""
        self.raw: i64 = 0
        self.goods: i64 = 0
        self.fixed: i64 = 0
        self.points: i64 = 0
        self.symbol: i64 = -1
        self.reduction: i64 = 0
        self.wonder_reduction: i64 = 0
        self.extra_shields: i64 = 0
        self.takes_trade: i64 = 0
        self.wonder_turns: i64 = 0
        self.chain_coins: i64 = 0
        self.rebate: i64 = 0
        """By resource, the reduction of the unit price."""
        self.ignored: i64 = 0
        """By color, how many cost symbols of a building need not be paid."""
        self.borrowing: i64 = 0
        """Whether chain symbols on the opponent's cards can be used."""
        self.discard_bonus: i64 = 0
        self.god_discount: i64 = 0
        self.siege: i64 = 0
        self.chained_price: i64 = 0
        # immediate effects
        self.gain: i64 = 0
        self.gain_per: i64 = 0
        self.gain_thing: i64 = 0
        self.gain_widest: bool = False
        self.loss: i64 = 0
        self.shields: i64 = 0
        self.turn: i64 = 0
        self.asks: list[tuple[int, int]] = []
        # whether one of them is carried out without a question
        self.leaves_work: bool = False
        # whether it has any lasting powers, rare immediate effects, or steps
        self.powers: bool = False
        self.unusual: bool = False
        self.asking: bool = False
        # scoring at the end of the game
        self.points_per: i64 = 0
        self.points_thing: i64 = 0
        self.points_widest: bool = False
        self.points_category: i64 = 0
        # a god of Pantheon: coins and tokens on the card; whether it reveals the tops of all stacks
        self.mythology: i64 = -1
        self.god_coins: i64 = 0
        self.god_coin_points: i64 = 0
        self.god_tokens: i64 = 0
        self.reveals_tops: bool = False
        # the section of a Politician (Agora); the step that drafting a wonder requires
        self.section: i64 = -1
        self.on_draft: i64 = 0
        # a decree of Agora: the color it pays for (or WONDER_INCOME), the coins by age, and its powers
        self.income_for: i64 = -1
        self.income: i64 = 0
        self.control_shield: i64 = 0
        self.senate_blue: i64 = 0
        self.conspirator_turn: bool = False
        # progress tokens of Agora
        self.free_senators: bool = False
        self.keeps_all: bool = False
        # a conspiracy of Agora: immediate effects, and what its owner looks at
        self.takes_half: bool = False
        self.gain_per_cube: i64 = 0
        self.loss_per_cube: i64 = 0
        self.looks_at_removed: bool = False
        self.looks_at_box: bool = False

    def sum_up(self) -> None:
        """Sets the summary flags, after all effects are read."""
        lasting = (
            self.up | self.top | self.private | self.reduction | self.wonder_reduction | self.extra_shields
        )
        lasting |= self.rebate | self.ignored | self.borrowing | self.discard_bonus
        lasting |= self.takes_trade | self.wonder_turns | self.chain_coins | self.god_discount | self.siege
        self.powers = lasting | self.chained_price != 0
        once = self.turn | self.loss | self.god_coins | self.gain_per_cube | self.loss_per_cube
        looks = self.takes_half or self.looks_at_removed or self.looks_at_box
        self.unusual = once != 0 or looks
        self.asking = len(self.asks) > 0
