"""Options of a game: each has a few allowed values, the default first."""

from collections.abc import Collection, Mapping

from pharos.core.errors import UnknownName
from pharos.core.plain import shown


def chosen_options(
    game: str,
    known: Mapping[str, tuple[object, ...]],
    options: Mapping[str, object],
    later: Collection[str] = (),
) -> dict[str, object]:
    """Returns all options of a game, defaults filled in; raises `UnknownName` for an unknown name or value.

    Newer options, those in `later`, are included only where they differ from the default, so that
    older records and views stay unchanged.
    """
    chosen = {name: values[0] for name, values in known.items()}
    for name, value in options.items():
        if name not in known:
            raise UnknownName(f"{game} has no option {shown(name)} (available: {', '.join(known)}).")
        # `True == 1`, so the type counts too.
        if not any(type(value) is type(allowed) and value == allowed for allowed in known[name]):
            values = " or ".join(repr(allowed) for allowed in known[name])
            raise UnknownName(f"The option {name} must be {values}, not {shown(value)}.")
        chosen[name] = value
    return {name: value for name, value in chosen.items() if name not in later or value != known[name][0]}


def chosen_expansions(game: str, known: tuple[str, ...], expansions: tuple[str, ...]) -> tuple[str, ...]:
    """Returns the expansions in their fixed order; raises `UnknownName` for an unknown or repeated one."""
    for n, expansion in enumerate(expansions):
        if expansion not in known:
            there_is = f" (available: {', '.join(known)})" if known else ""
            raise UnknownName(f"{game} has no expansion {shown(expansion)}{there_is}.")
        if expansion in expansions[:n]:
            raise UnknownName(f"The expansion {expansion} is named twice.")
    return tuple(expansion for expansion in known if expansion in expansions)
