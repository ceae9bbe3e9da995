"""The exact endgame solver of Duel, compared with a brute-force solution."""

from itertools import combinations
from random import Random
from typing import Any

import pytest

import pharos
from pharos.ai.kind import Kind
from pharos.ai.search.agent import SearchAgent
from pharos.ai.search.duel.endgame import MOST_CARDS, Endgame, can_be_solved, expected_positions
from pharos.ai.search.duel.evaluation import outcome_value
from pharos.ai.search.duel.redeal import Redealer
from pharos.ai.search.thinkers import thinkers
from pharos.core.bits import size
from pharos.duel import steps, turn
from pharos.duel.choices import WONDER, object_of, verb_of
from pharos.duel.pieces import WONDERS
from pharos.duel.state import NOT_OVER

DUEL = Kind("duel")


GREAT_LIBRARY = next(
    number for number, wonder in enumerate(WONDERS) if any(asked[0] == steps.LIBRARY for asked in wonder.asks)
)


def endings(seeds: range, cards: int, *, library: bool = False) -> list[Any]:
    """Returns positions of random games with `cards` cards left in the last age and more than one choice.

    `library`: only those in which the Great Library can still be built.
    """
    found = []
    for seed in seeds:
        state, chance = DUEL.new_state(seed), Random(seed)
        while state.victory == NOT_OVER:
            choices = turn.choices_of(state)
            if len(choices) > 1 and can_be_solved(state) and size(state.present) == cards:
                buildable = any(
                    verb_of(choice) == WONDER and object_of(choice) == GREAT_LIBRARY for choice in choices
                )
                if not library or buildable:
                    found.append(state)
                    break
            turn.apply(state, chance.choice(choices))
    return found


class Plainly:
    """Brute-force solver: enumerates all choices and all cards that may be revealed."""

    def __init__(self, root: Any) -> None:
        redealer = Redealer(root)
        self.root = root.clone()
        self.root.deal = redealer.deal
        self.guild_places = {int(slot) for slot in redealer.guild_places}
        self.pools = [int(card) for card in redealer.unseen], [int(card) for card in redealer.unseen_guilds]

    def after(self, state: Any, choice: int, seen: frozenset[int]) -> float:
        later = state.clone()
        turn.apply(later, choice)
        turned = later.shown & later.present & ~state.shown
        return self.laid(later, [slot for slot in range(32) if turned >> slot & 1], seen)

    def laid(self, state: Any, slots: list[int], seen: frozenset[int]) -> float:
        """Averages over the cards that may be revealed in `slots`."""
        if not slots:
            return self.value(state, seen)
        pool = [card for card in self.pools[slots[0] in self.guild_places] if card not in seen]
        values = []
        for card in pool:
            state.deal.lay(3, slots[0], card)
            values.append(self.laid(state, slots[1:], seen | {card}))
        return sum(values) / len(values)

    def value(self, state: Any, seen: frozenset[int]) -> float:
        if state.victory != NOT_OVER:
            return float(outcome_value(state))
        pending = state.stack[state.depth - 1]
        if steps.kind_of(pending) == steps.LIBRARY:
            return self.drawn(state, seen, int(steps.argument_of(pending)))
        return self.chosen(state, seen)

    def drawn(self, state: Any, seen: frozenset[int], count: int) -> float:
        box = [int(token) for token in state.deal.box]
        values = []
        for draw in combinations(box, count):
            for place, token in enumerate([*draw, *(token for token in box if token not in draw)]):
                state.deal.box[place] = token
            values.append(self.chosen(state, seen))
        return sum(values) / len(values)

    def chosen(self, state: Any, seen: frozenset[int]) -> float:
        values = [self.after(state, choice, seen) for choice in turn.choices_of(state)]
        return max(values) if turn.decider(state) == 0 else min(values)


@pytest.mark.parametrize("cards", [1, 2, 3, 4])
def test_it_agrees_with_looking_at_everything(cards: int) -> None:
    compared = 0
    for state in endings(range(12), cards):
        plainly = Plainly(state)
        worths = Endgame(state).worths()
        assert list(worths) == turn.choices_of(state)
        for choice, worth in worths.items():
            assert worth == pytest.approx(plainly.after(plainly.root, choice, frozenset()))
        compared += 1
    assert compared >= 8


