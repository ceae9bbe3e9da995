"""The downloads for the engine in browsers: fixed versions from package registries, checked by digest.

Pyodide comes from npm; libraries as wheels for Pyodide, and a C compiler (ziglang), from PyPI; the headers of
Python and of Emscripten from Debian. `wasm_build.py` puts them together.
"""

from __future__ import annotations

import hashlib
import io
import os
import platform
import re
import subprocess
import sys
import tarfile
import tempfile
import urllib.request
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import NamedTuple

PYTHON = (3, 14)
PYODIDE = "314.0.7"
PLATFORM = "pyemscripten_2026_0_wasm32"
APT_SOURCES = Path("/etc/apt")
MIRROR = "PHAROS_DEBIAN_MIRROR"
"""Environment variable with the address of a Debian mirror, for systems that do not configure one."""


class NotFetched(Exception):
    """The reason why a download failed, in a few words."""


class Wheel(NamedTuple):
    """A wheel on PyPI; `tag` is the platform, if not the one of this machine."""

    name: str
    version: str
    sha256: str
    tag: str = ""


class Deb(NamedTuple):
    """A Debian package, of which only headers are used."""

    pool: str
    sha256: str


PYODIDE_SHA256 = "66b7949e5a0cba2250b586d7e368bf12fb482800748d182c4618254b685ffaa0"
LIBRARIES = (
    Wheel("msgspec", "0.22.0", "a66b1766311e42371e509c996c3933b161c7ae0eabdf361af5316dec197e1022", PLATFORM),
    Wheel("librt", "0.16.0", "1b384b90ab79a7bc30b566895809a636e0666f21f3cf12b54823d025b7e83839", PLATFORM),
    Wheel(
        "mypy_extensions", "1.2.0", "993e7a20aa5671eb41a7132cf555af30062da99729601601b9a8382b11cae768", "any"
    ),
    # The names of content sets are in Fluent.
    Wheel(
        "fluent.syntax", "0.19.0", "b352b3475fac6c6ed5f06527921f432aac073d764445508ee5218aeccc7cc5c4", "any"
    ),
    Wheel(
        *("typing_extensions", "4.16.0", "481caa481374e813c1b176ada14e97f1f67a4539ce9cfeb3f350d78d6370c2e8"),
        tag="any",
    ),
)
COMPILERS = {
    ("linux", "x86_64"): "9fcda73f62b851dd72a54b710ad40a209896db14cfb13649e62191243556342b",
    ("linux", "aarch64"): "e27d409812b11e0fb89ed0200cf2e55b6464d43f9461553104e4a4f9a94a1fd5",
    ("darwin", "arm64"): "b61e5413c49508d9d62e5dcea543e3af491594154d74a00ff52f84ed508260cc",
    ("darwin", "x86_64"): "18e14f6b25678d7b7c65708c82501ee6090fe39ed5c783477d56267af1fa5629",
}
COMPILER_VERSION = "0.16.0"
# Two versions where Debian has two: mirrors drop the older one eventually.
PYTHON_HEADERS = (
    Deb(
        "pool/main/p/python3.14/libpython3.14-dev_3.14.10-1_amd64.deb",
        "ce226a5a09bd3739123b95c5a41688ee3110651e6b4f9b22973a27c7be2f64fa",
    ),
    Deb(
        "pool/main/p/python3.14/libpython3.14-dev_3.14.8-1_amd64.deb",
        "86249e59881a141029423a718e766fe0d3fd076de3cecc1127156e540cb1c905",
    ),
)
EMSCRIPTEN_HEADERS = (
    Deb(
        "pool/main/e/emscripten/emscripten_6.0.5+dfsg+~1.41.5-2_all.deb",
        "24e9eecd0a6e0c25896acf7dd42ae4261ae70c0669d4a42bde595afb7e4675c2",
    ),
)


