"""Weapons that a unit has by name, as its player wrote them; none so far."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("unit", sa.Column("weapons", sa.JSON(none_as_null=True), nullable=True))


def downgrade() -> None:
    op.drop_column("unit", "weapons")
