"""A game that is set up from the position of another continues exactly like it."""

import json
from random import Random

import pharos
from tests.properties.random_play import in_the_middle, some_moments, step


def text(game: pharos.Game) -> str:
    return json.dumps(game.position())


def test_a_position_continues_identically() -> None:
    pending = ended = 0
    for seed in range(40):
        for game in some_moments(seed, share=0.05):
            again = pharos.from_position(json.loads(text(game)))
            pending += in_the_middle(game)
            assert text(again) == text(game)
            draw = Random(seed)
            while not game.over:
                assert [*map(str, again.choices(game.waiting[0]))] == [
                    *map(str, game.choices(game.waiting[0]))
                ]
                chosen = step(game, draw)
                again.choose(again.waiting[0], chosen)
                assert text(again) == text(game)
            assert again.result == game.result
            ended += 1
    assert pending > 50
    assert ended > 100


def test_views_and_explanations_survive_too() -> None:
    for seed in range(10):
        for game in some_moments(seed, share=0.1):
            again = pharos.from_position(game.position())
            for seat in (0, 1, None):
                assert json.dumps(again.view(seat).data) == json.dumps(game.view(seat).data)
            for seat in game.waiting:
                told = [game.explain(seat, choice).data() for choice in game.choices(seat)]
                assert [again.explain(seat, str(choice)).data() for choice in game.choices(seat)] == told


def test_a_finished_position_stays_finished() -> None:
    for seed in range(20):
        *_, game = some_moments(seed, share=1.0)
        again = pharos.from_position(game.position())
        assert again.over
        assert again.result == game.result


def test_a_record_from_a_position_is_replayed() -> None:
    for seed in range(10):
        game = next(some_moments(seed, share=0.02))
        begun = pharos.from_position(game.position())
        draw = Random(seed)
        while not begun.over:
            step(begun, draw)
        record = json.loads(json.dumps(begun.record()))
        assert json.dumps(pharos.replay(record).record()) == json.dumps(record)


def test_a_copy_is_independent() -> None:
    for seed in range(10):
        for game in some_moments(seed, share=0.05):
            before, other = text(game), game.copy()
            if not other.over:
                step(other, Random(1))
                assert text(game) == before
                assert text(other) != before
