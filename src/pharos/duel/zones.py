"""The zones of the base game: the cities, the structure, the boards, the decks, what is pending.

In the base game both players know the same, but for the tokens drawn with the Great Library.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from librt.vecs import vec
from mypy_extensions import i64

from pharos.core.bits import BIT, mask_of, members
from pharos.core.chance import Chance, shuffled
from pharos.core.plain import shown
from pharos.core.reader import GROWN, Data, Reader
from pharos.core.shape import Anything, Flag, Maybe, Name, Parts, Several, Shape, Whole
from pharos.core.zones import Eye, Zone, Zones, parts
from pharos.core.zones import Written as Written
from pharos.duel import steps
from pharos.duel.deal import GUILDS_ADDED, REMOVED, SENATORS_ADDED, SLOTS
from pharos.duel.dealing import fill_age, read_decks, slots_of
from pharos.duel.discard import throw_away
from pharos.duel.layout import layout_of
from pharos.duel.military import TOKEN_NAMES
from pharos.duel.names import CARD_NUMBERS, TOKEN_NUMBERS, WONDER_NUMBERS, back_of, cards_in, names_in
from pharos.duel.piece import COLORS, RESOURCES, Piece
from pharos.duel.pieces import CARDS, PROGRESS, SETUP, WONDERS
from pharos.duel.rules import Rules
from pharos.duel.science import know_symbol
from pharos.duel.state import CIVILIAN, NOT_OVER, POLITICAL, SCIENCE, VICTORIES, City, State
from pharos.duel.turn import STARTING_COINS, WONDERS_DRAFTED, decider, drawn_tokens, possible

MOST_COINS = 999
STEP_KINDS = {name: kind for kind, name in steps.STEP_NAMES.items()}
CARD, WONDER, TOKEN = (
    Name("card", CARD_NUMBERS),
    Name("wonder", WONDER_NUMBERS),
    Name("progress token", TOKEN_NUMBERS),
)
SEAT, COLORS_LISTED = Whole(0, 1), Several(Name("color", COLORS), len(COLORS))
TOKENS, CARDS_LISTED = Several(TOKEN, len(PROGRESS)), Several(CARD, len(CARDS))
BACKS = sorted({back_of(int(card.number)) for card in CARDS})
SEATS = (0, 1)


def laid_out(state: State) -> bool:
    """Whether a structure lies on the table; with an expansion it does during the draft."""
    return bool(state.drafted == WONDERS_DRAFTED or state.present)


class Drawing:
    """A view that is completed to a position: the cards nobody saw, by their backs, and shuffled."""

    def __init__(self, view: Data, rules: Rules, chance: Chance) -> None:
        self.view, self.rules, self.chance = view, rules, chance
        self.position: Written = {
            name: value for name, value in view.items() if name not in ("drawn", "waiting")
        }
        self.drawn: list[str] = list(view.get("drawn", []))  # type: ignore[call-overload]
        decks = (*rules.decks, rules.temples if rules.pantheon else rules.guilds, rules.senators)
        seen = {CARD_NUMBERS[name] for name in self._seen()}
        self.piles = [shuffled(chance, [int(card) for card in deck if card not in seen]) for deck in decks]
        self.by_back = {back_of(int(deck[0])): pile for deck, pile in zip(decks, self.piles, strict=True)}

    def _seen(self) -> list[str]:
        view = self.position
        seen = [*view["discard"]]
        for city in view["cities"]:
            seen += city["cards"]
            seen += [lying["card"] for lying in city["wonders"] if "card" in lying]
            seen += [lying["card"] for lying in city.get("conspiracies", []) if "card" in lying]
        seen += [place["card"] for place in view["pyramid"] if place and "card" in place]
        return seen + [card for cards in view.get("removed", []) for card in cards if card is not None]


class ContentSets(Zone[State]):
    """Further content sets, which stand at the beginning of every document of a game with them."""

    open_to_all: bool = True
    sometimes = parts(content=Anything())
    seen: tuple[str, ...] = ("content",)


# Whose turn it is.


class Waiting(Zone[State]):
    """Who owes a choice; a position says it by its steps."""

    open_to_all: bool = True
    shapes = parts(waiting=Several(SEAT, 1))
    seen: tuple[str, ...] = ("waiting",)

    def write(self, state: State, eye: Eye) -> Written:
        deciding = int(decider(state))
        return {} if eye.everything else {"waiting": [] if deciding < 0 else [deciding]}


class Age(Zone[State]):
    """The age, and with it the layout of the structure."""

    open_to_all: bool = True
    shapes = parts(age=Whole(1, 3))

    def write(self, state: State, eye: Eye) -> Written:
        return {"age": int(state.age)}

    def read(self, reader: Reader, data: Data, state: State) -> None:
        state.age = reader.number(data, "age", 1, 3)
        state.layout = layout_of(state.age, state.deal.pantheon, state.deal.agora)


class Turn(Zone[State]):
    """Who begins by the deal, whose turn it is (before Age I: who begins), and whether one more follows."""

    open_to_all: bool = True
    shapes = parts(first=SEAT, turn=SEAT, extra_turn=Flag())

    def write(self, state: State, eye: Eye) -> Written:
        return {
            "first": int(state.deal.first),
            "turn": int(state.mover),
            "extra_turn": bool(state.again),
        }

    def read(self, reader: Reader, data: Data, state: State) -> None:
        state.deal.first = reader.number(data, "first", 0, 1, 0)
        state.mover = reader.number(data, "turn", 0, 1, int(state.deal.first))
        state.again = int(reader.flag(data, "extra_turn"))


@dataclass(frozen=True)
class Argument:
    """What a kind of step is about: how it is written, and how it is read (None where it is wrong)."""

    write: Callable[[int], Written]
    read: Callable[[Reader, Data, State], int | None]
    shapes: Mapping[str, Shape] = field(default_factory=dict)
    known_to_its_seat: tuple[str, ...] = ()
    """Parts that only the seat which is asked may see."""


def colors_of(sentence: str) -> Argument:
    """A set of colors; `sentence` says what is wrong with others."""

    def read(reader: Reader, entry: Data, state: State) -> int | None:
        colors = reader.items(entry, "colors")
        if not colors or any(color not in COLORS for color in colors):
            reader.fault(sentence)
            return None
        return mask_of([COLORS.index(str(color)) for color in colors])

    return Argument(
        lambda argument: {"colors": [COLORS[n] for n in members(argument)]}, read, {"colors": COLORS_LISTED}
    )


def _read_color(reader: Reader, entry: Data, state: State) -> int | None:
    if entry.get("color") not in COLORS:
        reader.fault(f"{shown(entry.get('color'))} is not a color")
        return None
    return COLORS.index(str(entry["color"]))


def _read_bid(reader: Reader, entry: Data, state: State) -> int | None:
    if not state.deal.rules.bidding:
        reader.fault("the step bid needs the option bidding")
        return None
    return reader.number(entry, "bid", 0, int(STARTING_COINS))


STEAL = colors_of("the colors of a card to steal are wrong")
"""Baal of Pantheon and a conspiracy of Agora ask the same."""
ARGUMENTS: dict[int, Argument] = {
    int(steps.DESTROY): Argument(
        lambda color: {"color": COLORS[color]}, _read_color, {"color": Name("color", COLORS)}
    ),
    int(steps.LIBRARY): Argument(
        lambda draw: {"draw": draw},
        lambda reader, entry, _: reader.number(entry, "draw", 1, len(PROGRESS)),
        {"draw": Whole(1, len(PROGRESS))},
    ),
    int(steps.BID): Argument(lambda coins: {"bid": coins}, _read_bid, {"bid": Whole(0, int(STARTING_COINS))}),
}


class Steps(Zone[State]):
    """What is pending, the last first, with what each step is about."""

    def __init__(self, arguments: Mapping[int, Argument], most: int, word: str) -> None:
        self.arguments, self.most, self.word = arguments, most, word
        about = {name: shape for argument in arguments.values() for name, shape in argument.shapes.items()}
        self.open_to_all = not any(argument.known_to_its_seat for argument in arguments.values())
        step = Parts({"step": Name("step", STEP_KINDS), "seat": SEAT}, about)
        self.shapes = {"steps": Several(step, most)}

    def write(self, state: State, eye: Eye) -> Written:
        return {"steps": [self._step(int(packed), eye) for packed in list(state.stack)[: int(state.depth)]]}

    def _step(self, packed: int, eye: Eye) -> Written:
        kind, seat = int(steps.kind_of(packed)), int(steps.seat_of(packed))
        data: Written = {"step": steps.STEP_NAMES[kind], "seat": seat}
        if kind in self.arguments:
            argument = self.arguments[kind]
            about = argument.write(int(steps.argument_of(packed)))
            hidden = () if eye.knows(seat) else argument.known_to_its_seat
            data |= {name: value for name, value in about.items() if name not in hidden}
        return data

    def read(self, reader: Reader, data: Data, state: State) -> None:
        if state.victory != NOT_OVER:
            reader.follows(data, "steps", [])
            return
        entries = reader.objects(data, "steps", [{"step": "turn", "seat": int(state.mover)}])
        if not 0 < len(entries) <= self.most:
            reader.fault(f"there must be one to {self.word} steps")
            return
        for entry in entries:
            self._read_step(reader, entry, state, entry is entries[-1])
        if not reader.faults and not possible(state, state.stack[state.depth - 1]):
            reader.fault("the last step has no choice")

    def _read_step(self, reader: Reader, entry: Data, state: State, is_last: bool) -> None:
        kind = STEP_KINDS.get(str(entry.get("step")))
        if kind is None:
            reader.fault(f"{shown(entry.get('step'))} is not a step")
            return
        seat = reader.number(entry, "seat", 0, 1)
        argument: int | None = 0
        if kind in self.arguments:
            argument = self.arguments[kind].read(reader, entry, state)
        elif not self._is_played(kind, state):
            reader.fault(f"the step {entry['step']} needs an expansion")
            argument = None
        if argument is None:
            return
        drafting = state.drafted < WONDERS_DRAFTED
        elsewhere = steps.DRAFT < kind < steps.SENATE and kind != steps.BID
        if (kind == steps.DRAFT and not state.offer) or (drafting and elsewhere):
            reader.fault("drafting needs an offer of wonders, and nothing else is done before it")
        if kind in (steps.TURN, steps.BEGIN) and not state.available and is_last:
            reader.fault("a turn needs a card that is available")
        state.push(kind, seat, argument)
        packed = int(state.stack[state.depth - 1])
        reader.only(entry, self._step(packed, Eye(seat)), f"the step {entry['step']}")

    def _is_played(self, kind: int, state: State) -> bool:
        shared = (steps.CLAIM, steps.STRIKE, steps.STEAL)
        if kind < steps.PLACE:
            return True
        if kind in shared:
            return bool(state.deal.pantheon or state.deal.agora)
        return bool(state.deal.agora if kind >= steps.SENATE else state.deal.pantheon)


class Ending(Zone[State]):
    """How the game ended, and who won."""

    open_to_all: bool = True
    shapes = parts(victory=Maybe(Name("victory", VICTORIES[1:])), winners=Several(SEAT, 2))

    def write(self, state: State, eye: Eye) -> Written:
        return {"victory": VICTORIES[int(state.victory)] or None, "winners": members(state.winners)}

    def read(self, reader: Reader, data: Data, state: State) -> None:
        victory = data.get("victory")
        if victory is None:
            reader.follows(data, "winners", [])
            return
        if victory not in VICTORIES[1:]:
            reader.fault(f"{shown(victory)} is not a victory")
            return
        winners = reader.items(data, "winners", [])
        state.victory = VICTORIES.index(str(victory))
        seats = [seat for seat in winners if type(seat) is int and 0 <= seat <= 1]
        state.winners = mask_of(seats)
        if len(seats) != len(winners):
            reader.fault("winners must be seats")
        shared = (CIVILIAN, SCIENCE) if state.deal.agora else (CIVILIAN,)  # AGORA-CON-COERCION-03
        if not state.winners or (state.winners == 3 and state.victory not in shared):
            reader.fault("the winners do not fit the victory")
        if state.victory == POLITICAL and not state.deal.agora:
            reader.fault("there is no political victory without Agora")


# The cities.


@dataclass(frozen=True, slots=True)
class Holding:
    """A seat's city, and the table it belongs to."""

    state: State
    seat: int
    city: City

    @property
    def place(self) -> str:
        """What it is called in sentences."""
        return f"city {self.seat}"


