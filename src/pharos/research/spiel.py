"""The games for OpenSpiel: `import pharos.research.spiel`, then `pyspiel.load_game("pharos_duel")`.

Chance is explicit. The first node picks one of `setups` deals; in the base game of Duel what is turned up
later is chance of its own (`reveals`), card by card, among all cards that nobody has seen. Choices that are
made at the same time are either asked one after the other and stay sealed (the default), or made together
(`simultaneous`). Parameters: `players`, `expansions` (joined by `+`), `simultaneous`, `setups`, `reveals`.
"""

import json
from typing import Any

import numpy as np
import pyspiel

from pharos.core.errors import PharosError
from pharos.game import Game, new_game
from pharos.products import product_named
from pharos.research.batch import lay_tables, view
from pharos.research.encoding import Encoding, encoding
from pharos.research.pad import Pad
from pharos.research.reveals import Reveals

LONGEST = 1000
"""No game has so many choices."""
SETUPS = 10_000
"""Deals that the first node chooses from, where nothing else is asked for."""
CARDS = 128
"""More than there are different cards to turn up."""
DEFAULTS: dict[str, dict[str, Any]] = {
    "duel": {"players": 2, "expansions": "", "simultaneous": False, "setups": SETUPS, "reveals": True},
    "classic": {"players": 3, "expansions": "", "simultaneous": False, "setups": SETUPS, "reveals": False},
}


def game_type(name: str, simultaneous: bool) -> Any:
    """What OpenSpiel must know of a kind of game."""
    kind = pyspiel.GameType
    return kind(
        short_name=f"pharos_{name}",
        long_name="7 Wonders Duel" if name == "duel" else "7 Wonders",
        dynamics=kind.Dynamics.SIMULTANEOUS if simultaneous else kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=2 if name == "duel" else 8,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=dict(DEFAULTS[name]),
    )


