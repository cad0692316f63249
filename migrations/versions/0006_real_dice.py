"""Channels and players choose real dice; what is asked of a player is kept."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

SNOWFLAKE = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.add_column("channel", sa.Column("dice", sa.String()))
    op.create_table(
        "hand",
        sa.Column("id", SNOWFLAKE, autoincrement=False, nullable=False),
        sa.Column("channel_id", SNOWFLAKE, nullable=False),
        sa.Column("user_id", SNOWFLAKE, nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("dice", sa.String()),
        sa.Column("asked", sa.JSON()),
        sa.ForeignKeyConstraint(
            ["channel_id"],
            ["channel.id"],
            name=op.f("fk_hand_channel_id"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_hand")),
        sa.UniqueConstraint("channel_id", "user_id", name=op.f("uq_hand_channel_id_user_id")),
    )
    op.create_index(op.f("ix_hand_user_id"), "hand", ["user_id"])


def downgrade() -> None:
    op.drop_table("hand")
    op.drop_column("channel", "dice")