class Cities(Zone[State]):
    """Both cities, each with zones of its own; everything in them is open but what a zone hides."""

    def __init__(self, zones: Zones[Holding]) -> None:
        self.zones = zones
        self.open_to_all = not zones.differing
        self.shapes = {"cities": Several(zones.shape, 2, 2)}

    def write(self, state: State, eye: Eye) -> Written:
        holdings = [Holding(state, seat, state.city(seat)) for seat in SEATS]
        return {"cities": [self.zones.write(holding, eye) for holding in holdings]}

    def read(self, reader: Reader, data: Data, state: State) -> None:
        rows = reader.objects(data, "cities")
        if len(rows) != len(SEATS):
            reader.fault("cities must be two")
            return
        for seat, row in enumerate(rows):
            holding = Holding(state, seat, state.city(seat))
            self.zones.read(reader, row, holding, holding.place)


def gained(city: City, piece: Piece) -> None:
    """A city has a component, and its symbol with it; nothing follows from it."""
    city.gain(piece)
    if piece.symbol >= 0:
        know_symbol(city, int(piece.symbol))


class Coins(Zone[Holding]):
    """Coins, open to all."""

    open_to_all: bool = True
    shapes = parts(coins=Whole(0, GROWN))

    def write(self, state: Holding, eye: Eye) -> Written:
        return {"coins": int(state.city.coins)}

    def read(self, reader: Reader, data: Data, state: Holding) -> None:
        state.city.coins = reader.count(data, "coins", MOST_COINS)


