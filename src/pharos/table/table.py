"""The state of a live game, built from its log.

`apply` takes an accepted entry and returns the events for each viewer. `command_handlers.py` turns commands
into entries; `view_builder.py` builds what a viewer sees of the table.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

import pharos
from pharos.core.choice import Choice
from pharos.core.fact import Fact, Made
from pharos.game import Game, View, facts_between
from pharos.table import event, log
from pharos.table.clock import Clock, DaysClock, new_clock
from pharos.table.commands import HelpKind
from pharos.table.facts import told as fact_told
from pharos.table.redaction import shown
from pharos.table.round import Round
from pharos.table.seat import Seat
from pharos.table.settings import Settings
from pharos.table.snapshot import Moment

Status = Literal["open", "live", "over", "closed"]
Viewer = int | None
"""A seat, or None for a spectator."""

REMEMBERED = 4
"""Recent decisions per seat that are remembered, to recognize a repeated choice."""


class Undo:
    """A pending undo request: who asked, and whose consent is missing."""

    def __init__(self, seat: int, missing: set[int]) -> None:
        self.seat = seat
        self.missing = missing
        self.asked: dict[Viewer, int] = {}
        """By viewer, the number of the update that announced the request."""


class Outcome:
    """The result of the game."""

    def __init__(self, winners: tuple[int, ...], victory: str | None, ending: event.Ending) -> None:
        self.winners = winners
        self.victory = victory
        self.ending = ending


class EmittedEvents:
    """The events of an entry: public ones, and ones for a single seat."""

    def __init__(self) -> None:
        self.events: list[tuple[Viewer, event.Event, event.Event | None]] = []
        self._later: tuple[int, Callable[[], list[event.Event]]] | None = None

    def all(self, what: event.Event) -> None:
        """Adds an event for every viewer."""
        self.events.append((None, what, what))

    def own(self, seat: int, what: event.Event, others: event.Event | None = None) -> None:
        """Adds an event for one seat; other viewers get `others`, or nothing."""
        self.events.append((seat, what, others))

    def later(self, what: Callable[[], list[event.Event]]) -> None:
        """Adds events for every viewer, computed only when read, since replaying a log needs none."""
        self._later = len(self.events), what

    def tells(self, viewer: Viewer) -> bool:
        """Returns whether there are events for a viewer."""
        for seat, _mine, others in self.events:
            if others is not None or (seat is not None and seat == viewer):
                return True
        return False

    def of(self, viewer: Viewer) -> list[event.Event]:
        """Returns the events for a viewer."""
        if self._later is not None:
            place, what = self._later
            self._later = None
            self.events[place:place] = [(None, one, one) for one in what()]
        seen: list[event.Event] = []
        for seat, mine, others in self.events:
            if seat is not None and seat == viewer:
                seen.append(mine)
            elif others is not None:
                seen.append(others)
        return seen


Passage = tuple[Moment, Moment, list[Made]]
"""Two settled positions and the choices between them."""


def _happened(passages: list[Passage]) -> list[event.Event]:
    """Returns the effects of a round's choices."""
    facts: list[Fact] = []
    for then, now, made in passages:
        facts += facts_between(then.game, now.game, made, then.lying_open, now.lying_open)
        then.pass_by()
    return [event.Happened(tuple(map(fact_told, facts)))] if facts else []


