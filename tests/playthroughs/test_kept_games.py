"""The stored games of every kind replay forever, and their seeds give the same deals."""

from typing import Any

import pytest

import pharos
from tests.ai.search.kinds import CLASSIC, DUEL
from tests.playthroughs.kept import print_of, records

RECORDS = records()


def test_every_kind_of_game_is_kept_twice() -> None:
    kinds = [record["meta"]["kind"] for record in RECORDS]
    every = {str(kind) for kind in [*DUEL, *CLASSIC]}
    assert len(every) == 36
    assert {kind for kind in kinds if kinds.count(kind) >= 2} == every


@pytest.mark.parametrize("record", RECORDS, ids=lambda r: f"{r['meta']['kind']}-{r['meta']['seed']}")
def test_a_kept_game_replays(record: dict[str, Any]) -> None:
    dealt = pharos.new_game(
        record["game"],
        players=record["players"],
        expansions=record["expansions"],
        options=record["options"],
        seed=record["meta"]["seed"],
    )
    assert dealt.deal == record["deal"]
    game = pharos.replay(record)
    assert game.over
    assert [print_of(dealt), print_of(game)] == record["meta"]["prints"]
    assert game.record() == record
