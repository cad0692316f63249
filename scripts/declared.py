"""Writes the commands and what they are described by, which the bot starts with: `make docs`."""

from bot.commands.declaring import gathering, index
from bot.commands.options import declared
from bot.discord.commands import descriptions
from bot.discord.commands.descriptions import Descriptions
from bot.discord.commands.menus import menus
from bot.discord.commands.tree import top_commands
from bot.texts.localiser import REFERENCE, Localiser
from rulesets.core.ruleset.installed import Games, installed_games


def own_index() -> bytes:
    """Return what the bot's own commands come to, in the order in which they stand so far."""
    order = (
        [declared.spec.name for declared in index.kept_index().commands]
        if index.KEPT.exists()
        else []
    )
    has_text = Localiser(()).texts(REFERENCE).has
    return gathering.written(gathering.gather_index(order, has_text))


def described(games: Games) -> bytes:
    """Return what the commands of games are described by."""
    sets = (*declared.declared_sets(games).values(), index.own_commands(games))

    async def nothing(*_: object) -> None:
        """Stand for what no command is called for."""

    def add(told: Descriptions) -> None:
        for specs in sets:
            top_commands(specs, told, nothing, nothing)  # type: ignore[arg-type]
        menus(told)

    return descriptions.written(games, Localiser(games), add)


def main() -> None:
    """Write them anew, then what they are described by."""
    games = installed_games()
    declared.KEPT.write_bytes(declared.written(games))
    index.KEPT.write_bytes(own_index())
    index.forget()
    descriptions.KEPT.write_bytes(described(games))


if __name__ == "__main__":
    main()
