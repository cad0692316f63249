"""Privacy: what is kept of whom, handed out, deleted, and how long it is kept.

`personal` knows where a person is named and what stands there afterwards; a record names nobody.
`purge` knows what is old enough to be removed, `retention` when that happens.
"""
