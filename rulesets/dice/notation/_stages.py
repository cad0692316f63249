"""Stages of a roll as they are read: what each throw decides of the dice that are left."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rulesets.dice.chain import Chain, ChainResult, stage
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


@dataclass(frozen=True, slots=True)
class Step:
    """A stage as it is read.

    Attributes:
        role: What it decides.
        target: What a die must show.
        rerolls: What is rolled again.
    """

    role: Role
    target: Target
    rerolls: tuple[Reroll, ...]


def staged(pool: Pool, steps: tuple[Step, ...], label: str | None) -> Request[ChainResult]:
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
        stages.append(
            stage(source, wins, to=to, otherwise=otherwise, die=die, reroll=again, purpose=purpose)
        )
    scores = ((str(len(steps)), 1),)
    return Chain(Purpose("notation", None, (), label), pool.count, "0", tuple(stages), scores)


def most_dice(pool: Pool, steps: tuple[Step, ...]) -> int:
    """Return how many dice the stages take at most."""
    return sum(pool.count * (2 if step.rerolls else 1) for step in steps)
