"""Handles: who answers what a rule asks of the dice: fair, typed, mixed, or every branch.

`fair` draws; `scripts/verify_dice.py` checks it and shares no code with it. `mixed` decides which
of typed and bot dice fall next. `ListedFaces` refuses with the purpose when dice run out.
"""
