"""Mutations: what Chaos makes of a unit before the battle [L2788-2836]."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files
from typing import Annotated, Final

from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.books.table import Table, load_table
from rulesets.core.declaring.parameter import Fill, Rules, Whole
from rulesets.core.declaring.procedure import Arguments, procedure
from rulesets.core.results.effect import Effect, RuleGained, RuleLost, ValueChanged, ValueSet
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal

MUTATIONS: Final[Table] = load_table(files("rulesets.blackhammer") / "data" / "mutations.toml")
MOST_DICE: Final = 2
_SCALY_SKIN: Final = 6
_BEST_SAVE: Final = 1

_GAINED: Final[Mapping[str, tuple[Effect, ...]]] = {
    "horns-and-claws": (RuleGained("unit", "armour-piercing"),),
    "poisoned-growths": (RuleGained("unit", "poisoned"),),
    "ecstatic-bliss": (RuleGained("unit", "immune-to-psychology"),),
    "swollen-limbs": (ValueChanged("unit", "m", 1),),
    "bloated-flesh": (ValueChanged("unit", "w", 1),),
    "unnatural-strength": (ValueChanged("unit", "s", 1),),
    "mutant-regeneration": (RuleGained("unit", "regeneration"),),
    "gracile-build": (ValueChanged("unit", "ws", 1), ValueChanged("unit", "t", -1)),
    "many-heads": (RuleGained("unit", "stupidity"),),
}
"""Changes of each row to a unit on the table; minor mutations change nothing, the save of scaly
skin depends on what is worn, and the breath is used as a weapon."""


@dataclass(frozen=True, slots=True)
class Mutation:
    """The mutation of a unit.

    Attributes:
        row: Row of the table, `mutations-bony-growths`; its text is `table-<row>`.
        total: What the dice showed together.
    """

    row: str
    total: int


def mutation_effects(arguments: Arguments, result: Mutation) -> tuple[Effect, ...]:
    """Change profile and rules; the rule is done with once it was rolled for."""
    row = result.row.removeprefix(f"{MUTATIONS.id}-")
    effects = _GAINED.get(row, ())
    if row == "bony-growths":
        effects = (_scaly(arguments["unit"]),)
    return (*effects, RuleLost("unit", "mutations"))


@procedure(source="L2788-2836", units=("unit",), effects=mutation_effects)
def mutations_roll(
    dice: Dice,
    *,
    mutation_dice: Annotated[int | None, Whole(1, MOST_DICE)] = None,
    rules: Annotated[SpecialRules, Rules(("mutations",)), Fill("unit", "rules")] = NO_RULES,
) -> Mutation:
    """Roll a unit's mutation for the battle, before armies deploy [L2788-2836].

    Args:
        dice: 1D6 or 2D6, added up.
        mutation_dice: How many dice; the number of its rule where nobody says.
        rules: Mutations (n).

    Raises:
        Refusal: `missing-option` where neither says how many dice, `mutation-dice` where the rule
            has another number than 1 or 2.
    """
    count = rules.number("mutations") if mutation_dice is None else mutation_dice
    if count is None:
        raise Refusal("missing-option", option="mutation_dice")
    if not 1 <= count <= MOST_DICE:
        raise Refusal("mutation-dice", dice=count, most=MOST_DICE)
    total = dice.sum(count, "mutations")
    return Mutation(f"{MUTATIONS.id}-{MUTATIONS.row(total).id}", total)


def _scaly(unit: Unit | None) -> Effect:
    """Return what scaly skin of 6+ makes of a save: it improves one by 1 [L2838]."""
    worn = None if unit is None else unit.find("save")
    if worn is None or worn.fixed is None:
        return ValueSet("unit", "save", _SCALY_SKIN)
    return ValueSet("unit", "save", max(_BEST_SAVE, worn.fixed - 1))
