"""Words for values: numbers, counters, statuses."""
