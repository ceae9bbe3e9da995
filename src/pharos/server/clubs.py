"""Clubs: members, permissions, and the statistics of their evenings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import Row

from pharos.server.club_statistics import head_to_head, ladders, podium, records
from pharos.server.server_clock import milliseconds
from pharos.server.store.club_rows import ClubRows, Member
from pharos.server.store.tournament_records import TournamentRecord, level_of
from pharos.server.tournament_scheduler import summary_of
from pharos.table import CommandRejected, Person
from pharos.wire.club_messages import (
    ClubCommand,
    ClubEvening,
    ClubMember,
    Clubs,
    ClubSummary,
    ClubView,
    MemberView,
    NewClub,
    NewInvite,
    NewSeason,
    Podium,
    RemoveMember,
    Role,
    Season,
    SetClub,
    SetRole,
)
from pharos.wire.tournament_messages import TournamentSummary

if TYPE_CHECKING:
    from pharos.server.table_registry import TableRegistry

LEADERS = frozenset({"owner", "organizer"})
PAST = 12
"""Past evenings that are listed."""
ROLES: dict[str, Role] = {"owner": "owner", "organizer": "organizer", "member": "member"}


class ClubService:
    """The clubs of a server."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._rows = ClubRows(registry.database)

    async def found(self, person: Person, request: NewClub) -> str:
        """Founds a club and returns its id."""
        if person.kind == "guest":
            raise CommandRejected("server-refused-guest", kind="forbidden")
        return await self._rows.add(_clean(request.name), _clean(request.season), person.id, milliseconds())

    async def mine(self, person: Person) -> Clubs:
        """Returns the clubs of a person."""
        found = []
        for row in await self._rows.of(person.id):
            members = await self._rows.members(row.id)
            nearest = await self._next(row.id, person.id)
            first = nearest[0] if nearest else None
            found.append(ClubSummary(row.id, row.name, ROLES[row.role], len(members), first))
        return Clubs(tuple(found))

    async def invited(self, invite: str, person: Person | None) -> ClubSummary:
        """Returns the club of an invitation."""
        row = await self._rows.invited(invite)
        if row is None:
            raise CommandRejected("club-refused-invite", kind="missing")
        members = await self._rows.members(row.id)
        mine = members.get(person.id) if person is not None else None
        return ClubSummary(row.id, row.name, ROLES[mine.role] if mine else None, len(members))

    async def join(self, invite: str, person: Person) -> str:
        """Joins the club of an invitation, and returns its id."""
        if person.kind == "guest":
            raise CommandRejected("server-refused-guest", kind="forbidden")
        row = await self._rows.invited(invite)
        if row is None:
            raise CommandRejected("club-refused-invite", kind="missing")
        await self._rows.join(row.id, person.id, milliseconds())
        return str(row.id)

    async def leave(self, id: str, person: Person) -> None:
        """Leaves a club."""
        await self.readable(id, person)
        await self._rows.remove(id, person.id)

    async def leads(self, id: str, account: str) -> bool:
        """Whether an account may organize evenings of a club."""
        return await self._rows.role(id, account) in LEADERS

    async def belongs(self, id: str, account: str) -> bool:
        """Whether an account is a member of a club."""
        return await self._rows.role(id, account) is not None

    async def season_for(self, id: str, person: Person) -> int:
        """Returns the season for a new evening; raises `CommandRejected` if `person` may not create one."""
        await self.readable(id, person)
        if not await self.leads(id, person.id):
            raise CommandRejected("club-refused-role", kind="forbidden")
        return int((await self._rows.seasons(id))[-1].number)

    async def say(self, id: str, person: Person, command: ClubCommand) -> None:
        """Executes a command of the owner or an organizer; raises `CommandRejected`."""
        await self.readable(id, person)
        role = await self._rows.role(id, person.id)
        by_owner = isinstance(command, SetClub | SetRole)
        if role not in LEADERS or (by_owner and role != "owner"):
            raise CommandRejected("club-refused-role", kind="forbidden")
        match command:
            case SetClub():
                await self._rows.change(id, name=_clean(command.name), open=command.open)
            case NewSeason():
                await self._rows.new_season(id, _clean(command.name), milliseconds())
            case NewInvite():
                await self._rows.new_invite(id)
            case SetRole():
                await self._set_role(id, person, command)
            case RemoveMember():
                account, member = await self._named(id, command.member)
                if member.role == "owner" or (member.role == "organizer" and role != "owner"):
                    raise CommandRejected("club-refused-role", kind="forbidden")
                await self._rows.remove(id, account)

    async def _set_role(self, id: str, owner: Person, command: SetRole) -> None:
        account, _member = await self._named(id, command.member)
        if account == owner.id:
            raise CommandRejected("club-refused-owner")
        roles: dict[str, str] = {account: command.role}
        if command.role == "owner":
            roles[owner.id] = "organizer"
        await self._rows.set_roles(id, roles)

    async def _named(self, id: str, name: str) -> tuple[str, Member]:
        for account, member in (await self._rows.members(id)).items():
            if member.person.name == name:
                return account, member
        raise CommandRejected("club-refused-no-member", kind="missing")

    async def readable(self, id: str, person: Person | None) -> Row[Any]:
        """Returns a club its members (or anyone, if it is open) may see; for others, rejects as missing."""
        row = await self._rows.get(id) if id.isascii() else None
        if row is not None and not row.open:
            role = None if person is None else await self._rows.role(id, person.id)
            row = None if role is None else row
        if row is None:
            raise CommandRejected("club-refused-none", kind="missing")
        return row

    async def view(self, id: str, person: Person | None, wished: int | None = None) -> ClubView:
        """Returns the page of a club; `wished` is the number of a season."""
        row = await self.readable(id, person)
        members = await self._rows.members(id)
        me = person.id if person is not None else ""
        mine = members.get(me)
        seasons = await self._rows.seasons(id)
        numbers = {one.number for one in seasons}
        season = wished if wished is not None and wished in numbers else max(numbers)
        over = await self._played(id)
        people = {account: member.person for account, member in members.items()}
        past = [
            ClubEvening(await self._summary(bracket), podium(bracket))
            for bracket in over
            if bracket.row.status == "over"
        ]
        return ClubView(
            row.id,
            row.name,
            row.open,
            ROLES[mine.role] if mine else None,
            row.invite if mine else None,
            tuple(
                ClubMember(one.person.name, one.person.emblem, ROLES[one.role], one.joined, account == me)
                for account, one in members.items()
            ),
            tuple(Season(one.number, one.name, one.began) for one in seasons),
            season,
            ladders([one for one in over if one.row.season == season], people, me),
            await self._next(id, me),
            tuple(past[:PAST]),
            records(over, people),
        )

    async def member(self, id: str, person: Person | None, name: str) -> MemberView:
        """Returns a member's results against the other members."""
        await self.readable(id, person)
        account, member = await self._named(id, name)
        people = {one: other.person for one, other in (await self._rows.members(id)).items()}
        return head_to_head(await self._played(id), people, account, member.person)

    async def _played(self, id: str) -> list[TournamentRecord]:
        """Returns the evenings with at least one finished match, newest first."""
        rows = [row for row in await self._rows.evenings(id) if row.status != "open"]
        found = [await self._registry.scheduler.tournament_records.read(row.id) for row in rows]
        return [one for one in found if one is not None and any(match.over for match in one.matches)]

    async def _next(self, id: str, me: str) -> tuple[ClubEvening, ...]:
        rows = [row for row in await self._rows.evenings(id) if row.status != "over"]
        rows.sort(key=lambda row: (row.planned is None, row.planned or row.created))
        found = []
        for row in rows:
            bracket = await self._registry.scheduler.tournament_records.read(row.id)
            if bracket is None:
                continue
            coming = tuple(
                Podium(one.name, "" if level_of(account) else one.emblem, bracket.numbers[account])
                for account, one in bracket.people.items()
                if account not in bracket.left
            )
            entered = me in bracket.people and me not in bracket.left
            found.append(ClubEvening(await self._summary(bracket), (), coming, entered))
        return tuple(found)

    async def _summary(self, bracket: TournamentRecord) -> TournamentSummary:
        owner = await self._registry.people.name_of(bracket.row.owner)
        return summary_of(bracket.row, owner, len(bracket.people), bracket.round)


def _clean(name: str) -> str:
    """Removes unprintable characters and surplus spaces from a name."""
    clean = " ".join("".join(one for one in name if one.isprintable()).split())
    if len(clean) < 2:
        raise CommandRejected("server-refused-invalid", kind="invalid")
    return clean
