"""Content sets that are dropped onto a page: checked as a whole, stored, and rejected with one sentence."""

from __future__ import annotations

import asyncio
import base64
import io
import json
import os
import subprocess
import sys
import zipfile
from pathlib import Path

import msgspec
import pytest

from pharos.local.sets import KeptSet
from tests.local.device import Page

ROOT = Path(__file__).resolve().parents[2]
HARBOUR = ROOT / "tests" / "content_sets" / "harbour"


def dropped(folder: Path = HARBOUR) -> dict[str, bytes]:
    """The files of a folder as a page sends them."""
    files = (path for path in sorted(folder.rglob("*")) if path.is_file())
    return {f"{folder.name}/{path.relative_to(folder).as_posix()}": path.read_bytes() for path in files}


WRONG = (HARBOUR / "duel" / "wonders.toml").read_bytes().replace(b"stone = 1", b"marble = 1")


def told(files: dict[str, bytes]) -> dict[str, dict[str, str]]:
    return {"files": {name: base64.b64encode(data).decode() for name, data in files.items()}}


def test_a_set_is_kept_with_what_pages_show_of_it() -> None:
    async def scene() -> None:
        page = Page()
        files = dropped() | {"harbour/notes.txt": b"not taken", "harbour/.hidden.toml": b"="}
        assert await page.request("POST", "sets", told(files)) == (201, {"id": "harbour", "version": "1"})
        assert (await page.request("GET", "sets"))[1] == {"sets": [{"id": "harbour", "version": "1"}]}
        kept = msgspec.json.decode(page.memory.kept_sets["harbour"], type=KeptSet)
        assert kept.files["set.toml"] == (HARBOUR / "set.toml").read_bytes()
        assert "notes.txt" not in kept.files
        assert "set-harbour" in kept.content.texts["ru"]
        assert all(place.startswith("data:image/") for place in kept.content.pictures.values())
        # The second upload replaces the first; then it is removed.
        assert (await page.request("POST", "sets", told(files)))[0] == 201
        assert (await page.request("DELETE", "sets/harbour"))[0] == 200
        assert (await page.request("GET", "sets"))[1] == {"sets": []}

    asyncio.run(scene())


def test_an_archive_is_a_folder() -> None:
    async def scene() -> None:
        page = Page()
        packed = io.BytesIO()
        with zipfile.ZipFile(packed, "w") as archive:
            for name, data in dropped().items():
                archive.writestr(name, data)
        assert (await page.request("POST", "sets", told({"harbour.zip": packed.getvalue()})))[0] == 201

    asyncio.run(scene())


def many_zeros() -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("set.toml", b"\0" * (32 * 1024 * 1024))
    return packed.getvalue()


@pytest.mark.parametrize(
    ("files", "reason"),
    [
        ({"readme.txt": b"nothing"}, "there must be one set.toml"),
        ({"set.zip": b"no archive"}, "not a zip file"),
        ({"set.zip": many_zeros()}, "at most 4 MiB"),
        ({**dropped(), "harbour/../../etc/x.toml": b""}, "not a name of a file inside the set"),
        ({**dropped(), "harbour/duel/wonders.toml": WRONG}, "harbour/duel/wonders.toml"),
        ({**dropped(), "harbour/texts/en/names.ftl": b"something = else"}, "something"),
        ({**dropped(), "harbour/set.toml": b"\xff\xfe"}, ""),
        ({**dropped(), "harbour/set.toml": b'[set]\nid = "duel"\nversion = "1"'}, "another content set duel"),
    ],
)
def test_a_set_that_is_wrong_is_refused_and_nothing_is_kept(files: dict[str, bytes], reason: str) -> None:
    async def scene() -> None:
        page = Page()
        status, refused = await page.request("POST", "sets", told(files))
        assert status == 400
        assert refused["key"] in ("local-refused-set", "server-refused-invalid")
        assert reason in json.dumps(refused)
        assert not page.memory.kept_sets

    asyncio.run(scene())


PLAYED = """
import asyncio, json, pharos
from tests.local.device import Page

async def scene():
    page = Page()
    table = await page.open({"game": "duel"}, computers={"1": "greedy"}, start=True)
    _, seen = await page.request("GET", f"tables/{table}")
    _, content = await page.request("GET", "content")
    print(json.dumps([seen["state"]["settings"]["content"], content["sets"]]))

asyncio.run(scene())
"""


def test_a_device_that_starts_with_a_set_deals_from_it() -> None:
    started = {**os.environ, "PHAROS_CONTENT": str(HARBOUR)}
    run = subprocess.run(
        [sys.executable, "-c", PLAYED], cwd=ROOT, env=started, capture_output=True, check=True
    )
    assert json.loads(run.stdout) == [{"harbour": "1"}, {"harbour": "1"}]
