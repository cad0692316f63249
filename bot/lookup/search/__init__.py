"""The search: from a question to the entries that answer it."""
