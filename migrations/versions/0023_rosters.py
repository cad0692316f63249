"""Campaigns keep rosters, and tables of their organisers."""

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"
branch_labels = None
depends_on = None

SNOWFLAKE = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "campaign_fighter",
        sa.Column("id", SNOWFLAKE, autoincrement=False, nullable=False),
        sa.Column("campaign_id", SNOWFLAKE, nullable=False),
        sa.Column("member_id", SNOWFLAKE, nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("key", sa.String(), nullable=False),
        sa.Column("leads", sa.Boolean(), nullable=False),
        sa.Column("sheet", sa.JSON(), nullable=False),
        sa.Column("size", sa.Integer(), nullable=False),
        sa.Column("models", sa.Integer(), nullable=False),
        sa.Column("experience", sa.Integer(), nullable=False),
        sa.Column("battles", sa.Integer(), nullable=False),
        sa.Column("misses", sa.Integer(), nullable=False),
        sa.Column("state", sa.String(), nullable=False),
        sa.Column("marks", sa.JSON(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["campaign_id"],
            ["campaign.id"],
            name=op.f("fk_campaign_fighter_campaign_id"),
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["member_id"],
            ["campaign_member.id"],
            name=op.f("fk_campaign_fighter_member_id"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_campaign_fighter")),
        sa.UniqueConstraint("member_id", "key", name=op.f("uq_campaign_fighter_member_id_key")),
    )
    op.create_index(op.f("ix_campaign_fighter_campaign_id"), "campaign_fighter", ["campaign_id"])
    op.create_table(
        "campaign_own_table",
        sa.Column("id", SNOWFLAKE, autoincrement=False, nullable=False),
        sa.Column("campaign_id", SNOWFLAKE, nullable=False),
        sa.Column("key", sa.String(), nullable=False),
        sa.Column("body", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(
            ["campaign_id"],
            ["campaign.id"],
            name=op.f("fk_campaign_own_table_campaign_id"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_campaign_own_table")),
        sa.UniqueConstraint(
            "campaign_id", "key", name=op.f("uq_campaign_own_table_campaign_id_key")
        ),
    )


def downgrade() -> None:
    op.drop_table("campaign_own_table")
    op.drop_table("campaign_fighter")
