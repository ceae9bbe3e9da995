"""A Gymnasium environment for one seat with built-in opponents.

Also available as `gymnasium.make("pharos.research.solo:pharos/duel-v0", against="trader")`.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from pharos.ai.chooser import Agent
from pharos.ai.naming import agent_named, is_own
from pharos.core.errors import PharosError
from pharos.game import Game
from pharos.research.encoding import Encoding, encoding
from pharos.research.seeds import checked, fresh_seed, training_seed
from pharos.research.sight import Window
from pharos.research.zoo import ILLEGAL, MOST

Opponent = str | Agent
SEATS = 64
"""Upper limit of seats: seeds of the opponents in a game must not overlap."""


class SoloEnv(gymnasium.Env[NDArray[np.float32], np.int64]):
    """A Gymnasium environment: one seat is the learner's, the opponents are built in.

    `against` names the opponents in seat order after the learner (the last one takes the remaining seats), or
    is your own agent. Without `seat` the learner's seat changes with every game. An illegal action loses the
    game at once.

    The observation is a vector; `info["action_mask"]` and `action_masks()` contain the legal actions. The
    only reward comes at the end: the winners share 1, the losers share -1.
    """

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012  as Gymnasium declares it

    def __init__(
        self,
        game: str = "duel",
        *,
        against: Opponent | Sequence[Opponent] = "greedy",
        seat: int | None = None,
        players: int | None = None,
        expansions: Iterable[str] = (),
        options: Mapping[str, object] | None = None,
        seconds: float | None = None,
        simulations: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        known = encoding(game, players=players, expansions=expansions, options=options)
        if seat is not None and (isinstance(seat, bool) or seat not in range(known.setup.players)):
            raise PharosError(f"There is no seat {seat!r}. Seats are 0 to {known.setup.players - 1}.")
        self.encoding: Encoding = known
        self.render_mode = render_mode
        self._against: list[Opponent] = []
        if isinstance(against, str) or not isinstance(against, Sequence):
            self._against.append(against)
        else:
            self._against.extend(against)
        if not self._against or len(self._against) >= known.setup.players:
            raise PharosError(f"There must be one to {known.setup.players - 1} opponents.")
        self._own_seat = seat
        self._seconds, self._simulations = seconds, simulations
        self._seed, self._number = fresh_seed(), -1
        self._lost = False
        self.action_space = spaces.Discrete(len(known.actions))
        self.observation_space = spaces.Box(-MOST, MOST, (len(known.feature_names),), np.float32)
        for opponent in self._against:
            if isinstance(opponent, str):
                self._named(opponent)  # fails early for unknown names
        self._set_up()

    @property
    def seat(self) -> int:
        """The learner's seat: a fixed one if requested, otherwise it changes with every game."""
        return self._number % self.encoding.setup.players if self._own_seat is None else self._own_seat

    @property
    def game(self) -> Game:
        """The current game."""
        return self._game

    def _set_up(self) -> None:
        """Deals the next game."""
        self._number += 1
        known = self.encoding
        seed = training_seed(self._seed, self._number)
        self._game = Game(known.product, known.setup, known.product.begin(known.setup, seed), None)
        self._lost = False
        self._sit_down(seed)
        self._window = Window(known, self._game.state)

    def _sit_down(self, seed: int) -> None:
        """Assigns an opponent to every other seat; the last one takes the remaining seats."""
        self._agents: dict[int, Agent] = {}
        for seat in range(self.encoding.setup.players):
            if seat != self.seat:
                opponent = self._opponent(seat)
                self._agents[seat] = (
                    self._named(opponent, seed * SEATS + seat) if isinstance(opponent, str) else opponent
                )

    def _opponent(self, seat: int) -> Opponent:
        behind = (seat - self.seat) % self.encoding.setup.players
        return self._against[min(behind, len(self._against)) - 1]

    def _named(self, name: str, seed: int = 0) -> Agent:
        return agent_named(name, seed, seconds=self._seconds, simulations=self._simulations)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """Starts a new game: the first of a seed, or the next one; without any seed, from a random seed."""
        super().reset(seed=seed)
        if seed is not None:
            self._seed, self._number = checked(seed), -1
        self._set_up()
        self._let_others_choose()
        return self._seen()

    def step(self, action: np.int64 | int) -> tuple[NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        """Makes the learner's choice, then those of the others until its next turn."""
        if self._game.over or self._lost:
            raise PharosError("This game is over: reset the environment.")
        code = self._window.code_of(action)
        if code < 0:
            self._lost = True
            observation, info = self._seen()
            return observation, ILLEGAL, True, False, {**info, "illegal": True}
        self._game._course.made(self.seat, code)
        self._let_others_choose()
        observation, info = self._seen()
        return observation, self._reward(), self._game.over, False, info

    def _let_others_choose(self) -> None:
        game = self._game
        while not game.over and self.seat not in game.waiting:
            for seat in game.waiting:
                if seat in game.waiting and seat != self.seat:
                    agent: Any = self._agents[seat]
                    if hasattr(agent, "choose_in"):
                        game.choose(seat, agent.choose_in(game, seat))
                    else:
                        game.choose(seat, agent.choose(game.view(seat)))
        self._window.show(game.state)
        if not game.over:
            self._window.ask(self.seat)

    def _seen(self) -> tuple[NDArray[np.float32], dict[str, Any]]:
        seen = self._window.observe(self.seat)
        return seen["observation"], {"action_mask": seen["action_mask"], "seat": self.seat}

    def _reward(self) -> float:
        result, players = self._game.result, self.encoding.setup.players
        if result is None or len(result.winners) == players:
            return 0.0
        if self.seat in result.winners:
            return 1 / len(result.winners)
        return -1 / (players - len(result.winners))

    def action_masks(self) -> NDArray[np.bool_]:
        """Returns the legal actions, as sb3-contrib expects them."""
        return self._window.mask.astype(np.bool_)

    def render(self) -> Any:
        """Returns the learner's legal choices as text."""
        if self.render_mode != "ansi":
            return None
        names = self.encoding.actions.names
        return ", ".join(names[n] for n in np.flatnonzero(self._window.mask))

    def __getstate__(self) -> dict[str, Any]:
        """Leaves out opponents of the user's own classes or programs, which are created again."""
        state = dict(self.__dict__)
        del state["_window"]
        state["_agents"] = {
            seat: agent for seat, agent in self._agents.items() if not self._is_made_anew(seat)
        }
        return state

    def _is_made_anew(self, seat: int) -> bool:
        opponent = self._opponent(seat)
        return isinstance(opponent, str) and is_own(opponent)

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._sit_down(training_seed(self._seed, self._number))
        self._agents.update(state["_agents"])
        self._window = Window(self.encoding, self._game.state)
        if not self._game.over:
            self._window.ask(self.seat)


gym_env = SoloEnv
"""Makes a Gymnasium environment: see `SoloEnv`."""

for _game in ("duel", "classic"):
    gymnasium.register(
        f"pharos/{_game}-v0", entry_point="pharos.research.solo:SoloEnv", kwargs={"game": _game}
    )
