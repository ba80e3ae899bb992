"""Who opened a table and from where, when servers were last up, and when none was."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns and the tables."""
    op.add_column("tables", sa.Column("opener", sa.Text))
    op.add_column("tables", sa.Column("source", sa.Text))
    op.create_table(
        "beats",
        sa.Column("process", sa.Text, primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_table(
        "gaps",
        sa.Column("began", sa.Double, primary_key=True),
        sa.Column("ended", sa.Double, nullable=False),
    )


def downgrade() -> None:
    """Drop them again."""
    op.drop_table("gaps")
    op.drop_table("beats")
    op.drop_column("tables", "source")
    op.drop_column("tables", "opener")
