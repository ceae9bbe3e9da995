"""A review judges each choice by the knowledge of its seat, and a whole game by its choices."""

import json
import random
import re
from dataclasses import replace
from pathlib import Path
from statistics import mean, stdev
from typing import Any

import pytest

import pharos
from pharos import pure, texts
from pharos.ai.match import play_quickly
from pharos.analysis import Budget, Task, Thought, classic, duel, review, reviews, tasks_of, think, verdict
from pharos.analysis.reasons import MOST, ORDER, Reason, reasons_in_classic, reasons_in_duel
from pharos.analysis.verdict import accuracy_of, decided_by
from pharos.content.duel import load_duel
from pharos.core.chance import Chance
from pharos.core.errors import BadSeat, PharosError
from pharos.terminal.cli import run

COMPILED = pure.compiled()
KINDS: list[tuple[str, dict[str, Any]]] = [
    ("duel", {}),
    ("duel", {"expansions": ["pantheon"]}),
    ("duel", {"expansions": ["agora"]}),
    ("duel", {"expansions": ["pantheon", "agora"]}),
    ("classic", {"players": 2}),
    ("classic", {"players": 3}),
    ("classic", {"players": 3, "expansions": ["leaders", "cities"]}),
    ("classic", {"players": 4, "expansions": ["cities"], "options": {"teams": True}}),
]


def played(
    name: str, choices: int | None = None, seed: int = 3, agents: tuple[str, ...] = ("greedy",), **kind: Any
) -> dict[str, Any]:
    """Returns the record of a game between fast agents, cut after `choices` choices."""
    game = pharos.new_game(name, seed=seed, **kind)
    play_quickly(game, [pharos.agent(agents[seat % len(agents)], seat) for seat in range(game.players)])
    record = game.record()
    return record if choices is None else {**record, "choices": record["choices"][:choices], "result": None}


def one_choice_from_victory() -> pharos.Game:
    """Returns a game in which seat 1 wins by building the Circus: its shields move the pawn
    into the capital.
    """
    game, dice = pharos.new_game("duel", seed=29), random.Random(29)
    for _ in range(56):
        game.choose(game.waiting[0], dice.choice(game.choices(game.waiting[0])))
    return game


def test_the_choice_that_wins_at_once_is_the_best() -> None:
    game = one_choice_from_victory()
    won = game.copy()
    won.choose(1, "build:circus")
    assert won.result is not None
    assert won.result.winners == (1,)
    game.choose(1, "discard:academy")
    missed = think(Task(game.record(), 57, Budget(simulations=60)))
    assert missed.best == "build:circus"
    assert missed.top == 1.0
    assert missed.error == pytest.approx(1.0 - missed.after)
    assert missed.error > 0
    assert missed.reasons == (Reason("wins", "best"),)
    taken = think(Task(won.record(), 57, Budget(simulations=60)))
    assert (taken.best, taken.error, taken.deviation, taken.after) == ("build:circus", 0, 0, 1.0)
    assert taken.chance > 0.9
    kinds = dict(zip(("civilian", "military", "science", "political"), taken.ways[4:], strict=True))
    assert kinds["military"] > 0.8


def test_a_choice_without_alternative_does_not_count() -> None:
    record = played("duel", 9)
    told = review(record, simulations=2)
    fourth, eighth = told["choices"][3], told["choices"][7]  # the last Wonder of four is not a choice
    for one in (fourth, eighth):
        assert (one["mark"], one["error"], one["best"]) == ("only", 0, one["choice"])
        assert "chance" not in one
    thoughts = [think(task) for task in tasks_of(record, Budget(simulations=2))]
    counted = {seat: [one for one in thoughts if one.judged and one.seat == seat] for seat in (0, 1)}
    assert sum(map(len, counted.values())) == 7
    for seat, player in enumerate(told["players"]):
        gaps = [round(one.gap, 4) for one in counted[seat]]
        assert player["lost_per_100"] == pytest.approx(100 * mean(gaps), abs=0.01)


def test_both_choices_are_tried_in_the_same_games() -> None:
    """A choice is compared with itself in exactly the same sampled games, so the difference is zero."""
    record = played("duel", 20)
    seat, choice = record["choices"][-1]
    game = pharos.replay({**record, "choices": record["choices"][:-1]})
    others = [str(one) for one in game.choices(seat) if str(one) != choice]
    first = think(Task(record, 20, Budget(simulations=48)))
    again = think(Task(record, 20, Budget(simulations=48)))
    assert first == again
    changed = {**record, "choices": [*record["choices"][:-1], [seat, others[0]]]}
    other = think(Task(changed, 20, Budget(simulations=48)))
    assert other.chance == first.chance
    assert other.ways == first.ways


