"""How fast the project is, beside others that answer the same questions."""
