"""The zones of Agora: the Senate with its decrees, the conspiracies, the locked token.

What is hidden, and from whom: AGORA-HIDE-01, AGORA-HIDE-02, AGORA-HIDE-03.
"""

from collections.abc import Mapping
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from pharos.core.bits import BIT, lane, mask_of, members
from pharos.core.chance import shuffled
from pharos.core.plain import shown
from pharos.core.reader import Data, Reader
from pharos.core.shape import Either, Flag, Maybe, Name, Parts, Several, Whole
from pharos.core.zone import Eye, Written, Zone, parts
from pharos.duel.agora import steps as agora_steps
from pharos.duel.agora.conspiracy import CONSPIRACIES, CONSPIRACY_NUMBERS, PAIR
from pharos.duel.agora.decrees import DECREE_NUMBERS, DECREES
from pharos.duel.agora.influence import enforce
from pharos.duel.agora.senate import (
    ALL_CHAMBERS,
    CHAMBERS,
    CUBES,
    DRAWN,
    FACE_UP_AT_START,
    PRINTED,
    Senate,
)
from pharos.duel.agora.senators import ACTION_FIELD
from pharos.duel.agora.story import MOST_EVENTS, history, names_of, read_deck, sample_story, taken_by
from pharos.duel.deal import REMOVED
from pharos.duel.names import CARD_NUMBERS, TOKEN_NUMBERS
from pharos.duel.pantheon import steps as pantheon_steps
from pharos.duel.piece import SECTIONS
from pharos.duel.pieces import CARDS, PROGRESS
from pharos.duel.state import State
from pharos.duel.zones.cards import Decks
from pharos.duel.zones.city import Holding
from pharos.duel.zones.drawing import CARD, SEAT, SEATS, TOKEN, Drawing
from pharos.duel.zones.turn import STEAL, Argument, colors_of

MOST_TAKEN = 13
"""The most conspiracies that a seat can take (AGORA-CONS-04)."""
MOST_ACTIONS = max(step.actions for step in PRINTED.setup.senate_actions)
PLOT = Name("conspiracy", CONSPIRACY_NUMBERS)
PLOTS_DRAWN = Several(PLOT, int(DRAWN), int(DRAWN))
SUSPECTS = Several(TOKEN, len(PROGRESS), 1)


def senate_of(state: State) -> Senate:
    """Returns the Senate of a game that is played with it."""
    assert state.senate is not None
    return state.senate


def is_supreme(senate: Senate) -> bool:
    """Returns whether a player controls every chamber (AGORA-END-01)."""
    return ALL_CHAMBERS in (senate.control0, senate.control1)


def _without(data: Written, name: str) -> Written:
    return {key: value for key, value in data.items() if key != name}


class Plots(Zone[Holding]):
    """The conspiracies of a seat, in the order in which they were taken (AGORA-CONS-05)."""

    shapes = parts(
        conspiracies=Several(Parts({}, {"id": PLOT, "card": CARD, "triggered": Flag()}), len(CONSPIRACIES))
    )

    def write(self, state: Holding, eye: Eye) -> Written:
        senate = senate_of(state.state)
        plots = []
        for n in taken_by(senate, state.seat):
            triggered = bool(senate.triggered & BIT[n])
            plot: Written = {"id": CONSPIRACIES[n].name} if triggered or eye.knows(state.seat) else {}
            if senate.under[n] >= 0:
                plot["card"] = CARDS[senate.under[n]].name
            if triggered:
                plot["triggered"] = True
            plots.append(plot)
        return {"conspiracies": plots}

    def read(self, reader: Reader, data: Data, state: Holding) -> None:
        senate, place = senate_of(state.state), state.place
        for n, entry in enumerate(reader.objects(data, "conspiracies", [])):
            reader.only(entry, ("id", "card", "triggered"), f"a conspiracy of {place}")
            number = reader.named(entry.get("id"), "conspiracy", CONSPIRACY_NUMBERS, place)
            if number is None:
                continue
            if n == MOST_TAKEN:
                reader.fault(f"{place} has more than {MOST_TAKEN} conspiracies")
                break
            senate.take_conspiracy(state.seat, number)
            if "card" in entry:
                named = f"under {CONSPIRACIES[number].name}"
                under = reader.named(entry["card"], "card", CARD_NUMBERS, named)
                if under is not None:
                    senate.prepared |= BIT[number]
                    senate.under[number] = under
            if reader.flag(entry, "triggered"):
                senate.triggered |= BIT[number]


