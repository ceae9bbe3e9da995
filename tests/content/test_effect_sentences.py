"""The sentence of an effect says each of its fields, and its picture names only fields that it has."""

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from pharos.content import carriers, classic_effects, classic_schema, duel_effects, duel_schema
from pharos.content.effect_row import DRAWN, EffectRow
from pharos.content.effects import ClassicEffect, DuelEffect, Effect
from pharos.content.loader import ContentError
from pharos.terminal.effects import effect_words
from pharos.terminal.words import Words
from tests.content.test_every_field import ROWS, variants
from tests.properties.test_effects_on_carriers import CLASSIC_EFFECTS, DUEL_EFFECTS

GAMES: dict[str, tuple[carriers.Carriers, list[Effect], Any, Any]] = {
    "duel": (carriers.DUEL, DUEL_EFFECTS, duel_effects.ROWS, DuelEffect),
    "classic": (carriers.CLASSIC, CLASSIC_EFFECTS, classic_effects.ROWS, ClassicEffect),
}
UNSAID = {
    (
        "produce",
        "tradable",
    ): "what a city keeps for itself is a choice on yellow cards and Wonders, told as one",
    ("senate_actions", "section"): "it stands beside the sentence, as the place of the Politician",
}
"""Fields that a sentence may leave out, each with the reason."""


@cache
def accepted(game: str) -> list[tuple[Effect, list[tuple[str, Effect]]]]:
    """The effects that a component of a set may have, with each value that each of their fields may take."""
    rules, effects, _, _ = GAMES[game]
    kinds = set(ROWS[game]) & set(rules.kinds)
    expansions = frozenset((*duel_schema.EXPANSIONS, *classic_schema.EXPANSIONS))

    def is_accepted(effect: Effect) -> bool:
        for kind in kinds:
            try:
                rules.check(carriers.Carried("a row", kind, (effect,), expansions))
            except ContentError:
                continue
            return True
        return False

    return [
        (one, [(field, other) for field, other in variants(one) if is_accepted(other)]) for one in effects
    ]


def unsaid(others: Iterable[tuple[str, Effect]], words: Words) -> set[str]:
    """The fields of which two values are told with the same words."""
    found, said = set(), dict[tuple[str, str], Effect]()
    for field, other in others:
        if said.setdefault((field, effect_words(words, other)), other) != other:
            found.add(field)
    return found


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("game", GAMES)
def test_a_sentence_says_every_field(game: str, lang: str) -> None:
    words, faults = Words(lang, game), []
    for effect, others in accepted(game):
        missing = unsaid(others, words) - {field for kind, field in UNSAID if kind == effect.type}
        faults += [
            f"the sentence of {effect.type} in {lang} does not say {field}" for field in sorted(missing)
        ]
    assert faults == []


def test_a_field_that_is_not_said_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    effect, others = next((one, others) for one, others in accepted("duel") if one.type == "coins")
    assert unsaid(others, Words("en", "duel")) == set()
    monkeypatch.setattr("tests.content.test_effect_sentences.effect_words", lambda words, one: "gain coins")
    assert unsaid(others, Words("en", "duel")) == {"amount"}, effect


SYMBOLS = Path(__file__).parents[2] / "web" / "src" / "art"
"""The symbols of the browser: the ids in its SVG files."""


def picture_faults(rows: Iterable[EffectRow], fields: dict[str, set[str]], symbols: str) -> list[str]:
    """Names fields and symbols in pictures that do not exist."""
    faults = []
    for row in rows:
        known = fields.get(row.type, set())  # a type that is in no union is named by test_effect_rows
        for name in re.findall(r"{(\w+)}", row.picture) if known else ():
            if name not in known:
                faults.append(f"the picture of {row.type} names {name}, which is no field")
        for part in "" if row.picture == DRAWN else row.picture.split():
            icon = re.split(r"[.#]", part)[0]
            drawn = re.sub(r"{\w+}", r"[\\w-]+", icon)
            if "per:" not in part and len(icon) > 1 and not re.search(f'id="{drawn}"', symbols):
                faults.append(f"the picture of {row.type} names {icon}, which is no symbol in web/src/art")
    return faults


def test_a_picture_names_fields_and_symbols_that_there_are() -> None:
    fields: dict[str, set[str]] = {}
    for _, _, _, union in GAMES.values():  # the games share pictures; some types have other fields in each
        for kind in get_args(union):
            known = {field.encode_name for field in msgspec.structs.fields(kind)}
            fields.setdefault(str(kind.__struct_config__.tag), set()).update(known)
    symbols = "".join(path.read_text(encoding="utf-8") for path in sorted(SYMBOLS.glob("*.svg")))
    for _, _, rows, _ in GAMES.values():
        assert picture_faults(rows, fields, symbols) == []
    wrong = EffectRow("coins", (), chapter="", picture="per:{color}_cards : coin.sm#+{sum} token#{amount}")
    assert picture_faults([wrong], fields, symbols) == [
        "the picture of coins names color, which is no field",
        "the picture of coins names sum, which is no field",
        "the picture of coins names token, which is no symbol in web/src/art",
    ]
