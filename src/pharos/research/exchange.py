"""Conversion between game records and the formats of other programs.

Two formats are supported: the move log of the 7wd.io site (a JSON list of `{"meta": {"actor"}, "move": {"id",
…}}`, base Duel), and a plain table of choices (CSV). Unknown entries raise an error with their position;
nothing is guessed.
"""

import csv
import io
import json
from collections.abc import Iterator, Mapping
from typing import Any

from pharos.core.errors import InvalidRecord, PharosError
from pharos.core.plain import shown
from pharos.game import Game, new_game, replay

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
"""The site's numbers of cards."""
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
"""Each kind of move, as a verb and the kinds of its objects."""
PREPARE, WHO_BEGINS, END = 1, 7, 13
OPTIONS = {"pawn_in_middle": "last_player_chooses"}
"""The site uses the rules of the later printing."""
COLUMNS = (
    "game",
    "product",
    "players",
    "expansions",
    "options",
    "content",
    "deal",
    "number",
    "seat",
    "choice",
)
LATER = frozenset({"content"})
"""Columns missing from older tables, whose games have no additional content sets."""


def _named(kind: str, number: object, where: str) -> str:
    name = KNOWN[kind].get(number) if type(number) is int else None
    if name is None:
        raise InvalidRecord(f"{where}: there is no {kind} {shown(number)} in the games we know.")
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
    """Converts a 7wd.io log to a record."""
    entries = _entries(log)
    where, _, first = next(entries)
    if first.get("id") != PREPARE:
        raise InvalidRecord(f"{where} does not lay the game out.")
    seats = {str(first.get("p1")): 0, str(first.get("p2")): 1}
    if len(seats) != 2:
        raise InvalidRecord(f"{where}: both players have the same name.")
    try:
        game = new_game("duel", options=OPTIONS, deal=_deal_of(first, where))
    except InvalidRecord:
        raise
    except PharosError as error:
        raise InvalidRecord(f"{where}: the game cannot begin: {error}") from error
    for where, actor, move in entries:
        kind = move.get("id")
        if kind == END:  # a player resigned or ran out of time: the record ends here
            break
        if actor not in seats:
            raise InvalidRecord(f"{where}: {shown(actor)} does not play.")
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
            raise InvalidRecord(f"{where}: {shown(move.get('player'))} does not play.")
        return f"begin:{seats[str(move.get('player'))]}"
    if type(kind) is not int or kind not in MOVES:
        raise InvalidRecord(f"{where}: moves of kind {shown(kind)} belong to wonders that we do not know.")
    verb, *things = MOVES[kind]
    return ":".join([verb, *(_named(thing, move.get(thing), where) for thing in things)])


def _deal_of(first: Mapping[str, Any], where: str) -> dict[str, object]:
    def named(numbers: object, kind: str, name: str) -> list[str]:
        if not isinstance(numbers, list):
            raise InvalidRecord(f"{where} has no list {name}.")
        return [_named(kind, number, f"{where}, {name}") for number in numbers]

    def listed(name: str, kind: str) -> list[str]:
        return named(first.get(name), kind, name)

    cards = first.get("cards")
    if not isinstance(cards, Mapping):
        raise InvalidRecord(f"{where} has no cards.")
    board, drawn = listed("tokens", "token"), listed("randomTokens", "token")
    rest = [token for token in TOKENS.values() if token not in board and token not in drawn]
    ages = [named(cards.get(age), "card", f"age {age}") for age in ("1", "2", "3")]
    return {
        "first": 0,
        "wonders": listed("wonders", "wonder"),
        "progress": board,
        "box": drawn + rest,
        "ages": ages,
    }


def to_7wd(record: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Converts a record of base Duel to a 7wd.io log."""
    game = replay(record)
    if game.name != "duel" or game.expansions or "deal" not in record:
        raise InvalidRecord("7wd.io knows base Duel from its beginning only.")
    if game.content:
        raise InvalidRecord(f"7wd.io does not know the content set {next(iter(game.content))}.")
    if game.options.get("bidding"):
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
    """Yields the records of a table of choices, one per game."""
    game: Game | None = None
    number = ""
    for where, row in _rows(text):
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


def _rows(text: str) -> Iterator[tuple[str, Mapping[str, str]]]:
    """Yields the rows of a table, each with its line number."""
    reader = csv.reader(io.StringIO(text))
    try:
        columns = next(reader, [])
        for name in COLUMNS:
            if name not in columns and name not in LATER:
                raise InvalidRecord(f"Line 1: the column {name} is missing.")
        for fields in reader:
            where = f"Line {reader.line_num}"
            if fields and len(fields) != len(columns):
                raise InvalidRecord(f"{where}: there are {len(fields)} fields for {len(columns)} columns.")
            if fields:
                yield where, dict(zip(columns, fields, strict=True))
    except csv.Error as error:
        raise InvalidRecord(f"Line {reader.line_num}: this is not CSV ({error}).") from error


def _begun(row: Mapping[str, str], where: str) -> Game:
    try:
        return new_game(
            row["product"],
            players=int(row["players"]),
            expansions=[name for name in row["expansions"].split("+") if name],
            options=json.loads(row["options"] or "{}"),
            deal=json.loads(row["deal"]),
            content=json.loads(row.get("content") or "{}"),
        )
    except (ValueError, RecursionError, PharosError) as error:
        raise InvalidRecord(f"{where}: the game cannot begin: {error}") from error


def to_csv(records: list[Mapping[str, Any]]) -> str:
    """Converts records to a table of choices; the first row of a game has its deal and content sets."""
    written = io.StringIO()
    writer = csv.writer(written, lineterminator="\n")
    writer.writerow(COLUMNS)
    for number, record in enumerate(records):
        try:
            game = replay(record)
        except PharosError as error:
            raise InvalidRecord(f"Game {number + 1}: {error}") from error
        if "deal" not in record:
            raise InvalidRecord(f"Game {number + 1} began from a position: a table of choices needs a deal.")
        head = (number, game.name, game.players, "+".join(game.expansions))
        begun = (_json(game.options), _json(game.content) if game.content else "", _json(record["deal"]))
        for n, (seat, choice) in enumerate(record["choices"]):
            writer.writerow((*head, *(begun if n == 0 else ("", "", "")), n, seat, choice))
    return written.getvalue()


def _json(data: object) -> str:
    return json.dumps(data, ensure_ascii=False)
