"""Caravan: wares that are bought before each age and kept face down."""
