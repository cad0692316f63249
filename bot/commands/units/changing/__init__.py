"""Changes to a unit in a player's own words: "lost 3", "reste 17", "fuit", "Cd 9, +haine".

`words.toml` holds the words of each language by their sense, and the ways to say something as rows
of senses; `words` checks it. `parts` cuts a text into parts that each say one thing, `reader` makes
changes of them. Words that are left over, and what could be meant in two ways, are asked about.
"""
