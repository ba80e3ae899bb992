"""From which networks people sit at a table that waits, and tables by the network that opened them."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column and the index."""
    op.add_column("tables", sa.Column("sitters", sa.Text, nullable=False, server_default=""))
    op.create_index("tables_source", "tables", ["source", "stage"])


def downgrade() -> None:
    """Drop them again."""
    op.drop_index("tables_source", "tables")
    op.drop_column("tables", "sitters")
