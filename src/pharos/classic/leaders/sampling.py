"""Samples leaders that match a view: every hidden leader gets a place, in any way that the draft allows.

If the whole draft is in the history, each leader is in a cell: dealt to a seat and kept in a round,
drawn later, or unused. The hands seen in the draft determine which cells a leader may be in, and recruited
leaders whose they were; one random matching then finds leaders for all cells.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from pharos.classic.history import Entry
from pharos.classic.leaders.draft import deck_of_leaders
from pharos.classic.leaders.roster import LEADER_NUMBERS, LEADERS, LEADERS_DEALT
from pharos.classic.leaders.story import DRAFT_STEP, holder_of, kept_leaders
from pharos.classic.memory import names, numbers, objects
from pharos.classic.rules import content_of, mix_of
from pharos.classic.sampling import Drawn, Plan
from pharos.classic.sharing_out import matched
from pharos.classic.supply import LEADER_BACK
from pharos.core.chance import Chance, shuffled

Data = Mapping[str, object]
ROUNDS = int(LEADERS_DEALT)
HIDDEN_USES = ("tuck", "dismiss")
MOST_TRIES = 500


@dataclass(frozen=True, slots=True)
class Cell:
    """A place of a leader: the seat that kept or drew it (-1: unused), from whose four, in which round."""

    owner: int
    dealt_to: int = -1
    turn: int = -1
    number: int = -1


class LeaderPlan(Plan):
    """What a view reveals about leaders, and where the others may be: the same for all matching games."""

    def __init__(self, data: Data, seat: int | None, entries: list[Entry]) -> None:
        self.data, self.seat, self.entries = data, seat, entries
        players = data.get("players")
        self.players = players if isinstance(players, int) else 0
        mix = mix_of(names(data, "expansions"), content_of(data))
        self.all = [LEADERS[n].name for n in deck_of_leaders(mix)]
        self.cities = objects(data, "cities")[: self.players]
        self.recruited = [names(city, "leaders") for city in self.cities]
        self.owner_of = {name: seat for seat, leaders in enumerate(self.recruited) for name in leaders}
        self.eyes = self._eyes()
        self.kept = kept_leaders(entries, self.players)
        self.gathered = [entry for entry in entries if entry.verb == "gather"]
        self.drafting = self._rounds_told()
        if self.is_drafting():  # the number each seat has kept is public
            self.drafting = sum(_count(city, "leader_cards") for city in self.cities[:1])
        self.cells: list[Cell] = []
        self.places: list[int] = []
        """By leader, the cells it may be in, as a mask; empty if the draft is not known."""
        self.untold = [0] * self.players
        """By city, the number of leaders under its wonder that the history does not mention."""
        self.hasty: dict[int, int] = {}
        """By city that drew leaders later, how many leaders it had used face down before."""
        self._plan()

    def draw(self, entries: list[Entry], chance: Chance) -> "LeaderSampler":
        sampler = LeaderSampler(self, entries, chance)
        sampler.fill()
        return sampler

    def _eyes(self) -> dict[int, Data]:
        """Returns the data on leaders of the viewer's own seat and of a teammate that shows them."""
        if self.seat is None:
            return {}
        partner = self.data.get("partner_leaders")
        return {self.seat: self.data} | ({self.seat ^ 1: partner} if isinstance(partner, Mapping) else {})

    def _rounds_told(self) -> int:
        return max((len(leaders) for leaders in self.kept), default=0)

    def _plan(self) -> None:
        backs = [numbers(city, "marker_backs").count(LEADER_BACK) for city in self.cities]
        tucked = [
            sum(entry.verb == "tuck" and entry.city == seat for entry in self.entries)
            for seat in range(self.players)
        ]
        # While boards are chosen every seat holds four leaders of the draft and has kept none.
        whole = all(len(leaders) == self.drafting for leaders in self.kept) and backs == tucked
        self.untold = [backs[seat] - tucked[seat] for seat in range(self.players)]
        if whole and (self.drafting == ROUNDS or self.is_drafting()):
            self.cells = self._cells()
            seen = self._seen()
            allowed = [self._allowed(cell, seen) for cell in self.cells]
            self.places = [sum(2**n for n, there in enumerate(allowed) if name in there) for name in self.all]
            for owner in {entry.city for entry in self.gathered}:
                before = self.entries[: self._drawn_at(owner)]
                unseen = [entry for entry in before if entry.verb in HIDDEN_USES and entry.card is None]
                self.hasty[owner] = sum(entry.city == owner for entry in unseen)

    def is_drafting(self) -> bool:
        """Returns whether leaders are still passed, or will be when the boards are chosen."""
        return self.data.get("step") in ("draft", "board")

    def _cells(self) -> list[Cell]:
        cells = [
            Cell(holder_of(self.players, dealt_to, turn), dealt_to, turn)
            for dealt_to in range(self.players)
            for turn in range(ROUNDS)
        ]
        cells += [Cell(entry.city, number=n) for n, entry in enumerate(self.gathered)]
        return cells + [Cell(-1, number=n) for n in range(len(self.all) - len(cells))]

    def _seen(self) -> dict[tuple[int, int], set[str]]:
        """Returns the seen hands of the draft, by the seat the leaders were dealt to and the round."""
        seen = {}
        for eye, data in self.eyes.items():
            for row in objects(data, "leaders_seen"):
                turn = row.get("round")
                if isinstance(turn, int):
                    dealt_to = (eye - DRAFT_STEP * (turn - 1)) % self.players
                    seen[dealt_to, turn - 1] = set(names(row, "leaders"))
        return seen

    def _allowed(self, cell: Cell, seen: dict[tuple[int, int], set[str]]) -> set[str]:
        """Returns the leaders that may be in a cell."""
        known = self._known(cell)
        if known is not None:
            return {known}
        before = [turn for dealt_to, turn in seen if dealt_to == cell.dealt_to and turn <= cell.turn]
        after = [turn for dealt_to, turn in seen if dealt_to == cell.dealt_to and turn > cell.turn]
        if before:
            allowed = set(seen[cell.dealt_to, max(before)])
        else:
            allowed = set(self.all).difference(*seen.values())
        if after:
            allowed -= seen[cell.dealt_to, min(after)]
        return {name for name in allowed if self._may_own(name, cell)}

    def _known(self, cell: Cell) -> str | None:
        """Returns the leader of a cell if the viewer saw it kept or drawn."""
        if cell.owner < 0:
            return None
        if cell.dealt_to < 0:
            return self.gathered[cell.number].card
        kept = self.kept[cell.owner]
        return kept[cell.turn] if cell.turn < len(kept) else None

    def _may_own(self, name: str, cell: Cell) -> bool:
        """Returns whether a leader may be in a cell; its city must have kept it, or drawn it early enough."""
        owner = self.owner_of.get(name)
        if owner is None:
            return True
        if cell.owner != owner or self.drafting < ROUNDS:
            return False
        return cell.dealt_to >= 0 or self._recruited_at(name) > self._drawn_at(owner)

    def _recruited_at(self, name: str) -> int:
        return next((n for n, entry in enumerate(self.entries) if _recruits(entry, name)), len(self.entries))

    def _drawn_at(self, owner: int) -> int:
        return drawn_at(self.entries, owner)


