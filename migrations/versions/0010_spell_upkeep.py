"""A spell in play tells in which game turn its upkeep was paid."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("spell", sa.Column("kept", sa.Integer(), nullable=True))


def downgrade() -> None:
    op.drop_column("spell", "kept")
