"""docs/server.md matches the code: fields, messages, refusals, limits, settings, and the sample client."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from pharos.server.reference import BEGIN, reference, refusals
from pharos.server.settings import ServerSettings
from tests.server.process import ServerProcess

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")


def test_the_page_lists_what_the_code_has() -> None:
    begin, sign, listed = PAGE.partition(BEGIN)
    assert begin
    assert sign + listed == reference(), "run python -m pharos.server.reference docs/server.md"


def test_every_refusal_has_its_sentence_and_every_sentence_is_used() -> None:
    raised = set()
    for file in (ROOT / "src" / "pharos").rglob("*.py"):
        if file.parent.name in ("server", "live", "table", "api", "store", "wire"):
            raised |= set(
                re.findall(
                    r'"((?:server|table|tournament|club|daily|league)-(?:refused-[a-z-]+|failed))"',
                    file.read_text(encoding="utf-8"),
                )
            )
    assert raised == set(refusals())


def test_every_setting_of_the_server_is_explained() -> None:
    table = PAGE.partition("| setting | default | meaning |")[2].partition("\n\n")[0]
    named = {name for line in table.splitlines()[2:] for name in re.findall(r"`(\w+)`", line.split("|")[1])}
    assert named == set(ServerSettings.__struct_fields__)


def test_the_client_of_the_page_plays_a_game(server: ServerProcess, tmp_path: Path) -> None:
    code = PAGE.partition("A whole client")[2].partition("```python\n")[2].partition("```")[0]
    assert 20 < len(code.splitlines()) <= 40
    file = tmp_path / "client.py"
    file.write_text(code, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, file, server.address], capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0, done.stderr
    assert re.fullmatch(r"(won|lost) (civilian|military|science)\n", done.stdout)
