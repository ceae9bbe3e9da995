"""Pairings: no repeated opponents, a complete round robin, fair byes, correct standings; and how many may be
open."""

from __future__ import annotations

import asyncio
from collections import Counter
from itertools import combinations
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from pharos.server.server_clock import milliseconds
from pharos.server.settings import ServerSettings
from pharos.server.store.migrate import migrate
from pharos.server.store.retention import DAY
from pharos.server.table_registry import TableRegistry
from pharos.server.tournament import Field, Match, rounds_of
from pharos.server.tournament_scheduler import MOST_UNFINISHED
from pharos.table import CommandRejected, Person
from pharos.table.settings import Settings
from pharos.wire.tournament_messages import NewTournament

NAMES = [f"p{n:02}" for n in range(40)]


def played(entrants: list[str], kind: str, size: int, rounds: int, chance: Random) -> Field:
    """Plays a whole tournament in which earlier players in the list are stronger."""
    matches: list[Match] = []
    for number in range(1, rounds + 1):
        tables = Field(entrants, matches).next_round(kind, size, rounds)
        assert tables is not None
        assert sorted(one for table in tables for one in table) == sorted(entrants)
        for board, table in enumerate(tables):
            order = sorted(table, key=lambda one: entrants.index(one) + chance.random() * 4)
            places = tuple(order.index(one) for one in table)
            matches.append(Match(number, board, table, places if len(table) > 1 else None))
    field = Field(entrants, matches)
    assert field.next_round(kind, size, rounds) is None
    return field