class Buildings(Zone[Holding]):
    """The cards of a city."""

    open_to_all: bool = True
    shapes = parts(cards=CARDS_LISTED)

    def write(self, state: Holding, eye: Eye) -> Written:
        return {"cards": cards_in(state.city)}

    def read(self, reader: Reader, data: Data, state: Holding) -> None:
        for number in reader.all_named(reader.items(data, "cards", []), "card", CARD_NUMBERS, state.place):
            if CARDS[number].age > state.state.age:
                reader.fault(f"{CARDS[number].name} in {state.place} is of a later age")
            gained(state.city, CARDS[number])


class CityWonders(Zone[Holding]):
    """Wonders, with the card under those that are built."""

    open_to_all: bool = True
    shapes = parts(wonders=Several(Parts({"id": WONDER, "built": Flag()}, {"card": CARD}), len(WONDERS)))

    def write(self, state: Holding, eye: Eye) -> Written:
        city, under = state.city, state.state.under
        return {
            "wonders": [
                {"id": WONDERS[n].name, "built": bool(city.standing & BIT[n])}
                | ({"card": CARDS[under[n]].name} if city.standing & BIT[n] else {})
                for n in members(city.wonders)
            ]
        }

    def read(self, reader: Reader, data: Data, state: Holding) -> None:
        city = state.city
        for entry in reader.objects(data, "wonders", []):
            reader.only(entry, ("id", "built", "card"), f"a wonder of {state.place}")
            wonder = reader.named(entry.get("id"), "wonder", WONDER_NUMBERS, state.place)
            if wonder is None:
                continue
            city.wonders |= BIT[wonder]
            if reader.flag(entry, "built"):
                city.standing |= BIT[wonder]
                gained(city, WONDERS[wonder])
                place = f"under {WONDERS[wonder].name}"
                tucked = reader.named(entry.get("card"), "card", CARD_NUMBERS, place)
                if tucked is not None:
                    state.state.under[wonder] = tucked
            elif "card" in entry:
                reader.fault(f"{WONDERS[wonder].name} is not built and has a card")
        # PAN-GOD-RA-02, AGORA-BOTH-10: each expansion has one way to take a wonder.
        most = SETUP.wonders_per_player + state.state.deal.pantheon + state.state.deal.agora
        if len(members(city.wonders)) > most:
            reader.fault(f"{state.place} has more than {most} wonders")


