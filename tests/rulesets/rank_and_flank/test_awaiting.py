"""Answers that the table waits for: to spells, charges and challenges; pools of who asks."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rulesets import blackhammer, t9a, whfb2
from rulesets.core.battlefield.link import Link
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.answering import Awaited
from rulesets.core.notation.line_terms import LineTerms
from rulesets.core.notation.profile_line import read_profile_line
from rulesets.core.results.reminder import Side, Situation
from rulesets.core.ruleset.game import Ruleset
from rulesets.rank_and_flank.dispelling import own_pool

GAMES = {game.id: game for game in (blackhammer.RULESET, t9a.RULESET, whfb2.RULESET)}
SPELL = (Awaited("dispel", ("Orcs",), reminder="spell-to-dispel"),)


def unit(game: Ruleset, line: str, *links: Link) -> Unit:
    read = read_profile_line(line, LineTerms.of(game), alone=True)
    bare = Unit(read.name, read.models, read.size, 0, read.profile, read.rules, (), read.models)
    return game.as_it_stands(replace(bare, links=links))


def after_cast(
    own: dict[str, int], theirs: dict[str, int], *units: Unit, asking: str = ""
) -> Situation:
    """Return a magic phase with the counters of both sides."""
    sides = (
        Side((), tuple(own.items()), name="Elves"),
        Side(units, tuple(theirs.items()), name="Orcs"),
    )
    return Situation(2, "magic", sides[0], sides[1:], asking=asking)


@pytest.mark.parametrize(
    ("own", "theirs", "found"),
    [
        ({"casting-result": 9}, {}, SPELL),
        ({"casting-result": 9}, {"dispel-dice": 2}, SPELL),
        ({}, {"dispel-dice": 2}, ()),
        ({"casting-result": 0}, {"dispel-dice": 2}, ()),
        ({"casting-result": 9, "spell-undone": 1}, {"dispel-dice": 2}, ()),
        ({"casting-result": 9}, {"dispel-dice": 2, "dispel-tried": 1}, ()),
        ({"casting-result": 9}, {"dispel-dice": 0}, ()),
    ],
)
def test_a_spell_of_blackhammer_waits_for_an_answer_that_can_be_given(
    own: dict[str, int], theirs: dict[str, int], found: tuple[Awaited, ...]
) -> None:
    assert blackhammer.RULESET.awaits(after_cast(own, theirs)) == found


@pytest.mark.parametrize("rule", ["dispel-scroll", "magic-resistance (1)"])
def test_a_spell_of_blackhammer_can_be_answered_without_dice(rule: str) -> None:
    goblins = unit(blackhammer.RULESET, f"Goblins 20 M10 [{rule}]")
    situation = after_cast({"casting-result": 9}, {"dispel-dice": 0}, goblins)
    assert blackhammer.RULESET.awaits(situation) == SPELL


@pytest.mark.parametrize(
    ("own", "theirs", "found"),
    [
        ({"spell-state": 1, "casting-total": 9}, {"dispel-dice": 2}, SPELL),
        ({"spell-state": 1, "casting-total": 0}, {"dispel-dice": 2}, ()),
        ({"spell-state": 2, "casting-total": 0}, {"dispel-dice": 2}, ()),
        ({"spell-state": 3, "casting-total": 9}, {"dispel-dice": 2}, ()),
        ({"spell-state": 4, "casting-total": 9}, {"dispel-dice": 2}, ()),
        ({"spell-state": 1, "casting-total": 9}, {"dispel-dice": 0}, ()),
    ],
)
def test_a_spell_of_the_ninth_age_waits_until_its_state_is_settled(
    own: dict[str, int], theirs: dict[str, int], found: tuple[Awaited, ...]
) -> None:
    assert t9a.RULESET.awaits(after_cast(own, theirs)) == found


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("step", "waiting"),
    [("declared", (Awaited("charge", ("Orcs",), "Mob", "charge-unanswered"),)), ("answered", ())],
)
def test_a_charge_waits_from_its_declaration_to_its_answer(
    game: str, step: str, waiting: tuple[Awaited, ...]
) -> None:
    knights = unit(GAMES[game], "Knights 5 M10", Link("charge", "Mob", step=step, fresh=True))
    met = Link("charge", "Knights", own=False, step=step, fresh=True)
    mob = unit(GAMES[game], "Mob 20 M10", met)
    sides = (Side((knights,), name="Empire"), Side((mob,), name="Orcs"))
    found = GAMES[game].awaits(Situation(2, "movement", sides[0], sides[1:]))
    assert found == waiting


@pytest.mark.parametrize("game", GAMES)
def test_a_challenge_waits_for_the_side_of_the_challenged_whoever_issued_it(game: str) -> None:
    hero = unit(GAMES[game], "Hero 1 M10", Link("challenge", "Boss", step="issued", fresh=True))
    met = Link("challenge", "Hero", own=False, step="issued", fresh=True)
    boss = unit(GAMES[game], "Boss 1 M10", met)
    waiting = (Awaited("challenge", ("Orcs",), "Hero", named_by="challenge-unanswered"),)
    sides = (Side((hero,), name="Empire"), Side((boss,), name="Orcs"))
    assert GAMES[game].awaits(Situation(2, "combat", sides[0], sides[1:])) == waiting
    assert GAMES[game].awaits(Situation(2, "combat", sides[1], sides[:1])) == waiting


@pytest.mark.parametrize(
    ("wizard", "asking", "pool"),
    [
        ("Shaman", "", "dispel-dice"),
        ("Shaman", "Elves", "dispel-dice"),
        ("Mage", "Orcs", "power-dice"),
        ("Nobody", "Elves", "power-dice"),
        (None, "Elves", "power-dice"),
        (None, "Orcs", "dispel-dice"),
        (None, "", None),
    ],
)
def test_a_pool_is_that_of_the_wizards_side_else_of_who_asks(
    wizard: str | None, asking: str, pool: str | None
) -> None:
    """The active player spends power dice, the other dispel dice [004 L953-955]."""
    mage, shaman = unit(t9a.RULESET, "Mage 1 Lv2"), unit(t9a.RULESET, "Shaman 1 Lv2")
    sides = (Side((mage,), name="Elves"), Side((shaman,), name="Orcs"))
    situation = Situation(2, "magic", sides[0], sides[1:], asking=asking)
    assert own_pool(situation, wizard) == pool
