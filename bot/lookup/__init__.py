"""Looking rules up: the entries of every game, and the search that finds them.

`index.gathering` tells what is declared and has no entry from its texts. `rulings` are a server's
words, `books` its rulebooks. Set-up writes the index; one that is stale or missing is written
without learning, and searched by words alone.
"""
