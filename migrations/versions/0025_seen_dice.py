"""A journal keeps the dice of the bot that players saw for a question that was given up."""

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("journal", sa.Column("seen", sa.JSON(none_as_null=True), nullable=True))


def downgrade() -> None:
    op.drop_column("journal", "seen")
