"""The HTTP interface, one noun per module."""
