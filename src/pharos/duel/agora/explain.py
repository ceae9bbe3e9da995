"""What Agora adds to prices, and why its choices are refused, each with its rule.

Hidden information must not leak: only a seat's own conspiracies, what it has drawn and
what it is looking at are used.
"""

from collections.abc import Callable

from pharos.core.bits import BIT, members, size
from pharos.core.price import Price
from pharos.core.reason import Refusal
from pharos.duel import choices, steps
from pharos.duel.agora import verbs as agora_verbs
from pharos.duel.agora.conspiracy import CONSPIRACIES
from pharos.duel.agora.expansion import AGORA
from pharos.duel.agora.senate import ADJACENT, Senate
from pharos.duel.agora.senators import FREEING, PRICE_STEP, SENATOR_CARDS, senator_price
from pharos.duel.agora.turn import TRIGGERS_A_TURN
from pharos.duel.explain import face_up, impossible, not_available, not_destroyable
from pharos.duel.pantheon import verbs as pantheon_verbs
from pharos.duel.piece import COLORS, POLITICIAN
from pharos.duel.pieces import CARDS, PROGRESS, WONDERS
from pharos.duel.state import State

AGORA_STEPS = frozenset(row.number for row in AGORA.steps)
DESTROY_RULES = {"blue": "AGORA-CON-EXPROPRIATION-01", "yellow": "AGORA-CON-SWINDLE-01"}
"""By color, the rule that lets a player discard a card of the opponent."""


def answers(state: State, verb: int, kind: int) -> bool:
    """Returns whether a verb fits a step as part of Agora; with Pantheon some steps belong to gods."""
    if kind not in choices.VERB_ROWS[verb].steps:
        return False
    if verb in (pantheon_verbs.STEAL, pantheon_verbs.CLAIM):
        return state.pantheon is None
    return kind in AGORA_STEPS or choices.VERB_ROWS[verb].origin == AGORA.name


def price_of(state: State, seat: int, choice: int) -> Price | None:
    """Returns a Senator's price for a seat; nothing else of Agora has one (AGORA-REC-01 to AGORA-REC-03)."""
    card = int(choices.object_of(choice))
    if choices.verb_of(choice) != agora_verbs.RECRUIT or CARDS[card].kind < POLITICIAN:
        return None
    if not face_up(state, card):
        return None
    mine = state.city(seat)
    coins = int(senator_price(mine))
    owned = [token for token in PROGRESS if mine.progress & FREEING & BIT[token.number]]
    full = int(PRICE_STEP) * int(size(mine.hi & SENATOR_CARDS))
    return Price(coins=coins, printed=coins, saved={token.name: full for token in owned if full})


def _plot(choice: int) -> dict[str, object]:
    return {"conspiracy": CONSPIRACIES[choices.object_of(choice)].name}


def _card(choice: int) -> dict[str, object]:
    return {"card": CARDS[choices.object_of(choice)].name}


def _chamber(number: int) -> dict[str, object]:
    return {"chamber": int(number) + 1}


def _prepare(state: State, senate: Senate, seat: int, choice: int) -> Refusal:
    bit = BIT[choices.object_of(choice)]
    if not senate.taken(seat) & bit:
        return Refusal("refused-not-your-conspiracy", "AGORA-PREP-04", _plot(choice))
    return Refusal("refused-conspiracy-prepared", "AGORA-PREP-03", _plot(choice))


def _trigger(state: State, senate: Senate, seat: int, choice: int) -> Refusal:
    bit = BIT[choices.object_of(choice)]
    at_start = steps.kind_of(state.stack[state.depth - 1]) == steps.TURN
    if not senate.taken(seat) & bit:
        return Refusal("refused-not-your-conspiracy", "AGORA-TRIG-01", _plot(choice))
    if senate.triggered & bit:
        return Refusal("refused-conspiracy-used", "AGORA-TRIG-03", _plot(choice))
    if not at_start:
        return Refusal("refused-conspiracy-prepared", "AGORA-WONDER-02", _plot(choice))
    if not senate.prepared & bit:
        return Refusal("refused-not-prepared", "AGORA-TRIG-01", _plot(choice))
    return Refusal("refused-triggered-already", "AGORA-TRIG-02", {"most": int(TRIGGERS_A_TURN)})


def _influence(state: State, senate: Senate, seat: int, choice: int) -> Refusal:
    if senate.supply(seat) <= 0:
        return Refusal("refused-no-cubes", "AGORA-POL-07")
    return Refusal("refused-other-section", "AGORA-POL-03", _chamber(choices.object_of(choice)))


def _move(state: State, senate: Senate, seat: int, choice: int) -> Refusal:
    chamber, target = choices.object_of(choice), choices.second_of(choice)
    if not ADJACENT[chamber] & BIT[target]:
        args = _chamber(chamber) | {"target": int(target) + 1}
        return Refusal("refused-not-adjacent", "AGORA-POL-04", args)
    return Refusal("refused-no-cube-there", "AGORA-POL-04", _chamber(chamber))


def _remove(state: State, senate: Senate, seat: int, choice: int) -> Refusal:
    return Refusal("refused-no-opposing-cube", "AGORA-MIL-02", _chamber(choices.object_of(choice)))


def _keep(state: State, senate: Senate, seat: int, choice: int) -> Refusal:
    return Refusal("refused-conspiracy-not-drawn", "AGORA-CONS-02", _plot(choice))


