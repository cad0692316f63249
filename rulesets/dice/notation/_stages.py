"""Stages of a roll as they are read: what each throw decides of the dice that are left."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from rulesets.dice.chain import Chain, ChainResult, Stage, stage
from rulesets.dice.die import Die, plain_die
from rulesets.dice.notation._pools import Pool, Reroll
from rulesets.dice.notation._target import Target
from rulesets.dice.notation.expression import Role
from rulesets.dice.request import Purpose, Request
from rulesets.refusal import Refusal

ROLES: Final[dict[str, Role]] = {
    "hit": "hit",
    "touche": "hit",
    "wound": "wound",
    "blesse": "wound",
    "save": "save",
    "svg": "save",
    "ward": "ward",
    "invu": "ward",
}
SAVING: Final[frozenset[Role]] = frozenset({"save", "ward"})
"""Stages whose successes are out."""

Feat: TypeAlias = Literal["double", "extra", "auto", "mortal"]
"""What some faces that succeed do besides: count twice, bring one more die into their stage, pass
over the next stage, or pass over all that follow but a ward."""
FEATS: Final[dict[str, Feat]] = {
    "double": "double",
    "extra": "extra",
    "auto": "auto",
    "mortal": "mortal",
    "mortel": "mortal",
}
_MORE: Final[frozenset[Feat]] = frozenset({"double", "extra"})


@dataclass(frozen=True, slots=True)
class Special:
    """Faces of a stage that do more than succeed.

    Attributes:
        feat: What they do.
        faces: Which.
    """

    feat: Feat
    faces: frozenset[int]


@dataclass(frozen=True, slots=True)
class Step:
    """A stage as it is read.

    Attributes:
        role: What it decides.
        target: What a die must show.
        rerolls: What is rolled again.
        special: The faces that do more than succeed, None where none do.
    """

    role: Role
    target: Target
    rerolls: tuple[Reroll, ...]
    special: Special | None = None


@dataclass(frozen=True, slots=True)
class Damage:
    """The damage that each die does that is left after the last stage.

    Attributes:
        plus: Points.
        die: A die that is added to them, None where there is none.
    """

    plus: int
    die: Die | None = None

    def stage(self, source: str, purpose: Purpose) -> Stage:
        """Return the throw of its die: each point is counted by itself."""
        assert self.die is not None  # noqa: S101 - else nothing is thrown
        die = self.die
        points = {mark: die.value(mark) + self.plus for mark in dict.fromkeys(die.marks)}
        routes = tuple((mark, (_DAMAGE,) * many) for mark, many in points.items())
        return Stage(source, routes, die, purpose=purpose)


_DAMAGE: Final = "damage"
_MOST_DAMAGE: Final = 20
_NAME: Final = re.compile(r"damage|d[eé]g[aâ]ts?", re.IGNORECASE)
_POINTS: Final = re.compile(r"(?:(?P<count>\d*)d(?P<sides>\d+)\+?)?(?P<plus>\d*)", re.IGNORECASE)


def read_damage(words: str) -> Damage:
    """Return damage as it is written, `damage 2`, `damage d3+1`.

    Raises:
        Refusal: `notation-damage`.
    """
    read = _POINTS.fullmatch(_NAME.sub("", "".join(words.split())))
    sides, plus = (read["sides"] or "0", read["plus"] or "0") if read else ("0", "0")
    single = read is not None and read["count"] in (None, "", "1")
    most = max((int(part[:9]) for part in (sides, plus)), default=0)
    no_die = read is not None and read["sides"] is not None and not sides.strip("0")
    if not single or no_die or not 1 <= most <= _MOST_DAMAGE or sides == "1":
        raise Refusal("notation-damage", most=_MOST_DAMAGE)
    return Damage(int(plus), plain_die(int(sides)) if int(sides) else None)


def staged(
    pool: Pool, steps: tuple[Step, ...], damage: Damage | None, label: str | None
) -> Request[ChainResult]:
    """Return the request for what is left of a pool after all stages.

    Raises:
        Refusal: `notation-stages`, and what makes no sense in a stage.
    """
    die = pool.die
    if die is None or pool.keep is not None or pool.depth or pool.reroll is not None:
        raise Refusal("notation-stages")
    stages = []
    for number, step in enumerate(steps, 1):
        if step.target.losses:
            raise Refusal("notation-stages")
        source, onward = str(number - 1), str(number)
        wins = Pool(1, die).winning(step.target.checked(Pool(1, die)))
        again = Pool(1, die).modified(step.rerolls).again(wins)
        saving = step.role in SAVING
        purpose = Purpose(f"notation-{step.role}", step.target.need, (), label, failures=saving)
        to, otherwise = (None, onward) if saving else (onward, None)
        ways = _ways(steps, number, Pool(1, die).winning(_special_faces(step, die)))
        for begin, own in ((source, ways), (_brought(source), {})):
            stages.append(
                stage(
                    begin,
                    wins,
                    to=to,
                    otherwise=otherwise,
                    special=own,
                    die=die,
                    reroll=again,
                    purpose=purpose,
                    counts=((_brought(source), 0),) if own else (),
                )
            )
            if step.special is None or step.special.feat != "extra":
                break
    last = str(len(steps))
    scores = ((last, 1 if damage is None else damage.plus),)
    if damage is not None and damage.die is not None:
        stages.append(damage.stage(last, Purpose("notation-damage", subject=label)))
        scores = ((_DAMAGE, 1),)
    return Chain(Purpose("notation", None, (), label), pool.count, "0", tuple(stages), scores)


def _brought(source: str) -> str:
    """Return the state of dice that others of a stage brought; they bring none themselves."""
    return f"{source}+"


def _special_faces(step: Step, die: Die) -> frozenset[int]:
    """Return the faces of a stage that do more than succeed.

    Raises:
        Refusal: `notation-special` where one of them fails, or where it would save.
    """
    faces = frozenset() if step.special is None else step.special.faces
    if faces and (step.role in SAVING or not faces <= step.target.wins(die.values)):
        raise Refusal("notation-special")
    return faces


def _ways(steps: Sequence[Step], number: int, marks: frozenset[int]) -> dict[int, tuple[str, ...]]:
    """Return where the special marks of a stage lead.

    Raises:
        Refusal: `notation-special` where there is no stage that they pass over.
    """
    special = steps[number - 1].special
    if special is None:
        return {}
    if special.feat == "double":
        states: tuple[str, ...] = (str(number), str(number))
    elif special.feat == "extra":
        states = (str(number), _brought(str(number - 1)))
    else:
        following = range(number + 1, len(steps) + 1)
        warded = (at for at in range(number, len(steps)) if steps[at].role == "ward")
        past = number + 1 if special.feat == "auto" else next(warded, len(steps))
        if past not in following:
            raise Refusal("notation-special")
        states = (str(past),)
    return dict.fromkeys(marks, states)


def most_dice(pool: Pool, steps: tuple[Step, ...], damage: Damage | None) -> int:
    """Return how many dice the stages take at most."""
    dice, left = 0, pool.count
    for step in steps:
        more = step.special is not None and step.special.feat in _MORE
        thrown = left * 2 if more and step.special and step.special.feat == "extra" else left
        dice += thrown * (2 if step.rerolls else 1)
        left *= 2 if more else 1
    if damage is not None and damage.die is not None:  # chances take as long as there are points
        dice += left * (max(damage.die.values) + damage.plus)
    return dice
