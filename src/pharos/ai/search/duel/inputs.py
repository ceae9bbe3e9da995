"""The inputs of the Duel network for a position, and the policy rows for its choices.

Every input is binary and named after content: `mine.card.altar`, `open.altar`, `theirs.affords.altar`. The
position is seen from the seat that must choose: its city is `mine`. A choice has up to four policy rows: its
verb with each of its objects, what taking its card would uncover, and what it costs.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from pharos.ai.search.inputs import ActiveInputs, around, each, up_to
from pharos.core.bits import BIT, LANE, LANE_MASK, first, lane, size
from pharos.core.plan import Plan
from pharos.duel import steps
from pharos.duel.agora.senate import Senate
from pharos.duel.choices import (
    BUILD,
    DISCARD,
    GRAMMAR,
    VERB,
    WONDER,
    object_of,
    second_of,
    third_of,
    verb_of,
)
from pharos.duel.deal import SLOTS
from pharos.duel.expansions import STEP_NAMES
from pharos.duel.military import CAPITAL
from pharos.duel.pantheon.board import NOWHERE, Pantheon
from pharos.duel.pantheon.gods import GATE, SLOT_COUNT
from pharos.duel.piece import COLORS, POLITICIAN, RESOURCES, SYMBOLS, WORD_STARTS, WORDS
from pharos.duel.pieces import CARDS, CONTENT, PROGRESS, WONDERS
from pharos.duel.science import KINDS_TO_WIN
from pharos.duel.score import total_points
from pharos.duel.state import VICTORIES, State
from pharos.duel.trade import card_price_at, chained, price_list, total_of, wonder_price_at
from pharos.duel.turn import WONDERS_DRAFTED

MOST_INPUTS: Final = 512
MOST_COINS: Final[i64] = 24
MOST_UNITS: Final[i64] = 4
MOST_OF_COLOR: Final[i64] = 6
MOST_REACH: Final[i64] = 18
MOST_LEAD: Final[i64] = 25
MOST_PRICE: Final[i64] = 15
MOST_LEFT: Final[i64] = 25
MOST_TURNS: Final[i64] = 4
MOST_DEPTH: Final[i64] = 6
MOST_HIDDEN_NEXT: Final[i64] = 6

_CARD: Final = [card.name for card in CARDS]
_WONDER: Final = [wonder.name for wonder in WONDERS]
_TOKEN: Final = [token.name for token in PROGRESS]
_GOD: Final = [*(god.id for god in CONTENT.gods), CONTENT.pantheon.gate.id]
_MYTHOLOGY: Final[list[str]] = [mythology.id for mythology in CONTENT.pantheon.mythologies]
_DECREE: Final = [decree.id for decree in CONTENT.decrees]
_PLOT: Final = [plot.id for plot in CONTENT.conspiracies]
_CHAMBER: Final = [str(chamber.id) for chamber in CONTENT.agora.chambers]
_CHAMBERS: Final[i64] = len(CONTENT.agora.chambers)
_HOW_CARDS_LIE: Final = ["hidden", "covered", "open"]

_CITIES: Final = ("mine", "theirs")
_OF_CITY: Final = Plan(".")
COINS: Final[i64] = _OF_CITY.each("coins", up_to(int(MOST_COINS)))
MAKES: Final[i64] = _OF_CITY.each("makes", each(RESOURCES, up_to(int(MOST_UNITS))))
RAW: Final[i64] = _OF_CITY.each("raw", up_to(2))
GOODS: Final[i64] = _OF_CITY.each("goods", up_to(2))
FIXED: Final[i64] = _OF_CITY.each("fixed", RESOURCES)
SYMBOL: Final[i64] = _OF_CITY.each("symbol", each(SYMBOLS, ["1", "2"]))
KINDS: Final[i64] = _OF_CITY.each("kinds", up_to(7))
COLOR: Final[i64] = _OF_CITY.each("color", each(COLORS, up_to(int(MOST_OF_COLOR))))
TOKEN: Final[i64] = _OF_CITY.each("token", _TOKEN)
TO_BUILD: Final[i64] = _OF_CITY.each("to_build", _WONDER)
BUILT: Final[i64] = _OF_CITY.each("built", _WONDER)
LEFT_TO_BUILD: Final[i64] = _OF_CITY.each("left_to_build", up_to(4))
CHAIN: Final[i64] = _OF_CITY.each("chain", [*CONTENT.chain_symbols, *_MYTHOLOGY])
CARD: Final[i64] = _OF_CITY.each("card", _CARD)
AFFORDS: Final[i64] = _OF_CITY.each("affords", _CARD)
HAS_FREE: Final[i64] = _OF_CITY.each("has_free", _CARD)
AFFORDS_WONDER: Final[i64] = _OF_CITY.each("affords_wonder", _WONDER)
TO_CAPITAL: Final[i64] = _OF_CITY.each("to_capital", up_to(int(MOST_REACH)))
KINDS_IN_REACH: Final[i64] = _OF_CITY.each("kinds_in_reach", up_to(8))
PAIRS_IN_REACH: Final[i64] = _OF_CITY.each("pairs_in_reach", up_to(2))
TURNS_LEFT: Final[i64] = _OF_CITY.each("turns_left", up_to(int(MOST_TURNS)))
TURNS_IN_REACH: Final[i64] = _OF_CITY.each("turns_in_reach", up_to(int(MOST_TURNS)))
# Pantheon
GOD: Final[i64] = _OF_CITY.each("god", _GOD)
MYTHOLOGY: Final[i64] = _OF_CITY.each("mythology", each(_MYTHOLOGY, ["1", "2"]))
OFFERING: Final[i64] = _OF_CITY.each("offering", [str(value) for value in CONTENT.pantheon.setup.offerings])
# Agora
DECREE: Final[i64] = _OF_CITY.each("decree", _DECREE)
CONTROLS: Final[i64] = _OF_CITY.each("controls", _CHAMBER)
CHAMBERS: Final[i64] = _OF_CITY.each("chambers", up_to(6))
PLOTS: Final[i64] = _OF_CITY.each("plots", up_to(4))
READY: Final[i64] = _OF_CITY.each("ready", up_to(4))
CUBES_LEFT: Final[i64] = _OF_CITY.each("cubes_left", up_to(12))
CITY: Final[i64] = len(_OF_CITY.names)
"""Number of inputs of one city."""
_ON_TABLE: Final = Plan(".", begin=len(_CITIES) * len(_OF_CITY.names))
PAWN: Final[i64] = _ON_TABLE.each("pawn", around(int(CAPITAL)))
LOOT: Final[i64] = _ON_TABLE.each("loot", ["mine.near", "mine.far", "theirs.near", "theirs.far"])
BOARD: Final[i64] = _ON_TABLE.each("board", _TOKEN)
STAGE: Final[i64] = _ON_TABLE.each("stage", ["draft", *each(["1", "2", "3"], up_to(int(MOST_LEFT)))])
DRAFTED: Final[i64] = _ON_TABLE.each("drafted", up_to(8))
OFFER: Final[i64] = _ON_TABLE.each("offer", _WONDER)
DISCARDED: Final[i64] = _ON_TABLE.each("discarded", _CARD)
STEP: Final[i64] = _ON_TABLE.each("step", [STEP_NAMES.get(n, str(n)) for n in range(64)])
PENDING: Final[i64] = _ON_TABLE.each("pending", up_to(3))
WONDERS_BUILT: Final[i64] = _ON_TABLE.each("wonders_built", up_to(8))
OPEN: Final[i64] = _ON_TABLE.each("open", _CARD)
COVERED: Final[i64] = _ON_TABLE.each("covered", _CARD)
UNCOVERS: Final[i64] = _ON_TABLE.each("uncovers", _CARD)
UNCOVERING: Final[i64] = _ON_TABLE.each("uncovering", up_to(8))
SHIELDS_SHOWN: Final[i64] = _ON_TABLE.each("shields_shown", up_to(10))
FACE_DOWN: Final[i64] = _ON_TABLE.each("face_down", up_to(10))
LEAD: Final[i64] = _ON_TABLE.each("lead", around(int(MOST_LEAD)))
AGAIN: Final[i64] = _ON_TABLE.each("again", [""])
UNDER: Final[i64] = _ON_TABLE.each("under", _CARD)
PLACE: Final[i64] = _ON_TABLE.each(
    "place", each(each(["1", "2", "3"], up_to(int(SLOTS) - 1)), _HOW_CARDS_LIE)
)
DEPTH: Final[i64] = _ON_TABLE.each("depth", each(_CARD, up_to(int(MOST_DEPTH) - 1)))
QUIET: Final[i64] = _ON_TABLE.each("quiet", up_to(8))
HIDDEN_NEXT: Final[i64] = _ON_TABLE.each("hidden_next", up_to(int(MOST_HIDDEN_NEXT)))
# Pantheon
SLOT: Final[i64] = _ON_TABLE.each("slot", each(up_to(int(SLOT_COUNT) - 1), [*_GOD, "unknown"]))
MINERVA: Final[i64] = _ON_TABLE.each("minerva", around(int(CAPITAL)))
MARKS: Final[i64] = _ON_TABLE.each("marks", up_to(6))
# Agora
CUBES: Final[i64] = _ON_TABLE.each("cubes", each(_CHAMBER, around(3)))
DECREE_IN: Final[i64] = _ON_TABLE.each("decree_in", each(_CHAMBER, _DECREE))
MY_PLOT: Final[i64] = _ON_TABLE.each("my_plot", _PLOT)
MY_READY: Final[i64] = _ON_TABLE.each("my_ready", _PLOT)
INPUTS: Final = (*each(_CITIES, _OF_CITY.names), *_ON_TABLE.names)
"""The names of all inputs; an input is its index here."""
_ALL_CHAINS: Final[i64] = 2 ** (len(CONTENT.chain_symbols) + len(_MYTHOLOGY)) - 1
_SLOT_STATES: Final[i64] = len(_GOD) + 1
_DECREES: Final[i64] = len(_DECREE)

OUTPUTS: Final = tuple(
    [f"won.{kind}" for kind in VICTORIES[1:]] + [f"lost.{kind}" for kind in VICTORIES[1:]] + ["shared"]
)
"""The outputs of the network: how the seat that must choose wins or loses."""
WORTHS: Final = (1.0,) * (len(VICTORIES) - 1) + (0.0,) * (len(VICTORIES) - 1) + (0.5,)
WAYS: Final[i64] = len(VICTORIES) - 1

# Policy rows: the verb with each object, then what taking a card uncovers, then prices.
_VERBS: Final = max(code for code, _ in GRAMMAR.values()) // int(VERB) + 1
_FIRST_ROW: Final[list[int]] = [-1] * _VERBS
_SECOND_ROW: Final[list[int]] = [-1] * _VERBS


def _rows() -> list[str]:
    rows: list[str] = []
    for verb, (code, objects) in GRAMMAR.items():
        number = code // int(VERB)
        _FIRST_ROW[number] = len(rows)
        rows += [f"{verb}:{name}" for name in objects[0]] if objects else [verb]
        if len(objects) > 1:
            _SECOND_ROW[number] = len(rows)
            rows += [f"{verb}::{name}" for name in objects[1]]
    rows += [f"activate@{n}" for n in range(8)]
    for verb in ("build", "discard", "wonder"):
        rows += [f"{verb}.uncovers.{what}" for what in _UNCOVERED]
    for verb in ("build", "discard"):
        rows += [f"{verb}.frees.{card}" for card in _CARD]
    for verb in ("build", "wonder"):
        rows += [f"{verb}.price.{price}" for price in up_to(int(MOST_PRICE))]
    return rows


_UNCOVERED: Final = ["nothing", "hidden", "shown", "two_hidden", "mixed", "two_shown"]
ROWS: Final = tuple(_rows())
"""The names of all policy rows."""
_FIRST: Final = vec[i64](_FIRST_ROW)
_SECOND: Final = vec[i64](_SECOND_ROW)
_ROW_AT: Final = {name: n for n, name in enumerate(ROWS)}
_ACTIVATE_ROW: Final[i64] = _ROW_AT["activate@0"]
_ACTIVATE: Final[i64] = GRAMMAR["activate"][0]
_BUILD_UNCOVERS: Final[i64] = _ROW_AT["build.uncovers.nothing"]
_DISCARD_UNCOVERS: Final[i64] = _ROW_AT["discard.uncovers.nothing"]
_WONDER_UNCOVERS: Final[i64] = _ROW_AT["wonder.uncovers.nothing"]
_BUILD_FREES: Final[i64] = _ROW_AT[f"build.frees.{_CARD[0]}"]
_DISCARD_FREES: Final[i64] = _ROW_AT[f"discard.frees.{_CARD[0]}"]
_BUILD_PRICE: Final[i64] = _ROW_AT["build.price.0"]
_WONDER_PRICE: Final[i64] = _ROW_AT["wonder.price.0"]


def _least(one: i64, other: i64) -> i64:
    if one < other:
        return one
    return other


@final
@mypyc_attr(acyclic=True)
class Inputs(ActiveInputs):
    """The inputs of a position, and the policy rows of its choices."""

    def __init__(self, found: vec[i64], rows: vec[i64], structure: bool = False) -> None:
        """`structure`: whether to include the inputs on the structure's slots and the remaining turns;
        networks without weights for them do not need them."""
        super().__init__(found, rows)
        self.structure = structure
        self.freed: i64 = -1
        self.wins_now: bool = False
        """Whether the seat that must choose can win at once by military or scientific supremacy."""

    def _note_city(self, base: i64, state: State, seat: i64, pawn: i64) -> None:
        mine = state.city(seat)
        purse = mine.purse()
        self._note(base + COINS + _least(purse, MOST_COINS))
        made = mine.production
        fixed = mine.fixed
        n: i64 = 0
        while n < 5:
            self._note(base + MAKES + n * 5 + _least(made & LANE_MASK, MOST_UNITS))
            if fixed & LANE_MASK != 0:
                self._note(base + FIXED + n)
            made >>= LANE
            fixed >>= LANE
            n += 1
        self._note(base + RAW + _least(mine.raw, 2))
        self._note(base + GOODS + _least(mine.goods, 2))
        lanes = mine.science
        n = 0
        while lanes != 0:
            copies = lanes & LANE_MASK
            if copies >= 1:
                self._note(base + SYMBOL + 2 * n)
            if copies >= 2:
                self._note(base + SYMBOL + 2 * n + 1)
            lanes >>= LANE
            n += 1
        self._note(base + KINDS + _least(mine.kinds, 7))
        lanes = mine.counts
        n = 0
        while n < 7:
            self._note(base + COLOR + n * 7 + _least(lanes & LANE_MASK, MOST_OF_COLOR))
            lanes >>= LANE
            n += 1
        self._note_mask(base + TOKEN, mine.progress)
        unbuilt = mine.wonders & ~mine.standing
        self._note_mask(base + TO_BUILD, unbuilt)
        self._note_mask(base + BUILT, mine.standing)
        self._note(base + LEFT_TO_BUILD + _least(size(unbuilt), 4))
        self._note_mask(base + CHAIN, mine.chains & _ALL_CHAINS)
        word: i64 = 0
        while word < WORDS:
            self._note_mask(base + CARD + WORD_STARTS[word], mine.word(word))
            word += 1
        self._note_reach(base, state, seat, pawn, unbuilt, purse)

    def _note_reach(self, base: i64, state: State, seat: i64, pawn: i64, unbuilt: i64, purse: i64) -> None:
        """Lists what a city can build now, and how close that brings it to a supremacy."""
        mine = state.city(seat)
        theirs = state.city(1 - seat)
        prices = price_list(mine, theirs)
        cards = state.deal.cards
        places = (state.age - 1) * SLOTS
        shields: i64 = 0
        kind: i64 = 0
        pair: i64 = 0
        seen = state.present & state.shown
        while seen != 0:
            slot = first(seen)
            seen &= seen - 1
            number = cards[places + slot]
            card = CARDS[number]
            free = chained(mine, theirs, card)
            if free:
                self._note(base + HAS_FREE + number)
            if state.available & BIT[slot] == 0 or card.kind >= POLITICIAN:
                continue
            if not free and total_of(card_price_at(mine, theirs, prices, number)) > purse:
                continue
            self._note(base + AFFORDS + number)
            if card.shields != 0:
                force = card.shields + lane(mine.extra_shields, card.color)
                if force > shields:
                    shields = force
            if card.symbol >= 0:
                copies = lane(mine.science, card.symbol)
                if copies == 0:
                    kind = 1
                elif copies == 1:
                    pair = 1
        turns: i64 = 0
        turns_now: i64 = 0
        while unbuilt != 0:
            wonder = first(unbuilt)
            unbuilt &= unbuilt - 1
            turn = WONDERS[wonder].turn != 0 or mine.wonder_turns != 0
            if turn:
                turns += 1
            if state.available != 0 and total_of(wonder_price_at(mine, prices, wonder)) <= purse:
                self._note(base + AFFORDS_WONDER + wonder)
                if turn:
                    turns_now += 1
                force = WONDERS[wonder].shields
                if force > shields:
                    shields = force
        if self.structure:
            self._note(base + TURNS_LEFT + _least(turns, MOST_TURNS))
            self._note(base + TURNS_IN_REACH + _least(turns_now, MOST_TURNS))
        left = CAPITAL - pawn - shields
        if left < 0:
            left = 0
        self._note(base + TO_CAPITAL + _least(left, MOST_REACH))
        self._note(base + KINDS_IN_REACH + _least(mine.kinds + kind, 8))
        if pair != 0:
            self._note(base + PAIRS_IN_REACH + 1)
        if base == 0:
            self.wins_now = left == 0 or mine.kinds + kind >= KINDS_TO_WIN

    def note(self, state: State, me: i64) -> None:
        """Lists the inputs of a position from the perspective of seat `me`."""
        self.count = 0
        pawn = state.pawn
        if me == 1:
            pawn = -pawn
        self._note_city(0, state, me, pawn)
        self._note_city(CITY, state, 1 - me, -pawn)
        self._note(PAWN + pawn + CAPITAL)
        loot = state.military & 15
        if me == 1:
            loot = (loot >> 2) | ((loot & 3) * 4)
        self._note_mask(LOOT, loot)
        self._note_mask(BOARD, state.board)
        if state.drafted < WONDERS_DRAFTED:
            self._note(STAGE)
            self._note(DRAFTED + state.drafted)
            self._note_mask(OFFER, state.offer)
        else:
            self._note(STAGE + 1 + (state.age - 1) * (MOST_LEFT + 1) + _least(size(state.present), MOST_LEFT))
        word: i64 = 0
        while word < WORDS:
            self._note_mask(DISCARDED + WORD_STARTS[word], state.discard_word(word))
            word += 1
        if state.depth > 0:
            self._note(STEP + steps.kind_of(state.stack[state.depth - 1]))
            self._note(PENDING + _least(state.depth - 1, 3))
            if steps.kind_of(state.stack[state.depth - 1]) != steps.TURN:
                self.wins_now = False
        self._note(WONDERS_BUILT + _least(size(state.city0.standing | state.city1.standing), 8))
        self._note_structure(state)
        lead = total_points(state, me) - total_points(state, 1 - me)
        if lead > MOST_LEAD:
            lead = MOST_LEAD
        if lead < -MOST_LEAD:
            lead = -MOST_LEAD
        self._note(LEAD + lead + MOST_LEAD)
        if state.again != 0:
            self._note(AGAIN)
        pantheon = state.pantheon
        if pantheon is not None:
            self.wins_now = False  # the Minerva pawn may block the conflict pawn
            self._note_gods(pantheon, state, me)
        senate = state.senate
        if senate is not None:
            self._note_senate(senate, state, me)

    def _note_structure(self, state: State) -> None:
        cards = state.deal.cards
        places = (state.age - 1) * SLOTS
        present = state.present
        uncovering: i64 = 0
        shields: i64 = 0
        seen = present & state.shown
        self._note(FACE_DOWN + _least(size(present & ~state.shown), 10))
        while seen != 0:
            slot = first(seen)
            seen &= seen - 1
            number = cards[places + slot]
            shields += CARDS[number].shields
            if state.available & BIT[slot] == 0:
                self._note(COVERED + number)
                continue
            self._note(OPEN + number)
            if self._uncovered(state, slot) != 0:
                self._note(UNCOVERS + number)
                uncovering += 1
        self._note(UNCOVERING + _least(uncovering, 8))
        self._note(SHIELDS_SHOWN + _least(shields, 10))
        if self.structure:
            self._note(QUIET + _least(size(state.available) - uncovering, 8))
            self._note_places(state)

    def _note_places(self, state: State) -> None:
        """Lists the slots of the structure, how many cards cover each, and the cards under Wonders."""
        cards = state.deal.cards
        above = state.layout.above
        places = (state.age - 1) * SLOTS
        present = state.present
        hidden_next: i64 = 0
        left = present
        while left != 0:
            slot = first(left)
            left &= left - 1
            place = PLACE + 3 * (places + slot)
            depth = size(above[slot] & present)
            if state.shown & BIT[slot] == 0:
                self._note(place)
                if depth == 1:
                    hidden_next += 1
            elif depth == 0:
                self._note(place + 2)
            else:
                self._note(place + 1)
                self._note(DEPTH + cards[places + slot] * MOST_DEPTH + _least(depth, MOST_DEPTH) - 1)
        self._note(HIDDEN_NEXT + _least(hidden_next, MOST_HIDDEN_NEXT))
        built = state.city0.standing | state.city1.standing
        while built != 0:
            card = state.under[first(built)]
            built &= built - 1
            if card >= 0:
                self._note(UNDER + card)

    def _uncovered(self, state: State, slot: i64) -> i64:
        """Returns what taking the card of a slot uncovers, as an index into `_UNCOVERED`.

        Sets `freed` to the first face-up card that becomes available, or -1.
        """
        self.freed = -1
        layout = state.layout
        rest = state.present & ~BIT[slot]
        below = layout.covers[slot] & rest
        shown: i64 = 0
        hidden: i64 = 0
        while below != 0:
            other = first(below)
            below &= below - 1
            if layout.covered_by[other] & rest == 0:
                if state.shown & BIT[other] != 0:
                    shown += 1
                    if self.freed < 0:
                        self.freed = state.deal.card_at(state.age, other)
                else:
                    hidden += 1
        if shown == 0:
            if hidden == 0:
                return 0
            if hidden == 1:
                return 1
            return 3
        if shown == 1:
            if hidden == 0:
                return 2
            return 4
        return 5

    def _note_gods(self, pantheon: Pantheon, state: State, me: i64) -> None:
        base: i64 = 0
        seat = me
        while base <= CITY:
            city = state.city(seat)
            self._note_mask(base + GOD, city.gods)
            self._note_mask(base + OFFERING, city.offerings)
            lanes = city.mythology
            n: i64 = 0
            while lanes != 0:
                if lanes & LANE_MASK != 0:
                    self._note(base + MYTHOLOGY + 2 * n)
                if lanes & LANE_MASK > 1:
                    self._note(base + MYTHOLOGY + 2 * n + 1)
                lanes >>= LANE
                n += 1
            base += CITY
            seat = 1 - seat
        known = pantheon.known[me]
        slot: i64 = 0
        while slot < SLOT_COUNT:
            god = pantheon.slots[slot]
            place = slot
            if me == 1:
                place = SLOT_COUNT - 1 - slot
            if god >= 0:
                if god != GATE and known & BIT[god] == 0:
                    god = GATE + 1
                self._note(SLOT + place * _SLOT_STATES + god)
            slot += 1
        space = pantheon.minerva
        if space != NOWHERE:
            if me == 1:
                space = -space
            self._note(MINERVA + space + CAPITAL)
        self._note(MARKS + _least(size(pantheon.marks & state.present), 6))

    def _note_senate(self, senate: Senate, state: State, me: i64) -> None:
        base: i64 = 0
        seat = me
        while base <= CITY:
            self._note_mask(base + DECREE, state.city(seat).decrees)
            control = senate.control(seat)
            self._note_mask(base + CONTROLS, control)
            self._note(base + CHAMBERS + size(control))
            self._note(base + PLOTS + _least(size(senate.unprepared(seat)), 4))
            self._note(base + READY + _least(size(senate.ready(seat)), 4))
            self._note(base + CUBES_LEFT + _least(senate.supply(seat), 12))
            base += CITY
            seat = 1 - seat
        self._note_mask(MY_PLOT, senate.unprepared(me))
        self._note_mask(MY_READY, senate.ready(me))
        chamber: i64 = 0
        while chamber < _CHAMBERS:
            lead = lane(senate.cubes(me), chamber) - lane(senate.cubes(1 - me), chamber)
            if lead > 3:
                lead = 3
            if lead < -3:
                lead = -3
            self._note(CUBES + chamber * 7 + lead + 3)
            lying = senate.decrees_in(chamber) & senate.face_up
            while lying != 0:
                self._note(DECREE_IN + chamber * _DECREES + state.deal.decrees[first(lying)])
                lying &= lying - 1
            chamber += 1

    def ask(self, state: State, seat: i64, choices: vec[i64], count: i64) -> None:
        """Lists the policy rows of some choices of a seat: four for each, -1 for none."""
        mine = state.city(seat)
        theirs = state.city(1 - seat)
        prices = price_list(mine, theirs)
        rows = self.rows
        n: i64 = 0
        while n < count:
            choice = choices[n]
            verb = verb_of(choice)
            number = verb // VERB
            at = 4 * n
            rows[at] = _FIRST[number] + object_of(choice)
            rows[at + 1] = -1
            rows[at + 2] = -1
            rows[at + 3] = -1
            if _SECOND[number] >= 0:
                rows[at + 1] = _SECOND[number] + second_of(choice)
            if verb == BUILD:
                thing = object_of(choice)
                rows[at + 2] = _BUILD_UNCOVERS + self._uncovered(state, state.deal.slot_of[thing])
                if self.structure and self.freed >= 0:
                    rows[at + 1] = _BUILD_FREES + self.freed
                price = total_of(card_price_at(mine, theirs, prices, thing))
                rows[at + 3] = _BUILD_PRICE + _least(price, MOST_PRICE)
            elif verb == DISCARD:
                rows[at + 2] = _DISCARD_UNCOVERS + self._uncovered(
                    state, state.deal.slot_of[object_of(choice)]
                )
                if self.structure and self.freed >= 0:
                    rows[at + 1] = _DISCARD_FREES + self.freed
            elif verb == WONDER:
                rows[at + 2] = _WONDER_UNCOVERS + self._uncovered(
                    state, state.deal.slot_of[second_of(choice)]
                )
                price = total_of(wonder_price_at(mine, prices, object_of(choice)))
                rows[at + 3] = _WONDER_PRICE + _least(price, MOST_PRICE)
            elif verb == _ACTIVATE:
                rows[at + 2] = _ACTIVATE_ROW + third_of(choice)
            n += 1
