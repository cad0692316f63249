"""The store: the database and what is read from it and written to it.

`writer` commits, and learns what became of a commit that nobody answered; `write` in
`engine.database` says which errors leave that open. `outbox` owes what was stored and not told.
`journal.imprint` says what an entry's hash covers, `journal.undoable` what undo may take back,
`journal.record` what names nobody. One process uses a database (`engine.sole_use`); its file is
watched (`engine.database_file`). `read_much` reads much at one moment, beside the event loop.
"""