def drawn_at(entries: list[Entry], owner: int) -> int:
    """Returns the index of the entry in which a city drew leaders."""
    draws = (n for n, entry in enumerate(entries) if entry.verb == "gather" and entry.city == owner)
    return next(draws, len(entries))


class LeaderSampler(Drawn):
    """Assigns every hidden leader of a view to a place."""

    def __init__(self, plan: LeaderPlan, entries: list[Entry], chance: Chance) -> None:
        super().__init__(len(objects(plan.data, "cities")))
        self.plan, self.entries, self.chance = plan, entries, chance
        self.players, self.drafting = plan.players, plan.drafting
        self.hands: list[list[str]] = [[] for _ in range(self.players)]
        self.draft_hands: list[list[str]] = [[] for _ in range(self.players)]
        self.pile: list[str] = []

    def fill(self) -> None:
        """Places all leaders; the history gets those that were kept, used or drawn face down."""
        if self.plan.places:
            self._put(self._found())
        else:
            self._fill_at_random(self.plan.untold)

    # with a known draft

    def _found(self) -> dict[Cell, str]:
        """Returns leaders for all cells. Leaders used by a city before it drew more came from the draft: the
        matching is repeated if too many of its draft were recruited later."""
        plan = self.plan
        for _ in range(MOST_TRIES):
            cell_of = matched(plan.places, self.chance)
            found = {plan.cells[cell_of[n]]: name for n, name in enumerate(plan.all)}
            if all(len(self._early(seat, found)) >= uses for seat, uses in plan.hasty.items()):
                return found
        raise ValueError("no leaders fit this view")

    def _early(self, seat: int, found: Mapping[Cell, str]) -> list[str]:
        """Returns the leaders of the draft that a seat may have used face down."""
        known = {entry.card for entry in self.entries if entry.city == seat and entry.verb in HIDDEN_USES}
        known |= set(self.plan.recruited[seat])
        if seat in self.plan.eyes:
            known |= set(names(self.plan.eyes[seat], "leader_hand"))
        return [
            name
            for cell, name in found.items()
            if cell.owner == seat and cell.turn >= 0 and name not in known
        ]

    def _put(self, found: dict[Cell, str]) -> None:
        for n, entry in enumerate(self.entries):
            if entry.card is None and entry.verb in ("draft", "gather"):
                self.entries[n] = entry.with_card(found[self._cell_of(n, entry)])
        for cell, name in sorted(found.items(), key=lambda item: item[1]):
            if cell.owner < 0:
                self.pile.append(name)
            elif cell.dealt_to >= 0 and cell.turn >= self.drafting:
                self.draft_hands[holder_of(self.players, cell.dealt_to, self.drafting)].append(name)
        self.pile = self._mixed_up(self.pile)
        for seat in range(self.players):
            self._put_uses(seat, [(cell, name) for cell, name in found.items() if cell.owner == seat])

    def _cell_of(self, number: int, entry: Entry) -> Cell:
        earlier = [other for other in self.entries[:number] if other.verb == entry.verb]
        if entry.verb == "gather":
            return Cell(entry.city, number=len(earlier))
        turn = sum(other.city == entry.city for other in earlier)
        return Cell(entry.city, (entry.city - DRAFT_STEP * turn) % self.players, turn)

    def _put_uses(self, seat: int, owned: list[tuple[Cell, str]]) -> None:
        """Assigns what a seat has used face down; the rest is in its hand."""
        named = {entry.card for entry in self.entries if entry.city == seat and entry.verb in HIDDEN_USES}
        spent = named | set(self.plan.recruited[seat])
        early = [
            name
            for cell, name in owned
            if 0 <= cell.turn < self.drafting and cell.dealt_to >= 0 and name not in spent
        ]
        late = [name for cell, name in owned if cell.dealt_to < 0 and name not in spent]
        eyes = self.plan.eyes
        in_hand = set(names(eyes[seat], "leader_hand")) if seat in eyes else set()
        for n, entry in enumerate(self.entries):
            if entry.city != seat or entry.verb not in HIDDEN_USES or entry.card is not None:
                continue
            free = early + (late if n > drawn_at(self.entries, seat) else [])
            free = sorted(name for name in free if name not in in_hand)
            name = free[int(self.chance.below(len(free)))]
            (early if name in early else late).remove(name)
            self.entries[n] = entry.with_card(name)
        self.hands[seat] = early + late

    # without a known draft

    def _fill_at_random(self, untold: list[int]) -> None:
        """Assigns unnamed leaders to any places, since nothing is known about where they came from."""
        plan = self.plan
        named = {name for leaders in plan.recruited for name in leaders}
        for number, city in enumerate(plan.cities):
            own = [name for name in names(city, "markers") if name in LEADER_NUMBERS]
            named.update(own)
            self.markers[number] = own[: untold[number]]
        for eye, data in plan.eyes.items():
            self.hands[eye] = names(data, "leader_hand")
            self.draft_hands[eye] = names(data, "draft_hand")
            named.update(self.hands[eye], self.draft_hands[eye])
        named.update(entry.card for entry in self.entries if entry.card in LEADER_NUMBERS)
        pool = self._mixed_up([name for name in plan.all if name not in named])
        for n, entry in enumerate(self.entries):
            if entry.card is None and entry.verb in HIDDEN_USES:
                self.entries[n] = entry.with_card(pool.pop())
        for number, city in enumerate(plan.cities):
            self.markers[number] += [pool.pop() for _ in range(untold[number] - len(self.markers[number]))]
            if number not in plan.eyes:
                held = _count(city, "leader_cards")
                self.hands[number] = [pool.pop() for _ in range(held)]
                if plan.is_drafting():
                    self.draft_hands[number] = [pool.pop() for _ in range(ROUNDS - held)]
        left = plan.data.get("leader_pile")
        self.pile = pool[: left if isinstance(left, int) else 0]
        for seat in range(self.players):
            self._tell_where_from(seat)

    def _tell_where_from(self, seat: int) -> None:
        """Assigns what a seat drew or kept, hidden from the viewer, from what it has or has used since."""
        own = [(n, entry) for n, entry in enumerate(self.entries) if entry.city == seat]
        came = {entry.card for _, entry in own if entry.verb in ("draft", "gather")}
        used = {entry.card: n for n, entry in own if entry.verb in (*HIDDEN_USES, "recruit")}
        has = [*self.hands[seat], *self.plan.recruited[seat], *self.markers[seat]]
        has += [str(card) for card in used if card not in has]
        free = self._mixed_up([name for name in has if name not in came])
        kept_to_the_end = set(self.hands[seat])
        for verb in ("gather", "draft"):
            for n, entry in reversed(own):
                if entry.verb == verb and entry.card is None:
                    # a leader that was used before this entry cannot have come with it
                    fitting = (
                        name
                        for name in free
                        if verb == "draft" or name in kept_to_the_end or used.get(name, -1) > n
                    )
                    name = next(fitting, None)
                    if name is None:
                        raise ValueError("no leaders fit this view")
                    free.remove(name)
                    self.entries[n] = entry.with_card(name)

    def _mixed_up(self, leaders: list[str]) -> list[str]:
        return [leaders[n] for n in shuffled(self.chance, list(range(len(leaders))))]


def _count(data: Data, name: str) -> int:
    count = data.get(name)
    return count if isinstance(count, int) else 0


def _recruits(entry: Entry, name: str) -> bool:
    return entry.verb == "recruit" and entry.card == name
