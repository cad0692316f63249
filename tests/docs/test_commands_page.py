"""The page of commands lists what the bot registers, and no more."""

from discord import AppCommandType

from bot.discord.client import create_bot
from bot.process.settings import load_settings
from tests.docs.markdown import first_cells, page


def test_every_command_is_listed_and_every_listed_command_exists() -> None:
    bot = create_bot(load_settings(None))
    commands = bot.tree.get_commands(type=AppCommandType.chat_input)
    registered = {f"/{command.name}" for command in commands}
    listed = {cell for cell in first_cells(page("docs/commands.md")) if cell.startswith("/")}
    assert listed == registered
