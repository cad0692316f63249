"""Models that strike, and their Attacks [R L542-552, L706-708]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.declaring.parameter import Choice, Fill, Rules, Whole
from rulesets.core.declaring.procedure import procedure
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal
from rulesets.t9a.combat.strike import FACINGS
from rulesets.t9a.combat.weapon import HAND_WEAPON, WEAPONS
from rulesets.t9a.ground.formation import NARROW, ranks_of
from rulesets.t9a.unit.house import beyond

MONSTROUS: Final = ("monstrous-infantry", "monstrous-beast", "monstrous-cavalry")
_SUPPORTS: Final = 3
EXTRA: Final = "fight-in-extra-rank"
_RULES: Final = tuple(
    dict.fromkeys((*NARROW, *MONSTROUS, "monstrous-ranks", EXTRA, "spear", "champion"))
)


def supporting(models: int, files: int, contact: int, ranks: int, beside: int = 0) -> int:
    """Return the models behind those in contact that support them.

    Args:
        models: Models of the unit.
        files: Its width.
        contact: Models in contact with the enemy.
        ranks: Ranks that may support.
        beside: Models of its front in contact with other enemies; their supporters come first.
    """
    behind = (min(files, models - rank * files) - beside for rank in range(1, ranks + 1))
    return sum(max(0, min(contact, rank)) for rank in behind)


@dataclass(frozen=True, slots=True)
class Strikers:
    """Models of a unit that strike.

    Attributes:
        attacks: Attacks in all.
        front: Models in contact.
        supporting: Models behind them that give Supporting Attacks.
        ranks: Ranks that may.
    """

    attacks: int
    front: int
    supporting: int
    ranks: int


def supporting_ranks(models: int, files: int, rules: SpecialRules, spear: int) -> int:
    """Return the ranks behind the first that give Supporting Attacks [R L544-547, L1012].

    One; one more in a horde, for each Fight in Extra Rank, and for spears.
    """
    stated = (rules.number(EXTRA) or 1) if EXTRA in rules else 0
    horde = bool(files) and ranks_of(models, files, rules).horde
    return 1 + stated + spear + horde


def supports(rules: SpecialRules, attacks: int | None) -> int:
    """Return the Supporting Attacks of a model: 1, up to 3 where it is monstrous."""
    most = _SUPPORTS if any(rule in rules for rule in MONSTROUS) else 1
    return most if attacks is None else min(most, attacks)


@procedure(
    source="R L542-552", units=("unit",), phases=("combat",), beyond=beyond("close-combat", "draft")
)
def who_strikes(
    _dice: Dice,
    *,
    models: Annotated[int, Whole(1, 500), Fill("unit", "models")],
    files: Annotated[int, Whole(1, 60), Fill("unit", "files")],
    contact: Annotated[int | None, Whole(0, 60)] = None,
    a: Annotated[int, Whole(0, 10), Fill("unit", "a")] = 1,
    facing: Annotated[str, Choice(FACINGS)] = "front",
    rules: Annotated[SpecialRules, Rules(_RULES), Fill("unit", "rules")] = NO_RULES,
) -> Strikers:
    """Count the Attacks of a unit: those in contact, and those behind them [R L542-552].

    Args:
        models: Its models.
        files: The width of its front rank.
        contact: Models in contact; the front rank when not told.
        a: Attacks of each.
        facing: On which of its sides the enemy is: nobody supports but to the front.
        rules: Its troop type, and what adds ranks or Attacks.

    Raises:
        Refusal: `too-many-fighting`.
    """
    front = min(files, models) if contact is None else contact
    if front > models:
        raise Refusal("too-many-fighting", unit=None, count=front, most=models)
    weapon = WEAPONS["spear"] if "spear" in rules else HAND_WEAPON
    ranks = supporting_ranks(models, files, rules, weapon.ranks) if facing == "front" else 0
    behind = supporting(models, files, front, ranks)
    # Nothing adds to no Attacks at all [L315].
    led = a > 0 and front > 0 and "champion" in rules
    return Strikers(front * a + behind * supports(rules, a) + led, front, behind, ranks)
