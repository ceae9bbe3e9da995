"""Facts report what happened: every coin, every piece, the pawn, conflicts and the Senate."""

from collections import Counter
from random import Random
from typing import Any

import pytest

import pharos
from pharos.core.fact import Fact
from pharos.game import Account, facts_at
from pharos.terminal.happenings import fact_lines
from pharos.terminal.words import Words
from tests.rules import classic_table as classic
from tests.rules.agora import table as agora
from tests.rules.cities import table as cities
from tests.rules.duel import table as duel
from tests.rules.duel_table import ANNA, BORIS, city
from tests.rules.leaders import table as leaders
from tests.rules.pantheon import table as pantheon

pytestmark = pytest.mark.as_seated("facts are found in what everybody sees, wherever somebody sits")

MIXES: list[tuple[str, int, tuple[str, ...], dict[str, Any]]] = [
    ("duel", 2, (), {}),
    ("duel", 2, ("pantheon",), {}),
    ("duel", 2, ("agora",), {}),
    ("duel", 2, ("pantheon", "agora"), {}),
    ("classic", 2, ("leaders", "cities"), {}),
    ("classic", 3, (), {}),
    ("classic", 5, ("leaders", "cities"), {}),
    ("classic", 4, ("cities",), {"teams": True}),
]


def told(game: pharos.Game, *choices: str) -> list[Fact]:
    """The facts of some choices, each made by the first seat that has to choose."""
    game = game.copy()
    account = Account(game)
    return [fact for choice in choices for fact in account.choose(game, game.waiting[0], choice)]


def of(facts: list[Fact], kind: str) -> list[Fact]:
    return [fact for fact in facts if fact.kind == kind]


def flow(payer: int | None, payee: int | None, amount: int, why: Any, cause: str | None = None) -> Fact:
    return Fact("coins", payer, payee, amount=amount, why=why, cause=cause)


def test_a_card_is_paid_in_parts_and_moves_into_the_city() -> None:
    game = duel.table(city("glassworks"), cards=["caravansery"])
    facts = told(game, "build:caravansery")
    assert of(facts, "coins") == [
        flow(ANNA, None, 2, "trade", "caravansery"),
        flow(ANNA, None, 2, "price", "caravansery"),
    ]
    assert of(facts, "moved") == [Fact("moved", ANNA, thing="caravansery", start="structure:0", end="city:0")]


def test_coins_for_a_discard_a_chain_and_from_a_card() -> None:
    assert of(told(duel.table(cards=["forum"]), "discard:forum"), "coins") == [
        flow(None, ANNA, 2, "discard"),
    ]
    chained = duel.table(city("baths", progress=["urbanism"]), cards=["aqueduct"])
    assert of(told(chained, "build:aqueduct"), "coins") == [flow(None, ANNA, 4, "chain", "aqueduct")]
    tavern = duel.table(age=1, cards=["tavern"])
    assert of(told(tavern, "build:tavern"), "coins") == [flow(None, ANNA, 4, "income", "tavern")]


def test_trade_goes_to_the_owner_of_economy() -> None:
    game = duel.table(city(), city(progress=["economy"]), cards=["walls"])
    assert of(told(game, "build:walls"), "coins")[0] == flow(ANNA, BORIS, 4, "trade", "walls")


def test_the_pawn_walks_and_takes_its_loot() -> None:
    game = duel.table(city("quarry", "stone_pit"), city(coins=5), cards=["walls"], pawn=2)
    facts = told(game, "build:walls")
    assert of(facts, "pawn") == [Fact("pawn", ANNA, amount=2, place=4)]
    assert flow(BORIS, None, 2, "loot", "seat1_near") in facts
    assert Fact("moved", ANNA, thing="seat1_near", start="track", end="box") in facts


def test_who_has_little_loses_little() -> None:
    game = duel.table(city("quarry", "stone_pit"), city(coins=1), cards=["walls"], pawn=2)
    assert flow(BORIS, None, 1, "loot", "seat1_near") in told(game, "build:walls")


