"""The cities and their contents."""

from typing import final

from pharos.core.bits import BIT, members
from pharos.core.plain import shown
from pharos.core.reader import Data, Reader
from pharos.core.shape import Flag, Name, Parts, Several
from pharos.core.zone import Eye, Zone, parts
from pharos.core.zone import Written as Written
from pharos.core.zones import Zones
from pharos.duel.names import CARD_NUMBERS, TOKEN_NUMBERS, WONDER_NUMBERS, cards_in, names_in
from pharos.duel.piece import RESOURCES, Piece
from pharos.duel.pieces import CARDS, PROGRESS, SETUP, WONDERS
from pharos.duel.science import know_symbol
from pharos.duel.state import City, State
from pharos.duel.zones.drawing import CARD, CARDS_LISTED, SEATS, TOKENS, WONDER


@final
class Holding:
    """A seat's city, with the state it belongs to."""

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.city = state.city(seat)

    @property
    def place(self) -> str:
        """The name of the city in messages."""
        return f"city {self.seat}"


class Cities(Zone[State]):
    """Both cities, with zones of their own."""

    def __init__(self, zones: Zones[Holding]) -> None:
        self.zones = zones
        self.open_to_all = not zones.differing
        self.shapes = {"cities": Several(zones.shape, 2, 2)}

    def write(self, state: State, eye: Eye) -> Written:
        holdings = [Holding(state, seat) for seat in SEATS]
        return {"cities": [self.zones.write(holding, eye) for holding in holdings]}

    def read(self, reader: Reader, data: Data, state: State) -> None:
        rows = reader.objects(data, "cities")
        if len(rows) != len(SEATS):
            reader.fault("cities must be two")
            return
        for seat, row in enumerate(rows):
            holding = Holding(state, seat)
            self.zones.read(reader, row, holding, holding.place)


def gained(city: City, piece: Piece) -> None:
    """Adds a component and its symbol to a city, without further consequences."""
    city.gain(piece)
    if piece.symbol >= 0:
        know_symbol(city, int(piece.symbol))


class Buildings(Zone[Holding]):
    """The cards of a city."""

    open_to_all: bool = True
    shapes = parts(cards=CARDS_LISTED)

    def write(self, state: Holding, eye: Eye) -> Written:
        return {"cards": cards_in(state.city)}

    def read(self, reader: Reader, data: Data, state: Holding) -> None:
        for number in reader.all_named(reader.items(data, "cards", []), "card", CARD_NUMBERS, state.place):
            if CARDS[number].age > state.state.age:
                reader.fault(f"{CARDS[number].name} in {state.place} is of a later age")
            gained(state.city, CARDS[number])


class CityWonders(Zone[Holding]):
    """Wonders, with the cards under built ones."""

    open_to_all: bool = True
    shapes = parts(wonders=Several(Parts({"id": WONDER, "built": Flag()}, {"card": CARD}), len(WONDERS)))

    def write(self, state: Holding, eye: Eye) -> Written:
        standing, under = int(state.city.standing), state.state.under
        wonders: list[Written] = []
        for n in members(state.city.wonders):
            built = bool(standing >> n & 1)
            wonders.append({"id": WONDERS[n].name, "built": built})
            if built:
                wonders[-1]["card"] = CARDS[under[n]].name
        return {"wonders": wonders}

    def read(self, reader: Reader, data: Data, state: Holding) -> None:
        city = state.city
        for entry in reader.objects(data, "wonders", []):
            reader.only(entry, ("id", "built", "card"), f"a wonder of {state.place}")
            wonder = reader.named(entry.get("id"), "wonder", WONDER_NUMBERS, state.place)
            if wonder is None:
                continue
            city.wonders |= BIT[wonder]
            if reader.flag(entry, "built"):
                city.standing |= BIT[wonder]
                gained(city, WONDERS[wonder])
                place = f"under {WONDERS[wonder].name}"
                tucked = reader.named(entry.get("card"), "card", CARD_NUMBERS, place)
                if tucked is not None:
                    state.state.under[wonder] = tucked
            elif "card" in entry:
                reader.fault(f"{WONDERS[wonder].name} is not built and has a card")
        # PAN-GOD-RA-02, AGORA-BOTH-10: each expansion has one way to take a wonder.
        most = SETUP.wonders_per_player + state.state.deal.pantheon + state.state.deal.agora
        if len(members(city.wonders)) > most:
            reader.fault(f"{state.place} has more than {most} wonders")


class CityProgress(Zone[Holding]):
    """The progress tokens of a city."""

    open_to_all: bool = True
    shapes = parts(progress=TOKENS)

    def write(self, state: Holding, eye: Eye) -> Written:
        return {"progress": names_in(state.city.progress, PROGRESS)}

    def read(self, reader: Reader, data: Data, state: Holding) -> None:
        tokens = reader.items(data, "progress", [])
        for token in reader.all_named(tokens, "token", TOKEN_NUMBERS, state.place):
            state.city.progress |= BIT[token]
            gained(state.city, PROGRESS[token])


class Discounts(Zone[Holding]):
    """Fixed prices that apply from the next turn on; read after everything that may give them."""

    open_to_all: bool = True
    sometimes = parts(discounts_from_next_turn=Several(Name("resource", RESOURCES), len(RESOURCES)))

    def write(self, state: Holding, eye: Eye) -> Written:
        later = int(state.city.fixed & ~state.city.fixed_now)
        if not later:
            return {}
        not_yet = [resource for n, resource in enumerate(RESOURCES) if later >> 8 * n & 255]
        return {"discounts_from_next_turn": not_yet}

    def read(self, reader: Reader, data: Data, state: Holding) -> None:
        city = state.city
        city.fixed_now = city.fixed
        for resource in reader.items(data, "discounts_from_next_turn", []):
            if resource in RESOURCES:
                city.fixed_now &= ~(255 * 256 ** RESOURCES.index(str(resource)))
            else:
                reader.fault(f"{shown(resource)} is not a resource")
