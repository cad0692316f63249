"""Learning: what words are near, from all that articles are called and tell.

`learning` runs when the index is written: words that one game or language uses for a thing come to
lie near those of the others. `similarity` reads it.
"""
