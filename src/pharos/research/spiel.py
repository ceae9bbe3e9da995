"""The games for OpenSpiel: `import pharos.research.spiel`, then `pyspiel.load_game("pharos_duel")`.

Chance is explicit. The first node picks one of `setups` deals. In base Duel each card revealed later is a
further chance node over all unseen cards (`reveals`). Simultaneous choices are either asked one after the
other and stay hidden until all are in (the default), or are made together (`simultaneous`). Parameters:
`players`, `expansions` (joined by `+`), `simultaneous`, `setups`, `reveals`.

An information state has perfect recall: what the seat knows now, every choice it saw, in order, and a digest
of all its options so far. `resample_from_infostate` samples a game consistent with it.
"""

import hashlib
import json
from collections.abc import Callable
from typing import Any

from pharos.core.errors import PharosError
from pharos.core.extras import needs_extra
from pharos.duel.pieces import CARDS as DUEL_CARDS
from pharos.game import Game, new_game
from pharos.products import product_named
from pharos.research.encoding import Encoding, encoding
from pharos.research.reveals import Reveals
from pharos.table.redaction import shown

with needs_extra("spiel", "pharos.research.spiel"):
    import numpy as np
    import pyspiel

    from pharos.research.sight import shared_window

LONGEST = 1000
"""Upper limit for the number of choices in a game."""
SETUPS = 10_000
"""Default number of deals at the first node."""
DEALER = -1
"""The actor of revealed cards in the log."""
UNKNOWN = -1
"""Code of another seat's hidden choice in a resampled state."""
SEEDS = 2**53
"""Number of seeds for resampling."""
CARDS = 128
"""Upper limit for the number of cards at a chance node."""
DEFAULTS: dict[str, dict[str, Any]] = {
    "duel": {"players": 2, "expansions": "", "simultaneous": False, "setups": SETUPS, "reveals": True},
    "classic": {"players": 3, "expansions": "", "simultaneous": False, "setups": SETUPS, "reveals": False},
}


def game_type(name: str, simultaneous: bool) -> Any:
    """Returns OpenSpiel's description of a game variant."""
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
    """One game variant."""

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
        """Returns a game before its deal."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """Returns an observer for observations or information states."""
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
        players = game.encoding.setup.players
        self.log: list[tuple[int, int, int]] = []
        """Events: seat, action, and the engine's choice code; or a revealed card."""
        self.revealed = 0
        """Length of the public part of the log; the rest are hidden choices."""
        self.offered: list[str] = [""] * players
        """For each seat, a digest of all its options so far."""
        self._choices: dict[int, dict[int, int]] = {}

    def current_player(self) -> int:
        """Returns who acts: a seat, chance, all together, or nobody."""
        if self.game is None or (self._reveals and self._reveals.pending):
            return int(pyspiel.PlayerId.CHANCE)
        if self.game.over:
            return int(pyspiel.PlayerId.TERMINAL)
        if self._simultaneous:
            return int(pyspiel.PlayerId.SIMULTANEOUS)
        return self.game.waiting[0]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Returns the possible chance events with their probabilities."""
        if self.game is None:
            return [(seed, 1 / self._setups) for seed in range(self._setups)]
        assert self._reveals is not None
        cards = self._reveals.outcomes(self.game)
        return [(card, 1 / len(cards)) for card in cards]

    def choices(self, player: int) -> dict[int, int]:
        """Returns the actions of a player in ascending order, each with the engine's choice code."""
        assert self.game is not None
        if player not in self._choices:
            owes = player in self.game.waiting
            self._choices[player] = _choices(self._kind, self.game, player) if owes else {}
        return self._choices[player]

    def _legal_actions(self, player: int) -> list[int]:
        """Returns the actions of a player; in a simultaneous node, a no-op for seats that need not choose."""
        return list(self.choices(player)) or [0]

    def _apply_action(self, action: int) -> None:
        """Applies an action of chance or of a seat."""
        if self.game is None:
            setup = self._kind.setup
            self.game = new_game(setup.game, players=setup.players, expansions=setup.expansions, seed=action)
            self._after()
        elif self._reveals and self._reveals.pending:
            self._reveals.turn_up(self.game, action)
            self.log.append((DEALER, action, UNKNOWN))
            self.revealed = len(self.log)
            self._choices.clear()
        else:
            self._choose(self.game.waiting[0], action)
            self._after()

    def _apply_actions(self, actions: list[int]) -> None:
        """Applies the actions of all seats together."""
        assert self.game is not None
        for seat in self.game.waiting:
            self._choose(seat, actions[seat])
        self._after()

    def _choose(self, seat: int, action: int) -> None:
        assert self.game is not None
        choices = self.choices(seat)
        code = choices.get(action, UNKNOWN)
        if code == UNKNOWN or not self.game._course.made(seat, code):
            raise PharosError(f"Action {action} is not allowed for player {seat} now.")
        self.log.append((seat, action, code))
        digest = hashlib.sha256(f"{self.offered[seat]} {list(choices)}".encode())
        self.offered[seat] = digest.hexdigest()[:24]
        self._choices.pop(seat, None)

    def _after(self) -> None:
        self._choices.clear()
        assert self.game is not None
        if self.game.settled:
            self.revealed = len(self.log)
        if self._reveals:
            self._reveals.look(self.game)

    def resample_from_infostate(
        self, player_id: int, probability_sampler: Callable[[], float]
    ) -> "SpielState":
        """Returns a state that the player cannot distinguish from this one, with hidden information
        resampled."""
        other: SpielState = self.clone()
        if self.game is None or self.is_terminal() or self.is_chance_node():
            return other
        other.game = self.game.view(player_id).sample(int(probability_sampler() * SEEDS))
        for number in range(self.revealed, len(self.log)):
            seat, _, _ = self.log[number]
            if seat != player_id:  # hidden choices of the others were resampled, too
                other.log[number] = (seat, UNKNOWN, UNKNOWN)
        other.offered = [digest if seat == player_id else "" for seat, digest in enumerate(self.offered)]
        other._choices.clear()
        return other

    def seen_by(self, player: int) -> list[list[object]]:
        """Returns the log as a player saw it: choices of others are redacted, hidden ones are missing."""
        seen: list[list[object]] = []
        for number, (seat, action, code) in enumerate(self.log):
            if seat == DEALER:
                seen.append([seat, f"turn_up:{DUEL_CARDS[action].name}"])
            elif seat == player or number < self.revealed:
                seen.append([seat, self._told(seat == player, code)])
        return seen

    def _told(self, own: bool, code: int) -> str:
        if code == UNKNOWN:
            return "?"
        notation = self._kind.product.notation(code)
        return notation if own else shown(self._kind.setup.game, notation)

    def _action_to_string(self, player: int, action: int) -> str:
        """Returns the notation of an action."""
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal:{action}" if self.game is None else f"turn_up:{action}"
        if self.game is not None and player in self.game.waiting:
            code = self.choices(player).get(action)
            if code is not None:
                return self._kind.product.notation(code)
        return self._kind.actions.names[action]

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self.game is not None and self.game.over and not (self._reveals and self._reveals.pending)

    def returns(self) -> list[float]:
        """Returns each seat's reward: the winners share 1, the losers share -1."""
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


