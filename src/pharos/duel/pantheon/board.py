"""The Pantheon: its slots, the stacks of gods, tokens on the structure, and who knows which god is where."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from pharos.core.bits import BIT, mix
from pharos.duel.deal import Deal
from pharos.duel.pantheon.gods import MYTHOLOGIES, MYTHOLOGY_OF, SLOT_COUNT, STACK

NOWHERE: Final[i64] = 64
"""The space of the Minerva pawn when it is not on the track."""
SPECTATOR: Final[i64] = 2
"""The viewer that knows only what was shown to everyone."""

_EMPTY_SLOTS: Final = vec[i64]([-1] * int(SLOT_COUNT))
_EMPTY_STACKS: Final = vec[i64]([-1] * int(MYTHOLOGIES * STACK))
_KNOW_NOTHING: Final = vec[i64]([0, 0, 0])


@final
@mypyc_attr(acyclic=True)
class Pantheon:
    """The state that Pantheon adds, except what belongs to a player, which is in the city."""

    def __init__(self, slots: vec[i64], stacks: vec[i64], known: vec[i64], families: vec[i64]) -> None:
        self.families = families
        self.slots = slots
        self.stacks = stacks
        self.known = known
        self.marks: i64 = 0
        self.tokens: i64 = 0
        self.snake: i64 = -1
        self.minerva: i64 = NOWHERE

    def stops(self, space: i64) -> bool:
        """Returns whether the Minerva pawn on a space stops the conflict pawn, and removes it if so.

        The rest of the movement is lost (PAN-GOD-MINERVA-03).
        """
        if self.minerva != space:
            return False
        self.minerva = NOWHERE
        return True

    def clone(self) -> "Pantheon":
        """Returns an independent copy."""
        other = Pantheon(self.slots[:], self.stacks[:], self.known[:], self.families)
        other.marks = self.marks
        other.tokens = self.tokens
        other.snake = self.snake
        other.minerva = self.minerva
        return other

    def fingerprint(self) -> i64:
        """Returns a number that differs between different boards."""
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
        """Returns the god on top of a stack, or -1."""
        return self.stacks[mythology * STACK]

    def height(self, mythology: i64) -> i64:
        """Returns the number of gods in a stack."""
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
        """Returns the slot of a god or the Gate, or -1."""
        slot: i64 = 0
        while slot < SLOT_COUNT:
            if self.slots[slot] == god:
                return slot
            slot += 1
        return -1

    def see(self, viewer: i64, gods: i64) -> None:
        """Records that a viewer knows where some gods are; the last one of a mythology can be inferred."""
        known = self.known[viewer] | gods
        mythology: i64 = 0
        while mythology < MYTHOLOGIES:
            unknown = self.families[mythology] & ~known
            if unknown & (unknown - 1) == 0:
                known |= unknown
            mythology += 1
        self.known[viewer] = known

    def show(self, gods: i64) -> None:
        """Records that everyone knows where some gods are."""
        self.see(0, gods)
        self.see(1, gods)
        self.see(SPECTATOR, gods)

    def hide(self, seat: i64, gods: i64) -> None:
        """Records that a seat moved some gods unseen, so that others no longer know which is where."""
        self.known[1 - seat] &= ~gods
        self.known[SPECTATOR] &= ~gods


def new_pantheon(deal: Deal) -> Pantheon:
    """Returns the initial Pantheon: empty slots, every stack in the order of the deal (PAN-SETUP-06)."""
    stacks = deal.gods[:]
    if len(stacks) == 0:
        stacks = _EMPTY_STACKS[:]
    return Pantheon(_EMPTY_SLOTS[:], stacks, _KNOW_NOTHING[:], deal.rules.families)


def mark_of(mask: i64, slot: i64) -> i64:
    """Returns the rank of a slot among the marked slots: the index of its token in the deal."""
    rank: i64 = 0
    below = mask & (BIT[slot] - 1)
    while below != 0:
        below &= below - 1
        rank += 1
    return rank
