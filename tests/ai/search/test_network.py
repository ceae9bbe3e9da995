"""Networks: files, arithmetic, inputs, and training samples."""

import json
import subprocess
import sys
from array import array
from pathlib import Path
from random import Random
from zlib import crc32

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from pharos import pure
from pharos.ai.kind import Kind
from pharos.ai.learn import Meeting, Task, main, meet, play
from pharos.ai.search import calibration, fit
from pharos.ai.search.classic import inputs as classic_inputs
from pharos.ai.search.classic.guided import Judge as ClassicJudge
from pharos.ai.search.classic.learning import TABLES
from pharos.ai.search.duel import inputs as duel_inputs
from pharos.ai.search.duel.endgame import Endgame, can_be_solved
from pharos.ai.search.duel.guided import Judge
from pharos.ai.search.duel.redeal import copied
from pharos.ai.search.network import FOLDER, FORMER_FOLDER, KERNEL, SUFFIX, Network, PlainKernel
from pharos.ai.search.samples import Effort
from pharos.classic import steps
from pharos.classic import turn as classic_turn
from pharos.classic.choices import BUILD, object_of, power_of, verb_of
from pharos.classic.pieces import CARDS as CLASSIC_CARDS
from pharos.classic.science import science_worth
from pharos.classic.score import total_points
from pharos.classic.state import ROOM, State
from pharos.core.bits import first
from pharos.core.chance import Chance
from pharos.duel import turn as duel_turn
from pharos.duel.deal import SLOTS
from pharos.duel.pieces import CARDS

LAYERS = (24, 8)
WIDE = (140, 8)
"""More units than the kernel adds at once, and not a multiple of that number."""
WIDEST = (300, 12)
"""So many units that the kernel starts from the sums of a similar position."""
KINDS = [
    Kind("duel"),
    Kind("duel", ("pantheon",)),
    Kind("duel", ("agora",)),
    Kind("duel", ("agora", "pantheon")),
    Kind("classic", (), (3,)),
    Kind("classic", ("cities", "leaders"), (4,)),
]
LARGEST = 3_000_000


def write_random(path: Path, kind: Kind, left_out: int = 0, layers: tuple[int, int] = LAYERS) -> None:
    """Writes a network with random weights, without the last `left_out` inputs and rows."""
    chance = Random(7)
    wide, narrow = layers
    names = kind.names
    inputs, rows = names["inputs"], names["rows"]
    assert isinstance(inputs, tuple)
    assert isinstance(rows, tuple)
    inputs, rows = inputs[: len(inputs) - left_out], rows[: len(rows) - left_out]
    outputs = names["outputs"]
    assert isinstance(outputs, tuple)

    def short(count: int, spread: int) -> bytes:
        return array("h", [round(chance.gauss(0, spread)) for _ in range(count)]).tobytes()

    def long(count: int) -> bytes:
        return array("i", [round(chance.gauss(0, 3000)) for _ in range(count)]).tobytes()

    parts = [short(len(inputs) * wide, 30), short(wide, 30), short(wide * narrow, 40), long(narrow)]
    parts += [short(len(outputs) * narrow, 60), long(len(outputs))]
    parts += [short(len(rows) * (wide + narrow), 20), long(len(rows))]
    head = {"layers": layers, "outputs": outputs, "inputs": inputs, "rows": rows}
    path.write_bytes(json.dumps(head).encode() + b"\n" + b"".join(parts))


def asked(kind: Kind, network: Network, make: object, choices: int) -> list[list[float]]:
    """Returns the outputs of a network along a random game."""
    found, rows, out = vec[i64]([0] * 512), vec[i64]([-1] * 2048), vec[float]([0.0] * 600)
    worker = make(network.first, network.second, network.outputs, *network.parts, found, rows, out)  # type: ignore[operator]
    duel = kind.game == "duel"
    inputs = (duel_inputs if duel else classic_inputs).Inputs(found, rows)
    state, chance, told = kind.new_state(3), Random(5), []
    for _ in range(choices):
        if duel:
            if state.victory:
                break
            seat, options = int(duel_turn.decider(state)), duel_turn.choices_of(state)
        else:
            if state.over:
                break
            seat = int(first(classic_turn.waiting(state)))
            options = classic_turn.choices_of(state, seat)
        inputs.note(state, seat)
        lit = [int(found[n]) for n in range(int(inputs.count))]
        assert len(set(lit)) == len(lit)
        assert max(lit) < len(inputs_of(kind))
        inputs.ask(state, seat, vec[i64](options), len(options))
        worker.forward(int(inputs.count))
        worker.policy(len(options))
        told.append([out[n] for n in range(network.outputs + len(options))])
        choice = chance.choice(options)
        if duel:
            duel_turn.apply(state, choice)
        else:
            classic_turn.apply(state, seat, choice)
    return told


