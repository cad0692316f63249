"""Actions: what players do to a battle, one entry of its journal each."""
