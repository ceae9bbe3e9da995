"""Converts Pantheon's part of a deal to plain data and back."""

from collections.abc import Mapping

from librt.vecs import vec
from mypy_extensions import i64

from pharos.core.plain import shown
from pharos.core.reader import Data, Reader
from pharos.duel.deal import RESHUFFLES, Deal
from pharos.duel.pantheon.activation import OFFERINGS
from pharos.duel.pantheon.gods import GODS, MYTHOLOGY_NAMES, PRINTED, STACK
from pharos.duel.pieces import PROGRESS

GOD_NUMBERS = {god.name: int(god.number) for god in GODS}
TOKENS_PRINTED = [mythology.tokens for mythology in PRINTED.mythologies]
TOKENS_IN_PLAY = PRINTED.setup.mythology_tokens_used


def deal_gods_data(deal: Deal) -> dict[str, object]:
    """Returns Pantheon's part of a deal as plain data."""
    return {
        "mythology": [MYTHOLOGY_NAMES[n] for n in deal.mythology],
        "offerings": [int(value) for value in deal.offerings],
        "gods": {
            name: [GODS[god].name for god in list(deal.gods)[n * int(STACK) : (n + 1) * int(STACK)]]
            for n, name in enumerate(MYTHOLOGY_NAMES)
        },
        "reshuffles": [[PROGRESS[token].name for token in order] for order in deal.reshuffles],
    }


def read_deal_gods(reader: Reader, data: Data, deal: Deal) -> None:
    """Reads Pantheon's part of a deal (PAN-SETUP-03, PAN-SETUP-06, PAN-SETUP-09)."""
    tokens = [MYTHOLOGY_NAMES.index(str(n)) for n in reader.items(data, "mythology") if n in MYTHOLOGY_NAMES]
    if len(tokens) != TOKENS_IN_PLAY or len(reader.items(data, "mythology")) != TOKENS_IN_PLAY:
        reader.fault(f"a deal has {TOKENS_IN_PLAY} Mythology tokens")
    if any(tokens.count(n) > TOKENS_PRINTED[n] for n in tokens):
        reader.fault("there are not so many Mythology tokens of one kind")
    deal.put("mythology", tokens)
    offerings = [read_offering(reader, value, "the offerings") for value in reader.items(data, "offerings")]
    found = [n for n in offerings if n is not None]
    if len(found) != len(OFFERINGS):
        reader.fault(f"a deal has {len(OFFERINGS)} Offering tokens")
    deal.put("offerings", [OFFERINGS[n] for n in found])
    stacks = data.get("gods")
    gods: list[int] = []
    if not isinstance(stacks, Mapping):
        reader.fault("gods must be an object by mythology")
        stacks = {}
    for n, name in enumerate(MYTHOLOGY_NAMES):
        stack = reader.all_named(reader.items(stacks, name), "god", GOD_NUMBERS, f"the {name} stack")
        if sorted(stack) != sorted(int(god) for god in deal.rules.gods[n]):
            reader.fault(f"the {name} stack must hold its {STACK} gods")
        gods += stack
    deal.put("gods", gods)
    box = {PROGRESS[token].name: int(token) for token in deal.box}
    for order in reader.lists(data, "reshuffles", RESHUFFLES):
        if sorted(map(str, order)) != sorted(box):
            reader.fault("each of the reshuffles is an order of the tokens in the box")
            continue
        deal.reshuffles.append(vec[i64]([box[str(name)] for name in order]))


def read_offering(reader: Reader, value: object, place: str) -> int | None:
    """Returns the index of an offering token by its value."""
    if isinstance(value, bool) or not isinstance(value, int):
        reader.fault(f"there is no offering {shown(value)} ({place})")
        return None
    return reader.named(str(value), "offering", {str(n): k for k, n in enumerate(OFFERINGS)}, place)


def blank_deal(deal: Deal) -> None:
    """Fills in placeholder tokens for a position, which specifies where its tokens are."""
    deal.put("mythology", [0] * TOKENS_IN_PLAY)
    deal.put("offerings", list(OFFERINGS))
