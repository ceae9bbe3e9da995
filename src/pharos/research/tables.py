"""Tables where many games are stepped at once: what is the same for every game of the family."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from pharos.core.bits import BIT, size
from pharos.research.pad import LOSSES, SHARES, Pad

APART: Final = 8
"""Rows a power of two apart would push each other out of the cache."""


class Tables:
    """Observations, masks, rewards and offers of many games; which games they are, a kind of tables says."""

    def __init__(self, games: int, players: int, features: int, actions: int, most: int, again: bool) -> None:
        self.games: i64 = games
        self.players: i64 = players
        self.actions: i64 = actions
        self.room: i64 = most + APART
        """Room for the choices of a game; no decision has more."""
        self.again = again
        """Whether a game that ends begins anew."""
        self.pad = Pad(games, features)
        self.mask: vec[u8] = vec[u8]([u8(0)] * (games * actions))
        self.choice: vec[i64] = vec[i64]([0] * (games * (most + APART)))
        self.action: vec[i64] = vec[i64]([0] * (games * (most + APART)))
        self.offered: vec[i64] = vec[i64]([0] * games)
        self.seat: vec[i64] = vec[i64]([0] * games)
        self.over: vec[u8] = vec[u8]([u8(0)] * games)
        self.rewards: Pad = Pad(games, players)
        self.buffer: vec[i64] = vec[i64]([0] * most)
        self.chosen: vec[i64] = vec[i64]([0] * games)
        """The choices that the actions of a step stand for."""

    # --- what each kind of tables says for itself ---

    def renew(self, game: i64) -> None:
        """A new deal in one game."""
        raise NotImplementedError

    def choose(self, game: i64, code: i64) -> None:
        """One choice in one game."""
        raise NotImplementedError

    def show(self, game: i64) -> None:
        """Writes the mask and the observation of the seat that must choose."""
        raise NotImplementedError

    # --- what is the same for all ---

    def reset(self) -> None:
        """Every game begins anew."""
        n: i64 = 0
        while n < self.games:
            self.renew(n)
            self.over[n] = u8(0)
            self.rewards.begin(n)
            self.show(n)
            n += 1

    def step(self, actions: list[int]) -> int:
        """One choice in every game, and -1; or the first game in which an action is not allowed, and nothing
        is done."""
        n: i64 = 0
        while n < self.games:
            code = self.code_of(n, actions[n])
            if code < 0:
                return int(n)
            self.chosen[n] = code
            n += 1
        n = 0
        while n < self.games:
            self.choose(n, self.chosen[n])
            n += 1
        return -1

    def code_of(self, game: i64, action: i64) -> i64:
        """The choice that an action stands for now, or -1."""
        at = game * self.room
        end = at + self.offered[game]
        while at < end:
            if self.action[at] == action:
                return self.choice[at]
            at += 1
        return -1

    def clear(self, game: i64) -> None:
        """Takes back what was offered."""
        start = game * self.actions
        at = game * self.room
        end = at + self.offered[game]
        while at < end:
            self.mask[start + self.action[at]] = u8(0)
            at += 1
        self.offered[game] = 0

    def offer(self, game: i64, n: i64, code: i64, action: i64) -> None:
        """Offers a choice, the n-th; how many there are is noted in `offered`."""
        at = game * self.room + n
        self.choice[at] = code
        self.action[at] = action
        self.mask[game * self.actions + action] = u8(1)

    def goes_on(self, game: i64) -> None:
        """The last step brought nothing."""
        if self.over[game] != u8(0):
            self.rewards.begin(game)
            self.over[game] = u8(0)

    def end(self, game: i64, winners: i64) -> None:
        """The winners share one, the others lose one together; nothing where all share the victory."""
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
