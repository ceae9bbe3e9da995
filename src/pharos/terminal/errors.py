"""What ends a command, each with its exit code."""


class Failure(Exception):
    """It failed: exit code 1."""

    code = 1


class WrongUsage(Failure):
    """It was called in a wrong way: exit code 2."""

    code = 2
