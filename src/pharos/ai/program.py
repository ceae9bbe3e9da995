"""An agent that runs an external program: JSON lines over its stdin and stdout (docs/engine.md).

Time is measured here. A program that crashes, makes an illegal choice, or does not answer in time forfeits
the game. It never blocks longer than its limit plus a grace period.
"""

import os
import queue
import shlex
import shutil
import signal
import subprocess
import threading
import time
from contextlib import suppress
from typing import Any

import msgspec

from pharos.core.errors import PharosError, UnknownName
from pharos.game import View

PROTOCOL = "pharos-engine/1"
STARTING = 30.0
"""Seconds allowed for the hello message after the start."""
PATIENCE = 60.0
"""Seconds for a choice when no limit is given."""
GRACE = 1.0
"""Seconds after `stop` during which an answer is still accepted."""
LEAVING = 2.0
"""Seconds allowed for the program to exit after `quit`."""
LONGEST_LINE = 1 << 20
WAITING_LINES = 1000
"""Maximum number of unread lines; further ones are dropped."""
SHOWN = 200
"""Maximum number of characters of a program's output in an error message."""


class Forfeit(PharosError):
    """A program forfeited the game; the message is the reason."""


class ProgramAgent:
    """Asks an external program for its choices. Starts it with the first request."""

    def __init__(
        self,
        command: str,
        seed: int = 0,
        *,
        name: str = "",
        seconds: float | None = None,
        simulations: int | None = None,
    ) -> None:
        self.name = name or f"cmd:{command}"
        self._command = _split(command)
        self._seed = seed
        self._limits: dict[str, float | int] = {}
        if seconds is not None:
            self._limits["seconds"] = seconds
        if simulations is not None:
            self._limits["simulations"] = simulations
        self._seconds = PATIENCE if seconds is None else seconds
        self._asked = 0
        self._process: _Process | None = None

    def choose(self, view: View) -> Any:
        """Returns the program's choice; raises `Forfeit` if it fails."""
        process = self._running()
        self._asked += 1
        choices = {str(choice): choice for choice in view.choices}
        process.send(
            {
                "type": "think",
                "id": self._asked,
                "seat": view.seat,
                "view": view.data,
                "choices": list(choices),
                "limits": self._limits,
                "seed": self._seed,
            }
        )
        answer = self._answer(process)
        if not isinstance(answer, str) or answer not in choices:
            raise Forfeit(f"It chose {_shown(answer)}, which is not allowed.")
        return choices[answer]

    def _answer(self, process: "_Process") -> Any:
        deadline, stopped = time.monotonic() + self._seconds, False
        while True:
            message = process.receive(deadline)
            if message is None:
                if stopped:
                    raise Forfeit(f"It did not answer within {self._seconds:g} s.")
                process.send({"type": "stop", "id": self._asked})
                deadline, stopped = time.monotonic() + GRACE, True
                continue
            if message.get("id", self._asked) != self._asked:
                continue  # an answer to an earlier request
            if message.get("type") == "choice":
                return message.get("choice")
            if message.get("type") == "error":
                raise Forfeit(f"It answered with an error: {_shown(message.get('message'))}")

    def _running(self) -> "_Process":
        if self._process is None:
            self._process = _Process(self._command)
            self._process.send({"type": "hello", "protocol": PROTOCOL})
            deadline = time.monotonic() + STARTING
            while True:
                message = self._process.receive(deadline)
                if message is None:
                    raise Forfeit(f"It did not say hello within {STARTING:g} s.")
                if message.get("type") == "hello":
                    break
            if message.get("protocol") != PROTOCOL:
                raise Forfeit(f"It speaks {_shown(message.get('protocol'))}, not {PROTOCOL}.")
        return self._process

    def end(self, result: dict[str, object] | None) -> None:
        """Reports the result, if the game has one, and shuts the program down."""
        if self._process is not None:
            if result is not None:
                self._process.send({"type": "over", "result": result})
            self._process.close()
            self._process = None


