"""The dice of a battle: rolled, waited for, kept secret, and proved.

`asked` keeps a question that waits for dice. `seen_log` reads from a file's log which dice players
have seen and no outcome holds. `drawn` holds the dice of an entry against the draws it names, for
the audit and for imports alike. Dice are drawn as `rulesets.dice.handles` says.
"""
