"""Every verb of the notation has texts for a possible and for a past move, in both languages."""

import pytest

from pharos.classic.steps import STEPS as CLASSIC_STEPS
from pharos.core.fact import Fact
from pharos.core.price import Price
from pharos.duel.expansions import STEPS as DUEL_STEPS
from pharos.table.redaction import VERBS
from pharos.terminal.happenings import fact_lines
from pharos.terminal.notation import said_words
from pharos.terminal.track import token_words
from pharos.terminal.words import Words
from pharos.texts import has_text, keys, languages, text


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", sorted(VERBS))
def test_every_verb_is_told(lang: str, game: str) -> None:
    for name, verb in VERBS[game].items():
        wanted = [f"choice-{name}", f"said-{name}"] + [f"secret-{name}"] * bool(verb.secret)
        assert not [key for key in wanted if not has_text(lang, key)]


STEPS = {"duel": DUEL_STEPS, "classic": CLASSIC_STEPS}


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", sorted(STEPS))
def test_every_step_is_asked_and_explained(lang: str, game: str) -> None:
    missing = []
    for step in [row.name for row in STEPS[game] if row.asks]:
        if not has_text(lang, f"ask-{game}-{step}") and not has_text(lang, f"ask-{step}"):
            missing.append(f"ask-{step}")
        if not has_text(lang, f"how-{game}-{step}"):
            missing.append(f"how-{game}-{step}")
    assert not missing


def test_the_terminal_has_no_texts_of_its_own_for_verbs_and_steps() -> None:
    families = ("ask-", "how-", "choice-", "said-", "secret-")
    own = {f"terminal-{family}" for family in families} | {"do-", "did-"}
    found = [key for key in keys("en") if key.startswith(tuple(own))]
    assert sorted(found) == ["do-city", "do-other"], (
        "verbs and steps are told by choice-, said- and ask- in both clients"
    )


def test_coins_are_counted_and_people_addressed() -> None:
    assert text("ru", "choice-pay", n=2).startswith("заплатить 2 монеты")
    assert text("ru", "said-pay", who="Аня", you="no", n=1) == "Аня платит 1 монету в счёт потери"
    assert text("ru", "said-pay", who="Аня", you="no", n=0) == "Аня ничего не платит в счёт потери"
    ru, en = Words("ru", "duel", ["Вы", "Борис"], 0), Words("en", "duel", ["You", "Ann"], 0)
    paid = Price(coins=2)
    assert said_words(ru, 0, "build:quarry", {}, price=paid) == "Вы строите Каменоломню за 2 монеты"
    assert said_words(ru, 1, "build:quarry", {}, price=paid) == "Борис строит Каменоломню за 2 монеты"
    assert said_words(en, 0, "build:quarry", {}, price=paid) == "You built the Quarry for 2 coins"
    assert said_words(en, 1, "wonder:the_colossus:altar", {}, price=paid) == (
        "Ann built the Colossus for 2 coins using the Altar"
    )
    assert said_words(ru, 1, "discard:pharmacist", {}, price=Price(gain=3)) == (
        "Борис сбрасывает Фармацевта и получает 3 монеты"
    )


def test_a_player_called_you_is_not_addressed() -> None:
    """The sentence depends on who reads it, not on a player who is called “You”."""
    words = Words("ru", "duel", ["Вы", "Борис"], None)
    assert said_words(words, 0, "build:quarry", {}) == "Вы строит Каменоломню"
    facts = [Fact("coins", 1, other=0, amount=2, why="trade")]
    assert fact_lines(Words("ru", "duel", ["Вы", "Борис"], 0), facts, []) == ["Борис платит вам 2 монеты"]
    assert fact_lines(Words("en", "duel", ["You", "Ann"], 0), facts, []) == ["Ann paid you 2 coins"]
    assert fact_lines(words, facts, []) == ["Борис платит 2 монеты игроку Вы"]


def test_the_free_city_is_no_player() -> None:
    facts = [Fact("coins", 0, other=2, amount=2, why="trade")]
    assert fact_lines(Words("ru", "classic", ["Аня", "Борис"]), facts, []) == [
        "Аня платит 2 монеты Свободному городу"
    ]
    words = Words("en", "classic", ["Giza (you)", "Rome", "Free city"], 0)
    assert fact_lines(words, facts, []) == ["You paid the free city 2 coins"]
    assert fact_lines(words, [Fact("coins", 2, other=1, amount=1, why="trade")], []) == [
        "The free city paid Rome 1 coin"
    ]
    assert said_words(words, 0, "city:build:altar", {}) == "The free city (you) built the Altar"
    assert said_words(words, 1, "city:build:altar", {}) == "The free city (Rome) built the Altar"


def test_what_was_revealed_agrees_with_its_number() -> None:
    words = Words("ru", "duel", ["Аня", "Борис"])
    one, two = Fact("revealed", None, thing="altar"), Fact("revealed", None, thing="theater")
    assert fact_lines(words, [one], []) == ["Открыта карта: Алтарь"]
    assert fact_lines(words, [one, two], []) == ["Открыты: Алтарь, Театр"]
    decree = Fact("revealed", None, thing="shield")
    assert fact_lines(words, [decree], []) == ["Открыт декрет: Щит"]
    assert len(fact_lines(words, [one, decree], [])) == 2


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        (
            "en",
            [
                "3 spaces toward your capital: you lose 2 coins",
                "3 spaces toward Ann’s capital: Ann loses 2 coins",
            ],
        ),
        (
            "ru",
            [
                "3 деления к вашей столице: вы теряете 2 монеты",
                "3 деления к столице игрока Ann: Ann теряет 2 монеты",
            ],
        ),
    ],
)
def test_a_military_token_names_who_loses(lang: str, expected: list[str]) -> None:
    words = Words(lang, "duel", [text(lang, "terminal-you"), "Ann"], 0)
    assert [token_words(words, {}, f"seat{seat}_near") for seat in (0, 1)] == expected


def test_a_number_stands_once_after_the_word_for_a_player() -> None:
    """«Игрок 1» as a name is not declined, so «игрока Игрок 1» is «игрока 1»."""
    words = Words("ru", "duel", ["Игрок 1", "Игрок 2"])
    facts = [Fact("pawn", None, amount=2), Fact("control", 0, place=1)]
    assert fact_lines(words, facts, []) == [
        "Маркер конфликта передвигается на 2 деления к столице игрока 2",
        "Игрок 1 получает контроль над палатой 1",
    ]
