"""House rules as rows keep them: a battle's own, and what channels and servers chose by game."""

from collections.abc import Mapping, Sequence
from typing import Final, Literal, TypeAlias

from rulesets.core.declaring.house import Switches
from rulesets.core.ruleset.game import Ruleset

Origin: TypeAlias = Literal["battle", "thread", "channel", "server", "default"]
"""Who settled what holds in a channel, nearest first."""

HOUSE: Final = "house"
"""The key of a battle's options that holds its house rules, by id."""


def switch_key(game: str, rule: str) -> str:
    """Return the key under which the choice of a house rule is kept."""
    return f"{game}:{rule}"


def switches_in(chosen: Mapping[str, str], game: str) -> dict[str, str]:
    """Return the house rules of a game, by id, out of what was chosen for all games."""
    start = switch_key(game, "")
    return {
        key.removeprefix(start): value for key, value in chosen.items() if key.startswith(start)
    }


def origins_of(game: Ruleset, layers: Sequence[tuple[Origin, Switches]]) -> dict[str, Origin]:
    """Return who settled each house rule of a game, by id.

    Args:
        game: The game.
        layers: Who chose, and what, nearest first.
    """
    found: dict[str, Origin] = {}
    for rule in game.house_rules:
        said = (origin for origin, layer in layers if layer.get(rule.id) in rule.values)
        found[rule.id] = next(said, "default")
    return found
