"""Games of other programs as our records, and our records as theirs.

Two forms are known: the move log of the 7wd.io site (a JSON list of `{"meta": {"actor"}, "move": {"id", …}}`,
base Duel), and a plain table of choices (CSV). What is unknown is told with its place; nothing is guessed.
"""

import csv
import io
import json
from collections.abc import Iterator, Mapping
from typing import Any

from pharos.core.errors import InvalidRecord, PharosError
from pharos.game import Game, new_game

AGE_I = (
    "lumber_yard logging_camp clay_pool clay_pit quarry stone_pit glassworks press guard_tower workshop "
    "apothecary stone_reserve clay_reserve wood_reserve stable garrison palisade scriptorium pharmacist "
    "theater altar baths tavern"
)
AGE_II = (
    "sawmill brickyard shelf_quarry glass_blower drying_room walls forum caravansery customs_house "
    "courthouse horse_breeders barracks archery_range parade_ground library dispensary school laboratory "
    "statue temple aqueduct rostrum brewery"
)
AGE_III = (
    "arsenal pretorium academy study chamber_of_commerce port armory palace town_hall obelisk "
    "fortifications siege_workshop circus university observatory gardens pantheon senate lighthouse arena"
)
GUILDS = (
    "merchants_guild shipowners_guild builders_guild magistrates_guild scientists_guild "
    "moneylenders_guild tacticians_guild"
)
ALL_WONDERS = (
    "the_appian_way circus_maximus the_colossus the_great_library the_great_lighthouse "
    "the_hanging_gardens the_mausoleum piraeus the_pyramids the_sphinx the_statue_of_zeus "
    "the_temple_of_artemis"
)
ALL_TOKENS = "agriculture architecture economy law masonry mathematics philosophy strategy theology urbanism"
CARDS = {
    first + n: name
    for first, names in ((100, AGE_I), (200, AGE_II), (300, AGE_III), (400, GUILDS))
    for n, name in enumerate(names.split())
}
"""The numbers of cards on that site."""
WONDERS = dict(enumerate(ALL_WONDERS.split(), start=1))
TOKENS = dict(enumerate(ALL_TOKENS.split(), start=1))
KNOWN = {"card": CARDS, "wonder": WONDERS, "token": TOKENS}
MOVES = {
    2: ("draft", "wonder"),
    3: ("progress", "token"),
    4: ("build", "card"),
    5: ("wonder", "wonder", "card"),
    6: ("discard", "card"),
    8: ("destroy", "card"),
    9: ("library", "token"),
    11: ("revive", "card"),
}
"""Each kind of move with our verb and what it names."""
PREPARE, WHO_BEGINS, END = 1, 7, 13
OPTIONS = {"pawn_in_middle": "last_player_chooses"}
"""The site plays by the later printing."""
COLUMNS = ("game", "product", "players", "expansions", "options", "deal", "number", "seat", "choice")


def _named(kind: str, number: object, where: str) -> str:
    name = KNOWN[kind].get(number) if isinstance(number, int) else None
    if name is None:
        raise InvalidRecord(f"{where}: there is no {kind} {number!r} in the games we know.")
    return name


def _entries(log: object) -> Iterator[tuple[str, str, Mapping[str, Any]]]:
    if not isinstance(log, list) or not log:
        raise InvalidRecord("A log of 7wd.io is a list of moves.")
    for n, entry in enumerate(log, start=1):
        where = f"Move {n}"
        move = entry.get("move") if isinstance(entry, Mapping) else None
        meta = entry.get("meta") if isinstance(entry, Mapping) else None
        if not isinstance(move, Mapping) or not isinstance(meta, Mapping):
            raise InvalidRecord(f"{where} has no move with its actor.")
        yield where, str(meta.get("actor", "")), move


def from_7wd(log: object) -> dict[str, object]:
    """The record of a game that was logged by 7wd.io."""
    entries = _entries(log)
    where, _, first = next(entries)
    if first.get("id") != PREPARE:
        raise InvalidRecord(f"{where} does not lay the game out.")
    seats = {str(first.get("p1")): 0, str(first.get("p2")): 1}
    game = new_game("duel", options=OPTIONS, deal=_deal_of(first, where))
    for where, actor, move in entries:
        kind = move.get("id")
        if kind == END:  # somebody gave up or ran out of time: the record ends here
            break
        if actor not in seats:
            raise InvalidRecord(f"{where}: {actor!r} does not play.")
        choice = _choice_of(move, seats, where)
        try:
            game.choose(seats[actor], choice)
        except PharosError as error:
            raise InvalidRecord(f"{where} ({choice}) cannot be made: {error}") from error
    return game.record({"source": "7wd.io", "names": list(seats)})


def _choice_of(move: Mapping[str, Any], seats: Mapping[str, int], where: str) -> str:
    kind = move.get("id")
    if kind == WHO_BEGINS:
        if str(move.get("player")) not in seats:
            raise InvalidRecord(f"{where}: {move.get('player')!r} does not play.")
        return f"begin:{seats[str(move.get('player'))]}"
    if kind not in MOVES:
        raise InvalidRecord(f"{where}: moves of kind {kind!r} belong to wonders that we do not know.")
    verb, *things = MOVES[kind]
    return ":".join([verb, *(_named(thing, move.get(thing), where) for thing in things)])


