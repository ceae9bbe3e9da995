"""A game of 7 Wonders as plain, readable data, and back."""

from collections import Counter

from pharos.classic import choices, steps
from pharos.classic.boards import BOARDS, MOST_STAGES
from pharos.classic.cities.losses import PARTS_OF_CITIES, check_losses, cities_data, read_cities
from pharos.classic.city import City
from pharos.classic.deal import AGES, FREE_CITY_PLAYERS, Deal, is_played
from pharos.classic.history import entries_of, packed_entry, read_entry
from pharos.classic.leaders.draft import plan_draft
from pharos.classic.leaders.position import (
    CITY_LEADERS,
    LEADER_BACK,
    LEADER_PARTS,
    LeaderReader,
    check_leader_step,
    hidden_leaders_data,
    leader_hand_data,
    leaders_city_data,
    named,
    read_city_leaders,
    read_draft,
    read_hidden_leaders,
)
from pharos.classic.leaders.roster import FIRST_LEADER, LEADER_NUMBERS
from pharos.classic.piece import CONTENT, SETUP
from pharos.classic.pieces import CARDS, WORD_STARTS, WORDS
from pharos.classic.score import finish
from pharos.classic.state import ROOM, State, empty_state
from pharos.classic.story import Story
from pharos.classic.supply import AGE_OF, CARD_NUMBERS, in_order, supply_of
from pharos.classic.turn import choices_of, waiting
from pharos.core.bits import BIT, members
from pharos.core.errors import InvalidPosition
from pharos.core.plain import shown
from pharos.core.reader import PARTS_OF_SETUP, Data, Reader

FOLLOWING = (
    "direction",
    "waiting",
    "step_cities",
    "discard_backs",
    "victory",
    "winners",
    "free_city_holder",
    "step_order",
)
"""What follows from the rest of a position."""
FOLLOWING_IN_CITY = ("marker_backs", "leader_cards")
PARTS = (
    *FOLLOWING,
    "age",
    "turn",
    "step",
    "owed",
    "pending",
    "cities",
    "hands",
    "sealed",
    "discard",
    "coming",
    "pile",
    "history",
)
PARTS_OF_CITY = (
    "wonder",
    "coins",
    "cards",
    "stages",
    "marker_backs",
    "markers",
    "victories",
    "victory_points",
    "defeats",
    "free_builds_left",
)
PARTS_OF_ENTRY = ("age", "turn", "city", "choice", "left", "right", "declined")
BOARD_NUMBERS = {board.name: int(board.number) for board in BOARDS}
STEP_KINDS = {name: kind for kind, name in steps.STEP_NAMES.items()}
PENDING = (int(steps.LAST_CARD), int(steps.REVIVE), int(steps.EXTRA_LEADER))
"""Extra actions of a turn that may wait for another one."""
MOST_COINS = 999


def cards_in(city: City) -> list[str]:
    """The names of the structures in a city."""
    words = [(int(WORD_STARTS[word]), members(int(city.word(word)))) for word in range(int(WORDS))]
    return [CARDS[start + n].name for start, found in words for n in found]


def held_cards(state: State, seat: int) -> list[int]:
    """The cards a seat holds, as numbers."""
    hand = int(state.hand_of(seat))
    start = hand * int(ROOM)
    return [int(state.hands[n]) for n in range(start, start + int(state.held[hand]))]


def hand_data(state: State, seat: int) -> list[str]:
    """The cards a seat holds."""
    return [CARDS[card].name for card in held_cards(state, seat)]


def discard_data(state: State) -> list[str]:
    """The cards of the discard pile, sorted, with their copies."""
    return [card.name for card in CARDS for _ in range(int(state.copies_discarded(card)))]


def marker_data(state: State, number: int) -> list[str]:
    """The cards under a wonder, first stage first."""
    start = number * int(MOST_STAGES)
    return [choices.card_name(int(state.under[start + n])) for n in range(int(state.city(number).stages))]


