"""The results of games and the ratings that follow from them, and who may be looked up."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None
UNCOUNTED = sa.text("stage = 'over' AND counted = 0")
RATED = sa.text("rated = 1")


def upgrade() -> None:
    """Add the tables; a server counts the games of before when it has time."""
    op.add_column("accounts", sa.Column("listed", sa.Integer, nullable=False, server_default="1"))
    op.add_column("tables", sa.Column("counted", sa.Integer, nullable=False, server_default="0"))
    op.create_index("tables_uncounted", "tables", ["id"], sqlite_where=UNCOUNTED, postgresql_where=UNCOUNTED)
    op.create_table(
        "results",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("ended", sa.Double, nullable=False),
        sa.Column("public", sa.Integer, nullable=False),
        sa.Column("rated", sa.Integer, nullable=False),
        sa.Column("steps", sa.BigInteger, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("people", sa.Integer, nullable=False),
        sa.Column("versus", sa.Text, nullable=False),
        sa.Column("player", sa.Text),
        sa.Column("bot", sa.Text),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("share", sa.Double, nullable=False),
        sa.Column("score", sa.BigInteger, nullable=False),
        sa.Column("gone", sa.Integer, nullable=False),
        sa.Column("mu", sa.Double),
        sa.Column("sigma", sa.Double),
        sa.Column("games", sa.BigInteger),
        sa.Column("was", sa.Double),
        sa.Column("opposition", sa.Double),
        sa.PrimaryKeyConstraint("table_id", "seat", name="results_key"),
    )
    op.create_index("results_player", "results", ["player", "game", "ended"])
    op.create_index("results_latest", "results", ["player", "ended"])
    op.create_index("results_rated", "results", ["game", "ended"], sqlite_where=RATED, postgresql_where=RATED)
    op.create_table(
        "ratings",
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("games", sa.BigInteger, nullable=False),
        sa.Column("cautious", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("player", "game", name="ratings_key"),
    )
    op.create_index("ratings_leaders", "ratings", ["game", "cautious"])
    op.create_table(
        "rating_turns",
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("turn", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    """Drop them again."""
    for name in ("rating_turns", "ratings", "results"):
        op.drop_table(name)
    op.drop_index("tables_uncounted", "tables")
    op.drop_column("tables", "counted")
    op.drop_column("accounts", "listed")
