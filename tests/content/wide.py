"""Checks of games with so many cards that every word of a card set is used; a program of its own.

PHAROS_CONTENT=FOLDER python -m tests.content.wide      (`write` makes such a folder)
"""

import json
from pathlib import Path
from random import Random
from typing import Any

import pharos
from pharos.content.classic import load_classic
from pharos.duel.gain import pieces_of

GUILDS = {"duel": 140, "classic": 120}
"""With these the third and the fourth word of both games are in use."""
LEADERS = 84
"""With these the second word of a set of leaders is full."""
FIRST_OF_SECOND_WORD = 21
BLUE = {card.id for card in load_classic().cards if card.color == "blue"}
GAMES: list[tuple[str, int, tuple[str, ...]]] = [
    ("duel", 2, ()),
    ("duel", 2, ("agora",)),
    ("classic", 4, ()),
    ("classic", 3, ("leaders", "cities")),
]


def write(folder: Path, leaders: int = LEADERS) -> None:
    """Writes a set with many guilds for both games, and many leaders."""
    ids = {game: [f"guild_{number}" for number in range(count)] for game, count in GUILDS.items()}
    rest = 'age = 3\ncolor = "purple"\ncost = { coins = 1 }\neffects = [{ type = "points", amount = 1 }]\n'
    duel = "".join(f'[[card]]\nid = "{id}"\nkind = "guild"\n{rest}' for id in ids["duel"])
    classic = "".join(f'[[card]]\nid = "{id}"\n{rest}' for id in ids["classic"])
    led = "".join(
        f'[[leader]]\nid = "leader_{number}"\ncost = {{ coins = 1 }}\n'
        'effects = [{ type = "points_per", per = "blue_cards", scope = "self", '
        f"amount = {number % 3 + 1} }}]\n"
        for number in range(leaders)
    )
    names = "".join(f"{game}-card-{id} = Guild {id[6:]}\n" for game in ids for id in ids[game])
    names += "".join(f"classic-leader-leader_{number} = Leader {number}\n" for number in range(leaders))
    for name, text in (
        ("set.toml", '[set]\nid = "wide"\nversion = "1"\n'),
        ("duel/cards.toml", duel),
        ("classic/guilds.toml", classic),
        ("classic/leaders/leaders.toml", led),
        ("texts/en/names.ftl", f"set-wide = Wide\n{names}"),
    ):
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def lying(game: pharos.Game) -> list[str]:
    """All distinguishable cards of a position, wherever they are."""
    data: Any = game.position()
    cards = [card for city in data["cities"] for card in city["cards"]] + list(data["discard"])
    for city in data["cities"]:
        cards += [wonder["card"] for wonder in city.get("wonders", ()) if wonder.get("card")]
        cards += [plot["card"] for plot in city.get("conspiracies", ()) if plot.get("card")]
        cards += city.get("markers", ())
    cards += [place["card"] for place in data.get("pyramid", ()) if place]
    return sorted(cards + [card for hand in data.get("hands", ()) for card in hand])


def leaders_of(game: pharos.Game) -> list[str]:
    """All leaders of a position that nobody has used for a stage or discarded."""
    data: Any = game.position()
    leaders = [leader for city in data["cities"] for leader in city.get("leaders", ())]
    for hands in ("leader_hands", "draft_hands"):
        leaders += [leader for hand in data.get(hands, ()) for leader in hand]
    return leaders + list(data.get("leader_pile", ()))


def check_leaders(game: pharos.Game, recruited: set[str]) -> None:
    """Each leader is in one place and scores; collects recruited leaders of the second word."""
    leaders = leaders_of(game)
    assert len(set(leaders)) == len(leaders)
    assert len(leaders_of(game.view(0).sample(1))) == len(leaders)
    data: Any = game.position()
    assert pharos.from_position(json.loads(json.dumps(data))).position() == data
    for city, score in zip(data["cities"], game.scores(), strict=True):
        mine = [int(leader[7:]) for leader in city["leaders"] if leader.startswith("leader_")]
        blue = sum(card in BLUE for card in city["cards"])
        assert score["leaders"] >= blue * sum(number % 3 + 1 for number in mine)
        recruited |= {f"leader_{number}" for number in mine if number >= FIRST_OF_SECOND_WORD}


def check_pieces(game: pharos.Game) -> None:
    """Every carrier of effects is found in its city exactly once, whatever word of a set it is in."""
    data: Any = game.position()
    for number, city in enumerate(data["cities"]):
        found = [piece.name for piece in pieces_of(game._state.city(number)) if piece.is_card]
        assert sorted(found) == sorted(city["cards"])


def main() -> None:
    """Plays a game; a card that is lost, duplicated or in a wrong place is an error."""
    built: set[str] = set()
    recruited: set[str] = set()
    thrown: set[str] = set()
    for name, players, expansions in GAMES:
        for seed in range(7):
            game = pharos.new_game(name, players=players, expansions=expansions, seed=seed, content=["wide"])
            draw = Random(seed)
            while not game.over:
                asked = game.lying_open().get("step")
                play_and_look(game, draw, built, thrown)
                if asked in ("draft", "recruit", "copy", "extra_leader"):
                    check_leaders(game, recruited)
            assert pharos.replay(json.loads(json.dumps(game.record()))).position() == game.position()
            if name == "duel":
                check_pieces(game)
    for cards in (built, thrown):
        numbers = {int(card[6:]) for card in cards if card.startswith("guild_")}
        # Guilds from 64 on are in the fourth word of 7 Wonders, those from 81 on in that of Duel.
        assert len({number for number in numbers if number < 60}) > 12
        assert len({number for number in numbers if number > 90}) > 6
    assert len(recruited) > 12
    print("wide")


def play_and_look(game: pharos.Game, draw: Random, built: set[str], thrown: set[str]) -> None:
    """Makes one choice for each seat that has to choose; checks the last age."""
    table = game.lying_open()
    late = table["age"] == 3 and table["turn"] != 0 if game.name == "classic" else table["age"] == 3
    had = lying(game) if late else []
    assert not late or game.copy().position() == game.position()
    for seat in game.waiting:
        choices = [str(choice) for choice in game.choices(seat)]
        mine = [choice for choice in choices if ":guild_" in choice or choice.startswith("recruit:leader_")]
        choice = draw.choice(mine or choices)
        game.choose(seat, choice)
        if game.name == "duel":
            break
    if not late or game.over:
        return
    data: Any = game.position()
    cards = [card for city in data["cities"] for card in city["cards"]]
    assert lying(game) == had or "agora" in game.expansions
    assert set(lying(game)) <= set(had)
    built |= set(cards)
    thrown |= set(data["discard"])
    assert pharos.from_position(json.loads(json.dumps(data))).position() == data
    if game.name == "classic":
        assert len(lying(game.view(0).sample(1))) == len(had)


if __name__ == "__main__":
    main()
