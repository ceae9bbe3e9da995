"""The engine for browsers consists of parts with known digests, and is compressed."""

from __future__ import annotations

import gzip
import io
import json
import tarfile
import zipfile
from pathlib import Path

import msgspec
import pytest

import wasm_build
import wasm_downloads
import web_build
from pharos.one_library import OneLibrary
from pharos.server import site
from pharos.table.computer import levels
from pharos.wire.offers import all_offers
from static_build import assemble
from wasm_build import Kit
from wasm_downloads import Deb, Downloads, NotFetched


def test_a_piece_with_another_digest_is_refused(tmp_path: Path) -> None:
    pieces = Downloads(tmp_path)

    def fetch(folder: Path) -> Path:
        (folder / "piece").write_bytes(b"something else")
        return folder / "piece"

    with pytest.raises(NotFetched, match="digest"):
        pieces._kept("0" * 64, "piece", fetch)
    assert not list(tmp_path.iterdir())


def test_without_a_mirror_one_sentence_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wasm_downloads, "debian_mirrors", lambda: ["file:///nowhere"])
    with pytest.raises(NotFetched, match=r"no Debian mirror has headers\.deb"):
        Downloads(tmp_path).deb((Deb("pool/headers.deb", "0" * 64),))


def test_where_it_cannot_be_compiled_the_plain_engine_is_built(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    kit = Kit()
    kit.build, kit.home = tmp_path / "wasm", tmp_path / "engine"

    def refuse() -> Path:
        raise NotFetched("there is no network")

    monkeypatch.setattr(kit, "_library", refuse)
    monkeypatch.setattr(kit, "_add_pyodide", lambda folder: None)
    monkeypatch.setattr(kit, "_library_files", lambda: iter(()))
    monkeypatch.setattr(kit, "_about_pyodide", dict)
    monkeypatch.setattr(kit, "_to_bytecode", lambda folder: None)
    assert kit.make() == "plain"
    assert capsys.readouterr().err.count("\n") == 1
    assert kit.holds() == "plain"
    with zipfile.ZipFile(io.BytesIO(gzip.decompress((kit.home / "pharos.zip.gz").read_bytes()))) as archive:
        names = archive.namelist()
    assert {"pharos/core/bits.py", "pharos/local/browser.py", "pharos/content/duel/cards.toml"} <= set(names)
    assert not [name for name in names if "/server/" in name or "/terminal/" in name or name.endswith(".net")]
    told = json.loads((kit.home / "kit.json").read_text())
    assert told["files"]["networks/duel.net.gz"] > 100_000
    assert told["offers"] == msgspec.json.decode(msgspec.json.encode(all_offers(levels())))
    # A second build does nothing.
    monkeypatch.setattr(wasm_build, "pack", None)
    assert kit.make(compiled=False) == "plain"


def test_without_node_the_sources_stay_as_they_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    kit = Kit()
    monkeypatch.setattr(kit, "_about_pyodide", dict)

    def refuse() -> Path:
        raise web_build.NotBuilt("there is no Node")

    monkeypatch.setattr(web_build, "node_folder", refuse)
    wasm_build.pack(tmp_path / "pharos.zip", [("pharos/game.py", b"")])
    kit._to_bytecode(tmp_path)
    assert capsys.readouterr().err == f"{wasm_build.SLOW_START}: there is no Node\n"
    with zipfile.ZipFile(tmp_path / "pharos.zip") as archive:
        assert archive.namelist() == ["pharos/game.py"]


def test_headers_come_out_of_a_debian_package(tmp_path: Path) -> None:
    data = io.BytesIO()
    with tarfile.open(fileobj=data, mode="w:xz") as archive:
        for name in ("./usr/include/python3.14/Python.h", "./usr/share/doc/copyright"):
            member = tarfile.TarInfo(name)
            member.size = 4
            archive.addfile(member, io.BytesIO(b"text"))
    parts = b""
    for name, part in (("debian-binary", b"2.0\n"), ("data.tar.xz", data.getvalue())):
        parts += f"{name:<16}{0:<12}{0:<6}{0:<6}{100644:<8}{len(part):<10}`\n".encode()
        parts += part + b"\n" * (len(part) % 2)
    deb = tmp_path / "package.deb"
    deb.write_bytes(b"!<arch>\n" + parts)
    wasm_downloads.unpack_headers(deb, "usr/include/python3.14/", tmp_path / "include")
    assert [path.name for path in (tmp_path / "include").rglob("*")] == ["Python.h"]


def test_modules_are_found_in_one_library() -> None:
    finder = OneLibrary(["pharos.core.bits"])
    spec = finder.find_spec("pharos.core.bits", None)
    assert spec is not None
    assert spec.origin is not None
    assert spec.origin.endswith(".so")
    assert finder.find_spec("pharos.game", None) is None
    text = wasm_build.entry_text(["pharos.core.bits", "pharos.duel.build", "pharos.classic.build"])
    assert text.count("PyMODINIT_FUNC") == 3
    assert "PyInit_pharos___duel___build" in text


def test_the_server_gives_the_engine_by_its_version(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(site, "ENGINE", tmp_path)
    for kept in (site._engine_folder, site._engine_files):
        kept.cache_clear()
    assert site._engine("engine/kit.json").status_code == 404
    (tmp_path / "kit.json").write_text(json.dumps({"key": "a" * 64}))
    (tmp_path / "pharos.zip.gz").write_bytes(b"packed")
    for kept in (site._engine_folder, site._engine_files):
        kept.cache_clear()
    try:
        note = site._engine("engine/kit.json").content
        assert isinstance(note, bytes)
        assert json.loads(note) == {"key": "a" * 64}
        found = site._engine(f"engine/{'a' * 16}/pharos.zip.gz")
        assert found.content == b"packed"
        assert "immutable" in found.headers["Cache-Control"]
        assert site._engine(f"engine/{'b' * 16}/pharos.zip.gz").status_code == 404
        assert site._engine("engine/../app.py").status_code == 404
    finally:
        for kept in (site._engine_folder, site._engine_files):
            kept.cache_clear()


def test_a_static_folder_names_nothing_by_the_root(tmp_path: Path) -> None:
    client, engine = tmp_path / "client", tmp_path / "engine"
    client.mkdir()
    engine.mkdir()
    (client / "index.html").write_text('<head><link href="/a.css" /><script src="/b.js"></script></head>')
    icon = {"src": "/icon.png"}
    manifest = {"start_url": "/", "icons": [icon], "shortcuts": [{"url": "/pad", "icons": [icon]}]}
    (client / "pharos.webmanifest").write_text(json.dumps(manifest))
    (client / "sw.js").write_text("const STATIC = false;")
    (engine / "kit.json").write_text(json.dumps({"key": "c" * 64}))
    (engine / "pharos.zip.gz").write_bytes(b"packed")
    target = tmp_path / "target"
    assemble(client, engine, target)
    page = (target / "index.html").read_text()
    assert 'href="./a.css"' in page
    assert 'src="./b.js"' in page
    assert "pharos-static" in page
    assert "STATIC = true" in (target / "sw.js").read_text()
    assert '"/' not in (target / "pharos.webmanifest").read_text()
    assert (target / "engine" / ("c" * 16) / "pharos.zip.gz").is_file()
    assert (target / "engine" / "kit.json").is_file()
