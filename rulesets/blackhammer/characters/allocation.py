"""Hits on a unit with characters or several kinds of models [L2110-2118, L2628-2642]."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Annotated, Final

from rulesets.blackhammer.unit.options import One, UnitPower
from rulesets.blackhammer.unit.unit_state import own_power
from rulesets.core.battlefield.amount import Amount
from rulesets.core.battlefield.damage import ONE_WOUND
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.parameter import Choice, Numbers, Quantity, Whole
from rulesets.core.declaring.procedure import procedure
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal

SHELTER: Final = 5
"""Unit power of ordinary models that keeps characters and the champion from being struck."""
_ALIKE: Final = (frozenset({1, 2, 3}), frozenset({4, 5, 6}))
_FIRST_LARGER: Final = (frozenset({1, 2, 3, 4}), frozenset({5, 6}))
_SECOND_LARGER: Final = (frozenset({5, 6}), frozenset({1, 2, 3, 4}))
_MOST_HITS: Final = 500
_MOST_CHARACTERS: Final = 6


def split_hits(dice: Dice, hits: int, power: int, other: int) -> tuple[int, int]:
    """Share hits between two groups of models by their unit power, a D6 each [L2114-2116, L2634].

    1-4 strikes the larger group, 5-6 the other; of equal groups 1-3 the first, 4-6 the second.
    """
    if not hits or not other:
        return hits, 0
    if not power:
        return 0, hits
    faces = _ALIKE if power == other else _FIRST_LARGER if power > other else _SECOND_LARGER
    first, second = dice.split(hits, faces, "hits-shared")
    return first, second


def among(dice: Dice, hits: int, powers: Sequence[int]) -> tuple[int, ...]:
    """Share hits among characters, one against all those after him, the heaviest first.

    The text wants successive splits and leaves their order open [L2118, L2630].
    """
    struck = [0] * len(powers)
    waiting = sorted(range(len(powers)), key=lambda index: -powers[index])
    while waiting and hits:
        index, *waiting = waiting
        struck[index], hits = split_hits(dice, hits, powers[index], sum(powers[i] for i in waiting))
    return tuple(struck)


@dataclass(frozen=True, slots=True)
class Company:
    """The unit power of a unit's members.

    Attributes:
        ordinary: Of its ordinary models together, neither characters nor champion.
        champion: Of its champion where he is a model of his own, 0 without one.
        characters: Of each character in it.
    """

    ordinary: int
    champion: int = 0
    characters: tuple[int, ...] = ()

    @property
    def sheltered(self) -> bool:
        """Tell whether only ordinary models can be struck."""
        return self.ordinary >= SHELTER


@dataclass(frozen=True, slots=True)
class Shares:
    """Shares of hits among the members of a unit.

    Attributes:
        ordinary: Hits on ordinary models.
        champion: On the champion.
        characters: On each character.
        sheltered: Ordinary models of unit power 5 or more kept everybody else from being struck.
    """

    ordinary: int
    champion: int
    characters: tuple[int, ...]
    sheltered: bool


def share(dice: Dice, hits: int, company: Company) -> Shares:
    """Share hits of shots and the like within a unit [L2112-2118, L2280, L2630].

    First between the characters together and the rest, of which the champion is a part; then among
    the characters; then between the champion and his comrades.
    """
    nobody = (0,) * len(company.characters)
    if company.sheltered or not (company.champion or any(company.characters)):
        return Shares(hits, 0, nobody, company.sheltered)
    rest = company.ordinary + company.champion
    rank, heroes = split_hits(dice, hits, rest, sum(company.characters))
    each = among(dice, heroes, company.characters) if heroes else nobody
    ordinary, champion = split_hits(dice, rank, company.ordinary, company.champion)
    return Shares(ordinary, champion, each, sheltered=False)


def _ordinary(target: Unit | None, stated: int | None) -> int:
    """Return the power of ordinary models: what is stated, else that of a unit's own."""
    power = own_power(target) if stated is None and target is not None else stated
    if power is None:
        raise Refusal("missing-option", option="power")
    return power


def company_of(unit: Unit) -> Company:
    """Return the company of a unit of the table; its champion may be one of those who joined it."""
    powers = {"champion": 0}
    heroes = []
    for companion in unit.body.joined:
        power = companion.models * companion.number("power", 1)
        if "champion" in companion.rules:
            powers["champion"] += power
        else:
            heroes.append(power)
    return Company(own_power(unit), powers["champion"], tuple(heroes))


WAYS: Final = ("one-by-one", "template", "every-model", "not-aimed-at")
"""Ways of hits: one by one, by a template, on every model, on the unit without aiming at it."""


