"""Offers in a battle of BlackHammer: no act of those who cannot, no number that nobody said."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rulesets.blackhammer import RULESET
from rulesets.blackhammer.lores.book import LORES
from rulesets.core.battlefield.link import Link
from rulesets.core.battlefield.unit import Unit
from rulesets.core.offering.offers import offers
from rulesets.core.offering.questions import following
from rulesets.core.results.reminder import Side, Situation
from tests.rulesets.cases import unit_of

MEN = "M4 WS3 BS3 S3 T3 W1 I3 A1 Ld8"
CHARGER = f"Knights 8 {MEN.replace('M4', 'M8')}"


def unit(line: str, *links: Link) -> Unit:
    """Return a unit of a line that stands in some links."""
    found = unit_of(RULESET, line)
    object.__setattr__(found, "links", links)
    return found


def charge(other: str, *, own: bool) -> Link:
    """Return a charge that was declared this phase, as the charger or the charged has it."""
    return Link("charge", other, own=own, facing=None, value=1, step="declared", fresh=True)


def battle(phase: str, own: Unit, foe: Unit, turn: int = 2) -> Situation:
    """Return a battle in a turn of the Men."""
    return Situation(turn, phase, Side((own,), name="Men"), (Side((foe,), name="Greens"),))


@pytest.mark.parametrize(
    ("weapons", "answers"),
    [
        ("", ["hold", "flee"]),
        ("[bow]", ["hold", "stand-and-shoot", "flee"]),
        ("Rg24 SS3", ["hold", "stand-and-shoot", "flee"]),
    ],
)
def test_only_who_has_missile_weapons_may_shoot_at_a_charger(
    weapons: str, answers: list[str]
) -> None:
    knights = unit(CHARGER, charge("Boyz", own=True))
    boyz = unit(f"Boyz 20 {MEN} {weapons}", charge("Knights", own=False))
    situation = battle("movement", knights, boyz)
    (offer,) = (
        each for each in offers(situation, RULESET, "Greens") if each.procedure == "charge_response"
    )
    (question,) = following(situation, RULESET, offer.answered("unit", "Knights"))
    assert [each.value for each in question.answers] == answers


@pytest.mark.parametrize(("turn", "sides"), [(1, ["Men", "Greens"]), (2, [])])
def test_the_roll_for_the_first_turn_is_offered_before_it_alone(
    turn: int, sides: list[str]
) -> None:
    situation = battle("start-of-turn", unit(CHARGER), unit(f"Boyz 20 {MEN}"), turn)
    rolled = [
        side
        for side in ("Men", "Greens")
        for offer in offers(situation, RULESET, side)
        if offer.procedure == "who_starts"
    ]
    assert rolled == sides


@pytest.mark.parametrize(
    ("machine", "procedure", "numbers"),
    [
        ("cannon", "cannon_shot", range(1, 61)),
        ("stone-thrower", "stone_thrower_shot", range(12, 61)),
    ],
)
def test_a_machine_s_distance_is_guessed_by_its_player(
    machine: str, procedure: str, numbers: range
) -> None:
    gun = unit(f"Gun 1 {MEN} TC3 [{machine}, war-machine]")
    situation = battle("shooting", gun, unit(f"Trolls 3 {MEN}"))
    (offer,) = (each for each in offers(situation, RULESET, "Men") if each.procedure == procedure)
    (guess,) = following(situation, RULESET, offer.answered("target", "Trolls"))
    assert (guess.option, guess.default) == ("guess", None)
    assert [each.value for each in guess.answers] == list(numbers)


def answered(other: str, *, own: bool) -> Link:
    """Return a charge that was answered this phase."""
    return Link("charge", other, own=own, facing=None, value=1, step="answered", fresh=True)


def test_every_distance_at_which_a_fleeing_target_may_be_caught_is_an_answer_of_its_own() -> None:
    """Three dice of flight, and 8 paces of charge: caught at 0–5 alone, ever more seldom [L684]."""
    spears = unit(f"Spears 20 {MEN}", answered("Wolves", own=True))
    wolves = unit(f"Wolves 8 {MEN.replace('M4', 'M9')}", answered("Spears", own=False))
    object.__setattr__(wolves, "statuses", (("fleeing", 1),))
    situation = battle("movement", spears, wolves)
    offer = next(each for each in offers(situation, RULESET, "Men") if each.procedure == "charge")
    (question,) = following(situation, RULESET, offer.answered("target", "Wolves"))
    assert [(each.least, each.most) for each in question.answers] == [
        *((paces, paces) for paces in range(6)),
        (6, 120),
    ]


def test_a_unit_answers_a_charge_for_the_character_who_joined_it() -> None:
    captain = unit_of(RULESET, f"Captain 1 {MEN} [character]")
    spears = unit(f"Spears 20 {MEN}", charge("Boyz", own=False))
    object.__setattr__(captain, "links", spears.links)
    object.__setattr__(captain, "host", spears)
    boyz = unit(f"Boyz 20 {MEN}", charge("Spears", own=True))
    men = Side((spears,), name="Men", joined=(captain,))
    situation = Situation(2, "movement", Side((boyz,), name="Greens"), (men,))
    answers = [each for each in offers(situation, RULESET, "Men") if "response" in each.procedure]
    assert [each.actor for each in answers] == ["Spears"]


@pytest.mark.parametrize(
    ("line", "phase", "procedure"),
    [
        (f"Rats 10 {MEN}", "movement", "rally_test"),
        (f"Trolls 3 {MEN} [stupidity]", "start-of-turn", "stupidity_test"),
    ],
)
def test_a_test_that_a_fleeing_unit_does_not_take_is_not_offered(
    line: str, phase: str, procedure: str
) -> None:
    """Fewer than a quarter never rally [L676]; who flees is not stupid [L2038]."""
    runs = unit_of(RULESET, line)
    object.__setattr__(runs, "statuses", (("fleeing", 1),))
    if procedure == "rally_test":
        object.__setattr__(runs, "models", 2)
    situation = battle(phase, runs, unit(f"Boyz 20 {MEN}"))
    assert procedure not in {each.procedure for each in offers(situation, RULESET, "Men")}


@pytest.mark.parametrize(
    ("statuses", "offered"),
    [
        (("shoots-at-chargers",), ["Boyz"]),
        (("shoots-at-chargers", "engaged", "reached"), ["Boyz"]),
        (("shoots-at-chargers", "stood-and-shot"), []),
        (("stands-fast",), []),
    ],
)
def test_who_stands_and_shoots_is_offered_the_shots_until_they_are_made(
    statuses: tuple[str, ...], offered: list[str]
) -> None:
    """The shots of that answer come before the charge moves [L664]."""
    declared = replace(charge("Knights", own=False), step="answered")
    knights = unit(CHARGER, replace(declared, other="Boyz", own=True))
    boyz = unit(f"Boyz 20 {MEN} [bow]", declared)
    object.__setattr__(boyz, "statuses", tuple((status, 1) for status in statuses))
    situation = battle("movement", knights, boyz)
    shots = [
        each for each in offers(situation, RULESET, "Greens") if each.procedure == "shooting_attack"
    ]
    assert [each.actor for each in shots] == offered
    for offer in shots:
        told = offer.answered("target", "Knights")
        assert following(situation, RULESET, told)[0].option == "distance"
        for distance, left in ((8, []), (9, ["cover"]), (30, ["cover"])):
            asked = following(situation, RULESET, told.answered("distance", distance))
            assert [each.option for each in asked] == left
    for moment in (situation, replace(situation, moment="leaving")):
        due = [each for each in RULESET.reminders(moment) if each.id == "shots-due"]
        assert [each.unit for reminder in due for each in reminder.units] == offered


def test_a_flight_is_due_once_the_rally_test_is_taken() -> None:
    """A unit tests first, and runs on when it fails [L674-686]."""
    runs = unit(f"Rats 10 {MEN}")
    found = []
    for statuses in (("fleeing",), ("fleeing", "rally-tested")):
        object.__setattr__(runs, "statuses", tuple((status, 1) for status in statuses))
        situation = battle("movement", runs, unit(f"Boyz 20 {MEN}"))
        found.append({each.id for each in RULESET.reminders(situation)} & {"rally", "flight"})
    assert found == [{"rally"}, {"flight"}]


@pytest.mark.parametrize(
    ("counters", "offered"),
    [
        ((), []),
        ((("winds-rolled", 1), ("power-dice", 5)), ["Mage"]),
        ((("power-dice", 5),), ["Mage"]),
    ],
)
def test_no_spell_is_offered_before_the_winds_have_blown(
    counters: tuple[tuple[str, int], ...], offered: list[str]
) -> None:
    """The phase begins with them: its dice come from them [L742-772]."""
    mage = replace(unit(f"Mage 1 {MEN} Lv2 [character]"), spells=(LORES[0].spells[1].id,))
    men = Side((mage,), name="Men", counters=counters)
    foes = (Side((unit(f"Boyz 20 {MEN}"),), name="Greens"),)
    situation = Situation(2, "magic", men, foes)
    cast = [each for each in offers(situation, RULESET, "Men") if each.text == "offer-cast"]
    assert [each.actor for each in cast] == offered


def test_who_rolled_no_spells_is_offered_them_first_and_casts_none_before() -> None:
    """A wizard casts the spells he rolled; who bears the book chose his [L886-892, L3072]."""
    mage = unit(f"Mage 1 {MEN} Lv2 [character]")
    reader = unit(f"Reader 1 {MEN} Lv2 [character, book-of-sorcery]")
    men = Side((mage, reader), name="Men", counters=(("winds-rolled", 1), ("power-dice", 5)))
    foes = (Side((unit(f"Boyz 20 {MEN}"),), name="Greens"),)
    found = offers(Situation(2, "magic", men, foes), RULESET, "Men")
    assert [each.actor for each in found if each.text == "offer-cast"] == ["Reader"]
    rolls = [each for each in found if each.text == "procedure-spell_generation"]
    assert [each.actor for each in rolls] == ["Mage"]
