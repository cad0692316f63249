"""Offers in a battle of Warhammer: what is due and what may be done, and no more."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rulesets.core.battlefield.link import Link
from rulesets.core.battlefield.unit import Unit
from rulesets.core.notation.line_terms import LineTerms
from rulesets.core.notation.profile_line import read_profile_line
from rulesets.core.offering.offers import Offer, offers, targets, ways
from rulesets.core.offering.posing import Battle
from rulesets.core.offering.questions import questions
from rulesets.core.results.reminder import Side, Situation
from rulesets.whfb2 import RULESET
from rulesets.whfb2.magic.book import SPELLS

MAN = "M10 WS3 BS3 S3 T3 W1 I3 A1 Ld8 Int8 Cl8 WP8"
Offered = dict[str, tuple[str, ...]]


def unit(line: str, *statuses: str, links: tuple[Link, ...] = ()) -> Unit:
    """Return a unit of a line, of which some statuses are true and which stands in some links."""
    name, models, rest = f"{line} ".split(" ", 2)
    read = read_profile_line(f"{name} {models} {MAN} {rest}", LineTerms.of(RULESET), alone=True)
    held = tuple((status, 1) for status in statuses)
    found = Unit(read.name, read.models, read.size, 0, read.profile, read.rules, held, read.models)
    return RULESET.as_it_stands(replace(found, links=links))


def charge(other: str, step: str, *, own: bool) -> tuple[Link, ...]:
    """Return the relation of a charge of this phase, as the charger or the charged has it."""
    return (Link("charge", other, own=own, facing=None, value=1, step=step, fresh=True),)


SPEARS = unit("Spears 20 Wide5 [spear]")
ARCHERS = unit("Archers 10 Wide5 [bow]")
MAGE = unit("Mage 1 Lv1 MP10 MaxMP10 [character, wizard]")
BOLT = unit("Bolt 1 [war-machine, bolt-thrower]")
ORCS = unit("Orcs 20 Wide5 [hand-weapon]")
TROLLS = unit("Trolls 3 Wide3 [stupidity, fear]")
OWN, FOES = (SPEARS, ARCHERS, MAGE, BOLT), (ORCS, TROLLS)


def table(
    phase: str, own: tuple[Unit, ...] = OWN, foes: tuple[Unit, ...] = FOES, turn: int = 2
) -> Situation:
    """Return a battle in a turn of the Men."""
    return Situation(turn, phase, Side(own, name="Men"), (Side(foes, name="Greens"),))


def offered(situation: Situation, side: str = "Men") -> Offered:
    """Return who may do what, by the names of the acts."""
    found: dict[str, tuple[str, ...]] = {}
    for offer in offers(situation, RULESET, side):
        name = offer.text.removeprefix("procedure-").removeprefix("offer-")
        found[name] = (*found.get(name, ()), offer.actor or "")
    return found


def offer_of(situation: Situation, procedure: str, actor: str, side: str = "Men") -> Offer:
    found = offers(situation, RULESET, side)
    return next(each for each in found if (each.procedure, each.actor) == (procedure, actor))


PHASES: list[tuple[str, tuple[Unit, ...], Offered, Offered]] = [
    (
        "movement",
        OWN,
        {
            "charge": ("Spears", "Archers", "Mage"),
            "move_distance": ("Spears", "Archers", "Mage"),
            "manoeuvre": ("Spears", "Archers"),
            "complex_manoeuvre_test": ("Spears", "Archers"),
            "machine-move": ("Bolt",),
        },
        {},
    ),
    (
        "shooting",
        OWN,
        {"shoot": ("Archers",), "bolt_thrower_shot": ("Bolt",), "prepare_fire": ("Archers",)},
        {},
    ),
    ("combat", OWN, {}, {}),
    ("reserves", OWN, {"reserve_move": ("Spears", "Archers", "Mage")}, {}),
    ("magic", OWN, {"cast": ("Mage",)}, {}),
    ("rally", OWN, {}, {}),
    (
        "movement",
        (
            unit("Rowdy 10 [goblinoid]"),
            unit("Loud 10 [goblinoid]"),
            unit("Dull 3 [stupidity]"),
            unit("Wild 6 [frenzy]"),
            unit("Haters 6 [hatred]"),
            unit("Skeletons 10 [instability, undead]"),
        ),
        {
            "animosity_test": ("Rowdy", "Loud"),
            "stupidity_test": ("Dull",),
            "frenzy_test": ("Wild",),
            "hatred_test": ("Haters",),
            "instability": ("Skeletons",),
        },
        {},
    ),
    ("movement", (unit("Fled 10", "fleeing"),), {"rout_move": ("Fled",)}, {}),
    ("movement", (unit("Fled 10", "fleeing", "rout-moved"),), {}, {}),
    ("shooting", (unit("Fled 10", "fleeing"),), {}, {}),
    ("shooting", (unit("Fled 10", "fleeing", "routed"),), {"rout_move": ("Fled",)}, {}),
    ("rally", (unit("Fled 10", "fleeing"),), {"rally_test": ("Fled",)}, {}),
    ("rally", (unit("Fled 10", "fleeing", "rally-tested"),), {}, {}),
    ("shooting", (unit("Archers 10 [bow]", "shot"),), {}, {}),
    ("shooting", (unit("Archers 10 [bow]", "engaged"),), {}, {}),
    ("magic", (unit("Mage 1 Lv1 [character, wizard]"),), {"magic-points": ("Mage",)}, {}),
    ("magic", (unit("Mage 1 Lv1 MP10 MaxMP10 [character, wizard]", "cast"),), {}, {}),
    ("movement", (unit("Guard 10", "engaged"),), {}, {}),
    ("movement", (unit("Guard 10", "confused"),), {}, {}),
    ("combat", (unit("Guard 10", "engaged"), SPEARS), {}, {}),
    ("movement", (unit("Dull 3 [stupidity]", "stupid"),), {"wander": ("Dull",)}, {}),
    (
        "movement",
        (unit("Dull 3 [stupidity]", "stupid", "moved"),),
        {"charge": ("Dull",)},
        {},
    ),
]


@pytest.mark.parametrize(("phase", "own", "ours", "theirs"), PHASES)
def test_each_phase_offers_what_may_be_done_in_it(
    phase: str, own: tuple[Unit, ...], ours: Offered, theirs: Offered
) -> None:
    situation = table(phase, own)
    found = offered(situation)
    # Units of one kind alone are looked at for what is theirs: anybody moves and charges.
    if own is not OWN and {"fleeing", "engaged", "confused", "stupid"}.isdisjoint(
        status for each in own for status, _ in each.statuses
    ):
        usual = {"charge", "move_distance", "manoeuvre", "complex_manoeuvre_test"}
        found = {name: who for name, who in found.items() if name not in usual}
    assert found == ours
    assert offered(situation, "Greens") == theirs


def test_a_charge_is_declared_answered_and_moved_by_those_whose_it_is() -> None:
    declared = table(
        "movement",
        (replace(SPEARS, links=charge("Orcs", "declared", own=True)), ARCHERS),
        (replace(ORCS, links=charge("Spears", "declared", own=False)),),
    )
    assert offered(declared, "Greens") == {"respond": ("Orcs",)}
    assert "charge-move" not in offered(declared)
    assert "Spears" not in offered(declared)["charge"]
    assert "Spears" not in offered(declared)["move_distance"]
    asked = questions(declared, RULESET, offer_of(declared, "charge_reaction", "Orcs", "Greens"))
    assert [(each.option, [answer.value for answer in each.answers]) for each in asked] == [
        ("response", ["hold", "flee"])
    ]
    answered = table(
        "movement",
        (replace(SPEARS, links=charge("Orcs", "answered", own=True)),),
        (replace(ORCS, links=charge("Spears", "answered", own=False)),),
    )
    assert offered(answered) == {"charge-move": ("Spears",)}
    assert offered(answered, "Greens") == {}


def test_a_charge_move_asks_whether_it_reaches_and_where_it_strikes() -> None:
    situation = table(
        "movement",
        (replace(SPEARS, links=charge("Orcs", "answered", own=True)),),
        (replace(ORCS, links=charge("Spears", "answered", own=False)),),
    )
    offer = offer_of(situation, "charge_move", "Spears").answered("target", "Orcs")
    asked = {each.option: each.answers for each in questions(situation, RULESET, offer)}
    # Twice the 10 cm of its Movement [L1061].
    assert [(each.least, each.most) for each in asked["distance"]] == [(0, 20), (21, 400)]
    assert [each.value for each in asked["facing"]] == ["front", "flank", "rear"]


def test_fear_is_tested_before_a_charge_moves() -> None:
    links = charge("Trolls", "answered", own=True)
    brave = replace(SPEARS, links=links)
    situation = table("movement", (brave,), (TROLLS,))
    assert offered(situation) == {"fear_test": ("Spears",)}
    tested = unit("Spears 20 Wide5 [spear]", "fear-tested", links=links)
    assert offered(table("movement", (tested,), (TROLLS,))) == {"charge-move": ("Spears",)}


def shooting_at(other: str) -> Link:
    """Return the relation of who answers a charge of this phase by shots."""
    return Link("charge-shots", other, own=True, facing=None, value=1, step=None, fresh=True)


def test_the_shots_that_answer_a_charge_are_resolved_before_it_moves() -> None:
    """Answers are resolved at once, and the shots fall before the charger moves [L1067-1083]."""
    coming = replace(SPEARS, links=charge("Bows", "answered", own=True))
    bows = "Bows 10 Wide5 [short-bow]"
    links = (*charge("Spears", "answered", own=False), shooting_at("Spears"))
    standing = table("movement", (coming,), (unit(bows, "shots-due", links=links),))
    assert offered(standing) == {}
    assert offered(standing, "Greens") == {"stand-and-shoot": ("Bows",)}
    shot = table("movement", (coming,), (unit(bows, "stood-and-shot", links=links),))
    assert offered(shot) == {"charge-move": ("Spears",)}
    assert offered(shot, "Greens") == {}


def test_a_combat_is_offered_once_and_its_enemy_asked_where_nobody_said_who_touches_whom() -> None:
    mob, boys = (unit(f"{name} 10 [hand-weapon]", "engaged") for name in ("Mob", "Boys"))
    guard, watch = (unit(f"{name} 10 [hand-weapon]", "engaged") for name in ("Guard", "Watch"))
    alone = table("combat", (guard, SPEARS), (mob, ORCS))
    found = [each.values for each in offers(alone, RULESET, "Men") if each.text == "offer-fight"]
    assert found == [{"unit": "Guard", "enemy": "Mob"}]
    several = table("combat", (guard, watch), (mob, boys, ORCS))
    assert offered(several)["fight"] == ("Guard", "Watch")
    offer = offer_of(several, "close_combat_round", "Guard")
    assert targets(several, RULESET, replace(offer, given=(("unit", "Guard"),))) == ("Mob", "Boys")
    fought = table("combat", (unit("Guard 10", "engaged", "fought"),), (mob,))
    assert "fight" not in offered(fought)


def test_terror_is_tested_of_those_who_cause_it_once() -> None:
    dragon = unit("Dragon 1 [terror]")
    situation = table("movement", (SPEARS, unit("Veterans 10", "terror-tested")), (dragon, ORCS))
    assert offered(situation)["terror_test"] == ("Spears",)
    assert targets(situation, RULESET, offer_of(situation, "terror_test", "Spears")) == ("Dragon",)


def test_shots_fall_into_bands_and_none_beyond_reach_is_offered() -> None:
    situation = table("shooting")
    offer = offer_of(situation, "shooting_attack", "Archers").answered("target", "Orcs")
    asked = {each.option: each.answers for each in questions(situation, RULESET, offer)}
    assert next((each.least, each.most) for each in asked["distance"]) == (0, 30)
    assert [each.value for each in asked["cover"]] == ["none", "light", "heavy"]


AIMED = [
    ("fireball", "foes"),
    ("flight", "caster"),
    ("summon-skeletons", "nobody"),
    ("cure-light-injury", "somebody"),
]


@pytest.mark.parametrize(("spell", "aimed"), AIMED)
def test_spells_are_offered_at_whom_they_may_be_cast(spell: str, aimed: str) -> None:
    master = unit("Master 1 Lv4 MP40 MaxMP40 [character, wizard]")
    noted = replace(master, spells=(spell,))
    situation = table("magic", (SPEARS, noted), (ORCS, unit("Chief 1 [character]")))
    offer = offer_of(situation, "cast_spell", "Master").answered("spell", spell)
    expected = {
        "foes": ("Orcs", "Chief"),
        "caster": ("Master",),
        "nobody": (),
        "somebody": ("Master", "Chief"),
    }
    assert targets(situation, RULESET, offer) == expected[aimed]


def test_a_spell_for_which_nobody_is_there_is_not_offered() -> None:
    line = "Master 1 Lv4 MP40 MaxMP40 [character, wizard]"
    master = replace(unit(line), spells=("destroy-undead", "fireball"))
    skeletons = unit("Skeletons 10 [undead]")

    def known(foes: tuple[Unit, ...]) -> set[str]:
        situation = table("magic", (master,), foes)
        offer = offer_of(situation, "cast_spell", "Master")
        battle = Battle(situation, RULESET, "Men")
        return {str(value) for value, _ in ways(battle, offer, "spell")}

    assert "destroy-undead" not in known((ORCS,))
    assert "destroy-undead" in known((skeletons,))


def test_steps_of_a_round_are_offered_to_those_who_play_by_hand_alone() -> None:
    by_hand = {
        procedure.id
        for procedure in RULESET.procedures
        for offering in procedure.offerings
        if offering.within == "close_combat_round"
    }
    assert by_hand == {"melee_attacks", "combat_result", "pursuit_restraint_test", "chariot_impact"}
    ids = {procedure.id for procedure in RULESET.procedures}
    whole = {offering.within for each in RULESET.procedures for offering in each.offerings}
    assert whole - {None} <= ids


def asked_of(situation: Situation, offer: Offer) -> dict[str, list[object]]:
    """Return what is asked for an offer, with the answers there are."""
    found = questions(situation, RULESET, offer)
    return {each.option: [answer.value for answer in each.answers] for each in found}


BALLS = [(1, 10, []), (3, 10, [1, 2, 3]), (4, 2, [1, 2])]


@pytest.mark.parametrize(("level", "points", "balls"), BALLS)
def test_fireballs_are_as_many_as_the_wizard_has_levels_and_points(
    level: int, points: int, balls: list[int]
) -> None:
    mage = unit(f"Mage 1 Lv{level} MP{points} MaxMP40 [character, wizard]")
    situation = table("magic", (SPEARS, replace(mage, spells=("fireball", "flight"))))
    cast = offer_of(situation, "cast_spell", "Mage")
    at_orcs = cast.answered("spell", "fireball").answered("target", "Orcs")
    # One a level, a point each [L5091-5097].
    assert asked_of(situation, at_orcs).get("quantity", []) == balls
    assert asked_of(situation, cast.answered("spell", "flight")) == {}


def test_a_wizard_of_whom_no_spell_is_noted_casts_battle_magic() -> None:
    situation = table("magic", (unit("Mage 1 Lv2 MP20 MaxMP20 [character, wizard]"),))
    offer = offer_of(situation, "cast_spell", "Mage")
    spells = [str(value) for value, _ in ways(Battle(situation, RULESET, "Men"), offer, "spell")]
    lores = {spell.id: (spell.lore, spell.level) for spell in SPELLS}
    assert {lores[spell] for spell in spells} == {("battle-magic", 1), ("battle-magic", 2)}


GUNS = [
    # Short to 60 cm, long to 120; four ranks from ahead, five files from the flank [L3928-3952].
    ("cannon", "procedure-cannon_shot", {"distance": [60, 61]}),
    ("cannon", "offer-grapeshot", {"covered": [*range(21)]}),
    ("bolt-thrower", "procedure-bolt_thrower_shot", {"distance": [44, 60]}),
]


@pytest.mark.parametrize(("rule", "text", "asked"), GUNS)
def test_machines_ask_for_what_changes_their_shot(
    rule: str, text: str, asked: dict[str, list[object]]
) -> None:
    situation = table("shooting", (unit(f"Gun 1 [war-machine, {rule}]"),))
    found = {each.text: each for each in offers(situation, RULESET, "Men")}
    if "covered" not in asked:
        facings = {"facing": ["front", "flank", "rear"]}
        asked = {**asked, "cover": ["none", "light", "heavy"], **facings}
    assert asked_of(situation, found[text].answered("target", "Orcs")) == asked


def test_a_bombard_asks_how_many_figures_stand_in_its_corridor() -> None:
    situation = table("shooting", (unit("Bombard 1 [war-machine, bombard]"),))
    offer = offer_of(situation, "bombard_shot", "Bombard").answered("target", "Trolls")
    # Three trolls: none of them, one, two, or all [L3863-3877].
    assert asked_of(situation, offer)["covered"] == [0, 1, 2, 3]
