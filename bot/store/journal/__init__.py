"""The journal: actions, entries, their chain of hashes, and what they leave open."""