def pile_data(state: State) -> list[str]:
    """The rest of the free city's pile, top card first."""
    if state.deal.players != FREE_CITY_PLAYERS or state.turn == 0:
        return []
    return [CARDS[int(state.pile_card(n))].name for n in range(int(state.drawn), int(state.deal.hand_size))]


def city_data(state: State, number: int) -> dict[str, object]:
    """What everybody sees of a city."""
    city = state.city(number)
    data: dict[str, object] = {
        "wonder": BOARDS[city.board].name if city.board >= 0 else None,
        "coins": int(city.coins),
        "cards": cards_in(city),
        "stages": int(city.stages),
        "marker_backs": [AGE_OF.get(name, LEADER_BACK) for name in marker_data(state, number)],
        "victories": int(city.victories),
        "victory_points": int(city.victory_points),
        "defeats": int(city.defeats),
    }
    if city.free_builds:
        data["free_builds_left"] = int(city.free_left)
    if state.deal.cities:
        data |= cities_data(city)
    if state.deal.with_leaders:
        data |= leaders_city_data(state, number)
    return data


def dealt_age(state: State) -> int:
    """The last age whose cards are dealt: not yet the one for which leaders are recruited."""
    return int(state.age) if state.turn > 0 else max(0, int(state.age) - 1)


def pending_data(packed: int) -> dict[str, object]:
    """A step that is still to be asked; `order` tells who builds first from the discard pile."""
    data: dict[str, object] = {
        "step": steps.STEP_NAMES[int(steps.kind_of(packed))],
        "cities": members(steps.cities_of(packed)),
    }
    if steps.argument_of(packed):
        data["order"] = int(steps.argument_of(packed))
    return data


def _direction(state: State) -> str:
    """Where hands go next; leaders are drafted the other way round than cards in Age I (LEADERS-DRAFT-01)."""
    if not state.over and steps.kind_of(state.asked) == steps.DRAFT:
        return CONTENT.leaders_setup.draft_passing
    return SETUP.passing[max(int(state.age), 1) - 1]


def open_data(state: State) -> dict[str, object]:
    """What lies open for everybody."""
    age = int(state.age)
    asked = not state.over
    backs = Counter(AGE_OF[name] for name in discard_data(state))
    data: dict[str, object] = {
        "age": age,
        "turn": int(state.turn),
        "direction": _direction(state),
        "waiting": members(waiting(state)),
        "step": steps.STEP_NAMES[int(steps.kind_of(state.asked))] if asked else None,
        "step_cities": members(steps.cities_of(state.asked)) if asked else [],
        "owed": members(state.owed),
        "pending": [
            pending_data(int(packed))
            for packed in list(state.agenda)[: int(state.planned)][::-1]
            if steps.kind_of(packed) in PENDING
        ],
        "cities": [city_data(state, number) for number in range(int(state.deal.ring))],
        "discard_backs": [backs[n] for n in range(1, int(AGES) + 1)],
        "victory": "points" if state.over else None,
        "winners": members(state.winners),
    }
    if state.deal.players == FREE_CITY_PLAYERS:
        data["free_city_holder"] = int(state.holder()) if age else 0
    if asked and steps.kind_of(state.asked) == steps.REVIVE and steps.argument_of(state.asked):
        data["step_order"] = int(steps.argument_of(state.asked))
    return data


def position_data(state: State) -> dict[str, object]:
    """Everything, hidden things included."""
    data = open_data(state)
    players = range(int(state.deal.players))
    data["cities"] = [
        city_data(state, number) | {"markers": marker_data(state, number)}
        for number in range(int(state.deal.ring))
    ]
    data |= {
        "hands": [hand_data(state, seat) for seat in players],
        "sealed": [sealed_data(state, number) for number in range(int(state.deal.ring))],
        "discard": discard_data(state),
        "coming": coming_data(state),
        "history": [entry.data() for entry in entries_of(state)],
    }
    if state.deal.players == FREE_CITY_PLAYERS:
        data["pile"] = pile_data(state)
    if state.deal.with_leaders:
        data |= hidden_leaders_data(state)
    return data


