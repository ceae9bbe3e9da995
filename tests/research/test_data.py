"""Games as rows, statistics of many games, and games of other programs."""

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import polars
import pytest

import pharos
import pharos.research as research
from pharos.core.errors import InvalidRecord, PharosError
from pharos.research.exchange import from_7wd, from_csv, to_7wd, to_csv
from pharos.research.rows import COLUMNS, RowWriter, read_records, read_rows, rows_of
from pharos.research.study import interval, studied
from pharos.terminal.cli import run

CHOOSES = {"pawn_in_middle": "last_player_chooses"}


def finished(game: str, seed: int, **kind: Any) -> dict[str, Any]:
    table = pharos.new_game(game, seed=seed, **kind)
    while not table.over:
        seat = table.waiting[0]
        choices = table.choices(seat)
        table.choose(seat, choices[(seed + len(choices)) % len(choices)])
    return table.record({"agents": [f"agent{seat}" for seat in range(table.players)]})


def test_one_row_for_each_choice() -> None:
    record = finished("classic", 5, players=3, expansions=["cities"])
    rows = list(rows_of(record, 7))
    assert [[row["seat"], row["choice"]] for row in rows] == record["choices"]
    assert {name for row in rows for name in row} == set(COLUMNS)
    first = rows[0]
    assert (first["game"], first["product"], first["expansions"], first["coins"]) == (
        7,
        "classic",
        "cities",
        3,
    )
    result: Any = record["result"]
    assert {row["seat"] for row in rows if row["winner"]} == set(result["winners"])
    assert {row["seat"]: row["total"] for row in rows} == {
        seat: sheet["total"] for seat, sheet in enumerate(result["scores"])
    }
    again = pharos.replay({**record, "choices": record["choices"][:9], "result": None})
    assert rows[9]["options"] == len(again.choices(rows[9]["seat"]))


