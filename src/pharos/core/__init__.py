"""Code shared by both games: bit masks, random numbers, choices, errors, and the `Product` protocol."""
