"""Texts in the players' languages: Fluent bundles, names, and text from outside.

`localiser` looks a text up over the bundles of `bundle`, which understands a text when it is first
asked for. `elision` serves the functions `DE` and `QUE` of French texts, `ways` those by which
refusals name commands and options; `faces` reads a die in words.
"""
