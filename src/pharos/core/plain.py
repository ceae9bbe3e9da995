"""Validation of untrusted plain data: only JSON types, within limits of size and depth.

All outside input passes here first, so that later code can rely on data that is finite and shallow
enough to be shown in an error message.
"""

from collections.abc import Mapping

DEEPEST = 40
"""Positions, deals and views have fewer than ten levels; the meta data of a record is up to the user."""
MOST_PARTS = 100_000
LONGEST_TEXT = 1_000
"""Far more than any name, notation, or message in the program."""
LARGEST = 2**62


def fault_of(data: object, longest_text: int = LONGEST_TEXT) -> str | None:
    """Returns why data is not acceptable, as a clause, or None if it is."""
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
    """Returns a given value as text, shortened to fit in an error message."""
    if fault_of(value) is not None:
        if not isinstance(value, str):
            return "something that is too large"
        return repr(value[:longest] + "…")
    text = repr(value)
    return text if len(text) <= longest else text[:longest] + "…"
