"""The Pantheon as plain, readable data, and back."""

from collections.abc import Mapping

from librt.vecs import vec
from mypy_extensions import i64

from pharos.core.bits import BIT, lane, mask_of, members
from pharos.core.plain import shown
from pharos.core.reader import Data, Reader
from pharos.duel import steps
from pharos.duel.deal import RESHUFFLES, Deal
from pharos.duel.military import CAPITAL
from pharos.duel.pantheon.activation import FIRST_AGE_OF_GODS, OFFERINGS, revealed
from pharos.duel.pantheon.board import NOWHERE, SPECTATOR, Pantheon, mark_of
from pharos.duel.pantheon.gods import (
    GATE,
    GODS,
    MYTHOLOGY_CHAINS,
    MYTHOLOGY_NAMES,
    MYTHOLOGY_OF,
    PRINTED,
    SLOT_COUNT,
    STACK,
    TEMPLE_CARDS,
    TEMPLES_IN_PLAY,
)
from pharos.duel.pantheon.tokens import drawn_gods
from pharos.duel.piece import COLORS, GREEN
from pharos.duel.pieces import CARDS, PROGRESS
from pharos.duel.state import City, State

GOD_NUMBERS = {god.name: int(god.number) for god in GODS}
CITY_GODS = ("mythology", "offerings", "gods", "god_coins")
GODS_PARTS = ("pantheon", "draws", "next_offerings")
FACE_DOWN = ("god", "back", "known_to", "shown")
TOKENS_PRINTED = [mythology.tokens for mythology in PRINTED.mythologies]
TOKENS_IN_PLAY = PRINTED.setup.mythology_tokens_used


def city_gods(city: City) -> dict[str, object]:
    """What lies in front of a player, all of it open (PAN-TOKEN-10)."""
    return {
        "mythology": [
            name for n, name in enumerate(MYTHOLOGY_NAMES) for _ in range(int(lane(city.mythology, n)))
        ],
        "offerings": [value for n, value in enumerate(OFFERINGS) if city.offerings & BIT[n]],
        "gods": [god.name for god in GODS if city.gods & BIT[god.number]],
        "god_coins": int(city.god_coins),
    }


def token_on(state: State, slot: int) -> dict[str, object]:
    """The token on a card of the structure, if there is one."""
    pantheon = state.pantheon
    if pantheon is None or not pantheon.marks & BIT[slot]:
        return {}
    if state.layout.mythology & BIT[slot]:
        return {"token": MYTHOLOGY_NAMES[state.deal.mythology[mark_of(state.layout.mythology, slot)]]}
    return {"token": int(state.deal.offerings[mark_of(state.layout.offerings, slot)])}


def _face_down(pantheon: Pantheon, god: int) -> dict[str, object]:
    """A god that lies face down, and who knows it; that is open, since all saw who drew it."""
    data: dict[str, object] = {"god": GODS[god].name}
    knowing = [seat for seat in (0, 1) if pantheon.known[seat] & BIT[god]]
    if knowing:
        data["known_to"] = knowing
    if pantheon.known[SPECTATOR] & BIT[god]:
        data["shown"] = True
    return data


def pantheon_data(state: State, pantheon: Pantheon) -> dict[str, object]:
    """The board and the stacks with every god named."""
    slots: list[dict[str, object] | None] = []
    for god in pantheon.slots:
        if god < 0:
            slots.append(None)
        elif state.age < FIRST_AGE_OF_GODS:
            slots.append({"back": MYTHOLOGY_NAMES[MYTHOLOGY_OF[god]], **_face_down(pantheon, int(god))})
        else:
            slots.append({"god": GODS[god].name})
    return {
        "slots": slots,
        "stacks": {
            name: [
                _face_down(pantheon, int(god))
                for god in list(pantheon.stacks)[n * int(STACK) : (n + 1) * int(STACK)]
                if god >= 0
            ]
            for n, name in enumerate(MYTHOLOGY_NAMES)
        },
        "tokens": [token.name for token in PROGRESS if pantheon.tokens & BIT[token.number]],
        "snake": CARDS[pantheon.snake].name if pantheon.snake >= 0 else None,
        "minerva": int(pantheon.minerva) if pantheon.minerva != NOWHERE else None,
    }


