import marimo

app = marimo.App(width="medium", app_title="A study of balance")


@app.cell
def _():
    import tempfile
    from pathlib import Path

    import marimo as mo
    import polars

    from pharos.research.rows import read_rows
    from pharos.research.study import studied
    from pharos.terminal.cli import run

    return Path, mo, polars, read_rows, run, studied, tempfile


@app.cell
def _(mo):
    mo.md("""
    # A study of balance
    Who wins, and by what? Many games between equal players are written as rows, one for each choice, and
    counted. Every rate has its 95 % interval; among equals a fair seat of Duel wins half.
    """)
    return


@app.cell
def _(mo):
    arguments = mo.cli_args()
    games = mo.ui.slider(20, 5_000, value=int(arguments.get("games", 400)), label="Games", show_value=True)
    agent = mo.ui.dropdown(["greedy", "random"], value="greedy", label="Both players")
    mo.hstack([games, agent])
    return agent, games


@app.cell
def _(Path, agent, games, run, tempfile):
    file = Path(tempfile.mkdtemp()) / "games.parquet"
    told = run(
        [
            "simulate",
            "duel",
            "--games",
            str(games.value),
            "--agents",
            agent.value,
            "--out",
            str(file),
            "--json",
        ]
    )
    assert told == 0
    return (file,)


@app.cell
def _(file, mo, read_rows, studied):
    study = studied(read_rows(file))
    mo.vstack(
        [
            mo.md(f"## {study['games']} games"),
            mo.ui.table(study["victories"], selection=None),
            mo.md("## Does it matter who begins?"),
            mo.ui.table(study["seats"], selection=None),
            mo.md("## How often the owner of a wonder won"),
            mo.ui.table(study["wonders"], selection=None)
            if study["wonders"]
            else mo.md("Too few games to say."),
            mo.md("## What a thing adds to its owner's chance, all else equal, in points"),
            mo.ui.table(study["worth"], selection=None) if study["worth"] else mo.md("Too few games to say."),
        ]
    )
    return (study,)


@app.cell
def _(file, mo, polars):
    rows = polars.read_parquet(file)
    busiest = (
        rows.group_by("number")
        .agg(
            polars.col("options").mean().round(2).alias("options"),
            polars.col("coins").mean().round(2).alias("coins"),
        )
        .sort("number")
    )
    mo.vstack(
        [
            mo.md("## How many options a decision has, and how rich its seat is, choice by choice"),
            mo.ui.table(busiest, selection=None),
        ]
    )
    return


if __name__ == "__main__":
    app.run()
