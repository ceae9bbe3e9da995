"""What a viewer sees of a table: plain data, complete, and nothing the viewer may not know.

A client that knows no rule can show all of it: the view of the game, the choices with their prices,
the score sheet, who thinks and who is ready, the clocks.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from pharos.core import price as core
from pharos.core import reason
from pharos.core.price import Price, PriceData
from pharos.game import Game
from pharos.table.event import Ending
from pharos.table.seat import PersonKind
from pharos.table.settings import Settings
from pharos.table.table import Status, Table, Viewer

_encode = msgspec.json.Encoder().encode


class SeatStanding(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat as everybody sees it."""

    kind: str
    """`empty`, `person` or `computer`; a person with a level is played by the computer for now."""
    name: str | None = None
    person: PersonKind | None = None
    level: str | None = None
    owner: bool = False
    """Whether this person may set the table up."""
    thinking: bool = False
    """Whether the seat owes a choice now."""
    ready: bool = False
    """Whether the seat has sealed its choice."""
    absent_since: int | None = None
    """Since when the person is away, in milliseconds."""
    clock: int | None = None
    """Milliseconds left at `now`; it runs while `running`."""
    running: bool = False


class Option(msgspec.Struct, frozen=True, omit_defaults=True):
    """One choice of a decision, with the price as plain data."""

    choice: str
    price: PriceData | None = None


