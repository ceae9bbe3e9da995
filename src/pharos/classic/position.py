"""Positions and views of 7 Wonders as plain data, and sampling of positions that match a view.

A view is the public part of a position and what the seat has seen: its hand, its markers, the
hands it has held, the discard pile when it looked through it. All further conclusions come
from `memory`, which uses only this data.
"""

from collections.abc import Sequence
from functools import cache

from pharos.classic.deal import FREE_CITY_PLAYERS, Deal
from pharos.classic.expansion import ClassicExpansion
from pharos.classic.expansions import MIXES
from pharos.classic.memory import Memory
from pharos.classic.outlook import Outlook
from pharos.classic.piece import EXPANSION_BITS
from pharos.classic.sampling import Sampled
from pharos.classic.state import State, empty_state
from pharos.classic.zones.city import (
    Cities,
    Conflicts,
    FreeBuilds,
    Holding,
    Markers,
    Stages,
    Structures,
    Wonder,
)
from pharos.classic.zones.discard import DiscardBacks, DiscardPile, Looks
from pharos.classic.zones.hands import Coming, FreeCityHolder, Hands, NoPile, OwnHand, Pile, PileCard
from pharos.classic.zones.history import History, known_entries
from pharos.classic.zones.place import Drawing, Place, Scene, Size
from pharos.classic.zones.turn import (
    ASKING,
    Asked,
    Ending,
    Moment,
    Pending,
    Sealed,
    Step,
    StepOrder,
    Waiting,
)
from pharos.core.errors import InvalidPosition
from pharos.core.reader import PARTS_OF_SETUP, Data, Reader
from pharos.core.shape import SET_UP, Shape
from pharos.core.zone import EVERYTHING, Coins, ContentSets, Eye, Written, Zone
from pharos.core.zones import Zones


class TableZones(Zones[Scene]):
    """The zones of a kind of game; `concluded` are those about which a memory infers more than was seen."""

    def __init__(
        self,
        written: Sequence[Zone[Scene]],
        read: Sequence[Zone[Scene]],
        viewed: Sequence[Zone[Scene]],
        concluded: Sequence[Place],
        sampled: Sequence[Place],
    ) -> None:
        super().__init__(written, read, sampled, viewed, SET_UP)
        self.concluded, self.laid = tuple(concluded), tuple(sampled)
        self.parts_of_position = self.parts.union(PARTS_OF_SETUP)


def _if(played: bool, zone: Place) -> list[Place]:
    return [zone] if played else []


@cache
def zones_of(players: int, mix: int) -> TableZones:
    """Returns all zones of a game for a number of players and a mix of expansions."""
    size = Size.of(players, mix)
    played = MIXES.played(mix)
    asking = dict(ASKING)
    for one in played:
        asking |= one.asking()
    moment, waiting, step = Moment(size), Waiting(size), Step()
    asked, pending = Asked(size, asking), Pending(size, asking)
    cities = Cities(size, _zones_of_city(played))
    hands, sealed, discard, coming = Hands(size), Sealed(size), DiscardPile(), Coming(size)
    history, own_hand, looks, outlook = History(size), OwnHand(size), Looks(), Outlook(size)
    for_two, added = players == FREE_CITY_PLAYERS, [one.table_zones(size) for one in played]
    holder, pile = _if(for_two, FreeCityHolder(size)), [Pile() if for_two else NoPile()]
    pile_card = _if(for_two, PileCard())
    lying_open: list[Zone[Scene]] = [ContentSets(), moment, waiting, step, asked, pending, cities]
    lying_open += [DiscardBacks(), Ending(size), *holder, StepOrder()]
    return TableZones(
        [*lying_open, hands, sealed, discard, coming, history, *pile]
        + [zone for one in added for zone in one.written]
        + [own_hand, looks, *pile_card, outlook],
        # The current step depends on everything else.
        read=[moment, step, cities, discard, history]
        + [zone for one in added for zone in one.read]
        + [hands, *pile, coming, asked, pending]
        + [zone for one in added for zone in one.read_with_steps]
        + [sealed],
        viewed=[cities, hands, history, *pile]
        + [zone for one in added for zone in one.viewed]
        + [own_hand, looks, *pile_card, sealed],
        concluded=[hands, history, discard, outlook],
        sampled=[waiting, hands, cities, discard, coming, *pile, history]
        + [zone for one in added for zone in one.sampled]
        + [sealed],
    )


def _zones_of_city(played: Sequence[ClassicExpansion]) -> Zones[Holding]:
    added = [one.city_zones() for one in played]
    wonder, coins, structures, stages = Wonder(), Coins(), Structures(), Stages()
    conflicts, free_builds, markers = Conflicts(), FreeBuilds(), Markers()
    return Zones(
        # Positions and views list the later expansion first.
        [wonder, coins, structures, stages, conflicts, free_builds]
        + [zone for zones in reversed(added) for zone in zones]
        + [markers],
        # Expansions may also let a city build cards for free.
        read=[wonder, coins, structures, stages, markers, conflicts]
        + [zone for zones in added for zone in zones]
        + [free_builds],
    )


def _zones(state: State) -> TableZones:
    return zones_of(int(state.deal.players), int(state.deal.mix & EXPANSION_BITS))


def position_data(state: State) -> Written:
    """Returns everything, including hidden information."""
    return _zones(state).write(Scene(state), EVERYTHING)


def open_data(state: State) -> Written:
    """Returns what is public."""
    return _zones(state).write_open(Scene(state))


def view_data(
    state: State, seat: int | None, setup: Written, *, partner: bool = True, lying_open: Written | None = None
) -> Written:
    """Returns the view of a seat or of a spectator, with everything a perfect memory can infer; with
    `partner=False` without what a teammate shows (CITIES-TEAM-02)."""
    zones, scene = _zones(state), Scene(state)
    shown = partner and state.deal.rules.teams
    eye = Eye(seat, partner=seat ^ 1 if shown and seat is not None else None)
    lying = zones.write_open(scene) if lying_open is None else lying_open
    data = setup | zones.write_on(lying, scene, eye)
    memory = Memory(data, seat, entries=known_entries(scene, eye))
    for zone in zones.concluded:
        data |= zone.conclude(data, memory, scene)
    return data


def view_shape(players: int, mix: int) -> Shape:
    """Returns the shape of a view for a number of players and a mix of expansions."""
    return zones_of(players, mix).shape


def sampled_position(data: Data, players: int, mix: int, found: Sampled) -> Written:
    """Returns the position of a view with what was drawn, except choices that others have locked in."""
    zones = zones_of(players, mix & int(EXPANSION_BITS))
    position = {name: value for name, value in data.items() if name in zones.parts_of_position}
    zones.sample(Drawing(data, position, found))
    return position


def lay(state: State, found: Sampled) -> None:
    """Puts what was drawn into a copy of a state whose public part is complete."""
    scene = Scene(state)
    for zone in _zones(state).laid:
        zone.lay(found, scene)


def read_state(data: Data, deal: Deal, grown: bool = False) -> State:
    """Returns the state of a position; raises `InvalidPosition` with all faults."""
    reader = Reader(grown)
    scene = Scene(empty_state(deal))
    zones = _zones(scene.state)
    zones.read(reader, data, scene, "a position", PARTS_OF_SETUP)
    if not reader.faults:
        zones.check(reader, data, scene)
    if reader.faults:
        raise InvalidPosition(reader.faults)
    return scene.state
