"""Many games of Duel stepped by the compiled engine, which writes observations and masks.

An observation is what one seat knows, from its perspective: "mine" is that seat's and "theirs" the
opponent's. Amounts are in tenths (12 coins are 1.2), everything else is 0 or 1.
"""

from collections.abc import Callable
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from pharos.core.bits import BIT, first, lane, size
from pharos.core.plan import Plan
from pharos.duel import steps
from pharos.duel.agora.conspiracy import CONSPIRACIES
from pharos.duel.agora.decrees import DECREES
from pharos.duel.agora.senate import CHAMBERS, Senate
from pharos.duel.choices import VERB, object_of, second_of, third_of, verb_of
from pharos.duel.deal import SLOTS, pool
from pharos.duel.pantheon.board import NOWHERE, Pantheon
from pharos.duel.pantheon.gods import (
    GATE,
    GODS,
    MYTHOLOGIES,
    MYTHOLOGY_NAMES,
    MYTHOLOGY_OF,
    SLOT_COUNT,
    STACK,
)
from pharos.duel.piece import BUILDING, COLORS, POLITICIAN, RESOURCES, WORD_STARTS, WORDS
from pharos.duel.pieces import CARDS, CONTENT, PROGRESS, WONDERS
from pharos.duel.score import SHEET, TRACK, points
from pharos.duel.state import NOT_OVER, City, State
from pharos.duel.turn import MOST_CHOICES, apply, decider, drawn_tokens, fill_choices
from pharos.research.pad import Pad
from pharos.research.tables import Tables, ranks

VERBS: Final = 128
"""Upper limit of verb numbers."""
SYMBOLS: Final[i64] = 7
TOKENS_OF_TRACK: Final[i64] = len(CONTENT.track.tokens)
ROWS: Final[i64] = len(SHEET)
ALL_GODS: Final[i64] = int(GATE) + 1
"""The printed gods and the Gate; gods of additional content sets have no feature."""
PLAYERS: Final[i64] = 2
BACKS: Final = vec[i64]([0] * len(CARDS))
"""Card backs in tenths: 0 for a building of an age, 10 for other buildings, 20 for a Senator."""
for _card in CARDS:
    if _card.kind != BUILDING:
        BACKS[_card.number] = 20 if _card.kind >= POLITICIAN else 10


