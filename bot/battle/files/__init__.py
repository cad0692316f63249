"""Files of battles: written, read, checked and brought in."""
