"""The games in numbers: tables counted from many games of a strong level."""
