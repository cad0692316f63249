"""`python -m bot.reference`: write the index of the reference, as set-up does."""

from bot.reference.index import KEPT, write
from rulesets.core.installed import installed_games

write(KEPT, installed_games())
