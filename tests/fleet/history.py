"""A consistency checker: compares what clients sent and received with the log of the table.

Every client records each call with its start and end time, and everything it received. Afterwards the log of
the table is read from the database. It defines the order of events, and the history is correct if that order
explains it:

- an acknowledged command is in the log exactly once, in the order in which its sender sent it;
- if a command ended before another one began, it comes first in the log;
- a refused command had no effect, and every log entry has a command;
- the last acknowledged choice of a player counts: no older command overtakes it;
- every view includes what was acknowledged before it was requested, and shows nothing that the log does not
  contain, including sealed choices and undo.
"""

from __future__ import annotations

import json
import time
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

import msgspec

from pharos.table import Table, Viewer, log

Outcome = Literal["done", "stands", "refused", "unknown"]
"""`stands`: the same choice was already in the log. Perhaps the same command had put it there: it was sent
twice, or its server asked a second owner when the first did not answer."""
Data = dict[str, Any]


class Impossible(AssertionError):
    """A history that no order of the log explains."""


@dataclass
class Call:
    """A command, from the time it was sent to the time its answer arrived."""

    seat: int
    command: Data
    began: float
    ended: float = float("inf")
    outcome: Outcome = "unknown"

    def end(self, outcome: Outcome, when: float | None = None) -> None:
        self.outcome, self.ended = outcome, time.monotonic() if when is None else when

    @property
    def happened(self) -> bool:
        return self.outcome == "done"


@dataclass
class Seen:
    """A table as a viewer saw it: an update, or the answer to a request that started at `began`."""

    viewer: Viewer
    number: int
    state: Data
    events: list[Data] | None = None
    began: float | None = None


@dataclass
class History:
    """Everything that the clients know about one table."""

    calls: list[Call] = field(default_factory=list)
    seen: list[Seen] = field(default_factory=list)

    def call(self, seat: int, command: Data) -> Call:
        made = Call(seat, command, time.monotonic())
        self.calls.append(made)
        return made


Key = tuple[str, ...]
"""What a person requested."""


def _key(entry: log.Entry) -> Key | None:
    """Returns what a person requested, so that an entry can be compared with a command; None for entries that
    no client sends."""
    match entry:
        case log.Chose(computer=False):
            return "choose", str(entry.seat), entry.decision, entry.choice
        case log.Retracted():
            return "retract", str(entry.seat), entry.decision
        case log.UndoAsked():
            return "ask_undo", str(entry.seat)
        case log.UndoAnswered():
            return "answer_undo", str(entry.seat), str(entry.yes)
        case log.Claimed():
            return "claim_win", str(entry.seat)
    return None


def _asked(call: Call) -> Key:
    command = call.command
    words = [str(command[name]) for name in ("decision", "choice", "yes") if name in command]
    return (command["type"], str(call.seat), *words)


def _check_calls(calls: Sequence[Call], entries: Sequence[log.Entry]) -> list[tuple[int, Call]]:
    """Finds the command of each entry; returns the earliest positions of acknowledged commands."""
    keys = [_key(entry) for entry in entries]
    stood = Counter(key for key in keys if key is not None)
    for call in calls:
        if call.outcome == "stands" and _asked(call) not in stood:
            raise Impossible(f"{_asked(call)} was called repeated and never happened")
    asked: dict[Key, list[Call]] = defaultdict(list)
    for call in sorted(calls, key=_began):
        if call.outcome in ("done", "stands", "unknown"):
            asked[_asked(call)].append(call)
    for key, often in stood.items():
        if often > len(asked[key]):
            raise Impossible(
                f"{key} stands in the log {often} times and was asked for {len(asked[key])} times"
            )
    for key, those in asked.items():
        if sum(call.happened for call in those) > stood[key]:
            raise Impossible(f"{key} was acknowledged and does not stand in the log as often")
    return _placed([(n, key) for n, key in enumerate(keys) if key is not None], asked)


