"""All errors, each with a message of one sentence. Nothing is half-applied when one is raised."""

from collections.abc import Mapping, Sequence


class PharosError(Exception):
    """The base class of all Pharos errors."""


class UnknownName(PharosError):
    """An unknown name of a game, expansion, option, or similar."""


class BadSeat(PharosError):
    """A seat that does not exist in this game."""


class InvalidDeal(PharosError):
    """A deal that is impossible with the game's components."""


class InvalidRecord(PharosError):
    """A record that is damaged or cannot be replayed."""


class InvalidPosition(PharosError):
    """An impossible position; `faults` lists everything wrong with it."""

    def __init__(self, faults: Sequence[str]) -> None:
        self.faults = tuple(faults)
        super().__init__(f"This position cannot be: {said(self.faults)}.")


MOST_SAID = 12


def said(faults: Sequence[str]) -> str:
    """Joins faults into one sentence, at most `MOST_SAID` of them."""
    more = len(faults) - MOST_SAID
    return "; ".join(faults[:MOST_SAID]) + (f"; and {more} more" if more > 0 else "")


class InvalidView(PharosError):
    """A view that is damaged or that no game matches."""


class IllegalChoice(PharosError):
    """A choice that the rules do not allow now.

    `reason` is the English sentence, `rule` the id of the rule behind it; with `key` and `args` a client can
    show the reason in another language.
    """

    def __init__(
        self, reason: str, rule: str, key: str = "", args: Mapping[str, object] | None = None
    ) -> None:
        self.reason = reason
        self.rule = rule
        self.key = key
        self.arguments = dict(args or {})
        super().__init__(reason)
