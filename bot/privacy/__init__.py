"""Privacy: what is kept of whom, handed out, deleted, and how long it is kept."""
