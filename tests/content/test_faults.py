"""Every error in a file is reported in one sentence that names file, row and fault."""

import re
from pathlib import Path

import pytest

from pharos.content.classic import read_classic
from pharos.content.duel import read_duel
from pharos.content.loader import ContentError, ContentFolder, known

from .conftest import BrokenContent

CARDS = "duel/cards.toml"


def fault_of_duel(broken: BrokenContent) -> str:
    with pytest.raises(ContentError) as caught:
        read_duel(broken.root)
    return one_sentence(str(caught.value))


def fault_of_classic(broken: BrokenContent) -> str:
    with pytest.raises(ContentError) as caught:
        read_classic(broken.root)
    return one_sentence(str(caught.value))


def one_sentence(fault: str) -> str:
    assert fault.endswith(".")
    assert "\n" not in fault
    return fault


def test_an_unbroken_copy_loads(broken: BrokenContent) -> None:
    assert len(read_duel(broken.root).cards) == 91
    assert len(read_classic(broken.root).cards) == 112


def test_unknown_field(broken: BrokenContent) -> None:
    broken.replace_in_row(CARDS, "altar", "color =", "colour =")
    fault = fault_of_duel(broken)
    assert fault.startswith("duel/cards.toml, card 18 (altar): ")
    assert "colour" in fault


def test_unknown_effect_type(broken: BrokenContent) -> None:
    broken.replace_in_row(CARDS, "stable", '"shields"', '"sheilds"')
    fault = fault_of_duel(broken)
    assert fault.startswith("duel/cards.toml, card 10 (stable): ")
    assert "sheilds" in fault
    assert "effects[0]" in fault


def test_unknown_field_of_an_effect(broken: BrokenContent) -> None:
    broken.replace_in_row(CARDS, "stable", "amount = 1", "amount = 1, times = 2")
    assert re.fullmatch(r"duel/cards\.toml, card 10 \(stable\): .*`times`.*\.", fault_of_duel(broken))


@pytest.mark.parametrize("wrong", ["0", "-1", '"1"', "1.5", "true"])
def test_wrong_value_of_an_effect(broken: BrokenContent, wrong: str) -> None:
    broken.replace_in_row(CARDS, "stable", "amount = 1", f"amount = {wrong}")
    assert fault_of_duel(broken).startswith("duel/cards.toml, card 10 (stable): ")


def test_missing_effects(broken: BrokenContent) -> None:
    broken.replace_in_row(CARDS, "altar", 'effects = [{ type = "points", amount = 3 }]\n', "")
    fault = fault_of_duel(broken)
    assert "card 18 (altar)" in fault
    assert "effects" in fault


def test_effect_of_the_other_game(broken: BrokenContent) -> None:
    broken.replace_in_row(CARDS, "altar", '{ type = "points", amount = 3 }', '{ type = "play_last_card" }')
    assert "card 18 (altar)" in fault_of_duel(broken)


def test_unknown_color(broken: BrokenContent) -> None:
    broken.replace_in_row(CARDS, "altar", 'color = "blue"', 'color = "pink"')
    fault = fault_of_duel(broken)
    assert "card 18 (altar)" in fault
    assert "pink" in fault


def test_color_that_only_the_other_game_has(broken: BrokenContent) -> None:
    broken.replace_in_row(CARDS, "altar", 'color = "blue"', 'color = "black"')
    fault = fault_of_duel(broken)
    assert "card 18 (altar)" in fault
    assert "`black`" in fault


def test_unknown_resource_in_a_cost(broken: BrokenContent) -> None:
    broken.replace_in_row(CARDS, "baths", "stone = 1", "marble = 1")
    fault = fault_of_duel(broken)
    assert "card 19 (baths)" in fault
    assert "marble" in fault


def test_resource_that_only_the_other_game_has(broken: BrokenContent) -> None:
    broken.replace_in_row(CARDS, "baths", "stone = 1", "ore = 1")
    fault = fault_of_duel(broken)
    assert "card 19 (baths)" in fault
    assert "`ore`" in fault
    broken.replace_in_row(CARDS, "baths", "ore = 1", "stone = 1")
    broken.replace_in_row(CARDS, "quarry", '"stone"', '"ore"')
    fault = fault_of_duel(broken)
    assert "card 5 (quarry)" in fault
    assert "`ore`" in fault


def test_unknown_science_symbol(broken: BrokenContent) -> None:
    broken.replace_in_row(CARDS, "scriptorium", 'symbol = "quill"', 'symbol = "tablet"')
    fault = fault_of_duel(broken)
    assert "card 15 (scriptorium)" in fault
    assert "`tablet`" in fault


