"""The common part of the tables that step many games at once."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from pharos.core.bits import BIT, size
from pharos.research.pad import LOSSES, SHARES, Pad

APART: Final = 8
"""Padding of rows: power-of-two strides would cause cache conflicts."""


def ranks(room: int, numbers: list[int]) -> vec[i64]:
    """Returns the position of each number in a list, by number; `room` exceeds all numbers."""
    positions = [0] * room
    for position, number in enumerate(numbers):
        positions[number] = position
    return vec[i64](positions)


class Tables:
    """Observations, masks, rewards, and offers of many games; subclasses know the game.

    Observations and masks have `rows` rows. If there are fewer rows than games, they show a window of the
    games that starts at `base`, a multiple of `rows`, so that data copied elsewhere stays in the cache.
    """

    def __init__(
        self, games: int, rows: int, players: int, features: int, actions: int, most: int, again: bool
    ) -> None:
        self.games: i64 = games
        self.rows: i64 = rows
        self.base: i64 = 0
        self.players: i64 = players
        self.actions: i64 = actions
        self.room: i64 = most + APART
        """Maximum number of choices of a decision, padded."""
        self.again = again
        """Whether finished games restart."""
        self.pad = Pad(rows, features)
        self.mask: vec[u8] = vec[u8]([u8(0)] * (rows * actions))
        self.marked: vec[i64] = vec[i64](list(range(rows)))
        """The game whose offers are marked in each row of the mask."""
        self.choice: vec[i64] = vec[i64]([0] * (games * (most + APART)))
        self.action: vec[i64] = vec[i64]([0] * (games * (most + APART)))
        self.offered: vec[i64] = vec[i64]([0] * games)
        self.seat: vec[i64] = vec[i64]([0] * games)
        self.over: vec[u8] = vec[u8]([u8(0)] * games)
        self.rewards: Pad = Pad(games, players)
        self.buffer: vec[i64] = vec[i64]([0] * most)
        self.chosen: vec[i64] = vec[i64]([0] * games)
        """The choices for the actions of the current step."""

    # --- implemented by subclasses ---

    def renew(self, game: i64) -> None:
        """Deals a new game."""
        raise NotImplementedError

    def choose(self, game: i64, code: i64) -> None:
        """Makes one choice in one game."""
        raise NotImplementedError

    def show(self, game: i64) -> None:
        """Writes the mask and the observation of the seat that must choose."""
        raise NotImplementedError

    # --- common to all games ---

    def lay(self, first: i64, last: i64) -> None:
        """Shows the games from `first` up to `last` (exclusive)."""
        self.base = first
        n = first
        while n < last:
            self.show(n)
            n += 1

    def reset(self, first: i64, last: i64) -> None:
        """Restarts the games from `first` up to `last` (exclusive)."""
        n = first
        while n < last:
            self.renew(n)
            self.over[n] = u8(0)
            self.rewards.begin(n)
            n += 1
        self.lay(first, last)

    def read(self, actions: list[int]) -> int:
        """Reads an action for every game; returns -1, or the first game in which its action is illegal."""
        n: i64 = 0
        while n < self.games:
            code = self.code_of(n, actions[n])
            if code < 0:
                return int(n)
            self.chosen[n] = code
            n += 1
        return -1

    def play(self, first: i64, last: i64) -> None:
        """Applies the actions read before to the games from `first` up to `last` (exclusive)."""
        self.base = first
        n = first
        while n < last:
            self.choose(n, self.chosen[n])
            n += 1

    def code_of(self, game: i64, action: i64) -> i64:
        """Returns the choice code for an action now, or -1."""
        at = game * self.room
        end = at + self.offered[game]
        while at < end:
            if self.action[at] == action:
                return self.choice[at]
            at += 1
        return -1

    def clear(self, game: i64) -> None:
        """Clears the offers of a game and their row of the mask."""
        row = game - self.base
        start = row * self.actions
        marked = self.marked[row]
        at = marked * self.room
        end = at + self.offered[marked]
        while at < end:
            self.mask[start + self.action[at]] = u8(0)
            at += 1
        self.marked[row] = game
        self.offered[game] = 0

    def offer(self, game: i64, n: i64, code: i64, action: i64) -> None:
        """Adds the n-th choice; the caller sets the count in `offered`."""
        at = game * self.room + n
        self.choice[at] = code
        self.action[at] = action
        self.mask[(game - self.base) * self.actions + action] = u8(1)

    def goes_on(self, game: i64) -> None:
        """Clears the rewards and the end of the previous step."""
        if self.over[game] != u8(0):
            self.rewards.begin(game)
            self.over[game] = u8(0)

    def end(self, game: i64, winners: i64) -> None:
        """Sets the final rewards: the winners share 1, the losers share -1; zeros if everyone wins."""
        self.rewards.begin(game)
        self.over[game] = u8(1)
        won = size(winners)
        lost = self.players - won
        if lost == 0:
            return
        seat: i64 = 0
        while seat < self.players:
            if winners & BIT[seat] != 0:
                self.rewards.write(seat, SHARES[won])
            else:
                self.rewards.write(seat, LOSSES[lost])
            seat += 1
