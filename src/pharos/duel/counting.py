"""Points per counted thing."""

from librt.vecs import vec
from mypy_extensions import i64

from pharos.core.bits import first
from pharos.duel.piece import Piece
from pharos.duel.state import City


def counted_points(piece: Piece, mine: City, theirs: City) -> i64:
    """Returns what one piece scores."""
    counted = mine.counted(piece.points_thing)
    if piece.points_widest:
        others = theirs.counted(piece.points_thing)
        if others > counted:
            counted = others
    return piece.points_per * counted


def points_of(pieces: vec[Piece], counting: i64, mine: City, theirs: City) -> i64:
    """Returns what a set of wonders, tokens or gods of a city scores."""
    scored: i64 = 0
    while counting != 0:
        scored += counted_points(pieces[first(counting)], mine, theirs)
        counting &= counting - 1
    return scored