def hidden_gods_data(state: State, pantheon: Pantheon) -> dict[str, object]:
    """What nobody sees: the offerings of Age II, and what later draws from the box would give."""
    deal = state.deal
    orders = [deal.box, *deal.reshuffles]
    coming = orders[min(int(state.draws), len(orders) - 1) :]
    tokens = state.box | pantheon.tokens
    hidden: dict[str, object] = {
        "box": [PROGRESS[token].name for token in coming[0] if state.box & BIT[token]],
        "draws": [[PROGRESS[token].name for token in order if tokens & BIT[token]] for order in coming],
    }
    if state.age < FIRST_AGE_OF_GODS:
        hidden["next_offerings"] = [int(value) for value in deal.offerings]
    return hidden


def step_gods(kind: int, argument: int) -> dict[str, object]:
    """What a step of Pantheon is about."""
    if kind == steps.PLACE:
        return {"mythology": MYTHOLOGY_NAMES[argument]}
    if kind == steps.GOD:
        return {"mythology": MYTHOLOGY_NAMES[argument - 1]} if argument else {}
    if kind == steps.ORDER:
        return {"god": GODS[argument].name}
    if kind == steps.STEAL:
        return {"colors": [COLORS[color] for color in members(argument)]}
    return {}


# From data.


def read_city_gods(reader: Reader, data: Data, city: City, place: str) -> None:
    """What lies in front of a player."""
    for name in reader.items(data, "mythology", []):
        if name not in MYTHOLOGY_NAMES:
            reader.fault(f"there is no mythology {shown(name)} ({place})")
            continue
        mythology = MYTHOLOGY_NAMES.index(str(name))
        city.mythology += 256**mythology
        city.chains |= MYTHOLOGY_CHAINS[mythology]
    for value in reader.items(data, "offerings", []):
        offering = read_offering(reader, value, place)
        if offering is not None:
            city.offerings |= BIT[offering]
    for number in reader.all_named(reader.items(data, "gods", []), "god", GOD_NUMBERS, place):
        god = GODS[number]
        city.gods |= BIT[number]
        city.gain(god)
        if god.symbol >= 0:
            know_symbol(city, int(god.symbol))
    most = sum(int(god.god_coins) for god in GODS if city.gods & BIT[god.number])
    city.god_coins = reader.number(data, "god_coins", 0, most, 0)


def know_symbol(city: City, symbol: int) -> None:
    """A city has a symbol; nothing follows from it."""
    city.kinds += 0 if lane(city.science, symbol) else 1
    city.science += 256**symbol


def read_offering(reader: Reader, value: object, place: str) -> int | None:
    """The place of an Offering token among all, by its value."""
    if isinstance(value, bool) or not isinstance(value, int):
        reader.fault(f"there is no offering {shown(value)} ({place})")
        return None
    return reader.named(str(value), "offering", {str(n): k for k, n in enumerate(OFFERINGS)}, place)


def read_token_on(reader: Reader, place: Data, state: State, slot: int) -> None:
    """The token on a card of the structure."""
    pantheon = state.pantheon
    if pantheon is None or "token" not in place:
        return
    token, where = place["token"], f"slot {slot}"
    if "back" not in place:
        reader.fault(f"the card in {where} is turned up and cannot carry a token")
    if state.layout.mythology & BIT[slot]:
        if token not in MYTHOLOGY_NAMES:
            reader.fault(f"there is no mythology {shown(token)} ({where})")
            return
        state.deal.mythology[mark_of(state.layout.mythology, slot)] = MYTHOLOGY_NAMES.index(str(token))
    elif state.layout.offerings & BIT[slot]:
        offering = read_offering(reader, token, where)
        if offering is None:
            return
        state.deal.offerings[mark_of(state.layout.offerings, slot)] = OFFERINGS[offering]
    else:
        reader.fault(f"{where} carries no token in age {state.age}")
        return
    pantheon.marks |= BIT[slot]


