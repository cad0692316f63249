"""Offers of The 9th Age: what each phase lists for either side, and nothing that is forbidden."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rulesets.core.battlefield.link import Combats, Link, Touch
from rulesets.core.battlefield.unit import Unit
from rulesets.core.offering.offers import Offer, offers, targets, way
from rulesets.core.offering.posing import Battle
from rulesets.core.offering.questions import questions
from rulesets.core.results.reminder import Lasting, Side, Situation
from rulesets.t9a import RULESET
from tests.rulesets.cases import unit_of

MEN = "M4 WS3 BS3 S3 T3 W1 I3 A1 Ld7"


def unit(line: str, *statuses: str, links: tuple[Link, ...] = (), lost: int = 0) -> Unit:
    """Return a unit as it stands, of which some models were lost in this phase."""
    read = unit_of(RULESET, {"line": line})
    held = tuple((status, 1) for status in statuses)
    models = read.models - lost
    found = replace(read, statuses=held, links=links, models=models, phase_start=read.models)
    return RULESET.as_it_stands(found)


def battle(
    phase: str,
    own: tuple[Unit, ...],
    theirs: tuple[Unit, ...],
    *,
    counters: tuple[tuple[str, int], ...] = (),
    dispel: tuple[tuple[str, int], ...] = (),
    spells: tuple[Lasting, ...] = (),
    turn: int = 2,
) -> Situation:
    """Return a battle in the turn of the Men; contact is that of the units' links."""
    sides = {each.name: "Men" for each in own} | {each.name: "Orcs" for each in theirs}
    touches = tuple(
        Touch(each.name, link.other or "", link.facing)
        for each in (*own, *theirs)
        for link in each.links
        if link.kind == "contact" and link.own
    )
    names = {name for touch in touches for name in (touch.unit, touch.other)}
    combats = Combats.of(touches, {name: side for name, side in sides.items() if name in names})
    men = Side(own, counters, name="Men")
    orcs = Side(theirs, dispel, spells, name="Orcs")
    return Situation(turn, phase, men, (orcs,), combats=combats)


def offered(situation: Situation, side: str = "Men") -> dict[str, list[str | None]]:
    """Return who may do what, by the keys of the names."""
    found: dict[str, list[str | None]] = {}
    for offer in offers(situation, RULESET, side):
        found.setdefault(offer.text.removeprefix("offer-"), []).append(offer.actor)
    return found


def one(situation: Situation, key: str, side: str = "Men") -> Offer:
    """Return the only offer of a name."""
    return next(each for each in offers(situation, RULESET, side) if each.text.endswith(key))


def asked(situation: Situation, offer: Offer) -> dict[str, list[object]]:
    """Return the answers to what must still be said, by option."""
    found = questions(situation, RULESET, offer)
    return {each.option: [answer.value for answer in each.answers] for each in found}


SPEARS = f"Spears 20 {MEN} Wide5 [musician, infantry]"
BOWS = f"Bows 10 {MEN} Wide5 [longbow, infantry]"
CANNON = f"Cannon 1 {MEN} [empire-cannon, war-machine]"
MAGE = f"Mage 1 {MEN} Lv2 [wizard, character]"
MOB = f"Mob 20 {MEN} Wide5 [infantry]"
CHARGES = Link("charge", "Mob", step="declared", fresh=True)
CHARGED = Link("charge", "Spears", own=False, step="declared", fresh=True)
MEETS = Link("contact", "Mob")
MET = Link("contact", "Spears", own=False, facing="front")


def test_a_turn_of_movement_lists_charges_and_moves_for_those_who_may() -> None:
    own = (unit(SPEARS), unit(BOWS, "moved"), unit(CANNON), unit(f"Cowards 10 {MEN}", "fleeing"))
    found = offered(battle("movement", own, (unit(MOB),)))
    assert found == {
        "charge": ["Spears"],
        "rally": ["Cowards"],
        "move": ["Spears", "Cannon"],
        "march": ["Spears"],
        "reform": ["Spears", "Cannon"],
        "swift-reform": ["Spears"],
    }


def test_nobody_moves_in_the_turn_of_the_other_side() -> None:
    assert offered(battle("movement", (unit(SPEARS),), (unit(MOB),)), "Orcs") == {}