@pytest.mark.parametrize(
    ("name", "kind"), [KINDS[0], KINDS[3], KINDS[6]], ids=["duel", "both expansions", "leaders and cities"]
)
def test_only_what_the_seat_knew_counts(name: str, kind: dict[str, Any]) -> None:
    """Exchanging hidden cards does not change the evaluation."""
    game = pharos.replay(played(name, 14 if name == "duel" else 21, **kind))
    seat = game.waiting[0]
    other = game.view(seat).sample(5)
    assert other.position() != game.position()
    tried = 0
    for choice in map(str, game.choices(seat)):
        games = [pharos.from_position(one.position()) for one in (game, other)]
        for one in games:
            one.choose(seat, choice)
        if games[0].view(seat).data != games[1].view(seat).data:
            continue  # the choice revealed a hidden card, which is known then
        first, second = (think(Task(one.record(), 1, Budget(simulations=3))) for one in games)
        assert first == second
        told = [review(one.record(), simulations=3, seat=seat) for one in games]
        assert told[0] == told[1]
        tried += 1
        if tried == 2:
            break
    assert tried > 0


@pytest.mark.parametrize(("name", "kind"), KINDS, ids=lambda one: str(one))
def test_skill_luck_and_the_rest_are_the_whole_way(name: str, kind: dict[str, Any]) -> None:
    record = played(name, None if COMPILED else 24, **kind)
    for seat in (None, 1):
        told = review(record, simulations=3 if COMPILED else 1, seat=seat)
        first, last = told["chances"][0], told["chances"][-1]
        assert len(told["chances"]) == len(record["choices"]) + 1
        for chances in told["chances"]:
            assert sum(chances) == pytest.approx(1, abs=0.001)
        for player, player_told in enumerate(told["players"]):
            whole = player_told["skill"] + player_told["luck"] + player_told["rest"]
            assert whole == pytest.approx(last[player] - first[player], abs=1e-9 + 1.1e-4)
            drawn = sum(one["amount"] for one in told["luck"] if one["seat"] == player)
            assert player_told["luck"] == pytest.approx(drawn, abs=1e-4)
        ages = told["ages"]
        assert ages == sorted(set(ages))
        assert ages[0] == (9 if name == "duel" and not kind.get("options") else ages[0])
        if record["result"] is not None:
            winners = record["result"]["winners"]
            assert last == [round((one in winners) / len(winners), 4) for one in range(len(last))]
        made = [[one["seat"], one["choice"]] for one in told["choices"]]
        assert made == [one for one in record["choices"] if seat in (None, one[0])]
        for moment in told.get("by_victory", ()):
            assert sum(sum(ways.values()) for ways in moment) == pytest.approx(1, abs=0.001)


def test_luck_is_measured_against_everything_that_might_have_come_up() -> None:
    """The same choice with each card that may be revealed: luck averages to zero."""
    record = played("duel")
    deal = record["deal"]
    game = pharos.replay({**record, "choices": [], "result": None})
    for number, (seat, choice) in enumerate(record["choices"], start=1):
        before = game.view(seat).data["pyramid"]
        game.choose(seat, choice)
        after = game.view(seat).data["pyramid"]
        turned = [
            n for n, told in enumerate(before) if told and "back" in told and "card" in (after[n] or {})
        ]
        if number > 12 and len(turned) == 1:
            break
    slot, cards = turned[0], deal["ages"][0]
    unseen = [n for n, told in enumerate(before) if told and "back" in told]
    drawn = []
    budget = Budget(simulations=240 if COMPILED else 12)
    for place in [*unseen, *range(-3, 0)]:
        ages, removed = [list(age) for age in deal["ages"]], [list(some) for some in deal["removed"]]
        if place >= 0:
            ages[0][slot], ages[0][place] = cards[place], cards[slot]
        else:
            ages[0][slot], removed[0][place] = removed[0][place], cards[slot]
        changed = {**record, "deal": {**deal, "ages": ages, "removed": removed}, "result": None}
        changed["choices"] = record["choices"][:number]
        thought, following = (think(Task(changed, n, budget)) for n in (number, number + 1))
        assert thought.drawn
        reached = following.chance if following.seat == seat else 1 - following.chance
        drawn.append(reached - thought.after)
    assert len({round(one, 3) for one in drawn}) > 3
    assert abs(mean(drawn)) < (0.01 if COMPILED else 0.03)