def read_pantheon(reader: Reader, data: Data, state: State, pantheon: Pantheon) -> None:
    """The board, the stacks and who knows what; a stack left out holds its gods that are nowhere else."""
    printed = data.get("pantheon", {})
    if not isinstance(printed, Mapping):
        reader.fault("pantheon must be an object")
        return
    reader.only(printed, ("slots", "stacks", "tokens", "snake", "minerva"), "the Pantheon")
    opened = state.age >= FIRST_AGE_OF_GODS
    slots = reader.items(printed, "slots", [None] * int(SLOT_COUNT))
    if len(slots) != SLOT_COUNT:
        reader.fault(f"the Pantheon has {SLOT_COUNT} slots")
    for n, place in enumerate(slots[: int(SLOT_COUNT)]):
        if place is None:
            continue
        if not isinstance(place, Mapping):
            reader.fault(f"slot {n + 1} of the Pantheon is not an object")
            continue
        god = reader.named(place.get("god"), "god", GOD_NUMBERS, f"slot {n + 1} of the Pantheon")
        if god is None:
            continue
        _check_face_down(reader, place, god)
        pantheon.slots[n] = god
        if opened:
            _seen(pantheon, god, {"shown": True})
        else:
            _seen(pantheon, god, place)
    for city in (state.city0, state.city1):
        for god in members(city.gods & ~BIT[GATE]):
            _seen(pantheon, god, {"shown": True})
    if (("god", GODS[GATE].name) in reader.places) != opened:
        reader.fault("the Gate comes into play when Age II begins")
    chosen = [entry.get("god") for entry in reader.objects(data, "steps", []) if entry.get("step") == "order"]
    for number in reader.all_named(chosen, "god", GOD_NUMBERS, "the god that was chosen"):
        _seen(pantheon, number, {"shown": True})
    _read_stacks(reader, printed, pantheon)
    _read_tokens_on_gods(reader, printed, pantheon, opened)
    _read_pawns(reader, printed, state, pantheon)
    for viewer in (0, 1, int(SPECTATOR)):
        pantheon.see(viewer, 0)
    _count_tokens(reader, state, pantheon)
    if len(members((state.city0.hi | state.city1.hi) & TEMPLE_CARDS)) > TEMPLES_IN_PLAY:
        reader.fault(f"only {TEMPLES_IN_PLAY} Grand Temples are in play")


def _check_face_down(reader: Reader, place: Data, god: int) -> None:
    reader.only(place, FACE_DOWN, f"the card of {GODS[god].name}")
    if god != GATE:
        reader.follows(place, "back", MYTHOLOGY_NAMES[MYTHOLOGY_OF[god]], f"of {GODS[god].name}")
    known_to = reader.items(place, "known_to", [])
    if any(type(seat) is not int or not 0 <= seat <= 1 for seat in known_to):
        reader.fault(f"{GODS[god].name} is known to seats")
    reader.flag(place, "shown")


def _seen(pantheon: Pantheon, god: int, place: Data) -> None:
    known_to = place.get("known_to", [])
    for viewer in (0, 1, int(SPECTATOR)):
        if place.get("shown") is True or (isinstance(known_to, list) and viewer in known_to):
            pantheon.known[viewer] |= BIT[god]


def _read_stacks(reader: Reader, printed: Data, pantheon: Pantheon) -> None:
    stacks = printed.get("stacks", {})
    if not isinstance(stacks, Mapping) or any(name not in MYTHOLOGY_NAMES for name in stacks):
        reader.fault("the stacks of gods are an object by mythology")
        return
    for n, name in enumerate(MYTHOLOGY_NAMES):
        family = members(int(pantheon.families[n]))
        rest = [{"god": GODS[god].name} for god in family if ("god", GODS[god].name) not in reader.places]
        place = n * int(STACK)
        for entry in reader.objects(stacks, name, rest):
            god = reader.named(entry.get("god"), "god", GOD_NUMBERS, f"the {name} stack")
            if god is None:
                continue
            _check_face_down(reader, entry, god)
            if god not in family:
                reader.fault(f"{GODS[god].name} is not a god of the {name} stack")
                continue
            pantheon.stacks[place] = god
            place += 1
            _seen(pantheon, god, entry)
        reader.faults += [
            f"the god {GODS[god].name} is nowhere"
            for god in family
            if ("god", GODS[god].name) not in reader.places
        ]


