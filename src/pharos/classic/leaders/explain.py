"""Why something is not possible with a leader, each with its rule, and which leader makes a card free."""

from functools import lru_cache

from pharos.classic import choices, steps
from pharos.classic.city import City
from pharos.classic.leaders import steps as leaders_steps
from pharos.classic.leaders import verbs as leaders_verbs
from pharos.classic.leaders.rome import leader_price
from pharos.classic.leaders.roster import FIRST_LEADER, LEADERS
from pharos.classic.names import leader_hand, recruited
from pharos.classic.payment import NIBBLE, STEPS_TO_LEFT, coins_to_right
from pharos.classic.piece import Piece
from pharos.classic.state import State
from pharos.core.reason import Refusal

_RULES_OF_STEP = {
    int(leaders_steps.DRAFT): "LEADERS-DRAFT-01",
    int(leaders_steps.RECRUIT): "LEADERS-REC-10",
    int(leaders_steps.COPY): "LEADERS-GUILD-03",
    int(leaders_steps.EXTRA_LEADER): "LEADERS-ROME-06",
}


def other_step_refusal(kind: int) -> Refusal | None:
    """Returns why nothing else can be chosen in a step of Leaders, or None for other steps."""
    rule = _RULES_OF_STEP.get(kind)
    if rule is None:
        return None
    return Refusal("refused-leaders-other-step", rule, {"step": steps.STEP_NAMES[kind]})


def leader_refusal(state: State, number: int, verb: int, thing: int) -> Refusal | None:
    """Returns why a leader cannot be used in this way, or None if the payment of the stage decides."""
    mine = state.city(number)
    leader = LEADERS[thing - int(FIRST_LEADER)]
    name = {"leader": leader.name}
    kind = int(steps.kind_of(state.asked))
    if kind not in choices.VERB_ROWS[verb].steps or kind in choices.WITH_CARDS:
        return other_step_refusal(kind) or Refusal("refused-leaders-not-now", "LEADERS-REC-01", name)
    if verb == leaders_verbs.DRAFT:
        return Refusal("refused-leaders-not-in-hand", "LEADERS-DRAFT-01", name)
    if verb == leaders_verbs.COPY:
        return Refusal("refused-leaders-not-next-to", "LEADERS-GUILD-03", name)
    if leader.number - FIRST_LEADER not in leader_hand(mine):
        return Refusal("refused-leaders-not-in-hand", "LEADERS-REC-06", name)
    if verb != leaders_verbs.RECRUIT:
        if kind == leaders_steps.EXTRA_LEADER:
            return Refusal("refused-leaders-only-recruit", "LEADERS-ROME-06", name)
        return None
    price = int(leader_price(state, number, leader))
    coins = {"leader": leader.name, "price": price, "coins": int(mine.coins)}
    return Refusal("refused-leaders-too-few-coins", "LEADERS-REC-03", coins)


def free_by_color(mine: City, card: Piece) -> str | None:
    """Returns the leader, recruited or copied, that makes cards of this color free (LEADERS-BUILD-04)."""
    own = recruited(mine) + ([int(mine.courtesan)] if mine.courtesan >= 0 else [])
    return next((LEADERS[n].name for n in own if LEADERS[n].free_colors & card.kind), None)


@lru_cache(1024)
def both_fronts(ways: int, bank: int) -> tuple[tuple[int, int, bool], ...]:
    """Returns every undominated payment: coins to the left, to the right, and whether the bank sells too."""
    listed: list[tuple[int, int, bool]] = []
    for left in range(int(STEPS_TO_LEFT)):
        for front, from_bank in ((ways, False), (bank, True)):
            right = int(coins_to_right(front, left))
            better = any(
                other_left <= left and other_right <= right and (from_bank or not other_bank)
                for other_left, other_right, other_bank in listed
            )
            if right != NIBBLE and not better:
                listed.append((left, right, from_bank))
    return tuple(listed)
