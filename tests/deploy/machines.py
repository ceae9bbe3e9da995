"""Container images and machines for testing the deployment files, made from Debian's packages without a
registry.

The images of the system are not touched: everything is in `build/deploy`. A container or machine has a
network namespace of its own with only a loopback interface.
"""

import hashlib
import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
STORE = ROOT / "build/deploy"
# Debian's Python, the packages that boot a machine, and the database for several servers.
PACKAGES = "python3,python3-venv,ca-certificates,curl,dbus,systemd,systemd-sysv,postgresql"
BASE = f"localhost/pharos-base-{hashlib.sha256(PACKAGES.encode()).hexdigest()[:8]}"
IMAGE = "localhost/pharos"
NEEDED = ("podman", "runc", "debootstrap", "systemd-nspawn", "nsenter")
AUTHORITIES = "/etc/ssl/certs/ca-certificates.crt"


def missing() -> str | None:
    """Returns why images cannot be built here, in one line, or nothing."""
    if os.name != "posix" or os.geteuid() != 0:
        return "images are built by root alone"
    lacking = [tool for tool in NEEDED if shutil.which(tool) is None]
    return f"not installed: {', '.join(lacking)}" if lacking else None


def run(*command: str | Path, timeout: float = 1800) -> str:
    """Runs a command; returns its output, or fails with all of it."""
    done = subprocess.run(
        [str(part) for part in command], capture_output=True, text=True, check=False, timeout=timeout
    )
    assert done.returncode == 0, f"{command}\n{done.stdout[-8000:]}\n{done.stderr[-8000:]}"
    return done.stdout


def podman(*command: str | Path) -> str:
    """A podman command with its own storage, without systemd."""
    store = ("--root", STORE / "images", "--runroot", STORE / "run", "--cgroup-manager=cgroupfs")
    return run("podman", *store, "--runtime", shutil.which("runc") or "runc", *command).strip()


def base_image() -> str:
    """A small Debian with Python; built once."""
    if BASE in podman("images", "--format", "{{.Repository}}"):
        return BASE
    folder = STORE / "base"
    if folder.exists():
        shutil.rmtree(folder)
    STORE.mkdir(parents=True, exist_ok=True)
    run("debootstrap", "--variant=minbase", f"--include={PACKAGES}", "bookworm", folder)
    if Path(AUTHORITIES).is_file():  # a network may have its own certificate authority
        shutil.copy(AUTHORITIES, folder / AUTHORITIES[1:])
    archive = STORE / "base.tar"
    run("tar", "-C", folder, "--exclude=./dev/*", "--exclude=./var/cache/apt/archives/*", "-cf", archive, ".")
    path = "PATH=/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
    environment = (path, f"PIP_CERT={AUTHORITIES}", f"NODE_EXTRA_CA_CERTS={AUTHORITIES}")
    podman("import", "--quiet", *(f"--change=ENV {pair}" for pair in environment), archive, BASE)
    archive.unlink()
    shutil.rmtree(folder)
    return BASE


def build_image() -> str:
    """The image of the container file, built from the files of this checkout."""
    listed = run("git", "-C", ROOT, "ls-files", "-z", "--cached", "--others", "--exclude-standard")
    context = STORE / "context"
    if context.exists():
        shutil.rmtree(context)
    for name in filter(None, listed.split("\0")):
        if (ROOT / name).is_file():
            (context / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, context / name)
    grade = os.environ.get("PHAROS_BUILD") or "quick"
    podman(
        *("build", "--isolation=chroot", "--format=docker", "--layers=false"),
        *(f"--build-arg=BASE={base_image()}", f"--build-arg=PHAROS_BUILD={grade}"),
        *(f"--file={context}/docs/deploy/Containerfile", f"--tag={IMAGE}", context),
    )
    shutil.rmtree(context)
    return IMAGE


@contextmanager
def container(*command: str) -> Iterator[str]:
    """A container, created or run with these arguments, with a network of its own; removed afterwards."""
    limits = ("--ulimit=nofile=4096:4096", "--ulimit=nproc=4096:4096")
    name = podman(command[0], "--network=none", *limits, *command[1:])
    try:
        yield name
    finally:
        podman("rm", "--force", name)


class Machine:
    """A booted machine: systemd runs in a container with its own processes and its own network."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        command = ["systemd-nspawn", "--register=no", "--keep-unit", "--private-network", "--quiet"]
        self._process = subprocess.Popen(
            [*command, f"--directory={folder}", "--boot", "--console=pipe"],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self._first = ""

    def run(self, *command: str) -> str:
        """Runs a command inside."""
        return run("nsenter", "--target", self._first, "--all", *command)

    def asked(self, *command: str) -> subprocess.CompletedProcess[str]:
        """Runs a command inside that may fail."""
        inside = ["nsenter", "--target", self._first, "--all", *command]
        return subprocess.run(inside, capture_output=True, text=True, check=False, timeout=60)

    def wait_until_booted(self, seconds: float = 90) -> None:
        """Waits until all units of the boot are up."""
        end = time.monotonic() + seconds
        state = ""
        while time.monotonic() < end:
            assert self._process.poll() is None, "the machine did not boot"
            children = Path(f"/proc/{self._process.pid}/task/{self._process.pid}/children").read_text()
            self._first = children.split()[0] if children.split() else ""
            if self._first:
                state = self.asked("systemctl", "is-system-running").stdout.strip()
                if state in ("running", "degraded"):
                    return
            time.sleep(0.5)
        raise AssertionError(f"the machine is {state or 'not there'} after {seconds} s")

    def wait_for(self, *command: str, seconds: float = 60) -> str:
        """Waits until a command inside succeeds; returns its output."""
        end = time.monotonic() + seconds
        while True:
            done = self.asked(*command)
            if done.returncode == 0:
                return done.stdout
            assert time.monotonic() < end, f"{command}\n{done.stdout}\n{done.stderr}"
            time.sleep(0.5)

    def stop(self) -> None:
        """Shuts the machine down."""
        if self._process.poll() is None:
            self._process.terminate()
            try:
                self._process.wait(60)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait(10)
