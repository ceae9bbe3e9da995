"""The games as PettingZoo environments: one seat after the other, or all seats that owe a choice at once."""

from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np
import pettingzoo
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo.utils.wrappers import TerminateIllegalWrapper

from pharos.core.bits import members
from pharos.core.errors import PharosError
from pharos.research.batch import lay_tables, view
from pharos.research.encoding import Encoding, encoding
from pharos.research.pad import Pad

Observation = dict[str, NDArray[Any]]
MOST = 204.8
"""No number of an observation is larger."""


class _Table:
    """One game behind an environment."""

    def __init__(self, known: Encoding) -> None:
        self.encoding = known
        self.players = known.setup.players
        self.agents = [f"player_{seat}" for seat in range(self.players)]
        self.actions = len(known.actions)
        self.features = len(known.feature_names)
        self.seed = 0
        self.tables: Any = lay_tables(known, 1, self._deal, again=False)
        self.mask: NDArray[np.int8] = view(self.tables.mask, np.int8, (self.actions,))
        self.rewards: NDArray[np.float32] = view(self.tables.rewards.cells, np.float32, (self.players,))
        self.current: NDArray[np.float32] = view(self.tables.pad.cells, np.float32, (self.features,))
        self._side = Pad(self.players, self.features)
        self._beside: NDArray[np.float32] = view(self._side.cells, np.float32, (self.players, self.features))
        self._nothing = np.zeros(self.actions, np.int8)

    def _deal(self) -> Any:
        return self.encoding.product.begin(self.encoding.setup, self.seed)

    def reset(self, seed: int | None) -> None:
        """A new game: of a seed, or of the one after the last."""
        self.seed = self.seed + 1 if seed is None else int(seed)
        self.tables.reset(0, 1)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.tables.over[0])

    @property
    def seat(self) -> int:
        """The seat that must choose now."""
        return int(self.tables.seat[0])

    def waiting(self) -> list[int]:
        """The seats that owe a choice."""
        return members(self.tables.waiting(0))

    def choose(self, action: Any) -> None:
        """The next seat takes an action."""
        code = self.tables.code_of(0, int(action)) if 0 <= int(action) < self.actions else -1
        if code < 0:
            raise PharosError(f"Action {action} is not allowed now; the action mask says which are.")
        self.tables.choose(0, code)

    def observe(self, seat: int) -> Observation:
        """What a seat knows, and what it may do now."""
        if not self.over and seat == self.seat:
            return {"observation": self.current.copy(), "action_mask": self.mask.copy()}
        self.tables.look(0, seat, self._side, seat)
        return {"observation": self._beside[seat].copy(), "action_mask": self._nothing.copy()}

    def ask(self, seat: int) -> None:
        """A seat that owes a choice is the next to act."""
        if seat != self.seat:
            self.tables.ask(0, seat)

    def state(self) -> NDArray[np.float32]:
        """What all seats know together."""
        for seat in range(self.players):
            self.tables.look(0, seat, self._side, seat)
        return self._beside.reshape(-1).copy()

    def observation_space(self) -> spaces.Dict:
        """The space of observations of every seat."""
        return spaces.Dict(
            {
                "observation": spaces.Box(-MOST, MOST, (self.features,), np.float32),
                "action_mask": spaces.Box(0, 1, (self.actions,), np.int8),
            }
        )

    def action_spaces(self) -> dict[str, spaces.Discrete]:
        """The space of actions of each agent."""
        return {agent: spaces.Discrete(self.actions) for agent in self.agents}

    def state_space(self) -> spaces.Box:
        """The space of what all seats know together."""
        return spaces.Box(-MOST, MOST, (self.players * self.features,), np.float32)


def _metadata(known: Encoding, parallel: bool) -> dict[str, Any]:
    return {
        "name": f"pharos_{known.setup.game}_v0",
        "render_modes": ["ansi"],
        "is_parallelizable": parallel,
    }


