"""Converts a deal of Duel to plain data and back."""

from librt.vecs import vec
from mypy_extensions import i64

from pharos.core.bits import mask_of
from pharos.core.errors import InvalidDeal
from pharos.core.reader import Data, Reader
from pharos.duel.deal import GUILDS_ADDED, SENATORS_ADDED, Deal
from pharos.duel.expansions import MIXES
from pharos.duel.layout import layout_of
from pharos.duel.names import CARD_NUMBERS, TOKEN_NUMBERS, WONDER_NUMBERS, back_of, names_in
from pharos.duel.piece import GUILD
from pharos.duel.pieces import CARDS, PROGRESS, SETUP, WONDERS
from pharos.duel.rules import Rules
from pharos.duel.turn import WONDERS_DRAFTED

PARTS = ("first", "wonders", "progress", "box", "ages", "removed")


def slots_of(deal: Deal, n: int) -> int:
    """Returns the size of the structure of the n-th age, ages from 0."""
    return int(layout_of(n + 1, deal.rules.mix).slots)


def deal_data(deal: Deal) -> dict[str, object]:
    """Returns a deal as plain data, with every card in layout order."""
    data: dict[str, object] = {
        "first": int(deal.first),
        "wonders": [WONDERS[n].name for n in deal.wonders],
        "progress": names_in(deal.board, PROGRESS),
        "box": [PROGRESS[n].name for n in deal.box],
        "ages": [
            [CARDS[deal.card_at(age + 1, slot)].name for slot in range(slots_of(deal, age))]
            for age in range(3)
        ],
        "removed": [[CARDS[n].name for n in list(deal.removed)[3 * age : 3 * age + 3]] for age in range(3)],
    }
    for one in MIXES.played(int(deal.rules.mix)):
        data |= one.deal_data(deal)
    return data


def read_deal(data: Data, rules: Rules) -> Deal:
    """Returns the deal of plain data; raises `InvalidDeal` with the first fault."""
    reader = Reader()
    deal = Deal(rules)
    played = MIXES.played(int(rules.mix))
    reader.only(data, (*PARTS, *(part for one in played for part in one.deal_parts())), "a deal")
    deal.first = reader.number(data, "first", 0, 1)
    wonders = reader.all_named(reader.items(data, "wonders"), "wonder", WONDER_NUMBERS, "the wonders")
    if len(wonders) != WONDERS_DRAFTED:
        reader.fault(f"a deal has {WONDERS_DRAFTED} wonders")
    deal.put("wonders", wonders)
    board = reader.all_named(reader.items(data, "progress"), "token", TOKEN_NUMBERS, "the board")
    box = reader.all_named(reader.items(data, "box"), "token", TOKEN_NUMBERS, "the box")
    if len(board) != SETUP.progress_tokens_on_board or len(board) + len(box) != len(rules.tokens):
        reader.fault(
            f"{SETUP.progress_tokens_on_board} progress tokens lie on the board, all others in the box"
        )
    deal.board = mask_of(board)
    deal.put("box", box)
    gone, cards = read_decks(reader, data)
    for n in range(3):
        if not cards[n]:
            reader.fault(f"age {n + 1} must have {slots_of(deal, n)} cards")
        if not reader.faults:
            fill_age(reader, deal, n, gone[n], cards[n], True)
    check_in_play(reader, deal)
    for one in played:
        one.read_deal(reader, data, deal)
    if reader.faults:
        raise InvalidDeal(f"This deal cannot be: {reader.faults[0]}.")
    return deal


def read_decks(reader: Reader, data: Data) -> tuple[list[list[int]], list[list[int]]]:
    removed = [
        reader.all_named(part, "card", CARD_NUMBERS, f"the removed cards of age {n + 1}")
        for n, part in enumerate(reader.lists(data, "removed", 3))
    ]
    coming = [
        reader.all_named(part, "card", CARD_NUMBERS, f"the cards of age {n + 1}")
        for n, part in enumerate(reader.lists(data, "ages", 3))
    ]
    return removed, coming


def fill_age(
    reader: Reader,
    deal: Deal,
    n: int,
    removed: list[int],
    coming: list[int],
    needed: bool,
    played: bool = False,
) -> None:
    unseen = [int(card) for card in deal.rules.decks[n] if ("card", CARDS[card].name) not in reader.places]
    removed = removed or unseen[: int(SETUP.removed_cards_per_deck)]
    for slot, card in enumerate(removed[: int(SETUP.removed_cards_per_deck)]):
        deal.removed[3 * n + slot] = card
    if len(removed) + played != SETUP.removed_cards_per_deck:
        reader.fault(f"of age {n + 1} {SETUP.removed_cards_per_deck} cards must be removed")
    if any(back_of(card) != f"age_{n + 1}" for card in removed):
        reader.fault(f"a card removed from age {n + 1} is not of that deck")
    if not needed:
        return
    if not coming:
        coming = [card for card in unseen if card not in removed]
        if n == 2:
            coming += _unplaced(reader, deal.rules.temples if deal.pantheon else deal.rules.guilds)[
                : int(GUILDS_ADDED)
            ]
        if deal.agora:
            senators = [card for card in _unplaced(reader, deal.rules.senators) if deal.slot_of[card] < 0]
            coming += senators[: int(SENATORS_ADDED[n])]
    _check_age(reader, deal, n, coming)
    wrong = [CARDS[card].name for card in coming if CARDS[card].age not in (0, n + 1)]
    if wrong:
        reader.fault(f"{wrong[0]} is not a card of age {n + 1}")
    if len(coming) != slots_of(deal, n):
        reader.fault(f"age {n + 1} must have {slots_of(deal, n)} cards to come")
        return
    for slot, card in enumerate(coming):
        deal.lay(n + 1, slot, card)


def check_in_play(reader: Reader, deal: Deal) -> None:
    """Checks that all components are in play; with Pantheon there are no guilds (PAN-SETUP-11)."""
    rules = deal.rules
    cards = {int(n) for deck in (*rules.decks, rules.guilds, rules.temples, rules.senators) for n in deck}
    for kind, numbers, pieces in (
        ("card", CARD_NUMBERS, CARDS),
        ("wonder", WONDER_NUMBERS, WONDERS),
        ("token", TOKEN_NUMBERS, PROGRESS),
    ):
        for name in numbers:
            if (kind, name) not in reader.places:
                continue
            piece = pieces[numbers[name]]
            if piece.of_set & ~rules.sets or (
                kind == "card" and rules.has(piece) and piece.number not in cards
            ):
                reader.fault(f"the {kind} {name} is not in the content sets of this game")
            elif not rules.has(piece):
                reader.fault(f"the {kind} {name} does not belong to this game without its expansion")
            elif deal.pantheon and kind == "card" and piece.kind == GUILD:
                reader.fault(f"with Pantheon the guild {name} is not in play")


def _check_age(reader: Reader, deal: Deal, n: int, cards: list[int]) -> None:
    """Checks that the structure of an age has the right number of cards of each back."""
    backs = [back_of(card) for card in cards]
    last = int(GUILDS_ADDED) if n == 2 else 0
    for back, named, count in (
        ("guild", "guilds", 0 if deal.pantheon else last),
        ("grand_temple", "Grand Temples", last if deal.pantheon else 0),
        ("senator", "Senators", int(SENATORS_ADDED[n]) if deal.agora else 0),
    ):
        if backs.count(back) != count:
            reader.fault(f"age {n + 1} has {backs.count(back)} {named}, not {count}")


def _unplaced(reader: Reader, cards: vec[i64]) -> list[int]:
    return [int(card) for card in cards if ("card", CARDS[card].name) not in reader.places]