class Barred(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that lies open and cannot be chosen: the reason with its rule, and the price in parts."""

    choice: str
    key: str
    args: dict[str, Any]
    rule: str
    price: PriceData | None = None


class DecisionStanding(msgspec.Struct, frozen=True, omit_defaults=True):
    """The decision a seat owes, or has sealed and may still change."""

    id: str
    options: tuple[Option, ...]
    barred: tuple[Barred, ...] = ()
    """What lies open and cannot be chosen, each thing once, with the reason."""
    sealed: str | None = None
    """The choice that is sealed now; another may be sent for the same decision id."""
    earlier: tuple[str, ...] = ()
    """Choices of this round that were sealed before this decision (two in a row)."""


class Market(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one unit of each resource costs at one seller: a city, or the bank when it is left out."""

    prices: dict[str, int]
    seller: int | None = None
    rebate: int = 0
    """So much less for the first unit of a turn."""


class PriceList(msgspec.Struct, frozen=True, omit_defaults=True):
    """The prices of a seat that everybody can work out."""

    markets: tuple[Market, ...] = ()
    things: dict[str, PriceData] = {}
    """What lies open, by the beginning of its notation: `build:altar`, `wonder:the_sphinx`, `stage`."""


class Explained(msgspec.Struct, frozen=True, omit_defaults=True):
    """Whether a choice can be made now: the price in parts, or the reason with its rule."""

    choice: str
    allowed: bool
    price: PriceData | None = None
    key: str | None = None
    args: dict[str, Any] = {}
    rule: str | None = None


class UndoStanding(msgspec.Struct, frozen=True):
    """An undo that waits for consent."""

    seat: int
    missing: tuple[int, ...]


class PartnerStanding(msgspec.Struct, frozen=True):
    """Your partner in a game of teams: whether you see their hand, and they yours."""

    seat: int
    shows: bool
    shown: bool


class ResultStanding(msgspec.Struct, frozen=True):
    """How the game ended. Without a `victory` it ended by `time`, or was `resigned` or `claimed`."""

    winners: tuple[int, ...]
    victory: str | None
    ending: Ending


class Standing(msgspec.Struct, frozen=True, omit_defaults=True):
    """The table as one viewer sees it."""

    status: Status
    settings: Settings
    """Without the position of a game that is played from one: `prepared` says that there is one."""
    seats: tuple[SeatStanding, ...]
    now: int
    """The server's time in milliseconds, to count clocks and absences from."""
    prepared: str | None = None
    """Who prepared the position that is played from, and so knows every hidden card; left out for a deal."""
    you: int | None = None
    """Your seat; left out for a spectator."""
    view: dict[str, Any] | None = None
    """What you know of the game; left out before it begins."""
    scores: tuple[dict[str, int], ...] = ()
    prices: tuple[PriceList, ...] = ()
    """By seat, while the game goes on."""
    waiting: tuple[int, ...] = ()
    """The seats that owe a choice in this round, ready or not."""
    ready: tuple[int, ...] = ()
    choices: int = 0
    """How many choices the record holds: where this stands in the replay."""
    decision: DecisionStanding | None = None
    partner: PartnerStanding | None = None
    undo: UndoStanding | None = None
    result: ResultStanding | None = None
    position: dict[str, Any] | None = None
    """Everything, once the game is over."""
    rematch: str | None = None


class Common:
    """What all viewers of a table see alike at one moment: made once for all who are told.

    Where it is only made to be sent, it is `written` as JSON at once.
    """

    def __init__(
        self, table: Table, now: int, absent: Mapping[int, int] | None = None, *, written: bool = False
    ) -> None:
        round, outcome, undo = table.round, table.outcome, table.undo
        self.table = table
        self.now = now
        self.written = written
        self.live = table.status == "live"
        self.settings = _public(table.settings)
        thinking = table.thinking
        self.seats = tuple([_seat(table, seat, now, absent or {}, thinking) for seat in range(table.players)])
        self.scores: tuple[dict[str, int], ...] = ()
        self.prices: tuple[PriceList, ...] = ()
        self.waiting: tuple[int, ...] = ()
        self.ready: tuple[int, ...] = ()
        self.thinking: list[int] = []
        if round is not None:
            self.scores = round.moment.once(*(_WRITTEN_SCORES if written else _SCORES))
            if self.live:
                self.prices = round.moment.once(*(_WRITTEN_PRICES if written else _PRICES))
                self.waiting = round.waiting
                self.ready = tuple(seat for seat in round.waiting if seat not in thinking)
                self.thinking = list(thinking)
        self.undo = None if undo is None else UndoStanding(undo.seat, tuple(sorted(undo.missing)))
        self.result = None
        if outcome is not None:
            self.result = ResultStanding(outcome.winners, outcome.victory, outcome.ending)
        self.position = table.game.position() if table.status == "over" else None

    def seen_by(self, viewer: Viewer) -> Standing:
        """The table as a viewer sees it."""
        table = self.table
        view = None if table.round is None else table.view(viewer).data | {"waiting": self.thinking}
        return Standing(
            status=table.status,
            settings=self.settings,
            seats=self.seats,
            now=self.now,
            prepared=table.prepared_by,
            you=viewer,
            view=view,
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
            rematch=table.rematch if viewer is not None or table.settings.public else None,
        )


def standing(table: Table, viewer: Viewer, now: int, absent: Mapping[int, int] | None = None) -> Standing:
    """The table as a viewer sees it now."""
    return Common(table, now, absent).seen_by(viewer)


def _partner(table: Table, viewer: Viewer) -> PartnerStanding | None:
    partner = table.partner_of(viewer)
    if viewer is None or partner is None:
        return None
    return PartnerStanding(partner, table.shows(partner), table.shows(viewer))


def _public(settings: Settings) -> Settings:
    """A position holds what is hidden: it stays on the server."""
    return settings if settings.position is None else msgspec.structs.replace(settings, position=None)


def _seat(
    table: Table, number: int, now: int, absent: Mapping[int, int], thinking: tuple[int, ...]
) -> SeatStanding:
    seat, clock, person = table.seats[number], table.clock, table.seats[number].person
    return SeatStanding(
        kind="person" if person is not None else "computer" if seat.computer else "empty",
        name=None if person is None else person.name,
        person=None if person is None else person.kind,
        level=seat.level,
        owner=person is not None and person.id == table.owner,
        thinking=number in thinking,
        ready=table.status == "live" and table.round is not None and table.round.ready(number),
        absent_since=absent.get(number),
        clock=clock.remaining(number, now) if clock.ticking else None,
        running=clock.ticking and clock.since[number] is not None,
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
    parts = _written if written else _parts
    return DecisionStanding(
        decision,
        tuple([Option(choice, parts(price)) for choice, price in game.priced(seat)]),
        barred=tuple([_barred(why, parts(why.price)) for why in game.barred(seat)]),
        sealed=sealed[-1] if done else None,
        earlier=tuple(sealed[:-1] if done else sealed),
    )


def _parts(price: Price | None) -> PriceData | None:
    return None if price is None else price.plain


def _written(price: Price | None) -> Any:
    return None if price is None else msgspec.Raw(price.written(_encode))


def _barred(found: reason.Barred, price: PriceData | None) -> Barred:
    why = found.refusal
    return Barred(found.choice, why.key, {"choice": found.choice, **why.args}, why.rule, price)


def _scores(game: Game) -> tuple[dict[str, int], ...]:
    return tuple(game.scores())


def _prices(game: Game) -> tuple[PriceList, ...]:
    return tuple([_price_list(one, _parts) for one in game.price_lists()])


def _written_prices(game: Game) -> Any:
    return msgspec.Raw(_encode([_price_list(one, _written) for one in game.price_lists()]))


def _price_list(found: core.PriceList, parts: Callable[[Price | None], Any]) -> PriceList:
    markets = tuple([Market(dict(one.prices), one.seller, one.rebate) for one in found.markets])
    return PriceList(markets, {name: parts(price) for name, price in found.things.items()})


def _written_scores(game: Game) -> Any:
    return msgspec.Raw(_encode(game.scores()))


_SCORES, _WRITTEN_SCORES = ("scores", _scores), ("written scores", _written_scores)
_PRICES, _WRITTEN_PRICES = ("prices", _prices), ("written prices", _written_prices)


def explained(table: Table, viewer: Viewer, seat: int, choice: str) -> Explained:
    """Why a choice can or cannot be made by a seat now, as far as the viewer may know.

    What a seat may choose follows from what it knows, so its own questions are answered in full. Of
    another seat nothing is told but the price of what lies open, which everybody can work out.
    """
    assert table.round is not None
    if seat == viewer:
        why = table.round.own(seat).explain(seat, choice)
        return Explained(why.choice, why.allowed, _parts(why.price), why.key, dict(why.arguments), why.rule)
    things = table.round.moment.once(*_PRICES)[seat].things
    verb, _, objects = choice.partition("@")[0].partition(":")
    price = things.get(f"{verb}:{objects.partition(':')[0]}", things.get(verb))
    return Explained(choice, False, price, "table-refused-other-seat", {"seat": seat})