@final
@mypyc_attr(acyclic=True)
class Numbers:
    """The action of each choice code, looked up by verb and objects."""

    def __init__(self, codes: list[int], actions: list[int]) -> None:
        sizes = [[1, 1, 1] for _ in range(VERBS)]
        for code in codes:
            objects = [int(object_of(code)), int(second_of(code)), int(third_of(code))]
            verb = int(verb_of(code) // VERB)
            sizes[verb] = [max(most, number + 1) for most, number in zip(sizes[verb], objects, strict=True)]
        self.begins: vec[i64] = vec[i64]([0] * VERBS)
        self.firsts: vec[i64] = vec[i64]([n[0] for n in sizes])
        self.seconds: vec[i64] = vec[i64]([n[0] * n[1] for n in sizes])
        room = 0
        for verb in range(VERBS):
            self.begins[verb] = room
            room += sizes[verb][0] * sizes[verb][1] * sizes[verb][2]
        self.table: vec[i64] = vec[i64]([-1] * room)
        for code, action in zip(codes, actions, strict=True):
            self.table[self.place(code)] = action

    def place(self, code: i64) -> i64:
        """Returns the index of a code in the table."""
        verb = verb_of(code) // VERB
        return (
            self.begins[verb]
            + object_of(code)
            + second_of(code) * self.firsts[verb]
            + third_of(code) * self.seconds[verb]
        )

    def action_of(self, code: i64) -> i64:
        """Returns the action of a code."""
        return self.table[self.place(code)]


@final
@mypyc_attr(acyclic=True)
class Features:
    """The index of each feature in an observation, for a mix of expansions."""

    def __init__(self, pantheon: bool, agora: bool) -> None:
        plan = Plan()
        cards = [CARDS[n].name for n in pool(CARDS, pantheon, agora)]
        wonders = [WONDERS[n].name for n in pool(WONDERS, pantheon, agora)]
        tokens = [PROGRESS[n].name for n in pool(PROGRESS, pantheon, agora)]
        self.card: Final = ranks(len(CARDS), pool(CARDS, pantheon, agora))
        self.wonder: Final = ranks(len(WONDERS), pool(WONDERS, pantheon, agora))
        self.token: Final = ranks(len(PROGRESS), pool(PROGRESS, pantheon, agora))
        slots = [str(slot) for slot in range(int(SLOTS) if agora else 20)]
        self.slots: Final[i64] = len(slots)
        # cards
        self.mine: Final[i64] = plan.each("mine", cards)
        self.theirs: Final[i64] = plan.each("theirs", cards)
        self.open: Final[i64] = plan.each("open", cards)
        self.covered: Final[i64] = plan.each("covered", cards)
        self.discarded: Final[i64] = plan.each("discarded", cards)
        self.tucked: Final[i64] = plan.each("tucked", cards)
        # Wonders and tokens
        self.offered: Final[i64] = plan.each("offered", wonders)
        self.my_wonder: Final[i64] = plan.each("my_wonder", wonders)
        self.my_built: Final[i64] = plan.each("my_built_wonder", wonders)
        self.their_wonder: Final[i64] = plan.each("their_wonder", wonders)
        self.their_built: Final[i64] = plan.each("their_built_wonder", wonders)
        self.on_board: Final[i64] = plan.each("on_board", tokens)
        self.my_token: Final[i64] = plan.each("my_token", tokens)
        self.their_token: Final[i64] = plan.each("their_token", tokens)
        self.drawn: Final[i64] = plan.each("drawn", tokens)
        # the structure
        self.present: Final[i64] = plan.each("present", slots)
        self.available: Final[i64] = plan.each("available", slots)
        self.hidden: Final[i64] = plan.each("hidden", slots)
        self.special: Final[i64] = plan.each("special_back", slots)
        # both cities
        self.my_city: Final[i64] = _city(plan, "my")
        self.their_city: Final[i64] = _city(plan, "their")
        # the table
        self.age: Final[i64] = plan.each("age", ("1", "2", "3"))
        self.pawn: Final[i64] = plan.block("pawn")
        self.loot: Final[i64] = plan.each("track_token", [str(n) for n in range(int(TOKENS_OF_TRACK))])
        self.my_turn: Final[i64] = plan.block("my_turn")
        self.again: Final[i64] = plan.block("again")
        self.draft: Final[i64] = plan.block("drafted")
        self.step: Final[i64] = plan.each("step", [str(n) for n in range(64)])
        # Pantheon
        self.pantheon: Final[i64] = len(plan.names)
        if pantheon:
            gods = [GODS[n].name for n in range(int(ALL_GODS))]
            places = [str(n + 1) for n in range(int(SLOT_COUNT))]
            for place in places:
                plan.each(f"slot{place}", [*MYTHOLOGY_NAMES, "gate_or_open"])
            for place in places:
                plan.each(f"slot{place}_god", gods)
            plan.each("my_god", gods)
            plan.each("their_god", gods)
            plan.each("god_in_stack", gods)
            plan.each("stack", MYTHOLOGY_NAMES)
            plan.each("my_mythology", MYTHOLOGY_NAMES)
            plan.each("their_mythology", MYTHOLOGY_NAMES)
            plan.each("my_offering", [str(n) for n in range(3)])
            plan.each("their_offering", [str(n) for n in range(3)])
            plan.each("aside_token", tokens)
            plan.each("snake", cards)
            plan.block("god_coins_mine", "god_coins_theirs", "minerva_on_track", "minerva")
        self.tokens: Final[i64] = len(tokens)
        self.cards: Final[i64] = len(cards)
        # Agora
        self.agora: Final[i64] = len(plan.names)
        if agora:
            decrees = [decree.name for decree in DECREES]
            plots = [plot.name for plot in CONSPIRACIES]
            for chamber in range(int(CHAMBERS)):
                plan.block(
                    f"chamber{chamber + 1}:my_cubes",
                    f"chamber{chamber + 1}:their_cubes",
                    f"chamber{chamber + 1}:mine",
                    f"chamber{chamber + 1}:theirs",
                    f"chamber{chamber + 1}:face_down",
                )
                plan.each(f"chamber{chamber + 1}", decrees)
            plan.each("my_conspiracy", plots)
            plan.each("my_prepared", plots)
            plan.each("my_triggered", plots)
            plan.each("their_triggered", plots)
            plan.block("their_conspiracies", "their_prepared", "triggers")
            plan.each("looked_at_removed", cards)
            plan.each("locked_by_me", tokens)
        self.decrees: Final[i64] = len(DECREES)
        self.plots: Final[i64] = len(CONSPIRACIES)
        self.names: Final[list[str]] = plan.names


def _city(plan: Plan, whose: str) -> int:
    start = plan.block(f"{whose}:coins")
    plan.each(f"{whose}:makes", RESOURCES)
    plan.block(f"{whose}:raw_choices", f"{whose}:goods_choices")
    plan.each(f"{whose}:fixed", RESOURCES)
    plan.each(f"{whose}:color", COLORS)
    plan.each(f"{whose}:symbol", [str(n) for n in range(int(SYMBOLS))])
    plan.each(f"{whose}:points", SHEET)
    return start


@final
class DuelTables(Tables):
    """Games of Duel."""

    def __init__(
        self,
        games: int,
        rows: int,
        features: Features,
        numbers: Numbers,
        actions: int,
        deal: Callable[[int], State],
        again: bool,
    ) -> None:
        super().__init__(games, rows, int(PLAYERS), len(features.names), actions, MOST_CHOICES, again)
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
        apply(state, code)
        self.goes_on(game)
        if state.victory != NOT_OVER:
            self.end(game, state.winners)
            if self.again:
                self.states[game] = self.deal(int(game))
        self.show(game)

    def show(self, game: i64) -> None:
        """Writes the mask and the observation of the seat that must choose."""
        state = self.states[game]
        self.clear(game)
        if state.victory != NOT_OVER:
            return
        count = fill_choices(state, self.buffer)
        n: i64 = 0
        while n < count:
            code = self.buffer[n]
            self.offer(game, n, code, self.numbers.action_of(code))
            n += 1
        self.offered[game] = count
        seat = decider(state)
        self.seat[game] = seat
        self.pad.begin(game - self.base)
        observe(self.pad, self.features, state, seat)

    def ask(self, game: i64, seat: i64) -> None:
        """Does nothing: in Duel only one seat at a time must choose."""

    def look(self, game: i64, seat: i64, pad: Pad, row: i64) -> None:
        """Writes what any seat of a game knows into a row of a pad."""
        pad.begin(row)
        observe(pad, self.features, self.states[game], seat)

    def waiting(self, game: i64) -> int:
        """Returns the seats of a game that must choose, as a mask."""
        seat = decider(self.states[game])
        if seat < 0:
            return 0
        return int(BIT[seat])


def observe(pad: Pad, features: Features, state: State, seat: i64) -> None:
    """Writes what a seat knows."""
    mine = state.city(seat)
    theirs = state.city(1 - seat)
    word: i64 = 0
    while word < WORDS:
        _cards(pad, features, features.mine, mine.word(word), WORD_STARTS[word])
        _cards(pad, features, features.theirs, theirs.word(word), WORD_STARTS[word])
        _cards(pad, features, features.discarded, state.discard_word(word), WORD_STARTS[word])
        word += 1
    _structure(pad, features, state)
    _wonders(pad, features, features.offered, state.offer)
    _wonders(pad, features, features.my_wonder, mine.wonders)
    _wonders(pad, features, features.my_built, mine.standing)
    _wonders(pad, features, features.their_wonder, theirs.wonders)
    _wonders(pad, features, features.their_built, theirs.standing)
    for card in state.under:
        if card >= 0:
            pad.flag(features.tucked + features.card[card])
    _tokens(pad, features, features.on_board, state.board)
    _tokens(pad, features, features.my_token, mine.progress)
    _tokens(pad, features, features.their_token, theirs.progress)
    _of_city(pad, features.my_city, state, seat, mine)
    _of_city(pad, features.their_city, state, 1 - seat, theirs)
    pad.flag(features.age + state.age - 1)
    if seat == 0:
        pad.put(features.pawn, state.pawn)
    else:
        pad.put(features.pawn, -state.pawn)
    token: i64 = 0
    while token < TOKENS_OF_TRACK:
        # the tokens are in the order of the track, which is reversed for the other seat
        if state.military & BIT[token] != 0:
            if seat == 0:
                pad.flag(features.loot + token)
            else:
                pad.flag(features.loot + MIRRORED_TOKEN[token])
        token += 1
    if state.mover == seat:
        pad.flag(features.my_turn)
    if state.again != 0:
        pad.flag(features.again)
    pad.put(features.draft, state.drafted)
    if state.depth > 0:
        pending = state.stack[state.depth - 1]
        kind = steps.kind_of(pending)
        pad.flag(features.step + kind)
        if kind == steps.LIBRARY and steps.seat_of(pending) == seat:
            _tokens(pad, features, features.drawn, drawn_tokens(state, steps.argument_of(pending)))
    pantheon = state.pantheon
    if pantheon is not None:
        _of_pantheon(pad, features, state, pantheon, seat)
    senate = state.senate
    if senate is not None:
        _of_agora(pad, features, state, senate, seat)


_TOKEN_SIDE: Final = [token.id for token in CONTENT.track.tokens]


def _mirrored(name: str) -> str:
    return name.replace("seat0", "other").replace("seat1", "seat0").replace("other", "seat1")


MIRRORED_TOKEN: Final = vec[i64]([_TOKEN_SIDE.index(_mirrored(name)) for name in _TOKEN_SIDE])
"""For each token, the one in the mirrored position on the track."""


def _cards(pad: Pad, features: Features, place: i64, cards: i64, start: i64) -> None:
    while cards != 0:
        pad.flag(place + features.card[start + first(cards)])
        cards &= cards - 1


def _wonders(pad: Pad, features: Features, place: i64, mask: i64) -> None:
    while mask != 0:
        pad.flag(place + features.wonder[first(mask)])
        mask &= mask - 1


def _tokens(pad: Pad, features: Features, place: i64, mask: i64) -> None:
    while mask != 0:
        pad.flag(place + features.token[first(mask)])
        mask &= mask - 1


def _structure(pad: Pad, features: Features, state: State) -> None:
    pad.flags(features.present, state.present)
    pad.flags(features.available, state.available)
    pad.flags(features.hidden, state.present & ~state.shown)
    slots = state.present
    while slots != 0:
        slot = first(slots)
        slots &= slots - 1
        card = state.deal.card_at(state.age, slot)
        if state.shown & BIT[slot] == 0:
            pad.put(features.special + slot, BACKS[card])
        elif state.available & BIT[slot] != 0:
            pad.flag(features.open + features.card[card])
        else:
            pad.flag(features.covered + features.card[card])


def _of_city(pad: Pad, place: i64, state: State, seat: i64, city: City) -> None:
    pad.put(place, city.coins)
    place += 1
    pad.lanes(place, city.production, 5)
    place += 5
    pad.put(place, city.raw)
    pad.put(place + 1, city.goods)
    place += 2
    pad.flags(place, city.fixed)
    place += 5
    pad.lanes(place, city.counts, len(COLORS))
    place += len(COLORS)
    pad.lanes(place, city.science, SYMBOLS)
    place += SYMBOLS
    last = TRACK  # rows after the track belong to expansions
    if state.pantheon is not None or state.senate is not None:
        last = ROWS - 1
    row: i64 = 0
    while row <= last:
        pad.put(place + row, points(state, seat, row))
        row += 1


def _of_pantheon(pad: Pad, features: Features, state: State, pantheon: Pantheon, seat: i64) -> None:
    mine = state.city(seat)
    theirs = state.city(1 - seat)
    known = pantheon.known[seat]
    gods: i64 = MYTHOLOGIES * STACK
    all_gods = ALL_GODS
    at = features.pantheon
    by_mythology: i64 = MYTHOLOGIES + 1
    slot: i64 = 0
    while slot < SLOT_COUNT:
        god = pantheon.slots[slot]
        seen_as = slot
        if seat == 1:
            seen_as = SLOT_COUNT - 1 - slot
        if god >= 0:
            if god < gods:
                pad.flag(at + seen_as * by_mythology + MYTHOLOGY_OF[god])
                if known & BIT[god] != 0:
                    pad.flag(at + SLOT_COUNT * by_mythology + seen_as * all_gods + god)
            else:
                pad.flag(at + seen_as * by_mythology + MYTHOLOGIES)
        slot += 1
    at += SLOT_COUNT * (by_mythology + all_gods)
    pad.flags(at, mine.gods & (BIT[all_gods] - 1))
    pad.flags(at + all_gods, theirs.gods & (BIT[all_gods] - 1))
    at += 2 * all_gods
    for god in pantheon.stacks:
        if god >= 0 and god < all_gods and known & BIT[god] != 0:
            pad.flag(at + god)
    at += all_gods
    mythology: i64 = 0
    while mythology < MYTHOLOGIES:
        pad.put(at + mythology, pantheon.height(mythology))
        mythology += 1
    at += MYTHOLOGIES
    pad.lanes(at, mine.mythology, MYTHOLOGIES)
    at += MYTHOLOGIES
    pad.lanes(at, theirs.mythology, MYTHOLOGIES)
    at += MYTHOLOGIES
    pad.flags(at, mine.offerings)
    pad.flags(at + 3, theirs.offerings)
    at += 6
    _tokens(pad, features, at, pantheon.tokens)
    at += features.tokens
    if pantheon.snake >= 0:
        pad.flag(at + features.card[pantheon.snake])
    at += features.cards
    pad.put(at, mine.god_coins)
    pad.put(at + 1, theirs.god_coins)
    if pantheon.minerva != NOWHERE:
        pad.flag(at + 2)
        if seat == 0:
            pad.put(at + 3, pantheon.minerva)
        else:
            pad.put(at + 3, -pantheon.minerva)


def _of_agora(pad: Pad, features: Features, state: State, senate: Senate, seat: i64) -> None:
    at = features.agora
    my_cubes = senate.cubes(seat)
    their_cubes = senate.cubes(1 - seat)
    my_chambers = senate.control(seat)
    their_chambers = senate.control(1 - seat)
    chamber: i64 = 0
    while chamber < CHAMBERS:
        pad.put(at, lane(my_cubes, chamber))
        pad.put(at + 1, lane(their_cubes, chamber))
        if my_chambers & BIT[chamber] != 0:
            pad.flag(at + 2)
        if their_chambers & BIT[chamber] != 0:
            pad.flag(at + 3)
        decrees = lane(senate.decrees, chamber)
        face_down: i64 = 0
        while decrees != 0:
            dealt = first(decrees)
            decrees &= decrees - 1
            if senate.face_up & BIT[dealt] != 0:
                pad.flag(at + 5 + state.deal.decrees[dealt])
            else:
                face_down += 1
        pad.put(at + 4, face_down)
        at += 5 + features.decrees
        chamber += 1
    taken = senate.taken0
    others = senate.taken1
    if seat == 1:
        taken = senate.taken1
        others = senate.taken0
    done = senate.triggered
    pad.flags(at, taken & ~senate.prepared & ~done)
    pad.flags(at + features.plots, taken & senate.prepared & ~done)
    pad.flags(at + 2 * features.plots, taken & done)
    pad.flags(at + 3 * features.plots, others & done)
    at += 4 * features.plots
    pad.put(at, size(others & ~senate.prepared & ~done))
    pad.put(at + 1, size(others & senate.prepared & ~done))
    pad.put(at + 2, senate.triggers)
    at += 3
    if senate.looked_seat == seat:
        n: i64 = 0
        while n < senate.looked_age * 3:
            card = state.deal.removed[n]
            if card >= 0 and card != senate.played:
                pad.flag(at + features.card[card])
            n += 1
    at += features.cards
    if senate.locked >= 0 and senate.locker == seat:
        pad.flag(at + features.token[senate.locked])