class SenateBoard(Zone[State]):
    """Chambers with cubes and decrees, the deck of conspiracies and its history, the locked token."""

    shapes = parts(
        senate=Parts(
            {
                "chambers": Several(
                    Parts(
                        {
                            "cubes": Several(Whole(0, int(CUBES)), 2, 2),
                            "controller": Maybe(SEAT),
                            "decrees": Several(
                                Parts({"face_up": Flag()}, {"id": Name("decree", DECREE_NUMBERS)}), 2
                            ),
                        }
                    ),
                    int(CHAMBERS),
                    int(CHAMBERS),
                ),
                "supply": Several(Whole(0, int(CUBES)), 2, 2),
                "triggered_this_turn": Flag(),
                "conspiring": Several(
                    Parts(
                        {"seat": SEAT, "kept": Either(Whole(1, int(DRAWN)), Several(PLOT, int(DRAWN), 1))},
                        {"drawn": PLOTS_DRAWN, "back": Name("end of the deck", ("top", "bottom"))},
                    ),
                    MOST_EVENTS,
                ),
                "deck": Whole(0, len(CONSPIRACIES)),
            },
            {
                "removed_seen": Parts({"seat": SEAT, "age": Whole(1, 3)}),
                "locked": Parts(
                    {"seat": SEAT, "openly_among": SUSPECTS, "searched": Flag()},
                    {"token": TOKEN, "among": SUSPECTS},
                ),
            },
        )
    )
    parts = (
        "chambers",
        "supply",
        "triggered_this_turn",
        "conspiring",
        "deck",
        "removed_seen",
        "locked",
    )

    def write(self, state: State, eye: Eye) -> Written:
        senate = senate_of(state)
        told, deck = history(state, senate)
        part: Written = {
            "chambers": [self._chamber(state, senate, n, eye) for n in range(int(CHAMBERS))],
            "supply": [int(senate.supply(seat)) for seat in SEATS],
            "triggered_this_turn": bool(senate.triggers),
            "conspiring": [
                event
                if eye.knows(event["seat"])
                else {**_without(event, "drawn"), "kept": len(event["kept"])}
                for event in told
            ],
            "deck": names_of(deck) if eye.everything else len(deck),
        }
        if senate.looked_age:
            part["removed_seen"] = {"seat": int(senate.looked_seat), "age": int(senate.looked_age)}
        if senate.locked >= 0:
            part["locked"] = self._locked(senate, eye)
        return {"senate": part}

    def _chamber(self, state: State, senate: Senate, chamber: int, eye: Eye) -> Written:
        controller, own = int(senate.controller(chamber)), BIT[chamber]
        lying = senate.decrees_in(chamber)
        decrees = []
        for n in members(int(lying & own)) + members(int(lying & ~own)):
            face_up = bool(senate.face_up & BIT[n])
            known = {"id": DECREES[state.deal.decrees[n]].name} if face_up or eye.everything else {}
            decrees.append({**known, "face_up": face_up})
        return {
            "cubes": [int(lane(senate.cubes0, chamber)), int(lane(senate.cubes1, chamber))],
            "controller": None if controller < 0 else controller,
            "decrees": decrees,
        }

    def _locked(self, senate: Senate, eye: Eye) -> Written:
        """Returns the locked token; viewers who did not lock it know it only if there is one possibility."""
        among, openly = (
            [PROGRESS[n].name for n in members(int(suspects))]
            for suspects in (senate.suspects, senate.open_suspects)
        )
        locked: Written = {
            "seat": int(senate.locker),
            "token": PROGRESS[senate.locked].name,
            "among": among,
            "openly_among": openly,
            "searched": bool(senate.searched),
        }
        if eye.everything:
            return locked
        if eye.seat == senate.locker:
            return _without(locked, "among")
        if eye.seat is None:
            locked["among"] = openly
        return locked if len(locked["among"]) == 1 else _without(locked, "token")

    def read(self, reader: Reader, data: Data, state: State) -> None:
        """Reads the Senate; omitted parts are as at the start of the game."""
        senate, part = senate_of(state), data.get("senate", {})
        if not isinstance(part, Mapping):
            reader.fault("senate must be an object")
            part = {}
        reader.only(part, self.parts, "the Senate")
        senate.triggers = int(reader.flag(part, "triggered_this_turn"))
        state.due = 1
        read_deck(reader, data, part, state, senate, [taken_by(senate, seat) for seat in SEATS])
        self._read_chambers(reader, part, state, senate)
        self._read_removed_seen(reader, part, state, senate)
        self._read_locked(reader, part, senate)

    def _read_chambers(self, reader: Reader, part: Data, state: State, senate: Senate) -> None:
        chambers = reader.objects(part, "chambers", [{}] * int(CHAMBERS))
        if len(chambers) != CHAMBERS:
            reader.fault(f"the Senate has {CHAMBERS} chambers")
            return
        for n, chamber in enumerate(chambers):
            reader.only(chamber, ("cubes", "controller", "decrees"), f"chamber {n + 1}")
            cubes = reader.items(chamber, "cubes", [0, 0])
            if len(cubes) != 2 or not all(type(count) is int and 0 <= count <= CUBES for count in cubes):
                reader.fault(f"the cubes in chamber {n + 1} must be two numbers from 0 to {CUBES}")
                continue
            for seat, count in enumerate(cubes):
                for _ in range(int(str(count))):
                    senate.put(seat, n)
            senate.set_controller(n, senate.majority(n))
            controller = int(senate.controller(n))
            follows = None if controller < 0 else controller
            reader.follows(chamber, "controller", follows, f"of chamber {n + 1}")
        for seat in SEATS:
            if senate.supply(seat) < 0:
                reader.fault(f"seat {seat} has {CUBES} cubes only")
        reader.follows(part, "supply", [int(senate.supply(seat)) for seat in SEATS])
        self._read_decrees(reader, chambers, state, senate)

    def _read_decrees(self, reader: Reader, chambers: list[Data], state: State, senate: Senate) -> None:
        found = self._lying_decrees(reader, chambers, senate)
        empty = [n for n, decrees in enumerate(found) if not decrees]
        double = [n for n, decrees in enumerate(found) if len(decrees) == 2]
        if sum(map(len, found)) != CHAMBERS or len(empty) > 1 or len(empty) != len(double):
            reader.fault("each chamber has one decree, or one chamber none and another one two")
            return
        if empty and not _done(senate, int(agora_steps.SHIFT)):
            reader.fault("no conspiracy has moved a decree")
        dealt = [decrees[0] if decrees else found[double[0]][1] for decrees in found]
        state.deal.decrees = vec[i64]([decree for decree, _ in dealt])
        senate.face_up = mask_of([n for n, (_, face_up) in enumerate(dealt) if face_up])
        if FACE_UP_AT_START & ~senate.face_up:
            reader.fault("a decree that was dealt face up lies face down")
        if empty:
            senate.decrees -= BIT[empty[0]] * 256 ** empty[0]
            senate.decrees += BIT[empty[0]] * 256 ** double[0]
        self._enforce_decrees(reader, state, senate)

    def _lying_decrees(
        self, reader: Reader, chambers: list[Data], senate: Senate
    ) -> list[list[tuple[int, bool]]]:
        """Returns the decrees by chamber; a chamber without information gets one that is nowhere else."""
        told = [_decrees_in(reader, chamber, n) for n, chamber in enumerate(chambers)]
        unused = [n for n, decree in enumerate(DECREES) if ("decree", decree.name) not in reader.places]
        lying: list[list[tuple[int, bool]]] = []
        for n, decrees in enumerate(told):
            face_up = bool(FACE_UP_AT_START & BIT[n] or senate.controller(n) >= 0)
            lying.append([(unused.pop(0), face_up)] if decrees is None else decrees)
        return lying

    def _enforce_decrees(self, reader: Reader, state: State, senate: Senate) -> None:
        """Puts the decrees of controlled chambers into force; they must be face up."""
        for n in range(int(CHAMBERS)):
            controller = int(senate.controller(n))
            if controller < 0:
                continue
            if senate.decrees_in(n) & ~senate.face_up:
                reader.fault(f"the decree in chamber {n + 1}, which is controlled, lies face down")
            for place in members(int(senate.decrees_in(n))):
                enforce(state.city(controller), state.deal.decrees[place])

    def _read_removed_seen(self, reader: Reader, part: Data, state: State, senate: Senate) -> None:
        seen = part.get("removed_seen")
        if isinstance(seen, Mapping):
            reader.only(seen, ("seat", "age"), "removed_seen")
            senate.looked_seat = reader.number(seen, "seat", 0, 1)
            senate.looked_age = reader.number(seen, "age", 1, int(state.age))
            if not _done(senate, int(agora_steps.PLAY)):
                reader.fault("no conspiracy has looked at the removed cards")
        elif seen is not None:
            reader.fault("removed_seen must be an object")

    def _read_locked(self, reader: Reader, part: Data, senate: Senate) -> None:
        locked = part.get("locked")
        if locked is None:
            return
        if not isinstance(locked, Mapping):
            reader.fault("locked must be an object")
            return
        token = reader.named(locked.get("token"), "token", TOKEN_NUMBERS, "the locked token")
        if token is None:
            return
        reader.only(locked, ("seat", "token", "among", "openly_among", "searched"), "locked")
        senate.locked = token
        senate.locker = reader.number(locked, "seat", 0, 1)
        senate.searched = int(reader.flag(locked, "searched"))
        senate.suspects = _suspects(reader, locked, "among", token)
        senate.open_suspects = _suspects(reader, locked, "openly_among", token)
        if not _done(senate, int(agora_steps.LOCK)):
            reader.fault("no conspiracy has locked a token")

    def sample(self, drawing: Drawing) -> None:
        position, chance = drawing.position, drawing.chance
        part: Any = dict(position["senate"])
        position["senate"] = part
        seen = {decree.get("id") for chamber in part["chambers"] for decree in chamber["decrees"]}
        unseen = shuffled(chance, [n for n, decree in enumerate(DECREES) if decree.name not in seen])
        part["chambers"] = [
            {
                **chamber,
                "decrees": [
                    decree if "id" in decree else {"id": DECREES[unseen.pop()].name, **decree}
                    for decree in chamber["decrees"]
                ],
            }
            for chamber in part["chambers"]
        ]
        if "locked" in part:
            part["locked"] = self._sample_locked(part["locked"], drawing)
            position["box"] = [name for name in position["box"] if name != part["locked"]["token"]]
        sample_story(position, part, chance)

    def _sample_locked(self, locked: Written, drawing: Drawing) -> Written:
        """Draws the locked token, and the tokens that the other seat considers possible."""
        among: list[str] = locked.get("among") or locked["openly_among"]
        left = [token for token in among if token not in drawing.drawn]
        token = locked.get("token") or left[int(drawing.chance.below(len(left)))]
        if "among" not in locked and locked["searched"]:
            among = [token]
        return {**locked, "token": token, "among": among}


