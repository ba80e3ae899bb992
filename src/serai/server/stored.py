"""The tables of the database. Migrations make and change them; `METADATA` is what those of `migrations/` add up to."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Double, Index, Integer, MetaData, PrimaryKeyConstraint, Table, Text

METADATA = MetaData()

LOG = Table(
    "log",
    METADATA,
    Column("table_id", Text, nullable=False),
    Column("seq", BigInteger, nullable=False),
    Column("kind", Text, nullable=False),
    Column("data", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("guest", Text),
    Column("command", Text),
    PrimaryKeyConstraint("table_id", "seq", name="log_key"),
)
TABLES = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("seq", BigInteger, nullable=False),
    Column("game", Text, nullable=False),
    Column("public", Integer, nullable=False),
    Column("stage", Text, nullable=False),
    Column("about", Text, nullable=False),
    Column("updated", Double, nullable=False),
    Column("due", Double),
    Column("lease_owner", Text),
    Column("lease_until", Double),
    Column("opener", Text),
    Column("source", Text),
    Column("sitters", Text, nullable=False, server_default=""),
    Index("tables_source", "source", "stage"),
    Index("tables_due", "due"),
    Index("tables_listed", "public", "stage", "updated"),
)
MEMBERS = Table(
    "members",
    METADATA,
    Column("guest", Text, nullable=False),
    Column("table_id", Text, nullable=False),
    PrimaryKeyConstraint("guest", "table_id", name="members_key"),
)
GUESTS = Table(
    "guests",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text),
    Column("seen", Double, nullable=False),
)
BEATS = Table(
    "beats",
    METADATA,
    Column("process", Text, primary_key=True),
    Column("at", Double, nullable=False),
)
GAPS = Table(
    "gaps",
    METADATA,
    Column("began", Double, primary_key=True),
    Column("ended", Double, nullable=False),
)
ANSWERS = Table(
    "answers",
    METADATA,
    Column("puzzle", Text, nullable=False),
    Column("visitor", Text, nullable=False),
    Column("solved", Integer, nullable=False),
    PrimaryKeyConstraint("puzzle", "visitor", name="answers_key"),
)
STORED = (LOG, TABLES, MEMBERS, GUESTS, BEATS, GAPS, ANSWERS)
