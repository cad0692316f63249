"""The form that asks for what a command lacks, from the first line to the result."""

from __future__ import annotations

import pytest

from bot.commands.procedures.forms import asking
from bot.commands.request.requester import Requester
from rulesets.refusal import Refusal
from tests.bot.e2e.hall import Hall, Player


async def test_a_command_that_lacks_something_opens_a_form_for_it(alice: Player) -> None:
    told = await alice.types("/resolve break_test lost_by:2 dice:3,3")
    assert told.refused == "missing-option"
    assert list(told.fields) == ["ld", "rest"]
    assert told.fields["rest"]["value"] == "lost_by:2\ndice:3,3"
    done = await alice.fills(told, ld="8", rest="lost_by:2\ndice:3,3")
    assert done.answer.refused is None
    assert done.outcome["dice"] == [3, 3]
    assert done.outcome["result"]["broken"] is False


async def test_a_form_left_as_it_is_gives_what_was_given_before(alice: Player) -> None:
    told = await alice.types("/resolve break_test lost_by:2 dice:3,3")
    assert (await alice.fills(told, ld="4")).outcome["result"]["broken"] is True


async def test_nothing_is_rolled_or_stored_until_the_form_is_sent(
    hall: Hall, alice: Player
) -> None:
    before = await hall.state(alice)
    await alice.types("/resolve break_test lost_by:2")
    assert await hall.state(alice) == before


async def test_a_form_speaks_the_language_of_whoever_fills_it_in(
    alice: Player, bruno: Player
) -> None:
    english, french = [await player.types("/resolve terror_test ld:7") for player in (alice, bruno)]
    assert english.reply.modal is not None
    assert french.reply.modal is not None
    assert english.reply.modal["title"] != french.reply.modal["title"]
    offered = [
        {option["label"] for option in told.fields["situation"]["options"]}
        for told in (english, french)
    ]
    assert "wants to charge" in offered[0]
    assert "veut charger" in offered[1]


@pytest.mark.parametrize(
    ("locale", "label", "hint"),
    [
        ("en", "Dice taken from the pool for this attempt", "dice_used · Dice taken from"),
        ("fr", "Dés pris dans la réserve pour cette tentative", "dice_used · Dés pris dans"),
    ],
)
async def test_a_field_is_called_by_the_beginning_of_a_long_description(
    hall: Hall, locale: str, label: str, hint: str
) -> None:
    told = await hall.player("Zoe", locale).types("/cast")
    assert told.reply.modal is not None
    parts = {
        component["component"]["custom_id"]: component
        for component in told.reply.modal["components"]
    }
    assert parts["dice_used"]["label"] == label
    assert str(parts["dice_used"]["description"]).startswith(hint)
    assert len(str(parts["dice_used"]["description"])) <= 100
    assert parts["casting_value"]["description"] == "casting_value"


async def test_units_of_the_table_are_offered_rather_than_their_values_asked_for(
    alice: Player,
) -> None:
    assert list((await alice.types("/shoot")).fields) == ["bs", "t"]
    await alice.types("/battle start language:en")
    await alice.types("/unit add Archers 5 M4 BS4 SS3 T3 W1 Ld7")
    await alice.types("/unit add Orcs 10 M4 S3 T4 W1 Ld7")
    await alice.types("/battle next phase:shooting")
    told = await alice.types("/shoot dice:6,6,6,6,6,6,6,6,6,6")
    assert list(told.fields) == ["unit", "target", "rest"]
    assert [option["value"] for option in told.fields["unit"]["options"]] == ["Archers", "Orcs"]
    assert "Archers" in (await alice.fills(told, unit="Archers", target="Orcs")).text


async def test_what_does_not_fit_five_fields_is_asked_for_in_the_last(
    hall: Hall, alice: Player
) -> None:
    context = await hall.bot.router.look(Requester(1, alice.user.id, "Alice", "en-US", 7))
    procedure = context.ruleset.procedure("melee_attacks")
    six = "ws s enemy_ws t attacks save"
    refusal = Refusal("missing-option", option="ws", absent=six)
    form = asking(context, refusal, procedure, {"models": 3}, "fight").form
    assert form is not None
    assert [field.name for field in form.fields] == ["ws", "s", "enemy_ws", "t", "rest"]
    assert form.fields[-1].given == "models:3\nattacks:\nsave:"


async def test_a_form_that_still_lacks_something_is_refused_in_a_sentence(alice: Player) -> None:
    told = await alice.types("/resolve break_test lost_by:2")
    again = await alice.fills(told, ld="7", rest="")
    assert again.refused == "missing-option"
    assert again.reply.modal is None
    assert again.reply.ephemeral


async def test_a_wrong_value_in_a_form_is_refused_as_on_the_command_line(alice: Player) -> None:
    told = await alice.types("/resolve break_test lost_by:2")
    assert (await alice.fills(told, ld="many")).refused == "not-a-number"
    assert (await alice.fills(told, ld="7", rest="lost_by:2 colour:red")).refused == (
        "values-unreadable"
    )


