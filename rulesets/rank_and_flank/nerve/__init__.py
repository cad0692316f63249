"""Nerve of ranked units: what shakes it, and what steadies it."""