def test_who_moves_at_random_does_nothing_else_and_says_by_how_much() -> None:
    squigs = unit(f"Squigs 5 {MEN} [random-movement]")
    found = battle("movement", (squigs,), (unit(MOB),))
    assert offered(found) == {"random": ["Squigs"], "random-charge": ["Squigs"]}
    assert asked(found, one(found, "random")) == {"amount": ["D6", "2D6", "3D6"]}


@pytest.mark.parametrize(
    ("rule", "status", "due"),
    [
        ("stupidity", None, True),
        ("stupidity", "stupidity-tested", False),
        ("stupidity", "fleeing", False),
        ("frenzy", None, True),
        ("frenzy", "charge-declared", False),
        ("frenzy", "engaged", False),
    ],
)
def test_tests_of_the_turn_are_offered_while_they_are_due(
    rule: str, status: str | None, *, due: bool
) -> None:
    held = () if status is None else (status,)
    trolls = unit(f"Trolls 3 {MEN} [{rule}]", *held)
    assert (rule in offered(battle("movement", (trolls,), (unit(MOB),)))) == due


def test_a_charge_is_answered_by_the_other_side_before_it_is_moved() -> None:
    charger, target = unit(SPEARS, links=(CHARGES,)), unit(MOB, links=(CHARGED,))
    declared = battle("movement", (charger, unit(BOWS)), (target,))
    assert offered(declared, "Orcs") == {"charge-answer": ["Mob"]}
    assert "charge-move" not in offered(declared)
    answer = one(declared, "charge-answer", "Orcs")
    assert targets(declared, RULESET, answer) == ("Spears",)
    assert asked(declared, answer.answered("unit", "Spears")) == {"response": ["hold", "flee"]}


def test_who_is_armed_may_stand_and_shoot_and_measures_nothing_for_it() -> None:
    charger = unit(SPEARS, links=(replace(CHARGES, other="Bows"),))
    target = unit(BOWS, links=(CHARGED,))
    declared = battle("movement", (charger,), (target,))
    answer = one(declared, "charge-answer", "Orcs").answered("unit", "Spears")
    assert asked(declared, answer) == {"response": ["hold", "stand-and-shoot", "flee"]}
    shoots = answer.answered("response", "stand-and-shoot")
    assert asked(declared, shoots) == {}


def test_an_answered_charge_is_moved_once_the_shots_at_it_are_rolled() -> None:
    answered = replace(CHARGES, other="Bows", step="answered", value=800)
    charger = unit(SPEARS, links=(answered,))
    shooters = unit(BOWS, "shots-due", links=(replace(CHARGED, step="answered", value=800),))
    told = battle("movement", (charger,), (shooters,))
    assert "charge-move" not in offered(told)
    after = battle("movement", (charger,), (replace(shooters, statuses=()),))
    assert offered(after)["charge-move"] == ["Spears"]
    assert offered(told, "Orcs") == {"stand-and-shoot": ["Bows"]}
    shots = one(told, "stand-and-shoot", "Orcs").answered("target", "Spears")
    assert asked(told, shots) == {"cover": ["none", "light", "heavy"]}


def test_a_charger_whose_target_fled_may_redirect() -> None:
    answered = replace(CHARGES, step="answered")
    charger = unit(SPEARS, "may-redirect", links=(answered,))
    ran = replace(CHARGED, step="answered")
    wolves = unit(f"Wolves 5 {MEN}")
    runner = unit(MOB, "fleeing", "fled-by-choice", "flight-due", links=(ran,))
    running = battle("movement", (charger, unit(BOWS)), (runner, wolves))
    assert "redirect" not in offered(running)
    assert offered(running, "Orcs") == {"flee": ["Mob"]}
    runner = unit(MOB, "fleeing", "fled-by-choice", links=(ran,))
    fled = battle("movement", (charger, unit(BOWS)), (runner, wolves))
    assert offered(fled)["redirect"] == ["Spears"]


def test_terror_is_tested_by_those_who_are_charged_by_it_alone() -> None:
    charger = unit(f"Drake 1 {MEN} [monster]", links=(CHARGES,))
    target = unit(MOB, links=(replace(CHARGED, other="Drake"),))
    dreaded = battle("movement", (charger,), (target,))
    assert offered(dreaded, "Orcs")["terror"] == ["Mob"]
    plain = battle("movement", (unit(SPEARS, links=(CHARGES,)),), (unit(MOB, links=(CHARGED,)),))
    assert "terror" not in offered(plain, "Orcs")


