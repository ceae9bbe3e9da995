"""7 Wonders: the rules for two to eight players."""
