"""Undo passes by who sat down or left, in battles that are under way too."""

import sqlalchemy as sa
from alembic import op

revision = "0037"
down_revision = "0036"
branch_labels = None
depends_on = None

ENTRY = sa.table("entry", sa.column("action", sa.String), sa.column("undoable", sa.Boolean))
SEATS = (
    *("battle-join", "battle-leave", "battle-seat-given", "battle-seat-taken"),
    "battle-chair-agreed",
)


def upgrade() -> None:
    _mark(undoable=False)


def downgrade() -> None:
    _mark(undoable=True)


def _mark(*, undoable: bool) -> None:
    op.execute(sa.update(ENTRY).where(ENTRY.c.action.in_(SEATS)).values(undoable=undoable))
