"""A game of Duel as plain, readable data, and back."""

from collections.abc import Mapping

from librt.vecs import vec
from mypy_extensions import i64

from pharos.core.bits import BIT, mask_of, members
from pharos.core.errors import InvalidPosition
from pharos.core.plain import shown
from pharos.core.reader import PARTS_OF_SETUP, Data, Reader
from pharos.duel import steps
from pharos.duel.agora.position import (
    CITY_PLOTS,
    city_plots,
    is_supreme,
    may_be_played,
    read_senate,
    read_step_plot,
    removed_data,
    senate_data,
    step_plot,
)
from pharos.duel.deal import (
    REMOVED,
    Deal,
)
from pharos.duel.dealing import check_in_play, fill_age, read_decks, slots_of
from pharos.duel.discard import throw_away
from pharos.duel.layout import layout_of
from pharos.duel.military import CAPITAL, TOKEN_NAMES
from pharos.duel.names import CARD_NUMBERS, TOKEN_NUMBERS, WONDER_NUMBERS, back_of, cards_in, names_in
from pharos.duel.pantheon.position import (
    CITY_GODS,
    GODS_PARTS,
    blank_deal,
    city_gods,
    hidden_gods_data,
    know_symbol,
    pantheon_data,
    read_city_gods,
    read_hidden_gods,
    read_pantheon,
    read_step_gods,
    read_token_on,
    step_gods,
    token_on,
)
from pharos.duel.piece import (
    COLORS,
    RESOURCES,
    Piece,
)
from pharos.duel.pieces import CARDS, PROGRESS, SETUP, WONDERS
from pharos.duel.rules import Rules
from pharos.duel.state import CIVILIAN, NOT_OVER, POLITICAL, SCIENCE, VICTORIES, City, State, empty_state
from pharos.duel.turn import WONDERS_DRAFTED, possible

PARTS = (
    "age",
    "first",
    "turn",
    "extra_turn",
    "steps",
    "cities",
    "pawn",
    "military_tokens",
    "progress",
    "discard",
    "offer",
    "victory",
    "winners",
    "pyramid",
    "next_wonders",
    "box",
    "ages",
    "removed",
)
PARTS_OF_CITY = ("coins", "cards", "wonders", "progress", "discounts_from_next_turn")
MOST_COINS = 999
STEP_KINDS = {name: kind for kind, name in steps.STEP_NAMES.items()}


def laid_out(state: State) -> bool:
    """Whether a structure lies on the table; with an expansion it does during the draft."""
    return bool(state.drafted == WONDERS_DRAFTED or state.present)


def city_data(state: State, seat: int) -> dict[str, object]:
    """One city; everything in it is open."""
    city = state.city(seat)
    data: dict[str, object] = {
        "coins": int(city.coins),
        "cards": cards_in(city),
        "wonders": [
            {"id": WONDERS[n].name, "built": bool(city.standing & BIT[n])}
            | ({"card": CARDS[state.under[n]].name} if city.standing & BIT[n] else {})
            for n in members(city.wonders)
        ],
        "progress": names_in(city.progress, PROGRESS),
    }
    not_yet = [
        resource for n, resource in enumerate(RESOURCES) if (city.fixed & ~city.fixed_now) >> 8 * n & 255
    ]
    if not_yet:
        data["discounts_from_next_turn"] = not_yet
    if state.pantheon is not None:
        data |= city_gods(city)
    if state.senate is not None:
        data |= city_plots(state, state.senate, seat)
    return data


def step_data(packed: int) -> dict[str, object]:
    """One pending step."""
    kind = steps.kind_of(packed)
    data: dict[str, object] = {"step": steps.STEP_NAMES[int(kind)], "seat": int(steps.seat_of(packed))}
    if kind == steps.DESTROY:
        data["color"] = COLORS[int(steps.argument_of(packed))]
    elif kind == steps.LIBRARY:
        data["draw"] = int(steps.argument_of(packed))
    elif steps.PLACE <= kind <= steps.LAST_OF_PANTHEON:
        data |= step_gods(int(kind), int(steps.argument_of(packed)))
    elif kind >= steps.SENATE:
        data |= step_plot(int(kind), int(steps.argument_of(packed)))
    return data


