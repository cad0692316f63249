"""Values and states of a unit, and the options and readings that every chapter shares."""