def sealed_data(state: State, number: int) -> str | None:
    """The sealed choice of a city, or None."""
    code = int(state.sealed[number])
    return choices.notation(code) if code else None


def coming_data(state: State) -> list[dict[str, object]]:
    """The hands, and the piles, of the ages to come."""
    deal = state.deal
    coming = []
    for age in range(dealt_age(state) + 1, int(AGES) + 1):
        size = int(deal.hand_size)
        hands = []
        for seat in range(int(deal.players)):
            start = int(deal.hand_start(age, seat))
            hands.append([CARDS[int(deal.hands[start + n])].name for n in range(size)])
        data: dict[str, object] = {"age": age, "hands": hands}
        if deal.players == FREE_CITY_PLAYERS:
            data["pile"] = [CARDS[int(deal.piles[(age - 1) * size + n])].name for n in range(size)]
        coming.append(data)
    return coming


# From data.


class PositionReader(Reader):
    """Reads a position; every card may stand in as many places as it has copies."""

    def __init__(self, players: int, mix: int, grown: bool) -> None:
        super().__init__(grown)
        self.players = players
        supply = supply_of(players, mix)
        self.left: Counter[str] = Counter()
        for age in range(1, int(AGES) + 1):
            self.left.update(supply.pool(age))
        self.group_of = supply.group_of
        self.missing = {group: group.dealt for group in supply.groups}
        self.leaders = LeaderReader(self, mix)

    def card(self, value: object, place: str, lowest: int = 1, highest: int = 3) -> int | None:
        """A card in a place, of an age within bounds."""
        if not isinstance(value, str) or value not in CARD_NUMBERS:
            self.fault(f"there is no card {shown(value)} ({place})")
            return None
        if not lowest <= AGE_OF[value] <= highest:
            self.fault(f"{value} cannot be in {place} in this age")
            return None
        if not self.left[value]:
            self.fault(f"there are more copies of {value} than in the box ({place})")
            return None
        group = self.group_of.get(value)
        if group is not None:
            if not self.missing[group]:
                self.fault(f"there are more {group.kind} than are dealt ({place})")
                return None
            self.missing[group] -= 1
        self.left[value] -= 1
        return CARD_NUMBERS[value]

    def cards(self, values: list[object], place: str, lowest: int = 1, highest: int = 3) -> list[int]:
        """Several cards."""
        found = [self.card(value, place, lowest, highest) for value in values]
        return [number for number in found if number is not None]


def read_state(data: Data, deal: Deal, grown: bool = False) -> State:
    """The state of a position; raises `InvalidPosition` with every fault."""
    reader = PositionReader(int(deal.players), int(deal.mix), grown)
    state = empty_state(deal)
    reader.only(data, PARTS_OF_SETUP + PARTS + LEADER_PARTS * deal.with_leaders, "a position")
    state.age = reader.number(data, "age", 0, int(AGES))
    state.turn = reader.number(data, "turn", 0, int(deal.turns))
    if (state.age == 0) != (state.turn == 0) and (state.age == 0 or not deal.with_leaders):
        reader.fault("the first turn of an age is turn 1, and before age I there is no turn")
    step = data.get("step")
    if step is not None and step not in steps.ASKING:
        reader.fault(f"{shown(step)} is not a step that asks")
        step = "turn"
    _read_cities(reader, data, state)
    for card in reader.cards(reader.items(data, "discard", []), "the discard pile", 1, dealt_age(state)):
        state.throw_away(card)
    _read_history(reader, data, state)
    if deal.with_leaders:
        read_hidden_leaders(reader.leaders, data, state)
    _read_hands(reader, data, state, step)
    _read_coming(reader, data, state)
    _read_step(reader, data, state, step)
    if not reader.faults:
        _check_what_follows(reader, data, state)
        reader.faults += _story(state).faults()
    if reader.faults:
        raise InvalidPosition(reader.faults)
    return state


