"""The database of battles, for the tests of what keeps them."""

from tests.bot.battle.conftest import battle, table, url

__all__ = ["battle", "table", "url"]
