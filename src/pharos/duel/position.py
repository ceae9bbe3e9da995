"""A game of Duel as plain, readable data, and back; what a seat sees of it, and the games that fit that."""

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
from pharos.duel.agora import zones as agora
from pharos.duel.deal import Deal
from pharos.duel.dealing import check_in_play
from pharos.duel.military import CAPITAL
from pharos.duel.pantheon import zones as gods
from pharos.duel.pantheon.dealing import blank_deal
from pharos.duel.pieces import SETUP
from pharos.duel.rules import Rules
from pharos.duel.state import NOT_OVER, State, empty_state
from pharos.duel.turn import WONDERS_DRAFTED
from pharos.duel.zones.boards import Board, Box, Discard, Drawn, MilitaryTokens, NextWonders, Offer
from pharos.duel.zones.cards import Decks, Structure, TokenOnCard
from pharos.duel.zones.city import Buildings, Cities, CityProgress, CityWonders, Discounts, Holding
from pharos.duel.zones.drawing import Drawing
from pharos.duel.zones.turn import ARGUMENTS, Age, Ending, Steps, Turn, Waiting


class DuelBox(Box):
    """The box, where expansions have a say in its order and in what is taken for a part of it."""

    def __init__(self, with_senate: bool) -> None:
        self.open_to_all = not with_senate

    def order(self, state: State) -> vec[i64]:
        """Pantheon may draw from it several times."""
        return state.deal.box if state.pantheon is None else gods.coming_orders(state)[0]

    def out_of_sight(self, state: State, eye: Eye) -> int:
        """Agora may lock a token that others take for one in the box."""
        return int(state.box) if state.senate is None else agora.out_of_sight(state, eye)


def zones_of(with_gods: bool, with_senate: bool) -> Zones[State]:
    """All zones of a mix of expansions."""
    discounts = Discounts()
    in_city: list[Zone[Holding]] = [Coins(), Buildings(), CityWonders(), CityProgress()]
    of_expansions: list[Zone[Holding]] = []
    arguments = dict(ARGUMENTS)
    if with_gods:
        of_expansions.append(gods.CityGods())
        arguments |= gods.ARGUMENTS
    if with_senate:
        of_expansions.append(agora.Plots())
        arguments |= agora.ARGUMENTS
    cities = Cities(Zones([*in_city, discounts, *of_expansions], read=[*in_city, *of_expansions, discounts]))
    pending = Steps(arguments, *((16, "sixteen") if with_senate else (8, "eight")))
    age, turn, pawn = Age(), Turn(), Number[State]("pawn", "pawn", -int(CAPITAL), int(CAPITAL))
    lying: list[Zone[State]] = [MilitaryTokens(), Board(), Discard(), Offer()]
    pantheon: list[Zone[State]] = [gods.Gods()] if with_gods else []
    senate: list[Zone[State]] = [agora.SenateBoard()] if with_senate else []
    ending, wonders, box = Ending(), NextWonders(), DuelBox(with_senate)
    structure = Structure(gods.PantheonToken() if with_gods else TokenOnCard())
    decks = agora.KnownDecks() if with_senate else Decks()
    decks.open_to_all = not with_senate
    chances: list[Zone[State]] = [gods.Chances()] if with_gods else []
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
            *pantheon,
            *senate,
            ending,
            structure,
        ]
        + [wonders, box, decks, *chances, Drawn()],
        # Gods may lie on cards, the Senate counts those in cities, and what is pending needs everything.
        read=[age, turn, pawn, cities, *lying, *senate, structure, *pantheon, decks, box, *chances]
        + [ending, pending],
        sampled=[structure, decks, *senate, box, *pantheon, *chances, wonders],
        beginning=SET_UP,
    )


ZONES = {
    (with_gods, with_senate): zones_of(with_gods, with_senate)
    for with_gods in (False, True)
    for with_senate in (False, True)
}
"""The zones by whether Pantheon and Agora are played."""
EYES: dict[int | None, Eye] = {None: ANYBODY, 0: Eye(0), 1: Eye(1)}
"""Everybody who may look, by seat."""


def position_data(state: State) -> dict[str, object]:
    """Everything, hidden things included."""
    return ZONES[state.deal.pantheon, state.deal.agora].write(state, EVERYTHING)


def open_data(state: State) -> dict[str, object]:
    """What everybody who looks sees alike."""
    return ZONES[state.deal.pantheon, state.deal.agora].write_open(state)


def view_data(
    state: State, seat: int | None, lying_open: dict[str, object] | None = None
) -> dict[str, object]:
    """What a seat, or a spectator, sees; `lying_open` is its open part, where it is written already."""
    zones = ZONES[state.deal.pantheon, state.deal.agora]
    return zones.write_on(zones.write_open(state) if lying_open is None else lying_open, state, EYES[seat])


def view_shape(rules: Rules) -> Shape:
    """What a view looks like."""
    return ZONES[rules.pantheon, rules.agora].shape


def sample_position(data: Data, rules: Rules, seed: int) -> dict[str, object]:
    """A whole position that fits a view; what is hidden is drawn evenly."""
    drawing = Drawing(data, rules, Chance(seed, "sample"))
    ZONES[rules.pantheon, rules.agora].sample(drawing)
    return drawing.position


def read_state(data: Data, rules: Rules, grown: bool = False) -> State:
    """The state of a position; raises `InvalidPosition` with every fault."""
    reader = Reader(grown)
    deal = Deal(rules)
    if deal.pantheon:
        blank_deal(deal)
    state = empty_state(deal)
    state.victory = NOT_OVER
    ZONES[deal.pantheon, deal.agora].read(reader, data, state, "a position", PARTS_OF_SETUP)
    check_in_play(reader, deal)
    _check_moment(reader, state)
    if reader.faults:
        raise InvalidPosition(reader.faults)
    return state


def _check_moment(reader: Reader, state: State) -> None:
    """Whether play can stand here: what has ended is over, what is done cannot be done again."""
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
    if state.senate is not None and agora.is_supreme(state.senate):
        reader.fault("a player controls every chamber, so the game is over")
    _check_steps(reader, state)


def _check_steps(reader: Reader, state: State) -> None:
    """Whether these steps can wait for an answer, in this order and now."""
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
    """Bids are made before anything else is done, above the one of the other, with what both have."""
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
