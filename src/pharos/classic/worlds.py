"""Many games that match one view, drawn quickly.

The view is processed once: the memory, the possible places of expansions' hidden pieces, and a state with
everything public. Each game is then a copy of that state with the hidden pieces dealt anew.
"""

from collections.abc import Mapping

from pharos.classic.memory import Memory
from pharos.classic.position import lay
from pharos.classic.sampling import Plans, sampled, seal_choices, unsealed
from pharos.classic.state import State
from pharos.core.bits import BIT
from pharos.core.chance import Chance

Data = Mapping[str, object]
PURPOSE = "classic sample"


class Worlds:
    """The games that match a view; `table` is the state of seed 0, in which everything public is set."""

    def __init__(self, data: Data, seat: int | None, memory: Memory, plans: Plans, table: State) -> None:
        self.data = data
        self.seat = seat
        self.memory = memory
        self.plans = plans
        self.table = table
        self.ready, _ = unsealed(data)

    def state(self, seed: int) -> State:
        """Returns the game of a seed."""
        if seed == 0:
            return self.table.clone()
        chance = Chance(seed, PURPOSE)
        found = sampled(self.data, self.seat, Memory(self.data, self.seat, self.memory), self.plans, chance)
        state = self.table.clone()
        state.deal = state.deal.copy()
        lay(state, found)
        if self.ready:
            for number in self.ready:
                state.sealed[number] = 0
                state.owed |= BIT[number]
            seal_choices(state, self.ready, chance)
        return state
