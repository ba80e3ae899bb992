"""What a host needs: mutes and bans, invitations and who came by them, what hosts did, how the house grows."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the tables."""
    op.create_table(
        "mutes",
        sa.Column("guest", sa.Text, primary_key=True),
        sa.Column("until", sa.Double, nullable=False),
        sa.Column("changed", sa.Double, nullable=False),
    )
    op.create_index("mutes_changed", "mutes", ["changed"])
    op.create_table(
        "bans",
        sa.Column("source", sa.Text, primary_key=True),
        sa.Column("until", sa.Double, nullable=False),
        sa.Column("changed", sa.Double, nullable=False),
    )
    op.create_index("bans_changed", "bans", ["changed"])
    op.create_table(
        "invitations",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("digest", sa.Text, nullable=False, unique=True),
        sa.Column("note", sa.Text, nullable=False),
        sa.Column("most", sa.BigInteger, nullable=False),
        sa.Column("uses", sa.BigInteger, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("expires", sa.Double, nullable=False),
        sa.Column("revoked", sa.Integer, nullable=False, server_default="0"),
    )
    op.create_table(
        "arrivals",
        sa.Column("account", sa.Text, primary_key=True),
        sa.Column("invitation", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("arrivals_invitation", "arrivals", ["invitation"])
    op.create_table(
        "deeds",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("deed", sa.Text, nullable=False),
        sa.Column("subject", sa.Text, nullable=False),
        sa.Column("detail", sa.Text, nullable=False),
    )
    op.create_index("deeds_at", "deeds", ["at"])
    op.create_table(
        "sizes",
        sa.Column("day", sa.BigInteger, primary_key=True),
        sa.Column("bytes", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "snapshots",
        sa.Column("process", sa.Text, primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Drop them again."""
    for name in ("snapshots", "sizes", "deeds", "arrivals", "invitations", "bans", "mutes"):
        op.drop_table(name)
