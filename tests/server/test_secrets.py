"""No hidden information leaks: everything sent to a seat is searched for what that seat must not know.

`PHAROS_TEST_LEAK_GAMES` sets the number of games; `make endurance` plays thousands.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
from collections import Counter, defaultdict
from itertools import combinations
from typing import Any

import msgspec
import pytest
import websockets
from websockets.asyncio.client import connect

import pharos
from pharos.table import Settings, ShowHand, explained, log, standing
from pharos.table.redaction import VERBS
from pharos.wire.messages import Update
from tests.server.player import Data, Guest, Player, leaving, seated_game
from tests.server.process import ServerProcess
from tests.server.secrets_of import Knowledge, swapped, words
from tests.table.seating import Play

GAMES = int(os.environ.get("PHAROS_TEST_LEAK_GAMES", "60"))
SHAPES = [
    pytest.param(Settings("duel"), 2, 0.3, id="duel"),
    pytest.param(Settings("classic", players=2), 2, 0.08, id="classic-2"),
    pytest.param(Settings("classic", players=3), 3, 0.12, id="classic-3"),
    pytest.param(Settings("classic", players=5), 5, 0.02, id="classic-5"),
    pytest.param(Settings("duel", expansions=("pantheon",)), 2, 0.1, id="pantheon"),
    pytest.param(Settings("duel", expansions=("agora",)), 2, 0.1, id="agora"),
    pytest.param(Settings("duel", expansions=("pantheon", "agora")), 2, 0.1, id="pantheon-agora"),
    pytest.param(Settings("classic", players=4, expansions=("cities",)), 4, 0.04, id="cities-4"),
    pytest.param(Settings("classic", players=3, expansions=("leaders",)), 3, 0.06, id="leaders-3"),
    pytest.param(Settings("classic", players=4, expansions=("leaders", "cities")), 4, 0.04, id="all-4"),
    pytest.param(
        Settings("classic", players=4, expansions=("leaders", "cities"), options={"teams": True}),
        4,
        0.04,
        id="teams-4",
    ),
]


def leaks(texts: list[str], record: Data, viewer: int | None, *, shown: bool = False) -> list[str]:
    """Returns the hidden names in messages that were sent before the game was over."""
    knowledge, found = Knowledge(record, viewer, shown=shown), []
    for text in texts:
        message = msgspec.json.decode(text)
        state = message.get("state")
        if state is None or state["status"] == "over":
            continue
        assert "deal" not in message
        assert "seed" not in text
        hidden = knowledge.hidden(state.get("choices", 0))
        if not any(name in text for name in hidden):
            continue
        state.get("decision", {}).pop("options", None)  # a seat sees the options it can choose from
        if record["game"] == "classic":
            state["view"].pop("discard", None)  # cards discarded face down that a seat has inferred
        found += [f"{name} after {state.get('choices', 0)} choices" for name in hidden & set(words(message))]
    return found


@pytest.mark.parametrize(("settings", "people", "share"), SHAPES)
def test_no_message_of_a_table_names_what_is_hidden(settings: Settings, people: int, share: float) -> None:
    for seed in range(max(2, int(GAMES * share))):
        chance = random.Random(seed)
        play = Play(settings, people, seed=seed)
        showing = chance.randrange(people) if settings.options.get("teams") else None
        if showing is not None:
            play.command(showing, ShowHand(on=True))
        sent: dict[int | None, list[str]] = defaultdict(list)
        while play.table.status == "live":
            told = play.choose(chance.choice(play.table.thinking), chance=chance)
            for viewer in (None, *range(people)):
                events = told.of(viewer)
                if events:
                    number, state = play.table.numbers[viewer], standing(play.table, viewer, play.now)
                    sent[viewer].append(
                        msgspec.json.encode(Update("t", number, tuple(events), state)).decode()
                    )
        record = play.table.record()
        for viewer, texts in sent.items():
            shown = showing is not None and viewer == showing ^ 1
            assert leaks(texts, record, viewer, shown=shown) == [], f"seed {seed}, viewer {viewer}"


def test_the_search_finds_a_leak() -> None:
    """The same search finds a planted hidden name."""
    play = Play(Settings("duel"), 2, seed=1)
    state = msgspec.to_builtins(standing(play.table, 0, play.now))
    hidden = play.table.game.deal["ages"][1][3]
    play.finish(random.Random(1))
    planted = {"type": "update", "state": state | {"view": state["view"] | {"discard": [hidden]}}}
    assert leaks([json.dumps(planted)], play.table.record(), 0) == [f"{hidden} after 0 choices"]


def test_nothing_hidden_is_on_the_wire(server: ServerProcess) -> None:
    """Collects all bytes that real clients receive: players and a spectator."""

    async def watched(settings: Data, people: int, seed: int) -> None:
        computers = {str(seat): "random" for seat in range(people, settings.get("players", 2))}
        table, guests = await seated_game(server.address, settings, people, computers=computers)
        watcher = await Guest.arrive(server.address)
        async with leaving([*guests, watcher]):
            players = [
                Player(guest, table, seed + n, change=0.2) for n, guest in enumerate([*guests, watcher])
            ]
            for player in players:
                player.record_bytes = True
            await asyncio.gather(*(player.play() for player in players))
            record = (await watcher.client.get(f"/api/tables/{table}/record")).json()
            for seat, player in enumerate(players):
                viewer = seat if seat < people else None
                assert len(player.seen) > 20
                assert leaks(player.seen, record, viewer) == []

    async def all_games() -> None:
        both, cities = ["pantheon", "agora"], ["leaders", "cities"]
        for seed in range(max(1, GAMES // 50)):
            await asyncio.gather(
                watched({"game": "duel"}, 2, seed),
                watched({"game": "duel"}, 1, seed),
                watched({"game": "duel", "expansions": both}, 2, seed),
                watched({"game": "classic", "players": 3}, 3, seed),
                watched({"game": "classic", "players": 4}, 2, seed),
                watched({"game": "classic", "players": 4, "expansions": cities}, 2, seed),
            )

    asyncio.run(all_games())


def sent_to(record: Data, settings: Settings, people: int, viewer: int | None) -> list[bytes]:
    """Returns all updates that a viewer receives while a record is played, choice by choice."""
    play = Play(settings, people, start=False)
    play.table.apply(log.Started(0, record["deal"]))
    sent = []
    for seat, choice in record["choices"]:
        told = play.choose(seat, choice)
        if told.of(viewer):
            state = standing(play.table, viewer, 0)
            sent.append(msgspec.json.encode(Update("t", 0, tuple(told.of(viewer)), state)))
    return sent


@pytest.mark.parametrize(("settings", "people", "share"), SHAPES)
def test_hidden_cards_may_be_exchanged_and_nobody_notices(
    settings: Settings, people: int, share: float
) -> None:
    """Noninterference: two games that differ only in hidden information send a seat the same bytes."""
    compared = 0
    for seed in range(max(4, int(GAMES * share))):
        chance = random.Random(seed)
        play = Play(settings, people, seed=seed)
        play.finish(chance, most=chance.randrange(3, 50))
        record = play.table.record()
        viewer = chance.choice([None, *range(people)])
        hidden = Knowledge(record, viewer).hidden(len(record["choices"]))
        dealt = Counter(words(record["deal"]))
        backs = {name: (dealt[name], back_of(record, name)) for name in sorted(hidden)}
        pairs = [(one, other) for one, other in combinations(backs, 2) if backs[one] == backs[other]]
        before = None
        for one, other in chance.sample(pairs, min(6, len(pairs))):
            changed = swapped(record, one, other, len(record["choices"]))
            if changed is None:
                continue
            before = before or sent_to(record, settings, people, viewer)
            after = sent_to(changed, settings, people, viewer)
            assert before == after, f"seed {seed}, viewer {viewer}: {one} and {other}"
            compared += 1
    assert compared > 3


def back_of(record: Data, name: str) -> tuple[str, ...]:
    """What pieces with the same back have in common: the age, the deck, and whether it is a guild."""
    places = set()
    for field, part in record["deal"].items():
        if field in ("ages", "removed", "hands", "pile"):
            places |= {f"age {n % 3}" for n, cards in enumerate(part) if name in words(cards)}
        elif field == "gods":
            places |= {back for back, gods in part.items() if name in gods}
        elif name in words(part):
            places.add("leaders" if field.startswith("leader") else field)
    kinds = ("_guild", "_grand_temple"), ("the_", "politician", "conspirator")
    return (*sorted(places), str(name.endswith(kinds[0])), str(name.startswith(kinds[1])))


@pytest.mark.parametrize(("settings", "people", "share"), SHAPES)
def test_explanations_tell_no_more_than_the_view(settings: Settings, people: int, share: float) -> None:
    """The answers to a seat's questions are the same in all games that are consistent with its view."""
    compared = 0
    for seed in range(max(3, int(GAMES * share / 8))):
        chance = random.Random(seed)
        play = Play(settings, people, seed=seed)
        play.finish(chance, most=chance.randrange(40))
        while play.table.status == "live" and play.table.round.sealed:
            play.choose(chance.choice(play.table.thinking), chance=chance)
        if play.table.status != "live":
            continue
        game = play.table.game
        viewer = chance.randrange(people)
        mine = play.table.view(viewer)
        asked = chance.sample(sorted(set(words(game.deal))), 5)
        verbs = chance.sample(sorted(VERBS[settings.game]), 8)
        notes = [f"{verb}:{name}" for verb in ("build", "discard", "stage", *verbs) for name in asked]
        texts = set()
        for drawn in (game, mine.sample(1), mine.sample(2)):
            position = msgspec.structs.replace(settings, position=json.loads(json.dumps(drawn.position())))
            table = Play(position, people).table
            answers = [explained(table, viewer, seat, note) for note in notes for seat in range(people)]
            texts.add(msgspec.json.encode([standing(table, viewer, 0), answers]))
            compared += 1
        assert len(texts) == 1, f"seed {seed}, viewer {viewer}"
    assert compared


