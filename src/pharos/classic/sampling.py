"""Samples games that match a view: every hidden card gets a place, in any way that was not ruled out."""

from collections import Counter
from collections.abc import Hashable, Mapping
from dataclasses import dataclass

from pharos.classic.choices import notation
from pharos.classic.deal import AGES, FREE_CITY_PLAYERS
from pharos.classic.history import Entry, from_pile, hand_held, holder_at
from pharos.classic.memory import STAGE_VERBS, Bag, Memory, Slot, names, numbers, objects
from pharos.classic.rules import Rules
from pharos.classic.sharing_out import Network
from pharos.classic.state import State
from pharos.classic.supply import AGE_OF, LEADER_BACK, in_order
from pharos.classic.turn import choices_of
from pharos.core.bits import BIT
from pharos.core.chance import Chance, shuffled

Data = Mapping[str, object]
ATTEMPTS = 100
"""Attempts to fill the discard pile before a view is rejected; the first usually succeeds."""


def mixed_up(chance: Chance, cards: list[str]) -> list[str]:
    """Returns a shuffled copy."""
    return [cards[n] for n in shuffled(chance, list(range(len(cards))))]


@dataclass(eq=False, slots=True)
class Thrown:
    """A card of the discard pile: the entry that put it there, and its slot or its name."""

    since: int
    slot: Slot | None
    card: str | None
    taken: bool = False
    from_known: bool = False


