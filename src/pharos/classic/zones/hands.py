"""The hands, past hands, those to come, and the free city's pile."""

from pharos.classic import steps
from pharos.classic.deal import AGES, FREE_CITY_PLAYERS
from pharos.classic.history import hands_seen
from pharos.classic.memory import Hand, Memory
from pharos.classic.names import hand_of, pile_of
from pharos.classic.pieces import CARDS
from pharos.classic.sampling import Sampled
from pharos.classic.state import ROOM, State
from pharos.classic.supply import AGE_OF, CARD_NUMBERS, in_order
from pharos.classic.zones.place import CARD, CARDS_HELD, Drawing, Place, Scene, Size
from pharos.classic.zones.turn import STEP_KINDS
from pharos.core.bits import members
from pharos.core.reader import Data, Reader
from pharos.core.shape import Parts, Several, Whole
from pharos.core.zone import Eye, Written, parts


def cards_left(scene: Scene) -> int:
    """Returns how many cards each hand, and the free city's pile, has after the plays of a turn."""
    state = scene.state
    if state.turn == 0 or scene.step is None:
        return 0
    thrown_away = state.turn == state.deal.turns and STEP_KINDS[scene.step] > steps.LEFTOVERS
    return 0 if thrown_away else int(state.deal.hand_size - state.turn)


class Hands(Place):
    """The hands: the number of cards, those that are known, and those that are possible (SW-PASS-01)."""

    def __init__(self, size: Size) -> None:
        hand = Parts({"cards": Whole(0, int(ROOM))}, {"known": CARDS_HELD, "possible": CARDS_HELD})
        self.shapes = {"hands": Several(hand, size.players, size.players)}

    def write(self, state: Scene, eye: Eye) -> Written:
        game = state.state
        if eye.everything:
            return {"hands": [hand_of(game, seat) for seat in state.seats]}
        return {"hands": [{"cards": int(game.held[int(game.hand_of(seat))])} for seat in state.seats]}

    def conclude(self, view: Written, memory: Memory, scene: Scene) -> Written:
        if not memory.hands:
            return {}
        counted = view["hands"]
        return {
            "hands": [
                counted[seat]
                | ({"known": view["hand"]} if seat == memory.seat else self._concluded(memory, hand))
                for seat, hand in enumerate(memory.hands)
            ]
        }

    def _concluded(self, memory: Memory, hand: Hand) -> Written:
        sure, possible = memory.sure(hand), memory.possible(hand)
        known = {"known": sure} if sure else {}
        return known | ({"possible": possible} if possible and len(possible) > len(sure) else {})

    def read(self, reader: Reader, data: Data, state: Scene) -> None:
        game, age = state.state, int(state.state.age)
        for seat, values in enumerate(reader.lists(data, "hands", len(state.seats))):
            needed = self._size(state, seat)
            if state.step == "copy" and not values:
                needed = 0  # the guild was the last card of the age, or came from the discard pile
            if len(values) != needed:
                reader.fault(f"seat {seat} must hold {needed} cards")
                continue
            for card in state.box.cards(reader, values, f"the hand of seat {seat}", age, age):
                game.put_in_hand(seat, card)

    def _size(self, scene: Scene, seat: int) -> int:
        """Returns the required size: one more before playing, and one for the free city (SW-DUO-05)."""
        if scene.step != "turn" or scene.state.turn == 0:
            return cards_left(scene)
        for_free_city = len(scene.seats) == FREE_CITY_PLAYERS and seat == scene.state.holder()
        return cards_left(scene) + 1 + int(for_free_city)

    def sample(self, drawing: Drawing) -> None:
        drawing.position["hands"] = [in_order(hand.elements()) for hand in drawing.found.hands]

    def lay(self, found: Sampled, scene: Scene) -> None:
        state = scene.state
        for seat, hand in enumerate(found.hands):
            place = state.hand_of(seat)
            state.held[place] = 0
            for name, count in hand.items():
                for _ in range(count):
                    state.put_in_hand(place, CARD_NUMBERS[name])


