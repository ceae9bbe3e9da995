"""`pharos serve`."""

import ssl
import sys
import threading
import time
import urllib.error
import urllib.request
import webbrowser
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from pharos.content.sets import further_sets
from pharos.terminal.addresses import announcement, links
from pharos.terminal.content import start_again
from pharos.terminal.errors import needs_server


def serve(
    *,
    host: str | None = None,
    port: int | None = None,
    database: str | None = None,
    workers: int | None = None,
    roles: str | None = None,
    thinkers: int | None = None,
    pace: int | None = None,
    settings: Path | None = None,
    https: Annotated[bool | None, Parameter(negative="")] = None,
    clock_checked: Annotated[bool | None, Parameter(negative="")] = None,
    browser: Annotated[bool, Parameter(negative="")] = False,
) -> None:
    """Run the server: play in the browser against people and computers, or connect programs.

    All settings can also come from the environment (`PHAROS_PORT=8080`) or from a TOML file.

    **Examples**

    - `pharos serve`
    - `pharos serve --host 0.0.0.0 --port 80`
    - `pharos serve --host 0.0.0.0 --https`
    - `pharos serve --database postgresql://pharos@localhost/pharos --workers 4`

    Parameters
    ----------
    host
        Address to listen on. Default: 127.0.0.1, reachable from this machine only.
    port
        Port. Default: 8000.
    database
        `sqlite:///FILE` or `postgresql://USER@HOST/NAME`. Default: SQLite in your data folder.
    workers
        Number of server processes. More than one needs PostgreSQL.
    roles
        Comma-separated roles of this process: `sockets`, `tables`, `thinking`, `reviews`. Default: all.
    thinkers
        Number of processes that compute moves.
    pace
        Milliseconds the computer waits before it moves.
    settings
        A TOML file with settings.
    https
        Serve over HTTPS with a certificate of this machine, so that push messages, the clipboard, and
        installation work in a home network. A page on port 8080 explains how a phone trusts it.
    clock_checked
        Confirm that this machine's clock is right although the server last ran more than half a year ago.
    browser
        Open the start page when the server is ready.
    """
    # Imported here because the server's libraries are slow to load.
    with needs_server():
        from pharos.server.run import run
        from pharos.server.settings import load

    given = {
        "host": host,
        "port": port,
        "database": database,
        "workers": workers,
        "roles": None if roles is None else [one.strip() for one in roles.split(",") if one.strip()],
        "thinkers": thinkers,
        "pace": pace,
        "https": https,
        "clock_checked": clock_checked,
    }
    chosen = load(given, file=None if settings is None else str(settings))
    if chosen.content and not further_sets():
        # The settings name content that this process was not started with.
        sys.exit(start_again(chosen.content, sys.argv[1:]))

    def bound(port: int) -> None:
        found = links(chosen.host, port, secure=chosen.https)
        trust = links(chosen.host, chosen.trust_port)[-1] if chosen.https else None
        threading.Thread(target=_announce, args=(found, browser, trust), daemon=True).start()

    run(chosen, bound=bound)


def _announce(found: list[str], browser: bool, trust: str | None) -> None:
    """Waits until the server is ready, prints its addresses, and optionally opens a browser."""
    while not _ready(found[0]):
        time.sleep(0.05)
    print(announcement(found, code=sys.stdout.isatty()), flush=True)
    if trust is not None:
        print(f"To make a phone trust this server, open {trust}", flush=True)
    if browser:
        try:
            webbrowser.open(found[0])
        except webbrowser.Error:
            print("pharos: no browser could be opened", file=sys.stderr)


def _ready(address: str) -> bool:
    # No certificate check: this only asks the local server, whose certificate may not be trusted here.
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    try:
        with urllib.request.urlopen(f"{address}api/ready", timeout=1, context=context):
            return True
    except (urllib.error.URLError, OSError):
        return False
