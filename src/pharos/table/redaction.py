"""How a choice looks to the others at the table.

Some choices name a thing that only the chooser sees: a card that is discarded face down or laid under
a stage, a leader that is drafted, a god that is placed face down, a conspiracy. The row of its verb
says what the others see; a verb without a row is an error, never a leak.
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
    """The notation of a revealed choice as the others at the table see it.

    >>> shown("duel", "wonder:the_sphinx:altar")
    'wonder:the_sphinx:altar'
    >>> shown("classic", "stage:altar@left=0,right=2")
    'stage:?@left=0,right=2'
    >>> shown("classic", "city:discard:altar")
    'city:discard:?'
    """
    return shown_by(VERBS[game], notation)