FINGERPRINTS = {
    "duel": 1555656989,
    "duel+pantheon": 4132831994,
    "duel+agora": 2289100406,
    "duel+agora+pantheon": 2757803098,
    "duel structure": 1883471068,
    "duel+pantheon structure": 170848897,
    "duel+agora structure": 1523795312,
    "duel+agora+pantheon structure": 3730635209,
    "classic": 4166258585,
    "classic+cities+leaders": 2414766834,
    "classic foresight": 2570874847,
    "classic+cities+leaders foresight": 3202471387,
}
"""Hashes of the names of all inputs and rows along a game: equal in compiled and plain Python."""


@pytest.mark.parametrize(
    ("kind", "more"),
    [(kind, more) for kind in KINDS for more in ("", "structure" if kind.game == "duel" else "foresight")],
    ids=lambda one: one.name if isinstance(one, Kind) else one,
)
def test_inputs_are_the_same_compiled_and_plain(kind: Kind, more: str) -> None:
    found, rows = vec[i64]([0] * 512), vec[i64]([-1] * 2048)
    duel = kind.game == "duel"
    told = duel_inputs if duel else classic_inputs
    inputs = told.Inputs(found, rows, bool(more))
    state, mark = kind.new_state(11), 0
    for number in range(120):
        if duel:
            if state.victory:
                break
            seat, options = int(duel_turn.decider(state)), duel_turn.choices_of(state)
        else:
            if state.over:
                break
            seat = int(first(classic_turn.waiting(state)))
            options = classic_turn.choices_of(state, seat)
        inputs.note(state, seat)
        inputs.ask(state, seat, vec[i64](options), len(options))
        lit = sorted(told.INPUTS[int(found[n])] for n in range(int(inputs.count)))
        asked_for = [told.ROWS[int(rows[n])] for n in range(4 * len(options)) if rows[n] >= 0]
        mark = crc32(" ".join([*lit, *sorted(asked_for)]).encode(), mark)
        choice = options[(number * 5 + 2) % len(options)]
        if duel:
            duel_turn.apply(state, choice)
        else:
            classic_turn.apply(state, seat, choice)
    assert mark == FINGERPRINTS[f"{kind.name} {more}".strip()]


def named(inputs: duel_inputs.Inputs) -> set[str]:
    return {duel_inputs.INPUTS[inputs.found[n]] for n in range(int(inputs.count))}


def with_hand(state: State, seat: int, hand: list[int]) -> State:
    """Returns a copy of a position of 7 Wonders in which a seat holds other cards."""
    copy = state.clone()
    number = int(copy.hand_of(seat))
    copy.held[number] = len(hand)
    for n, card in enumerate(hand):
        copy.hands[number * int(ROOM) + n] = card
    return copy


def buildable(state: State, seat: int, hand: list[int]) -> set[str]:
    """Returns the cards of a hand that a seat could build with its own means, according to its choices."""
    choices = classic_turn.choices_of(with_hand(state, seat, hand), seat)
    built = [code for code in choices if verb_of(code) == BUILD and not power_of(code)]
    return {CLASSIC_CARDS[object_of(code)].name for code in built}


@pytest.mark.parametrize(
    "kind",
    [
        Kind("classic", (), (2,)),
        Kind("classic", (), (3,)),
        Kind("classic", (), (5,)),
        Kind("classic", ("cities",), (4,)),
        Kind("classic", ("cities", "leaders"), (6,), teams=True),
    ],
    ids=lambda kind: f"{kind.name} {kind.tables[0]}",
)
def test_what_comes_is_told_as_the_choices_show_it(kind: Kind) -> None:
    """Later hands come from where hands are passed from; what a city can build from the next hand, and the
    receiver from this one, is what they could choose if they held it; rivals are in order of their points.
    """
    players = kind.tables[0]
    inputs = classic_inputs.Inputs(vec[i64]([0] * 512), vec[i64]([-1] * 2048), True)
    state, chance = kind.new_state(5), Random(5)
    compared = refused = 0
    while not state.over:
        waiting = [seat for seat in range(players) if classic_turn.waiting(state) >> seat & 1]
        seat = waiting[0]
        own_cities = all(state.asked_city(n) == n for n in waiting)
        if len(waiting) == players and own_cities and steps.kind_of(state.asked) == steps.TURN:
            hands = [
                list(state.hands[int(state.hand_of(n)) * int(ROOM) :][: int(state.held[state.hand_of(n)])])
                for n in range(players)
            ]
            back = -1 if state.deal.rules.passed_left[state.age - 1] else 1
            following = state.clone()
            following.pass_hands(back == -1)
            giver = next(n for n in range(players) if following.hand_of(seat) == state.hand_of(n))
            receiver = next(n for n in range(players) if following.hand_of(n) == state.hand_of(seat))
            inputs.note(state, seat)
            names = {classic_inputs.INPUTS[inputs.found[n]] for n in range(int(inputs.count))}

            def told(section: str, names: set[str] = names) -> set[str]:
                return {name.partition(".")[2] for name in names if name.startswith(section + ".")}

            assert told("next") == {CLASSIC_CARDS[card].name for card in hands[giver]}
            second = hands[(seat + 2 * (giver - seat)) % players] if players > 2 else []
            assert told("second") == {CLASSIC_CARDS[card].name for card in second}
            mine = buildable(state, seat, hands[giver])
            assert told("next_affords") == mine
            assert told("receiver_affords") == buildable(state, receiver, hands[seat])
            sides = [[n] for n in range(players)]
            if state.deal.rules.teams:
                sides = [[n, n + 1] for n in range(0, players, 2)]
            points = [sum(int(total_points(state, n)) for n in side) for side in sides]
            own = points.pop(next(n for n, side in enumerate(sides) if seat in side))
            gaps = [own - point for point in sorted(points, reverse=True)][:3]
            bins = {f"{n + 1}.{max(-10, min(10, gap // 4))}" for n, gap in enumerate(gaps)}
            assert told("rival") == bins
            city = state.city(seat)
            worth = int(science_worth(city.symbols, city.wild, city.set_bonus))
            assert f"mine.science.{min(worth // 4, 20)}" in names
            compared += len(mine)
            refused += len(hands[giver]) - len(mine)
        classic_turn.apply(state, seat, chance.choice(classic_turn.choices_of(state, seat)))
    assert compared >= 10
    assert refused >= 10


