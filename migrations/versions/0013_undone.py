"""An index finds what was undone by its moment, without looking at the rest."""

from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.drop_index("ix_entry_undoable", "entry")
    op.create_index("ix_entry_undoable", "entry", ["journal_id", "undoable", "undone_by", "number"])


def downgrade() -> None:
    op.drop_index("ix_entry_undoable", "entry")
    op.create_index("ix_entry_undoable", "entry", ["journal_id", "undoable", "number"])
