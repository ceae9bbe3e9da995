"""Why something is not possible with a leader, each with its rule, and which leader makes a card free."""

from pharos.classic import choices, steps
from pharos.classic.city import City
from pharos.classic.explain import city_of
from pharos.classic.history import WITH_CARD
from pharos.classic.leaders import steps as leaders_steps
from pharos.classic.leaders import verbs as leaders_verbs
from pharos.classic.leaders.names import leader_hand, recruited
from pharos.classic.leaders.rome import leader_price
from pharos.classic.leaders.roster import FIRST_LEADER, LEADERS
from pharos.classic.piece import Piece
from pharos.classic.state import State
from pharos.core.price import Price
from pharos.core.reason import Refusal

_RULES_OF_STEP = {
    int(leaders_steps.DRAFT): "LEADERS-DRAFT-01",
    int(leaders_steps.RECRUIT): "LEADERS-REC-10",
    int(leaders_steps.COPY): "LEADERS-GUILD-03",
    int(leaders_steps.EXTRA_LEADER): "LEADERS-ROME-06",
}


def recruitments(state: State, number: int) -> list[int]:
    """Returns the recruitment of each leader of the hand."""
    return [int(leaders_verbs.RECRUIT + FIRST_LEADER) + leader for leader in leader_hand(state.city(number))]


def price_of(state: State, seat: int, choice: int) -> Price | None:
    """Returns the price of a leader that is recruited."""
    if choices.verb_of(choice) != leaders_verbs.RECRUIT:
        return None
    leader = LEADERS[int(choices.object_of(choice) - FIRST_LEADER)]
    coins = int(leader_price(state, city_of(state, seat, choice), leader))
    return Price(coins=coins, printed=coins)


def refusal_of(state: State, seat: int, choice: int) -> Refusal | None:
    """Returns refusals of leaders, and of everything else in the steps of Leaders."""
    verb, thing = int(choices.verb_of(choice)), int(choices.object_of(choice))
    row, kind = choices.VERB_ROWS[verb], int(steps.kind_of(state.asked))
    with_card = row.name in WITH_CARD
    if with_card and choices.is_added(thing):
        return leader_refusal(state, int(state.asked_city(seat)), verb, thing)
    if kind in row.steps and not (with_card and kind in leaders_verbs.WITH_LEADERS):
        return None
    return other_step_refusal(kind)


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
