"""The terms of a game for what a unit's line may tell of."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rulesets.core.notation.rule_list import FindRule
from rulesets.core.ruleset.game import NameWeapon, ProfileField, Ruleset, SpecialRule


@dataclass(frozen=True, slots=True)
class LineTerms:
    """The terms of a game in units' lines.

    Attributes:
        fields: The game's profile.
        rules: The game's special rules.
        find: Finds rules by name; by id when None.
        weapon: Names a weapon; None where units of the game have none by name.
        like: Finds the rule that a mistyped name means; None where slips are not looked for.
        short: Finds the rule that a name means with a slip in it, or cut short; None as `like`.
        keyword: Finds the id of a keyword in any words; None where units have none.
    """

    fields: Sequence[ProfileField]
    rules: Sequence[SpecialRule] = ()
    find: FindRule | None = None
    weapon: NameWeapon | None = None
    like: FindRule | None = None
    keyword: FindRule | None = None
    short: FindRule | None = None

    @classmethod
    def of(cls, game: Ruleset) -> LineTerms:
        """Return the terms of a game, whose rules go by their ids."""
        return cls(game.profile, game.rules, weapon=game.weapon_name)
