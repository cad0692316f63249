"""The sheets that armies bring are kept with their battle, and with armies that players keep."""

import sqlalchemy as sa
from alembic import op

revision = "0036"
down_revision = "0035"
branch_labels = None
depends_on = None

SNOWFLAKE = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "catalogue",
        sa.Column("id", SNOWFLAKE, autoincrement=False, nullable=False),
        sa.Column("battle_id", SNOWFLAKE, nullable=False),
        sa.Column("units", sa.JSON(), nullable=False),
        sa.Column("outline", sa.JSON(), nullable=False),
        sa.Column("texts", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["battle_id"], ["battle.id"], name="fk_catalogue_battle_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name="pk_catalogue"),
    )
    op.create_index("ix_catalogue_battle_id", "catalogue", ["battle_id"])
    with op.batch_alter_table("army") as table:
        table.add_column(sa.Column("sheets", sa.JSON(), nullable=True))
        table.add_column(sa.Column("guild_id", SNOWFLAKE, nullable=True))
        table.create_index("ix_army_guild_id", ["guild_id"])


def downgrade() -> None:
    with op.batch_alter_table("army") as table:
        table.drop_index("ix_army_guild_id")
        table.drop_column("guild_id")
        table.drop_column("sheets")
    op.drop_table("catalogue")