class OwnHand(Place):
    """A seat's hand and the hands it has held; teammates show each other theirs (CITIES-TEAM-02)."""

    seen: tuple[str, ...] = ("hand", "seen")

    def __init__(self, size: Size) -> None:
        held = Parts({**size.when, "cards": CARDS_HELD}, {"seat": size.seat})
        self.sometimes = {"hand": CARDS_HELD, "seen": Several(held, 2 * int(AGES) * size.turns)}

    def write(self, state: Scene, eye: Eye) -> Written:
        if eye.seat is None:
            return {}
        held = [
            {"age": age, "turn": turn, "cards": cards}
            for age, turn, cards in hands_seen(state.state, eye.seat, state.entries)
        ]
        if eye.partner is not None:
            held += [
                {"age": age, "turn": turn, "cards": cards, "seat": eye.partner}
                for age, turn, cards in hands_seen(state.state, eye.partner, state.entries)
            ]
        return {"hand": hand_of(state.state, eye.seat), "seen": held}


class Coming(Place):
    """The hands of the ages to come, hidden from everyone; with two players the pile after them."""

    hidden: tuple[str, ...] = ("coming",)

    def __init__(self, size: Size) -> None:
        self.with_pile = size.players == FREE_CITY_PLAYERS

    def write(self, state: Scene, eye: Eye) -> Written:
        if not eye.everything:
            return {}
        ages = range(state.dealt_age + 1, int(AGES) + 1)
        return {"coming": [self._age(age, _dealt(state.state, age)) for age in ages]}

    def _age(self, age: int, dealt: list[list[str]]) -> Written:
        if self.with_pile:
            return {"age": age, "hands": dealt[:-1], "pile": dealt[-1]}
        return {"age": age, "hands": dealt}

    def read(self, reader: Reader, data: Data, state: Scene) -> None:
        rows: dict[int, Data] = {}
        known = ("age", "hands") + ("pile",) * self.with_pile
        for row in reader.objects(data, "coming", []):
            reader.only(row, known, "an age to come")
            age = reader.number(row, "age", 1, int(AGES))
            rows[age] = row
            if age <= state.dealt_age:
                reader.fault(f"age {age} is not to come")
        for age in range(state.dealt_age + 1, int(AGES) + 1):
            self._read_age(reader, rows.get(age), state, age)

    def _read_age(self, reader: Reader, row: Data | None, scene: Scene, age: int) -> None:
        """Reads one age; if omitted, it gets the cards that are nowhere else, in their order."""
        size, dealt = int(scene.state.deal.hand_size), []
        if row is None:
            rest = self._rest(scene, age)
            dealt = [rest[n * size : n * size + size] for n in scene.ring]
        else:
            dealt = reader.lists(row, "hands", len(scene.seats))
            dealt += [reader.items(row, "pile", [])] if self.with_pile else []
        for n, values in enumerate(dealt):
            if len(values) == size:
                _deal(
                    scene.state, age, n, scene.box.cards(reader, values, f"the hands of age {age}", age, age)
                )
            else:
                reader.fault(f"a hand of age {age} must have {size} cards")

    def _rest(self, scene: Scene, age: int) -> list[object]:
        """Returns the cards of an age that are nowhere else, and of each group as many as are missing."""
        box = scene.box
        rest = [name for name in in_order(box.left.elements()) if AGE_OF[name] == age]
        dealt: list[object] = [name for name in rest if name not in box.group_of]
        for group, missing in box.missing.items():
            if group.age == age:
                dealt += [name for name in rest if name in group.cards][:missing]
        return dealt

    def sample(self, drawing: Drawing) -> None:
        coming = drawing.found.coming
        drawing.position["coming"] = [self._age(age, dealt) for age, dealt in coming.items()]

    def lay(self, found: Sampled, scene: Scene) -> None:
        deal, players = scene.state.deal, len(scene.seats)
        hands, piles = deal.hands, deal.piles
        for age, dealt in found.coming.items():  # the hands of an age are adjacent
            names = [name for hand in dealt[:players] for name in hand]
            for n, name in enumerate(names, int(deal.hand_start(age, 0))):
                hands[n] = CARD_NUMBERS[name]
            if self.with_pile:
                for n, name in enumerate(dealt[players], (age - 1) * int(deal.hand_size)):
                    piles[n] = CARD_NUMBERS[name]


