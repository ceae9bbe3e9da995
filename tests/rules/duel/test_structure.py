"""Chapter STRUCT: the structure of face-up and face-down cards."""

import pytest

import pharos
from tests.rules.duel.table import dealt, table
from tests.rules.duel_table import ANNA, BORIS, after, city, options, view

# The layouts as in the rulebook: cards in each row, row 1 laid out first; odd rows are face up.
ROWS = {1: (2, 3, 4, 5, 6), 2: (6, 5, 4, 3, 2), 3: (2, 3, 4, 2, 4, 3, 2)}


def places(age: int) -> list[tuple[int, int]]:
    """Row and column of every slot, in half cards from the center; the row of two in Age III has a gap."""
    found = []
    for row, count in enumerate(ROWS[age], start=1):
        step = 4 if (age, row) == (3, 4) else 2
        found += [(row, step * n - step * (count - 1) // 2) for n in range(count)]
    return found


def covering(age: int, slot: int) -> set[int]:
    """The slots of the cards that cover a slot: in the next row, half a card to either side."""
    row, x = places(age)[slot]
    return {n for n, (r, y) in enumerate(places(age)) if r == row + 1 and abs(x - y) == 1}


def open_slots(game: pharos.Game) -> set[int]:
    return {n for n, place in enumerate(view(game, ANNA)["pyramid"]) if place and place["open"]}


def face_down(game: pharos.Game) -> set[int]:
    return {n for n, place in enumerate(view(game, ANNA)["pyramid"]) if place and "back" in place}


def structure(age: int) -> pharos.Game:
    """A game at the start of an age."""
    game = dealt(first_game_wonders=True, seed=5)
    while view(game)["age"] < age:
        discard = next(
            choice for choice in game.choices(game.waiting[0]) if str(choice).startswith(("discard", "begin"))
        )
        game.choose(game.waiting[0], discard)
    return game


@pytest.mark.rule("DUEL-STRUCT-01")
def test_twenty_cards_are_laid_out_in_every_age() -> None:
    for age in (1, 2, 3):
        game = structure(age)
        pyramid = view(game, BORIS)["pyramid"]
        ages = game.deal["ages"]
        assert isinstance(ages, list)
        assert len(pyramid) == 20
        assert None not in pyramid
        face_up = [
            (place["card"], card)
            for place, card in zip(pyramid, ages[age - 1], strict=True)
            if "card" in place
        ]
        assert all(shown == card for shown, card in face_up)
        assert 0 < len(face_up) < 20


@pytest.mark.rule("DUEL-STRUCT-01")
def test_the_decks_are_shuffled() -> None:
    first = {str(pharos.new_game("duel", seed=seed).deal["ages"]) for seed in range(20)}
    assert len(first) == 20


@pytest.mark.parametrize(
    ("age", "available"),
    [
        pytest.param(1, {14, 15, 16, 17, 18, 19}, marks=pytest.mark.rule("DUEL-STRUCT-02")),
        pytest.param(2, {18, 19}, marks=pytest.mark.rule("DUEL-STRUCT-03")),
        pytest.param(3, {18, 19}, marks=pytest.mark.rule("DUEL-STRUCT-04")),
    ],
)
def test_the_structure_of_an_age(age: int, available: set[int]) -> None:
    game = structure(age)
    assert open_slots(game) == available
    assert face_down(game) == {n for n, (row, _) in enumerate(places(age)) if row % 2 == 0}
    # When it is taken apart card by card, exactly the uncovered cards are available.
    gone: set[int] = set()
    while len(gone) < 20 and view(game)["age"] == age:
        assert open_slots(game) == {n for n in range(20) if n not in gone and covering(age, n) <= gone}
        slot = min(open_slots(game), key=lambda n: (n * 7) % 20)
        gone.add(slot)
        game.choose(game.waiting[0], f"discard:{view(game, ANNA)['pyramid'][slot]['card']}")
    assert len(gone) == 20


@pytest.mark.rule("DUEL-STRUCT-03")
def test_outer_cards_of_age_two_are_covered_by_one() -> None:
    assert covering(2, 0) == {6}
    assert open_slots(table(cards={0: "walls", 1: "statue", 6: "temple", 7: "forum"})) == {6, 7}
    game = table(cards={0: "walls", 1: "statue", 7: "forum"})
    assert open_slots(game) == {0, 7}


@pytest.mark.rule("DUEL-STRUCT-04")
def test_the_gap_of_age_three() -> None:
    # slots 9 and 10 are the middle row: each covers two cards and is covered by two
    assert [covering(3, n) for n in (5, 6, 7, 8)] == [{9}, {9}, {10}, {10}]
    assert [covering(3, n) for n in (9, 10)] == [{11, 12}, {13, 14}]
    game = table(age=3, cards={5: "palace", 6: "senate", 7: "port", 8: "arena", 9: "circus"})
    assert open_slots(game) == {7, 8, 9}


@pytest.mark.rule("DUEL-STRUCT-05")
def test_the_four_available_cards_of_the_example() -> None:
    game = table(
        age=1,
        cards={
            0: "theater", 1: "altar", 2: "tavern", 3: "palisade", 4: "workshop",
            5: "baths", 6: "stone_pit", 7: "press", 8: "clay_pit",
            12: "garrison", 13: "stable", 18: "lumber_yard", 19: "scriptorium",
        },
        hidden=[2, 3, 4, 12, 13],
    )  # fmt: skip
    available = {choice.partition(":")[2] for choice in options(game, "discard")}
    assert available == {"baths", "stone_pit", "lumber_yard", "scriptorium"}


@pytest.mark.rule("DUEL-STRUCT-05")
def test_a_card_covered_in_part_is_refused() -> None:
    game = table(age=1, cards={0: "baths", 2: "altar", 3: "theater"})
    assert game.explain(ANNA, "build:baths").rule == "DUEL-STRUCT-05"
    half = after(game, "discard:altar")
    assert half.explain(BORIS, "build:baths").rule == "DUEL-STRUCT-05"
    assert "build:baths" in options(after(half, "discard:theater"))


@pytest.mark.rule("DUEL-STRUCT-06")
def test_cards_that_become_available_are_turned_up() -> None:
    game = table(cards={0: "walls", 6: "statue", 7: "temple", 11: "forum"}, hidden=[6, 7])
    assert face_down(game) == {6, 7}
    game = after(game, "discard:forum")
    assert face_down(game) == set()
    assert "discard:statue" in options(game)
    assert "discard:temple" in options(game)


@pytest.mark.rule("DUEL-STRUCT-06")
def test_cards_still_covered_stay_face_down() -> None:
    game = table(cards={7: "temple", 11: "forum", 12: "walls"}, hidden=[7])
    assert face_down(after(game, "discard:forum")) == {7}
    assert face_down(after(game, "discard:forum", "discard:walls")) == set()


@pytest.mark.rule("DUEL-STRUCT-07")
def test_cards_are_turned_up_after_the_choices_of_the_action() -> None:
    game = table(
        city("workshop"),
        board=["law", "economy"],
        cards={0: "walls", 6: "statue", 11: "laboratory"},
        hidden=[6],
    )
    game = after(game, "build:laboratory")
    assert options(game) == {"progress:law", "progress:economy"}
    assert face_down(game) == {6}
    assert face_down(after(game, "progress:law")) == set()


@pytest.mark.rule("DUEL-STRUCT-07")
@pytest.mark.parametrize(
    ("wonder", "choice"),
    [
        ("the_mausoleum", "revive:altar"),
        ("circus_maximus", "destroy:press"),
        ("the_great_library", "library:law"),
    ],
)
def test_cards_stay_hidden_while_a_wonder_asks(wonder: str, choice: str) -> None:
    game = table(
        city(wonders=[wonder], coins=50),
        city("press"),
        box=["law"],
        discard=["altar"],
        cards={0: "walls", 6: "statue", 11: "forum"},
        hidden=[6],
    )
    game = after(game, f"wonder:{wonder}:forum")
    assert face_down(game) == {6}
    assert face_down(after(game, choice)) == set()


@pytest.mark.rule("DUEL-STRUCT-07")
def test_cards_are_turned_up_before_an_extra_turn() -> None:
    game = table(
        city(wonders=["the_sphinx"], coins=50), cards={0: "walls", 6: "statue", 11: "forum"}, hidden=[6]
    )
    game = after(game, "wonder:the_sphinx:forum")
    assert game.waiting == (ANNA,)
    assert "build:statue" in options(game)


@pytest.mark.rule("DUEL-STRUCT-08")
def test_nobody_knows_the_face_down_cards() -> None:
    game = table(cards={0: "walls", 6: "statue", 7: "temple", 11: "forum"}, hidden=[6, 7])
    for seat in (ANNA, BORIS, None):
        shown = str(game.view(seat).data)
        assert "statue" not in shown
        assert "temple" not in shown
    explained = [game.explain(ANNA, f"build:{card}").data() for card in ("statue", "brewery")]
    assert explained[0]["rule"] == explained[1]["rule"] == "DUEL-TURN-02"


@pytest.mark.rule("DUEL-STRUCT-08")
def test_something_is_available_while_the_structure_is_not_empty() -> None:
    for age in (1, 2, 3):
        for absent in range(20):
            gone = {n for n in range(20) if n > absent}
            assert any(covering(age, n) <= gone for n in range(absent + 1))
        assert open_slots(structure(age))