FLUX = (("flux-rolled", 1), ("power-dice", 6))
DISPEL = (("dispel-dice", 4),)


def test_magic_begins_with_the_flux_and_goes_on_with_channelling_and_spells() -> None:
    sides = ((unit(MAGE), unit(SPEARS)), (unit(f"Shaman 1 {MEN} Lv1 [wizard, character]"),))
    assert offered(battle("magic", *sides)) == {"flux": [None]}
    assert offered(battle("magic", *sides), "Orcs") == {}
    rolled = battle("magic", *sides, counters=FLUX, dispel=DISPEL)
    assert offered(rolled) == {"channel": [None], "cast": ["Mage"]}
    assert offered(rolled, "Orcs") == {"counter-channel": [None]}


def test_a_spell_is_said_with_its_version_and_has_targets_of_its_side_alone() -> None:
    own = (unit(MAGE), unit(SPEARS))
    cast = one(battle("magic", own, (unit(MOB),), counters=FLUX), "cast")
    for spell, foes in (("fireball", ("Mob",)), ("flaming-swords", ("Mage", "Spears"))):
        said = cast.answered("spell", spell).answered("version", "basic")
        assert targets(battle("magic", own, (unit(MOB),), counters=FLUX), RULESET, said) == foes


def was_cast(spell: str, total: int) -> tuple[tuple[str, int], ...]:
    """Return what the side counts that has cast a spell in its basic version."""
    number = 1 + 3 * [each.id for lore in RULESET.lores for each in lore.spells].index(spell)
    tried = ((f"spells-tried:mage/{spell}", 1), ("casting-total", total))
    return (*FLUX, ("spell-state", 1), ("spell-last:place", number), *tried)


def test_what_a_spell_does_of_several_things_is_asked_of_its_caster() -> None:
    aimed = (Link("aimed", "Mob", fresh=True),)
    counters = was_cast("shadow-miasma", 0)
    through = battle("magic", (unit(MAGE, links=aimed),), (unit(MOB),), counters=counters)
    miasma = ["miasma-ws", "miasma-bs", "miasma-i", "miasma-m"]
    assert asked(through, one(through, "effect")) == {"chosen": miasma}


def test_a_spell_cast_is_dispelled_or_let_through_before_it_takes_effect() -> None:
    aimed = (Link("aimed", "Mob", fresh=True),)
    sides = ((unit(MAGE, links=aimed),), (unit(f"Shaman 1 {MEN} Lv1 [wizard]"), unit(MOB)))
    waiting = battle("magic", *sides, counters=was_cast("fireball", 9), dispel=DISPEL)
    assert "effect" not in offered(waiting)
    assert offered(waiting, "Orcs") == {
        "dispel": ["Shaman"],
        "dispel-alone": [None],
        "let-through": [None],
    }
    through = battle("magic", *sides, counters=was_cast("fireball", 0), dispel=DISPEL)
    effect = one(through, "effect")
    found = way(Battle(through, RULESET, "Men"), effect)
    assert found is not None
    posed = Battle(through, RULESET, "Men").pose(RULESET.procedure("spell_effect"), found.values)
    told = {name: posed.arguments[name] for name in ("spell", "version")}
    assert told == {"spell": "fireball", "version": "basic"}
    assert posed.arguments["target"].name == "Mob"


def test_spells_in_play_are_dispelled_by_others_and_ended_by_their_own() -> None:
    burns = Lasting("cascading-fire", "in-play", 9, 0, fresh=False)
    shaman = replace(unit(f"Shaman 1 {MEN} Lv1 [wizard]"), upholds=("cascading-fire",))
    lasting = battle(
        "magic",
        (unit(MAGE),),
        (shaman,),
        counters=(*FLUX, ("channelled", 1)),
        dispel=(*DISPEL, ("channelled", 1)),
        spells=(burns,),
    )
    assert offered(lasting)["dispel-in-play"] == ["Mage"]
    assert offered(lasting, "Orcs") == {"end-own": ["Shaman"]}


