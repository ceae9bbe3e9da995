"""Tree search: compiled cores for the games, and the agent around them."""
