"""Each viewer's stream is numbered without gaps, and missed updates are the same when sent again."""

import random
from typing import Any

import msgspec
import pytest

from pharos.server.broadcast import Broadcast
from pharos.table import AskUndo, Settings, missing, replayed, standing
from pharos.table.stream import at_once
from pharos.wire.messages import Update
from tests.table.seating import Play


def encoded(data: object) -> bytes:
    return msgspec.json.encode(data)


@pytest.mark.parametrize(
    ("settings", "people"),
    [(Settings("duel"), 2), (Settings("classic", players=3), 3), (Settings("classic", players=2), 2)],
)
def test_what_was_missed_is_what_was_told(settings: Settings, people: int) -> None:
    play = Play(settings, people, seed=11)
    table = play.table
    told: dict[int | None, list[Any]] = {viewer: [] for viewer in (None, *range(people))}
    start = dict(table.numbers)
    chance = random.Random(4)
    for _ in range(30):
        if table.status != "live":
            break
        events = play.choose(chance.choice(table.thinking), chance=chance)
        for viewer, so_far in told.items():
            if events.of(viewer):
                so_far.append((table.numbers[viewer], events.of(viewer), standing(table, viewer, play.now)))
    for viewer, so_far in told.items():
        assert [number for number, _, _ in so_far] == list(
            range(start[viewer] + 1, start[viewer] + 1 + len(so_far))
        )
        for behind in (1, 5, len(so_far)):
            since = table.numbers[viewer] - behind
            again = at_once(missing(play.log, viewer, since, table.numbers[viewer], play.now))
            assert again is not None
            assert encoded(again) == encoded(so_far[len(so_far) - behind :])


def test_who_missed_too_much_or_knows_another_number_gets_a_snapshot() -> None:
    play = Play(Settings("duel"), people=2)
    play.finish(random.Random(2))
    last = play.table.numbers[0]
    assert last > 60
    for since in (0, 1, last + 1):
        assert at_once(missing(play.log, 0, since, last, play.now)) is None
    assert at_once(missing(play.log, 0, last - 1, last, play.now)) is not None


def test_a_log_makes_the_same_table_again() -> None:
    play = Play(Settings("classic", players=4), people=1, seed=5)
    chance = random.Random(9)
    for turn in range(120):
        if play.table.status != "live":
            break
        play.choose(chance.choice(play.table.thinking), chance=chance)
        if turn == 40 and 0 in play.table.thinking:
            play.command(0, AskUndo())
    again = replayed(play.log)
    for viewer in (None, 0, 1, 2, 3):
        assert encoded(standing(again, viewer, play.now)) == encoded(standing(play.table, viewer, play.now))
    assert again.numbers == play.table.numbers
    assert again.record() == play.table.record()


@pytest.mark.parametrize(
    ("settings", "people"),
    [
        (Settings("duel", expansions=("agora", "pantheon")), 2),
        (Settings("classic", players=4, expansions=("leaders",)), 4),
    ],
)
def test_what_is_written_once_for_several_is_what_each_of_them_sees(settings: Settings, people: int) -> None:
    play = Play(settings, people, seed=5)
    table, chance = play.table, random.Random(6)
    viewers: tuple[int | None, ...] = (0, None, *range(1, people))
    shared = 0
    while table.status == "live":
        told = play.choose(chance.choice(table.thinking), chance=chance)
        telling = Broadcast("table", table, play.now, {})
        views = set()
        for viewer in viewers:
            if events := told.of(viewer):
                seen = standing(table, viewer, play.now)
                plain = Update("table", table.numbers[viewer], tuple(events), seen)
                assert telling.update(viewer, events) == encoded(plain)
                views.add(encoded(seen.view))
        shared += 0 < len(views) < people + 1
    assert bool(shared) == (settings.game == "duel")  # in 7 Wonders everybody has another hand
