"""What the index learns of all that articles are called and tell."""
