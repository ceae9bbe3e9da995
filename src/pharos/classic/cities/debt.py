"""Losses and debt: coins that others lose at the end of a turn, paid or taken as debt (CITIES-DEBT-*)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pharos.classic import steps
from pharos.classic.choices import FOR_FREE_CITY, object_of
from pharos.classic.cities import steps as cities_steps
from pharos.classic.cities.effects import PER_STAGE, PER_VICTORY
from pharos.classic.cities.verbs import PAY
from pharos.classic.piece import CONTENT
from pharos.classic.state import State
from pharos.core.bits import BIT, lane

DEBT_POINTS: Final[i64] = CONTENT.cities_setup.debt_points


def cause_losses(state: State, number: i64, losses: i64) -> None:
    """Records that a city built something that costs the others coins, due at the end of the turn."""
    if not state.has_planned(cities_steps.LOSSES):
        state.plan(cities_steps.LOSSES, 0, 0)
    state.city(number).caused += losses


def settle_losses(state: State) -> None:
    """Asks every city that loses coins how much it pays (CITIES-DEBT-03, CITIES-DEBT-04, CITIES-LOSS-06).

    Only the builder of a card is exempt, not a teammate (CITIES-TEAM-05).
    """
    caused: i64 = 0
    for city in state.cities:
        caused += city.caused
    owing: i64 = 0
    n: i64 = 0
    while n < state.deal.ring:
        mine = state.city(n)
        losses = caused - mine.caused
        mine.owing = lane(losses, 0)
        mine.owing += lane(losses, PER_VICTORY) * mine.victories
        mine.owing += lane(losses, PER_STAGE) * mine.stages
        if mine.owing > 0:
            owing |= BIT[n]
        n += 1
    for city in state.cities:
        city.caused = 0
    if owing != 0:
        state.ask(steps.step(cities_steps.LOSSES, 0, owing))


def fill_payments(state: State, number: i64, buffer: vec[i64]) -> i64:
    """Writes the choices of paying any part of a loss that the city can afford (CITIES-DEBT-02)."""
    mine = state.city(number)
    most = mine.owing
    if mine.coins < most:
        most = mine.coins
    flags: i64 = 0
    if number >= state.deal.players:
        flags = FOR_FREE_CITY
    paid: i64 = 0
    while paid <= most:
        buffer[paid] = PAY + paid + flags
        paid += 1
    return most + 1


def pay_losses(state: State) -> None:
    """Pays coins to the bank; the rest of each loss becomes debt (CITIES-DEBT-02, CITIES-DEBT-08)."""
    paying = steps.cities_of(state.asked)
    n: i64 = 0
    while n < state.deal.ring:
        if paying & BIT[n] != 0:
            mine = state.city(n)
            choice = state.sealed[n]
            paid = object_of(choice)
            mine.coins -= paid
            mine.debt += mine.owing - paid
            mine.owing = 0
            state.record(n, choice)
            state.sealed[n] = 0
        n += 1
