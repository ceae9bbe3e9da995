"""Commentary shows all hands after the delay that the players agreed to, and nothing earlier."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from pharos.server.commentary import HANDS, MINUTE
from pharos.server.server_clock import milliseconds
from pharos.server.settings import ServerSettings
from pharos.server.store.migrate import migrate
from pharos.server.table_registry import TableRegistry
from pharos.table import Choose, CommandRejected, Person
from pharos.table.clock import DaysClock
from pharos.table.settings import Settings
from tests.server.test_days import shifted

__all__ = ["shifted"]
PEOPLE = [Person(f"p{n}", name, "account") for n, name in enumerate(("Anna", "Bruno", "Clio"))]
STRANGER = Person("stranger", "Stranger", "guest")


@pytest.fixture
def registry(tmp_path: Path) -> TableRegistry:
    settings = ServerSettings(database=f"sqlite:///{tmp_path / 'hands.sqlite3'}", thinkers=1)
    migrate(settings.database_url)
    return TableRegistry(settings)


def hands(registry: TableRegistry, table: str) -> list[list[str]]:
    game = registry.tables[table].table.game
    return [list(game.view(seat).data["hand"]) for seat in range(3)]


async def choose_all(registry: TableRegistry, table: str) -> None:
    live = await registry.table(table)
    assert live.table.round is not None
    for seat in live.table.thinking:
        decision = live.table.round.decision(seat)
        assert decision is not None
        await live.act(PEOPLE[seat], Choose(decision, str(live.table.options(seat)[0])))


def test_a_sealed_choice_is_told_to_nobody(registry: TableRegistry, shifted: Any) -> None:
    """The hand of a player who has chosen is shown in full, however long the others think."""

    async def story() -> None:
        registry.commit_log.start()
        await registry.opener.open_for("slow", PEOPLE, Settings("classic", players=3, commentary=1))
        live = await registry.table("slow")
        before = hands(registry, "slow")
        assert live.table.round is not None
        decision = live.table.round.decision(0)
        assert decision is not None
        await live.act(PEOPLE[0], Choose(decision, str(live.table.options(0)[0])))
        shifted(2 * MINUTE)
        said = json.loads(await registry.commentaries.of(live, STRANGER))
        assert [one["hand"] for one in said["hands"]] == before
        with pytest.raises(CommandRejected, match="commentary-days"):
            await registry.opener.open_for(
                "days", PEOPLE, Settings("classic", players=3, commentary=1, clock=DaysClock(1))
            )
        await registry.commit_log.stop()

    asyncio.run(story())


def test_hands_are_told_after_the_delay_and_never_before(registry: TableRegistry, shifted: Any) -> None:
    async def story() -> None:
        registry.commit_log.start()
        await registry.opener.open_for(
            "commented", PEOPLE, Settings("classic", players=3, expansions=("leaders",), commentary=15)
        )
        await registry.opener.open_for("unspoken", PEOPLE, Settings("classic", players=3))
        live = await registry.table("commented")
        told = registry.commentaries.of
        with pytest.raises(CommandRejected, match="early"):
            await told(live, STRANGER)
        for wrong, person in ((live, PEOPLE[0]), (await registry.table("unspoken"), STRANGER)):
            with pytest.raises(CommandRejected, match="refused-commentary"):
                await told(wrong, person)
        # The states of the game, each a minute after the other.
        moments: list[tuple[int, int, str]] = []
        for _ in range(20):
            game = live.table.game
            seen = [game.view(seat).data for seat in range(3)]
            held = [[list(one.get(name) or ()) for name in HANDS] for one in seen]
            moments.append((milliseconds(), live.table.entries, json.dumps(held)))
            shifted(MINUTE // 2)
            await choose_all(registry, "commented")
            shifted(MINUTE // 2)
        answered = same = 0
        shifted(MINUTE // 4)
        for _ in range(12):
            now = milliseconds()
            said = json.loads(await told(live, STRANGER))
            last = [one for one in moments if one[0] <= now - 15 * MINUTE][-1]
            shown = [[one["hand"], one["leader_hand"], one["draft_hand"]] for one in said["hands"]]
            # The commentary shows that state or one before the next, never a later one.
            later = [one for one in moments if one[0] > now - 15 * MINUTE]
            assert said["number"] >= last[1]
            if later:
                assert said["number"] <= later[0][1]
            if said["number"] == last[1]:
                assert json.dumps(shown) == last[2]
                same += 1
            assert said["state"].get("decision") is None
            text = json.dumps(said)
            for secret in ("coming", "leader_pile_cards", "seed", "deal"):
                assert f'"{secret}"' not in text
            answered += 1
            shifted(MINUTE // 2)
        assert answered == 12
        assert same > 3
        # A choice made now changes nothing in the current commentary.
        before = await told(live, STRANGER)
        await choose_all(registry, "commented")
        assert await told(live, STRANGER) == before
        await registry.commit_log.stop()
        await registry.database.close()

    asyncio.run(story())


def test_what_lies_in_no_hand_is_never_told(registry: TableRegistry, shifted: Any) -> None:
    """Two games with the same hands and different future cards give the same bytes."""
    import pharos

    game = pharos.new_game("classic", players=3, seed=11)
    position = game.position()
    other = json.loads(json.dumps(position))
    assert position["coming"]
    for age in other["coming"]:
        age["hands"].reverse()
    assert other["coming"] != position["coming"]

    async def story() -> None:
        registry.commit_log.start()
        answers = []
        for name, start in (("firstdeal", position), ("otherdeal", other)):
            settings = Settings("classic", players=3, commentary=1, position=start)
            await registry.opener.open_for(name, PEOPLE, settings)
        shifted(2 * MINUTE)
        for name in ("firstdeal", "otherdeal"):
            said = json.loads(await registry.commentaries.of(await registry.table(name), STRANGER))
            said["state"].pop("now", None)
            answers.append(json.dumps(said))
        assert answers[0] == answers[1]
        await registry.commit_log.stop()
        await registry.database.close()

    asyncio.run(story())


async def chances_of(registry: TableRegistry, table: str) -> tuple[float, ...]:
    """Returns the win chances of a table as soon as they have been computed."""
    live = await registry.table(table)
    async with asyncio.timeout(60):
        while not (told := await registry.commentaries.chances(live, STRANGER)).chances:
            await asyncio.sleep(0.05)
    return told.chances


def test_chances_are_those_of_what_lies_open(registry: TableRegistry, shifted: Any) -> None:
    """Hands and new choices change nothing; nothing is shown before the delay, or to a player."""
    import pharos

    position = pharos.new_game("classic", players=3, seed=11).position()
    other = json.loads(json.dumps(position))
    other["hands"].reverse()
    other["coming"][0]["hands"].reverse()
    assert other != position

    async def story() -> None:
        registry.commit_log.start()
        for name, start in (("onedeal1", position), ("otherdeal", other)):
            settings = Settings("classic", players=3, commentary=5, position=start)
            await registry.opener.open_for(name, PEOPLE, settings)
        live = await registry.table("onedeal1")
        with pytest.raises(CommandRejected, match="early"):
            await registry.commentaries.chances(live, STRANGER)
        shifted(6 * MINUTE)
        with pytest.raises(CommandRejected, match="refused-commentary"):
            await registry.commentaries.chances(live, PEOPLE[1])
        first = await registry.commentaries.chances(live, STRANGER)
        assert (first.minutes, first.chances) == (5, ()), "nobody waits for a thought"
        told = await chances_of(registry, "onedeal1")
        assert len(told) == 3
        assert sum(told) == pytest.approx(1, abs=0.01)
        assert await chances_of(registry, "otherdeal") == told
        await choose_all(registry, "onedeal1")
        assert await chances_of(registry, "onedeal1") == told
        await registry.help_worker.stop()
        await registry.commit_log.stop()
        await registry.database.close()

    asyncio.run(story())
