"""The addresses under which a server can be reached, and a QR code for phones."""

from __future__ import annotations

import io
import ipaddress
import socket
import struct
from contextlib import suppress

EVERYWHERE = ("0.0.0.0", "::", "")
SIOCGIFADDR = 0x8915
"""The Linux ioctl that returns the address of a network interface."""


def links(host: str, port: int, *, secure: bool = False) -> list[str]:
    """Returns the URLs of a server that listens on `host`, the local one first."""
    hosts = ["127.0.0.1", *machine_addresses(six=host != "0.0.0.0")] if host in EVERYWHERE else [host]
    scheme = "https" if secure else "http"
    return [f"{scheme}://{f'[{one}]' if ':' in one else one}:{port}/" for one in hosts]


def machine_addresses(*, six: bool) -> list[str]:
    """Returns the addresses of this machine in its networks, that of the default route first."""
    found: dict[str, None] = {}
    for family, outside in ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1")):
        # No packet is sent: connecting a UDP socket only selects the source address.
        with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((outside, 9))
            found[probe.getsockname()[0]] = None
    with suppress(ImportError, OSError, AttributeError):
        import fcntl

        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            for _, name in socket.if_nameindex():
                with suppress(OSError):
                    asked = struct.pack("256s", name.encode()[:15])
                    found[socket.inet_ntoa(fcntl.ioctl(probe.fileno(), SIOCGIFADDR, asked)[20:24])] = None
    with suppress(OSError):
        for info in socket.getaddrinfo(socket.gethostname(), None):
            found[str(info[4][0])] = None
    return [one for one in found if _useful(one, six)]


def _useful(address: str, six: bool) -> bool:
    try:
        known = ipaddress.ip_address(address)
    except ValueError:  # with an interface name: only valid on this machine
        return False
    if known.is_loopback or known.is_link_local or known.is_unspecified or known.is_multicast:
        return False
    return known.version == 4 or six


def announcement(links: list[str], *, code: bool) -> str:
    """Returns the startup message: every link, and the first non-local one as a QR code."""
    own, *others = links
    lines = [f"Pharos serves at {own}", *(f"On other devices: {link}" for link in others)]
    if others and code:
        lines += ["", _code(others[0])]
    return "\n".join(lines)


def _code(link: str) -> str:
    """Returns a QR code in half-block characters; empty if the library is missing."""
    with suppress(ImportError):
        import segno

        drawn = io.StringIO()
        segno.make(link, error="l", micro=False).terminal(drawn, compact=True)
        return drawn.getvalue()
    return ""