def test_parquet_and_back(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    records = [finished("duel", seed) for seed in range(3)]
    writer = RowWriter(file)
    for record in records:
        writer.add(record)
    writer.close()
    frame = polars.read_parquet(file)
    assert frame.columns == list(COLUMNS)
    assert frame.height == sum(len(record["choices"]) for record in records)
    assert list(read_rows(file)) == [row for n, record in enumerate(records) for row in rows_of(record, n)]
    (tmp_path / "wrong.parquet").write_text("no")
    with pytest.raises(PharosError, match="is not a Parquet file"):
        read_rows(tmp_path / "wrong.parquet")


def test_a_study_counts_what_is_there() -> None:
    records = [finished("duel", seed, expansions=["agora"]) for seed in range(40)]
    found = studied(row for n, record in enumerate(records) for row in rows_of(record, n))
    assert found["games"] == 40
    results: list[Any] = [record["result"] for record in records]
    wins = sum(1 / len(result["winners"]) for result in results if 0 in result["winners"])
    seat = next(rate for rate in found["seats"] if rate["name"].endswith("seat 0"))
    assert seat["percent"] == round(100 * wins / 40, 2)
    assert seat["low"] < seat["percent"] < seat["high"]
    assert sum(rate["percent"] for rate in found["victories"]) == pytest.approx(100, abs=0.1)
    built = {choice for record in records for _, choice in record["choices"] if choice.startswith("build:")}
    assert {rate["name"] for rate in found["things"] if rate["name"].startswith("build:")} <= built


def test_the_worth_of_a_card_is_found() -> None:
    """In these games the owner of one card wins twice as often, and the regression finds it."""
    rows = []
    for game in range(600):
        lucky = game % 3 != 0
        for seat in (0, 1):
            has = ["altar"] if seat == 0 else ["baths"]
            has += ["stable"] if game % 2 == seat else []
            for thing in has:
                rows.append(
                    {
                        "game": game,
                        "seat": seat,
                        "product": "duel",
                        "expansions": "",
                        "players": 2,
                        "victory": "civilian",
                        "length": 4,
                        "share": float(lucky == (seat == 0)),
                        "total": 9,
                        "agent": None,
                        "options": 2,
                        "verb": "build",
                        "object": thing,
                    }
                )
    worth = {entry["name"]: entry for entry in studied(rows)["worth"]}
    assert worth["build:altar"]["worth"] - worth["build:baths"]["worth"] == pytest.approx(33.3, abs=2)
    assert worth["build:stable"]["low"] < 0 < worth["build:stable"]["high"]


def test_intervals() -> None:
    assert interval(0, 0) == (0.0, 1.0)
    low, high = interval(50, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    assert interval(0, 10)[0] == 0
    assert interval(10, 10)[1] == 1


def test_a_log_of_another_site_and_back() -> None:
    for seed in range(8):
        record = finished("duel", seed, options=CHOOSES)
        log = to_7wd(record)
        read: Any = from_7wd(json.loads(json.dumps(log)))
        flipped = record["deal"]["first"] == 1  # in that format the player who begins is the first one
        assert read["choices"] == [
            [1 - seat if flipped else seat, _flipped(choice) if flipped else choice]
            for seat, choice in record["choices"]
        ]
        result: Any = record["result"]
        totals = [sheet["total"] for sheet in result["scores"]]
        assert [sheet["total"] for sheet in read["result"]["scores"]] == (totals[::-1] if flipped else totals)


def _flipped(choice: str) -> str:
    return {"begin:0": "begin:1", "begin:1": "begin:0"}.get(choice, choice)


def test_what_another_log_has_wrong_is_told_with_its_place() -> None:
    log = to_7wd(finished("duel", 3, options=CHOOSES))
    for n, change, words in (
        (0, {"wonders": [13, 1, 2, 3, 4, 5, 6, 7]}, "no wonder 13"),
        (5, {"id": 12}, "Move 6: moves of kind 12"),
        (5, {"wonder": 99}, "Move 6: there is no wonder 99"),
        (12, {"card": 407}, "Move 13: there is no card 407"),
    ):
        damaged = json.loads(json.dumps(log))
        damaged[n]["move"] |= change
        with pytest.raises(InvalidRecord, match=words):
            from_7wd(damaged)
    wrongs: list[Any] = [[], {}, None, [1], [{"move": {}, "meta": {}}]]
    for nonsense in wrongs:
        with pytest.raises(InvalidRecord):
            from_7wd(nonsense)


def test_a_table_of_choices_and_back() -> None:
    records = [finished("duel", 1, expansions=["pantheon"]), finished("classic", 2, players=3)]
    read = list(from_csv(to_csv(list(records))))
    for before, after in zip(records, read, strict=True):
        assert {**after, "meta": None} == {**before, "meta": None}
    lines = to_csv(list(records)).splitlines()
    lines[4] = lines[4].rpartition(",")[0] + ",build:nothing"
    with pytest.raises(InvalidRecord, match="Line 5: 'build:nothing'"):
        list(from_csv("\n".join(lines)))
    with pytest.raises(InvalidRecord, match="column product is missing"):
        list(from_csv("game,seat\n1,0\n"))


def test_the_commands(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    records = [finished("duel", seed, options=CHOOSES) for seed in range(3)]
    source = tmp_path / "games.jsonl"
    source.write_text("".join(json.dumps(record) + "\n" for record in records))
    page, table, log, rows = (tmp_path / name for name in ("s.html", "g.csv", "log.json", "g.parquet"))
    assert run(["study", str(source), "--html", str(page), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 3
    text = page.read_text()
    assert "Kinds of victory" in text
    assert "src=" not in text, "nothing is fetched"
    assert run(["convert", str(source), str(table)]) == 0
    assert run(["convert", str(source), str(log), "--to", "7wd"]) == 0
    assert run(["convert", str(log), str(tmp_path / "back.jsonl"), "--from", "7wd"]) == 0
    assert run(["convert", str(source), str(rows)]) == 0
    assert run(["study", str(rows)]) == 0
    assert "3 games" in capsys.readouterr().out
    simulated = tmp_path / "simulated.parquet"
    assert run(["simulate", "duel", "--games", "2", "--agents", "random", "--out", str(simulated)]) == 0
    assert polars.read_parquet(simulated)["agent"].unique().to_list() == ["random"]
    (tmp_path / "bad.jsonl").write_text("{}\n")
    assert run(["study", str(tmp_path / "bad.jsonl")]) == 1
    assert run(["convert", str(tmp_path / "bad.jsonl"), str(rows)]) == 1
    assert run(["convert", str(source), str(tmp_path / "what.xyz")]) == 2


def test_rows_can_be_replayed(tmp_path: Path) -> None:
    file, back = tmp_path / "games.parquet", tmp_path / "back.jsonl"
    kinds: list[tuple[str, dict[str, Any]]] = [
        ("duel", {"options": CHOOSES}),
        ("classic", {"players": 4, "expansions": ["leaders", "cities"]}),
    ]
    records = [finished(game, seed, **kind) for seed in (1, 2) for game, kind in kinds]
    for seed, record in enumerate(records):
        record["meta"]["seed"] = seed
    writer = RowWriter(file)
    for record in records:
        writer.add(record)
    writer.close()
    assert list(read_records(file)) == records
    told = polars.read_parquet_metadata(file)
    assert (told["pharos.format"], told["pharos.version"]) == ("pharos-rows/2", pharos.__version__)
    assert run(["convert", str(file), str(back)]) == 0
    assert [json.loads(line) for line in back.read_text().splitlines()] == records
    frame = polars.read_parquet(file)
    assert frame["seed"].unique().sort().to_list() == [0, 1, 2, 3]
    assert set(frame["version"]) == {pharos.__version__}
    # a file of an earlier version can be read as rows, and its error says why it cannot be replayed
    earlier = tmp_path / "earlier.parquet"
    frame.drop("seed", "version", "settings", "deal").write_parquet(earlier)
    assert len(list(read_rows(earlier))) == frame.height
    with pytest.raises(PharosError, match="an earlier version wrote it"):
        list(read_records(earlier))
    cut = tmp_path / "cut.parquet"
    frame.head(frame.height - 1).write_parquet(cut)
    with pytest.raises(PharosError, match=r"Game 3 of .* cannot be replayed"):
        list(read_records(cut))


def test_records_as_arrays_for_learning() -> None:
    records = [finished("classic", seed, players=3, expansions=["leaders"]) for seed in (3, 4)]
    found = research.arrays(records)
    rows = sum(len(record["choices"]) for record in records)
    known = research.encoding("classic", players=3, expansions=["leaders"])
    assert found["observation"].shape == (rows, len(known.feature_names))
    assert found["mask"].shape == (rows, len(known.actions))
    assert (found["mask"][np.arange(rows), found["action"]] == 1).all()
    row = 0
    for number, record in enumerate(records):
        game = pharos.new_game("classic", players=3, expansions=["leaders"], deal=record["deal"])
        for seat, choice in record["choices"]:
            seen = research.observe(game, seat)
            assert np.array_equal(found["observation"][row], seen["observation"])
            assert np.array_equal(found["mask"][row], seen["action_mask"])
            assert research.choice_of(game, int(found["action"][row]), seat) == choice
            assert (found["seat"][row], found["game"][row]) == (seat, number)
            won = seat in record["result"]["winners"]
            assert found["return"][row] == (1.0 if won else -0.5)
            game.choose(seat, choice)
            row += 1
    with pytest.raises(InvalidRecord, match="Game 2 is of another kind"):
        research.arrays([records[0], finished("duel", 1)])
    with pytest.raises(InvalidRecord, match="Game 1 has no end"):
        research.arrays([pharos.new_game("duel", seed=1).record()])
    assert research.arrays([])["action"].shape == (0,)


def tosses(seed: int, games: int, players: int, things: int) -> Iterator[dict[str, Any]]:
    """Games that are won by chance alone, whatever is built."""
    dice = random.Random(seed)
    common = {"product": "duel", "expansions": "", "players": players, "victory": "civilian"}
    common |= {"length": things, "agent": "tosser", "total": 1, "options": 2}
    for game in range(games):
        winner = dice.randrange(players)
        for seat in range(players):
            yield {
                **common,
                "game": game,
                "seat": seat,
                "share": seat == winner,
                "verb": "skip",
                "object": "",
            }
        for thing in range(things):
            if dice.random() < 0.7:  # only one player can have it
                seat = dice.randrange(players)
                row = {"seat": seat, "share": seat == winner, "verb": "build", "object": f"thing{thing}"}
                yield {**common, **row, "game": game}


def test_chance_is_seldom_taken_for_worth() -> None:
    """With coin tosses, about one in twenty effects seems significant, as a 95 % interval implies; it was one
    in fourteen while the seats of a game were counted separately."""
    judged = mistaken = 0
    for seed in range(24):
        study = studied(tosses(seed, 150, 2, 30))
        judged += len(study["worth"])
        mistaken += sum(entry["low"] > 0 or entry["high"] < 0 for entry in study["worth"])
    assert judged == 720
    assert mistaken / judged < 0.066
    # an agent in all seats wins and loses every game, so there is no uncertainty
    alone = studied(tosses(1, 50, 2, 1))["agents"][0]
    assert (alone["games"], alone["percent"]) == (100, 50)


def test_seats_of_one_game_are_not_counted_as_two_games() -> None:
    """Both partners of a team win together: two hundred seats give no more information than a hundred
    games."""
    rows = [
        {
            "product": "classic",
            "expansions": "cities",
            "players": 4,
            "victory": "points",
            "length": 1,
            "agent": "team" if seat < 2 else "others",
            "total": 1,
            "options": 1,
            "verb": "skip",
            "object": "",
            "game": game,
            "seat": seat,
            "share": 0.5 * (game % 2 == seat // 2),
        }
        for game in range(100)
        for seat in range(4)
    ]
    team = next(rate for rate in studied(rows)["agents"] if rate["name"] == "team")
    assert (team["games"], team["percent"]) == (200, 25)
    alone = interval(50, 200)
    assert team["high"] - team["low"] > 100 * (alone[1] - alone[0]) * 0.75
