"""Spells and the first turn [L572-576, L591-612]."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Final, Literal, TypeAlias

from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.declaring.deciding import Decidable
from rulesets.core.declaring.layer import Beyond
from rulesets.core.declaring.parameter import Choice, Fill, FromTable, Numbers, Raw, Rules, Whole
from rulesets.core.declaring.procedure import Arguments, procedure
from rulesets.core.results.effect import CounterSet, Effect, SpellsLearned, StatusSet
from rulesets.core.results.effect import FirstTurn as TurnGiven
from rulesets.core.results.reminder import Situation
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal
from rulesets.t9a.paths.book import PATH_CHOICES, SPELLS, spell_of
from rulesets.t9a.unit import offers
from rulesets.t9a.unit.house import DOUBLE, SWAP, Played, not_in_the_text
from rulesets.t9a.unit.options import One

_FACES: Final = tuple(frozenset({face}) for face in range(1, 7))
_SPELLS: Final = 6
_CHOOSES: Final = "pathmaster"
_TOME: Final = "tome-of-arcane-lore"
"""Its bearer knows a spell more [R L1085-1197, and the data of 1.0.0]."""
_LATER: Final = "later"
"""What nobody is asked for is told afterwards, by options."""
_KEEP: Final = "keep"
_FREE: Final = "essence-of-a-free-mind"
"""Two Paths stand on its bearer's list, and he takes one as he generates his spells."""
_ROLLED: Final = "first-turn-rolled"
"""The counter of the side that rolled for the first turn, as it finished deploying first."""
_OF_TURN: Final = {"turn-first": "active", "turn-second": "other"}
GENERATED: Final = "spells-generated"
"""The status of who has generated spells of a path that nobody said."""


@dataclass(frozen=True, slots=True)
class Generated:
    """The spells of a Wizard.

    Attributes:
        chosen: Duplicates for which the owner chooses another spell of the lore.
        lost: Duplicates for which none is left.
        spells: The numbers of the spells that he knows.
        known: How many that is.
        may_swap: Whether he may still give one for spell 0.
        path: Whether his path was said, so that they are noted by name.
    """

    chosen: int
    lost: int
    spells: str = detail()
    known: int | None = detail()
    may_swap: bool | None = detail()
    path: bool = detail()


@dataclass(frozen=True, slots=True)
class FirstTurn:
    """The roll for the first turn: the side that settles it.

    Attributes:
        settled: `announced`, as who finished deploying first has said; `other`, the other chooses.
        first: What who finished first came to.
        second: What the other rolled.
    """

    settled: Literal["announced", "other"]
    first: int = detail()
    second: int = detail()


def _known(situation: Situation, unit: Raw | None, path: Raw | None) -> str | None:
    """Return the numbers of the spells of a path that other Wizards of a Wizard's side know."""
    lore = str(path or "").removesuffix("-path")
    for side in situation.sides:
        army = [member for host in side.units for member in host.body.members]
        if not any(member.name == unit for member in army):
            continue
        held = [spell_of(name) for member in army if member.name != unit for name in member.known]
        numbers = {spell.number for spell in held if spell is not None and spell.lore == lore}
        return " ".join(str(number) for number in sorted(numbers) if number) or None
    return None


def _check_once(_situation: Situation, arguments: Arguments) -> None:
    """Refuse to generate spells for a Wizard who has his: each does so once [L572-576].

    Raises:
        Refusal: `spells-generated`.
    """
    wizard = arguments["unit"]
    if wizard is not None and (wizard.known or wizard.has(GENERATED)):
        raise Refusal("spells-generated", unit=wizard.name)


def generation_effects(arguments: Arguments, result: Generated) -> tuple[Effect, ...]:
    """Note what the Wizard knows, where his path was said; choices left open are added later.

    Elsewhere only that he has his spells is noted, until the battle begins.
    """
    path = arguments["path"]
    if path is None:
        return (StatusSet("unit", GENERATED, "phase"),)
    if not result.spells or result.spells == "none":
        return ()
    numbers = {int(number) for number in result.spells.split(", ")}
    return (SpellsLearned("unit", tuple(_ids(path, numbers))),)