def _decrees_in(reader: Reader, chamber: Data, n: int) -> list[tuple[int, bool]] | None:
    """Returns the decrees of a chamber, its own first, and whether they are face up; None if omitted."""
    if "decrees" not in chamber:
        return None
    decrees = []
    for entry in reader.objects(chamber, "decrees"):
        reader.only(entry, ("id", "face_up"), f"a decree of chamber {n + 1}")
        number = reader.named(entry.get("id"), "decree", DECREE_NUMBERS, f"chamber {n + 1}")
        if number is not None:
            face_up = reader.flag(entry, "face_up") if "face_up" in entry else True
            decrees.append((number, face_up))
    return decrees


def _done(senate: Senate, kind: int) -> bool:
    """Returns whether a conspiracy with such a step was triggered."""
    return any(asked[0] == kind for n in members(int(senate.triggered)) for asked in CONSPIRACIES[n].asks)


def _suspects(reader: Reader, locked: Data, name: str, token: int) -> int:
    among = reader.items(locked, name, [PROGRESS[token].name])
    numbers = [TOKEN_NUMBERS[str(entry)] for entry in among if entry in TOKEN_NUMBERS]
    if len(numbers) != len(among) or token not in numbers:
        reader.fault(f"{name} must name tokens, the locked one among them")
    return mask_of(numbers)


