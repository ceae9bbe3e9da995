"""The open door for research: environments, many games at once, a fixed encoding of choices.

    import pharos.research as research

    env = research.env("duel", expansions=["pantheon"])      # PettingZoo, one seat after the other
    env = research.parallel_env("classic", players=5)        # PettingZoo, all seats that owe a choice
    batch = research.Batch("duel", 1024)                     # numpy arrays, filled by the compiled engine

Needs the extra `gym`; `pharos.research.spiel` registers the games with OpenSpiel and needs the extra `spiel`.
`docs/research.md` describes every name.
"""

from typing import TYPE_CHECKING, Any

from pharos.research.encoding import Encoding, action_of, choice_of, encoding

if TYPE_CHECKING:
    from pharos.research.batch import Batch
    from pharos.research.crew import ParallelBatch
    from pharos.research.zoo import env, parallel_env, raw_env

__all__ = [
    "Batch",
    "Encoding",
    "ParallelBatch",
    "action_of",
    "choice_of",
    "encoding",
    "env",
    "parallel_env",
    "raw_env",
]

_HOMES = {
    "Batch": "pharos.research.batch",
    "ParallelBatch": "pharos.research.crew",
    "env": "pharos.research.zoo",
    "parallel_env": "pharos.research.zoo",
    "raw_env": "pharos.research.zoo",
}


def __getattr__(name: str) -> Any:
    """What needs further libraries is loaded when it is asked for."""
    if name not in _HOMES:
        raise AttributeError(f"pharos.research has no {name!r}")
    from importlib import import_module

    from pharos.core.errors import PharosError

    try:
        return getattr(import_module(_HOMES[name]), name)
    except ModuleNotFoundError as missing:
        if (missing.name or "").startswith("pharos"):
            raise
        sentence = f"pharos.research.{name} needs {missing.name}: pip install {missing.name}."
        raise PharosError(sentence) from missing
