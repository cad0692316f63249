"""Every table there is; imported for what it declares, where the whole database is meant."""

import bot.store.tables.army
import bot.store.tables.campaign
import bot.store.tables.chronicle
import bot.store.tables.live
import bot.store.tables.offer
import bot.store.tables.outbox
import bot.store.tables.server  # noqa: F401 - as those above, which are declared by being read
from bot.store.tables.battle import Row

METADATA = Row.metadata
"""The tables of the whole database."""
