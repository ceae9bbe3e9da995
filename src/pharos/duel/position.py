"""Positions and views of Duel as plain data, and sampling of positions that match a view."""

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pharos.core.bits import members
from pharos.core.chance import Chance
from pharos.core.errors import InvalidPosition
from pharos.core.reader import PARTS_OF_SETUP, Data, Reader
from pharos.core.shape import SET_UP, Shape
from pharos.core.zone import ANYBODY, EVERYTHING, Coins, ContentSets, Eye, Number, Zone
from pharos.core.zones import Zones
from pharos.duel import steps
from pharos.duel.deal import Deal
from pharos.duel.dealing import check_in_play
from pharos.duel.expansion import DuelExpansion
from pharos.duel.expansions import MIXES
from pharos.duel.military import CAPITAL
from pharos.duel.pieces import SETUP
from pharos.duel.rules import Rules
from pharos.duel.state import NOT_OVER, State, empty_state
from pharos.duel.turn import WONDERS_DRAFTED
from pharos.duel.zones.boards import Board, Box, Discard, Drawn, MilitaryTokens, NextWonders, Offer
from pharos.duel.zones.cards import Decks, Structure, TokenOnCard
from pharos.duel.zones.city import Buildings, Cities, CityProgress, CityWonders, Discounts, Holding
from pharos.duel.zones.drawing import Drawing
from pharos.duel.zones.turn import ARGUMENTS, MOST_STEPS, Age, Ending, Steps, Turn, Waiting


class DuelBox(Box):
    """The box; expansions may determine its order, and tokens that a viewer cannot rule out to be in it."""

    def __init__(self, played: Sequence[DuelExpansion]) -> None:
        self.played = played
        self.sights = [sight for one in played if (sight := one.out_of_sight()) is not None]
        self.open_to_all = not self.sights

    def order(self, state: State) -> vec[i64]:
        """Returns the order of the deal, unless an expansion has its own."""
        for one in self.played:
            order = one.box_order(state)
            if order is not None:
                return order
        return state.deal.box

    def out_of_sight(self, state: State, eye: Eye) -> int:
        """Returns the tokens that may be in the box as far as the viewer knows."""
        seen = int(state.box)
        for sight in self.sights:
            seen |= sight(state, eye)
        return seen


NUMBERS: Final = {8: "eight", 16: "sixteen"}


def zones_of(played: Sequence[DuelExpansion]) -> Zones[State]:
    """Returns all zones of the game with these expansions."""
    discounts = Discounts()
    in_city: list[Zone[Holding]] = [Coins(), Buildings(), CityWonders(), CityProgress()]
    of_expansions = [zone for one in played for zone in one.city_zones()]
    arguments = dict(ARGUMENTS)
    for one in played:
        arguments.update(one.arguments())
    cities = Cities(Zones([*in_city, discounts, *of_expansions], read=[*in_city, *of_expansions, discounts]))
    most_steps = max([MOST_STEPS, *(one.most_steps for one in played)])
    pending = Steps(arguments, most_steps, NUMBERS[most_steps])
    age, turn, pawn = Age(), Turn(), Number[State]("pawn", "pawn", -int(CAPITAL), int(CAPITAL))
    lying: list[Zone[State]] = [MilitaryTokens(), Board(), Discard(), Offer()]
    boards = [one.table_zones() for one in played]
    before = [zone for board in boards if board.before_structure for zone in board.lying]
    behind = [zone for board in boards if not board.before_structure for zone in board.lying]
    hidden = [zone for board in boards for zone in board.hidden]
    ending, wonders, box = Ending(), NextWonders(), DuelBox(played)
    tokens = [token for one in played if (token := one.token_on_card()) is not None]
    structure = Structure(tokens[0] if tokens else TokenOnCard())
    known_decks = [known for one in played if (known := one.decks()) is not None]
    decks = known_decks[0] if known_decks else Decks()
    decks.open_to_all = not known_decks
    return Zones(
        [
            ContentSets(),
            Waiting(),
            age,
            turn,
            pending,
            cities,
            pawn,
            *lying,
            *(zone for board in boards for zone in board.lying),
            ending,
            structure,
        ]
        + [wonders, box, decks, *hidden, Drawn()],
        # Some boards count cards in cities, others are on cards; pending steps depend on everything.
        read=[age, turn, pawn, cities, *lying, *before, structure, *behind, decks, box, *hidden]
        + [ending, pending],
        sampled=[structure, decks, *before, box, *behind, *hidden, wonders],
        beginning=SET_UP,
    )


