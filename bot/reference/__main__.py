"""`python -m bot.reference`: write the index of the reference, as set-up does."""

import os

from bot.reference.gathering import gather_all
from bot.reference.index import write
from bot.reference.shelf import KEPT
from rulesets.core.installed import installed_games

# Threads for arrays so small wait for each other longer than they work; they ask when imported.
os.environ["OPENBLAS_NUM_THREADS"] = "1"

write(KEPT, gather_all(installed_games()), learning=True)
