"""The commands: their output, exit codes, and one-sentence errors."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import pharos
from pharos import rulebook, texts
from pharos.products import PRODUCTS
from pharos.terminal.cli import COMMANDS, run


def answer(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert run(arguments) == 0
    return capsys.readouterr().out


def complaint(capsys: pytest.CaptureFixture[str], code: int, *arguments: str) -> str:
    """Returns what is on stderr: one line, one sentence, no traceback."""
    assert run(arguments) == code
    said = capsys.readouterr()
    assert said.out == ""
    lines = said.err.splitlines()
    assert len(lines) == 1
    assert lines[0].startswith("pharos: ")
    assert lines[0].endswith((".", "?"))  # “Did you mean …?”
    assert "Traceback" not in lines[0]
    return lines[0]


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_examples(capsys: pytest.CaptureFixture[str], command: str) -> None:
    said = answer(capsys, command, "--help")
    assert "Examples" in said
    assert f"pharos {command}" in said


def test_the_overview_names_the_option_of_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert "--content FOLDER" in answer(capsys, "--help")


def test_version_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    facts = json.loads(answer(capsys, "version", "--json"))
    assert facts["version"] == pharos.__version__
    assert facts["compiled"] in (True, False)
    assert list(facts["games"]) == list(PRODUCTS)


@pytest.mark.parametrize(
    "arguments",
    [
        ["bogus"],
        ["play", "chess"],
        ["play", "duel", "--level", "grandmother"],
        ["play", "duel", "--lang", "tlh"],
        ["play", "duel", "--expansion", "atlantis"],
        ["play", "duel", "--players", "5"],
        ["play", "duel", "--seat", "2"],
        ["play", "duel", "--seed", "x"],
        ["play", "duel", "--option", "teams=true"],
        ["play", "classic", "--players", "4", "--expansion", "cities", "--option", "teams"],
        ["simulate", "classic", "--players", "4", "--option", "sides=c"],
        ["arena", "classic", "--players", "5", "--expansion", "cities", "--option", "teams=true"],
        ["simulate", "duel", "--agents", "deep_thought"],
        ["simulate", "duel", "--games", "0"],
        ["simulate", "duel", "--no-such-option"],
        ["bench", "--game", "chess"],
        ["bench", "--players", "3"],
        ["bench", "--seconds", "0"],
        ["rules", "--lang", "tlh", "turn"],
        ["replay"],
    ],
)
def test_wrong_usage_is_exit_code_2(capsys: pytest.CaptureFixture[str], arguments: list[str]) -> None:
    complaint(capsys, 2, *arguments)


def test_an_argument_that_nothing_takes_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    said = complaint(capsys, 2, "daily", "duel")
    assert said == "pharos: Unexpected argument: duel. Try pharos daily --help."


def test_bench_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    rows = json.loads(answer(capsys, "bench", "--game", "duel", "--seconds", "0.1", "--json"))
    assert [set(row) for row in rows] == [
        {"game", "expansions", "players", "playouts_per_second", "choices_per_game", "compiled"}
    ]
    assert (rows[0]["game"], rows[0]["expansions"], rows[0]["players"]) == ("duel", [], 2)
    assert rows[0]["playouts_per_second"] > 10
    assert 60 < rows[0]["choices_per_game"] < 80


def test_bench_without_a_game_measures_what_there_is(capsys: pytest.CaptureFixture[str]) -> None:
    rows = json.loads(answer(capsys, "bench", "--seconds", "0.01", "--json"))
    kinds = [(row["game"], row["players"], row["expansions"]) for row in rows]
    assert kinds[0] == ("duel", 2, [])
    if "classic" in PRODUCTS:
        assert [kind for kind in kinds if not kind[2]][1:] == [("classic", n, []) for n in (2, 3, 5, 7)]


def test_rules_by_id_by_family_and_by_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert "DUEL-TRADE-02: The price of bought resources" in answer(capsys, "rules", "duel-trade-02")
    family = json.loads(answer(capsys, "rules", "DUEL-TRADE", "--json"))
    assert len(family) > 3
    assert all(rule["id"].startswith("DUEL-TRADE") for rule in family)
    found = json.loads(answer(capsys, "rules", "банку", "--lang", "ru", "--json"))
    assert found
    assert all("банку" in (rule["text"] + rule.get("example", "")).lower() for rule in found)
    complaint(capsys, 1, "rules", "no-such-word-anywhere")


def test_rules_without_words_lists_the_books(capsys: pytest.CaptureFixture[str]) -> None:
    books = json.loads(answer(capsys, "rules", "--json"))
    assert sum(book["rules"] for book in books) == len(rulebook.rules())


def test_simulate_writes_records_and_replay_checks_them(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "games.jsonl"
    arguments = ("simulate", "duel", "--games", "4", "--agents", "random,greedy", "--seed", "3")
    summary = json.loads(answer(capsys, *arguments, "--out", str(file), "--json"))
    assert summary["games"] == 4
    assert summary["agents"]["random"]["seats"] == summary["agents"]["greedy"]["seats"] == 4
    records = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    assert [record["meta"]["agents"] for record in records] == [
        ["random", "greedy"],
        ["greedy", "random"],
    ] * 2
    assert [record["meta"]["seed"] for record in records] == [3, 4, 5, 6]
    replayed = [pharos.replay(record) for record in records]
    assert [game.result and game.result.data() for game in replayed] == [
        record["result"] for record in records
    ]
    rows = json.loads(answer(capsys, "replay", str(file), "--json"))
    assert [row["result"] for row in rows] == [record["result"] for record in records]
    assert len(answer(capsys, "replay", str(file)).splitlines()) == 4
    at = json.loads(answer(capsys, "replay", str(file), "--game", "2", "--at", "10", "--json"))
    cut = pharos.replay({**records[1], "choices": records[1]["choices"][:10], "result": None})
    assert at["position"] == cut.position()
    told = answer(capsys, "replay", str(file), "--game", "2", "--lang", "ru", "--plain")
    assert f"{len(records[1]['choices'])}. " in told
    complaint(capsys, 2, "replay", str(file), "--at", "3")
    complaint(capsys, 2, "replay", str(file), "--game", "5")
    complaint(capsys, 2, "replay", str(file), "--game", "1", "--at", "9999")


def test_simulate_takes_options_of_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    teams = ["--option", "teams=true", "--option", "sides=b"]
    said = answer(capsys, "simulate", "classic", "--players", "4", "--expansion", "cities", *teams)
    game = pharos.replay(json.loads(said))
    assert (game.options["teams"], game.options["sides"]) == (True, "b")
    assert game.result is not None
    assert len(game.result.winners) in (2, 4)


def test_simulate_is_repeatable_and_writes_to_stdout(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("simulate", "duel", "--games", "2", "--agents", "random", "--seed", "8")
    first = answer(capsys, *arguments)
    assert len(first.splitlines()) == 2
    assert answer(capsys, *arguments) == first


@pytest.mark.parametrize(
    "content",
    ["", "not json", "[1]", '{"format": "other"}', '{"format": "pharos-record/1"}\n{"format": 1}'],
)
def test_a_damaged_file_is_exit_code_1(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, content: str
) -> None:
    file = tmp_path / "damaged.jsonl"
    file.write_text(content, "utf-8")
    complaint(capsys, 1, "replay", str(file))


def test_a_missing_file_is_exit_code_1(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert "none.json" in complaint(capsys, 1, "replay", str(tmp_path / "none.json"))


def test_a_tampered_record_names_the_choice(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    game = pharos.new_game("duel", seed=1)
    game.choose(game.waiting[0], game.choices(game.waiting[0])[0])
    record = game.record()
    choices = record["choices"]
    assert isinstance(choices, list)
    choices.append([1, "build:altar"])
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record, indent=1), "utf-8")
    assert "Choice 2" in complaint(capsys, 1, "replay", str(file))


def test_the_program_itself_keeps_stdout_and_stderr_apart() -> None:
    command = [sys.executable, "-m", "pharos.terminal.cli"]
    good = subprocess.run([*command, "version", "--json"], capture_output=True, text=True, check=False)
    assert (good.returncode, good.stderr) == (0, "")
    assert json.loads(good.stdout)["version"] == pharos.__version__
    bad = subprocess.run([*command, "play", "chess"], capture_output=True, text=True, check=False)
    assert (bad.returncode, bad.stdout) == (2, "")
    assert bad.stderr.count("\n") == 1


def test_both_languages_have_the_same_terminal_texts() -> None:
    english, russian = (
        {key for key in texts.keys(lang) if key.startswith("terminal-")} for lang in ("en", "ru")
    )
    assert english == russian