@pytest.mark.parametrize(("name", "kind"), [("duel", {}), ("classic", {"players": 3})])
def test_each_game_is_sampled_with_its_own_random_numbers(
    monkeypatch: pytest.MonkeyPatch, name: str, kind: dict[str, Any]
) -> None:
    """With the same numbers in every game, the error of a small sample would look like luck
    over many games.
    """
    drawn: list[int] = []
    module = duel if name == "duel" else classic

    def noted(seed: int, purpose: str = "") -> Chance:
        drawn.append(seed)
        return Chance(seed, purpose)

    seeds = []
    for seed in (3, 4, 3):
        record = played(name, 6, seed=seed, **kind)
        with monkeypatch.context() as patch:
            patch.setattr(module, "Chance", noted)
            think(Task(record, 5, Budget(simulations=2)))
        seeds.append(set(drawn))
        drawn.clear()
    assert seeds[0]
    assert seeds[0].isdisjoint(seeds[1])
    assert seeds[0] == seeds[2]


@pytest.mark.parametrize(("name", "kind"), KINDS[3:6])
def test_luck_alone_is_the_luck_of_a_review(name: str, kind: dict[str, Any]) -> None:
    """An evaluation without judging the choices has the same chances and luck, and nothing else."""
    record = played(name, **kind)
    budget = Budget(simulations=2)
    tasks = tasks_of(record, budget)[:: 1 if COMPILED else 7]
    for task in tasks:
        whole, alone = think(task), think(replace(task, judged=False))
        assert (alone.chance, alone.drawn, alone.dealt) == (whole.chance, whole.drawn, whole.dealt)
        assert (alone.judged, alone.gap, alone.error, alone.lines, alone.reasons) == (False, 0, 0, (), ())
        assert alone.after == whole.after


@pytest.mark.skipif(not COMPILED, reason="many simulations")
def test_thirty_two_games_of_greedy_against_random() -> None:
    """Greedy wins all games by skill; luck is zero within its confidence interval."""
    records = []
    for seed in range(900, 932):
        game = pharos.new_game("duel", seed=seed)
        play_quickly(game, [pharos.agent("greedy", seed), pharos.agent("random", seed)])
        records.append(game.record())
    told = list(reviews(records, Budget(simulations=60)))
    accuracy = [mean(one["players"][seat]["accuracy"] for one in told) for seat in (0, 1)]
    apart = [one["players"][0]["accuracy"] - one["players"][1]["accuracy"] for one in told]
    assert accuracy[0] > accuracy[1]
    assert mean(apart) > 2 * stdev(apart) / len(apart) ** 0.5
    skill = [one["players"][0]["skill"] for one in told]
    assert mean(skill) > 0
    luck = [one["players"][0]["luck"] for one in told]
    assert abs(mean(luck)) < 2.6 * stdev(luck) / len(luck) ** 0.5


def test_marks_and_accuracy() -> None:
    record = played("duel")
    choices = record["choices"]
    thoughts = {
        number: Thought(number, seat, choice, 0.6, judged=True, best=choice, top=0.6, after=0.6)
        for number, (seat, choice) in enumerate(choices, start=1)
    }
    for number, given, doubt in ((1, 0.3, 0.1), (2, 0.12, 0.05), (3, 0.06, 0.01), (4, 0.3, 0.2)):
        thoughts[number] = replace(
            thoughts[number], best="draft:other", after=0.6 - given, deviation=doubt, gap=given
        )
    thoughts[6] = replace(thoughts[6], judged=False, forced=True)
    told = verdict(record, thoughts)
    marks = [one["mark"] for one in told["choices"]]
    assert marks[:6] == ["blunder", "mistake", "inaccuracy", "good", "best", "only"]
    assert told["chances"][0][choices[0][0]] == 0.6
    for seat, player in enumerate(told["players"]):
        mine = [one for one in told["choices"] if one["seat"] == seat and one["mark"] != "only"]
        assert player["lost_per_100"] == pytest.approx(
            100 * sum(one["error"] for one in mine) / len(mine), abs=0.01
        )
        assert player["luck"] == 0
    assert told["key_moments"] == [1, 2, 3, 4]
    assert told["decided_by"] in ("skill", "unclear")


