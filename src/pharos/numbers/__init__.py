"""Game statistics: tables counted from many games of a strong level."""
