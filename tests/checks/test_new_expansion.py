"""The example expansions work beside the others, under any name, in a copy of the sources.

`examples/expansions` has one for each game: a package, printed rows, an effect, an option, texts, rules and
tests. They are copied as the page on adding an expansion describes, and their own tests run.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from examples.expansions.install import Refused, install
from pharos.core.expansion import Expansion, Mixes
from pharos.core.verb import BASE, Step, Verb, by_number, in_order

ROOT = Path(__file__).parents[2]
EXAMPLES = {"duel/harbor": "lagoon", "classic/caravan": "oasis"}
"""Each example with another name."""
TESTS = (
    *("tests/duel/test_lagoon.py", "tests/classic/test_oasis.py"),
    *("tests/content/test_effect_rows.py", "tests/content/test_texts.py", "tests/content/test_cases.py"),
    *("tests/content/test_house_style.py", "tests/checks/test_rule_coverage.py"),
)
"""Their own tests, and those that report what an expansion lacks."""
NUMBERS = """
from pharos.research.actions import classic_actions, duel_actions

for actions, mix in (
    (duel_actions, ("pantheon", "agora", "lagoon")), (classic_actions, ("leaders", "cities", "oasis"))
):
    numbers, base = actions(frozenset(mix)).numbers, actions(frozenset()).names
    assert list(base) == [name for name, _ in zip(numbers, base)]
    assert actions(frozenset(mix[:-1])).names == tuple(actions(frozenset(mix[:-1])).numbers)
assert "dock" in duel_actions(frozenset({"lagoon"})).numbers
print(len(duel_actions(frozenset())), len(duel_actions(frozenset({"pantheon", "agora"}))))
"""


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A checkout with both examples."""
    root = tmp_path_factory.mktemp("checkout")
    skipped = shutil.ignore_patterns("*.so", "static", "engine", "__pycache__")
    for folder in ("src", "tests", "rules"):
        shutil.copytree(ROOT / folder, root / folder, ignore=skipped)
    for file in ("pyproject.toml", "web/src/duel/picking.test.ts"):
        (root / file).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / file, root / file)
    for example, name in EXAMPLES.items():
        install(example, root, name)
    return root


def run(copy: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """Runs Python in the copy."""
    environment = os.environ | {"PYTHONPATH": f"{copy / 'src'}{os.pathsep}{copy}", "PHAROS_PURE": "1"}
    return subprocess.run(
        [sys.executable, *command], cwd=copy, env=environment, capture_output=True, text=True, check=False
    )


def test_the_examples_pass_their_tests_under_another_name(copy: Path) -> None:
    done = run(copy, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist.plugin", *TESTS)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-1000:]
    assert not [path for path in copy.rglob("*harbor*") if "harbour" not in path.name]


def test_nothing_that_had_a_number_has_another_one(copy: Path) -> None:
    done = run(copy, "-c", NUMBERS)
    assert done.returncode == 0, done.stderr[-2000:]
    assert done.stdout.split() == ["1202", "6540"]


def test_what_cannot_be_copied_is_told_in_a_sentence(copy: Path) -> None:
    with pytest.raises(
        Refused, match="There is no example duel/port; there is classic/caravan and duel/harbor"
    ):
        install("duel/port", copy)
    with pytest.raises(Refused, match=r"lagoon\.toml is there already"):
        install("duel/harbor", copy, "lagoon")
    with pytest.raises(Refused, match="has small letters only"):
        install("duel/harbor", copy, "My port")


def test_what_is_forgotten_or_taken_is_named() -> None:
    one, other = Expansion("one", 1), Expansion("other", 2)
    assert Mixes((one, other)).bits_of(["", "other"]) == 2
    with pytest.raises(ValueError, match="The expansion third is not in the list of expansions"):
        Mixes((one, other)).bits_of(["third"])
    with pytest.raises(ValueError, match=r"^The expansions third and other share the bit 2; 4 is free\.$"):
        Mixes((one, Expansion("third", 2), other))
    with pytest.raises(ValueError, match=r"^Two expansions are called other\.$"):
        Mixes((one, Expansion("other", 4), other))
    with pytest.raises(ValueError, match=r"^The expansion other is not in EXPANSIONS of a_schema\.py\.$"):
        Mixes((one, other)).check_content(("one",), "a_schema.py")
    with pytest.raises(ValueError, match="The expansion third needs one bit"):
        Expansion("third", 3)
    with pytest.raises(ValueError, match="The verb rest stands with third and has another origin"):
        Expansion("third", 4, verbs=(Verb(9, "rest", origin="other"),))
    with pytest.raises(ValueError, match="The verb rest needs siesta, which is no expansion or option"):
        Mixes((one,)).verbs([Verb(9, "rest", origin="siesta")])
    with pytest.raises(ValueError, match="one is answered by rest, which is no verb"):
        Mixes((Expansion("one", 1, answers={"rest": (4,)}),)).verbs([Verb(9, "sleep", origin=BASE)])
    with pytest.raises(ValueError, match="The steps early and late are done at the same time"):
        in_order([Step(1, "early", order=10), Step(2, "late", order=10)], 64)
    with pytest.raises(ValueError, match=r"^The step late needs an `order`, its place among the steps\.$"):
        in_order([Step(1, "early", order=10), Step(2, "late")], 64)
    with pytest.raises(ValueError, match=r"^The verb rest answers no step\.$"):
        by_number([Verb(9, "rest", origin=BASE)], 1, 64, ())
    assert by_number([Verb(9, "rest", choice=False, origin=BASE)], 1, 64, ())
    with pytest.raises(TypeError, match="origin"):
        Verb(9, "rest")  # type: ignore[call-arg]