def test_a_wonder_rises_costs_the_rival_coins_and_gives_another_turn() -> None:
    game = duel.table(
        city("brickyard", "stone_pit", "shelf_quarry", "glassworks", "press", wonders=["the_appian_way"]),
        cards=["walls"],
    )
    facts = told(game, "wonder:the_appian_way:walls")
    assert Fact("raised", ANNA, thing="the_appian_way") in facts
    assert Fact("moved", ANNA, thing="walls", start="structure:0", end="wonder:the_appian_way") in facts
    assert flow(BORIS, None, 3, "loss", "the_appian_way") in facts
    assert flow(None, ANNA, 3, "income", "the_appian_way") in facts
    assert of(facts, "again") == [Fact("again", ANNA)]


def test_who_begins_and_for_how_much_is_told() -> None:
    game = duel.dealt({"first": ANNA}, bidding=True)
    facts = told(game, "bid:1", "bid:3", "cede")
    assert facts == [flow(ANNA, None, 3, "price"), Fact("begins", ANNA, amount=3)]
    assert told(game, "bid:7")[-1] == Fact("begins", BORIS, amount=7)
    assert told(game, "cede") == [Fact("begins", ANNA)]
    words = {lang: fact_lines(Words(lang, "duel", ["Anna", "Boris"]), facts, []) for lang in ("en", "ru")}
    assert words == {
        "en": ["Anna starts the game and pays 3 coins"],
        "ru": ["Anna начинает партию и платит 3 монеты"],
    }


def test_uncovered_cards_are_revealed() -> None:
    game = duel.table(cards={6: "walls", 7: "forum", 11: "statue"}, hidden=[6, 7])
    assert of(told(game, "discard:statue"), "revealed") == [
        Fact("revealed", thing="walls", end="structure:6"),
        Fact("revealed", thing="forum", end="structure:7"),
    ]


def test_a_token_is_taken_from_the_board_and_the_age_begins() -> None:
    game = duel.table(city("workshop"), cards=["laboratory"], board=["law", "strategy"])
    facts = told(game, "build:laboratory", "progress:law")
    assert Fact("moved", ANNA, thing="law", start="board", end="city:0") in facts
    last = duel.table(cards=["walls"], last=True)
    assert Fact("age", place=3) in told(last, "discard:walls")


def test_gods_are_placed_face_down_and_activated() -> None:
    game = pharos.new_game("duel", expansions=["pantheon"], seed=2)
    account, chance, seen = Account(game), Random(1), []
    shown: list[str | None] = []
    activated: list[str] = []
    while not game.over:
        seat = game.waiting[0]
        choice = chance.choice(game.choices(seat))
        facts = account.choose(game, seat, choice)
        if str(choice).startswith("place:"):
            _, god, slot = str(choice).split(":")
            placed = of(facts, "placed")
            assert [(fact.seat, fact.place) for fact in placed] == [(seat, int(slot))]
            assert god not in repr(facts), "which god it is stays hidden"
            seen.append(placed[0].thing)
        if str(choice).startswith("activate:"):
            god = str(choice).partition("@")[0].split(":")[1]
            assert Fact("activated", seat, thing=god) in facts
            if god != "gate":
                (came,) = [fact for fact in of(facts, "moved") if fact.thing == god]
                assert came.start.startswith("slot:")
                assert came.end == f"city:{seat}"
                activated.append(god)
        shown += [fact.thing for fact in of(facts, "revealed") if fact.end.startswith("slot:")]
    assert len(seen) == 5
    assert len(shown) >= 5
    assert set(activated) <= {*shown}


def test_minerva_the_snake_and_a_razed_wonder() -> None:
    gods = {1: "minerva", 2: "nisaba", 3: "anubis"}
    game = pantheon.table(city(coins=30), city("school", built=["the_sphinx"]), gods=gods, age=2)
    assert Fact("minerva", ANNA, place=4) in told(game, "activate:minerva", "minerva:4")
    assert Fact("snake", ANNA, thing="school") in told(game, "activate:nisaba", "snake:school")
    facts = told(game, "activate:anubis", "unbuild:the_sphinx")
    assert Fact("razed", BORIS, thing="the_sphinx") in facts


