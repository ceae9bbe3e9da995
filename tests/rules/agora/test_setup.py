"""Chapter SETUP: what Agora adds to the table before the first choice."""

from typing import Any

import pytest

import pharos
from tests.rules.agora.table import chamber, dealt, drafting, supply, table
from tests.rules.duel_table import ANNA, BORIS, CARDS, CONTENT, SENATORS, after, options, refusal, view


def ages(seed: int, *expansions: str) -> list[list[str]]:
    cards: list[list[str]] = pharos.new_game("duel", expansions=[*expansions], seed=seed).deal["ages"]
    return cards


def shape(age: int) -> tuple[list[int], list[int]]:
    """The lengths of the rows of a layout, and its face-down rows, from 1."""
    layout = CONTENT.layout(age, agora=True)
    rows = sorted({slot.row for slot in layout.slots})
    lengths = [sum(slot.row == row for slot in layout.slots) for row in rows]
    down = [row for row in rows if not all(slot.face_up for slot in layout.slots if slot.row == row)]
    return lengths, down


@pytest.mark.rule("AGORA-SETUP-01", "AGORA-SETUP-02")
def test_thirteen_senators_by_kind_and_section() -> None:
    politicians = [card for card in CONTENT.cards if card.kind == "politician"]
    assert [card.section for card in politicians] == ["left"] * 2 + ["centre"] * 3 + ["right"] * 2
    assert sum(card.kind == "conspirator" for card in CONTENT.cards) == 6
    assert sorted(card for deck in ages(3, "agora") for card in deck if card in SENATORS) == sorted(SENATORS)


@pytest.mark.rule("AGORA-SETUP-03")
def test_senators_are_shuffled_into_the_decks() -> None:
    for seed in range(20):
        decks = ages(seed, "agora")
        assert [len(deck) for deck in decks] == [25, 25, 23]
        assert [sum(card in SENATORS for card in deck) for deck in decks] == [5, 5, 3]
        assert sum(CARDS[card].kind == "guild" for card in decks[2]) == 3
        removed: Any = pharos.new_game("duel", expansions=["agora"], seed=seed).deal["removed"]
        assert [len(cards) for cards in removed] == [3, 3, 3]
    assert len({tuple(card in SENATORS for card in ages(seed, "agora")[0]) for seed in range(20)}) > 10
    assert len({frozenset({*SENATORS} & {*ages(seed, "agora")[2]}) for seed in range(20)}) > 10
    decks = ages(1, "agora")
    swapped = [[*decks[1][:0], *decks[0][1:], decks[1][0]], decks[1][1:] + decks[0][:1], decks[2]]
    with pytest.raises(pharos.InvalidDeal):
        dealt({"ages": swapped})


@pytest.mark.rule("AGORA-SETUP-04")
def test_structure_of_age_one() -> None:
    assert shape(1) == ([3, 4, 5, 6, 7], [2, 4])
    slots = CONTENT.layout(1, agora=True).slots
    assert all(len(slot.covered_by) == 2 for slot in slots if slot.row < 5)
    game = after(drafting("the_sphinx"), *[])
    assert [place["open"] for place in view(game)["pyramid"]] == [False] * 18 + [True] * 7


@pytest.mark.rule("AGORA-SETUP-05")
def test_structure_of_age_two() -> None:
    assert shape(2) == ([7, 6, 5, 4, 3], [2, 4])
    slots = CONTENT.layout(2, agora=True).slots
    covered = [[len(slot.covered_by) for slot in slots if slot.row == row] for row in (1, 2, 3, 4, 5)]
    assert covered == [[1, 2, 2, 2, 2, 2, 1], [1, 2, 2, 2, 2, 1], [1, 2, 2, 2, 1], [1, 2, 2, 1], [0, 0, 0]]


@pytest.mark.rule("AGORA-SETUP-06")
def test_structure_of_age_three() -> None:
    assert shape(3) == ([2, 3, 4, 5, 4, 3, 2], [2, 4, 6])
    covers = [slot.covered_by for slot in CONTENT.layout(3, agora=True).slots]
    assert [len(cards) for cards in covers] == [2, 2] + [2] * 3 + [2] * 4 + [1, 2, 2, 2, 1] + [1, 2, 2, 1] + [
        1,
        2,
        1,
    ] + [0, 0]


@pytest.mark.rule("AGORA-SETUP-07")
def test_six_decrees_every_other_face_down() -> None:
    decrees = ["shield", "trade_brown", "coins_on_red", "senate_blue", "opponent_chains", "coins_on_blue"]
    game = dealt({"decrees": decrees})
    assert [chamber(game, n)["decrees"] for n in (1, 3, 5)] == [
        [{"id": name, "face_up": True}] for name in decrees[::2]
    ]
    assert [chamber(game, n)["decrees"] for n in (2, 4, 6)] == [[{"face_up": False}]] * 3
    with pytest.raises(pharos.InvalidDeal, match="6 decrees"):
        dealt({"decrees": decrees[:5]})
    drawn = {tuple(pharos.new_game("duel", expansions=["agora"], seed=n).deal["decrees"]) for n in range(30)}
    assert len(drawn) == 30
    assert len({name for decrees in drawn for name in decrees}) == 16


