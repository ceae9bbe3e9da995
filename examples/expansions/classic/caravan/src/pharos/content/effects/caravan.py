"""The effect of Caravan."""

from __future__ import annotations

from pharos.content.effects.shared import Amount, Effect


class ReceiveWare(Effect, frozen=True, tag="receive_ware"):
    """Take `count` wares from the top of the pile, unseen by the others."""

    count: Amount = 1
