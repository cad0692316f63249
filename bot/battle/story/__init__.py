"""The story of a battle, read off its journal."""
