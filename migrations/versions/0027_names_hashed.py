"""Entries keep what the actor's name is hashed with in their record."""

import sqlalchemy as sa
from alembic import op

revision = "0027"
down_revision = "0026"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("entry", sa.Column("salt", sa.String(), nullable=True))


def downgrade() -> None:
    op.drop_column("entry", "salt")
