"""Runes: how many, which, for which creatures, and what they are worth [L6818-6928]."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.resources import files
from typing import Annotated, Final

from rulesets.core.books.table import Table, load_table
from rulesets.core.declaring.parameter import Choice, Fill, SpellName, Whole
from rulesets.core.declaring.procedure import Arguments, FollowUp, procedure
from rulesets.core.results.effect import Effect, StatusSet, ValueChanged
from rulesets.dice.detail import detail
from rulesets.dice.die import plain_die
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal
from rulesets.whfb2.magic.book import SPELLS, spell_of
from rulesets.whfb2.magic.facts import MOST_POINTS
from rulesets.whfb2.unit import readings
from rulesets.whfb2.unit.options import One

_DATA: Final = files("rulesets.whfb2") / "data"
RUNES: Final[dict[str, Table]] = {
    "sword": load_table(_DATA / "sword-runes.toml"),
    "axe": load_table(_DATA / "axe-runes.toml"),
    "armour": load_table(_DATA / "armour-runes.toml"),
    "staff": load_table(_DATA / "staff-runes.toml"),
}
"""By what they are carved on. The cells of the printed table are lost: each column is put together
so that it runs from 01 to 00 without overlap; a staff has no row for 81-90, which is named."""
DEATHS: Final = load_table(_DATA / "rune-of-death.toml")
MOST_RUNES: Final = {
    "armour": 100,
    "shield": 50,
    "sword": 15,
    "short-sword": 10,
    "bracelet": 3,
    "staff": 10,
    "hammer": 15,
    "halberd": 20,
    "two-handed-sword": 25,
    "axe": 10,
    "gauntlet": 4,
}
"""[L6904-6910]."""
PRICE: Final = 50
GREAT_PRICE: Final = 500
GREAT: Final = "great-death"
_DEATH: Final = "death"
FADED: Final = "rune-faded"
_UNPRINTED: Final = "not-printed"
_MOST_BOUGHT: Final = 100
_REST: Final = plain_die(10)


@dataclass(frozen=True, slots=True)
class RuneCount:
    """The number of runes on a thing, after the most it may bear."""

    runes: int


@procedure(source="L6900-6910")
def rune_count(
    dice: Dice,
    *,
    carved_on: Annotated[str, Choice(tuple(MOST_RUNES))],
    rune_dice: readings.RuneDice = "two-rolls",
) -> RuneCount:
    """Roll how many runes something bears: a D6 times another less 1 [L6900-6910].

    The text does not say whether it is one die or two; by the second reading the same die counts
    twice. A 1 gives none.
    """
    first = dice.single("rune-count")
    second = first if rune_dice == "same-die" else dice.single("rune-count")
    return RuneCount(min(first * (second - 1), MOST_RUNES[carved_on]))


@dataclass(frozen=True, slots=True)
class RuneDrawn:
    """A rune.

    Attributes:
        row: Which one: `<table>-<row>`.
        points: What it is worth; None where the table has no row.
        kills: For a rune of death, the creatures it kills: `rune-of-death-<row>`.
        total: What fell.
    """

    row: str
    points: int | None
    kills: str | None = None
    total: int | None = detail()


@procedure(source="L6876-6891, L6912-6927")
def rune_drawn(
    dice: Dice,
    *,
    carved: Annotated[str, Choice(tuple(RUNES))] = "sword",
) -> RuneDrawn:
    """Draw a rune for a sword, an axe, armour or a staff, and a rune of death's victims.

    A staff has no row from 81 to 90: the game master says, or the die is rolled again
    [L6876-6891, L6912-6927].
    """
    table = RUNES[carved]
    total, row = table.roll(dice, "rune")
    if row.id == _UNPRINTED:
        dice.tell("rune-not-printed")
        return RuneDrawn(f"{table.id}-{row.id}", None, None, total)
    kills = None
    if row.id == _DEATH:
        _, kind = DEATHS.roll(dice, "rune-victims")
        kills = f"{DEATHS.id}-{kind.id}"
    price = GREAT_PRICE if row.id == GREAT else PRICE
    return RuneDrawn(f"{table.id}-{row.id}", price, kills, total)


@dataclass(frozen=True, slots=True)
class RuneValue:
    """The worth of several runes together."""

    points: int


@procedure(source="L6833-6835")
def rune_value(
    _dice: Dice,
    *,
    runes: Annotated[int, Whole(0, _MOST_BOUGHT)],
    great_runes: Annotated[int, Whole(0, _MOST_BOUGHT)] = 0,
) -> RuneValue:
    """Tell what runes are worth: 50 points each, a Great Rune of Death 500 [L6833-6835].

    Args:
        runes: Runes, great ones apart.
        great_runes: Great Runes of Death.
    """
    return RuneValue(PRICE * runes + GREAT_PRICE * great_runes)


@dataclass(frozen=True, slots=True)
class RuneRead:
    """A spell cast by its rune: it works without a test.

    Attributes:
        turns: For how many turns the rune rests.
        paid: Magic points that it costs: none, but for who plays it so.
    """

    turns: int
    paid: int = 0


def rune_spell_effects(_arguments: Arguments, result: RuneRead) -> tuple[Effect, ...]:
    """Note that the rune rests, and take what it cost."""
    paid = (ValueChanged("unit", "mp", -result.paid),) if result.paid else ()
    return (*paid, StatusSet("unit", FADED, "turns", result.turns))


def after_rune(arguments: Arguments, _result: RuneRead) -> tuple[FollowUp, ...]:
    """Resolve the spell."""
    return (FollowUp("spell_effect", (("wizard", "unit"),), (("spell", arguments["spell"]),)),)


@procedure(source="L6839-6841", effects=rune_spell_effects, follow_ups=after_rune)
def rune_spell(
    dice: Dice,
    *,
    unit: One = None,
    spell: Annotated[str, SpellName(SPELLS)],
    mp: Annotated[int | None, Whole(0, MOST_POINTS), Fill("unit", "mp")] = None,
    rune_spells: readings.RuneSpells = "unpaid",
) -> RuneRead:
    """Cast the spell of a rune: no test, no magic points; the rune rests D10 turns [L6839-6841].

    That no magic points are paid is a reading: the text says that the spell always works.

    Raises:
        Refusal: `unknown-spell`, `points-short`, `rune-rests`.
    """
    known = spell_of(spell)
    if unit is not None and unit.has(FADED):
        raise Refusal("rune-rests", unit=unit.name)
    cost = known.energy if rune_spells == "paid" else 0
    if cost > (mp or 0):
        name = None if unit is None else unit.name
        raise Refusal("points-short", unit=name, cost=cost, points=mp or 0)
    return RuneRead(dice.single("rune-rests", die=_REST), cost)
