"""`python -m bot.reference`: write the index of the reference, as set-up does."""

from bot.reference.gathering import gather_all
from bot.reference.index import write
from bot.reference.shelf import KEPT
from rulesets.core.installed import installed_games

write(KEPT, gather_all(installed_games()))
