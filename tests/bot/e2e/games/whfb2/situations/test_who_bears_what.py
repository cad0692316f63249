"""Facts of Warhammer that the table knows: bearers of weapons, crews, races, hosts, altitudes."""

from __future__ import annotations

import pytest

from tests.bot.e2e.games.whfb2.test_acts_of_second_edition import begin
from tests.bot.e2e.hall import Player
from tests.bot.e2e.playing import assert_one_sentence, state_of, to_phase

FULL = "M10 WS3 BS3 S3 T3 W1 I3 A1 Ld7 Int7 Cl7 WP7"
UNITS = (
    f"Archers 10 {FULL} [elf-bow, human]",
    f"Riders 10 {FULL} [long-bow, cavalry]",
    f"Sage 1 {FULL} Lv1 MP20 [wizard, elf]",
    f"Eagle 1 {FULL} [swooper]",
    "Stones 1 T7 W3 [catapult, crew(2)]",
)
REFUSED = (
    ("/resolve range_check values:unit:Riders; distance:10", "not-from-horseback"),
    ("/resolve rate_of_fire values:unit:Riders", "not-from-horseback"),
    (
        "/resolve learn_spell values:wizard:Sage; spell:summon-skeletons; school:necromancer",
        "necromancy-of-the-good",
    ),
    (
        "/resolve spell_allowance values:wizard:Sage; school:necromancer",
        "necromancy-of-the-good",
    ),
    ("/resolve character_target values:unit:Archers", "missing-option"),
)


async def _table(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno)
    for line in UNITS:
        told = await alice.types(f"/unit add {line} side:Empire")
        assert told.answer.refused is None, told.text


@pytest.mark.parametrize(("line", "code"), REFUSED)
async def test_what_its_bearer_cannot_do_is_refused_by_every_rule(
    alice: Player, bruno: Player, line: str, code: str
) -> None:
    await _table(alice, bruno)
    told = await alice.types(line)
    assert told.refused == code, told.text
    assert_one_sentence(told)


async def test_an_elf_casts_no_necromancy(alice: Player, bruno: Player) -> None:
    """A race of good has no necromancers [L4829-4830]."""
    await _table(alice, bruno)
    await to_phase(alice, "magic")
    told = await alice.types("/cast wizard:Sage spell:summon-skeletons")
    assert told.refused == "necromancy-of-the-good", told.text
    assert (await alice.types("/cast wizard:Sage spell:hand-of-iron")).answer.refused is None


async def test_an_elf_bow_in_the_hands_of_men_is_a_short_bow(alice: Player, bruno: Player) -> None:
    """[L3331-3333]."""
    await _table(alice, bruno)
    told = await alice.types("/resolve range_check values:unit:Archers; distance:30")
    assert told.outcome["result"] == told.outcome["result"] | {"band": "long", "strength": 3}
    told = await alice.types("/resolve rate_of_fire values:unit:Archers")
    assert told.outcome["result"]["reach"] == 40.0


async def test_the_unit_that_a_character_is_in_covers_him(alice: Player, bruno: Player) -> None:
    """Five ordinary figures or more [L2834-2842]."""
    await _table(alice, bruno)
    line = "/resolve character_target values:unit:Archers; target:Baron; distance:10"
    told = await alice.types(line)
    assert told.outcome["result"]["cover"] == "open", told.outcome
    await alice.types("/unit join Baron unit:Guard")
    told = await alice.types(line)
    assert told.outcome["result"] == told.outcome["result"] | {"allowed": False, "cover": "unit"}


async def test_a_flyer_of_unknown_height_is_high_up_and_charges_nobody(
    alice: Player, bruno: Player
) -> None:
    """All begin high, and only who landed charges [L4335, L4477-4481]."""
    await _table(alice, bruno)
    await to_phase(alice, "movement")
    line = "/charge Eagle target:Mob distance:10 response:hold"
    told = await alice.types(line)
    assert told.refused == "flyer-charges", told.text
    assert_one_sentence(told)
    await state_of(alice, "Eagle", "landed")
    assert (await alice.types(line)).answer.refused is None


async def test_the_crew_in_a_machine_s_line_is_its_crew(alice: Player, bruno: Player) -> None:
    """A catapult of two men rolls whether it is ready [L3816-3826]."""
    await _table(alice, bruno)
    await to_phase(alice, "shooting")
    told = await alice.types("/resolve crew_fire_check values:unit:Stones dice:3")
    assert told.outcome["result"] == {"fires": False, "need": 4}, told.outcome
