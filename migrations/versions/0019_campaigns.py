"""Servers have campaigns."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None

SNOWFLAKE = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "campaign",
        sa.Column("id", SNOWFLAKE, autoincrement=False, nullable=False),
        sa.Column("guild_id", SNOWFLAKE, nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("key", sa.String(), nullable=False),
        sa.Column("status", sa.String(), nullable=False),
        sa.Column("game", sa.String(), nullable=True),
        sa.Column("rule", sa.JSON(), nullable=False),
        sa.Column("season", sa.Integer(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("silence", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_campaign")),
        sa.UniqueConstraint("guild_id", "key", name=op.f("uq_campaign_guild_id_key")),
    )
    op.create_table(
        "campaign_member",
        sa.Column("id", SNOWFLAKE, autoincrement=False, nullable=False),
        sa.Column("campaign_id", SNOWFLAKE, nullable=False),
        sa.Column("user_id", SNOWFLAKE, nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("organises", sa.Boolean(), nullable=False),
        sa.Column("plays", sa.Boolean(), nullable=False),
        sa.Column("faction", sa.String(), nullable=False),
        sa.Column("army", sa.String(), nullable=False),
        sa.Column("season", sa.Integer(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["campaign_id"],
            ["campaign.id"],
            name=op.f("fk_campaign_member_campaign_id"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_campaign_member")),
        sa.UniqueConstraint(
            "campaign_id", "user_id", name=op.f("uq_campaign_member_campaign_id_user_id")
        ),
    )
    op.create_index(op.f("ix_campaign_member_user_id"), "campaign_member", ["user_id"])
    op.create_table(
        "campaign_battle",
        sa.Column("id", SNOWFLAKE, autoincrement=False, nullable=False),
        sa.Column("campaign_id", SNOWFLAKE, nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("season", sa.Integer(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("one_id", SNOWFLAKE, nullable=False),
        sa.Column("two_id", SNOWFLAKE, nullable=True),
        sa.Column("outcome", sa.String(), nullable=False),
        sa.Column("points_one", sa.Integer(), nullable=True),
        sa.Column("points_two", sa.Integer(), nullable=True),
        sa.Column("size", sa.Integer(), nullable=True),
        sa.Column("faction_one", sa.String(), nullable=False),
        sa.Column("faction_two", sa.String(), nullable=False),
        sa.Column("verdict", sa.String(), nullable=False),
        sa.Column("note", sa.Text(), nullable=False),
        sa.Column("state", sa.String(), nullable=False),
        sa.Column("proposer_id", SNOWFLAKE, nullable=True),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("played_at", sa.BigInteger(), nullable=False),
        sa.Column("due_at", sa.BigInteger(), nullable=True),
        sa.Column("battle_id", SNOWFLAKE, nullable=True),
        sa.ForeignKeyConstraint(
            ["campaign_id"],
            ["campaign.id"],
            name=op.f("fk_campaign_battle_campaign_id"),
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["one_id"], ["campaign_member.id"], name=op.f("fk_campaign_battle_one_id")
        ),
        sa.ForeignKeyConstraint(
            ["two_id"], ["campaign_member.id"], name=op.f("fk_campaign_battle_two_id")
        ),
        sa.ForeignKeyConstraint(
            ["proposer_id"], ["campaign_member.id"], name=op.f("fk_campaign_battle_proposer_id")
        ),
        sa.ForeignKeyConstraint(
            ["battle_id"],
            ["battle.id"],
            name=op.f("fk_campaign_battle_battle_id"),
            ondelete="SET NULL",
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_campaign_battle")),
        sa.UniqueConstraint("battle_id", name=op.f("uq_campaign_battle_battle_id")),
        sa.UniqueConstraint(
            "campaign_id", "number", name=op.f("uq_campaign_battle_campaign_id_number")
        ),
    )
    op.create_index(op.f("ix_campaign_battle_one_id"), "campaign_battle", ["one_id"])
    op.create_index(op.f("ix_campaign_battle_two_id"), "campaign_battle", ["two_id"])
    op.create_index("ix_campaign_battle_due", "campaign_battle", ["state", "due_at"])
    op.create_table(
        "campaign_event",
        sa.Column("id", SNOWFLAKE, autoincrement=False, nullable=False),
        sa.Column("campaign_id", SNOWFLAKE, nullable=False),
        sa.Column("interaction_id", SNOWFLAKE, nullable=True),
        sa.Column("actor_id", SNOWFLAKE, nullable=False),
        sa.Column("actor_name", sa.String(), nullable=False),
        sa.Column("action", sa.String(), nullable=False),
        sa.Column("about_id", SNOWFLAKE, nullable=True),
        sa.Column("member_id", SNOWFLAKE, nullable=True),
        sa.Column("data", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(
            ["campaign_id"],
            ["campaign.id"],
            name=op.f("fk_campaign_event_campaign_id"),
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["about_id"], ["campaign_battle.id"], name=op.f("fk_campaign_event_about_id")
        ),
        sa.ForeignKeyConstraint(
            ["member_id"], ["campaign_member.id"], name=op.f("fk_campaign_event_member_id")
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_campaign_event")),
        sa.UniqueConstraint("interaction_id", name=op.f("uq_campaign_event_interaction_id")),
    )
    op.create_index(op.f("ix_campaign_event_about_id"), "campaign_event", ["about_id"])
    op.create_index(op.f("ix_campaign_event_actor_id"), "campaign_event", ["actor_id"])
    op.create_index(op.f("ix_campaign_event_campaign_id"), "campaign_event", ["campaign_id"])


def downgrade() -> None:
    for table in ("campaign_event", "campaign_battle", "campaign_member", "campaign"):
        op.drop_table(table)
