"""The encoding of a game variant: numbers of actions and names of features."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any

from pharos.classic import choices as classic_choices
from pharos.classic.deal import FREE_CITY_PLAYERS, FREE_CITY_RING
from pharos.classic.rules import mix_of
from pharos.core.choice import Choice
from pharos.core.errors import PharosError
from pharos.core.product import Product, Setup
from pharos.duel import choices as duel_choices
from pharos.game import Game, View
from pharos.products import product_named
from pharos.research import classic, duel
from pharos.research.actions import BIDDING, WAYS, Actions, actions_named, classic_actions, duel_actions

KEPT = 64
"""Number of cached encodings."""


@dataclass(frozen=True)
class Encoding:
    """Maps choices and observations of one game variant to numbers."""

    product: Product[Any]
    setup: Setup

    def __deepcopy__(self, memo: object) -> "Encoding":
        return self  # immutable

    def __reduce__(self) -> tuple[object, ...]:
        return _again, (self.setup,)

    @property
    def is_duel(self) -> bool:
        """Whether the game is Duel rather than 7 Wonders."""
        return self.setup.game == "duel"

    @cached_property
    def actions(self) -> Actions:
        """All actions, by number and by name."""
        mix = frozenset(self.setup.expansions)
        if self.setup.options.get(BIDDING):
            mix |= {BIDDING}
        return duel_actions(mix) if self.is_duel else classic_actions(mix)

    @cached_property
    def features(self) -> Any:
        """The index of each feature, for the compiled engine."""
        played = self.setup.expansions
        if self.is_duel:
            return duel.Features("pantheon" in played, "agora" in played)
        players = self.setup.players
        ring = int(FREE_CITY_RING) if players == FREE_CITY_PLAYERS else players
        return classic.Features(mix_of(played), ring)

    @property
    def feature_names(self) -> list[str]:
        """The name of each feature of an observation."""
        names: list[str] = self.features.names
        return names

    @cached_property
    def numbers(self) -> Any:
        """The numbers of actions, as tables for the compiled engine."""
        if self.is_duel:
            codes = [duel_choices.parse(name) for name in self.actions.names]
            return duel.Numbers([code for code in codes if code is not None], list(range(len(codes))))
        first_ways = {
            name.removesuffix("#0"): number
            for name, number in self.actions.numbers.items()
            if "#" not in name or name.endswith("#0")
        }
        pairs = [(classic_choices.parse(name), number) for name, number in first_ways.items()]
        known = [(code, number) for code, number in pairs if code is not None]
        return classic.Numbers([code for code, _ in known], [number for _, number in known], WAYS)

    def named(self, game: Game, seat: int) -> list[tuple[int, Choice]]:
        """Returns the choices of a seat with their actions."""
        choices = game.choices(seat)
        texts = [str(choice) for choice in choices]
        names = texts if self.is_duel else actions_named(texts)
        numbers = self.actions.numbers
        return [
            (numbers[name], choice) for name, choice in zip(names, choices, strict=True) if name in numbers
        ]


def encoding(
    game: str,
    *,
    players: int | None = None,
    expansions: Iterable[str] = (),
    options: Mapping[str, object] | None = None,
) -> Encoding:
    """Returns the encoding of a game variant."""
    product = product_named(game)
    if players is None and game == "classic":
        players = 3
    return _again(product.check_setup(players, tuple(expansions), options or {}))


def _again(setup: Setup) -> Encoding:
    return _made(setup.game, setup.players, setup.expansions, tuple(setup.options.items()))


@lru_cache(KEPT)
def _made(
    game: str, players: int, expansions: tuple[str, ...], options: tuple[tuple[str, object], ...]
) -> Encoding:
    """Cached, since the tables of numbers are large."""
    product = product_named(game)
    return Encoding(product, product.check_setup(players, expansions, dict(options)))


def encoding_of(game: Game) -> Encoding:
    """Returns the encoding of a game."""
    return encoding(game.name, players=game.players, expansions=game.expansions, options=game.options)


def action_of(game: Game, choice: Choice | str) -> int:
    """Returns the number of a choice available now; if several seats must choose, the first that has it.

    >>> import pharos
    >>> game = pharos.new_game("duel", seed=7)
    >>> choice_of(game, action_of(game, game.choices(game.waiting[0])[1])) == game.choices(game.waiting[0])[1]
    True
    """
    wanted = str(choice)
    seats = (choice.seat,) if isinstance(choice, Choice) else game.waiting
    for seat in seats:
        for number, offered in encoding_of(game).named(game, seat):
            if offered == wanted:
                return number
    raise PharosError(f"No seat can choose {wanted[:80]} now.")


def choice_of(game: Game | View, action: int, seat: int | None = None) -> Choice:
    """Returns the choice for an action now, in a game or in the view of a seat."""
    if isinstance(game, View):
        seat = game.seat if seat is None else seat
        game = game.sample(0)
    for asked in game.waiting if seat is None else (seat,):
        for number, offered in encoding_of(game).named(game, asked):
            if number == action:
                return offered
    raise PharosError(f"Action {action!r} stands for no choice that can be made now.")
