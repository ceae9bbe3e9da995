"""PettingZoo environments: one seat after the other, or all seats that must choose at once."""

from collections.abc import Iterable, Mapping
from typing import Any, TypedDict, Unpack

import numpy as np
import pettingzoo
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo.utils.wrappers import TerminateIllegalWrapper

from pharos.core.errors import PharosError
from pharos.research.batch import view, winners_of
from pharos.research.encoding import Encoding, encoding
from pharos.research.seeds import Given, checked, fresh_seed, training_seed
from pharos.research.sight import Observation, Window

ILLEGAL = -1.0
"""Reward for an illegal action, which ends the game."""
MOST = 204.8
"""Maximum absolute value in an observation."""


class _Table(Window):
    """The game of an environment, and the seeds of the following games."""

    def __init__(self, known: Encoding, seed: int | None = None, number: int = 0, state: Any = None) -> None:
        self.seed = fresh_seed() if seed is None else seed
        self.number = number
        """Number of the game within its seed."""
        super().__init__(known, self._dealt(known) if state is None else state)
        self.agents = [f"player_{seat}" for seat in range(self.players)]
        self.rewards: NDArray[np.float32] = view(self.tables.rewards.cells, np.float32, (self.players,))

    def _dealt(self, known: Encoding) -> Any:
        return known.product.begin(known.setup, training_seed(self.seed, self.number))

    def reset(self, seed: int | None) -> None:
        """Starts a new game: the first of a seed, or the next one."""
        if seed is None:
            self.number += 1
        else:
            self.seed, self.number = checked(seed), 0
        self.tables.deal = Given([self._dealt(self.encoding)])
        self.tables.reset(0, 1)

    def __deepcopy__(self, memo: object) -> "_Table":
        return self._again(self.encoding.product.clone(self.state))

    def __reduce__(self) -> tuple[object, ...]:
        position = self.encoding.product.position(self.encoding.setup, self.state)
        return _table, (self.encoding, self.seed, self.number, position, self.seat, self._winners())

    def _again(self, state: Any) -> "_Table":
        other = _Table(self.encoding, self.seed, self.number, state)
        other.go_on(self.seat, self._winners())
        return other

    def _winners(self) -> int:
        """Returns the winners of a finished game as a mask; 0 if it is not over."""
        return winners_of(self.rewards) if self.over else 0

    def go_on(self, seat: int, winners: int) -> None:
        """Restores the current seat, or the end of the game."""
        if winners:
            self.tables.end(0, winners)
            self.tables.seat[0] = seat
        elif seat in self.waiting():
            self.ask(seat)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.tables.over[0])

    def choose(self, action: Any) -> None:
        """Takes an action for the current seat."""
        code = self.code_of(action)
        if code < 0:
            raise PharosError(f"Action {action} is not allowed now; the action mask says which are.")
        self.tables.choose(0, code)

    def observation_space(self) -> spaces.Dict:
        """Returns the observation space of every seat."""
        return spaces.Dict(
            {
                "observation": spaces.Box(-MOST, MOST, (self.features,), np.float32),
                "action_mask": spaces.Box(0, 1, (self.actions,), np.int8),
            }
        )

    def action_spaces(self) -> dict[str, spaces.Discrete]:
        """Returns the action space of each agent."""
        return {agent: spaces.Discrete(self.actions) for agent in self.agents}

    def state_space(self) -> spaces.Box:
        """Returns the space of the observations of all seats together."""
        return spaces.Box(-MOST, MOST, (self.players * self.features,), np.float32)


def _table(known: Encoding, seed: int, number: int, position: Any, seat: int, winners: int) -> _Table:
    """Restores a pickled table."""
    table = _Table(known, seed, number, known.product.from_position(position, grown=True)[1])
    table.go_on(seat, winners)
    return table


class _Environment:
    """What both environments of a game share: its table and the spaces of its agents."""

    def _set_up(self, known: Encoding, render_mode: str | None, parallel: bool) -> None:
        self.metadata = {
            "name": f"pharos_{known.setup.game}_v0",
            "render_modes": ["ansi"],
            "is_parallelizable": parallel,
        }
        self.render_mode = render_mode
        self.encoding = known
        self._table = _Table(known)
        self.agents: list[str] = []
        self.possible_agents = list(self._table.agents)
        self.state_space = self._table.state_space()
        self._observation_space = self._table.observation_space()
        self._action_spaces = self._table.action_spaces()

    def observation_space(self, agent: str) -> Any:
        """Returns the observation space of an agent."""
        return self._observation_space

    def action_space(self, agent: str) -> Any:
        """Returns the action space of an agent."""
        return self._action_spaces[agent]

    def state(self) -> NDArray[np.float32]:
        """Returns the observations of all seats together."""
        return self._table.all_known()

    def close(self) -> None:
        """Does nothing."""


