"""The Senate and the conspiracies as plain, readable data, and back."""

from collections.abc import Mapping

from librt.vecs import vec
from mypy_extensions import i64

from pharos.core.bits import BIT, lane, mask_of, members
from pharos.core.plain import shown
from pharos.core.reader import Data, Reader
from pharos.duel import steps
from pharos.duel.agora.conspiracy import CONSPIRACIES, CONSPIRACY_NUMBERS, PAIR
from pharos.duel.agora.decrees import DECREE_NUMBERS, DECREES
from pharos.duel.agora.influence import enforce
from pharos.duel.agora.senate import (
    ALL_CHAMBERS,
    CHAMBERS,
    CUBES,
    DRAWN,
    FACE_UP_AT_START,
    KEPT_ALL,
    PRINTED,
    TO_BOTTOM,
    TO_TOP,
    Senate,
)
from pharos.duel.agora.senators import ACTION_FIELD
from pharos.duel.deal import DECREES_DEALT, Deal
from pharos.duel.piece import COLORS, CONSPIRATOR, SECTIONS
from pharos.duel.pieces import CARDS, PROGRESS, WONDERS
from pharos.duel.state import State

CARD_NUMBERS = {card.name: int(card.number) for card in CARDS}
TOKEN_NUMBERS = {token.name: int(token.number) for token in PROGRESS}
ENDS = {"top": int(TO_TOP), "bottom": int(TO_BOTTOM)}
END_NAMES = {number: name for name, number in ENDS.items()}
CONSPIRATORS = [int(card.number) for card in CARDS if card.kind == CONSPIRATOR]
CITY_PLOTS = ("conspiracies",)
PARTS_OF_SENATE = (
    "chambers",
    "supply",
    "triggered_this_turn",
    "conspiring",
    "deck",
    "removed_seen",
    "locked",
)
SEATS = (0, 1)
MOST_TAKEN = 13
"""More conspiracies nobody can take (AGORA-CONS-04)."""
MOST_ACTIONS = max(step.actions for step in PRINTED.setup.senate_actions)


# To data.


def names_of(conspiracies: list[int]) -> list[str]:
    """The names of some conspiracies."""
    return [CONSPIRACIES[n].name for n in conspiracies]


def taken_by(senate: Senate, seat: int) -> list[int]:
    """The conspiracies of a seat in the order in which they were taken."""
    order = int(senate.order0 if seat == 0 else senate.order1)
    count = len(members(int(senate.taken(seat))))
    return [order >> 4 * n & 15 for n in reversed(range(count))]


