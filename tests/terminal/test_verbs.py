"""Every verb of the notation is told as something to do and as something done, in both languages."""

import pytest

from pharos.table.redaction import VERBS
from pharos.texts import has_text, languages, text


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", sorted(VERBS))
def test_every_verb_is_told(lang: str, game: str) -> None:
    for name, verb in VERBS[game].items():
        wanted = [f"choice-{name}", f"said-{name}"] + [f"secret-{name}"] * bool(verb.secret)
        assert not [key for key in wanted if not has_text(lang, key)]


def test_coins_are_counted_and_people_addressed() -> None:
    assert text("ru", "choice-pay", a=2).startswith("заплатить 2 монеты")
    assert text("ru", "said-pay", who="Аня", a=1) == "Аня: в счёт потери заплачена 1 монета"
    assert text("en", "said-copy", who="You", a="Plato") == "You copy Plato"
    assert text("en", "said-copy", who="Ann", a="Plato") == "Ann copies Plato"
