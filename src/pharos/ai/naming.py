"""Agents by name: built-in agents, your own classes, and programs that speak the engine protocol.

    master            a built-in agent or level
    master#500@2      the same with limits: 500 simulations, at most 2 seconds per choice
    my_bot:MyBot      a class in a module of the current folder
    cmd:./mybot       a program that speaks the engine protocol (docs/engine.md)

Classes and programs run with the rights of the current user. Names from untrusted sources (the settings of a
table on a server) must go through `pharos.ai.agent`, which accepts built-in agents only.
"""

import importlib
import inspect
import os
import re
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass

from pharos.ai import AGENTS
from pharos.ai.chooser import Agent
from pharos.ai.levels import FORMER, LEVELS, level_agent
from pharos.ai.program import ProgramAgent
from pharos.core.errors import PharosError, UnknownName

PROGRAM = "cmd:"
_PARTS = re.compile(r"(?P<name>.*?)(?:#(?P<simulations>[^#@]*))?(?:@(?P<seconds>[^#@]*))?", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Named:
    """An agent name with its limits."""

    name: str
    seconds: float | None = None
    simulations: int | None = None

    @property
    def is_limited(self) -> bool:
        """Whether the name has a limit of its own."""
        return self.seconds is not None or self.simulations is not None


def parse_name(text: str) -> Named:
    """Returns the parts of `NAME[#SIMULATIONS][@SECONDS]`.

    >>> parse_name("master#500@0.5")
    Named(name='master', seconds=0.5, simulations=500)
    """
    parts = _PARTS.fullmatch(text)
    assert parts is not None  # the pattern matches any text
    name = parts["name"]
    simulations = None if parts["simulations"] is None else _number(name, parts["simulations"], int)
    seconds = None if parts["seconds"] is None else _number(name, parts["seconds"], float)
    return Named(name, seconds, None if simulations is None else int(simulations))


def _number(name: str, limit: str, kind: Callable[[str], float]) -> float:
    try:
        number = kind(limit)
    except ValueError:
        raise UnknownName(f"The limit {limit!r} of {name} is not a number.") from None
    if not 0 < number < float("inf"):
        raise UnknownName(f"The limit {limit!r} of {name} must be greater than 0.")
    return number


def agent_named(
    text: str,
    seed: int = 0,
    *,
    seconds: float | None = None,
    simulations: int | None = None,
    clock: Callable[[], float] = time.monotonic,
) -> Agent:
    """Returns the agent of a name. `seconds` and `simulations` apply if the name has no limits of its own."""
    named = parse_name(text)
    name = named.name
    if named.is_limited:
        seconds, simulations = named.seconds, named.simulations
    if name.startswith(PROGRAM):
        return ProgramAgent(
            name.removeprefix(PROGRAM), seed, name=text, seconds=seconds, simulations=simulations
        )
    if name in LEVELS or name in FORMER:
        return level_agent(name, seed, seconds=seconds, simulations=simulations, clock=clock)
    if name in AGENTS:
        return AGENTS[name](seed)
    if ":" in name:
        return _own_agent(name, seed)
    known = [*AGENTS, *LEVELS, *FORMER]
    raise UnknownName(
        f"There is no agent {name!r} (available: {', '.join(known)}, a class of your own as module:Class, "
        "and a program as cmd:PROGRAM)."
    )


def is_own(text: str) -> bool:
    """Whether the name refers to the user's own class or program."""
    return ":" in parse_name(text).name


def _own_agent(name: str, seed: int) -> Agent:
    """Creates an instance of the user's own class; passes the seed if the class takes one."""
    module_name, _, class_name = name.partition(":")
    if os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())
    try:
        found = getattr(importlib.import_module(module_name), class_name)
    except (ImportError, AttributeError, ValueError) as error:
        raise UnknownName(f"There is no agent {name!r}: {error}.") from error
    if not callable(found) or not hasattr(found, "choose"):
        raise UnknownName(f"The agent {name} must be a class with a method choose(view).")
    try:
        made: Agent = found(seed=seed) if _takes_seed(found) else found()
    except Exception as error:  # whatever the user's own code raises
        raise PharosError(f"The agent {name} cannot be created: {type(error).__name__}: {error}.") from error
    return made


def _takes_seed(kind: Callable[..., object]) -> bool:
    try:
        return "seed" in inspect.signature(kind).parameters
    except (TypeError, ValueError):
        return False
