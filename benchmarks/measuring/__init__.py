"""Tools of the benchmarks: clocks, rows of figures, a desk that is asked without Discord."""