def test_only_a_network_that_knows_what_comes_is_told_of_it(tmp_path: Path) -> None:
    kind = KINDS[4]
    write_random(tmp_path / "random.net", kind)
    inputs = inputs_of(kind)
    write_random(tmp_path / "less.net", kind, left_out=len(inputs) - inputs.index("rival.1.-10"))
    for file, knows in (("random.net", True), ("less.net", False)):
        judge = ClassicJudge(kind.network(tmp_path / file))
        state = kind.new_state(4)
        for seat in range(3):
            classic_turn.apply(state, seat, classic_turn.choices_of(state, seat)[0])
        judge.inputs.note(state, 0)
        names = {inputs[judge.inputs.found[n]] for n in range(int(judge.inputs.count))}
        assert any(name.startswith("second.") for name in names) == knows


@pytest.mark.parametrize("kind", KINDS[:4], ids=lambda kind: kind.name)
def test_the_structure_is_told_as_it_lies(kind: Kind) -> None:
    """Inputs contain every slot, the number of cards covering a card (counted here one by one), and cards
    under Wonders.
    """
    inputs = duel_inputs.Inputs(vec[i64]([0] * 512), vec[i64]([-1] * 2048), True)
    deepest = buried = hidden = 0
    for seed in range(6):
        state, chance = kind.new_state(seed), Random(seed)
        while not state.victory:
            seat, options = int(duel_turn.decider(state)), duel_turn.choices_of(state)
            inputs.note(state, seat)
            names = named(inputs)
            over: dict[int, set[int]] = {}
            left = [slot for slot in range(int(SLOTS)) if state.present >> slot & 1]
            for slot in left:
                waiting, over[slot] = [slot], set()
                while waiting:
                    covered_by = int(state.layout.covered_by[waiting.pop()] & state.present)
                    for other in left:
                        if covered_by >> other & 1 and other not in over[slot]:
                            over[slot].add(other)
                            waiting.append(other)
            places, depths = set(), set()
            for slot in left:
                shown = bool(state.shown >> slot & 1)
                how = "hidden" if not shown else "covered" if over[slot] else "open"
                places.add(f"place.{state.age}.{slot}.{how}")
                if shown and over[slot]:
                    card = CARDS[state.deal.card_at(state.age, slot)].name
                    depths.add(f"depth.{card}.{min(len(over[slot]), 6) - 1}")
            assert {name for name in names if name.startswith("place.")} == places
            assert {name for name in names if name.startswith("depth.")} == depths
            next_hidden = sum(1 for slot in left if not state.shown >> slot & 1 and len(over[slot]) == 1)
            assert f"hidden_next.{min(next_hidden, 6)}" in names
            under = {CARDS[card].name for card in state.under if card >= 0}
            assert {name for name in names if name.startswith("under.")} == {
                f"under.{card}" for card in under
            }
            deepest, buried = max([deepest, *map(len, over.values())]), max(buried, len(under))
            hidden = max(hidden, next_hidden)
            duel_turn.apply(state, chance.choice(options))
    assert deepest >= 6
    assert buried >= 2
    assert hidden >= 2


