"""Ids that code may name, as types: a wrong one is found by the checker and not at the table.

All three modules are written by `make docs`, from the texts and from what the games declare. They
are imported for their types alone, which takes neither time nor memory.
"""
