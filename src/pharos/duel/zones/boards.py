"""The boards, the discard pile, the box, and the wonders of the draft."""

from librt.vecs import vec
from mypy_extensions import i64

from pharos.core.bits import BIT, mask_of, members
from pharos.core.chance import shuffled
from pharos.core.plain import shown
from pharos.core.reader import Data, Reader
from pharos.core.shape import Name, Several
from pharos.core.zone import Eye, Zone, parts
from pharos.core.zone import Written as Written
from pharos.duel import steps
from pharos.duel.discard import throw_away
from pharos.duel.military import TOKEN_NAMES
from pharos.duel.names import CARD_NUMBERS, TOKEN_NUMBERS, WONDER_NUMBERS, cards_in, names_in
from pharos.duel.pieces import PROGRESS, SETUP, WONDERS
from pharos.duel.state import State
from pharos.duel.turn import WONDERS_DRAFTED, decider, drawn_tokens
from pharos.duel.zones.drawing import CARDS_LISTED, TOKENS, WONDER, Drawing


class MilitaryTokens(Zone[State]):
    """The military tokens on the board."""

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
    """The discard pile, visible to all."""

    open_to_all: bool = True
    shapes = parts(discard=CARDS_LISTED)

    def write(self, state: State, eye: Eye) -> Written:
        return {"discard": cards_in(state)}

    def read(self, reader: Reader, data: Data, state: State) -> None:
        cards = reader.items(data, "discard", [])
        for card in reader.all_named(cards, "card", CARD_NUMBERS, "the discard pile"):
            throw_away(state, card)


class Box(Zone[State]):
    """The progress tokens that are not in play: public, but in random order."""

    shapes = parts(box=TOKENS)
    sometimes = parts(drawn=TOKENS)
    seen: tuple[str, ...] = ("drawn",)

    def write(self, state: State, eye: Eye) -> Written:
        if eye.everything:
            return {"box": [PROGRESS[n].name for n in self.order(state) if state.box & BIT[n]]}
        return {"box": names_in(self.out_of_sight(state, eye), PROGRESS)}

    def order(self, state: State) -> vec[i64]:
        """Returns the order in which the next draw takes them."""
        return state.deal.box

    def out_of_sight(self, state: State, eye: Eye) -> int:
        """Returns the tokens that may be in the box as far as the viewer knows."""
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
    """The tokens that the deciding seat looks at to choose one (DUEL-WONDER-08)."""

    def write(self, state: State, eye: Eye) -> Written:
        deciding = int(decider(state))
        if eye.everything or deciding < 0 or eye.seat != deciding:
            return {}
        top = state.stack[state.depth - 1]
        if steps.kind_of(top) != steps.LIBRARY:
            return {}
        return {"drawn": names_in(drawn_tokens(state, steps.argument_of(top)), PROGRESS)}


class Offer(Zone[State]):
    """The wonders offered in the draft, and those to come."""

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
        # AGORA-WONDER-07: the second four are laid out after the effect of the fourth wonder.
        lying = 0 if between and taken == 4 else 4 - taken % 4
        if len(offer) != lying or taken >= WONDERS_DRAFTED:
            reader.fault("the offer does not fit the wonders that were drafted")
        if taken < 4 or between:
            wonders = state.deal.rules.wonders
            rest = [int(n) for n in wonders if ("wonder", WONDERS[n].name) not in reader.places]
            state.deal.wonders = vec[i64]([0] * 4 + (coming + rest)[:4])


class NextWonders(Zone[State]):
    """The second four wonders, until they are laid out; read together with the offer."""

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
