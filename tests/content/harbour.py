"""Checks that need the content set of tests/content_sets to be loaded; runs in a process of its own.

    PHAROS_CONTENT=tests/content_sets python -m tests.content.harbour

The engine reads its content only once, so the tests start this with the set in the environment.
"""

import hashlib
import json
from collections import Counter
from random import Random
from typing import Any

import pytest

import pharos
from pharos.ai import agent as agent_named
from pharos.ai.search.duel.worth import WONDER_FIXED
from pharos.classic.boards import BOARDS
from pharos.content.sets import sets_for
from pharos.core.errors import InvalidRecord
from pharos.duel.names import WONDER_NUMBERS
from pharos.research.encoding import encoding
from pharos.research.exchange import from_csv, to_7wd, to_csv
from pharos.terminal.about import found_things
from pharos.terminal.effects import effects_words
from pharos.terminal.words import Words
from tests.playthroughs.kept import print_of, records
from tests.research.test_encoding import PRINTED as ENCODED

SET = {"harbour": "1"}
GAMES: list[tuple[str, int, tuple[str, ...]]] = [
    ("duel", 2, ()),
    ("duel", 2, ("pantheon", "agora")),
    ("classic", 4, ()),
    ("classic", 2, ("leaders",)),
    ("classic", 5, ("leaders", "cities")),
]
MINE = ("harbour_beacon", "harbour_granary", "portunus", "fish_market", "lighthouse_keeper", "admiralty")


def kept_games_replay() -> None:
    """Records and deals with printed content only do not mention the loaded set."""
    for record in records():
        dealt = pharos.new_game(
            record["game"],
            players=record["players"],
            expansions=record["expansions"],
            options=record["options"],
            seed=record["meta"]["seed"],
        )
        assert dealt.deal == record["deal"]
        game = pharos.replay(record)
        assert [print_of(dealt), print_of(game)] == record["meta"]["prints"]
        assert "content" not in game.record()


def games_are_played() -> None:
    """Random games with the set: view, sample, position and record include it."""
    seen: set[str] = set()
    boards: set[str] = set()
    for name, players, expansions in GAMES:
        for seed in range(6):
            game = pharos.new_game(name, players=players, expansions=expansions, seed=seed, content=SET)
            chance = Random(seed)
            made = 0
            while not game.over:
                seat = game.waiting[0]
                choice = chance.choice(game.choices(seat))
                seen |= set(str(choice).split("@")[0].split(":"))
                game.choose(seat, choice)
                made += 1
                if made % 23 == 0 and not game.over:
                    assert game.view(game.waiting[0]).sample(seed).content == SET
                    again = pharos.from_position(json.loads(json.dumps(game.position())))
                    assert again.position() == game.position()
            record = json.loads(json.dumps(game.record()))
            assert record["content"] == SET
            assert pharos.replay(record).position() == game.position()
            (read,) = from_csv(to_csv([record]))
            assert {**read, "meta": None} == {**record, "meta": None}
            if name == "duel" and not expansions:
                with pytest.raises(InvalidRecord, match="does not know the content set harbour"):
                    to_7wd(record)
            if name == "classic":
                boards |= {str(city["wonder"]) for city in record_cities(game)}
    assert seen.issuperset((*MINE, "dionysius")), set(MINE) - seen
    assert boards & {"syracuse_a", "syracuse_b"}


def record_cities(game: pharos.Game) -> list[dict[str, object]]:
    """The cities of a position."""
    cities = game.position()["cities"]
    assert isinstance(cities, list)
    return cities


def names(value: object) -> list[str]:
    """A list of names."""
    assert isinstance(value, list)
    return value


def cards(deal: dict[str, object]) -> list[str]:
    """All cards in the hands of a deal."""
    hands: Any = deal["hands"]
    return [card for age in hands for hand in age for card in hand]


def replaced_cards_are_gone() -> None:
    """A card or god that replaces another one takes its place, with the same number of copies."""
    changed = {"tavern": "fish_market", "school": "lighthouse_keeper", "arsenal": "admiralty"}
    plain = pharos.new_game("classic", players=4, seed=5).deal
    mine = pharos.new_game("classic", players=4, seed=5, content=SET).deal
    guilds = {*names(plain["guilds"]), *names(mine["guilds"])}
    counted = Counter(changed.get(card, card) for card in cards(plain) if card not in guilds)
    assert counted == Counter(card for card in cards(mine) if card not in guilds)
    gods = pharos.new_game("duel", expansions=["pantheon"], seed=5, content=SET).deal["gods"]
    assert isinstance(gods, dict)
    assert "portunus" in gods["roman"]
    assert "mars" not in gods["roman"]


def refusal(**asked: Any) -> str:
    """Returns why a game of Duel cannot start this way."""
    try:
        pharos.new_game("duel", **asked)
    except pharos.PharosError as error:
        return str(error)
    return ""


def what_is_wrong_is_said() -> None:
    """A set that is not loaded, or in another version, is rejected with one sentence."""
    for content, sentence in (
        (["desert"], "The content set 'desert' is not loaded (available: harbour)."),
        ({"harbour": "7"}, "The content set harbour is loaded in version 1, not '7'."),
        ("harbour", "The content of a game is a list of sets, or sets with their versions."),
    ):
        assert refusal(seed=1, content=content) == sentence
    deal = pharos.new_game("duel", seed=1).deal
    deal["wonders"] = ["harbour_beacon", *names(deal["wonders"])[1:]]
    assert "is not in the content sets of this game" in refusal(deal=deal)


def opponents_take_it_for_what_it_does() -> None:
    """The first estimate prices the effects, and the levels play such games to their end."""
    worths = {name: WONDER_FIXED[number] for name, number in WONDER_NUMBERS.items()}
    assert worths["harbour_granary"] > 3.0
    assert worths["harbour_beacon"] > 3.0
    for name, players, expansions in (("duel", 2, ("pantheon",)), ("classic", 3, ("leaders",))):
        game = pharos.new_game(name, players=players, expansions=expansions, seed=11, content=sets_for(name))
        agents = [agent_named("builder", seat, simulations=12) for seat in range(players)]
        while not game.over:
            seat = game.waiting[0]
            game.choose(seat, agents[seat].choose(game.view(seat)))


def terminal_knows_it() -> None:
    """Names in both languages, and effects as text."""
    assert Words("ru", "duel").thing("wonder", "harbour_beacon") == "Маяк гавани"
    assert Words("en", "classic").thing("leader", "dionysius") == "Dionysius"
    assert any(board.board == "syracuse" for board in BOARDS)
    (granary,) = found_things(Words("en", "duel"), "The Granary")
    assert "2 coins" in effects_words(Words("en", "duel"), granary.effects)


def encodings_stay() -> None:
    """Action numbers and features of the printed games are those of a process without the set."""
    for name, known in ENCODED.items():
        game, *expansions = name.split("+")
        numbered = encoding(game, expansions=expansions)
        digest = hashlib.sha256(json.dumps(numbered.actions.names).encode()).hexdigest()[:16]
        assert (len(numbered.actions), digest) == known, name
        added = [feature for feature in numbered.feature_names if any(mine in feature for mine in MINE)]
        assert not added, (name, added)


def main() -> None:
    """Runs all of the above."""
    for truth in (
        kept_games_replay,
        games_are_played,
        replaced_cards_are_gone,
        what_is_wrong_is_said,
        opponents_take_it_for_what_it_does,
        terminal_knows_it,
        encodings_stay,
    ):
        truth()
        print(truth.__name__, flush=True)


if __name__ == "__main__":
    main()
