"""Sentences of players: an act on offer now, the units that they name, and what they tell of it.

`sentences` has those that are offered ready made. For a player's own, `words.toml` has those
for acts, `mentions` finds units, `reading` puts both together with the offers; `doing` answers
`/do`.
"""
