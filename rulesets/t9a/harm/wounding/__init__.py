"""From a hit to a casualty: what every chapter that hits shares."""

from __future__ import annotations

from typing import Final

from rulesets.core.declaring.procedure import Procedure, collected
from rulesets.t9a.harm.wounding.hits import (
    auto_hits,
    distribute_hits,
    multiple_wounds,
    remove_casualties,
)
from rulesets.t9a.harm.wounding.nobody_else import nobody_else
from rulesets.t9a.harm.wounding.steps import armour_save, to_wound, ward_save

PROCEDURES: Final[tuple[Procedure, ...]] = collected(
    auto_hits,
    nobody_else,
    to_wound,
    armour_save,
    ward_save,
    multiple_wounds,
    remove_casualties,
    distribute_hits,
)
"""The chapter's rules."""
