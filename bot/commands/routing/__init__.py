"""Routing: from a command, button or form to the function that answers it."""
