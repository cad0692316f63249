"""Learning: what words are near, from all that articles are called and tell."""
