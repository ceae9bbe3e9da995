"""Checks additional content sets as a whole: rows and names."""

from __future__ import annotations

from collections.abc import Iterable

from pharos.content.classic import read_classic
from pharos.content.duel import read_duel
from pharos.content.loader import ContentError
from pharos.content.sets import ContentSet, read_sets
from pharos.texts import LANGUAGES, texts_of_set


def check_sets(folders: Iterable[str]) -> tuple[ContentSet, ...]:
    """Returns the sets in some folders; raises `ContentError` or `TextError` if anything in them is wrong."""
    sets = read_sets(folders)
    duel, classic = read_duel(sets=sets), read_classic(sets=sets)
    named = [("duel", "card", row.set, row.id) for row in duel.cards]
    named += [("duel", "wonder", row.set, row.id) for row in duel.wonders]
    named += [("duel", "progress", row.set, row.id) for row in duel.progress]
    named += [("duel", "god", row.set, row.id) for row in duel.gods]
    named += [("classic", "card", row.set, row.id) for row in classic.cards]
    named += [("classic", "leader", row.set, row.id) for row in classic.leaders]
    named += [("classic", "board", row.set, row.board) for row in classic.wonders]
    for one in sets:
        wanted = {f"{game}-{kind}-{id}" for game, kind, of_set, id in named if of_set == one.id}
        for lang in LANGUAGES:
            texts = texts_of_set(one.folder, lang)
            for key in sorted(wanted - set(texts)):
                raise ContentError(f"{one.id}: there is no name {key} in texts/en or texts/ru.")
            for key in sorted(set(texts) - wanted - {f"set-{one.id}"}):
                raise ContentError(f"{one.id}: the text {key} names no row of the set.")
    return sets
