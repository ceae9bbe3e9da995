"""Win probability of each seat from the cities: learned weights, compared between cities.

The features of a city (coins, production, shields against each neighbor, symbols, stages, cards, …) are
summed with weights for the stage of the game; a softmax of these sums gives the probabilities. Teammates
share the sum of both cities. The features of the base game come first; games with expansions have additional
features, and their own weights.
"""

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from pharos.ai.search.classic.expansions import opponent_of, strength_of
from pharos.ai.search.features import Features
from pharos.classic.piece import BLACK, COLORS, CONTENT, RESOURCES, SYMBOLS
from pharos.classic.pieces import WORD_STARTS, WORDS
from pharos.classic.score import total_points
from pharos.classic.state import NOBODY, State
from pharos.core.bits import LANE, LANE_MASK, behind, first, lane, size

STAGES: Final = 9
"""Three stages per age."""
MOST_SEATS: Final = 8
STAGES_OF_BOARD: Final[i64] = 5

_COINS_MOST: Final[i64] = 15
_COINS: Final[i64] = 0
_UNITS: Final[i64] = 16
_CHOICES: Final[i64] = 44
_CUTS: Final[i64] = 49
_WAR: Final[i64] = 57
_SYMBOLS: Final[i64] = 71
_WILD: Final[i64] = 89
_COLORS: Final[i64] = 92
_SHIELDS: Final[i64] = 155
_FREE: Final[i64] = 165
_POINTS: Final[i64] = 167
_BOARDS: Final[i64] = 168
# The content lists boards and cards of the base game first.
BASE_BOARDS: Final = len([wonder for wonder in CONTENT.wonders if not wonder.expansion])
_CARDS: Final[i64] = 168 + BASE_BOARDS * 5

# With expansions: additional features follow those of the base game.
_MORE_BOARDS: Final[i64] = 168 + BASE_BOARDS * 5 + len(CONTENT.cards)
_AFTER_BOARDS: Final = 168 + len(CONTENT.wonders) * 5 + len(CONTENT.cards)
_RECRUITED: Final[i64] = _AFTER_BOARDS
_IN_HAND: Final[i64] = _AFTER_BOARDS + len(CONTENT.leaders)
AFTER_LEADERS: Final = _AFTER_BOARDS + 2 * len(CONTENT.leaders)
_BLACK_MOST: Final[i64] = 6
_BLACK: Final[i64] = AFTER_LEADERS
_DEBT_MOST: Final[i64] = 8
_DEBT: Final[i64] = AFTER_LEADERS + 6
_DOVES_MOST: Final[i64] = 3
_DOVES: Final[i64] = AFTER_LEADERS + 14
_MASKS_MOST: Final[i64] = 3
_MASKS: Final[i64] = AFTER_LEADERS + 17
_COPIED: Final[i64] = AFTER_LEADERS + 20
_TEAM_WAR: Final[i64] = AFTER_LEADERS + 21
_UNMET: Final[i64] = AFTER_LEADERS + 28
"""There is no opponent on a side."""
FEATURES: Final = AFTER_LEADERS + 29


def _counts(name: str, fewest: int, most: int) -> list[str]:
    return [f"{name} {count}" for count in range(fewest, most + 1)]


def _board_names(boards: list[str]) -> list[str]:
    return [name for board in boards for name in _counts(f"{board} stages", 0, int(STAGES_OF_BOARD) - 1)]


