"""A desk is in the language of its battle, which the battle's options hold."""

import sqlalchemy as sa
from alembic import op

revision = "0033"
down_revision = "0032"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("desk") as table:
        table.drop_column("locale")


def downgrade() -> None:
    with op.batch_alter_table("desk") as table:
        table.add_column(sa.Column("locale", sa.String(), nullable=False, server_default="en"))
    with op.batch_alter_table("desk") as table:
        table.alter_column("locale", server_default=None)