class CityProgress(Zone[Holding]):
    """The progress tokens of a city."""

    open_to_all: bool = True
    shapes = parts(progress=TOKENS)

    def write(self, state: Holding, eye: Eye) -> Written:
        return {"progress": names_in(state.city.progress, PROGRESS)}

    def read(self, reader: Reader, data: Data, state: Holding) -> None:
        tokens = reader.items(data, "progress", [])
        for token in reader.all_named(tokens, "token", TOKEN_NUMBERS, state.place):
            state.city.progress |= BIT[token]
            gained(state.city, PROGRESS[token])


class Discounts(Zone[Holding]):
    """Fixed prices that hold from the next turn only; read when all that may bring them is there."""

    open_to_all: bool = True
    sometimes = parts(discounts_from_next_turn=Several(Name("resource", RESOURCES), len(RESOURCES)))

    def write(self, state: Holding, eye: Eye) -> Written:
        later = int(state.city.fixed & ~state.city.fixed_now)
        not_yet = [resource for n, resource in enumerate(RESOURCES) if later >> 8 * n & 255]
        return {"discounts_from_next_turn": not_yet} if not_yet else {}

    def read(self, reader: Reader, data: Data, state: Holding) -> None:
        city = state.city
        city.fixed_now = city.fixed
        for resource in reader.items(data, "discounts_from_next_turn", []):
            if resource in RESOURCES:
                city.fixed_now &= ~(255 * 256 ** RESOURCES.index(str(resource)))
            else:
                reader.fault(f"{shown(resource)} is not a resource")


