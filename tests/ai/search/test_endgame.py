"""The end of a game of Duel, worked out: against the same thing said in the plainest way."""

from random import Random
from typing import Any

import pytest

import pharos
from pharos.ai.kind import Kind
from pharos.ai.levels import level_agent
from pharos.ai.search.duel.endgame import MOST_CARDS, Endgame, can_be_worked_out, uncovered
from pharos.ai.search.duel.evaluation import outcome_value
from pharos.ai.search.duel.redeal import Redealer
from pharos.core.bits import size
from pharos.duel import turn
from pharos.duel.state import NOT_OVER

DUEL = Kind("duel")


def endings(seeds: range, cards: int) -> list[Any]:
    """Positions of random games with so many cards left in the last age, and something to choose."""
    found = []
    for seed in seeds:
        state, chance = DUEL.new_state(seed), Random(seed)
        while state.victory == NOT_OVER:
            choices = turn.choices_of(state)
            if len(choices) > 1 and can_be_worked_out(state) and size(state.present) == cards:
                found.append(state)
                break
            turn.apply(state, chance.choice(choices))
    return found


class Plainly:
    """Every choice and every card that may be turned up, one after the other."""

    def __init__(self, root: Any) -> None:
        redealer = Redealer(root)
        self.root = root.clone()
        self.root.deal = redealer.deal
        self.guild_places = {int(slot) for slot in redealer.guild_places}
        self.pools = [int(card) for card in redealer.unseen], [int(card) for card in redealer.unseen_guilds]

    def after(self, state: Any, choice: int, seen: frozenset[int]) -> float:
        mask = int(uncovered(state, choice))
        return self.laid(state, choice, [slot for slot in range(32) if mask >> slot & 1], seen)

    def laid(self, state: Any, choice: int, slots: list[int], seen: frozenset[int]) -> float:
        if not slots:
            later = state.clone()
            turn.apply(later, choice)
            return self.value(later, seen)
        pool = [card for card in self.pools[slots[0] in self.guild_places] if card not in seen]
        values = []
        for card in pool:
            state.deal.lay(3, slots[0], card)
            values.append(self.laid(state, choice, slots[1:], seen | {card}))
        return sum(values) / len(values)

    def value(self, state: Any, seen: frozenset[int]) -> float:
        if state.victory != NOT_OVER:
            return float(outcome_value(state))
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


def test_hidden_cards_do_not_matter() -> None:
    """Whatever lies face down, the worths are the same."""
    compared = 0
    for seed in range(20, 30):
        game, chance = pharos.new_game("duel", seed=seed), Random(seed)
        while not game.over and not (can_be_worked_out(game.state) and size(game.state.present) == 5):
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
    assert not can_be_worked_out(state)
    assert all(size(state.present) <= MOST_CARDS for state in endings(range(4), int(MOST_CARDS)))


def test_the_master_takes_no_choice_that_is_worse() -> None:
    """Even without time to think."""
    told_apart = 0
    for seed in range(8):
        game, chance = pharos.new_game("duel", seed=seed), Random(seed)
        while not game.over:
            seat, state = game.waiting[0], game.state
            choices = game.choices(seat)
            if len(choices) > 1 and can_be_worked_out(state):
                worths = Endgame(state).worths()
                if worths and max(worths.values()) - min(worths.values()) > 0.01:
                    sign = 1 if seat == 0 else -1
                    chosen = level_agent("master", 1, seconds=0.001).choose(game.view(seat))
                    best = max(sign * worth for worth in worths.values())
                    worth = dict(zip(map(str, choices), worths.values(), strict=True))[str(chosen)]
                    assert sign * worth == pytest.approx(best)
                    told_apart += 1
            game.choose(seat, chance.choice(choices))
    assert told_apart >= 5
