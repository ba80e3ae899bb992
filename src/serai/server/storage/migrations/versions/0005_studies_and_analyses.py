"""Studies, what was judged of their games, and which tables play one deal."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None
RUNNING = sa.text("stage IN ('open', 'playing')")


def upgrade() -> None:
    """Add the tables, and the deal of a table that plays an earlier one's again."""
    op.create_table(
        "studies",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("owner", sa.Text, nullable=False),
        sa.Column("source", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("about", sa.Text, nullable=False),
        sa.Column("record", sa.Text, nullable=False),
        sa.Column("digest", sa.Text, nullable=False),
        sa.Column("tree", sa.Text, nullable=False),
        sa.Column("revision", sa.BigInteger, nullable=False),
        sa.Column("analysis", sa.Text),
        sa.Column("updated", sa.Double, nullable=False),
    )
    op.create_index("studies_owner", "studies", ["owner", "updated"])
    op.create_index("studies_of_a_table", "studies", ["owner", "table_id"], unique=True)
    op.create_index("studies_analysis", "studies", ["analysis"])
    op.create_table(
        "analyses",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("digest", sa.Text, nullable=False),
        sa.Column("engine", sa.Text, nullable=False),
        sa.Column("rules", sa.BigInteger, nullable=False),
        sa.Column("bot", sa.Text, nullable=False),
        sa.Column("budget", sa.Text, nullable=False),
        sa.Column("record", sa.Text, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("total", sa.BigInteger, nullable=False),
        sa.Column("spent", sa.Double, nullable=False),
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("source", sa.Text, nullable=False),
        sa.Column("asked", sa.Double, nullable=False),
        sa.Column("lease_owner", sa.Text),
        sa.Column("lease_until", sa.Double),
    )
    op.create_index("analyses_waiting", "analyses", ["state", "asked"])
    op.create_table(
        "judgements",
        sa.Column("analysis", sa.Text, nullable=False),
        sa.Column("moment", sa.BigInteger, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("analysis", "moment", name="judgements_key"),
    )
    op.add_column("tables", sa.Column("deal", sa.Text))
    op.create_index("tables_deal", "tables", ["deal"])
    op.create_index("tables_deal_once", "tables", ["deal"], unique=True, sqlite_where=RUNNING, postgresql_where=RUNNING)


def downgrade() -> None:
    """Drop them again."""
    op.drop_index("tables_deal_once", "tables")
    op.drop_index("tables_deal", "tables")
    op.drop_column("tables", "deal")
    for name in ("judgements", "analyses", "studies"):
        op.drop_table(name)
