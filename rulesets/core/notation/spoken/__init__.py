"""Parts of units' lines as players write them without care for their order.

`tokens` cuts a line into words, `values` finds the values of a profile among them, `borne` what a
unit bears, `arms` weapons with values of their own; their words stand in `words.toml`.
"""
