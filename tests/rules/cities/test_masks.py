"""Chapter MASK: symbols of neighbors' green cards."""

import pytest

from tests.rules.cities.table import table
from tests.rules.classic_table import city, score

COMPASS, GEAR, TABLET = "apothecary", "workshop", "scriptorium"


@pytest.mark.rule("CITIES-MASK-01")
@pytest.mark.parametrize("card", ["pigeon_loft", "spy_ring", "torture_chamber"])
@pytest.mark.parametrize("at", [1, 2])
def test_each_mask_copies_a_symbol_of_either_neighbour(card: str, at: int) -> None:
    rows = [city(card), city(), city()]
    rows[at] = city(GEAR)
    game = table(*rows, age=3)
    assert score(game, "scientific") == 1
    assert score(game, "scientific", at) == 1
    none = table(city(card), city(), city(), city(GEAR), players=5, age=3)
    assert score(none, "scientific") == 0


@pytest.mark.rule("CITIES-MASK-01")
def test_the_copy_counts_like_an_own_symbol() -> None:
    game = table(city("pigeon_loft", COMPASS, GEAR), city(TABLET), age=3)
    assert score(game, "scientific") == 3 + 7


@pytest.mark.rule("CITIES-MASK-02")
def test_two_masks_copy_two_cards() -> None:
    masks = ("pigeon_loft", "spy_ring")
    assert score(table(city(*masks), city(GEAR), age=3), "scientific") == 1
    assert score(table(city(*masks), city(GEAR, "laboratory"), age=3), "scientific") == 4
    three = ("pigeon_loft", "spy_ring", "torture_chamber")
    assert score(table(city(*three), city(GEAR, "laboratory"), age=3), "scientific") == 4
    assert score(table(city(*three), city(GEAR), city(TABLET, COMPASS), age=3), "scientific") == 10


@pytest.mark.rule("CITIES-MASK-03")
def test_the_same_card_of_both_neighbours_is_copied_twice() -> None:
    game = table(
        city("pigeon_loft", "spy_ring"),
        city(GEAR),
        *[city() for _ in range(4)],
        city(GEAR),
        players=7,
        age=3,
    )
    assert score(game, "scientific") == 4


@pytest.mark.rule("CITIES-MASK-04")
def test_a_card_built_in_the_own_city_too_may_be_copied() -> None:
    game = table(city("pigeon_loft", GEAR), city(GEAR), players=7, age=3)
    assert score(game, "scientific") == 4


@pytest.mark.rule("CITIES-MASK-05")
def test_guilds_stages_and_masks_of_neighbours_are_not_copied() -> None:
    left = city("scientists_guild", "spy_ring", wonder="babylon_a", stages=2)
    assert score(table(city("pigeon_loft"), left, age=3), "scientific") == 0


@pytest.mark.rule("CITIES-MASK-06")
def test_several_players_copy_one_card_and_its_owner_keeps_it() -> None:
    game = table(city("pigeon_loft"), city(GEAR), city("spy_ring"), age=3)
    assert [score(game, "scientific", seat) for seat in range(3)] == [1, 1, 1]


@pytest.mark.rule("CITIES-MASK-06")
def test_masks_and_wild_symbols_are_chosen_together() -> None:
    # The mask can only be a gear, so the guild must be the tablet that makes the set.
    game = table(city("pigeon_loft", "scientists_guild", COMPASS), city(GEAR), age=3)
    assert score(game, "scientific") == 3 + 7
    # With four gears a fifth is worth more than any set: mask and guild both choose it.
    gears = city("pigeon_loft", "scientists_guild", GEAR, "laboratory", "observatory", "study")
    game = table(gears, city(TABLET), players=4, age=3)
    # four gears, a tablet by the mask; the guild as fifth gear: 25 + 1, as compass: 16 + 1 + 1 + 7
    assert score(game, "scientific") == 26


@pytest.mark.rule("CITIES-MASK-06")
def test_a_copied_scientists_guild_is_chosen_together_with_a_mask() -> None:
    mine = city("pigeon_loft", COMPASS, wonder="olympia_b", stages=3)
    game = table(mine, city(GEAR, "scientists_guild"), city(), age=3)
    assert (score(game, "scientific"), score(game, "guilds")) == (10, 0)
    better = table(mine, city(GEAR, "scientists_guild", "counterfeiters_guild"), city(), age=3)
    # The copy of the Scientists Guild brings 8 more (2 to 10), that of the other guild 5.
    assert (score(better, "scientific"), score(better, "guilds")) == (10, 0)
    alone = table(
        city(wonder="olympia_b", stages=3), city(GEAR, "scientists_guild", "counterfeiters_guild"), age=3
    )
    assert (score(alone, "scientific"), score(alone, "guilds")) == (0, 5)


@pytest.mark.rule("CITIES-MASK-07")
def test_a_mask_is_no_green_card() -> None:
    game = table(city("philosophers_guild"), city("pigeon_loft", "spy_ring"), age=3)
    assert score(game, "guilds") == 0
    shadows = table(city("guild_of_shadows"), city("pigeon_loft", "spy_ring"), age=3)
    assert score(shadows, "guilds") == 2
