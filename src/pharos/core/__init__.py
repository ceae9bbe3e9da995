"""What both games share: bits, chance, choices, errors and the shape of a product."""