def _story(state: State) -> Story:
    """The history beside the table."""
    ring, seats = range(int(state.deal.ring)), range(int(state.deal.players))
    return Story(
        state,
        [hand_data(state, seat) for seat in seats],
        discard_data(state),
        [cards_in(state.city(number)) for number in ring],
        [marker_data(state, number) for number in ring],
        [named(state.city(number).leaders) for number in ring],
        [leader_hand_data(state, seat) for seat in seats],
    )


def _check_what_follows(reader: Reader, data: Data, state: State) -> None:
    """What everybody sees follows from the rest; told otherwise, it is a fault."""
    shown_to_all = open_data(state)
    if state.over:
        reader.follows(data, "owed", [])
    if state.over or steps.kind_of(state.asked) in (steps.TURN, steps.DRAFT, steps.BOARD):
        reader.follows(data, "pending", [])
    if state.deal.players != FREE_CITY_PLAYERS:
        reader.follows(data, "pile", [])
    for name in FOLLOWING:
        if name in shown_to_all:
            reader.follows(data, name, shown_to_all[name])
        elif name in data:
            reader.fault(f"there is no {name} now")
    cities = shown_to_all["cities"]
    assert isinstance(cities, list)
    for number, row in enumerate(reader.objects(data, "cities")):
        for name in FOLLOWING_IN_CITY:
            if name in cities[number]:
                reader.follows(row, name, cities[number][name], f"of city {number}")


def _read_cities(reader: PositionReader, data: Data, state: State) -> None:
    rows = reader.objects(data, "cities")
    if len(rows) != state.deal.ring:
        reader.fault(f"there must be {state.deal.ring} cities")
        return
    kinds: set[int] = set()
    for number, row in enumerate(rows):
        board = row.get("wonder")
        if (
            board is None
            and state.age == 0
            and number < state.deal.players
            and state.deal.rules.choose_wonders
        ):
            _read_city(reader, row, state, number, -1)
        elif not isinstance(board, str) or board not in BOARD_NUMBERS:
            reader.fault(f"there is no wonder {shown(board)} (city {number})")
        else:
            if not is_played(int(BOARDS[BOARD_NUMBERS[board]].needs), int(state.deal.mix)):
                reader.fault(f"{board} is not a wonder of this mix of expansions")
            kind = int(BOARDS[BOARD_NUMBERS[board]].kind)
            if kind in kinds:
                reader.fault(f"two cities have the board {BOARDS[BOARD_NUMBERS[board]].board}")
            kinds.add(kind)
            state.deal.wonders[number] = BOARD_NUMBERS[board]
            _read_city(reader, row, state, number, BOARD_NUMBERS[board])


