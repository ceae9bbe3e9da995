"""Damaged user files (content sets, logs, tables, records) are read, or rejected in one sentence.

`PHAROS_TEST_DAMAGE` sets the number; `make endurance` damages 50,000 documents and a tenth as many files.
"""

import csv
import io
import json
import os
import shutil
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import polars
import pytest

import pharos
from pharos.content.check import check_sets
from pharos.content.loader import ContentError
from pharos.research.exchange import from_csv, to_7wd, to_csv
from pharos.research.rows import RowWriter
from pharos.terminal.cli import run
from pharos.texts import TextError
from tests.measure import many

FILES = int(os.environ.get("PHAROS_TEST_DAMAGE", many(2000, 400))) // 10
SETS = Path(__file__).parent.parent / "content_sets"
CHOOSES = {"pawn_in_middle": "last_player_chooses"}
ODD = (
    b"x = ",
    b"x = 5\n",
    b"\n[[x]]\n",
    b"[set]\n",
    b"\xff\xfe",
    b"\x00",
    b"{",
    b"[" * 3000,
    b"}",
    b'"',
    b"=",
    b",",
    b"\n",
    b"-1",
    b"9" * 30,
    b"9" * 5000,
    b"nan",
    b"{}",
    b"[0]",
    b"null",
    b"true",
    "…".encode(),
    b"\xed\xa0\x80",
)


def damaged(data: bytes, chance: Random) -> bytes:
    """Removes, inserts, doubles, exchanges or cuts off some bytes, in one to three places."""
    for _ in range(chance.randint(1, 3)):
        start = chance.randrange(len(data) + 1)
        end = min(len(data), start + chance.choice((1, 1, 4, 20, 200)))
        edit = chance.randrange(7)
        if edit == 0:
            data = data[:start] + data[end:]
        elif edit == 1:
            data = data[:start]
        elif edit == 2:
            data = data[:end] + data[start:]
        elif edit == 3:
            data = data[:start] + bytes(chance.randrange(256) for _ in range(end - start)) + data[end:]
        elif edit == 4:
            data = data + chance.choice(ODD)
        else:
            data = data[:start] + chance.choice(ODD) + data[end if edit == 5 else start :]
    return data if chance.random() > 0.02 else b""


def refusal(folder: Path) -> str:
    """Returns the reason why a content set is rejected, or nothing."""
    try:
        check_sets([str(folder)])
    except (ContentError, TextError) as error:
        return str(error)
    return ""


