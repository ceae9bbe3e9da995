"""The inputs of the 7 Wonders network for a position, and the policy rows for its choices.

Every input is binary and named after content: `mine.card.altar`, `hand.altar`, `left.shields.3`. A position
is seen from one seat: its city, its neighbors, its hand and what it can pay for, the next hand, the stage of
the game, its rank among all players, and in teams its teammate. A choice has up to four policy rows: its verb
with its object, the stage it builds, its price, and the power that pays for it.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from pharos.ai.search.classic.expansions import opponent_of, strength_of
from pharos.ai.search.inputs import ActiveInputs, around, each, up_to
from pharos.classic import steps
from pharos.classic.boards import BOARDS, MOST_STAGES
from pharos.classic.choices import (
    BUILD,
    DISCARD,
    FOR_FREE_CITY,
    NAMED,
    STAGE,
    VERB,
    VERB_NAMES,
    left_of,
    object_of,
    power_of,
    right_of,
    verb_of,
)
from pharos.classic.cities.verbs import PAY
from pharos.classic.deal import FREE_CITY_PLAYERS
from pharos.classic.leaders.roster import FIRST_LEADER, LEADERS
from pharos.classic.payment import NO_WAY, card_ways
from pharos.classic.piece import BLACK, COLORS, RESOURCES, SYMBOLS
from pharos.classic.pieces import CARDS, WORD_STARTS, WORDS
from pharos.classic.plays import stage_ways
from pharos.classic.science import science_worth
from pharos.classic.score import total_points
from pharos.classic.state import FREE_CITY, NOBODY, ROOM, State
from pharos.core.bits import LANE, LANE_MASK, WORD, lane, size
from pharos.core.plan import Plan

MOST_INPUTS: Final = 512
MOST_COINS: Final[i64] = 15
MOST_SHIELDS: Final[i64] = 12
MOST_POINTS: Final[i64] = 30
"""In steps of three points."""
MOST_LEAD: Final[i64] = 20
"""In steps of two points."""
MOST_WAR: Final[i64] = 5
MOST_SCIENCE: Final[i64] = 20
"""In steps of four points."""
MOST_RIVALS: Final[i64] = 3
MOST_GAP: Final[i64] = 10
"""In steps of four points."""
MOST_TURN: Final[i64] = 8
MOST_PLAYERS: Final[i64] = 8
MOST_PRICE: Final[i64] = 10

_CARD: Final = [card.name for card in CARDS]
_LEADER: Final = [leader.name for leader in LEADERS]
_BOARD: Final = [f"{board.board}.{board.side}" for board in BOARDS]
_STAGES: Final[i64] = int(MOST_STAGES) + 1

_CITIES: Final = ("mine", "left", "right", "partner", "beyond")
"""In teams one neighbor is also the teammate, whose city is listed again as such, with the city beyond."""
_OF_CITY: Final = Plan(".")
COINS: Final[i64] = _OF_CITY.each("coins", up_to(int(MOST_COINS)))
MAKES: Final[i64] = _OF_CITY.each("makes", each(RESOURCES, up_to(3, 1)))
CHOOSERS: Final[i64] = _OF_CITY.each("choosers", up_to(4))
CUT: Final[i64] = _OF_CITY.each("cut", ["left.1", "left.2", "left.3", "right.1", "right.2", "right.3"])
SHIELDS: Final[i64] = _OF_CITY.each("shields", up_to(int(MOST_SHIELDS)))
SYMBOL: Final[i64] = _OF_CITY.each("symbol", each(SYMBOLS, up_to(5, 1)))
WILD: Final[i64] = _OF_CITY.each("wild", up_to(3, 1))
COLOR: Final[i64] = _OF_CITY.each("color", each(list(COLORS[:7]), up_to(8, 1)))
BOARD: Final[i64] = _OF_CITY.each("board", each(_BOARD, up_to(int(MOST_STAGES))))
CARD: Final[i64] = _OF_CITY.each("card", _CARD)
FREE_LEFT: Final[i64] = _OF_CITY.each("free_left", [""])
POINTS: Final[i64] = _OF_CITY.each("points", up_to(int(MOST_POINTS)))
LEADER: Final[i64] = _OF_CITY.each("leader", _LEADER)
BLACK_CARDS: Final[i64] = _OF_CITY.each("black", up_to(6, 1))
DEBT: Final[i64] = _OF_CITY.each("debt", up_to(8, 1))
DOVES: Final[i64] = _OF_CITY.each("doves", up_to(3, 1))
MASKS: Final[i64] = _OF_CITY.each("masks", up_to(3, 1))
SCIENCE: Final[i64] = _OF_CITY.each("science", up_to(int(MOST_SCIENCE)))
CITY: Final[i64] = len(_OF_CITY.names)
"""Number of inputs of one city."""
_ON_TABLE: Final = Plan(".", begin=len(_CITIES) * len(_OF_CITY.names))
AGE_AND_TURN: Final[i64] = _ON_TABLE.each("stage", each(up_to(3), up_to(int(MOST_TURN))))
PLAYERS: Final[i64] = _ON_TABLE.each("players", up_to(int(MOST_PLAYERS)))
STEP: Final[i64] = _ON_TABLE.each("step", [steps.STEP_NAMES.get(n, str(n)) for n in range(13)])
HAND: Final[i64] = _ON_TABLE.each("hand", _CARD)
LEADER_HAND: Final[i64] = _ON_TABLE.each("leader_hand", _LEADER)
WAR_LEFT: Final[i64] = _ON_TABLE.each("war_left", around(int(MOST_WAR)))
WAR_RIGHT: Final[i64] = _ON_TABLE.each("war_right", around(int(MOST_WAR)))
LEAD: Final[i64] = _ON_TABLE.each("lead", around(int(MOST_LEAD)))
AHEAD: Final[i64] = _ON_TABLE.each("ahead", up_to(int(MOST_PLAYERS)))
BEST_SYMBOLS: Final[i64] = _ON_TABLE.each("best_symbols", up_to(8))
BEST_SHIELDS: Final[i64] = _ON_TABLE.each("best_shields", up_to(int(MOST_SHIELDS)))
DISCARDED: Final[i64] = _ON_TABLE.each("discarded", _CARD)
TEAMS: Final[i64] = _ON_TABLE.each("teams", [""])
AFFORDS: Final[i64] = _ON_TABLE.each("affords", _CARD)
AFFORDS_STAGE: Final[i64] = _ON_TABLE.each("affords_stage", [""])
NEXT: Final[i64] = _ON_TABLE.each("next", _CARD)
DRAFTED: Final[i64] = _ON_TABLE.each("draft", _LEADER)
FREE_CITY_ASKS: Final[i64] = _ON_TABLE.each("for_free_city", [""])
PARTNER_HAND: Final[i64] = _ON_TABLE.each("partner_hand", _CARD)
PARTNER_AFFORDS: Final[i64] = _ON_TABLE.each("partner_affords", _CARD)
PARTNER_AFFORDS_STAGE: Final[i64] = _ON_TABLE.each("partner_affords_stage", [""])
WAR_PARTNER: Final[i64] = _ON_TABLE.each("war_partner", around(int(MOST_WAR)))
SECOND: Final[i64] = _ON_TABLE.each("second", _CARD)
NEXT_AFFORDS: Final[i64] = _ON_TABLE.each("next_affords", _CARD)
RECEIVER_AFFORDS: Final[i64] = _ON_TABLE.each("receiver_affords", _CARD)
RIVAL: Final[i64] = _ON_TABLE.each("rival", each(up_to(int(MOST_RIVALS), 1), around(int(MOST_GAP))))
INPUTS: Final = (*each(_CITIES, _OF_CITY.names), *_ON_TABLE.names)
"""The names of all inputs; an input is its index here."""

OUTPUTS: Final = (
    "far_behind", "well_behind", "behind", "just_behind", "lost", "won", "just_ahead", "ahead", "well_ahead",
    "far_ahead",
)  # fmt: skip
"""The outputs of the network: classes of the seat's final lead over the best opponent."""
WON: Final[i64] = 5
WORTHS: Final = (0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 1.0, 1.0)
MIDDLES: Final = vec[float]([-24.0, -14.0, -8.0, -4.0, -1.0, 1.0, 4.0, 8.0, 14.0, 24.0])
"""Typical lead of each class, in points."""

