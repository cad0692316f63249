"""Options that a command lacks: told after what rules it out, and all at once."""

from __future__ import annotations

import pytest

from tests.bot.e2e.games.test_acts import to_phase
from tests.bot.e2e.hall import Player

MEN = "M4 WS3 BS3 S3 T3 W1 I3 A1 Ld7 PU1"

_SOLDIERS = "10 M4 WS3 BS3 S3 T3 W1 I3 A1 Ld7"


async def begin(alice: Player, bruno: Player, phase: str) -> None:
    """Start a battle of men against orcs in a phase of the men's turn."""
    await alice.calls("battle start", side_one="Men", side_two="Orcs", game="blackhammer")
    await alice.calls("battle join", side="Men")
    await bruno.calls("battle join", side="Orcs")
    for line in (f"Knights 10 {MEN}", f"Mage 1 {MEN} Lv2"):
        await alice.types(f"/unit add {line}")
    await bruno.types(f"/unit add Gobs 20 {MEN}")
    await to_phase(alice, phase)


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("/charge Knights", "wrong-phase"),
        ("/charge", "wrong-phase"),
        ("/charge what:resolve Knights", "wrong-phase"),
        ("/cast wizard:Gobs", "not-your-side"),
        ("/resolve charge values:unit:Knights origin:magic", "missing-option"),
        ("/charge Knights odds:yes", "missing-option"),
        ("/charge m:4", "missing-option"),
    ],
)
async def test_what_rules_an_act_out_is_told_before_what_it_lacks(
    alice: Player, bruno: Player, line: str, code: str
) -> None:
    await begin(alice, bruno, "magic")
    told = await alice.types(line)
    assert told.refused == code, told.text


async def test_neither_another_s_unit_nor_one_that_is_barred_is_asked_about(
    alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno, "movement")
    assert (await alice.types("/charge Gobs")).refused == "not-your-side"
    assert (await bruno.types("/charge Gobs")).refused == "not-its-turn"
    await alice.types("/unit status Knights status:rallied")
    assert (await alice.types("/charge Knights")).refused == "act-barred"


async def test_a_charge_asks_for_whom_and_how_far_at_once(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno, "movement")
    for line in ("/charge Knights", "/charge what:resolve Knights"):
        told = await alice.types(line)
        assert list(told.fields) == ["target", "distance", "rest"]
        assert "Missing too: target." in told.text
        # Enemies are offered, and neither friends nor the unit that charges.
        offered = [option["value"] for option in told.fields["target"]["options"]]
        assert offered == ["Gobs"]
    done = await alice.fills(told, target="Gobs", distance="6")
    assert done.outcome["result"]["contact"], done.text


async def test_a_spell_is_asked_for_before_what_it_tells(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno, "magic")
    await alice.types("/winds dice:3,6")
    told = await alice.types("/cast wizard:Mage")
    assert list(told.fields) == ["spell", "dice_used", "casting_value", "rest"]
    assert "The option spell is missing" in told.text
    assert "Missing too: dice_used." in told.text
    cast = await alice.fills(told, spell="fireball", dice_used="1")
    assert cast.answer.refused is None, cast.text
    assert cast.outcome["procedure"] in ("cast_spell", "cast_attempt", "casting"), cast.outcome


async def test_what_the_rule_asks_for_later_is_asked_for_with_the_rest(alice: Player) -> None:
    told = await alice.types("/panic cause:losses")
    assert list(told.fields) == ["ld", "losses", "phase_start", "rest"]
    done = await alice.fills(told, ld="10", losses="1", phase_start="9")
    assert done.outcome["result"]["reason"] == "few-losses", done.text


@pytest.mark.parametrize(
    ("said", "target", "value"),
    [
        ("seer casts arcane bolt at the lord celestant", "Lord-Celestant", ""),
        ("seer casts arcane bolt at the lord celestant, 6+", "Lord-Celestant", "6"),
        ("the grey seer casts arcane bolt on liberators 7+", "Liberators", "7"),
    ],
)
async def test_what_is_said_of_a_spell_in_no_list_stands_in_its_form(
    alice: Player, bruno: Player, said: str, target: str, value: str
) -> None:
    await alice.calls("battle start", game="aos4", side_one="Rats", side_two="Stars")
    await alice.calls("battle join", side="Rats")
    await bruno.calls("battle join", side="Stars")
    await alice.types("/unit add Grey Seer 1 Move6 Health6 Save5+ Control2 [wizard 2]")
    for unit in ("Liberators 10 Health2", "Lord-Celestant 1 Health7"):
        await bruno.types(f"/unit add {unit} Move5 Save3+ Control1")
    await alice.calls("battle next", phase="hero")
    asked = await alice.types(f"/do {said}")
    assert asked.refused == "spell-in-form"
    fields = asked.fields
    assert str(fields["spell"]["value"]).casefold() == "arcane bolt"
    picked = [each["value"] for each in fields["target"]["options"] if each.get("default")]
    assert picked == [target]
    assert fields["casting_value"].get("value", "") == value


@pytest.mark.parametrize("said", ["they moved, long range", "long range, have moved"])
async def test_a_move_said_beside_a_shot_is_noted_by_a_press_and_counts(
    alice: Player, bruno: Player, said: str
) -> None:
    await alice.calls("battle start", game="t9a", side_one="Mine", side_two="Enemy")
    await alice.calls("battle join", side="Mine")
    await bruno.calls("battle join", side="Enemy")
    await alice.types(f"/unit add Citadel Guard {_SOLDIERS} [longbow]")
    await bruno.types(f"/unit add Zombies {_SOLDIERS}")
    await alice.calls("battle next", phase="shooting")
    reply = await alice.user.line(f"/do citadel guard shoot zombies, {said}")
    asked = reply.messages[-1]
    labels = [str(each.get("label")) for each in asked.controls()]
    assert "Moved this turn" in labels
    noted = await alice.hall.answered(await alice.user.click(asked, "Moved this turn"))
    assert "Citadel Guard: moved this turn" in noted.text
    shot = await alice.types("/shoot Citadel Guard target:Zombies distance:20")
    assert "moved" in shot.text.casefold()
