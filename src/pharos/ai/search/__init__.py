"""Tree search: compiled search cores for both games, and the agent around them."""
