"""Many games of 7 Wonders stepped by the compiled engine, which writes observations and masks.

Seats that choose at the same time are asked one after the other; no observation contains a choice before all
are in. Cities are listed in the order of the ring, the own one first. Amounts are in tenths (12 coins are
1.2), everything else is 0 or 1.
"""

from collections.abc import Callable
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from pharos.classic import choices, steps
from pharos.classic.boards import BOARDS
from pharos.classic.choices import FOR_FREE_CITY, NAMED, object_of, power_of, verb_of
from pharos.classic.city import City
from pharos.classic.deal import is_played
from pharos.classic.leaders.roster import LEADERS
from pharos.classic.piece import COLORS, RESOURCES, SYMBOLS
from pharos.classic.pieces import CARDS, WORD_STARTS, WORDS
from pharos.classic.score import SHEET, points
from pharos.classic.state import ROOM, State
from pharos.classic.turn import MOST_CHOICES, apply, fill_choices, waiting
from pharos.core.bits import behind, first
from pharos.core.plan import Plan
from pharos.research.pad import Pad
from pharos.research.tables import Tables, ranks

THINGS: Final[i64] = choices.OBJECTS + 1
VERBS: Final[i64] = choices.VERBS // THINGS + 1
POWERS: Final[i64] = 8
ROWS: Final[i64] = len(SHEET)
ALL_OF_RESOURCES: Final[i64] = len(RESOURCES)
ALL_OF_COLORS: Final[i64] = 7
ALL_OF_SYMBOLS: Final[i64] = len(SYMBOLS)