def test_accuracy_counts_what_was_at_stake() -> None:
    """Choices in a decided game do not change the accuracy, and do not hide a mistake."""
    thought = Thought(1, 0, "a", 0.5, judged=True, best="b", top=0.5, after=0.3, gap=0.2, stake=0.2)
    decided = Thought(2, 0, "a", 0.99, judged=True, best="a", top=0.99, after=0.99)
    assert accuracy_of([thought]) == pytest.approx(41.9, abs=0.1)
    assert accuracy_of([thought, *[decided] * 20]) == accuracy_of([thought])
    assert accuracy_of([decided]) == 100
    good = replace(thought, best="a", after=0.5, gap=-0.01)
    assert accuracy_of([thought, good]) == pytest.approx(71.0, abs=0.1)


@pytest.mark.skipif(not COMPILED, reason="many simulations")
def test_a_choice_at_random_loses_what_is_at_stake() -> None:
    """Over a game, a player who chooses at random gives away about as much as was at stake."""
    told = [think(task) for task in tasks_of(played("duel", agents=("random",)), Budget(simulations=60))]
    judged = [one for one in told if one.judged]
    stake, gap = (sum(values) for values in zip(*((one.stake, one.gap) for one in judged), strict=True))
    assert stake > 1
    assert 0.5 < gap / stake < 1.7


@pytest.mark.parametrize(
    ("skill", "luck", "rest", "said"),
    [
        (0.1, -0.5, 0.0, "luck"),
        (0.5, 0.1, 0.0, "skill"),
        (0.3, 0.2, 0.1, "both"),
        (0.1, 0.1, -0.3, "unclear"),
    ],
)
def test_what_decided_it(skill: float, luck: float, rest: float, said: str) -> None:
    assert decided_by(skill, luck, rest) == said


def at_choice(name: str, number: int, seed: int, **kind: Any) -> tuple[pharos.Game, int]:
    """Returns a random game after `number` choices, and the seat to move."""
    game, dice = pharos.new_game(name, seed=seed, **kind), random.Random(seed)
    for _ in range(number):
        game.choose(game.waiting[0], dice.choice(game.choices(game.waiting[0])))
    return game, game.waiting[0]


def test_a_wonder_that_becomes_affordable_is_a_reason() -> None:
    """Here because of coins: discarding a card yields fewer coins than the Tavern."""
    game, seat = at_choice("duel", 23, seed=1)
    view = game.view(seat)
    reasons = reasons_in_duel(view, "discard:stable", "build:tavern", "")
    assert Reason("wonder", "best", piece="the_temple_of_artemis") in reasons
    for choice, payable in (("build:tavern", True), ("discard:stable", False)):
        after = game.copy()
        after.choose(seat, choice)
        after.choose(
            1 - seat, next(one for one in after.choices(1 - seat) if str(one).startswith("discard:"))
        )
        now = [str(one) for one in after.choices(seat)]
        assert any(one.startswith("wonder:the_temple_of_artemis:") for one in now) == payable
    assert "wonder" not in {one.kind for one in reasons_in_duel(view, "build:tavern", "discard:stable", "")}


def test_resources_and_the_next_stage_are_reasons_in_7_wonders() -> None:
    game, seat = at_choice("classic", 11, seed=0, players=3)
    view = game.view(seat)
    loom = reasons_in_classic(view, "discard:loom_1", "build:loom_1")
    assert loom == (Reason("resource", "best", piece="cloth"), Reason("stage", "best"))
    assert not any(str(one).startswith("stage:") for one in game.choices(seat))
    for choice, payable in (("build:loom_1", True), ("discard:loom_1", False)):
        after = game.copy()
        after.choose(seat, choice)
        while seat not in after.waiting:
            after.choose(after.waiting[0], after.choices(after.waiting[0])[0])
        assert any(str(one).startswith("stage:") for one in after.choices(seat)) == payable
    assert not {"resource", "stage"} & {
        one.kind for one in reasons_in_classic(view, "build:loom_1", "discard:loom_1")
    }


def test_one_seat_alone_is_judged() -> None:
    told = review(played("duel", 6), simulations=2, seat=1)
    assert {one["seat"] for one in told["choices"]} == {1}
    assert told["players"][0]["accuracy"] is None
    assert told["players"][1]["accuracy"] is not None