async def test_a_form_opened_before_a_restart_is_answered_after_it(
    hall: Hall, alice: Player
) -> None:
    told = await alice.types("/resolve break_test lost_by:2 dice:3,3")
    await hall.restart()
    assert (await alice.fills(told, ld="8")).answer.refused is None


async def test_what_a_secret_form_tells_is_for_one_player_only(alice: Player) -> None:
    told = await alice.types("/resolve break_test lost_by:2 secret:true")
    done = await alice.fills(told, ld="8")
    assert done.answer.refused is None
    assert done.reply.ephemeral


async def test_a_unit_s_values_can_be_given_where_units_are_offered(alice: Player) -> None:
    await _battle(alice, ["Archers 5 M4 W1 Ld7"])
    told = await alice.types("/resolve break_test lost_by:1 dice:1,1")
    assert list(told.fields) == ["unit", "rest"]
    named = await alice.fills(told, unit="Archers")
    assert "Archers" in named.text
    valued = await alice.fills(told, rest="ld:7 lost_by:1 dice:1,1")
    assert valued.answer.refused is None
    neither = await alice.fills(told, rest="lost_by:1")
    assert neither.refused == "missing-option"


async def test_more_units_than_a_menu_holds_are_typed(alice: Player) -> None:
    await _battle(alice, [f"Band{number} 5 M4 W1 Ld7" for number in range(26)])
    told = await alice.types("/resolve break_test lost_by:1")
    assert "options" not in told.fields["unit"]
    assert "Band25" in (await alice.fills(told, unit="Band25")).text


async def test_a_unit_s_name_that_looks_like_an_option_stays_whole(alice: Player) -> None:
    await _battle(alice, ["Archers 5 M4 BS4 SS3 W1 Ld7"], "shooting")
    told = await alice.types('/shoot target:"Orcs: t 10 T3 W1" dice:1,1,1,1,1')
    assert "target:Orcs: t 10 T3 W1" in told.fields["rest"]["value"]
    assert "Orcs: t" in (await alice.fills(told, unit="Archers")).text


async def test_a_flag_is_written_in_the_player_s_language(bruno: Player) -> None:
    told = await bruno.types("/resolve break_test lost_by:2 secret:false")
    assert "secret:non" in told.fields["rest"]["value"]
    assert not (await bruno.fills(told, ld="7")).reply.ephemeral


async def test_what_no_form_can_hold_is_told_in_a_sentence(alice: Player) -> None:
    faces = ",".join("6" for _ in range(950))
    names = " ".join(f"m:{number}" for number in range(250))[:900]
    told = await alice.calls(
        "shoot", unit="A" * 290, target="B" * 290, dice=faces, rules="C" * 290, more=names
    )
    assert told.answer.refused is not None
    assert told.reply.modal is None
    assert told.reply.ephemeral


async def test_a_number_beyond_all_bounds_is_out_of_range(alice: Player) -> None:
    told = await alice.types("/resolve break_test lost_by:2")
    assert (await alice.fills(told, ld="9" * 300)).refused == "out-of-range"


async def test_the_form_of_a_next_step_is_refused_once_its_outcome_was_undone(
    alice: Player,
) -> None:
    await _battle(alice, ["Archers 5 M4 BS4 SS4 W1 Ld7", "Orcs 10 M4 T3 W1 side:2"], "shooting")
    shot = await alice.types("/shoot unit:Archers target:Orcs dice:6x10")
    told = await alice.presses(shot, "Panic test")
    assert "ld" in told.fields
    await alice.types("/undo")
    assert (await alice.fills(told, ld="7")).refused == "already-undone"


async def test_the_form_of_a_next_step_is_sent_once(alice: Player) -> None:
    await _battle(alice, ["Archers 5 M4 BS4 SS4 W1 Ld7", "Orcs 10 M4 T3 W1 side:2"], "shooting")
    shot = await alice.types("/shoot unit:Archers target:Orcs dice:6x10")
    told = await alice.presses(shot, "Panic test")
    assert (await alice.fills(told, ld="7")).answer.refused is None
    assert (await alice.fills(told, ld="7")).refused == "step-taken"


async def _battle(player: Player, units: list[str], phase: str = "close combat") -> None:
    await player.types("/battle start language:en")
    await player.types(f"/battle next phase:{phase}")
    for line in units:
        await player.types(f"/unit add {line}")


async def test_the_form_of_a_unit_says_so_and_a_phase_is_known_by_its_beginning(
    alice: Player, bruno: Player
) -> None:
    await alice.types("/battle start language:en")
    wanted = ((alice, "Add a unit", "close"), (bruno, "Ajouter une unité", "ti"))
    for player, title, phase in wanted:
        told = await player.types("/unit add")
        assert told.reply.modal is not None
        assert told.reply.modal["title"] == title
        assert (await player.types(f"/battle next phase:{phase}")).answer.refused is None
    assert "Shooting" in (await bruno.types("/battle status")).text
    assert (await alice.types("/battle next phase:m")).refused == "unknown-phase"