@procedure(source="L2110-2118, L2280", actors=())
def character_hit_allocation(
    dice: Dice,
    *,
    target: One = None,
    hits: Annotated[Amount, Quantity(0, _MOST_HITS)] = ONE_WOUND,
    way: Annotated[str, Choice(WAYS)] = "one-by-one",
    power: UnitPower = None,
    champion_power: Annotated[int, Whole(0, 20)] = 0,
    character_powers: Annotated[tuple[int, ...], Numbers(1, 20, _MOST_CHARACTERS)] = (),
    under_template: Annotated[int, Whole(0, _MOST_CHARACTERS)] = 0,
) -> Shares:
    """Share hits between a unit and the characters in it [L2110-2118, L2280].

    Args:
        dice: The number of hits, then a D6 for each hit and split.
        target: The unit; those who joined it on the table stand for what is not stated.
        hits: Hits on the unit; under a template, those on its ordinary models.
        way: `one-by-one`: shared, where ordinary models of unit power 5 or more are no shelter.
            `template`: who is under it is struck, or else the owner moves the hit to an ordinary
            model. `every-model`: each character is struck once as well. `not-aimed-at`:
            shared as shots are, and a large target is struck besides by as many hits,
            rolled anew where they are dice.
        power: Unit power of the ordinary models together.
        champion_power: Unit power of the champion, 0 without one.
        character_powers: Unit power of each character.
        under_template: Characters and champion under a template, of those there are the first.

    Raises:
        Refusal: `missing-option` without a unit power, `target-dead`, `nobody-to-share-with`,
            `more-under-template`.
    """
    if target is not None and target.models < 1:
        raise Refusal("target-dead", unit=target.name)
    known = Company(0) if target is None else company_of(target)
    company = Company(
        _ordinary(target, power),
        champion_power or known.champion,
        character_powers or known.characters,
    )
    others = len(company.characters) + bool(company.champion)
    if not others:
        raise Refusal("nobody-to-share-with")
    if under_template > others:
        raise Refusal("more-under-template", count=under_template, most=others)
    count = hits.roll(dice, "hits")
    if way == "every-model":
        each = (1,) * len(company.characters)
        return Shares(count, int(company.champion > 0), each, sheltered=False)
    if way == "template":
        return _by_template(count, company, under_template)
    shares = share(dice, count, company)
    if shares.sheltered:
        dice.tell("characters-sheltered", power=company.ordinary)
    if way == "not-aimed-at" and target is not None:
        return _on_large_targets(dice, shares, hits, target)
    return shares


def _on_large_targets(dice: Dice, shares: Shares, hits: Amount, target: Unit) -> Shares:
    """Strike each large target in a unit as the unit was, besides its share [L2118]."""
    heroes = [companion for companion in target.body.joined if "champion" not in companion.rules]
    struck = list(shares.characters)
    for index, hero in enumerate(heroes[: len(struck)]):
        if "large-target" in hero.rules:
            dice.tell("large-target-too", unit=hero.name)
            struck[index] += hits.roll(dice, "hits", subject=hero.name)
    return replace(shares, characters=tuple(struck))


def _by_template(hits: int, company: Company, under: int) -> Shares:
    """Strike the models under a template, or ordinary ones in their stead [L2118, L2642]."""
    nobody = (0,) * len(company.characters)
    if company.sheltered:
        return Shares(hits + under, 0, nobody, sheltered=True)
    struck = [int(index < under) for index in range(len(company.characters))]
    champion = int(under > len(company.characters))
    return Shares(hits, champion, tuple(struck), sheltered=False)


@dataclass(frozen=True, slots=True)
class MixedShares:
    """Shares of hits among the kinds of models of a mixed unit.

    Attributes:
        first: Hits on ordinary models of the first kind.
        second: On those of the second.
        champion: On the champion, who is of the first kind.
        characters: On each character.
    """

    first: int
    second: int
    champion: int
    characters: tuple[int, ...]


@procedure(source="L2626-2642", actors=())
def mixed_unit_allocation(
    dice: Dice,
    *,
    hits: Annotated[Amount, Quantity(0, _MOST_HITS)] = ONE_WOUND,
    power: Annotated[int, Whole(0, 500)],
    other_power: Annotated[int, Whole(0, 500)],
    champion_power: Annotated[int, Whole(0, 20)] = 0,
    character_powers: Annotated[tuple[int, ...], Numbers(1, 20, _MOST_CHARACTERS)] = (),
) -> MixedShares:
    """Share hits between the two kinds of models of a mixed unit [L2626-2642].

    Args:
        dice: The number of hits, then a D6 for each hit and split.
        hits: Hits on the unit; none of a template, which strikes who is under it.
        power: Unit power of the ordinary models of the first kind together.
        other_power: Of those of the second kind.
        champion_power: Unit power of the champion, who is of the first kind and may be struck while
            its ordinary models have a power below 5, as in the book's example.
        character_powers: Unit power of each character, who may be struck while all ordinary models
            together have a power below 5.

    Raises:
        Refusal: `one-kind-alone` for a unit of a single kind.
    """
    if not power + champion_power or not other_power:
        raise Refusal("one-kind-alone")
    count = hits.roll(dice, "hits")
    first = power + champion_power
    heroes = 0
    each: tuple[int, ...] = (0,) * len(character_powers)
    if character_powers and power + other_power < SHELTER:
        count, heroes = split_hits(dice, count, first + other_power, sum(character_powers))
        each = among(dice, heroes, character_powers)
    own, second = split_hits(dice, count, first, other_power)
    champion = 0
    if champion_power and power < SHELTER:
        own, champion = split_hits(dice, own, power, champion_power)
    return MixedShares(own, second, champion, each)
