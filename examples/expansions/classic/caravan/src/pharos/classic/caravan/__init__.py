"""Caravan: wares that players buy before each age and keep face down."""