def _read_city(reader: PositionReader, row: Data, state: State, number: int, board: int) -> None:
    city = state.city(number)
    place = f"city {number}"
    deal = state.deal
    parts = PARTS_OF_CITY + PARTS_OF_CITIES * deal.cities + CITY_LEADERS * deal.with_leaders
    reader.only(row, parts, place)
    age = dealt_age(state)
    city.board = board
    stages = BOARDS[board].stages if board >= 0 else []
    if board >= 0:
        city.gain(BOARDS[board].start)
    city.coins = reader.count(row, "coins", MOST_COINS)
    for card in reader.cards(reader.items(row, "cards", []), place, 1, age):
        if city.has_name(CARDS[card]):
            reader.fault(f"{place} has two structures of the name of {CARDS[card].name}")
        else:
            city.gain(CARDS[card])
    built = reader.number(row, "stages", 0, len(stages), 0)
    markers = reader.items(row, "markers", [])
    if len(markers) != built:
        reader.fault(f"{place} has {built} stages and {len(markers)} markers")
        return
    for n, marker in enumerate(markers):
        under = f"under the wonder of {place}"
        if isinstance(marker, str) and marker in LEADER_NUMBERS:
            leader = reader.leaders.leader(marker, under)
            card_under = None if leader is None else int(FIRST_LEADER) + leader
        else:
            card_under = reader.card(marker, under, 1, age)
        if card_under is not None:
            state.under[number * int(MOST_STAGES) + n] = card_under
        city.gain(stages[n])
        city.stages += 1
    most = 2 * int(AGES)
    # Leaders may pass defeats on, so that a city gets those of both neighbours too.
    most_defeats = 2 * most if state.deal.with_leaders else most
    city.victories = reader.count(row, "victories", most, 0)
    city.victory_points = reader.count(row, "victory_points", 5 * most, 0)
    city.defeats = reader.count(row, "defeats", most_defeats, 0)
    fewest = int(city.victories) * SETUP.victory_points[0]
    if not fewest <= city.victory_points <= int(city.victories) * SETUP.victory_points[-1]:
        reader.fault(f"the victory tokens of {place} are not worth {city.victory_points} points")
    if city.victories + city.defeats > most_defeats and not reader.grown:
        reader.fault(f"{place} has more than {most} conflict tokens")
    if state.deal.with_leaders:
        read_city_leaders(reader.leaders, row, state, number)
    if state.deal.cities:
        read_cities(reader, row, city, number)
    city.free_left = reader.number(row, "free_builds_left", 0, int(city.free_builds), int(city.free_builds))


def _sizes(state: State, step: object) -> tuple[int, int]:
    """Cards in a hand and in the free city's pile at a step."""
    deal = state.deal
    if state.turn == 0 or step is None:
        return 0, 0
    last = state.turn == deal.turns
    rest = int(deal.hand_size - state.turn)
    if step == "turn":
        return rest + 1, rest
    return (0, 0) if step in ("revive", "extra_leader", "losses") and last else (rest, rest)


def _read_hands(reader: PositionReader, data: Data, state: State, step: object) -> None:
    players = int(state.deal.players)
    age = int(state.age)
    size, pile = _sizes(state, step)
    hands = reader.lists(data, "hands", players)
    for seat, values in enumerate(hands):
        drawn = players == FREE_CITY_PLAYERS and step == "turn" and seat == state.holder()
        needed = size + int(drawn)
        if step == "copy" and not values:
            needed = 0  # the guild was the last card of the age, or came from the discard pile
        if len(values) != needed:
            reader.fault(f"seat {seat} must hold {needed} cards")
            continue
        for card in reader.cards(values, f"the hand of seat {seat}", age, age):
            state.put_in_hand(seat, card)
    if players != FREE_CITY_PLAYERS:
        return
    values = reader.items(data, "pile", [])
    if step == "copy" and not values:
        pile = 0
    if len(values) != pile:
        reader.fault(f"the pile of the free city must have {pile} cards")
        return
    if state.turn > 0:
        state.drawn = state.deal.hand_size - pile
        for n, card in enumerate(reader.cards(values, "the pile of the free city", age, age)):
            state.deal.piles[(age - 1) * int(state.deal.hand_size) + int(state.drawn) + n] = card


