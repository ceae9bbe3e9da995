"""Hosts as network namespaces on a bridge, with packet filters that cut or disturb their connections.

Everything lives in the namespaces of one command (`enclosed`): when it ends, for whatever reason, hosts,
filters and processes disappear with it. The command itself, with all clients, is at the bridge.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from typing import NoReturn

NETWORK = "10.77.0"
CLIENTS = f"{NETWORK}.1"
"""The address of the bridge, from which all clients connect."""
INSIDE = "PHAROS_TEST_ENCLOSED"
PROGRAMS = {
    "ip": "iproute2",
    "tc": "iproute2",
    "nft": "nftables",
    "unshare": "util-linux",
    "setpriv": "util-linux",
}
"""Required programs, and the Debian packages that contain them."""


def missing() -> str | None:
    """Returns why hosts are not possible here, in one sentence, or None."""
    if not sys.platform.startswith("linux"):
        return "Hosts as network namespaces need Linux."
    if os.geteuid() != 0:
        return "Hosts as network namespaces need root."
    for program, package in PROGRAMS.items():
        if shutil.which(program) is None:
            return f"Hosts as network namespaces need {program}: apt-get install {package}."
    probe = (
        "ip link add lan type bridge && nft add table inet faults"
        " && tc qdisc add dev lo root tbf rate 1mbit burst 2kb latency 100ms"
    )
    if subprocess.run(["unshare", "--net", "sh", "-c", probe], capture_output=True, check=False).returncode:
        return "This kernel has no network namespaces, bridges, packet filters or queues."
    return None


def enclosed() -> bool:
    """Whether this process already runs in its own namespaces."""
    return os.environ.get(INSIDE) == str(os.getppid())


def enclose(arguments: Sequence[str]) -> NoReturn:
    """Replaces this process by Python with these arguments, in its own namespaces."""
    # The shell is the init process there and reaps orphans. Mounts and process ids are private too, so names
    # of hosts cannot clash, and no process outlives the command.
    inside = f'mkdir -p /run/netns && mount -t tmpfs none /run/netns && {INSIDE}=$$ "$@"; exit $?'
    command = ["unshare", "--mount", "--net", "--pid", "--fork", "--kill-child", "--mount-proc"]
    os.execvp("unshare", [*command, "sh", "-c", inside, "sh", sys.executable, *arguments])


def _run(*command: str, said: str | None = None) -> None:
    subprocess.run(command, input=said, text=True, check=True, capture_output=True)


class Host:
    """A machine with its own address."""

    def __init__(self, name: str, number: int) -> None:
        self.name = name
        self.address = f"{NETWORK}.{number}"
        self.prefix = ("ip", "netns", "exec", name)
        """The command prefix that runs a command on this host."""
        _run("ip", "netns", "add", name)
        _run("ip", "link", "add", f"to-{name}", "type", "veth", "peer", "name", "lan", "netns", name)
        _run("ip", "link", "set", f"to-{name}", "master", "lan", "up")
        _run(*self.prefix, "ip", "address", "add", f"{self.address}/24", "dev", "lan")
        for device in ("lo", "lan"):
            _run(*self.prefix, "ip", "link", "set", device, "up")
        self._filter(
            "add table inet faults",
            "add chain inet faults in { type filter hook input priority 0; }",
            "add chain inet faults out { type filter hook output priority 0; }",
        )

    def _filter(self, *rules: str) -> None:
        _run(*self.prefix, "nft", "-f", "-", said="\n".join(rules) + "\n")

    def cut_from(self, *addresses: str, heard: bool = False, hears: bool = False) -> None:
        """Drops packets to and from some hosts, or in one direction only."""
        rules = []
        for address in addresses:
            if not heard:
                rules.append(f"add rule inet faults out ip daddr {address} drop")
            if not hears:
                rules.append(f"add rule inet faults in ip saddr {address} drop")
        self._filter(*rules)

    def lose(self, percent: int) -> None:
        """Drops a random share of all packets, in both directions."""
        for chain in ("in", "out"):
            self._filter(f"add rule inet faults {chain} numgen random mod 100 < {percent} drop")

    def slow(self, kilobits: int, milliseconds: int) -> None:
        """Limits the rate in both directions; packets wait at most that long, and are dropped then."""
        limit = ("rate", f"{kilobits}kbit", "burst", "2kb", "latency", f"{milliseconds}ms")
        for tc, device in self._ends:
            _run(*tc, "replace", "dev", device, "root", "tbf", *limit)

    @property
    def _ends(self) -> tuple[tuple[tuple[str, ...], str], ...]:
        """Both ends of the cable: the command that changes a queue, and the name of the device."""
        return (
            ((*self.prefix, "tc", "qdisc"), "lan"),
            (("tc", "qdisc"), f"to-{self.name}"),
        )

    def heal(self) -> None:
        """Removes all filters and queues."""
        self._filter("flush table inet faults")
        for tc, device in self._ends:
            _run(*tc, "replace", "dev", device, "root", "pfifo", "limit", "1000")


def lay_network() -> None:
    """The bridge that connects all hosts."""
    _run("ip", "link", "set", "lo", "up")
    _run("ip", "link", "add", "lan", "type", "bridge")
    _run("ip", "address", "add", f"{CLIENTS}/24", "dev", "lan")
    _run("ip", "link", "set", "lan", "up")
