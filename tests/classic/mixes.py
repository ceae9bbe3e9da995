"""The kinds of games in the tests of the expansions of 7 Wonders."""

from dataclasses import dataclass

import pharos

BOTH = ("leaders", "cities")


@dataclass(frozen=True)
class Mix:
    """A number of players, expansions, with or without teams."""

    players: int
    expansions: tuple[str, ...]
    teams: bool = False

    def __str__(self) -> str:
        return f"{self.players}-{'+'.join(self.expansions)}{'-teams' if self.teams else ''}"

    def new(self, seed: int, **options: object) -> pharos.Game:
        """A new game; in every third one players choose their boards."""
        chosen = {"choose_wonders": seed % 3 == 2, **({"teams": True} if self.teams else {}), **options}
        return pharos.new_game(
            "classic", players=self.players, expansions=self.expansions, seed=seed, options=chosen
        )


WITH_LEADERS = [
    *(Mix(players, ("leaders",)) for players in range(2, 8)),
    *(Mix(players, BOTH) for players in range(2, 9)),
    *(Mix(players, BOTH, teams=True) for players in (4, 6)),
]
WITH_CITIES = [
    *(Mix(players, ("cities",)) for players in range(2, 9)),
    *(Mix(players, ("cities",), teams=True) for players in (4, 6, 8)),
]
SOME_WITH_BOTH = [Mix(3, BOTH), Mix(5, BOTH), Mix(8, BOTH), Mix(4, BOTH, teams=True)]
