"""Chapter END: scoring and supremacy with Pantheon."""

from typing import Any

import pytest

import pharos
from tests.rules.duel_table import ANNA, BORIS, after, city, points, won
from tests.rules.pantheon.table import table

FIVE = ("workshop", "apothecary", "scriptorium", "pharmacist", "academy")


@pytest.mark.rule("PAN-END-01")
def test_the_score_sheet() -> None:
    anna = city(
        "greek_grand_temple",
        "roman_grand_temple",
        coins=7,
        built=["the_divine_theater"],
        progress=["mysticism"],
        mythology=["greek", "roman"],
        gods=["aphrodite", "astarte"],
        god_coins=5,
    )
    sheet = table(anna, age=3).scores()[ANNA]
    assert sheet == {
        "civilian": 0,
        "scientific": 0,
        "commercial": 0,
        "guilds": 0,
        "wonders": 2,
        "progress": 4,
        "coins": 2,
        "military": 0,
        "temples": 12,
        "gods": 14,
        "total": 34,
    }


@pytest.mark.rule("PAN-END-01")
def test_gods_and_temples_decide_a_civilian_victory() -> None:
    last: Any = {"age": 3, "cards": {0: "obelisk"}}
    game = after(table(city(gods=["aphrodite"]), city("town_hall"), **last), "discard:obelisk")
    assert won(game) == ((ANNA,), "civilian")
    two = city("greek_grand_temple", "roman_grand_temple")
    game = after(table(city("town_hall"), two, **last), "discard:obelisk")
    assert won(game) == ((BORIS,), "civilian")


@pytest.mark.rule("PAN-END-01")
def test_the_plain_game_has_no_rows_for_gods() -> None:
    sheet = pharos.new_game("duel", seed=1).scores()[0]
    assert "gods" not in sheet
    assert "temples" not in sheet


@pytest.mark.rule("PAN-END-02")
def test_supremacy_after_every_part_of_an_activation() -> None:
    assert won(after(table(gods={1: "mars"}, pawn=8), "activate:mars")) == ((ANNA,), "military")
    ishtar = table(city(*FIVE), age=3, gods={1: "ishtar"})
    assert won(after(ishtar, "activate:ishtar")) == ((ANNA,), "science")
    nisaba = table(city(*FIVE), city("university"), age=3, gods={1: "nisaba"})
    assert won(after(nisaba, "activate:nisaba", "snake:university")) == ((ANNA,), "science")
    enki = table(city(*FIVE), age=3, gods={1: "enki"}, on_enki=["law", "economy"])
    assert won(after(enki, "activate:enki", "enki:law")) == ((ANNA,), "science")
    assert won(after(enki, "activate:enki", "enki:economy")) is None
    gate = table(gods={1: "gate"}, stacks={"roman": ["mars", "minerva", "neptune"]}, pawn=7)
    assert won(after(gate, "activate:gate", "god:mars")) == ((ANNA,), "military")


@pytest.mark.rule("PAN-END-03")
def test_what_was_not_activated_is_worth_nothing() -> None:
    game = table(city(gods=["gate"]), gods={1: "aphrodite", 2: "astarte"})
    assert points(game, ANNA, "gods") == 0
    assert points(game, BORIS, "gods") == 0
