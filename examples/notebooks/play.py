import marimo

app = marimo.App(width="medium", app_title="Play and inspect")


@app.cell
def _():
    import marimo as mo

    import pharos

    return mo, pharos


@app.cell
def _(mo):
    mo.md("""
    # Play and inspect
    A game is dealt by a seed and grows by choices. Move the sliders: every position of a whole game can be
    looked at, with what each seat may choose, for how much, and why the rest cannot be had.
    """)
    return


@app.cell
def _(mo):
    kind = mo.ui.dropdown(["duel", "duel + pantheon + agora", "classic"], value="duel", label="Game")
    seed = mo.ui.number(0, 10_000, value=7, label="Seed")
    agent = mo.ui.dropdown(["greedy", "random"], value="greedy", label="Who plays")
    mo.hstack([kind, seed, agent])
    return agent, kind, seed


@app.cell
def _(agent, kind, pharos, seed):
    name, *expansions = kind.value.split(" + ")
    whole = pharos.new_game(name, expansions=expansions, seed=seed.value)
    players = [pharos.agent(agent.value, seed=seat) for seat in range(whole.players)]
    while not whole.over:
        for _seat in whole.waiting:
            if _seat in whole.waiting:
                whole.choose(_seat, players[_seat].choose(whole.view(_seat)))
    record = whole.record()
    return record, whole


@app.cell
def _(mo, record, whole):
    at = mo.ui.slider(0, len(record["choices"]), value=20, label="After so many choices", full_width=True)
    mo.vstack([mo.md(f"**{whole.result.victory}** victory of seat {whole.result.winners}"), at])
    return (at,)


@app.cell
def _(at, pharos, record):
    game = pharos.replay({**record, "choices": record["choices"][: at.value], "result": None})
    return (game,)


@app.cell
def _(game, mo):
    offered = [
        {"seat": seat, "choice": str(choice), "coins": choice.price.coins if choice.price else None}
        for seat in game.waiting
        for choice in game.choices(seat)
    ]
    barred = [
        {"seat": seat, "choice": one.choice, "why": one.refusal.key, "rule": one.refusal.rule}
        for seat in game.waiting
        for one in game.barred(seat)
    ]
    mo.vstack(
        [
            mo.md("## What may be chosen"),
            mo.ui.table(offered, selection=None) if offered else mo.md("Nothing: the game is over."),
            mo.md("## What may not, and why"),
            mo.ui.table(barred, selection=None) if barred else mo.md("Nothing is barred."),
        ]
    )
    return


@app.cell
def _(game, mo):
    mo.vstack(
        [
            mo.md("## As if the game ended now"),
            mo.ui.table(
                [{"seat": seat, **sheet} for seat, sheet in enumerate(game.scores())], selection=None
            ),
            mo.md("## What seat 0 knows, and nothing else"),
            mo.tree(game.view(0).data),
        ]
    )
    return


if __name__ == "__main__":
    app.run()
