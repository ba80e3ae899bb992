"""Who has answered which puzzle, in a form that tells nobody who, and whether the first answer was right."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the table."""
    op.create_table(
        "answers",
        sa.Column("puzzle", sa.Text, nullable=False),
        sa.Column("visitor", sa.Text, nullable=False),
        sa.Column("solved", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("puzzle", "visitor", name="answers_key"),
    )


def downgrade() -> None:
    """Drop it again."""
    op.drop_table("answers")
