"""Where somebody is awaited, and how they are called: devices, addresses, and the calls that wait."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column and the tables."""
    op.add_column("tables", sa.Column("awaited", sa.Text))
    op.create_table(
        "call_devices",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False, unique=True),
        sa.Column("p256dh", sa.Text, nullable=False),
        sa.Column("auth", sa.Text, nullable=False),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("origin", sa.Text, nullable=False),
        sa.Column("events", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("used", sa.Double),
        sa.Column("changed", sa.Double, nullable=False),
    )
    op.create_index("call_devices_guest", "call_devices", ["guest"])
    op.create_index("call_devices_changed", "call_devices", ["changed"])
    op.create_table(
        "call_addresses",
        sa.Column("account", sa.Text, primary_key=True),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False, unique=True),
        sa.Column("confirmed", sa.Double),
        sa.Column("events", sa.Text, nullable=False),
        sa.Column("changed", sa.Double, nullable=False),
    )
    op.create_index("call_addresses_changed", "call_addresses", ["changed"])
    op.create_table(
        "confirmations",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("recipient", sa.Text, nullable=False),
        sa.Column("account", sa.Text, nullable=False),
        sa.Column("source", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("confirmations_at", "confirmations", ["at"])
    op.create_table(
        "calls",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("event", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text),
        sa.Column("turn", sa.BigInteger),
        sa.Column("about", sa.Text, nullable=False),
        sa.Column("device", sa.Text, nullable=False),
        sa.Column("tries", sa.BigInteger, nullable=False),
        sa.Column("due", sa.Double, nullable=False),
        sa.Column("claimed", sa.Double),
    )
    op.create_index("calls_due", "calls", ["claimed", "due"])
    op.create_index("calls_guest", "calls", ["guest"])


def downgrade() -> None:
    """Drop them again."""
    for name in ("calls", "confirmations", "call_addresses", "call_devices"):
        op.drop_table(name)
    op.drop_column("tables", "awaited")