def generation_rests(arguments: Mapping[str, Any], _result: object) -> tuple[str, ...]:
    """Return what it rests on: the text leaves every path to another book."""
    rules, path = arguments["rules"], arguments["path"]
    aided = _TOME in rules or _FREE in rules
    told = (("same", _CHOOSES in rules), ("newer", aided), ("old", path is not None))
    return tuple(witness for witness, holds in told if holds)


@procedure(
    source="L572-576; R L1042; P mg.txt",
    check=_check_once,
    effects=generation_effects,
    beyond=Beyond("spells", ("same", "newer", "old"), switch="beyond", rests=generation_rests),
    offering=offers.GENERATE,
)
def spell_generation(
    dice: Dice,
    *,
    unit: One = None,
    level: Annotated[int, Whole(1, 4), Fill("unit", "level")],
    taken: Annotated[
        tuple[int, ...], Numbers(1, 6, 6), FromTable(_known, of=("unit", "path"))
    ] = (),
    path: Annotated[str | None, Choice(PATH_CHOICES)] = None,
    spell_choices: Annotated[tuple[int, ...], Numbers(1, 6, 5)] = (),
    swapped: Annotated[int | None, Whole(1, 6)] = None,
    rules: Annotated[
        SpecialRules, Rules((_CHOOSES, _TOME, _FREE)), Fill("unit", "rules")
    ] = NO_RULES,
    beyond: Played = "on",
) -> Generated:
    """Generate a Wizard's spells, a D6 for each that he knows [L572-576].

    Args:
        dice: The dice.
        unit: The Wizard.
        level: His Magic Level.
        taken: Spells of his lore that other Wizards of the army have; where his path is said, those
            that they are known to know.
        path: His path; with it, what he knows is noted.
        spell_choices: What is chosen for duplicates, in order of preference; a Pathmaster's spells.
        swapped: A spell that he gives for spell 0, which several may have.
        rules: A Pathmaster chooses his spells, and rolls for none [R L1042]; a Tome of Arcane Lore
            teaches one more, an Essence of a Free Mind leaves him the choice between two Paths.
        beyond: Whether Pathmasters and paths are played, which the text lacks.

    Raises:
        Refusal: `not-in-the-text`, `spell-number-taken`.
    """
    if beyond != "on":
        lacks = "pathmaster" if _CHOOSES in rules else None if path is None else "spells"
        if lacks is not None:
            raise not_in_the_text(lacks)
    stray = next((spell for spell in spell_choices if spell in taken), None)
    if stray is not None:
        raise Refusal("spell-number-taken", number=stray)
    many = level + (_TOME in rules and beyond == "on")
    counts = () if _CHOOSES in rules else dice.split(many, _FACES, "spells")
    known = [face for face, count in enumerate(counts, 1) if count and face not in taken]
    double = many - len(known)
    free = _SPELLS - len(set(taken) | set(known))
    chosen = min(double, free)
    _tell_names(dice, path, known)
    settled = [spell for spell in dict.fromkeys(spell_choices) if spell not in known][:chosen]
    for _ in range(chosen - len(settled)):
        left = [each for each in range(1, _SPELLS + 1) if each not in (*taken, *known, *settled)]
        took = "" if path is None else _decided(dice, DOUBLE, unit, path, left)
        settled += [spell.number for spell in SPELLS if spell.id == took]
    told = sorted((*known, *settled))
    kept = ""
    if path is not None and swapped is None and told:
        kept = _decided(dice, SWAP, unit, path, told, first=(_KEEP,))
        swapped = next((spell.number for spell in SPELLS if spell.id == kept), None)
    if swapped in told:
        told = [0, *(number for number in told if number != swapped)]
    listed = ", ".join(map(str, told)) or "none"
    may_swap = bool(told) and 0 not in told and kept != _KEEP
    lost, noted = double - chosen, path is not None
    return Generated(chosen - len(settled), lost, listed, len(told), may_swap, noted)


