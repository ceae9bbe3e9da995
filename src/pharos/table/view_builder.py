"""Builds the state of a table for each viewer.

Compiled with mypyc, because it runs for every viewer at every choice.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from pharos.core import price as core
from pharos.core.price import Price
from pharos.core.reason import Barred as NotPossible
from pharos.game import Game
from pharos.table.help import help_refused
from pharos.table.settings import Settings
from pharos.table.table import Table, Viewer
from pharos.table.table_state import (
    Barred,
    DecisionStanding,
    Explained,
    HelpStanding,
    Market,
    Option,
    PartnerStanding,
    PriceList,
    ResultStanding,
    SeatStanding,
    TableState,
    UndoStanding,
)

_encode: Final = msgspec.json.Encoder().encode


class Common:
    """The part of a table's state that all viewers share, built once per update.

    With `written`, the parts are encoded to JSON once, for states that are only sent.
    """

    def __init__(
        self, table: Table, now: int, absent: Mapping[int, int] | None = None, *, written: bool = False
    ) -> None:
        round, outcome, undo = table.round, table.outcome, table.undo
        self.table = table
        self.now = now
        self.written = written
        self.live = table.status == "live"
        thinking = table.thinking
        away: Mapping[int, int] = {} if absent is None or not table.counts_absence else absent
        self.settings = self._sent(public_settings(table.settings))
        self.seats = self._sent(
            tuple([_seat(table, seat, now, away, thinking) for seat in range(table.players)])
        )
        self.scores: Any = ()
        self.prices: Any = ()
        self.waiting: tuple[int, ...] = ()
        self.ready: tuple[int, ...] = ()
        self.thinking: list[int] = []
        self._open: list[tuple[str, Any, Any]] = []
        self._view: tuple[dict[str, Any], Any] | None = None
        if round is not None:
            moment = round.moment
            self.scores = moment.once("written scores" if written else "scores", self._scores)
            if self.live:
                self.prices = moment.once("written prices", _written_prices) if written else _prices_of(table)
                self.waiting = round.waiting
                self.ready = tuple([seat for seat in round.waiting if seat not in thinking])
                self.thinking = list(thinking)
            if written:
                self._open = moment.once("written open", lambda game: _written_open(moment.lying_open))
        self.undo = None if undo is None else UndoStanding(undo.seat, tuple(sorted(undo.missing)))
        self.result: ResultStanding | None = None
        if outcome is not None:
            self.result = ResultStanding(outcome.winners, outcome.victory, outcome.ending)
        self.position = self._sent(table.game.position()) if table.status == "over" else None

    def _sent(self, value: object) -> Any:
        return _raw(value) if self.written else value

    def _scores(self, game: Game) -> Any:
        return self._sent(tuple(game.scores()))

    def seen_by(self, viewer: Viewer) -> TableState:
        """Returns the state for a viewer."""
        table = self.table
        return TableState(
            status=table.status,
            settings=self.settings,
            seats=self.seats,
            now=self.now,
            prepared=table.prepared_by,
            you=viewer,
            view=None if table.round is None else self._seen(viewer),
            scores=self.scores,
            prices=self.prices,
            waiting=self.waiting,
            ready=self.ready,
            choices=table.choices_made,
            decision=None if viewer is None or not self.live else _decision(table, viewer, self.written),
            partner=_partner(table, viewer),
            undo=self.undo,
            result=self.result,
            position=self.position,
            helpful=viewer is not None and self.live and help_refused(table, viewer) is None,
            help=tuple([HelpStanding(seat, choices, kind) for choices, seat, kind in table.helped]),
            rematch=table.rematch if viewer is not None or table.settings.public else None,
        )

    def _seen(self, viewer: Viewer) -> Any:
        """Returns the view of a viewer; encoded only once for viewers with equal views."""
        view = self.table.view(viewer).data
        view["waiting"] = self.thinking
        if not self.written:
            return view
        for part, value, raw in self._open:
            if view.get(part) is value:
                view[part] = raw
        last = self._view
        if last is not None and last[0] == view:
            return last[1]
        raw = _raw(view)
        self._view = (view, raw)
        return raw


def standing(table: Table, viewer: Viewer, now: int, absent: Mapping[int, int] | None = None) -> TableState:
    """Returns the table as a viewer sees it now."""
    return Common(table, now, absent).seen_by(viewer)


def _raw(value: object) -> Any:
    return msgspec.Raw(_encode(value))


def _written_open(lying_open: dict[str, Any]) -> list[tuple[str, Any, Any]]:
    """Returns the large public parts of the view: name, value, and its JSON."""
    return [(part, value, _raw(value)) for part, value in lying_open.items() if type(value) is list]


def _partner(table: Table, viewer: Viewer) -> PartnerStanding | None:
    partner = table.partner_of(viewer)
    if viewer is None or partner is None:
        return None
    return PartnerStanding(partner, table.shows(partner), table.shows(viewer))


def public_settings(settings: Settings) -> Settings:
    """Returns the settings without the position, which contains hidden cards."""
    return settings if settings.position is None else msgspec.structs.replace(settings, position=None)


def _seat(
    table: Table, number: int, now: int, absent: Mapping[int, int], thinking: tuple[int, ...]
) -> SeatStanding:
    seat, clock = table.seats[number], table.clock
    person, ticking = seat.person, clock.ticking
    return SeatStanding(
        kind="person" if person is not None else "computer" if seat.computer else "empty",
        name=None if person is None else person.name,
        person=None if person is None else person.kind,
        sign=None if person is None else person.emblem,
        level=seat.level,
        kept=seat.kept.name if seat.kept is not None and seat.empty else None,
        owner=person is not None and person.id == table.owner,
        thinking=number in thinking,
        ready=table.status == "live" and table.round is not None and table.round.ready(number),
        absent_since=absent.get(number),
        clock=clock.remaining(number, now) if ticking else None,
        running=ticking and clock.since[number] is not None and clock.rested_until(number) <= now,
        rests_until=clock.rested_until(number) if clock.rested_until(number) > now else None,
    )


def _decision(table: Table, seat: int, written: bool) -> DecisionStanding | None:
    assert table.round is not None
    round = table.round
    decision = round.decision(seat)
    if decision is None or (table.seats[seat].computer and not round.ready(seat)):
        return None
    sealed = round.sealed.get(seat, [])
    done = round.ready(seat)
    game = round.deciding(seat)
    return DecisionStanding(
        decision,
        tuple([Option(choice, _parts(price, written)) for choice, price in game.priced(seat)]),
        barred=tuple([_barred(why, written) for why in game.barred(seat)]),
        sealed=sealed[-1] if done else None,
        earlier=tuple(sealed[:-1] if done else sealed),
    )


def _parts(price: Price | None, written: bool) -> Any:
    if price is None:
        return None
    return price.written(_raw) if written else price.plain


def _barred(found: NotPossible, written: bool) -> Barred:
    why = found.refusal
    arguments: dict[str, Any] = {"choice": found.choice}
    arguments.update(why.args)
    return Barred(found.choice, why.key, arguments, why.rule, _parts(found.price, written))


def _prices_of(table: Table) -> tuple[PriceList, ...]:
    assert table.round is not None
    return table.round.moment.once("prices", _prices)


def _prices(game: Game) -> tuple[PriceList, ...]:
    return tuple([_price_list(one, False) for one in game.price_lists()])


def _written_prices(game: Game) -> Any:
    return _raw([_price_list(one, True) for one in game.price_lists()])


def _price_list(found: core.PriceList, written: bool) -> PriceList:
    markets = tuple([Market(dict(one.prices), one.seller, one.rebate) for one in found.markets])
    return PriceList(markets, {name: _parts(price, written) for name, price in found.things.items()})


def explained(table: Table, viewer: Viewer, seat: int, choice: str) -> Explained:
    """Explains whether a seat can make a choice now, using only what the viewer may know.

    Questions about one's own seat are answered in full, since its options follow from its view. For another
    seat, only public prices are returned.
    """
    assert table.round is not None
    if seat == viewer:
        why = table.round.own(seat).explain(seat, choice)
        price = _parts(why.price, False)
        return Explained(why.choice, why.allowed, price, why.key, dict(why.arguments), why.rule)
    things = _prices_of(table)[seat].things
    verb, _, objects = choice.partition("@")[0].partition(":")
    found = things.get(f"{verb}:{objects.partition(':')[0]}", things.get(verb))
    return Explained(choice, False, found, "table-refused-other-seat", {"seat": seat})
