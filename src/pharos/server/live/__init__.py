"""A table loaded into the memory of one server process."""

from pharos.server.live.audience import Watcher
from pharos.server.live.commits import NotOwner
from pharos.server.live.table import Answer, Errand, LiveTable

__all__ = ["Answer", "Errand", "LiveTable", "NotOwner", "Watcher"]
