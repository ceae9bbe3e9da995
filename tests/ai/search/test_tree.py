"""The search tree, and determinization of hidden information."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import pharos
from pharos import pure
from pharos.ai.kind import Kind
from pharos.ai.search.duel.evaluation import FEATURES, STAGES, Evaluation
from pharos.ai.search.duel.guided import TURNED
from pharos.ai.search.duel.redeal import Redealer
from pharos.ai.search.network import FOLDER, SUFFIX
from pharos.ai.search.tree import Tree
from pharos.ai.search.weights import weights_of
from pharos.core.bits import BIT, members
from pharos.core.chance import Chance
from pharos.duel.deal import deal_cards
from pharos.duel.pieces import CARDS
from pharos.duel.product import DuelProduct
from pharos.duel.rules import plain_rules
from pharos.duel.state import State
from pharos.duel.turn import apply, choices_of, start


def state_after(choices: int) -> State:
    state = start(deal_cards(Chance(3, "test"), plain_rules(False, False)))
    for number in range(choices):
        options = choices_of(state)
        apply(state, options[number * 5 % len(options)])
    return state


def test_children_are_found_by_their_keys() -> None:
    tree = Tree(100)
    keys = [7, 7 + 4096, 7 + 2 * 4096, 2**40 + 7]
    nodes = []
    for key in keys:
        node = tree.add(key, 0.25)
        tree.adopt(0, node)
        nodes.append(node)
    tree.index_children(0)
    assert [tree.find(key) for key in keys] == nodes
    assert tree.find(8) == -1
    tree.index_children(nodes[0])
    assert tree.find(7) == -1


def test_a_full_tree_takes_no_more() -> None:
    tree = Tree(3)
    assert [tree.add(n, 0.0) for n in range(3)] == [1, 2, -1]


def test_the_better_child_is_visited_by_its_chooser() -> None:
    tree = Tree(10)
    good, bad = tree.add(1, 0.5), tree.add(2, 0.5)
    for node, value in ((good, 1.0), (bad, -1.0)):
        tree.adopt(0, node)
        tree.visits[node] = 50
        tree.gained[node] = 50 * value
    tree.visits[0] = 100
    nodes = vec[i64]([int(good), int(bad)])
    assert tree.best(nodes, 2, 0, 1.0, 1.0, 0.2) == 0
    assert tree.best(nodes, 2, 0, -1.0, 1.0, 0.2) == 1


def test_hidden_cards_change_and_open_ones_stay() -> None:
    state = state_after(14)
    hidden = members(int(state.present & ~state.shown))
    shown = members(int(state.present & state.shown))
    assert hidden
    assert shown
    redealer = Redealer(state)
    chance = Chance(1, "test")
    possible: set[int] = set()
    before = [state.deal.card_at(state.age, slot) for slot in hidden]
    for _ in range(50):
        redealer.redeal(chance)
        laid = [int(redealer.deal.card_at(state.age, slot)) for slot in hidden]
        assert len(set(laid)) == len(laid)
        assert [redealer.deal.card_at(state.age, slot) for slot in shown] == [
            state.deal.card_at(state.age, slot) for slot in shown
        ]
        possible |= set(laid)
    removed = {int(card) for card in list(state.deal.removed)[:3]}
    assert possible == {int(card) for card in before} | removed
    assert [state.deal.card_at(state.age, slot) for slot in hidden] == before


def test_a_new_age_gets_its_guilds() -> None:
    state = state_after(14)
    redealer = Redealer(state)
    chance = Chance(1, "test")
    seen: set[str] = set()
    for _ in range(30):
        redealer.deal_age(3, chance)
        laid = [CARDS[redealer.deal.card_at(3, slot)] for slot in range(20)]
        assert len({card.name for card in laid}) == 20
        assert sum(card.color == 6 for card in laid) == 3
        seen |= {card.name for card in laid}
    assert len(seen) > 20


def test_a_mirrored_position_has_the_mirrored_value() -> None:
    weights = weights_of("duel")
    assert len(weights) == STAGES * FEATURES
    evaluation = Evaluation(vec[float](weights))
    for choices in (10, 30, 50):
        state = state_after(choices)
        mirrored = state.clone()
        mirrored.city0, mirrored.city1 = state.city1.clone(), state.city0.clone()
        mirrored.pawn = -state.pawn
        mirrored.military = (state.military >> 2) | ((state.military & 3) << 2)
        for n in range(int(state.depth)):
            mirrored.stack[n] = state.stack[n] ^ 64
        value = evaluation.value(state)
        assert abs(value + evaluation.value(mirrored)) < 1e-9
        assert -1.0 < value < 1.0
    assert BIT[0] == 1


def test_what_a_choice_turns_up_is_told_apart() -> None:
    """A choice that was visited often has a child node for each card that it revealed."""
    kind = Kind("duel")
    state = state_after(12)
    counted = []
    for apart in (0, -1):
        search = kind.guided(str(FOLDER / f"duel{SUFFIX}"))
        search.settings.apart = apart
        search.begin(state.clone(), Chance(1, "test"))
        search.run(800)
        tree = search.tree
        turned = [n for n in range(int(tree.nodes)) if tree.key[n] >= TURNED]
        assert all(tree.visits[n] > 0 for n in turned)
        counted.append(len(turned))
        assert sum(visits for _, visits, _ in search.results()) == 800
        # expected lines consist of choices, never of the cards revealed in between
        lines = [search.expected(choice, 3) for choice, _, _ in search.results()]
        assert max(map(len, lines)) == 3
        assert all(DuelProduct().notation(reply) for line in lines for reply in line)
    assert counted[0] > 20
    assert counted[1] == 0


def test_a_tree_is_kept_from_a_node_on() -> None:
    tree = Tree(100)
    first, second = tree.add(1, 0.25), tree.add(2, 0.75)
    for node in (first, second):
        tree.adopt(0, node)
    lost = tree.add(3, 0.5)
    tree.adopt(first, lost)
    below = [tree.add(key, 0.1 * key) for key in (4, 5)]
    for node in below:
        tree.adopt(second, node)
    deep = tree.add(6, 1.0)
    tree.adopt(below[0], deep)
    tree.visits[second], tree.visits[below[0]], tree.gained[below[0]] = 9, 5, 2.5
    tree.keep(second)
    assert tree.nodes == 4
    assert (tree.key[0], tree.visits[0], tree.sibling[0]) == (2, 9, -1)
    tree.index_children(0)
    kept = tree.find(4)
    assert (tree.visits[kept], tree.gained[kept], tree.prior[kept]) == (5, 2.5, 0.4)
    assert tree.find(5) > 0
    assert tree.find(1) == -1
    tree.index_children(kept)
    assert tree.find(6) > 0
    assert tree.add(7, 0.0) == 4


def test_what_was_thought_is_used_when_the_game_comes_to_it() -> None:
    """After the expected choices are played, the search reuses the node of the new position."""
    kind = Kind("duel")
    search = kind.guided(str(FOLDER / f"duel{SUFFIX}"))
    search.settings.remembers = True
    product = DuelProduct()
    found = turned_up = 0
    game = pharos.new_game("duel", seed=11)
    while not game.over:
        seat = game.waiting[0]
        root = known_to(product, game, seat, 1)
        if len(game.choices(seat)) < 2 or root.present == 0:
            game.choose(seat, game.choices(seat)[0])
            continue
        search.begin(root, Chance(1, "test"))
        search.tree.clear()
        search.run(400 if pure.compiled() else 40)
        age, shown = root.age, root.shown
        best = product.notation(max(search.results(), key=lambda line: line[1])[0])
        game.choose(seat, best)
        while not game.over and (game.waiting[0] != seat or len(game.choices(seat)) < 2):
            game.choose(game.waiting[0], game.choices(game.waiting[0])[0])
        if game.over:
            break
        now = known_to(product, game, seat, 2)
        visits = search.recall(now)
        if now.age != age:
            assert visits == -1
        elif visits >= 0:
            tried = int(search.tree.visits[visits])
            search.begin(now, Chance(2, "test"))
            kept = int(search.tree.visits[0])
            assert kept == tried or (kept < tried < search.settings.apart)
            legal = {str(choice) for choice in game.choices(seat)}
            assert {product.notation(code) for code, _, _ in search.results()} <= legal
            found += tried > 0
            turned_up += bool(now.shown & ~shown)
    assert found > 8
    assert turned_up > 2


@pytest.mark.parametrize("seed", [1, 4])
def test_memory_leaves_no_choice_at_the_root_that_is_not_there(seed: int) -> None:
    """With and without tree reuse the root has the same children, and every visit is accounted for."""
    kind = Kind("duel")
    file = str(FOLDER / f"duel{SUFFIX}")
    with_memory, without = kind.guided(file), kind.guided(file)
    with_memory.settings.remembers = True
    product = DuelProduct()
    game = pharos.new_game("duel", seed=seed)
    remembered = dropped = 0
    while not game.over:
        seat = game.waiting[0]
        root = known_to(product, game, seat, 1)
        choices = game.choices(seat)
        if seat == 1 or len(choices) < 2 or root.present == 0:
            game.choose(seat, choices[len(choices) // 2])
            continue
        known = with_memory.recall(root) if len(with_memory.worlds) == 1 else -1
        before = int(with_memory.tree.visits[known]) if known >= 0 else 0
        with_memory.begin(root.clone(), Chance(2, "test"))
        kept = int(with_memory.tree.visits[0])
        remembered += known >= 0
        dropped += kept < before
        for search in (with_memory, without):
            if search is without:
                search.begin(root.clone(), Chance(2, "test"))
            search.run(300 if pure.compiled() else 60)
            listed = [product.notation(code) for code, _, _ in search.results()]
            assert sorted(listed) == sorted(str(choice) for choice in choices)
            nodes = below(search.tree, 0)
            assert len(nodes) == len(listed)
            assert sum(visits for _, visits, _ in search.results()) == sum(
                int(search.tree.visits[node]) for node in nodes
            )
        game.choose(seat, choices[len(choices) // 2])
    assert remembered > 3
    assert dropped > 0


def below(tree: Tree, node: int) -> list[int]:
    """Returns the children of a node."""
    found, child = [], int(tree.child[node])
    while child >= 0:
        found.append(child)
        child = int(tree.sibling[child])
    return found


def test_another_game_is_not_taken_for_the_same() -> None:
    kind = Kind("duel")
    search = kind.guided(str(FOLDER / f"duel{SUFFIX}"))
    search.settings.remembers = True
    product = DuelProduct()
    games = [pharos.new_game("duel", seed=seed) for seed in (11, 12)]
    for game in games:
        for _ in range(8):
            game.choose(game.waiting[0], game.choices(game.waiting[0])[0])
    roots = [known_to(product, game, game.waiting[0], 1) for game in games]
    search.begin(roots[0], Chance(1, "test"))
    search.run(200)
    assert search.recall(roots[0]) == 0
    same_cities = roots[0].clone()
    same_cities.deal = roots[1].deal
    assert search.recall(same_cities) == -1
    assert search.recall(roots[1]) == -1


def known_to(product: DuelProduct, game: pharos.Game, seat: int, seed: int) -> State:
    """Returns a position that is consistent with the knowledge of a seat."""
    return product.from_position(product.sample(game.view(seat).data, seat, seed))[1]