def test_only_a_network_that_knows_the_structure_is_told_of_it(tmp_path: Path) -> None:
    kind = KINDS[0]
    write_random(tmp_path / "random.net", kind)
    for network, knows in (
        (kind.network(tmp_path / "random.net"), True),
        (without_structure(tmp_path), False),
    ):
        judge = Judge(network)
        state = kind.new_state(4)
        for _ in range(12):
            duel_turn.apply(state, duel_turn.choices_of(state)[0])
        judge.inputs.note(state, int(duel_turn.decider(state)))
        assert any(name.startswith("place.") for name in named(judge.inputs)) == knows


def without_structure(folder: Path) -> Network:
    """Returns a network that has only the inputs that precede those of the structure."""
    kind = KINDS[0]
    last = next(n for n, name in enumerate(inputs_of(kind)) if name.startswith("under."))
    write_random(folder / "less.net", kind, left_out=len(inputs_of(kind)) - last)
    return kind.network(folder / "less.net")


def test_the_end_of_a_game_is_learned_exactly(tmp_path: Path) -> None:
    """In a solvable endgame the samples contain only the best choices, and the exact value."""
    kind = KINDS[0]
    write_random(tmp_path / "random.net", kind)
    mixed = 0
    for seed in range(24):
        state, chance = kind.new_state(seed), Random(seed)
        while not state.victory:
            choices = duel_turn.choices_of(state)
            if len(choices) > 1 and can_be_solved(state, 4):
                break
            duel_turn.apply(state, chance.choice(choices))
        if state.victory:
            continue
        seat = int(duel_turn.decider(state))
        worths = Endgame(state).worths()
        best = max(worths.values()) if seat == 0 else min(worths.values())
        self_play = kind.self_play(kind.network(tmp_path / "random.net"))
        search = kind.guided(str(tmp_path / "random.net"))
        codes = duel_turn.choices_of(state)
        self_play.play(state, [search, search], [True, True], Chance(seed, "test"), Effort(0, 4, 4, 1000))
        shares = list(self_play.pages.shares[: len(codes)])
        assert [share > 0 for share in shares] == [abs(worths[code] - best) < 1e-9 for code in codes]
        assert self_play.pages.values[0] == pytest.approx(best if seat == 0 else -best)
        mixed += len(set(worths.values())) > 1
    assert mixed >= 3


def inputs_of(kind: Kind) -> tuple[str, ...]:
    inputs = kind.names["inputs"]
    assert isinstance(inputs, tuple)
    return inputs


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_the_kernel_and_plain_python_agree(kind: Kind, tmp_path: Path) -> None:
    write_random(tmp_path / "random.net", kind, layers={0: WIDE, 1: WIDEST}.get(KINDS.index(kind), LAYERS))
    network = kind.network(tmp_path / "random.net")
    plain = asked(kind, network, PlainKernel, 90)
    assert len(plain) > 30
    assert len({tuple(said) for said in plain}) > 25
    assert asked(kind, network, KERNEL, 90) == plain


def test_sums_are_the_same_whatever_was_asked_before(tmp_path: Path) -> None:
    """Input lists that are similar, different, empty or contain duplicates, in any order."""
    write_random(tmp_path / "random.net", KINDS[0], layers=WIDEST)
    network = KINDS[0].network(tmp_path / "random.net")
    chance, told = Random(3), []
    lists = [chance.sample(range(len(duel_inputs.INPUTS)), 40) for _ in range(2)]
    for number in range(60):
        lit = list(lists[-1 - number % 2])
        for _ in range(number % 7):
            lit[chance.randrange(len(lit))] = chance.randrange(len(duel_inputs.INPUTS))
        chance.shuffle(lit)
        lists.append(lit)
    lists += [lists[-1] + lists[-1][:1], lists[-1], [], lists[-1]]
    for make in (PlainKernel, KERNEL):
        found, rows, out = vec[i64]([0] * 64), vec[i64]([-1] * 32), vec[float]([0.0] * 20)
        worker = make(network.first, network.second, network.outputs, *network.parts, found, rows, out)
        answers = []
        for number, lit in enumerate(lists):
            for place, fact in enumerate(lit):
                found[place] = fact
            for place in range(32):
                rows[place] = (number + place * place) % 9 - 1
            worker.forward(len(lit))
            worker.policy(8)
            answers.append([out[n] for n in range(network.outputs + 8)])
        told.append(answers)
    assert told[0] == told[1]
    assert len({tuple(answer) for answer in told[0]}) > 50


@pytest.mark.parametrize("told", [duel_inputs, classic_inputs])
def test_every_input_and_row_has_a_name_of_its_own(told: object) -> None:
    for names in (told.INPUTS, told.ROWS, told.OUTPUTS):  # type: ignore[attr-defined]
        assert len(set(names)) == len(names)


