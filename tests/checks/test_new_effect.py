"""A new effect touches five files: struct, row, reader, and its sentence in two languages.

The test adds it to a copy of the sources as `docs/how-to/add-an-effect.md` describes, puts it on a Wonder of
a content set, plays with it, and runs the tests of rows and carriers. Each omission is reported by name.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
EDITS: dict[str, tuple[str, str]] = {
    "content/effects/duel.py": (
        "DuelEffect = (\n",
        'class Raid(Effect, frozen=True, tag="raid"):\n'
        '    """Coins from the bank; the opponent loses as many."""\n\n'
        "    amount: Amount\n\n\n"
        "DuelEffect = (\n    Raid\n    | ",
    ),
    "content/duel_effects.py": (
        "ROWS = (\n",
        'ROWS = (\n    EffectRow("raid", DEEDS, chapter="DUEL-MIL", picture="fx-lose.lose#−{amount}"),\n',
    ),
    "duel/effects.py": (
        "READERS: Final[dict[str, Reader]] = {\n",
        'READERS: Final[dict[str, Reader]] = {\n    "raid": adds(gain="amount", loss="amount"),\n',
    ),
    "content/texts/en/effects.ftl": ("", "printed-effect-raid = { coins }, which your opponent loses\n"),
    "content/texts/ru/effects.ftl": ("", "printed-effect-raid = { coins-acc }, соперник теряет столько же\n"),
}
"""By file: the text before the new lines, and both; a text is added at the end."""
FORGOTTEN = {
    "content/effects/duel.py": "raid has a row and no struct",
    "content/duel_effects.py": "raid has no row",
    "duel/effects.py": "raid has no reader",
    "content/texts/en/effects.ftl": "raid has no sentence in en",
    "content/texts/ru/effects.ftl": "raid has no sentence in ru",
}
"""The error if a file is omitted."""
WONDER = """
[[wonder]]
id = "pirates_cove"
cost = { wood = 1 }
effects = [{ type = "raid", amount = 3 }]
"""
NAMES = "set-cove = The Cove\nduel-wonder-pirates_cove = The Pirates’ Cove\n"
PLAYED = """
from random import Random
import pharos
from pharos.game import Account

raids = 0
for seed in range(40):
    game, dice = pharos.new_game("duel", content=["cove"], seed=seed), Random(seed)
    while not game.over:
        seat = game.waiting[0]
        words = sorted(map(str, game.choices(seat)))
        cove = [one for one in words if "pirates_cove" in one]
        before = [city["coins"] for city in game.position()["cities"]]
        facts = Account(game).choose(game, seat, dice.choice(cove or words))
        if cove and not cove[0].startswith("draft"):
            after = [city["coins"] for city in game.position()["cities"]]
            assert before[1 - seat] - after[1 - seat] == min(3, before[1 - seat])
            assert any(fact.kind == "coins" for fact in facts)
            raids += 1
    assert pharos.replay(game.record()).scores() == game.scores()
assert raids > 3, raids
"""


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A checkout with the new effect, and a content set with a Wonder that has it."""
    root = tmp_path_factory.mktemp("effect")
    skipped = shutil.ignore_patterns("*.so", "static", "engine", "__pycache__")
    for folder in ("src", "tests"):
        shutil.copytree(ROOT / folder, root / folder, ignore=skipped)
    for shared in ("rules", "pyproject.toml", "examples", "web"):
        (root / shared).symlink_to(ROOT / shared)
    for name in EDITS:
        write(root, name)
    for name, text in {
        "set.toml": '[set]\nid = "cove"\nversion = "1"\n',
        "duel/wonders.toml": WONDER,
        "texts/en/names.ftl": NAMES,
    }.items():
        path = root / "cove" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return root


def write(copy: Path, name: str, forgotten: bool = False) -> None:
    """Writes a file of the copy, with its part of the effect or without."""
    text = (ROOT / "src" / "pharos" / name).read_text(encoding="utf-8")
    before, after = EDITS[name]
    if not before:
        text = text if forgotten else text + after
    elif not forgotten:
        assert text.count(before) == 1, f"{name}: {before!r}"
        text = text.replace(before, after)
    (copy / "src" / "pharos" / name).write_text(text, encoding="utf-8")


def run(copy: Path, *command: str, **settings: str) -> subprocess.CompletedProcess[str]:
    """Runs Python in the copy."""
    environment = os.environ | {"PYTHONPATH": f"{copy / 'src'}{os.pathsep}{copy}", "PHAROS_PURE": "1"}
    return subprocess.run(
        [sys.executable, *command],
        cwd=copy,
        env=environment | settings,
        capture_output=True,
        text=True,
        check=False,
    )


TESTS = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist.plugin")


def test_an_effect_touches_five_files_and_is_played(copy: Path) -> None:
    assert len(EDITS) <= 5
    done = run(copy, "-c", PLAYED, PHAROS_CONTENT=str(copy / "cove"))
    assert done.returncode == 0, done.stderr[-2000:]


def test_an_effect_passes_the_tests_of_all_effects(copy: Path) -> None:
    carried = (
        "tests/properties/test_effects_on_carriers.py",
        "tests/content/test_every_field.py",
        "-k",
        "raid",
    )
    for tests in (("tests/content/test_effect_rows.py",), carried):
        done = run(copy, *TESTS, *tests)
        assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-1000:]


@pytest.mark.parametrize("name", FORGOTTEN)
def test_what_is_forgotten_of_an_effect_is_named(copy: Path, name: str) -> None:
    write(copy, name, forgotten=True)
    try:
        done = run(copy, *TESTS, "tests/content/test_effect_rows.py", "-k", "nothing_is_missing")
    finally:
        write(copy, name)
    assert done.returncode != 0
    assert FORGOTTEN[name] in done.stdout, done.stdout[-2000:]
