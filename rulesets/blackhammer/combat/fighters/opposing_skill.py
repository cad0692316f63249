"""The Weapon Skill that single blows meet [L1626, L2434]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from rulesets.blackhammer.unit.riding import is_chariot
from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.declaring.parameter import Fill, Whole


@dataclass(frozen=True, kw_only=True)
class Met:
    """The Weapon Skills of those who are struck.

    Attributes:
        enemy_ws: His own, or that of a chariot's crew.
        enemy_mount_ws: That of what he rides, or of the beasts that draw a chariot.
    """

    enemy_ws: Annotated[int, Whole(0, 10), Fill("enemy", "ws")]
    enemy_mount_ws: Annotated[int, Whole(0, 10), Fill("enemy", "mount_ws")] = 0

    def skill(self, rules: SpecialRules) -> int:
        """Return what blows meet: the rider's, of a chariot the better of crew and beasts."""
        return max(self.enemy_ws, self.enemy_mount_ws) if is_chariot(rules) else self.enemy_ws