def _dealt(state: State, age: int) -> list[list[str]]:
    """Returns the hands of an age, and the pile after them."""
    deal, size = state.deal, int(state.deal.hand_size)
    cards, start = list(deal.hands), int(deal.hand_start(age, 0))
    dealt = [cards[start + n * size : start + n * size + size] for n in range(int(deal.players))]
    if deal.players == FREE_CITY_PLAYERS:
        dealt.append(list(deal.piles)[(age - 1) * size : age * size])
    return [[CARDS[card].name for card in hand] for hand in dealt]


def _deal(state: State, age: int, number: int, cards: list[int]) -> None:
    """Puts a hand of an age, or the pile after the hands, into the deal."""
    deal = state.deal
    of_hand = number < deal.players
    place = int(deal.hand_start(age, number) if of_hand else (age - 1) * deal.hand_size)
    dealt = deal.hands if of_hand else deal.piles
    for n, card in enumerate(cards, place):
        dealt[n] = card


# The free city of the two-player game


class FreeCityHolder(Place):
    """The seat that plays for the free city this turn (SW-DUO-05)."""

    open_to_all: bool = True
    follows: tuple[str, ...] = ("free_city_holder",)

    def __init__(self, size: Size) -> None:
        self.shapes = {"free_city_holder": size.seat}

    def write(self, state: Scene, eye: Eye) -> Written:
        return {"free_city_holder": int(state.state.holder()) if state.state.age else 0}


class Pile(Place):
    """The free city's pile, top card first; viewers see only the number of cards."""

    shapes = parts(pile=Whole(0, int(ROOM)))

    def write(self, state: Scene, eye: Eye) -> Written:
        pile = pile_of(state.state)
        return {"pile": pile if eye.everything else len(pile)}

    def read(self, reader: Reader, data: Data, state: Scene) -> None:
        game, age = state.state, int(state.state.age)
        values, needed = reader.items(data, "pile", []), cards_left(state)
        if state.step == "copy" and not values:
            needed = 0
        if len(values) != needed:
            reader.fault(f"the pile of the free city must have {needed} cards")
        elif game.turn > 0:
            game.drawn = game.deal.hand_size - needed
            _lay_pile(game, state.box.cards(reader, values, "the pile of the free city", age, age))

    def sample(self, drawing: Drawing) -> None:
        drawing.position["pile"] = drawing.found.pile

    def lay(self, found: Sampled, scene: Scene) -> None:
        _lay_pile(scene.state, [CARD_NUMBERS[name] for name in found.pile])


def _lay_pile(state: State, cards: list[int]) -> None:
    top = int((state.age - 1) * state.deal.hand_size + state.drawn)
    for n, card in enumerate(cards, top):
        state.deal.piles[n] = card


class NoPile(Place):
    """An empty pile, which a position without a free city may contain."""

    hidden: tuple[str, ...] = ("pile",)

    def check(self, reader: Reader, data: Data, state: Scene, place: str = "") -> None:
        reader.follows(data, "pile", [])


class PileCard(Place):
    """The last card of the pile, visible to the seat that plays it (SW-DUO-18)."""

    seen: tuple[str, ...] = ("pile_card",)
    sometimes = parts(pile_card=CARD)

    def write(self, state: Scene, eye: Eye) -> Written:
        game = state.state
        if eye.seat is None or game.over or steps.kind_of(game.asked) != steps.LAST_CARD:
            return {}
        of_free_city = any(number >= game.deal.players for number in members(game.owed))
        return {"pile_card": pile_of(game)[0]} if of_free_city and game.holder() == eye.seat else {}
