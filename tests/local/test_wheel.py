"""`import pharos` in a browser notebook: the wheel for Pyodide, and the example (in Node)."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.local.engines import ROOT, in_node, made_kit, unpack
from wasm_build import Kit, version_of

NOTEBOOK = ROOT / "examples" / "notebooks" / "in_the_browser.ipynb"


def cells() -> list[str]:
    told = json.loads(NOTEBOOK.read_text(encoding="utf-8"))["cells"]
    return ["".join(cell["source"]) for cell in told if cell["cell_type"] == "code"]


def test_the_example_runs_with_the_wheel(tmp_path: Path) -> None:
    from web_build import NotBuilt, node_folder

    try:
        node = node_folder() / "node"
    except NotBuilt as reason:
        pytest.skip(f"there is no Node: {reason}")
    folder = unpack(made_kit(), tmp_path / "kit")
    wheel = Kit(ROOT).wheel(tmp_path, compiled=Kit(ROOT).holds() == "compiled")
    run_twine = [sys.executable, "-m", "twine", "check", "--strict", str(wheel)]
    checked = subprocess.run(run_twine, capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stdout
    installing, *others = cells()
    assert f"pharos_games-{version_of(ROOT)}-" in installing
    assert "pyemscripten_2026_0_wasm32" in installing
    # Contains only the wheel instead of the files that the page of the game unpacks.
    shutil.copyfile(wheel, folder / "pharos.zip")
    zipfile.ZipFile(folder / "engine.zip", "w").close()
    code = "\n".join([*others, "import json, pathlib", "pharos.replay(record)"])
    code += "\nmetadata = next(pathlib.Path(pharos.__file__).parents[1].glob('pharos_games-*/METADATA'))"
    code += "\njson.dumps([metadata.read_text(), game.result.data()])"
    metadata, result = json.loads(in_node(node, folder, code))
    assert f"\nVersion: {version_of(ROOT)}\n" in metadata
    assert result["victory"]
