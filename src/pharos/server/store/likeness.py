"""Detects look-alike names: letters of other alphabets, accents, spaces, `rn` for `m`."""

from __future__ import annotations

import unicodedata
from functools import cache
from importlib import resources

GAPS = str.maketrans("", "", " _-.")
INVISIBLE = frozenset("\u115f\u1160\u3164\uffa0")
"""Invisible Unicode letters: the Hangul fillers."""


@cache
def _look_alikes() -> dict[int, str]:
    listed = resources.files("pharos.server.store").joinpath("look_alikes.txt").read_text(encoding="utf-8")
    rows = [line.split(" ") for line in listed.splitlines() if not line.startswith("#")]
    # Comparison ignores case, so a letter also looks like its capital; ASCII mappings take precedence.
    rows.sort(key=lambda row: row[0].isascii())
    looks = {letter.casefold(): like.casefold() for like, letters in rows for letter in letters}
    return {ord(letter): like for letter, like in looks.items() if len(letter) == 1 and letter != like}


def likeness(name: str) -> str:
    """Returns a normal form that is equal for names that look alike.

    >>> likeness("Anna B."), likeness("АnnаВ"), likeness("Modern"), likeness("m0dem"), likeness("Bi1I")
    ('annab', 'annab', 'modem', 'modem', 'blll')
    """
    name = _bare(_bare(name).casefold())
    for _ in range(2):  # a mapped letter may itself be mapped
        name = name.translate(_look_alikes())
    return name.translate(GAPS).replace("rn", "m").replace("vv", "w")


def _bare(name: str) -> str:
    """Removes accents and compatibility forms."""
    apart = unicodedata.normalize("NFKD", name)
    return "".join(letter for letter in apart if not unicodedata.combining(letter))