_ALONE: Final = ("skip", "leave", "draw", "gather")
"""Verbs without an object."""
_OBJECTS: Final = [*_CARD, *_LEADER]
_FIRST_ROW: Final[list[int]] = [-1] * 32
_FREE_FIRST_ROW: Final[list[int]] = [-1] * 32
_FOR_FREE: Final = ("build", "stage", "discard")
"""Actions for the free city; they have separate rows, since they serve other purposes."""


def _rows() -> list[str]:
    rows: list[str] = []
    for verb, name in VERB_NAMES.items():
        _FIRST_ROW[verb // int(VERB)] = len(rows)
        if name in _ALONE:
            rows.append(name)
        elif name == "board":
            rows += [f"board:{board}" for board in _BOARD]
        elif name == "pay":
            rows += [f"pay:{n}" for n in range(16)]
        else:
            rows += [f"{name}:{thing}" for thing in _OBJECTS]
            if name in _FOR_FREE:
                _FREE_FIRST_ROW[verb // int(VERB)] = len(rows)
                rows += [f"free.{name}:{thing}" for thing in _OBJECTS]
    rows += [f"stage.{place}" for place in each(_BOARD, up_to(int(MOST_STAGES)))]
    for name in ("build", "stage"):
        rows += [f"{name}.price.{price}" for price in up_to(int(MOST_PRICE))]
    rows += [f"power.{n}" for n in range(8)]
    rows += [f"denied:{card}" for card in _CARD]
    return rows


ROWS: Final = tuple(_rows())
"""The names of all policy rows."""
_FIRST: Final = vec[i64](_FIRST_ROW)
_FREE_FIRST: Final = vec[i64](_FREE_FIRST_ROW)
_ROW_AT: Final = {name: n for n, name in enumerate(ROWS)}
_STAGE_ROW: Final[i64] = _ROW_AT[f"stage.{_BOARD[0]}.0"]
_BUILD_PRICE: Final[i64] = _ROW_AT["build.price.0"]
_STAGE_PRICE: Final[i64] = _ROW_AT["stage.price.0"]
_POWER_ROW: Final[i64] = _ROW_AT["power.0"]
_DENIED_ROW: Final[i64] = _ROW_AT[f"denied:{_CARD[0]}"]
_NUMBERED: Final = vec[i64]([int(VERB_NAMES.get(int(VERB) * n, "skip") not in _ALONE) for n in range(32)])
_HAND_VERBS: Final = (int(BUILD), int(STAGE), int(DISCARD))
_FROM_HAND: Final = vec[i64]([int(int(VERB) * n in _HAND_VERBS) for n in range(32)])
"""Whether a verb uses a card of the hand."""
_CARDS: Final[i64] = len(_CARD)


def _least(one: i64, other: i64) -> i64:
    if one < other:
        return one
    return other


def _seat_at(number: i64, players: i64) -> i64:
    """Returns the seat with a number that may be beyond the table by less than twice its size."""
    if number < 0:
        number += 2 * players
    return number % players


def _between(value: i64, most: i64) -> i64:
    if value > most:
        return most
    if value < -most:
        return -most
    return value


@final
@mypyc_attr(acyclic=True)
class Inputs(ActiveInputs):
    """The inputs of a position from the perspective of a seat, and the policy rows of its choices."""

    def __init__(self, found: vec[i64], rows: vec[i64], foresight: bool = False) -> None:
        """`foresight`: whether to include the inputs on later hands, what neighbors can build from them,
        science, and each of the best rivals; networks that were trained without them do not need them."""
        super().__init__(found, rows)
        self.foresight = foresight
        self.points: vec[i64] = vec[i64]([0] * 9)
        self.gaps: vec[i64] = vec[i64]([0] * 9)
        self.denied: vec[i64] = vec[i64]([0] * len(CARDS))
        """Whether the seat that receives the hand can build a card of it, in the position noted last."""

    def _note_lanes(self, base: i64, lanes: i64, number: i64, most: i64) -> None:
        n: i64 = 0
        while n < number:
            units = _least(lanes & LANE_MASK, most)
            if units > 0:
                self._note(base + n * most + units - 1)
            lanes >>= LANE
            n += 1

    def _note_count(self, base: i64, count: i64, most: i64) -> None:
        if count > 0:
            self._note(base + _least(count, most) - 1)

    def _note_city(self, base: i64, state: State, number: i64) -> None:
        city = state.city(number)
        coins = city.coins
        if coins < 0:
            coins = 0
        self._note(base + COINS + _least(coins, MOST_COINS))
        self._note_lanes(base + MAKES, city.production, 7, 3)
        self._note(base + CHOOSERS + _least(city.choosers, 4))
        self._note_count(base + CUT, size(city.left_cut) % 4, 3)
        self._note_count(base + CUT + 3, size(city.right_cut) % 4, 3)
        self._note(base + SHIELDS + _least(city.shields, MOST_SHIELDS))
        self._note_lanes(base + SYMBOL, city.symbols, 3, 5)
        self._note_count(base + WILD, city.wild, 3)
        self._note_lanes(base + COLOR, city.counts, 7, 8)
        if city.board >= 0:
            self._note(base + BOARD + city.board * _STAGES + city.stages)
        word: i64 = 0
        while word < WORDS:
            self._note_mask(base + CARD + WORD_STARTS[word], city.word(word))
            word += 1
        if city.free_left > 0:
            self._note(base + FREE_LEFT)
        points = self.points[number]
        if points < 0:
            points = 0
        self._note(base + POINTS + _least(points // 3, MOST_POINTS))
        if state.deal.mix != 0:
            self._note_mask(base + LEADER, city.leaders)
            self._note_mask(base + LEADER + WORD, city.leaders_up)
            self._note_count(base + BLACK_CARDS, lane(city.counts, BLACK), 6)
            self._note_count(base + DEBT, city.debt, 8)
            self._note_count(base + DOVES, city.doves, 3)
            self._note_count(base + MASKS, city.masks, 3)
        if self.foresight:
            worth = science_worth(city.symbols, city.wild, city.set_bonus)
            self._note(base + SCIENCE + _least(worth // 4, MOST_SCIENCE))

    def note(self, state: State, me: i64) -> None:
        """Lists the inputs of a position from the perspective of seat `me`."""
        self.count = 0
        number: i64 = 0
        while number < state.deal.ring:
            self.points[number] = total_points(state, number)
            number += 1
        left = state.left_of(me)
        right = state.right_of(me)
        self._note_city(0, state, me)
        self._note_city(CITY, state, left)
        self._note_city(2 * CITY, state, right)
        self._note(AGE_AND_TURN + state.age * (MOST_TURN + 1) + _least(state.turn, MOST_TURN))
        players = state.deal.players
        self._note(PLAYERS + players)
        self._note(STEP + _least(steps.kind_of(state.asked), 12))
        self._note_hand(HAND, state, state.hand_of(me))
        ahead: i64 = 1
        if state.age > 0 and state.deal.rules.passed_left[state.age - 1]:
            ahead = -1
        other = _seat_at(me + ahead, players)
        self._note_hand(NEXT, state, state.hand_of(other))
        self._note_reach(state, me, AFFORDS, AFFORDS_STAGE)
        if self.foresight:
            self._note_foresight(state, me, other, ahead)
        self._note_war(WAR_LEFT, state, me, True)
        self._note_war(WAR_RIGHT, state, me, False)
        self._note_standing(state, me)
        if players == FREE_CITY_PLAYERS and state.asked_city(me) == FREE_CITY:
            self._note(FREE_CITY_ASKS)
        if state.deal.mix != 0:
            mine = state.city(me)
            self._note_mask(LEADER_HAND, mine.leader_hand)
            self._note_mask(LEADER_HAND + WORD, mine.leader_hand_up)
            self._note_mask(DRAFTED, mine.draft_hand)
            self._note_mask(DRAFTED + WORD, mine.draft_hand_up)
            if state.deal.rules.teams:
                self._note(TEAMS)
                self._note_partner(state, me ^ 1, left == me ^ 1)

    def _note_foresight(self, state: State, me: i64, giver: i64, ahead: i64) -> None:
        """Lists the hand after the next one, what the own city can build from the next one and the receiver
        from this one, and the lead over each of the best rivals."""
        players = state.deal.players
        own = state.hand_of(me)
        n = own * ROOM
        end = n + state.held[own]
        while n < end:
            self.denied[state.hands[n]] = 0
            n += 1
        if state.city(me).board >= 0:
            self._note_buildable(state, me, state.hand_of(giver), NEXT_AFFORDS)
            before = self.count
            self._note_buildable(state, _seat_at(me - ahead, players), own, RECEIVER_AFFORDS)
            while before < self.count:
                self.denied[self.found[before] - RECEIVER_AFFORDS] = 1
                before += 1
        if players > 2:
            self._note_hand(SECOND, state, state.hand_of(_seat_at(me + 2 * ahead, players)))
        self._note_rivals(state, me)

    def _note_rivals(self, state: State, me: i64) -> None:
        """Lists the lead over the best opponents, best first; in teams over the best teams."""
        teams = state.deal.rules.teams
        own = self.points[me]
        if teams:
            own += self.points[me ^ 1]
        gaps = self.gaps
        found: i64 = 0
        seat: i64 = 0
        while seat < state.deal.players:
            points = self.points[seat]
            rival = seat != me
            if teams:
                points += self.points[seat ^ 1]
                rival = seat // 2 != me // 2 and seat % 2 == 0
            if rival:
                place = found
                while place > 0 and gaps[place - 1] > own - points:
                    gaps[place] = gaps[place - 1]
                    place -= 1
                gaps[place] = own - points
                found += 1
            seat += 1
        n: i64 = 0
        while n < _least(found, MOST_RIVALS):
            self._note(RIVAL + n * (2 * MOST_GAP + 1) + MOST_GAP + _between(gaps[n] // 4, MOST_GAP))
            n += 1

    def _note_partner(self, state: State, partner: i64, to_left: bool) -> None:
        """Lists the teammate's city, hand, and lead over its opponent."""
        beyond = state.right_of(partner)
        if to_left:
            beyond = state.left_of(partner)
        self._note_city(3 * CITY, state, partner)
        self._note_city(4 * CITY, state, beyond)
        self._note_hand(PARTNER_HAND, state, state.hand_of(partner))
        self._note_reach(state, partner, PARTNER_AFFORDS, PARTNER_AFFORDS_STAGE)
        self._note_war(WAR_PARTNER, state, partner, to_left)

    def _note_hand(self, base: i64, state: State, hand: i64) -> None:
        n = hand * ROOM
        end = n + state.held[hand]
        before: i64 = -1
        while n < end:
            card = state.hands[n]
            if card != before:
                self._note(base + card)
            before = card
            n += 1

    def _note_reach(self, state: State, me: i64, affords: i64, affords_stage: i64) -> None:
        """Lists what a seat can build from its hand now."""
        if state.city(me).board < 0:
            return
        self._note_buildable(state, me, state.hand_of(me), affords)
        if stage_ways(state, me) != NO_WAY:
            self._note(affords_stage)

    def _note_buildable(self, state: State, seat: i64, hand: i64, base: i64) -> None:
        """Lists the cards of a hand that a seat's city could build now."""
        mine = state.city(seat)
        left = state.city(state.left_of(seat))
        right = state.city(state.right_of(seat))
        n = hand * ROOM
        end = n + state.held[hand]
        before: i64 = -1
        while n < end:
            card = state.hands[n]
            n += 1
            if card == before:
                continue
            before = card
            piece = CARDS[card]
            if mine.has_name(piece):
                continue
            if mine.needs_no_payment(piece) or card_ways(mine, left, right, piece) != NO_WAY:
                self._note(base + card)

    def _note_war(self, base: i64, state: State, me: i64, to_left: bool) -> None:
        """Lists the city's lead in shields over its opponent on a side."""
        if state.deal.cities:
            other = opponent_of(state, me, to_left)
            if other == NOBODY:
                return
            lead = strength_of(state, me) - strength_of(state, other)
        else:
            other = state.right_of(me)
            if to_left:
                other = state.left_of(me)
            lead = state.city(me).shields - state.city(other).shields
        self._note(base + MOST_WAR + _between(lead, MOST_WAR))

    def _note_standing(self, state: State, me: i64) -> None:
        """Lists how a seat (in teams, both teammates) compares with all opponents."""
        own = self.points[me]
        partner = me
        if state.deal.rules.teams:
            partner = me ^ 1
            own += self.points[partner]
        best: i64 = -1000
        ahead: i64 = 0
        symbols: i64 = 0
        shields: i64 = 0
        seat: i64 = 0
        while seat < state.deal.players:
            if seat != me and seat != partner:
                points = self.points[seat]
                if state.deal.rules.teams:
                    points += self.points[seat ^ 1]
                if points > best:
                    best = points
                if points > own:
                    ahead += 1
                city = state.city(seat)
                learned = lane(city.counts, 3)
                if learned > symbols:
                    symbols = learned
                if city.shields > shields:
                    shields = city.shields
            seat += 1
        self._note(LEAD + MOST_LEAD + _between((own - best) // 2, MOST_LEAD))
        self._note(AHEAD + ahead)
        self._note(BEST_SYMBOLS + _least(symbols, 8))
        self._note(BEST_SHIELDS + _least(shields, MOST_SHIELDS))

    def ask(self, state: State, number: i64, choices: vec[i64], count: i64) -> None:
        """Lists the policy rows of some choices for a city: four for each, -1 for none."""
        city = state.city(number)
        rows = self.rows
        n: i64 = 0
        while n < count:
            choice = choices[n]
            verb = verb_of(choice)
            place = verb // VERB
            thing = object_of(choice)
            at = 4 * n
            row = _FIRST[place]
            if choice & FOR_FREE_CITY != 0:
                row = _FREE_FIRST[place]
            if _NUMBERED[place] != 0:
                if verb == PAY:
                    thing = _least(thing, 15)
                if thing >= FIRST_LEADER:
                    thing += _CARDS - FIRST_LEADER
                row += thing
            rows[at] = row
            rows[at + 1] = -1
            rows[at + 2] = -1
            rows[at + 3] = -1
            if verb == STAGE and city.board >= 0:
                rows[at + 1] = _STAGE_ROW + city.board * _STAGES + city.stages
            if choice & NAMED != 0:
                price = _least(left_of(choice) + right_of(choice), MOST_PRICE)
                if verb == STAGE:
                    rows[at + 2] = _STAGE_PRICE + price
                else:
                    rows[at + 2] = _BUILD_PRICE + price
            if power_of(choice) != 0:
                rows[at + 3] = _POWER_ROW + power_of(choice)
            elif self.foresight and _FROM_HAND[place] != 0 and thing < _CARDS and self.denied[thing] != 0:
                rows[at + 3] = _DENIED_ROW + thing
            n += 1


def class_of(lead: i64, won: bool) -> int:
    """Returns the class of a final lead over the best opponent, as an index into the outputs."""
    if won:
        if lead < 2:
            return 5
        if lead < 6:
            return 6
        if lead < 11:
            return 7
        if lead < 18:
            return 8
        return 9
    if lead > -2:
        return 4
    if lead > -6:
        return 3
    if lead > -11:
        return 2
    if lead > -18:
        return 1
    return 0
