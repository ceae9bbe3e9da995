"""The zones of Pantheon: gods on the board and in their stacks, tokens, and what belongs to a player.

Who knows a face-down card is public, since everyone sees who draws it; which god it is, is not.
"""

from collections.abc import Mapping
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from pharos.core.bits import BIT, lane, mask_of, members
from pharos.core.chance import shuffled
from pharos.core.plain import shown
from pharos.core.reader import Data, Reader
from pharos.core.shape import Either, Flag, Maybe, Name, Parts, Several, Whole
from pharos.core.zone import Eye, Written, Zone, parts
from pharos.duel.deal import RESHUFFLES
from pharos.duel.military import CAPITAL
from pharos.duel.names import CARD_NUMBERS, TOKEN_NUMBERS
from pharos.duel.pantheon import steps as pantheon_steps
from pharos.duel.pantheon.activation import FIRST_AGE_OF_GODS, OFFERINGS, revealed
from pharos.duel.pantheon.board import NOWHERE, SPECTATOR, Pantheon, mark_of
from pharos.duel.pantheon.dealing import GOD_NUMBERS, TOKENS_IN_PLAY, TOKENS_PRINTED, read_offering
from pharos.duel.pantheon.gods import (
    GATE,
    GODS,
    MYTHOLOGY_CHAINS,
    MYTHOLOGY_NAMES,
    MYTHOLOGY_OF,
    SLOT_COUNT,
    STACK,
    TEMPLE_CARDS,
    TEMPLES_IN_PLAY,
)
from pharos.duel.pantheon.tokens import drawn_gods
from pharos.duel.piece import GREEN
from pharos.duel.pieces import CARDS, PROGRESS
from pharos.duel.science import know_symbol
from pharos.duel.state import State
from pharos.duel.zones.cards import TokenOnCard
from pharos.duel.zones.city import Holding, gained
from pharos.duel.zones.drawing import CARD, TOKENS, Drawing
from pharos.duel.zones.turn import STEAL, Argument

MYTHOLOGY = Name("mythology", MYTHOLOGY_NAMES)
GOD = Name("god", GOD_NUMBERS)
OFFERING = Whole(0, max(OFFERINGS))
FACE_DOWN = Parts({}, {"god": GOD, "back": MYTHOLOGY, "known_to": Several(Whole(0, 1), 2), "shown": Flag()})
VIEWERS = (0, 1, int(SPECTATOR))
SNAKE_GODS = mask_of(
    [
        int(god.number)
        for god in GODS
        if (int(pantheon_steps.SNAKE), 0) in [(int(k), int(a)) for k, a in god.asks]
    ]
)


def board_of(state: State) -> Pantheon:
    """Returns the Pantheon of a game that is played with it."""
    assert state.pantheon is not None
    return state.pantheon


class CityGods(Zone[Holding]):
    """What belongs to a player, all of it public (PAN-TOKEN-10)."""

    open_to_all: bool = True
    shapes = parts(
        mythology=Several(MYTHOLOGY, sum(TOKENS_PRINTED)),
        offerings=Several(OFFERING, len(OFFERINGS)),
        gods=Several(GOD, len(GODS)),
        god_coins=Whole(0, 99),
    )

    def write(self, state: Holding, eye: Eye) -> Written:
        city = state.city
        return {
            "mythology": [
                name for n, name in enumerate(MYTHOLOGY_NAMES) for _ in range(int(lane(city.mythology, n)))
            ],
            "offerings": [value for n, value in enumerate(OFFERINGS) if city.offerings & BIT[n]],
            "gods": [god.name for god in GODS if city.gods & BIT[god.number]],
            "god_coins": int(city.god_coins),
        }

    def read(self, reader: Reader, data: Data, state: Holding) -> None:
        city, place = state.city, state.place
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
            city.gods |= BIT[number]
            gained(city, GODS[number])
        most = sum(int(god.god_coins) for god in GODS if city.gods & BIT[god.number])
        city.god_coins = reader.number(data, "god_coins", 0, most, 0)