class SpielGame(pyspiel.Game):
    """One kind of game."""

    name = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = DEFAULTS[self.name] | dict(params or {})
        mix = [expansion for expansion in str(chosen["expansions"]).split("+") if expansion]
        self.encoding: Encoding = encoding(self.name, players=int(chosen["players"]), expansions=mix)
        self.simultaneous = bool(chosen["simultaneous"])
        self.setups = int(chosen["setups"])
        if self.setups < 1:
            raise PharosError("A game has at least one setup.")
        self.reveals = bool(chosen["reveals"]) and self.name == "duel" and not mix
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.encoding.actions),
            max_chance_outcomes=max(self.setups, CARDS),
            num_players=self.encoding.setup.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(self.name, self.simultaneous), info, chosen)

    def new_initial_state(self) -> "SpielState":
        """A game before its deal."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """What makes observations and information states."""
        recall = bool(iig_obs_type and iig_obs_type.perfect_recall)
        return Observer(self.encoding, recall or iig_obs_type is None)


class SpielState(pyspiel.State):
    """A game in progress."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._kind = game.encoding
        self._simultaneous = game.simultaneous
        self._setups = game.setups
        self._reveals = Reveals() if game.reveals else None
        self.game: Game | None = None
        self.chosen: list[list[int]] = [[] for _ in range(game.encoding.setup.players)]
        self._named: dict[int, list[tuple[int, str]]] = {}

    def current_player(self) -> int:
        """Who acts: a seat, chance, all together, or nobody."""
        if self.game is None or (self._reveals and self._reveals.pending):
            return int(pyspiel.PlayerId.CHANCE)
        if self.game.over:
            return int(pyspiel.PlayerId.TERMINAL)
        if self._simultaneous:
            return int(pyspiel.PlayerId.SIMULTANEOUS)
        return self.game.waiting[0]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may do now, with probabilities."""
        if self.game is None:
            return [(seed, 1 / self._setups) for seed in range(self._setups)]
        assert self._reveals is not None
        cards = self._reveals.outcomes(self.game)
        return [(card, 1 / len(cards)) for card in cards]

    def _choices(self, player: int) -> list[tuple[int, str]]:
        assert self.game is not None
        if player not in self._named:
            named = self._kind.named(self.game, player) if player in self.game.waiting else []
            self._named[player] = sorted((number, str(choice)) for number, choice in named)
        return self._named[player]

    def _legal_actions(self, player: int) -> list[int]:
        """The actions of a player; whoever owes nothing in a simultaneous node has one that does nothing."""
        actions = [number for number, _ in self._choices(player)]
        return actions or [0]

    def _apply_action(self, action: int) -> None:
        """Carries out what chance or a seat does."""
        if self.game is None:
            setup = self._kind.setup
            self.game = new_game(setup.game, players=setup.players, expansions=setup.expansions, seed=action)
            self._after()
        elif self._reveals and self._reveals.pending:
            self.game = self._reveals.turn_up(self.game, action)
            self._named.clear()
        else:
            self._choose(self.game.waiting[0], action)
            self._after()

    def _apply_actions(self, actions: list[int]) -> None:
        """Carries out what all seats do together."""
        assert self.game is not None
        for seat in self.game.waiting:
            self._choose(seat, actions[seat])
        self._after()

    def _choose(self, seat: int, action: int) -> None:
        assert self.game is not None
        found = [choice for number, choice in self._choices(seat) if number == action]
        if not found:
            raise PharosError(f"Action {action} is not allowed for player {seat} now.")
        self.game.choose(seat, found[0])
        self.chosen[seat].append(action)
        self._named.pop(seat, None)

    def _after(self) -> None:
        self._named.clear()
        if self._reveals and self.game is not None:
            self._reveals.look(self.game)

    def _action_to_string(self, player: int, action: int) -> str:
        """An action in words."""
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal:{action}" if self.game is None else f"turn_up:{action}"
        if self.game is not None and player in self.game.waiting:
            for number, choice in self._choices(player):
                if number == action:
                    return choice
        return self._kind.actions.names[action]

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self.game is not None and self.game.over and not (self._reveals and self._reveals.pending)

    def returns(self) -> list[float]:
        """What each seat has won: the winners share one, the others lose one together."""
        players = self._kind.setup.players
        result = self.game.result if self.game is not None and self.is_terminal() else None
        if result is None or len(result.winners) == players:
            return [0.0] * players
        won, lost = 1 / len(result.winners), -1 / (players - len(result.winners))
        return [won if seat in result.winners else lost for seat in range(players)]

    def __str__(self) -> str:
        if self.game is None:
            return "before the deal"
        return json.dumps(self.game.view(None).data, sort_keys=True, ensure_ascii=False)


class Observer:
    """Observations (what a seat knows) and information states (with everything the seat did)."""

    def __init__(self, known: Encoding, recall: bool) -> None:
        self._kind = known
        self._recall = recall
        self._features = len(known.feature_names)
        actions = len(known.actions) if recall else 0
        self.tensor = np.zeros(self._features + actions, np.float32)
        self.dict = {"known": self.tensor[: self._features]}
        if recall:
            self.dict["chosen"] = self.tensor[self._features :]
        self._pad = Pad(1, self._features)
        self._row = view(self._pad.cells, np.float32, (self._features,))

    def set_from(self, state: SpielState, player: int) -> None:
        """Writes what a seat knows into the tensor."""
        self.tensor.fill(0)
        game = state.game
        if game is None:
            return
        tables = lay_tables(self._kind, 1, lambda: game._state, again=False)
        tables.look(0, player, self._pad, 0)
        self.dict["known"][:] = self._row
        if self._recall:
            for action in state.chosen[player]:
                self.dict["chosen"][action] += 1

    def string_from(self, state: SpielState, player: int) -> str:
        """What a seat knows, as text."""
        if state.game is None:
            return "before the deal"
        known = json.dumps(state.game.view(player).data, sort_keys=True, ensure_ascii=False)
        return f"{state.chosen[player]} {known}" if self._recall else known


class DuelGame(SpielGame):
    """7 Wonders Duel."""

    name = "duel"


class ClassicGame(SpielGame):
    """7 Wonders."""

    name = "classic"


assert all(product_named(game).name == game for game in DEFAULTS)
pyspiel.register_game(game_type("duel", False), DuelGame)
pyspiel.register_game(game_type("classic", False), ClassicGame)
