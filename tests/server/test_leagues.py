"""Leagues: promotion, pairings in a division, and seasons with a shifted clock and a killed server."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from pharos.server.league import cut, moves, next_season
from pharos.server.leagues import LeagueService
from pharos.server.server_clock import milliseconds
from pharos.server.settings import ServerSettings
from pharos.server.store.migrate import migrate
from pharos.server.table_registry import TableRegistry
from pharos.server.tournament import Field
from pharos.table import CommandRejected, Person
from pharos.table.clock import DAY, DaysClock
from pharos.table.settings import Settings
from pharos.wire.league_messages import BeginSeason, CorrectGame, EndLeague, NewLeague, RemovePlayer
from tests.server.test_days import shifted

__all__ = ["shifted"]


def test_the_best_go_up_and_the_last_go_down() -> None:
    last = [list("abcd"), list("efgh"), list("ijkl")]
    everybody = [one for division in last for one in division]
    assert next_season(last, 1, everybody, 4, 10) == [list("abce"), list("dfgi"), list("hjkl")]
    assert next_season(last, 0, everybody, 4, 10) == last


def test_places_of_those_who_left_are_filled_from_below() -> None:
    last = [list("abcd"), list("efgh")]
    present = list("abdefgh")  # c left, so d stays instead of moving down
    assert next_season(last, 1, [*present, "n"], 4, 10) == [list("abed"), list("fghn")]


def test_nobody_plays_in_a_division_of_one_or_two() -> None:
    for size in range(3, 9):
        for many in range(3, 60):
            for most in (max(size, 5), 10):  # the largest division: a full table of 7 Wonders, or ten in Duel
                divisions = cut([str(n) for n in range(many)], size, most)
                assert [one for division in divisions for one in division] == [str(n) for n in range(many)]
                assert all(len(one) >= 3 for one in divisions)
                assert all(len(one) <= most for one in divisions)


def test_first_and_last_division_have_one_way() -> None:
    assert moves([5, 5], 0, 2) == [None, None, None, "down", "down"]
    assert moves([5, 5], 1, 2) == ["up", "up", None, None, None]
    assert moves([5, 3], 0, 2) == [None, None, None, None, "down"]


@pytest.mark.parametrize("many", range(3, 11))
def test_everybody_meets_everybody_and_begins_about_as_often(many: int) -> None:
    field = Field([str(n) for n in range(many)])
    games = field.next_round("league", 2, 2)
    assert games is not None
    assert len({frozenset(one) for one in games}) == len(games) == many * (many - 1) // 2
    begins = Counter(one[0] for one in games)
    assert max(begins.values()) - min(begins[str(n)] for n in range(many)) <= 1


class House:
    """A server with accounts and a league."""

    def __init__(self, folder: Path) -> None:
        self.settings = ServerSettings(database=f"sqlite:///{folder / 'league.sqlite3'}", thinkers=1)
        migrate(self.settings.database_url)
        self.people: list[Person] = []
        self.start()

    def start(self) -> None:
        """A new process: only the database is kept."""
        self.registry = TableRegistry(self.settings)
        self.registry.commit_log.start()

    @property
    def leagues(self) -> LeagueService:
        return self.registry.leagues

    async def register(self, many: int) -> None:
        for n in range(many):
            one, _ = await self.registry.people.register(f"Player {n}", "correct horse", None, milliseconds())
            self.people.append(one)

    async def play(self, id: str) -> None:
        """Ends the unfinished games of the season: the player who registered later resigns."""
        while True:
            view = await self.leagues.view(id, self.people[0])
            open_games = [
                game
                for one in view.divisions
                for game in one.games
                if game.table is not None and game.places is None
            ]
            if not open_games:
                return
            for game in open_games:
                assert game.table is not None
                weaker = max(range(len(game.seats)), key=lambda seat: int(game.seats[seat].split()[1]))
                await self.registry.scheduler.give_up(game.table, weaker)
            await self.registry.scheduler.look_after()

    async def names(self, id: str) -> list[list[str]]:
        view = await self.leagues.view(id, self.people[0])
        return [[row.name.split()[1] for row in one.standings] for one in view.divisions]


def test_seasons_of_a_league(tmp_path: Path, shifted: Any) -> None:
    async def story() -> None:
        house = House(tmp_path)
        await house.register(8)
        organizer = house.people[0]
        wish = NewLeague("Days", Settings("duel", clock=DaysClock(3)), size=4, movers=1, laps=2, pause=7)
        with pytest.raises(CommandRejected, match="league-refused-clock"):
            await house.leagues.open(organizer, NewLeague("Days", Settings("duel")))
        id = await house.leagues.open(organizer, wish)
        with pytest.raises(CommandRejected, match="league-refused-few"):
            await house.leagues.say(id, organizer, BeginSeason())
        for one in house.people[1:7]:
            await house.leagues.enter(id, one)
        with pytest.raises(CommandRejected, match="not-owner"):
            await house.leagues.say(id, house.people[1], BeginSeason())
        await house.leagues.say(id, organizer, BeginSeason())
        assert await house.names(id) == [["0", "1", "2", "3"], ["4", "5", "6"]]
        with pytest.raises(CommandRejected, match="league-refused-live"):
            await house.leagues.say(id, organizer, BeginSeason())
        house.start()  # the server was killed
        await house.registry.scheduler.look_after()
        await house.leagues.enter(id, house.people[7])  # for the next season
        await house.play(id)
        view = await house.leagues.view(id, organizer)
        assert view.summary.status == "open"
        assert view.begins is not None
        assert [one.moves for one in view.divisions] == [(None, None, None, "down"), ("up", None, None)]
        assert [len(one.games) for one in view.divisions] == [12, 6]
        assert view.champions[0].names == ("Player 0",)
        # A week later the next season starts by itself, with a new player in the last place.
        shifted(7 * DAY - 1000)
        await house.registry.scheduler.look_after()
        assert (await house.leagues.view(id, organizer)).summary.status == "open"
        shifted(2000)
        await house.registry.scheduler.look_after()
        assert await house.names(id) == [["0", "1", "2", "4"], ["3", "5", "6", "7"]]
        # One player leaves and one is removed: their games are resigned, and nobody waits for them.
        await house.leagues.leave(id, house.people[1])
        await house.leagues.say(id, organizer, RemovePlayer("Player 5"))
        view = await house.leagues.view(id, organizer)
        for division in view.divisions:
            for game in division.games:
                assert (game.places is not None) == bool({"Player 1", "Player 5"} & set(game.seats))
        await house.play(id)
        corrected = (await house.leagues.view(id, organizer)).divisions[0].games[0]
        assert corrected.table is not None
        await house.leagues.say(id, organizer, CorrectGame(corrected.table, (0, 0)))
        assert (await house.leagues.view(id, organizer)).divisions[0].games[0].corrected
        # The organizer's account is deleted: the player who has taken part longest takes over.
        await house.registry.account_data.forget(organizer.id)
        await house.leagues.say(id, house.people[2], BeginSeason())
        # Of the remaining players, 4 was last above and 3 first below; five form one division.
        assert await house.names(id) == [["2", "3", "4", "6", "7"]]
        await house.play(id)
        await house.leagues.say(id, house.people[2], EndLeague())
        with pytest.raises(CommandRejected, match="league-refused-over"):
            await house.leagues.enter(id, house.people[1])

    asyncio.run(story())
