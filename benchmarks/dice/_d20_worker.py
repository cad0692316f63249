"""Rolls with d20 what standard input asks: `TIMES TEXT` a line; answers the seconds of one roll."""

import sys
import time

import d20

for line in sys.stdin:
    times, _, text = line.rstrip("\n").partition(" ")
    started = time.perf_counter()
    for _ in range(int(times)):
        d20.roll(text)
    print((time.perf_counter() - started) / int(times), flush=True)
