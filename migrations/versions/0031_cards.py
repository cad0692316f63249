"""Servers, channels and players choose how much a card says."""

import sqlalchemy as sa
from alembic import op

revision = "0031"
down_revision = "0030"
branch_labels = None
depends_on = None

TABLES = ("channel", "guild", "hand")


def upgrade() -> None:
    for table in TABLES:
        op.add_column(table, sa.Column("cards", sa.String(), nullable=True))


def downgrade() -> None:
    for table in TABLES:
        op.drop_column(table, "cards")
