"""Texts for effects: `printed-effect-<type>` with the fields of the effect as arguments."""

from collections.abc import Iterable

from msgspec import structs

from pharos.content import effects as printed
from pharos.content.cost import Cost
from pharos.terminal.words import Words

COLOR_FIELDS = frozenset({"color", "colors"})
SYMBOL_FIELDS = frozenset({"symbol", "symbols"})
SHORT = frozenset({"points", "shields", "coins"})
"""Effects with a short form for the small space of a drawn card."""


def cost_words(words: Words, cost: Cost) -> str:
    """Returns the text of a printed cost."""
    parts = [words.coins(cost.coins)] if cost.coins else []
    parts += [words.units(resource, units) for resource, units in cost.resources.items()]
    return ", ".join(parts) or words.say("cost-nothing")


def effects_words(words: Words, effects: Iterable[printed.Effect], between: str = "; ") -> str:
    """Returns the text of all effects of a component."""
    return between.join(effect_words(words, effect) for effect in effects)


def effect_words(words: Words, effect: printed.Effect) -> str:
    """Returns the text of one effect."""
    arguments = {name: _argument(words, name, value) for name, value in structs.asdict(effect).items()}
    amounts = (getattr(effect, name, None) for name in ("amount", "count", "resources"))
    arguments["n"] = next((amount for amount in amounts if isinstance(amount, int)), 1)
    if isinstance(effect, printed.Produce):
        made = effect.one_of
        arguments["one_of"] = (
            words.made(made[0], effect.count)
            if len(made) == 1
            else f"{effect.count} × " * (effect.count > 1) + "/".join(words.resource_acc(one) for one in made)
        )
    if isinstance(effect, printed.TradeDiscount):
        arguments["resources"] = "/".join(words.resource_acc(one) for one in effect.resources)
    if isinstance(effect, printed.ChooseOne):
        arguments["options"] = f" {words.say('or')} ".join(effect_words(words, one) for one in effect.options)
    if hues := next((getattr(effect, name) for name in COLOR_FIELDS if getattr(effect, name, None)), None):
        hues = hues if isinstance(hues, tuple) else (hues,)
        arguments["hued"] = "/".join(words.plain(f"hue-object-{hue}") for hue in hues)
    key = f"printed-effect-{effect.type}"
    if isinstance(effect, printed.CoinsOnAnyBuild):
        # A decree of Duel; the same type has another meaning in 7 Wonders.
        key = "printed-effect-coins_on_any_build"
    return words.plain(key, **arguments)


def short_words(words: Words, effects: Iterable[printed.Effect]) -> str:
    """Returns the main effects in very short form; effects without one are left out."""
    parts = []
    for effect in effects:
        if effect.type in SHORT:
            parts.append(words.say(f"short-{effect.type}", amount=getattr(effect, "amount", 0)))
        elif isinstance(effect, printed.Science):
            parts.append(words.symbol(effect.symbol).split()[0])
        elif isinstance(effect, printed.Produce):
            made = "/".join(words.resource(resource) for resource in effect.one_of)
            parts.append(f"{effect.count}×{made}" if effect.count > 1 else made)
    return " ".join(parts)


def _argument(words: Words, name: str, value: object) -> object:
    if value is None:
        return 0
    if name == "resources" and isinstance(value, tuple):
        return "/".join(words.resource(resource) for resource in value)
    if name in COLOR_FIELDS:
        colors = value if isinstance(value, tuple) else (value,)
        between = " + " if name == "colors" else "/"  # A set needs all of its colors.
        return between.join(words.hue(str(color)) for color in colors)
    if name in SYMBOL_FIELDS:
        symbols = value if isinstance(value, tuple) else (value,)
        return "/".join(words.symbol(str(symbol)) for symbol in symbols)
    if name == "per" and isinstance(value, str):
        return words.plain(f"printed-counted-{value}")
    if name in ("target", "applies_to") and isinstance(value, str):
        return words.plain(f"printed-target-{value}")
    if isinstance(value, bool):
        return int(value)
    if isinstance(value, int | str):
        return value
    if isinstance(value, tuple):
        return "/".join(str(part) for part in value)
    return ""
