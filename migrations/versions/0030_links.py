"""Battles have relations between units: who touches whom in close combat.

Those in close combat in battles under way stay so by their status. No row is made for them: what
no entry of a battle's log did would break its proof. Where only two can touch, the table knows it
from the status and keeps it with the next contact (`bot/battle/tabletop/links.py`).
"""

import sqlalchemy as sa
from alembic import op

revision = "0030"
down_revision = "0029"
branch_labels = None
depends_on = None

SNOWFLAKE = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "link",
        sa.Column("id", SNOWFLAKE, autoincrement=False, nullable=False),
        sa.Column("battle_id", SNOWFLAKE, nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("unit_id", SNOWFLAKE, nullable=False),
        sa.Column("other_id", SNOWFLAKE, nullable=True),
        sa.Column("spell_id", SNOWFLAKE, nullable=True),
        sa.Column("facing", sa.String(), nullable=True),
        sa.Column("value", sa.Integer(), nullable=False),
        sa.Column("until", sa.String(), nullable=False),
        sa.Column("since", sa.String(), nullable=False),
        sa.Column("step", sa.String(), nullable=True),
        sa.ForeignKeyConstraint(
            ["battle_id"], ["battle.id"], name=op.f("fk_link_battle_id"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["unit_id"], ["unit.id"], name=op.f("fk_link_unit_id")),
        sa.ForeignKeyConstraint(["other_id"], ["unit.id"], name=op.f("fk_link_other_id")),
        sa.ForeignKeyConstraint(["spell_id"], ["spell.id"], name=op.f("fk_link_spell_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_link")),
    )
    op.create_index(op.f("ix_link_battle_id"), "link", ["battle_id"])


def downgrade() -> None:
    op.drop_index(op.f("ix_link_battle_id"), table_name="link")
    op.drop_table("link")
