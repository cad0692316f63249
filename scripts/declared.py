"""Writes the commands of the games' declarations, which the bot starts with: `make docs`."""

from bot.commands.options import declared
from bot.commands.options.catalogue import own_commands
from bot.discord import descriptions
from bot.discord.descriptions import Descriptions
from bot.discord.tree import top_commands
from bot.texts.localiser import Localiser
from rulesets.core.ruleset.installed import Games, installed_games


def described(games: Games) -> bytes:
    """Return what the commands of games are described by."""
    specs = (*declared.declared_commands(games), *own_commands(games))

    async def nothing(*_: object) -> None:
        """Stand for what no command is called for."""

    def add(told: Descriptions) -> None:
        top_commands(specs, told, nothing, nothing)  # type: ignore[arg-type]

    return descriptions.written(games, Localiser(games), add)


def main() -> None:
    """Write them anew, then what they are described by."""
    games = installed_games()
    declared.KEPT.write_bytes(declared.written(games))
    descriptions.KEPT.write_bytes(described(games))


if __name__ == "__main__":
    main()
