"""Chapter GOD: Enki, Ishtar and Nisaba."""

import pytest

import pharos
from tests.rules.duel_table import (
    ANNA,
    BORIS,
    after,
    asking,
    city,
    options,
    points,
    refusal,
    tokens_of,
    view,
    won,
)
from tests.rules.pantheon.table import board_of, table

FIVE = ("workshop", "apothecary", "scriptorium", "pharmacist", "academy")


def box(game: pharos.Game) -> set[str]:
    return set(view(game)["box"])


@pytest.mark.rule("PAN-GOD-ENKI-01")
def test_two_tokens_of_the_box_are_put_on_enki_when_age_two_begins() -> None:
    orders = [["law", "economy", "masonry", "theology"], ["theology", "law", "economy", "masonry"]]
    game = table(age=1, cards={0: "altar"}, gods={1: "enki"}, box=orders[0], draws=orders)
    assert board_of(game)["tokens"] == []
    game = after(game, "discard:altar")
    for viewer in (ANNA, BORIS, None):
        assert sorted(board_of(game, viewer)["tokens"]) == ["economy", "law"]
    assert box(game) == {"masonry", "theology"}


@pytest.mark.rule("PAN-GOD-ENKI-02")
def test_one_token_is_taken_with_its_effect_and_the_other_returned() -> None:
    game = after(table(gods={1: "enki"}, on_enki=["agriculture", "masonry"], box=["law"]), "activate:enki")
    assert options(game) == {"enki:agriculture", "enki:masonry"}
    assert refusal(game, "enki:law") == "PAN-GOD-ENKI-02"
    game = after(game, "enki:agriculture")
    assert tokens_of(game, ANNA) == {"agriculture"}
    assert view(game)["cities"][ANNA]["coins"] == 20 - 3 + 6
    assert points(game, ANNA, "progress") == 4
    assert box(game) == {"masonry", "law"}
    assert board_of(game)["tokens"] == []


@pytest.mark.rule("PAN-GOD-ENKI-03")
@pytest.mark.parametrize("way", ["gate", "theater"])
def test_tokens_return_when_enki_is_revealed_and_not_chosen(way: str) -> None:
    anna = city(wonders=["the_divine_theater"], coins=30)
    orders = [["law", "economy", "masonry"], ["theology", "law", "economy", "masonry"]]
    orders = [[*orders[0], "theology"], orders[1]]
    game = table(
        anna,
        gods={1: "gate"},
        box=orders[0],
        draws=orders,
        stacks={"mesopotamian": ["enki", "nisaba", "ishtar"]},
    )
    if way == "gate":
        game = after(game, "activate:gate")
        assert set(board_of(game)["tokens"]) == {"law", "economy"}
        game = after(game, "god:tanit" if "god:tanit" in options(game) else "god:astarte")
    else:
        game = after(game, "wonder:the_divine_theater:rostrum", "mythology:mesopotamian")
        assert set(board_of(game)["tokens"]) == {"law", "economy"}
        game = after(game, "god:ishtar")
        assert asking(game) == "order"
    assert board_of(game)["tokens"] == []
    assert box(game) == {"law", "economy", "masonry", "theology"}


@pytest.mark.rule("PAN-GOD-ENKI-03")
def test_tokens_on_an_enki_in_the_pantheon_stay_when_the_gate_is_used() -> None:
    game = table(gods={1: "gate", 2: "enki"}, on_enki=["law", "economy"])
    game = after(game, "activate:gate", "god:ishtar")
    assert set(board_of(game)["tokens"]) == {"law", "economy"}


@pytest.mark.rule("PAN-GOD-ENKI-04")
def test_the_great_library_does_not_reach_tokens_on_enki() -> None:
    anna = city(wonders=["the_great_library"], coins=30)
    box_order = ["masonry", "theology", "strategy", "urbanism"]
    orders = [["law", "economy", *box_order]]
    game = table(anna, gods={1: "enki"}, on_enki=["law", "economy"], box=box_order, draws=orders)
    game = after(game, "wonder:the_great_library:rostrum")
    assert options(game) == {"library:masonry", "library:theology", "library:strategy"}


@pytest.mark.rule("PAN-GOD-ENKI-05")
def test_law_from_enki_with_ishtar_gives_another_token() -> None:
    game = table(city(gods=["ishtar"]), gods={1: "enki"}, on_enki=["law", "economy"], board=["masonry"])
    game = after(game, "activate:enki", "enki:law")
    assert options(game) == {"progress:masonry"}
    assert tokens_of(after(game, "progress:masonry"), ANNA) == {"law", "masonry"}


@pytest.mark.rule("PAN-GOD-ISHTAR-01")
def test_ishtar_is_the_sixth_symbol() -> None:
    game = table(city(*FIVE), age=3, gods={1: "ishtar"})
    assert won(after(game, "activate:ishtar")) == ((ANNA,), "science")