def test_what_a_file_does_not_know_counts_nothing(tmp_path: Path) -> None:
    kind = KINDS[0]
    write_random(tmp_path / "less.net", kind, left_out=40)
    network = kind.network(tmp_path / "less.net")
    wide, both = LAYERS[0], sum(LAYERS)
    assert network.parts[0][-40 * 2 * wide :] == bytes(40 * 2 * wide)
    assert network.parts[6][-40 * 2 * both :] == bytes(40 * 2 * both)
    assert network.parts[7][-40 * 4 :] == bytes(40 * 4)
    assert any(network.parts[6])


def test_a_file_that_is_cut_short_is_refused(tmp_path: Path) -> None:
    kind = KINDS[0]
    write_random(tmp_path / "cut.net", kind)
    whole = (tmp_path / "cut.net").read_bytes()
    (tmp_path / "cut.net").write_bytes(whole[:-10])
    with pytest.raises(ValueError, match="cut short"):
        kind.network(tmp_path / "cut.net")


@pytest.mark.parametrize("teams", [True, False])
def test_partners_are_told_as_such(teams: bool) -> None:
    """In teams the inputs identify the teammate among the neighbors and the player beyond; otherwise they are
    absent.
    """
    kind = Kind("classic", ("cities",), (6,), teams)
    seed = 0 if teams else TABLES  # in games without teams, every third seed has teams
    state = kind.new_state(seed)
    assert state.deal.rules.teams == teams
    for number in range(6):
        state.city(number).coins = 2 * number
    inputs = classic_inputs.Inputs(vec[i64]([0] * 512), vec[i64]([-1] * 4))
    for seat in range(6):
        inputs.note(state, seat)
        names = [classic_inputs.INPUTS[inputs.found[n]] for n in range(int(inputs.count))]
        partner = seat ^ 1
        beyond = (partner + (1 if seat % 2 == 0 else -1)) % 6
        told = [name for name in names if name.startswith(("partner.coins", "beyond.coins"))]
        assert told == ([f"partner.coins.{2 * partner}", f"beyond.coins.{2 * beyond}"] if teams else [])
        hand = {name.split(".")[1] for name in names if name.startswith("partner_hand.")}
        inputs.note(state, partner)
        held = [classic_inputs.INPUTS[inputs.found[n]] for n in range(int(inputs.count))]
        own = {name.split(".")[1] for name in held if name.startswith("hand.")}
        assert hand == (own if teams else set())
        assert bool(own)


def test_the_kernel_refuses_what_does_not_fit(tmp_path: Path) -> None:
    if KERNEL is PlainKernel:
        pytest.skip("the kernel is not compiled")
    write_random(tmp_path / "random.net", KINDS[0])
    network = KINDS[0].network(tmp_path / "random.net")
    found, rows, out = vec[i64]([0] * 16), vec[i64]([-1] * 64), vec[float]([0.0] * 20)
    worker = network.kernel(found, rows, out)
    for call, count in ((worker.forward, 17), (worker.forward, -1), (worker.policy, 12), (worker.policy, -1)):
        with pytest.raises(ValueError, match="do not fit"):
            call(count)
    found[0] = len(duel_inputs.INPUTS)
    with pytest.raises(ValueError, match="no such input"):
        worker.forward(1)
    with pytest.raises(ValueError, match="wrong size"):
        KERNEL(24, 8, 9, *network.parts[:-1], b"1234", found, rows, out)


def test_shipped_networks_are_small_and_know_the_content() -> None:
    files = sorted(FOLDER.glob(f"*{SUFFIX}"))
    assert FOLDER / "duel.net" in files
    for file in files:
        assert file.stat().st_size < LARGEST
        game, *expansions = file.stem.split("+")
        kind = Kind(game, tuple(expansions))
        head = json.loads(file.read_bytes().partition(b"\n")[0])
        known = kind.names
        assert set(head["inputs"]) <= set(inputs_of(kind))
        assert set(head["rows"]) <= set(known["rows"])  # type: ignore[call-overload]
        assert tuple(head["outputs"]) == known["outputs"]
        kind.network(file)


@pytest.mark.parametrize("kind", [KINDS[0], KINDS[4]], ids=lambda kind: kind.name)
def test_lessons_fit_together(kind: Kind, tmp_path: Path) -> None:
    write_random(tmp_path / "random.net", kind)
    net = str(tmp_path / "random.net")
    played = play(Task(kind, 5, 0.01, 6, (net, net), str(tmp_path / "00")))
    assert played >= 1
    sizes = {
        "counts": "H",
        "found": "H",
        "rows": "h",
        "shares": "f",
        "values": "f",
        "ends": "B",
        "games": "i",
    }
    read = {}
    for name, code in sizes.items():
        read[name] = array(code)
        read[name].frombytes((tmp_path / f"00.{name}").read_bytes())
    positions = len(read["counts"]) // 2
    assert positions > 3
    assert len(read["ends"]) == len(read["games"]) == len(read["values"]) == positions
    assert list(read["games"]) == sorted(read["games"])
    assert set(read["games"]) <= set(range(played))
    assert sum(read["counts"][0::2]) == len(read["found"])
    choices = sum(read["counts"][1::2])
    assert len(read["rows"]) == 4 * choices
    assert len(read["shares"]) == choices
    assert abs(sum(read["shares"]) - sum(count > 0 for count in read["counts"][1::2])) < 0.01


