"""The printed cost of a card or wonder."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

Units = Annotated[int, Meta(ge=0)]

RESOURCES = ("clay", "wood", "stone", "ore", "glass", "papyrus", "cloth")


class Cost(Struct, frozen=True, forbid_unknown_fields=True):
    """Coins and units of each resource; all zero if free."""

    coins: Units = 0
    clay: Units = 0
    wood: Units = 0
    stone: Units = 0
    ore: Units = 0
    glass: Units = 0
    papyrus: Units = 0
    cloth: Units = 0

    def units(self, resource: str) -> int:
        """Returns the units of one resource; the name must be one of ``RESOURCES``."""
        if resource not in RESOURCES:
            raise KeyError(resource)
        return int(getattr(self, resource))

    @property
    def resources(self) -> dict[str, int]:
        """The resources in the cost with their units."""
        return {resource: self.units(resource) for resource in RESOURCES if self.units(resource)}

    @property
    def free(self) -> bool:
        """Whether the cost is empty."""
        return self == Cost()
