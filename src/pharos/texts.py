"""Names and sentences in every language, from the Fluent files beside the content.

>>> name("en", "duel", "card", "altar")
'Altar'
>>> text("ru", "age-1")
'I эпоха'
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from pharos.content.sets import further_sets

if TYPE_CHECKING:  # Whoever plays without a word does not wait for them: a fifth of `import pharos`.
    from fluent.runtime import FluentBundle
    from fluent.syntax import ast

TEXTS_ROOT = Path(__file__).parent / "content" / "texts"
LANGUAGES = ("en", "ru")


class MissingText(KeyError):
    """There is no such language or no such text."""

    def __str__(self) -> str:
        return str(self.args[0])


class TextError(ValueError):
    """A Fluent file is wrong, or a text was asked for without one of its arguments."""


def languages() -> tuple[str, ...]:
    """The languages there are."""
    return LANGUAGES


def text(lang: str, key: str, **args: object) -> str:
    """The text of a key, or of ``key.attribute``, with its arguments filled in."""
    bundle = _bundle(lang)
    message_id, _, attribute = key.partition(".")
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
    """Whether the language has that key."""
    return key in _messages(lang)


def keys(lang: str) -> tuple[str, ...]:
    """All keys of a language, in the order of its files."""
    return tuple(_messages(lang))


def name(lang: str, game: str, kind: str, id: str) -> str:
    """The name of a thing: ``name("en", "duel", "wonder", "the_sphinx")``."""
    return text(lang, f"{game}-{kind}-{id}")


def forget() -> None:
    """Read the files anew when a text is asked for next."""
    _messages.cache_clear()
    _bundle.cache_clear()


@cache
def _messages(lang: str) -> dict[str, ast.Message | ast.Term]:
    if lang not in LANGUAGES:
        raise MissingText(f"There is no language {lang!r}; there are {', '.join(LANGUAGES)}.")
    found = read_messages(TEXTS_ROOT / lang)
    for one in further_sets():
        for key, entry in texts_of_set(one.folder, lang).items():
            if key in found:
                raise TextError(f"{one.id}: the text {key} is there already.")
            found[key] = entry
    return found


def texts_of_set(folder: Path, lang: str) -> dict[str, ast.Message | ast.Term]:
    """The names of a further set, in this language or else in the other one it has."""
    texts = folder / "texts"
    spoken = [other for other in (lang, *LANGUAGES) if (texts / other).is_dir()]
    if not spoken:
        raise TextError(f"{folder.name}: there are no names in texts/en or texts/ru.")
    found = read_messages(texts / spoken[0])
    for other in spoken[1:]:
        for key, entry in read_messages(texts / other).items():
            found.setdefault(key, entry)
    return found


@cache
def _bundle(lang: str) -> FluentBundle:
    from fluent.runtime import FluentBundle
    from fluent.syntax import ast

    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(ast.Resource(list(_messages(lang).values())))
    return bundle


def read_messages(folder: Path) -> dict[str, ast.Message | ast.Term]:
    """All messages of a folder's .ftl files by key (terms with their dash); a fault names its file."""
    from fluent.runtime import FluentResource
    from fluent.syntax import ast

    found: dict[str, ast.Message | ast.Term] = {}
    for path in sorted(folder.glob("*.ftl")):
        for entry in FluentResource(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Junk):
                first_line = (entry.content or "").strip().splitlines()[0]
                raise TextError(f"{path.name}: this is not valid Fluent: {first_line}")
            if not isinstance(entry, ast.Message | ast.Term):
                continue
            key = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
            if key in found:
                raise TextError(f"{path.name}: the key {key} is a duplicate.")
            found[key] = entry
    if not found:
        raise TextError(f"{folder.name}: there are no texts.")
    return found
