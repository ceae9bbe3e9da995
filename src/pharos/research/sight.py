"""Observations of a seat in a game or a view, for agents trained on them."""

import threading
from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from pharos.core.bits import members
from pharos.core.choice import Choice
from pharos.core.errors import PharosError
from pharos.game import Game, View
from pharos.research.batch import lay_tables, view
from pharos.research.encoding import Encoding, encoding_of
from pharos.research.pad import Pad
from pharos.research.seeds import Given

Observation = dict[str, NDArray[Any]]


class Window:
    """Computes observations of one game at a time, from any seat."""

    def __init__(self, known: Encoding, state: Any) -> None:
        self.encoding = known
        self.players = known.setup.players
        self.actions = len(known.actions)
        self.features = len(known.feature_names)
        self.tables: Any = lay_tables(known, 1, Given([state]), again=False)
        self.current: NDArray[np.float32] = view(self.tables.pad.cells, np.float32, (self.features,))
        self.mask: NDArray[np.int8] = view(self.tables.mask, np.int8, (self.actions,))
        self._side = Pad(self.players, self.features)
        self._beside: NDArray[np.float32] = view(self._side.cells, np.float32, (self.players, self.features))
        self._nothing = np.zeros(self.actions, np.int8)

    @property
    def state(self) -> Any:
        """The engine's state of the current game."""
        return self.tables.states[0]

    def show(self, state: Any) -> None:
        """Sets the current game, or updates it after a change."""
        self.tables.states[0] = state
        self.tables.lay(0, 1)

    def look(self, state: Any, seat: int) -> NDArray[np.float32]:
        """Returns the observation of a seat in another state, without masks; valid until the next call."""
        self.tables.states[0] = state
        self.tables.look(0, seat, self._side, seat)
        row: NDArray[np.float32] = self._beside[seat]
        return row

    @property
    def seat(self) -> int:
        """The seat that must choose now."""
        return int(self.tables.seat[0])

    def waiting(self) -> list[int]:
        """Returns the seats that must choose."""
        return members(self.tables.waiting(0))

    def ask(self, seat: int) -> None:
        """Selects which of the seats that must choose acts next."""
        if seat != self.seat:
            self.tables.ask(0, seat)

    def code_of(self, action: Any) -> int:
        """Returns the engine's choice code of an action of the current seat, or -1."""
        return int(self.tables.code_of(0, int(action))) if 0 <= int(action) < self.actions else -1

    def observe(self, seat: int) -> Observation:
        """Returns a seat's observation, and its action mask if it is its turn."""
        if seat == self.seat and self.tables.offered[0] > 0:
            return {"observation": self.current.copy(), "action_mask": self.mask.copy()}
        self.tables.look(0, seat, self._side, seat)
        return {"observation": self._beside[seat].copy(), "action_mask": self._nothing.copy()}

    def all_known(self) -> NDArray[np.float32]:
        """Returns the observations of all seats as one vector."""
        for seat in range(self.players):
            self.tables.look(0, seat, self._side, seat)
        return self._beside.reshape(-1).copy()


_kept = threading.local()
"""Windows are kept per thread."""


def shared_window(known: Encoding) -> Window:
    """Returns the cached window of a variant; set its game before use."""
    windows: dict[str, Window] = _kept.__dict__
    key = str(id(known))
    window = windows.get(key)
    if window is None or window.encoding is not known:
        window = windows[key] = Window(known, known.product.begin(known.setup, 0))
    return window


def _window(game: Game) -> Window:
    """Returns a window showing a game."""
    if game.content:
        raise PharosError("A game with content sets of its own has no observation.")
    window = shared_window(encoding_of(game))
    window.show(game.state)
    return window


def observe(game: Game | View, seat: int | None = None) -> Observation:
    """Returns the observation and the action mask of a seat, in any game or view.

    They are the same as in environments and batches: `{"observation": float32, "action_mask": int8}`. For a
    view the seat is its own; for a game the default is the first seat that must choose.

    >>> import pharos
    >>> game = pharos.new_game("duel", seed=7)
    >>> int(observe(game)["action_mask"].sum()), int(observe(game.view(0), 0)["observation"].shape[0])
    (4, 769)
    """
    if isinstance(game, View):
        if seat is None:
            seat = game.seat
        elif game.seat != seat:
            raise PharosError(f"This is the view of seat {game.seat}, not of seat {seat}.")
        if seat is None:
            raise PharosError("A spectator has no observation.")
        game = game.sample(0)
    elif seat is None:
        seat = game.waiting[0] if game.waiting else 0
    game.choices(seat)  # raises an error if there is no such seat
    window = _window(game)
    if seat in game.waiting:
        window.ask(seat)
    return window.observe(seat)


Policy = Callable[[NDArray[np.float32], NDArray[np.int8]], int]


class PolicyAgent:
    """An agent that chooses by a function of observation and mask, such as a trained network.

    agent = PolicyAgent(lambda observation, mask: int((net(observation) + (mask - 1) * 1e9).argmax()))
    research.evaluate(agent, against=["greedy", "trader"])
    """

    def __init__(self, policy: Policy, name: str = "policy") -> None:
        self.name = name
        self._policy = policy

    def choose(self, view: View) -> Choice:
        """Returns the policy's choice for a view."""
        if view.seat is None:
            raise PharosError("A spectator chooses nothing.")
        return self.choose_in(view.sample(0), view.seat)

    def choose_in(self, game: Game, seat: int) -> Choice:
        """Returns the policy's choice for a seat of a game; it gets only what that seat knows."""
        seen = observe(game, seat)
        action = int(self._policy(seen["observation"], seen["action_mask"]))
        for number, choice in encoding_of(game).named(game, seat):
            if number == action:
                return choice
        raise PharosError(f"The policy {self.name} chose action {action}, which the mask does not allow.")