def feature_names() -> list[str]:
    """Returns the names of the features in weight files, in order."""
    names = _counts("coins", 0, int(_COINS_MOST))
    for resource in RESOURCES:
        names += _counts(f"makes {resource}", 1, 4)
    names += _counts("choices", 0, 4) + _counts("cheaper left", 0, 3) + _counts("cheaper right", 0, 3)
    names += _counts("lead left", -3, 3) + _counts("lead right", -3, 3)
    for symbol in SYMBOLS:
        names += _counts(f"symbol {symbol}", 1, 6)
    names += _counts("wild symbols", 1, 3)
    for color in COLORS[:7]:
        names += _counts(f"{color} cards", 1, 9)
    names += _counts("shields", 0, 9) + ["free build", "last card", "points"]
    names += _board_names([wonder.id for wonder in CONTENT.wonders[:BASE_BOARDS]])
    names += [f"card {card.id}" for card in CONTENT.cards]
    names += _board_names([wonder.id for wonder in CONTENT.wonders[BASE_BOARDS:]])
    names += [f"leader {leader.id}" for leader in CONTENT.leaders]
    names += [f"in hand {leader.id}" for leader in CONTENT.leaders]
    names += _counts("black cards", 1, 6) + _counts("debt", 1, 8) + _counts("diplomacy", 1, 3)
    names += _counts("masks", 1, 3) + ["copied leader"] + _counts("lead of team", -3, 3) + ["nobody to fight"]
    assert len(names) == FEATURES, f"{len(names)} names for {FEATURES} features"
    assert len(set(names)) == len(names)
    return names


POINTS_SCALE: Final = 0.1
MOST_ACTIVE: Final = 160


def stage_of(state: State) -> i64:
    """Returns the stage of a position: early, middle, or late in each age."""
    part: i64 = 0
    if state.turn * 3 > state.deal.turns * 2:
        part = 2
    elif state.turn * 3 > state.deal.turns:
        part = 1
    age = state.age
    if age < 1:
        age = 1
    return (age - 1) * 3 + part