# The boards and the discard pile.


class MilitaryTokens(Zone[State]):
    """The military tokens that still lie on the board."""

    open_to_all: bool = True
    shapes = parts(military_tokens=Several(Name("military token", TOKEN_NAMES), len(TOKEN_NAMES)))

    def write(self, state: State, eye: Eye) -> Written:
        return {"military_tokens": [name for n, name in enumerate(TOKEN_NAMES) if state.military & BIT[n]]}

    def read(self, reader: Reader, data: Data, state: State) -> None:
        for name in reader.items(data, "military_tokens", []):
            if name in TOKEN_NAMES:
                state.military |= BIT[TOKEN_NAMES.index(str(name))]
            else:
                reader.fault(f"{shown(name)} is not a military token")


class Board(Zone[State]):
    """The progress tokens on the board."""

    open_to_all: bool = True
    shapes = parts(progress=TOKENS)

    def write(self, state: State, eye: Eye) -> Written:
        return {"progress": names_in(state.board, PROGRESS)}

    def read(self, reader: Reader, data: Data, state: State) -> None:
        for token in reader.all_named(
            reader.items(data, "progress", []), "token", TOKEN_NUMBERS, "the board"
        ):
            state.board |= BIT[token]


class Discard(Zone[State]):
    """The discard pile, open to all."""

    open_to_all: bool = True
    shapes = parts(discard=CARDS_LISTED)

    def write(self, state: State, eye: Eye) -> Written:
        return {"discard": cards_in(state)}

    def read(self, reader: Reader, data: Data, state: State) -> None:
        cards = reader.items(data, "discard", [])
        for card in reader.all_named(cards, "card", CARD_NUMBERS, "the discard pile"):
            throw_away(state, card)


class Box(Zone[State]):
    """The progress tokens that are not in play: which they are is open, their order is chance."""

    shapes = parts(box=TOKENS)
    sometimes = parts(drawn=TOKENS)
    seen: tuple[str, ...] = ("drawn",)

    def write(self, state: State, eye: Eye) -> Written:
        if eye.everything:
            return {"box": [PROGRESS[n].name for n in self.order(state) if state.box & BIT[n]]}
        return {"box": names_in(self.out_of_sight(state, eye), PROGRESS)}

    def order(self, state: State) -> vec[i64]:
        """The order in which the next draw takes them."""
        return state.deal.box

    def out_of_sight(self, state: State, eye: Eye) -> int:
        """What somebody takes for the tokens in the box."""
        return int(state.box)

    def read(self, reader: Reader, data: Data, state: State) -> None:
        box = reader.all_named(reader.items(data, "box", []), "token", TOKEN_NUMBERS, "the box")
        if "box" not in data:
            box = [
                int(n) for n in state.deal.rules.tokens if ("token", PROGRESS[n].name) not in reader.places
            ]
        state.deal.box = vec[i64](box)
        state.box = mask_of(box)

    def sample(self, drawing: Drawing) -> None:
        rest = [TOKEN_NUMBERS[name] for name in drawing.position["box"] if name not in drawing.drawn]
        later = [PROGRESS[token].name for token in shuffled(drawing.chance, rest)]
        drawing.position["box"] = drawing.drawn + later


class Drawn(Zone[State]):
    """The tokens that somebody looks at to choose one (DUEL-WONDER-08)."""

    def write(self, state: State, eye: Eye) -> Written:
        deciding = int(decider(state))
        if eye.everything or deciding < 0 or eye.seat != deciding:
            return {}
        top = state.stack[state.depth - 1]
        if steps.kind_of(top) != steps.LIBRARY:
            return {}
        return {"drawn": names_in(drawn_tokens(state, steps.argument_of(top)), PROGRESS)}


# The draft.


