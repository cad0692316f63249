"""The end of a battle: agreed to by the other side, by its silence, and taken back for a day."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from bot.battle.actions import ending, reopening
from bot.store.snowflake import milliseconds
from localdiscord import Upload
from tests.bot.e2e.desk.tapping import Tapper, words
from tests.bot.e2e.hall import Hall, Player, Told, open_hall
from tests.bot.e2e.playing import assert_one_sentence, battle_of, begin, end_battle
from tests.verifying import wrong_in

WRITES = 1 << 11


async def object_to(player: Player, asked: Told, *said: str) -> str:
    """Object to a proposed end, and press in the sheet that opens; return what is told then."""
    tapper = Tapper(player)
    await tapper.use(asked.message, "Object")
    await tapper.answers(*said)
    return tapper.said


def proof_in(told: Told) -> dict[str, Any]:
    """Return the file of the dice under an end."""
    files = told.message.attachments
    return next(each for each in files if each["filename"].endswith(".json"))


def later(monkeypatch: pytest.MonkeyPatch, hours: float) -> None:
    """Let some hours go by."""
    for module in (ending, reopening):
        monkeypatch.setattr(module, "milliseconds", lambda: milliseconds() + int(hours * 3_600_000))


async def test_a_battle_ends_once_the_other_side_agrees(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno)
    asked = await alice.calls("battle end")
    assert asked.buttons[:2] == ["Agree", "Object"]
    assert asked.answer.calls == (bruno.user.id,)
    assert "Bruno, do you agree?" in asked.text
    mallory = hall.player("Mallory", "en", permissions=WRITES)
    before = await hall.state(alice)
    for player in (alice, mallory):
        for button in ("Agree", "Object"):
            told = await player.presses(asked, button)
            assert told.refused == "not-yours-to-end"
            assert_one_sentence(told)
    assert (await mallory.calls("battle end")).refused == "only-players"
    assert (await alice.calls("battle end")).refused == "end-waiting"
    assert await hall.state(alice) == before
    assert "24" in (await alice.calls("battle status")).text
    await hall.restart()
    ended = await bruno.presses(asked, "Agree")
    assert len(ended.outcome["dice"]["seed"]) == 64
    assert (await hall.channel(alice)).battle is None
    assert (await bruno.presses(asked, "Agree")).refused == "battle-is-over"


async def test_the_other_side_s_own_command_agrees_too(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno)
    await alice.calls("battle end")
    assert "seed" in (await bruno.calls("battle end")).outcome["dice"]


async def test_who_would_play_on_says_so(hall: Hall, alice: Player, bruno: Player) -> None:
    await begin(alice, bruno)
    asked = await alice.calls("battle end")
    assert "Bruno plays on" in await object_to(bruno, asked, "Jouer encore")
    assert (await bruno.presses(asked, "Agree")).refused == "end-not-asked"
    assert (await hall.channel(alice)).battle is not None


async def test_a_proposal_stands_no_longer_once_the_battle_goes_on(
    alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno)
    asked = await alice.calls("battle end")
    await alice.types("/battle next")
    assert (await bruno.presses(asked, "Agree")).refused == "end-not-asked"
    again = await alice.calls("battle end")
    await bruno.calls("score add", points=300, side="Peaux-Vertes")
    assert (await bruno.presses(again, "Agree")).refused == "end-not-asked"


LAPSED = "The proposal of Elfes to end the battle"
"""What the card of an act begins to say of a proposal that it leaves behind."""


async def test_the_act_that_leaves_a_proposed_end_behind_says_so_once(
    alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno)
    asked = await alice.calls("battle end")
    assert LAPSED not in (await alice.types("/roll 1d6")).text
    assert "Elfes has proposed the end" in (await alice.types("/battle status")).text
    gone = await bruno.types("/battle next")
    assert LAPSED in gone.text
    assert LAPSED not in (await alice.types("/battle next")).text
    assert (await bruno.presses(asked, "Agree")).refused == "end-not-asked"
    await alice.calls("battle end")
    scored = await bruno.calls("score add", points=300, side="Peaux-Vertes")
    assert LAPSED in scored.text


async def test_the_table_tells_all_turn_long_of_a_proposed_end_that_was_left_behind(
    alice: Player, bruno: Player
) -> None:
    """The act that left it behind may have been told to one player alone."""
    await begin(alice, bruno)
    await alice.calls("battle end")
    assert LAPSED not in (await alice.types("/battle status")).text
    await bruno.calls("score add", points=300, side="Peaux-Vertes")
    for _ in range(2):
        assert LAPSED in (await alice.types("/battle status")).text
        desk = (await alice.user.line("/desk")).messages[-1]
        assert words(desk).count(LAPSED) == 1
    begun = (await battle_of(alice))["active"]
    while (await battle_of(alice))["active"] == begun:
        await alice.types("/battle next")
    assert LAPSED not in (await alice.types("/battle status")).text


async def test_a_proposed_end_that_is_replaced_objected_to_or_agreed_to_does_not_lapse(
    alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno)
    await alice.calls("battle end")
    other = await alice.calls("battle end", winner="draw")
    assert other.answer.refused is None
    assert LAPSED not in other.text
    assert LAPSED not in await object_to(bruno, other, "Jouer encore")
    asked = await alice.calls("battle end")
    assert LAPSED not in (await bruno.presses(asked, "Agree")).text


async def test_who_proposed_the_end_withdraws_it_by_undo(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno)
    asked = await alice.calls("battle end")
    await alice.presses(asked, "Undo")
    assert (await bruno.presses(asked, "Agree")).refused == "end-not-asked"


async def test_silence_agrees_after_a_day_and_play_is_no_silence(
    hall: Hall, alice: Player, bruno: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begin(alice, bruno)
    await alice.calls("battle end")
    later(monkeypatch, 23.5)
    assert "one more hour" in (await alice.calls("battle end")).text
    later(monkeypatch, 24.1)
    await bruno.types("/roll 1d6")
    assert "Agree" in (await alice.calls("battle end")).buttons  # asked anew
    later(monkeypatch, 48.3)
    ended = await alice.calls("battle end")
    assert "seed" in ended.outcome["dice"]
    later(monkeypatch, 0)
    # Who had not agreed takes that back alone.
    assert (await bruno.presses(ended, ended.buttons[-1])).answer.refused is None
    assert (await hall.channel(alice)).battle is not None


async def test_a_referee_ends_the_battle_alone(hall: Hall, alice: Player, bruno: Player) -> None:
    await alice.calls("battle start", side_one="Elfes", side_two="Nains")
    judge = hall.player("Carole", "en")
    await judge.calls("battle join", referee=True)
    await alice.calls("battle join", side="Elfes")
    await bruno.calls("battle join", side="Nains")
    assert "seed" in (await judge.calls("battle end")).outcome["dice"]


@pytest.mark.parametrize("seated", [True, False])
async def test_who_plays_alone_ends_it_at_once_and_takes_that_back(
    hall: Hall, alice: Player, *, seated: bool
) -> None:
    await alice.calls("battle start", side_one="Elfes", side_two="Nains")
    if seated:
        await alice.calls("battle join", side="Elfes")
    ended = await alice.calls("battle end")
    assert "seed" in ended.outcome["dice"]
    assert (await alice.presses(ended, ended.buttons[-1])).answer.refused is None
    assert (await hall.channel(alice)).battle is not None


async def reopened(alice: Player, bruno: Player, ended: Told) -> Told:
    """Take the end back as both players agree."""
    asked = await alice.presses(ended, ended.buttons[-1])
    return await bruno.presses(asked, asked.buttons[0])


async def test_the_end_is_taken_back_by_both_and_nothing_is_lost(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno)
    await alice.types("/roll 3d6")
    before = await battle_of(alice)
    first = (await hall.channel(alice)).journal.commitment
    ended = await end_battle(alice, bruno)
    mallory = hall.player("Mallory", "en", permissions=WRITES)
    assert (await mallory.presses(ended, ended.buttons[-1])).refused == "only-its-players"
    strange = await mallory.presses(ended, "Rematch")
    assert strange.refused == "only-its-players"
    assert "end" not in strange.text, "a rematch takes no end back"
    asked = await alice.presses(ended, ended.buttons[-1])
    assert (await alice.presses(asked, "Agree")).refused == "not-yours-to-end"
    assert (await mallory.presses(asked, "Agree")).refused == "only-its-players"
    await hall.restart()
    back = await bruno.presses(asked, "Agree")
    journal = (await hall.channel(alice)).journal
    assert journal.commitment in back.text
    assert journal.commitment != first
    assert journal.first_draw == journal.next_draw == 1
    assert await battle_of(alice) == before
    assert (await hall.channel(alice)).board.players != []
    await alice.types("/roll 2d6")
    await hall.restart()
    assert (await hall.channel(alice)).journal.next_draw == 2
    verified = await alice.calls("dice verify")
    assert verified.outcome["faults"] == []
    assert "One draw fell before the end was taken back: it is what the secret" in verified.text
    assert "elsewhere" not in verified.text


async def test_a_battle_that_went_on_is_proven_and_handed_on(
    alice: Player, bruno: Player, tmp_path: Path
) -> None:
    await begin(alice, bruno)
    await alice.types("/roll 3d6")
    ended = await end_battle(alice, bruno)
    first = proof_in(ended)
    before = ended.reply.file(first)
    await reopened(alice, bruno, ended)
    assert (await alice.calls("dice words", words="Lune")).answer.refused is None
    await alice.types("/roll 2d6")
    ended = await end_battle(alice, bruno)
    second = proof_in(ended)
    exported = await alice.calls("battle export")
    (file,) = exported.message.attachments
    for reply, each in ((ended.reply, second), (exported.reply, file)):
        assert wrong_in(each["filename"], reply.file(each)) == []
    assert first["filename"].split(".")[0] == second["filename"].split(".")[0]
    both = json.loads(ended.reply.file(second))
    assert (both["first"], [draw["number"] for draw in both["draws"]]) == (1, [0, 1])
    assert both["earlier"][0]["seed"] == json.loads(before)["seed"]
    both["draws"][0]["marks"][0] = 7 - both["draws"][0]["marks"][0]
    (wrong,) = wrong_in("dice.json", json.dumps(both).encode())
    assert wrong.startswith("draw 0: die 1 (d6) shows")
    upload = Upload(file["filename"], exported.reply.file(file))
    assert (await alice.calls("dice verify")).outcome["faults"] == []
    async with open_hall(f"sqlite:///{tmp_path / 'away.db'}") as away:
        chloe = away.player("Chloé", "en")
        told = await chloe.calls("battle import", file=upload)
        assert told.outcome["over"]
        assert (await chloe.types("/undo")).refused == "reopen-too-late"


async def test_undo_says_that_the_battle_is_over_rather_than_touch_the_settings(
    hall: Hall, alice: Player, bruno: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    await alice.types("/settings language:en")
    await begin(alice, bruno)
    await end_battle(alice, bruno)
    told = await alice.types("/undo")
    assert told.refused == "over-nothing-to-undo"
    assert told.buttons == ["Take the end back"]
    assert (await hall.channel(alice)).row.locale == "en"
    assert (await alice.presses(told, "Take the end back")).buttons == ["Agree"]
    later(monkeypatch, 24.1)
    told = await alice.types("/undo")
    assert told.refused == "reopen-too-late"
    assert_one_sentence(told)
    assert (await hall.channel(alice)).row.locale == "en"
    await alice.types("/settings language:fr")
    assert (await alice.types("/undo")).answer.refused is None
    assert (await hall.channel(alice)).row.locale == "en"


async def test_the_end_is_not_taken_back_under_another_battle(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno)
    ended = await end_battle(alice, bruno)
    await alice.calls("battle start", side_one="Elfes", side_two="Nains")
    for _ in range(2):
        told = await alice.presses(ended, ended.buttons[-1])
        assert told.refused == "reopen-not-last"
        assert_one_sentence(told)
        await alice.calls("battle end")


async def test_what_is_left_of_an_end_taken_back_says_so(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno)
    ended = await end_battle(alice, bruno)
    asked = await alice.presses(ended, ended.buttons[-1])
    both = await asyncio.gather(*(bruno.presses(asked, asked.buttons[0]) for _ in range(2)))
    codes = sorted(str(told.answer.refused) for told in both)
    assert codes == ["None", "reopened-already"]
    before = await hall.state(alice)
    for told in (
        await alice.presses(ended, ended.buttons[-1]),
        await bruno.presses(asked, asked.buttons[0]),
    ):
        assert told.refused == "reopened-already"
        assert_one_sentence(told)
    assert await hall.state(alice) == before
    await end_battle(alice, bruno)
    again = await bruno.presses(asked, asked.buttons[0])
    assert again.refused == "reopen-ended-again"
    assert_one_sentence(again)
    assert (await hall.channel(alice)).battle is None


async def test_decks_and_dice_of_a_reopened_battle_are_proven(
    alice: Player, bruno: Player, tmp_path: Path
) -> None:
    await begin(alice, bruno)
    cards = "Ambush; Feint; Trap; Retreat"
    await alice.calls("deck new", name="Ruses", cards=cards, side="Elfes")
    await alice.calls("card draw", deck="Ruses")
    await reopened(alice, bruno, await end_battle(alice, bruno))
    await alice.calls("card draw", deck="Ruses")
    running = await alice.calls("battle export")
    assert (await alice.calls("dice verify")).outcome["faults"] == []
    await end_battle(alice, bruno)
    assert (await alice.calls("dice verify")).outcome["faults"] == []
    for at, told in enumerate((running, await alice.calls("battle export"))):
        (file,) = told.message.attachments
        content = told.reply.file(file)
        assert wrong_in(file["filename"], content) == []
        async with open_hall(f"sqlite:///{tmp_path / f'away{at}.db'}") as away:
            chloe = away.player("Chloé", "en")
            upload = Upload(file["filename"], content)
            brought = await chloe.calls("battle import", file=upload)
            assert brought.answer.refused is None, brought.text


async def test_a_seat_that_is_left_and_taken_again_is_no_fault(
    alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno)
    await bruno.calls("battle leave")
    await bruno.calls("battle join", side="Peaux-Vertes")
    await bruno.types("/undo")
    await bruno.types("/redo")
    told = await alice.calls("battle export")
    (file,) = told.message.attachments
    assert wrong_in(file["filename"], told.reply.file(file)) == []


async def test_buttons_of_a_battle_that_is_over_say_what_is_right(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno)
    cards = "Ambush: go; Feint: come"
    await alice.calls("deck new", name="Ruses", cards=cards, side="Elfes")
    drawn = await alice.calls("card draw", deck="Ruses")
    edited = await alice.types("/unit damage Archers models:3")
    ended = await end_battle(alice, bruno)
    before = await hall.state(alice)
    told = await alice.presses(edited, "Undo")
    assert told.refused == "over-undo-within"
    assert told.alone
    assert told.buttons == ["Take the end back"]
    hand = await alice.presses(drawn, "My hand")
    assert hand.refused == "deck-gone"
    assert_one_sentence(hand)
    assert (await bruno.presses(edited, "Undo")).refused == "undo-others"
    await hall.restart()
    assert (await alice.presses(edited, "Undo")).refused == "over-undo-within"
    assert await hall.state(alice) == before
    await reopened(alice, bruno, ended)
    assert (await alice.presses(edited, "Undo")).answer.refused is None
    await end_battle(alice, bruno)
    await alice.calls("battle start", side_one="Elfes", side_two="Nains")
    other = await alice.presses(drawn, "Undo")
    assert other.refused == "undo-elsewhere"
    assert_one_sentence(other)
