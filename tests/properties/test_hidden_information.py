"""Nothing that a seat is shown depends on what it cannot know."""

import json
from random import Random

import pharos
from pharos.content.duel import load_duel
from tests.measure import many
from tests.properties.hidden import drawn_by, reshuffled
from tests.properties.random_play import in_the_middle, moments, some_moments

CONTENT = load_duel()
CARDS = [card.id for card in CONTENT.cards if not card.expansion]
WONDERS = [wonder.id for wonder in CONTENT.wonders if not wonder.expansion]
TOKENS = [token.id for token in CONTENT.progress if not token.expansion]
NOTATIONS = [
    *(f"{verb}:{card}" for verb in ("build", "discard", "destroy", "revive") for card in CARDS),
    *(f"wonder:{wonder}:{card}" for wonder in WONDERS for card in CARDS),
    *(f"draft:{wonder}" for wonder in WONDERS),
    *(f"{verb}:{token}" for verb in ("progress", "library") for token in TOKENS),
    *("begin:0", "begin:1", "pass", "nonsense"),
]


def shown(game: pharos.Game, seat: int | None, notations: list[str]) -> str:
    """All outputs for a seat: its view, its choices with their prices, and explanations."""
    view = game.view(seat)
    told: list[object] = [view.data, [str(choice) for choice in view.choices]]
    if seat is not None:
        told += [[str(choice), choice.price and choice.price.data()] for choice in game.choices(seat)]
        told += [game.explain(seat, notation).data() for notation in notations]
    return json.dumps(told)


def test_views_do_not_depend_on_what_is_hidden() -> None:
    positions = different = 0
    games = many(40, 12)
    for seed in range(games):
        draw = Random(seed)
        for game in moments(seed):
            if game.over:
                break
            positions += 1
            position = game.position()
            notations = draw.sample(NOTATIONS, 6)
            for viewer in (0, 1) if in_the_middle(game) else (None,):
                other = reshuffled(position, viewer, draw)
                different += other != position
                changed = pharos.from_position(other)
                for seat in (0, 1, None):
                    # what the viewer cannot know is also hidden from everyone who knows no more
                    if drawn_by(position, seat) <= drawn_by(position, viewer):
                        assert shown(changed, seat, notations) == shown(game, seat, notations)
    assert positions > 50 * games
    assert different > 0.99 * positions


def test_no_explanation_tells_what_is_hidden() -> None:
    for seed in range(3):
        draw = Random(seed)
        for game in some_moments(seed, share=0.05):
            if game.over:
                continue
            position = game.position()
            for seat in (0, 1):
                changed = pharos.from_position(reshuffled(position, seat, draw))
                assert shown(changed, seat, NOTATIONS) == shown(game, seat, NOTATIONS)


def test_the_drawn_tokens_are_seen_by_their_drawer_alone() -> None:
    draws = 0
    for seed in range(many(60, 30)):
        for game in moments(seed):
            data = game.view(None).data
            steps = data["steps"]
            assert isinstance(steps, list)
            if not steps or steps[-1]["step"] != "library":
                assert all("drawn" not in game.view(seat).data for seat in (0, 1, None))
                continue
            draws += 1
            drawer = game.waiting[0]
            assert "drawn" in game.view(drawer).data
            assert "drawn" not in game.view(1 - drawer).data
            assert "drawn" not in data
    assert draws > many(10, 4)


def test_face_down_cards_are_nowhere_in_a_view() -> None:
    for seed in range(20):
        for game in moments(seed):
            position = game.position()
            pyramid, removed, ages = position["pyramid"], position["removed"], position["ages"]
            assert isinstance(pyramid, list)
            assert isinstance(removed, list)
            assert isinstance(ages, list)
            hidden = [place["card"] for place in pyramid if place and "back" in place]
            hidden += [card for part in (*removed, *ages) for card in part]
            views = [game.view(seat).data for seat in (0, 1, None)]
            told = json.dumps(
                [{name: field for name, field in view.items() if name != "steps"} for view in views]
            )
            assert not [card for card in hidden if f'"{card}"' in told]