def test_counted_thing_that_only_the_other_game_has(broken: BrokenContent) -> None:
    broken.replace_in_row(CARDS, "arena", 'per = "wonders"', 'per = "wonder_stages"')
    fault = fault_of_duel(broken)
    assert "(arena)" in fault
    assert "`wonder_stages`" in fault


def test_duplicate_id(broken: BrokenContent) -> None:
    broken.replace(CARDS, 'id = "theater"', 'id = "altar"')
    fault = fault_of_duel(broken)
    assert fault.startswith("duel/cards.toml, card 18 (altar): ")
    assert "duplicate of duel/cards.toml, card 17 (altar)" in fault


def test_duplicate_id_in_two_files(broken: BrokenContent) -> None:
    broken.replace("duel/agora/wonders.toml", 'id = "knossos"', 'id = "the_sphinx"')
    fault = fault_of_duel(broken)
    assert fault.startswith("duel/agora/wonders.toml, wonder 2 (the_sphinx): ")
    assert "duel/wonders.toml, wonder 10 (the_sphinx)" in fault


def test_unknown_chain_symbol(broken: BrokenContent) -> None:
    broken.replace_in_row(CARDS, "horse_breeders", '"horseshoe"', '"horsehoe"')
    fault = fault_of_duel(broken)
    assert fault.startswith("duel/cards.toml, card 30 (horse_breeders): ")
    assert "horsehoe" in fault


def test_chain_symbol_nobody_needs(broken: BrokenContent) -> None:
    broken.replace_in_row(CARDS, "horse_breeders", 'chain = "horseshoe"\n', "")
    fault = fault_of_duel(broken)
    assert fault.startswith("duel/cards.toml, card 10 (stable): ")
    assert "`horseshoe`" in fault


def test_chain_symbol_nobody_gives(broken: BrokenContent) -> None:
    broken.replace_in_row(CARDS, "stable", 'gives = "horseshoe"\n', "")
    fault = fault_of_duel(broken)
    assert fault.startswith("duel/cards.toml, card 30 (horse_breeders): ")
    assert "`horseshoe`" in fault


def test_chain_from_a_later_age(broken: BrokenContent) -> None:
    broken.replace_in_row(CARDS, "stable", "age = 1", "age = 2")
    assert fault_of_duel(broken).startswith("duel/cards.toml, card 30 (horse_breeders): ")


def test_too_few_cards_of_an_age(broken: BrokenContent) -> None:
    broken.remove_row(CARDS, "card", "guard_tower")
    fault = fault_of_duel(broken)
    assert fault.startswith("duel/cards.toml: age 1 has 22 cards")


def test_too_few_guilds(broken: BrokenContent) -> None:
    broken.remove_row(CARDS, "card", "builders_guild")
    assert "6 guilds" in fault_of_duel(broken)


def test_derived_field_cannot_be_set(broken: BrokenContent) -> None:
    broken.replace_in_row(CARDS, "altar", "age = 1", 'age = 1\nexpansion = "agora"')
    fault = fault_of_duel(broken)
    assert "card 18 (altar)" in fault
    assert "`expansion`" in fault


def test_unknown_table(broken: BrokenContent) -> None:
    broken.replace("duel/progress.toml", "[[progress]]", '[[progres]]\nid = "x"\n\n[[progress]]')
    assert fault_of_duel(broken).startswith("duel/progress.toml: the table [progres] is unknown")


def test_unknown_setting(broken: BrokenContent) -> None:
    broken.replace("duel/setup.toml", "starting_coins", "start_coins")
    fault = fault_of_duel(broken)
    assert fault.startswith("duel/setup.toml, setup: ")
    assert "start" in fault


def test_unknown_wonder_in_the_first_game(broken: BrokenContent) -> None:
    broken.replace("duel/setup.toml", '"piraeus"', '"pireus"')
    fault = fault_of_duel(broken)
    assert fault.startswith("duel/setup.toml, setup: ")
    assert "`pireus`" in fault


def test_draft_that_is_not_fair(broken: BrokenContent) -> None:
    broken.replace("duel/setup.toml", "[0, 1, 1, 0, 1, 0, 0, 1]", "[0, 1, 1, 0, 1, 0, 0, 0]")
    assert "draft_order" in fault_of_duel(broken)


def test_layout_whose_open_slots_are_wrong(broken: BrokenContent) -> None:
    broken.replace("duel/layouts.toml", "open = [18, 19]", "open = [17, 18, 19]")
    assert fault_of_duel(broken).startswith("duel/layouts.toml, layout 2: ")


