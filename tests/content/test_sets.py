"""Content sets: a user's folder is read as strictly as our own content, works everywhere, and changes nothing
in games without it."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from msgspec.structs import replace

from pharos.content.check import check_sets
from pharos.content.classic import load_classic
from pharos.content.duel import load_duel
from pharos.content.loader import ContentError
from pharos.content.room import check_room_of_classic, check_room_of_duel
from pharos.content.sets import PRINTED, chosen_sets, further_sets
from pharos.texts import TextError
from tests.content import wide

SETS = Path(__file__).parent.parent / "content_sets"
ROOT = SETS.parent.parent


def run(*command: str, content: Path | None = None) -> subprocess.CompletedProcess[str]:
    """A process with the set in its environment, or without."""
    environment = {**os.environ, **({"PHAROS_CONTENT": str(content)} if content else {})}
    return subprocess.run(
        [sys.executable, *command], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )


def test_without_further_sets_there_are_the_printed_ones() -> None:
    assert further_sets() == ()
    assert chosen_sets("duel", PRINTED) == {}


def test_everything_that_is_true_with_the_set_of_the_tests() -> None:
    done = run("-m", "tests.content.harbour", content=SETS)
    assert done.returncode == 0, done.stdout + done.stderr
    assert len(done.stdout.splitlines()) == 7


def test_commands_play_with_a_folder(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    words = (
        "simulate",
        "duel",
        "--games",
        "3",
        "--agents",
        "random,greedy",
        "--seed",
        "4",
        "--out",
        str(out),
    )
    done = run("-m", "pharos.terminal.cli", *words, "--content", str(SETS))
    assert done.returncode == 0, done.stderr
    games = [json.loads(line) for line in out.read_text(encoding="utf-8").splitlines()]
    assert [game["content"] for game in games] == [{"harbour": "1"}] * 3
    alone = run("-m", "pharos.terminal.cli", "replay", str(out))
    assert alone.returncode == 1
    assert "The content set 'harbour' is not loaded." in alone.stderr
    assert (
        run("-m", "pharos.terminal.cli", "replay", str(out), f"--content={SETS / 'harbour'}").returncode == 0
    )


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return Path(shutil.copytree(SETS / "harbour", tmp_path / "harbour"))


def change(folder: Path, file: str, old: str, new: str) -> None:
    path = folder / file
    written = path.read_text(encoding="utf-8")
    assert old in written
    path.write_text(written.replace(old, new, 1), encoding="utf-8")


@pytest.mark.parametrize(
    ("file", "old", "new", "sentence"),
    [
        ("set.toml", '"harbour"', '"pantheon"', "harbour/set.toml: there is another content set pantheon."),
        ("set.toml", '"harbour"', '"Harbour!"', "harbour/set.toml, set (Harbour!): the id is not made"),
        ("set.toml", "version", "edition", "harbour/set.toml, set (harbour): "),
        (
            "duel/wonders.toml",
            "harbour_granary",
            "the_sphinx",
            "harbour/duel/wonders.toml, wonder 2 (the_sphinx): the id is a duplicate of duel/wonders.toml",
        ),
        (
            "duel/wonders.toml",
            '{ type = "science", symbol = "quill" }',
            '{ type = "place_minerva" }',
            "harbour/duel/wonders.toml, wonder 1 (harbour_beacon): the effect `place_minerva` needs",
        ),
        (
            "duel/pantheon/gods.toml",
            '"mars"',
            '"zeus"',
            "harbour/duel/pantheon/gods.toml, god 1 (portunus): `zeus` is not a printed god of roman.",
        ),
        (
            "classic/cards.toml",
            "players = [4, 5, 7]",
            "players = [4, 5]",
            "harbour/classic/cards.toml, card 1 (fish_market): `tavern` is not",
        ),
        (
            "classic/cards.toml",
            'in_place_of = "school"\n',
            "",
            "harbour/classic/cards.toml, card 2 (lighthouse_keeper): a building takes the place",
        ),
        (
            "classic/cards.toml",
            "cost = {",
            "cost = { cloth = 8,",
            "harbour/classic/cards.toml, card 2 (lighthouse_keeper): the cost has ",
        ),
        (
            "duel/wonders.toml",
            "cost = {",
            "cost = { glass = 13,",
            "harbour/duel/wonders.toml, wonder 1 (harbour_beacon): the cost has ",
        ),
        ("texts/en/names.ftl", "The Granary", "", "harbour/texts/en/names.ftl: this is not valid Fluent"),
        ("texts/en/names.ftl", "duel-god-portunus", "duel-god-portuna", "harbour: the text duel-god-portuna"),
    ],
)
def test_a_fault_is_one_sentence(folder: Path, file: str, old: str, new: str, sentence: str) -> None:
    change(folder, file, old, new)
    with pytest.raises((ContentError, TextError)) as refused:
        check_sets([str(folder)])
    assert str(refused.value).startswith(sentence)


def test_a_name_is_needed_in_one_language(folder: Path) -> None:
    shutil.rmtree(folder / "texts" / "ru")
    check_sets([str(folder)])
    change(folder, "texts/en/names.ftl", "duel-god-portunus = Portunus\n", "")
    with pytest.raises(ContentError, match="harbour: there is no name duel-god-portunus"):
        check_sets([str(folder)])


def test_files_that_a_set_has_not(folder: Path) -> None:
    (folder / "duel" / "agora").mkdir()
    (folder / "duel" / "agora" / "senators.toml").write_text("", encoding="utf-8")
    with pytest.raises(ContentError, match="a content set has no such file"):
        check_sets([str(folder)])


def test_a_folder_without_a_set(tmp_path: Path) -> None:
    done = run("-m", "pharos.terminal.cli", "play", "duel", "--content", str(tmp_path))
    assert done.returncode == 2
    assert done.stderr.startswith(f"pharos: {tmp_path}: there is no content set here")


@pytest.mark.parametrize(
    ("name", "size", "sentence"),
    [
        ("wonder-harbour_granary.gif", 10, "a picture is a file that ends in .svg, .png, .webp, .jpg."),
        (
            "card-beacon.png",
            10,
            "the set has nothing called card-beacon, so nothing has this picture.",
        ),
        ("board-syracuse.webp", 1024 * 1024 + 1, "the picture is larger than 1048576 bytes."),
    ],
)
def test_a_picture_shows_something_of_its_set(folder: Path, name: str, size: int, sentence: str) -> None:
    for sound in ("wonder-harbour_granary.png", "board-syracuse.jpg", "card-fish_market.webp"):
        (folder / "pictures" / sound).write_bytes(b"a picture")
    check_sets([str(folder)])
    (folder / "pictures" / name).write_bytes(bytes(size))
    with pytest.raises(ContentError) as refused:
        check_sets([str(folder)])
    assert str(refused.value) == f"harbour/pictures/{name}: {sentence}"


COUNTED = 'cost = { coins = 1 }\neffects = [{ type = "points", amount = 1 }]'
GUILD = f'age = 3\ncolor = "purple"\n{COUNTED}'
FREE = 'cost = { coins = 1 }\neffects = [{ type = "free_build_per_age", count = 1, color = "black" }]'
GOD = 'mythology = "greek"\neffects = []'
PLOT = f'{COUNTED}\non_draft = [{{ type = "conspire_on_draft" }}]'
SIDE = 'board = "b"\nside = "a"\nresource = "ore"\nstages = []'


@pytest.mark.parametrize(
    ("file", "table", "row", "count", "sentence"),
    [
        ("duel/cards.toml", "card", f'kind = "guild"\n{GUILD}', 145, "There are 236 cards of Duel; {235}"),
        ("duel/wonders.toml", "wonder", COUNTED, 48, "There are 64 wonders of Duel; {63}"),
        ("duel/progress.toml", "progress", "effects = []", 49, "There are 64 progress tokens; {63}"),
        (
            "duel/pantheon/gods.toml",
            "god",
            'mythology = "greek"\neffects = []',
            48,
            "There are 63 gods; {62}",
        ),
        ("duel/agora/wonders.toml", "wonder", PLOT, 3, "There are 4 wonders that conspire in the draft; {3}"),
        ("classic/guilds.toml", "card", GUILD, 128, "There are 240 cards of 7 Wonders; {239}"),
        ("classic/leaders/leaders.toml", "leader", COUNTED, 85, "There are 127 leaders; {126}"),
        (
            "classic/leaders/leaders.toml",
            "leader",
            FREE,
            6,
            "There are 8 boards and leaders that build cards free of charge; {7}",
        ),
        ("classic/wonders.toml", "wonder", SIDE, 493, "There are 513 sides of boards; {512}"),
    ],
)
def test_what_finds_no_room_is_refused(
    tmp_path: Path, file: str, table: str, row: str, count: int, sentence: str
) -> None:
    path = tmp_path / "crowd" / file
    path.parent.mkdir(parents=True)
    path.write_text("".join(f'[[{table}]]\nid = "one_{n}"\n{row}\n' for n in range(count)), encoding="utf-8")
    (tmp_path / "crowd" / "set.toml").write_text('[set]\nid = "crowd"\nversion = "1"\n', encoding="utf-8")
    with pytest.raises(ContentError) as refused:
        check_sets([str(tmp_path)])
    assert str(refused.value) == f"{sentence}.".replace("{", "there is room for ").replace("}", "")


def test_the_engine_is_not_imported_with_what_finds_no_room(tmp_path: Path) -> None:
    wide.write(tmp_path / "wide", leaders=85)
    done = run("-c", "import pharos; pharos.new_game('classic', players=3)", content=tmp_path)
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1].endswith("There are 127 leaders; there is room for 126.")


def test_there_is_room_for_twice_as_much() -> None:
    duel, classic = load_duel(), load_classic()
    agora = replace(duel.agora, decrees=duel.decrees * 2, conspiracies=duel.conspiracies * 2)
    pantheon = replace(duel.pantheon, gods=duel.gods * 2, mythologies=duel.pantheon.mythologies * 2)
    check_room_of_duel(
        replace(
            duel,
            cards=duel.cards * 2,
            wonders=duel.wonders * 2,
            progress=duel.progress * 2,
            chain_symbols=duel.chain_symbols * 2,
            pantheon=pantheon,
            agora=agora,
        )
    )
    check_room_of_classic(
        replace(classic, cards=classic.cards * 2, leaders=classic.leaders * 2, wonders=classic.wonders * 2)
    )
    for what in ("decrees", "conspiracies"):
        crowded = replace(duel, agora=replace(duel.agora, **{what: getattr(duel.agora, what) * 4}))
        with pytest.raises(ContentError, match=f"There are 64 {what}; there is room for 63."):
            check_room_of_duel(crowded)


def test_games_with_twice_as_many_cards(tmp_path: Path) -> None:
    wide.write(tmp_path / "wide")
    done = run("-m", "tests.content.wide", content=tmp_path)
    assert done.stdout == "wide\n", done.stdout + done.stderr