def test_reasons_are_facts_in_both_languages() -> None:
    """Every kind of reason has a text; stated points are correct."""
    for lang in texts.languages():
        for kind in ORDER:
            said = texts.text(lang, f"review-reason-{kind}", amount=2, piece="Altar")
            assert said
            assert "{" not in said
            assert len(said) <= 48
    found: set[str] = set()
    for seed in range(4 if COMPILED else 1):
        record = played("duel", None if COMPILED else 20, seed=seed, agents=("random",))
        for one in review(record, simulations=24 if COMPILED else 2)["choices"]:
            reasons = one.get("reasons", [])
            assert len(reasons) <= MOST
            assert one["best"] != one["choice"] or not reasons
            found |= {reason["kind"] for reason in reasons}
            for reason in reasons:
                if reason["kind"] == "points":
                    assert (
                        points_after(record, one, "best") - points_after(record, one, "choice")
                        == reason["amount"]
                    )
    assert "points" in found or not COMPILED


def test_a_resource_of_ones_own_is_a_reason() -> None:
    game = pharos.new_game("duel", seed=6)
    while str(game.choices(game.waiting[0])[0]).startswith("draft:"):
        game.choose(game.waiting[0], game.choices(game.waiting[0])[0])
    seat = game.waiting[0]
    view = game.view(seat)
    cards = {str(one).partition(":")[2] for one in game.choices(seat) if str(one).startswith("build:")}
    printed = {card.id: card for card in load_duel().cards}
    brown = sorted(card for card in cards if str(printed[card].color) in ("brown", "grey"))
    assert brown
    for card in brown:
        told = reasons_in_duel(view, f"discard:{card}", f"build:{card}", "")
        made = [reason for reason in told if reason.kind == "resource"]
        assert [reason.piece for reason in made] == [str(printed[card].effects[0].one_of[0])]


def points_after(record: dict[str, Any], one: dict[str, Any], which: str) -> int:
    """Returns the points of the seat after a choice, without coins."""
    game = pharos.replay({**record, "choices": record["choices"][: one["number"] - 1], "result": None})
    game.choose(one["seat"], one[which])
    scores = game.scores()[one["seat"]]
    return int(scores["total"] - scores["coins"])


def test_what_makes_no_sense_is_refused() -> None:
    record = played("duel", 2)
    with pytest.raises(BadSeat):
        review(record, seat=2)
    with pytest.raises(PharosError, match="at least one simulation"):
        review(record, simulations=0)
    with pytest.raises(PharosError, match="more than 0"):
        review(record, seconds=-1)


def test_seconds_instead_of_simulations() -> None:
    told = review(played("duel", 3), seconds=0.01)
    assert len(told["choices"]) == 3


def test_the_command_tells_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "games.jsonl"
    records = [played("duel", 6), played("classic", 6, players=3)]
    file.write_text("\n".join(json.dumps(record) for record in records))
    command = ["review", str(file), "--simulations", "2"]
    assert run([*command, "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == [review(record, simulations=2) for record in records]
    assert run([*command, "--game", "1", "--lang", "ru", "--plain"]) == 0
    assert "точность" in capsys.readouterr().out
    assert run([*command, "--seat", "7"]) == 2
    assert "There is no seat 7" in capsys.readouterr().err
    assert run([*command, "--html", str(tmp_path / "review.html")]) == 2
    assert "one game" in capsys.readouterr().err


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize(("name", "kind"), [KINDS[3], KINDS[5]], ids=["duel", "classic"])
def test_the_page_needs_nothing_else(
    name: str, kind: dict[str, Any], lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, page = tmp_path / "game.json", tmp_path / "review.html"
    record = played(name, None if COMPILED else 20, agents=("random", "greedy"), **kind)
    file.write_text(json.dumps(record))
    assert run(["review", str(file), "--simulations", "4", "--html", str(page), "--lang", lang]) == 0
    html = page.read_text(encoding="utf-8")
    assert f'<html lang="{lang}">' in html
    assert not re.search(r"(src|href)=\"(?!#)|https?://|@import|url\((?!#)", html)
    assert html.count("<svg") == 1
    assert html.count("<tr id=") == len(record["choices"])
    assert texts.text(lang, "review-decided") in html
    assert "{" not in re.sub(r"<style>.*?</style>", "", html, flags=re.DOTALL)
    if name == "duel":
        assert texts.text(lang, "review-way-military") in html


def test_a_choice_near_the_border_of_a_mark_is_looked_at_closer() -> None:
    whole = Budget(simulations=2400)
    assert whole.closer(0.11) == Budget(simulations=9600)
    assert whole.closer(0.19) == Budget(simulations=9600)
    assert whole.closer(0.14) is None
    assert whole.closer(0.0) is None
    assert Budget(simulations=96).closer(0.1) is None  # the rough pass is fast
    assert Budget(seconds=1.0).closer(0.1) is None
