"""7 Wonders Duel as a product: connects its engine to `Game`."""

from collections.abc import Mapping
from functools import cache, lru_cache

from pharos.content.sets import chosen_sets
from pharos.core.bits import members
from pharos.core.chance import Chance
from pharos.core.course import Course
from pharos.core.errors import InvalidDeal, InvalidPosition, InvalidView, PharosError
from pharos.core.options import chosen_expansions, chosen_options
from pharos.core.plain import shown
from pharos.core.product import NOTATIONS, Outcome, Setup
from pharos.duel import choices
from pharos.duel.attempts import attempts, price_lists
from pharos.duel.chronicle import facts_between
from pharos.duel.course import DuelCourse
from pharos.duel.deal import deal_cards
from pharos.duel.dealing import deal_data, read_deal
from pharos.duel.expansions import MIXES
from pharos.duel.explain import price_of, refusal_of
from pharos.duel.position import (
    open_data,
    position_data,
    read_state,
    sample_position,
    view_data,
    view_shape,
)
from pharos.duel.rules import LATER, OPTIONS, Rules, rules_of
from pharos.duel.score import sheet
from pharos.duel.state import VICTORIES, State
from pharos.duel.turn import apply_by, codes_of, start, waiting_seats

PLAYERS = 2
LONGEST_NOTATION = 80


