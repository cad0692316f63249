"""Benchmarks of the project, beside others that answer the same questions."""
