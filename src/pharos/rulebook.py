"""The rule matrix: every rule with its id, in English and Russian.

>>> rule("DUEL-TRADE-02").book
'duel'
>>> [found.id for found in search("DUEL-TRADE-02", "en")]
['DUEL-TRADE-02']
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from pharos.core.errors import PharosError, UnknownName
from pharos.texts import LANGUAGES

PACKAGE = Path(__file__).resolve().parent
PLACES = (PACKAGE / "rules", PACKAGE.parent.parent / "rules")
"""The possible locations of the files: inside an installed package, or at the root of a checkout."""


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule or ruling."""

    id: str
    book: str
    """The name of its file: duel, pantheon, …"""
    en: str
    ru: str
    source: str
    example_en: str = ""
    example_ru: str = ""

    def text(self, lang: str) -> str:
        """Returns the rule in a language."""
        return self.ru if lang == "ru" else self.en

    def example(self, lang: str) -> str:
        """Returns a worked example, or an empty string."""
        return self.example_ru if lang == "ru" else self.example_en

    def data(self, lang: str) -> dict[str, str]:
        """Returns the rule as plain data in one language, with an example if there is one."""
        data = {"id": self.id, "book": self.book, "text": self.text(lang), "source": self.source}
        return data | ({"example": self.example(lang)} if self.example(lang) else {})


@cache
def rules() -> tuple[Rule, ...]:
    """Returns all rules in the order of the files."""
    folder = next((place for place in PLACES if any(place.glob("*.toml"))), None)
    if folder is None:
        raise PharosError("The texts of the rules are not installed.")
    found = []
    for path in sorted(folder.glob("*.toml")):
        for row in tomllib.loads(path.read_text(encoding="utf-8")).get("rule", []):
            texts = {name: row.get(name, "") for name in ("en", "ru", "source", "example_en", "example_ru")}
            found.append(Rule(id=row["id"], book=path.stem, **texts))
    return tuple(found)


def rule(id: str) -> Rule:
    """Returns the rule of an id (case-insensitive); raises `UnknownName`."""
    for candidate in rules():
        if candidate.id == id.upper():
            return candidate
    raise UnknownName(f"There is no rule {id!r}.")


def search(words: str, lang: str) -> list[Rule]:
    """Returns the rule with this id, rules whose ids start with it, or rules that contain all the words."""
    if lang not in LANGUAGES:
        raise UnknownName(f"There is no language {lang!r} (available: {', '.join(LANGUAGES)}).")
    wanted = words.strip()
    exact = [candidate for candidate in rules() if candidate.id == wanted.upper()]
    if exact:
        return exact
    if wanted and "-" in wanted:
        family = [candidate for candidate in rules() if candidate.id.startswith(wanted.upper())]
        if family:
            return family
    parts = wanted.casefold().split()
    return [candidate for candidate in rules() if all(part in _searched(candidate, lang) for part in parts)]


def _searched(candidate: Rule, lang: str) -> str:
    return f"{candidate.id} {candidate.text(lang)} {candidate.example(lang)}".casefold()
