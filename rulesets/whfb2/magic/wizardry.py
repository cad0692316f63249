"""Wizardry of creatures: how they gain it, and the spells they learn [L4714-4793]."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Annotated, Final, TypeAlias

from rulesets.core.battlefield.unit import FORGOTTEN, Unit
from rulesets.core.declaring.parameter import Choice, Fill, SpellName, Units, Whole
from rulesets.core.declaring.procedure import Arguments, procedure
from rulesets.core.results.effect import Effect, RuleGained, SpellsLearned, ValueSet
from rulesets.dice.die import D100
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal
from rulesets.whfb2.magic.book import BY_ID, SPELLS, spell_of
from rulesets.whfb2.magic.facts import Level, Named, Wizard, check_school

_DULLEST: Final = 5
"""The least Intelligence of a creature that may become a wizard at all [L4781-4782]."""
_MOST: Final = 10
"""No characteristic is brought beyond it as a wizard is made [L513, L6507-6510]."""
_COMMON: Final = "battle-magic"
_ORDINARY: Final = 3
_SPECIALIST: Final = (1, 2)
"""Spells of each level: of battle magic, for a specialist of that and of his own school."""
SCHOOLS: Final = {
    "ordinary": _COMMON,
    "necromancer": "necromancy",
    "illusionist": "illusion",
    "demonologist": "demonology",
    "elementalist": "elemental-magic",
}
"""Kinds of wizards, and the list that is each one's own."""
_MODIFIERS: Final[dict[int, dict[str, int]]] = {
    1: {"i": 1, "wp": 1},
    2: {"s": 1, "t": 1, "w": 1, "i": 2, "ld": 1, "int": 1, "cl": 1, "wp": 2},
    3: {"s": 1, "t": 1, "w": 2, "i": 3, "ld": 2, "int": 2, "cl": 2, "wp": 2},
    4: {"s": 1, "t": 1, "w": 3, "i": 4, "ld": 3, "int": 3, "cl": 3, "wp": 4},
}
"""Additions of each mastery to the profile of the race; the Will Power of 3 is +2, as printed."""
_CHANCES: Final = {1: 10, 2: 60, 3: 75, 4: 90}
"""Chances in a hundred that a wizard owns a magic weapon [L4805-4814]."""

School: TypeAlias = Annotated[str, Choice(tuple(SCHOOLS))]
Intelligence: TypeAlias = Annotated[int, Whole(0, 20), Fill("wizard", "int")]


@dataclass(frozen=True, slots=True)
class WizardProfile:
    """The values of a wizard that his mastery changed, None where the race has none noted."""

    s: int | None
    t: int | None
    w: int | None
    i: int | None
    ld: int | None
    intelligence: int | None
    cl: int | None
    wp: int | None


def profile_effects(arguments: Arguments, result: WizardProfile) -> tuple[Effect, ...]:
    """Note the values, the mastery, and that he is a wizard."""
    values = {
        "s": result.s,
        "t": result.t,
        "w": result.w,
        "i": result.i,
        "ld": result.ld,
        "int": result.intelligence,
        "cl": result.cl,
        "wp": result.wp,
    }
    unit: Unit = arguments["wizard"]
    changed = tuple(
        ValueSet("wizard", field, value)
        for field, value in values.items()
        if value is not None and value != unit.number(field)
    )
    level = ValueSet("wizard", "level", arguments["mastery"])
    return (*changed, level, RuleGained("wizard", "wizard"))


@procedure(source="L4714-4764", effects=profile_effects)
def wizard_profile(
    _dice: Dice,
    *,
    wizard: Annotated[Unit, Units()],
    mastery: Annotated[int, Whole(1, 4)],
) -> WizardProfile:
    """Make a wizard of a creature: what its mastery adds to its profile [L4714-4764].

    A creature needs an Intelligence of 5 of its own. No value is brought beyond 10.

    Args:
        wizard: The creature, with the profile of its race.
        mastery: The level it is to have.

    Raises:
        Refusal: `too-dull-for-magic`, `wizard-already`.
    """
    if wizard.number("level", 0):
        raise Refusal("wizard-already", unit=wizard.name)
    held = wizard.find("int")
    if held is not None and held.fixed is not None and held.fixed < _DULLEST:
        raise Refusal("too-dull-for-magic", unit=wizard.name, least=_DULLEST)
    added = _MODIFIERS[mastery]

    def value(field: str) -> int | None:
        amount = wizard.find(field)
        if amount is None or amount.fixed is None:
            return None
        raised = amount.fixed + added.get(field, 0)
        return raised if field == "w" else max(amount.fixed, min(_MOST, raised))

    return WizardProfile(*(value(field) for field in ("s", "t", "w", "i", "ld", "int", "cl", "wp")))


