"""A spell of this game: its level, its energy, its magic saves, its effects."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from rulesets.core.battlefield.amount import Amount
from rulesets.core.books.catalogue import Id, Rolled
from rulesets.core.books.spell import Aimed, Spell
from rulesets.core.results.effect import Expiry

Does: TypeAlias = Literal[
    "hits",
    "heal",
    "wound",
    "lose",
    "undo",
    "slay",
    "destroy",
    "weaken",
    "poison",
    "wither",
    "status",
    "test",
    "rally",
    "side",
    "transfer",
    "lift",
    "summon",
    "control",
    "power",
    "burn",
    "quench",
    "rain",
    "sink",
    "blows",
    "fall",
    "count",
    "length",
]
Whom: TypeAlias = Literal["target", "wizard", "other-side", "everybody"]
When: TypeAlias = Literal["now", "due", "failed"]
Save: TypeAlias = Literal["no", "yes", "optional", "due"]
Lasts: TypeAlias = Literal["instant", "in-play", "lasting", "counted", "fleeting"]
Targets: TypeAlias = Literal["self", "unit", "character", "structure", "place", "around", "every"]
Reach: TypeAlias = Literal["one", "figures", "unit", "melee", "zone"]
Group: TypeAlias = Literal["aura", "zone", "illusion"]
Characteristic: TypeAlias = Literal[
    "m", "ws", "bs", "s", "t", "w", "i", "a", "ld", "int", "cl", "wp"
]


@dataclass(frozen=True, slots=True)
class Work:
    """One thing that a spell does.

    Attributes:
        does: `hits` to be rolled to wound; to `heal` wounds; a `wound`, or a number to `lose`,
            without a roll; to `undo` the wounds of this turn; to `slay` models or `destroy` all; to
            `weaken` a value, `poison` or `wither` it until it kills; a `status`; a `test` under a
            characteristic that brings one where it fails; to `rally`; to change the `side`; to
            `transfer` or `lift` magic of a group; to `summon`; to `control` what came; `power` for
            the wizard; to `burn`, `quench` or `rain` on fires; to `sink`; `blows` with a Weapon
            Skill; to `fall` from a wall; a `count` or `length` that players are told.
        to: Whom it befalls.
        when: As the spell is cast, once it is `due`, or where the casting `failed`.
        only: The form in which the spell must be used for it, where it has several.
        amount: How many.
        each: Whether the amount is for each of the quantity that was paid for.
        per_level: Whether it is for each level of the wizard.
        struck: Whether it is for each model struck.
        plus: What is added in the end.
        of: What is counted, a word.
        strength: Of hits and blows.
        ws: Weapon Skill of blows.
        armour: Whether armour saves from it.
        burns: Points of fire on what is flammable, for each hurled.
        structure: Whether it strikes masonry, doors and walls, and nothing that lives.
        status: What becomes true.
        until: Until when, where it is not as the status says.
        turns: How many turns of its owner's it lasts.
        value: The value it begins with.
        among: Characteristics one of which is chosen; the status is named after it.
        once: Whether nobody bears it twice at a time.
        characteristic: What is tested.
        field: The value that is lowered.
        exactly: Wounds that must have been lost for it to heal.
        capped: Whether power stops at the wizard's most.
        group: What is transferred or lifted.
        level: The highest level that it lifts.
        everywhere: Whether it lifts what everybody keeps up.
        creatures: What may be summoned, one of them chosen, with how many of each.
        beside: What comes with them.
        control: Whether the wizard tests to control them.
        illusory: Whether they are illusions.
        wild: Whether nobody ever controls them.
        mark: The status of what was summoned.
    """

    does: Does
    to: Whom = "target"
    when: When = "now"
    only: Id | None = None
    amount: Rolled | None = None
    each: bool = False
    per_level: bool = False
    struck: bool = False
    plus: int = 0
    of: Id | None = None
    strength: Annotated[int, Field(ge=1, le=10)] | None = None
    ws: Annotated[int, Field(ge=1, le=10)] | None = None
    armour: bool = True
    burns: Rolled | None = None
    structure: bool = False
    status: Id | None = None
    until: Expiry | None = None
    turns: Rolled | None = None
    value: int = 1
    among: tuple[Characteristic, ...] = ()
    once: bool = False
    characteristic: Characteristic | None = None
    field: Characteristic | None = None
    exactly: int | None = None
    capped: bool = False
    group: Group | None = None
    level: int | None = None
    everywhere: bool = False
    creatures: tuple[tuple[Id, Rolled], ...] = ()
    beside: tuple[Id, Rolled] | None = None
    control: bool = False
    illusory: bool = False
    wild: bool = False
    mark: Id | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class BattleSpell(Spell):
    """A spell of one of the five lists [L4626-4645].

    Attributes:
        code: What the book numbers it with: `B1.10`.
        level: Mastery that it asks for.
        energy: Magic points that it costs.
        per: What each of which costs that energy, None for the whole spell.
        most: How many of those at most: as many as the wizard's level, or any number.
        flat: Whether the energy is paid once however many there are.
        save: Whether the target may make a magic save, must not, may decline it, or makes it later.
        across: How wide it is across in centimetres, for a zone.
        within: Its range in centimetres, None for the wizard himself, a touch or the whole table.
        touch: Whether it needs contact.
        aim: Whom it is cast on.
        reaches: Whom of them it reaches: `one` figure; the `figures` it catches, each dealt with by
            itself; a `unit` with who is in it; a unit, or both sides of the `melee` that it is in;
            all those in a `zone`, one unit after another.
        needs: Special rules one of which its target must have.
        spares: Special rules of those to whom it does nothing.
        missile: Whether it is shot as missiles are [L5101-5103].
        fire: Whether it is magic of fire, which rain puts out.
        mental: Whether it does nothing to those immune to psychology.
        living: Whether it does nothing to what is not alive.
        group: What it is one of, of which each bearer has one at a time.
        lasts: How it stays in play.
        turns: How many turns of its caster it lasts, where these are counted.
        ends_on_cast: The status with which it ends when its caster casts again.
        ends_illusions: Whether it ends the illusions of its caster.
        when_slain: Whether even a wizard just slain may cast it.
        within_most: Whether nobody casts it with more magic points than his own most.
        permanent: Whether not even its caster can end it.
        once_while: The status of a wizard who has what it brings already.
        slows: By what it divides the Movement of whom it touches.
        does: What it does, in order.
    """

    code: str
    level: int
    energy: int
    per: str | None = None
    most: Literal["level"] | None = None
    flat: bool = False
    save: Save = "no"
    across: float | None = None
    within: float | None = None
    touch: bool = False
    aim: Targets = "unit"
    reaches: Reach = "unit"
    needs: tuple[str, ...] = ()
    spares: tuple[str, ...] = ()
    missile: bool = False
    fire: bool = False
    mental: bool = False
    living: bool = False
    group: Group | None = None
    lasts: Lasts = "instant"
    turns: Amount | None = None
    ends_on_cast: str | None = None
    ends_illusions: bool = False
    when_slain: bool = False
    within_most: bool = False
    permanent: bool = False
    once_while: str | None = None
    slows: int | None = None
    does: tuple[Work, ...] = ()

    @property
    def sign(self) -> str:
        """The book's number."""
        return self.code

    @property
    def forms(self) -> tuple[str, ...]:
        """The forms in which it may be used, where it has several."""
        return tuple(dict.fromkeys(work.only for work in self.does if work.only))

    @property
    def aimed(self) -> Aimed:
        """At whom it may be cast: places are no units, but for what is lifted or put out there."""
        if self.aim == "self" and all(work.to == "wizard" for work in self.does):
            return "caster"
        if self.aim in ("unit", "character"):
            return "somebody"
        there = any(work.does in ("lift", "quench") for work in self.does)
        return "nobody" if self.aim == "place" and not there else "anybody"

    @property
    def aimed_later(self) -> Aimed:
        """At whom what it does later is aimed: creatures that come of it go at nobody."""
        befalls = ("hits", "blows", "sink")
        later = any(work.when == "due" and work.does in befalls for work in self.does)
        return "anybody" if later else self.aimed

    @property
    def friendly(self) -> bool:
        """Tell whether friends are its likely targets: it heals, rallies, or guards one of them."""
        kinds = {work.does for work in self.does if work.to == "target"}
        guards = self.aim == "character" and self.save == "no" and "status" in kinds
        return guards or bool(kinds & {"heal", "rally", "undo", "transfer"})

    @property
    def later(self) -> bool:
        """Tell whether it does something later, when it is due."""
        return any(work.when == "due" for work in self.does)

    def working(self, kind: Does) -> Work | None:  # type: ignore[override]
        """Return the first thing of a kind that it does."""
        return next((work for work in self.does if work.does == kind), None)
