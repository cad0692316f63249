"""The last entry tells where a journal stands; no column beside it does."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

ENTRY = sa.table(
    "entry",
    sa.column("id", sa.BigInteger()),
    sa.column("journal_id", sa.BigInteger()),
    sa.column("number", sa.Integer()),
    sa.column("record", sa.Text()),
    sa.column("hash", sa.String()),
    sa.column("next_draw", sa.Integer()),
)
JOURNAL = sa.table(
    "journal",
    sa.column("id", sa.BigInteger()),
    sa.column("next_draw", sa.Integer()),
    sa.column("next_number", sa.Integer()),
    sa.column("last_hash", sa.String()),
)


def upgrade() -> None:
    op.drop_index("ix_entry_undoable", "entry")
    op.create_index("ix_entry_undoable", "entry", ["journal_id", "undoable", "number"])
    zero = sa.text("0")
    op.add_column(
        "entry", sa.Column("next_draw", sa.Integer(), nullable=False, server_default=zero)
    )
    _number_draws(op.get_bind())
    for name in ("next_draw", "next_number", "last_hash"):
        op.drop_column("journal", name)


def _number_draws(connection: sa.Connection) -> None:
    """Tell each entry the next draw after it, from the draws that its record names.

    Raises:
        RuntimeError: a journal stands elsewhere than its entries say; a draw must never come twice.
    """
    change = sa.update(ENTRY).where(ENTRY.c.id == sa.bindparam("entry"))
    change = change.values(next_draw=sa.bindparam("following"))
    for journal, stands in connection.execute(sa.select(JOURNAL.c.id, JOURNAL.c.next_draw)).all():
        question = sa.select(ENTRY.c.id, ENTRY.c.record).where(ENTRY.c.journal_id == journal)
        following = 0
        numbered = []
        for entry, record in connection.execute(question.order_by(ENTRY.c.number)):
            draws = (json.loads(record)["dice"] or {"draws": []})["draws"]
            following = draws[-1][0] + 1 if draws else following
            if following:
                numbered.append({"entry": entry, "following": following})
        if following != stands:
            msg = f"journal {journal} is at draw {stands}, its entries at {following}"
            raise RuntimeError(msg)
        if numbered:
            connection.execute(change, numbered)


def downgrade() -> None:
    op.drop_index("ix_entry_undoable", "entry")
    op.create_index(
        "ix_entry_undoable",
        "entry",
        ["journal_id", "number"],
        sqlite_where=sa.text("undoable"),
        postgresql_where=sa.text("undoable"),
    )
    for name, kind, default in (
        ("next_draw", sa.Integer(), "0"),
        ("next_number", sa.Integer(), "1"),
        ("last_hash", sa.String(), "''"),
    ):
        column = sa.Column(name, kind, nullable=False, server_default=sa.text(default))
        op.add_column("journal", column)
    connection = op.get_bind()
    question = sa.select(ENTRY.c.journal_id, ENTRY.c.number, ENTRY.c.hash, ENTRY.c.next_draw)
    for journal, number, last, drawn in connection.execute(
        question.order_by(ENTRY.c.journal_id, ENTRY.c.number)
    ).fetchall():
        tail = {"next_draw": drawn, "next_number": number + 1, "last_hash": last}
        connection.execute(sa.update(JOURNAL).where(JOURNAL.c.id == journal).values(tail))
    op.drop_column("entry", "next_draw")
