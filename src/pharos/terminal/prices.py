"""Texts for prices: free, by chain, or in coins with the purchases."""

from pharos.core.price import Price, Purchase
from pharos.terminal.words import Words
from pharos.texts import has_text


def price_words(words: Words, price: Price | None, seat: int) -> str:
    """Returns a price on one line; empty if there is none."""
    if price is None:
        return ""
    if price.power is not None:
        return words.say("price-power", power=_power(words, price.power))
    if price.chain is not None:
        chain = _chain(words, price.chain)
        return chain if not price.gain else f"{chain}, {words.say('gain', n=price.gain)}"
    if price.gain and not price.coins:
        return words.say("gain", n=price.gain)
    if price.free:
        return words.say("price-free")
    parts = [_purchase(words, purchase, seat) for purchase in price.bought]
    if price.printed and parts:
        parts.insert(0, words.coins(price.printed))
    told = words.coins(price.coins) + (f" ({', '.join(parts)})" if parts else "")
    sold = any(purchase.seller is not None for purchase in price.bought)
    if not sold:
        told += "".join(
            f", {words.say('paid-to', who=words.seat(other), coins=coins)}"
            for other, coins in price.paid_to.items()
        )
    return told + (f", {words.say('gain', n=price.gain)}" if price.gain else "")


def paid_arguments(words: Words, price: Price | None) -> dict[str, object]:
    """Returns the arguments for the price in a log sentence: its kind, the coins, and what made it free."""
    if price is None:
        return {"price": "none"}
    if price.power is not None:
        return {"price": "power", "by": _power(words, price.power)}
    if price.chain is not None:
        mythology = f"mythology-{price.chain}"
        if words.has(mythology):
            return {"price": "mythology", "by": words.plain(mythology)}
        return {"price": "chain", "by": words.card(price.chain)}
    if price.coins:
        return {"price": "paid", "n": price.coins}
    return {"price": "gain", "n": price.gain} if price.gain else {"price": "free"}


def price_detail(words: Words, price: Price, seat: int) -> str:
    """Returns a price with the resources that need not be bought."""
    told = [price_words(words, price, seat)]
    for part, units in (("made", price.produced), ("chosen", price.chosen), ("discounted", price.discounted)):
        if units:
            told.append(words.say(f"price-{part}", units=words.all_made(units.items())))
    return "; ".join(told)


def _purchase(words: Words, purchase: Purchase, seat: int) -> str:
    units = words.units(purchase.resource, purchase.units)
    if purchase.seller is None:
        return words.say("bought", units=units, price=purchase.price)
    return words.say("bought-from", units=units, price=purchase.price, who=words.seat(purchase.seller))


def _chain(words: Words, chain: str) -> str:
    """Returns the text of a chain: from a card, or the mythology token for a Grand Temple."""
    if has_text(words.lang, f"mythology-{chain}"):
        return words.say("price-mythology", token=words.plain(f"mythology-{chain}"))
    return words.say("price-chain", card=words.card(chain))


def _power(words: Words, power: str) -> str:
    """Returns the name of the board or the leader that has a power."""
    city = f"classic-city-{power}"
    return words.plain(city) if has_text(words.lang, city) else words.named(power)
