"""The report of a battle: its page, its moments, its picture."""
