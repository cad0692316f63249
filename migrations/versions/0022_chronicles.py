"""Chronicles stand in forums, and campaigns on the web."""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"
branch_labels = None
depends_on = None

SNOWFLAKE = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "chronicle_post",
        sa.Column("id", SNOWFLAKE, autoincrement=False, nullable=False),
        sa.Column("battle_id", SNOWFLAKE, nullable=False),
        sa.Column("forum_id", SNOWFLAKE, nullable=False),
        sa.Column("thread_id", SNOWFLAKE, nullable=True),
        sa.ForeignKeyConstraint(
            ["battle_id"],
            ["battle.id"],
            name=op.f("fk_chronicle_post_battle_id"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_chronicle_post")),
        sa.UniqueConstraint(
            "battle_id", "forum_id", name=op.f("uq_chronicle_post_battle_id_forum_id")
        ),
    )
    op.create_table(
        "campaign_site",
        sa.Column("id", SNOWFLAKE, autoincrement=False, nullable=False),
        sa.Column("token", sa.String(), nullable=False),
        sa.Column("locale", sa.String(), nullable=False),
        sa.ForeignKeyConstraint(
            ["id"], ["campaign.id"], name=op.f("fk_campaign_site_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_campaign_site")),
        sa.UniqueConstraint("token", name=op.f("uq_campaign_site_token")),
    )


def downgrade() -> None:
    op.drop_table("campaign_site")
    op.drop_table("chronicle_post")