def test_a_match_of_networks_is_played_from_both_sides(tmp_path: Path) -> None:
    for kind in (KINDS[0], KINDS[4]):
        write_random(tmp_path / "random.net", kind)
        net = str(tmp_path / "random.net")
        pairs = meet(Meeting(kind, (1,), (net, ""), simulations=2))
        assert len(pairs) == 1
        assert all(0 <= won <= 1 for won in pairs[0])


def test_later_searches_and_the_end_are_told_by_the_seat_of_a_position() -> None:
    """Two games: seats A, B, A with A winning, and a single position."""
    won, judged = [1.0, 0.0, 1.0, 0.5], [0.5, 0.4, 0.8, 0.6]
    told = fit.followed(won, judged, [0, 0, 0, 1], 0.5)
    last = (0.8 + 1.0) / 2
    before = (0.4 + 1 - last) / 2
    assert told == pytest.approx([(0.5 + 1 - before) / 2, before, last, (0.6 + 0.5) / 2])
    assert fit.followed(won, judged, [0, 0, 0, 1], 0.0) == judged


def test_with_more_than_two_sides_only_later_searches_of_the_same_seat_count() -> None:
    """Two games of three seats; in the first, seat 1 chooses twice."""
    won, judged = [1.0, 0.0, 1.0, 0.5], [0.5, 0.4, 0.8, 0.6]
    told = fit.followed_by_seat(won, judged, [0, 0, 0, 1], [1, 2, 1, 1], 0.5)
    last = (0.8 + 1.0) / 2
    assert told == pytest.approx([(0.5 + last) / 2, (0.4 + 0.0) / 2, last, (0.6 + 0.5) / 2])


def widened(path: Path, kind: Kind) -> Path:
    """Writes the former network of a kind with zero weights for all inputs and rows that it lacks."""
    head, _, body = (FORMER_FOLDER / f"{kind.name}{SUFFIX}").read_bytes().partition(b"\n")
    told, names = json.loads(head), kind.names
    (wide, narrow), outputs = told["layers"], len(told["outputs"])
    between = 2 * wide + 2 * wide * narrow + 4 * narrow + 2 * outputs * narrow + 4 * outputs
    lit, rows = 2 * wide * len(told["inputs"]), 2 * (wide + narrow) * len(told["rows"])
    inputs = [name for name in names["inputs"] if name not in told["inputs"]]  # type: ignore[attr-defined]
    more = [name for name in names["rows"] if name not in told["rows"]]  # type: ignore[attr-defined]
    parts = [body[:lit], bytes(2 * wide * len(inputs)), body[lit : lit + between]]
    policy = body[lit + between :]
    parts += [policy[:rows], bytes(2 * (wide + narrow) * len(more)), policy[rows:], bytes(4 * len(more))]
    told["inputs"] += inputs
    told["rows"] += more
    path.write_bytes(json.dumps(told).encode() + b"\n" + b"".join(parts))
    return path


def test_to_be_told_how_cards_lie_changes_nothing_by_itself(tmp_path: Path) -> None:
    """Adding inputs of the structure with zero weights changes no output."""
    kind = KINDS[0]
    former = Judge(kind.network(FORMER_FOLDER / f"{kind.name}{SUFFIX}"))
    judge = Judge(kind.network(widened(tmp_path / "wide.net", kind)))
    assert judge.inputs.structure
    assert not former.inputs.structure
    longer = 0
    for seed in range(2):
        state, chance = kind.new_state(seed), Random(seed)
        while not state.victory:
            seat, options = int(duel_turn.decider(state)), duel_turn.choices_of(state)
            told = []
            for one in (former, judge):
                shares = vec[float]([0.0] * len(options))
                one.ask(state, seat, vec[i64](options), len(options))
                one.policy(len(options), shares, 1.0)
                told.append([one.value(state), *(shares[n] for n in range(len(options)))])
            longer += int(judge.inputs.count) > int(former.inputs.count)
            assert told[0] == told[1]
            duel_turn.apply(state, chance.choice(options))
    assert longer > 60


