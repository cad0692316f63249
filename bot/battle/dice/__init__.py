"""The dice of a battle: rolled, waited for, kept secret, and proved."""
