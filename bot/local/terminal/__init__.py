"""The terminal: a prompt, or lines piped in."""