def test_layout_with_a_card_that_lies_on_nothing(broken: BrokenContent) -> None:
    broken.replace(
        "duel/layouts.toml", "columns = [1, 3, 5, 7, 9, 11] },", "columns = [1, 3, 5, 7, 9, 21] },"
    )
    assert fault_of_duel(broken).startswith("duel/layouts.toml, layout 1: ")


def test_layout_with_too_few_slots(broken: BrokenContent) -> None:
    broken.replace("duel/layouts.toml", "columns = [1, 3, 5, 7, 9, 11] },", "columns = [1, 3, 5, 7, 9] },")
    broken.replace("duel/layouts.toml", "open = [14, 15, 16, 17, 18, 19]", "open = [14, 15, 16, 17, 18]")
    fault = fault_of_duel(broken)
    assert fault.startswith("duel/layouts.toml, layout 1: ")
    assert "19 slots for 20 cards" in fault


@pytest.mark.parametrize("slots", ["[2, 4, 9, 11, 14]", "[2, 4, 9, 11, 20]", "[2, 4, 9, 11, 11]"])
def test_mark_on_a_wrong_slot(broken: BrokenContent, slots: str) -> None:
    broken.replace("duel/pantheon/marks.toml", "[2, 4, 9, 11, 13]", slots)
    assert fault_of_duel(broken).startswith("duel/pantheon/marks.toml, mark 1: ")


def test_too_few_marks(broken: BrokenContent) -> None:
    broken.replace("duel/pantheon/marks.toml", "[2, 4, 9, 11, 13]", "[2, 4, 9, 11]")
    fault = fault_of_duel(broken)
    assert fault.startswith("duel/pantheon/marks.toml: ")
    assert "age 1" in fault


def test_zone_with_a_gap(broken: BrokenContent) -> None:
    broken.replace("duel/track.toml", "first = 3", "first = 4")
    assert fault_of_duel(broken).startswith("duel/track.toml, zone 2: ")


def test_military_token_on_the_wrong_side(broken: BrokenContent) -> None:
    broken.replace("duel/track.toml", "space = -3", "space = 3")
    assert fault_of_duel(broken).startswith("duel/track.toml, token 1 (seat0_near): ")


def test_god_of_the_wrong_mythology(broken: BrokenContent) -> None:
    broken.replace_in_row("duel/pantheon/gods.toml", "mars", '"roman"', '"greek"')
    assert fault_of_duel(broken).startswith("duel/pantheon/gods.toml: ")


def test_chambers_that_are_adjacent_one_way(broken: BrokenContent) -> None:
    broken.replace("duel/agora/senate.toml", "adjacent = [1, 3]", "adjacent = [1]")
    fault = fault_of_duel(broken)
    assert fault.startswith("duel/agora/senate.toml, chamber 3 (3): ")
    assert "chamber 2" in fault


def test_senator_missing(broken: BrokenContent) -> None:
    broken.remove_row("duel/agora/senators.toml", "card", "conspirator_6")
    assert fault_of_duel(broken).startswith("duel/agora/senators.toml: there are 12 Senators")


def test_not_toml(broken: BrokenContent) -> None:
    (broken.root / CARDS).write_text("[[card]\n", encoding="utf-8")
    assert fault_of_duel(broken).startswith("duel/cards.toml: this is not valid TOML")


def test_missing_file(broken: BrokenContent) -> None:
    (broken.root / CARDS).unlink()
    assert fault_of_duel(broken).startswith("duel/cards.toml: the file cannot be read")


def test_no_rows(broken: BrokenContent) -> None:
    (broken.root / CARDS).write_text("", encoding="utf-8")
    assert fault_of_duel(broken).startswith("duel/cards.toml: there are no [[card]] rows")


def test_classic_unknown_chain(broken: BrokenContent) -> None:
    broken.replace_in_row("classic/cards.toml", "aqueduct", '["baths"]', '["bath"]')
    fault = fault_of_classic(broken)
    assert fault.startswith("classic/cards.toml, card ")
    assert "(aqueduct)" in fault
    assert "`bath`" in fault


def test_classic_chain_within_an_age(broken: BrokenContent) -> None:
    broken.replace_in_row("classic/cards.toml", "aqueduct", '["baths"]', '["temple"]')
    assert "(aqueduct)" in fault_of_classic(broken)


def test_classic_copies_that_do_not_fill_the_hands(broken: BrokenContent) -> None:
    broken.replace_in_row("classic/cards.toml", "altar", "players = [3, 5]", "players = [3]")
    fault = fault_of_classic(broken)
    assert fault.startswith("classic/setup.toml, seating 4: ")
    assert "34 cards, 35 are dealt" in fault