class PantheonToken(TokenOnCard):
    """Mythology tokens in Age I, offering tokens in Age II, each on a face-down card."""

    shapes = parts(token=Either(OFFERING, MYTHOLOGY))

    def write(self, state: State, slot: int) -> Written:
        if not board_of(state).marks & BIT[slot]:
            return {}
        layout, deal = state.layout, state.deal
        if layout.mythology & BIT[slot]:
            return {"token": MYTHOLOGY_NAMES[deal.mythology[mark_of(layout.mythology, slot)]]}
        return {"token": int(deal.offerings[mark_of(layout.offerings, slot)])}

    def read(self, reader: Reader, place: Data, state: State, slot: int) -> None:
        if "token" not in place:
            return
        token, where = place["token"], f"slot {slot}"
        if "back" not in place:
            reader.fault(f"the card in {where} is turned up and cannot carry a token")
        if state.layout.mythology & BIT[slot]:
            if token not in MYTHOLOGY_NAMES:
                reader.fault(f"there is no mythology {shown(token)} ({where})")
                return
            number = MYTHOLOGY_NAMES.index(str(token))
            state.deal.mythology[mark_of(state.layout.mythology, slot)] = number
        elif state.layout.offerings & BIT[slot]:
            offering = read_offering(reader, token, where)
            if offering is None:
                return
            state.deal.offerings[mark_of(state.layout.offerings, slot)] = OFFERINGS[offering]
        else:
            reader.fault(f"{where} carries no token in age {state.age}")
            return
        board_of(state).marks |= BIT[slot]


