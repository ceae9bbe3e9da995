"""The tables of verbs and steps are correct and complete: every choice answers the pending step."""

from collections.abc import Collection
from pathlib import Path
from random import Random

import pytest

import pharos
from pharos import rulebook
from pharos.classic import choices as classic
from pharos.classic import steps as classic_steps
from pharos.classic.expansions import MIXES as CLASSIC_MIXES
from pharos.core.verb import BASE, HIDDEN, Step, Verb, by_number, step_names
from pharos.duel import choices as duel
from pharos.duel import expansions as duel_steps
from pharos.duel.expansions import MIXES as DUEL_MIXES
from pharos.table.redaction import VERBS, shown

TABLES = {"duel": (duel.VERBS, duel_steps), "classic": (classic.VERBS_TABLE, classic_steps)}
NOTATION = (Path(__file__).parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")
MIXES = [
    ("duel", 2, ("pantheon", "agora")),
    ("classic", 2, ("leaders", "cities")),
    ("classic", 5, ("leaders", "cities")),
]


def asked(game: pharos.Game) -> str:
    """Returns the pending step."""
    data = game.view(None).data
    return str(data["steps"][-1]["step"] if game.name == "duel" else data["step"])


@pytest.mark.parametrize(("name", "players", "expansions"), MIXES)
def test_every_choice_answers_the_step_that_is_asked(
    name: str, players: int, expansions: tuple[str, ...]
) -> None:
    names = TABLES[name][1].STEP_NAMES
    for seed in range(4):
        chance = Random(seed)
        game = pharos.new_game(name, players=players, expansions=expansions, seed=seed)
        while not game.over:
            seat = chance.choice(game.waiting)
            step, choices = asked(game), [str(choice) for choice in game.choices(seat)]
            for choice in choices:
                verb = choice.removeprefix("city:").partition("@")[0].split(":")[0]
                row = VERBS[name][verb]
                assert step in [names[number] for number in row.steps], choice
                assert choice.removeprefix("city:").partition("@")[0].count(":") == len(row.objects)
            game.choose(seat, chance.choice(choices))


@pytest.mark.parametrize("name", TABLES)
def test_every_step_that_asks_has_an_answer_and_every_verb_a_rule(name: str) -> None:
    verbs, steps = TABLES[name]
    answered = {step for row in verbs for step in row.steps}
    assert answered == {row.number for row in steps.STEPS if row.asks}
    rules = {rule.id for rule in rulebook.rules()}
    for row in verbs:
        assert row.rule in rules
        assert not row.choice or f"`{row.name}" in NOTATION, f"docs/notation.md does not name {row.name}"


@pytest.mark.parametrize(
    ("numbers", "told"),
    [
        ((("sing", 2), ("dance", 2)), "The verbs sing and dance share the number 2; 1 is free."),
        ((("sing", 1), ("sing", 2)), "Two verbs are called sing."),
        ((("sing", 1), ("dance", 4)), "The verb dance has the number 4, which does not fit; 2 is free."),
        ((("sing", 0),), "The verb sing has the number 0, which does not fit; 1 is free."),
        (
            (("sing", 1), ("dance", 2), ("rest", 3), ("sleep", 3)),
            "The verbs rest and sleep share the number 3; there is no room for more than 3.",
        ),
    ],
)
def test_a_number_or_name_that_is_used_twice_is_named(
    numbers: tuple[tuple[str, int], ...], told: str
) -> None:
    verbs = [Verb(16 * number, name, origin=BASE) for name, number in numbers]
    with pytest.raises(ValueError, match=f"^{told}$"):
        by_number(verbs, 16, 4, ())
    with pytest.raises(ValueError, match=f"^{told.replace('verb', 'step')}$"):
        step_names([Step(number, name) for name, number in numbers], 4)


def test_a_verb_whose_number_is_between_two_is_told() -> None:
    with pytest.raises(ValueError, match=r"^The verb sing has the number 17, which is no multiple of 16\.$"):
        by_number([Verb(17, "sing", origin=BASE)], 16, 4, ())


def test_a_verb_that_answers_no_step_is_told() -> None:
    with pytest.raises(ValueError, match=r"^The verb sing answers the step 5, which has no row\.$"):
        by_number([Verb(16, "sing", (), (4, 5), origin=BASE)], 16, 4, {4})


def never_offered(name: str, verbs: Collection[str]) -> list[str]:
    """Names the verbs that are offered in none of some random games."""
    options: dict[str, object] = {"bidding": True} if name == "duel" else {"choose_wonders": True}
    expansions = (DUEL_MIXES if name == "duel" else CLASSIC_MIXES).names
    missing = set(verbs)
    for seed in range(60):
        players = 2 + seed % 4 * (name == "classic")
        played = expansions if seed % 3 else expansions[seed % len(expansions) :][:1]
        game = pharos.new_game(name, players=players, expansions=played, options=options, seed=seed)
        chance = Random(seed)
        while missing and not game.over:
            for seat in game.waiting:
                missing -= {str(one).removeprefix("city:").partition(":")[0] for one in game.choices(seat)}
            choices = list(map(str, game.choices(game.waiting[0])))
            rare = [one for one in choices if one.startswith(("conspire", "activate", "trigger", "prepare"))]
            game.choose(game.waiting[0], chance.choice(rare if rare and chance.random() < 0.6 else choices))
    return [
        f"{verb} is never offered: no turn.py fills it in, or no rule asks its step"
        for verb in sorted(missing)
    ]


@pytest.mark.parametrize("name", TABLES)
def test_every_verb_is_offered(name: str) -> None:
    verbs = [row.name for row in TABLES[name][0] if row.choice]
    assert never_offered(name, verbs) == []
    assert never_offered(name, ["levy"]) == [
        "levy is never offered: no turn.py fills it in, or no rule asks its step"
    ]


def test_what_is_unknown_raises() -> None:
    unknown_verb = next(n for n in range(1, duel.MOST_VERBS) if n * int(duel.VERB) not in duel.VERB_ROWS)
    with pytest.raises(LookupError, match=f"no verb of the number {unknown_verb}"):
        duel.notation(unknown_verb * int(duel.VERB))
    with pytest.raises(KeyError):
        shown("duel", "juggle:altar")
    free = [number for number in range(1, 64) if number not in duel_steps.STEP_NAMES]
    for unknown in (free[0], free[-1]):
        for expansions in ((), ("pantheon", "agora")):
            game = pharos.new_game("duel", expansions=expansions, seed=1)
            game._state.stack[game._state.depth - 1] = unknown
            game._course.forget()
            with pytest.raises(LookupError, match=f"no step of the number {unknown}"):
                game.choices(0) + game.choices(1)


def test_secrets_are_hidden_and_everything_else_is_open() -> None:
    secret = {name: {row.name for row in rows.values() if row.secret} for name, rows in VERBS.items()}
    assert secret == {
        "duel": {"place", "order", "keep", "prepare"},
        "classic": {"stage", "discard", "draft"},
    }
    assert shown("duel", "place:mars:3") == f"place:{HIDDEN}:3"
    assert shown("duel", "order:mars:minerva") == f"order:{HIDDEN}:{HIDDEN}"
    assert shown("duel", "prepare:coup:altar") == f"prepare:{HIDDEN}:altar"
    assert shown("classic", "draft:plato") == f"draft:{HIDDEN}"
