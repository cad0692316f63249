"""The desk as it is shown: what is due first, units in small letters, all else as it finds room.

A phone shows the newest card above it: `overview` has it make way step by step, `acts` lays out
what may be done, and `due` and `open_ends` tell what no offer has.
"""
