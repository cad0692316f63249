"""Options of commands: their kinds, their meaning, and the arguments made of them."""
