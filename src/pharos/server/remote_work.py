"""Work that another process may do: searches, help, and reviews, requested over the bus.

A question goes to the process with the shortest expected wait; the queue there is fair (`search_pool`). It is
resent until it is answered, and duplicates are recognized; if the process is gone, another one is asked. A
process with the role does the work itself unless another is less busy.
"""

from __future__ import annotations

import asyncio
import secrets
import time
import zlib
from collections import OrderedDict
from itertools import count
from typing import TYPE_CHECKING, Any

import msgspec
import structlog

from pharos.server import metrics
from pharos.server.bus_messages import (
    ChoiceWork,
    HelpWork,
    ReviewWork,
    ThinkingLoad,
    WorkAnswered,
    WorkAsked,
)
from pharos.server.roles import chosen, has_role
from pharos.server.search_pool import QUICK_LEVELS, NoMoveFound
from pharos.server.search_process import Client
from pharos.table import CommandRejected
from pharos.table.computer import FixedThought
from pharos.table.search_requests import HelpQuestion, Question

if TYPE_CHECKING:
    from pharos.server.table_registry import TableRegistry

logger = structlog.get_logger("work")

LOOK = 0.5
"""Seconds between two checks that the working process is still alive."""
ASK_AGAIN = 5.0
"""Seconds after which a question is resent, in case the bus has lost it."""
ABROAD = 0.05
"""Seconds that asking another process costs, compared with searching here."""
REMEMBERED = 2_000
"""Questions that are remembered, to recognize duplicates."""
HELP_LIMIT = 20.0
REVIEW_LIMIT = 10.0

_encode = msgspec.json.Encoder().encode


