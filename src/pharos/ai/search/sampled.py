"""A search for any product, through the interface every product has: states, codes, apply.

Several games that fit the view are sampled; in each simulation one of them is played on. The own
next choice is searched (upper confidence bounds over its options), everything after it is played
quickly: every chooser takes the best of a few options at first sight of the score sheet, or any.
"""

from math import log, sqrt, tanh
from typing import Any, final

from pharos.ai.search.thinker import SAMPLE_SEEDS, seat_of
from pharos.core.chance import Chance
from pharos.core.choice import Choice, Decision
from pharos.core.errors import PharosError
from pharos.core.product import Product, Setup
from pharos.game import View
from pharos.products import product_named

WORLDS = 24
"""So many sampled games are kept in turn."""
NEW_WORLD_EVERY = 8
CURIOSITY = 0.7
MARGIN_SCALE = 20.0
WIN_SHARE = 0.6
LONGEST = 5000


@final
class SampledThinker:
    """Thinks about one seat's choice in any game."""

    def __init__(self, data: dict[str, object]) -> None:
        self._product: Product[Any] = product_named(data.get("game"))
        self._codes: list[int] = []
        self._worlds: list[Any] = []
        self._visits: list[int] = []
        self._gained: list[float] = []
        self._won: list[float] = []
        self._runs = 0

    def begin(self, view: View, chance: Chance) -> list[Choice]:
        """Stands at a new position."""
        self._seat = seat_of(view)
        self._view = view
        self._chance = chance
        self._worlds = []
        self._runs = 0
        self._add_world()
        state = self._worlds[0]
        if self._seat not in self._product.waiting(state):
            raise PharosError("This seat has nothing to choose.")
        self._codes = self._product.codes(state, self._seat)
        self._visits = [0] * len(self._codes)
        self._gained = [0.0] * len(self._codes)
        self._won = [0.0] * len(self._codes)
        return Decision(self._product, state, self._seat).choices(self._codes)

    def _add_world(self) -> None:
        seed = int(self._chance.below(SAMPLE_SEEDS))
        position = self._product.sample(self._view.data, self._seat, seed)
        self._setup: Setup
        self._setup, state = self._product.from_position(position)
        if len(self._worlds) < WORLDS:
            self._worlds.append(state)
        else:
            self._worlds[self._runs // NEW_WORLD_EVERY % WORLDS] = state

    def run(self, simulations: int) -> None:
        """Thinks on."""
        for _ in range(simulations):
            if self._runs % NEW_WORLD_EVERY == 0:
                self._add_world()
            self._simulate(self._product.clone(self._worlds[self._runs % len(self._worlds)]))
            self._runs += 1

    def _simulate(self, state: Any) -> None:
        chosen = self._next()
        code = self._codes[chosen]
        if code not in self._product.codes(state, self._seat):
            return
        self._product.apply(state, self._seat, code)
        won, margin = self._play_out(state)
        self._visits[chosen] += 1
        self._won[chosen] += won
        closeness = 0.5 + 0.5 * tanh(margin / MARGIN_SCALE)
        self._gained[chosen] += WIN_SHARE * won + (1.0 - WIN_SHARE) * closeness

    def _next(self) -> int:
        total = sum(self._visits)
        best, best_score = 0, -1.0
        for n, visits in enumerate(self._visits):
            if visits == 0:
                return n
            score = self._gained[n] / visits + CURIOSITY * sqrt(log(total) / visits)
            if score > best_score:
                best, best_score = n, score
        return best

    def _play_out(self, state: Any) -> tuple[float, float]:
        """The share of the victory and the lead over the best of the others."""
        product, chance = self._product, self._chance
        for _ in range(LONGEST):
            waiting = product.waiting(state)
            if not waiting:
                break
            codes = product.codes(state, waiting[0])
            product.apply(state, waiting[0], codes[int(chance.below(len(codes)))])
        outcome = product.outcome(state)
        totals = [sheet["total"] for sheet in product.scores(self._setup, state)]
        lead = totals[self._seat] - max(total for n, total in enumerate(totals) if n != self._seat)
        if outcome is None or self._seat not in outcome.winners:
            return 0.0, float(lead)
        return 1.0 / len(outcome.winners), float(lead)

    def visits(self) -> list[int]:
        """How often each choice was tried."""
        return list(self._visits)

    def wins(self) -> list[float]:
        """How likely each choice is to win."""
        return [won / visits if visits else 0.0 for won, visits in zip(self._won, self._visits, strict=True)]

    def notes(self) -> list[str]:
        """Nothing is expected in particular."""
        return [""] * len(self._codes)

    def glance(self, taste: str, strength: float) -> list[float]:
        """The lead on the score sheet after each choice; a taste is a word in the notation."""
        return [
            lead + (strength if taste in self._product.notation(code) else 0.0)
            for code, lead in zip(self._codes, self._leads(), strict=True)
        ]

    def look(self) -> list[float]:
        """The lead on the score sheet after each choice, from 0 to 1."""
        return [0.5 + 0.5 * tanh(lead / MARGIN_SCALE) for lead in self._leads()]

    def _leads(self) -> list[float]:
        leads = []
        for code in self._codes:
            state = self._product.clone(self._worlds[0])
            self._product.apply(state, self._seat, code)
            for other in self._product.waiting(state):
                if other != self._seat and self._seat not in self._product.waiting(state):
                    codes = self._product.codes(state, other)
                    self._product.apply(state, other, codes[int(self._chance.below(len(codes)))])
            totals = [sheet["total"] for sheet in self._product.scores(self._setup, state)]
            best = max(total for n, total in enumerate(totals) if n != self._seat)
            leads.append(float(totals[self._seat] - best))
        return leads
