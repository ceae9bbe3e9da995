"""Positions with Agora: contradictions are reported, and omitted parts are as at the start."""

from typing import Any

import pytest

import pharos
from tests.rules.agora.table import CONSPIRACIES, city, table
from tests.rules.duel_table import ANNA, BORIS, after, options, view


def faults(**more: Any) -> str:
    with pytest.raises(pharos.InvalidPosition) as caught:
        table(**more)
    return "; ".join(caught.value.faults)


def test_senate_of_a_bare_position() -> None:
    game = pharos.from_position(
        {
            "game": "duel",
            "expansions": ["agora"],
            "age": 1,
            "pawn": 0,
            "cities": [{"coins": 7}, {"coins": 7}],
            "pyramid": [{"card": "altar"}, {"card": "theater"}, *[None] * 23],
        }
    )
    senate = view(game)["senate"]
    assert senate["supply"] == [12, 12]
    assert senate["deck"] == 16
    assert [len(chamber["decrees"]) for chamber in senate["chambers"]] == [1] * 6
    assert options(game, "build:") == {"build:altar", "build:theater"}


@pytest.mark.parametrize(
    ("senate", "fault"),
    [
        ({"chambers": [{}] * 5}, "the Senate has 6 chambers"),
        ({"chambers": [{"cubes": [1]}, *[{}] * 5]}, "chamber 1 must be two numbers"),
        ({"chambers": [{"cubes": [True, 0]}, *[{}] * 5]}, "chamber 1 must be two numbers"),
        ({"chambers": [{"decrees": [{"id": "nothing"}]}, *[{}] * 5]}, "no decree 'nothing'"),
        ({"chambers": [{"decrees": []}, *[{}] * 5]}, "each chamber has one decree"),
        (
            {
                "chambers": [
                    {"decrees": []},
                    {"decrees": [{"id": "shield"}, {"id": "trade_brown"}]},
                    *[{}] * 4,
                ]
            },
            "no conspiracy has moved a decree",
        ),
        ({"deck": ["coup"]}, "there are 16 conspiracies"),
        ({"deck": [*CONSPIRACIES[:15], "coup"]}, "the conspiracy coup is in the deck and in the deck"),
        (
            {"conspiring": [{"seat": 0, "drawn": ["coup", "treason"], "kept": ["coup"], "back": "top"}]},
            "does not fit",
        ),
        ({"removed_seen": {"seat": 0, "age": 1}}, "no conspiracy has looked at the removed cards"),
        ({"removed_seen": 3}, "removed_seen must be an object"),
        ({"locked": {"seat": 0, "token": "law"}}, "no conspiracy has locked a token"),
        ({"locked": []}, "locked must be an object"),
        ({"triggered_this_turn": 3}, "triggered_this_turn must be true or false"),
    ],
)
def test_faults_of_the_senate(senate: dict[str, Any], fault: str) -> None:
    assert fault in faults(senate=senate)


def test_faults_of_conspiracies_and_steps() -> None:
    assert "no conspiracy 'plot'" in faults(anna=city(plots=["plot"]))
    assert "coup is in city 0 and in city 1" in faults(anna=city(plots=["coup"]), boris=city(plots=["coup"]))
    assert "not a section" in faults(steps=[{"step": "senate", "seat": 0, "section": "north", "actions": 1}])
    assert "colors must name colors" in faults(steps=[{"step": "swap", "seat": 0, "colors": ["pink"]}])
    assert "the last step has no choice" in faults(steps=[{"step": "demolish", "seat": 0}])
    assert "the last step has no choice" in faults(
        steps=[{"step": "turn", "seat": 0}, {"step": "reveal", "seat": 0}]
    )
    assert "2 conspiracies are drawn" in faults(steps=[{"step": "keep", "seat": 0, "drawn": ["coup"]}])
    assert "locked one among them" in faults(
        anna=city(used=["obscurantism"]), senate={"locked": {"seat": 0, "token": "law", "among": ["economy"]}}
    )
    assert "at most one of the removed cards" in faults(
        anna=city(used=["treason"]),
        senate={"removed_seen": {"seat": 0, "age": 2}},
        removed=[["stable", "tavern"], ["walls", "forum"], ["palace", "arena", "study"]],
    )
    assert "of age 1 3 cards must be removed" in faults(
        removed=[["stable", "tavern"], ["walls", "forum", "library"], ["palace", "arena", "study"]]
    )


def test_a_shared_scientific_victory_needs_agora() -> None:
    position = table().position() | {"victory": "science", "winners": [ANNA, BORIS], "steps": []}
    result = pharos.from_position(position).result
    assert result is not None
    assert result.winners == (ANNA, BORIS)
    with pytest.raises(pharos.InvalidPosition, match="no political victory without Agora"):
        pharos.from_position(
            {
                "game": "duel",
                "age": 1,
                "pawn": 0,
                "cities": [{"coins": 1}, {"coins": 1}],
                "victory": "political",
                "winners": [0],
                "pyramid": [None] * 20,
            }
        )


def test_a_story_of_conspiring_is_kept() -> None:
    game = after(
        table(cards=["conspirator_1", "conspirator_2", "rostrum"]),
        "recruit:conspirator_1", "conspire", f"keep:{CONSPIRACIES[0]}:top",
        "recruit:conspirator_2", "conspire", f"keep:{CONSPIRACIES[2]}:bottom",
    )  # fmt: skip
    again = pharos.from_position(game.position())
    for viewer in (ANNA, BORIS, None):
        assert view(again, viewer) == view(game, viewer)
    assert again.position() == game.position()


def test_agora_is_refused_where_it_is_not_played() -> None:
    game = pharos.new_game("duel", seed=1)
    for notation in ("recruit:politician_left_1", "conspire", "trigger:coup"):
        explained = game.explain(game.waiting[0], notation)
        assert not explained.allowed
        assert explained.key == "refused-without-agora"
