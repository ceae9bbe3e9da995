"""Kinds of games in which agents are tested: every product, every mix of expansions, teams."""

from dataclasses import dataclass

import pharos


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of game and its number of players."""

    game: str
    players: int
    expansions: tuple[str, ...] = ()
    teams: bool = False

    def __str__(self) -> str:
        return "+".join([self.game, *self.expansions, str(self.players)]) + ("-teams" if self.teams else "")

    def new_game(self, seed: int) -> pharos.Game:
        options = {"teams": True} if self.teams else {}
        return pharos.new_game(
            self.game, players=self.players, expansions=self.expansions, seed=seed, options=options
        )


DUEL = [Kind("duel", 2, expansions) for expansions in ((), ("pantheon",), ("agora",), ("pantheon", "agora"))]
CLASSIC_MIXES = ((), ("leaders",), ("cities",), ("leaders", "cities"))
SAMPLE = [
    *DUEL,
    Kind("classic", 2),
    Kind("classic", 3),
    Kind("classic", 2, ("leaders", "cities")),
    Kind("classic", 3, ("cities",)),
    Kind("classic", 4, ("leaders",)),
    Kind("classic", 4, ("leaders", "cities"), teams=True),
    Kind("classic", 8, ("cities",)),
]
"""One kind for each case that the search treats differently."""
CLASSIC = [
    *(
        Kind("classic", players, mix)
        for mix in CLASSIC_MIXES
        for players in range(2, 9 if "cities" in mix else 8)
    ),
    *(Kind("classic", players, mix, teams=True) for mix in CLASSIC_MIXES[2:] for players in (4, 6, 8)),
]
"""All numbers of players and mixes of expansions of 7 Wonders."""
