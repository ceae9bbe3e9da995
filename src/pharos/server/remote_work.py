"""Work that another process may do: thinking, help and reviews, asked for over the bus.

A question goes to the process where it waits for the shortest time; the queue there is fair
(`search_pool`). It is asked again until it is answered, and known again where it comes twice; when the
process that was asked is gone, another is asked. Whoever has the role itself, and nobody has less to do,
does the work itself.
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
from pharos.server.helpers import HelpQuestion
from pharos.server.roles import chosen, has_role
from pharos.server.search_pool import QUICK_LEVELS, NoMoveFound
from pharos.server.search_process import Client, Question
from pharos.table import CommandRejected
from pharos.table.computer import FixedThought

if TYPE_CHECKING:
    from pharos.server.table_registry import TableRegistry

logger = structlog.get_logger("work")

LOOK = 0.5
"""Seconds after which it is asked whether the process that works still lives."""
ASK_AGAIN = 5.0
"""Seconds after which a question is sent again: a bus that was away has lost it."""
ABROAD = 0.05
"""Seconds that a question to another process costs more than one's own."""
REMEMBERED = 2_000
"""Questions that are known again when they come twice."""
HELP_LIMIT = 20.0
REVIEW_LIMIT = 10.0

_encode = msgspec.json.Encoder().encode


class RemoteWork:
    """What this process asks others for, and what it does for them."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._requests = count(1)
        self._asked: dict[int, asyncio.Future[WorkAnswered]] = {}
        self._loads: dict[str, ThinkingLoad] = {}
        self._done: OrderedDict[tuple[str, int], WorkAnswered | None] = OrderedDict()
        """The questions of others, with the answers that were given."""

    # --- asking ---

    async def choice(
        self, client: Client, level: str, seat: int, view: dict[str, Any], fixed: FixedThought | None = None
    ) -> str:
        """What the computer chooses; with a fixed thought, always the same."""
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
        """A hint, or the word of the coach; raises `CommandRejected` where nobody has time for it."""
        registry = self._registry
        thinker = self.thinker(quick=False)
        if thinker == registry.process:
            return await registry.help_worker.ask(person, question)
        answer = None if thinker is None else await self._ask(thinker, HelpWork(person, question), HELP_LIMIT)
        if answer is None:
            raise CommandRejected("server-refused-no-help", kind="unavailable")
        told: dict[str, Any] = self._result(answer)
        return told

    async def review(self, key: str, person: str, seat: int | None, record: dict[str, Any]) -> bytes:
        """How far the review of a game is; one process reviews it, whoever asks."""
        registry = self._registry
        reviewer = chosen(key, registry.ownership.living, "reviews")
        if reviewer == registry.process:
            return registry.reviews.progress(key, person, seat, record) or b""
        for known in (None, record):  # the record is sent where it is needed only
            work = ReviewWork(key, person, seat, known)
            answer = None if reviewer is None else await self._ask(reviewer, work, REVIEW_LIMIT)
            if answer is None:
                raise CommandRejected("server-refused-review-busy")
            if told := self._body(answer):
                return told
        raise CommandRejected("server-refused-review-busy")

    async def _ask(self, process: str, work: Any, limit: float) -> WorkAnswered | None:
        """The answer of a process; None when it is gone, or does not answer in time."""
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

    # --- who thinks, and how long one waits ---

    def thinker(self, *, quick: bool) -> str | None:
        """The process where a question waits for the shortest time."""
        living = [one for one in self._registry.ownership.living if has_role(one, "thinking")]
        return min(living, key=lambda one: self.wait(one, quick=quick), default=None)

    def wait(self, process: str, *, quick: bool) -> float:
        """Seconds for which a question waits at a process, as far as it is known here."""
        if process == self._registry.process:
            return self._registry.search_pool.wait(quick=quick)
        load = self._loads.get(process)
        return ABROAD + (0.0 if load is None else load.quick if quick else load.slow)

    def load(self) -> list[ThinkingLoad]:
        """What the others are told of this process, if it thinks."""
        pool, process = self._registry.search_pool, self._registry.process
        metrics.THINKING_EXPECTED.set(pool.wait(quick=False))
        if not has_role(process, "thinking"):
            return []
        return [ThinkingLoad(process, pool.wait(quick=True), pool.wait(quick=False))]

    # --- what is heard ---

    def hear(self, message: WorkAsked | WorkAnswered | ThinkingLoad) -> None:
        """Works, takes an answer, or learns how much another has to do."""
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
                return registry.reviews.progress(work.key, work.person, work.seat, work.record) or b""
