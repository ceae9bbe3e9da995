"""`pharos engine`."""

import sys
from typing import Any

import msgspec

from pharos.ai.engine import Engine
from pharos.ai.naming import agent_named
from pharos.core.errors import PharosError
from pharos.terminal.errors import WrongUsage


def engine(*, agent: str = "master") -> None:
    """Answer requests from other programs: JSON lines over stdin and stdout.

    The request `{"type": "think", "id": 1, "seat": 0, "view": …, "limits": {"seconds": 1}}` gets the answer
    `{"type": "choice", "id": 1, "choice": "build:altar"}`. See docs/engine.md for the protocol. Programs that
    implement it can play in `pharos arena` as `cmd:PROGRAM`.

    **Examples**

    - `pharos engine`
    - `pharos engine --agent trader`
    - `pharos arena duel --agents "cmd:pharos engine --agent trader,greedy" --games 10`

    Parameters
    ----------
    agent
        The agent that answers: `NAME[#SIMULATIONS][@SECONDS]`, `module:Class`, or `cmd:PROGRAM`.
    """
    try:
        agent_named(agent)
    except PharosError as error:
        raise WrongUsage(str(error)) from error
    Engine(agent, _send).listen(sys.stdin.buffer)


def _send(message: dict[str, Any]) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(message) + b"\n")
    sys.stdout.buffer.flush()
