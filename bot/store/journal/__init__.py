"""The journal: actions, entries, their chain of hashes, and dice that nobody used yet."""