@pytest.mark.rule("PAN-GOD-ISHTAR-02")
def test_ishtar_and_law_are_a_pair_in_either_order() -> None:
    first = after(table(city(progress=["law"]), gods={1: "ishtar"}, board=["masonry"]), "activate:ishtar")
    assert options(first) == {"progress:masonry"}
    second = table(
        city("workshop", gods=["ishtar"], coins=30), cards=["laboratory", "rostrum"], board=["law", "masonry"]
    )
    second = after(second, "build:laboratory", "progress:law")
    assert options(second) == {"progress:masonry"}


@pytest.mark.rule("PAN-GOD-ISHTAR-02")
def test_ishtar_and_law_are_one_kind_of_symbol() -> None:
    game = table(city(*FIVE[:4], progress=["law"]), gods={1: "ishtar"}, board=["masonry"])
    game = after(game, "activate:ishtar")
    assert won(game) is None
    assert options(game) == {"progress:masonry"}


@pytest.mark.rule("PAN-GOD-NISABA-01")
def test_nisaba_copies_the_symbol_of_a_green_card() -> None:
    boris = city("workshop", "school", "altar")
    game = after(table(boris=boris, gods={1: "nisaba"}), "activate:nisaba")
    assert options(game) == {"snake:workshop", "snake:school"}
    assert refusal(game, "snake:altar") == "PAN-GOD-NISABA-01"
    game = after(game, "snake:school")
    assert board_of(game)["snake"] == "school"
    assert view(game)["cities"][BORIS]["cards"] == ["workshop", "altar", "school"]


@pytest.mark.rule("PAN-GOD-NISABA-02")
def test_the_copied_symbol_completes_a_pair_or_wins() -> None:
    pair = table(city("apothecary"), city("school"), gods={1: "nisaba"}, board=["law"])
    pair = after(pair, "activate:nisaba", "snake:school")
    assert options(pair) == {"progress:law"}
    sixth = table(city(*FIVE), city("observatory"), age=3, gods={1: "nisaba"})
    assert won(after(sixth, "activate:nisaba", "snake:observatory")) == ((ANNA,), "science")


@pytest.mark.rule("PAN-GOD-NISABA-02")
def test_later_cards_pair_with_the_copied_symbol_and_the_opponent_keeps_his() -> None:
    cards = ["school", "rostrum"]
    mine = table(
        city(coins=30, gods=["nisaba"]), city("apothecary"), cards=cards, snake="apothecary", board=["law"]
    )
    assert options(after(mine, "build:school")) == {"progress:law"}
    theirs = table(
        city(gods=["nisaba"]),
        city("apothecary", coins=30),
        cards=cards,
        snake="apothecary",
        board=["law"],
        turn=BORIS,
    )
    assert options(after(theirs, "build:school")) == {"progress:law"}


@pytest.mark.rule("PAN-GOD-NISABA-03")
def test_without_a_green_card_the_snake_is_never_placed() -> None:
    game = table(gods={1: "nisaba"}, boris=city(coins=30), cards={0: "school", 1: "rostrum", 4: "brewery"})
    game = after(game, "activate:nisaba")
    assert game.waiting == (BORIS,)
    game = after(game, "build:school")
    assert asking(game) == "turn"
    assert board_of(game)["snake"] is None


def coerced(*mine: str, boris: tuple[str, ...] = ("school",), snake: str = "school") -> pharos.Game:
    """With Agora: Anna exchanges her workshop for Boris's school."""
    anna = city("workshop", *mine, gods=["nisaba"], coins=40) | {
        "conspiracies": [{"id": "coercion", "card": "clay_pit"}]
    }
    game = table(
        anna,
        city(*boris, coins=40),
        snake=snake,
        board=["law", "economy"],
        cards=["rostrum", "courthouse", "brewery"],
        gods={1: "hades"},
        discard=[card for card in ["apothecary"] if card not in mine],
        expansions=["pantheon", "agora"],
    )
    return after(game, "trigger:coercion", "swap:workshop:school")


@pytest.mark.rule("PAN-GOD-NISABA-04")
def test_the_snake_goes_with_the_marked_card() -> None:
    game = coerced()
    assert board_of(game)["snake"] is None
    assert view(game)["cities"][ANNA]["cards"] == ["school"]
    # Anna has one wheel, that of the card; with the copied one the next would be her third.
    assert asking(after(game, "activate:hades", "revive:apothecary")) == "progress"
    # Boris has none left.
    theirs = after(game, "discard:rostrum", "activate:hades", "revive:apothecary")
    assert asking(theirs) == "turn"


@pytest.mark.rule("PAN-GOD-NISABA-05")
@pytest.mark.parametrize("own", [(), ("apothecary",)])
def test_the_marked_card_itself_brings_no_second_symbol(own: tuple[str, ...]) -> None:
    assert asking(coerced(*own)) == "turn"


@pytest.mark.rule("PAN-GOD-NISABA-05")
def test_another_card_that_changes_hands_does_make_a_pair() -> None:
    game = coerced("apothecary", boris=("school", "scriptorium"), snake="scriptorium")
    assert asking(game) == "progress"
    assert board_of(game)["snake"] == "scriptorium"