class Sampler:
    """Fills all slots of a memory."""

    def __init__(self, memory: Memory, chance: Chance) -> None:
        self.memory = memory
        self.chance = chance
        self.bag_of = {id(slot): bag for bag in memory.bags for slot in bag.slots}
        self.group_of = memory.supply.group_of
        self.missing = {group: memory.missing(group) for group in memory.supply.groups}

    def fill(self) -> None:
        """Fills first what the discard pile is known to have held, then the rest of every bag."""
        self._fill_pile()
        self._draw_groups()
        for age in range(1, self.memory.age + 1):
            pool = mixed_up(self.chance, list((+self.memory.pools[age]).elements()))
            for bag in self.memory.bags:
                if bag.age == age:
                    drawn = [pool.pop() for _ in range(bag.unknown)]
                    cards = mixed_up(self.chance, [*bag.known.elements(), *drawn])
                    for slot in bag.slots:
                        if slot.card is None:
                            slot.card = cards.pop()
            self.memory.pools[age] = Counter(pool)

    def coming(self) -> dict[int, list[list[str]]]:
        """Returns the hands of the ages to come; with two players the free city's pile after them."""
        size = self.memory.size
        coming: dict[int, list[list[str]]] = {}
        for age in range(self.memory.age + 1, int(AGES) + 1):
            cards = mixed_up(self.chance, list((+self.memory.pools[age]).elements()))
            coming[age] = [cards[n : n + size] for n in range(0, len(cards), size)]
        return coming

    def _draw_groups(self) -> None:
        """Removes surplus guilds and city cards: only some unnamed ones are in the game (SW-SETUP-03)."""
        for group, missing in self.missing.items():
            pool = self.memory.pools[group.age]
            unnamed = mixed_up(self.chance, in_order(name for name in group.cards if pool[name] > 0))
            for name in unnamed[missing:]:
                pool[name] = 0

    # the discard pile

    def _fill_pile(self) -> None:
        """Names hidden cards of the pile, so that it fits what was seen in it and taken from it."""
        memory = self.memory
        pile = [Thrown(-1, slot, None) for slot in slots_at(memory, "discard")]
        for number, entry in enumerate(memory.entries):
            if entry.verb in ("discard", "leave"):
                pile.append(Thrown(number, memory.slot_of_entry.get(number), entry.card))
        for _ in range(ATTEMPTS):
            if self._fit_looks(pile) and self._fit_revivals(pile):
                return
            self._forget(pile)
        raise ValueError("no discard pile fits this view")

    def _forget(self, pile: list[Thrown]) -> None:
        """Undoes all names that were given."""
        for thrown in pile:
            thrown.taken = False
            if thrown.slot is not None and thrown.card is not None:
                self._name(thrown, thrown.card, 1)

    def _fit_looks(self, pile: list[Thrown]) -> bool:
        """Fits what the viewer saw in the pile: each look names all cards added since the previous one."""
        looks = self.memory.data.get("looks", [])
        before: Counter[str] = Counter()
        since = -2
        for look in looks if isinstance(looks, list) else []:
            now, when = Counter(look["cards"]), look["entry"]
            taken = [
                entry.card for entry in self.memory.entries[max(since, 0) : when] if entry.verb == "revive"
            ]
            came = now + Counter(card for card in taken if card is not None) - before
            fresh = [thrown for thrown in pile if since <= thrown.since < when]
            came.subtract(thrown.card for thrown in fresh if thrown.card is not None)
            if any(count < 0 for count in came.values()) or not self._share_out(fresh, +came):
                return False
            before, since = now, when
        return True

    def _share_out(self, fresh: list[Thrown], cards: Counter[str]) -> bool:
        """Gives unnamed cards of the pile these names, within what their bags hold."""
        blank = [thrown for thrown in fresh if thrown.card is None]
        if len(blank) != cards.total():
            return False
        network = Network(self.chance)
        bags = {id(bag): bag for bag in (self._bag(thrown) for thrown in blank)}
        for key, bag in bags.items():
            network.edge("all", key, sum(self._bag(thrown) is bag for thrown in blank))
            network.edge(key, ("pool", bag.age), bag.unknown)
            for card in cards:
                network.edge(key, card, bag.known[card])
        for card, count in cards.items():
            network.edge(card, "pile", count)
            pool = self.memory.pools[AGE_OF[card]][card]
            network.edge(self._source(card), card, pool)
        for group, missing in self.missing.items():
            network.edge(("pool", group.age), group, missing)
        if not network.send("all", "pile", len(blank)):
            return False
        self._name_all(blank, list(bags.values()), cards, network)
        return True

    def _name_all(self, blank: list[Thrown], bags: list[Bag], cards: Counter[str], network: Network) -> None:
        """Names unnamed cards of the pile according to the flow of the network."""
        drawn: dict[int, list[str]] = {age: [] for age in range(1, int(AGES) + 1)}
        for card in cards:
            drawn[AGE_OF[card]] += [card] * network.sent(self._source(card), card)
        drawn = {age: mixed_up(self.chance, names_drawn) for age, names_drawn in drawn.items()}
        for bag in bags:
            key = id(bag)
            given = [card for card in cards for _ in range(network.sent(key, card))]
            given += [drawn[bag.age].pop() for _ in range(network.sent(key, ("pool", bag.age)))]
            given = mixed_up(self.chance, given)
            for thrown in blank:
                if self._bag(thrown) is bag:
                    self._name(thrown, given.pop(), -1)

    def _fit_revivals(self, pile: list[Thrown]) -> bool:
        """Fits the cards that were built from the pile."""
        for number, entry in enumerate(self.memory.entries):
            if entry.verb != "revive" or entry.card is None:
                continue
            card = entry.card
            there = [thrown for thrown in pile if thrown.since < number and not thrown.taken]
            able = [thrown for thrown in there if thrown.card == card or self._may_be(thrown, card)]
            if not able:
                return False
            thrown = able[int(self.chance.below(len(able)))]
            thrown.taken = True
            if thrown.card is None:
                self._name(thrown, card, -1)
        return True

    def _source(self, card: str) -> Hashable:
        """Returns the node that unknown copies of a card come from: the group, or the pool of its age."""
        return self.group_of.get(card) or ("pool", AGE_OF[card])

    def _bag(self, thrown: Thrown) -> Bag:
        return self.bag_of[id(thrown.slot)]

    def _may_be(self, thrown: Thrown, card: str) -> bool:
        if thrown.slot is None or thrown.card is not None or self._bag(thrown).age != AGE_OF[card]:
            return False
        bag = self._bag(thrown)
        if bag.known[card] > 0:
            return True
        group = self.group_of.get(card)
        drawable = group is None or self.missing[group] > 0
        return bag.unknown > 0 and self.memory.pools[bag.age][card] > 0 and drawable

    def _name(self, thrown: Thrown, card: str, by: int) -> None:
        """Names an unnamed card of the pile (by -1) or undoes it (by 1)."""
        assert thrown.slot is not None
        bag = self._bag(thrown)
        if by < 0:
            thrown.from_known = bag.known[card] > 0
        if thrown.from_known:
            bag.known[card] += by
        else:
            bag.unknown += by
            self.memory.pools[bag.age][card] += by
            group = self.group_of.get(card)
            if group is not None:
                self.missing[group] += by
        thrown.slot.card = thrown.card = card if by < 0 else None


