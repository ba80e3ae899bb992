"""The steps that make and change the database's tables, for Alembic."""
