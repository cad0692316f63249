"""Acts that Age of Sigmar bars: moves, charges, shots and commands, each once."""

from __future__ import annotations

import pytest

from tests.bot.e2e.desk.tapping import Tapper, labels
from tests.bot.e2e.hall import Hall, Player
from tests.bot.e2e.playing import assert_one_sentence, state_of, to_phase
from tests.bot.e2e.solo_battle import SoloBattle

LINE = "10 M5 H1 Sv4+ A2 To3+ Wo4+ Re0 Da1"
LINED, KIN = f"Reavers {LINE}", f"Wolves {LINE}"

BARRED = (
    ("movement", "engaged", "/move Reavers what:normal", "act-barred"),
    ("movement", "ran", "/move Reavers what:normal", "already-done"),
    ("movement", "set-up", "/move Reavers what:run", "moves-otherwise"),
    ("movement", "retreated", "/move Reavers what:normal", "moves-otherwise"),
    ("charge", "engaged", "/charge Reavers target:Wolves distance:5", "no-charge-engaged"),
    ("charge", "charge-tried", "/charge Reavers target:Wolves distance:5", "already-done"),
    ("shooting", "ran", "/shoot Reavers target:Wolves", "no-shots-ran"),
    ("shooting", "shot", "/shoot Reavers target:Wolves", "already-done"),
    ("combat", "fought", "/fight Reavers enemy:Wolves", "already-done"),
    ("hero", "commanded", "/rally Reavers", "already-done"),
)


@pytest.mark.parametrize("case", BARRED)
async def test_what_a_status_bars_is_refused_before_any_dice(
    hall: Hall, alice: Player, bruno: Player, case: tuple[str, str, str, str]
) -> None:
    phase, status, line, code = case
    await alice.calls("battle start", game="aos4", side_one="Chaos", side_two="Wolves’ kin")
    await alice.calls("battle join", side="Chaos")
    await bruno.calls("battle join", side="Wolves’ kin")
    await alice.types(f"/unit add Reavers {LINE} side:Chaos")
    await bruno.types(f"/unit add Wolves {LINE} side:Wolves’ kin")
    await to_phase(alice, phase)
    await state_of(alice, "Reavers", status)
    before = await hall.state(alice)
    told = await alice.types(line)
    assert told.refused == code, told.text
    assert_one_sentence(told)
    assert await hall.state(alice) == before


async def test_the_roll_of_a_later_round_and_its_choice_are_due_until_they_are_made(
    hall: Hall, alice: Player
) -> None:
    """A roll opens every round but the first, and its winner chooses [L430-432]."""
    await SoloBattle(hall, alice).begin("aos4", LINED, KIN)
    for _ in range(24):
        now = (await hall.channel(alice)).battle
        if now is not None and (now.turn, now.phase) == (2, "start-of-round"):
            break
        await alice.calls("battle next")
    tapper = Tapper(alice)
    assert "Next phase, 1 due" in labels(await tapper.desk("Next phase", bearing="Priority"))
    await tapper.does("Priority")
    assert await tapper.goes_on() == "Next phase (due: first turn)"
    await tapper.does("Take the first turn")
    assert await tapper.goes_on() == "Next phase"
