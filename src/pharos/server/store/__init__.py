"""Storage: SQLAlchemy on SQLite or PostgreSQL."""
