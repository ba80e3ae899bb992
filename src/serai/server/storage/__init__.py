"""The event log and the databases that keep it: SQLite or PostgreSQL, their schema and migrations."""
