"""The event log and all else that is stored: one `Store` with the queries, over a driver for SQLite or PostgreSQL.

SQLAlchemy is used for migrations (Alembic) only.
"""
