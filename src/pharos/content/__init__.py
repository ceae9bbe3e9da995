"""What is printed: cards, wonders, tokens, layouts and numbers as TOML, names as Fluent."""