ZONES: Final = [zones_of(MIXES.played(mix)) for mix in range(MIXES.count)]
"""The zones, by mix of expansions."""
EYES: dict[int | None, Eye] = {None: ANYBODY, 0: Eye(0), 1: Eye(1)}
"""All viewers, by seat."""


def position_data(state: State) -> dict[str, object]:
    """Returns everything, including hidden information."""
    return ZONES[state.deal.rules.mix].write(state, EVERYTHING)


def open_data(state: State) -> dict[str, object]:
    """Returns what is the same for all viewers."""
    return ZONES[state.deal.rules.mix].write_open(state)


def view_data(
    state: State, seat: int | None, lying_open: dict[str, object] | None = None
) -> dict[str, object]:
    """Returns what a seat or a spectator sees; `lying_open` is the result of `open_data`, if known."""
    zones = ZONES[state.deal.rules.mix]
    return zones.write_on(zones.write_open(state) if lying_open is None else lying_open, state, EYES[seat])


def view_shape(rules: Rules) -> Shape:
    """Returns the shape of a view."""
    return ZONES[rules.mix].shape


def sample_position(data: Data, rules: Rules, seed: int) -> dict[str, object]:
    """Returns a complete position that matches a view; hidden information is drawn uniformly."""
    drawing = Drawing(data, rules, Chance(seed, "sample"))
    ZONES[rules.mix].sample(drawing)
    return drawing.position


def read_state(data: Data, rules: Rules, grown: bool = False) -> State:
    """Returns the state of a position; raises `InvalidPosition` with all faults."""
    reader = Reader(grown)
    deal = Deal(rules)
    for one in MIXES.played(int(rules.mix)):
        one.blank_deal(deal)
    state = empty_state(deal)
    state.victory = NOT_OVER
    ZONES[rules.mix].read(reader, data, state, "a position", PARTS_OF_SETUP)
    check_in_play(reader, deal)
    _check_moment(reader, state)
    if reader.faults:
        raise InvalidPosition(reader.faults)
    return state


def _check_moment(reader: Reader, state: State) -> None:
    """Checks that play can continue: a decided game must be over, and limits must not be exceeded."""
    standing = state.city0.standing | state.city1.standing
    left = (state.city0.wonders | state.city1.wonders) & ~standing
    built = len(members(standing))
    if built > SETUP.max_wonders_built or (built == SETUP.max_wonders_built and left):
        reader.fault(f"only {SETUP.max_wonders_built} wonders can be built, and then no other is left")
    if state.victory != NOT_OVER:
        return
    if abs(int(state.pawn)) == CAPITAL:
        reader.fault("the pawn has reached a capital, so the game is over")
    if max(state.city0.kinds, state.city1.kinds) >= SETUP.science_symbols_to_win:
        reader.fault("a city has the symbols of scientific supremacy, so the game is over")
    for one in MIXES.played(int(state.deal.rules.mix)):
        for fault in one.faults(state):
            reader.fault(fault)
    _check_steps(reader, state)


def _check_steps(reader: Reader, state: State) -> None:
    """Checks that these steps can be pending in this order now."""
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
    if steps.BID in kinds:
        _check_bid(reader, state, packed)
    elif state.drafted < WONDERS_DRAFTED and not state.deal.rules.bidding and state.mover != state.deal.first:
        reader.fault("before Age I it is the turn of whoever begins")


def _check_draft(reader: Reader, state: State, seat: int) -> None:
    order = [int(pick) ^ int(state.mover) for pick in SETUP.draft_order]
    taken = order[: int(state.drafted)]
    held = [len(members(city.wonders)) for city in (state.city0, state.city1)]
    if held != [taken.count(0), taken.count(1)] or order[int(state.drafted)] != seat:
        reader.fault("the wonders were not drafted in order")


def _check_bid(reader: Reader, state: State, packed: list[i64]) -> None:
    """Checks that a bid comes before anything else, and that both players can afford the bids."""
    asked, standing = int(steps.seat_of(packed[0])), int(steps.argument_of(packed[0]))
    held = state.city0.wonders | state.city1.wonders
    begun = held or (state.drafted and not state.deal.rules.first_game_wonders)
    if (
        len(packed) != 1
        or begun
        or state.mover != state.deal.first
        or (not standing and asked == state.mover)
    ):
        reader.fault("who begins is bid for before anything else is done")
    if standing >= state.city(asked).coins or standing > state.city(1 - asked).coins:
        reader.fault("a bid must leave the other something to offer, and be there to be paid")