def same_words(kind: Kind, one: Path, other: Path) -> bool:
    """Whether two networks value the positions of a game, and their choices, equally."""
    judges = [Judge(kind.network(file)) for file in (one, other)]
    state, chance = kind.new_state(3), Random(3)
    told: list[list[float]] = [[], []]
    while not state.victory:
        seat, options = int(duel_turn.decider(state)), duel_turn.choices_of(state)
        for judge, words in zip(judges, told, strict=True):
            shares = vec[float]([0.0] * len(options))
            judge.ask(state, seat, vec[i64](options), len(options))
            judge.policy(len(options), shares, 1.0)
            words += [judge.value(state), *(shares[n] for n in range(len(options)))]
        duel_turn.apply(state, chance.choice(options))
    return told[0] == told[1]


@pytest.mark.parametrize("kind", KINDS[:4], ids=[kind.name for kind in KINDS[:4]])
def test_the_networks_of_duel_know_how_cards_lie(kind: Kind) -> None:
    """Which slot a covered card lies in makes a difference to the current network, but none to the former."""
    current, former = (kind.network(folder / f"{kind.name}{SUFFIX}") for folder in (FOLDER, FORMER_FOLDER))
    assert current.knows("place")
    assert not former.knows("place")
    state = kind.new_state(1)
    chance = Random(1)
    while state.age == 0 or not state.present:
        duel_turn.apply(state, chance.choice(duel_turn.choices_of(state)))
    places = (state.age - 1) * SLOTS
    covered = [n for n in range(SLOTS) if state.shown >> n & 1 and not state.available >> n & 1]
    covered.sort(key=lambda slot: (state.layout.above[slot] & state.present).bit_count())
    swapped = state.clone()
    swapped.deal = copied(state.deal)
    cards = swapped.deal.cards
    one, other = places + covered[0], places + covered[-1]
    cards[one], cards[other] = cards[other], cards[one]
    values = [[Judge(network).value(board) for board in (state, swapped)] for network in (current, former)]
    assert values[0][0] != values[0][1]
    assert values[1][0] == values[1][1]


@pytest.mark.parametrize("kind", KINDS[4:], ids=[kind.name for kind in KINDS[4:]])
def test_the_networks_of_7_wonders_know_what_comes(kind: Kind) -> None:
    """Which cards come after the next hand makes a difference to the current network, but none to the
    former."""
    players = kind.tables[0]
    judges = [
        ClassicJudge(kind.network(folder / f"{kind.name}{SUFFIX}")) for folder in (FOLDER, FORMER_FOLDER)
    ]
    state, chance = kind.new_state(1), Random(1)
    while state.age == 0 or steps.kind_of(state.asked) != steps.TURN:
        seat = int(first(classic_turn.waiting(state)))
        classic_turn.apply(state, seat, chance.choice(classic_turn.choices_of(state, seat)))
    ahead = -1 if state.deal.rules.passed_left[state.age - 1] else 1
    far = 2 * ahead % players
    number = int(state.hand_of(far))
    held = [int(state.hands[number * int(ROOM) + n]) for n in range(int(state.held[number]))]
    other = with_hand(state, far, [*held[:-1], held[0]])
    values = [[judge.value(one, 0, 0.0) for one in (state, other)] for judge in judges]
    assert [judge.inputs.foresight for judge in judges] == [True, False]
    assert values[0][0] != values[0][1]
    assert values[1][0] == values[1][1]


def test_a_fit_begins_where_another_network_ends(tmp_path: Path) -> None:
    """Before its first step, training reproduces the weights of the initial network, or its values in a
    wider one; with `--only-new` they never change.
    """
    np, torch = pytest.importorskip("numpy"), pytest.importorskip("torch")
    kind = KINDS[0]
    known, old = tmp_path / "known", tmp_path / "old.net"
    write_random(old, kind, left_out=1300)
    known.mkdir()
    play(Task(kind, 5, 0.01, 6, (str(old), str(old)), str(known / "00"), games=2))
    names = tmp_path / "names.json"
    names.write_text(json.dumps(kind.names))
    before = kind.network(old)
    wide = tmp_path / "wide.net"
    asked = fit.parser_of().parse_args(
        [str(names), str(wide), str(known), "--layers", "40,12", "--passes", "0", "--start", str(old)]
    )
    fit.fitted(np, torch, asked)
    assert same_words(kind, old, wide)
    start = ["--layers", "24,8", "--batch", "32", "--start", str(old)]
    for words in (["--passes", "0"], ["--passes", "1", "--only-new"], ["--passes", "1"]):
        out = tmp_path / "out.net"
        asked = fit.parser_of().parse_args([str(names), str(out), str(known), *start, *words])
        told = fit.fitted(np, torch, asked)
        after = kind.network(out)
        assert (told["steps"] == 0) == (words[1] == "0")
        if words[1] == "0":
            assert after.parts == before.parts
        changed = [n for n, part in enumerate(before.parts) if after.parts[n] != part]
        assert set(changed) <= {0, 6, 7} or words == ["--passes", "1"]
        size = 2 * LAYERS[0] * (len(duel_inputs.INPUTS) - 1300)
        same = after.parts[0][:size] == before.parts[0][:size]
        assert same == (words != ["--passes", "1"])
        assert (0 in changed) == (words[1] != "0")


