"""The moment a battle came from elsewhere: its age is counted from then."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("journal", sa.Column("brought_at", sa.BigInteger(), nullable=True))


def downgrade() -> None:
    op.drop_column("journal", "brought_at")
