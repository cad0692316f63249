"""Challenges: duels, and characters that hide [L2122-2128]."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Annotated, Final

from rulesets.blackhammer.unit import acts, demands, offers
from rulesets.blackhammer.unit.options import One, YesNo
from rulesets.blackhammer.unit.unit_state import state_of
from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.given_options import unusual_flags
from rulesets.core.declaring.parameter import Choice, Fill, Flag, Rules
from rulesets.core.declaring.procedure import Arguments, FollowUp, procedure
from rulesets.core.results.effect import Effect, RuleLost, StatusCleared, StatusSet
from rulesets.core.results.link_effect import LinkCleared, LinkSet
from rulesets.core.results.relation import Relation
from rulesets.core.results.reminder import Situation
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice
from rulesets.rank_and_flank.challenging import (
    ANSWER,
    ANSWERS,
    CHALLENGERS,
    candidates,
    challenge_answers,
    challenged,
    check_none_waits,
    fights_challenges,
    hider_of,
    issue_effects,
    on_hider,
    together,
)
from rulesets.rank_and_flank.round.touching import BETWEEN
from rulesets.refusal import Refusal

DUEL: Final = "in-challenge"
DUELLING: Final = Relation(
    "duel",
    until="combat",
    mutual=True,
    implies=(DUEL, DUEL),
    ends=("flees", "destroyed", "leaves-combat"),
)
"""A challenge that is fought, until either is gone, whatever took him [L2126-2128]."""
DUELLED: Final = "duelled"
"""The status of who has struck his blows of this phase in a challenge fought apart."""
HIDES: Final = "hides"


def is_led(unit: Unit) -> bool:
    """Return whether a champion is one model of a unit: what he does in a challenge is his alone.

    The statuses of challenges are noted for his unit, and are that one model's [L2276-2282].
    """
    return "champion" in unit.rules and "character" not in unit.rules and unit.models > 1


def keeps_out(unit: Unit) -> bool:
    """Return whether somebody hides, and not just the champion of his unit."""
    return unit.has(HIDES) and not is_led(unit)


def names_together(unit: Unit, sign: str = BETWEEN) -> str:
    """Return a unit's name with those of the characters in it who do not hide."""
    return sign.join(member.name for member in unit.body.members if not keeps_out(member))


@dataclass(frozen=True, slots=True)
class Challenge:
    """The outcome of a challenge.

    Attributes:
        outcome: `issued` while it waits for its answer, `fought`, `refused`, or `none` where nobody
            can take it up.
        may_refuse: Whether it can be declined.
        challenger: Who issued it.
        opponent: Who takes it up or hides.
    """

    outcome: str
    may_refuse: bool
    challenger: str | None = detail()
    opponent: str | None = detail()


def check_single(situation: Situation, arguments: Arguments) -> None:
    """Refuse a second challenge in a combat: a phase sees one there [L2124-2126].

    Raises:
        Refusal: `challenge-under-way`, `challenge-made`, `challenge-unanswered`.
    """
    two = [each for role in ("unit", "enemy") if isinstance(each := arguments[role], Unit)]
    if not two:
        return
    names = {unit.name for unit in two}
    combat = together(situation, two[0].name)
    for member in situation.members:
        if member.name in combat and member.name not in names:
            _check_others(member)
    check_none_waits(situation, arguments)


def _check_others(member: Unit) -> None:
    if member.has(DUEL):
        raise Refusal("challenge-under-way", unit=member.name)
    if member.has(DUELLED) or member.has(HIDES):
        raise Refusal("challenge-made", unit=member.name)


def may_accept(unit: Unit) -> bool:
    """Return whether somebody may take up a challenge, in contact or not [L2122-2124]."""
    return fights_challenges(unit) and not unit.has(HIDES)


def challenge_effects(arguments: Arguments, result: Challenge) -> tuple[Effect, ...]:
    """Bind the two until their combat or one of them ends; a hider hides for the phase."""
    kept = issue_effects(result.outcome)
    if result.outcome == "fought":
        both = tuple(StatusSet(role, DUEL, "combat") for role in ("unit", "enemy"))
        return (*kept, *both, LinkSet(DUELLING.id, "unit", "enemy"))
    if result.outcome != "refused":
        return kept
    hides = StatusSet("enemy", HIDES, "phase")
    return (*kept, *on_hider(arguments["enemy"], result.opponent, hides))


def goes_on(
    arguments: Arguments, keeps: Sequence[tuple[str, int]], *, fewer: bool
) -> Iterator[Effect]:
    """Bind those who fight a challenge on, what somebody rode in his stead as well [L2126].

    Args:
        arguments: Who fought.
        keeps: Those of them who live, each by role and number.
        fewer: Whether one of them fell, with whom what bound the others to him has ended.
    """
    new = {each for each in keeps if fewer or not arguments[each[0]][each[1]].has(DUEL)}
    for role, index in keeps:
        if (role, index) in new:
            yield StatusSet(role, DUEL, "combat", place=index)
    ours, theirs = ([each for each in keeps if each[0] == role] for role in ("unit", "enemy"))
    for mine, foe in product(ours, theirs):
        if {mine, foe} & new:
            yield LinkSet(DUELLING.id, "unit", "enemy", place=mine[1], to_place=foe[1])


