"""The Pantheon: its slots, the stacks of gods, tokens on the structure, and who knows which god is where."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from pharos.core.bits import BIT, mix
from pharos.duel.deal import Deal
from pharos.duel.pantheon.gods import MYTHOLOGIES, MYTHOLOGY_OF, SLOT_COUNT, STACK

NOWHERE: Final[i64] = 64
"""The space of a Minerva pawn that is not on the track."""
SPECTATOR: Final[i64] = 2
"""Whoever watches knows what was shown to everybody."""

_EMPTY_SLOTS: Final = vec[i64]([-1] * int(SLOT_COUNT))
_EMPTY_STACKS: Final = vec[i64]([-1] * int(MYTHOLOGIES * STACK))
_KNOW_NOTHING: Final = vec[i64]([0, 0, 0])


@final
@mypyc_attr(acyclic=True)
class Pantheon:
    """What Pantheon adds to the table. What lies in front of a player belongs to the city."""

    def __init__(self, slots: vec[i64], stacks: vec[i64], known: vec[i64], families: vec[i64]) -> None:
        self.families = families
        self.slots = slots
        self.stacks = stacks
        self.known = known
        self.marks: i64 = 0
        self.tokens: i64 = 0
        self.snake: i64 = -1
        self.minerva: i64 = NOWHERE

    def clone(self) -> "Pantheon":
        """An independent copy."""
        other = Pantheon(self.slots[:], self.stacks[:], self.known[:], self.families)
        other.marks = self.marks
        other.tokens = self.tokens
        other.snake = self.snake
        other.minerva = self.minerva
        return other

    def fingerprint(self) -> i64:
        """A number that tells two different boards apart."""
        mark = mix(mix(self.marks, self.tokens), self.snake + 1)
        mark = mix(mark, self.minerva + NOWHERE)
        for god in self.slots:
            mark = mix(mark, god + 1)
        for god in self.stacks:
            mark = mix(mark, god + 1)
        for gods in self.known:
            mark = mix(mark, gods)
        return mark

    def top(self, mythology: i64) -> i64:
        """The god on top of a stack, or -1."""
        return self.stacks[mythology * STACK]

    def height(self, mythology: i64) -> i64:
        """How many gods are in a stack."""
        place = mythology * STACK
        end = place + STACK
        while place < end and self.stacks[place] >= 0:
            place += 1
        return place - mythology * STACK

    def draw(self, god: i64) -> None:
        """Takes a god out of its stack."""
        place = MYTHOLOGY_OF[god] * STACK
        end = place + STACK - 1
        while self.stacks[place] != god:
            place += 1
        while place < end:
            self.stacks[place] = self.stacks[place + 1]
            place += 1
        self.stacks[end] = -1

    def slot_of(self, god: i64) -> i64:
        """The slot a god or the Gate lies in, or -1."""
        slot: i64 = 0
        while slot < SLOT_COUNT:
            if self.slots[slot] == god:
                return slot
            slot += 1
        return -1

    def see(self, viewer: i64, gods: i64) -> None:
        """A viewer sees where some gods are; the last of a mythology follows from the others."""
        known = self.known[viewer] | gods
        mythology: i64 = 0
        while mythology < MYTHOLOGIES:
            unknown = self.families[mythology] & ~known
            if unknown & (unknown - 1) == 0:
                known |= unknown
            mythology += 1
        self.known[viewer] = known

    def show(self, gods: i64) -> None:
        """Everybody sees where some gods are."""
        self.see(0, gods)
        self.see(1, gods)
        self.see(SPECTATOR, gods)

    def hide(self, seat: i64, gods: i64) -> None:
        """A seat moved some gods unseen by the others, who know no longer which of them is where."""
        self.known[1 - seat] &= ~gods
        self.known[SPECTATOR] &= ~gods


def new_pantheon(deal: Deal) -> Pantheon:
    """The Pantheon before the game: empty slots, every stack in the order of the deal (PAN-SETUP-06)."""
    stacks = deal.gods[:]
    if len(stacks) == 0:
        stacks = _EMPTY_STACKS[:]
    return Pantheon(_EMPTY_SLOTS[:], stacks, _KNOW_NOTHING[:], deal.rules.families)


def mark_of(mask: i64, slot: i64) -> i64:
    """The how manieth of the marked slots a slot is: the place of its token in the deal."""
    rank: i64 = 0
    below = mask & (BIT[slot] - 1)
    while below != 0:
        below &= below - 1
        rank += 1
    return rank