class Gods(Zone[State]):
    """The board, the stacks, tokens on Enki, the Snake and Minerva (PAN-TOKEN-07, PAN-WONDER-05)."""

    shapes = parts(
        pantheon=Parts(
            {
                "slots": Several(Maybe(FACE_DOWN), int(SLOT_COUNT), int(SLOT_COUNT)),
                "stacks": Parts({name: Several(FACE_DOWN, int(STACK)) for name in MYTHOLOGY_NAMES}),
                "tokens": TOKENS,
                "snake": Maybe(CARD),
                "minerva": Maybe(Whole(-int(CAPITAL), int(CAPITAL))),
            }
        )
    )

    def write(self, state: State, eye: Eye) -> Written:
        pantheon = board_of(state)
        slots: list[Written | None] = []
        for god in pantheon.slots:
            if god < 0:
                slots.append(None)
            elif state.age < FIRST_AGE_OF_GODS:
                slots.append(self._face_down(pantheon, int(god), eye, True))
            else:
                slots.append({"god": GODS[god].name})
        stacks = {
            name: [
                self._face_down(pantheon, int(god), eye, not eye.everything)
                for god in list(pantheon.stacks)[n * int(STACK) : (n + 1) * int(STACK)]
                if god >= 0
            ]
            for n, name in enumerate(MYTHOLOGY_NAMES)
        }
        part = {
            "slots": slots,
            "stacks": stacks,
            "tokens": [token.name for token in PROGRESS if pantheon.tokens & BIT[token.number]],
            "snake": CARDS[pantheon.snake].name if pantheon.snake >= 0 else None,
            "minerva": int(pantheon.minerva) if pantheon.minerva != NOWHERE else None,
        }
        return {"pantheon": part}

    def _face_down(self, pantheon: Pantheon, god: int, eye: Eye, with_back: bool) -> Written:
        """Returns a face-down god and who knows it, which is public, since everyone saw who drew it."""
        knowing = [seat for seat in (0, 1) if pantheon.known[seat] & BIT[god]]
        is_shown = bool(pantheon.known[SPECTATOR] & BIT[god])
        data: Written = {"back": MYTHOLOGY_NAMES[MYTHOLOGY_OF[god]]} if with_back else {}
        if eye.everything or is_shown or eye.seat in knowing:
            data["god"] = GODS[god].name
        if knowing:
            data["known_to"] = knowing
        if is_shown:
            data["shown"] = True
        return data

    def read(self, reader: Reader, data: Data, state: State) -> None:
        """Reads the board; an omitted stack holds its gods that are nowhere else."""
        pantheon, part = board_of(state), data.get("pantheon", {})
        if not isinstance(part, Mapping):
            reader.fault("pantheon must be an object")
            return
        reader.only(part, ("slots", "stacks", "tokens", "snake", "minerva"), "the Pantheon")
        opened = state.age >= FIRST_AGE_OF_GODS
        self._read_slots(reader, part, pantheon, opened)
        for city in (state.city0, state.city1):
            for god in members(city.gods & ~BIT[GATE]):
                _know(pantheon, god, VIEWERS)
        if (("god", GODS[GATE].name) in reader.places) != opened:
            reader.fault("the Gate comes into play when Age II begins")
        told = reader.objects(data, "steps", [])
        chosen = [entry.get("god") for entry in told if entry.get("step") == "order"]
        for number in reader.all_named(chosen, "god", GOD_NUMBERS, "the god that was chosen"):
            _know(pantheon, number, VIEWERS)
        self._read_stacks(reader, part, pantheon)
        self._read_tokens(reader, part, pantheon, opened)
        self._read_pawns(reader, part, state, pantheon)
        for viewer in VIEWERS:
            pantheon.see(viewer, 0)
        self._count_tokens(reader, state, pantheon)
        pending = sum(entry.get("step") == "place" for entry in told)
        self._count_places(reader, state, pantheon, pending, opened)
        if len(members((state.city0.hi | state.city1.hi) & TEMPLE_CARDS)) > TEMPLES_IN_PLAY:
            reader.fault(f"only {TEMPLES_IN_PLAY} Grand Temples are in play")

    def _read_slots(self, reader: Reader, part: Data, pantheon: Pantheon, opened: bool) -> None:
        slots = reader.items(part, "slots", [None] * int(SLOT_COUNT))
        if len(slots) != SLOT_COUNT:
            reader.fault(f"the Pantheon has {SLOT_COUNT} slots")
        for n, place in enumerate(slots[: int(SLOT_COUNT)]):
            if isinstance(place, Mapping):
                god = self._read_god(reader, place, pantheon, f"slot {n + 1} of the Pantheon", opened)
                if god is not None:
                    pantheon.slots[n] = god
            elif place is not None:
                reader.fault(f"slot {n + 1} of the Pantheon is not an object")

    def _read_god(
        self, reader: Reader, place: Data, pantheon: Pantheon, where: str, is_shown: bool
    ) -> int | None:
        """Reads a god and who knows it."""
        god = reader.named(place.get("god"), "god", GOD_NUMBERS, where)
        if god is None:
            return None
        reader.only(place, FACE_DOWN.shapes, f"the card of {GODS[god].name}")
        if god != GATE:
            reader.follows(place, "back", MYTHOLOGY_NAMES[MYTHOLOGY_OF[god]], f"of {GODS[god].name}")
        known_to = reader.items(place, "known_to", [])
        if any(type(seat) is not int or not 0 <= seat <= 1 for seat in known_to):
            reader.fault(f"{GODS[god].name} is known to seats")
        everybody = reader.flag(place, "shown") or is_shown
        _know(pantheon, god, [viewer for viewer in VIEWERS if everybody or viewer in known_to])
        return god

    def _read_stacks(self, reader: Reader, part: Data, pantheon: Pantheon) -> None:
        stacks = part.get("stacks", {})
        if not isinstance(stacks, Mapping) or any(name not in MYTHOLOGY_NAMES for name in stacks):
            reader.fault("the stacks of gods are an object by mythology")
            return
        for mythology, name in enumerate(MYTHOLOGY_NAMES):
            family = members(int(pantheon.families[mythology]))
            rest = [{"god": GODS[n].name} for n in family if ("god", GODS[n].name) not in reader.places]
            place = mythology * int(STACK)
            for entry in reader.objects(stacks, name, rest):
                god = self._read_god(reader, entry, pantheon, f"the {name} stack", False)
                if god is None:
                    continue
                if god not in family:
                    reader.fault(f"{GODS[god].name} is not a god of the {name} stack")
                    continue
                pantheon.stacks[place] = god
                place += 1
            missing = [GODS[n].name for n in family if ("god", GODS[n].name) not in reader.places]
            reader.faults += [f"the god {god_name} is nowhere" for god_name in missing]

    def _read_tokens(self, reader: Reader, part: Data, pantheon: Pantheon, opened: bool) -> None:
        named = reader.items(part, "tokens", [])
        tokens = reader.all_named(named, "token", TOKEN_NUMBERS, "the tokens on a god")
        pantheon.tokens = mask_of(tokens)
        if opened and not tokens:
            reader.faults += [
                f"there must be progress tokens on {GODS[god].name}"
                for god in pantheon.slots
                if god >= 0 and GODS[god].god_tokens
            ]

    def _read_pawns(self, reader: Reader, part: Data, state: State, pantheon: Pantheon) -> None:
        if part.get("minerva") is not None:
            pantheon.minerva = reader.number(part, "minerva", -int(CAPITAL), int(CAPITAL))
            if pantheon.minerva == state.pawn:
                reader.fault("the Minerva pawn is on the space of the conflict pawn")
        snake = part.get("snake")
        if snake is None:
            return
        card = CARDS[CARD_NUMBERS[snake]] if isinstance(snake, str) and snake in CARD_NUMBERS else None
        for seat in (0, 1):
            theirs, mine = state.city(1 - seat), state.city(seat)
            if card and card.color == GREEN and theirs.has(card) and mine.gods & SNAKE_GODS:
                pantheon.snake = card.number
                know_symbol(mine, card.symbol)
                return
        reader.fault("the Snake must lie on a green card of the opponent of its owner")

    def _count_tokens(self, reader: Reader, state: State, pantheon: Pantheon) -> None:
        deal, layout = state.deal, state.layout
        marked = members(pantheon.marks & layout.mythology)
        lying = [int(deal.mythology[mark_of(layout.mythology, slot)]) for slot in marked]
        in_play = 0
        for n, name in enumerate(MYTHOLOGY_NAMES):
            there = lying.count(n) + int(lane(state.city0.mythology, n) + lane(state.city1.mythology, n))
            in_play += there
            if there > TOKENS_PRINTED[n]:
                reader.fault(f"there are only {TOKENS_PRINTED[n]} {name} Mythology tokens")
        if in_play > TOKENS_IN_PLAY:
            reader.fault(f"only {TOKENS_IN_PLAY} Mythology tokens are in play")

    def _count_places(
        self, reader: Reader, state: State, pantheon: Pantheon, pending: int, opened: bool
    ) -> None:
        """Checks that tokens place one god each, leaving a slot for the Gate (PAN-TOKEN-02, PAN-SETUP-08)."""
        if opened and pending:
            reader.fault("gods are placed in Age I")
        placed = sum(god >= 0 for god in pantheon.slots)
        lying = len(members(pantheon.marks & state.layout.mythology))
        if not opened and placed + pending + lying > TOKENS_IN_PLAY:
            reader.fault(f"{TOKENS_IN_PLAY} Mythology tokens place no more than {TOKENS_IN_PLAY} gods")

    def sample(self, drawing: Drawing) -> None:
        """Draws a god for every card that the viewer does not know."""
        position = drawing.position
        shown_part: Any = position["pantheon"]
        slots = [place and dict(place) for place in shown_part["slots"]]
        stacks = {name: [dict(place) for place in stack] for name, stack in shown_part["stacks"].items()}
        position["pantheon"] = {**shown_part, "slots": slots, "stacks": stacks}
        seen = {god for city in position["cities"] for god in city["gods"]}
        seen |= {entry.get("god") for entry in position["steps"]}
        seen |= {place.get("god") for place in slots if place}
        for n, name in enumerate(MYTHOLOGY_NAMES):
            places = [place for place in [*slots, *stacks[name]] if place and place.get("back") == name]
            named = seen | {place.get("god") for place in places}
            family = [int(god) for god in drawing.rules.gods[n]]
            unknown = shuffled(drawing.chance, [god for god in family if GODS[god].name not in named])
            for place in places:
                if "god" not in place:
                    place["god"] = GODS[unknown.pop()].name


