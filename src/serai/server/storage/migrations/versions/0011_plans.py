"""Plans of seats: for nobody else."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the table."""
    op.create_table(
        "plans",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.BigInteger, nullable=False),
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("revision", sa.BigInteger, nullable=False),
        sa.Column("laid", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("updated", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="plans_key"),
    )
    op.create_index("plans_laid", "plans", ["laid"])
    op.create_index("plans_guest", "plans", ["guest"])


def downgrade() -> None:
    """Drop it again."""
    op.drop_table("plans")
