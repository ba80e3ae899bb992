"""The tables of the database. Migrations make and change them; `METADATA` is what those of `migrations/` add up to."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Column,
    Double,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    text,
)

METADATA = MetaData()
RUNNING = text("stage IN ('open', 'playing')")

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
    Column("deal", Text),  # the first table of a deal that is played again
    Index("tables_source", "source", "stage"),
    Index("tables_due", "due"),
    Index("tables_listed", "public", "stage", "updated"),
    Index("tables_deal", "deal"),
    Index("tables_deal_once", "deal", "opener", unique=True, sqlite_where=RUNNING, postgresql_where=RUNNING),
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
STUDIES = Table(
    "studies",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("owner", Text, nullable=False),
    Column("source", Text, nullable=False),
    Column("table_id", Text),
    Column("title", Text, nullable=False),
    Column("about", Text, nullable=False),
    Column("record", Text, nullable=False),
    Column("digest", Text, nullable=False),
    Column("tree", Text, nullable=False),
    Column("revision", BigInteger, nullable=False),
    Column("analysis", Text),
    Column("updated", Double, nullable=False),
    Index("studies_owner", "owner", "updated"),
    Index("studies_of_a_table", "owner", "table_id", unique=True),
    Index("studies_analysis", "analysis"),
)
ANALYSES = Table(
    "analyses",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("digest", Text, nullable=False),
    Column("engine", Text, nullable=False),
    Column("rules", BigInteger, nullable=False),
    Column("bot", Text, nullable=False),
    Column("budget", Text, nullable=False),
    Column("record", Text, nullable=False),
    Column("state", Text, nullable=False),
    Column("total", BigInteger, nullable=False),
    Column("spent", Double, nullable=False),
    Column("guest", Text, nullable=False),
    Column("source", Text, nullable=False),
    Column("asked", Double, nullable=False),
    Column("lease_owner", Text),
    Column("lease_until", Double),
    Index("analyses_waiting", "state", "asked"),
)
JUDGEMENTS = Table(
    "judgements",
    METADATA,
    Column("analysis", Text, nullable=False),
    Column("moment", BigInteger, nullable=False),
    Column("data", Text, nullable=False),
    PrimaryKeyConstraint("analysis", "moment", name="judgements_key"),
)
ACCOUNTS = Table(
    "accounts",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("likeness", Text, unique=True),
    Column("language", Text, nullable=False),
    Column("epoch", BigInteger, nullable=False),
    Column("created", Double, nullable=False),
    Column("changed", Double, nullable=False),
    Column("handle", Text),
    Column("colour", Text, nullable=False, server_default=""),
    Column("role", Text, nullable=False, server_default=""),
    Index("accounts_changed", "changed"),
    Index("accounts_handle", "handle", unique=True),
)
PASSKEYS = Table(
    "passkeys",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("account", Text, nullable=False),
    Column("public_key", Text, nullable=False),
    Column("count", BigInteger, nullable=False),
    Column("label", Text, nullable=False),
    Column("domain", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("used", Double, nullable=False),
    Index("passkeys_account", "account"),
)
RECOVERY_CODES = Table(
    "recovery_codes",
    METADATA,
    Column("digest", Text, primary_key=True),
    Column("account", Text, nullable=False),
    Index("recovery_codes_account", "account"),
)
EVENINGS = Table(
    "evenings",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("stage", Text, nullable=False),
    Column("public", Integer, nullable=False),
    Column("director", Text),
    Column("source", Text, nullable=False),
    Column("about", Text, nullable=False),
    Column("updated", Double, nullable=False),
    Column("due", Double),
    Column("lease_owner", Text),
    Column("lease_until", Double),
    Index("evenings_due", "due"),
    Index("evenings_listed", "public", "stage", "updated"),
    Index("evenings_director", "director", "stage"),
    Index("evenings_source", "source", "stage"),
)
EVENING_LOG = Table(
    "evening_log",
    METADATA,
    Column("evening", Text, nullable=False),
    Column("seq", BigInteger, nullable=False),
    Column("kind", Text, nullable=False),
    Column("data", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("guest", Text),
    PrimaryKeyConstraint("evening", "seq", name="evening_log_key"),
)
EVENING_PLAYERS = Table(
    "evening_players",
    METADATA,
    Column("guest", Text, nullable=False),
    Column("evening", Text, nullable=False),
    PrimaryKeyConstraint("guest", "evening", name="evening_players_key"),
)
STORED = (
    LOG,
    TABLES,
    MEMBERS,
    GUESTS,
    BEATS,
    GAPS,
    ANSWERS,
    STUDIES,
    ANALYSES,
    JUDGEMENTS,
    ACCOUNTS,
    PASSKEYS,
    RECOVERY_CODES,
    EVENINGS,
    EVENING_LOG,
    EVENING_PLAYERS,
)
