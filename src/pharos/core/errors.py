"""What goes wrong, each in one clear sentence. Nothing is half-applied when one is raised."""

from collections.abc import Mapping, Sequence


class PharosError(Exception):
    """The root of everything Pharos refuses."""


class UnknownName(PharosError):
    """A game, expansion, option or other name that does not exist."""


class BadSeat(PharosError):
    """A seat that is not at the table."""


class InvalidDeal(PharosError):
    """A deal that the components cannot make."""


class InvalidRecord(PharosError):
    """A record that is damaged or cannot be replayed."""


class InvalidPosition(PharosError):
    """A position that cannot be; `faults` names everything wrong with it."""

    def __init__(self, faults: Sequence[str]) -> None:
        self.faults = tuple(faults)
        super().__init__(f"This position cannot be: {said(self.faults)}.")


MOST_SAID = 12


def said(faults: Sequence[str]) -> str:
    """Faults in one sentence, not all where they are many."""
    more = len(faults) - MOST_SAID
    return "; ".join(faults[:MOST_SAID]) + (f"; and {more} more" if more > 0 else "")


class InvalidView(PharosError):
    """A view that no game fits, or that is damaged."""


class IllegalChoice(PharosError):
    """A choice the rules do not allow now.

    `reason` is the sentence, `rule` the id of the rule behind it; `key` and `args` let a client
    say the same in another language.
    """

    def __init__(
        self, reason: str, rule: str, key: str = "", args: Mapping[str, object] | None = None
    ) -> None:
        self.reason = reason
        self.rule = rule
        self.key = key
        self.arguments = dict(args or {})
        super().__init__(reason)
