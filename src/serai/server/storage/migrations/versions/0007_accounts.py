"""Accounts, their passkeys and their recovery codes."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the tables."""
    op.create_table(
        "accounts",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("likeness", sa.Text, unique=True),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("epoch", sa.BigInteger, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("changed", sa.Double, nullable=False),
    )
    op.create_index("accounts_changed", "accounts", ["changed"])
    op.create_table(
        "passkeys",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("account", sa.Text, nullable=False),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("count", sa.BigInteger, nullable=False),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("domain", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("used", sa.Double, nullable=False),
    )
    op.create_index("passkeys_account", "passkeys", ["account"])
    op.create_table(
        "recovery_codes",
        sa.Column("digest", sa.Text, primary_key=True),
        sa.Column("account", sa.Text, nullable=False),
    )
    op.create_index("recovery_codes_account", "recovery_codes", ["account"])


def downgrade() -> None:
    """Drop them again."""
    for name in ("recovery_codes", "passkeys", "accounts"):
        op.drop_table(name)
