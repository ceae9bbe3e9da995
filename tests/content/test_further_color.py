"""7 Wonders has room for more card colors than are printed: this test adds and plays a ninth one.

The color is added to a copy of the sources, as an expansion would add it, and a content set has cards and
leaders that refer to it.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from pharos.content import room
from pharos.content.classic import load_classic
from pharos.content.loader import ContentError
from pharos.terminal.paper import STYLES
from pharos.terminal.words import COLORS

SOURCE = Path(__file__).parents[2] / "src"
EDITS = {
    "content/effects/shared.py": [
        ('"white"]', '"white", "orange"]'),
        ('"black_cards",', '"black_cards", "orange_cards",'),
    ],
    "content/classic_schema.py": [('"purple", "black")', '"purple", "black", "orange")')],
}
ROWS = {
    "set.toml": '[set]\nid = "ships"\nversion = "1"\n',
    "classic/cards.toml": """
[[card]]
id = "skiff"
age = 1
color = "orange"
in_place_of = "tavern"
players = [4, 5, 7]
effects = [{ type = "coins_per", per = "orange_cards", scope = "self", amount = 2 }]

[[card]]
id = "trireme"
age = 2
color = "orange"
in_place_of = "school"
players = [3, 7]
effects = [{ type = "coins_per", per = "orange_cards", scope = "both", amount = 1 }]

[[card]]
id = "flagship"
age = 3
color = "orange"
in_place_of = "arsenal"
players = [3, 4, 7]
effects = [{ type = "shields", amount = 1 }]
""",
    "classic/guilds.toml": """
[[card]]
id = "admirals"
age = 3
color = "purple"
effects = [{ type = "points_per", per = "orange_cards", scope = "both", amount = 2 }]
""",
    "classic/leaders/leaders.toml": """
[[leader]]
id = "navigator"
cost = { coins = 1 }
effects = [{ type = "coins_on_build", color = "orange", amount = 3 }]

[[leader]]
id = "shipwright"
cost = { coins = 1 }
effects = [{ type = "points_per_set", colors = ["blue", "orange"], amount = 4 }]

[[leader]]
id = "captain"
cost = { coins = 1 }
effects = [{ type = "build_free", color = "orange" }]
""",
    "texts/en/names.ftl": """
set-ships = Ships
classic-card-skiff = Skiff
classic-card-trireme = Trireme
classic-card-flagship = Flagship
classic-card-admirals = Admirals
classic-leader-navigator = Navigator
classic-leader-shipwright = Shipwright
classic-leader-captain = Captain
""",
}
PLAYED = """
from random import Random
import pharos
from pharos.classic.city import City
from pharos.classic.leaders.roster import LEADERS
from pharos.classic.piece import COLORS, STAGE_KIND, THINGS
from pharos.classic.pieces import CARDS
from pharos.classic.score import sets_of

cards = {card.name: card for card in CARDS}
leaders = {leader.name: leader for leader in LEADERS}
orange = THINGS.index("orange_cards")
assert COLORS.index("orange") == 8 and cards["skiff"].kind < STAGE_KIND
city = City()
for n, name in enumerate(("skiff", "trireme", "flagship"), 1):
    city.gain(cards[name])
    assert (city.counted(orange), city.counts) == (n, 0), name
assert city.clone().counted(orange) == 3
assert [thing for thing in THINGS if city.counted(THINGS.index(thing))] == ["orange_cards"]
assert sets_of(city, leaders["shipwright"], False) == 0
for blue in [card for card in CARDS if COLORS[card.color] == "blue"][:2]:
    city.gain(blue)
assert sets_of(city, leaders["shipwright"], False) == 2
assert (city.counted(orange), city.counted(THINGS.index("blue_cards"))) == (3, 2)
city.gain(leaders["captain"])
assert all(city.needs_no_payment(cards[name]) for name in ("skiff", "trireme", "flagship"))
assert not city.needs_no_payment(cards["palace"])

MINE = ("skiff", "trireme", "flagship", "admirals", "navigator", "shipwright", "captain")
seen = set()
for seed in range(12):
    dice = Random(seed)
    expansions = ["leaders", "cities"] if seed % 2 else []
    game = pharos.new_game("classic", players=4, expansions=expansions, content=["ships"], seed=seed)
    while not game.over:
        for seat in game.waiting:
            words = sorted(map(str, game.choices(seat)))
            mine = [one for one in words if one.endswith(MINE) and not one.startswith("discard")]
            assert game.view(seat).sample(seed).choices(seat)
            game.choose(seat, dice.choice(mine or words))
        again = pharos.from_position(game.position())
        assert (again.position(), again.scores()) == (game.position(), game.scores())
    assert pharos.replay(game.record()).scores() == game.scores()
    assert {city.further_counts for city in game.copy().state.cities} != {0}
    seen |= {name for city in game.position()["cities"] for name in MINE if name in str(city)}
assert len(seen) > 3, seen
"""


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources with a ninth color, and the set beside them."""
    root = tmp_path_factory.mktemp("colors")
    skipped = shutil.ignore_patterns("*.so", "static", "engine", "__pycache__")
    shutil.copytree(SOURCE, root / "src", ignore=skipped)
    for name, edits in EDITS.items():
        path = root / "src" / "pharos" / name
        text = path.read_text(encoding="utf-8")
        for before, after in edits:
            assert text.count(before) == 1, f"{name}: {before!r}"
            text = text.replace(before, after)
        path.write_text(text, encoding="utf-8")
    for name, text in ROWS.items():
        path = root / "ships" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return root


def test_a_ninth_color_is_counted_paid_and_played(copy: Path) -> None:
    environment = os.environ | {
        "PYTHONPATH": str(copy / "src"),
        "PHAROS_CONTENT": str(copy / "ships"),
        "PHAROS_PURE": "1",
    }
    done = subprocess.run(
        [sys.executable, "-c", PLAYED], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr[-2000:]


def test_every_color_has_a_style_in_the_terminal() -> None:
    assert set(STYLES) == set(COLORS)


def test_too_many_colors_are_refused_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    content = load_classic()
    numbers = tuple(map(str, range(room.COLORS_OF_CLASSIC + 1)))
    monkeypatch.setattr("pharos.content.room.COLORS", numbers[:-1])
    room.check_room_of_classic(content)
    monkeypatch.setattr("pharos.content.room.COLORS", numbers)
    with pytest.raises(ContentError, match="There are 16 colors of cards of 7 Wonders; there is room for 15"):
        room.check_room_of_classic(content)