def out_of_sight(state: State, eye: Eye) -> int:
    """Returns the tokens in the box, and the locked one if the viewer cannot rule out that it is there."""
    senate = senate_of(state)
    suspects = senate.open_suspects if eye.seat is None else senate.suspects
    if senate.locked < 0 or eye.seat == senate.locker or len(members(int(suspects))) == 1:
        return int(state.box)
    return int(state.box | BIT[senate.locked])


class KnownDecks(Decks):
    """The decks with Agora: Treason looks at the removed cards and builds one (AGORA-CON-TREASON-01)."""

    shapes = parts(removed=Several(Several(Maybe(CARD), int(REMOVED)), 3, 3))
    hidden: tuple[str, ...] = ("ages",)

    def known(self, state: State, eye: Eye) -> Written:
        senate = senate_of(state)
        looked = int(senate.looked_age) if eye.seat == senate.looked_seat else 0
        cards = [self.removed(state, n) for n in range(3)]
        return {"removed": [part if n < looked else [None] * len(part) for n, part in enumerate(cards)]}

    def removed(self, state: State, n: int) -> list[str]:
        played = senate_of(state).played
        cards = list(state.deal.removed)[3 * n : 3 * n + 3]
        return [CARDS[card].name for card in cards if card >= 0 and card != played]

    def may_be_played(self, state: State, n: int) -> bool:
        return bool(n < senate_of(state).looked_age)

    def read(self, reader: Reader, data: Data, state: State) -> None:
        super().read(reader, data, state)
        if "removed" in data and sum(map(len, reader.lists(data, "removed", 3))) < 3 * REMOVED - 1:
            reader.fault("at most one of the removed cards can have been built")


