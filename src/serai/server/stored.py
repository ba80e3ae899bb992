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
    Column("awaited", Text),  # guests who must choose, each with the entry that the turn began with; null: not known
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
    Index("accounts_changed", "changed"),
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
CALL_DEVICES = Table(
    "call_devices",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("guest", Text, nullable=False),
    Column("endpoint", Text, nullable=False, unique=True),
    Column("p256dh", Text, nullable=False),
    Column("auth", Text, nullable=False),
    Column("label", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("origin", Text, nullable=False),
    Column("events", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("used", Double),
    Column("changed", Double, nullable=False),
    Index("call_devices_guest", "guest"),
    Index("call_devices_changed", "changed"),
)
CALL_ADDRESSES = Table(
    "call_addresses",
    METADATA,
    Column("account", Text, primary_key=True),
    Column("address", Text, nullable=False),
    Column("key", Text, nullable=False, unique=True),
    Column("confirmed", Double),
    Column("events", Text, nullable=False),
    Column("changed", Double, nullable=False),
    Index("call_addresses_changed", "changed"),
)
CONFIRMATIONS = Table(
    "confirmations",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("recipient", Text, nullable=False),
    Column("account", Text, nullable=False),
    Column("source", Text, nullable=False),
    Column("at", Double, nullable=False),
    Index("confirmations_at", "at"),
)
CALLS = Table(
    "calls",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("guest", Text, nullable=False),
    Column("event", Text, nullable=False),
    Column("table_id", Text),
    Column("turn", BigInteger),
    Column("about", Text, nullable=False),
    Column("device", Text, nullable=False),
    Column("tries", BigInteger, nullable=False),
    Column("due", Double, nullable=False),
    Column("claimed", Double),
    Index("calls_due", "claimed", "due"),
    Index("calls_guest", "guest"),
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
    CALL_DEVICES,
    CALL_ADDRESSES,
    CONFIRMATIONS,
    CALLS,
)
