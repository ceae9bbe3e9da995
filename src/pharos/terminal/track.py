"""The military track of Duel: the pawns, the military tokens, and who is ahead."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from pharos.content.duel import MilitaryToken, load_duel
from pharos.content.effects import Effect, OpponentLosesCoins, PlaceInfluence
from pharos.terminal.effects import effects_words
from pharos.terminal.lines import Data, Line, names, number, part_of
from pharos.terminal.paper import Paper
from pharos.terminal.words import Words

PAWN, MINERVA, SPACE = "●", "▲", "·"
PLACED, REMOVED = "+■", "-□"
"""Military tokens of Agora: place a cube, or remove one of the opponent's."""


def with_agora(data: Data) -> bool:
    """Whether the military tokens of Agora are used."""
    return "agora" in names(data, "expansions")


def minerva_of(data: Data) -> int | None:
    """Returns the space of the Minerva pawn, counted from the center toward seat 1."""
    space = part_of(data, "pantheon").get("minerva")
    return space if isinstance(space, int) else None


def space_words(words: Words, space: int) -> str:
    """Returns the text of a space: its distance from the center, and the side."""
    if space == 0:
        return words.say("middle")
    return words.say("space", n=abs(space), **words.player("side", 1 if space > 0 else 0))


def token_words(words: Words, data: Data, id: str) -> str:
    """Returns the text of a military token: its space and effect."""
    for token in _tokens(data):
        if token.id == id:
            does = ", ".join(_does(words, token, effect) for effect in token.effects)
            return words.say("military-token", space=space_words(words, token.space), does=does)
    return words.thing("token", id)


def _does(words: Words, token: MilitaryToken, effect: Effect) -> str:
    """Returns an effect of a token; whoever is pushed back is named, as both players' tokens are listed."""
    if isinstance(effect, OpponentLosesCoins):
        return words.say("token-loss", n=effect.amount, **words.player("who", token.seat))
    return effects_words(words, (effect,))


def track_lines(words: Words, data: Data, seat: int) -> Iterator[Line]:
    """Yields the lines of the track."""
    yield Line(words.say("track"), _track_words(words, data, seat))
    space = minerva_of(data)
    if space is not None:
        yield Line(words.say("minerva"), space_words(words, space))
    yield from _token_lines(words, data, seat)


def _token_lines(words: Words, data: Data, seat: int) -> Iterator[Line]:
    """Yields the remaining military tokens: those on the opponent's side first, then by distance."""
    lying = sorted(_lying_tokens(data), key=lambda token: (token.seat == seat, abs(token.space)))
    if lying:
        told = [token_words(words, data, token.id) for token in lying]
        yield Line(words.say("military-tokens"), "; ".join(told))


def _tokens(data: Data) -> tuple[MilitaryToken, ...]:
    track = load_duel().track
    return track.agora_tokens if with_agora(data) else track.tokens


def _lying_tokens(data: Data) -> list[MilitaryToken]:
    lying = names(data, "military_tokens")
    return [token for token in _tokens(data) if token.id in lying]


def _mark(token: MilitaryToken) -> str:
    for effect in token.effects:
        if isinstance(effect, OpponentLosesCoins):
            return str(-effect.amount)
    return PLACED if any(isinstance(effect, PlaceInfluence) for effect in token.effects) else REMOVED


def draw_track(paper: Paper, words: Words, data: Data, seat: int) -> None:
    """Draws the track from the perspective of the seat: its own capital on the left, tokens below their
    spaces."""
    track = load_duel().track
    pawn = number(data, "pawn") if seat == 0 else -number(data, "pawn")
    minerva = minerva_of(data)
    if minerva is not None and seat == 1:
        minerva = -minerva
    ends = {zone.last for zone in track.zones}
    above, below = Text(), Text()
    tokens = {token.space if seat == 0 else -token.space: _mark(token) for token in _lying_tokens(data)}
    for space in range(-track.capital, track.capital + 1):
        if space == pawn:
            above.append(PAWN, "bold red")
        elif space == minerva:
            above.append(MINERVA, "bold")
        else:
            above.append("|" if space == 0 else SPACE)
        below.append(tokens.get(space, "").rjust(1))
        after = space if space > 0 else -space - 1
        gap = "│" if after in ends and space not in (0, track.capital) else " "
        if space < track.capital:
            above.append(f" {gap} " if gap == "│" else " ")
        below.append(" " * max(0, above.cell_len - below.cell_len))
    left, right = f"{words.seat(seat)} ◄ ", f" ► {words.seat(1 - seat)}"
    margin = " " * len(left)
    paper.draw(Text.assemble((left, "dim"), above, (right, "dim")))
    if tokens:
        paper.draw(Text.assemble(margin, (below.plain.rstrip(), "dim")))
    paper.draw(Text.assemble((f"{words.say('track')}: ", "dim"), _track_words(words, data, seat)))
    if minerva is not None:
        told = space_words(words, minerva_of(data) or 0)
        paper.draw(Text.assemble((f"{MINERVA} {words.say('minerva')}: ", "dim"), told))
    if with_agora(data):  # the marks of these tokens are not self-explanatory
        for line in _token_lines(words, data, seat):
            paper.draw(Text.assemble((f"{line.label}: ", "dim"), line.said))


def _track_words(words: Words, data: Data, seat: int) -> str:
    track = load_duel().track
    pawn = number(data, "pawn") if seat == 0 else -number(data, "pawn")
    steps = abs(pawn)
    points = next((zone.points for zone in track.zones if zone.first <= steps <= zone.last), 0)
    if pawn == 0:
        return words.say("pawn-middle")
    leader = words.seat(seat if pawn > 0 else 1 - seat)
    told = words.say("pawn", who=leader, steps=steps, left=track.capital - steps)
    return f"{told}, {words.points(points)}"
