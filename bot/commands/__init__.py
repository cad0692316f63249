"""Slash commands: one module a family; those that run procedures come from declarations."""
