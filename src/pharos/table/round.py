"""A round of choices: by one seat in Duel, often by several seats at once in 7 Wonders.

Simultaneous choices stay sealed here, outside the game, until the last one is made. So a sealed choice cannot
leak into another seat's view, and can still be changed. A seat may owe several choices in a row (the holder
of the free city's card); each has its own decision id.
"""

from __future__ import annotations

from pharos.core.choice import Choice
from pharos.core.price import Explanation, Price
from pharos.game import Game
from pharos.table.snapshot import Moment


class Round:
    """The choices owed now. The game does not change until all of them are made."""

    def __init__(self, moment: Moment, opened: int) -> None:
        self.moment = moment
        self.game = moment.game
        self.opened = opened
        self.waiting = self.game.waiting
        self.sealed: dict[int, list[str]] = {}
        self._own: dict[int, Game] = {}
        self._explained: tuple[int, str, Explanation] | None = None

    @property
    def simultaneous(self) -> bool:
        """Whether several seats choose at once, with sealed choices."""
        return len(self.waiting) > 1

    def own(self, seat: int | None) -> Game:
        """Returns the game for a seat's view: with its own sealed choices, without those of others."""
        if seat is None:
            return self.game
        return self._own.get(seat, self.game)

    def ready(self, seat: int) -> bool:
        """Returns whether a seat has made all choices it owed."""
        return seat in self.sealed and seat not in self.own(seat).waiting

    @property
    def thinking(self) -> tuple[int, ...]:
        """The seats that still owe a choice."""
        return tuple(seat for seat in self.waiting if not self.ready(seat))

    def decision(self, seat: int) -> str | None:
        """Returns the id of the decision a seat owes or has sealed last; None if it owes nothing."""
        if seat not in self.waiting:
            return None
        made = len(self.sealed.get(seat, ()))
        return f"{self.opened}.{made - 1 if self.ready(seat) else made}"

    def step(self, decision: str, seat: int) -> int | None:
        """Returns the index of a decision among a seat's choices, made ones and the next; None if invalid."""
        opened, dot, step = decision.partition(".")
        if seat not in self.waiting or not dot or opened != str(self.opened) or not step.isascii():
            return None
        if not step.isdigit() or str(int(step)) != step:
            return None
        made = len(self.sealed.get(seat, ()))
        last = made - 1 if self.ready(seat) else made
        return int(step) if int(step) <= last else None

    def at_step(self, seat: int, step: int) -> Game:
        """Returns the game before a seat's choice with index `step`."""
        made = self.sealed.get(seat, [])
        if step == 0:
            return self.game
        if step == len(made):
            return self.own(seat)
        return self._played(seat, made[:step])

    def explain(self, seat: int, step: int, choice: str) -> Explanation:
        """Explains whether a choice is possible at a step."""
        found = self.at_step(seat, step).explain(seat, choice)
        self._explained = (seat, choice, found) if step == 0 else None
        return found

    def price(self, seat: int, choice: str) -> Price | None:
        """Returns the price of a choice in the current game, usually from the last explanation."""
        known = self._explained
        if known is not None and known[:2] == (seat, choice):
            return known[2].price
        return self.game.explain(seat, choice).price

    def deciding(self, seat: int) -> Game:
        """Returns the game before the decision that a seat owes or has sealed last."""
        made = len(self.sealed.get(seat, ()))
        return self.at_step(seat, made - 1 if self.ready(seat) else made)

    def options(self, seat: int) -> list[Choice]:
        """Returns the available choices of the decision that a seat owes or has sealed last."""
        return self.deciding(seat).choices(seat)

    def seal(self, seat: int, step: int, choice: str) -> None:
        """Seals or changes a choice; drops the seat's later choices of the round."""
        made = [*self.sealed.get(seat, [])[:step], choice]
        own = self._played(seat, made)
        self.sealed[seat] = made
        self._own[seat] = own

    def unseal(self, seat: int, step: int) -> None:
        """Withdraws a sealed choice, with the seat's later choices of the round."""
        made = self.sealed.get(seat, [])[:step]
        if made:
            own = self._played(seat, made)
            self.sealed[seat] = made
            self._own[seat] = own
        else:
            self.sealed.pop(seat, None)
            self._own.pop(seat, None)

    def reveal(self) -> list[tuple[int, str]]:
        """Returns all choices of the round, in the order in which they are applied."""
        return [(seat, choice) for seat in self.waiting for choice in self.sealed.get(seat, ())]

    def _played(self, seat: int, choices: list[str]) -> Game:
        own = self.game.copy()
        for choice in choices:
            own.choose(seat, choice)
        return own
