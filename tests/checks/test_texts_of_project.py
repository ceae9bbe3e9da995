"""The project's files contain no paths of a developer's machine and no download hosts."""

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
MADE = frozenset({".git", ".venv", "build", "dist", "node_modules", "__pycache__"})

FOLDERS = "|".join(("work", "root", "home", "Users"))
HOSTS = "|".join((r"pypi\.org", r"pythonhosted\.org", r"npmjs\.(?:org|com)", r"yarnpkg\.com"))
FORBIDDEN = {
    "a path of somebody's machine": re.compile(rf"(?<![\w./-])/(?:{FOLDERS})(?:/|\b)|\b[A-Z]:\\Users\b"),
    "a host of a package registry": re.compile(rf"\b(?:{HOSTS})\b"),
    "a folder outside the project": re.compile(r"\bshared/(?:design|games|reference|rulebooks|rules)\b"),
}


def project_files() -> list[Path]:
    """Returns the project's files: all that git tracks or would track, or without git all that are not
    generated."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        listed = subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout.decode()
        files = [ROOT / name for name in listed.split("\0") if name]
    except (OSError, subprocess.CalledProcessError):
        files = [path for path in ROOT.rglob("*") if not MADE & set(path.relative_to(ROOT).parts)]
    return sorted(path for path in files if path.is_file())


def faults_in(text: str) -> list[tuple[int, str]]:
    return [
        (number, f"{what}: {found.group()}")
        for number, line in enumerate(text.splitlines(), 1)
        for what, pattern in FORBIDDEN.items()
        if (found := pattern.search(line))
    ]


def test_files_speak_of_the_project_only() -> None:
    files = project_files()
    assert ROOT / "pyproject.toml" in files
    faults = []
    for path in files:
        try:
            text = path.read_text("utf-8")
        except UnicodeDecodeError:
            continue  # not a text file
        faults += [f"{path.relative_to(ROOT)}:{line}: {fault}" for line, fault in faults_in(text)]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize(
    "text",  # the bars keep this file from matching itself
    [
        "see /|work/main/README.md",
        'open("/|home/me/game.json")',
        "cd /|root",
        "https://pypi|.org/simple",
        '"resolved": "https://registry.npmjs|.org/svelte"',
        "ids of shared|/reference/duel.json",
    ],
)
def test_a_foreign_text_is_found(text: str) -> None:
    assert [line for line, _ in faults_in("first line\n" + text.replace("|", ""))] == [2]


@pytest.mark.parametrize(
    "text",
    ["src/work/main.py", "how-to/home.md", "a wonder/root", "what both games share", "shared between clones"],
)
def test_an_own_text_is_left_alone(text: str) -> None:
    assert faults_in(text) == []
