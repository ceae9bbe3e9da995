"""Redacts choices for the other viewers.

Some choices contain a piece that only the acting player sees: a card discarded face down or placed under a
stage, a drafted leader, a god placed face down, a conspiracy. The table of verbs defines what others see; a
verb without a row is an error, never a leak.
"""

from __future__ import annotations

from functools import lru_cache

from pharos.classic import choices as classic
from pharos.core.verb import Verb
from pharos.core.verb import shown as shown_by
from pharos.duel import choices as duel

VERBS: dict[str, dict[str, Verb]] = {"duel": duel.VERB_NAMED, "classic": classic.VERB_NAMED}
"""The verbs of each game by name."""


@lru_cache(1 << 12)
def shown(game: str, notation: str) -> str:
    """Returns the notation of a revealed choice as other viewers see it.

    >>> shown("duel", "wonder:the_sphinx:altar")
    'wonder:the_sphinx:altar'
    >>> shown("classic", "stage:altar@left=0,right=2")
    'stage:?@left=0,right=2'
    >>> shown("classic", "city:discard:altar")
    'city:discard:?'
    """
    return shown_by(VERBS[game], notation)
