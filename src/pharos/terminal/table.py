"""The table of any game, seen from a seat."""

from pharos.game import Game
from pharos.terminal import classic, duel
from pharos.terminal.paper import Paper
from pharos.terminal.words import Words


def show_table(paper: Paper, words: Words, game: Game, seat: int | None) -> None:
    """Everything the seat may see; a spectator sits where seat 0 sits."""
    data, scores = game.view(seat).data, game.scores()
    place = 0 if seat is None else seat
    if game.name == "duel":
        duel.show_table(paper, words, data, scores, place)
    else:
        classic.show_table(paper, words, data, scores, place)


def player_names(words: Words, game: Game, seat: int | None) -> list[str]:
    """What the seats are called at this table."""
    words.reader = seat if game.name == "duel" else None
    if game.name == "duel":
        if seat is None:
            return [words.say("seat", number=1), words.say("seat", number=2)]
        return [words.say("you") if other == seat else words.say("computer") for other in range(2)]
    return classic.player_names(words, game.view(seat).data, seat)
