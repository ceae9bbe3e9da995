"""Runs functions of the client without a browser."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Iterable
from typing import Any

from tests.browser.serving import ROOT
from web_build import node_folder


def ask(module: str, name: str, questions: Iterable[Any]) -> list[Any]:
    """Returns the results of a function of the client's sources, one per question."""
    node = node_folder() / ("node.exe" if os.name == "nt" else "node")
    run = subprocess.run(
        [str(node), "scripts/ask.mjs", module, name],
        cwd=ROOT / "web",
        input="\n".join(json.dumps(question) for question in questions).encode(),
        capture_output=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr.decode()
    return [json.loads(line) for line in run.stdout.splitlines()]