@pytest.mark.rule("AGORA-SETUP-08")
def test_sixteen_conspiracies_face_down() -> None:
    deal = pharos.new_game("duel", expansions=["agora"], seed=1).deal
    conspiracies: Any = deal["conspiracies"]
    assert sorted(conspiracies) == sorted(plot.id for plot in CONTENT.conspiracies)
    other: Any = pharos.new_game("duel", expansions=["agora"], seed=2).deal["conspiracies"]
    assert conspiracies != other
    game = dealt({"conspiracies": conspiracies})
    assert [view(game, viewer)["senate"]["deck"] for viewer in (0, 1, None)] == [16, 16, 16]
    with pytest.raises(pharos.InvalidDeal, match="16 conspiracies"):
        dealt({"conspiracies": conspiracies[:-1]})


@pytest.mark.rule("AGORA-SETUP-09")
def test_military_tokens_of_agora() -> None:
    tokens = {
        token.id: (token.space, [e.type for e in token.effects]) for token in CONTENT.track.agora_tokens
    }
    inner, outer = ["place_influence"], ["remove_opponent_influence", "move_influence"]
    assert tokens == {
        "seat0_near": (-3, inner),
        "seat0_far": (-6, outer),
        "seat1_near": (3, inner),
        "seat1_far": (6, outer),
    }
    assert view(dealt())["military_tokens"] == list(tokens)
    walls = table(cards=["walls", "rostrum"], pawn=1)
    assert options(after(walls, "build:walls")) == {f"influence:{n}" for n in range(1, 7)}
    assert after(walls, "build:walls").waiting == (ANNA,)


@pytest.mark.rule("AGORA-SETUP-10")
def test_twelve_cubes_each() -> None:
    assert [supply(dealt(), seat) for seat in (ANNA, BORIS)] == [12, 12]
    assert supply(table(cubes={2: (4, 1)}), ANNA) == 8
    with pytest.raises(pharos.InvalidPosition, match="12 cubes"):
        table(cubes={2: (7, 0), 3: (6, 0)})


@pytest.mark.rule("AGORA-SETUP-11")
def test_progress_tokens() -> None:
    for expansions, box in ((["agora"], 7), (["pantheon", "agora"], 10)):
        boxes, boards = set(), set()
        for seed in range(25):
            deal: Any = pharos.new_game("duel", expansions=expansions, seed=seed).deal
            assert (len(deal["progress"]), len(deal["box"])) == (5, box)
            boxes |= set(deal["box"])
            boards |= set(deal["progress"])
        assert {"corruption", "organized_crime"} <= boxes & boards
    assert not {"corruption", "organized_crime"} & set(pharos.new_game("duel", seed=1).view(None).data["box"])


@pytest.mark.rule("AGORA-SETUP-12")
def test_wonders_of_the_draft() -> None:
    for expansions, pool in ((["agora"], 14), (["pantheon", "agora"], 16)):
        offered: set[str] = set()
        for seed in range(60):
            wonders: Any = pharos.new_game("duel", expansions=expansions, seed=seed).deal["wonders"]
            assert len(set(wonders)) == 8
            offered |= set(wonders)
        assert len(offered) == pool
        assert {"curia_julia", "knossos"} <= offered


@pytest.mark.rule("AGORA-SETUP-13")
def test_structure_and_senate_are_seen_during_the_draft() -> None:
    game = dealt()
    assert options(game, "draft:")
    seen = view(game, BORIS)
    first_row = seen["pyramid"][:3]
    assert [place["card"] for place in first_row] == game.deal["ages"][0][:3]
    assert seen["senate"]["chambers"][0]["decrees"][0]["id"] == game.deal["decrees"][0]
    assert not pharos.new_game("duel", seed=1).view(BORIS).data["pyramid"]


@pytest.mark.rule("AGORA-SETUP-14")
def test_chambers_stand_in_a_line() -> None:
    chambers = CONTENT.agora.chambers
    assert [(place.section, place.points) for place in chambers] == [
        ("left", 1), ("left", 2), ("centre", 3), ("centre", 3), ("right", 2), ("right", 1),
    ]  # fmt: skip
    for start in range(1, 7):
        game = table(cards=["politician_left_1", "rostrum"], cubes={start: (1, 0)})
        moves = options(after(game, "recruit:politician_left_1"), "move:")
        assert moves == {f"move:{start}:{n}" for n in (start - 1, start + 1) if 1 <= n <= 6}
    assert refusal(after(game, "recruit:politician_left_1"), "move:6:4") == "AGORA-POL-04"
    for number, points in enumerate((1, 2, 3, 3, 2, 1), start=1):
        assert table(cubes={number: (1, 0)}).scores()[ANNA]["senate"] == points


@pytest.mark.rule("AGORA-SETUP-15")
def test_senators_have_a_back_of_their_own() -> None:
    game = table(
        cards={0: "rostrum", 7: "politician_left_1", 13: "conspirator_2", 8: "walls", 14: "forum"},
        hidden=[7, 8],
    )
    for viewer in (ANNA, BORIS, None):
        pyramid = view(game, viewer)["pyramid"]
        assert pyramid[7] == {"back": "senator", "open": False}
        assert pyramid[8] == {"back": "age_2", "open": False}
