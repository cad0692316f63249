"""A round of close combat: who meets whom, fights, losses, and the end of it."""
