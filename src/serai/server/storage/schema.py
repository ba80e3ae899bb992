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
TALK = text("kind IN ('chatted', 'reacted')")
RUNNING = text("stage IN ('open', 'playing')")
UNCOUNTED = text("stage = 'over' AND counted = 0")
RATED = text("rated = 1")

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
    Index("log_talk", "guest", sqlite_where=TALK, postgresql_where=TALK),
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
    Column("counted", Integer, nullable=False, server_default="0"),  # whether its results are in the book
    Column("awaited", Text),  # guests who must choose, each with the entry that the turn began with; null: not known
    Index("tables_source", "source", "stage"),
    Index("tables_due", "due"),
    Index("tables_listed", "public", "stage", "updated"),
    Index("tables_deal", "deal"),
    Index("tables_uncounted", "id", sqlite_where=UNCOUNTED, postgresql_where=UNCOUNTED),
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
    Column("listed", Integer, nullable=False, server_default="1"),
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
MUTES = Table(
    "mutes",
    METADATA,
    Column("guest", Text, primary_key=True),
    Column("until", Double, nullable=False),  # past: no more
    Column("changed", Double, nullable=False),
    Index("mutes_changed", "changed"),
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
BANS = Table(
    "bans",
    METADATA,
    Column("source", Text, primary_key=True),  # a network in a form that tells nobody which
    Column("until", Double, nullable=False),
    Column("changed", Double, nullable=False),
    Index("bans_changed", "changed"),
)
INVITATIONS = Table(
    "invitations",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("digest", Text, nullable=False, unique=True),  # of the link, which is shown once
    Column("note", Text, nullable=False),
    Column("most", BigInteger, nullable=False),
    Column("uses", BigInteger, nullable=False),
    Column("created", Double, nullable=False),
    Column("expires", Double, nullable=False),
    Column("revoked", Integer, nullable=False, server_default="0"),
)
ARRIVALS = Table(
    "arrivals",
    METADATA,
    Column("account", Text, primary_key=True),
    Column("invitation", Text, nullable=False),
    Column("at", Double, nullable=False),
    Index("arrivals_invitation", "invitation"),
)
DEEDS = Table(  # what hosts did: nothing here is ever changed or deleted, and nobody is named but by their handle
    "deeds",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("at", Double, nullable=False),
    Column("host", Text, nullable=False),
    Column("deed", Text, nullable=False),
    Column("subject", Text, nullable=False),
    Column("detail", Text, nullable=False),
    Index("deeds_at", "at"),
)
SIZES = Table(
    "sizes",
    METADATA,
    Column("day", BigInteger, primary_key=True),
    Column("bytes", BigInteger, nullable=False),
)
SNAPSHOTS = Table(  # what the other server processes have counted
    "snapshots",
    METADATA,
    Column("process", Text, primary_key=True),
    Column("at", Double, nullable=False),
    Column("data", Text, nullable=False),
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
RESULTS = Table(
    "results",
    METADATA,
    Column("table_id", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("game", Text, nullable=False),
    Column("ended", Double, nullable=False),
    Column("public", Integer, nullable=False),
    Column("rated", Integer, nullable=False),
    Column("steps", BigInteger, nullable=False),
    Column("players", Integer, nullable=False),
    Column("people", Integer, nullable=False),
    Column("versus", Text, nullable=False),
    Column("player", Text),  # a guest; the identity stays when the account goes, as in the log
    Column("bot", Text),
    Column("place", Integer, nullable=False),
    Column("share", Double, nullable=False),
    Column("score", BigInteger, nullable=False),
    Column("gone", Integer, nullable=False),
    Column("mu", Double),  # after it, if it counts for the rating
    Column("sigma", Double),
    Column("games", BigInteger),
    Column("was", Double),  # mu before it
    Column("opposition", Double),
    PrimaryKeyConstraint("table_id", "seat", name="results_key"),
    Index("results_player", "player", "game", "ended"),
    Index("results_latest", "player", "ended"),
    Index("results_rated", "game", "ended", sqlite_where=RATED, postgresql_where=RATED),
)
RATINGS = Table(
    "ratings",
    METADATA,
    Column("player", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", BigInteger, nullable=False),
    Column("cautious", Double, nullable=False),
    PrimaryKeyConstraint("player", "game", name="ratings_key"),
    Index("ratings_leaders", "game", "cautious"),
)
RATING_TURNS = Table(
    "rating_turns",
    METADATA,
    Column("game", Text, primary_key=True),
    Column("turn", BigInteger, nullable=False),
)
SEEKS = Table(
    "seeks",
    METADATA,
    Column("guest", Text, primary_key=True),
    Column("source", Text, nullable=False),
    Column("member", Integer, nullable=False),
    Column("game", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("clock", Text, nullable=False),
    Column("near", Integer, nullable=False),
    Column("level", Double),
    Column("bots", Text, nullable=False),
    Column("after", Integer, nullable=False),
    Column("since", Double),  # None: looks for nothing now, but was missed somewhere
    Column("seen", Double, nullable=False),
    Column("missed", Integer, nullable=False),
    Column("table_id", Text),
    Column("ready", Integer, nullable=False),
    Column("claimed", Double),
    Index("seeks_table", "table_id"),
)
REPORTS = Table(
    "reports",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("at", Double, nullable=False),
    Column("table_id", Text, nullable=False),
    Column("line", Text),
    Column("seat", Integer),
    Column("reporter", Text, nullable=False),
    Column("about", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("reason", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("context", Text, nullable=False),
    Column("state", Text, nullable=False),
    Column("closed", Double),
    Column("verdict", Text, nullable=False, server_default=""),
    Index("reports_state", "state", "at"),
    Index("reports_once", "reporter", "table_id", "about", unique=True),
    Index("reports_about", "about"),
)
PLANS = Table(
    "plans",
    METADATA,
    Column("table_id", Text, nullable=False),
    Column("seat", BigInteger, nullable=False),
    Column("guest", Text, nullable=False),
    Column("revision", BigInteger, nullable=False),
    Column("laid", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("data", Text, nullable=False),
    Column("updated", Double, nullable=False),
    PrimaryKeyConstraint("table_id", "seat", name="plans_key"),
    Index("plans_laid", "laid"),
    Index("plans_guest", "guest"),
)
STORED = tuple(METADATA.tables.values())  # all of them, for backups
