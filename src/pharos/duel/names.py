"""Components by name and number, and their card backs."""

from librt.vecs import vec

from pharos.core.bits import members
from pharos.duel.piece import CONSPIRATOR, GUILD, POLITICIAN, TEMPLE, WORD_STARTS, WORDS, Piece
from pharos.duel.pieces import CARDS, PROGRESS, WONDERS
from pharos.duel.state import City, State

CARD_NUMBERS = {card.name: int(card.number) for card in CARDS}
WONDER_NUMBERS = {wonder.name: int(wonder.number) for wonder in WONDERS}
TOKEN_NUMBERS = {token.name: int(token.number) for token in PROGRESS}


def cards_in(holder: City | State) -> list[str]:
    """Returns the names of the cards in a city, or in the discard pile of a state."""
    word_of = holder.word if isinstance(holder, City) else holder.discard_word
    return [
        CARDS[n + int(WORD_STARTS[word])].name
        for word in range(int(WORDS))
        for n in members(int(word_of(word)))
    ]


def names_in(mask: int, pieces: vec[Piece]) -> list[str]:
    """Returns the names of a set of wonders or tokens."""
    return [pieces[n].name for n in members(mask)]


_BACKS = {
    int(GUILD): "guild",
    int(TEMPLE): "grand_temple",
    int(POLITICIAN): "senator",
    int(CONSPIRATOR): "senator",
}


def back_of(card: int) -> str:
    """Returns the back of a card (DUEL-SETUP-09, PAN-TEMPLE-06, AGORA-SETUP-15)."""
    return _BACKS.get(int(CARDS[card].kind), f"age_{CARDS[card].age}")
