"""Ids that code may name, as types: a wrong one is found by the checker and not at the table.

`refusals`, `statuses` and `rules` are written by `make docs`, from the texts and from what the
games declare; they are imported for their types alone, which takes neither time nor memory.
`composed` is for ids that are read or put together.
"""
