"""Tables and their logs."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the first tables."""
    op.create_table(
        "log",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seq", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("guest", sa.Text),
        sa.Column("command", sa.Text),
        sa.PrimaryKeyConstraint("table_id", "seq", name="log_key"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("seq", sa.BigInteger, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("public", sa.Integer, nullable=False),
        sa.Column("stage", sa.Text, nullable=False),
        sa.Column("about", sa.Text, nullable=False),
        sa.Column("updated", sa.Double, nullable=False),
        sa.Column("due", sa.Double),
        sa.Column("lease_owner", sa.Text),
        sa.Column("lease_until", sa.Double),
    )
    op.create_index("tables_due", "tables", ["due"])
    op.create_index("tables_listed", "tables", ["public", "stage", "updated"])
    op.create_table(
        "members",
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("guest", "table_id", name="members_key"),
    )
    op.create_table(
        "guests",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text),
        sa.Column("seen", sa.Double, nullable=False),
    )


def downgrade() -> None:
    """Drop everything."""
    for table in ("guests", "members", "tables", "log"):
        op.drop_table(table)
