"""Builds and starts the container file, and starts the systemd units with systemd on a booted machine.

Takes minutes, so only `make containers` does it; PHAROS_TEST_CONTAINERS=again uses the existing image.
"""

import json
import os
import re
import shutil
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.deploy import machines

pytestmark = pytest.mark.skipif(
    not os.environ.get("PHAROS_TEST_CONTAINERS") or machines.missing() is not None,
    reason=f"images are built by `make containers` ({machines.missing() or 'not asked for'})",
)
READY = "http://127.0.0.1:8000/api/ready"
GUEST = "http://127.0.0.1:{port}/api/guest"


@pytest.fixture(scope="module")
def image() -> str:
    return machines.IMAGE if os.environ.get("PHAROS_TEST_CONTAINERS") == "again" else machines.build_image()


@pytest.fixture(scope="module")
def machine(image: str) -> Iterator[machines.Machine]:
    """A machine with Pharos in /opt/pharos, and our units in the unit folder."""
    with machines.container("create", image) as container:
        folder = Path(machines.podman("mount", container))
        units = folder / "etc/systemd/system"
        for name in ("pharos.service", "pharos@.service"):
            shutil.copy(machines.ROOT / "docs/deploy" / name, units)
        # There is no network to wait for.
        for name in ("systemd-networkd-wait-online.service", "systemd-networkd.service"):
            (units / name).unlink(missing_ok=True)
            (units / name).symlink_to("/dev/null")
        (folder / "etc/machine-id").unlink(missing_ok=True)
        booted = machines.Machine(folder)
        try:
            booted.wait_until_booted()
            yield booted
        finally:
            booted.stop()
            machines.podman("umount", container)


def test_the_image_serves_as_it_says(image: str) -> None:
    """Its own command, user and environment; its own health check; its own stop signal."""
    with machines.container("run", "--detach", image) as container:

        def inside(*command: str) -> str:
            return machines.podman("exec", container, *command)

        end = time.monotonic() + 60
        while not _healthy(container):
            assert time.monotonic() < end, machines.podman("logs", container)
            time.sleep(0.5)
        assert inside("id", "--user", "--name") == "pharos"
        assert "<html" in inside("curl", "--silent", "--fail", "http://127.0.0.1:8000/")
        ask = ["curl", "--silent", "--fail", "--cookie-jar", "/tmp/jar", "--cookie", "/tmp/jar"]
        ask += ["--header", "Content-Type: application/json"]
        me = json.loads(inside(*ask, "--data", "{}", "http://127.0.0.1:8000/api/guest"))
        ask += ["--header", f"X-CSRF-Token: {me['csrf']}"]
        table = '{"settings": {"game": "duel"}, "seat": 0, "computers": {"1": "greedy"}, "start": true}'
        assert json.loads(inside(*ask, "--data", table, "http://127.0.0.1:8000/api/tables"))["id"]
        assert "pharos.sqlite3" in inside("ls", "/data")
        began = time.monotonic()
        machines.podman("stop", "--time=20", container)
        assert time.monotonic() - began < 15, "it did not end by itself"
        code = machines.podman("inspect", "--format={{.State.ExitCode}}", container)
        assert int(code) in (0, 128 + signal.SIGTERM)


def _healthy(container: str) -> bool:
    try:
        machines.podman("healthcheck", "run", container)
    except AssertionError:
        return False
    return True


def test_systemd_takes_the_unit_and_keeps_it_up(machine: machines.Machine) -> None:
    machine.run("systemctl", "enable", "--now", "pharos")
    machine.wait_for("curl", "--silent", "--fail", READY)
    first = machine.run("systemctl", "show", "--property=MainPID", "--value", "pharos").strip()
    owner = machine.run("stat", "--format=%U", f"/proc/{first}").strip()
    assert owner == "pharos"
    assert machine.asked("test", "-f", "/var/lib/pharos/pharos.sqlite3").returncode == 0
    machine.run("systemctl", "kill", "--signal=KILL", "pharos")
    machine.wait_for("curl", "--silent", "--fail", READY)
    assert machine.run("systemctl", "show", "--property=NRestarts", "--value", "pharos").strip() == "1"
    machine.run("systemctl", "stop", "pharos")
    told = machine.run("systemctl", "show", "--property=Result,ActiveState", "pharos")
    assert "Result=success" in told
    assert "ActiveState=inactive" in told


def test_several_servers_share_a_database(machine: machines.Machine) -> None:
    """As docs/deploy/README.md describes, with Debian's PostgreSQL; each unit is named after its port."""
    version = machine.run("ls", "/usr/lib/postgresql").strip()
    machine.run("pg_dropcluster", "--stop", version, "main")
    machine.run("pg_createcluster", "--locale=C.UTF-8", "--start", version, "main")
    as_owner = ("runuser", "--user", "postgres", "--")
    machine.wait_for(*as_owner, "psql", "--command", "CREATE ROLE pharos LOGIN CREATEDB PASSWORD 'a-secret'")
    machine.run(*as_owner, "createdb", "--owner=pharos", "pharos")
    example = (machines.ROOT / "docs/deploy/environment.example").read_text(encoding="utf-8")
    settings = machine.folder / "etc/pharos/environment"
    settings.parent.mkdir()
    settings.write_text(example.replace("CHANGE-ME", "a-secret"), encoding="utf-8")
    settings.chmod(0o600)
    machine.run("systemctl", "daemon-reload")
    machine.run("systemctl", "enable", "--now", "pharos@8001", "pharos@8002")
    ask = ("curl", "--silent", "--fail")
    for port in (8001, 8002):
        machine.wait_for(*ask, f"http://127.0.0.1:{port}/api/ready")
    machine.run("systemctl", "stop", "pharos@8001")
    assert machine.asked(*ask, "http://127.0.0.1:8001/api/ready").returncode != 0
    guest = json.loads(
        machine.run(
            *ask, "--header", "Content-Type: application/json", "--data", "{}", GUEST.format(port=8002)
        )
    )
    assert guest["csrf"]
    counted = "SELECT count(*) FROM accounts"
    assert machine.run(*as_owner, "psql", "-At", "--dbname=pharos", "--command", counted).strip() == "1"
    machine.run("systemctl", "stop", "pharos@8002")
    told = machine.run("systemctl", "show", "--property=Result", "pharos@8001", "pharos@8002")
    assert told.count("Result=success") == 2


def test_systemd_finds_the_unit_well_protected(machine: machines.Machine) -> None:
    told = machine.run("systemd-analyze", "security", "--no-pager", "pharos.service")
    exposure = re.search(r"Overall exposure level for pharos\.service: ([\d.]+)", told)
    assert exposure
    assert float(exposure[1]) < 4, told