def loses_champion(role: str, index: int) -> Iterator[Effect]:
    """Yield what ends with the champion of a unit, slain in a challenge, while it lives on."""
    yield RuleLost(role, "champion", index)
    yield StatusCleared(role, DUEL, index)
    yield LinkCleared(DUELLING.id, role, place=index)


def after_challenge(arguments: Arguments, result: Challenge) -> tuple[FollowUp, ...]:
    """Offer the other side's answer to a challenge, and the fight of one that is taken up."""
    if result.outcome == "fought":
        both = all(arguments[role] is not None for role in ("unit", "enemy"))
        return (FollowUp("duel", (("unit", "unit"), ("enemy", "enemy"))),) if both else ()
    if result.outcome != "issued":
        return ()
    told = arguments["hiding_place"]
    flags = unusual_flags(arguments, {"assault": False})
    flags |= {} if told is None else {"hiding_place": "yes" if told else "no"}
    possible = ANSWERS if result.may_refuse else ANSWERS[:1]
    return challenge_answers(arguments, tuple(flags.items()), possible, may_accept=may_accept)


@procedure(
    source="L2122-2128, L2282, L2986",
    effects=challenge_effects,
    follow_ups=after_challenge,
    phases=("close-combat",),
    actors=("unit", "enemy"),
    demands=demands.CHALLENGE,
    check=check_single,
    acts=acts.CHALLENGE,
    answers=ANSWER,
    offering=(offers.CHALLENGE, offers.ANSWER),
)
def challenge(
    dice: Dice,
    *,
    unit: One = None,
    enemy: Annotated[One, challenged(may_accept)] = None,
    answer: Annotated[str | None, Choice(ANSWERS)] = None,
    in_contact: YesNo = True,
    enemy_in_contact: YesNo = True,
    hiding_place: Annotated[bool | None, Flag()] = None,
    assault: YesNo = False,
    enemy_rules: Annotated[
        SpecialRules, Rules(("large-target", *CHALLENGERS)), Fill("enemy", "rules")
    ] = NO_RULES,
) -> Challenge:
    """Issue a challenge in a combat and answer it [L2122-2128, L2282, L2986].

    A combat has one challenge at most; the player whose turn it is may issue his first.

    Args:
        dice: Not rolled; what asks the challenger's player who hides.
        unit: The character or champion who challenges.
        enemy: Who takes it up, or the unit in which somebody may; where it is refused, who hides,
            whom the challenger's player picks among those who could have taken it up.
        answer: Whether the challenge is taken up; not yet known where nobody says.
        in_contact: Whether the challenger is in contact with an enemy.
        enemy_in_contact: Whether his opponent is.
        hiding_place: Whether the opponent's unit has a place for him out of contact; by default
            it has, and who stands alone on the table has none.
        assault: Whether a building is assaulted, where no challenge is refused.
        enemy_rules: A large target cannot hide.

    Raises:
        Refusal: `unit-destroyed`, `not-a-challenger`, `challenge-under-way`, `challenger-hides`,
            `missing-option` where it is not told who answers.
    """
    _check(unit)
    group = enemy is not None and not may_accept(enemy) and bool(candidates(enemy, may_accept))
    if not group:
        _check(enemy)
    names = (None if unit is None else unit.name, None if enemy is None else enemy.name)
    if not (in_contact and enemy_in_contact):
        dice.tell("no-challenge")
        return Challenge("none", False, *names)
    bars = (
        ("assault", assault),
        ("large-target", "large-target" in enemy_rules),
        ("nowhere-to-hide", not _may_hide(enemy, hiding_place)),
    )
    why = next((reason for reason, holds in bars if holds), None)
    if answer is None:
        return Challenge("issued", why is None, *names)
    if unit is not None and (enemy is None or (group and answer == "accept")):
        raise Refusal("missing-option", option="enemy", absent="enemy")
    if answer == "refuse":
        if why is None:
            hider = hider_of(dice, unit, enemy, may_accept)
            return Challenge("refused", True, names[0], hider)
        dice.tell("cannot-decline", why=why)
    return Challenge("fought", why is None, *names)


def _may_hide(enemy: Unit | None, told: bool | None) -> bool:  # noqa: FBT001 - as it is told
    """Return whether somebody has a place to hide; a character alone in combat has none [L2126]."""
    if told is not None:
        return told
    if enemy is None or "character" not in enemy.rules or not enemy.has("engaged"):
        return True
    return enemy.host is not None and enemy.host.models > 0


def _check(unit: Unit | None) -> None:
    if unit is None:
        return
    state_of(unit)
    if not fights_challenges(unit):
        raise Refusal("not-a-challenger", unit=unit.name)
    if unit.has(DUEL):
        raise Refusal("challenge-under-way", unit=unit.name)
    if unit.has(HIDES):
        raise Refusal("challenger-hides", unit=unit.name)
