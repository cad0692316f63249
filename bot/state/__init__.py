"""What is remembered: settings, battles and the log of every accepted action."""

import bot.state.server_tables  # noqa: F401 - declared before any is used
