"""A deal may be played at several tables at once, of each visitor at one."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None
RUNNING = sa.text("stage IN ('open', 'playing')")


def _once(*columns: str) -> None:
    op.drop_index("tables_deal_once", "tables")
    op.create_index(
        "tables_deal_once", "tables", list(columns), unique=True, sqlite_where=RUNNING, postgresql_where=RUNNING
    )


def upgrade() -> None:
    """Count the tables of a deal by who opened them."""
    _once("deal", "opener")


def downgrade() -> None:
    """Count them all; which fails while several of them are not over."""
    _once("deal")
