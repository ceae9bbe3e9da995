"""7 Wonders: the rules, for two to seven players."""
