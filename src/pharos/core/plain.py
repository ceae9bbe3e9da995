"""Plain data at the door: what JSON can hold, of a size that somebody meant.

Whatever comes in from outside passes here first, so that everything behind it may look at the data
without fear: nothing is endless, nothing is too deep to be shown in a sentence.
"""

from collections.abc import Mapping

DEEPEST = 40
"""Positions, deals and views have fewer than ten levels; what people keep beside a record has its own."""
MOST_PARTS = 100_000
LONGEST_TEXT = 1_000
"""No name, no notation and no sentence of ours comes near it."""
LARGEST = 2**62


def fault_of(data: object, longest_text: int = LONGEST_TEXT) -> str | None:
    """What keeps some data from being plain, as a clause, or None."""
    level: list[object] = [data]
    parts = 0
    for _ in range(DEEPEST):
        below: list[object] = []
        parts += len(level)
        if parts > MOST_PARTS:
            return f"has more than {MOST_PARTS:,} parts"
        for value in level:
            if isinstance(value, str):
                if len(value) > longest_text:
                    return f"has a text of more than {longest_text:,} characters"
            elif value is None or isinstance(value, bool | float):
                pass
            elif isinstance(value, int):
                if not -LARGEST < value < LARGEST:
                    return "has a number that is too large"
            elif isinstance(value, list | tuple):
                below.extend(value)
            elif isinstance(value, Mapping):
                for name in value:
                    if not isinstance(name, str) or len(name) > longest_text:
                        return "has a name that is not a short text"
                below.extend(value.values())
            else:
                return "has something that JSON does not know"
        if not below:
            return None
        level = below
    return f"is nested more than {DEEPEST} levels deep"


def shown(value: object, longest: int = 60) -> str:
    """Something that was given, short enough for a sentence."""
    if fault_of(value) is not None:
        if not isinstance(value, str):
            return "something that is too large"
        return repr(value[:longest] + "…")
    text = repr(value)
    return text if len(text) <= longest else text[:longest] + "…"
