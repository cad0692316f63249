"""Acts that are typed while an answer is owed, and answers that come late or under another name."""

from __future__ import annotations

import pytest

from bot.battle.dice.waiting import PATIENCE
from bot.commands.procedures.answers import answering
from bot.store.snowflake import milliseconds
from tests.bot.e2e.desk.tapping import Tapper, labels
from tests.bot.e2e.dice.test_answers import (
    EFFECT,
    FIGHTER,
    LET_THROUGH,
    begin_hammer,
    cast_hammer,
)
from tests.bot.e2e.games.t9a.test_acts_of_ninth_age import EFFECT as TYPED_NINTH
from tests.bot.e2e.games.t9a.test_acts_of_ninth_age import begin as begin_ninth
from tests.bot.e2e.games.t9a.test_acts_of_ninth_age import cast as cast_ninth
from tests.bot.e2e.games.t9a.test_acts_of_ninth_age import magic
from tests.bot.e2e.games.test_acts import statuses, to_phase
from tests.bot.e2e.hall import Hall, Player, Told
from tests.bot.e2e.playing import UNASKED, assert_one_sentence, at_desk

TYPED = "/resolve spell_effect values:spell:fireball wizard:Mage target:Mob"
MEASURED = "/resolve resolve_spell values:spell:fireball wizard:Mage target:Mob distance:9 range:24"
NEXT_SPELL = "/cast wizard:Mage spell:burning-head target:Mob dice_used:2 dice:6,5"
ASK = "Ask the others to allow it"


async def owed(hall: Hall, player: Player, line: str) -> Told:
    """Type what an answer comes before; nothing changes, and the refusal names a way round."""
    before = await hall.state(player)
    told = await player.types(line)
    assert told.refused in ("answer-owed", "answer-owed-or-told"), told.text
    assert_one_sentence(told)
    assert told.buttons == [ASK]
    assert await hall.state(player) == before
    return told


async def does(player: Player, line: str) -> Told:
    told = await player.types(line)
    assert told.answer.refused is None, told.text
    return told


