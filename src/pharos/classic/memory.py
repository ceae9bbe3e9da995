"""What a viewer with perfect memory can infer: which cards must be where, after everything that was seen.

It uses only the data of a view. Every card that the viewer cannot identify is in a slot: a place
in a hand, in the history, under a wonder, in the discard pile, or in the free city's pile. Slots about which
the same is known form a bag, which holds a number of known cards and a number of unknown cards of the
age, in any order. When the viewer holds a hand, its bag becomes known. Cards played from it face down stay
in the bag, cards built are removed, and when the hand comes around again the bag splits.
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

from pharos.classic.deal import AGES, seating_of
from pharos.classic.history import PLAYING_VERBS, Entry, from_pile, hand_held, holder_at, read_entry
from pharos.classic.rules import content_of, mix_of, options_of, rules_of
from pharos.classic.supply import AGE_OF, LEADER_BACK, Group, in_order, supply_of

Data = Mapping[str, object]
STAGE_VERBS = ("stage", "tuck")
"""Verbs that put a card or a leader under a wonder."""


@dataclass(eq=False, slots=True)
class Slot:
    """A place whose card the viewer cannot identify, and whether it is in the discard pile."""

    place: str
    city: int = -1
    entry: int = -1
    discarded: bool = False
    card: str | None = None


@dataclass(eq=False, slots=True)
class Bag:
    """Slots that hold some known cards and some unknown ones of an age."""

    age: int
    known: Counter[str]
    unknown: int
    slots: list[Slot]


@dataclass(eq=False)
class Hand:
    """A hand: the slots that are still in it, all of one bag."""

    bag: Bag
    slots: list[Slot] = field(default_factory=list)


class Memory:
    """Everything that can be inferred from a view."""

    def __init__(
        self,
        data: Data,
        seat: int | None,
        model: "Memory | None" = None,
        entries: list[Entry] | None = None,
    ) -> None:
        self.data = data
        self.seat = seat
        if model is not None:
            self._take_over(model)
            return
        self.players = _int(data, "players")
        self.mix = mix_of(names(data, "expansions"), content_of(data))
        self.rules = rules_of(self.players, self.mix, options_of(data))
        self.size = seating_of(self.players, self.mix).hand_size
        self.supply = supply_of(self.players, self.mix)
        self.age = _int(data, "age")
        self.turn = _int(data, "turn")
        if self.age > 0 and self.turn == 0:
            # Leaders are being recruited; the cards of the age are not dealt yet (LEADERS-REC-01).
            self.age -= 1
            self.turn = seating_of(self.players, self.mix).turns_per_age if self.age else 0
        if entries is None:
            entries = [entry for entry in map(read_entry, objects(data, "history")) if entry is not None]
        self.entries = entries
        self.seen: dict[tuple[int, int], Counter[str]] = {}
        self.shown: dict[tuple[int, int, int], Counter[str]] = {}
        for held in objects(data, "seen"):
            when, cards = (_int(held, "age"), _int(held, "turn")), Counter(names(held, "cards"))
            if "seat" in held:
                self.shown[*when, _int(held, "seat")] = cards
            else:
                self.seen[when] = cards
        self.pools = {age: self.supply.pool(age) for age in range(1, int(AGES) + 1)}
        self.bags: list[Bag] = []
        self.hands: list[Hand] = []
        self.slot_of_entry: dict[int, Slot] = {}
        self._remember_what_came_before()
        for age in range(1, self.age + 1):
            self._live_through(age)
        self._conclude()
        self._bag_of = {slot: bag for bag in self.bags for slot in bag.slots}

    def _take_over(self, model: "Memory") -> None:
        """Copies another memory, to be filled in independently."""
        self.players, self.mix, self.size = model.players, model.mix, model.size
        self.rules = model.rules
        self.supply, self.age, self.turn = model.supply, model.age, model.turn
        self.entries, self.seen, self.shown = model.entries, model.seen, model.shown
        self.pools = {age: Counter(pool) for age, pool in model.pools.items()}
        slots: dict[int, Slot] = {}
        bags: dict[int, Bag] = {}
        self.bags = []
        for bag in model.bags:
            copies = [Slot(slot.place, slot.city, slot.entry, slot.discarded) for slot in bag.slots]
            for slot, copy in zip(bag.slots, copies, strict=True):
                slots[id(slot)] = copy
            bags[id(bag)] = Bag(bag.age, Counter(bag.known), bag.unknown, copies)
            self.bags.append(bags[id(bag)])
        # An empty hand no longer has a bag; its bag is never used.
        self.hands = [
            Hand(bags.get(id(hand.bag), hand.bag), [slots[id(slot)] for slot in hand.slots])
            for hand in model.hands
        ]
        self.slot_of_entry = {number: slots[id(slot)] for number, slot in model.slot_of_entry.items()}

    # setting up

    def missing(self, group: Group) -> int:
        """Returns how many cards of a group are in this game and cannot be identified by the viewer."""
        named = sum(1 for card in group.cards if not self.pools[group.age][card])
        return max(0, group.dealt - named)

    def _remember_what_came_before(self) -> None:
        """Processes cards of cities, markers and discards that the history does not mention."""
        told = Counter(
            entry.card for entry in self.entries if entry.verb in ("build", "revive") and entry.card
        )
        staged = Counter(entry.city for entry in self.entries if entry.verb in STAGE_VERBS)
        for number, city in enumerate(objects(self.data, "cities")):
            for card in names(city, "cards"):
                if told[card]:
                    told[card] -= 1
                else:
                    self.pools[AGE_OF[card]][card] -= 1
            backs = numbers(city, "marker_backs")
            own = names(city, "markers")
            for n in range(len(backs) - staged[number]):
                if backs[n] == LEADER_BACK:
                    continue
                if own:
                    self.pools[AGE_OF[own[n]]][own[n]] -= 1
                else:
                    self._unknown(backs[n], Slot("marker", city=number))
        thrown = Counter(entry.age for entry in self.entries if entry.verb in ("discard", "leave"))
        revived = Counter(
            AGE_OF[entry.card] for entry in self.entries if entry.verb == "revive" and entry.card
        )
        for n, count in enumerate(numbers(self.data, "discard_backs")):
            for _ in range(count + revived[n + 1] - thrown[n + 1]):
                self._unknown(n + 1, Slot("discard", discarded=True))

    def _unknown(self, age: int, slot: Slot) -> None:
        self.bags.append(Bag(age, Counter(), 1, [slot]))

    # replaying the history

    def _live_through(self, age: int) -> None:
        told: dict[int, list[tuple[int, Entry]]] = {self.turn: []} if age == self.age else {}
        for number, entry in enumerate(self.entries):
            if entry.age == age and entry.turn > 0:
                told.setdefault(entry.turn, []).append((number, entry))
        turns = sorted(told)
        if not turns:
            return
        hands = []
        for size in self._sizes(age, turns[0], [entry for _, entry in told[turns[0]]]):
            slots = [Slot("hand") for _ in range(size)]
            hands.append(Hand(Bag(age, Counter(), len(slots), list(slots)), slots))
        self.bags += [hand.bag for hand in hands]
        for turn in turns:
            self._live_turn(hands, age, turn, told[turn])
        if age == self.age:
            turn = max(self.turn, 1)
            self.hands = [hands[hand_held(self.rules, seat, age, turn)] for seat in range(self.players)]
            for seat, hand in enumerate(self.hands):
                for slot in hand.slots:
                    slot.city = seat
            self._remember_pile(age)

    def _remember_pile(self, age: int) -> None:
        """Adds the free city's pile; its last card is seen by the seat that plays it."""
        seen = self.data.get("pile_card")
        for _ in range(_int(self.data, "pile", 0)):
            if isinstance(seen, str):
                self.pools[age][seen] -= 1
                self.bags.append(Bag(age, Counter([seen]), 0, [Slot("pile")]))
            else:
                self._unknown(age, Slot("pile"))

    def _sizes(self, age: int, turn: int, of_turn: list[Entry]) -> list[int]:
        """Returns the size of each hand before the first known turn: cards still there plus cards played."""
        if (age, turn) == (self.age, max(self.turn, 1)):
            counts = [_int(hand, "cards") for hand in objects(self.data, "hands")]
            sizes = [0] * self.players
            for seat, count in enumerate(counts):
                sizes[hand_held(self.rules, seat, age, turn)] = count
        else:
            last = seating_of(self.players, self.mix).turns_per_age
            sizes = [self.size - turn if turn < last else 0] * self.players
        for number, entry in enumerate(of_turn):
            deciding = entry.city if entry.city < self.players else holder_at(age, turn)
            hand = hand_held(self.rules, deciding, age, turn)
            if entry.verb == "draw":
                sizes[hand] -= 1
            elif entry.verb in PLAYING_VERBS and not from_pile(of_turn, number):
                sizes[hand] += 1
        return sizes

    def _draw(self, hand: Hand) -> None:
        slot = Slot("hand")
        hand.slots.append(slot)
        hand.bag.slots.append(slot)
        hand.bag.unknown += 1

    def _live_turn(self, hands: list[Hand], age: int, turn: int, of_turn: list[tuple[int, Entry]]) -> None:
        for _, entry in of_turn:
            if entry.verb == "draw":
                self._draw(hands[hand_held(self.rules, holder_at(age, turn), age, turn)])
        if self.seat is not None and (age, turn) in self.seen:
            self._see(hands[hand_held(self.rules, self.seat, age, turn)], self.seen[age, turn])
        for partner in range(self.players):
            if (age, turn, partner) in self.shown:
                hand = hands[hand_held(self.rules, partner, age, turn)]
                self._see(hand, self.shown[age, turn, partner])
        entries = [entry for _, entry in of_turn]
        for place, (number, entry) in enumerate(of_turn):
            if entry.verb not in PLAYING_VERBS:
                continue
            discarded = entry.verb in ("discard", "leave")
            if from_pile(entries, place):
                slot = Slot("entry", entry=number, discarded=discarded)
                if entry.card is None:
                    self.slot_of_entry[number] = slot
                    self._unknown(age, slot)
                else:
                    self.pools[age][entry.card] -= 1
                continue
            deciding = entry.city if entry.city < self.players else holder_at(age, turn)
            hand = hands[hand_held(self.rules, deciding, age, turn)]
            if not hand.slots:
                continue
            slot = hand.slots.pop()
            if entry.card is not None:
                self._take_out(hand.bag, slot, entry.card)
            else:
                slot.place, slot.entry, slot.discarded = "entry", number, discarded
                self.slot_of_entry[number] = slot

    def _take_out(self, bag: Bag, slot: Slot, card: str) -> None:
        """Removes a card that the viewer can identify from a bag."""
        if bag.known[card] > 0:
            bag.known[card] -= 1
        else:
            bag.unknown -= 1
            self.pools[bag.age][card] -= 1
        bag.slots.remove(slot)

    def _see(self, hand: Hand, cards: Counter[str]) -> None:
        """Records that the viewer sees a hand: its slots become a separate bag, the others keep the rest."""
        bag = hand.bag
        fresh = cards - bag.known
        self.pools[bag.age] -= fresh
        bag.unknown -= fresh.total()
        bag.known -= cards - fresh
        bag.slots = [slot for slot in bag.slots if slot not in hand.slots]
        hand.bag = Bag(bag.age, +cards, 0, list(hand.slots))
        self.bags.append(hand.bag)

    def _conclude(self) -> None:
        """Identifies the unknown cards of an age if all of them are in one bag."""
        self.bags = [bag for bag in self.bags if bag.slots]
        for age in range(1, self.age + 1):
            pool = self._possible(age)
            blind = [bag for bag in self.bags if bag.age == age and bag.unknown]
            if len(blind) == 1 and pool.total() == blind[0].unknown:
                blind[0].known += pool
                blind[0].unknown = 0
                self.pools[age] = Counter()

    def _possible(self, age: int) -> Counter[str]:
        """Returns an age's cards that the viewer cannot identify, without groups that are fully named."""
        pool = +self.pools[age]
        for group in self.supply.groups:
            if group.age == age and self.missing(group) == 0:
                pool -= Counter(group.cards)
        return pool

    # results

    def card_of_entry(self, number: int) -> str | None:
        """Returns the card of an entry if it can be inferred from what was seen."""
        slot = self.slot_of_entry.get(number)
        if slot is None:
            return None
        bag = self._bag_of[slot]
        names = +bag.known
        return next(iter(names)) if bag.unknown == 0 and len(names) == 1 else None

    def sure(self, hand: Hand) -> list[str]:
        """Returns cards that must be in a hand."""
        elsewhere = len(hand.bag.slots) - len(hand.slots)
        return in_order((hand.bag.known - Counter(dict.fromkeys(hand.bag.known, elsewhere))).elements())

    def possible(self, hand: Hand) -> list[str] | None:
        """Returns cards of which each card of the hand must be one, or None if they are not known."""
        return None if hand.bag.unknown else in_order(hand.bag.known.elements())


def _int(data: Data, name: str, default: int = 0) -> int:
    value = data.get(name, default)
    return value if isinstance(value, int) else default


def _list(data: Data, name: str) -> list[object]:
    value = data.get(name, [])
    return list(value) if isinstance(value, list | tuple) else []


def objects(data: Data, name: str) -> list[Data]:
    """Returns the objects of a list in a view."""
    return [item for item in _list(data, name) if isinstance(item, Mapping)]


def names(data: Data, name: str) -> list[str]:
    """Returns the names of a list in a view."""
    return [str(item) for item in _list(data, name)]


def numbers(data: Data, name: str) -> list[int]:
    """Returns the numbers of a list in a view."""
    return [item for item in _list(data, name) if isinstance(item, int)]