def _deal_of(first: Mapping[str, Any], where: str) -> dict[str, object]:
    def listed(name: str, kind: str) -> list[str]:
        numbers = first.get(name)
        if not isinstance(numbers, list):
            raise InvalidRecord(f"{where} has no list {name}.")
        return [_named(kind, number, f"{where}, {name}") for number in numbers]

    cards = first.get("cards")
    if not isinstance(cards, Mapping):
        raise InvalidRecord(f"{where} has no cards.")
    board, drawn = listed("tokens", "token"), listed("randomTokens", "token")
    rest = [token for token in TOKENS.values() if token not in board and token not in drawn]
    ages = [[_named("card", n, f"{where}, age {age}") for n in cards.get(age, [])] for age in ("1", "2", "3")]
    return {
        "first": 0,
        "wonders": listed("wonders", "wonder"),
        "progress": board,
        "box": drawn + rest,
        "ages": ages,
    }


def to_7wd(record: Mapping[str, Any]) -> list[dict[str, Any]]:
    """A record of base Duel as a log of 7wd.io."""
    if record.get("game") != "duel" or record.get("expansions") or "deal" not in record:
        raise InvalidRecord("7wd.io knows base Duel from its beginning only.")
    if record.get("options", {}).get("bidding"):
        raise InvalidRecord("7wd.io knows no bids for the beginning.")
    numbers = {kind: {name: number for number, name in names.items()} for kind, names in KNOWN.items()}
    deal: Any = record["deal"]
    names = ["player1", "player2"] if deal["first"] == 0 else ["player2", "player1"]
    prepare = {
        "id": PREPARE,
        "p1": "player1",
        "p2": "player2",
        "wonders": [numbers["wonder"][name] for name in deal["wonders"]],
        "tokens": [numbers["token"][name] for name in deal["progress"]],
        "randomTokens": [numbers["token"][name] for name in deal["box"][:3]],
        "cards": {
            str(n): [numbers["card"][name] for name in age] for n, age in enumerate(deal["ages"], start=1)
        },
    }
    log: list[dict[str, Any]] = [{"meta": {"actor": ""}, "move": prepare}]
    kinds = {verb: (kind, things) for kind, (verb, *things) in MOVES.items()}
    for seat, choice in record["choices"]:
        verb, *objects = choice.split(":")
        if verb == "begin":
            move: dict[str, Any] = {"id": WHO_BEGINS, "player": names[int(objects[0])]}
        else:
            kind, things = kinds[verb]
            named = zip(things, objects, strict=True)
            move = {"id": kind, **{thing: numbers[thing][name] for thing, name in named}}
        log.append({"meta": {"actor": names[seat]}, "move": move})
    return log


def from_csv(text: str) -> Iterator[dict[str, object]]:
    """The records of a table of choices, one game after the other."""
    reader = csv.DictReader(io.StringIO(text))
    missing = [name for name in COLUMNS if name not in (reader.fieldnames or ())]
    if missing:
        raise InvalidRecord(f"Line 1: the column {missing[0]} is missing.")
    game: Game | None = None
    number = ""
    for row in reader:
        where = f"Line {reader.line_num}"
        if row["game"] != number or game is None:
            if game is not None:
                yield game.record({"source": "csv"})
            number, game = row["game"], _begun(row, where)
        try:
            game.choose(int(row["seat"]), row["choice"])
        except (ValueError, PharosError) as error:
            raise InvalidRecord(f"{where}: {row['choice']!r} cannot be chosen: {error}") from error
    if game is not None:
        yield game.record({"source": "csv"})


def _begun(row: Mapping[str, str], where: str) -> Game:
    try:
        return new_game(
            row["product"],
            players=int(row["players"]),
            expansions=[name for name in row["expansions"].split("+") if name],
            options=json.loads(row["options"] or "{}"),
            deal=json.loads(row["deal"]),
        )
    except (ValueError, PharosError) as error:
        raise InvalidRecord(f"{where}: the game cannot begin: {error}") from error


def to_csv(records: list[Mapping[str, Any]]) -> str:
    """Records as a table of choices; the first row of a game holds its deal."""
    written = io.StringIO()
    writer = csv.writer(written, lineterminator="\n")
    writer.writerow(COLUMNS)
    for game, record in enumerate(records):
        if "deal" not in record:
            raise InvalidRecord(f"Game {game + 1} began from a position: a table of choices needs a deal.")
        for number, (seat, choice) in enumerate(record["choices"]):
            head = (
                game,
                record["game"],
                record["players"],
                "+".join(record["expansions"]),
                json.dumps(record["options"], ensure_ascii=False) if number == 0 else "",
                json.dumps(record["deal"], ensure_ascii=False) if number == 0 else "",
            )
            writer.writerow((*head, number, seat, choice))
    return written.getvalue()