class _Process:
    """A running program with threads that read and write, so that neither side blocks the other."""

    def __init__(self, command: list[str]) -> None:
        try:
            self._program = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,
            )
        except OSError as error:
            raise Forfeit(f"It cannot be started: {error.strerror or error}.") from error
        self._inbox: queue.Queue[dict[str, Any] | str] = queue.Queue(WAITING_LINES)
        self._outbox: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._last_words = ""
        # `_listener` starts first: the reader joins it in `_ending`.
        self._listener = threading.Thread(target=self._listen, daemon=True)
        readers = [threading.Thread(target=work, daemon=True) for work in (self._read, self._write)]
        self._threads = [self._listener, *readers]
        for thread in self._threads:
            thread.start()

    def send(self, message: dict[str, Any]) -> None:
        """Queues a message. Write errors are not reported; they show when the answer is read."""
        self._outbox.put(msgspec.json.encode(message) + b"\n")

    def receive(self, deadline: float) -> dict[str, Any] | None:
        """Returns the next message, or None at the deadline; raises `Forfeit` if the program has ended."""
        try:
            message = self._inbox.get(timeout=max(0.0, deadline - time.monotonic()))
        except queue.Empty:
            return None
        if isinstance(message, str):
            raise Forfeit(message)
        return message

    def close(self) -> None:
        """Asks the program to quit, and kills it if it does not."""
        self.send({"type": "quit"})
        self._outbox.put(None)
        with suppress(subprocess.TimeoutExpired):
            self._program.wait(LEAVING)
        self._kill()
        for thread in self._threads:
            thread.join(LEAVING)

    def _kill(self) -> None:
        """Kills the program and all processes it has started."""
        if hasattr(os, "killpg"):
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self._program.pid, signal.SIGKILL)
        elif self._program.poll() is None:
            self._program.kill()
        self._program.wait()

    def _read(self) -> None:
        stdout = self._program.stdout
        assert stdout is not None
        with stdout:
            while line := stdout.readline(LONGEST_LINE):
                if line.isspace():
                    continue
                if not line.endswith(b"\n") and len(line) == LONGEST_LINE:
                    self._put("It sent a line that is too long.")
                    return
                try:
                    message = msgspec.json.decode(line)
                except (msgspec.DecodeError, UnicodeDecodeError):
                    message = None
                if not isinstance(message, dict):
                    self._put(f"It sent {_shown(line.decode(errors='replace').strip())}, which is not JSON.")
                    return
                if message.get("type") != "info":
                    self._put(message)
        self._put(self._ending())

    def _ending(self) -> str:
        with suppress(subprocess.TimeoutExpired):
            self._program.wait(LEAVING)
        self._listener.join(LEAVING)
        code = self._program.poll()
        how = "It closed its output" if code is None else f"It ended with code {code}"
        return f"{how}: {_shown(self._last_words)}" if self._last_words else f"{how}."

    def _put(self, message: dict[str, Any] | str) -> None:
        with suppress(queue.Full):
            self._inbox.put_nowait(message)

    def _write(self) -> None:
        stdin = self._program.stdin
        assert stdin is not None
        with suppress(OSError), stdin:
            while (line := self._outbox.get()) is not None:
                stdin.write(line)
                stdin.flush()

    def _listen(self) -> None:
        stderr = self._program.stderr
        assert stderr is not None
        with stderr:
            while line := stderr.readline(LONGEST_LINE):
                words = line.decode(errors="replace").strip()
                self._last_words = words or self._last_words


def _split(command: str) -> list[str]:
    try:
        parts = shlex.split(command)
    except ValueError as error:
        raise UnknownName(f"The command {command!r} cannot be read: {error}.") from error
    if not parts:
        raise UnknownName("Name a program as cmd:PROGRAM, with its arguments.")
    if shutil.which(parts[0]) is None:
        raise UnknownName(f"There is no program {parts[0]!r}, or it cannot be run.")
    return parts


def _shown(words: object) -> str:
    text = words if isinstance(words, str) else repr(words)
    return text if len(text) <= SHOWN else text[:SHOWN] + "…"
