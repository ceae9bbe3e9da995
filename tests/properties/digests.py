"""The states of many random games as one short number per hundred games.

The plain and the compiled engine must both come to the numbers in `duel_digests.txt`; when a state gets a
new field, `python -m tests.properties.digests` writes them anew (and a diff of the file is then expected).
"""

from hashlib import sha256
from pathlib import Path

from librt.vecs import vec
from mypy_extensions import i64

from pharos.core.chance import Chance
from pharos.duel.choices import VERB
from pharos.duel.deal import deal_cards
from pharos.duel.rules import rules_of
from pharos.duel.state import NOT_OVER
from pharos.duel.turn import MOST_CHOICES, apply, fill_choices, start

FILE = Path(__file__).parent / "duel_digests.txt"
GAMES = 5000
BLOCK = 100


def as_noted(choice: int) -> int:
    """The number of a choice as it was when the digests were noted: verbs were multiples of 2**24."""
    verb, objects = divmod(choice, int(VERB))
    return verb * 2**24 + objects


def digest(first_seed: int) -> str:
    """All states, choices and results of a block of random games, in one number."""
    told = sha256()
    buffer = vec[i64]([0] * MOST_CHOICES)
    for seed in range(first_seed, first_seed + BLOCK):
        chance = Chance(seed, "digest")
        chooses = "last_player_chooses" if seed % 2 == 0 else "last_player_begins"
        state = start(deal_cards(chance, rules_of((), {"pawn_in_middle": chooses})))
        marks = [state.fingerprint()]
        while state.victory == NOT_OVER:
            count = fill_choices(state, buffer)
            choice = buffer[chance.below(count)]
            apply(state, choice)
            marks += [count, as_noted(int(choice)), state.fingerprint()]
        told.update(repr([int(mark) for mark in marks]).encode())
    return told.hexdigest()[:16]


def main() -> None:
    """Writes the file anew."""
    FILE.write_text("".join(f"{seed} {digest(seed)}\n" for seed in range(0, GAMES, BLOCK)), "utf-8")


if __name__ == "__main__":
    main()