def test_classic_guilds_of_a_seating(broken: BrokenContent) -> None:
    broken.replace("classic/setup.toml", "guilds = 6", "guilds = 7")
    assert fault_of_classic(broken).startswith("classic/setup.toml, seating 3: ")


def test_classic_guild_with_player_marks(broken: BrokenContent) -> None:
    broken.replace_in_row("classic/guilds.toml", "spies_guild", "age = 3", "age = 3\nplayers = [3]")
    assert fault_of_classic(broken).startswith("classic/guilds.toml, card 5 (spies_guild): ")


def test_classic_leader_that_costs_resources(broken: BrokenContent) -> None:
    broken.replace_in_row("classic/leaders/leaders.toml", "plato", "coins = 4", "coins = 4, wood = 1")
    fault = fault_of_classic(broken)
    assert fault.startswith("classic/leaders/leaders.toml, leader 25 (plato): ")


def test_classic_board_with_a_wrong_side(broken: BrokenContent) -> None:
    broken.replace_in_row("classic/wonders.toml", "giza_b", 'side = "b"', 'side = "a"')
    assert fault_of_classic(broken).startswith("classic/wonders.toml, wonder 14 (giza_b): ")


def test_classic_stage_with_an_unknown_field(broken: BrokenContent) -> None:
    broken.replace_in_row("classic/wonders.toml", "giza_a", "{ cost =", "{ price =")
    fault = fault_of_classic(broken)
    assert fault.startswith("classic/wonders.toml, wonder 13 (giza_a): ")
    assert "stages[0]" in fault


def test_classic_city_card_missing(broken: BrokenContent) -> None:
    broken.remove_row("classic/cities/cards.toml", "card", "militia")
    assert fault_of_classic(broken).startswith("classic/cities/cards.toml: age 1 has 8 city cards")


def test_classic_leader_missing(broken: BrokenContent) -> None:
    broken.remove_row("classic/leaders/leaders.toml", "leader", "plato")
    assert "35 leaders, 36 are printed" in fault_of_classic(broken)


def test_places_of_rows(tmp_path: Path) -> None:
    folder = ContentFolder(tmp_path)
    folder.claim("card", "altar", "a.toml, card 1 (altar)")
    folder.claim("wonder", "altar", "b.toml, wonder 1 (altar)")
    assert folder.where("card", "altar") == "a.toml, card 1 (altar)"
    with pytest.raises(ContentError, match=r"duplicate of a\.toml"):
        folder.claim("card", "altar", "c.toml, card 1 (altar)")


def test_known_names_what_there_is() -> None:
    known("x.toml", "color", "blue", ("blue", "red"))
    with pytest.raises(ContentError, match=r"x\.toml: the color `pink` is unknown \(known: blue, red\)\."):
        known("x.toml", "color", "pink", ("blue", "red"))


@pytest.mark.parametrize(
    ("file", "effect", "where", "fault"),
    [
        (
            "duel/agora/conspiracies.toml",
            '{ type = "points", amount = 3 }',
            "conspiracy 1 (extortion)",
            "a conspiracy and the effect `points` do not go together",
        ),
        (
            "duel/wonders.toml",
            '{ type = "place_minerva" }',
            "wonder 1 (the_appian_way)",
            "the effect `place_minerva` needs a component of pantheon",
        ),
        (
            "duel/wonders.toml",
            '{ type = "trade_discount", resources = ["clay"], scope = "bank", price = 2 }',
            "wonder 1 (the_appian_way)",
            "the effect `trade_discount` must have price = 1",
        ),
        (
            "duel/progress.toml",
            '{ type = "conspire" }',
            "progress 1 (agriculture)",
            "a progress token and the effect `conspire` do not go together",
        ),
    ],
)
def test_an_effect_that_would_be_lost(
    broken: BrokenContent, file: str, effect: str, where: str, fault: str
) -> None:
    broken.replace(file, "effects = [", f"effects = [{effect}, ")
    assert fault_of_duel(broken) == f"{file}, {where}: {fault}."


def test_an_effect_that_a_city_keeps_no_count_of(broken: BrokenContent) -> None:
    broken.replace(
        "classic/leaders/leaders.toml",
        "effects = [",
        'effects = [{ type = "resource_discount", target = "blue", amount = 1 }, ',
    )
    fault = fault_of_classic(broken)
    assert "the effect `resource_discount` works once in a game, and" in fault
