"""Characters and command groups: challenges, standards."""
