"""Contradictory positions and deals with Pantheon, meaningless choices, errors in both languages."""

from copy import deepcopy
from typing import Any

import pytest

import pharos
from pharos.texts import reason
from tests.rules.duel_table import city
from tests.rules.pantheon.table import table

DEAL: Any = pharos.new_game("duel", expansions=["pantheon"], seed=3).deal
TEMPLES = [f"{name}_grand_temple" for name in ("greek", "roman", "egyptian", "phoenician")]
SIX = ["the_sphinx", "piraeus", "the_pyramids", "the_colossus", "the_mausoleum", "the_sanctuary"]


def with_deal(**changes: Any) -> pharos.Game:
    return pharos.new_game("duel", expansions=["pantheon"], deal={**deepcopy(DEAL), **changes})


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"mythology": ["greek"] * 4}, "5 Mythology tokens"),
        ({"mythology": ["greek", "norse", "roman", "roman", "egyptian"]}, "5 Mythology tokens"),
        ({"offerings": [2, 3]}, "3 Offering tokens"),
        ({"offerings": [2, 3, 3]}, "offering 3"),
        ({"gods": {}}, "greek|stack|list"),
        ({"gods": {**DEAL["gods"], "roman": ["mars", "mars", "neptune"]}}, "mars"),
        ({"gods": {**DEAL["gods"], "roman": ["mars", "zeus", "neptune"]}}, "zeus|roman"),
        ({"reshuffles": DEAL["reshuffles"][:2]}, "3 lists"),
        ({"reshuffles": [["law"], *DEAL["reshuffles"][1:]]}, "reshuffles"),
        ({"wonders": [*DEAL["wonders"][:7], "curia_julia"]}, "curia_julia does not belong"),
    ],
)
def test_wrong_deals(changes: dict[str, Any], fault: str) -> None:
    with pytest.raises(pharos.InvalidDeal, match=fault):
        with_deal(**changes)


def test_a_sound_deal_is_kept_as_it_is() -> None:
    assert with_deal().deal == DEAL


@pytest.mark.parametrize(
    ("fault", "arguments"),
    [
        ("is nowhere", {"stacks": {"roman": ["mars"]}}),
        ("mars is in", {"gods": {1: "mars", 2: "mars"}}),
        ("not a god of", {"stacks": {"greek": ["hades"], "roman": ["mars", "minerva", "neptune", "zeus"]}}),
        ("there is no god", {"gods": {1: "odin"}}),
        ("progress tokens on enki", {"gods": {1: "enki"}}),
        ("Snake", {"snake": "school"}),
        ("Minerva pawn", {"minerva": 0}),
        ("minerva must be", {"minerva": 12}),
        ("only 2 greek", {"anna": city(mythology=["greek"] * 3)}),
        ("there is no mythology", {"anna": city(mythology=["norse"])}),
        ("offering 3", {"anna": city(offerings=[3]), "boris": city(offerings=[3])}),
        ("there is no offering", {"anna": city(offerings=[5])}),
        ("god_coins", {"anna": city(god_coins=3)}),
        ("god_coins", {"anna": city(gods=["astarte"], god_coins=8)}),
        ("guild", {"anna": city("builders_guild"), "age": 3}),
        ("Grand Temples are in play", {"age": 3, "anna": city(*TEMPLES)}),
        ("does not belong", {"anna": city(progress=["corruption"])}),
        ("carries no token", {"cards": {7: "forum", 11: "walls"}, "marks": {7: 3}}),
        ("two gods must be left", {"steps": [{"step": "order", "seat": 0, "god": "gate"}]}),
        ("no stack of gods", {"steps": [{"step": "place", "seat": 0, "mythology": "norse"}]}),
        ("no choice", {"steps": [{"step": "snake", "seat": 0}]}),
        ("colors", {"steps": [{"step": "steal", "seat": 0, "colors": ["pink"]}]}),
        ("order of the tokens", {"draws": [["law"]]}),
        ("more than 5 wonders", {"anna": city(wonders=SIX)}),
    ],
)  # fmt: skip
def test_wrong_positions(fault: str, arguments: dict[str, Any]) -> None:
    with pytest.raises(pharos.InvalidPosition, match=fault):
        table(**arguments)


def test_components_of_pantheon_need_it() -> None:
    position: Any = pharos.new_game("duel", seed=1).position()
    position["cities"][0]["progress"] = ["mysticism"]
    with pytest.raises(pharos.InvalidPosition, match="mysticism"):
        pharos.from_position(position)
    with pytest.raises(pharos.InvalidDeal):
        pharos.new_game("duel", deal=DEAL)
    game = table()
    refused = pharos.new_game("duel", seed=1).explain(0, "place:mars:1")
    assert (refused.key, refused.rule) == ("refused-without-pantheon", "PAN-ACT-01")
    assert game.explain(1, "activate:mars").rule == "DUEL-TURN-01"


@pytest.mark.parametrize(
    "notation",
    ["activate:odin", "activate:mars@", "activate:mars@offerings=5", "activate:mars@offerings=3+2",
     "place:mars:7",
     "place:mars", "minerva:10", "strike:40", "order:mars", "god:gate:1", "build:altar@offerings=2"],
)  # fmt: skip
def test_notations_without_meaning(notation: str) -> None:
    game = table()
    with pytest.raises(pharos.IllegalChoice) as refused:
        game.choose(0, notation)
    assert refused.value.key == "refused-unknown"


def test_refusals_speak_both_languages() -> None:
    games = {
        "activate:mars": table(age=1),
        "activate:ra": table(),
        "activate:mars@offerings=2": table(gods={1: "mars"}),
        "activate:mars@offerings=4": table(city(offerings=[3, 4]), gods={1: "mars"}),
        "place:mars:1": table(),
    }
    for choice, game in games.items():
        explained = game.explain(0, choice)
        assert not explained.allowed
        assert explained.key
        english, russian = (reason(lang, "duel", explained.key, explained.arguments) for lang in ("en", "ru"))
        assert english == explained.reason
        assert english != russian
