"""A request: who asks, where, what is attached, and the answer."""