class Drawn:
    """What was drawn for the hidden pieces of an expansion; a subclass has fields for its zones."""

    def __init__(self, cities: int) -> None:
        self.markers: list[list[str]] = [[] for _ in range(cities)]
        """By city, its pieces under the wonder that the history does not mention."""


class Plan:
    """What a view reveals about the hidden pieces of an expansion: the same for all matching games."""

    def draw(self, entries: list[Entry], chance: Chance) -> Drawn:
        """Assigns every hidden piece to a place, and names those of the entries."""
        raise NotImplementedError


Plans = Mapping[str, Plan]
"""The plans of a view by name of the expansion."""


def plans_of(data: Data, seat: int | None, memory: Memory) -> Plans:
    """Returns the plans of the expansions that have one."""
    plans = {one.name: one.plan(data, seat, memory.entries) for one in memory.rules.played}
    return {name: plan for name, plan in plans.items() if plan is not None}


@dataclass(slots=True)
class Sampled:
    """All hidden pieces of a view, each assigned to a place."""

    hands: list[Counter[str]]
    markers: list[list[str]]
    discard: Counter[str]
    coming: dict[int, list[list[str]]]
    """The hands of the ages to come, and the free city's pile after them."""
    pile: list[str]
    entries: list[Entry]
    drawn: dict[str, Drawn]
    """The pieces of expansions with a plan, by name of the expansion."""
    named: list[int]
    """The entries whose card was drawn; the others were known."""
    added: dict[str, list[str]]
    """What the boards of other expansions hide, under names of their own."""


def sampled(data: Data, seat: int | None, memory: Memory, plans: Plans, chance: Chance) -> Sampled:
    """Assigns all hidden pieces of a view to places; modifies the memory."""
    sampler = Sampler(memory, chance)
    sampler.fill()
    entries = [_whole(memory, n, entry) for n, entry in enumerate(memory.entries)]
    hands = [Counter(_cards(hand.slots)) for hand in memory.hands] or [
        Counter[str]() for _ in range(memory.players)
    ]
    drawn = {name: plan.draw(entries, chance) for name, plan in plans.items()}
    markers = [_markers(memory, n, city, entries, drawn) for n, city in enumerate(objects(data, "cities"))]
    thrown = Counter(_cards(slots_at(memory, "discard")))
    thrown.update(entry.card for entry in entries if entry.card and entry.verb in ("discard", "leave"))
    thrown.subtract(entry.card for entry in entries if entry.card and entry.verb == "revive")
    coming = sampler.coming()
    pile: list[str] = []
    if memory.players == FREE_CITY_PLAYERS:
        pile = _cards(slots_at(memory, "pile"))
        _put_draws(memory, entries, hands, chance)
    named = [n for n, entry in enumerate(entries) if entry is not memory.entries[n]]
    added: dict[str, list[str]] = {}
    for one in memory.rules.boards:
        added |= one.drawn(data, seat, chance)
    return Sampled(
        hands,
        markers,
        +thrown,
        coming,
        pile,
        entries,
        drawn,
        named,
        added,
    )


def _cards(slots: list[Slot]) -> list[str]:
    return [slot.card for slot in slots if slot.card is not None]


