"""A server whose whole reviews are as short as the first ones.

A page that shows a result asks for the review of its game. A whole one takes 7 to 50 s of processor time.
The tests of a page look at what it shows; tests/server/test_reviews.py looks at how a review is made.
"""

from __future__ import annotations

from pharos.server import reviews, run

SHORT = 96


def main() -> None:
    """Serves with the settings of the environment."""
    reviews._simulations = lambda made: SHORT
    run.main()


if __name__ == "__main__":
    main()
