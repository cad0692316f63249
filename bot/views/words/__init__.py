"""Words for values: numbers, counters, statuses, faces of dice."""
