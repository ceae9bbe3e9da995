"""The texts follow the house style: US spelling, and one word for one thing."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast

from pharos import texts

BRITISH = re.compile(
    r"\b(grey|colour|neighbour|favour|honour|harbour|centre|theatre|cancell?ed|travell|towards|afterwards"
    r"|organis|recognis|defence|practise|programme|catalogue|dialogue|metre)\w*",
    re.IGNORECASE,
)
AVOIDED = {
    "en": (
        r"whoever|somebody|anybody|everybody|nobody",
        r"walks?|wakes?|sleeps?|goes over|turned up|glow(s|ing)?",
        r"rival|partner|person|people|divinity|dummy",
        r"give up|gave up|take back|once more|play again|go on|leave this out|one moment",
        r"sealed|raze|razed|erect|another turn|conflict track|loot|strike",
        r"choices?|wish|record|sheet|papers|leaf|mat|tray",
        r"sell|sold|hire|army|war|owe|dove|espionage cards?",
        r"plot|plots|put a cube|lift a cube|come in|log in|under way",
        r"VP|money|brick|cloth",
    ),
    "ru": (
        r"прогресса?|структур\w*|планшет\w*|партнёр\w*|противник\w*|сокровищниц\w*|древесин\w*",
        r"возвести|возводит|возводите|возведите|постройк\w*|стади[яи]|ярус\w*",
        r"учётн\w+|запись|записи|зал|долг|долга|долгом|долги",
        r"заприте|запереть|запер\w*|устроить заговор|под низ",
        r"армия|армии|войн[аеуы]|воюют|комнат\w+|хост|передумать|сдался|готов",
        r"минутку|выборов|выборы|коммерческ\w+|продать|продаж\w+|раскрыть",
    ),
}
BETWEEN_PEOPLE = {
    "en": r"to be entered|they play|stand up|sit (down )?here|letters are keys|share won|unfollow",
    "ru": r"подписаться|подписк\w+|отписаться|не читать|буквы служат",
}
"""Earlier labels of rooms, lobby, profile and tournaments that must not return."""
ALLOWED = {
    "terminal-command-choices",  # Input that is accepted, including old words.
}

RULES = Path(__file__).resolve().parents[2] / "rules"
SAID_IN_RULES = re.compile(r"choices?|wish|come in|sell|under way|dove|постройк\w*|продать|продаж\w+")
"""Ordinary words that rulebook sentences may use, but not buttons or log lines."""


def words_of(node: object) -> Iterator[str]:
    """Returns the words of a text, without the names of its arguments."""
    if isinstance(node, list):
        for item in node:
            yield from words_of(item)
    elif isinstance(node, ast.TextElement | ast.StringLiteral):
        yield node.value
    elif isinstance(node, ast.BaseNode):
        for name, value in vars(node).items():
            if name not in ("comment", "selector", "key", "span"):
                yield from words_of(value)


def found_in(lang: str, pattern: re.Pattern[str]) -> dict[str, str]:
    """Returns the texts of a language that contain such words."""
    found = {}
    for key, message in texts.read_messages(texts.TEXTS_ROOT / lang).items():
        said = pattern.search(" ".join(words_of([message.value, message.attributes])))
        if said and key not in ALLOWED:
            found[key] = said.group()
    return found


def test_english_has_us_spelling() -> None:
    assert not found_in("en", BRITISH)


@pytest.mark.parametrize("lang", texts.languages())
def test_texts_use_the_words_of_the_glossary(lang: str) -> None:
    avoided = re.compile(rf"\b({'|'.join(AVOIDED[lang])})\b", re.IGNORECASE)
    assert not found_in(lang, avoided)


@pytest.mark.parametrize("lang", texts.languages())
def test_pages_between_people_use_the_words_of_other_sites(lang: str) -> None:
    assert not found_in(lang, re.compile(rf"\b({BETWEEN_PEOPLE[lang]})\b", re.IGNORECASE))


@pytest.mark.parametrize("lang", texts.languages())
def test_rules_use_the_words_of_the_glossary(lang: str) -> None:
    avoided = re.compile(rf"\b({'|'.join(AVOIDED[lang])})\b", re.IGNORECASE)
    found = {}
    for path in RULES.glob("*.toml"):
        book = tomllib.loads(path.read_text("utf-8"))
        for entry in book["chapter"] + book["rule"]:
            text = f"{entry[lang]} {entry.get(f'example_{lang}', '')}"
            said = {one.group().lower() for one in avoided.finditer(text)}
            if lang == "en":
                said |= {one.group().lower() for one in BRITISH.finditer(text)}
            if wrong := {word for word in said if not SAID_IN_RULES.fullmatch(word)}:
                found[entry["id"]] = wrong
    assert not found


@pytest.mark.parametrize("lang", texts.languages())
def test_punctuation_is_that_of_print(lang: str) -> None:
    """Curly quotes and apostrophes, closed-up ellipses, no exclamation marks, a true minus."""
    wrong = re.compile(r"[\"']|\w …|\.\.\.|!|(?<![\w-])-\d")
    assert not found_in(lang, wrong)


def test_russian_units_stay_with_their_numbers() -> None:
    parted = re.compile(r"[}\d] (%|с за|мин|ч|МБ|п\.)(?!\w)")
    assert parted.search("{ $chance } %")
    assert not parted.search("{ $chance }\u00a0%")
    for path in sorted((texts.TEXTS_ROOT / "ru").glob("*.ftl")):
        assert not parted.findall(path.read_text(encoding="utf-8")), path.name


def test_what_is_avoided_is_found() -> None:
    assert BRITISH.search("the colour of a neighbour")
    avoided = re.compile(rf"\b({'|'.join(AVOIDED['ru'])})\b", re.IGNORECASE)
    assert avoided.search("Возьмите жетон прогресса")
    assert not avoided.search("Возьмите жетон развития")
