import marimo

app = marimo.App(width="medium", app_title="Train a small agent")


@app.cell
def _():
    import sys
    from pathlib import Path

    import marimo as mo

    sys.path.insert(0, str(Path(__file__).parent.parent))
    import policy_gradient as learner

    return learner, mo


@app.cell
def _(mo):
    mo.md("""
    # Train a small agent
    An actor and a critic with one hidden layer play base Duel against themselves through PettingZoo,
    in numpy (`examples/policy_gradient.py`). All they know is observations, masks and who won.
    """)
    return


@app.cell
def _(mo):
    arguments = mo.cli_args()
    games = mo.ui.slider(
        32, 20_000, value=int(arguments.get("games", 2_000)), label="Games to learn from", show_value=True
    )
    check = mo.ui.slider(
        10, 1_000, value=int(arguments.get("check", 100)), label="Games to measure", show_value=True
    )
    mo.vstack([games, check])
    return check, games


@app.cell
def _(check, games, learner, mo):
    policy = learner.new_policy(seed=1)
    progress = []
    _parts = 4
    with mo.status.progress_bar(total=_parts, title="learning") as _bar:
        for _part in range(_parts):
            learner.train(
                policy,
                minutes=10,
                most_games=max(1, games.value // _parts),
                seed=_part + 1,
                tables=min(64, max(1, games.value // _parts)),
                told=lambda line: None,
            )
            share, _ = learner.measured(policy, check.value, seed=10**6)
            progress.append(
                {"games": (_part + 1) * games.value // _parts, "won of 100 against random": 100 * share}
            )
            _bar.update()
    mo.ui.table(progress, selection=None)
    return policy, progress


@app.cell
def _(learner, mo, policy):
    import numpy as np

    import pharos.research as research

    env = research.env("duel")
    env.reset(seed=3)
    shown = env.observe(env.agent_selection)
    options = learner.options_of(shown["action_mask"][None])
    _, chance, value = policy.judged(shown["observation"][None], options)
    names = env.unwrapped.encoding.actions.names
    liked = [
        {"choice": names[int(action)], "chance": round(float(part), 3)}
        for action, part in sorted(zip(options.actions, chance, strict=True), key=lambda pair: -pair[1])
    ]
    mo.vstack(
        [
            mo.md(f"## What it likes in a first position (it expects {float(np.squeeze(value)):+.2f})"),
            mo.ui.table(liked, selection=None),
        ]
    )
    return


if __name__ == "__main__":
    app.run()
