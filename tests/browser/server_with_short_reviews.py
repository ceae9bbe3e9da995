"""A server whose full reviews are as short as the rough ones.

The result page requests the review of its game, and a full one takes 7 to 50 s of CPU time. Tests of pages
check what is shown; tests/server/test_reviews.py checks how reviews are computed.
"""

from __future__ import annotations

from pharos.server import reviews, run

SHORT = 96


def main() -> None:
    """Runs a server with the settings of the environment."""
    reviews._simulations = lambda made: SHORT
    run.main()


if __name__ == "__main__":
    main()