def _read_tokens_on_gods(reader: Reader, printed: Data, pantheon: Pantheon, opened: bool) -> None:
    numbers = {token.name: int(token.number) for token in PROGRESS}
    tokens = reader.all_named(reader.items(printed, "tokens", []), "token", numbers, "the tokens on a god")
    pantheon.tokens = mask_of(tokens)
    if opened and not tokens:
        reader.faults += [
            f"there must be progress tokens on {GODS[god].name}"
            for god in pantheon.slots
            if god >= 0 and GODS[god].god_tokens
        ]


def _read_pawns(reader: Reader, printed: Data, state: State, pantheon: Pantheon) -> None:
    if printed.get("minerva") is not None:
        pantheon.minerva = reader.number(printed, "minerva", -int(CAPITAL), int(CAPITAL))
        if pantheon.minerva == state.pawn:
            reader.fault("the Minerva pawn is on the space of the conflict pawn")
    snake = printed.get("snake")
    if snake is None:
        return
    for seat in (0, 1):
        theirs, mine = state.city(1 - seat), state.city(seat)
        for card in CARDS:
            in_city = theirs.has(card)
            if card.name == snake and card.color == GREEN and in_city and mine.gods & SNAKE_GODS:
                pantheon.snake = card.number
                know_symbol(mine, int(card.symbol))
                return
    reader.fault("the Snake must lie on a green card of the opponent of its owner")


SNAKE_GODS = mask_of(
    [int(god.number) for god in GODS if (int(steps.SNAKE), 0) in [(int(k), int(a)) for k, a in god.asks]]
)


def _count_tokens(reader: Reader, state: State, pantheon: Pantheon) -> None:
    deal, layout = state.deal, state.layout
    lying = [
        int(deal.mythology[mark_of(layout.mythology, slot)])
        for slot in members(pantheon.marks & layout.mythology)
    ]
    in_play = 0
    for n, name in enumerate(MYTHOLOGY_NAMES):
        there = lying.count(n) + int(lane(state.city0.mythology, n) + lane(state.city1.mythology, n))
        in_play += there
        if there > TOKENS_PRINTED[n]:
            reader.fault(f"there are only {TOKENS_PRINTED[n]} {name} Mythology tokens")
    if in_play > TOKENS_IN_PLAY:
        reader.fault(f"only {TOKENS_IN_PLAY} Mythology tokens are in play")


def read_hidden_gods(reader: Reader, data: Data, state: State, pantheon: Pantheon) -> None:
    """The offerings of Age II, if it is to come, and what later draws from the box give."""
    deal = state.deal
    if state.age < FIRST_AGE_OF_GODS:
        values = reader.items(data, "next_offerings", list(OFFERINGS))
        found = [read_offering(reader, value, "the offerings to come") for value in values]
        if sorted(n for n in found if n is not None) != list(range(len(OFFERINGS))):
            reader.fault("all Offering tokens are still to come in Age I")
        else:
            deal.offerings = vec[i64]([OFFERINGS[n] for n in found if n is not None])
    box = [int(token) for token in deal.box]
    tokens = sorted(box + members(pantheon.tokens))
    orders = []
    for order in reader.items(data, "draws", []):
        names = {PROGRESS[token].name: token for token in tokens}
        if not isinstance(order, list) or sorted(map(str, order)) != sorted(names):
            reader.fault("a later draw is an order of the tokens in the box")
        else:
            orders.append([names[str(name)] for name in order])
    orders = orders or [box + members(pantheon.tokens)] * (1 + RESHUFFLES)
    deal.box = vec[i64](orders[0])
    deal.reshuffles = [vec[i64](order) for order in orders[1:]]


