"""Who knows which god is where, computed independently by tracking every world consistent with the
observations."""

from itertools import permutations
from math import factorial
from typing import Any

import pytest

import pharos
from tests.duel.pantheon.random_play import MIXES, moments
from tests.measure import many

World = tuple[tuple[str, ...], tuple[tuple[int, str], ...]]
"""A stack, top first, and the gods of its mythology in slots."""
VIEWERS = (0, 1, None)


class Worlds:
    """All worlds of one mythology that a viewer considers possible."""

    def __init__(self, gods: list[str]) -> None:
        self.worlds: set[World] = {(stack, ()) for stack in permutations(gods)}

    def keep_stack(self, shown: list[str]) -> None:
        self.worlds = {world for world in self.worlds if list(world[0][: len(shown)]) == shown}

    def keep_slots(self, shown: dict[int, str]) -> None:
        self.worlds = {
            world for world in self.worlds if all(shown.get(slot, god) == god for slot, god in world[1])
        }

    def place(self, slot: int, god: str | None) -> None:
        """One of the top two gods goes into a slot; the viewer may not see which one."""
        placed = set()
        for stack, slots in self.worlds:
            for drawn in stack[:2] if god is None else (god,):
                left = tuple(other for other in stack if other != drawn)
                placed.add((left, (*slots, (slot, drawn))))
        self.worlds = placed

    def leave(self, god: str) -> None:
        """A god leaves the stack or its slot."""
        self.worlds = {
            (tuple(g for g in stack if g != god), tuple(place for place in slots if place[1] != god))
            for stack, slots in self.worlds
        }

    def reorder(self, order: tuple[str, ...] | None) -> None:
        if order is None:
            self.worlds = {(p, slots) for stack, slots in self.worlds for p in permutations(stack)}
        else:
            self.worlds = {(order, slots) for _, slots in self.worlds}

    def certain(self) -> tuple[list[str | None], dict[int, str]]:
        """What is the same in all worlds."""
        stacks = [world[0] for world in self.worlds]
        top = [gods[0] if len(set(gods)) == 1 else None for gods in zip(*stacks, strict=True)]
        slots = [dict(world[1]) for world in self.worlds]
        return top, {n: god for n, god in slots[0].items() if all(other[n] == god for other in slots)}


def seen(game: pharos.Game, viewer: int | None, name: str) -> tuple[list[str | None], dict[int, str]]:
    board: Any = game.view(viewer).data["pantheon"]
    stack = [place.get("god") for place in board["stacks"][name]]
    truth: Any = game.position()["pantheon"]
    family = {place["god"] for place in truth["stacks"][name]}
    slots = {}
    for n, place in enumerate(board["slots"]):
        really = truth["slots"][n] and truth["slots"][n]["god"]
        if place and "god" in place and (place.get("back") == name or really in GODS[name]):
            slots[n + 1] = place["god"]
    assert family <= GODS[name]
    return stack, slots


DEALT: Any = pharos.new_game("duel", expansions=["pantheon"], seed=0).deal
GODS: dict[str, set[str]] = {name: set(gods) for name, gods in DEALT["gods"].items()}


def true_board(game: pharos.Game) -> tuple[dict[str, list[str]], dict[int, str]]:
    board: Any = game.position()["pantheon"]
    stacks = {name: [place["god"] for place in stack] for name, stack in board["stacks"].items()}
    return stacks, {n + 1: place["god"] for n, place in enumerate(board["slots"]) if place}


@pytest.mark.rule("PAN-TOKEN-07", "PAN-WONDER-05", "PAN-GATE-03")
@pytest.mark.parametrize("mix", MIXES)
@pytest.mark.parametrize("part", range(2))
def test_views_hold_exactly_what_a_perfect_memory_knows(mix: tuple[str, ...], part: int) -> None:
    unsure = 0
    for seed in range(part * 8, part * 8 + many(8, 3)):
        worlds = {(v, name): Worlds(sorted(GODS[name])) for v in VIEWERS for name in GODS}
        last: pharos.Game | None = None
        for game, choice in moments(mix, seed):
            stacks, slots = true_board(game)
            public: Any = game.view(None).data
            step = public["steps"][-1]
            if step["step"] == "place":
                worlds[step["seat"], step["mythology"]].keep_stack(stacks[step["mythology"]][:2])
            if step["step"] == "god":
                for name in [step["mythology"]] if "mythology" in step else [n for n in stacks if stacks[n]]:
                    for viewer in VIEWERS:
                        shown = stacks[name] if "mythology" in step else stacks[name][:1]
                        worlds[viewer, name].keep_stack(shown)
            if public["age"] > 1:
                for (_, name), known in worlds.items():
                    known.keep_slots({n: god for n, god in slots.items() if god in GODS[name]})
            for (viewer, name), known in worlds.items():
                assert seen(game, viewer, name) == known.certain(), (seed, choice, viewer, name)
                top, placed = known.certain()
                unknown = sum(god is None for god in top) + len(next(iter(known.worlds))[1]) - len(placed)
                assert len(known.worlds) == factorial(unknown), "the worlds that are left differ evenly"
                unsure += len(known.worlds) > 1
            verb, *objects = choice.partition("@")[0].split(":")
            for (viewer, name), known in worlds.items():
                if verb == "place" and objects[0] in GODS[name]:
                    known.place(int(objects[1]), objects[0] if viewer == step["seat"] else None)
                elif verb in ("god", "activate") and objects[0] in GODS[name]:
                    known.leave(objects[0])
                elif verb == "order" and objects[0] in GODS[name]:
                    known.reorder((objects[0], objects[1]) if viewer == step["seat"] else None)
            last = game
        assert last is not None
    assert unsure
