"""Chapter GUILD: the four guilds of Leaders."""

import pytest

from tests.rules.classic_table import (
    CARDS,
    LEFT,
    after,
    city,
    coins,
    open_city,
    options,
    played,
    refused,
    score,
    spent,
    step,
)
from tests.rules.leaders.table import chosen, last_turn, table

MAKERS = ("clay_pool", "lumber_yard", "glassworks_1", "loom_1")
"""The complete cost of a Courtesans Guild."""


@pytest.mark.rule("LEADERS-GUILD-01")
def test_architects_count_purple_cards_of_neighbours_and_gamers_own_coins() -> None:
    mine = city("architects_guild", coins=8)
    game = table(mine, city("spies_guild", "traders_guild"), city("workers_guild"), age=3)
    assert score(game, "guilds") == 9
    for craftsmen in ("rulebook", "printed"):
        mine = city("gamers_guild", coins=8, leaders=["midas"])
        gamers = table(mine, age=3, options={"craftsmens_guild": craftsmen})
        assert (score(gamers, "guilds"), score(gamers, "leaders"), score(gamers, "treasury")) == (2, 2, 2)
    assert dict(CARDS["architects_guild"].cost.resources) == {"clay": 1, "ore": 3, "papyrus": 1, "cloth": 1}
    assert dict(CARDS["gamers_guild"].cost.resources) == {"clay": 1, "wood": 1, "stone": 1, "ore": 1}


@pytest.mark.rule("LEADERS-GUILD-02")
def test_diplomats_count_recruited_leaders_of_neighbours() -> None:
    mine = city("diplomats_guild", leaders=["midas"])
    left = city(leaders=["sappho", "zenobia"])
    right = city(leaders=["nero"], stages=1, markers=["cleopatra"])
    game = table(mine, left, right, age=3, leader_hands={1: ["plato"]})
    assert score(game, "guilds") == 3


@pytest.mark.rule("LEADERS-GUILD-03")
def test_the_courtesans_copy_a_leader_of_a_neighbour() -> None:
    mine = city(*MAKERS, "stockade", "barracks", coins=0)
    left, right = city(leaders=["pericles"], coins=0), city("walls", leaders=["sappho"], coins=0)
    far = city(leaders=["cleopatra"])
    game = table(mine, left, far, right, players=4, age=3, hand=["courtesans_guild"])
    asked = played(game, "build:courtesans_guild")
    assert (step(asked), asked.waiting) == ("copy", (0,))
    assert options(asked) == {"copy:pericles", "copy:sappho"}
    assert refused(asked, "skip") == "LEADERS-GUILD-03"
    assert refused(asked, "copy:cleopatra") == "LEADERS-GUILD-03"
    done = chosen(asked, "copy:pericles")
    assert (open_city(done)["courtesan"], step(done)) == ("pericles", "turn")
    assert (score(done, "guilds"), score(done, "leaders")) == (4, 0)
    assert (score(done, "leaders", LEFT), open_city(done, LEFT)["leaders"]) == (0, ["pericles"])


@pytest.mark.rule("LEADERS-GUILD-03")
def test_the_choice_comes_before_the_last_card() -> None:
    mine = city(*MAKERS, wonder="babylon_b", stages=2, coins=0)
    game = table(
        mine,
        city(leaders=["sappho"]),
        age=3,
        turn=last_turn(),
        hand=["courtesans_guild", "palace"],
    )
    asked = played(game, "build:courtesans_guild")
    assert step(asked) == "copy"
    assert step(chosen(asked, "copy:sappho")) == "last_card"
    last = table(mine, city(leaders=["sappho"]), age=3, turn=last_turn(), hand=["courtesans_guild", "palace"])
    seventh = chosen(played(last, "discard:palace"), "build:courtesans_guild")
    assert step(seventh) == "copy"
    assert chosen(seventh, "copy:sappho").over


