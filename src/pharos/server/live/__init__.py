"""A table loaded into the memory of one server process."""

from pharos.server.live.audience import Watcher
from pharos.server.live.commits import NotOwner
from pharos.server.live.table import Errand, LiveTable

__all__ = ["Errand", "LiveTable", "NotOwner", "Watcher"]
