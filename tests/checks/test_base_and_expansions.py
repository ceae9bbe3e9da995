"""The base of a game depends on no expansion; remaining imports are listed here, and may only decrease.

Only the lists of expansions must name them.
"""

import re
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src" / "pharos"
EXPANSIONS = {"duel": "pantheon|agora", "classic": "leaders|cities"}
STILL_IMPORTING = {
    "duel": {"state"},  # the boards of both expansions are fields that every choice reads
    "classic": {"build", "score"},  # as hooks, rewards and points of leaders took 5 % of the speed
}
LISTS = {"expansions"}


def importing(game: str) -> set[str]:
    """Returns the base files of a game that import from one of its expansions."""
    base = SOURCE / game
    wanted = re.compile(
        rf"^from pharos\.{game}(\.({EXPANSIONS[game]})\b| import .*\b({EXPANSIONS[game]})\b)", re.M
    )
    files = [*base.glob("*.py"), *base.glob("zones/*.py")]
    return {
        file.relative_to(base).with_suffix("").as_posix()
        for file in files
        if wanted.search(file.read_text(encoding="utf-8"))
    }


def test_no_other_base_file_imports_from_an_expansion() -> None:
    for game, still in STILL_IMPORTING.items():
        added = importing(game) - still - LISTS
        assert not added, f"{game}: {', '.join(sorted(added))} must ask the owner instead"


def test_what_is_free_of_expansions_is_struck_off() -> None:
    for game, still in STILL_IMPORTING.items():
        assert still <= importing(game), f"{game}: strike off {', '.join(sorted(still - importing(game)))}"