def test_a_list_of_inputs_is_the_same_as_a_table_of_them() -> None:
    torch = pytest.importorskip("torch")
    names = {"inputs": list("abcdefg"), "outputs": list("xy"), "rows": list("klm")}
    net = fit.made(torch, names, 8, 4)
    lists = torch.tensor([[0, 3, 6], [2, 7, 7]])  # 7 is padding
    table = torch.zeros(2, 8).scatter_(1, lists, 1.0)[:, :7]
    choices, there = torch.tensor([[0, 3, 3, 3, 1, 2, 3, 3]] * 2), torch.ones(2, 2, dtype=torch.bool)
    for one, other in zip(
        fit.said(torch, net, lists, choices, there), fit.said(torch, net, table, choices, there), strict=True
    ):
        assert torch.allclose(one, other, atol=1e-6)


def test_the_fit_says_in_one_sentence_what_it_needs(tmp_path: Path) -> None:
    (tmp_path / "torch.py").write_text("raise ImportError")
    command = [sys.executable, str(Path(fit.__file__)), "names", "out", "folder"]
    run = subprocess.run(
        command, capture_output=True, text=True, check=False, env={"PYTHONPATH": str(tmp_path)}
    )
    assert run.returncode == 2
    assert run.stderr.startswith("Fitting a network needs PyTorch and NumPy: install Pharos with its extra")
    assert run.stderr.count("\n") == 1
    assert "pharos[learn]" in run.stderr


FAKE_FIT = """#!{python}
import json, shutil, sys
assert sys.argv[1].endswith("fit.py") and json.load(open(sys.argv[2]))["inputs"]
shutil.copy({net!r}, sys.argv[3])
said = {{"squared_error": 0.2, "folders": len([one for one in sys.argv[4:] if "/0" in one])}}
if "--teachers" in sys.argv:
    said["teachers"] = sys.argv[sys.argv.index("--teachers") + 1 :]
said["only_new"] = "--only-new" in sys.argv and "--start" in sys.argv
if "elsewhere" in sys.argv:
    said["beside"] = True
print(json.dumps(said))
"""


@pytest.mark.skipif(not pure.compiled(), reason="games of several processes take long as plain Python")
def test_a_run_plays_fits_gates_and_goes_on_where_it_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    net, python = tmp_path / "random.net", tmp_path / "python"
    write_random(net, KINDS[0])
    python.write_text(FAKE_FIT.format(python=sys.executable, net=str(net)))
    python.chmod(0o755)
    folder = tmp_path / "run"
    command = ["learn", "duel", "--folder", str(folder), "--seconds", "0.05", "--workers", "1", "--python"]
    command += [str(python), "--simulations", "4", "--gate-games", "2", "--curve-games", "2"]
    for rounds in (1, 2, 2):
        monkeypatch.setattr(sys, "argv", [*command, "--rounds", str(rounds)])
        main()
        told = [json.loads(line) for line in (folder / "log.jsonl").read_text().splitlines()]
        assert [one["round"] for one in told] == list(range(rounds))
        assert [one["folders"] for one in told] == [n + 1 for n in range(rounds)]
    assert "gate" not in told[0]
    assert told[0]["accepted"]
    assert 0 <= told[1]["gate"] <= 1
    assert (folder / "best.net").read_bytes() == net.read_bytes()
    assert calibration.read(folder / "best.curve").told(0, 2, 1.0) == 1.0
    assert "squared_error" in (folder / "log.svg").read_text()
    monkeypatch.setattr(sys, "argv", [*command, "--rounds", "2", "--only-new"])
    with pytest.raises(SystemExit):
        main()
    assert "--only-new needs --start" in capsys.readouterr().err
    ensemble = [*command, "--rounds", "2", "--ensemble", "2", "--beside", "elsewhere"]
    ensemble += ["--start", str(net), "--only-new"]
    for times in (1, 0):
        monkeypatch.setattr(sys, "argv", ensemble)
        capsys.readouterr()
        main()
        lines = capsys.readouterr().out.splitlines()
        assert len(lines) == times
        for line in lines:
            last = json.loads(line)
            assert last["teachers"] == [str(folder / f"teacher{n}.net") for n in range(2)]
            assert (last["ensemble"], last["folders"], last["beside"], last["only_new"]) == (2, 2, True, True)
            assert last["squared_errors_of_each"] == [0.2, 0.2]
            assert 0 <= last["gate"] <= 1
    python.write_text("#!/bin/sh\nexit 3\n")
    monkeypatch.setattr(sys, "argv", [*command, "--rounds", "3"])
    with pytest.raises(SystemExit):
        main()
    assert len((folder / "log.jsonl").read_text().splitlines()) == 2
