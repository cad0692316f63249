"""The battlefield: units, what is true of them, and what stands between them."""
