"""Parts of units' lines as players write them without care for their order.

`tokens` cuts a line into words; `ordering` takes them one after the other and keeps what it finds
in `found`, by `values` and `runs` of a profile, `borne` for what a unit bears, and `arms` for
weapons with values of their own. The words of players stand in `words.toml`, read by `lexicon`.
"""