def test_tokens_of_pantheon_are_taken_from_the_structure() -> None:
    game = pantheon.table(cards={0: "rostrum", 6: "forum", 11: "walls"}, marks={6: 3})
    facts = told(game, "discard:walls")
    assert Fact("moved", ANNA, thing="3", start="structure:6", end="city:0") in facts
    assert Fact("revealed", thing="forum", end="structure:6") in facts


def test_cubes_control_and_conspiracies() -> None:
    game = agora.table(agora.city(plots=["coup"], ready=["blackmail"]), agora.city(coins=9))
    facts = told(game, "trigger:blackmail")
    assert Fact("triggered", ANNA, thing="blackmail") in facts
    assert of(facts, "coins") == [flow(BORIS, ANNA, 5, "theft", "blackmail")]
    card = next(str(choice) for choice in game.choices(ANNA) if str(choice).startswith("prepare:coup:"))
    prepared = told(game, card)
    assert Fact("prepared", ANNA, thing=card.split(":")[2]) in prepared
    assert "coup" not in repr(prepared), "which one it is stays hidden"
    senator = agora.table(cards=["politician_left_1", "conspirator_1"])
    facts = told(senator, "recruit:politician_left_1", "influence:1")
    assert Fact("cubes", ANNA, amount=1, place=1) in facts
    assert Fact("control", ANNA, None, place=1) in facts
    assert of(told(senator, "recruit:conspirator_1", "conspire"), "conspired") == []
    asked = senator.copy()
    asked.choose(ANNA, "recruit:conspirator_1")
    asked.choose(ANNA, "conspire")
    kept = str(asked.choices(ANNA)[0])
    assert of(told(asked, kept), "conspired") == [Fact("conspired", ANNA)]


def all_choose(game: pharos.Game, choices: dict[int, str]) -> list[Fact]:
    """The facts of a round: some seats choose, the others discard."""
    game = game.copy()
    account = Account(game)
    facts = []
    for seat in game.waiting:
        facts += account.choose(game, seat, choices.get(seat) or classic.discarding(game, seat))
    return facts


def test_neighbours_are_paid_and_hands_passed() -> None:
    game = classic.laid(classic.city(coins=5), classic.city("clay_pool"), hand=["baths", "altar"])
    stage = next(str(choice) for choice in game.choices(0) if str(choice).startswith("stage:altar"))
    facts = all_choose(game, {0: stage, 1: "", 2: ""})
    assert flow(0, 1, 2, "trade", "stage") in facts
    assert Fact("stage", 0, place=1) in facts
    assert "altar" not in repr(facts), "what lies under a stage stays hidden"
    assert of(facts, "passed") == [Fact("passed", amount=1)]
    built = all_choose(game, {0: "build:altar"})
    assert Fact("moved", 0, thing="altar", start="hand:0", end="city:0") in built


def test_conflicts_name_who_beat_whom() -> None:
    rows = [classic.city("walls"), classic.city("barracks"), classic.city()]
    game = classic.laid(*rows, age=2, turn=6)
    assert of(all_choose(game, {}), "conflict") == [
        Fact("conflict", 0, 1, amount=1, place=3),
        Fact("conflict", 1, 2, amount=1, place=3),
        Fact("conflict", 0, 2, amount=1, place=3),
    ]


def test_diplomats_stay_out_and_losses_become_debt() -> None:
    rows = [classic.city("walls", diplomacy=1), classic.city("barracks"), classic.city(), classic.city()]
    facts = all_choose(cities.table(*rows, players=4, age=2, turn=cities.last_turn(4)), {})
    assert of(facts, "diplomacy") == [Fact("diplomacy", 0, amount=-1)]
    assert [(fact.seat, fact.other) for fact in of(facts, "conflict")] == [(1, 2), (1, 3)]


