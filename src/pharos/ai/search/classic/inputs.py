"""What the network of 7 Wonders is told about a position, and how it is asked about choices.

Every fact is an input that is there or not, named by content: `mine.card.altar`, `hand.altar`,
`left.shields.3`. A position is told by one seat: its city, its neighbours, its hand and what of it it can
pay for, the hand that comes next, how far the game is, how it stands against all others, and in teams its
partner. A choice is asked for by up to four rows of the policy: its verb with its object, the stage it
builds, its price, the power that pays.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from pharos.ai.search.classic.expansions import opponent_of, strength_of
from pharos.classic import steps
from pharos.classic.boards import BOARDS, MOST_STAGES
from pharos.classic.choices import (
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
from pharos.classic.score import total_points
from pharos.classic.state import FREE_CITY, NOBODY, ROOM, State
from pharos.core.bits import LANE, LANE_MASK, WORD, first, lane, size

MOST_INPUTS: Final = 512
MOST_COINS: Final[i64] = 15
MOST_SHIELDS: Final[i64] = 12
MOST_POINTS: Final[i64] = 30
"""Points are counted by threes."""
MOST_LEAD: Final[i64] = 20
"""A lead in points is counted by twos."""
MOST_WAR: Final[i64] = 5
MOST_TURN: Final[i64] = 8
MOST_PLAYERS: Final[i64] = 8
MOST_PRICE: Final[i64] = 10

_CARD: Final = [card.name for card in CARDS]
_LEADER: Final = [leader.name for leader in LEADERS]
_BOARD: Final = [f"{board.board}.{board.side}" for board in BOARDS]
_STAGES: Final[i64] = int(MOST_STAGES) + 1


def _upto(most: int, begin: int = 0) -> list[str]:
    return [str(n) for n in range(begin, most + 1)]


def _each(names: list[str], counts: list[str]) -> list[str]:
    return [f"{name}.{count}" for name in names for count in counts]


_CITY_SECTIONS: Final[list[tuple[str, list[str]]]] = [
    ("coins", _upto(int(MOST_COINS))),
    ("makes", _each(list(RESOURCES), _upto(3, 1))),
    ("choosers", _upto(4)),
    ("cut", ["left.1", "left.2", "left.3", "right.1", "right.2", "right.3"]),
    ("shields", _upto(int(MOST_SHIELDS))),
    ("symbol", _each(list(SYMBOLS), _upto(5, 1))),
    ("wild", _upto(3, 1)),
    ("color", _each(list(COLORS[:7]), _upto(8, 1))),
    ("board", _each(_BOARD, _upto(int(MOST_STAGES)))),
    ("card", _CARD),
    ("free_left", [""]),
    ("points", _upto(int(MOST_POINTS))),
    ("leader", _LEADER),
    ("black", _upto(6, 1)),
    ("debt", _upto(8, 1)),
    ("doves", _upto(3, 1)),
    ("masks", _upto(3, 1)),
]
_TABLE_SECTIONS: Final[list[tuple[str, list[str]]]] = [
    ("stage", _each(_upto(3), _upto(int(MOST_TURN)))),
    ("players", _upto(int(MOST_PLAYERS))),
    ("step", [steps.STEP_NAMES.get(n, str(n)) for n in range(13)]),
    ("hand", _CARD),
    ("leader_hand", _LEADER),
    ("war_left", [str(n) for n in range(-int(MOST_WAR), int(MOST_WAR) + 1)]),
    ("war_right", [str(n) for n in range(-int(MOST_WAR), int(MOST_WAR) + 1)]),
    ("lead", [str(n) for n in range(-int(MOST_LEAD), int(MOST_LEAD) + 1)]),
    ("ahead", _upto(int(MOST_PLAYERS))),
    ("best_symbols", _upto(8)),
    ("best_shields", _upto(int(MOST_SHIELDS))),
    ("discarded", _CARD),
    ("teams", [""]),
    ("affords", _CARD),
    ("affords_stage", [""]),
    ("next", _CARD),
    ("draft", _LEADER),
    ("for_free_city", [""]),
    ("partner_hand", _CARD),
    ("partner_affords", _CARD),
    ("partner_affords_stage", [""]),
    ("war_partner", [str(n) for n in range(-int(MOST_WAR), int(MOST_WAR) + 1)]),
]
_CITY_NAMES: Final = [f"{section}.{member}" for section, members in _CITY_SECTIONS for member in members]
_CITIES: Final = ("mine", "left", "right", "partner", "beyond")
"""In teams one of the neighbours is the partner: its city is told once more as such, with the one beyond."""
INPUTS: Final = tuple(
    [f"{whose}.{name}" for whose in _CITIES for name in _CITY_NAMES]
    + [f"{section}.{member}" for section, members in _TABLE_SECTIONS for member in members]
)
"""The names of all inputs; an input is its place here."""


def _places() -> dict[str, int]:
    places: dict[str, int] = {}
    at = 0
    for section, members in _CITY_SECTIONS:
        places[section] = at
        at += len(members)
    at *= len(_CITIES)
    for section, members in _TABLE_SECTIONS:
        places[f"table.{section}"] = at
        at += len(members)
    assert at == len(INPUTS)
    return places


_AT: Final = _places()
CITY: Final[i64] = len(_CITY_NAMES)
COINS: Final[i64] = _AT["coins"]
MAKES: Final[i64] = _AT["makes"]
CHOOSERS: Final[i64] = _AT["choosers"]
CUT: Final[i64] = _AT["cut"]
SHIELDS: Final[i64] = _AT["shields"]
SYMBOL: Final[i64] = _AT["symbol"]
WILD: Final[i64] = _AT["wild"]
COLOR: Final[i64] = _AT["color"]
BOARD: Final[i64] = _AT["board"]
CARD: Final[i64] = _AT["card"]
FREE_LEFT: Final[i64] = _AT["free_left"]
POINTS: Final[i64] = _AT["points"]
LEADER: Final[i64] = _AT["leader"]
BLACK_CARDS: Final[i64] = _AT["black"]
DEBT: Final[i64] = _AT["debt"]
DOVES: Final[i64] = _AT["doves"]
MASKS: Final[i64] = _AT["masks"]
AGE_AND_TURN: Final[i64] = _AT["table.stage"]
PLAYERS: Final[i64] = _AT["table.players"]
STEP: Final[i64] = _AT["table.step"]
HAND: Final[i64] = _AT["table.hand"]
LEADER_HAND: Final[i64] = _AT["table.leader_hand"]
WAR_LEFT: Final[i64] = _AT["table.war_left"]
WAR_RIGHT: Final[i64] = _AT["table.war_right"]
LEAD: Final[i64] = _AT["table.lead"]
AHEAD: Final[i64] = _AT["table.ahead"]
BEST_SYMBOLS: Final[i64] = _AT["table.best_symbols"]
BEST_SHIELDS: Final[i64] = _AT["table.best_shields"]
DISCARDED: Final[i64] = _AT["table.discarded"]
TEAMS: Final[i64] = _AT["table.teams"]
AFFORDS: Final[i64] = _AT["table.affords"]
AFFORDS_STAGE: Final[i64] = _AT["table.affords_stage"]
NEXT: Final[i64] = _AT["table.next"]
DRAFTED: Final[i64] = _AT["table.draft"]
FREE_CITY_ASKS: Final[i64] = _AT["table.for_free_city"]
PARTNER_HAND: Final[i64] = _AT["table.partner_hand"]
PARTNER_AFFORDS: Final[i64] = _AT["table.partner_affords"]
PARTNER_AFFORDS_STAGE: Final[i64] = _AT["table.partner_affords_stage"]
WAR_PARTNER: Final[i64] = _AT["table.war_partner"]

OUTPUTS: Final = (
    "far_behind", "well_behind", "behind", "just_behind", "lost", "won", "just_ahead", "ahead", "well_ahead",
    "far_ahead",
)  # fmt: skip
"""What the network foretells: how a seat will stand against the best of the others."""
WON: Final[i64] = 5
WORTHS: Final = (0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 1.0, 1.0)
MIDDLES: Final = vec[float]([-24.0, -14.0, -8.0, -4.0, -1.0, 1.0, 4.0, 8.0, 14.0, 24.0])
"""What a class stands for, in points."""

_ALONE: Final = ("skip", "leave", "draw", "gather")
"""Verbs without an object."""
_OBJECTS: Final = [*_CARD, *_LEADER]
_FIRST_ROW: Final[list[int]] = [-1] * 32
_FREE_FIRST_ROW: Final[list[int]] = [-1] * 32
_FOR_FREE: Final = ("build", "stage", "discard")
"""What can be done for the free city; rows of their own, since it is done for other reasons."""


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
    rows += [f"stage.{place}" for place in _each(_BOARD, _upto(int(MOST_STAGES)))]
    for name in ("build", "stage"):
        rows += [f"{name}.price.{price}" for price in _upto(int(MOST_PRICE))]
    rows += [f"power.{n}" for n in range(8)]
    return rows


ROWS: Final = tuple(_rows())
"""The names of all rows of the policy."""
_FIRST: Final = vec[i64](_FIRST_ROW)
_FREE_FIRST: Final = vec[i64](_FREE_FIRST_ROW)
_ROW_AT: Final = {name: n for n, name in enumerate(ROWS)}
_STAGE_ROW: Final[i64] = _ROW_AT[f"stage.{_BOARD[0]}.0"]
_BUILD_PRICE: Final[i64] = _ROW_AT["build.price.0"]
_STAGE_PRICE: Final[i64] = _ROW_AT["stage.price.0"]
_POWER_ROW: Final[i64] = _ROW_AT["power.0"]
_NUMBERED: Final = vec[i64]([int(VERB_NAMES.get(int(VERB) * n, "skip") not in _ALONE) for n in range(32)])
_CARDS: Final[i64] = len(_CARD)


def _least(one: i64, other: i64) -> i64:
    if one < other:
        return one
    return other


def _between(value: i64, most: i64) -> i64:
    if value > most:
        return most
    if value < -most:
        return -most
    return value


@final
@mypyc_attr(acyclic=True)
class Inputs:
    """The inputs of one position as a seat tells it, and the rows of its choices."""

    def __init__(self, found: vec[i64], rows: vec[i64]) -> None:
        self.found = found
        self.rows = rows
        self.count: i64 = 0
        self.points: vec[i64] = vec[i64]([0] * 9)

    def _note(self, fact: i64) -> None:
        self.found[self.count] = fact
        self.count += 1

    def _note_mask(self, base: i64, mask: i64) -> None:
        while mask != 0:
            self._note(base + first(mask))
            mask &= mask - 1

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

    def note(self, state: State, me: i64) -> None:
        """Lists the inputs of a position, told by a seat."""
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
        other = me + 1
        if state.age > 0 and state.deal.rules.passed_left[state.age - 1]:
            other = me - 1
        if other < 0:
            other += players
        if other == players:
            other = 0
        self._note_hand(NEXT, state, state.hand_of(other))
        self._note_reach(state, me, AFFORDS, AFFORDS_STAGE)
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

    def _note_partner(self, state: State, partner: i64, to_left: bool) -> None:
        """The partner as such: city, hand, and how it stands against whom it meets."""
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
        """What a seat can build of its hand now."""
        mine = state.city(me)
        if mine.board < 0:
            return
        left = state.city(state.left_of(me))
        right = state.city(state.right_of(me))
        hand = state.hand_of(me)
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
                self._note(affords + card)
        if stage_ways(state, me) != NO_WAY:
            self._note(affords_stage)

    def _note_war(self, base: i64, state: State, me: i64, to_left: bool) -> None:
        """How a city stands against whom it meets on a side."""
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
        """How a seat, in teams both partners, stands against all others."""
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
        """Lists the rows of the policy for some choices for a city, four for each, -1 for none."""
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
            n += 1


def class_of(lead: i64, won: bool) -> int:
    """The class of a final lead over the best of the others, as a place among the outputs."""
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
