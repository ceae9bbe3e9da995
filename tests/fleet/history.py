"""What clients asked and were told, and whether it could have happened as the log says.

Every client writes down each call with the moments at which it began and ended, and everything it is shown.
Afterwards the log of the table is read from the database: it is the order in which things happened. The
history is right if that order explains it:

- a command that was acknowledged stands in the log, once, in the order of its sender;
- of two commands, the one that ended before the other began stands first;
- what was refused did nothing, and nothing stands in the log that nobody asked for;
- what somebody decided last and was acknowledged is what holds: no older command overtakes it;
- whoever looks sees everything that was acknowledged before, and nobody was ever shown anything that the log
  does not tell, sealed choices and undo included.
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
"""`stands`: the same choice stood there before. Perhaps the same command had brought it there: it was sent
twice, or its server asked a second owner when the first did not answer."""
Data = dict[str, Any]


class Impossible(AssertionError):
    """A history that no order of the log explains."""


@dataclass
class Call:
    """A command, from the moment it was sent to the moment its answer came."""

    seat: int
    command: Data
    began: float
    ended: float = float("inf")
    outcome: Outcome = "unknown"

    def end(self, outcome: Outcome) -> None:
        self.outcome, self.ended = outcome, time.monotonic()

    @property
    def happened(self) -> bool:
        return self.outcome == "done"


@dataclass
class Seen:
    """A table as it was shown to a viewer: an update, or the answer to a look that began then."""

    viewer: Viewer
    number: int
    state: Data
    events: list[Data] | None = None
    began: float | None = None


@dataclass
class History:
    """Everything that clients know of one table."""

    calls: list[Call] = field(default_factory=list)
    seen: list[Seen] = field(default_factory=list)

    def call(self, seat: int, command: Data) -> Call:
        made = Call(seat, command, time.monotonic())
        self.calls.append(made)
        return made


Key = tuple[str, ...]
"""What a person asked for."""


def _key(entry: log.Entry) -> Key | None:
    """What a person asked for, so that entry and command can be compared; None for what nobody sends."""
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
    """Finds the command of each entry; returns where acknowledged commands stand at the earliest."""
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
    """The earliest moment at which that entry can have been made."""
    latest: Call | None
    """The command that made it so late."""
    acknowledged: Counter[int]
    """How many acknowledged commands of each seat stand before."""
    before: _Way | None = None
    place: int = -1
    call: Call | None = None


def _placed(places: Sequence[tuple[int, Key]], asked: Mapping[Key, Sequence[Call]]) -> list[tuple[int, Call]]:
    """Explains each entry by a command, so that a moment between its beginning and its end exists for each.

    The same may be asked several times, and of some commands nobody knows whether they did anything: of all
    ways to tell which of them stands where, one has to be possible. Of two ways that have the same commands
    left, the earlier one is enough.
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
                    break  # what was acknowledged is not left out
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
    """Where an acknowledged command stands at the earliest: others like it may have made later ones."""
    key = _asked(call)
    if len(asked[key]) == len(stands[key]):
        return place, call
    return stands[key][[one for one in asked[key] if one.happened].index(call)], call


def _ranks(asked: Mapping[Key, Sequence[Call]]) -> dict[int, int]:
    """Of each acknowledged command, how many of its seat came before it."""
    of_seat: dict[int, list[Call]] = defaultdict(list)
    for those in asked.values():
        for call in those:
            if call.happened:
                of_seat[call.seat].append(call)
    return {
        id(call): rank for those in of_seat.values() for rank, call in enumerate(sorted(those, key=_began))
    }


def _end(call: Call) -> float:
    """The moment after which it did nothing any more."""
    return float("inf") if call.outcome == "unknown" else call.ended


def _began(call: Call) -> float:
    return call.began


def _check_last_words(calls: Sequence[Call], entries: Sequence[log.Entry]) -> None:
    """What holds of a decision is what its seat decided last."""
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
    """What the log tells each viewer, by number."""

    def __init__(self, entries: Sequence[log.Entry], viewers: Iterable[Viewer]) -> None:
        table = Table()
        self.events: dict[tuple[Viewer, int], object] = {}
        self.sealed: dict[tuple[Viewer, int], object] = {}
        self.choices: dict[tuple[Viewer, int], int] = {}
        self.numbers: list[dict[Viewer, int]] = []
        """After each entry: the number of each viewer."""
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
    """The decision a viewer owes or has sealed, and what is sealed."""
    if viewer is None or table.round is None or table.status != "live":
        return None, None
    decision = table.round.decision(viewer)
    made = table.round.sealed.get(viewer, [])
    return decision, made[-1] if made and table.round.ready(viewer) else None


def _check_seen(seen: Sequence[Seen], story: _Story) -> None:
    """Nobody was shown what the log does not tell."""
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
    """Whoever looks sees what was acknowledged before."""
    for one in seen:
        if one.began is None:
            continue
        before = [place for place, call in placed if call.ended < one.began]
        least = story.numbers[max(before)].get(one.viewer, 0) if before else 0
        if one.number < least:
            raise Impossible(f"viewer {one.viewer} looked after update {least} and was shown {one.number}")


def check(history: History, entries: Sequence[log.Entry]) -> int:
    """Raises `Impossible` where the log does not explain the history; how much was checked."""
    placed = _check_calls(history.calls, entries)
    _check_last_words(history.calls, entries)
    story = _Story(entries, {one.viewer for one in history.seen})
    _check_seen(history.seen, story)
    _check_looks(history.seen, placed, story)
    return len(history.calls) + len(history.seen)
