"""Every table there is; imported for what it declares, where the whole database is meant."""

import bot.state.campaign_tables
import bot.state.chronicle_tables
import bot.state.offer_tables
import bot.state.outbox_tables
import bot.state.server_tables  # noqa: F401 - as those above, which are declared by being read
from bot.state.tables import Row

METADATA = Row.metadata
"""The tables of the whole database."""