def test_shooting_is_for_the_armed_who_neither_marched_nor_fight() -> None:
    own = (
        unit(BOWS),
        unit(f"Runners 10 {MEN} [longbow]", "moved", "marched"),
        unit(f"Fighters 10 {MEN} [longbow]", "engaged"),
        unit(SPEARS),
        unit(CANNON),
        unit(f"Drake 1 {MEN} [breath-weapon (4)]"),
        unit(f"Spent 1 {MEN} [breath-weapon (4)]", "breathed"),
    )
    standing = battle("shooting", own, (unit(MOB), unit(f"Busy 10 {MEN}", "engaged")))
    assert offered(standing) == {"shoot": ["Bows", "Cannon"], "breathe": ["Drake"]}
    assert offered(standing, "Orcs") == {}
    assert targets(standing, RULESET, one(standing, "shoot")) == ("Mob",)


@pytest.mark.parametrize(
    ("line", "bands"),
    [(BOWS, [(0, 15), (16, 30), (31, 144)]), (CANNON, [(0, 36), (37, 72)])],
)
def test_distances_are_asked_in_the_bands_of_the_book(
    line: str, bands: list[tuple[int, int]]
) -> None:
    standing = battle("shooting", (unit(line),), (unit(MOB),))
    shot = one(standing, "shoot").answered("target", "Mob")
    distance = questions(standing, RULESET, shot)[0]
    assert [(answer.least, answer.most) for answer in distance.answers] == bands


def test_models_struck_are_counted_once_the_shot_has_landed() -> None:
    landed = Link("shot", "Mob", step="landed", fresh=True)
    cannon = unit(CANNON, "shot", links=(landed,))
    theirs = (unit(MOB), unit(f"Wolves 5 {MEN}"))
    fired = battle("shooting", (cannon,), theirs)
    assert offered(fired) == {"struck": ["Cannon"]}
    assert targets(fired, RULESET, one(fired, "struck")) == ("Mob",)
    done = unit(CANNON, "shot", links=(replace(landed, step="struck"),))
    assert offered(battle("shooting", (done,), theirs)) == {}


def test_heavy_casualties_call_for_panic_and_who_failed_flees() -> None:
    heavy = battle("shooting", (unit(BOWS, "shot"),), (unit(MOB, lost=5), unit(SPEARS, lost=4)))
    assert offered(heavy, "Orcs") == {"panic": ["Mob"]}
    failed = battle(
        "shooting", (unit(BOWS, "shot"),), (unit(MOB, "fleeing", "flight-due", lost=5),)
    )
    assert offered(failed, "Orcs") == {"flee": ["Mob"]}


def test_friends_of_who_broke_test_for_panic_where_they_are_near() -> None:
    broken = unit(MOB, "fleeing", "moved", "fled-combat", "alarms-friends")
    friends = (unit(f"Wolves 5 {MEN}"), unit(f"Bones 5 {MEN}", "engaged"))
    fled = battle("combat", (unit(SPEARS, "fought"),), (broken, *friends))
    assert offered(fled, "Orcs").keys() == {"next-panic-of-friends", "procedure-fled_off_table"}
    assert targets(fled, RULESET, one(fled, "panic-of-friends", "Orcs")) == ("Wolves",)


HERO = f"Hero 1 {MEN} [character]"
BOSS = f"Boss 1 {MEN} [character]"


def test_combats_are_fought_by_the_side_to_play_and_challenges_come_before() -> None:
    hero = unit(HERO, "engaged", links=(replace(MEETS, other="Boss"),))
    boss = unit(BOSS, "engaged", links=(replace(MET, other="Hero"),))
    met = battle("combat", (hero, unit(BOWS)), (boss, unit(MOB)))
    assert offered(met) == {"challenge": ["Hero"], "fight": ["Hero"]}
    assert offered(met, "Orcs") == {"challenge": ["Boss"]}


def test_a_challenge_waits_for_its_answer() -> None:
    issued = Link("challenge", "Boss", step="issued", fresh=True)
    hero = unit(HERO, "engaged", links=(replace(MEETS, other="Boss"), issued))
    taken = replace(issued, other="Hero", own=False)
    boss = unit(BOSS, "engaged", links=(replace(MET, other="Hero"), taken))
    waits = battle("combat", (hero,), (boss,))
    assert offered(waits) == {}
    assert offered(waits, "Orcs") == {"challenge-answer": ["Boss"]}
    answer = one(waits, "challenge-answer", "Orcs").answered("unit", "Hero")
    assert asked(waits, answer) == {"answer": ["accept", "refuse"]}


