"""Every printed piece has a name in every language."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast

from pharos import texts
from pharos.classic import rules as classic_rules
from pharos.classic.expansions import MIXES as CLASSIC
from pharos.content.classic import load_classic
from pharos.content.classic_schema import COLORS
from pharos.content.duel import load_duel
from pharos.duel import rules as duel_rules
from pharos.duel.expansions import MIXES as DUEL


def needed_keys() -> Iterator[str]:
    duel, classic = load_duel(), load_classic()
    yield from (f"duel-card-{card.id}" for card in duel.cards)
    yield from (
        f"duel-senator-{card.id}" for card in duel.cards if card.kind in ("politician", "conspirator")
    )
    yield from (f"duel-wonder-{wonder.id}" for wonder in duel.wonders)
    yield from (f"duel-progress-{token.id}" for token in duel.progress)
    yield from (f"duel-token-{token.id}" for token in duel.track.tokens)
    yield from (f"duel-god-{god.id}" for god in duel.gods)
    yield f"duel-god-{duel.pantheon.gate.id}"
    yield from (f"mythology-{mythology.id}" for mythology in duel.pantheon.mythologies)
    yield from (f"duel-conspiracy-{conspiracy.id}" for conspiracy in duel.conspiracies)
    yield from (f"duel-decree-{decree.id}" for decree in duel.decrees)
    yield from (f"duel-chamber-{chamber.id}" for chamber in duel.agora.chambers)
    yield from (f"duel-section-{chamber.section}" for chamber in duel.agora.chambers)
    yield from (f"classic-card-{card.id}" for card in classic.cards)
    yield from (f"classic-leader-{leader.id}" for leader in classic.leaders)
    yield from (f"classic-wonder-{wonder.id}" for wonder in classic.wonders)
    yield from (f"classic-board-{board}" for board in classic.boards)
    yield from (f"classic-city-{board}" for board in classic.boards)
    yield from (f"resource-{resource.id}" for resource in duel.resources)
    yield from (f"resource-{resource.id}" for resource in classic.resources)
    for color in sorted({card.color for card in duel.cards} | set(COLORS)):
        yield from (f"color-{color}", f"hue-{color}", f"hue-object-{color}", f"hue-many-{color}")
    yield from (f"symbol-{symbol}" for symbol in (*duel.science_symbols, *duel.chain_symbols))
    yield from (f"symbol-{symbol}" for symbol in classic.science_symbols)
    yield from (f"age-{deck.age}" for deck in duel.decks)
    options: dict[str, tuple[object, ...]] = {**duel_rules.OPTIONS, **classic_rules.OPTIONS}
    for name, values in options.items():
        yield f"option-{name}"
        yield from (f"option-{name}-{value}" for value in values if isinstance(value, str))
    for one in (*DUEL.all, *CLASSIC.all):
        yield f"expansion-{one.name}"
        yield from (f"score-{line}" for line in one.score)
        yield from (f"listed-{part}" for part in one.listed)
    yield from (f"game-{name}" for name in ("duel", "classic"))
    yield from (f"victory-{kind}" for kind in ("civilian", "military", "science", "political", "points"))
    yield from (
        f"score-{category}"
        for category in (
            *("civilian", "scientific", "commercial", "guilds", "wonders", "progress", "coins", "military"),
            *("temples", "gods", "senate", "treasury", "leaders", "cities", "debt", "total"),
        )
    )


@pytest.mark.parametrize("lang", texts.languages())
def test_everything_has_a_name(lang: str) -> None:
    missing = [key for key in dict.fromkeys(needed_keys()) if not texts.has_text(lang, key)]
    assert not missing
    for key in needed_keys():
        assert texts.text(lang, key).strip()


def test_both_languages_have_the_same_keys() -> None:
    assert texts.languages() == ("en", "ru")
    assert set(texts.keys("en")) == set(texts.keys("ru"))


def test_both_languages_have_the_same_files() -> None:
    files = [{path.name for path in (texts.TEXTS_ROOT / lang).glob("*.ftl")} for lang in texts.languages()]
    assert files[0] == files[1]
    assert "names.ftl" in files[0]


def nodes_in(node: object) -> Iterator[ast.BaseNode]:
    """All elements of a text."""
    if isinstance(node, list):
        for item in node:
            yield from nodes_in(item)
    elif isinstance(node, ast.BaseNode):
        yield node
        for value in vars(node).values():
            yield from nodes_in(value)


def variables(lang: str, parts: bool = False) -> dict[str, set[str]]:
    """Returns the arguments of each message of a language, optionally with those of the messages it
    includes."""
    messages = texts.read_messages(texts.TEXTS_ROOT / lang)
    own = {
        key: {node.id.name for node in nodes_in(message) if isinstance(node, ast.VariableReference)}
        for key, message in messages.items()
    }
    if not parts:
        return own
    used = {
        key: {node.id.name for node in nodes_in(message) if isinstance(node, ast.MessageReference)}
        for key, message in messages.items()
    }

    def whole(key: str) -> set[str]:
        return own[key].union(*(whole(part) for part in used[key]))

    return {key: whole(key) for key in messages}


@pytest.mark.parametrize("lang", texts.languages())
def test_what_is_found_before_a_file_is_read_is_what_it_holds(lang: str) -> None:
    folder = texts.TEXTS_ROOT / lang
    assert list(texts.keys(lang)) == list(texts.read_messages(folder))
    for path in texts.files_of(folder):
        source = path.read_text(encoding="utf-8")
        used = set(texts.USED.findall(source))
        for message in texts.messages_in(path.name, source).values():
            for node in nodes_in(message):
                if isinstance(node, ast.MessageReference):
                    assert node.id.name in used
                elif isinstance(node, ast.TermReference):
                    assert f"-{node.id.name}" in used


@pytest.mark.parametrize("lang", texts.languages())
def test_a_text_brings_the_files_of_its_parts(
    lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / lang).mkdir()
    (tmp_path / lang / "a.ftl").write_text("whole = { part } and { -term }\nother = { whole }\n")
    (tmp_path / lang / "b.ftl").write_text("part =\n    { deep }\n    here\n-term = gold\n")
    (tmp_path / lang / "c.ftl").write_text(
        "deep = { $n ->\n    [one] a { other-c }\n   *[other] { other }\n }\nother-c = c\n"
    )
    (tmp_path / lang / "d.ftl").write_text("this is no text\n")
    monkeypatch.setattr(texts, "TEXTS_ROOT", tmp_path)
    catalogue = texts.Catalogue(lang)
    bundle = catalogue.bundle_with("whole")
    pattern = bundle.get_message("whole").value
    assert pattern is not None
    assert bundle.format_pattern(pattern, {"n": 1}) == ("a c\nhere and gold", [])
    assert list(catalogue.places) == ["whole", "other", "part", "-term", "deep", "other-c"]


def test_who_asks_while_another_reads_gets_the_whole_text(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "a.ftl").write_text("whole = a { part }\n")
    (tmp_path / "en" / "b.ftl").write_text("part = part\n")
    monkeypatch.setattr(texts, "TEXTS_ROOT", tmp_path)
    catalogue, read = texts.Catalogue("en"), texts.messages_in
    heard: list[str] = []

    def interrupted(file: str, source: str) -> dict[str, ast.Message | ast.Term]:
        if file == "b.ftl" and not heard:
            heard.append("")
            bundle = catalogue.bundle_with("whole")
            pattern = bundle.get_message("whole").value
            assert pattern is not None
            heard.append(str(bundle.format_pattern(pattern)[0]))
        return read(file, source)

    monkeypatch.setattr(texts, "messages_in", interrupted)
    catalogue.bundle_with("whole")
    assert heard == ["", "a part"]


FORM = re.compile(r"_(the|acc|gen|gender|you)$")
"""The forms in which a piece or a player is passed to a sentence, besides its name."""


def handed(found: set[str]) -> set[str]:
    """Arguments without their forms: `$a_acc` is always available where `$a` is."""
    return {FORM.sub("", name) for name in found} - {"you", "count"}


def test_no_language_wants_an_argument_that_english_does_not_name() -> None:
    english = {key: handed(found) for key, found in variables("en", parts=True).items()}
    for lang in texts.languages():
        for key, wanted in variables(lang, parts=True).items():
            assert handed(wanted) <= english[key], f"{lang}: {key}"


def test_names_are_in_their_language() -> None:
    assert texts.name("en", "duel", "card", "guard_tower") == "Guard Tower"
    assert texts.name("ru", "duel", "card", "guard_tower") == "Сторожевая башня"
    assert texts.name("en", "classic", "wonder", "giza_b") == "The Pyramids of Giza, side B"
    assert texts.name("ru", "duel", "card", "conspirator_3") == "Заговорщик"
    names = texts.read_messages(texts.TEXTS_ROOT / "ru")
    cyrillic = [key for key in names if key.startswith(("duel-", "classic-"))]
    latin = [
        key for key in cyrillic if not any("а" <= letter <= "я" for letter in texts.text("ru", key).lower())
    ]
    assert not latin


def test_no_isolation_marks() -> None:
    for lang in texts.languages():
        assert not any(mark in texts.text(lang, "classic-wonder-giza_a") for mark in "\u2068\u2069")


def test_missing_text_and_language() -> None:
    with pytest.raises(
        texts.MissingText, match=r"There is no text 'duel-card-altars' in the language 'en'\."
    ):
        texts.name("en", "duel", "card", "altars")
    with pytest.raises(KeyError, match="There is no language 'fr'"):
        texts.text("fr", "age-1")
    with pytest.raises(texts.MissingText, match=r"'age-1\.short'"):
        texts.text("en", "age-1.short")


def test_read_messages_names_the_file_of_a_fault(tmp_path: Path) -> None:
    with pytest.raises(texts.TextError, match="there are no texts"):
        texts.read_messages(tmp_path)
    (tmp_path / "a.ftl").write_text("one = One\n-term = Term\n", encoding="utf-8")
    assert list(texts.read_messages(tmp_path)) == ["one", "-term"]
    (tmp_path / "b.ftl").write_text("one = Two\n", encoding="utf-8")
    with pytest.raises(texts.TextError, match=r"b\.ftl: the key one is a duplicate"):
        texts.read_messages(tmp_path)
    (tmp_path / "b.ftl").write_text("two = { $\n", encoding="utf-8")
    with pytest.raises(texts.TextError, match=r"b\.ftl: this is not valid Fluent"):
        texts.read_messages(tmp_path)


def test_arguments_are_filled_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for lang in texts.languages():
        (tmp_path / lang).mkdir()
        (tmp_path / lang / "t.ftl").write_text("pay = { $n } coins\n    .short = { $n }c\n", encoding="utf-8")
    monkeypatch.setattr(texts, "TEXTS_ROOT", tmp_path)
    texts.forget()
    try:
        assert texts.text("en", "pay", n=3) == "3 coins"
        assert texts.text("ru", "pay.short", n=3) == "3c"
        with pytest.raises(texts.TextError, match="'pay' in the language 'en' cannot be filled in"):
            texts.text("en", "pay")
    finally:
        texts.forget()
