"""Names of pieces have their grammatical cases, and every sentence uses the right one."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from pharos import texts
from pharos.content.classic import load_classic
from pharos.content.duel import load_duel

RUSSIAN = Path(texts.__file__).parent / "content" / "texts" / "ru"
ANIMATE_CARDS = {
    *("duel-card-pharmacist", "duel-card-glass_blower", "duel-card-horse_breeders"),
    *("classic-card-militia", "classic-card-mercenaries"),
}
"""Buildings whose Russian names are people."""


def pieces() -> Iterator[tuple[str, bool]]:
    """Returns the name keys of all pieces, and whether the piece is a person or a god."""
    duel, classic = load_duel(), load_classic()
    for card in duel.cards:
        yield f"duel-card-{card.id}", card.kind in ("politician", "conspirator")
    yield from ((f"duel-wonder-{wonder.id}", False) for wonder in duel.wonders)
    yield from ((f"duel-progress-{token.id}", False) for token in duel.progress)
    yield from ((f"duel-god-{god.id}", True) for god in duel.gods)
    yield f"duel-god-{duel.pantheon.gate.id}", False
    yield from ((f"duel-conspiracy-{one.id}", False) for one in duel.conspiracies)
    yield from ((f"duel-decree-{one.id}", False) for one in duel.decrees)
    yield from ((f"duel-token-{token.id}", False) for token in duel.track.tokens)
    yield from ((f"mythology-{mythology.id}", False) for mythology in duel.pantheon.mythologies)
    yield from ((f"classic-card-{card.id}", False) for card in classic.cards)
    yield from ((f"classic-leader-{leader.id}", True) for leader in classic.leaders)
    yield from ((f"classic-{kind}-{board}", False) for board in classic.boards for kind in ("board", "city"))
    yield from ((f"age-{deck.age}", False) for deck in duel.decks)


def test_every_piece_has_the_forms_that_sentences_need() -> None:
    found = dict(pieces())
    assert len(found) > 330
    for key, animate in found.items():
        assert texts.has_attribute("ru", key, "gender"), key
        gender, called = texts.text("ru", f"{key}.gender"), texts.text("ru", key)
        assert gender in ("m", "f", "n", "p"), key
        first = called.split(" (")[0].split()
        feminine = gender == "f" and any(word[-1] in "ая" for word in first[:2])
        if feminine or animate or key in ANIMATE_CARDS:
            assert texts.has_attribute("ru", key, "acc"), key
        if feminine:
            assert texts.text("ru", f"{key}.acc") != called, key


def test_the_forms_of_a_name() -> None:
    assert texts.forms("ru", "a", "duel-card-quarry") == {
        "a": "Каменоломня",
        "a_acc": "Каменоломню",
        "a_gen": "Каменоломни",
        "a_gender": "f",
    }
    assert texts.forms("ru", "a", "duel-card-theater")["a_acc"] == "Театр"
    assert texts.forms("ru", "a", "mythology-greek")["a_acc"] == "греческую"
    assert texts.forms("en", "a", "duel-wonder-the_colossus") == {
        "a": "the Colossus",
        "a_the": "the Colossus",
    }
    assert texts.forms("en", "a", "duel-wonder-piraeus")["a_the"] == "Piraeus"
    assert texts.forms("en", "a", "duel-god-gate")["a_the"] == "the Gate"
    assert texts.forms("en", "a", "duel-card-conspirator_1")["a_the"] == "a Conspirator"


def test_a_name_that_cannot_be_declined_is_quoted() -> None:
    """As in a content set, which may have its names in one form only."""
    assert texts.forms("ru", "a", "expansion-pantheon") == {
        "a": "Пантеон",
        "a_acc": "«Пантеон»",
        "a_gen": "«Пантеон»",
        "a_gender": "m",
    }


PIECES = (
    "a",
    "b",
    "thing",
    "card",
    "other",
    "wonder",
    "progress",
    "god",
    "leader",
    "conspiracy",
    "mythology",
)
BARE = re.compile(rf"\{{ \$({'|'.join(PIECES)}) \}}")
NOT_PIECES = {
    *("place", "influence", "move", "remove", "shift", "minerva", "board", "begin", "order"),
}
"""Verbs whose object is a number, a place, a side or a player, or is named in a list."""


def bare_in(message: str) -> Iterator[str]:
    """Returns nominatives in a text that are neither its subject, nor in quotes, brackets, or a list."""
    for line in message.splitlines():
        text = re.sub(r"^\s*\*?\[\w+\] |^[\w-]+ = |^\} ", "", line)
        for found in BARE.finditer(text):
            before = text[: found.start()].rstrip()
            if before and not before.endswith(("«", "(", ":", "игрока", "игроку", ".")):
                yield found.group(1)


def source_of(lang: str) -> dict[str, str]:
    """Returns each source text of the moves, facts and reasons."""
    found: dict[str, str] = {}
    for name in ("verbs", "facts", "reasons", "pantheon", "agora", "classic", "leaders"):
        source = (texts.TEXTS_ROOT / lang / f"{name}.ftl").read_text(encoding="utf-8")
        starts = [*texts.KEY.finditer(source)]
        for start, end in zip(starts, [*starts[1:], None], strict=True):
            found[start.group(1)] = source[start.start() : end.start() if end else None]
    return found


def test_no_sentence_puts_a_nominative_where_it_cannot_stand() -> None:
    """The object of a verb is `$a_acc` or `$a_gen`; the bare name is a subject or stands in quotes."""
    wrong = {
        key: [*bare_in(text)]
        for key, text in source_of("ru").items()
        if re.sub(r"^(choice|said)-(classic-)?", "", key) not in NOT_PIECES
    }
    assert not {key: found for key, found in wrong.items() if found}


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("choice-build = построить { $a }", ["a"]),
        ("choice-build = построить { $a_acc }", []),
        ("choice-trigger = осуществить заговор «{ $a }»", []),
        ("refused-covered = { $card } ещё накрыта", []),
    ],
)
def test_a_wrong_nominative_is_found(text: str, found: list[str]) -> None:
    assert [*bare_in(text)] == found


def wrong_plurals(source: str) -> list[str]:
    """Returns the messages with a form for `one` and for `many`, but none for `few` (2 to 4).

    In the genitive, `few` and `many` are the same: then `one` and `other` are enough.
    """
    faults = []
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Message | ast.Term):
            for keys in plural_forms(entry):
                if {"one", "many"} <= keys and "few" not in keys:
                    faults.append(entry.id.name)
    return faults


def plural_forms(node: object) -> Iterator[set[str]]:
    """Returns the keys of each selection in a part of a message."""
    if isinstance(node, ast.SelectExpression):
        yield {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
    if isinstance(node, ast.BaseNode):
        for part in vars(node).values():
            yield from plural_forms(part)
    elif isinstance(node, list):
        for part in node:
            yield from plural_forms(part)


def test_no_russian_plural_form_is_missing() -> None:
    for path in sorted(RUSSIAN.glob("*.ftl")):
        assert wrong_plurals(path.read_text("utf-8")) == [], path.name
    assert wrong_plurals("coins = { $n ->\n    [one] монета\n   *[many] монет\n}\n") == ["coins"]
    assert wrong_plurals("coins = { $n ->\n    [one] монеты\n   *[other] монет\n}\n") == []
