"""The text client: the `pharos` command, including games in the terminal."""
