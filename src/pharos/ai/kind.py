"""Game variants that networks are trained for (game, expansions, players), and the searches for each."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pharos.ai.search.classic import evaluation as classic_evaluation
from pharos.ai.search.classic import guided as classic_guided
from pharos.ai.search.classic import inputs as classic_inputs
from pharos.ai.search.classic import learning as classic_learning
from pharos.ai.search.classic import search as classic_search
from pharos.ai.search.classic import self_play as classic_self_play
from pharos.ai.search.duel import evaluation as duel_evaluation
from pharos.ai.search.duel import guided as duel_guided
from pharos.ai.search.duel import inputs as duel_inputs
from pharos.ai.search.duel import learning as duel_learning
from pharos.ai.search.duel import search as duel_search
from pharos.ai.search.duel import self_play as duel_self_play
from pharos.ai.search.learn import designed
from pharos.ai.search.network import Network
from pharos.ai.search.weights import packed_weights_of
from pharos.classic.deal import seatings_of
from pharos.classic.rules import mix_of
from pharos.core.product import Setup
from pharos.products import product_named

ROOM = 40_000
CONTEMPT = 0.6
"""Value that any other kind of victory loses for a rusher."""


@dataclass(frozen=True, slots=True)
class Kind:
    """A game variant."""

    game: str
    expansions: tuple[str, ...] = ()
    tables: tuple[int, ...] = (2,)
    """Player counts, cycled through by seed."""
    teams: bool = False
    """Whether every game is played in teams; if not, every third game is, where teams are possible."""

    @property
    def name(self) -> str:
        """The name of its learned files."""
        return "+".join([self.game, *sorted(self.expansions), *(["teams"] if self.teams else [])])

    def mixes(self, players: int) -> list[tuple[str, ...]]:
        """Returns the mixes of expansions to cycle through; with several expansions, also each of them
        alone."""
        mixes = [self.expansions]
        if len(self.expansions) > 1:
            mixes += [(name,) for name in self.expansions]
        if self.teams:
            mixes = [mix for mix in mixes if "cities" in mix]
        return [mix for mix in mixes if players in [s.players for s in seatings_of(mix_of(mix))]]

    @property
    def names(self) -> dict[str, object]:
        """Names of the inputs and outputs of its networks, for the fit."""
        told = duel_inputs if self.game == "duel" else classic_inputs
        return {
            "inputs": told.INPUTS,
            "rows": told.ROWS,
            "outputs": told.OUTPUTS,
            "worths": told.WORTHS if self.game == "duel" else classic_guided.VALUES,
            "two_sides": self.game == "duel",
        }

    def network(self, file: Path) -> Network:
        """Loads a network of this variant."""
        if self.game == "duel":
            return Network(file, duel_inputs.INPUTS, duel_inputs.ROWS)
        return Network(file, classic_inputs.INPUTS, classic_inputs.ROWS)

    def guided(self, file: str, taste: int = -1, room: int = ROOM) -> Any:
        """Returns a search with a network; with a `taste` it is a rusher."""
        if self.game == "classic":
            return classic_guided.GuidedSearch(
                self.network(Path(file)), classic_guided.GuidedSettings(), room
            )
        settings = duel_guided.GuidedSettings()
        settings.taste = taste
        settings.contempt = CONTEMPT
        return duel_guided.GuidedSearch(self.network(Path(file)), settings, room)

    def plain(self, design: dict[str, float], room: int = ROOM) -> Any:
        """Returns a search without a network."""
        weights = packed_weights_of("+".join([self.game, *self.expansions]))
        if self.game == "classic":
            settings = classic_search.Settings()
            designed(settings, design)
            return classic_search.ClassicSearch(classic_evaluation.Evaluation(weights), settings, room)
        others = duel_search.Settings()
        designed(others, design)
        return duel_search.DuelSearch(duel_evaluation.Evaluation(weights), others, room)

    def self_play(self, network: Network) -> Any:
        """Returns a self-play runner that collects training samples."""
        if self.game == "classic":
            return classic_self_play.SelfPlay(classic_guided.Judge(network))
        return duel_self_play.SelfPlay(duel_guided.Judge(network))

    def new_state(self, seed: int) -> Any:
        """Returns the initial position of a game."""
        if self.game == "classic":
            players = self.tables[seed % len(self.tables)]
            mixes = self.mixes(players)
            mix = mixes[seed // len(self.tables) % len(mixes)]
            if self.teams:
                seed = classic_learning.seed_of_teams(seed)
            return classic_learning.new_state(seed, players, mix_of(mix))
        return duel_learning.new_state(seed, "pantheon" in self.expansions, "agora" in self.expansions)

    def setup(self, seed: int) -> Setup:
        """Returns the validated setup of a game, as a table would have it, by its seed."""
        product = product_named(self.game)
        if self.game == "duel":
            return product.check_setup(None, self.expansions, {})
        players = self.tables[seed % len(self.tables)]
        mixes = self.mixes(players)
        mix = mixes[seed // len(self.tables) % len(mixes)]
        return product.check_setup(players, mix, {"teams": True} if self.teams else {})

    def stage(self, state: Any) -> int:
        """Returns the stage of a position."""
        return int((duel_evaluation if self.game == "duel" else classic_evaluation).stage_of(state))

    @property
    def stages(self) -> int:
        """Number of stages in a game."""
        return duel_evaluation.STAGES if self.game == "duel" else classic_evaluation.STAGES
