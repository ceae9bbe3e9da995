"""Detects players of a rated game who share a network address. Addresses are never stored."""

from __future__ import annotations

import ipaddress

from pharos.table import CommandRejected, Person, Table
from pharos.wire.summary import persons


def tells_apart(address: str | None) -> bool:
    """Returns whether an address identifies a client; loopback may be that of an unconfigured proxy.

    >>> tells_apart("203.0.113.5"), tells_apart("2001:db8::/64"), tells_apart("127.0.0.1"), tells_apart(None)
    (True, True, False, False)
    """
    try:
        return address is not None and not ipaddress.ip_network(address).is_loopback
    except ValueError:
        return False


class Addresses:
    """The addresses of the players at one table, as far as this process knows them."""

    def __init__(self, owner: str, origin: str | None) -> None:
        self._of = {owner: origin} if origin is not None and tells_apart(origin) else {}

    def sits(self, table: Table, person: Person, address: str | None) -> None:
        """Records the address of a player who takes a seat; rejects one that another player uses."""
        others = {other.id for _, other in persons(table)} - {person.id}
        if any(self._of.get(other) == address for other in others):
            raise CommandRejected("table-refused-rated-address", kind="forbidden")
        self._of[person.id] = address or ""

    def plays(self, table: Table, person: Person, address: str | None) -> None:
        """Records the address of a seated player."""
        if table.seat_of(person.id) is not None:
            self._of[person.id] = address or ""

    def shared(self, table: Table) -> bool:
        """Returns whether two players are known to share an address."""
        known = [self._of[one.id] for _, one in persons(table) if one.id in self._of]
        return len(set(known)) < len(known)
