"""What each printed effect of Pantheon means in numbers."""

from typing import Final

from pharos.duel.effects import Reader

READERS: Final[dict[str, Reader]] = {}
