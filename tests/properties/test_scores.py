"""The running score equals a score counted from the cards on the table."""

from typing import Any

from pharos.content import effects
from pharos.content.duel import load_duel
from tests.properties.random_play import moments

CONTENT = load_duel()
COLORS = {card.id: card.color for card in CONTENT.cards}
EFFECTS: dict[str, tuple[Any, ...]] = {
    **{card.id: card.effects for card in CONTENT.cards},
    **{wonder.id: wonder.effects for wonder in CONTENT.wonders},
    **{token.id: token.effects for token in CONTENT.progress},
}
CATEGORY = {"blue": "civilian", "green": "scientific", "yellow": "commercial", "purple": "guilds"}
COUNTED_COLORS = {
    "brown_and_grey_cards": ("brown", "grey"),
    "blue_cards": ("blue",),
    "green_cards": ("green",),
    "yellow_cards": ("yellow",),
    "red_cards": ("red",),
}


def counted(city: dict[str, Any], per: str) -> int:
    """Number of a counted thing in a city."""
    if per == "wonders":
        return sum(wonder["built"] for wonder in city["wonders"])
    if per == "coin_sets_of_3":
        return int(city["coins"]) // 3
    if per == "progress_tokens":
        return len(city["progress"])
    return sum(COLORS[card] in COUNTED_COLORS[per] for card in city["cards"])


def worth(name: str, city: dict[str, Any], rival: dict[str, Any]) -> int:
    """The points of one card, Wonder or token."""
    points = 0
    for effect in EFFECTS[name]:
        if isinstance(effect, effects.Points):
            points += effect.amount
        elif isinstance(effect, effects.PointsPer):
            widest = effect.scope == "max_city"
            points += effect.amount * max(
                counted(city, effect.per), counted(rival, effect.per) if widest else 0
            )
    return points


def score_sheet(position: dict[str, Any], seat: int) -> dict[str, int]:
    """The score sheet of a seat, counted from a position only."""
    city, rival = position["cities"][seat], position["cities"][1 - seat]
    sheet = dict.fromkeys(("civilian", "scientific", "commercial", "guilds"), 0)
    for card in city["cards"]:
        points = worth(card, city, rival)
        category = CATEGORY.get(COLORS[card])
        assert category or not points
        if category:
            sheet[category] += points
    sheet["wonders"] = sum(worth(wonder["id"], city, rival) for wonder in city["wonders"] if wonder["built"])
    sheet["progress"] = sum(worth(token, city, rival) for token in city["progress"])
    sheet["coins"] = city["coins"] // 3
    lead = position["pawn"] if seat == 0 else -position["pawn"]
    sheet["military"] = next(
        (points for first, points in ((9, 0), (6, 10), (3, 5), (1, 2)) if lead >= first), 0
    )
    return sheet | {"total": sum(sheet.values())}


def test_running_scores_are_those_of_the_position() -> None:
    highest = 0
    for seed in range(120):
        for game in moments(seed):
            position = game.position()
            assert game.scores() == [score_sheet(position, 0), score_sheet(position, 1)]
        result = game.result
        assert result is not None
        assert list(result.scores) == game.scores()
        highest = max(highest, *(sheet["guilds"] for sheet in result.scores))
        if result.victory == "civilian":
            rows = [(sheet["total"], sheet["civilian"]) for sheet in result.scores]
            assert result.winners == tuple(seat for seat in (0, 1) if rows[seat] == max(rows))
    assert highest > 10