@dataclass
class _Way:
    """One way to explain the log up to some entry."""

    now: float
    """The earliest time at which that entry can have been made."""
    latest: Call | None
    """The command that made it this late."""
    acknowledged: Counter[int]
    """The number of acknowledged commands of each seat before it."""
    before: _Way | None = None
    place: int = -1
    call: Call | None = None


def _placed(places: Sequence[tuple[int, Key]], asked: Mapping[Key, Sequence[Call]]) -> list[tuple[int, Call]]:
    """Explains each entry by a command, so that there is a time between its start and its end for each.

    The same command may be sent several times, and it may be unknown whether a command had any effect, so one
    of all possible assignments has to work. Of two assignments with the same commands left, the one with the
    earlier time is enough.
    """
    stands: dict[Key, list[int]] = defaultdict(list)
    for place, key in places:
        stands[key].append(place)
    ranks = _ranks(asked)
    ways: dict[frozenset[tuple[Key, int]], _Way] = {frozenset(): _Way(float("-inf"), None, Counter())}
    for place, key in places:
        those, left = asked[key], len(stands[key]) - stands[key].index(place) - 1
        found: dict[frozenset[tuple[Key, int]], _Way] = {}
        too_late: tuple[Call, Call] | None = None
        for taken, way in ways.items():
            for n in range(dict(taken).get(key, 0), len(those)):
                call, after = those[n], those[n + 1 :]
                if len(after) < left:
                    break
                if sum(one.happened for one in after) <= left and (
                    not call.happened or ranks[id(call)] == way.acknowledged[call.seat]
                ):
                    now = max(way.now, call.began)
                    if now > _end(call):
                        assert way.latest is not None
                        too_late = call, way.latest
                    else:
                        others = {one for one in taken if one[0] != key}
                        rest = frozenset(others | {(key, n + 1)} if left else others)
                        if rest not in found or now < found[rest].now:
                            latest = call if call.began >= way.now else way.latest
                            counted = way.acknowledged + Counter({call.seat: int(call.happened)})
                            found[rest] = _Way(now, latest, counted, way, place, call)
                if call.happened:
                    break  # an acknowledged command cannot be skipped
        if not found and too_late is not None:
            early, late = map(_asked, too_late)
            raise Impossible(f"{early} ended before {late} began, and stands after it")
        if not found:
            raise Impossible(f"{key} was acknowledged and does not stand in the log in its order")
        ways = found
    sure: list[tuple[int, Call]] = []
    last: _Way | None = min(ways.values(), key=lambda one: one.now)
    while last is not None and last.call is not None:
        if last.call.happened:
            sure.append((last.place, last.call))
        last = last.before
    return [_earliest(place, call, stands, asked) for place, call in reversed(sure)]


def _earliest(
    place: int, call: Call, stands: Mapping[Key, Sequence[int]], asked: Mapping[Key, Sequence[Call]]
) -> tuple[int, Call]:
    """The earliest position of an acknowledged command; other commands like it may have made later
    entries."""
    key = _asked(call)
    if len(asked[key]) == len(stands[key]):
        return place, call
    return stands[key][[one for one in asked[key] if one.happened].index(call)], call


def _ranks(asked: Mapping[Key, Sequence[Call]]) -> dict[int, int]:
    """For each acknowledged command, the number of acknowledged commands of its seat before it."""
    of_seat: dict[int, list[Call]] = defaultdict(list)
    for those in asked.values():
        for call in those:
            if call.happened:
                of_seat[call.seat].append(call)
    return {
        id(call): rank for those in of_seat.values() for rank, call in enumerate(sorted(those, key=_began))
    }


def _end(call: Call) -> float:
    """The time after which it cannot have had an effect."""
    return float("inf") if call.outcome == "unknown" else call.ended


def _began(call: Call) -> float:
    return call.began