class Downloads:
    """Fetches each download once, and keeps it by its digest."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def pyodide(self) -> Path:
        return self._kept(PYODIDE_SHA256, f"pyodide-{PYODIDE}.tgz", self._from_npm)

    def wheel(self, wheel: Wheel) -> Path:
        name = f"{wheel.name}-{wheel.version}.whl"
        return self._kept(wheel.sha256, name, lambda target: self._from_pypi(wheel, target))

    def compiler(self) -> Path:
        machine = (sys.platform, platform.machine().lower())
        if machine not in COMPILERS:
            raise NotFetched(f"no C compiler for WebAssembly is known for {machine[0]} on {machine[1]}")
        return self.wheel(Wheel("ziglang", COMPILER_VERSION, COMPILERS[machine]))

    def deb(self, versions: tuple[Deb, ...]) -> Path:
        for deb in versions:
            if (kept := self._path(deb.sha256, Path(deb.pool).name)).is_file():
                return kept
        for number, deb in enumerate(versions):
            try:
                return self._kept(deb.sha256, Path(deb.pool).name, partial(_from_debian, deb))
            except NotFetched:
                if number == len(versions) - 1:
                    raise
        raise AssertionError("no version is listed")

    def _path(self, sha256: str, name: str) -> Path:
        return self.folder / f"{sha256[:16]}-{name}"

    def _kept(self, sha256: str, name: str, fetch: Callable[[Path], Path]) -> Path:
        target = self._path(sha256, name)
        if target.is_file():
            return target
        self.folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(prefix="fetch-", dir=self.folder) as folder:
            found = fetch(Path(folder))
            if hashlib.sha256(found.read_bytes()).hexdigest() != sha256:
                raise NotFetched(f"{name} does not have the digest that is expected of it")
            os.replace(found, target)
        return target

    def _from_npm(self, folder: Path) -> Path:
        from web_build import NotBuilt, Web

        try:
            Web().npm("pack", f"pyodide@{PYODIDE}", "--pack-destination", str(folder))
        except NotBuilt as reason:
            raise NotFetched(f"npm did not bring Pyodide: {reason}") from None
        return _only_file(folder, "Pyodide")

    def _from_pypi(self, wheel: Wheel, folder: Path) -> Path:
        wanted = folder / "wanted.txt"
        wanted.write_text(f"{wheel.name}=={wheel.version} --hash=sha256:{wheel.sha256}\n", encoding="utf-8")
        command = [*(sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--require-hashes")]
        command += ["--only-binary=:all:", "--disable-pip-version-check", "--dest", str(folder / "got")]
        if wheel.tag:
            command += ["--python-version", ".".join(map(str, PYTHON)), "--implementation", "cp"]
            command += ["--platform", wheel.tag, "--abi", "cp314", "--abi", "none"]
        run = subprocess.run([*command, "-r", str(wanted)], capture_output=True, text=True, check=False)
        if run.returncode != 0:
            said = [line for line in run.stderr.splitlines() if line.startswith("ERROR")]
            raise NotFetched(f"pip did not bring {wheel.name}: {next(iter(said), 'it gave no reason')}")
        return _only_file(folder / "got", wheel.name)


def debian_mirrors() -> list[str]:
    """Returns the Debian mirrors configured on this system."""
    sources = sorted(APT_SOURCES.glob("sources.list*")) + sorted(APT_SOURCES.glob("sources.list.d/*"))
    text = "\n".join(path.read_text(encoding="utf-8", errors="replace") for path in sources if path.is_file())
    named = re.findall(r"^(?:URIs:|deb\b[^\n]*?)\s*(https?://\S+/debian)/?(?=\s|$)", text, re.MULTILINE)
    return list(dict.fromkeys(filter(None, [os.environ.get(MIRROR, ""), *named])))


def _from_debian(deb: Deb, folder: Path) -> Path:
    target = folder / "package.deb"
    for mirror in debian_mirrors():
        try:
            with urllib.request.urlopen(f"{mirror.rstrip('/')}/{deb.pool}", timeout=60) as answer:
                target.write_bytes(answer.read())
        except OSError:
            continue
        return target
    raise NotFetched(f"no Debian mirror has {Path(deb.pool).name}")


def _only_file(folder: Path, name: str) -> Path:
    files = [path for path in folder.iterdir() if path.is_file()] if folder.is_dir() else []
    if len(files) != 1:
        raise NotFetched(f"{name} came as {len(files)} files")
    return files[0]


def unpack_headers(deb: Path, below: str, folder: Path) -> None:
    """Extracts the files below a path from a Debian package, without Debian's tools."""
    data = deb.read_bytes()
    at = len(b"!<arch>\n")
    while at < len(data):
        name = data[at : at + 16].decode().strip().rstrip("/")
        size = int(data[at + 48 : at + 58])
        if name.startswith("data.tar"):
            with tarfile.open(fileobj=io.BytesIO(data[at + 60 : at + 60 + size])) as archive:
                for member in archive:
                    inner = member.name.removeprefix("./")
                    if inner.startswith(below) and member.isfile():
                        write_file(folder / inner.removeprefix(below), archive.extractfile(member).read())  # type: ignore[union-attr]
            return
        at += 60 + size + size % 2
    raise NotFetched(f"{deb.name} holds no files")


def write_file(path: Path, data: bytes) -> None:
    """Writes a file, and makes its folder."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
