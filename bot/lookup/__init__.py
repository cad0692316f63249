"""Looking rules up: the entries of every game, and the search that finds them."""