def events(senate: Senate) -> list[tuple[int, int]]:
    """Each time somebody conspired: the seat, and where the other card went; the first time first."""
    listed = []
    log = int(senate.log)
    while log:
        listed.append(((log % 8 - 1) // 3, (log % 8 - 1) % 3))
        log //= 8
    return listed[::-1]


def drawn_now(state: State) -> list[int]:
    """The conspiracies that somebody has drawn and must keep or put back."""
    for packed in list(state.stack)[: int(state.depth)]:
        if steps.kind_of(packed) == steps.KEEP:
            return [int(steps.argument_of(packed) % PAIR), int(steps.argument_of(packed) // PAIR)]
    return []


def history(state: State, senate: Senate) -> tuple[list[dict[str, object]], list[int]]:
    """Who drew, kept and put back what, and the deck that is left, top card first."""
    deck = [int(n) for n in state.deal.conspiracies]
    logged = events(senate)
    hands = []
    for seat in (0, 1):
        kept = sum((2 if went == KEPT_ALL else 1) for who, went in logged if who == seat)
        hands.append(taken_by(senate, seat)[-kept:] if kept else [])
    told: list[dict[str, object]] = []
    for seat, went in logged:
        drawn, deck = deck[: int(DRAWN)], deck[int(DRAWN) :]
        kept_now = [hands[seat].pop(0) for _ in range(2 if went == KEPT_ALL else 1)]
        event: dict[str, object] = {"seat": seat, "drawn": names_of(drawn), "kept": names_of(kept_now)}
        back = [n for n in drawn if n not in kept_now]
        if back:
            event["back"] = END_NAMES[went]
        deck = back + deck if went == TO_TOP else deck + back
        told.append(event)
    return told, deck[len(drawn_now(state)) :]


def city_plots(state: State, senate: Senate, seat: int) -> dict[str, object]:
    """The conspiracies in front of a seat, in the order in which they were taken."""
    plots = []
    for n in taken_by(senate, seat):
        plot: dict[str, object] = {"id": CONSPIRACIES[n].name}
        if senate.under[n] >= 0:
            plot["card"] = CARDS[senate.under[n]].name
        if senate.triggered & BIT[n]:
            plot["triggered"] = True
        plots.append(plot)
    return {"conspiracies": plots}


def _chamber(state: State, senate: Senate, chamber: int) -> dict[str, object]:
    controller = int(senate.controller(chamber))
    own = BIT[chamber]
    dealt = members(int(senate.decrees_in(chamber) & own)) + members(int(senate.decrees_in(chamber) & ~own))
    return {
        "cubes": [int(lane(senate.cubes0, chamber)), int(lane(senate.cubes1, chamber))],
        "controller": None if controller < 0 else controller,
        "decrees": [
            {"id": DECREES[state.deal.decrees[n]].name, "face_up": bool(senate.face_up & BIT[n])}
            for n in dealt
        ],
    }


def senate_data(state: State, senate: Senate) -> dict[str, object]:
    """The Senate with everything named."""
    told, deck = history(state, senate)
    data: dict[str, object] = {
        "chambers": [_chamber(state, senate, n) for n in range(int(CHAMBERS))],
        "supply": [int(senate.supply(seat)) for seat in (0, 1)],
        "triggered_this_turn": bool(senate.triggers),
        "conspiring": told,
        "deck": names_of(deck),
    }
    if senate.looked_age:
        data["removed_seen"] = {"seat": int(senate.looked_seat), "age": int(senate.looked_age)}
    if senate.locked >= 0:
        data["locked"] = {
            "seat": int(senate.locker),
            "token": PROGRESS[senate.locked].name,
            "among": [PROGRESS[n].name for n in members(int(senate.suspects))],
            "openly_among": [PROGRESS[n].name for n in members(int(senate.open_suspects))],
            "searched": bool(senate.searched),
        }
    return data


def removed_data(state: State, n: int) -> list[str]:
    """The cards removed from the deck of an age (from 0) that are still out of the game."""
    played = -1 if state.senate is None else state.senate.played
    cards = list(state.deal.removed)[3 * n : 3 * n + 3]
    return [CARDS[card].name for card in cards if card >= 0 and card != played]


def is_supreme(senate: Senate) -> bool:
    """Whether somebody controls every chamber (AGORA-END-01)."""
    return ALL_CHAMBERS in (senate.control0, senate.control1)


def may_be_played(state: State, n: int) -> bool:
    """Whether a removed card of an age (from 0) can have been built."""
    return state.senate is not None and n < state.senate.looked_age


def step_plot(kind: int, argument: int) -> dict[str, object]:
    """What a step of Agora is about."""
    if kind == steps.SENATE:
        return {
            "section": SECTIONS[argument % int(ACTION_FIELD)],
            "actions": argument // int(ACTION_FIELD),
        }
    if kind == steps.KEEP:
        return {"drawn": names_of([argument % int(PAIR), argument // int(PAIR)])}
    if kind == steps.SWAP:
        return {"colors": [COLORS[n] for n in members(argument)]}
    return {}


def deal_senate_data(deal: Deal) -> dict[str, object]:
    """What a deal decides for Agora."""
    return {
        "decrees": [DECREES[n].name for n in deal.decrees],
        "conspiracies": [CONSPIRACIES[n].name for n in deal.conspiracies],
    }


# From data.


def read_deal_senate(reader: Reader, data: Data, deal: Deal) -> None:
    """What a deal decides for Agora; the cards removed from the decks matter too."""
    decrees = reader.all_named(reader.items(data, "decrees"), "decree", DECREE_NUMBERS, "the decrees")
    if len(decrees) != DECREES_DEALT:
        reader.fault(f"a deal has {DECREES_DEALT} decrees")
    conspiracies = reader.all_named(
        reader.items(data, "conspiracies"), "conspiracy", CONSPIRACY_NUMBERS, "the deck"
    )
    if len(conspiracies) != len(CONSPIRACIES):
        reader.fault(f"a deal has {len(CONSPIRACIES)} conspiracies")
    if "removed" not in data:
        reader.fault("with Agora a deal names the removed cards")
    deal.decrees = vec[i64](decrees)
    deal.conspiracies = vec[i64](conspiracies)


def read_senate(reader: Reader, data: Data, state: State, senate: Senate) -> None:
    """The Senate and the conspiracies of a position; what is left out is as at the beginning."""
    part = data.get("senate", {})
    if not isinstance(part, Mapping):
        reader.fault("senate must be an object")
        part = {}
    reader.only(part, PARTS_OF_SENATE, "the Senate")
    senate.triggers = int(reader.flag(part, "triggered_this_turn"))
    hands = [_read_plots(reader, city, senate, seat) for seat, city in enumerate(_cities(data))]
    if len(hands) != len(SEATS):
        return  # which is a fault of the cities
    _read_deck(reader, data, part, state, senate, hands)
    _read_chambers(reader, part, state, senate)
    _read_secrets(reader, part, state, senate)


def _cities(data: Data) -> list[Data]:
    cities = data.get("cities", [])
    return [city for city in cities if isinstance(city, Mapping)][:2] if isinstance(cities, list) else []


def _read_plots(reader: Reader, city: Data, senate: Senate, seat: int) -> list[int]:
    hand: list[int] = []
    for entry in reader.objects(city, "conspiracies", []):
        reader.only(entry, ("id", "card", "triggered"), f"a conspiracy of city {seat}")
        number = reader.named(entry.get("id"), "conspiracy", CONSPIRACY_NUMBERS, f"city {seat}")
        if number is None:
            continue
        if len(hand) == MOST_TAKEN:
            reader.fault(f"city {seat} has more than {MOST_TAKEN} conspiracies")
            break
        senate.take_conspiracy(seat, number)
        hand.append(number)
        if "card" in entry:
            under = reader.named(entry["card"], "card", CARD_NUMBERS, f"under {CONSPIRACIES[number].name}")
            if under is not None:
                senate.prepared |= BIT[number]
                senate.under[number] = under
        if reader.flag(entry, "triggered"):
            senate.triggered |= BIT[number]
    return hand


def _read_deck(
    reader: Reader, data: Data, part: Data, state: State, senate: Senate, hands: list[list[int]]
) -> None:
    """The deck as it was before anybody conspired, and what has happened to it since."""
    drawn = _read_drawn(reader, data)
    deck = reader.all_named(reader.items(part, "deck", []), "conspiracy", CONSPIRACY_NUMBERS, "the deck")
    if "deck" not in part:
        deck = [n for n, plot in enumerate(CONSPIRACIES) if ("conspiracy", plot.name) not in reader.places]
    taken = sum(len(hand) for hand in hands)
    if taken + len(deck) + len(drawn) != len(CONSPIRACIES):
        reader.fault(f"there are {len(CONSPIRACIES)} conspiracies in the cities and in the deck together")
        return
    told = reader.objects(part, "conspiring", [])
    recruited = sum(
        state.city0.has(card) or state.city1.has(card) for card in (CARDS[n] for n in CONSPIRATORS)
    )
    drafting = sum(wonder.on_draft == steps.KEEP for wonder in WONDERS if state.offer)
    if len(deck) < int(DRAWN) * (len(CONSPIRATORS) - recruited + drafting):
        reader.fault("more conspiracies are taken than Conspirators can have brought")
        return
    faults = len(reader.faults)
    deck = _undo(reader, told, drawn + deck, [list(hand) for hand in hands])
    if len(reader.faults) > faults:
        return
    state.deal.conspiracies = vec[i64](deck)
    for event in told:
        _redo(senate, state.deal, event)
    for _ in drawn:
        senate.draw(state.deal)


def _read_drawn(reader: Reader, data: Data) -> list[int]:
    steps_told = data.get("steps", [])
    for entry in steps_told if isinstance(steps_told, list) else []:
        if isinstance(entry, Mapping) and entry.get("step") == steps.STEP_NAMES[int(steps.KEEP)]:
            drawn = reader.all_named(
                reader.items(entry, "drawn", []), "conspiracy", CONSPIRACY_NUMBERS, "the cards drawn"
            )
            if len(drawn) != DRAWN:
                reader.fault(f"{DRAWN} conspiracies are drawn")
            return drawn
    return []


def _undo(reader: Reader, told: list[Data], deck: list[int], hands: list[list[int]]) -> list[int]:
    """The deck before all that was told, the last event first."""
    for event in reversed(told):
        reader.only(event, ("seat", "drawn", "kept", "back"), "an event of the conspiracies")
        seat = reader.number(event, "seat", 0, 1)
        drawn = [CONSPIRACY_NUMBERS.get(str(name), -1) for name in reader.items(event, "drawn")]
        kept = [CONSPIRACY_NUMBERS.get(str(name), -1) for name in reader.items(event, "kept")]
        back = [n for n in drawn if n not in kept]
        end = event.get("back")
        fits = (
            len(set(drawn)) == DRAWN
            and kept != []
            and all(n in drawn for n in kept)
            and hands[seat][len(hands[seat]) - len(kept) :] == kept
            and (end in ENDS if back else end is None)
        )
        if fits and back:
            fits = (deck[:1] if end == "top" else deck[-1:]) == back
        if not fits:
            reader.fault("what was drawn, kept and put back does not fit the conspiracies that are there")
            return deck
        del hands[seat][len(hands[seat]) - len(kept) :]
        if back:
            deck = deck[1:] if end == "top" else deck[:-1]
        deck = drawn + deck
    return deck


def _redo(senate: Senate, deal: Deal, event: Data) -> None:
    drawn = [int(senate.draw(deal)) for _ in range(int(DRAWN))]
    kept = event["kept"]
    assert isinstance(kept, list | tuple)
    end = ENDS.get(str(event.get("back")), int(KEPT_ALL))
    if end == TO_TOP:
        (senate.top,) = [n for n in drawn if CONSPIRACIES[n].name not in kept]
    senate.note(int(str(event["seat"])), end)


def _read_chambers(reader: Reader, part: Data, state: State, senate: Senate) -> None:
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
        reader.follows(chamber, "controller", None if controller < 0 else controller, f"of chamber {n + 1}")
    for seat in (0, 1):
        if senate.supply(seat) < 0:
            reader.fault(f"seat {seat} has {CUBES} cubes only")
    reader.follows(part, "supply", [int(senate.supply(seat)) for seat in SEATS])
    _read_decrees(reader, chambers, state, senate)


def _read_decrees(reader: Reader, chambers: list[Data], state: State, senate: Senate) -> None:
    lying = [_decrees_in(reader, chamber, n) for n, chamber in enumerate(chambers)]
    unused = [n for n, decree in enumerate(DECREES) if ("decree", decree.name) not in reader.places]
    for n, decrees in enumerate(lying):
        if decrees is None:
            face_up = bool(FACE_UP_AT_START & BIT[n] or senate.controller(n) >= 0)
            lying[n] = [(unused.pop(0), face_up)]
    found = [decrees or [] for decrees in lying]
    empty = [n for n, decrees in enumerate(found) if not decrees]
    double = [n for n, decrees in enumerate(found) if len(decrees) == 2]
    if sum(map(len, found)) != CHAMBERS or len(empty) > 1 or len(empty) != len(double):
        reader.fault("each chamber has one decree, or one chamber none and another one two")
        return
    if empty and not _done(senate, int(steps.SHIFT)):
        reader.fault("no conspiracy has moved a decree")
    dealt = [decrees[0] if decrees else found[double[0]][1] for decrees in found]
    state.deal.decrees = vec[i64]([decree for decree, _ in dealt])
    senate.face_up = mask_of([n for n, (_, face_up) in enumerate(dealt) if face_up])
    if FACE_UP_AT_START & ~senate.face_up:
        reader.fault("a decree that was dealt face up lies face down")
    if empty:
        senate.decrees -= BIT[empty[0]] * 256 ** empty[0]
        senate.decrees += BIT[empty[0]] * 256 ** double[0]
    for n in range(int(CHAMBERS)):
        controller = int(senate.controller(n))
        if controller < 0:
            continue
        if senate.decrees_in(n) & ~senate.face_up:
            reader.fault(f"the decree in chamber {n + 1}, which is controlled, lies face down")
        for place in members(int(senate.decrees_in(n))):
            enforce(state.city(controller), state.deal.decrees[place])


def _decrees_in(reader: Reader, chamber: Data, n: int) -> list[tuple[int, bool]] | None:
    """The decrees of a chamber, its own first, and whether they are face up; None where nothing is said."""
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
    """Whether a conspiracy with such a part was triggered."""
    return any(asked[0] == kind for n in members(int(senate.triggered)) for asked in CONSPIRACIES[n].asks)


def _read_secrets(reader: Reader, part: Data, state: State, senate: Senate) -> None:
    seen = part.get("removed_seen")
    if isinstance(seen, Mapping):
        reader.only(seen, ("seat", "age"), "removed_seen")
        senate.looked_seat = reader.number(seen, "seat", 0, 1)
        senate.looked_age = reader.number(seen, "age", 1, int(state.age))
        if not _done(senate, int(steps.PLAY)):
            reader.fault("no conspiracy has looked at the removed cards")
    elif seen is not None:
        reader.fault("removed_seen must be an object")
    locked = part.get("locked")
    if isinstance(locked, Mapping):
        token = reader.named(locked.get("token"), "token", TOKEN_NUMBERS, "the locked token")
        if token is None:
            return
        reader.only(locked, ("seat", "token", "among", "openly_among", "searched"), "locked")
        senate.locked = token
        senate.locker = reader.number(locked, "seat", 0, 1)
        senate.searched = int(reader.flag(locked, "searched"))
        senate.suspects = _suspects(reader, locked, "among", token)
        senate.open_suspects = _suspects(reader, locked, "openly_among", token)
        if not _done(senate, int(steps.LOCK)):
            reader.fault("no conspiracy has locked a token")
    elif locked is not None:
        reader.fault("locked must be an object")


def _suspects(reader: Reader, locked: Data, name: str, token: int) -> int:
    among = reader.items(locked, name, [PROGRESS[token].name])
    numbers = [TOKEN_NUMBERS[str(entry)] for entry in among if entry in TOKEN_NUMBERS]
    if len(numbers) != len(among) or token not in numbers:
        reader.fault(f"{name} must name tokens, the locked one among them")
    return mask_of(numbers)


def read_step_plot(reader: Reader, entry: Data, kind: int) -> int | None:
    """The argument of a step of Agora, or None when it is wrong."""
    if kind == steps.SENATE:
        section = entry.get("section")
        if section not in SECTIONS:
            reader.fault(f"{shown(section)} is not a section of the Senate")
            return None
        actions = reader.number(entry, "actions", 1, MOST_ACTIONS)
        return SECTIONS.index(str(section)) + actions * int(ACTION_FIELD)
    if kind == steps.KEEP:
        drawn = [CONSPIRACY_NUMBERS.get(str(name), 0) for name in reader.items(entry, "drawn", [])]
        return drawn[0] + drawn[1] * int(PAIR) if len(drawn) == DRAWN else None
    if kind == steps.SWAP:
        colors = reader.items(entry, "colors")
        if not colors or any(color not in COLORS for color in colors):
            reader.fault("colors must name colors")
            return None
        return mask_of([COLORS.index(str(color)) for color in colors])
    return 0