class Offer(Zone[State]):
    """The wonders that are offered, and those that will be."""

    open_to_all: bool = True
    sometimes = parts(offer=Several(WONDER, SETUP.wonders_per_draft_set))

    def write(self, state: State, eye: Eye) -> Written:
        return {"offer": names_in(state.offer, WONDERS)} if state.drafted < WONDERS_DRAFTED else {}

    def read(self, reader: Reader, data: Data, state: State) -> None:
        offer = reader.all_named(reader.items(data, "offer", []), "wonder", WONDER_NUMBERS, "the offer")
        named = reader.items(data, "next_wonders", [])
        coming = reader.all_named(named, "wonder", WONDER_NUMBERS, "the wonders to come")
        state.offer = mask_of(offer)
        between = state.deal.agora and "offer" in data and not offer
        if not offer and not between:
            state.drafted = WONDERS_DRAFTED
            return
        taken = len(members(state.city0.wonders | state.city1.wonders))
        state.drafted = taken
        # AGORA-WONDER-07: the second four are laid out when what the fourth wonder does is done.
        lying = 0 if between and taken == 4 else 4 - taken % 4
        if len(offer) != lying or taken >= WONDERS_DRAFTED:
            reader.fault("the offer does not fit the wonders that were drafted")
        if taken < 4 or between:
            wonders = state.deal.rules.wonders
            rest = [int(n) for n in wonders if ("wonder", WONDERS[n].name) not in reader.places]
            state.deal.wonders = vec[i64]([0] * 4 + (coming + rest)[:4])


class NextWonders(Zone[State]):
    """The second four wonders, while nobody has seen them; read with the offer."""

    open_to_all: bool = True
    hidden: tuple[str, ...] = ("next_wonders",)

    def write(self, state: State, eye: Eye) -> Written:
        if not eye.everything:
            return {}
        unseen = state.drafted < 4 or (state.drafted == 4 and not state.offer)
        return {"next_wonders": [WONDERS[n].name for n in list(state.deal.wonders)[4:]] if unseen else []}

    def sample(self, drawing: Drawing) -> None:
        view = drawing.position
        if "offer" not in view:
            return
        seen = {*view["offer"], *(wonder["id"] for city in view["cities"] for wonder in city["wonders"])}
        view["next_wonders"] = []
        if len(seen) <= SETUP.wonders_per_draft_set:
            wonders = [int(n) for n in drawing.rules.wonders if WONDERS[n].name not in seen]
            unseen = shuffled(drawing.chance, wonders)
            view["next_wonders"] = [WONDERS[n].name for n in unseen[: SETUP.wonders_per_draft_set]]


# The cards.


class TokenOnCard:
    """A token that lies on a card of the structure; the base game has none."""

    shapes = parts()

    def write(self, state: State, slot: int) -> Written:
        """The token in a slot."""
        return {}

    def read(self, reader: Reader, place: Data, state: State, slot: int) -> None:
        """The token in a slot."""


class Structure(Zone[State]):
    """The cards that lie on the table, by slot: face up, or with their backs (DUEL-SETUP-09)."""

    open_to_all: bool = True

    def __init__(self, token: TokenOnCard) -> None:
        self.token = token
        self.parts_of_place = ("card", "back", "open", *token.shapes)
        place = Parts({"open": Flag()}, {"card": CARD, "back": Name("back", BACKS), **token.shapes})
        self.shapes = {"pyramid": Several(Maybe(place), int(SLOTS))}

    def write(self, state: State, eye: Eye) -> Written:
        if not laid_out(state):
            return {"pyramid": []}
        slots = range(int(state.layout.slots))
        return {
            "pyramid": [
                self._place(state, slot, eye) if state.present & BIT[slot] else None for slot in slots
            ]
        }

    def _place(self, state: State, slot: int, eye: Eye) -> Written:
        card = state.deal.card_at(state.age, slot)
        face_up = bool(state.shown & BIT[slot])
        place: Written = {} if face_up else {"back": back_of(card)}
        if face_up or eye.everything:
            place["card"] = CARDS[card].name
        place["open"] = bool(state.available & BIT[slot])
        return place | self.token.write(state, slot)

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
    """The cards to come and those that were removed: nobody sees them (DUEL-SETUP-05, DUEL-SETUP-06)."""

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
        """What somebody knows of them."""
        return {}

    def removed(self, state: State, n: int) -> list[str]:
        """The cards removed from the deck of an age (from 0) that are still out of the game."""
        cards = list(state.deal.removed)[3 * n : 3 * n + 3]
        return [CARDS[card].name for card in cards if card >= 0]

    def may_be_played(self, state: State, n: int) -> bool:
        """Whether a removed card of an age (from 0) can have been built."""
        return False

    def read(self, reader: Reader, data: Data, state: State) -> None:
        """What is left out are the components that are nowhere else, in their order."""
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