def same(text: str, table: str) -> str:
    """Returns a frame without the ids of the table and the time."""
    text = re.sub(r',"absent_since":\d+', "", text.replace(table, "TABLE"))
    return re.sub(r'"(now|at)":\d+', r'"\1":0', text)


def test_games_that_differ_in_what_is_hidden_send_the_same_bytes(server: ServerProcess) -> None:
    """Two Duel tables with different cards in later ages, played identically through Age I over the wire."""
    first: Data = pharos.new_game("duel", seed=5).position()
    second = json.loads(json.dumps(first))
    second["ages"] = [first["ages"][0], first["ages"][1][::-1], first["ages"][2][::-1]]
    second["removed"] = first["removed"]

    async def listen(guest: Guest, table: str, frames: list[str], stop: asyncio.Event) -> None:
        async with connect(
            guest.address.replace("http", "ws", 1) + "/api/live",
            additional_headers={"Cookie": f"pharos_session={guest.cookie}"},
            origin=websockets.Origin(guest.address),
            compression=None,
        ) as socket:
            await socket.send(json.dumps({"type": "watch", "table": table}))
            while not stop.is_set():
                try:
                    async with asyncio.timeout(0.2):
                        text = await socket.recv()
                except TimeoutError:
                    continue
                if '"type":"presence"' not in str(text)[:30] and '"type":"welcome"' not in str(text)[:30]:
                    frames.append(same(str(text), table))

    async def both() -> None:
        guests = [await Guest.arrive(server.address, name) for name in ("Ada", "Bob")]
        frames: list[list[list[str]]] = []
        async with leaving(guests):
            for position in (first, second):
                settings: dict[str, Any] = {"game": "duel", "position": position}
                table = await guests[0].open(settings)
                await guests[1].command(table, type="sit", seat=1)
                await guests[0].command(table, type="start")
                heard: list[list[str]] = [[], []]
                stop = asyncio.Event()
                tasks = [
                    asyncio.create_task(listen(guest, table, heard[n], stop))
                    for n, guest in enumerate(guests)
                ]
                await asyncio.sleep(0.5)
                chance = random.Random(3)
                while True:
                    views = [(await guest.client.get(f"/api/tables/{table}")).json() for guest in guests]
                    mover = next((n for n in (0, 1) if "decision" in views[n]["state"]), None)
                    left = [place for place in views[0]["state"]["view"]["pyramid"] if place]
                    drafted = views[0]["state"].get("choices", 0)
                    if mover is None or (drafted > 8 and len(left) <= 1):
                        break
                    decision = views[mover]["state"]["decision"]
                    choice = chance.choice(decision["options"])["choice"]
                    await guests[mover].command(table, type="choose", decision=decision["id"], choice=choice)
                await asyncio.sleep(0.3)
                stop.set()
                await asyncio.gather(*tasks)
                frames.append(heard)
        assert len(frames[0][0]) > 20
        assert frames[0] == frames[1]

    asyncio.run(both())


