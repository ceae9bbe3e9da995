"""Tools for research: environments, batches of games, and a fixed encoding of choices.

    import pharos.research as research

    env = research.gym_env("duel", against="trader")         # Gymnasium, with built-in opponents
    env = research.env("duel", expansions=["pantheon"])      # PettingZoo, one seat after the other
    env = research.parallel_env("classic", players=5)        # PettingZoo, simultaneous choices
    batch = research.Batch("duel", 1024)                     # NumPy arrays, filled by the compiled engine
    print(research.evaluate(agent, against=["greedy", "trader"]))

Needs the extra `gym`; `pharos.research.spiel` registers the games with OpenSpiel and needs the extra `spiel`.
`docs/research.md` describes every name.
"""

from typing import TYPE_CHECKING, Any

from pharos.research.encoding import Encoding, action_of, choice_of, encoding
from pharos.research.seeds import training_seed

if TYPE_CHECKING:
    from pharos.research.batch import Batch
    from pharos.research.crew import ParallelBatch
    from pharos.research.evaluation import Evaluation, Score, evaluate
    from pharos.research.lessons import arrays
    from pharos.research.sight import PolicyAgent, observe
    from pharos.research.solo import gym_env
    from pharos.research.zoo import env, parallel_env, raw_env, raw_parallel_env

__all__ = [
    "Batch",
    "Encoding",
    "Evaluation",
    "ParallelBatch",
    "PolicyAgent",
    "Score",
    "action_of",
    "arrays",
    "choice_of",
    "encoding",
    "env",
    "evaluate",
    "gym_env",
    "observe",
    "parallel_env",
    "raw_env",
    "raw_parallel_env",
    "training_seed",
]

_HOMES = {
    "Batch": "pharos.research.batch",
    "Evaluation": "pharos.research.evaluation",
    "ParallelBatch": "pharos.research.crew",
    "PolicyAgent": "pharos.research.sight",
    "Score": "pharos.research.evaluation",
    "arrays": "pharos.research.lessons",
    "env": "pharos.research.zoo",
    "evaluate": "pharos.research.evaluation",
    "gym_env": "pharos.research.solo",
    "observe": "pharos.research.sight",
    "parallel_env": "pharos.research.zoo",
    "raw_env": "pharos.research.zoo",
    "raw_parallel_env": "pharos.research.zoo",
}


def __getattr__(name: str) -> Any:
    """Imports names that need further libraries on first access."""
    if name not in _HOMES:
        raise AttributeError(f"pharos.research has no {name!r}")
    from importlib import import_module

    from pharos.core.extras import needs_extra

    with needs_extra("gym", f"pharos.research.{name}"):
        return getattr(import_module(_HOMES[name]), name)
