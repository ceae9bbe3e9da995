"""The printed components as data: cards, wonders, tokens, layouts, numbers (TOML), and names (Fluent)."""
