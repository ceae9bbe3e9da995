"""The settings of a table: the game with its options, the clock, and visibility."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

import msgspec

import pharos
from pharos.core.errors import PharosError
from pharos.core.product import Setup
from pharos.game import Game
from pharos.products import product_named
from pharos.table.clock import ClockSettings, DaysClock, NoClock, PoolClock
from pharos.table.lesson import lesson_named, position_of
from pharos.table.refusal import CommandRejected

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]

LONGEST_POOL = 24 * 60 * 60
LONGEST_INCREMENT = 60 * 60
MOST_DAYS = 14
SHORTEST_ABSENCE = 10
LONGEST_ABSENCE = 60 * 60


class Daily(msgspec.Struct, frozen=True, omit_defaults=True):
    """The daily deal that a table plays."""

    date: Annotated[str, msgspec.Meta(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]
    practice: bool = False
    """Whether it is a practice game outside the ranking."""


class Settings(msgspec.Struct, frozen=True):
    """The settings of a table. All but `game` are optional."""

    game: Name
    """`duel` or `classic`."""
    players: Annotated[int, msgspec.Meta(ge=1, le=16)] | None = None
    """Number of players; the usual number of the game by default."""
    expansions: Annotated[tuple[Name, ...], msgspec.Meta(max_length=16)] = ()
    """As `GET /api/offers` names them."""
    options: Annotated[
        dict[Name, bool | Annotated[int, msgspec.Meta(ge=-1000, le=1000)] | Name], msgspec.Meta(max_length=32)
    ] = {}
    """Options of the game by name, as `GET /api/offers` lists them."""
    clock: ClockSettings = NoClock()
    """The time control."""
    rated: bool = False
    """Whether the game is rated. Rated games need accounts and have no undo."""
    public: bool = False
    """Whether the table is listed in the lobby; a private one can be joined by its link only."""
    spectators: bool = True
    """Whether spectators are allowed."""
    commentary: Annotated[int, msgspec.Meta(ge=1, le=120)] | None = None
    """Minutes after which commentators see all hands; None for never."""
    quick: bool = False
    """Whether the game starts automatically when all seats are taken."""
    absence: Annotated[int, msgspec.Meta(ge=SHORTEST_ABSENCE, le=LONGEST_ABSENCE)] = 60
    """Seconds of absence after which the opponent can claim the win or let the computer play."""
    stand_in: Name = "greedy"
    """The level of the computer that replaces an absent player."""
    content: dict[str, str] | None = None
    """Additional content sets with their versions; None for the printed content only."""
    position: dict[str, Any] | None = None
    """A position to play from, instead of a new deal; such a game is never rated."""
    lesson: Name | None = None
    """A lesson, which determines the game and its position."""
    daily: Daily | None = None
    """A daily deal; such tables are created only by `POST /api/daily/GAME`."""
    contest: bool = False
    """Whether the game counts in a tournament or league: no hints, and no undo against computers alone."""

    def new_game(self, *, seed: int | None = None, deal: Mapping[str, object] | None = None) -> Game:
        """Starts a game of this kind from a seed or a complete deal."""
        return pharos.new_game(
            self.game,
            players=self.players,
            expansions=self.expansions,
            options=self.options,
            content=self.content or (),
            seed=seed,
            deal=deal,
        )


def checked(settings: Settings) -> tuple[Settings, Setup]:
    """Returns the settings with all defaults filled in; raises `CommandRejected` for an invalid setup."""
    clock = settings.clock
    if isinstance(clock, PoolClock):
        if not (1 <= clock.pool <= LONGEST_POOL and 0 <= clock.increment <= LONGEST_INCREMENT):
            raise CommandRejected("table-refused-clock")
    elif isinstance(clock, DaysClock) and not 1 <= clock.days <= MOST_DAYS:
        raise CommandRejected("table-refused-clock")
    if settings.commentary is not None and isinstance(clock, DaysClock):
        raise CommandRejected("table-refused-commentary-days")
    if settings.rated and (settings.position is not None or settings.lesson is not None):
        raise CommandRejected("table-refused-rated-position")
    try:
        if settings.lesson is not None:
            settings = msgspec.structs.replace(settings, position=position_of(lesson_named(settings.lesson)))
        product = product_named(settings.game)
        if settings.position is None:
            setup = product.check_setup(
                settings.players, settings.expansions, settings.options, settings.content or ()
            )
        else:
            setup, _state = product.from_position(settings.position)
            if setup.game != settings.game:
                raise CommandRejected(
                    "table-refused-settings", {"reason": "The position is of another game."}
                )
    except PharosError as error:
        raise CommandRejected("table-refused-settings", {"reason": str(error)}) from error
    options: dict[str, bool | int | str] = {}
    for name, value in setup.options.items():
        if isinstance(value, bool | int | str):
            options[name] = value
    filled = msgspec.structs.replace(
        settings,
        players=setup.players,
        expansions=tuple(setup.expansions),
        options=options,
        content=dict(setup.content) or None,
    )
    return filled, setup
