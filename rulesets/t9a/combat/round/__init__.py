"""A round of close combat: laid out, fought, counted, ended."""
