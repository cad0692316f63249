"""A character may be in a unit, which its row names."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

SNOWFLAKE = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
KEY = "fk_unit_host_id"


def upgrade() -> None:
    with op.batch_alter_table("unit") as unit:
        unit.add_column(sa.Column("host_id", SNOWFLAKE))
        unit.create_foreign_key(
            op.f(KEY), "unit", ["host_id"], ["id"], deferrable=True, initially="DEFERRED"
        )


def downgrade() -> None:
    with op.batch_alter_table("unit") as unit:
        unit.drop_constraint(op.f(KEY), type_="foreignkey")
        unit.drop_column("host_id")
