"""The public interface of a game."""

import json
from hashlib import sha256
from typing import Any

import pytest

import pharos


def played(seed: int = 7, choices: int | None = None, **options: Any) -> pharos.Game:
    """Returns a game in which the middle choice was always taken."""
    game = pharos.new_game("duel", seed=seed, options=options)
    while not game.over and choices != 0:
        seat = game.waiting[0]
        offered = game.choices(seat)
        game.choose(seat, offered[len(offered) // 2])
        choices = None if choices is None else choices - 1
    return game


def test_a_new_game() -> None:
    game = pharos.new_game("duel", seed=7)
    assert (game.name, game.players, game.expansions) == ("duel", 2, ())
    assert game.options == {"pawn_in_middle": "last_player_begins", "first_game_wonders": False}
    assert len(game.waiting) == 1
    assert not game.over
    assert game.result is None


def test_options_are_kept_and_copied() -> None:
    game = pharos.new_game("duel", seed=7, options={"pawn_in_middle": "last_player_chooses"})
    game.options["first_game_wonders"] = True
    assert game.options == {"pawn_in_middle": "last_player_chooses", "first_game_wonders": False}


def test_the_same_seed_gives_the_same_deal() -> None:
    assert pharos.new_game("duel", seed=7).deal == pharos.new_game("duel", seed=7).deal
    assert pharos.new_game("duel", seed=7).deal != pharos.new_game("duel", seed=8).deal
    for seed in (-1, 0, 2**80):
        pharos.new_game("duel", seed=seed)


def test_the_deal_of_a_seed_never_changes() -> None:
    deal: dict[str, Any] = pharos.new_game("duel", seed=7).deal
    assert deal["first"] == 0
    assert deal["wonders"][:4] == ["the_mausoleum", "the_appian_way", "the_colossus", "the_sphinx"]
    assert deal["box"] == ["strategy", "law", "mathematics", "urbanism", "agriculture"]
    assert deal["ages"][0][:3] == ["altar", "pharmacist", "clay_reserve"]
    assert deal["removed"][2] == ["academy", "lighthouse", "pretorium"]
    deals = json.dumps([pharos.new_game("duel", seed=seed).deal for seed in range(100)])
    assert sha256(deals.encode()).hexdigest()[:16] == "f2c2a58c5de28af1"


def test_the_format_of_a_deal() -> None:
    deal: dict[str, Any] = pharos.new_game("duel", seed=7).deal
    assert list(deal) == ["first", "wonders", "progress", "box", "ages", "removed"]
    assert deal["first"] in (0, 1)
    assert [len(deal[name]) for name in ("wonders", "progress", "box", "ages", "removed")] == [8, 5, 5, 3, 3]
    assert [len(cards) for cards in deal["ages"]] == [20, 20, 20]
    assert [len(cards) for cards in deal["removed"]] == [3, 3, 3]


def test_a_game_from_a_deal() -> None:
    deal: dict[str, Any] = pharos.new_game("duel", seed=7).deal
    for name in ("wonders", "progress", "box"):
        deal[name].reverse()
    again = pharos.new_game("duel", deal=deal)
    assert again.deal == deal
    deal["first"] = 1 - deal["first"]
    assert again.deal != deal


def test_removed_cards_may_be_left_out_of_a_deal() -> None:
    deal: dict[str, Any] = pharos.new_game("duel", seed=7).deal
    removed = deal.pop("removed")
    found: Any = pharos.new_game("duel", deal=deal).deal["removed"]
    assert [set(cards) for cards in found] == [set(cards) for cards in removed]


def test_the_deal_of_a_game_cannot_be_changed_from_outside() -> None:
    game = pharos.new_game("duel", seed=7)
    deal: dict[str, Any] = game.deal
    deal["ages"][0].clear()
    assert game.deal != deal


def test_a_game_from_a_position_has_no_deal() -> None:
    game = pharos.from_position(played(choices=20).position())
    with pytest.raises(pharos.PharosError, match="no deal"):
        _ = game.deal


def test_choices_and_notation() -> None:
    game = played(choices=20)
    seat = game.waiting[0]
    choices = game.choices(seat)
    assert choices
    for choice in choices:
        assert choice == str(choice)
        assert str(choice) == choice
        assert choice.seat == seat
        assert hash(choice) == hash(str(choice))
        assert choice in [str(other) for other in choices]
    assert len(set(choices)) == len(choices)
    assert choices[0] != choices[1]
    assert choices[0] != 5
    assert game.choices(1 - seat) == []
    assert repr(choices[0]) == f"<Choice {choices[0]}>"


def test_a_choice_or_its_notation_can_be_chosen() -> None:
    one, other = played(choices=20), played(choices=20)
    seat = one.waiting[0]
    choice = one.choices(seat)[0]
    one.choose(seat, choice)
    other.choose(seat, str(choice))
    assert one.position() == other.position()


def test_a_choice_of_another_moment_is_checked_anew() -> None:
    game = played(choices=20)
    seat = game.waiting[0]
    choice = game.choices(seat)[0]
    game.choose(seat, choice)
    with pytest.raises(pharos.IllegalChoice):
        game.choose(game.waiting[0], choice)


def test_a_price_stays_that_of_its_moment() -> None:
    game = played(choices=20)
    choice = next(c for c in game.choices(game.waiting[0]) if str(c).startswith("discard"))
    before = choice.price
    game.choose(game.waiting[0], choice)
    assert choice.price == before


def test_a_result() -> None:
    game = played()
    result = game.result
    assert result is not None
    assert game.over
    assert game.waiting == ()
    assert result.victory in ("civilian", "military", "science")
    assert set(result.winners) <= {0, 1}
    assert list(result.scores) == game.scores()
    assert result.data() == {
        "winners": list(result.winners),
        "victory": result.victory,
        "scores": list(result.scores),
    }


def test_the_rows_of_a_score_sheet() -> None:
    for sheet in played(choices=30).scores():
        rows = "civilian scientific commercial guilds wonders progress coins military total"
        assert list(sheet) == rows.split()
        assert sheet["total"] == sum(points for row, points in sheet.items() if row != "total")


def test_the_format_of_a_record() -> None:
    game = played()
    record = game.record(meta={"names": ["Anna", "Boris"]})
    fields = "format game expansions players options deal choices result meta"
    assert list(record) == fields.split()
    assert record["format"] == "pharos-record/1"
    assert (record["game"], record["expansions"], record["players"]) == ("duel", [], 2)
    assert record["options"] == game.options
    assert record["deal"] == game.deal
    assert record["meta"] == {"names": ["Anna", "Boris"]}
    assert pharos.replay(record).record() == record
    assert pharos.replay(record).copy().record() == record
    assert game.result is not None
    assert record["result"] == game.result.data()
    choices = record["choices"]
    assert isinstance(choices, list)
    assert all(seat in (0, 1) and isinstance(notation, str) for seat, notation in choices)
    assert played(choices=5).record()["result"] is None


@pytest.mark.parametrize("choices", [0, 5, 12, 40, None])
def test_a_record_replays_byte_for_byte(choices: int | None) -> None:
    game = played(choices=choices, pawn_in_middle="last_player_chooses")
    record = json.dumps(game.record())
    again = pharos.replay(json.loads(record))
    assert json.dumps(again.record()) == record
    assert json.dumps(again.position()) == json.dumps(game.position())
    assert again.result == game.result


def test_a_replayed_game_goes_on() -> None:
    game = played(choices=30)
    again = pharos.replay(game.record())
    seat = game.waiting[0]
    for other in (game, again):
        other.choose(seat, other.choices(seat)[-1])
    assert again.position() == game.position()


def test_a_position() -> None:
    position = played(choices=20).position()
    assert position == json.loads(json.dumps(position))
    assert position["format"] == "pharos-position/1"
    assert position["game"] == "duel"


@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_fields_of_a_view(seat: int | None) -> None:
    game = played(choices=20)
    view = game.view(seat)
    data: dict[str, Any] = view.data
    assert data == json.loads(json.dumps(data))
    assert view.seat == seat
    assert data["game"] == "duel"
    assert data["age"] == 1
    assert data["waiting"] == list(game.waiting)
    assert isinstance(data["pawn"], int)
    assert len(data["cities"]) == 2
    for city in data["cities"]:
        assert {"coins", "cards", "wonders", "progress"} <= set(city)
    assert isinstance(data["discard"], list)
    assert len(data["progress"]) <= 5
    for place in data["pyramid"]:
        assert place is None or ("card" in place) != ("back" in place)
        assert place is None or isinstance(place["open"], bool)
    # hidden information is absent
    assert not {"ages", "removed", "next_wonders", "deal"} & set(data)


def test_the_pawn_is_positive_when_seat_zero_leads() -> None:
    position = played(choices=20).position() | {"pawn": 4}
    game = pharos.from_position(position)
    assert game.view(None).data["pawn"] == 4
    assert [sheet["military"] for sheet in game.scores()] == [5, 0]


def test_view_choices() -> None:
    game = played(choices=20)
    seat = game.waiting[0]
    assert game.view(seat).choices == game.choices(seat)
    assert game.view(1 - seat).choices == []
    assert game.view(None).choices == []


def test_a_copy() -> None:
    game = played(choices=20)
    copy = game.copy()
    assert copy.record() == game.record()
    copy.choose(copy.waiting[0], copy.choices(copy.waiting[0])[0])
    assert len(str(copy.record())) > len(str(game.record()))


def test_reprs() -> None:
    game = played(choices=3)
    assert repr(game) == f"<Game of duel, 2 players, 3 choices, waiting for {game.waiting[0]}>"
    assert repr(played()).endswith("choices, over>")
    assert repr(game.view(0)) == "<View of seat 0>"
    assert repr(game.view(None)) == "<View of a spectator>"


def test_errors_are_of_one_family() -> None:
    for name in (
        "BadSeat",
        "IllegalChoice",
        "InvalidDeal",
        "InvalidPosition",
        "InvalidRecord",
        "UnknownName",
    ):
        assert issubclass(getattr(pharos, name), pharos.PharosError)


def test_everything_public_is_there() -> None:
    assert all(hasattr(pharos, name) for name in pharos.__all__)
    for name in (
        "new_game",
        "from_position",
        "replay",
        "Game",
        "View",
        "Choice",
        "Result",
        "Price",
        "Explanation",
    ):
        assert name in pharos.__all__


@pytest.mark.parametrize(("name", "players", "expansions"), [("duel", 2, ["pantheon"]), ("classic", 3, [])])
def test_choices_keep_the_moment_they_belong_to(name: str, players: int, expansions: list[str]) -> None:
    game = pharos.new_game(name, players=players, expansions=expansions, seed=5)
    kept: list[tuple[list[pharos.Choice], list[pharos.Price | None]]] = []
    for n in range(40):
        seat = game.waiting[0]
        choices = game.choices(seat)
        at_once = [game.explain(seat, choice).price for choice in choices]
        kept.append((choices, at_once))
        game.choose(seat, choices[n % len(choices)])
    assert any(price is not None for _, prices in kept for price in prices)
    for choices, at_once in reversed(kept):
        assert [choice.price for choice in choices] == at_once
