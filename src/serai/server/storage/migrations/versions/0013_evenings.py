"""Evenings: their logs, and who plays in them."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the tables."""
    op.create_table(
        "evenings",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("stage", sa.Text, nullable=False),
        sa.Column("public", sa.Integer, nullable=False),
        sa.Column("director", sa.Text),
        sa.Column("source", sa.Text, nullable=False),
        sa.Column("about", sa.Text, nullable=False),
        sa.Column("updated", sa.Double, nullable=False),
        sa.Column("due", sa.Double),
        sa.Column("lease_owner", sa.Text),
        sa.Column("lease_until", sa.Double),
    )
    op.create_index("evenings_due", "evenings", ["due"])
    op.create_index("evenings_listed", "evenings", ["public", "stage", "updated"])
    op.create_index("evenings_director", "evenings", ["director", "stage"])
    op.create_index("evenings_source", "evenings", ["source", "stage"])
    op.create_table(
        "evening_log",
        sa.Column("evening", sa.Text, nullable=False),
        sa.Column("seq", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("guest", sa.Text),
        sa.PrimaryKeyConstraint("evening", "seq", name="evening_log_key"),
    )
    op.create_table(
        "evening_players",
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("evening", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("guest", "evening", name="evening_players_key"),
    )


def downgrade() -> None:
    """Drop them again."""
    for name in ("evening_players", "evening_log", "evenings"):
        op.drop_table(name)
