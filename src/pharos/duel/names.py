"""Components by name and by number, and what their backs show."""

from collections.abc import Sequence

from pharos.core.bits import members
from pharos.duel.piece import CARDS_IN_LOW_WORD, CONSPIRATOR, GUILD, POLITICIAN, TEMPLE, Piece
from pharos.duel.pieces import CARDS, PROGRESS, WONDERS

CARD_NUMBERS = {card.name: int(card.number) for card in CARDS}
WONDER_NUMBERS = {wonder.name: int(wonder.number) for wonder in WONDERS}
TOKEN_NUMBERS = {token.name: int(token.number) for token in PROGRESS}


def cards_in(lo: int, hi: int) -> list[str]:
    """The names of a set of cards."""
    return [CARDS[n].name for n in members(lo)] + [CARDS[n + CARDS_IN_LOW_WORD].name for n in members(hi)]


def names_in(mask: int, pieces: Sequence[Piece]) -> list[str]:
    """The names of a set of wonders or tokens."""
    return [pieces[n].name for n in members(mask)]


_BACKS = {
    int(GUILD): "guild",
    int(TEMPLE): "grand_temple",
    int(POLITICIAN): "senator",
    int(CONSPIRATOR): "senator",
}


def back_of(card: int) -> str:
    """What the back of a card shows (DUEL-SETUP-09, PAN-TEMPLE-06, AGORA-SETUP-15)."""
    return _BACKS.get(int(CARDS[card].kind), f"age_{CARDS[card].age}")