def read_step_gods(reader: Reader, entry: Data, state: State, kind: int) -> int | None:
    """The argument of a step of Pantheon; also what its player has seen because of it."""
    pantheon = state.pantheon
    if kind == steps.STEAL:
        colors = reader.items(entry, "colors")
        if not colors or any(color not in COLORS for color in colors):
            reader.fault("the colors of a card to steal are wrong")
            return None
        return mask_of([COLORS.index(str(color)) for color in colors])
    if kind in (steps.CLAIM, steps.STRIKE):
        return 0
    if pantheon is None:
        reader.fault(f"the step {entry.get('step')} belongs to Pantheon")
        return None
    if kind == steps.ORDER:
        god = GOD_NUMBERS.get(str(entry.get("god")))
        if god is None or god == GATE or pantheon.height(GODS[god].mythology) != STACK - 1:
            reader.fault("two gods must be left to be put in order")
            return None
        pantheon.show(revealed(pantheon, 1 + GODS[god].mythology))
        return god
    if kind not in (steps.PLACE, steps.GOD):
        return 0
    mythology = entry.get("mythology")
    if kind == steps.GOD and mythology is None:
        pantheon.show(revealed(pantheon, 0))
        return 0
    if mythology not in MYTHOLOGY_NAMES or pantheon.top(MYTHOLOGY_NAMES.index(str(mythology))) < 0:
        reader.fault(f"there is no stack of gods {shown(mythology)}")
        return None
    number = MYTHOLOGY_NAMES.index(str(mythology))
    if kind == steps.PLACE:
        pantheon.see(reader.number(entry, "seat", 0, 1), drawn_gods(state, number))
        return number
    pantheon.show(revealed(pantheon, 1 + number))
    return 1 + number


# The deal.


def deal_gods_data(deal: Deal) -> dict[str, object]:
    """What Pantheon adds to a deal."""
    return {
        "mythology": [MYTHOLOGY_NAMES[n] for n in deal.mythology],
        "offerings": [int(value) for value in deal.offerings],
        "gods": {
            name: [GODS[god].name for god in list(deal.gods)[n * int(STACK) : (n + 1) * int(STACK)]]
            for n, name in enumerate(MYTHOLOGY_NAMES)
        },
        "reshuffles": [[PROGRESS[token].name for token in order] for order in deal.reshuffles],
    }


def read_deal_gods(reader: Reader, data: Data, deal: Deal) -> None:
    """What Pantheon adds to a deal (PAN-SETUP-03, -06, -09)."""
    tokens = [MYTHOLOGY_NAMES.index(str(n)) for n in reader.items(data, "mythology") if n in MYTHOLOGY_NAMES]
    if len(tokens) != TOKENS_IN_PLAY or len(reader.items(data, "mythology")) != TOKENS_IN_PLAY:
        reader.fault(f"a deal has {TOKENS_IN_PLAY} Mythology tokens")
    if any(tokens.count(n) > TOKENS_PRINTED[n] for n in tokens):
        reader.fault("there are not so many Mythology tokens of one kind")
    deal.mythology = vec[i64](tokens)
    offerings = [read_offering(reader, value, "the offerings") for value in reader.items(data, "offerings")]
    found = [n for n in offerings if n is not None]
    if len(found) != len(OFFERINGS):
        reader.fault(f"a deal has {len(OFFERINGS)} Offering tokens")
    deal.offerings = vec[i64]([OFFERINGS[n] for n in found])
    stacks = data.get("gods")
    gods: list[int] = []
    if not isinstance(stacks, Mapping):
        reader.fault("gods must be an object by mythology")
        stacks = {}
    for n, name in enumerate(MYTHOLOGY_NAMES):
        stack = reader.all_named(reader.items(stacks, name), "god", GOD_NUMBERS, f"the {name} stack")
        if sorted(stack) != sorted(int(god) for god in deal.rules.gods[n]):
            reader.fault(f"the {name} stack must hold its {STACK} gods")
        gods += stack
    deal.gods = vec[i64](gods)
    box = {PROGRESS[token].name: int(token) for token in deal.box}
    for order in reader.lists(data, "reshuffles", RESHUFFLES):
        if sorted(map(str, order)) != sorted(box):
            reader.fault("each of the reshuffles is an order of the tokens in the box")
            continue
        deal.reshuffles.append(vec[i64]([box[str(name)] for name in order]))


def blank_deal(deal: Deal) -> None:
    """Room for the tokens of a position that says where they lie."""
    deal.mythology = vec[i64]([0] * TOKENS_IN_PLAY)
    deal.offerings = vec[i64](list(OFFERINGS))
