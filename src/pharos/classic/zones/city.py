"""The cities and their contents."""

from pharos.classic.added import ADDED_NUMBERS
from pharos.classic.boards import BOARDS, MOST_STAGES
from pharos.classic.city import City
from pharos.classic.deal import AGES, is_played
from pharos.classic.memory import objects
from pharos.classic.names import BOARD_NUMBERS, cards_in, markers_of
from pharos.classic.piece import FIRST_ADDED, SETUP, Piece
from pharos.classic.pieces import CARDS
from pharos.classic.sampling import Sampled
from pharos.classic.supply import AGE_OF, CARD_NUMBERS, LEADER_BACK
from pharos.classic.zones.place import CARDS_LYING, LEFT, Drawing, Place, Scene, Size
from pharos.core.plain import shown
from pharos.core.reader import GROWN, Data, Reader
from pharos.core.shape import Maybe, Name, Several, Whole
from pharos.core.zone import Eye, Written, Zone, parts
from pharos.core.zones import Zones

MARKER = Name("card or leader", [*CARD_NUMBERS, *ADDED_NUMBERS])
MARKER_NUMBERS = CARD_NUMBERS | ADDED_NUMBERS


class Holding:
    """A city, its number in the ring, and the scene it belongs to."""

    __slots__ = ("city", "number", "scene", "state")

    def __init__(self, scene: Scene, number: int, city: City) -> None:
        self.scene, self.state = scene, scene.state
        self.number, self.city = number, city

    @property
    def place(self) -> str:
        """The name of the city in messages."""
        return f"city {self.number}"

    @property
    def stages(self) -> list[Piece]:
        """The stages of its wonder; empty without a board."""
        return list(BOARDS[self.city.board].stages) if self.city.board >= 0 else []


class Cities(Place):
    """The ring of cities, with zones of their own."""

    partly_open: bool = True

    def __init__(self, size: Size, zones: Zones[Holding]) -> None:
        self.zones = zones
        self.shapes = {"cities": Several(zones.shape, size.ring, size.ring)}

    def _holdings(self, scene: Scene) -> list[Holding]:
        return [Holding(scene, number, city) for number, city in enumerate(scene.state.cities)]

    def write(self, state: Scene, eye: Eye) -> Written:
        return {"cities": [self.zones.write(holding, eye) for holding in self._holdings(state)]}

    def write_on(self, lying: Written, state: Scene, eye: Eye) -> Written:
        if eye.seat is None:
            return {}
        rows = list(lying["cities"])
        own = Holding(state, eye.seat, state.state.city(eye.seat))
        rows[eye.seat] = self.zones.write_on(rows[eye.seat], own, eye)
        return {"cities": rows}

    def read(self, reader: Reader, data: Data, state: Scene) -> None:
        rows = reader.objects(data, "cities")
        if len(rows) != len(state.ring):
            reader.fault(f"there must be {len(state.ring)} cities")
            return
        for holding, row in zip(self._holdings(state), rows, strict=True):
            if _read_board(reader, row, holding):
                self.zones.read(reader, row, holding, holding.place)

    def check(self, reader: Reader, data: Data, state: Scene, place: str = "") -> None:
        for holding, row in zip(self._holdings(state), reader.objects(data, "cities"), strict=True):
            self.zones.check(reader, row, holding, f"of {holding.place}")

    def sample(self, drawing: Drawing) -> None:
        drawing.position["cities"] = [
            {**city, "markers": markers}
            for city, markers in zip(objects(drawing.view, "cities"), drawing.found.markers, strict=True)
        ]

    def lay(self, found: Sampled, scene: Scene) -> None:
        for number, markers in enumerate(found.markers):
            for n, name in enumerate(markers):
                scene.state.under[number * int(MOST_STAGES) + n] = MARKER_NUMBERS[name]


def _read_board(reader: Reader, row: Data, holding: Holding) -> bool:
    """Reads the board of a city; no other city may have it, even on its other side; optional in setup."""
    state, name = holding.state, row.get("wonder")
    chosen_later = state.deal.rules.choose_wonders and holding.number < state.deal.players
    if name is None and state.age == 0 and chosen_later:
        return True
    if not isinstance(name, str) or name not in BOARD_NUMBERS:
        reader.fault(f"there is no wonder {shown(name)} ({holding.place})")
        return False
    board = BOARDS[BOARD_NUMBERS[name]]
    if not is_played(int(board.needs), int(state.deal.mix)):
        reader.fault(f"{name} is not a wonder of this mix of expansions")
    if any(city.board >= 0 and BOARDS[city.board].kind == board.kind for city in state.cities):
        reader.fault(f"two cities have the board {board.board}")
    state.deal.wonders[holding.number] = holding.city.board = board.number
    holding.city.gain(board.start)
    return True