def open_data(state: State) -> dict[str, object]:
    """What lies open for everybody."""
    drafting = state.drafted < WONDERS_DRAFTED
    return {
        "age": int(state.age),
        "first": int(state.deal.first),
        "turn": int(state.mover),
        "extra_turn": bool(state.again),
        "steps": [step_data(int(packed)) for packed in list(state.stack)[: int(state.depth)]],
        "cities": [city_data(state, 0), city_data(state, 1)],
        "pawn": int(state.pawn),
        "military_tokens": [name for n, name in enumerate(TOKEN_NAMES) if state.military & BIT[n]],
        "progress": names_in(state.board, PROGRESS),
        "discard": cards_in(state),
        **({"offer": names_in(state.offer, WONDERS)} if drafting else {}),
        **({"pantheon": pantheon_data(state, state.pantheon)} if state.pantheon is not None else {}),
        **({"senate": senate_data(state, state.senate)} if state.senate is not None else {}),
        "victory": VICTORIES[int(state.victory)] or None,
        "winners": members(state.winners),
    }


def pyramid_data(state: State) -> list[dict[str, object] | None]:
    """The structure with every card named; empty before Age I is laid out."""
    slots: list[dict[str, object] | None] = []
    if not laid_out(state):
        return slots
    for slot in range(int(state.layout.slots)):
        if not state.present & BIT[slot]:
            slots.append(None)
            continue
        card = state.deal.card_at(state.age, slot)
        place: dict[str, object] = {"card": CARDS[card].name, "open": bool(state.available & BIT[slot])}
        if not state.shown & BIT[slot]:
            place = {"back": back_of(card), **place}
        slots.append(place | token_on(state, slot))
    return slots


def hidden_data(state: State) -> dict[str, object]:
    """What nobody sees: cards still to come, cards and tokens in the box."""
    deal = state.deal
    coming = range(int(state.age) if laid_out(state) else 0, 3)
    unseen = state.drafted < 4 or (state.drafted == 4 and not state.offer)
    next_set = [int(wonder) for wonder in deal.wonders[4:]] if unseen else []
    return {
        "next_wonders": [WONDERS[n].name for n in next_set],
        "box": [PROGRESS[n].name for n in deal.box if state.box & BIT[n]],
        "ages": [
            [CARDS[deal.card_at(age + 1, slot)].name for slot in range(slots_of(deal, age))]
            if age in coming
            else []
            for age in range(3)
        ],
        "removed": [removed_data(state, age) for age in range(3)],
        **(hidden_gods_data(state, state.pantheon) if state.pantheon is not None else {}),
    }


# From data.


def read_city(reader: Reader, data: Data, seat: int, under: vec[i64], age: int, deal: Deal) -> City:
    """A city with everything that follows from its cards."""
    city = City()
    place = f"city {seat}"
    reader.only(data, PARTS_OF_CITY + CITY_GODS * deal.pantheon + CITY_PLOTS * deal.agora, place)
    city.coins = reader.count(data, "coins", MOST_COINS)
    for number in reader.all_named(reader.items(data, "cards", []), "card", CARD_NUMBERS, place):
        card = CARDS[number]
        if card.age > age:
            reader.fault(f"{card.name} in {place} is of a later age")
        city.gain(card)
        _symbol(city, card)
    for entry in reader.objects(data, "wonders", []):
        reader.only(entry, ("id", "built", "card"), f"a wonder of {place}")
        wonder = reader.named(entry.get("id"), "wonder", WONDER_NUMBERS, place)
        if wonder is None:
            continue
        city.wonders |= BIT[wonder]
        if reader.flag(entry, "built"):
            city.standing |= BIT[wonder]
            city.gain(WONDERS[wonder])
            _symbol(city, WONDERS[wonder])
            tucked = reader.named(entry.get("card"), "card", CARD_NUMBERS, f"under {WONDERS[wonder].name}")
            if tucked is not None:
                under[wonder] = tucked
        elif "card" in entry:
            reader.fault(f"{WONDERS[wonder].name} is not built and has a card")
    # PAN-GOD-RA-02, AGORA-BOTH-10: each expansion has one way to take a wonder.
    most = SETUP.wonders_per_player + deal.pantheon + deal.agora
    if len(members(city.wonders)) > most:
        reader.fault(f"{place} has more than {most} wonders")
    for token in reader.all_named(reader.items(data, "progress", []), "token", TOKEN_NUMBERS, place):
        city.progress |= BIT[token]
        city.gain(PROGRESS[token])
        _symbol(city, PROGRESS[token])
    if deal.pantheon:
        read_city_gods(reader, data, city, place)
    city.fixed_now = city.fixed
    for resource in reader.items(data, "discounts_from_next_turn", []):
        if resource in RESOURCES:
            city.fixed_now &= ~(255 * 256 ** RESOURCES.index(str(resource)))
        else:
            reader.fault(f"{shown(resource)} is not a resource")
    return city


