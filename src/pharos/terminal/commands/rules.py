"""`pharos rules`."""

import json

from pharos import rulebook, texts
from pharos.core.errors import UnknownName
from pharos.terminal.errors import Failure, WrongUsage
from pharos.terminal.options import AsJson, Language


def rules(
    *words: str,
    lang: Language = "en",
    json_: AsJson = False,
) -> None:
    """Find a rule by its id, the start of an id, or words. Without arguments, list the rulebooks.

    **Examples**

    - `pharos rules DUEL-TRADE-02`
    - `pharos rules DUEL-TRADE`
    - `pharos rules extra turn`
    - `pharos rules --lang ru жетон развития`

    Parameters
    ----------
    words
        A rule id or words to search for.
    json_
        Print a JSON list.
    """
    wanted = " ".join(words).strip()
    if not wanted:
        _books(json_)
        return
    try:
        found = rulebook.search(wanted, lang)
    except UnknownName as error:
        raise WrongUsage(str(error)) from error
    if not found:
        raise Failure(f"No rule has {wanted!r} in its id or text.")
    if json_:
        print(json.dumps([rule.data(lang) for rule in found], ensure_ascii=False))
        return
    for rule in found:
        print(f"{rule.id}: {rule.text(lang)}")
        if rule.example(lang):
            print(texts.text(lang, "terminal-rule-example", example=rule.example(lang)))
        print()
    print(texts.text(lang, "terminal-rules-found", count=len(found)))


def _books(as_json: bool) -> None:
    counted: dict[str, int] = {}
    for rule in rulebook.rules():
        counted[rule.book] = counted.get(rule.book, 0) + 1
    if as_json:
        print(json.dumps([{"book": book, "rules": count} for book, count in counted.items()]))
        return
    for book, count in counted.items():
        print(f"{book}: {count}")