def _lock(state: State, senate: Senate, seat: int, choice: int) -> Refusal:
    token = PROGRESS[choices.object_of(choice)].name
    return Refusal("refused-not-lockable", "AGORA-CON-OBSCURANTISM-02", {"progress": token})


def _take(state: State, senate: Senate, seat: int, choice: int) -> Refusal:
    return Refusal("refused-not-in-last-row", "AGORA-CON-FRAUD-01", _card(choice))


def _play(state: State, senate: Senate, seat: int, choice: int) -> Refusal:
    return Refusal("refused-not-removed", "AGORA-CON-TREASON-01", _card(choice))


def _search(state: State, senate: Senate, seat: int, choice: int) -> Refusal:
    token = PROGRESS[choices.object_of(choice)].name
    return Refusal("refused-not-in-box", "AGORA-CON-ESPIONAGE-01", {"progress": token})


def _steal(state: State, senate: Senate, seat: int, choice: int) -> Refusal:
    colors = members(int(steps.argument_of(state.stack[state.depth - 1])))
    args = {**_card(choice), "color": "/".join(COLORS[n] for n in colors)}
    return Refusal("refused-not-destroyable", "AGORA-CON-FORECLOSURE-01", args)


def _claim(state: State, senate: Senate, seat: int, choice: int) -> Refusal:
    wonder = WONDERS[choices.object_of(choice)].name
    return Refusal("refused-not-theirs-unbuilt", "AGORA-CON-EXTORTION-01", {"wonder": wonder})


def _clear(state: State, senate: Senate, seat: int, choice: int) -> Refusal:
    slot = int(choices.object_of(choice))
    return Refusal("refused-place-not-available", "AGORA-CON-EVENTS-01", {"slot": slot})


def _swap(state: State, senate: Senate, seat: int, choice: int) -> Refusal:
    args = {**_card(choice), "other": CARDS[choices.second_of(choice)].name}
    return Refusal("refused-no-exchange", "AGORA-CON-COERCION-01", args)


def _shift(state: State, senate: Senate, seat: int, choice: int) -> Refusal:
    return Refusal("refused-same-chamber", "AGORA-CON-INSIDER-01")


def _demolish(state: State, senate: Senate, seat: int, choice: int) -> Refusal:
    wonder = WONDERS[choices.object_of(choice)].name
    return Refusal("refused-not-demolishable", "AGORA-CON-SABOTAGE-01", {"wonder": wonder})


_REFUSALS: dict[int, Callable[[State, Senate, int, int], Refusal]] = {
    int(agora_verbs.PREPARE): _prepare,
    int(agora_verbs.TRIGGER): _trigger,
    int(agora_verbs.INFLUENCE): _influence,
    int(agora_verbs.MOVE): _move,
    int(agora_verbs.REMOVE): _remove,
    int(agora_verbs.KEEP): _keep,
    int(agora_verbs.LOCK): _lock,
    int(agora_verbs.TAKE): _take,
    int(agora_verbs.PLAY): _play,
    int(choices.LIBRARY_TOKEN): _search,
    int(pantheon_verbs.STEAL): _steal,
    int(pantheon_verbs.CLAIM): _claim,
    int(pantheon_verbs.STRIKE): _clear,
    int(agora_verbs.SWAP): _swap,
    int(agora_verbs.SHIFT): _shift,
    int(agora_verbs.DEMOLISH): _demolish,
}


def refusal_of(state: State, seat: int, choice: int) -> Refusal | None:
    """Returns why a choice is not allowed if Agora decides that, otherwise None."""
    verb, thing = int(choices.verb_of(choice)), int(choices.object_of(choice))
    top, senate = state.stack[state.depth - 1], state.senate
    if verb == choices.DESTROY_CARD and COLORS[steps.argument_of(top)] in DESTROY_RULES:
        return not_destroyable(choice, COLORS[steps.argument_of(top)], DESTROY_RULES)
    if senate is None:
        return None
    if verb == choices.BUILD and CARDS[thing].kind >= POLITICIAN:
        told = Refusal("refused-build-senator", "AGORA-TURN-03", {"card": CARDS[thing].name})
        return not_available(state, thing) or told
    if not answers(state, verb, int(steps.kind_of(top))):
        return None
    if verb == agora_verbs.RECRUIT:
        return not_available(state, thing) or _recruit(state, seat, thing)
    if verb == agora_verbs.PREPARE and senate.unprepared(seat) & BIT[thing]:
        return not_available(state, int(choices.second_of(choice))) or impossible(verb)
    told_by = _REFUSALS.get(verb)
    return impossible(verb) if told_by is None else told_by(state, senate, seat, choice)


def _recruit(state: State, seat: int, card: int) -> Refusal:
    mine = state.city(seat)
    if CARDS[card].kind < POLITICIAN:
        return Refusal("refused-no-senator", "AGORA-TURN-01", {"card": CARDS[card].name})
    args = {"price": int(senator_price(mine)), "coins": int(mine.purse())}
    return Refusal("refused-too-few-coins", "AGORA-REC-01", args)


def lent_chain(state: State, seat: int, needs: int) -> str | None:
    """Returns the opponent's card whose chain symbol a decree makes available, unless the city has the
    symbol itself (AGORA-DEC-17)."""
    theirs = state.city(1 - seat)
    if state.city(seat).chains & needs:
        return None
    return next((card.name for card in CARDS if card.gives & needs and theirs.has(card)), None)
