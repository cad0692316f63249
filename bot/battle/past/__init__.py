"""The past: entries found again, journals looked through, where battles are told."""