class AECEnv(_Environment, pettingzoo.AECEnv[str, Observation, int | None]):
    """One seat after the other. Simultaneous choices are asked in turn; no seat sees the choices of the
    others before all are in."""

    def __init__(self, known: Encoding, render_mode: str | None = None) -> None:
        super().__init__()
        self._set_up(known, render_mode, parallel=False)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Starts a new game."""
        self._table.reset(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._table.seat]

    def observe(self, agent: str) -> Observation:
        """Returns an agent's observation."""
        return self._table.observe(self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        """Takes an action for the selected agent."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise PharosError("An agent whose game goes on must choose an action.")
        self._table.choose(action)
        self._cumulative_rewards[agent] = 0.0
        if self._table.over:
            for n, name in enumerate(self.possible_agents):
                self.rewards[name] = float(self._table.rewards[n])
                self.terminations[name] = True
            self._accumulate_rewards()
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[self._table.seat]

    def render(self) -> str | None:
        """Returns the selected agent and its legal actions as text."""
        if self.render_mode != "ansi":
            return None
        allowed = ", ".join(self.encoding.actions.names[n] for n in np.flatnonzero(self._table.mask))
        return f"{self.agent_selection}: {allowed}"


class ParallelEnv(_Environment, pettingzoo.ParallelEnv[str, Observation, int]):
    """All seats that must choose take an action in one step. The mask of any other seat is empty, and its
    action is ignored. A seat that takes an illegal action loses the game at once; with `strict` it raises an
    error and changes nothing."""

    def __init__(self, known: Encoding, render_mode: str | None = None, strict: bool = False) -> None:
        self._strict = strict
        self._set_up(known, render_mode, parallel=True)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Starts a new game."""
        self._table.reset(seed)
        self.agents = list(self.possible_agents)
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """Takes the actions of all seats that must choose."""
        agents, table = self.agents, self._table
        owing = [] if table.over else table.waiting()
        wrong = self._wrong(owing, actions)
        over, rewards = bool(wrong), dict.fromkeys(agents, 0.0)
        if wrong:
            rewards |= {self.possible_agents[seat]: ILLEGAL for seat in wrong}
        else:
            for seat in owing:
                if seat in table.waiting():  # an earlier choice may have ended the game
                    table.ask(seat)
                    table.choose(actions[self.possible_agents[seat]])
            over = table.over
            if over:
                rewards = {agent: float(table.rewards[n]) for n, agent in enumerate(agents)}
        observations = self._observations()
        if over:
            self.agents = []
        return (
            observations,
            rewards,
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            {agent: {} for agent in agents},
        )

    def _wrong(self, owing: list[int], actions: dict[str, int]) -> list[int]:
        """Returns the seats whose actions are illegal."""
        wrong = []
        for seat in owing:
            agent = self.possible_agents[seat]
            if agent not in actions:
                raise PharosError(f"An action of {agent} is missing.")
            self._table.ask(seat)
            if self._table.code_of(actions[agent]) < 0:
                if self._strict:
                    raise PharosError(f"Action {actions[agent]} of {agent} is not allowed by its mask.")
                wrong.append(seat)
        return wrong

    def _observations(self) -> dict[str, Observation]:
        table = self._table
        waiting = [] if table.over else table.waiting()
        observations = {}
        for seat, agent in enumerate(self.possible_agents):
            if seat in waiting:
                table.ask(seat)
            observations[agent] = table.observe(seat)
        return observations

    def render(self) -> str | None:
        """Returns the agents that must choose as text."""
        if self.render_mode != "ansi":
            return None
        return f"waiting for {', '.join(self.possible_agents[seat] for seat in self._table.waiting())}"


class Variant(TypedDict, total=False):
    """Keyword parameters for the variant of the game."""

    players: int | None
    expansions: Iterable[str]
    options: Mapping[str, object] | None


def raw_env(game: str = "duel", *, render_mode: str | None = None, **variant: Unpack[Variant]) -> AECEnv:
    """Like `env`, but an illegal action raises a `PharosError` and changes nothing."""
    return AECEnv(encoding(game, **variant), render_mode)


def env(game: str = "duel", *, render_mode: str | None = None, **variant: Unpack[Variant]) -> Any:
    """Makes a PettingZoo environment in which one seat acts after the other.

    As in PettingZoo's own board games, an illegal action loses the game at once.
    """
    return TerminateIllegalWrapper(
        raw_env(game, render_mode=render_mode, **variant), illegal_reward=int(ILLEGAL)
    )


def parallel_env(
    game: str = "duel", *, render_mode: str | None = None, **variant: Unpack[Variant]
) -> ParallelEnv:
    """Makes a PettingZoo environment in which all seats that must choose act at once.

    An illegal action loses the game at once; actions of other seats are ignored.
    """
    return ParallelEnv(encoding(game, **variant), render_mode)


def raw_parallel_env(
    game: str = "duel", *, render_mode: str | None = None, **variant: Unpack[Variant]
) -> ParallelEnv:
    """Like `parallel_env`, but an illegal action raises a `PharosError` and changes nothing."""
    return ParallelEnv(encoding(game, **variant), render_mode, strict=True)


def _register() -> None:
    for game in ("duel", "classic"):
        name = f"pharos/{game}-v0"
        pettingzoo.register("aec", name, entry_point=env, kwargs={"game": game})
        pettingzoo.register("parallel", name, entry_point=parallel_env, kwargs={"game": game})


_register()
