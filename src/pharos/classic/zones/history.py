"""The history: what every city did, which is public except for cards put down face down."""

from pharos.classic.expansions import MIXES
from pharos.classic.history import HIDDEN_VERBS, Entry, holder_at, packed_entry, read_entry
from pharos.classic.memory import Memory
from pharos.classic.sampling import Sampled
from pharos.classic.story import Story
from pharos.classic.zones.city import MARKER
from pharos.classic.zones.place import LEFT, Drawing, Place, Scene, Size
from pharos.core.reader import Data, Reader
from pharos.core.shape import Name, Parts, Several
from pharos.core.zone import Eye, Written

MOST_ENTRIES = 500
"""More than any game has."""
PARTNER_SEES = {verb for one in MIXES.all for verb in one.partner_sees}
PARTS_OF_ENTRY = ("age", "turn", "city", "choice", "left", "right", "declined")


def decider_at(players: int, entry: Entry) -> int:
    """Returns the seat that decided for a city, and so saw its card (SW-DUO-17, SW-DUO-21)."""
    return entry.city if entry.city < players else holder_at(entry.age, entry.turn)


def known_entries(scene: Scene, eye: Eye) -> list[Entry]:
    """Returns the history without the cards that the viewer did not see."""
    players = len(scene.seats)
    known = []
    for entry in scene.entries:
        if entry.verb in HIDDEN_VERBS:
            # The last card of the pile is discarded unseen, even by the holder.
            unseen = entry.verb == "leave" and entry.city >= players
            shown = entry.verb in PARTNER_SEES and entry.city == eye.partner  # LEADERS-TEAM-01
            if not shown and (unseen or decider_at(players, entry) != eye.seat):
                entry = entry.redacted()
        known.append(entry)
    return known


class History(Place):
    """All actions in order. It may begin anywhere; from there on it must be consistent with the position."""

    def __init__(self, size: Size) -> None:
        paid = {"left": LEFT, "right": LEFT}
        more = {**paid, "declined": Name("thing", ("leader",)), "known": MARKER}
        entry = Parts({**size.when, "city": size.city, "choice": Name("choice")}, more)
        self.shapes = {"history": Several(entry, MOST_ENTRIES)}

    def write(self, state: Scene, eye: Eye) -> Written:
        """Returns the history for a position only; a view gets it from `conclude`."""
        return {"history": [entry.data() for entry in state.entries] if eye.everything else []}

    def conclude(self, view: Written, memory: Memory, scene: Scene) -> Written:
        rows = []
        for number, entry in enumerate(memory.entries):
            row = entry.data()
            card = memory.card_of_entry(number) if entry.card is None else None
            if card is not None:
                row["known"] = card
            rows.append(row)
        return {"history": rows}

    def read(self, reader: Reader, data: Data, state: Scene) -> None:
        game = state.state
        rows = reader.objects(data, "history", [])
        if len(rows) > len(game.history) - 2 * len(state.ring):
            reader.fault("the history is longer than a game")
            return
        before, now = (0, 0), (int(game.age), int(game.turn))
        for n, row in enumerate(rows):
            reader.only(row, PARTS_OF_ENTRY, f"entry {n} of the history")
            entry = read_entry(row)
            packed = None if entry is None else packed_entry(entry)
            if entry is None or packed is None or entry.city >= len(state.ring):
                reader.fault(f"entry {n} of the history makes no sense")
                continue
            when = (entry.age, entry.turn)
            if not before <= when <= now:
                reader.fault(f"entry {n} of the history is out of order")
            before = when
            game.history[int(game.recorded)] = packed
            game.recorded += 1

    def check(self, reader: Reader, data: Data, state: Scene, place: str = "") -> None:
        """Records contradictions between the history and the position."""
        reader.faults += Story(state.state, state.entries).faults()

    def sample(self, drawing: Drawing) -> None:
        drawing.position["history"] = [entry.data() for entry in drawing.found.entries]

    def lay(self, found: Sampled, scene: Scene) -> None:
        for number in found.named:
            packed = packed_entry(found.entries[number])
            assert packed is not None
            scene.state.history[number] = packed
