"""Where tables are kept: SQLite by default, PostgreSQL for more."""
