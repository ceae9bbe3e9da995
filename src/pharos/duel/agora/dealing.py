"""Converts Agora's part of a deal to plain data and back."""

from pharos.core.reader import Data, Reader
from pharos.duel.agora.conspiracy import CONSPIRACIES, CONSPIRACY_NUMBERS
from pharos.duel.agora.decrees import DECREE_NUMBERS, DECREES
from pharos.duel.deal import DECREES_DEALT, Deal


def deal_senate_data(deal: Deal) -> dict[str, object]:
    """Returns Agora's part of a deal as plain data."""
    return {
        "decrees": [DECREES[n].name for n in deal.decrees],
        "conspiracies": [CONSPIRACIES[n].name for n in deal.conspiracies],
    }


def read_deal_senate(reader: Reader, data: Data, deal: Deal) -> None:
    """Reads Agora's part of a deal; with Agora the removed cards are required, since they can matter."""
    decrees = reader.all_named(reader.items(data, "decrees"), "decree", DECREE_NUMBERS, "the decrees")
    if len(decrees) != DECREES_DEALT:
        reader.fault(f"a deal has {DECREES_DEALT} decrees")
    conspiracies = reader.all_named(
        reader.items(data, "conspiracies"), "conspiracy", CONSPIRACY_NUMBERS, "the deck"
    )
    if len(conspiracies) != len(CONSPIRACIES):
        reader.fault(f"a deal has {len(CONSPIRACIES)} conspiracies")
    if "removed" not in data:
        reader.fault("with Agora a deal names the removed cards")
    deal.put("decrees", decrees)
    deal.put("conspiracies", conspiracies)
