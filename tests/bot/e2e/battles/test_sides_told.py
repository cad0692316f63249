"""Log, replay and report tell sides by the names they had, whosever turn it is by then."""

from __future__ import annotations

from tests.bot.e2e.games.aos4.test_spearhead import begin
from tests.bot.e2e.hall import Player

FORD = "/objective what:control objective:Ford scores:5 enemy_scores:3"


async def test_sides_are_told_by_name_long_after_their_turn(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno, house="battlepack=border-war")
    await alice.types("/battle next phase:end-of-turn")
    entry = (await alice.types(FORD)).outcome["entry"]
    await alice.types("/battle next")  # to the turn of the other side
    log = await alice.types("/battle log")
    assert "5 to 3: Storm controls" in log.text
    assert "the active side" not in log.text
    single = await alice.types(f"/battle log entry:{entry}")
    assert "Storm controls" in single.text
    again = await alice.types(f"/battle replay entry:{entry}")
    assert "Storm controls" in again.text
    assert again.outcome["same"] is True
    await bruno.types("/battle end")
    await alice.types("/battle end")
    log = await alice.types("/battle log")
    assert "Storm controls" in log.text


async def test_what_is_due_names_the_sides(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno, house="battlepack=border-war")
    await alice.types("/battle next phase:start-of-round")
    told = await alice.types("/battle next phase:shooting")
    assert "Commands (Storm 4, Skaven 4)" in told.text
    assert "Covering Fire for Skaven" in told.text
    ends = await alice.types("/battle next phase:end-of-turn")
    assert "Storm scores" in ends.text
