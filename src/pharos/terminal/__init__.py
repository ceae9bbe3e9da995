"""The text client: the `pharos` command and a game in the terminal."""
