"""Hashes of the states of many random games, one per hundred games.

The plain and the compiled engine must both produce the numbers in `duel_digests.txt`; when a state gets a new
field, `python -m tests.properties.digests` rewrites them (and a diff of the file is expected).
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
    """Returns the number that a choice had when the hashes were made: verbs were multiples of 2**24."""
    verb, objects = divmod(choice, int(VERB))
    return verb * 2**24 + objects


def digest(first_seed: int) -> str:
    """Returns a hash of all states, choices and results of a block of random games."""
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
    """Rewrites the file."""
    FILE.write_text("".join(f"{seed} {digest(seed)}\n" for seed in range(0, GAMES, BLOCK)), "utf-8")


if __name__ == "__main__":
    main()