def test_a_leader_is_copied_and_recruited() -> None:
    makers = ("clay_pool", "lumber_yard", "glassworks_1", "loom_1")
    game = leaders.table(
        classic.city(*makers), classic.city(leaders=["pericles"]), age=3, hand=["courtesans_guild"]
    )
    asked = classic.played(game, "build:courtesans_guild")
    assert of(told(asked, "copy:pericles"), "copied") == [Fact("copied", 0, thing="pericles")]


@pytest.mark.parametrize(("name", "players", "expansions", "options"), MIXES)
def test_every_coin_and_every_card_is_told(
    name: str, players: int, expansions: tuple[str, ...], options: dict[str, Any]
) -> None:
    """The facts alone transform one state into the next."""
    kinds: Counter[str] = Counter()
    for seed in range(3):
        chance = Random(seed)
        game = pharos.new_game(name, players=players, expansions=expansions, seed=seed, options=options)
        account, before, debts = Account(game), summary(game), Counter[int]()
        while not game.over:
            seat = chance.choice(game.waiting)
            facts = account.choose(game, seat, chance.choice(game.choices(seat)))
            if not facts:
                continue
            after = summary(game)
            coins = list(before["coins"])
            held = [Counter(city) for city in before["cards"]]
            wins = list(before["victories"])
            for fact in facts:
                kinds[fact.kind if fact.kind != "coins" else str(fact.why)] += 1
                if fact.kind == "coins":
                    assert fact.amount > 0
                    for who, sign in ((fact.seat, -1), (fact.other, 1)):
                        if who is not None:
                            coins[who] += sign * fact.amount
                elif fact.kind == "moved":
                    for zone, sign in ((fact.start, -1), (fact.end, 1)):
                        if str(zone).startswith("city:"):
                            held[int(str(zone)[5:])][str(fact.thing)] += sign
                elif fact.kind == "conflict":
                    assert fact.seat is not None
                    wins[fact.seat] += fact.amount
                elif fact.kind == "debt":
                    debts[fact.seat or 0] += fact.amount
            assert coins == after["coins"]
            assert wins == after["victories"]
            for cards, row in zip(after["cards"], held, strict=True):
                assert all(row[card] == 1 for card in cards)
                assert sum((+row).values()) >= len(cards)
            before = after
        assert [debts[n] for n in range(len(before["debt"]))] == before["debt"]
    assert kinds["moved"] > 20


def summary(game: pharos.Game) -> dict[str, Any]:
    """Coins, cards, victories and debts by city."""
    rows: Any = game.view(None).data["cities"]
    return {
        "coins": [city["coins"] + city.get("god_coins", 0) for city in rows],
        "cards": [[*city["cards"], *city.get("leaders", ()), *city.get("progress", ())] for city in rows],
        "victories": [city.get("victories", 0) for city in rows],
        "debt": [city.get("debt", 0) for city in rows],
    }


def test_the_facts_of_one_choice_of_a_record() -> None:
    """A sealed choice has no effect; the last one of a round executes all."""
    game = pharos.new_game("classic", players=3, seed=4)
    account, all_facts = Account(game), []
    chance = Random(4)
    for _ in range(12):
        seat = game.waiting[0]
        all_facts.append(account.choose(game, seat, chance.choice(game.choices(seat))))
    record = game.record()
    assert [facts_at(record, at) for at in range(1, 13)] == all_facts
    assert [bool(facts) for facts in all_facts] == [False, False, True] * 4


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize(("name", "players", "expansions", "options"), MIXES[3:7])
def test_facts_are_told_in_words(
    lang: str, name: str, players: int, expansions: tuple[str, ...], options: dict[str, Any]
) -> None:
    game = pharos.new_game(name, players=players, expansions=expansions, seed=1, options=options)
    words = Words(lang, name, [f"P{n}" for n in range(players)])
    account, chance = Account(game), Random(1)
    said: list[str] = []
    while not game.over:
        seat = game.waiting[0]
        choice = str(chance.choice(game.choices(seat)))
        said += fact_lines(words, account.choose(game, seat, choice), [choice])
    assert len(said) > 15
    assert not [line for line in said if "_" in line or "{" in line]
