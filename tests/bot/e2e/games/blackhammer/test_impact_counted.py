"""Impact hits of BlackHammer made apart: their wounds count, and the ranks before them."""

from __future__ import annotations

from tests.bot.e2e.games.blackhammer.test_charges_of_blackhammer import plays, undone_and_redone
from tests.bot.e2e.games.test_acts import statuses, to_phase
from tests.bot.e2e.hall import Hall, Player
from tests.bot.e2e.playing import UNASKED

CHARIOT = "Chariot 1 M8 WS3 S5 T4 W4 I3 A2 Ld9 [chariot]"
SPEARS = "Spears 20 M4 WS3 S3 T3 W1 I3 A1 Ld9 Wide5"
FIGHT = "/fight Chariot enemy:Spears fighting:1 enemy_fighting:0"


async def charged(alice: Player, bruno: Player) -> None:
    """Let a chariot charge, and go on to the combat."""
    await alice.calls("battle start", side_one="Elves", side_two="Men", house=UNASKED)
    await alice.calls("battle join", side="Elves")
    await bruno.calls("battle join", side="Men")
    await plays(alice, f"/unit add {CHARIOT}")
    await plays(bruno, f"/unit add {SPEARS}")
    await to_phase(alice, "movement")
    await plays(alice, "/charge Chariot target:Spears distance:8")
    await to_phase(alice, "close-combat")


async def test_its_wounds_and_the_ranks_before_it_count_in_the_result_once(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    """[L1356, L1878-1892, L2732]."""
    await charged(alice, bruno)
    before = (await hall.state(alice))[0]
    hit = await plays(
        alice, "/resolve impact_hits values:unit:Chariot; enemy:Spears dice:6,6,6,6,6,6,6"
    )
    assert hit.outcome["result"]["wounds"] == 6
    assert "impact-wounds" in await statuses(alice, "Chariot")
    fought = await plays(alice, f"{FIGHT} dice:bot")
    result = fought.outcome["result"]
    score = {"own": result["score"], "wounds": result["wounds"]}
    assert score["own"] - score["wounds"] == 6
    # Fourteen are left, who alone would have a rank less.
    assert result["enemy_score"] - result["enemy_wounds"] >= 3
    assert "its impact counts 6 wounds" in fought.text
    assert "impact-wounds" not in await statuses(alice, "Chariot")
    await undone_and_redone(hall, (alice, bruno), before)
