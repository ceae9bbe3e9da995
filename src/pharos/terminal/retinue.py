"""Lines on leaders, debt, diplomacy, masks, conflicts, and teams of 7 Wonders."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from pharos.terminal.components import component
from pharos.terminal.effects import cost_words, effects_words
from pharos.terminal.lines import Data, Line, names, number, objects, part_of
from pharos.terminal.words import Words

TEAM = 2
"""Teammates sit side by side: seats 0 and 1, 2 and 3, … (CITIES-TEAM-01)."""


def has_teams(data: Data) -> bool:
    """Whether the game is played in teams."""
    return part_of(data, "options").get("teams") is True


def leader_lines(words: Words, city: Data, own: bool = False) -> Iterator[Line]:
    """Yields the leaders of a city and the number in hand; the own hand is listed elsewhere by name."""
    if leaders := names(city, "leaders"):
        yield Line(words.say("leaders"), ", ".join(words.thing("leader", leader) for leader in leaders))
    if isinstance(copied := city.get("courtesan"), str):
        yield Line(words.say("courtesan"), words.thing("leader", copied))
    if number(city, "black_builds_left"):
        yield Line(words.say("free"), words.say("free-black"))
    held = number(city, "leader_cards")
    if held and not own:
        yield Line(words.say("in-hand"), words.say("leaders-counted", count=held))


def own_leaders(words: Words, data: Data) -> list[Line]:
    """Returns the leaders in hand with their costs and effects."""
    return [
        Line("" if count else words.say("in-hand"), _leader(words, leader))
        for count, leader in enumerate(names(data, "leader_hand"))
    ]


def partner_leaders(words: Words, data: Data) -> Iterator[Line]:
    """Yields the leaders a teammate shows (LEADERS-TEAM-01)."""
    partner = part_of(data, "partner_leaders")
    for key, hand in (("partner-leaders", "leader_hand"), ("partner-draft", "draft_hand")):
        if leaders := names(partner, hand):
            yield Line(words.say(key), ", ".join(words.thing("leader", leader) for leader in leaders))


def _leader(words: Words, id: str) -> str:
    shown = component("classic", "leader", id)
    name = words.thing("leader", id)
    if shown is None or shown.cost is None:
        return name
    effects = effects_words(words, shown.effects)
    return words.say("leader-told", name=name, cost=cost_words(words, shown.cost), effects=effects)


def debt_lines(words: Words, city: Data) -> Iterator[Line]:
    """Yields debt, diplomacy, and losses that are not settled yet."""
    if debt := number(city, "debt"):
        yield Line(words.say("debt"), words.say("debt-told", count=debt))
    if owed := number(city, "owes"):
        yield Line(words.say("owes"), words.coins(owed))
    causes = part_of(city, "causes")
    told = [
        words.say(f"causes-{cause}", coins=words.coins(coins))
        for cause, coins in causes.items()
        if isinstance(coins, int)
    ]
    if told:
        yield Line(words.say("causes"), ", ".join(told))
    if doves := number(city, "diplomacy"):
        yield Line(words.say("diplomacy"), words.say("diplomacy-told", count=doves))


def mask_lines(words: Words, data: Data, place: int) -> Iterator[Line]:
    """Yields what the masks of a city would copy now (CITIES-MASK-02)."""
    told = [
        words.say(
            "mask-told",
            symbol=words.symbol(str(copied["symbol"])),
            card=words.card(str(copied["card"])),
            who=words.seat(number(copied, "city")),
        )
        for copied in objects(part_of(data, "masks"), str(place))
    ]
    if told:
        yield Line(words.say("masks"), "; ".join(told))


def conflict_lines(words: Words, data: Data) -> Iterator[Line]:
    """Yields the conflicts at the end of the age with their shields; with diplomacy or teams, opponents are
    not always neighbors."""
    conflicts = part_of(data, "conflicts")
    strength = conflicts.get("strength")
    playing = number(data, "age") > 0 and not data.get("victory")
    if not playing or not isinstance(strength, list) or not (has_teams(data) or _has_doves(data)):
        return
    told = []
    for fight in objects(conflicts, "fights"):
        cities = fight.get("cities")
        if isinstance(cities, list) and number(fight, "tokens"):
            one, other = cities
            meets = words.say(
                "fight",
                one=words.seat(one),
                other=words.seat(other),
                shields=strength[one],
                theirs=strength[other],
            )
            tokens = number(fight, "tokens")
            told.append(words.say("fight-tokens", fight=meets, count=tokens) if tokens > 1 else meets)
    yield Line(words.say("fights"), "; ".join(told) or words.say("peace"))


def _has_doves(data: Data) -> bool:
    return any(number(city, "diplomacy") for city in objects(data, "cities"))


def team_lines(words: Words, data: Data, scores: list[dict[str, int]], seat: int) -> Iterator[Line]:
    """Yields the teams with their total points, the own team first; then the hand a teammate shows."""
    if not has_teams(data):
        return
    players = number(data, "players")
    teams = sorted(range(0, players, TEAM), key=lambda first: first != seat - seat % TEAM)
    for first in teams:
        total = sum(scores[place]["total"] for place in range(first, first + TEAM))
        who = words.say("and", one=words.seat(first), other=words.seat(first + 1))
        own = first <= seat < first + TEAM
        label = words.say("own-team") if own else words.say("team", number=first // TEAM + 1)
        yield Line(label, f"{who}, {words.points(total)}")
    hands = objects(data, "hands")
    partner: Mapping[str, object] = hands[seat ^ 1] if len(hands) > seat ^ 1 else {}
    if hand := names(partner, "known"):
        yield Line(words.say("partner-hand"), ", ".join(words.card(card) for card in hand))
