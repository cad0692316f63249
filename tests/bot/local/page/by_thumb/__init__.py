"""A battle played by tapping, in two real browsers at once: a phone and a desktop."""
