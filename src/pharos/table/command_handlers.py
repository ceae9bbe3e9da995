"""Checks commands and turns them into log entries, without changing the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping

from pharos.core.errors import PharosError
from pharos.game import Game
from pharos.table import commands, log
from pharos.table.clock import SECOND
from pharos.table.daily import daily_of
from pharos.table.help import check_help
from pharos.table.refusal import CommandRejected
from pharos.table.round import Round
from pharos.table.seat import Person
from pharos.table.settings import Settings, checked
from pharos.table.table import Table


class Repeated(Exception):
    """Raised for a repeated command: it is acknowledged again, but changes nothing."""


class CommandContext:
    """The sender of a command, the time, and the other data needed to check it."""

    def __init__(
        self,
        person: Person,
        now: int,
        *,
        absent: Mapping[int, int] | None = None,
        levels: Collection[str] = (),
        seed: Callable[[], int] | None = None,
    ) -> None:
        self.person = person
        self.now = now
        self.absent = absent or {}
        """Seats of absent players, and since when (milliseconds)."""
        self.levels = levels
        self.seed = seed


def opening(
    person: Person,
    settings: Settings,
    now: int,
    levels: Collection[str] = (),
    kept: Mapping[int, Person] | None = None,
) -> log.Opened:
    """Returns the first entry of a table; seats in `kept` are reserved for these players."""
    filled, _setup = checked(settings)
    if levels and filled.stand_in not in levels:
        raise CommandRejected("table-refused-level", {"level": filled.stand_in}, kind="invalid")
    return log.Opened(now, person, filled, dict(kept or {}))


def entry_of(table: Table, command: commands.Command, context: CommandContext) -> log.Entry:
    """Returns the log entry of a command; raises `CommandRejected`, or `Repeated` if it was done already."""
    outdated = _outdated(table, command, context)
    if outdated and not isinstance(command, commands.Choose):
        raise CommandRejected("table-refused-outdated")
    match command:
        case commands.Sit():
            return _sit(table, command.seat, context)
        case commands.Leave():
            seat = _own_seat(table, context)
            _before_the_game(table)
            return log.Left(context.now, seat)
        case commands.AddComputer():
            return _add_computer(table, command, context)
        case commands.ClearSeat():
            return _clear(table, command.seat, context)
        case commands.Start():
            return _start(table, context)
        case commands.Close():
            _owner(table, context)
            _before_the_game(table)
            return log.Closed(context.now)
        case commands.Choose():
            seat = _own_seat(table, context)
            if table.seats[seat].computer:
                raise CommandRejected("table-refused-computer-plays")
            return chosen(table, seat, command.decision, command.choice, context.now, outdated=outdated)
        case commands.Retract():
            return _retract(table, command.decision, context)
        case commands.AskUndo():
            return _ask_undo(table, context)
        case commands.AnswerUndo():
            seat = _own_seat(table, context)
            if table.undo is None or seat not in table.undo.missing:
                raise CommandRejected("table-refused-no-undo-asked")
            return log.UndoAnswered(context.now, seat, command.yes)
        case commands.LetComputerPlay():
            return _let_computer_play(table, command.seat, context)
        case commands.TakeBack():
            seat = _own_seat(table, context)
            _live(table)
            if not table.seats[seat].computer:
                raise CommandRejected("table-refused-you-play")
            if table.settings.rated:  # replaced only after resigning, which is final
                raise CommandRejected("table-refused-gave-up")
            return log.TookBack(context.now, seat)
        case commands.Resign():
            seat = _own_seat(table, context)
            _live(table)
            if table.seats[seat].computer:
                raise CommandRejected("table-refused-computer-plays")
            return log.Resigned(context.now, seat, ends_undo=table.undo is not None)
        case commands.ClaimWin():
            return _claim(table, context)
        case commands.ShowHand():
            seat = _own_seat(table, context)
            if table.partner_of(seat) is None:
                raise CommandRejected("table-refused-no-partner")
            _live(table)  # seats may still change before the game
            if (seat in table.showing) == command.on:
                raise Repeated
            return log.HandShown(context.now, seat, command.on)
        case commands.Rename():
            seat = _own_seat(table, context)
            if table.status in ("over", "closed"):
                raise CommandRejected("refused-over")
            if table.seats[seat].person == context.person:
                raise Repeated
            return log.Renamed(context.now, seat, context.person)
        case commands.AskHelp():
            seat = _own_seat(table, context)
            check_help(table, seat, command.choices)
            if (command.choices, seat, command.kind) in table.helped:
                raise Repeated
            return log.Helped(context.now, seat, command.choices, command.kind)


def chosen(
    table: Table,
    seat: int,
    decision: str,
    choice: str,
    now: int,
    *,
    computer: bool = False,
    outdated: bool = False,
) -> log.Chose:
    """Returns the entry of a choice; `outdated`: the player has acted since they sent it."""
    if (decision, choice) in table.answered.get(seat, ()):
        raise Repeated
    round = _live(table)
    step = round.step(decision, seat)
    if step is None:
        raise CommandRejected(
            "table-refused-stale", {"decision": decision, "now": round.decision(seat) or ""}
        )
    made = round.sealed.get(seat, [])
    if step < len(made) and made[step] == choice:
        raise Repeated
    if outdated:
        raise CommandRejected("table-refused-outdated")
    try:
        explanation = round.explain(seat, step, choice)
    except PharosError as error:
        raise CommandRejected("table-refused-settings", {"reason": str(error)}, kind="invalid") from error
    if not explanation.allowed or explanation.choice != choice:
        if explanation.allowed:  # not the canonical notation
            raise CommandRejected("refused-unknown", {"choice": choice}, kind="invalid")
        raise CommandRejected(
            explanation.key or "refused-unknown", explanation.arguments, rule=explanation.rule
        )
    return log.Chose(now, seat, decision, choice, computer)


def flagged(table: Table, now: int) -> log.Flagged | None:
    """Returns the entry for a clock that has run out, if any."""
    fall = table.next_fall()
    if fall is None or fall[0] > now:
        return None
    return log.Flagged(now, fall[1], ends_undo=table.undo is not None)


def _sit(table: Table, seat: int | None, context: CommandContext) -> log.Entry:
    _before_the_game(table)
    if table.seat_of(context.person.id) is not None:
        raise CommandRejected("table-refused-seated")
    if table.settings.rated and context.person.kind == "guest":
        raise CommandRejected("table-refused-rated-guest", kind="forbidden")
    if seat is None:
        empty = [
            number
            for number, place in enumerate(table.seats)
            if place.empty and (place.kept is None or place.kept.id == context.person.id)
        ]
        if not empty:
            raise CommandRejected("table-refused-full")
        own = [number for number in empty if table.seats[number].kept is not None]
        seat = (own or empty)[0]
    place = table.seats[_seat(table, seat)]
    if not place.empty:
        raise CommandRejected("table-refused-taken", {"seat": seat})
    if place.kept is not None and place.kept.id != context.person.id:
        raise CommandRejected("table-refused-kept", {"name": place.kept.name}, kind="forbidden")
    return log.Seated(context.now, seat, context.person)


def _add_computer(table: Table, command: commands.AddComputer, context: CommandContext) -> log.Entry:
    _owner(table, context)
    _before_the_game(table)
    if table.settings.rated:
        raise CommandRejected("table-refused-rated-computer")
    if command.level not in context.levels:
        raise CommandRejected("table-refused-level", {"level": command.level}, kind="invalid")
    place = table.seats[_seat(table, command.seat)]
    if place.person is not None:
        raise CommandRejected("table-refused-taken", {"seat": command.seat})
    return log.ComputerSeated(context.now, command.seat, command.level)


def _clear(table: Table, seat: int, context: CommandContext) -> log.Entry:
    _owner(table, context)
    _before_the_game(table)
    place = table.seats[_seat(table, seat)]
    if place.empty and place.kept is None:
        raise CommandRejected("table-refused-empty", {"seat": seat})
    if place.computer:
        return log.Cleared(context.now, seat)
    return log.Left(context.now, seat)


def _start(table: Table, context: CommandContext) -> log.Entry:
    _owner(table, context)
    _before_the_game(table)
    if any(seat.empty for seat in table.seats):
        raise CommandRejected("table-refused-not-full")
    settings = table.settings
    if settings.position is not None:
        return log.Started(context.now, None)
    if context.seed is None:
        raise LookupError("A new game needs a seed.")
    daily = daily_of(settings)
    try:
        game = settings.new_game(seed=context.seed() if daily is None else daily.seed)
    except PharosError as error:
        raise CommandRejected("table-refused-settings", {"reason": str(error)}) from error
    return log.Started(context.now, game.deal)


def _retract(table: Table, decision: str, context: CommandContext) -> log.Entry:
    seat = _own_seat(table, context)
    round = _live(table)
    step = round.step(decision, seat)
    if step is None or step >= len(round.sealed.get(seat, ())):
        raise CommandRejected("table-refused-not-sealed")
    return log.Retracted(context.now, seat, decision)


def _ask_undo(table: Table, context: CommandContext) -> log.Entry:
    seat = _own_seat(table, context)
    _live(table)
    if table.settings.rated:
        raise CommandRejected("table-refused-undo-rated")
    if table.settings.daily is not None:
        raise CommandRejected("table-refused-undo-daily")
    if table.undo is not None:
        raise CommandRejected("table-refused-undo-asked")
    choices = table.undo_point(seat)
    if choices is None:
        raise CommandRejected("table-refused-nothing-to-undo")
    if choices < table.undo_limit:
        raise CommandRejected("table-refused-undo-stand-in")
    others = [other for other in table.people if other != seat and not table.seats[other].computer]
    if table.settings.contest and not others:
        raise CommandRejected("table-refused-undo-contest")
    if others and became_visible(table.game, table.rewound(choices)):
        raise CommandRejected("table-refused-undo-visible")
    return log.UndoAsked(context.now, seat)


def _let_computer_play(table: Table, seat: int, context: CommandContext) -> log.Entry:
    own = _own_seat(table, context)
    _live(table)
    place = table.seats[_seat(table, seat)]
    if table.players == 2 or table.settings.rated:
        raise CommandRejected("table-refused-no-stand-in")
    if seat == own or place.computer:
        raise CommandRejected("table-refused-not-absent", {"seat": seat})
    _absent(table, seat, context)
    return log.StoodIn(context.now, seat, table.settings.stand_in, ends_undo=table.undo is not None)


def _claim(table: Table, context: CommandContext) -> log.Entry:
    own = _own_seat(table, context)
    _live(table)
    if table.players != 2 or table.seats[1 - own].computer:
        raise CommandRejected("table-refused-no-claim")
    _absent(table, 1 - own, context)
    return log.Claimed(context.now, own)


def _absent(table: Table, seat: int, context: CommandContext) -> None:
    if not table.counts_absence:
        raise CommandRejected("table-refused-by-days")
    since = context.absent.get(seat)
    if since is None or context.now - since < table.settings.absence * SECOND:
        raise CommandRejected("table-refused-not-absent", {"seat": seat})


def _outdated(table: Table, command: commands.Command, context: CommandContext) -> bool:
    """Returns whether the player has acted since they sent this command.

    A command can be delayed in a process that hangs, while its sender continues through another process.
    """
    if command.number is None:
        return False
    seat = table.seat_of(context.person.id)
    if seat is None:
        return False
    if isinstance(command, commands.AnswerUndo) and table.undo is not None:
        return command.number < table.undo.asked.get(seat, 0)
    return command.number < table.acted.get(seat, 0)


def _own_seat(table: Table, context: CommandContext) -> int:
    seat = table.seat_of(context.person.id)
    if seat is None:
        raise CommandRejected("table-refused-not-seated", kind="forbidden")
    return seat


def _owner(table: Table, context: CommandContext) -> None:
    if table.owner != context.person.id:
        raise CommandRejected("table-refused-not-owner", kind="forbidden")


def _seat(table: Table, seat: int) -> int:
    if not 0 <= seat < table.players:
        raise CommandRejected("table-refused-no-seat", {"seat": seat}, kind="invalid")
    return seat


def _before_the_game(table: Table) -> None:
    if table.status != "open":
        raise CommandRejected("table-refused-begun")


def _live(table: Table) -> Round:
    if table.status != "live" or table.round is None:
        raise CommandRejected("refused-over" if table.status == "over" else "table-refused-not-begun")
    return table.round


def became_visible(now: Game, then: Game) -> bool:
    """Returns whether a viewer sees a dealt piece `now` but not `then`, other than those chosen since."""
    dealt = set(_words(now.deal)) if "deal" in now.record() else set(_words(now.position()))
    made = now.record()["choices"]
    made_then = then.record()["choices"]
    assert isinstance(made, list)
    assert isinstance(made_then, list)
    named = {word for _, choice in made[len(made_then) :] for word in choice.partition("@")[0].split(":")}
    for viewer in (None, *range(now.players)):
        more = Counter(_words(now.view(viewer).data)) - Counter(_words(then.view(viewer).data))
        if any(word in dealt and word not in named for word in more):
            return True
    return False


def _words(data: object) -> Iterator[str]:
    if isinstance(data, str):
        yield data
    elif isinstance(data, Mapping):
        for part in data.values():
            yield from _words(part)
    elif isinstance(data, list | tuple):
        for part in data:
            yield from _words(part)