def _know(pantheon: Pantheon, god: int, viewers: list[int] | tuple[int, ...]) -> None:
    for viewer in viewers:
        pantheon.known[viewer] |= BIT[god]


def coming_orders(state: State) -> list[vec[i64]]:
    """Returns the orders in which the next draws from the box take tokens (PAN-PROG-09)."""
    orders = [state.deal.box, *state.deal.reshuffles]
    return orders[min(int(state.draws), len(orders) - 1) :]


class Chances(Zone[State]):
    """Hidden from everyone: the offerings of Age II, and the results of later draws from the box."""

    open_to_all: bool = True
    hidden: tuple[str, ...] = ("draws", "next_offerings")

    def write(self, state: State, eye: Eye) -> Written:
        if not eye.everything:
            return {}
        tokens = state.box | board_of(state).tokens
        data: Written = {
            "draws": [
                [PROGRESS[token].name for token in order if tokens & BIT[token]]
                for order in coming_orders(state)
            ]
        }
        if state.age < FIRST_AGE_OF_GODS:
            data["next_offerings"] = [int(value) for value in state.deal.offerings]
        return data

    def read(self, reader: Reader, data: Data, state: State) -> None:
        deal = state.deal
        if state.age < FIRST_AGE_OF_GODS:
            values = reader.items(data, "next_offerings", list(OFFERINGS))
            found = [read_offering(reader, value, "the offerings to come") for value in values]
            if sorted(n for n in found if n is not None) != list(range(len(OFFERINGS))):
                reader.fault("all Offering tokens are still to come in Age I")
            else:
                deal.offerings = vec[i64]([OFFERINGS[n] for n in found if n is not None])
        tokens = [int(token) for token in deal.box] + members(board_of(state).tokens)
        names = {PROGRESS[token].name: token for token in tokens}
        orders = []
        for order in reader.items(data, "draws", []):
            if not isinstance(order, list) or sorted(map(str, order)) != sorted(names):
                reader.fault("a later draw is an order of the tokens in the box")
            else:
                orders.append([names[str(name)] for name in order])
        orders = orders or [tokens] * (1 + RESHUFFLES)
        deal.box = vec[i64](orders[0])
        deal.reshuffles = [vec[i64](order) for order in orders[1:]]

    def sample(self, drawing: Drawing) -> None:
        position, chance = drawing.position, drawing.chance
        box = position["box"]
        tokens = [TOKEN_NUMBERS[name] for name in [*box, *position["pantheon"]["tokens"]]]
        orders = [[PROGRESS[n].name for n in shuffled(chance, tokens)] for _ in range(1 + RESHUFFLES)]
        orders[0] = drawing.drawn + [name for name in orders[0] if name not in drawing.drawn]
        position["draws"] = orders
        position["box"] = [name for name in orders[0] if name in box]
        if position["age"] == 1:
            places = shuffled(chance, list(range(len(OFFERINGS))))
            position["next_offerings"] = [OFFERINGS[n] for n in places]


