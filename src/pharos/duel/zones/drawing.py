"""Shared parts of all zones of Duel: shapes of names, and a view that is completed to a position."""

from pharos.core.chance import Chance, shuffled
from pharos.core.reader import Data
from pharos.core.shape import Name, Several, Whole
from pharos.core.zone import Written as Written
from pharos.duel.names import CARD_NUMBERS, TOKEN_NUMBERS, WONDER_NUMBERS, back_of
from pharos.duel.piece import COLORS
from pharos.duel.pieces import CARDS, PROGRESS
from pharos.duel.rules import Rules
from pharos.duel.state import State
from pharos.duel.turn import WONDERS_DRAFTED

CARD, WONDER, TOKEN = (
    Name("card", CARD_NUMBERS),
    Name("wonder", WONDER_NUMBERS),
    Name("progress token", TOKEN_NUMBERS),
)
SEAT, COLORS_LISTED = Whole(0, 1), Several(Name("color", COLORS), len(COLORS))
TOKENS, CARDS_LISTED = Several(TOKEN, len(PROGRESS)), Several(CARD, len(CARDS))
BACKS = sorted({back_of(int(card.number)) for card in CARDS})
SEATS = (0, 1)


def laid_out(state: State) -> bool:
    """Returns whether the structure is laid out; with an expansion it is during the draft, too."""
    return bool(state.drafted == WONDERS_DRAFTED or state.present)


class Drawing:
    """A view to be completed to a position, with the unseen cards shuffled, by back."""

    def __init__(self, view: Data, rules: Rules, chance: Chance) -> None:
        self.view, self.rules, self.chance = view, rules, chance
        self.position: Written = {name: value for name, value in view.items() if name != "waiting"}
        self.drawn: list[str] = self.position.pop("drawn", [])
        decks = (*rules.decks, rules.temples if rules.pantheon else rules.guilds, rules.senators)
        seen = {CARD_NUMBERS[name] for name in self._seen()}
        self.piles = [shuffled(chance, [int(card) for card in deck if card not in seen]) for deck in decks]
        self.by_back = {back_of(int(deck[0])): pile for deck, pile in zip(decks, self.piles, strict=True)}

    def _seen(self) -> list[str]:
        view = self.position
        seen = [*view["discard"]]
        for city in view["cities"]:
            seen += city["cards"]
            seen += [lying["card"] for lying in city["wonders"] if "card" in lying]
            seen += [lying["card"] for lying in city.get("conspiracies", []) if "card" in lying]
        seen += [place["card"] for place in view["pyramid"] if place and "card" in place]
        return seen + [card for cards in view.get("removed", []) for card in cards if card is not None]