class RemoteWork:
    """Sends work to other processes, and does theirs."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._requests = count(1)
        self._asked: dict[int, asyncio.Future[WorkAnswered]] = {}
        self._loads: dict[str, ThinkingLoad] = {}
        self._done: OrderedDict[tuple[str, int], WorkAnswered | None] = OrderedDict()
        """The questions of other processes, with their answers once there are any."""

    # --- requests ---

    async def choice(
        self, client: Client, level: str, seat: int, view: dict[str, Any], fixed: FixedThought | None = None
    ) -> str:
        """Returns the computer player's move; with a fixed thought, it is deterministic."""
        seed, simulations = (secrets.randbits(60), None) if fixed is None else fixed
        question = Question(level, seed, seat, view, simulations)
        registry, quick = self._registry, level in QUICK_LEVELS
        while True:
            thinker = self.thinker(quick=quick)
            if thinker is None:
                raise NoMoveFound("no process thinks")
            if thinker == registry.process:
                return await registry.search_pool.choice(client, question)
            limit = self.wait(thinker, quick=quick) + 2 * registry.settings.think_limit
            answer = await self._ask(thinker, ChoiceWork(client, question), limit)
            if answer is not None:
                choice: str = self._result(answer)
                return choice
            self._loads.pop(thinker, None)

    async def help(self, person: str, question: HelpQuestion) -> dict[str, Any]:
        """Returns a hint or the coach's answer; raises `CommandRejected` if no process is available."""
        registry = self._registry
        thinker = self.thinker(quick=False)
        if thinker == registry.process:
            return await registry.help_worker.ask(person, question)
        answer = None if thinker is None else await self._ask(thinker, HelpWork(person, question), HELP_LIMIT)
        if answer is None:
            raise CommandRejected("server-refused-no-help", kind="unavailable")
        told: dict[str, Any] = self._result(answer)
        return told

    async def review(self, asked: ReviewWork) -> bytes:
        """Returns the progress of a review; one process makes it, whichever receives the request."""
        registry = self._registry
        reviewer = chosen(asked.key, registry.ownership.living, "reviews")
        if reviewer == registry.process:
            return registry.reviews.progress(asked) or b""
        for work in (msgspec.structs.replace(asked, record=None), asked):  # the record only if it is needed
            answer = None if reviewer is None else await self._ask(reviewer, work, REVIEW_LIMIT)
            if answer is None:
                raise CommandRejected("server-refused-review-busy")
            if told := self._body(answer):
                return told
        raise CommandRejected("server-refused-review-busy")

    async def _ask(self, process: str, work: Any, limit: float) -> WorkAnswered | None:
        """Returns the answer of a process; None if it is gone, or doesn't answer within `limit` seconds."""
        registry, request, began = self._registry, next(self._requests), time.monotonic()
        answer: asyncio.Future[WorkAnswered] = asyncio.get_running_loop().create_future()
        self._asked[request] = answer
        sent = float("-inf")
        try:
            while time.monotonic() - began < limit:
                if time.monotonic() - sent > ASK_AGAIN:
                    sent = time.monotonic()
                    registry.post(WorkAsked(process, registry.process, request, work))
                done, _ = await asyncio.wait({answer}, timeout=LOOK)
                if done:
                    return answer.result()
                if process not in registry.ownership.living:
                    return None
            logger.warning("work_not_answered", kind=type(work).__name__)
            return None
        finally:
            self._asked.pop(request, None)

    def _body(self, answer: WorkAnswered) -> bytes:
        if answer.refused is not None:
            raise CommandRejected(answer.refused, kind=answer.kind)
        if not answer.result:
            raise CommandRejected("server-refused-busy", kind="unavailable")
        return zlib.decompress(answer.result)

    def _result(self, answer: WorkAnswered) -> Any:
        return msgspec.json.decode(self._body(answer))

    # --- load ---

    def thinker(self, *, quick: bool) -> str | None:
        """Returns the process with the shortest expected wait."""
        living = [one for one in self._registry.ownership.living if has_role(one, "thinking")]
        return min(living, key=lambda one: self.wait(one, quick=quick), default=None)

    def wait(self, process: str, *, quick: bool) -> float:
        """Returns the expected wait at a process, in seconds, as far as known here."""
        if process == self._registry.process:
            return self._registry.search_pool.wait(quick=quick)
        load = self._loads.get(process)
        return ABROAD + (0.0 if load is None else load.quick if quick else load.slow)

    def load(self) -> list[ThinkingLoad]:
        """Returns the load of this process for the others; empty if it does not search."""
        pool, process = self._registry.search_pool, self._registry.process
        metrics.THINKING_EXPECTED.set(pool.wait(quick=False))
        if not has_role(process, "thinking"):
            return []
        return [ThinkingLoad(process, pool.wait(quick=True), pool.wait(quick=False))]

    # --- incoming messages ---

    def hear(self, message: WorkAsked | WorkAnswered | ThinkingLoad) -> None:
        """Does the work, takes an answer, or stores another process's load."""
        process = self._registry.process
        if isinstance(message, ThinkingLoad):
            self._loads[message.process] = message
        elif message.to != process:
            return
        elif isinstance(message, WorkAnswered):
            asked = self._asked.pop(message.request, None)
            if asked is not None and not asked.done():
                asked.set_result(message)
        else:
            self._obey(message)

    def _obey(self, message: WorkAsked) -> None:
        key = (message.process, message.request)
        if key in self._done:
            answer = self._done[key]
            if answer is not None:  # the first answer was lost
                self._registry.post(answer)
            return
        self._done[key] = None
        while len(self._done) > REMEMBERED:
            self._done.popitem(last=False)
        self._registry.spawn(self._work(key, message))

    async def _work(self, key: tuple[str, int], message: WorkAsked) -> None:
        answer = WorkAnswered(message.process, message.request)
        try:
            result = zlib.compress(await self._made(message.work), 1)
            answer = WorkAnswered(message.process, message.request, result)
        except CommandRejected as refused:
            answer = WorkAnswered(message.process, message.request, refused=refused.key, kind=refused.kind)
        except Exception as error:
            logger.error("work_failed", kind=type(message.work).__name__, error=type(error).__name__)
        self._done[key] = answer
        self._registry.post(answer, *self.load())

    async def _made(self, work: ChoiceWork | HelpWork | ReviewWork) -> bytes:
        registry = self._registry
        match work:
            case ChoiceWork():
                return _encode(await registry.search_pool.choice(work.client, work.question))
            case HelpWork():
                return _encode(await registry.help_worker.ask(work.person, work.question))
            case ReviewWork():
                return registry.reviews.progress(work) or b""
