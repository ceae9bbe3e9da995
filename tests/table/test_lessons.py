"""Lessons: a learner who follows the instructions reaches the last step, by the real rules."""

import itertools

import pytest

import pharos
from pharos import rulebook, texts
from pharos.core.errors import UnknownName
from pharos.table import CommandRejected, Person, Settings, Table, opening, standing
from pharos.table.lesson import LEARNER, answer, fits, lesson_named, lessons, position_of
from tests.table.lessons import walk

ALL = sorted(lessons())
RULES = {rule.id for rule in rulebook.rules()}


def test_there_is_a_lesson_for_each_game_and_expansion() -> None:
    taught = {(lesson.game, lesson.expansions) for lesson in lessons().values()}
    assert taught == {
        ("duel", ()),
        ("classic", ()),
        ("duel", ("pantheon",)),
        ("duel", ("agora",)),
        ("classic", ("leaders",)),
        ("classic", ("cities",)),
    }


@pytest.mark.parametrize("name", ALL)
def test_a_learner_who_does_what_is_said_hears_every_step(name: str) -> None:
    lesson = lesson_named(name)
    went = walk(lesson)
    assert set(went.said) == {step.id for step in lesson.step}
    assert went.said[-1] == lesson.step[-1].id
    if not lesson.expansions:  # the games themselves are played to their end, and a learner can win
        assert went.game.over
        assert LEARNER in went.game.result.winners


@pytest.mark.parametrize("first", range(4))
def test_the_first_lesson_teaches_the_draft_and_goes_on_with_any_wonders(first: int) -> None:
    lesson = lesson_named("duel")
    for third, fourth in itertools.product(range(3), range(2)):
        went = walk(lesson, draft=(first, 0, third, fourth))
        assert [choice.partition(":")[0] for choice in went.choices[:5]] == ["draft"] * 4 + ["build"]
        assert set(went.said) == {step.id for step in lesson.step}
        assert went.game.over


@pytest.mark.parametrize("name", ALL)
def test_every_step_has_its_words_and_its_rule(name: str) -> None:
    for step in lesson_named(name).step:
        for lang in texts.languages():
            key = f"lesson-{name}-{step.id}"
            said = [key, f"{key}.title", *([f"{key}.todo"] if step.choose else [])]
            assert all(texts.text(lang, one) for one in said)
        assert step.rule is None or step.rule in RULES


@pytest.mark.parametrize("name", ALL)
def test_the_learner_is_asked_first_of_all(name: str) -> None:
    game = pharos.from_position(position_of(lesson_named(name)))
    assert LEARNER in game.waiting
    assert len(game.choices(LEARNER)) > 1


def test_a_lesson_that_waits_for_an_age_waits_for_the_next_one() -> None:
    found = 0
    for lesson in lessons().values():
        moments = [step.when for step in lesson.step if step.when is not None]
        ages = [when.age for when in moments if when.age is not None and not when.choice]
        assert ages == [2, 3][: len(ages)]
        found += len(ages)
    assert found


def test_patterns_name_verbs_things_and_colors() -> None:
    assert fits("duel", "build:{brown}", "build:quarry")
    assert not fits("duel", "build:{brown}", "build:baths")
    assert fits("duel", "wonder:*", "wonder:piraeus:quarry")
    assert not fits("duel", "wonder:*:quarry:more", "wonder:piraeus:quarry")
    assert fits("classic", "build:altar", "build:altar@left=2,right=0")
    assert fits("duel", "conspire", "conspire")
    duel = lesson_named("duel")
    assert answer(duel, ["build:quarry", "build:theater", "discard:theater"]) == "build:theater"
    assert answer(duel, ["revive:altar"]) is None


def test_a_table_of_a_lesson_hides_what_is_dealt_and_is_never_rated() -> None:
    me = Person("p1", "Ada")
    table = Table()
    table.apply(opening(me, Settings("duel", lesson="pantheon"), 0))
    assert table.settings.expansions == ("pantheon",)
    assert table.settings.position is not None
    shown = standing(table, None, 0).settings
    assert (shown.lesson, shown.position) == ("pantheon", None)
    with pytest.raises(CommandRejected):
        opening(me, Settings("duel", lesson="duel", rated=True), 0)
    with pytest.raises(CommandRejected):
        opening(me, Settings("classic", lesson="duel"), 0)
    with pytest.raises(CommandRejected, match="settings"):
        opening(me, Settings("duel", lesson="chess"), 0)
    with pytest.raises(UnknownName, match=r"There is no lesson 'chess' \(available: agora, cities"):
        lesson_named("chess")
