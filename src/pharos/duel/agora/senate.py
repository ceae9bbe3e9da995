"""The Senate: chambers, cubes, decrees, conspiracies, and who knows what about them."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from pharos.core.bits import BIT, ONE, lane, mask_of, mix, size, total
from pharos.duel.agora.decrees import income
from pharos.duel.deal import Deal
from pharos.duel.pieces import CONTENT

PRINTED: Final = CONTENT.agora
CUBES: Final[i64] = PRINTED.setup.cubes_per_player
CHAMBERS: Final[i64] = len(PRINTED.chambers)
ALL_CHAMBERS: Final[i64] = 2 ** len(PRINTED.chambers) - 1
CHAMBER_POINTS: Final = vec[i64]([chamber.points for chamber in PRINTED.chambers])
ADJACENT: Final = vec[i64]([mask_of([n - 1 for n in chamber.adjacent]) for chamber in PRINTED.chambers])
FACE_UP_AT_START: Final[i64] = mask_of([n for n, c in enumerate(PRINTED.chambers) if c.decree_face_up])
CONSPIRACIES: Final[i64] = len(PRINTED.conspiracies)
DRAWN: Final[i64] = PRINTED.setup.conspiracies_drawn

MILITARY_TOKENS: Final[i64] = len(CONTENT.track.agora_tokens)

MOST_TAKEN: Final[i64] = 16
"""Exclusive upper bound of the conspiracies that a seat takes."""
KEPT_ALL: Final[i64] = 0
TO_TOP: Final[i64] = 1
TO_BOTTOM: Final[i64] = 2
"""What happened to the conspiracy that was not kept."""

_NOTHING_UNDER: Final = vec[i64]([-1] * len(PRINTED.conspiracies))
_OWN_DECREES: Final[i64] = sum(2**n * 256**n for n in range(len(PRINTED.chambers)))


@final
@mypyc_attr(acyclic=True)
class Senate:
    """The state that Agora adds. Decrees are numbered by the chamber they were dealt to.

    The deck of conspiracies is the card put back on top, if any, then the cards of the deal from
    `next` on, then the cards put at the bottom, which are never reached (AGORA-CONS-04). Who knows
    what about it follows from the deal, the log and the order in which each seat took its cards.
    """

    def __init__(self, under: vec[i64]) -> None:
        # chambers, numbered from 0, packed: cubes by seat, control and decrees as masks
        self.cubes0: i64 = 0
        self.cubes1: i64 = 0
        self.control0: i64 = 0
        self.control1: i64 = 0
        self.decrees: i64 = _OWN_DECREES
        self.face_up: i64 = FACE_UP_AT_START
        # military tokens reached but not yet applied; conspiracies triggered this turn
        self.met: i64 = 0
        self.triggers: i64 = 0
        # conspiracies
        self.next: i64 = 0
        self.top: i64 = -1
        self.log: i64 = 0
        self.taken0: i64 = 0
        self.taken1: i64 = 0
        self.order0: i64 = 0
        self.order1: i64 = 0
        self.prepared: i64 = 0
        self.triggered: i64 = 0
        self.under = under
        # who looked at the removed cards, and up to which age; the card built from them
        self.looked_age: i64 = 0
        self.looked_seat: i64 = 0
        self.played: i64 = -1
        # the token locked for good; the tokens it may be for the other seat, and for spectators;
        # whether the other seat has searched the box since
        self.locked: i64 = -1
        self.locker: i64 = 0
        self.suspects: i64 = 0
        self.open_suspects: i64 = 0
        self.searched: i64 = 0

    def income(self, decrees: i64, thing: i64, age: i64) -> i64:
        """Returns what the decrees of a city pay when either player builds a thing."""
        return income(decrees, thing, age)

    def clone(self) -> "Senate":
        """Returns an independent copy."""
        other = Senate(self.under[:])
        other.cubes0 = self.cubes0
        other.cubes1 = self.cubes1
        other.control0 = self.control0
        other.control1 = self.control1
        other.decrees = self.decrees
        other.face_up = self.face_up
        other.met = self.met
        other.triggers = self.triggers
        other.next = self.next
        other.top = self.top
        other.log = self.log
        other.taken0 = self.taken0
        other.taken1 = self.taken1
        other.order0 = self.order0
        other.order1 = self.order1
        other.prepared = self.prepared
        other.triggered = self.triggered
        other.looked_age = self.looked_age
        other.looked_seat = self.looked_seat
        other.played = self.played
        other.locked = self.locked
        other.locker = self.locker
        other.suspects = self.suspects
        other.open_suspects = self.open_suspects
        other.searched = self.searched
        return other

    def fingerprint(self) -> i64:
        """Returns a number that differs between different Senates (`played` follows from other state)."""
        mark = mix(self.cubes0, self.cubes1)
        mark = mix(mix(mark, self.control0), self.control1)
        mark = mix(mix(mark, self.decrees), self.face_up)
        mark = mix(mix(mark, self.met), self.triggers)
        mark = mix(mix(mix(mark, self.next), self.top + 1), self.log)
        mark = mix(mix(mark, self.taken0), self.taken1)
        mark = mix(mix(mark, self.order0), self.order1)
        mark = mix(mix(mark, self.prepared), self.triggered)
        mark = mix(mix(mark, self.looked_age), self.looked_seat)
        mark = mix(mix(mix(mark, self.locked + 1), self.locker), self.suspects)
        mark = mix(mix(mark, self.open_suspects), self.searched)
        for card in self.under:
            mark = mix(mark, card + 1)
        return mark

    def meet(self, seat: i64, token: i64) -> None:
        """Records a military token that a seat must apply after everything pending."""
        self.met |= BIT[seat * MILITARY_TOKENS + token]

    def cubes(self, seat: i64) -> i64:
        """Returns the cubes of a seat by chamber, packed."""
        if seat == 0:
            return self.cubes0
        return self.cubes1

    def supply(self, seat: i64) -> i64:
        """Returns the cubes of a seat that are not in the Senate (AGORA-SETUP-10)."""
        return CUBES - total(self.cubes(seat))

    def put(self, seat: i64, chamber: i64) -> None:
        """Adds a cube to a chamber."""
        if seat == 0:
            self.cubes0 += ONE[chamber]
        else:
            self.cubes1 += ONE[chamber]

    def lift(self, seat: i64, chamber: i64) -> None:
        """Removes a cube from a chamber."""
        if seat == 0:
            self.cubes0 -= ONE[chamber]
        else:
            self.cubes1 -= ONE[chamber]

    def control(self, seat: i64) -> i64:
        """Returns the chambers a seat controls."""
        if seat == 0:
            return self.control0
        return self.control1

    def controller(self, chamber: i64) -> i64:
        """Returns the seat that controls a chamber, or -1."""
        if self.control0 & BIT[chamber] != 0:
            return 0
        if self.control1 & BIT[chamber] != 0:
            return 1
        return -1

    def majority(self, chamber: i64) -> i64:
        """Returns the seat with strictly more cubes in a chamber, or -1 (AGORA-CTRL-01)."""
        lead = lane(self.cubes0, chamber) - lane(self.cubes1, chamber)
        if lead > 0:
            return 0
        if lead < 0:
            return 1
        return -1

    def set_controller(self, chamber: i64, seat: i64) -> None:
        """Sets the seat that controls a chamber; -1 for none."""
        self.control0 &= ~BIT[chamber]
        self.control1 &= ~BIT[chamber]
        if seat == 0:
            self.control0 |= BIT[chamber]
        elif seat == 1:
            self.control1 |= BIT[chamber]

    def decrees_in(self, chamber: i64) -> i64:
        """Returns the decrees in a chamber."""
        return lane(self.decrees, chamber)

    def taken(self, seat: i64) -> i64:
        """Returns all conspiracies a seat has taken, triggered or not."""
        if seat == 0:
            return self.taken0
        return self.taken1

    def unprepared(self, seat: i64) -> i64:
        """Returns the conspiracies of a seat that are neither prepared nor triggered."""
        return self.taken(seat) & ~self.prepared & ~self.triggered

    def ready(self, seat: i64) -> i64:
        """Returns the conspiracies of a seat that are prepared and not triggered."""
        return self.taken(seat) & self.prepared & ~self.triggered

    def take_conspiracy(self, seat: i64, conspiracy: i64) -> None:
        """Gives a conspiracy to a seat. The order is stored in four bits per card, the last lowest: its rank
        among the earlier ones, which fits no matter how many conspiracies there are."""
        place = size(self.taken(seat) & (BIT[conspiracy] - 1))
        if seat == 0:
            self.taken0 |= BIT[conspiracy]
            self.order0 = self.order0 * MOST_TAKEN + place
        else:
            self.taken1 |= BIT[conspiracy]
            self.order1 = self.order1 * MOST_TAKEN + place

    def draw(self, deal: Deal) -> i64:
        """Takes the top card of the deck."""
        drawn = self.top
        if drawn >= 0:
            self.top = -1
            return drawn
        self.next += 1
        return deal.conspiracies[self.next - 1]

    def note(self, seat: i64, went: i64) -> None:
        """Logs that a seat conspired, and what happened to the other card (`went`): three bits per event."""
        self.log = self.log * 8 + 1 + seat * 3 + went

    def see_tokens(self, seat: i64, tokens: i64) -> None:
        """Records that only this seat sees some tokens, so that none of them is the locked one."""
        if seat != self.locker:
            self.suspects &= ~tokens

    def search(self, seat: i64, box: i64) -> None:
        """Records that a seat looks at all tokens in the box, and so knows which one is missing."""
        self.see_tokens(seat, box)
        if self.locked >= 0 and seat != self.locker:
            self.searched = 1

    def show_tokens(self, tokens: i64) -> None:
        """Records that everyone sees some tokens, so that none of them is the locked one."""
        self.suspects &= ~tokens
        self.open_suspects &= ~tokens


def new_senate() -> Senate:
    """Returns the Senate at the start of the game."""
    return Senate(_NOTHING_UNDER[:])