def _symbol(city: City, piece: Piece) -> None:
    if piece.symbol >= 0:
        know_symbol(city, int(piece.symbol))


def read_state(data: Data, rules: Rules, grown: bool = False) -> State:
    """The state of a position; raises `InvalidPosition` with every fault."""
    reader = Reader(grown)
    deal = Deal(rules)
    if deal.pantheon:
        blank_deal(deal)
    state = empty_state(deal)
    parts = PARTS_OF_SETUP + PARTS + GODS_PARTS * deal.pantheon + ("senate",) * deal.agora
    reader.only(data, parts, "a position")
    age = reader.number(data, "age", 1, 3)
    state.age = age
    state.layout = layout_of(age, deal.pantheon, deal.agora)
    deal.first = reader.number(data, "first", 0, 1, 0)
    state.mover = reader.number(data, "turn", 0, 1, int(deal.first))
    state.again = int(reader.flag(data, "extra_turn"))
    state.pawn = reader.number(data, "pawn", -int(CAPITAL), int(CAPITAL))
    cities = reader.objects(data, "cities")
    if len(cities) != 2:
        reader.fault("cities must be two")
    else:
        state.city0 = read_city(reader, cities[0], 0, state.under, age, deal)
        state.city1 = read_city(reader, cities[1], 1, state.under, age, deal)
    for token in reader.all_named(reader.items(data, "progress", []), "token", TOKEN_NUMBERS, "the board"):
        state.board |= BIT[token]
    for name in reader.items(data, "military_tokens", []):
        if name in TOKEN_NAMES:
            state.military |= BIT[TOKEN_NAMES.index(str(name))]
        else:
            reader.fault(f"{shown(name)} is not a military token")
    for card in reader.all_named(reader.items(data, "discard", []), "card", CARD_NUMBERS, "the discard pile"):
        throw_away(state, card)
    _read_draft(reader, data, state)
    if state.senate is not None:
        read_senate(reader, data, state, state.senate)
    _read_pyramid(reader, data, state)
    if state.pantheon is not None:
        read_pantheon(reader, data, state, state.pantheon)
    _read_hidden(reader, data, state)
    if state.pantheon is not None:
        read_hidden_gods(reader, data, state, state.pantheon)
    _read_steps(reader, data, state)
    check_in_play(reader, deal)
    _check_moment(reader, state)
    if reader.faults:
        raise InvalidPosition(reader.faults)
    return state


def _check_moment(reader: Reader, state: State) -> None:
    """Whether play can stand here: what has ended is over, what is done cannot be done again."""
    built = members(state.city0.standing | state.city1.standing)
    left = members(
        (state.city0.wonders | state.city1.wonders) & ~(state.city0.standing | state.city1.standing)
    )
    if len(built) > SETUP.max_wonders_built or (len(built) == SETUP.max_wonders_built and left):
        reader.fault(f"only {SETUP.max_wonders_built} wonders can be built, and then no other is left")
    if state.victory != NOT_OVER:
        return
    if abs(int(state.pawn)) == CAPITAL:
        reader.fault("the pawn has reached a capital, so the game is over")
    if max(state.city0.kinds, state.city1.kinds) >= SETUP.science_symbols_to_win:
        reader.fault("a city has the symbols of scientific supremacy, so the game is over")
    if state.senate is not None and is_supreme(state.senate):
        reader.fault("a player controls every chamber, so the game is over")
    packed = list(state.stack)[: int(state.depth)]
    kinds = [steps.kind_of(step) for step in packed]
    if any(kind <= steps.BEGIN for kind in kinds[1:]):
        reader.fault("a draft, a turn and the choice who begins can only be the first step")
    if kinds.count(steps.LIBRARY) > 1:
        reader.fault("only one draw from the box can be pending")
    turning = kinds in ([steps.TURN], [steps.BEGIN]) and state.pantheon is None
    if turning and state.available & ~state.shown:
        reader.fault("a card that is available lies face down")
    if kinds == [steps.DRAFT]:
        _check_draft(reader, state, int(steps.seat_of(packed[0])))


