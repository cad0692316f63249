"""The local table keeps reactions, what was asked for, and who is in a thread."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

COLUMNS = {
    "table_channel": (("archived_at", sa.String()), ("people", sa.Text())),
    "table_message": (("asked", sa.String()), ("reactions", sa.Text())),
}


def upgrade() -> None:
    for table, columns in COLUMNS.items():
        for name, kind in columns:
            op.add_column(table, sa.Column(name, kind))


def downgrade() -> None:
    for table, columns in COLUMNS.items():
        for name, _ in columns:
            op.drop_column(table, name)
