"""The battles of a channel are numbered in the order they came to it, once and for all."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None

JOURNAL = sa.table(
    "journal",
    sa.column("battle_id", sa.BigInteger()),
    sa.column("channel_id", sa.BigInteger()),
    sa.column("battle_number", sa.Integer()),
)
BATTLE = sa.table(
    "battle", sa.column("id", sa.BigInteger()), sa.column("started_at", sa.BigInteger())
)


def upgrade() -> None:
    op.add_column("journal", sa.Column("battle_number", sa.Integer(), nullable=True))
    # Those brought from elsewhere were told apart by when they began until now.
    order = sa.func.row_number().over(
        partition_by=JOURNAL.c.channel_id, order_by=(BATTLE.c.started_at, BATTLE.c.id)
    )
    joined = JOURNAL.join(BATTLE, BATTLE.c.id == JOURNAL.c.battle_id)
    connection = op.get_bind()
    numbered = connection.execute(sa.select(JOURNAL.c.battle_id, order).select_from(joined)).all()
    change = sa.update(JOURNAL).where(JOURNAL.c.battle_id == sa.bindparam("battle"))
    if numbered:
        connection.execute(
            change.values(battle_number=sa.bindparam("number")),
            [{"battle": battle, "number": number} for battle, number in numbered],
        )


def downgrade() -> None:
    op.drop_column("journal", "battle_number")
