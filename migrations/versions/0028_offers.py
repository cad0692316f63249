"""Acts that a button offers are known after a restart."""

import sqlalchemy as sa
from alembic import op

revision = "0028"
down_revision = "0027"
branch_labels = None
depends_on = None

SNOWFLAKE = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "offer",
        sa.Column("id", SNOWFLAKE, autoincrement=False, nullable=False),
        sa.Column("channel_id", SNOWFLAKE, nullable=False),
        sa.Column("user_id", SNOWFLAKE, nullable=False),
        sa.Column("act", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(
            ["channel_id"], ["channel.id"], name="fk_offer_channel_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name="pk_offer"),
        sa.UniqueConstraint("channel_id", "user_id", name="uq_offer_channel_id_user_id"),
    )
    op.create_index("ix_offer_user_id", "offer", ["user_id"])


def downgrade() -> None:
    op.drop_table("offer")
