"""Rulebooks that a server owns: read from its own files, searched there and nowhere else."""