def slots_at(memory: Memory, place: str) -> list[Slot]:
    """Returns the hidden cards of a kind of place."""
    return [slot for bag in memory.bags for slot in bag.slots if slot.place == place]


def _whole(memory: Memory, number: int, entry: Entry) -> Entry:
    slot = memory.slot_of_entry.get(number)
    return entry if slot is None or slot.card is None else entry.with_card(slot.card)


def _markers(
    memory: Memory, number: int, city: Data, entries: list[Entry], drawn: Mapping[str, Drawn]
) -> list[str]:
    if "markers" in city:
        return names(city, "markers")
    told = [
        entry.card for entry in entries if entry.verb in STAGE_VERBS and entry.city == number and entry.card
    ]
    before = _cards([slot for slot in slots_at(memory, "marker") if slot.city == number])
    tucked = [name for one in drawn.values() for name in one.markers[number]]
    backs = numbers(city, "marker_backs")
    return [
        tucked.pop(0) if back == LEADER_BACK else before.pop(0) for back in backs[: len(backs) - len(told)]
    ] + told


def _put_draws(memory: Memory, entries: list[Entry], hands: list[Counter[str]], chance: Chance) -> None:
    """Determines which card the holder drew each turn, going backward from the present hands."""
    players, age = memory.players, memory.age
    turn = max(memory.turn, 1)
    rules = memory.rules
    held = {hand_held(rules, seat, age, turn): Counter(hands[seat]) for seat in range(players)} if age else {}
    for when in sorted({(entry.age, entry.turn) for entry in entries if entry.turn}, reverse=True):
        if when[0] != age:
            held, age = {hand: Counter[str]() for hand in range(players)}, when[0]
        of_turn = [entry for entry in entries if (entry.age, entry.turn) == when]
        _put_back(rules, held, of_turn, when)
        number = next((n for n, entry in enumerate(entries) if entry in of_turn and entry.verb == "draw"), -1)
        if number < 0:
            continue
        hand = held[hand_held(rules, holder_at(*when), *when)]
        card = entries[number].card
        if card is None:
            card = _drawn(memory, entries, when, hand, chance)
            entries[number] = entries[number].with_card(card)
        hand[card] -= 1


def _put_back(
    rules: Rules, held: dict[int, Counter[str]], of_turn: list[Entry], when: tuple[int, int]
) -> None:
    for number, entry in enumerate(of_turn):
        played = entry.verb in ("build", "stage", "discard", "leave")
        if played and entry.card is not None and not from_pile(of_turn, number):
            seat = entry.city if entry.city < rules.players else holder_at(*when)
            held[hand_held(rules, seat, *when)][entry.card] += 1


def _drawn(
    memory: Memory, entries: list[Entry], when: tuple[int, int], hand: Counter[str], chance: Chance
) -> str:
    """Returns a card the holder may have drawn; it is certain if the viewer passed the hand just before."""
    before = memory.seen.get((when[0], when[1] - 1))
    options = hand
    if before is not None:
        options = hand - before or hand
    cards = in_order(options.elements())
    return cards[int(chance.below(len(cards)))]


def unsealed(data: Data) -> tuple[list[int], list[int]]:
    """Returns the cities with locked-in choices hidden by a view, and all that must choose without them."""
    shown, owed = data.get("sealed"), numbers(data, "owed")
    sealed = list(shown) if isinstance(shown, list) else [None] * len(objects(data, "cities"))
    ready = [city for city in numbers(data, "step_cities") if city not in owed and sealed[city] is None]
    return ready, sorted(owed + ready)


def seal_choices(state: State, ready: list[int], chance: Chance) -> list[str | None]:
    """Locks in random choices for cities whose choice is not known."""
    for number in ready:
        seat = int(state.decider(number))
        codes = choices_of(state, seat)
        state.sealed[number] = codes[int(chance.below(len(codes)))]
        state.owed &= ~BIT[number]
    return [notation(int(code)) if code else None for code in state.sealed]
