"""The past: entries found again, journals looked through, where battles are told.

`past` holds every search of the log, with the index that answers it. `audit` checks a whole
journal; players check one without the bot by `scripts/verify_dice.py`.
"""
