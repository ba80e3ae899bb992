"""What others call a member by in addresses, the colour that a member chose, and who is a host."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
LENGTH = 10


def upgrade() -> None:
    """Add the columns; members of before get a handle too."""
    op.add_column("accounts", sa.Column("handle", sa.Text))
    op.add_column("accounts", sa.Column("colour", sa.Text, nullable=False, server_default=""))
    op.add_column("accounts", sa.Column("role", sa.Text, nullable=False, server_default=""))
    connection = op.get_bind()
    for (id,) in connection.execute(sa.text("SELECT id FROM accounts WHERE epoch >= 0")).fetchall():
        handle = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
        connection.execute(sa.text("UPDATE accounts SET handle = :handle WHERE id = :id"), {"handle": handle, "id": id})
    op.create_index("accounts_handle", "accounts", ["handle"], unique=True)


def downgrade() -> None:
    """Drop them again."""
    op.drop_index("accounts_handle", "accounts")
    for name in ("role", "colour", "handle"):
        op.drop_column("accounts", name)
