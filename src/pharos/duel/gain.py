"""Gaining and losing components with their effects.

Cards, wonders, progress tokens, gods and conspiracies all pass through `gain`, so any effect works on any of
them. `City.gain` adds what lasts as long as the component is in the city; immediate effects
are applied here, in the order of DUEL-WONDER-07.
"""

from mypy_extensions import i64

from pharos.core.bits import BIT, first, lane, total
from pharos.duel.expansions import MIXES
from pharos.duel.military import advance
from pharos.duel.piece import WORD_STARTS, WORDS, Piece
from pharos.duel.pieces import CARDS, PROGRESS, WONDERS
from pharos.duel.science import forget, learn
from pharos.duel.state import NOT_OVER, City, State


def gain(state: State, seat: i64, piece: Piece) -> None:
    """Adds a component to a city: lasting effects, coins, shields, income, symbol, then pending steps."""
    mine = state.city(seat)
    mine.gain(piece)
    mine.coins += piece.gain
    if piece.gain_per != 0:
        counted = mine.counted(piece.gain_thing)
        if piece.gain_widest:
            others = state.city(1 - seat).counted(piece.gain_thing)
            if others > counted:
                counted = others
        mine.coins += piece.gain_per * counted
    if piece.unusual:
        gain_unusual(state, seat, piece)
    if piece.shields != 0:
        shields = piece.shields
        if piece.color >= 0:
            shields += lane(mine.extra_shields, piece.color)
        advance(state, seat, shields)
        if state.victory != NOT_OVER:
            return
    if state.senate is not None and piece.pays >= 0:
        pay_income(state, piece.pays)
    if piece.symbol >= 0:
        learn(state, seat, piece.symbol)
    if piece.asking:
        ask(state, seat, piece)


def gain_unusual(state: State, seat: i64, piece: Piece) -> None:
    """Applies rare immediate effects: extra turn, losses, coins on a god or per cube, looking at cards."""
    mine = state.city(seat)
    theirs = state.city(1 - seat)
    if piece.turn != 0:
        state.again = 1
    theirs.lose_coins(piece.loss)
    if piece.takes_half:
        coins = (theirs.coins + 1) // 2
        theirs.coins -= coins
        mine.coins += coins
    mine.god_coins += piece.god_coins
    senate = state.senate
    if senate is not None:
        mine.coins += piece.gain_per_cube * total(senate.cubes(seat))
        theirs.lose_coins(piece.loss_per_cube * total(senate.cubes(1 - seat)))
        if piece.looks_at_removed:
            senate.looked_age = state.age
            senate.looked_seat = seat
        if piece.looks_at_box:
            senate.search(seat, state.box)


def ask(state: State, seat: i64, piece: Piece) -> None:
    """Pushes the steps of a component in printed order; the first one is on top."""
    n = len(piece.asks) - 1
    while n >= 0:
        asked = piece.asks[n]
        state.push(asked[0], seat, asked[1])
        n -= 1
    if piece.leaves_work:
        state.due = 1


def pay_income(state: State, thing: i64) -> None:
    """Pays the income of decrees when either player has built, unless the game is over (AGORA-DEC-01,
    AGORA-DEC-07)."""
    senate = state.senate
    if senate is not None and state.victory == NOT_OVER:
        state.city0.coins += senate.income(state.city0.decrees, thing, state.age)
        state.city1.coins += senate.income(state.city1.decrees, thing, state.age)


def take_token(state: State, seat: i64, token: i64) -> None:
    """Adds a progress token to a city and applies it (DUEL-TOKEN-01)."""
    state.city(seat).progress |= BIT[token]
    gain(state, seat, PROGRESS[token])


# Losing


def lose(state: State, seat: i64, piece: Piece) -> None:
    """Removes a component from a city: lasting effects end, immediate ones stay (PAN-GOD-ANUBIS-02)."""
    mine = state.city(seat)
    mine.lose(piece)
    if piece.symbol >= 0:
        forget(state, seat, piece.symbol)
    if piece.fixed != 0 or piece.chained_price != 0:
        renew_prices(mine)


def lose_card(state: State, seat: i64, number: i64) -> None:
    """Removes a card from a city, with a Snake on it and the symbol it copied (PAN-GOD-NISABA-04)."""
    card = CARDS[number]
    lose(state, seat, card)
    pantheon = state.pantheon
    if pantheon is not None and pantheon.snake == number:
        pantheon.snake = -1
        forget(state, 1 - seat, card.symbol)


def take_over(state: State, seat: i64, number: i64) -> None:
    """Moves a built card of the opponent to a city, with its lasting effects but not the immediate ones."""
    lose_card(state, 1 - seat, number)
    card = CARDS[number]
    state.city(seat).gain(card)
    if card.symbol >= 0:
        learn(state, seat, card.symbol)


def lose_wonder(state: State, seat: i64, number: i64) -> None:
    """Removes a built wonder's effects (PAN-GOD-ANUBIS-01, AGORA-CON-SABOTAGE-01)."""
    state.city(seat).standing &= ~BIT[number]
    lose(state, seat, WONDERS[number])


def lose_token(state: State, seat: i64, number: i64) -> None:
    """Removes a progress token from a city (AGORA-CON-OBSCURANTISM-03)."""
    state.city(seat).progress &= ~BIT[number]
    lose(state, seat, PROGRESS[number])


def renew_prices(city: City) -> None:
    """Recomputes fixed prices after a loss: those that another component also gives remain."""
    fixed: i64 = 0
    chained: i64 = 0
    for piece in pieces_of(city):
        fixed |= piece.fixed
        if piece.chained_price != 0 and (chained == 0 or piece.chained_price < chained):
            chained = piece.chained_price
    city.fixed = fixed
    city.fixed_now &= fixed
    city.chained_price = chained


def pieces_of(city: City) -> list[Piece]:
    """Returns everything in a city with effects: cards, wonders, progress tokens, pieces of expansions."""
    pieces: list[Piece] = []
    word: i64 = 0
    while word < WORDS:
        cards = city.word(word)
        while cards != 0:
            pieces.append(CARDS[first(cards) + WORD_STARTS[word]])
            cards &= cards - 1
        word += 1
    built = city.standing
    while built != 0:
        pieces.append(WONDERS[first(built)])
        built &= built - 1
    tokens = city.progress
    while tokens != 0:
        pieces.append(PROGRESS[first(tokens)])
        tokens &= tokens - 1
    for one in MIXES.all:
        pieces += one.pieces_of(city)
    return pieces