class Wonder(Zone[Holding]):
    """The board of a city; it is read before everything else in the city."""

    open_to_all: bool = True
    shapes = parts(wonder=Maybe(Name("wonder", [board.name for board in BOARDS])))

    def write(self, state: Holding, eye: Eye) -> Written:
        return {"wonder": BOARDS[state.city.board].name if state.city.board >= 0 else None}


class Structures(Zone[Holding]):
    """The structures of a city, each name once (SW-BUILD-02)."""

    open_to_all: bool = True
    shapes = parts(cards=CARDS_LYING)

    def write(self, state: Holding, eye: Eye) -> Written:
        return {"cards": cards_in(state.city)}

    def read(self, reader: Reader, data: Data, state: Holding) -> None:
        city, scene = state.city, state.scene
        names = reader.items(data, "cards", [])
        for card in scene.box.cards(reader, names, state.place, 1, scene.dealt_age):
            if city.has_name(CARDS[card]):
                reader.fault(f"{state.place} has two structures of the name of {CARDS[card].name}")
            else:
                city.gain(CARDS[card])


class Stages(Zone[Holding]):
    """The number of stages built, and the backs of the cards under them."""

    open_to_all: bool = True
    follows: tuple[str, ...] = ("marker_backs",)
    shapes = parts(
        stages=Whole(0, int(MOST_STAGES)), marker_backs=Several(Whole(0, int(AGES)), int(MOST_STAGES))
    )

    def write(self, state: Holding, eye: Eye) -> Written:
        markers = markers_of(state.state, state.number)
        return {
            "stages": len(markers),
            "marker_backs": [AGE_OF.get(name, LEADER_BACK) for name in markers],
        }

    def read(self, reader: Reader, data: Data, state: Holding) -> None:
        for stage in state.stages[: reader.number(data, "stages", 0, len(state.stages), 0)]:
            state.city.gain(stage)
            state.city.stages += 1


class Markers(Zone[Holding]):
    """The cards under the stages, first stage first; known to the player who put them there (SW-STAGE-05)."""

    sometimes = parts(markers=Several(MARKER, int(MOST_STAGES)))

    def write(self, state: Holding, eye: Eye) -> Written:
        return {"markers": markers_of(state.state, state.number)} if eye.knows(state.number) else {}

    def read(self, reader: Reader, data: Data, state: Holding) -> None:
        scene, built = state.scene, int(state.city.stages)
        markers = reader.items(data, "markers", [])
        if len(markers) != built:
            reader.fault(f"{state.place} has {built} stages and {len(markers)} markers")
            return
        place = f"under the wonder of {state.place}"
        for n, marker in enumerate(markers):
            if isinstance(marker, str) and marker in ADDED_NUMBERS:
                leader = scene.box.leader(reader, marker, place)
                number = None if leader is None else int(FIRST_ADDED) + leader
            else:
                number = scene.box.card(reader, marker, place, 1, scene.dealt_age)
            if number is not None:
                state.state.under[state.number * int(MOST_STAGES) + n] = number


class Conflicts(Zone[Holding]):
    """Victory and defeat tokens, two per age (SW-WAR-02)."""

    open_to_all: bool = True
    shapes = parts(victories=Whole(0, GROWN), victory_points=Whole(0, GROWN), defeats=Whole(0, GROWN))

    def write(self, state: Holding, eye: Eye) -> Written:
        city = state.city
        return {
            "victories": int(city.victories),
            "victory_points": int(city.victory_points),
            "defeats": int(city.defeats),
        }

    def read(self, reader: Reader, data: Data, state: Holding) -> None:
        city, most = state.city, 2 * int(AGES)
        # Leaders may pass defeats on, so that a city can also get those of both neighbors.
        most_defeats = 2 * most if state.state.deal.with_leaders else most
        city.victories = reader.count(data, "victories", most, 0)
        city.victory_points = reader.count(data, "victory_points", 5 * most, 0)
        city.defeats = reader.count(data, "defeats", most_defeats, 0)
        fewest = int(city.victories) * SETUP.victory_points[0]
        if not fewest <= city.victory_points <= int(city.victories) * SETUP.victory_points[-1]:
            reader.fault(f"the victory tokens of {state.place} are not worth {city.victory_points} points")
        if city.victories + city.defeats > most_defeats and not reader.grown:
            reader.fault(f"{state.place} has more than {most} conflict tokens")


class FreeBuilds(Zone[Holding]):
    """Structures that a wonder can still build for free in this age."""

    open_to_all: bool = True
    sometimes = parts(free_builds_left=LEFT)

    def write(self, state: Holding, eye: Eye) -> Written:
        return {"free_builds_left": int(state.city.free_left)} if state.city.free_builds else {}

    def read(self, reader: Reader, data: Data, state: Holding) -> None:
        most = int(state.city.free_builds)
        state.city.free_left = reader.number(data, "free_builds_left", 0, most, most)