@pytest.mark.parametrize("count", [2, 5, 8, 9, 16, 33])
def test_swiss_pairs_nobody_twice_and_shares_byes(count: int) -> None:
    rounds = rounds_of("swiss", count, None, 2)
    field = played(NAMES[:count], "swiss", 2, rounds, Random(count))
    met = Counter(frozenset(match.seats) for match in field.matches if not match.bye)
    assert set(met.values()) == {1}
    byes = Counter(match.seats[0] for match in field.matches if match.bye)
    assert sum(byes.values()) == (rounds if count % 2 else 0)
    assert not byes or max(byes.values()) == 1
    begun = Counter(match.seats[0] for match in field.matches if not match.bye)
    assert all(begun[one] <= rounds // 2 + 1 for one in NAMES[:count])


def test_more_rounds_than_opponents_go_on_all_the_same() -> None:
    field = played(NAMES[:4], "swiss", 2, 6, Random(1))
    assert len(field.matches) == 12


@pytest.mark.parametrize("count", [2, 3, 6, 7])
def test_round_robin_pairs_everybody_once(count: int) -> None:
    entrants = NAMES[:count]
    field = played(entrants, "round_robin", 2, rounds_of("round_robin", count, None, 2), Random(2))
    met = Counter(frozenset(match.seats) for match in field.matches if not match.bye)
    assert met == Counter({frozenset(pair): 1 for pair in combinations(entrants, 2)})


@pytest.mark.parametrize("count", [3, 7, 10, 16, 23])
def test_tables_of_many_differ_by_one(count: int) -> None:
    field = played(NAMES[:count], "swiss", 5, 3, Random(3))
    sizes = {len(match.seats) for match in field.matches}
    assert max(sizes) <= 5
    assert max(sizes) - min(sizes) <= 1
    assert Field(NAMES[:5]).next_round("swiss", 3, 2) == [tuple(NAMES[:5])]


def test_standings_count_points_and_break_ties() -> None:
    a, b, c, d = NAMES[:4]
    matches = [
        Match(1, 0, (a, b), (0, 1), (60, 40)),
        Match(1, 1, (c, d), (0, 1), (70, 30)),
        Match(2, 0, (a, c), (0, 1), (50, 49)),
        Match(2, 1, (b, d), (0, 0), (45, 45)),
    ]
    rows = {row.entrant: row for row in Field([a, b, c, d], matches).standings()}
    assert [rows[one].points for one in (a, b, c, d)] == [4, 1, 2, 1]
    # b met a (4) and d (1), d met c (2) and b (1): b ranks above d.
    assert (rows[b].buchholz, rows[d].buchholz) == (5, 3)
    assert [rows[one].place for one in (a, c, b, d)] == [1, 2, 3, 4]
    level = Field([a, b], [Match(1, 0, (a, b), (0, 0), (40, 40))]).standings()
    assert [row.place for row in level] == [1, 1]
    many = Match(1, 0, (a, b, c), (1, 0, 1))
    assert [many.points(seat) for seat in range(3)] == [1, 4, 1]
    assert Match(1, 0, (a,)).points(0) == 2


def test_who_left_is_paired_no_more() -> None:
    field = Field(NAMES[:5], (), frozenset(NAMES[:1]))
    tables = field.next_round("swiss", 2, 3)
    assert tables is not None
    assert sorted(one for table in tables for one in table) == NAMES[1:5]
    assert Field(NAMES[:2], (), frozenset(NAMES[:1])).next_round("swiss", 2, 3) is None


def test_nobody_is_sent_to_a_table_that_is_not_there_yet(tmp_path: Path) -> None:
    settings = ServerSettings(database=f"sqlite:///{tmp_path / 'drawn.sqlite3'}", thinkers=1)
    migrate(settings.database_url)

    async def story() -> None:
        registry = TableRegistry(settings)
        await registry.start()
        scheduler = registry.scheduler
        people = [await registry.people.new_guest(f"Guest {n}", milliseconds()) for n in range(3)]
        anna, boris, clio = (replace(one, kind="account") for one in people)
        id = await scheduler.open(anna, NewTournament("Evening", "swiss", Settings("duel")))
        for one in (boris, clio):
            await scheduler.tournament_records.enter(id, one.id)
        await scheduler.tournament_records.set_status(id, "live", 2)
        # The server is killed after the pairing and before the tables are opened.
        drawn = [((anna.id, boris.id), "drawn-just-now"), ((clio.id,), None)]
        assert await scheduler.tournament_records.draw(id, 1, drawn)
        view = await scheduler.view(id, anna.id)
        assert [pairing.table for pairing in view.pairings[0]] == [None, None]
        assert view.table is None
        await scheduler.go_on(id)
        view = await scheduler.view(id, anna.id)
        assert [pairing.table for pairing in view.pairings[0]] == ["drawn-just-now", None]
        assert view.table == "drawn-just-now"
        assert (await registry.table("drawn-just-now")).table.status == "live"
        await registry.stop()

    asyncio.run(story())


def test_nobody_fills_the_list_alone_and_what_never_begins_is_swept_out(tmp_path: Path) -> None:
    settings = ServerSettings(database=f"sqlite:///{tmp_path / 'evening.sqlite3'}", thinkers=1)
    migrate(settings.database_url)

    async def story() -> None:
        registry = TableRegistry(settings)
        scheduler = registry.scheduler
        anna, boris = [await registry.people.new_guest(name, milliseconds()) for name in ("Anna", "Boris")]
        anna, boris = (replace(one, kind="account") for one in (anna, boris))
        evening = NewTournament("Evening", "swiss", Settings("duel"))

        async def refused(person: Person, command: NewTournament) -> str:
            with pytest.raises(CommandRejected) as caught:
                await scheduler.open(person, command)
            return caught.value.key

        lesson = replace(evening, settings=Settings("duel", lesson="duel"))
        assert await refused(anna, lesson) == "server-refused-invalid"
        first, *others = [await scheduler.open(anna, evening) for _ in range(MOST_UNFINISHED)]
        assert await refused(anna, evening) == "tournament-refused-many"
        assert await scheduler.open(boris, evening)
        await scheduler.tournament_records.enter(first, boris.id)
        await scheduler.tournament_records.set_status(first, "over")
        others.append(await scheduler.open(anna, evening))
        await scheduler.tournament_records.set_status(others[0], "live")
        left = settings.keep_tables * DAY
        assert await registry.retention.tournaments(milliseconds() - left) == 0
        assert await registry.retention.tournaments(milliseconds() + DAY) == MOST_UNFINISHED
        kept = {
            row.id: entrants for row, _by, entrants, _round in await scheduler.tournament_records.listed()
        }
        assert kept == {first: 2, others[0]: 1}
        await registry.database.close()

    asyncio.run(story())
