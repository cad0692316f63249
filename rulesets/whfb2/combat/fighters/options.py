"""Options that several rules of close combat share."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from rulesets.core.declaring.parameter import Choice, Numbers, Whole
from rulesets.whfb2.combat.fighters.stated import ONE_SIDE, SIDES
from rulesets.whfb2.combat.weapon import WEAPON_IDS

Figures: TypeAlias = Annotated[tuple[int, ...], Numbers(0, 100, 16)]
Places: TypeAlias = Annotated[tuple[int, ...], Numbers(1, 4, 4)]
Who: TypeAlias = Annotated[str, Choice(SIDES)]
WhoIfStated: TypeAlias = Annotated[str | None, Choice(SIDES)]
Whose: TypeAlias = Annotated[str, Choice(ONE_SIDE)]
Charged: TypeAlias = Annotated[str | None, Choice(SIDES)]
Arm: TypeAlias = Annotated[str | None, Choice(WEAPON_IDS)]
Otherwise: TypeAlias = Annotated[int, Whole(0, 200)]
Bonus: TypeAlias = Annotated[int, Whole(-5, 5)]