class AECEnv(pettingzoo.AECEnv[str, Observation, int | None]):
    """One seat after the other. Seats that choose at the same time are asked in turn; nobody sees a
    choice of the others before all are in."""

    def __init__(self, known: Encoding, render_mode: str | None = None) -> None:
        super().__init__()
        self.metadata = _metadata(known, parallel=False)
        self.render_mode = render_mode
        self._table = _Table(known)
        self.encoding = known
        self.possible_agents = list(self._table.agents)
        self.state_space = self._table.state_space()
        self._observation_space = self._table.observation_space()
        self._action_spaces = self._table.action_spaces()
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> Any:
        """The space of observations of an agent."""
        return self._observation_space

    def action_space(self, agent: str) -> Any:
        """The space of actions of an agent."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game."""
        self._table.reset(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._table.seat]

    def observe(self, agent: str) -> Observation:
        """What an agent knows."""
        return self._table.observe(self.possible_agents.index(agent))

    def state(self) -> NDArray[np.float32]:
        """What all seats know together."""
        return self._table.state()

    def step(self, action: int | None) -> None:
        """The selected agent takes an action."""
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
        """Who must choose among what, as text."""
        if self.render_mode != "ansi":
            return None
        allowed = ", ".join(self.encoding.actions.names[n] for n in np.flatnonzero(self._table.mask))
        return f"{self.agent_selection}: {allowed}"

    def close(self) -> None:
        """Nothing is held open."""


class ParallelEnv(pettingzoo.ParallelEnv[str, Observation, int]):
    """All seats that owe a choice take an action in one step. The mask of a seat that owes none is empty,
    and whatever it sends is passed over."""

    def __init__(self, known: Encoding, render_mode: str | None = None) -> None:
        self.metadata = _metadata(known, parallel=True)
        self.render_mode = render_mode
        self._table = _Table(known)
        self.encoding = known
        self.possible_agents = list(self._table.agents)
        self.state_space = self._table.state_space()
        self._observation_space = self._table.observation_space()
        self._action_spaces = self._table.action_spaces()
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> Any:
        """The space of observations of an agent."""
        return self._observation_space

    def action_space(self, agent: str) -> Any:
        """The space of actions of an agent."""
        return self._action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """A new game."""
        self._table.reset(seed)
        self.agents = list(self.possible_agents)
        return self._observations(), {agent: {} for agent in self.agents}

    def state(self) -> NDArray[np.float32]:
        """What all seats know together."""
        return self._table.state()

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """Every seat that owes a choice takes its action."""
        agents = self.agents
        for seat in self._table.waiting():
            agent = self.possible_agents[seat]
            if agent not in actions:
                raise PharosError(f"An action of {agent} is missing.")
            self._table.ask(seat)
            self._table.choose(actions[agent])
        over = self._table.over
        rewards = {agent: float(self._table.rewards[n]) if over else 0.0 for n, agent in enumerate(agents)}
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
        """Who must choose."""
        if self.render_mode != "ansi":
            return None
        return f"waiting for {', '.join(self.possible_agents[seat] for seat in self._table.waiting())}"

    def close(self) -> None:
        """Nothing is held open."""


def raw_env(
    game: str = "duel",
    *,
    players: int | None = None,
    expansions: Iterable[str] = (),
    options: Mapping[str, object] | None = None,
    render_mode: str | None = None,
) -> AECEnv:
    """Like `env`, but an action that is not allowed raises a `PharosError` and changes nothing."""
    return AECEnv(encoding(game, players=players, expansions=expansions, options=options), render_mode)


def env(
    game: str = "duel",
    *,
    players: int | None = None,
    expansions: Iterable[str] = (),
    options: Mapping[str, object] | None = None,
    render_mode: str | None = None,
) -> Any:
    """A PettingZoo environment in which one seat acts after the other.

    As in PettingZoo's own board games whoever takes an action that is not allowed loses the game at once.
    """
    raw = raw_env(game, players=players, expansions=expansions, options=options, render_mode=render_mode)
    return TerminateIllegalWrapper(raw, illegal_reward=-1)


def parallel_env(
    game: str = "duel",
    *,
    players: int | None = None,
    expansions: Iterable[str] = (),
    options: Mapping[str, object] | None = None,
    render_mode: str | None = None,
) -> ParallelEnv:
    """A PettingZoo environment in which all seats that owe a choice act at once."""
    return ParallelEnv(encoding(game, players=players, expansions=expansions, options=options), render_mode)


def _register() -> None:
    for game in ("duel", "classic"):
        name = f"pharos/{game}-v0"
        pettingzoo.register("aec", name, entry_point=env, kwargs={"game": game})
        pettingzoo.register("parallel", name, entry_point=parallel_env, kwargs={"game": game})


_register()