SHIPPED = ("/api/puzzles", "/api/numbers/{game}")
"""What comes with the program and does not depend on the game."""


def test_nothing_hidden_is_in_what_is_told_around_a_game(server: ServerProcess) -> None:
    """Everything that can be read during a game: lobby, profiles, tournaments, lists, records, replays."""
    settings = {"game": "duel", "expansions": ["pantheon", "agora"], "options": {"bidding": True}}

    async def account(name: str) -> Guest:
        guest = await Guest.arrive(server.address)
        await guest.post("/api/accounts", {"name": name, "password": "correct horse"})
        guest.client.headers["X-CSRF-Token"] = (await guest.client.get("/api/visit")).json()["me"]["csrf"]
        return guest

    async def story() -> None:
        names = ("Leaky Ada", "Leaky Bruno")
        seats, stranger = [await account(name) for name in names], await Guest.arrive(server.address)
        async with leaving([*seats, stranger]):
            evening = {"name": "Evening", "kind": "swiss", "settings": settings, "rounds": 1}
            cup = (await seats[0].post("/api/tournaments", evening))["id"]
            assert (await seats[1].client.post(f"/api/tournaments/{cup}/entry")).is_success
            assert (await seats[0].client.post(f"/api/tournaments/{cup}/start")).is_success
            found = (await seats[0].client.get(f"/api/tournaments/{cup}")).json()
            table, sat = found["pairings"][0][0]["table"], found["pairings"][0][0]["seats"]
            players = [seats[names.index(name)] for name in sat]
            paths = [
                path.format(id=id, name=name, game="duel", code="1234", invite="1234")
                for path, kinds in (await stranger.client.get("/api/openapi.json")).json()["paths"].items()
                for id, name in ((table, names[0]), (cup, names[1]))
                if "get" in kinds
                and "bot/" not in path
                and "{file}" not in path
                and not path.startswith(SHIPPED)
            ]
            chance, told, made = random.Random(3), [], 0
            for _ in range(30):
                for viewer, guest in ((None, stranger), *enumerate(players)):
                    state = (await guest.client.get(f"/api/tables/{table}")).json()["state"]
                    if viewer in state.get("waiting", ()):
                        decision = state["decision"]
                        choice = chance.choice(decision["options"])["choice"]
                        command = {"type": "choose", "decision": decision["id"], "choice": choice}
                        await guest.command(table, **command)
                        made += 1
            for viewer, guest in ((None, stranger), *enumerate(players)):
                for path in sorted(set(paths)):
                    answer = await guest.client.get(path)
                    if answer.is_success and "json" in answer.headers["content-type"]:
                        data = answer.json()
                        if path == f"/api/tables/{table}":  # a seat sees the options it can choose from
                            data["state"].get("decision", {}).pop("options", None)
                        told.append((viewer, path, set(words(data))))
            assert {"/api/lobby", "/api/mine", f"/api/people/{names[0]}", f"/api/tournaments/{cup}"} <= {
                path for _, path, _ in told
            }
            assert not any(path.endswith(("/record", "/replay")) for _, path, _ in told)
            await players[0].command(table, type="resign")
            record = (await stranger.client.get(f"/api/tables/{table}/record")).json()
            for viewer, path, found in told:
                hidden = Knowledge(record, viewer).hidden(made)
                assert len(hidden) > 20
                assert not hidden & found, f"{path} to {viewer}"

    asyncio.run(story())
