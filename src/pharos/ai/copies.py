"""Makes agents copyable and picklable; a copy draws the same random numbers as the original.

Compiled classes do not support copying by default. Importing this module registers it.
"""

import copyreg
from collections.abc import Callable
from typing import Any, TypeVar

from pharos.ai.greedy import GreedyAgent
from pharos.ai.uniform import RandomAgent
from pharos.core.chance import Chance

AnAgent = TypeVar("AnAgent", RandomAgent, GreedyAgent)


def _same_chance(x: int, y: int, z: int, w: int) -> Chance:
    chance = Chance(0)
    chance.x, chance.y, chance.z, chance.w = x, y, z, w
    return chance


def _same_agent(kind: type[AnAgent], chance: Chance) -> AnAgent:
    made = kind()
    made._chance = chance
    return made


def _taken_apart(agent: AnAgent) -> tuple[Callable[..., AnAgent], tuple[Any, ...]]:
    return _same_agent, (type(agent), agent._chance)


copyreg.pickle(Chance, lambda chance: (_same_chance, (chance.x, chance.y, chance.z, chance.w)))
copyreg.pickle(RandomAgent, _taken_apart)
copyreg.pickle(GreedyAgent, _taken_apart)