@dataclass(frozen=True, slots=True)
class SpellAllowance:
    """The number of spells that a wizard may know.

    Attributes:
        battle: Of battle magic.
        own: Of the school of a specialist.
        chart: In all, by his mastery.
        total: In all, by his Intelligence too.
    """

    battle: int
    own: int
    chart: int
    total: int


def allowed_of_level(school: str, lore: str) -> int:
    """Return how many spells of one level and list a wizard may know [L4727-4764, L4839-4854]."""
    if school == "ordinary":
        return _ORDINARY if lore == _COMMON else 0
    if lore == _COMMON:
        return _SPECIALIST[0]
    return _SPECIALIST[1] if lore == SCHOOLS[school] else 0


@procedure(source="L4727-4786, L4839-4854")
def spell_allowance(
    _dice: Dice,
    *,
    wizard: Wizard = None,
    level: Level,
    intelligence: Intelligence,
    school: School = "ordinary",
) -> SpellAllowance:
    """Tell how many spells a wizard may know, never more than his Intelligence [L4727-4786].

    Args:
        wizard: The wizard.
        level: His mastery.
        intelligence: His Intelligence as it is now.
        school: What he is.

    Raises:
        Refusal: `necromancy-of-the-good`.
    """
    check_school(wizard, SCHOOLS[school])
    battle = level * allowed_of_level(school, _COMMON)
    own = 0 if school == "ordinary" else level * allowed_of_level(school, SCHOOLS[school])
    chart = battle + own
    return SpellAllowance(battle, own, chart, min(chart, intelligence))


@dataclass(frozen=True, slots=True)
class Learning:
    """The knowledge of a wizard after he learned a spell.

    Attributes:
        known: How many spells he knows now.
        left: How many more of that level and list he may learn.
    """

    known: int
    left: int


def learning_effects(arguments: Arguments, _result: Learning) -> tuple[Effect, ...]:
    """Note the spells he knows now."""
    known = [spell for spell in _known(arguments["wizard"]) if spell != arguments["forget"]]
    return (SpellsLearned("wizard", (*known, arguments["spell"])),)


@procedure(source="L4727-4793", effects=learning_effects)
def learn_spell(
    _dice: Dice,
    *,
    wizard: Annotated[Unit, Units()],
    spell: Named,
    level: Level,
    intelligence: Intelligence,
    school: School = "ordinary",
    forget: Annotated[str | None, SpellName(SPELLS)] = None,
) -> Learning:
    """Learn a spell, or one in the place of another [L4727-4793].

    An ordinary wizard knows three of each level up to his own; a specialist one of battle magic and
    two of his school; nobody more than his Intelligence.

    Args:
        wizard: The wizard.
        spell: What he learns.
        level: His mastery.
        intelligence: His Intelligence.
        school: What he is; only specialists know spells beyond battle magic.
        forget: A spell that he gives up for it.

    Raises:
        Refusal: `unknown-spell`, `spell-too-high`, `spell-known-already`, `not-his-school`,
            `too-many-of-level`, `too-many-for-intelligence`, `necromancy-of-the-good`.
    """
    new = spell_of(spell)
    check_school(wizard, new.lore)
    known = [learned for learned in _known(wizard) if learned != forget]
    if new.level > level:
        raise Refusal("spell-too-high", spell=spell, needed=new.level, level=level)
    if spell in known:
        raise Refusal("spell-known-already", unit=wizard.name, spell=spell)
    most = allowed_of_level(school, new.lore)
    if not most:
        raise Refusal("not-his-school", unit=wizard.name, spell=spell)
    alike = _alike(known, new.lore, new.level)
    if alike >= most:
        raise Refusal("too-many-of-level", unit=wizard.name, most=most, level=new.level)
    if len(known) >= intelligence:
        raise Refusal("too-many-for-intelligence", unit=wizard.name, most=intelligence)
    return Learning(len(known) + 1, most - alike - 1)


def _known(wizard: Unit) -> Iterable[str]:
    return [spell for spell in wizard.spells if not spell.startswith(FORGOTTEN)]


def _alike(known: Iterable[str], lore: str, level: int) -> int:
    spells = [BY_ID[spell] for spell in known if spell in BY_ID]
    return sum((spell.lore, spell.level) == (lore, level) for spell in spells)


@dataclass(frozen=True, slots=True)
class Ownership:
    """A wizard's ownership of a magic weapon."""

    owns: bool


@procedure(source="L4805-4814")
def owns_magic_weapon(
    dice: Dice,
    *,
    wizard: Wizard = None,  # noqa: ARG001 - who may own it
    level: Level,
) -> Ownership:
    """Roll whether a wizard owns a magic weapon: 10, 60, 75 or 90 in a hundred [L4805-4814].

    These are chances that the text proposes; the game master decides.
    """
    chance = _CHANCES[level]
    fallen = dice.single("magic-weapon-owned", die=D100)
    dice.tell("chance-in-hundred", chance=chance, fallen=fallen)
    return Ownership(fallen <= chance)