def _check_last_words(calls: Sequence[Call], entries: Sequence[log.Entry]) -> None:
    """The last acknowledged choice of a seat for a decision must be the one that counts."""
    held: dict[tuple[int, str], str | None] = {}
    for entry in entries:
        if isinstance(entry, log.Chose):
            held[entry.seat, entry.decision] = entry.choice
        elif isinstance(entry, log.Retracted):
            held[entry.seat, entry.decision] = None
    said: dict[tuple[int, str], list[Call]] = defaultdict(list)
    for call in sorted(calls, key=_began):
        if "decision" in call.command:
            said[call.seat, call.command["decision"]].append(call)
    for key, about in said.items():
        last = about[-1]
        if last.outcome in ("done", "stands") and held.get(key) != last.command.get("choice"):
            wanted = last.command.get("choice")
            raise Impossible(f"{key}: {wanted} was acknowledged last, and {held.get(key)} holds")


class _Story:
    """What the log shows each viewer, by update number."""

    def __init__(self, entries: Sequence[log.Entry], viewers: Iterable[Viewer]) -> None:
        table = Table()
        self.events: dict[tuple[Viewer, int], object] = {}
        self.sealed: dict[tuple[Viewer, int], object] = {}
        self.choices: dict[tuple[Viewer, int], int] = {}
        self.numbers: list[dict[Viewer, int]] = []
        """After each entry: the update number of each viewer."""
        watching = list(viewers)
        for entry in entries:
            before = dict(table.numbers)
            try:
                told = table.apply(entry)
            except Exception as error:
                raise Impossible(f"entry {table.entries + 1} of the log makes no sense") from error
            self.numbers.append(dict(table.numbers))
            for viewer in watching:
                number = table.numbers.get(viewer, 0)
                if number != before.get(viewer, 0):
                    self.events[viewer, number] = json.loads(msgspec.json.encode(told.of(viewer)))
                self.sealed[viewer, number] = _sealed(table, viewer)
                self.choices[viewer, number] = table.choices_made


def _sealed(table: Table, viewer: Viewer) -> tuple[str | None, str | None]:
    """The decision a viewer has to make or has sealed, and the sealed choice."""
    if viewer is None or table.round is None or table.status != "live":
        return None, None
    decision = table.round.decision(viewer)
    made = table.round.sealed.get(viewer, [])
    return decision, made[-1] if made and table.round.ready(viewer) else None


def _check_seen(seen: Sequence[Seen], story: _Story) -> None:
    """Nobody saw anything that the log does not contain."""
    for one in seen:
        key = (one.viewer, one.number)
        if key not in story.sealed:
            raise Impossible(f"viewer {one.viewer} was shown update {one.number}, which never was")
        if one.events is not None and one.events != story.events[key]:
            raise Impossible(f"viewer {one.viewer} was shown another update {one.number} than the log tells")
        decision = one.state.get("decision") or {}
        shown = (decision.get("id"), decision.get("sealed"))
        if one.viewer is not None and decision and shown != story.sealed[key]:
            raise Impossible(f"viewer {one.viewer} was shown {shown} and the log tells {story.sealed[key]}")


def _check_looks(seen: Sequence[Seen], placed: Sequence[tuple[int, Call]], story: _Story) -> None:
    """Every view includes what was acknowledged before it was requested."""
    for one in seen:
        if one.began is None:
            continue
        before = [place for place, call in placed if call.ended < one.began]
        least = story.numbers[max(before)].get(one.viewer, 0) if before else 0
        if one.number < least:
            raise Impossible(f"viewer {one.viewer} looked after update {least} and was shown {one.number}")


def check(history: History, entries: Sequence[log.Entry]) -> int:
    """Raises `Impossible` if the log does not explain the history; returns what was checked."""
    placed = _check_calls(history.calls, entries)
    _check_last_words(history.calls, entries)
    story = _Story(entries, {one.viewer for one in history.seen})
    _check_seen(history.seen, story)
    _check_looks(history.seen, placed, story)
    return len(history.calls) + len(history.seen)
