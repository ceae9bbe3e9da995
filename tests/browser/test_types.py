"""The client's message types match those of the server."""

from __future__ import annotations

from web_build import Web


def test_the_types_are_made_from_the_schema() -> None:
    Web().types(check=True)


def test_what_is_served_belongs_to_the_sources() -> None:
    assert Web().is_built(), "run `make web`"