# Arguments of steps


def _stack_of(reader: Reader, entry: Data, state: State) -> int | None:
    """Returns the mythology of a non-empty stack."""
    mythology = entry.get("mythology")
    pantheon = board_of(state)
    if mythology not in MYTHOLOGY_NAMES or pantheon.top(MYTHOLOGY_NAMES.index(str(mythology))) < 0:
        reader.fault(f"there is no stack of gods {shown(mythology)}")
        return None
    return MYTHOLOGY_NAMES.index(str(mythology))


def _read_place(reader: Reader, entry: Data, state: State) -> int | None:
    number = _stack_of(reader, entry, state)
    if number is not None:
        board_of(state).see(reader.number(entry, "seat", 0, 1), drawn_gods(state, number))
    return number


def _read_choice_of_god(reader: Reader, entry: Data, state: State) -> int | None:
    """Reads gods of a stack or, without a mythology, of the Gate; everyone sees them."""
    number = -1 if entry.get("mythology") is None else _stack_of(reader, entry, state)
    if number is None:
        return None
    board_of(state).show(revealed(board_of(state), 1 + number))
    return 1 + number


def _read_order(reader: Reader, entry: Data, state: State) -> int | None:
    pantheon = board_of(state)
    god = GOD_NUMBERS.get(str(entry.get("god")))
    if god is None or god == GATE or pantheon.height(GODS[god].mythology) != STACK - 1:
        reader.fault("two gods must be left to be put in order")
        return None
    pantheon.show(revealed(pantheon, 1 + GODS[god].mythology))
    return god


ARGUMENTS: dict[int, Argument] = {
    int(pantheon_steps.PLACE): Argument(
        lambda n: {"mythology": MYTHOLOGY_NAMES[n]}, _read_place, {"mythology": MYTHOLOGY}
    ),
    int(pantheon_steps.GOD): Argument(
        lambda n: {"mythology": MYTHOLOGY_NAMES[n - 1]} if n else {},
        _read_choice_of_god,
        {"mythology": MYTHOLOGY},
    ),
    int(pantheon_steps.ORDER): Argument(lambda n: {"god": GODS[n].name}, _read_order, {"god": GOD}),
    int(pantheon_steps.STEAL): STEAL,
}
