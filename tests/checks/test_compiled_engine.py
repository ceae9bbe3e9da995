"""Both engines work: the compiled one wherever there is a C compiler, and the plain one on request."""

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import hatch_build

SAY = "import pharos; from pharos import pure; print(pure.compiled())"


def runs_compiled(pure: str) -> str:
    environment = {**os.environ, "PHAROS_PURE": pure}
    run = subprocess.run(
        [sys.executable, "-c", SAY], env=environment, capture_output=True, text=True, check=True
    )
    return run.stdout.strip()


def test_plain_sources_on_request() -> None:
    assert runs_compiled(pure="1") == "False"


def test_compiled_where_there_is_a_c_compiler(tmp_path: Path) -> None:
    try:
        hatch_build.try_c_compiler(tmp_path)
    except hatch_build.NotCompiled as reason:
        pytest.skip(str(reason))
    assert runs_compiled(pure="") == "True", "run `make setup`; build/engine.log says what went wrong"


def test_every_compiled_module_has_its_library() -> None:
    libraries = hatch_build.libraries_in(hatch_build.ROOT / "src")
    if not libraries:
        pytest.skip("the engine is not compiled")
    with_library = {path.with_name(path.name.split(".")[0] + ".py") for path in libraries}
    assert {hatch_build.ROOT / "src" / path for path in hatch_build.compiled_sources()} <= with_library


def test_the_key_follows_what_compiled_modules_import(tmp_path: Path) -> None:
    package = tmp_path / "src" / "pharos"
    (package / "duel").mkdir(parents=True)
    (package / "duel" / "turn.py").write_text("from pharos.prices import TRADE\nfrom . import pieces\n")
    (package / "duel" / "pieces.py").write_text("PAWN = 1\n")
    (package / "prices.py").write_text("TRADE = 2\n")
    (package / "apart.py").write_text("APART = 3\n")
    module = Path("pharos/duel/turn.py")
    read = hatch_build.read_sources(tmp_path, [module])
    assert read == [Path("pharos/duel/pieces.py"), module, Path("pharos/prices.py")]

    before = hatch_build.keys_of(tmp_path, [module], [])
    (package / "apart.py").write_text("APART = 4\n")
    assert hatch_build.keys_of(tmp_path, [module], []) == before
    (package / "prices.py").write_text("TRADE = 3\n")
    after = hatch_build.keys_of(tmp_path, [module], [])
    assert after != before
    assert hatch_build.keys_of(tmp_path, [module], [module])["quick"] != after["quick"]


def test_the_c_code_is_whole_in_its_parts(tmp_path: Path) -> None:
    sources = [tmp_path / f"{name}.c" for name in ("long", "short", "tiny")]
    for source, lines in zip(sources, (30, 10, 10), strict=True):
        source.write_text("".join(f"        int {source.stem}_{n};\n" for n in range(lines)))
    parts = hatch_build.in_parts([str(source) for source in sources], tmp_path, 2)
    written = [Path(part).read_text().split("\n") for part in parts]
    told = sorted(line.strip() for source in sources for line in source.read_text().splitlines())
    assert sorted(line for lines in written for line in lines if line) == told
    assert [len([line for line in lines if line]) for lines in written] == [30, 20]


def test_what_is_optimised_is_compiled_and_the_rest_is_found_by_its_file() -> None:
    modules, often = hatch_build.compiled_sources(), hatch_build.often_run()
    lists = tomllib.loads((hatch_build.ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["pharos"]
    for pattern in lists["often"]:
        found = {
            path.relative_to(hatch_build.ROOT / "src") for path in (hatch_build.ROOT / "src").glob(pattern)
        }
        assert found & set(modules), f"nothing compiled is called {pattern}"
    files = [
        "CPy.c",
        "__native_pharos.c",
        "c/__native_pharos___duel___turn.c",
        "__native_pharos___ai___match.c",
    ]
    rest = hatch_build.rarely_run(files, modules, often)
    assert rest == ["__native_pharos.c", "__native_pharos___ai___match.c"]


def test_modules_share_an_entry_only_under_different_words() -> None:
    modules = [".".join(path.with_suffix("").parts) for path in hatch_build.compiled_sources()]
    entries = hatch_build.shared_entries(modules)
    assert sorted(module for names in entries for module in names) == sorted(modules)
    for names in entries:
        words = [module.rpartition(".")[2] for module in names]
        assert len(words) == len(set(words))
    assert len(entries) < 10
