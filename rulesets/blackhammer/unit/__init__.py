"""What a unit is made of, how it stands, and the options and readings that every chapter shares."""