def test_damaged_content_sets(tmp_path: Path) -> None:
    sound = sorted(path for path in (SETS / "harbour").rglob("*") if path.suffix in (".toml", ".ftl"))
    refused = 0
    for seed in range(max(FILES // 2, 8)):
        chance = Random(seed)
        folder = tmp_path / str(seed) / "harbour"
        shutil.copytree(SETS / "harbour", folder)
        broken = folder / chance.choice(sound).relative_to(SETS / "harbour")
        broken.write_bytes(damaged(broken.read_bytes(), chance))
        if sentence := refusal(folder):
            refused += 1
            assert one_sentence(sentence), (seed, sentence)
            assert "harbour" in sentence, (seed, sentence)
        shutil.rmtree(folder)
    assert refused > FILES // 5


@pytest.mark.parametrize(
    ("file", "more", "sentence"),
    [
        ("duel/wonders.toml", b"x = \n", "harbour/duel/wonders.toml: this is not valid TOML"),
        (
            "duel/pantheon/gods.toml",
            b"[x]\ny = 5\n",
            "harbour/duel/pantheon/gods.toml: the table [x] is unknown.",
        ),
        ("duel/wonders.toml", b"\xff", "harbour/duel/wonders.toml: this is not valid TOML"),
        ("texts/en/names.ftl", b"\xff", "harbour/texts/en/names.ftl: this is not UTF-8 text"),
    ],
)
def test_what_is_wrong_in_a_set_is_told_with_its_file(
    tmp_path: Path, file: str, more: bytes, sentence: str
) -> None:
    folder = tmp_path / "harbour"
    shutil.copytree(SETS / "harbour", folder)
    (folder / file).write_bytes((folder / file).read_bytes() + more)
    with pytest.raises(pharos.PharosError) as refused:
        check_sets([str(folder)])
    assert str(refused.value).startswith(sentence)
    (folder / file).write_bytes(b"")
    with pytest.raises(pharos.PharosError, match="harbour/"):
        check_sets([str(folder)])


@cache
def records() -> list[dict[str, Any]]:
    """Some finished games."""
    found = []
    for seed in range(3):
        game = pharos.new_game("duel", seed=seed, options=CHOOSES)
        chance = Random(seed)
        while not game.over:
            game.choose(game.waiting[0], chance.choice(game.choices(game.waiting[0])))
        found.append(game.record({"agents": ["random", "random"]}))
    return found


def lines() -> bytes:
    return b"".join(json.dumps(record).encode() + b"\n" for record in records())


def log() -> bytes:
    return json.dumps([to_7wd(record) for record in records()]).encode()


def table() -> bytes:
    return to_csv(list(records())).encode()


def rows(folder: Path) -> bytes:
    writer = RowWriter(folder / "sound.parquet")
    for record in records():
        writer.add(record)
    writer.close()
    return (folder / "sound.parquet").read_bytes()


def one_sentence(text: str) -> bool:
    """Whether a text is a message of one line."""
    return len(text.split()) > 2 and "\n" not in text and "Traceback" not in text


@pytest.mark.parametrize("form", ["records", "7wd", "csv", "parquet"])
def test_damaged_files_on_the_command_line(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], form: str
) -> None:
    made = {"records": lines, "7wd": log, "csv": table}
    sound = rows(tmp_path) if form == "parquet" else made[form]()
    commands: dict[str, list[list[str]]] = {
        "records": [
            ["convert", "to.csv"],
            ["convert", "to.jsonl"],
            ["convert", "to.parquet"],
            ["study"],
            ["replay"],
        ],
        "7wd": [["convert", "to.jsonl", "--from", "7wd"]],
        "csv": [["convert", "to.jsonl"]],
        "parquet": [["study"]],
    }
    ending = {"records": "jsonl", "7wd": "json", "csv": "csv", "parquet": "parquet"}[form]
    codes = set()
    for seed in range(FILES // 10 if form == "parquet" else FILES):  # which starts a process for each
        chance = Random(seed)
        file = tmp_path / f"damaged.{ending}"
        file.write_bytes(damaged(sound, chance) if seed else sound)
        command, *more = chance.choice(commands[form])
        words = [command, str(file), *(str(tmp_path / word) if "." in word else word for word in more)]
        codes.add(code := run(words))
        said = capfd.readouterr().err
        assert code in (0, 1, 2), (seed, words)
        if code:
            assert said.startswith("pharos: "), (seed, said)
            assert one_sentence(said.strip()), (seed, said)
        else:
            assert said == "", (seed, said)
    assert codes >= {0, 1}


def test_what_is_wrong_in_a_file_is_told_with_its_place(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    def told(name: str, data: bytes, *words: str) -> str:
        (tmp_path / name).write_bytes(data)
        target = [str(tmp_path / word) if "." in word else word for word in words[1:]]
        assert run([words[0], str(tmp_path / name), *target]) == 1
        return capfd.readouterr().err.removeprefix("pharos: ").removeprefix(f"{tmp_path / name}: ").strip()

    logs = json.loads(log())
    logs[0][4]["move"]["id"] = {}
    assert told("a.json", json.dumps(logs[0]).encode(), "convert", "o.jsonl", "--from", "7wd").startswith(
        "Move 5: "
    )
    short = table().decode().splitlines()
    short[3] = short[3].rpartition(",")[0]
    assert (
        told("a.csv", "\n".join(short).encode(), "convert", "o.jsonl")
        == "Line 4: there are 9 fields for 10 columns."
    )
    record = json.loads(json.dumps(records()[0]))
    record["choices"][3] = [0]
    wrong = "Line 1: Choice 4 of this record is not a pair of seat and notation."
    for target in ("o.csv", "o.jsonl"):
        assert told("a.jsonl", json.dumps(record).encode(), "convert", target) == wrong
    parquet = bytearray(rows(tmp_path))
    parquet[40:90] = bytes(50)
    assert "is not a Parquet file written by pharos simulate" in told("a.parquet", bytes(parquet), "study")
    frame = polars.DataFrame({"game": ["one"]})
    frame.write_parquet(tmp_path / "other.parquet")
    assert run(["study", str(tmp_path / "other.parquet")]) == 1


def test_older_tables_have_no_column_for_content() -> None:
    text = io.StringIO()
    older = [
        {name: value for name, value in row.items() if name != "content"}
        for row in csv.DictReader(io.StringIO(table().decode()))
    ]
    writer = csv.DictWriter(text, list(older[0]))
    writer.writeheader()
    writer.writerows(older)
    played = [record["choices"] for record in records()]
    for source in (text.getvalue(), table().decode()):
        assert [record["choices"] for record in from_csv(source)] == played
