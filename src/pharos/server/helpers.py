"""Hints and the coach, computed in a separate process of lower priority.

An answer takes some tenths of a second. Questions are answered one at a time, each person may have one
waiting, and a question that can't be answered in time is rejected: tables never wait for help.
"""

from __future__ import annotations

import asyncio
import sys
from typing import Any

import msgspec
import structlog

from pharos.server.background import step_back
from pharos.server.child_process import ChildProcess, tell
from pharos.table.refusal import CommandRejected
from pharos.table.search_requests import HELPING, HelpQuestion

log = structlog.get_logger("help")

LIMIT = 15.0
"""Seconds for one answer, including the time in the queue."""
WAITING = 50
"""Questions that may wait in total."""


class HelpAnswer(msgspec.Struct, frozen=True):
    """The result of `pharos.analysis.hint`, or an error."""

    told: dict[str, Any] | None = None
    failed: str | None = None


class HelpWorker:
    """Sends questions to the process, one at a time; starts the process on demand."""

    def __init__(self, simulations: int = HELPING) -> None:
        self._simulations = simulations
        self._free = asyncio.Lock()
        self._people: set[str] = set()
        self._process = ChildProcess("pharos.server.helpers")

    async def ask(self, person: str, question: HelpQuestion) -> dict[str, Any]:
        """Returns the answer; raises `CommandRejected` if the person has a question open, or on overload."""
        if person in self._people or len(self._people) >= WAITING:
            raise CommandRejected("server-refused-busy")
        self._people.add(person)
        try:
            async with asyncio.timeout(LIMIT), self._free:
                answer = await self._asked(
                    msgspec.structs.replace(
                        question, simulations=min(question.simulations, self._simulations)
                    )
                )
        except TimeoutError:
            raise CommandRejected("server-refused-busy") from None
        finally:
            self._people.discard(person)
        if answer.told is None:
            log.warning("help_failed", error=answer.failed)
            raise CommandRejected("server-refused-no-help", kind="unavailable")
        return answer.told

    async def _asked(self, question: HelpQuestion) -> HelpAnswer:
        whole = False
        try:
            await self._process.send(question)
            answer = msgspec.json.decode(await self._process.receive(), type=HelpAnswer)
            whole = True
            return answer
        except (OSError, ValueError, msgspec.MsgspecError) as error:
            return HelpAnswer(failed=type(error).__name__)
        finally:
            if not whole:  # a partial answer must not reach the next question
                await self.stop()

    async def stop(self) -> None:
        """Ends the process."""
        await self._process.stop()


def main() -> None:
    """Answers questions until stdin ends."""
    step_back()
    decode = msgspec.json.Decoder(HelpQuestion).decode
    for line in sys.stdin.buffer:
        try:
            answer = HelpAnswer(decode(line).answer())
        except Exception as error:
            answer = HelpAnswer(failed=f"{type(error).__name__}: {error}")
        tell(answer)


if __name__ == "__main__":
    main()