@final
@mypyc_attr(acyclic=True)
class Evaluation(Features):
    """Weights by stage and feature, and the last probabilities computed."""

    def __init__(self, weights: vec[float]) -> None:
        super().__init__(weights, MOST_ACTIVE)
        self.features: i64 = FEATURES
        self.chances: vec[float] = vec[float]([0.0] * MOST_SEATS)

    def _note_lanes(self, base: i64, lanes: i64, number: i64, most: i64) -> None:
        n: i64 = 0
        while n < number:
            units = lanes & LANE_MASK
            if units > most:
                units = most
            if units > 0:
                self.add(base + n * most + units - 1, 1.0)
            lanes >>= LANE
            n += 1

    def _note_war(self, base: i64, lead: i64) -> None:
        if lead > 3:
            lead = 3
        if lead < -3:
            lead = -3
        self.add(base + lead + 3, 1.0)

    def note(self, state: State, seat: i64) -> None:
        """Lists the features of a seat's city."""
        self.count = 0
        city = state.city(seat)
        coins = city.coins
        if coins > _COINS_MOST:
            coins = _COINS_MOST
        self.add(_COINS + coins, 1.0)
        self._note_lanes(_UNITS, city.production, 7, 4)
        choosers = city.choosers
        if choosers > 4:
            choosers = 4
        self.add(_CHOICES + choosers, 1.0)
        if city.left_cut != 0:
            self.add(_CUTS + size(city.left_cut) % 4, 1.0)
        if city.right_cut != 0:
            self.add(_CUTS + 4 + size(city.right_cut) % 4, 1.0)
        shields = city.shields
        if state.deal.cities:
            self._note_side(state, seat, True)
            self._note_side(state, seat, False)
        else:
            self._note_war(_WAR, shields - state.city(state.left_of(seat)).shields)
            self._note_war(_WAR + 7, shields - state.city(state.right_of(seat)).shields)
        if shields > 9:
            shields = 9
        self.add(_SHIELDS + shields, 1.0)
        self._note_lanes(_SYMBOLS, city.symbols, 3, 6)
        if city.wild > 0:
            wild = city.wild
            if wild > 3:
                wild = 3
            self.add(_WILD + wild - 1, 1.0)
        self._note_lanes(_COLORS, city.counts, 7, 9)
        if city.free_left > 0:
            self.add(_FREE, 1.0)
        if city.last_card > 0:
            self.add(_FREE + 1, 1.0)
        self.add(_POINTS, POINTS_SCALE * float(total_points(state, seat)))
        if city.board >= 0:
            board = _BOARDS + city.board * STAGES_OF_BOARD
            if city.board >= BASE_BOARDS:
                board = _MORE_BOARDS + (city.board - BASE_BOARDS) * STAGES_OF_BOARD
            self.add(board + city.stages, 1.0)
        word: i64 = 0
        while word < WORDS:
            cards = city.word(word)
            while cards != 0:
                self.add(_CARDS + WORD_STARTS[word] + first(cards), 1.0)
                cards &= cards - 1
            word += 1
        if state.deal.mix != 0:
            self._note_more(state, seat)

    def _note_side(self, state: State, seat: i64, to_left: bool) -> None:
        """Adds the lead in shields over the city's opponent on a side, with Cities."""
        other = opponent_of(state, seat, to_left)
        if other == NOBODY:
            self.add(_UNMET, 1.0)
            return
        lead = strength_of(state, seat) - strength_of(state, other)
        if state.deal.rules.teams:
            self._note_war(_TEAM_WAR, lead)
        elif to_left:
            self._note_war(_WAR, lead)
        else:
            self._note_war(_WAR + 7, lead)

    def _note_count(self, base: i64, count: i64, most: i64) -> None:
        if count > most:
            count = most
        if count > 0:
            self.add(base + count - 1, 1.0)

    def _note_more(self, state: State, seat: i64) -> None:
        """Adds the features of the expansions."""
        city = state.city(seat)
        leader = behind(city.leaders, city.leaders_up, -1)
        while leader >= 0:
            self.add(_RECRUITED + leader, 1.0)
            leader = behind(city.leaders, city.leaders_up, leader)
        leader = city.held_behind(-1)
        while leader >= 0:
            self.add(_IN_HAND + leader, 1.0)
            leader = city.held_behind(leader)
        if city.courtesan >= 0:
            self.add(_COPIED, 1.0)
        self._note_count(_BLACK, lane(city.counts, BLACK), _BLACK_MOST)
        self._note_count(_DEBT, city.debt, _DEBT_MOST)
        self._note_count(_DOVES, city.doves, _DOVES_MOST)
        self._note_count(_MASKS, city.masks, _MASKS_MOST)

    def worth(self, state: State, seat: i64, base: i64) -> float:
        """Returns the weighted sum of a city's features."""
        self.note(state, seat)
        return self.summed(base)

    def weigh(self, state: State) -> None:
        """Computes the win probabilities of all seats."""
        base = stage_of(state) * self.features
        players = state.deal.players
        chances = self.chances
        best = -1e30
        seat: i64 = 0
        while seat < players:
            worth = self.worth(state, seat, base)
            chances[seat] = worth
            if worth > best:
                best = worth
            seat += 1
        if state.deal.rules.teams:
            best = self._join_partners(players)
        summed = 0.0
        seat = 0
        while seat < players:
            share = exp(chances[seat] - best)
            chances[seat] = share
            summed += share
            seat += 1
        if state.deal.rules.teams:
            summed /= 2.0  # both teammates have the probability of their team
        seat = 0
        while seat < players:
            chances[seat] /= summed
            seat += 1

    def _join_partners(self, players: i64) -> float:
        """Gives teammates the sum of both; returns the largest sum."""
        chances = self.chances
        best = -1e30
        seat: i64 = 0
        while seat < players:
            both = chances[seat] + chances[seat + 1]
            chances[seat] = both
            chances[seat + 1] = both
            if both > best:
                best = both
            seat += 2
        return best


def outcome_share(state: State, seat: i64) -> float:
    """Returns a seat's share of the victory in a finished game; each teammate has that of the team."""
    if (state.winners >> seat) & 1 == 0:
        return 0.0
    if state.deal.rules.teams:
        return 2.0 / float(size(state.winners))
    return 1.0 / float(size(state.winners))
