"""The meaning of each piece of the grammar."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any, Final

from lark import Token, Transformer, v_args

from rulesets.dice.combined import Repeated, Within
from rulesets.dice.die import SCATTER, SCATTER_HIT
from rulesets.dice.exploding import DEEPEST
from rulesets.dice.notation import limits
from rulesets.dice.notation._meanings import check_note, check_special
from rulesets.dice.notation._pools import (
    Aim,
    Drop,
    Explode,
    ExplodeOn,
    Keep,
    Modifier,
    Pool,
    Reroll,
    number,
    read_dice,
    read_named,
)
from rulesets.dice.notation._stages import (
    FEATS,
    ROLES,
    Damage,
    Special,
    Step,
    most_dice,
    read_damage,
    staged,
)
from rulesets.dice.notation._sums import Linear
from rulesets.dice.notation._target import Target
from rulesets.dice.notation.expression import Expression, Goal, Scattering, Staged, Throws
from rulesets.dice.pool import NOTHING
from rulesets.dice.request import Purpose, Request
from rulesets.refusal import Refusal

_SIGNS: Final = {"=>": ">=", "≥": ">=", "=<": "<=", "≤": "<=", "==": "="}
_FIGURES: Final = re.compile(r"\d+")
_LOWEST: Final = re.compile(r"low|worst|pire|bas|petit|faible|mauvais|moins|^[kd]l", re.IGNORECASE)
_KEEPING: Final = re.compile(r"k|take|pick|choo|gard|prend|choisi|conserve", re.IGNORECASE)
_NUMBERS: Final = {"two": 2, "deux": 2, "three": 3, "trois": 3, "four": 4, "quatre": 4}


@dataclass(frozen=True, slots=True)
class Read:
    """A roll of the notation with the dice it may take."""

    part: Throws | Scattering | Staged
    dice: int


def _throws(
    goal: Goal, request: Request[int], dice: int, times: int | None, label: str | None
) -> Read:
    if not dice:
        raise Refusal("notation-no-dice")
    if times is None:
        return Read(Throws(goal, request, None, label), dice)
    return Read(
        Throws(goal, request, Repeated(request.purpose, request, times), label), times * dice
    )


def _successes(pool: Pool, target: Target, times: int | None, label: str | None) -> Read:
    wins = target.checked(pool)
    purpose = Purpose("notation", target.need, (), label)
    if target.losses:
        request = pool.balance(purpose, wins, target.losses)
        return _throws("balance", request, pool.dice, times, label)
    return _throws("successes", pool.successes(purpose, wins), pool.dice, times, label)


def _staged(
    linear: Linear,
    steps: tuple[Step, ...],
    damage: Damage | None,
    times: int | None,
    label: str | None,
) -> Read:
    if not linear.bare or times is not None:
        raise Refusal("notation-stages")
    pool = linear.terms[0][1]
    request = staged(pool, steps, damage, label)
    last = steps[-1].role if damage is None else "damage"
    return Read(Staged(request, last, label), most_dice(pool, steps, damage))


def _test(
    linear: Linear,
    target: Target,
    rerolls: tuple[Reroll, ...],
    times: int | None,
    label: str | None,
) -> Read:
    if target.losses:
        raise Refusal("notation-balance")
    whole: Aim | None = None
    for reroll in rerolls:
        if isinstance(reroll.what, frozenset):
            raise Refusal("notation-whole-reroll")
        if whole is not None:
            raise Refusal("notation-twice", what="reroll")
        whole = reroll.what
    purpose = Purpose("notation", target.need, (), label)
    test = Within(purpose, linear.total(purpose), target.least, target.most, whole)
    return _throws("test", test, linear.dice * (1 if whole is None else 2), times, label)


def _check_total(linear: Linear, target: Target) -> None:
    """Refuse a number for each die behind dice with something added: `10d6+1 4+`.

    Their total always reaches it, so it was not meant for the total.

    Raises:
        Refusal: `notation-certain`.
    """
    pools = [pool for factor, pool in linear.terms if factor == 1 and pool.die is not None]
    alone = not pools or (len(pools) == 1 and pools[0].count == 1)
    if linear.depth or alone or len(pools) < len(linear.terms) or target.need is None:
        return
    least = linear.plus
    for pool in pools:
        dice = pool.count if pool.keep is None else abs(pool.keep)
        least += dice * min(pool.die.values if pool.die else ())
    if target.need <= least:
        dice = sum(pool.count for pool in pools)
        each = f"{replace(pools[0], count=dice)}{target}"
        raise Refusal("notation-certain", number=target.need, each=each)


def _faces(faces: Iterable[Token]) -> frozenset[int]:
    return frozenset(number(face.rstrip("sS")) for face in faces)


@v_args(inline=True)
class Builder(Transformer[Token, Expression]):
    """A builder of the expression while the text is read; it refuses what makes no sense."""

    def start(self, *parts: Read | None) -> Expression:
        """Put the rolls together."""
        read = [part for part in parts if part is not None]
        if len(read) > limits.PARTS:
            raise Refusal("notation-parts", most=limits.PARTS)
        dice = sum(part.dice for part in read)
        if dice > limits.DICE:
            raise Refusal("notation-dice", count=dice, most=limits.DICE)
        return Expression(tuple(part.part for part in read), dice)

    def rolled(self, times: int | None, linear: Linear, label: str | None) -> Read:
        """Roll for a total."""
        if any(pool.special for _, pool in linear.terms):
            check_special(label)
        request = linear.total(Purpose("notation", subject=label))
        return _throws("total", request, linear.dice, times, label)

    def aimed(self, times: int | None, linear: Linear, *rest: Any) -> Read:
        """Count a pool's successes in one stage or several, or hold a total against a number."""
        steps: tuple[Step, ...] = rest[:-2]
        damage: Damage | None = rest[-2]
        label: str | None = rest[-1]
        if len(steps) > 1 or damage is not None or steps[0].special is not None:
            return _staged(linear, steps, damage, times, label)
        target, rerolls = steps[0].target, steps[0].rerolls
        if linear.bare:
            pool = linear.terms[0][1].modified(rerolls)
            return _successes(pool, target, times, label)
        _check_total(linear, target)
        return _test(linear, target, rerolls, times, label)

    def stage(self, role: Token | None, target: Target, *rest: Any) -> Step:
        """Read a stage."""
        rerolls = tuple(part for part in rest if isinstance(part, Reroll))
        special = next((part for part in rest if isinstance(part, Special)), None)
        return Step(ROLES[role.lower()] if role else "success", target, rerolls, special)

    def special(self, feat: Token, *faces: Token) -> Special:
        """Read which faces do more than succeed."""
        return Special(FEATS[feat.lower()], _faces(faces))

    def damage(self, words: Token) -> Damage:
        """Read what each die that is left does."""
        return read_damage(words)

    def against(self, times: int | None, linear: Linear, digits: Token, label: str | None) -> Read:
        """Compare a total with a number."""
        bound = number(digits)
        pool = linear.terms[0][1] if linear.bare else None
        each = () if pool is None else pool.single_values
        if times is not None or bound in each:  # each die may be meant as well as their total
            raise Refusal("notation-meaning", text=f"vs {bound}", meant="compare")
        request = linear.total(Purpose("notation", subject=label))
        if not linear.dice:
            raise Refusal("notation-no-dice")
        return Read(Throws("total", request, None, label, bound), linear.dice)

    def scattered(self, times: int | None, name: Token, label: str | None) -> Read:
        """Roll a scatter die."""
        if times is not None:
            raise Refusal("notation-one-scatter")
        check_special(label)
        hit = name.lower().startswith(("hit", "touche"))
        return Read(Scattering(SCATTER_HIT if hit else SCATTER, label), 2)

    def times(self, many: Token, _sign: Token) -> int:
        """Read how often a roll is made."""
        times = number(many)
        if not 1 <= times <= limits.TIMES:
            raise Refusal("notation-times", most=limits.TIMES)
        return times

    def plus(self, left: Linear, right: Linear) -> Linear:
        """Add."""
        return left.add(right)

    def minus(self, left: Linear, right: Linear) -> Linear:
        """Take off."""
        return left.add(right, -1)

    def negative(self, linear: Linear) -> Linear:
        """Take off from nothing."""
        return Linear().add(linear, -1)

    def product(self, left: Linear, right: Linear) -> Linear:
        """Multiply."""
        return left.times(right)

    def number(self, digits: Token) -> Linear:
        """Read a number."""
        return Linear(plus=number(digits))

    def group(self, linear: Linear) -> Linear:
        """Read what stands in brackets."""
        return linear.grouped()

    def pool(self, dice: Token, *modifiers: Modifier) -> Linear:
        """Read dice."""
        return Linear(((1, read_dice(dice).modified(modifiers)),), bare=True)

    def named(self, dice: Token, *modifiers: Modifier) -> Linear:
        """Read dice that have a name."""
        pools = [pool.modified(modifiers) for pool in read_named(dice)]
        return Linear(tuple((1, pool) for pool in pools), bare=len(pools) == 1)

    def keep(self, words: Token) -> Keep | Drop:
        """Read which dice of a pool count."""
        figures = _FIGURES.search(words)
        spoken = (_NUMBERS[part] for part in words.lower().split() if part in _NUMBERS)
        count = number(figures[0]) if figures else next(spoken, 1)
        if _LOWEST.search(words):
            count = -count
        return Keep(count) if _KEEPING.match(words) else Drop(count)

    def explode(self, words: Token) -> Explode:
        """Read how often highest sides bring another die."""
        figures = _FIGURES.search(words)
        return Explode(number(figures[0]) if figures else DEEPEST)

    def explode_on(self, *faces: Token) -> ExplodeOn:
        """Read which sides bring another die."""
        return ExplodeOn(_faces(faces))

    def failures(self, _what: Token) -> Reroll:
        """Re-roll what fails."""
        return Reroll("failures")

    def successes(self, _what: Token) -> Reroll:
        """Re-roll what succeeds."""
        return Reroll("successes")

    def faces(self, *faces: Token) -> Reroll:
        """Re-roll some faces."""
        return Reroll(_faces(faces))

    def compare(self, sign: Token, digits: Token, losses: frozenset[int] | None) -> Target:
        """Read what is wanted."""
        if losses and sign == ">":  # elsewhere that has the number itself succeed as well
            raise Refusal("notation-meaning", text=f">{digits}", meant="compare")
        return Target(_SIGNS.get(sign, str(sign)), number(digits), losses or NOTHING)

    def lost(self, *faces: Token) -> frozenset[int]:
        """Read the faces that take successes away."""
        return _faces(faces)

    def need(self, words: Token) -> Target:
        """Read `4+`."""
        return Target(">=", number(_FIGURES.findall(words)[0]))

    def label(self, words: Token) -> str | None:
        """Read what the player calls the roll."""
        text = str(words).strip().strip('#"“”«»').strip()
        if len(text) > limits.LABEL:
            raise Refusal("notation-label", length=len(text), most=limits.LABEL)
        if words.type == "WORDS":
            check_note(text)
        return " ".join(text.split()) or None
