"""The desk under strain: pressed at once, killed, held up, with the worst of names."""
