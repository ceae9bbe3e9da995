"""Pharos as an engine: reads requests as JSON lines and answers with choices (docs/engine.md).

The same protocol as for external programs in the arena, with the roles reversed.
"""

import threading
from collections.abc import Callable, Mapping
from typing import Any, BinaryIO

import msgspec

import pharos
from pharos.ai.naming import agent_named
from pharos.ai.program import LONGEST_LINE, PROTOCOL
from pharos.core.errors import PharosError
from pharos.game import View, from_position

Answer = Callable[[dict[str, Any]], None]


class Engine:
    """Answers one request at a time; handles `stop` and `quit` during a search."""

    def __init__(self, agent: str, send: Answer) -> None:
        self._agent = agent
        self._send_now = send
        self._lock = threading.Lock()
        self._thought: threading.Thread | None = None
        self._thinking: Any = None
        self._busy = False
        self._kept: tuple[object, Any] | None = None

    def listen(self, lines: BinaryIO) -> None:
        """Reads requests until `quit` or the end of the input."""
        while line := lines.readline(LONGEST_LINE):
            if line.isspace():
                continue
            try:
                message = msgspec.json.decode(line)
            except (msgspec.DecodeError, UnicodeDecodeError):
                message = None
            if not isinstance(message, dict):
                self._send({"type": "error", "message": "A message is one JSON object on a line."})
                continue
            if message.get("type") == "quit":
                break
            try:
                self._hear(message)
            except PharosError as error:
                self._send({"type": "error", **_id(message), "message": str(error)})
        self._stop()
        if self._thought is not None:
            self._thought.join()

    def _hear(self, message: dict[str, Any]) -> None:
        match message.get("type"):
            case "hello":
                known = {"name": f"Pharos {self._agent}", "version": pharos.__version__}
                self._send({"type": "hello", "protocol": PROTOCOL, **known})
            case "think":
                if self._busy:
                    raise PharosError("Another search is running. Stop it first.")
                self._busy = True
                self._thought = threading.Thread(target=self._think, args=(message,), daemon=True)
                self._thought.start()
            case "stop":
                self._stop()
            case "over":
                self._kept = None
            case other:
                raise PharosError(f"There is no message of type {str(other)[:40]!r}.")

    def _stop(self) -> None:
        stop = getattr(self._thinking, "stop", None)
        if stop is not None:
            stop()

    def _think(self, message: dict[str, Any]) -> None:
        try:
            answer = {"type": "choice", **_id(message), "choice": self._answer(message)}
        except PharosError as error:
            answer = {"type": "error", **_id(message), "message": str(error)}
        except Exception as error:  # the client waits for an answer, even after a crash
            answer = {"type": "error", **_id(message), "message": f"{type(error).__name__}: {error}"}
        self._thinking = None
        self._busy = False  # before the answer: the next request may follow immediately
        self._send(answer)

    def _answer(self, message: dict[str, Any]) -> str:
        view = _asked(message)
        limits = message.get("limits") or {}
        if not isinstance(limits, Mapping):
            raise PharosError("The limits must be an object.")
        seed = message.get("seed", 0)
        if isinstance(seed, bool) or not isinstance(seed, int):
            raise PharosError("The seed must be a whole number.")
        agent = self._agent_for(
            seed, _limit(limits, "seconds", (int, float)), _limit(limits, "simulations", int)
        )
        if not view.choices:
            raise PharosError("This seat has no move to make.")
        self._thinking = agent
        return self._chosen(agent, view, message)

    def _agent_for(self, seed: int, seconds: float | None, simulations: int | None) -> Any:
        """Returns the agent of the current game, reused between requests so that it keeps its memory."""
        key = (seed, seconds, simulations)
        if self._kept is None or self._kept[0] != key:
            self._kept = (key, agent_named(self._agent, seed, seconds=seconds, simulations=simulations))
        return self._kept[1]

    def _chosen(self, agent: Any, view: View, message: Mapping[str, Any]) -> str:
        """Returns the choice; if the request asks for info, sends the search results first."""
        if message.get("info") is not True or not hasattr(agent, "analyse"):
            return str(agent.choose(view))
        lines = agent.analyse(view)
        told = [
            {"choice": str(choice), "win": round(float(win), 4), "visits": int(visits), "line": note}
            for choice, win, visits, note in lines
        ]
        self._send({"type": "info", **_id(message), "lines": told})
        return str(lines[0].choice)

    def _send(self, message: dict[str, Any]) -> None:
        with self._lock:
            self._send_now(message)


def _asked(message: Mapping[str, Any]) -> View:
    """Returns the view of a request: given directly, or derived from a full position and a seat."""
    if ("view" in message) == ("position" in message):
        raise PharosError("A request needs a view or a position.")
    if "position" in message:
        game = from_position(message["position"])
        seat = message.get("seat", game.waiting[0] if game.waiting else 0)
        return game.view(seat)
    data = message["view"]
    if not isinstance(data, dict):
        raise PharosError("A view must be an object.")
    return View(message.get("seat"), data)


def _limit(limits: Mapping[str, Any], name: str, kind: Any) -> Any:
    limit = limits.get(name)
    if limit is None:
        return None
    if isinstance(limit, bool) or not isinstance(limit, kind) or not 0 < limit < 1e9:
        raise PharosError(f"The limit {name} must be a number greater than 0.")
    return limit


def _id(message: Mapping[str, Any]) -> dict[str, Any]:
    return {"id": message["id"]} if isinstance(message.get("id"), int | str) else {}
