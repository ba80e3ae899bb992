"""Those who look for a game, reports about others, and where somebody has talked."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None
TALK = sa.text("kind IN ('chatted', 'reacted')")


def upgrade() -> None:
    """Add the tables."""
    op.create_table(
        "seeks",
        sa.Column("guest", sa.Text, primary_key=True),
        sa.Column("source", sa.Text, nullable=False),
        sa.Column("member", sa.Integer, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("clock", sa.Text, nullable=False),
        sa.Column("near", sa.Integer, nullable=False),
        sa.Column("level", sa.Double),
        sa.Column("bots", sa.Text, nullable=False),
        sa.Column("after", sa.Integer, nullable=False),
        sa.Column("since", sa.Double),
        sa.Column("seen", sa.Double, nullable=False),
        sa.Column("missed", sa.Integer, nullable=False),
        sa.Column("table_id", sa.Text),
        sa.Column("ready", sa.Integer, nullable=False),
        sa.Column("claimed", sa.Double),
    )
    op.create_index("seeks_table", "seeks", ["table_id"])
    op.create_table(
        "reports",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("line", sa.Text),
        sa.Column("seat", sa.Integer),
        sa.Column("reporter", sa.Text, nullable=False),
        sa.Column("about", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("context", sa.Text, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("closed", sa.Double),
        sa.Column("verdict", sa.Text, nullable=False, server_default=""),
    )
    op.create_index("reports_state", "reports", ["state", "at"])
    op.create_index("reports_once", "reports", ["reporter", "table_id", "about"], unique=True)
    op.create_index("reports_about", "reports", ["about"])
    op.create_index("log_talk", "log", ["guest"], sqlite_where=TALK, postgresql_where=TALK)


def downgrade() -> None:
    """Drop them again."""
    op.drop_index("log_talk", "log")
    for name in ("reports", "seeks"):
        op.drop_table(name)
