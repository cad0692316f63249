"""Results: what an outcome changes, what it was worth, its chances, and what is due after it."""