class DuelProduct:
    """7 Wonders Duel."""

    name = "duel"
    expansions: tuple[str, ...] = MIXES.names

    def check_setup(
        self,
        players: int | None,
        expansions: tuple[str, ...],
        options: Mapping[str, object],
        content: object = (),
    ) -> Setup:
        """Returns a valid set-up with all options filled in."""
        if players not in (None, PLAYERS):
            raise PharosError(f"Duel is for {PLAYERS} players, not {shown(players)}.")
        if not options and content == ():
            return _usual_setup(chosen_expansions("Duel", self.expansions, expansions))
        chosen = chosen_options("Duel", OPTIONS, options, LATER)
        expansions = chosen_expansions("Duel", self.expansions, expansions)
        MIXES.check_options(expansions, chosen)
        return Setup(self.name, PLAYERS, expansions, chosen, chosen_sets(self.name, content))

    def begin(self, setup: Setup, seed: int) -> State:
        """Returns a new game dealt by a seed."""
        return start(deal_cards(Chance(seed, "duel deal"), _rules(setup)))

    def deal(self, state: State) -> dict[str, object]:
        """Returns the deal of a game."""
        return deal_data(state.deal)

    def start(self, setup: Setup, deal: Mapping[str, object]) -> tuple[State, dict[str, object]]:
        """Returns a new game and its complete deal."""
        if not isinstance(deal, Mapping):
            raise InvalidDeal("A deal is one JSON object.")
        read = read_deal(deal, _rules(setup))
        on_board = deal["progress"]
        assert isinstance(on_board, list | tuple)  # checked by `read_deal`
        return start(read), deal_data(read) | {"progress": list(on_board)}

    # Called with every choice, so these are the engine's functions without a wrapper. Notations are cached:
    # choices, unavailable options and records request the same ones again and again.
    clone = staticmethod(State.clone)
    waiting = staticmethod(waiting_seats)
    codes = staticmethod(codes_of)
    apply = staticmethod(apply_by)
    notation = staticmethod(lru_cache(NOTATIONS)(choices.notation))
    price = staticmethod(price_of)
    refusal = staticmethod(refusal_of)
    attempts = staticmethod(attempts)
    price_lists = staticmethod(price_lists)
    lying_open = staticmethod(open_data)
    facts = staticmethod(facts_between)

    def course(self, state: State) -> Course:
        """Returns a course of the game from this state on."""
        return DuelCourse(self, state)

    def parse(self, text: str) -> int | None:
        """Returns the choice of a notation; texts longer than any notation are not cached."""
        return _parsed(text) if len(text) <= LONGEST_NOTATION else choices.parse(text)

    def view(
        self,
        setup: Setup,
        state: State,
        seat: int | None,
        *,
        partner: bool = True,
        lying_open: dict[str, object] | None = None,
    ) -> dict[str, object]:
        """Returns what a seat knows; `partner` has no effect in Duel."""
        data = setup.data()
        data.update(view_data(state, seat, lying_open))
        return data

    def public(
        self, setup: Setup, state: State, lying_open: dict[str, object] | None = None
    ) -> dict[str, object]:
        """Returns what a spectator sees."""
        return view_data(state, None, lying_open)

    def settled(self, state: State) -> bool:
        """Returns True: choices are carried out at once."""
        return True

    def check_view(self, data: Mapping[str, object]) -> Setup:
        """Returns the set-up of a view; raises `InvalidView` if it does not have the shape of a view."""
        setup = self._setup_of(data)
        fault = view_shape(_rules(setup)).fault(data, "a view")
        if fault is not None:
            raise InvalidView(f"This view is damaged: {fault}.")
        return setup

    def sample(self, data: Mapping[str, object], seat: int | None, seed: int) -> dict[str, object]:
        """Returns a complete position that matches a view."""
        return sample_position(data, _rules(self._setup_of(data)), seed)

    def worlds(self, data: Mapping[str, object], seat: int | None) -> "tuple[Setup, Worlds]":
        """Returns the games that match a view, by seed; the first is built now, to check the view."""
        setup = self._setup_of(data)
        return setup, Worlds(data, _rules(setup))

    def position(self, setup: Setup, state: State) -> dict[str, object]:
        """Returns the whole state as plain data."""
        return {**setup.data(), **position_data(state)}

    def from_position(self, data: Mapping[str, object], grown: bool = False) -> tuple[Setup, State]:
        """Returns the state of a position."""
        setup = self._setup_of(data)
        return setup, read_state(data, _rules(setup), grown)

    def _setup_of(self, data: Mapping[str, object]) -> Setup:
        options = data.get("options", {})
        expansions = data.get("expansions", [])
        if not isinstance(options, Mapping) or not isinstance(expansions, list | tuple):
            raise InvalidPosition(["options must be an object and expansions a list"])
        players = data.get("players", PLAYERS)
        if type(players) is not int or players != PLAYERS:
            raise InvalidPosition([f"Duel is for {PLAYERS} players"])
        try:
            return self.check_setup(None, tuple(expansions), options, data.get("content", {}))
        except PharosError as error:
            raise InvalidPosition([str(error).removesuffix(".")]) from error

    def scores(self, setup: Setup, state: State) -> list[dict[str, int]]:
        """Returns the score sheets of both seats."""
        return [sheet(state, seat) for seat in range(PLAYERS)]

    def outcome(self, state: State) -> Outcome | None:
        """Returns how the game ended."""
        victory = VICTORIES[int(state.victory)]
        return Outcome(tuple(members(state.winners)), victory) if victory else None


_parsed = lru_cache(NOTATIONS)(choices.parse)


class Worlds:
    """The games that match a view."""

    def __init__(self, data: Mapping[str, object], rules: Rules) -> None:
        self._data, self._rules = data, rules
        self._first = self._drawn(0)

    def state(self, seed: int) -> State:
        """Returns the game of a seed."""
        return self._first.clone() if seed == 0 else self._drawn(seed)

    def _drawn(self, seed: int) -> State:
        return read_state(sample_position(self._data, self._rules, seed), self._rules, grown=True)


@cache
def _usual_setup(expansions: tuple[str, ...]) -> Setup:
    """Returns the most common kind of set-up, cached: expansions with all options at their defaults."""
    return Setup(DuelProduct.name, PLAYERS, expansions, chosen_options("Duel", OPTIONS, {}, LATER))


@cache
def _usual_rules(expansions: tuple[str, ...]) -> Rules:
    return rules_of(expansions, {})


def _rules(setup: Setup) -> Rules:
    if setup is _usual_setup(setup.expansions):
        return _usual_rules(setup.expansions)
    return rules_of(setup.expansions, setup.options, setup.content)