def _decided(
    dice: Dice,
    decision: Decidable,
    wizard: One,
    path: str,
    numbers: Collection[int],
    *,
    first: tuple[str, ...] = (),
) -> str:
    """Return what the Wizard's player decides: a spell of the path by its id, or another word.

    He puts nothing off [L574-576]: until he decides, the question stands.
    """
    name, zero = None if wizard is None else wizard.name, _spell_0(path)
    offered = (*first, *_ids(path, numbers))
    if len(offered) == 1:
        return offered[0]
    options = (_LATER, *offered)
    return dice.choose("unit", decision.what, options, subject=name, spell=zero, unasked=True)


def _ids(path: str, numbers: Collection[int]) -> list[str]:
    """Return the spells of a path by their numbers, in its order."""
    lore = path.removesuffix("-path")
    return [spell.id for spell in SPELLS if spell.lore == lore and spell.number in numbers]


def _tell_names(dice: Dice, path: str | None, numbers: Collection[int]) -> None:
    """Tell by name what was rolled of a path, and spell 0, for which one may be given."""
    if path is not None and numbers:
        spells = ", ".join(_ids(path, numbers))
        dice.tell("spells-rolled", spells=spells, spell=_spell_0(path))


def _spell_0(path: str) -> str | None:
    """Return the spell of a path for which one that was rolled may be given."""
    return next(iter(_ids(path, (0,))), None)


def _finisher(situation: Situation) -> str | None:
    """Return the turn of the side that asks: who finished deploying first rolls."""
    if not situation.asking:
        return None
    return "turn-first" if situation.asking == situation.active.name else "turn-second"


_Announced: TypeAlias = Annotated[
    Literal["first-turn", "second-turn"] | None, Choice(("first-turn", "second-turn"))
]
_Finisher: TypeAlias = Annotated[
    Literal["turn-first", "turn-second"],
    Choice(("turn-first", "turn-second")),
    FromTable(_finisher),
]


def _check_unrolled(situation: Situation, _arguments: Arguments) -> None:
    """Refuse a second roll, and one where it is said who begins.

    Raises:
        Refusal: `first-turn-settled`.
    """
    rolled = any(side.counter(_ROLLED) for side in situation.sides)
    if situation.turn != 1 or situation.settled or rolled:
        raise Refusal("first-turn-settled")


def first_turn_effects(arguments: Arguments, result: FirstTurn) -> tuple[Effect, ...]:
    """Give the first turn as it was announced; else the other player has yet to say who begins."""
    rolled = CounterSet(_ROLLED, 1, _OF_TURN[arguments["finisher"]])
    if result.settled == "other" or arguments["announces"] is None:
        return (rolled,)
    begins = arguments["finisher"]
    if arguments["announces"] == "second-turn":
        begins = "turn-second" if begins == "turn-first" else "turn-first"
    return (rolled, TurnGiven(_OF_TURN[begins]))


@procedure(
    source="L599-612",
    effects=first_turn_effects,
    at_large=True,
    phases=("deployment",),
    actors=(),
    check=_check_unrolled,
    offering=offers.FIRST_TURN,
)
def first_turn_roll(
    dice: Dice,
    *,
    announces: _Announced = None,  # noqa: ARG001 - its effects go by it
    undeployed: Annotated[int, Whole(0, 60)],
    machines_left: Annotated[int, Whole(0, 60)] = 0,
    characters_left: Annotated[int, Whole(0, 60)] = 0,
    finisher: _Finisher = "turn-first",  # noqa: ARG001 - its effects go by it
) -> FirstTurn:
    """Roll for the first turn [L599-612].

    Args:
        dice: Who finished deploying first, then the other.
        announces: The turn that who finished first tries for, where the battle is to keep it.
        undeployed: Units that the other still had to deploy, or what all of them count for.
        machines_left: War Machines beside those units: all of them count as one.
        characters_left: Characters beside them: all of them count as one.
        finisher: Who finished first: the side that has the first turn as things are, or the other.
    """
    left = undeployed + (machines_left > 0) + (characters_left > 0)
    first = dice.sum(1, "first-finisher", plus=left)
    second = dice.single("second-finisher")
    return FirstTurn("announced" if first > second else "other", first, second)
