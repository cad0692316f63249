"""Sentences that say something else than an offer of the moment.

`passing` has the next phase and taking back, `deciding` decisions that wait, `by_hand` losses,
`calling` acts that only a command does now; `unoffered` tells why an act may not be done.
"""
