"""Names and sentences in all languages, from the Fluent files next to the content.

>>> name("en", "duel", "card", "altar")
'Altar'
>>> text("ru", "age-1")
'Эпоха I'
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from pharos.content.sets import further_sets
from pharos.core.errors import PharosError

if TYPE_CHECKING:  # imported lazily: loading it is a fifth of the time of `import pharos`
    from fluent.runtime import FluentBundle
    from fluent.syntax import ast

TEXTS_ROOT = Path(__file__).parent / "content" / "texts"
LANGUAGES = ("en", "ru")
KEY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""The start of a text; continuation lines are indented."""
USED = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
"""A reference to another text or term."""


class MissingText(KeyError):
    """A language or text that does not exist."""

    def __str__(self) -> str:
        return str(self.args[0])


class TextError(PharosError, ValueError):
    """A fault in a Fluent file, or a missing argument of a text."""


def languages() -> tuple[str, ...]:
    """Returns the available languages."""
    return LANGUAGES


def text(lang: str, key: str, **args: object) -> str:
    """Returns the text of a key, or of ``key.attribute``, with its arguments filled in."""
    message_id, _, attribute = key.partition(".")
    bundle = _catalogue(lang).bundle_with(message_id)
    if not bundle.has_message(message_id):
        raise MissingText(f"There is no text {key!r} in the language {lang!r}.")
    message = bundle.get_message(message_id)
    pattern = message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        raise MissingText(f"There is no text {key!r} in the language {lang!r}.")
    value, errors = bundle.format_pattern(pattern, args)
    if errors:
        raise TextError(f"The text {key!r} in the language {lang!r} cannot be filled in: {errors[0]}.")
    return str(value)


def has_text(lang: str, key: str) -> bool:
    """Returns whether the language has this key."""
    return key in _catalogue(lang).places


def has_attribute(lang: str, key: str, attribute: str) -> bool:
    """Returns whether the text of a key has this attribute."""
    bundle = _catalogue(lang).bundle_with(key)
    return bundle.has_message(key) and attribute in bundle.get_message(key).attributes


def keys(lang: str) -> tuple[str, ...]:
    """Returns all keys of a language, in the order of its files."""
    return tuple(_catalogue(lang).places)


def name(lang: str, game: str, kind: str, id: str) -> str:
    """Returns the name of a component: ``name("en", "duel", "wonder", "the_sphinx")``."""
    return text(lang, f"{game}-{kind}-{id}")


def forms(lang: str, argument: str, key: str) -> dict[str, str]:
    """Returns a piece as arguments of a sentence: its name as `argument`, and the forms its language needs.

    English adds `_the`, the name with its article. Russian adds `_acc`, `_gen` and `_gender`, stored as
    attributes of the name; a missing case is the nominative. A name without a gender, as in some additional
    content sets, cannot be declined: it is quoted in the other cases.

    >>> forms("en", "a", "duel-card-quarry")
    {'a': 'Quarry', 'a_the': 'the Quarry'}
    >>> forms("ru", "a", "duel-card-quarry")["a_acc"]
    'Каменоломню'
    """
    called = text(lang, key)
    if lang == "en":
        called = f"the {called[4:]}" if called.startswith("The ") else called
        if has_attribute(lang, key, "the"):
            article = text(lang, f"{key}.the")
        elif "-card-" in key:
            article = f"the {called}"
        else:
            article = called
        return {argument: called, f"{argument}_the": article}
    if not has_attribute(lang, key, "gender"):
        return {**plain_forms(lang, argument, f"«{called}»"), argument: called}
    found = {argument: called}
    for case in ("acc", "gen", "gender"):
        found[f"{argument}_{case}"] = (
            text(lang, f"{key}.{case}") if has_attribute(lang, key, case) else called
        )
    if key.startswith("mythology-"):  # an adjective, of a stack or a token
        return {name: form.lower() for name, form in found.items()}
    return found


def plain_forms(lang: str, argument: str, called: str) -> dict[str, str]:
    """Returns the same arguments as `forms`, for a word with only one form."""
    if lang == "en":
        return {argument: called, f"{argument}_the": called}
    return {argument: called, f"{argument}_acc": called, f"{argument}_gen": called, f"{argument}_gender": "m"}


PIECE_KINDS: dict[str, tuple[str, ...]] = {
    "duel": (
        *("card", "wonder", "progress", "god", "senator", "conspiracy", "decree", "token", "section"),
        "chamber",
    ),
    "classic": ("card", "leader", "wonder", "board", "token"),
}
"""The kinds of named pieces of a game, in the order in which an id is looked up."""
SHARED_KINDS = ("resource", "symbol", "mythology", "hue", "expansion")


def piece_key(lang: str, game: str, id: str, kind: str = "") -> str | None:
    """Returns the key of a piece's name by its id, trying `kind` first; None if there is no such name."""
    kinds = PIECE_KINDS.get(game, ())
    for one in (kind, *kinds) if kind else kinds:
        if has_text(lang, f"{game}-{one}-{id}"):
            return f"{game}-{one}-{id}"
    return next((f"{one}-{id}" for one in SHARED_KINDS if has_text(lang, f"{one}-{id}")), None)


