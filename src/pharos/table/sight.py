"""How a choice looks to the others at the table.

Some choices name a thing that only the chooser sees: a card that is discarded face down or laid under
a stage, a leader that is drafted, a god that is placed face down, a conspiracy. A notation is shown to
the others only as far as this page says, so a verb that is not here tells nothing but itself.
"""

from __future__ import annotations

OPEN = "*"
HIDDEN = "?"

_COMMON = {"build": OPEN, "revive": OPEN, "skip": OPEN, "pass": OPEN}

_DUEL = _COMMON | {
    "draft": OPEN,
    "discard": OPEN,
    "wonder": OPEN,
    "progress": OPEN,
    "library": OPEN,
    "destroy": OPEN,
    "begin": OPEN,
    # Pantheon: a god is placed face down; the order of a stack is known to one player.
    "place": "?*",
    "activate": OPEN,
    "mythology": OPEN,
    "god": OPEN,
    "enki": OPEN,
    "snake": OPEN,
    "steal": OPEN,
    "strike": OPEN,
    "unbuild": OPEN,
    "raise": OPEN,
    "claim": OPEN,
    "minerva": OPEN,
    "sink": OPEN,
    "unleash": OPEN,
    # Agora: a conspiracy is secret until it is triggered, the place of the other one is seen.
    "recruit": OPEN,
    "influence": OPEN,
    "move": OPEN,
    "remove": OPEN,
    "conspire": OPEN,
    "keep": "?*",
    "prepare": "?*",
    "trigger": OPEN,
    "lock": OPEN,
    "take": OPEN,
    "play": OPEN,
    "swap": OPEN,
    "shift": OPEN,
    "demolish": OPEN,
}

_CLASSIC = _COMMON | {
    "recruit": OPEN,
    "copy": OPEN,
    "pay": OPEN,
    "board": OPEN,
}

_SHOWN: dict[str, dict[str, str]] = {"duel": _DUEL, "classic": _CLASSIC}
"""By game and verb, what each object of a choice is to the others; the last mark holds for the rest."""


def shown(game: str, notation: str) -> str:
    """The notation of a revealed choice as the others at the table see it.

    >>> shown("duel", "wonder:the_sphinx:altar")
    'wonder:the_sphinx:altar'
    >>> shown("classic", "stage:altar@left=0,right=2")
    'stage:?@left=0,right=2'
    >>> shown("classic", "city:discard:altar")
    'city:discard:?'
    """
    action, at, payment = notation.partition("@")
    words = action.split(":")
    prefix, words = (words[:1], words[1:]) if words[0] == "city" and len(words) > 1 else ([], words)
    marks = _SHOWN.get(game, {}).get(words[0], HIDDEN)
    seen = [word if _mark(marks, n) == OPEN else HIDDEN for n, word in enumerate(words[1:])]
    return ":".join([*prefix, words[0], *seen]) + at + payment


def _mark(marks: str, n: int) -> str:
    return marks[min(n, len(marks) - 1)]
