"""Fiascos: the table, who touches the wizard, the spell that the other side casts at once."""
