"""A new verb touches four files: the table, the turn, and its texts in two languages.

The test adds it to a copy of the sources and plays with it: notation, record, explanation, redaction, facts,
terminal texts, the browser's table, an opponent, action numbers. Each omission is reported by name.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src"
EDITS: dict[str, list[tuple[str, str]]] = {
    "pharos/duel/choices.py": [
        ("CEDE: Final[i64]", "REST: Final[i64] = 127 * 1048576\nCEDE: Final[i64]"),
        (
            '    Verb(int(BEGINS), "begin"',
            '    Verb(int(REST), "rest", ("progress",), (int(steps.TURN),), "DUEL-TURN-02", "?",'
            " origin=BASE),\n"
            '    Verb(int(BEGINS), "begin"',
        ),
    ],
    "pharos/duel/turn.py": [
        (
            "    count: i64 = 0\n    available = state.available\n",
            "    count = fill_mask(state.board, choices.REST, 0, buffer, 0)\n"
            "    available = state.available\n",
        ),
        (
            "    elif verb == BEGINS:\n",
            "    elif verb == choices.REST:\n        state.city(seat).coins += 1\n    elif verb == BEGINS:\n",
        ),
    ],
    "pharos/content/texts/en/verbs.ftl": [("", "choice-rest = rest, thinking of { $a }\n")],
    "pharos/content/texts/ru/verbs.ftl": [("", "choice-rest = отдохнуть, думая: { $a }\n")],
}
PLAYED = """
import pharos
from pharos.core.verb import Verb
from pharos.game import Account
from pharos.research.actions import duel_actions
from pharos.wire.schema import verbs
from pharos.table.redaction import shown
from pharos.terminal.notation import choice_words
from pharos.terminal.words import Words
from pharos.texts import has_text

game = pharos.new_game("duel", seed=4)
while "offer" in game.view(None).data:
    game.choose(game.waiting[0], game.choices(game.waiting[0])[0])
seat = game.waiting[0]
rests = [str(choice) for choice in game.choices(seat) if str(choice).startswith("rest:")]
assert len(rests) == 5, rests
assert game.explain(seat, rests[0]).allowed
away = next(token for token in game.view(None).data["box"])
refused = game.explain(seat, f"rest:{away}")
assert (refused.allowed, refused.rule) == (False, "DUEL-TURN-02"), refused
facts = Account(game).choose(game, seat, rests[0])
assert [(fact.kind, fact.other, fact.amount) for fact in facts] == [("coins", seat, 1)], facts
assert pharos.replay(game.record()).position() == game.position()
assert shown("duel", rests[0]) == "rest:?"
for lang, word in (("en", "rest"), ("ru", "отдохнуть")):
    assert has_text(lang, "choice-rest"), f"there is no text choice-rest in {lang}"
    assert choice_words(Words(lang, "duel"), rests[0], game.view(seat).data).startswith(word)
assert verbs()["duel"]["rest"] == {"objects": ["progress"], "steps": ["turn"], "seen": "?"}
assert all(choice in duel_actions(frozenset()).numbers for choice in rests)
other = game.waiting[0]
game.choose(other, pharos.agent("greedy").choose(game.view(other)))
"""


FORGOTTEN = {
    "pharos/duel/choices.py": "has no attribute 'REST'",
    "pharos/duel/turn.py": "[]",
    "pharos/content/texts/en/verbs.ftl": "choice-rest in en",
    "pharos/content/texts/ru/verbs.ftl": "choice-rest in ru",
    " origin=BASE": "origin",
}
"""The omitted part, and the resulting error."""


def played(tmp_path: Path, without: str = "") -> subprocess.CompletedProcess[str]:
    """Plays in a copy of the sources with the new verb, where one file or one text is omitted."""
    copy = tmp_path / "src"
    ignored = shutil.ignore_patterns("*.so", "static", "engine", "__pycache__")
    shutil.copytree(SOURCE, copy, ignore=ignored)
    for name, edits in EDITS.items():
        if name == without:
            continue
        text = (copy / name).read_text(encoding="utf-8")
        for before, after in edits:
            assert before in text, f"{name}: {before!r}"
            text = text.replace(before, after.replace(f",{without}" if without[:1] == " " else "\0", ""), 1)
        (copy / name).write_text(text, encoding="utf-8")
    environment = os.environ | {"PYTHONPATH": str(copy), "PHAROS_PURE": "1"}
    return subprocess.run(
        [sys.executable, "-c", PLAYED], env=environment, capture_output=True, text=True, check=False
    )


def test_a_new_verb_touches_four_files(tmp_path: Path) -> None:
    assert len(EDITS) <= 4
    done = played(tmp_path)
    assert done.returncode == 0, done.stderr[-2000:]


@pytest.mark.parametrize("without", FORGOTTEN)
def test_what_is_forgotten_of_a_verb_is_named(without: str, tmp_path: Path) -> None:
    done = played(tmp_path, without)
    assert done.returncode != 0
    assert FORGOTTEN[without] in done.stderr.splitlines()[-1], done.stderr[-2000:]