def _check_draft(reader: Reader, state: State, seat: int) -> None:
    order = [int(pick) ^ int(state.deal.first) for pick in SETUP.draft_order]
    taken = order[: int(state.drafted)]
    held = [len(members(city.wonders)) for city in (state.city0, state.city1)]
    if held != [taken.count(0), taken.count(1)] or order[int(state.drafted)] != seat:
        reader.fault("the wonders were not drafted in order")


def _read_draft(reader: Reader, data: Data, state: State) -> None:
    offer = reader.all_named(reader.items(data, "offer", []), "wonder", WONDER_NUMBERS, "the offer")
    coming = reader.all_named(
        reader.items(data, "next_wonders", []), "wonder", WONDER_NUMBERS, "the wonders to come"
    )
    state.offer = mask_of(offer)
    between = state.deal.agora and "offer" in data and not offer
    if not offer and not between:
        state.drafted = WONDERS_DRAFTED
        return
    taken = len(members(state.city0.wonders | state.city1.wonders))
    state.drafted = taken
    # AGORA-WONDER-07: the second four are laid out when what the fourth wonder does is done.
    lying = 0 if between and taken == 4 else 4 - taken % 4
    if len(offer) != lying or taken >= WONDERS_DRAFTED:
        reader.fault("the offer does not fit the wonders that were drafted")
    if taken < 4 or between:
        wonders = [int(n) for n in state.deal.rules.wonders]
        rest = [n for n in wonders if ("wonder", WONDERS[n].name) not in reader.places]
        coming = (coming + rest)[:4]
        state.deal.wonders = vec[i64]([0, 0, 0, 0, *coming])


def _read_pyramid(reader: Reader, data: Data, state: State) -> None:
    slots = reader.items(data, "pyramid", [])
    if state.drafted < WONDERS_DRAFTED and not (state.deal.pantheon or state.deal.agora):
        if slots:
            reader.fault("the pyramid is laid out after the draft")
        return
    if len(slots) != state.layout.slots:
        reader.fault(f"the pyramid of age {state.age} must have {state.layout.slots} slots")
        return
    for slot, place in enumerate(slots):
        if place is None:
            continue
        if not isinstance(place, Mapping):
            reader.fault(f"slot {slot} of the pyramid is not an object")
            continue
        reader.only(place, ("card", "back", "open") + ("token",) * state.deal.pantheon, f"slot {slot}")
        card = reader.named(place.get("card"), "card", CARD_NUMBERS, f"slot {slot}")
        if card is None:
            continue
        reader.follows(place, "back", back_of(card), f"in slot {slot}")
        if CARDS[card].age not in (0, state.age):  # a Senator belongs to no age
            reader.fault(f"{CARDS[card].name} in slot {slot} is not of age {state.age}")
        state.deal.lay(state.age, slot, card)
        read_token_on(reader, place, state, slot)
        state.present |= BIT[slot]
        if "back" not in place:
            state.shown |= BIT[slot]
        elif state.layout.face_up & BIT[slot]:
            reader.fault(f"slot {slot} lies face up in age {state.age}")
    for slot in members(state.present):
        if not state.layout.covered_by[slot] & state.present:
            state.available |= BIT[slot]
    for slot, place in enumerate(slots):
        if isinstance(place, Mapping):
            reader.follows(place, "open", bool(state.available & BIT[slot]), f"in slot {slot}")


