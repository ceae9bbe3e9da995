"""7 Wonders as a product: connects its engine to `Game`."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from pharos.classic import choices
from pharos.classic.attempts import attempts, price_lists
from pharos.classic.chronicle import facts_between
from pharos.classic.deal import deal_cards, seatings_of
from pharos.classic.dealing import deal_data, empty_deal, read_deal, setup_rules
from pharos.classic.expansions import MIXES
from pharos.classic.explain import price_of, refusal_of
from pharos.classic.history import read_entry
from pharos.classic.memory import Memory, objects
from pharos.classic.position import (
    open_data,
    position_data,
    read_state,
    sampled_position,
    view_data,
    view_shape,
)
from pharos.classic.rules import LATER, OPTIONS, mix_of
from pharos.classic.sampling import Plans, plans_of, sampled, seal_choices, unsealed
from pharos.classic.score import SHEET, points, sheet_of
from pharos.classic.state import State
from pharos.classic.turn import apply, choices_of, start, waiting_seats
from pharos.classic.worlds import PURPOSE, Worlds
from pharos.content.sets import chosen_sets
from pharos.core.bits import members
from pharos.core.chance import Chance
from pharos.core.course import Course
from pharos.core.errors import InvalidDeal, InvalidPosition, InvalidView, PharosError
from pharos.core.fact import Fact, Made
from pharos.core.options import chosen_expansions, chosen_options
from pharos.core.plain import shown
from pharos.core.price import Price, PriceList
from pharos.core.product import NOTATIONS, Outcome, Setup
from pharos.core.reason import Refusal


class ClassicProduct:
    """7 Wonders."""

    name = "classic"
    expansions: tuple[str, ...] = MIXES.names

    def check_setup(
        self,
        players: int | None,
        expansions: tuple[str, ...],
        options: Mapping[str, object],
        content: object = (),
    ) -> Setup:
        """Returns a valid set-up with all options filled in (SW-SETUP-01)."""
        played = chosen_expansions("7 Wonders", self.expansions, expansions)
        players = checked_players(players, played)
        chosen = chosen_options("7 Wonders", OPTIONS, options, LATER)
        for one in MIXES.all:
            one.check_setup(one.name in played, players, chosen)
        MIXES.check_options(played, chosen)
        return Setup(self.name, players, played, chosen, chosen_sets(self.name, content))

    def begin(self, setup: Setup, seed: int) -> State:
        """Returns a new game dealt by a seed."""
        return start(deal_cards(Chance(seed, "classic deal"), setup_rules(setup)))

    def deal(self, state: State) -> dict[str, object]:
        """Returns the deal of a game."""
        return deal_data(state.deal)

    def start(self, setup: Setup, deal: Mapping[str, object]) -> tuple[State, dict[str, object]]:
        """Returns a new game and its complete deal."""
        if not isinstance(deal, Mapping):
            raise InvalidDeal("A deal is one JSON object.")
        read = read_deal(setup, deal)
        return start(read), deal_data(read)

    # Called with every choice, so these are the engine's functions without a wrapper. Notations are cached:
    # choices, unavailable options and records request the same ones again and again.
    clone = staticmethod(State.clone)
    waiting = staticmethod(waiting_seats)
    codes = staticmethod(choices_of)
    apply = staticmethod(apply)
    notation = staticmethod(lru_cache(NOTATIONS)(choices.notation))

    def course(self, state: State) -> Course:
        """Returns a course of the game from this state on."""
        return Course(self, state)

    def parse(self, text: str) -> int | None:
        """Returns the choice of a notation, or None."""
        return choices.parse(text)

    def price(self, state: State, seat: int, code: int) -> Price | None:
        """Returns what a choice costs."""
        return price_of(state, seat, code)

    def refusal(self, state: State, seat: int, code: int | None) -> Refusal:
        """Returns why a choice is not allowed."""
        return refusal_of(state, seat, code)

    def attempts(self, state: State, seat: int) -> list[int]:
        """Returns what a seat could try with the pieces it can see."""
        return attempts(state, seat)

    def price_lists(self, state: State) -> list[PriceList]:
        """Returns by seat the prices that follow from public information."""
        return price_lists(state)

    def view(
        self,
        setup: Setup,
        state: State,
        seat: int | None,
        *,
        partner: bool = True,
        lying_open: dict[str, object] | None = None,
    ) -> dict[str, object]:
        """Returns what a seat knows, with or without what its teammate shows (CITIES-TEAM-02)."""
        return view_data(state, seat, setup.data(), partner=partner, lying_open=lying_open)

    def lying_open(self, state: State) -> dict[str, object]:
        """Returns the part of a view that is the same for all viewers."""
        return open_data(state)

    def public(
        self, setup: Setup, state: State, lying_open: dict[str, object] | None = None
    ) -> dict[str, object]:
        """Returns all public information, with the strengths in the last conflicts."""
        strengths = [int(city.strength) for city in state.cities]
        lying = open_data(state) if lying_open is None else lying_open
        return lying | {"strengths": strengths, "teams": state.deal.rules.teams}

    def settled(self, state: State) -> bool:
        """Returns whether no choice is locked in but not yet revealed."""
        return not any(state.sealed)

    def facts(self, before: dict[str, Any], after: dict[str, Any], made: Sequence[Made]) -> list[Fact]:
        """Returns what the choices of a round caused."""
        return facts_between(before, after, made)

    def check_view(self, data: Mapping[str, object]) -> Setup:
        """Returns the set-up of a view; raises `InvalidView` for a wrong shape or invalid history."""
        setup = self._setup_of(data)
        if setup.options["teams"] is not True and "partner_leaders" in data:
            raise InvalidView("This view is damaged: there are no partners without teams.")
        fault = view_shape(setup.players, mix_of(setup.expansions)).fault(data, "a view")
        if fault is not None:
            raise InvalidView(f"This view is damaged: {fault}.")
        for number, row in enumerate(objects(data, "history")):
            if read_entry(row) is None:
                raise InvalidView(f"This view is damaged: entry {number} of the history makes no sense.")
        return setup

    def sample(self, data: Mapping[str, object], seat: int | None, seed: int) -> dict[str, object]:
        """Returns a complete position that matches a view."""
        memory = Memory(data, seat)
        return self._sampled(data, seat, seed, memory, plans_of(data, seat, memory))

    def _sampled(
        self, data: Mapping[str, object], seat: int | None, seed: int, memory: Memory, plans: Plans
    ) -> dict[str, object]:
        chance = Chance(seed, PURPOSE)
        found = sampled(data, seat, Memory(data, seat, memory), plans, chance)
        position = sampled_position(data, memory.players, memory.mix, found)
        ready, owed = unsealed(data)
        if ready:
            _, state = self.from_position({**position, "owed": owed}, grown=True)
            position["sealed"] = seal_choices(state, ready, chance)
        return position

    def worlds(self, data: Mapping[str, object], seat: int | None) -> tuple[Setup, Worlds]:
        """Returns the games that match a view, by seed; the first is built now, to check the view."""
        memory = Memory(data, seat)
        plans = plans_of(data, seat, memory)
        setup, table = self.from_position(self._sampled(data, seat, 0, memory, plans), grown=True)
        return setup, Worlds(data, seat, memory, plans, table)

    def position(self, setup: Setup, state: State) -> dict[str, object]:
        """Returns the whole state as plain data."""
        return setup.data() | position_data(state)

    def from_position(self, data: Mapping[str, object], grown: bool = False) -> tuple[Setup, State]:
        """Returns the state of a position."""
        setup = self._setup_of(data)
        return setup, read_state(data, empty_deal(setup), grown)

    def _setup_of(self, data: Mapping[str, object]) -> Setup:
        options = data.get("options", {})
        expansions = data.get("expansions", [])
        players = data.get("players")
        if not isinstance(options, Mapping) or not isinstance(expansions, list | tuple):
            raise InvalidPosition(["options must be an object and expansions a list"])
        if not isinstance(players, int) or isinstance(players, bool):
            raise InvalidPosition(["players must be a whole number"])
        try:
            return self.check_setup(players, tuple(expansions), options, data.get("content", {}))
        except PharosError as error:
            raise InvalidPosition([str(error).removesuffix(".")]) from error

    def scores(self, setup: Setup, state: State) -> list[dict[str, int]]:
        """Returns the score sheet of every seat."""
        sheets = []
        rows = sheet_of(mix_of(setup.expansions))
        for seat in range(setup.players):
            sheet = {name: int(points(state, seat, SHEET.index(name))) for name in rows}
            sheets.append(sheet | {"total": sum(sheet.values())})
        return sheets

    def outcome(self, state: State) -> Outcome | None:
        """Returns how the game ended."""
        return Outcome(tuple(members(state.winners)), "points") if state.over else None


def checked_players(players: object, expansions: tuple[str, ...]) -> int:
    """Returns the number of players, checked against the expansions (SW-SETUP-01, CITIES-EIGHT-01)."""
    seats = [seating.players for seating in seatings_of(MIXES.bits_of(expansions))]
    few, most = min(seats), max(seats)
    if players is None:
        raise PharosError(f"7 Wonders needs a number of players, {few} to {most}.")
    if isinstance(players, int) and not isinstance(players, bool):
        if players in seats:
            return players
        for one in MIXES.all:
            if players in [seating.players for seating in seatings_of(one.bit)]:
                raise PharosError(f"7 Wonders for {players} players needs the expansion {one.name}.")
    raise PharosError(f"7 Wonders is for {few} to {most} players, not {shown(players)}.")