@final
@mypyc_attr(acyclic=True)
class Numbers:
    """The action of each choice code: by object for the first payment, and by power."""

    def __init__(self, codes: list[int], actions: list[int], ways: int) -> None:
        self.ways: i64 = ways
        self.table: vec[i64] = vec[i64]([-1] * int(2 * VERBS * THINGS))
        self.powers: vec[i64] = vec[i64]([-1] * int(2 * POWERS * THINGS))
        for code, action in zip(codes, actions, strict=True):
            if power_of(code) != 0:
                self.powers[self.power_place(code)] = action
            else:
                self.table[self.place(code)] = action

    def place(self, code: i64) -> i64:
        """Returns the index of a code in the table."""
        at = (verb_of(code) // THINGS) * THINGS + object_of(code)
        if code & FOR_FREE_CITY != 0:
            at += VERBS * THINGS
        return at

    def power_place(self, code: i64) -> i64:
        """Returns the index of a code in the table of powers."""
        at = power_of(code) * THINGS + object_of(code)
        if code & FOR_FREE_CITY != 0:
            at += POWERS * THINGS
        return at


@final
@mypyc_attr(acyclic=True)
class Features:
    """The index of each feature in an observation, for a mix of expansions and a number of cities."""

    def __init__(self, mix: int, ring: int) -> None:
        plan = Plan()
        cards = [int(card.number) for card in CARDS if is_played(int(card.needs), mix)]
        boards = [int(board.number) for board in BOARDS if is_played(int(board.needs), mix)]
        leaders = [n for n, leader in enumerate(LEADERS) if is_played(int(leader.needs), mix)]
        card_names = [CARDS[n].name for n in cards]
        board_names = [BOARDS[n].name for n in boards]
        leader_names = [LEADERS[n].name for n in leaders]
        self.card: Final = ranks(len(CARDS), cards)
        self.board: Final = ranks(len(BOARDS), boards)
        self.leader: Final = ranks(len(LEADERS), leaders)
        # the own hand and the pending step
        self.hand: Final[i64] = plan.each("hand", card_names)
        self.leader_hand: Final[i64] = plan.each("leader_hand", leader_names)
        self.draft_hand: Final[i64] = plan.each("draft_hand", leader_names)
        self.age: Final[i64] = plan.each("age", ("1", "2", "3"))
        self.turn: Final[i64] = plan.block("turn")
        self.step: Final[i64] = plan.each("step", [str(n) for n in range(16)])
        self.for_free_city: Final[i64] = plan.block("for_free_city")
        self.owing: Final[i64] = plan.block("owing")
        # each city of the ring, the own one first
        self.cities: Final[i64] = len(plan.names)
        for place in range(ring):
            whose = f"city{place}"
            plan.each(f"{whose}:board", board_names)
            plan.each(f"{whose}:card", card_names)
            plan.each(f"{whose}:leader", leader_names)
            plan.each(f"{whose}:makes", RESOURCES)
            plan.each(f"{whose}:sells", RESOURCES)
            plan.each(f"{whose}:color", COLORS[: int(ALL_OF_COLORS)])
            plan.each(f"{whose}:symbol", SYMBOLS)
            plan.each(f"{whose}:points", SHEET)
            plan.block(
                *(
                    f"{whose}:{number}"
                    for number in (
                        "coins",
                        "stages",
                        "shields",
                        "wild",
                        "victories",
                        "defeats",
                        "debt",
                        "doves",
                        "masks",
                        "free_left",
                        "choosers",
                    )
                )
            )
        self.boards: Final[i64] = len(boards)
        self.cards: Final[i64] = len(cards)
        self.leaders: Final[i64] = len(leaders)
        self.names: Final[list[str]] = plan.names


@final
class ClassicTables(Tables):
    """Games of 7 Wonders."""

    def __init__(
        self,
        games: int,
        rows: int,
        players: int,
        features: Features,
        numbers: Numbers,
        actions: int,
        deal: Callable[[int], State],
        again: bool,
    ) -> None:
        super().__init__(games, rows, players, len(features.names), actions, MOST_CHOICES, again)
        self.features = features
        self.numbers = numbers
        self.deal = deal
        self.states: list[State] = [self.deal(n) for n in range(games)]
        self.lay(0, rows)

    def renew(self, game: i64) -> None:
        """Deals a new game."""
        self.states[game] = self.deal(int(game))

    def choose(self, game: i64, code: i64) -> None:
        """Makes one choice in one game."""
        state = self.states[game]
        apply(state, self.seat[game], code)
        self.goes_on(game)
        if state.over:
            self.end(game, state.winners)
            if self.again:
                self.states[game] = self.deal(int(game))
        self.show(game)

    def show(self, game: i64) -> None:
        """Shows the first seat that must choose."""
        state = self.states[game]
        if state.over:
            self.ask(game, self.seat[game])
        else:
            self.ask(game, first(waiting(state)))

    def ask(self, game: i64, seat: i64) -> None:
        """Writes the mask and the observation of a seat that must choose."""
        state = self.states[game]
        self.clear(game)
        if state.over:
            return
        self.seat[game] = seat
        count = fill_choices(state, seat, self.buffer)
        offered: i64 = 0
        way: i64 = 0
        before: i64 = -1
        n: i64 = 0
        while n < count:
            code = self.buffer[n]
            n += 1
            if power_of(code) != 0:
                action = self.numbers.powers[self.numbers.power_place(code)]
            else:
                place = self.numbers.place(code)
                way += 1
                if place != before or code & NAMED == 0:
                    way = 0
                    before = place
                if way >= self.numbers.ways:
                    continue
                action = self.numbers.table[place] + way
            self.offer(game, offered, code, action)
            offered += 1
        self.offered[game] = offered
        self.pad.begin(game - self.base)
        observe(self.pad, self.features, state, seat)

    def look(self, game: i64, seat: i64, pad: Pad, row: i64) -> None:
        """Writes what any seat of a game knows into a row of a pad."""
        pad.begin(row)
        observe(pad, self.features, self.states[game], seat)

    def waiting(self, game: i64) -> int:
        """Returns the seats of a game that must choose, as a mask."""
        return int(waiting(self.states[game]))


def observe(pad: Pad, features: Features, state: State, seat: i64) -> None:
    """Writes what a seat knows."""
    if state.turn > 0:  # there are no hands before the first turn
        hand = state.hand_of(seat)
        at = hand * ROOM
        end = at + state.held[hand]
        before: i64 = -1
        while at < end:
            card = state.hands[at]
            if card != before:  # copies of the same card are one feature
                pad.flag(features.hand + features.card[card])
            before = card
            at += 1
    mine = state.city(seat)
    _leaders(pad, features, features.leader_hand, mine.leader_hand, mine.leader_hand_up)
    _leaders(pad, features, features.draft_hand, mine.draft_hand, mine.draft_hand_up)
    if state.age > 0:
        pad.flag(features.age + state.age - 1)
    pad.put(features.turn, state.turn)
    pad.flag(features.step + steps.kind_of(state.asked))
    number = state.asked_city(seat)
    if number != seat:
        pad.flag(features.for_free_city)
    if number >= 0:
        pad.put(features.owing, state.city(number).owing)
    place = features.cities
    city = seat
    seen: i64 = 0
    while seen < state.deal.ring:
        place = _of_city(pad, features, place, state, city)
        city = state.left_of(city)
        seen += 1


def _leaders(pad: Pad, features: Features, place: i64, low: i64, high: i64) -> None:
    leader = behind(low, high, -1)
    while leader >= 0:
        pad.flag(place + features.leader[leader])
        leader = behind(low, high, leader)


def _of_city(pad: Pad, features: Features, place: i64, state: State, number: i64) -> i64:
    city = state.city(number)
    if city.board >= 0:
        pad.flag(place + features.board[city.board])
    place += features.boards
    _cards(pad, features, place, city)
    place += features.cards
    _leaders(pad, features, place, city.leaders, city.leaders_up)
    place += features.leaders
    pad.lanes(place, city.production, ALL_OF_RESOURCES)
    place += ALL_OF_RESOURCES
    pad.lanes(place, city.sold_most, ALL_OF_RESOURCES)
    place += ALL_OF_RESOURCES
    pad.lanes(place, city.counts, ALL_OF_COLORS)
    place += ALL_OF_COLORS
    pad.lanes(place, city.symbols, ALL_OF_SYMBOLS)
    place += ALL_OF_SYMBOLS
    row: i64 = 0
    while row < ROWS:
        pad.put(place + row, points(state, number, row))
        row += 1
    place += ROWS
    pad.put(place, city.coins)
    pad.put(place + 1, city.stages)
    pad.put(place + 2, city.shields)
    pad.put(place + 3, city.wild)
    pad.put(place + 4, city.victories)
    pad.put(place + 5, city.defeats)
    pad.put(place + 6, city.debt)
    pad.put(place + 7, city.doves)
    pad.put(place + 8, city.masks)
    pad.put(place + 9, city.free_left)
    pad.put(place + 10, city.choosers)
    return place + 11


def _cards(pad: Pad, features: Features, place: i64, city: City) -> None:
    word: i64 = 0
    while word < WORDS:
        cards = city.word(word)
        start = WORD_STARTS[word]
        while cards != 0:
            pad.flag(place + features.card[start + first(cards)])
            cards &= cards - 1
        word += 1