async def test_neither_effect_nor_next_spell_is_typed_before_the_answer(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    """The adversary may dispel before the spell is resolved [L858-862]."""
    await begin_hammer(alice, bruno)
    told = await cast_hammer(alice)
    for line in (TYPED, MEASURED, NEXT_SPELL):
        assert "Bruno" in (await owed(hall, alice, line)).text
    assert (await bruno.presses(told, LET_THROUGH)).answer.refused is None
    await does(alice, TYPED)
    await does(alice, NEXT_SPELL)


async def test_the_others_may_allow_what_an_answer_comes_before(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    await begin_hammer(alice, bruno)
    await cast_hammer(alice)
    asked = await alice.presses(await owed(hall, alice, TYPED), ASK)
    allowed = await bruno.presses(asked, asked.buttons[0])
    done = await alice.presses(allowed, allowed.buttons[0])
    assert done.outcome["procedure"] == "spell_effect"


async def test_a_referee_overrules_and_who_plays_both_sides_is_not_held_up(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    carla = hall.player("Carla", "en")
    await begin_hammer(alice, bruno)
    asked = await carla.calls("battle join", referee=True)
    await bruno.presses(await alice.presses(asked, "Agree"), "Agree")
    await cast_hammer(alice)
    await owed(hall, alice, TYPED)
    await does(carla, TYPED)


async def test_who_plays_alone_waits_for_nobody(alice: Player, bruno: Player) -> None:
    await begin_hammer(alice, bruno, bruno_plays=False)
    await cast_hammer(alice)
    await does(alice, TYPED)


async def test_the_button_goes_on_after_a_day_though_typing_does_not(
    hall: Hall, alice: Player, bruno: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begin_hammer(alice, bruno)
    await cast_hammer(alice)
    later = milliseconds() + PATIENCE
    monkeypatch.setattr(answering, "milliseconds", lambda: later)
    await owed(hall, alice, TYPED)
    assert (await at_desk(alice, EFFECT)).answer.refused is None


async def test_in_the_ninth_age_nothing_of_a_spell_is_typed_before_the_answer(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    await begin_ninth(alice, bruno)
    await magic(alice)
    told = await cast_ninth(alice, "6,6,1")
    await owed(hall, alice, TYPED_NINTH)
    await owed(hall, alice, "/miscast wizard:Mage dice_used:2 spell:fireball")
    assert (await bruno.presses(told, LET_THROUGH)).answer.refused is None
    await does(alice, TYPED_NINTH)


async def test_all_charges_are_answered_before_any_is_moved(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    """Answers come once all charges are declared, and before any of them is moved [L656]."""
    await begin_hammer(alice, bruno)
    await does(alice, "/unit add Lancers 5 M8 WS4 BS3 S3 T3 W1 I3 A1 Ld8 side:Empire")
    await to_phase(alice, "movement")
    first = await does(alice, "/charge Knights target:Mob what:declare distance:9")
    await does(alice, "/charge Lancers target:Gobs what:declare distance:9")
    told = await owed(hall, alice, "/charge Knights target:Mob distance:9")
    assert "the charge on Mob" in told.text
    assert (await bruno.presses(first, "Hold")).answer.refused is None
    told = await owed(hall, alice, "/charge Knights target:Mob distance:9")
    assert "Gobs" in told.text
    shown = await alice.calls("battle status")
    assert "Charge: Knights" not in shown.buttons
    await owed(hall, alice, "/charge Lancers target:Gobs distance:9 response:hold")
    await does(bruno, "/charge Gobs response:hold")
    await does(alice, "/charge Lancers target:Gobs distance:9")
    await does(alice, "/charge Knights target:Mob distance:9")


async def test_one_answer_counts_for_every_charger(alice: Player, bruno: Player) -> None:
    """A unit answers once all who charge it [L656, L664]."""
    await begin_hammer(alice, bruno)
    await does(alice, "/unit add Lancers 5 M8 WS4 BS3 S3 T3 W1 I3 A1 Ld8 side:Empire")
    await to_phase(alice, "movement")
    first = await does(alice, "/charge Knights target:Mob what:declare distance:9")
    second = await does(alice, "/charge Lancers target:Mob what:declare distance:9")
    assert (await bruno.presses(first, "Hold")).answer.refused is None
    assert "The answer of Bruno" not in (await alice.calls("battle status")).text
    assert (await bruno.presses(second, "Flee")).refused == "answer-passed"
    for charger in ("Lancers", "Knights"):
        tapper = Tapper(alice)
        tapper.sheet = (await alice.user.line("/desk")).messages[-1]
        assert not [each for each in labels(tapper.sheet) if each.startswith("Answer the charge")]
        await tapper.answers(f"Charge move: {charger}", "Do it")
        assert "contact" in tapper.said


async def test_an_answer_told_with_a_charge_counts_for_every_charger(
    alice: Player, bruno: Player
) -> None:
    await begin_hammer(alice, bruno, house=UNASKED)
    await does(alice, "/unit add Lancers 5 M8 WS4 BS3 S3 T3 W1 I3 A1 Ld8 side:Empire")
    await to_phase(alice, "movement")
    for name in ("Knights", "Lancers"):
        await does(alice, f"/charge {name} target:Mob what:declare distance:9")
    await does(alice, "/charge Knights target:Mob distance:9 response:hold")
    await does(alice, "/charge Lancers target:Mob distance:9")


async def test_nobody_is_waited_for_who_has_no_answer_to_choose(
    alice: Player, bruno: Player
) -> None:
    """A unit that fights already can but hold, one in flight flees on [L658-660]."""
    await begin_hammer(alice, bruno)
    await bruno.types("/unit status Mob status:fleeing")
    await to_phase(alice, "movement")
    await does(alice, "/charge Knights target:Mob what:declare distance:9")
    assert "The answer of Bruno" not in (await alice.calls("battle status")).text
    await does(alice, "/charge Knights target:Mob distance:9")


async def test_a_charge_that_has_reached_its_target_is_answered_no_more(
    alice: Player, bruno: Player
) -> None:
    await begin_hammer(alice, bruno)
    await to_phase(alice, "movement")
    told = await does(alice, "/charge Knights target:Mob what:declare distance:9")
    await does(bruno, "/charge Mob response:hold")
    await does(alice, "/charge Knights target:Mob distance:9")
    late = await bruno.presses(told, "Flee")
    assert late.refused == "answer-passed"
    assert "fleeing" not in await statuses(alice, "Mob")
    await alice.types("/undo")
    await bruno.types("/undo")
    assert (await bruno.presses(told, "Flee")).answer.refused is None


async def test_who_charges_is_told_which_other_charge_waits_for_its_answer(
    alice: Player, bruno: Player
) -> None:
    """All charges are answered before any is moved [L629-659]."""
    await begin_ninth(alice, bruno)
    await to_phase(alice, "movement")
    await does(alice, "/charge Archers target:Mob what:declare distance:7")
    held = await does(bruno, "/charge what:reaction target:Mob response:hold")
    await does(alice, "/charge Mage target:Shaman what:declare distance:7")
    waits = await alice.presses(held, "Charge")
    assert waits.refused == "answer-owed"
    assert "the charge on Shaman" in waits.text


async def test_in_the_ninth_age_a_declared_charge_is_not_rolled_before_its_answer(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    """[L635-659]."""
    await begin_ninth(alice, bruno)
    await to_phase(alice, "movement")
    told = await does(alice, "/charge Archers target:Mob what:declare distance:7")
    again = await alice.types("/charge Archers target:Shaman what:declare distance:7")
    assert again.refused == "charge-declared-already"
    await owed(hall, alice, "/charge Archers target:Mob distance:7")
    assert "Charge" not in told.buttons
    held = await bruno.presses(told, "Hold")
    assert held.answer.refused is None, held.text
    charged = await alice.presses(held, "Charge")
    assert charged.answer.refused is None
    assert "Archers · Mob" in charged.text
    assert (await bruno.presses(told, "Flee")).refused == "answer-passed"
    await to_phase(alice, "magic")
    assert "charge on" not in (await alice.calls("battle status")).text


async def test_a_button_goes_on_with_units_that_were_renamed(alice: Player, bruno: Player) -> None:
    await begin_hammer(alice, bruno)
    await to_phase(alice, "movement")
    told = await does(alice, "/charge Knights target:Mob what:declare distance:9")
    await does(bruno, "/unit edit Mob name:Rabble")
    await does(alice, "/unit edit Knights name:Lances")
    answered = await bruno.presses(told, "Hold")
    assert answered.answer.refused is None, answered.text
    assert "Lances · Rabble" in answered.text
    moved = await alice.presses(answered, "Charge")
    assert moved.outcome["result"]["outcome"] == "contact"


async def begin_between_characters(alice: Player, bruno: Player) -> None:
    await begin_hammer(alice, bruno)
    await alice.types(f"/unit add Baron 1 {FIGHTER} [character] side:Empire")
    await bruno.types(f"/unit add Grom 1 {FIGHTER} [character] side:Orcs")


async def challenge_grom(alice: Player, bruno: Player) -> None:
    """Let the first player's character challenge the other's, with whom he fights."""
    await begin_between_characters(alice, bruno)
    await does(alice, "/unit link Baron other:Grom")
    await to_phase(alice, "close-combat")
    await does(alice, "/resolve challenge values:unit:Baron enemy:Grom")


async def test_a_challenge_is_answered_before_its_combat_is_fought(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    """Challenges are fought before any blow is struck [L2122]."""
    await begin_between_characters(alice, bruno)
    await does(bruno, "/unit join Grom unit:Mob")
    await does(alice, "/unit link Baron other:Mob")
    await does(alice, "/unit link Knights other:Gobs")
    await to_phase(alice, "close-combat")
    told = await does(alice, "/resolve challenge values:unit:Baron enemy:Grom")
    assert "challenge of Baron" in (await owed(hall, alice, "/fight Baron enemy:Grom")).text
    await does(alice, "/fight Knights enemy:Gobs")
    assert (await bruno.presses(told, "Decline the challenge")).answer.refused is None
    assert (await bruno.presses(told, "Take the challenge up")).refused == "answer-passed"
    await does(alice, "/fight Baron enemy:Grom")


async def test_who_owes_an_answer_to_a_challenge_does_not_fight_in_its_place(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    """To decline hides a character; to fight on without a word would be better [L2126]."""
    await challenge_grom(alice, bruno)
    before = await hall.state(alice)
    told = await bruno.types("/fight Grom enemy:Baron")
    assert told.refused == "answer-first"
    assert_one_sentence(told)
    assert await hall.state(alice) == before


@pytest.mark.parametrize("line", ["/unit status Grom status:fleeing", "/unit remove Grom"])
async def test_a_challenge_waits_no_longer_once_either_is_gone(
    alice: Player, bruno: Player, line: str
) -> None:
    await challenge_grom(alice, bruno)
    assert "to the challenge" in (await alice.calls("battle status")).text
    await does(bruno, line)
    assert "to the challenge" not in (await alice.calls("battle status")).text
