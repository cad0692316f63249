"""Whole battles played by taps alone, from scripts, and the same battles typed.

A script is a file `<game>.taps` (see `script`). Whoever plays it presses what the desk shows and
nothing else; every press has to be taken. What it wrote into the log is then typed at another
table with the same secret: both logs must be alike but for the words that were typed.
"""
