"""The history: people, channels, messages and files, kept in a SQLite file from run to run."""
