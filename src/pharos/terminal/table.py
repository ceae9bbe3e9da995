"""The table of either game, from the perspective of a seat."""

from pharos.game import Game
from pharos.terminal import classic, duel
from pharos.terminal.paper import Paper
from pharos.terminal.words import Words


def show_table(paper: Paper, words: Words, game: Game, seat: int | None) -> None:
    """Shows everything the seat may see; a spectator has the perspective of seat 0."""
    data, scores = game.view(seat).data, game.scores()
    place = 0 if seat is None else seat
    if game.name == "duel":
        duel.show_table(paper, words, data, scores, place)
    else:
        classic.show_table(paper, words, data, scores, place)


def player_names(words: Words, game: Game, seat: int | None) -> list[str]:
    """Returns the names of the seats."""
    words.reader = seat
    if game.name == "duel":
        if seat is None:
            return [words.say("seat", number=1), words.say("seat", number=2)]
        return [words.say("you") if other == seat else words.say("computer") for other in range(2)]
    return classic.player_names(words, game.view(seat).data, seat)
