"""Numbers that battles stored before keep of a unit by its plain name, without its signs."""

from __future__ import annotations

import pytest

from bot.texts.bundle import escaped
from rulesets.core.results import counted
from rulesets.core.results.counted import plain_name
from tests.bot.e2e.hall import Hall, Player
from tests.bot.e2e.playing import in_turn
from tests.bot.e2e.units.test_counts import begin


@pytest.mark.parametrize("name", ["L'Ancien", "Big-Boss", "Priest (1)"])
async def test_what_a_battle_stored_before_counts_of_a_unit_by_its_plain_name_goes_on(
    hall: Hall, alice: Player, bruno: Player, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """Its signs were dropped then; no other unit has that plain name."""
    await begin(alice, bruno, "aos4")
    prayer = "prayer:Resurrection choice:bank dice:3"
    with monkeypatch.context() as before:
        before.setattr(counted, "unit_name", plain_name)
        await in_turn(
            (alice, f'/unit add "{name}" 1 M6 H5 Sv6+ C2 [hero, priest (1)]'),
            (alice, "/battle next phase:hero"),
            (alice, f'/pray unit:"{name}" {prayer}'),
        )
    shown, stored = await alice.types("/battle status"), (await hall.state(alice))[0]
    assert f"ritual-ever:{plain_name(name)}/resurrection" in str(shown.outcome)
    assert f": {escaped(name)}, Resurrection" in shown.message.embeds[0]["description"]
    assert (await alice.types(f'/pray unit:"{name}" {prayer}')).refused == "prayer-used-up"
    await in_turn((alice, f'/unit edit "{name}" name:"Le Doyen!"'))
    assert (await alice.types(f'/pray unit:"Le Doyen!" {prayer}')).refused == "prayer-used-up"
    await in_turn((alice, "/undo"))
    assert (await hall.state(alice))[0] == stored
    count = f'/battle count Elfes what:ritual-ever name:"{name}/Resurrection" value:0'
    await in_turn((alice, count))
    assert "Prayers used once a battle" not in (await alice.types("/battle status")).text
    await in_turn((alice, "/undo"))
    assert (await alice.types(f'/pray unit:"{name}" {prayer}')).refused == "prayer-used-up"