def reason(lang: str, game: str, key: str, arguments: Mapping[str, object]) -> str:
    """Returns why a move is not possible, as a sentence; ids among the arguments are replaced by names."""
    told: dict[str, object] = {}
    for argument, value in arguments.items():
        if not isinstance(value, str) or argument in ("choice", "step"):
            told[argument] = value
        elif argument == "color":
            told[argument] = "/".join(text(lang, f"hue-{hue}") for hue in value.split("/"))
        elif (found := piece_key(lang, game, value, argument)) is not None:
            told |= forms(lang, argument, found)
        else:
            told |= plain_forms(lang, argument, value)
    price, coins = arguments.get("price"), arguments.get("coins")
    if isinstance(price, int) and isinstance(coins, int):
        told["n"] = price - coins
    return text(lang, key, **told)


def forget() -> None:
    """Clears the cache, so that the files are read again."""
    _catalogue.cache_clear()


class Catalogue:
    """The texts of a language; a file is parsed when one of its texts is first needed.

    Parsing all files takes a fifth of a second, a noticeable delay at every start of the terminal client.
    """

    def __init__(self, lang: str) -> None:
        from fluent.runtime import FluentBundle
        from fluent.syntax import ast

        if lang not in LANGUAGES:
            raise MissingText(f"There is no language {lang!r} (available: {', '.join(LANGUAGES)}).")
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._sources = {path: path.read_text(encoding="utf-8") for path in files_of(TEXTS_ROOT / lang)}
        self._unread = set(self._sources)
        self.places: dict[str, Path] = {}
        """The file of each key."""
        for path, source in self._sources.items():
            for key in KEY.findall(source):
                if key in self.places:
                    raise TextError(f"{path.name}: the key {key} is a duplicate.")
                self.places[key] = path
        for one in further_sets():
            self._read(self._sources)  # texts of a set may refer to any of them
            found = texts_of_set(one.folder, lang)
            for key in found:
                if key in self.places:
                    raise TextError(f"{one.id}: the text {key} is there already.")
                self.places[key] = one.folder
            self._bundle.add_resource(ast.Resource(list(found.values())))

    def bundle_with(self, key: str) -> FluentBundle:
        """Returns the bundle, after loading the file of this text if there is one."""
        path = self.places.get(key)
        if path in self._unread:
            self._read(self._with_parts(path))
        return self._bundle

    def _with_parts(self, path: Path) -> list[Path]:
        """Returns a file and all files whose texts it refers to."""
        needed = [path]
        for one in needed:
            used = {self.places.get(key) for key in USED.findall(self._sources[one])}
            needed += [other for other in self._sources if other in used and other not in needed]
        return needed

    def _read(self, paths: Iterable[Path]) -> None:
        from fluent.syntax import ast

        # Thread-safe without a lock: a concurrent call parses the same files again, and files are marked as
        # read only when all of them are loaded.
        for path in paths:
            messages = messages_in(path.name, self._sources[path])
            self._bundle.add_resource(ast.Resource(list(messages.values())))
        self._unread.difference_update(paths)


@cache
def _catalogue(lang: str) -> Catalogue:
    return Catalogue(lang)


def texts_of_set(folder: Path, lang: str) -> dict[str, ast.Message | ast.Term]:
    """Returns the names of an additional set, in this language or otherwise in the other one."""
    texts = folder / "texts"
    spoken = [other for other in (lang, *LANGUAGES) if (texts / other).is_dir()]
    if not spoken:
        raise TextError(f"{folder.name}: there are no names in texts/en or texts/ru.")
    found = read_messages(texts / spoken[0], f"{folder.name}/texts/{spoken[0]}")
    for other in spoken[1:]:
        for key, entry in read_messages(texts / other, f"{folder.name}/texts/{other}").items():
            found.setdefault(key, entry)
    return found


def files_of(folder: Path) -> list[Path]:
    """Returns the Fluent files of a folder."""
    return sorted(folder.glob("*.ftl"))


def messages_in(file: str, source: str) -> dict[str, ast.Message | ast.Term]:
    """Returns all messages of one file by key (terms with their dash)."""
    from fluent.syntax import FluentParser, ast

    found: dict[str, ast.Message | ast.Term] = {}
    try:
        body = FluentParser().parse(source).body
    except RecursionError as error:
        raise TextError(f"{file}: this is not valid Fluent: it is nested too deeply.") from error
    for entry in body:
        if isinstance(entry, ast.Junk):
            first_line = (entry.content or "").strip().partition("\n")[0].strip()
            raise TextError(f"{file}: this is not valid Fluent: {first_line}")
        if not isinstance(entry, ast.Message | ast.Term):
            continue
        key = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
        if key in found:
            raise TextError(f"{file}: the key {key} is a duplicate.")
        found[key] = entry
    return found


def read_messages(folder: Path, name: str = "") -> dict[str, ast.Message | ast.Term]:
    """Returns all messages of a folder's .ftl files by key; errors name the file, prefixed with `name`."""
    found: dict[str, ast.Message | ast.Term] = {}
    for path in files_of(folder):
        where = f"{name}/{path.name}" if name else path.name
        for key, entry in messages_in(where, _source(path, where)).items():
            if key in found:
                raise TextError(f"{where}: the key {key} is a duplicate.")
            found[key] = entry
    if not found:
        raise TextError(f"{name or folder.name}: there are no texts in the .ftl files of this folder.")
    return found


def _source(path: Path, where: str) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise TextError(f"{where}: the file cannot be read ({error.strerror}).") from error
    except UnicodeDecodeError as error:
        raise TextError(f"{where}: this is not UTF-8 text (byte {error.start}).") from error
