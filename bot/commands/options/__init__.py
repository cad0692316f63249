"""Options: what commands take, what it means, and how it becomes arguments."""
