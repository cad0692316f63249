"""Units: profile, state, and the options and readings that every chapter shares."""
