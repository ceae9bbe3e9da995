"""`pharos daily`."""

import json
import time

import pharos
from pharos import texts
from pharos.table.daily import PLAYERS, check_day, deal_of_day, today
from pharos.table.refusal import CommandRejected
from pharos.terminal.errors import WrongUsage
from pharos.terminal.options import AsJson, Language, Plain
from pharos.terminal.paper import Paper
from pharos.terminal.words import Words

MILLISECONDS = 1000


def daily(
    *,
    game: str | None = None,
    date: str | None = None,
    lang: Language = "en",
    plain: Plain = False,
    json_: AsJson = False,
) -> None:
    """Show the daily deal: the opponents, the seat, and the seeds for programs.

    Each day has one deal of Duel and one of 7 Wonders, the same on every server. Play it in the browser
    (`pharos serve`). A day ends at midnight UTC.

    **Examples**

    - `pharos daily`
    - `pharos daily --game duel --date 2026-11-18`
    - `pharos daily --json`

    Parameters
    ----------
    game
        duel or classic. Default: both.
    date
        Another day, as YYYY-MM-DD.
    json_
        Print JSON: the deals with `seed`, `deal`, and the opponents' simulations.
    """
    if game is not None and game not in PLAYERS:
        raise WrongUsage(f"There is no daily deal for {game} (available: {', '.join(PLAYERS)}).")
    now = int(time.time() * MILLISECONDS)
    try:
        day = check_day(date or today(now), now)
    except CommandRejected as refused:
        raise WrongUsage(texts.text("en", refused.key, **refused.arguments)) from refused
    deals = [deal_of_day(one, day) for one in ([game] if game is not None else PLAYERS)]
    if json_:
        told = [
            {
                "game": one.game,
                "date": one.date,
                "players": one.players,
                "seat": one.seat,
                "level": one.level,
                "simulations": one.simulations,
                "seed": one.seed,
                "deal": pharos.new_game(one.game, players=one.players, seed=one.seed).deal,
            }
            for one in deals
        ]
        print(json.dumps(told, ensure_ascii=False))
        return
    paper = Paper(plain)
    for one in deals:
        words = Words(lang, one.game)
        paper.line(
            words.say(
                "daily",
                game=words.plain(f"game-{one.game}"),
                date=one.date,
                seat=one.seat + 1,
                players=one.players,
                level=words.plain(f"level-{one.level}"),
            )
        )
