"""Writes the commands of the games' declarations, which the bot starts with: `make docs`."""

from bot.commands.declared import KEPT, written
from rulesets.core.installed import installed_games


def main() -> None:
    """Write them anew."""
    KEPT.write_bytes(written(installed_games()))


if __name__ == "__main__":
    main()