def _choices(known: Encoding, game: Game, player: int) -> dict[int, int]:
    """Returns the actions of a seat that must choose in ascending order, each with the engine's choice
    code."""
    window = shared_window(known)
    window.show(game.state)
    window.ask(player)
    tables = window.tables
    offered = range(int(tables.offered[0]))
    return dict(sorted((int(tables.action[n]), int(tables.choice[n])) for n in offered))


class Observer:
    """Writes observations (what a seat knows) or information states (plus the events it saw)."""

    def __init__(self, known: Encoding, recall: bool) -> None:
        self._kind = known
        self._recall = recall
        self._features = len(known.feature_names)
        self._actions = len(known.actions)
        pieces = [("known", self._features)]
        if recall:
            pieces += [("chosen", self._actions), ("log", 2 * LONGEST)]
        self.tensor = np.zeros(sum(size for _, size in pieces), np.float32)
        self.dict: dict[str, Any] = {}
        at = 0
        for name, size in pieces:
            self.dict[name] = self.tensor[at : at + size]
            at += size

    def set_from(self, state: SpielState, player: int) -> None:
        """Writes a seat's observation or information state to the tensor."""
        self.tensor.fill(0)
        game = state.game
        if game is None:
            return
        self.dict["known"][:] = shared_window(self._kind).look(game.state, player)
        if self._recall:
            self._write_log(state, player)

    def _write_log(self, state: SpielState, player: int) -> None:
        """Writes how often the seat took each action, and the events it saw in order: the seat (from 1, 0 for
        revealed cards) and the action or card (from 1, 0 if hidden from it)."""
        at = 0
        for number, (seat, action, code) in enumerate(state.log):
            if seat == player:
                self.dict["chosen"][action] += 1
            elif seat != DEALER and number >= state.revealed:
                continue
            hidden = seat not in (player, DEALER) and (code == UNKNOWN or "?" in state._told(False, code))
            self.dict["log"][at : at + 2] = (seat + 1, 0 if hidden else action + 1)
            at += 2

    def string_from(self, state: SpielState, player: int) -> str:
        """Returns a seat's observation or information state as text."""
        if state.game is None:
            return "before the deal"
        known = json.dumps(state.game.view(player).data, sort_keys=True, ensure_ascii=False)
        if not self._recall:
            return known
        return f"{json.dumps(state.seen_by(player), ensure_ascii=False)} {state.offered[player]} {known}"


class DuelGame(SpielGame):
    """7 Wonders Duel."""

    name = "duel"


class ClassicGame(SpielGame):
    """7 Wonders."""

    name = "classic"


assert all(product_named(game).name == game for game in DEFAULTS)
pyspiel.register_game(game_type("duel", False), DuelGame)
pyspiel.register_game(game_type("classic", False), ClassicGame)