def _read_coming(reader: PositionReader, data: Data, state: State) -> None:
    """The ages to come; left out, the cards that are nowhere else stand for them in their order."""
    deal = state.deal
    size, players = int(deal.hand_size), int(deal.players)
    rows = {}
    for row in reader.objects(data, "coming", []):
        reader.only(row, ("age", "hands") + ("pile",) * (players == FREE_CITY_PLAYERS), "an age to come")
        row_age = reader.number(row, "age", 1, int(AGES))
        rows[row_age] = row
        if row_age <= dealt_age(state):
            reader.fault(f"age {row_age} is not to come")
    for age in range(dealt_age(state) + 1, int(AGES) + 1):
        coming = rows.get(age)
        if coming is None:
            rest = [name for name in in_order(reader.left.elements()) if AGE_OF[name] == age]
            dealt: list[object] = [name for name in rest if name not in reader.group_of]
            for group, missing in reader.missing.items():
                if group.age == age:
                    dealt += [name for name in rest if name in group.cards][:missing]
            parts = [dealt[n * size : n * size + size] for n in range(int(deal.ring))]
        else:
            parts = reader.lists(coming, "hands", players)
            if players == FREE_CITY_PLAYERS:
                parts.append(reader.items(coming, "pile", []))
        for n, values in enumerate(parts):
            if len(values) != size:
                reader.fault(f"a hand of age {age} must have {size} cards")
                continue
            for k, card in enumerate(reader.cards(values, f"the hands of age {age}", age, age)):
                if n < players:
                    deal.hands[int(deal.hand_start(age, n)) + k] = card
                else:
                    deal.piles[(age - 1) * size + k] = card


def _read_history(reader: PositionReader, data: Data, state: State) -> None:
    rows = reader.objects(data, "history", [])
    if len(rows) > len(state.history) - 2 * int(state.deal.ring):
        reader.fault("the history is longer than a game")
        return
    before = (0, 0)
    for n, row in enumerate(rows):
        reader.only(row, PARTS_OF_ENTRY, f"entry {n} of the history")
        entry = read_entry(row)
        packed = None if entry is None else packed_entry(entry)
        if entry is None or packed is None or entry.city >= state.deal.ring:
            reader.fault(f"entry {n} of the history makes no sense")
            continue
        when = (entry.age, entry.turn)
        if when < before or when > (int(state.age), int(state.turn)):
            reader.fault(f"entry {n} of the history is out of order")
        before = when
        state.history[int(state.recorded)] = packed
        state.recorded += 1


def _read_step(reader: PositionReader, data: Data, state: State, step: object) -> None:
    """What is asked, of whom, what comes after it and what was sealed."""
    if reader.faults:
        return
    if step is None:
        _read_end(reader, data, state)
        return
    kind = STEP_KINDS[str(step)]
    if not check_leader_step(reader, state, kind):
        return
    if (kind in (steps.BOARD, steps.DRAFT)) != (state.age == 0):
        reader.fault("boards are chosen before age I, and nothing else")
        return
    cities = _cities_of_step(reader, data, state, kind)
    owed = _read_numbers(reader, data, "owed", state, cities)
    if kind == steps.BOARD:
        cities = owed = _plan_boards(reader, state)
    elif kind == steps.DRAFT:
        read_draft(reader, state)
        state.plan(steps.AGE, 0, 0)
    elif kind != steps.TURN and not _plan_rest_of_turn(reader, data, state, kind):
        return
    check_losses(reader, state, kind, cities)
    if not _fits_step(reader, state, kind, cities, owed):
        return
    argument = cities[0] if kind == steps.BOARD else 0
    if kind == steps.REVIVE:
        argument = reader.number(data, "step_order", 0, 2, 0)
    state.ask(steps.step(kind, argument, sum(2**n for n in cities)))
    _read_sealed(reader, data, state, [n for n in cities if n not in owed])
    if not reader.faults:
        for seat in members(waiting(state)):
            if not any(code & int(choices.VERBS) != choices.SKIP for code in choices_of(state, seat)):
                reader.fault(f"seat {seat} has nothing to choose")


def _read_end(reader: PositionReader, data: Data, state: State) -> None:
    """Nothing is asked: the game is over."""
    nothing: dict[str, list[None]] = {"owed": [], "pending": [], "sealed": [None] * int(state.deal.ring)}
    told = [part for part, empty in nothing.items() if data.get(part, empty) != empty]
    if told:
        reader.fault(f"{told[0]} must be {nothing[told[0]]} when the game is over")
    elif state.age != AGES or state.turn != state.deal.turns:
        reader.fault("only a game that is over asks nothing")
    else:
        finish(state)


