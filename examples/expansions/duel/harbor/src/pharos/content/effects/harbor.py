"""The effect of Harbor."""

from __future__ import annotations

from pharos.content.effects.shared import Amount, Effect


class StowCrate(Effect, frozen=True, tag="stow_crate"):
    """Look at the crates on offer and keep one, `count` times."""

    count: Amount = 1