# Arguments of steps


def _read_section(reader: Reader, entry: Data, state: State) -> int | None:
    section = entry.get("section")
    if section not in SECTIONS:
        reader.fault(f"{shown(section)} is not a section of the Senate")
        return None
    actions = reader.number(entry, "actions", 1, MOST_ACTIONS)
    return SECTIONS.index(str(section)) + actions * int(ACTION_FIELD)


def _read_drawn(reader: Reader, entry: Data, state: State) -> int | None:
    drawn = [CONSPIRACY_NUMBERS.get(str(name), 0) for name in reader.items(entry, "drawn", [])]
    return drawn[0] + drawn[1] * int(PAIR) if len(drawn) == DRAWN else None


ARGUMENTS: dict[int, Argument] = {
    int(pantheon_steps.STEAL): STEAL,
    int(agora_steps.SENATE): Argument(
        lambda argument: {
            "section": SECTIONS[argument % int(ACTION_FIELD)],
            "actions": argument // int(ACTION_FIELD),
        },
        _read_section,
        {"section": Name("section", SECTIONS), "actions": Whole(1, MOST_ACTIONS)},
    ),
    int(agora_steps.KEEP): Argument(
        lambda argument: {"drawn": names_of([argument % int(PAIR), argument // int(PAIR)])},
        _read_drawn,
        {"drawn": PLOTS_DRAWN},
        known_to_its_seat=("drawn",),
    ),
    int(agora_steps.SWAP): colors_of("colors must name colors"),
}