def _cities_of_step(reader: PositionReader, data: Data, state: State, kind: int) -> list[int]:
    """The cities of which a step asks something."""
    players = range(int(state.deal.players))
    if kind == steps.TURN:
        return list(range(int(state.deal.ring)))
    if kind == steps.DRAFT:
        return list(players)
    if kind == steps.RECRUIT:
        return [n for n in players if state.city(n).leader_hand]
    return _read_numbers(reader, data, "step_cities", state)


def _plan_boards(reader: PositionReader, state: State) -> list[int]:
    """Boards are chosen in turn, then the age begins; the city that chooses now."""
    cities = [n for n in range(int(state.deal.players)) if state.city(n).board < 0]
    for n in cities[1:]:
        state.plan(steps.BOARD, n, BIT[n])
    state.plan(steps.AGE, 0, 0)
    if state.deal.with_leaders:
        read_draft(reader, state)
        plan_draft(state)
    return cities[:1]


def _plan_rest_of_turn(reader: PositionReader, data: Data, state: State, kind: int) -> bool:
    """What comes after an extra action: others that are pending, the last cards, the end of the turn."""
    state.plan(steps.END_OF_TURN, 0, 0)
    held = any(int(count) for count in state.held)
    if kind == steps.LAST_CARD or (kind == steps.COPY and state.turn == state.deal.turns and held):
        state.plan(steps.LEFTOVERS, 0, 0)
    for pending in reader.objects(data, "pending", [])[:8]:
        reader.only(pending, ("step", "cities", "order"), "a pending step")
        cities = _read_numbers(reader, pending, "cities", state)
        pending_kind = STEP_KINDS.get(str(pending.get("step")), 0)
        if pending_kind not in PENDING or len(cities) != 1:
            reader.fault("only an extra action of one city can be pending")
            return False
        state.plan(pending_kind, reader.number(pending, "order", 0, 2, 0), BIT[cities[0]])
    return True


def _fits_step(reader: PositionReader, state: State, kind: int, cities: list[int], owed: list[int]) -> bool:
    """Whether a step can be asked of some cities, and these of them owe a choice."""
    one_city = kind not in (steps.TURN, steps.LOSSES, steps.DRAFT, steps.RECRUIT)
    if not owed or not set(owed) <= set(cities) or (one_city and len(cities) != 1):
        reader.fault("the cities that owe a choice do not fit the step")
        return False
    last_turn = state.turn == state.deal.turns
    if kind == steps.LAST_CARD and not (last_turn and state.city(cities[0]).last_card):
        reader.fault("this city does not play the last card of the age now")
        return False
    return True


def _read_numbers(
    reader: Reader, data: Data, name: str, state: State, default: list[int] | None = None
) -> list[int]:
    values = reader.items(data, name, default)
    numbers = [
        value
        for value in values
        if isinstance(value, int) and not isinstance(value, bool) and 0 <= value < state.deal.ring
    ]
    if len(numbers) != len(values) or len(set(numbers)) != len(numbers):
        reader.fault(f"{name} must be numbers of cities, each once")
        return []
    return numbers


def _read_sealed(reader: Reader, data: Data, state: State, ready: list[int]) -> None:
    """Sealed choices, each checked as if it were made now; the free city's comes after the holder's own."""
    values = reader.items(data, "sealed", [None] * int(state.deal.ring))
    if len(values) != state.deal.ring:
        reader.fault("sealed must have an entry for each city")
        return
    for number, value in enumerate(values):
        if (value is not None) != (number in ready):
            reader.fault(f"city {number} owes a choice or has sealed one, not both")
            return
        if value is None:
            continue
        seat = int(state.decider(number))
        code = choices.parse(value) if isinstance(value, str) else None
        if state.asked_city(seat) != number or code is None or code not in choices_of(state, seat):
            reader.fault(f"city {number} cannot have sealed {shown(value)}")
            return
        state.sealed[number] = code
        state.owed &= ~BIT[number]
