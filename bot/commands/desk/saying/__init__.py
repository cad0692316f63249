"""What players say in a sentence: an act that is on offer now, its units, and what is known of it.

`verbs` has the words for acts, `mentions` finds units in a sentence, `reading` puts both together
with the offers of the desk, and `doing` answers `/do`.
"""
