"""Statistics of a club's evenings: ladders, podiums, records, head-to-head results. Pure functions."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import Literal

import msgspec

from pharos.server.store.tournament_records import TournamentRecord, level_of
from pharos.server.tournament import Match
from pharos.table.seat import Person
from pharos.table.settings import Settings
from pharos.wire.club_messages import ClubRecord, HeadToHead, Ladder, LadderRow, MemberView, Podium

ON_PODIUM = 3


def settings_of(bracket: TournamentRecord) -> Settings:
    """Returns the settings of the evening's games."""
    return msgspec.json.decode(bracket.row.settings, type=Settings)


def podium(bracket: TournamentRecord) -> tuple[Podium, ...]:
    """Returns the top three of an evening."""
    return tuple(
        Podium(
            bracket.people[row.entrant].name,
            "" if level_of(row.entrant) else bracket.people[row.entrant].emblem,
            row.place,
        )
        for row in bracket.field().standings()[:ON_PODIUM]
    )


def ladders(
    evenings: Sequence[TournamentRecord], members: Mapping[str, Person], me: str
) -> tuple[Ladder, ...]:
    """Returns the ladders of a season, one per game and player count; `evenings` are ordered newest first."""
    kinds: dict[tuple[str, int], list[TournamentRecord]] = defaultdict(list)
    for bracket in reversed(evenings):
        settings = settings_of(bracket)
        kinds[settings.game, settings.players or 2].append(bracket)
    return tuple(
        Ladder(game, players, len(held), _rows(held, members, me))
        for (game, players), held in sorted(kinds.items(), key=lambda one: -len(one[1]))
    )


def _rows(
    evenings: Sequence[TournamentRecord], members: Mapping[str, Person], me: str
) -> tuple[LadderRow, ...]:
    points: Counter[str] = Counter()
    played: Counter[str] = Counter()
    won: Counter[str] = Counter()
    came: Counter[str] = Counter()
    course: dict[str, list[int]] = {account: [] for account in members}
    for bracket in evenings:
        for row in bracket.field().standings():
            if row.entrant in members and (row.played or row.byes):
                points[row.entrant] += row.points
                played[row.entrant] += row.played
                won[row.entrant] += row.won
                came[row.entrant] += 1
        for account, line in course.items():
            line.append(points[account])
    order = sorted(
        (one for one in members if came[one]), key=lambda one: (-points[one], -won[one], members[one].name)
    )
    rows = []
    for one in order:
        place = 1 + sum((points[other], won[other]) > (points[one], won[one]) for other in order)
        who = members[one]
        rows.append(
            LadderRow(
                place,
                who.name,
                who.emblem,
                points[one],
                came[one],
                played[one],
                won[one],
                tuple(course[one]),
                one == me,
            )
        )
    return tuple(rows)


def _matches(evenings: Iterable[TournamentRecord]) -> Iterable[tuple[str, Match, tuple[int, ...]]]:
    """Yields all played matches, oldest first, with the game and the places."""
    for bracket in reversed(list(evenings)):
        game = settings_of(bracket).game
        for match in bracket.matches:
            if match.places is not None and (match.round, match.board) not in bracket.closed:
                yield game, match, match.places


def records(evenings: Sequence[TournamentRecord], members: Mapping[str, Person]) -> tuple[ClubRecord, ...]:
    """Returns the club records over all seasons, among current members."""
    best: dict[tuple[str, str], tuple[int, str]] = {}

    def note(kind: str, game: str, value: int, account: str) -> None:
        if account in members and value > best.get((kind, game), (0, ""))[0]:
            best[kind, game] = (value, account)

    wins: Counter[str] = Counter()
    streak: Counter[str] = Counter()
    for game, match, places in _matches(evenings):
        for seat, account in enumerate(match.seats):
            if match.totals:
                note("score", game, match.totals[seat], account)
                others = [total for other, total in enumerate(match.totals) if other != seat]
                if places[seat] == 0:
                    note("margin", game, match.totals[seat] - max(others), account)
            streak[account] = streak[account] + 1 if places[seat] == 0 else 0
            wins[account] += places[seat] == 0
            note("streak", "", streak[account], account)
            note("wins", "", wins[account], account)
    firsts: Counter[str] = Counter()
    for bracket in evenings:
        if bracket.row.status == "over":
            firsts.update(row.entrant for row in bracket.field().standings() if row.place == 1)
    for account, count in firsts.items():
        note("evenings", "", count, account)
    kinds: tuple[Literal["score", "margin", "streak", "wins", "evenings"], ...] = (
        "score",
        "margin",
        "streak",
        "wins",
        "evenings",
    )
    return tuple(
        ClubRecord(kind, value, members[account].name, members[account].emblem, game or None)
        for kind in kinds
        for (noted, game), (value, account) in sorted(best.items())
        if noted == kind
    )


def head_to_head(
    evenings: Sequence[TournamentRecord], members: Mapping[str, Person], account: str, person: Person
) -> MemberView:
    """Returns a member's results against each other member, counting tables where both played."""
    met: Counter[str] = Counter()
    ahead: Counter[str] = Counter()
    behind: Counter[str] = Counter()
    played = won = 0
    for _game, match, places in _matches(evenings):
        if account not in match.seats:
            continue
        mine = places[match.seats.index(account)]
        played += 1
        won += mine == 0
        for seat, other in enumerate(match.seats):
            if other != account and other in members:
                met[other] += 1
                ahead[other] += mine < places[seat]
                behind[other] += mine > places[seat]
    others = tuple(
        HeadToHead(members[one].name, members[one].emblem, times, ahead[one], behind[one])
        for one, times in met.most_common()
    )
    return MemberView(person.name, person.emblem, played, won, others)
