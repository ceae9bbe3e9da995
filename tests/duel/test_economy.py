"""How a city pays: computed once for all economies that agree in the relevant entries."""

from random import Random

from pharos.duel.explain import Economy
from pharos.duel.piece import RESOURCES
from pharos.duel.state import City
from pharos.duel.trade import trade_price

RAW = 3


def packed(counts: list[int]) -> int:
    """Counts packed into lanes."""
    return sum(count * 256**n for n, count in enumerate(counts))


def test_a_price_in_parts_is_the_price_the_engine_asks_for() -> None:
    chance = Random(6)
    for _ in range(3000):
        city = City()
        made, need, asked = (
            [chance.randint(0, most) for _ in RESOURCES] for most in (3, chance.choice([1, 4]), 7)
        )
        city.production, city.raw, city.goods = packed(made), chance.randint(0, 2), chance.randint(0, 2)
        free, printed = chance.choice([0, 0, 1, 2, 5]), chance.choice([0, 4])
        asked = [price + 1 for price in asked]
        listed = packed(asked[::-1])
        receiver = chance.choice([-1, 1])
        economy = Economy(city.production, city.raw, city.goods, listed, receiver)
        price = economy.price(packed(need), free, printed)

        traded = int(trade_price(city, listed, packed(need), free))
        assert price.coins == traded + printed
        assert price.printed == printed
        assert price.paid_to == ({receiver: traded} if traded and receiver >= 0 else {})
        assert sum(price.chosen.get(name, 0) for name in RESOURCES[:RAW]) <= city.raw
        assert sum(price.chosen.get(name, 0) for name in RESOURCES[RAW:]) <= city.goods
        assert sum(price.discounted.values()) <= free
        bought = {purchase.resource: purchase for purchase in price.bought}
        for n, name in enumerate(RESOURCES):
            assert price.produced.get(name, 0) == min(made[n], need[n])
            others = price.chosen.get(name, 0) + price.discounted.get(name, 0)
            units = bought[name].units if name in bought else 0
            assert price.produced.get(name, 0) + others + units == need[n]
            assert name not in bought or bought[name].price == asked[n]


def test_what_has_no_say_makes_no_other_price() -> None:
    need, listed = packed([1, 0, 2, 0, 1]), packed([2, 3, 4, 5, 6])
    price = Economy(packed([1, 0, 1, 0, 1]), 0, 0, listed, 1).price(need, 0, 0)
    assert price.coins == 4
    richer = Economy(packed([3, 2, 1, 1, 1]), 0, 2, packed([1, 9, 4, 9, 9]), 1)
    assert richer.price(need, 0, 0) is price
    # A missing resource costs more, the opponent no longer receives the coins, or a producer offers it.
    assert Economy(packed([1, 0, 1, 0, 1]), 0, 0, packed([2, 3, 5, 5, 6]), 1).price(need, 0, 0).coins == 5
    assert Economy(packed([1, 0, 1, 0, 1]), 0, 0, listed, -1).price(need, 0, 0).paid_to == {}
    assert Economy(packed([1, 0, 1, 0, 1]), 1, 0, listed, 1).price(need, 0, 0).coins == 0
    assert Economy(packed([1, 0, 1, 0, 1]), 0, 0, listed, 1).price(need, 0, 3).coins == 7
    # For resources that the city makes itself, neither prices nor their receiver matter.
    own = Economy(packed([1, 1, 2, 1, 1]), 0, 0, listed, 1).price(need, 0, 0)
    assert Economy(packed([2, 0, 2, 0, 1]), 1, 1, packed([9, 9, 9, 9, 9]), -1).price(need, 1, 0) is own
