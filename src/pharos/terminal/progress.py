"""A progress bar for long tasks, shown on stderr if it is a terminal."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

Step = Callable[[], None]


@contextmanager
def progress_bar(title: str, steps: int, quiet: bool = False) -> Iterator[Step]:
    """Yields a function to call after each step."""
    if quiet or steps < 2 or not sys.stderr.isatty():
        yield lambda: None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(title, total=steps)
        yield lambda: progress.advance(task)