@pytest.mark.rule("LEADERS-GUILD-04")
def test_what_comes_at_once_comes_and_what_lasts_begins() -> None:
    mine = city(*MAKERS, "marketplace", coins=0)
    for leader, effect in (("croesus", 6), ("sappho", 0)):
        game = table(mine, city(leaders=[leader]), age=3, hand=["courtesans_guild"])
        done = chosen(played(game, "build:courtesans_guild"), f"copy:{leader}")
        assert coins(done) == effect
    pile = table(mine, city(leaders=["solomon"]), age=3, hand=["courtesans_guild"], discard=["altar"])
    solomon = chosen(played(pile, "build:courtesans_guild"), "copy:solomon")
    assert {"revive:altar", "skip"} <= options(solomon)
    won = city("courtesans_guild", courtesan="alexander", victories=3, victory_points=7)
    assert score(table(won, city(leaders=["alexander"]), age=3), "guilds") == 3
    scoring = city("courtesans_guild", "marketplace", courtesan="varro", coins=0)
    game = table(scoring, city("forum", leaders=["varro"]), age=3)
    assert (score(game, "guilds"), score(game, "leaders", LEFT)) == (1, 1)
    # The Courtesans Guild is the one purple card of Plato's sets.
    two_of_each = ["clay_pool", "stone_pit", "loom_1", "press_1", "altar", "baths", "apothecary", "workshop"]
    two_of_each += ["east_trading_post", "marketplace", "barracks", "stockade", "courtesans_guild"]
    plato = table(city(*two_of_each, courtesan="plato"), city(leaders=["plato"]), age=3)
    assert score(plato, "guilds") == 7


@pytest.mark.rule("LEADERS-GUILD-04")
def test_a_copied_lasting_effect_works_in_later_turns() -> None:
    mine = city("courtesans_guild", "caravansery", courtesan="xenophon", coins=0)
    game = table(mine, city(leaders=["xenophon"]), age=3, hand=["lighthouse"])
    # The Lighthouse brings another coin for each yellow card.
    assert coins(after(game, "build:lighthouse")) == 2 + 2
    ramses = city("courtesans_guild", courtesan="ramses", coins=0)
    free = table(ramses, city(leaders=["ramses"]), age=3, hand=["spies_guild"])
    assert spent(free, "build:spies_guild") == 0


@pytest.mark.rule("LEADERS-GUILD-05")
def test_the_guild_stays_purple_and_is_no_leader() -> None:
    mine = city("courtesans_guild", courtesan="sappho", leaders=["hiram"])
    left = city("diplomats_guild", "architects_guild", leaders=["sappho"])
    game = table(mine, left, city(leaders=[]), age=3)
    assert score(game, "leaders") == 2
    # One leader for the Diplomats, Hiram; three points for the one purple card.
    assert score(game, "guilds", LEFT) == 1 + 3
    poor = table(city(*MAKERS, coins=0), city(leaders=["pericles"]), age=3, hand=["courtesans_guild"])
    assert coins(chosen(played(poor, "build:courtesans_guild"), "copy:pericles")) == 0


@pytest.mark.rule("LEADERS-GUILD-06")
def test_without_leaders_next_to_it_the_guild_does_nothing() -> None:
    mine = city(*MAKERS, coins=0)
    far = city(leaders=["sappho"])
    game = table(mine, city(), far, city(), players=4, age=3, hand=["courtesans_guild"])
    done = played(game, "build:courtesans_guild")
    assert step(done) == "turn"
    assert "courtesan" not in open_city(done)
    assert score(done, "guilds") == 0


@pytest.mark.rule("LEADERS-GUILD-07")
def test_olympia_copies_the_courtesans_with_a_leader_of_its_own_neighbours() -> None:
    olympia = city("stockade", "barracks", wonder="olympia_b", stages=3)
    left = city("courtesans_guild", courtesan="cleopatra")
    right = city(leaders=["pericles"])
    across = city(leaders=["cleopatra"])
    game = table(olympia, left, across, right, players=4, age=3)
    assert score(game, "guilds") == 4
    purple = city(wonder="olympia_b", stages=3)
    hiram = table(purple, left, across, city(leaders=["hiram"]), players=4, age=3)
    assert score(hiram, "guilds") == 2
    sets = ("workshop", "apothecary", "scriptorium")
    symbols = city(*sets, wonder="olympia_b", stages=3)
    aristotle = table(symbols, left, across, city(leaders=["aristotle"]), players=4, age=3)
    assert (score(aristotle, "guilds"), score(aristotle, "scientific")) == (0, 3 + 10)
    euclid = table(symbols, left, across, city(leaders=["euclid"]), players=4, age=3)
    assert (score(euclid, "guilds"), score(euclid, "scientific")) == (0, 4 + 1 + 1 + 7)