def _read_hidden(reader: Reader, data: Data, state: State) -> None:
    """What is to come; left out, the components that are nowhere else stand for it in their order."""
    deal = state.deal
    removed_cards, coming_cards = read_decks(reader, data)
    for n in range(3):
        coming = n + 1 > state.age or not laid_out(state)
        if coming_cards[n] and not coming:
            reader.fault(f"the cards of age {n + 1} are laid out already")
        # AGORA-CON-TREASON-01: one of the removed cards may have been built.
        played = len(removed_cards[n]) == REMOVED - 1 and may_be_played(state, n)
        fill_age(reader, deal, n, removed_cards[n], coming_cards[n], coming, played)
    if sum(map(len, removed_cards)) < 3 * REMOVED - 1 and "removed" in data and state.senate is not None:
        reader.fault("at most one of the removed cards can have been built")
    box = reader.all_named(reader.items(data, "box", []), "token", TOKEN_NUMBERS, "the box")
    if "box" not in data:
        tokens = [int(n) for n in deal.rules.tokens]
        box = [n for n in tokens if ("token", PROGRESS[n].name) not in reader.places]
    deal.box = vec[i64](box)
    state.box = mask_of(box)


def _read_steps(reader: Reader, data: Data, state: State) -> None:
    victory = data.get("victory")
    if victory is None:
        reader.follows(data, "winners", [])
    else:
        reader.follows(data, "steps", [])
        if victory not in VICTORIES[1:]:
            reader.fault(f"{shown(victory)} is not a victory")
            return
        winners = reader.items(data, "winners", [])
        state.victory = VICTORIES.index(str(victory))
        seats = [seat for seat in winners if type(seat) is int and 0 <= seat <= 1]
        state.winners = mask_of(seats)
        if len(seats) != len(winners):
            reader.fault("winners must be seats")
        shared = (CIVILIAN, SCIENCE) if state.deal.agora else (CIVILIAN,)  # AGORA-CON-COERCION-03
        if not state.winners or (state.winners == 3 and state.victory not in shared):
            reader.fault("the winners do not fit the victory")
        if state.victory == POLITICAL and not state.deal.agora:
            reader.fault("there is no political victory without Agora")
        return
    state.victory = NOT_OVER
    entries = reader.objects(data, "steps", [{"step": "turn", "seat": int(state.mover)}])
    most, word = (16, "sixteen") if state.deal.agora else (8, "eight")
    if not 0 < len(entries) <= most:
        reader.fault(f"there must be one to {word} steps")
        return
    for entry in entries:
        kind = STEP_KINDS.get(str(entry.get("step")))
        if kind is None:
            reader.fault(f"{shown(entry.get('step'))} is not a step")
            continue
        seat = reader.number(entry, "seat", 0, 1)
        argument = 0
        if kind == steps.DESTROY:
            color = entry.get("color")
            if color not in COLORS:
                reader.fault(f"{shown(color)} is not a color")
                continue
            argument = COLORS.index(str(color))
        elif kind == steps.LIBRARY:
            argument = reader.number(entry, "draw", 1, len(PROGRESS))
        elif steps.PLACE <= kind <= steps.LAST_OF_PANTHEON:
            read = read_step_gods(reader, entry, state, kind)
            if read is None:
                continue
            argument = read
        elif kind >= steps.SENATE:
            read = read_step_plot(reader, entry, kind)
            if read is None:
                continue
            argument = read
        drafting = state.drafted < WONDERS_DRAFTED
        if (kind == steps.DRAFT and not state.offer) or (drafting and steps.DRAFT < kind < steps.SENATE):
            reader.fault("drafting needs an offer of wonders, and nothing else is done before it")
        if kind in (steps.TURN, steps.BEGIN) and not state.available and entry is entries[-1]:
            reader.fault("a turn needs a card that is available")
        state.push(kind, seat, argument)
        reader.only(entry, step_data(int(state.stack[state.depth - 1])), f"the step {entry['step']}")
    if not reader.faults and not possible(state, state.stack[state.depth - 1]):
        reader.fault("the last step has no choice")
