"""The desk, played by taps."""
