"""Effects of an outcome on the table, as data; the battle's state applies them.

A role is the name of the parameter that names the unit (`unit`, `target`, `enemy`…); an effect
on a role for which no unit of the battle was named changes nothing.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from rulesets.core.results.link_effect import OnLink

if TYPE_CHECKING:
    from rulesets.core.ids.rules import RuleId
    from rulesets.core.ids.statuses import StatusId


SideRef: TypeAlias = str
"""`active`, `other`, `side-2` for the second side of the table, or a role: the side of its unit.

What happens to a role that no unit of the battle is named for changes nothing."""
NUMBERED_SIDE: Final = "side-"
"""What stands before the number of a side, from 1 in the order of the table."""
IN_COMBAT: Final = "combat-"
"""What stands before the role of a unit, for all who are in its close combat, and itself."""
Expiry: TypeAlias = Literal[
    "phase",
    "turn",
    "round",
    "next-turn",
    "own-turn",
    "own-turn-end",
    "own-first-phase",
    "own-magic-phase",
    "turns",
    "combat",
    "spell",
    "battle",
]
"""When a status ends by itself: with this phase, with this player turn, with the game turn of all
sides, with the player turn after this one, when its owner's next turn starts, when that turn ends,
when its first phase ends, when its owner's next magic phase starts, after as many of its owner's
turns as its value says, with its combat, with the spell that the same outcome started, or never
during the battle."""


@dataclass(frozen=True, slots=True)
class WoundsLost:
    """A unit lost wounds; `place` tells which, where the role names several."""

    role: str
    wounds: int
    place: int = 0


@dataclass(frozen=True, slots=True)
class WoundsHealed:
    """A unit got wounds back: those noted on its foremost model, then models, up to its size."""

    role: str
    wounds: int
    place: int = 0


@dataclass(frozen=True, slots=True)
class Destroyed:
    """A unit left the battle."""

    role: str
    place: int = 0


@dataclass(frozen=True, slots=True)
class StatusSet:
    """A status became true of a unit."""

    role: str
    status: StatusId
    until: Expiry = "battle"
    value: int = 1
    place: int = 0


@dataclass(frozen=True, slots=True)
class StatusAlone(StatusSet):
    """A status became true of a character alone, and not of the unit that he is in."""


@dataclass(frozen=True, slots=True)
class StatusOfAll:
    """A status became true of every unit of a side, or `over` for each; `other` is all others."""

    side: SideRef
    status: StatusId
    until: Expiry = "battle"
    over: bool = field(default=False, repr=False)


@dataclass(frozen=True, slots=True)
class StatusCleared:
    """A status is no longer true of a unit."""

    role: str
    status: StatusId
    place: int = 0


@dataclass(frozen=True, slots=True)
class RuleLost:
    """A unit lost a special rule for the battle."""

    role: str
    rule: RuleId
    place: int = 0


@dataclass(frozen=True, slots=True)
class RuleGained:
    """A unit has a special rule from now on."""

    role: str
    rule: RuleId
    place: int = 0


@dataclass(frozen=True, slots=True)
class ValueChanged:
    """A profile value of a unit changed by `by`, not below 0."""

    role: str
    field: str
    by: int
    place: int = 0


@dataclass(frozen=True, slots=True)
class ValueSet:
    """A profile value of a unit is `value` from now on, whether it had one or not."""

    role: str
    field: str
    value: int
    place: int = 0


@dataclass(frozen=True, slots=True)
class CounterSet:
    """A counter of a side (dice pools, command points…) was set."""

    counter: str
    value: int
    side: SideRef = "active"


@dataclass(frozen=True, slots=True)
class CounterChanged:
    """A counter of a side changed by `by`.

    Spending more than there is is refused, and so is going beyond the counter's `most`.
    """

    counter: str
    by: int
    side: SideRef = "active"


@dataclass(frozen=True, slots=True)
class GroundTaken:
    """A side holds an objective from now on.

    Attributes:
        name: What players call it: an objective, a hill.
        side: Who holds it; None for nobody.
    """

    name: str
    side: SideRef | None


@dataclass(frozen=True, slots=True)
class GroundLies:
    """An objective lies on a side's land, whoever holds it.

    Attributes:
        name: What players call it.
        side: Whose land; `both` for all sides'.
    """

    name: str
    side: SideRef


@dataclass(frozen=True, slots=True)
class LandmarkPlaced:
    """A landmark stands on the battlefield from now on; it replaces the one that bore its name.

    Attributes:
        name: What players call it.
        kind: What it is, one of the game's kinds.
        traits: What players gave it beside.
    """

    name: str
    kind: str
    traits: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class LandmarkRemoved:
    """A named landmark no longer stands on the battlefield."""

    name: str


@dataclass(frozen=True, slots=True)
class SpellStarted:
    """A spell stays in play.

    Attributes:
        role: Its caster.
        spell: Its name as typed.
        kind: `persistent`, `in-play`, `delayed` for one that strikes later, `lasting` for one that
            outlives its caster, `counted` for one that lasts as many turns of his as its value
            says, `fleeting` for one until the next of them starts, `passing` for one until the
            player turn under way ends, whosever it is.
        value: What a later dispel must equal, or the turns.
        upkeep: Power dice that keep it, 0 for none.
    """

    role: str
    spell: str
    kind: Literal["persistent", "in-play", "delayed", "lasting", "counted", "fleeting", "passing"]
    value: int
    upkeep: int = 0


@dataclass(frozen=True, slots=True)
class SpellInPlay:
    """A spell in play already: what the outcome sets for as long as a spell lasts hangs on it.

    Attributes:
        spell: Its name.
        role: A unit of the side whose it is before others.
    """

    spell: str
    role: str


@dataclass(frozen=True, slots=True)
class SpellEnded:
    """A spell in play ended; all of them when `spell` is None, only his when `role` names one.

    Attributes:
        spell: Its name.
        role: Whose alone it is.
        side: Whose it is before others', where both have one of the name.
        spared: Whose it is only where no other side has one of the name.
    """

    spell: str | None = None
    role: str | None = None
    side: SideRef | None = field(default=None, repr=False)
    spared: SideRef | None = field(default=None, repr=False)


@dataclass(frozen=True, slots=True)
class SpellKept:
    """A spell of the active side stays in play: what keeps it was paid this turn.

    Attributes:
        role: Whose it is; all of its name where None.
    """

    spell: str
    role: str | None = field(default=None, repr=False)


@dataclass(frozen=True, slots=True)
class SpellsLearned:
    """A wizard knows these spells, and no others."""

    role: str
    spells: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SpellForgotten:
    """A wizard no longer knows a spell."""

    role: str
    spell: str


@dataclass(frozen=True, slots=True)
class FirstTurn:
    """A side has the first turn of the game turn that begins."""

    side: SideRef


@dataclass(frozen=True, slots=True)
class PhaseEnded:
    """The phase under way ends at once; where one is named, only if it is that one."""

    phase: str | None = None


@dataclass(frozen=True, slots=True)
class SideChanged:
    """A unit fights for another side from now on: that of the unit that `to` names."""

    role: str
    to: str
    place: int = 0


@dataclass(frozen=True, slots=True)
class UnitRaised:
    """A new unit came to the battle, on the side of the one that a role names.

    Attributes:
        role: Who brought it.
        name: What it is called; a number follows where the name is taken.
        models: How many models it has.
        profile: Its values as written, by field.
        rules: Its special rules, with their numbers where they have one.
        statuses: What is true of it for the battle.
    """

    role: str
    name: str
    models: int
    profile: tuple[tuple[str, str], ...] = ()
    rules: tuple[tuple[str, int | None], ...] = ()
    statuses: tuple[str, ...] = ()


OnUnit: TypeAlias = (
    WoundsLost
    | WoundsHealed
    | Destroyed
    | StatusSet
    | StatusAlone
    | StatusCleared
    | RuleLost
    | RuleGained
    | ValueChanged
    | ValueSet
)
"""What befalls one unit."""


@dataclass(frozen=True, slots=True)
class OnCharacter:
    """An effect on a character in a unit.

    Attributes:
        effect: What; its role and place tell the unit.
        joined: Which character, from 1 in order of their joining. Who dies leaves the unit, so that
            those who joined last come first.
    """

    effect: OnUnit
    joined: int = 1


Effect: TypeAlias = (
    WoundsLost
    | OnCharacter
    | OnLink
    | WoundsHealed
    | Destroyed
    | StatusSet
    | StatusAlone
    | StatusOfAll
    | StatusCleared
    | RuleLost
    | RuleGained
    | ValueChanged
    | ValueSet
    | CounterSet
    | CounterChanged
    | GroundTaken
    | GroundLies
    | LandmarkPlaced
    | LandmarkRemoved
    | SideChanged
    | UnitRaised
    | SpellStarted
    | SpellInPlay
    | SpellEnded
    | SpellKept
    | SpellsLearned
    | SpellForgotten
    | FirstTurn
    | PhaseEnded
)
