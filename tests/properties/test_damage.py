"""Damaged positions, records, deals and views of every kind of game: a quick one-sentence error, or a valid
game.

`PHAROS_TEST_DAMAGE` sets the number; `make endurance` damages 50,000.
"""

import os
import time
from collections import Counter

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import pharos
from tests.measure import many
from tests.properties.damage import KINDS, Kind, damaged, documents, play_on

EXAMPLES = int(os.environ.get("PHAROS_TEST_DAMAGE", many(300, 100)))
SEEDS = 1 + EXAMPLES // 5_000
SECONDS = 1.0
LONGEST_SENTENCE = 4_000


def test_there_are_36_kinds_of_games_with_documents_of_all_sorts() -> None:
    assert len(set(KINDS)) == 36
    found = Counter(document.what for kind in KINDS[:6] for document in documents(kind, 0))
    assert set(found) == {"position", "view", "record", "deal"}


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_sound_documents_are_taken(kind: Kind) -> None:
    for document in documents(kind, 0)[:3]:
        play_on(document.load(document.data))


def test_a_city_that_used_leaders_before_it_drew_more() -> None:
    """The leaders that Rome used unseen before it drew were none of these, however few of its draft are
    left."""
    document = documents(KINDS[-1], 4)[39]
    assert document.what == "position"
    play_on(document.load(document.data))


@given(st.data())
@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
def test_damaged_documents(data: st.DataObject) -> None:
    kind = data.draw(st.sampled_from(KINDS))
    document = data.draw(st.sampled_from(documents(kind, data.draw(st.integers(0, SEEDS - 1)))))
    given_data = data.draw(damaged(document.data))
    sentence, seconds = "", SECONDS
    for _ in range(3):  # a pause for garbage collection does not count as a slow answer
        began = time.process_time()
        try:
            game = document.load(given_data)
        except pharos.PharosError as error:
            sentence = str(error)
        seconds = time.process_time() - began
        if seconds < SECONDS:
            break
    assert seconds < SECONDS
    if sentence:
        assert sentence.endswith(".")
        assert len(sentence.split()) > 3
        assert len(sentence) < LONGEST_SENTENCE
    else:
        play_on(game)
