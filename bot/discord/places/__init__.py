"""Places for a battle and what is told of it: a thread of its own, posts of a forum."""