class Table:
    """The state of a table after its entries."""

    def __init__(self) -> None:
        self.entries = 0
        self.status: Status = "open"
        self.settings = Settings("")
        self.owner = ""
        self.prepared_by: str | None = None
        """The name of the host who set up a custom position, and so knows all hidden cards."""
        self.seats: list[Seat] = []
        self.changed_at = 0
        self.round: Round | None = None
        self.clock = Clock()
        self.undo: Undo | None = None
        self.outcome: Outcome | None = None
        self.rematch: str | None = None
        self.helped: list[tuple[int, int, HelpKind]] = []
        """Uses of help: number of choices before, seat, kind."""
        self.showing: set[int] = set()
        """The seats of players who show their hand to their teammate (CITIES-TEAM-02)."""
        self.numbers: dict[Viewer, int] = {None: 0}
        self.answered: dict[int, list[tuple[str, str]]] = {}
        self._stood_in: dict[int, int] = {}
        """By seat that the computer took over: the number of choices that cannot be undone."""
        self.acted: dict[int, int] = {}
        """By seat, the number of the update that reported the player's own last command."""
        self._round_starts: list[int] = []
        self._choices = 0

    # --- queries ---

    @property
    def game(self) -> Game:
        """The game, without sealed choices."""
        if self.round is None:
            raise LookupError("The game has not begun.")
        return self.round.game

    @property
    def players(self) -> int:
        """The number of seats."""
        return len(self.seats)

    @property
    def choices_made(self) -> int:
        """The number of choices in the record."""
        return self._choices

    def seat_of(self, person: str | None) -> int | None:
        """Returns the seat of a user id, or None."""
        for number, seat in enumerate(self.seats):
            if seat.person is not None and seat.person.id == person:
                return number
        return None

    @property
    def people(self) -> list[int]:
        """The seats of human players, including those the computer plays for."""
        return [number for number, seat in enumerate(self.seats) if seat.person is not None]

    @property
    def thinking(self) -> tuple[int, ...]:
        """The seats that owe a choice now."""
        return self.round.thinking if self.round is not None and self.status == "live" else ()

    @property
    def computers(self) -> tuple[int, ...]:
        """The computer-played seats that owe a choice now."""
        return tuple(seat for seat in self.thinking if self.seats[seat].computer)

    def options(self, seat: int) -> list[Choice]:
        """Returns the available choices of the decision a seat owes or has sealed."""
        if self.round is None or self.status != "live" or seat not in self.round.waiting:
            return []
        return self.round.options(seat)

    def partner_of(self, seat: Viewer) -> int | None:
        """Returns the teammate of a seat in a team game, else None."""
        if seat is None or self.settings.options.get("teams") is not True:
            return None
        return seat ^ 1

    def shows(self, seat: int) -> bool:
        """Returns whether a seat shows its hand to its teammate; computers always do."""
        return self.seats[seat].person is None or seat in self.showing

    def view(self, viewer: Viewer) -> View:
        """Returns a viewer's view of the game, with own sealed choices and the teammate's hand if shown."""
        if self.round is None:
            raise LookupError("The game has not begun.")
        partner = self.partner_of(viewer)
        own = self.round.own(viewer)
        lying_open = self.round.moment.lying_open if own is self.round.game else None
        shows = partner is None or self.shows(partner)
        return own.view(viewer, partner=shows, lying_open=lying_open)

    @property
    def counts_absence(self) -> bool:
        """Whether absence has consequences. In turn-based games, only the clock matters."""
        return not isinstance(self.settings.clock, DaysClock)

    def next_fall(self) -> tuple[int, int] | None:
        """Returns when the next clock will run out, and its seat, if any."""
        return self.clock.next_fall() if self.status == "live" else None

    def falls_at(self, seat: int) -> int:
        """Returns when the clock of a seat will run out; 0 if it is not running."""
        since = self.clock.since[seat] if self.clock.ticking else None
        return 0 if since is None else since + self.clock.left[seat]

    def record(self) -> dict[str, Any]:
        """Returns the record of the game so far. Contains secrets: publish it only after the game."""
        meta: dict[str, object] = {
            "players": [
                seat.person.name if seat.person is not None else f"computer ({seat.level})"
                for seat in self.seats
            ],
        }
        if self.outcome is not None and self.outcome.ending != "game":
            meta["ending"] = self.outcome.ending
            meta["winners"] = list(self.outcome.winners)
        if self.helped:
            meta["help"] = [
                {"number": choices + 1, "seat": seat, "kind": kind} for choices, seat, kind in self.helped
            ]
        if self.settings.daily is not None:
            meta["daily"] = self.settings.daily.date
        return self.game.record(meta)

    def undo_point(self, seat: int) -> int | None:
        """Returns the number of choices left after undoing the seat's last revealed round; None if none."""
        made = self.game.record()["choices"]
        assert isinstance(made, list)
        last = max((n for n, (chooser, _) in enumerate(made) if chooser == seat), default=None)
        if last is None:
            return None
        return max(start for start in self._round_starts if start <= last)

    @property
    def undo_limit(self) -> int:
        """The number of choices that cannot be undone, because a replaced player cannot consent."""
        return max(self._stood_in.values(), default=0)

    def rewound(self, choices: int) -> Game:
        """Returns the game after its first `choices` choices."""
        record = self.game.record()
        made = record["choices"]
        assert isinstance(made, list)
        return pharos.replay(record | {"choices": made[:choices], "result": None})

    # --- changes ---

    def apply(self, entry: log.Entry) -> EmittedEvents:
        """Applies an entry of the log and returns its events."""
        told = EmittedEvents()
        self._entered(entry, told)
        self.entries += 1
        self.changed_at = entry.at
        for viewer in self.numbers:
            if told.tells(viewer):
                self.numbers[viewer] += 1
        self._note_actor(entry)
        return told

    def _note_actor(self, entry: log.Entry) -> None:
        """Records when a player acted last, to detect outdated commands."""
        match entry:
            case log.Chose():
                if not entry.computer:
                    self.acted[entry.seat] = self.numbers[entry.seat]
            case log.UndoAsked():
                self.acted[entry.seat] = self.numbers[entry.seat]
                if self.undo is not None:
                    self.undo.asked = dict(self.numbers)
            case log.Retracted() | log.UndoAnswered() | log.TookBack() | log.Resigned() | log.HandShown():
                self.acted[entry.seat] = self.numbers[entry.seat]
            case log.Seated() | log.Left():
                self.acted.pop(entry.seat, None)
            case _:
                pass

    def _entered(self, entry: log.Entry, told: EmittedEvents) -> None:
        match entry:
            case log.Opened():
                self.settings = entry.settings
                self.owner = entry.person.id
                self.prepared_by = None if entry.settings.position is None else entry.person.name
                self.seats = [Seat(kept=entry.kept.get(seat)) for seat in range(entry.settings.players or 0)]
                self.numbers = {None: 0} | dict.fromkeys(range(self.players), 0)
            case log.Seated():
                self.seats[entry.seat] = Seat(entry.person)
                told.all(event.SeatTaken(entry.seat, entry.person.name))
            case log.Left() | log.Cleared():
                self._leave(entry.seat)
                told.all(event.SeatLeft(entry.seat))
            case log.ComputerSeated():
                self.seats[entry.seat] = Seat(None, entry.level)
                told.all(event.ComputerAdded(entry.seat, entry.level))
            case log.Closed():
                self.status = "closed"
                told.all(event.TableClosed())
            case log.Rematched():
                self.rematch = entry.table
                opened = event.RematchOpened(entry.table)
                if self.settings.public:
                    told.all(opened)
                else:  # the rematch is private too: spectators must not learn its id
                    for seat in range(self.players):
                        told.own(seat, opened)
            case log.Renamed():
                self.seats[entry.seat] = Seat(entry.person, self.seats[entry.seat].level)
                told.all(event.SeatRenamed(entry.seat, entry.person.name))
            case log.Helped():
                self.helped.append((entry.choices, entry.seat, entry.kind))
                told.all(event.SeatHelped(entry.seat, entry.choices, entry.kind))
            case log.HandShown():
                (self.showing.add if entry.on else self.showing.discard)(entry.seat)
                shown_now = event.PartnerShows(entry.seat, entry.on)
                told.own(entry.seat, shown_now)
                told.own(entry.seat ^ 1, shown_now)
            case log.Started():
                self._start(entry.deal, entry.at)
                told.all(event.GameStarted())
            case log.Chose():
                self._choose(entry, told)
            case log.Retracted():
                self._retract(entry, told)
            case log.UndoAsked():
                self._ask_undo(entry, told)
            case log.UndoAnswered():
                self._answer_undo(entry, told)
            case log.StoodIn():
                self._stand_in(entry.seat, entry.level, entry.at, told, entry.ends_undo)
            case log.TookBack():
                self.seats[entry.seat] = Seat(self.seats[entry.seat].person)
                self._stood_in.pop(entry.seat, None)
                self._run_clocks(entry.at)
                told.all(event.PersonTookBack(entry.seat))
            case log.Resigned():
                told.all(event.SeatResigned(entry.seat))
                self._give_up(entry.seat, "resigned", entry.at, told, entry.ends_undo)
            case log.Claimed():
                told.all(event.WinClaimed(entry.seat))
                self._end((entry.seat,), None, "claimed", entry.at, told)
            case log.Paused():
                self.clock = self.clock.pause(entry.lost, entry.at)
                told.all(event.ClocksPaused(entry.lost))
            case log.Rested():
                self.clock = self.clock.rest(entry.seat, entry.until, entry.at)
                told.all(event.SeatRests(entry.seat, entry.until))
            case log.Flagged():
                told.all(event.FlagFell(entry.seat))
                self._give_up(entry.seat, "time", entry.at, told, entry.ends_undo)

    def _leave(self, seat: int) -> None:
        person = self.seats[seat].person
        self.seats[seat] = Seat()
        self.showing.discard(seat)
        if person is not None and person.id == self.owner and self.people:
            heir = self.seats[self.people[0]].person
            assert heir is not None
            self.owner = heir.id

    def _start(self, deal: dict[str, Any] | None, now: int) -> None:
        settings = self.settings
        if settings.position is not None:
            game = pharos.from_position(settings.position)
        else:
            game = settings.new_game(deal=deal)
        self.status = "live"
        self.clock = new_clock(settings.clock, self.players)
        self._open_round(Moment(game), now)

    def _open_round(self, moment: Moment, now: int) -> None:
        # The round is named after the entry that opened it. Entries are never removed, so a decision id
        # is never reused.
        self.round = Round(moment, self.entries + 1)
        self._round_starts.append(self._choices)
        self._run_clocks(now)

    def _run_clocks(self, now: int) -> None:
        if not self.clock.ticking:
            return
        thinking = self.thinking
        for seat in range(self.players):
            if seat in thinking and not self.seats[seat].computer:
                self.clock = self.clock.start(seat, now)
            else:
                self.clock = self.clock.halt(seat, now)

    def _choose(self, entry: log.Chose, told: EmittedEvents) -> None:
        assert self.round is not None
        round, seat = self.round, entry.seat
        step = round.step(entry.decision, seat)
        assert step is not None
        was_ready = round.ready(seat)
        self.clock = self.clock.stop(seat, entry.at)
        if not round.simultaneous:
            self._reveal([(seat, entry.choice)], {seat: [(entry.decision, entry.choice)]}, entry, told)
            return
        round.seal(seat, step, entry.choice)
        if not round.thinking:
            decisions = {
                seat: [(f"{round.opened}.{n}", choice) for n, choice in enumerate(made)]
                for seat, made in round.sealed.items()
            }
            self._reveal(round.reveal(), decisions, entry, told)
            return
        if was_ready == round.ready(seat):
            told.own(seat, event.ChoiceSealed(seat, entry.decision, entry.choice))
        else:
            told.own(
                seat,
                event.ChoiceSealed(seat, entry.decision, entry.choice),
                event.SeatUnready(seat) if was_ready else event.SeatReady(seat),
            )
        self._run_clocks(entry.at)

    def _reveal(
        self,
        choices: list[tuple[int, str]],
        decisions: dict[int, list[tuple[str, str]]],
        entry: log.Chose,
        told: EmittedEvents,
    ) -> None:
        assert self.round is not None
        game, then = self.round.game.copy(), self.round.moment
        now = Moment(game)
        passages: list[Passage] = []
        made_since: list[Made] = []
        for left, (seat, choice) in zip(range(len(choices))[::-1], choices, strict=True):
            # A single choice has not been applied yet, so the round can price it.
            alone = len(choices) == 1
            price = self.round.price(seat, choice) if alone else game.explain(seat, choice).price
            game.choose(seat, choice)
            made_since.append(Made(seat, choice, price))
            if game.settled:
                settled = Moment(game.copy()) if left else now
                passages.append((then, settled, made_since))
                then, made_since = settled, []
            computer = self.seats[seat].computer
            data = None if price is None else price.plain
            mine = event.ChoiceMade(seat, choice, data, computer)
            seen = shown(self.settings.game, choice)
            others = mine if seen == choice else event.ChoiceMade(seat, seen, data, computer)
            told.own(seat, mine, others)
        told.later(lambda: _happened(passages))
        for seat, made in decisions.items():
            self.answered[seat] = [*self.answered.get(seat, []), *made][-REMEMBERED:]
        self._choices += len(choices)
        if self.undo is not None:
            told.all(event.UndoRefused(self.undo.seat))
            self.undo = None
        if game.over:
            self.round = Round(now, self.entries + 1)
            result = game.result
            assert result is not None
            self._end(result.winners, result.victory, "game", entry.at, told)
        else:
            self._open_round(now, entry.at)

    def _retract(self, entry: log.Retracted, told: EmittedEvents) -> None:
        assert self.round is not None
        step = self.round.step(entry.decision, entry.seat)
        assert step is not None
        was_ready = self.round.ready(entry.seat)
        self.round.unseal(entry.seat, step)
        others = event.SeatUnready(entry.seat) if was_ready else None
        told.own(entry.seat, event.ChoiceRetracted(entry.seat, entry.decision), others)
        self._run_clocks(entry.at)

    def _ask_undo(self, entry: log.UndoAsked, told: EmittedEvents) -> None:
        missing = {seat for seat in self.people if seat != entry.seat and not self.seats[seat].computer}
        if not missing:
            self._undo(entry.seat, entry.at, told)
            return
        self.undo = Undo(entry.seat, missing)
        told.all(event.UndoRequested(entry.seat))

    def _answer_undo(self, entry: log.UndoAnswered, told: EmittedEvents) -> None:
        assert self.undo is not None
        if not entry.yes:
            self.undo = None
            told.all(event.UndoRefused(entry.seat))
            return
        self.undo.missing.discard(entry.seat)
        if not self.undo.missing:
            self._undo(self.undo.seat, entry.at, told)

    def _undo(self, seat: int, now: int, told: EmittedEvents) -> None:
        choices = self.undo_point(seat)
        assert choices is not None
        game = self.rewound(choices)
        self._round_starts = [start for start in self._round_starts if start < choices]
        self._choices = choices
        self.undo = None
        self.answered.clear()
        for other in range(self.players):
            self.clock = self.clock.halt(other, now)
        self._open_round(Moment(game), now)
        told.all(event.Undone(seat, choices))

    def _stand_in(self, seat: int, level: str, now: int, told: EmittedEvents, ends_undo: bool) -> None:
        self.seats[seat] = Seat(self.seats[seat].person, level)
        sealed = self.round is not None and bool(self.round.sealed.get(seat))
        self._stood_in[seat] = self._choices + (1 if sealed else 0)
        told.all(event.ComputerStoodIn(seat, level))
        if self.undo is not None:
            if ends_undo:
                told.all(event.UndoRefused(seat))
                self.undo = None
            # Old logs without `ends_undo`: the absent player's consent was no longer required.
            elif self.undo.seat == seat:
                self.undo = None
            else:
                self.undo.missing.discard(seat)
                if not self.undo.missing:
                    self._undo(self.undo.seat, now, told)
        self._run_clocks(now)

    def _give_up(
        self, seat: int, ending: event.Ending, now: int, told: EmittedEvents, ends_undo: bool
    ) -> None:
        """Ends a two-player game with a win of the other; in larger games, the computer continues."""
        if self.players == 2:
            self._end((1 - seat,), None, ending, now, told)
        else:
            self._stand_in(seat, self.settings.stand_in, now, told, ends_undo)

    def _end(
        self,
        winners: tuple[int, ...],
        victory: str | None,
        ending: event.Ending,
        now: int,
        told: EmittedEvents,
    ) -> None:
        for seat in range(self.players):
            self.clock = self.clock.halt(seat, now)
        self.status = "over"
        self.undo = None
        self.outcome = Outcome(winners, victory, ending)
        told.all(event.GameOver(winners, victory, ending))
