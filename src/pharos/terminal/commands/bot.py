"""`pharos bot`."""

import asyncio
import os
from typing import Annotated

from cyclopts import Parameter

from pharos.terminal.errors import WrongUsage, needs_server


def bot(
    name: str,
    /,
    *,
    server: str = "http://127.0.0.1:8000",
    token: str | None = None,
    join: Annotated[list[str] | None, Parameter(negative="")] = None,
    games: int | None = None,
    seed: int = 0,
) -> None:
    """Connect a bot to a server: an agent of Pharos or your own class.

    Your class needs a method `choose(self, view)`, which receives a `pharos.View` of its seat and returns
    one of `view.choices`. The account must be marked as a bot.

    **Examples**

    - `pharos bot greedy --token TOKEN`
    - `pharos bot my_bot:MyBot --server https://play.example.org --join TABLE`

    Parameters
    ----------
    name
        An agent: `NAME[#SIMULATIONS][@SECONDS]`, `module:Class` from the current folder, or `cmd:PROGRAM`.
    server
        Server address.
    token
        API token of the account. Default: `PHAROS_TOKEN` from the environment.
    join
        A table to join. Repeat for several.
    games
        Stop after this number of games.
    seed
        Seed of the agent.
    """
    with needs_server():
        from pharos.server.bot import Runner, bot_named

    secret = token or os.environ.get("PHAROS_TOKEN")
    if not secret:
        raise WrongUsage("A bot needs a token: --token, or PHAROS_TOKEN in the environment.")
    runner = Runner(bot_named(name, seed), server, secret, games=games)
    asyncio.run(runner.run(tuple(join or ())))
