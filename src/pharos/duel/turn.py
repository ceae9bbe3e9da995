"""The flow of the game: which seat must choose, its choices, and their effects."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pharos.core.bits import BIT, LANE, LANE_MASK, ONE, first, lane, listed, mask_of
from pharos.duel import choices, steps
from pharos.duel.build import build, raise_wonder
from pharos.duel.choices import (
    BEGINS,
    BID,
    BUILD,
    CEDE,
    DESTROY_CARD,
    DISCARD,
    DRAFT,
    FIELD,
    LIBRARY_TOKEN,
    PROGRESS_TOKEN,
    REVIVE_CARD,
    VERB,
    WONDER,
    fill_mask,
)
from pharos.duel.deal import SLOTS, Deal
from pharos.duel.discard import pick_up, throw_away
from pharos.duel.gain import lose_card, take_token
from pharos.duel.military import ALL_TOKENS
from pharos.duel.offers import fill_cards
from pharos.duel.owners import (
    BEGINNING_AGE,
    DRAWING,
    ENDING_TURN,
    FILLING,
    OWNER_OF_KIND,
    OWNER_OF_STEP,
    OWNER_OF_VERB,
    RUNNING,
    SETTING_UP,
    TAKEN_BY,
    TAKING,
)
from pharos.duel.piece import WORD_STARTS, WORDS
from pharos.duel.pieces import CARDS, SETUP, WONDERS
from pharos.duel.pyramid import lay_out, take, turn_up
from pharos.duel.score import finish
from pharos.duel.state import NOT_OVER, State, empty_state
from pharos.duel.trade import (
    card_price,
    card_price_at,
    chained,
    discard_coins,
    pay,
    price_list,
    total_of,
    wonder_price,
    wonder_price_at,
)

STARTING_COINS: Final[i64] = SETUP.starting_coins
LAST_AGE: Final[i64] = 3
DRAFT_ORDER: Final = vec[i64](list(SETUP.draft_order))
WONDERS_DRAFTED: Final[i64] = len(SETUP.draft_order)
OFFERED: Final[i64] = SETUP.wonders_per_draft_set
MOST_CHOICES: Final = 512
"""Exclusive upper bound of the number of choices of any step."""
BLANK: Final = vec[i64]([0] * MOST_CHOICES)

FIRST_GAME: Final[list[int]] = [
    mask_of([int(wonder.number) for wonder in WONDERS if wonder.name in names])
    for names in SETUP.first_game_wonders
]


def start(deal: Deal) -> State:
    """Starts a game: set-up, then the draft or the wonders of a first game (DUEL-SETUP-*, DUEL-DRAFT-05)."""
    state = empty_state(deal)
    state.city0.coins = STARTING_COINS
    state.city1.coins = STARTING_COINS
    state.board = deal.board
    for token in deal.box:
        state.box |= BIT[token]
    state.military = ALL_TOKENS
    state.mover = deal.first
    for played in SETTING_UP[deal.rules.mix]:
        played.set_up(state)
    if deal.rules.first_game_wonders:
        state.drafted = WONDERS_DRAFTED
        begin_age_one(state)
    else:
        offer_wonders(state)
    if deal.rules.bidding:
        state.push(steps.BID, 1 - deal.first, 0)
    else:
        begin(state)
    return state


def begin(state: State) -> None:
    """Starts the game once the first player is known: the draft, or fixed wonders and the first turn."""
    first_player = state.mover
    if state.deal.rules.first_game_wonders:
        state.city(first_player).wonders = FIRST_GAME[0]
        state.city(1 - first_player).wonders = FIRST_GAME[1]
        begin_turn(state, first_player)
    else:
        ask_draft(state)


def bid(state: State, seat: i64, coins: i64) -> None:
    """Makes a bid to begin; the other player may outbid it while the coins allow (DUEL-SETUP-10)."""
    if coins < STARTING_COINS and coins < state.city(1 - seat).coins:
        state.push(steps.BID, 1 - seat, coins)
    else:
        sell_beginning(state, seat, coins)


def sell_beginning(state: State, seat: i64, coins: i64) -> None:
    """Pays the highest bid to the bank; the bidder begins (DUEL-SETUP-10)."""
    state.city(seat).coins -= coins
    state.mover = seat
    begin(state)


def begin_age_one(state: State) -> None:
    """Lays out the structure of Age I unless an expansion did so before the draft."""
    if state.present == 0:
        lay_out(state, 1)


def offer_wonders(state: State) -> None:
    """Lays out the next wonders of the draft (DUEL-DRAFT-01, DUEL-DRAFT-02, DUEL-DRAFT-04)."""
    n: i64 = 0
    while n < OFFERED:
        state.offer |= BIT[state.deal.wonders[state.drafted + n]]
        n += 1


def ask_draft(state: State) -> None:
    """Asks for the next pick of the draft; until Age I, `mover` is the first player."""
    seat = DRAFT_ORDER[state.drafted]
    if state.mover == 1:
        seat = 1 - seat
    state.push(steps.DRAFT, seat, 0)


def draft(state: State, seat: i64, wonder: i64) -> None:
    """Takes a wonder, which may have an effect at once."""
    state.city(seat).wonders |= BIT[wonder]
    state.offer &= ~BIT[wonder]
    state.drafted += 1
    asked = WONDERS[wonder].on_draft
    if asked != 0 and OWNER_OF_STEP[asked].drafts(state):
        state.push(steps.NEXT_WONDER, seat, 0)
        OWNER_OF_STEP[asked].on_draft(state, seat, asked)
    else:
        go_on_drafting(state)


def go_on_drafting(state: State) -> None:
    """Continues the draft; after the last pick, begins Age I."""
    if state.drafted == WONDERS_DRAFTED:
        begin_age_one(state)
        begin_turn(state, state.mover)
        return
    if state.offer == 0:
        offer_wonders(state)
    ask_draft(state)


def begin_turn(state: State, seat: i64) -> None:
    """Begins a turn; fixed prices of cards built earlier apply from now on (DUEL-TRADE-07, DUEL-TRADE-08)."""
    state.mover = seat
    state.again = 0
    city = state.city(seat)
    city.fixed_now = city.fixed
    state.push(steps.TURN, seat, 0)


def end_turn(state: State) -> None:
    """Turns cards up when nothing is pending any more, then begins the next turn or age, or ends the game."""
    for played in ENDING_TURN[state.deal.rules.mix]:
        if played.end_turn(state):
            return
    turn_up(state)
    if state.present == 0:
        end_age(state)
    elif state.again != 0:
        begin_turn(state, state.mover)
    else:
        begin_turn(state, 1 - state.mover)


def end_age(state: State) -> None:
    """Ends an age when the structure is empty (DUEL-AGE-01 to DUEL-AGE-06); an extra turn is lost
    (DUEL-TURN-04)."""
    if state.age == LAST_AGE:
        finish(state)
        return
    lay_out(state, state.age + 1)
    for played in BEGINNING_AGE[state.deal.rules.mix]:
        played.begin_age(state)
    if state.pawn > 0:
        state.push(steps.BEGIN, 1, 0)
    elif state.pawn < 0:
        state.push(steps.BEGIN, 0, 0)
    elif state.deal.rules.last_player_chooses:
        state.push(steps.BEGIN, state.mover, 0)
    else:
        begin_turn(state, state.mover)


def apply(state: State, choice: i64) -> None:
    """Carries out a choice that is known to be allowed, and everything that follows automatically."""
    state.depth -= 1
    pending = state.stack[state.depth]
    seat = steps.seat_of(pending)
    verb = choices.verb_of(choice)
    thing = choices.object_of(choice)
    if verb == BUILD:
        take(state, state.deal.slot_of[thing])
        mine = state.city(seat)
        theirs = state.city(1 - seat)
        if chained(mine, theirs, CARDS[thing]):
            mine.coins += mine.chain_coins
        else:
            pay(mine, theirs, card_price(mine, theirs, thing))
        build(state, seat, thing)
    elif verb == DISCARD:
        take(state, state.deal.slot_of[thing])
        mine = state.city(seat)
        mine.coins += discard_coins(mine)
        throw_away(state, thing)
    elif verb == WONDER:
        card = choices.second_of(choice)
        take(state, state.deal.slot_of[card])
        mine = state.city(seat)
        theirs = state.city(1 - seat)
        pay(mine, theirs, wonder_price(mine, theirs, thing))
        raise_wonder(state, seat, thing, card)
    elif verb == DRAFT:
        draft(state, seat, thing)
    elif verb == PROGRESS_TOKEN:
        state.board &= ~BIT[thing]
        take_token(state, seat, thing)
    elif verb == LIBRARY_TOKEN:
        if steps.kind_of(pending) == steps.LIBRARY:
            draw_tokens(state, seat, steps.argument_of(pending))
        state.box &= ~BIT[thing]
        for played in TAKING[state.deal.rules.mix]:
            played.take(state, thing)
        take_token(state, seat, thing)
    elif verb == DESTROY_CARD:
        lose_card(state, 1 - seat, thing)
        throw_away(state, thing)
    elif verb == REVIVE_CARD:
        pick_up(state, thing)
        if TAKEN_BY[thing] != 0:
            OWNER_OF_KIND[CARDS[thing].kind].revive(state, seat, thing)
        else:
            build(state, seat, thing)
    elif verb == BEGINS:
        begin_turn(state, thing)
    elif verb == BID:
        bid(state, seat, thing)
    elif verb == CEDE:
        sell_beginning(state, 1 - seat, steps.argument_of(pending))
    elif steps.kind_of(pending) == steps.TURN:
        OWNER_OF_VERB[verb // VERB].apply(state, pending, choice)
    else:
        OWNER_OF_STEP[steps.kind_of(pending)].apply(state, pending, choice)
    settle(state)


def draw_tokens(state: State, seat: i64, count: i64) -> None:
    """Updates the state after tokens were drawn from the box."""
    for played in DRAWING[state.deal.rules.mix]:
        played.draw(state, seat, drawn_tokens(state, count))
    state.draws += 1


def settle(state: State) -> None:
    """Continues until a choice is required or the game is over; steps without any choice are skipped."""
    while state.victory == NOT_OVER:
        if state.due != 0 and run(state):
            continue
        if state.depth == 0:
            state.due = 0
            end_turn(state)
            continue
        pending = state.stack[state.depth - 1]
        if possible(state, pending):
            return
        state.depth -= 1
        if steps.kind_of(pending) == steps.NEXT_WONDER:
            go_on_drafting(state)
    state.depth = 0  # the game is over, nothing is pending any more


def run(state: State) -> bool:
    """Runs automatic actions of expansions; returns whether there were any."""
    for one in RUNNING[state.deal.rules.mix]:  # noqa: SIM110, a generator is slow where it is compiled
        if one.run(state):
            return True
    return False


def possible(state: State, pending: i64) -> bool:
    """Returns whether a pending step has any choice (DUEL-SCI-04, DUEL-WND-06, DUEL-WND-11, DUEL-WND-19)."""
    kind = steps.kind_of(pending)
    if kind <= steps.BEGIN:
        return kind != steps.TURN or state.available != 0  # AGORA-TURN-04
    if kind == steps.PROGRESS:
        return state.board != 0
    if kind == steps.LIBRARY:
        return state.box != 0
    if kind == steps.DESTROY:
        theirs = state.city(1 - steps.seat_of(pending))
        return lane(theirs.counts, steps.argument_of(pending)) != 0
    if kind == steps.REVIVE:
        return state.any_discarded()
    if kind == steps.BID:
        return True
    if kind == steps.NEXT_WONDER:
        return False
    return OWNER_OF_STEP[kind].possible(state, pending)


def drawn_tokens(state: State, count: i64) -> i64:
    """Returns the tokens that a draw from the box would give now (DUEL-WND-05, DUEL-WND-06)."""
    return state.deal.draw(state.draws, state.box, count)


def fill_choices(state: State, buffer: vec[i64]) -> i64:
    """Writes all choices of the seat that must choose into a buffer; returns how many there are."""
    if state.victory != NOT_OVER:
        return 0
    pending = state.stack[state.depth - 1]
    kind = steps.kind_of(pending)
    if kind == steps.TURN:
        return fill_turn(state, steps.seat_of(pending), buffer)
    if kind == steps.DRAFT:
        return fill_mask(state.offer, DRAFT, 0, buffer, 0)
    if kind == steps.PROGRESS:
        return fill_mask(state.board, PROGRESS_TOKEN, 0, buffer, 0)
    if kind == steps.LIBRARY:
        return fill_mask(drawn_tokens(state, steps.argument_of(pending)), LIBRARY_TOKEN, 0, buffer, 0)
    if kind == steps.DESTROY:
        colors = BIT[steps.argument_of(pending)]
        return fill_cards(state, steps.seat_of(pending), colors, DESTROY_CARD, buffer)
    if kind == steps.REVIVE:
        count: i64 = 0
        word: i64 = 0
        while word < WORDS:
            count = fill_mask(state.discard_word(word), REVIVE_CARD, WORD_STARTS[word], buffer, count)
            word += 1
        return count
    if kind == steps.BEGIN:
        return fill_mask(3, BEGINS, 0, buffer, 0)
    if kind == steps.BID:
        return fill_bids(state, pending, buffer)
    return OWNER_OF_STEP[kind].fill(state, pending, buffer)


def fill_bids(state: State, pending: i64, buffer: vec[i64]) -> i64:
    """Writes the choices of a bid: let the opponent begin, or any higher bid they can pay (DUEL-SETUP-10)."""
    buffer[0] = CEDE
    count: i64 = 1
    coins = steps.argument_of(pending) + 1
    most = state.city(steps.seat_of(pending)).coins
    while coins <= most and coins <= STARTING_COINS:
        buffer[count] = BID + coins
        count += 1
        coins += 1
    return count


def fill_turn(state: State, seat: i64, buffer: vec[i64]) -> i64:
    """Writes the choices of a turn: build, discard, or use each available card (DUEL-TURN-02)."""
    mine = state.city(seat)
    theirs = state.city(1 - seat)
    purse = mine.purse()
    prices = price_list(mine, theirs)
    affordable: i64 = 0  # wonder numbers plus 1, one per lane
    found: i64 = 0
    unbuilt = mine.wonders & ~mine.standing
    while unbuilt != 0:
        wonder = first(unbuilt)
        unbuilt &= unbuilt - 1
        if total_of(wonder_price_at(mine, prices, wonder)) <= purse:
            affordable += (wonder + 1) * ONE[found]
            found += 1
    count: i64 = 0
    available = state.available
    cards = state.deal.cards
    places = (state.age - 1) * SLOTS
    verb: i64 = 0  # of the last card that is taken but not built
    fee: i64 = 0
    while available != 0:
        card = cards[places + first(available)]
        available &= available - 1
        taken_by = TAKEN_BY[card]
        if taken_by != 0:
            if taken_by != verb:
                verb = taken_by
                fee = OWNER_OF_KIND[CARDS[card].kind].fee(state, seat)
            if fee <= purse:
                buffer[count] = verb + card
                count += 1
        elif total_of(card_price_at(mine, theirs, prices, card)) <= purse:
            buffer[count] = BUILD + card
            count += 1
        buffer[count] = DISCARD + card
        count += 1
        wonders = affordable
        while wonders != 0:
            buffer[count] = WONDER + (wonders & LANE_MASK) - 1 + card * FIELD
            count += 1
            wonders >>= LANE
    for played in FILLING[state.deal.rules.mix]:
        count = played.fill_turn(state, seat, buffer, count)
    return count


def decider(state: State) -> i64:
    """Returns the seat that must choose, or -1 if the game is over."""
    if state.victory != NOT_OVER:
        return -1
    return steps.seat_of(state.stack[state.depth - 1])


def waiting_seats(state: State) -> tuple[int, ...]:
    """Returns the seat that must choose, if any."""
    seat = decider(state)
    if seat < 0:
        return ()
    return (int(seat),)


def codes_of(state: State, seat: i64) -> list[int]:
    """Returns all choices of the seat that must choose."""
    return choices_of(state)


def apply_by(state: State, seat: i64, choice: i64) -> None:
    """Carries out a choice of the seat that must choose."""
    apply(state, choice)


def choices_of(state: State) -> list[int]:
    """Returns all choices of the seat that must choose."""
    buffer = BLANK[:]
    return listed(buffer, fill_choices(state, buffer))
