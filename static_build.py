"""Assembles the browser client and the engine for browsers into one folder for any static host.

    python static_build.py [FOLDER]    dist/static, or another folder

The folder needs no server of its own and works under any path: pages are addressed by the query string,
everything else by relative URLs. Compressible files are also stored compressed (`.gz`, `.br`).
"""

from __future__ import annotations

import gzip
import json
import shutil
import sys
from pathlib import Path

import hatch_build
from wasm_build import Kit
from wasm_downloads import NotFetched
from web_build import NotBuilt, Web

ROOT = Path(__file__).resolve().parent
PACKED = (".css", ".html", ".js", ".json", ".svg", ".webmanifest")
MARK = '<meta name="pharos-static" content="1" />'
SHORT_KEY = 16


def build(target: Path, root: Path = ROOT) -> str:
    """Builds the folder from scratch; returns which engine it contains."""
    web = Web(root)
    web.build()
    kit = Kit(root)
    with hatch_build.alone(root, "wasm"):
        engine = kit.make()
    shutil.rmtree(target, ignore_errors=True)
    assemble(web.target, kit.home, target)
    for path in sorted(target.rglob("*")):
        if path.is_file() and path.suffix in PACKED:
            packed = gzip.compress(path.read_bytes(), 9, mtime=0)
            path.with_name(f"{path.name}.gz").write_bytes(packed)
    web.node("scripts/brotli.mjs", str(target))
    return engine


def assemble(client: Path, engine: Path, target: Path) -> None:
    """Copies the client and the engine into one folder that works under any path."""
    shutil.copytree(client, target)
    _make_relative(target)
    key = json.loads((engine / "kit.json").read_text(encoding="utf-8"))["key"]
    shutil.copytree(engine, target / "engine" / key[:SHORT_KEY], ignore=shutil.ignore_patterns("kit.json"))
    shutil.copyfile(engine / "kit.json", target / "engine" / "kit.json")
    # Hosts that show a custom page for unknown paths serve the same client.
    shutil.copyfile(target / "index.html", target / "404.html")
    (target / ".nojekyll").touch()


def _make_relative(target: Path) -> None:
    page = target / "index.html"
    text = page.read_text(encoding="utf-8")
    for name in ("src", "href"):
        text = text.replace(f'{name}="/', f'{name}="./')
    page.write_text(text.replace("<head>", f"<head>\n    {MARK}", 1), encoding="utf-8")
    manifest = target / "pharos.webmanifest"
    told = json.loads(manifest.read_text(encoding="utf-8"))
    told |= {"id": "./", "start_url": "./", "scope": "./"}
    for icon in [*told["icons"], *(icon for shortcut in told["shortcuts"] for icon in shortcut["icons"])]:
        icon["src"] = icon["src"].removeprefix("/")
    for shortcut in told["shortcuts"]:
        shortcut["url"] = f"./?{shortcut['url']}"
    manifest.write_text(json.dumps(told, indent=2), encoding="utf-8")
    worker = target / "sw.js"
    text = worker.read_text(encoding="utf-8")
    worker.write_text(text.replace("const STATIC = false;", "const STATIC = true;", 1), encoding="utf-8")


def main(arguments: list[str]) -> int:
    """Runs the command; a failure is reported in one line."""
    target = Path(arguments[0]).resolve() if arguments else ROOT / "dist" / "static"
    try:
        engine = build(target)
    except (NotBuilt, NotFetched) as reason:
        print(f"pharos: the static folder could not be built: {reason}", file=sys.stderr)
        return 1
    size = sum(path.stat().st_size for path in (target / "engine").rglob("*.gz")) / 1e6
    print(f"pharos: {target} can be served by any static host; {engine} engine, {size:.1f} MB packed")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
