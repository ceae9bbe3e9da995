"""The cards in the structure, those to come, and those removed from the game."""

from collections.abc import Mapping

from pharos.core.bits import BIT, members
from pharos.core.chance import shuffled
from pharos.core.reader import Data, Reader
from pharos.core.shape import Flag, Maybe, Name, Parts, Several
from pharos.core.zone import Eye, Zone, parts
from pharos.core.zone import Written as Written
from pharos.duel.deal import GUILDS_ADDED, REMOVED, SENATORS_ADDED, SLOTS
from pharos.duel.dealing import fill_age, read_decks, slots_of
from pharos.duel.names import CARD_NUMBERS, back_of
from pharos.duel.pieces import CARDS, SETUP
from pharos.duel.state import State
from pharos.duel.turn import WONDERS_DRAFTED
from pharos.duel.zones.drawing import BACKS, CARD, Drawing, laid_out


class TokenOnCard:
    """A token on a card of the structure; the base game has none."""

    shapes = parts()

    def write(self, state: State, slot: int) -> Written:
        """Returns the token on a slot."""
        return {}

    def read(self, reader: Reader, place: Data, state: State, slot: int) -> None:
        """Reads the token on a slot."""


class Structure(Zone[State]):
    """The cards of the structure by slot: face up, or by their backs (DUEL-SETUP-09)."""

    open_to_all: bool = True

    def __init__(self, token: TokenOnCard) -> None:
        self.token = token
        self.bare = not token.shapes
        self.parts_of_place = ("card", "back", "open", *token.shapes)
        place = Parts({"open": Flag()}, {"card": CARD, "back": Name("back", BACKS), **token.shapes})
        self.shapes = {"pyramid": Several(Maybe(place), int(SLOTS))}

    def write(self, state: State, eye: Eye) -> Written:
        if not laid_out(state):
            return {"pyramid": []}
        # Read once for all slots, since this is written after every choice.
        present, shown, available = int(state.present), int(state.shown), int(state.available)
        age, card_at, everything = state.age, state.deal.card_at, eye.everything
        pyramid: list[Written | None] = []
        for slot in range(int(state.layout.slots)):
            if not present >> slot & 1:
                pyramid.append(None)
                continue
            card = card_at(age, slot)
            face_up = bool(shown >> slot & 1)
            place: Written = {} if face_up else {"back": back_of(card)}
            if face_up or everything:
                place["card"] = CARDS[card].name
            place["open"] = bool(available >> slot & 1)
            pyramid.append(place if self.bare else place | self.token.write(state, slot))
        return {"pyramid": pyramid}

    def read(self, reader: Reader, data: Data, state: State) -> None:
        slots = reader.items(data, "pyramid", [])
        if state.drafted < WONDERS_DRAFTED and not (state.deal.pantheon or state.deal.agora):
            if slots:
                reader.fault("the pyramid is laid out after the draft")
            return
        if len(slots) != state.layout.slots:
            reader.fault(f"the pyramid of age {state.age} must have {state.layout.slots} slots")
            return
        for slot, place in enumerate(slots):
            if isinstance(place, Mapping):
                self._read_place(reader, place, state, slot)
            elif place is not None:
                reader.fault(f"slot {slot} of the pyramid is not an object")
        for slot in members(state.present):
            if not state.layout.covered_by[slot] & state.present:
                state.available |= BIT[slot]
        for slot, place in enumerate(slots):
            if isinstance(place, Mapping):
                reader.follows(place, "open", bool(state.available & BIT[slot]), f"in slot {slot}")

    def _read_place(self, reader: Reader, place: Data, state: State, slot: int) -> None:
        reader.only(place, self.parts_of_place, f"slot {slot}")
        card = reader.named(place.get("card"), "card", CARD_NUMBERS, f"slot {slot}")
        if card is None:
            return
        reader.follows(place, "back", back_of(card), f"in slot {slot}")
        if CARDS[card].age not in (0, state.age):  # a Senator belongs to no age
            reader.fault(f"{CARDS[card].name} in slot {slot} is not of age {state.age}")
        state.deal.lay(state.age, slot, card)
        self.token.read(reader, place, state, slot)
        state.present |= BIT[slot]
        if "back" not in place:
            state.shown |= BIT[slot]
        elif state.layout.face_up & BIT[slot]:
            reader.fault(f"slot {slot} lies face up in age {state.age}")

    def sample(self, drawing: Drawing) -> None:
        drawing.position["pyramid"] = [
            place
            and (
                place
                if "card" in place
                else {**place, "card": CARDS[drawing.by_back[place["back"]].pop()].name}
            )
            for place in drawing.position["pyramid"]
        ]


class Decks(Zone[State]):
    """The cards to come and those removed: hidden from everyone (DUEL-SETUP-05, DUEL-SETUP-06)."""

    hidden: tuple[str, ...] = ("ages", "removed")

    def write(self, state: State, eye: Eye) -> Written:
        if not eye.everything:
            return self.known(state, eye)
        deal = state.deal
        first = int(state.age) if laid_out(state) else 0
        coming = [
            [CARDS[deal.card_at(n + 1, slot)].name for slot in range(slots_of(deal, n))] if n >= first else []
            for n in range(3)
        ]
        return {"ages": coming, "removed": [self.removed(state, n) for n in range(3)]}

    def known(self, state: State, eye: Eye) -> Written:
        """Returns what a viewer knows about them."""
        return {}

    def removed(self, state: State, n: int) -> list[str]:
        """Returns the cards removed from the deck of an age (from 0) that are still out of the game."""
        cards = list(state.deal.removed)[3 * n : 3 * n + 3]
        return [CARDS[card].name for card in cards if card >= 0]

    def may_be_played(self, state: State, n: int) -> bool:
        """Returns whether a removed card of an age (from 0) may have been built."""
        return False

    def read(self, reader: Reader, data: Data, state: State) -> None:
        """Reads the decks; omitted cards are those that are nowhere else, in their order."""
        removed, ages = read_decks(reader, data)
        for n in range(3):
            coming = n + 1 > state.age or not laid_out(state)
            if ages[n] and not coming:
                reader.fault(f"the cards of age {n + 1} are laid out already")
            played = len(removed[n]) == REMOVED - 1 and self.may_be_played(state, n)
            fill_age(reader, state.deal, n, removed[n], ages[n], coming, played)

    def sample(self, drawing: Drawing) -> None:
        view, piles = drawing.position, drawing.piles
        age = view["age"] if view["pyramid"] else 0
        known = view.get("removed", [[None] * SETUP.removed_cards_per_deck] * 3)
        removed: list[list[str]] = []
        ages: list[list[str]] = [[], [], []]
        for n in range(3):
            unseen = piles[n]
            removed.append([card or CARDS[unseen.pop()].name for card in known[n]])
            if n + 1 > age:
                if n == 2:
                    unseen += [piles[3].pop() for _ in range(int(GUILDS_ADDED))]
                if drawing.rules.agora:
                    unseen += [piles[4].pop() for _ in range(int(SENATORS_ADDED[n]))]
                ages[n] = [CARDS[card].name for card in shuffled(drawing.chance, unseen)]
        view |= {"ages": ages, "removed": removed}