def test_who_fights_on_reforms_once_and_only_the_beaten_are_asked_of_their_ranks() -> None:
    winner = unit(SPEARS, "engaged", "fought", links=(MEETS,))
    loser = unit(MOB, "engaged", "fought", "beaten", links=(MET,))
    fought = battle("combat", (winner,), (loser,))
    assert offered(fought) == {"combat-reform": ["Spears"]}
    assert asked(fought, one(fought, "combat-reform")) == {}
    assert asked(fought, one(fought, "combat-reform", "Orcs")) == {"steadfast": [False, True]}
    done = unit(SPEARS, "engaged", "fought", "combat-reformed", links=(MEETS,))
    assert offered(battle("combat", (done,), (loser,))) == {}


def test_nobody_reforms_who_is_engaged_on_two_sides() -> None:
    flanked = Link("contact", "Wolves", own=False, facing="flank")
    pressed = unit(SPEARS, "engaged", "fought", links=(MEETS, flanked))
    touched = Link("contact", "Spears", facing="flank")
    wolves = unit(f"Wolves 5 {MEN}", "engaged", "fought", links=(touched,))
    mob = unit(MOB, "engaged", "fought", links=(MET,))
    assert "combat-reform" not in offered(battle("combat", (pressed,), (mob, wolves)))


def test_who_charged_and_left_nobody_overruns_and_who_pursued_may_meet_others() -> None:
    moved = (Link("charge", "Dead", step="moved"),)
    charger = unit(SPEARS, "charged", "moved", links=moved)
    free = battle("combat", (charger, unit(BOWS)), (unit(MOB),))
    assert offered(free) == {"overrun": ["Spears"]}
    ran = battle("combat", (unit(SPEARS, "pursued"),), (unit(MOB),))
    assert offered(ran) == {"meets": ["Spears"], "off-table": ["Spears"]}


def test_blows_and_tests_of_a_round_are_offered_by_hand_alone() -> None:
    met = battle(
        "combat", (unit(SPEARS, "engaged", links=(MEETS,)),), (unit(MOB, "engaged", links=(MET,)),)
    )
    assert set(offered(met)) == {"fight"}
    by_hand = offers(met, RULESET, "Men", only=("combat_result", "close_combat_attacks"))
    assert [each.procedure for each in by_hand] == ["close_combat_attacks", "combat_result"]


@pytest.mark.parametrize(("phase", "side"), [("shooting", "Men"), ("combat", "Orcs")])
def test_items_are_used_at_any_moment_of_a_turn_by_those_who_bear_them(
    phase: str, side: str
) -> None:
    bearer = unit(f"Hero 1 {MEN} [character, potion-of-strength, lucky-shield]")
    sides = ((bearer,), (unit(MOB),)) if side == "Men" else ((unit(SPEARS),), (bearer,))
    found = battle(phase, *sides)
    assert offered(found, side) == {"use": ["Hero"]}
    assert asked(found, one(found, "use", side)) == {"item": ["potion-of-strength", "lucky-shield"]}


def test_who_is_off_the_table_may_arrive_and_do_nothing_else() -> None:
    gone = unit(f"Lurkers 10 {MEN} [ambush, longbow]", "off-table")
    for phase, found in (("movement", {"arrive": ["Lurkers"]}), ("shooting", {}), ("combat", {})):
        assert offered(battle(phase, (gone,), (unit(MOB),))) == found
    assert offered(battle("movement", (gone,), (unit(MOB),), turn=1)) == {}


def test_deployment_has_spells_to_generate_and_moves_of_scouts_and_vanguards() -> None:
    own = (unit(MAGE), unit(f"Rangers 5 {MEN} [scout]"), unit(f"Riders 5 {MEN} [vanguard]"))
    assert offered(battle("deployment", own, (unit(MOB),))) == {
        "procedure-spell_generation": ["Mage"],
        "procedure-scout_deployment": ["Rangers"],
        "procedure-vanguard_move": ["Riders"],
    }
    learnt = (unit(MAGE, "spells-generated"),)
    assert offered(battle("deployment", learnt, (unit(MOB),))) == {}