def test_tokens_that_may_be_drawn_are_averaged() -> None:
    compared = 0
    for state in endings(range(400), 3, library=True)[:4]:
        plainly = Plainly(state)
        for choice, worth in Endgame(state).worths().items():
            assert worth == pytest.approx(plainly.after(plainly.root, choice, frozenset()))
            compared += 1
    assert compared >= 12


def test_bounds_tell_the_best_choices_apart() -> None:
    """Only the best choices get their exact value; the bounds of all others are lower."""
    worse = 0
    for state in endings(range(16), 5):
        endgame = Endgame(state)
        bounds, worths = endgame.bounds(), Endgame(state).worths()
        sign = 1 if turn.decider(state) == 0 else -1
        best = max(sign * worth for worth in worths.values())
        for choice, worth in worths.items():
            if sign * worth > best - 1e-9:
                assert bounds[choice] == pytest.approx(worth)
            else:
                assert sign * worth - 1e-9 <= sign * bounds[choice] < best - 1e-9
                worse += 1
        assert endgame.worths() == pytest.approx(worths)  # bounds found before do not change the values
    assert worse >= 5


def test_it_gives_up_when_the_time_is_over_or_the_end_too_large() -> None:
    state = next(state for state in endings(range(12), 7) if Endgame(state).worths())
    assert Endgame(state, 10_000_000, lambda: True).worths() == {}
    assert Endgame(state, 1).worths() == {}
    assert 10 < expected_positions(state) < 10_000_000


def test_an_end_that_takes_too_long_is_not_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = []

    def huge(state: Any) -> float:
        asked.append(state)
        return 1e12

    monkeypatch.setattr("pharos.ai.search.duel.duel_thinker.expected_positions", huge)
    monkeypatch.setattr("pharos.ai.search.duel.duel_thinker.Endgame", None)
    game, chance = pharos.new_game("duel", seed=3), Random(3)
    while not (can_be_solved(game.state) and len(game.choices(game.waiting[0])) > 1):
        game.choose(game.waiting[0], chance.choice(game.choices(game.waiting[0])))
    SearchAgent(thinkers(None), seed=1, seconds=0.01).choose(game.view(game.waiting[0]))
    assert asked


def test_hidden_cards_do_not_matter() -> None:
    """Hidden cards do not influence the values."""
    compared = 0
    for seed in range(20, 30):
        game, chance = pharos.new_game("duel", seed=seed), Random(seed)
        while not game.over and not (can_be_solved(game.state) and size(game.state.present) == 5):
            game.choose(game.waiting[0], chance.choice(game.choices(game.waiting[0])))
        if game.over:
            continue
        worths = Endgame(game.state).worths()
        for number in (1, 2):
            other = game.view(game.waiting[0]).sample(number)
            assert Endgame(other.state).worths() == pytest.approx(worths)
            compared += 1
    assert compared >= 10


def test_what_is_too_large_is_not_begun() -> None:
    state = DUEL.new_state(1)
    assert not can_be_solved(state)
    assert not can_be_solved(endings(range(4), int(MOST_CARDS))[0], int(MOST_CARDS) - 1)
    assert all(size(state.present) <= MOST_CARDS for state in endings(range(4), int(MOST_CARDS)))


def test_the_master_takes_no_choice_that_is_worse() -> None:
    """The master plays optimally in solvable positions, even with few simulations and a clock that stands
    still.
    """
    master = SearchAgent(thinkers(None), seconds=1.0, simulations=4, clock=lambda: 0.0)
    told_apart = 0
    for seed in range(8):
        game, chance = pharos.new_game("duel", seed=seed), Random(seed)
        while not game.over:
            seat, state = game.waiting[0], game.state
            choices = game.choices(seat)
            if len(choices) > 1 and can_be_solved(state):
                worths = Endgame(state).worths()
                if worths and max(worths.values()) - min(worths.values()) > 0.01:
                    sign = 1 if seat == 0 else -1
                    chosen = master.choose(game.view(seat))
                    best = max(sign * worth for worth in worths.values())
                    worth = dict(zip(map(str, choices), worths.values(), strict=True))[str(chosen)]
                    assert sign * worth == pytest.approx(best)
                    told_apart += 1
            game.choose(seat, chance.choice(choices))
    assert told_apart >= 5
