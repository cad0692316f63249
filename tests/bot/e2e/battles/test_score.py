"""The points of a battle: as the table gives them, as players correct them, as it ends."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from localdiscord import Upload
from tests.bot.e2e.hall import Player, Told, open_hall


def plain(text: str) -> str:
    return text.replace("\N{NO-BREAK SPACE}", " ").replace("\N{NARROW NO-BREAK SPACE}", " ")


def totals(told: Told) -> dict[str, int]:
    """Return the points of each side."""
    score: dict[str, Any] = told.outcome["score"]
    return {side["name"]: side["total"] for side in score["sides"]}


async def begin(first: Player, second: Player, points: int | None = 1000) -> None:
    """Start a battle whose units have a cost."""
    size = {} if points is None else {"points": points}
    await first.calls("battle start", side_one="Elfes", side_two="Peaux-Vertes", **size)
    await first.calls("battle join", side="Elfes")
    await second.calls("battle join", side="Peaux-Vertes")
    await first.types("/unit add Archers 10 M4 T3 W1 Ld7 Pts120")
    await second.types("/unit add Orques 20 M4 T4 W1 Ld7 Pts161")
    await second.types("/unit add Seigneur 1 T5 W3 Ld9 Pts140 [general, character]")


async def test_points_stand_line_by_line_as_the_table_does(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno)
    empty = await alice.types("/score show")
    assert totals(empty) == {"Elfes": 0, "Peaux-Vertes": 0}
    assert "no points yet" in empty.text
    await bruno.types("/unit damage Orques models:10")
    await bruno.types("/unit status Seigneur status:fleeing")
    await alice.types("/unit edit Archers change:Quarter2")
    shown = await alice.types("/score show")
    assert totals(shown) == {"Elfes": 81 + 140 + 100 + 100, "Peaux-Vertes": 0}
    assert "+81 Orques at half strength or less" in shown.text
    assert "+100 General: Seigneur" in shown.text
    assert "+100 Table quarter 2" in shown.text
    assert "victory for Elfes: 421 points more, 150 needed at 1,000 points a side" in shown.text
    french = plain((await bruno.types("/score show")).text)
    assert "Orques at half strength or less" in french


async def test_a_correction_is_named_kept_and_taken_back(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno)
    added = await bruno.types('/score add points:75 side:Peaux-Vertes why:"la colline"')
    assert totals(added) == {"Elfes": 0, "Peaux-Vertes": 75}
    lines = (await alice.types("/score show")).text
    assert "+75 la colline (turn 1)" in lines
    assert "a draw: 75 points apart, 150 needed" in lines
    taken = await bruno.types("/score add points:-25")
    assert totals(taken) == {"Elfes": 0, "Peaux-Vertes": 50}
    assert "Peaux-Vertes 50" in (await alice.types("/battle status")).text
    await bruno.presses(taken, "Undo")
    await bruno.types("/undo")
    assert totals(await alice.types("/score show")) == {"Elfes": 0, "Peaux-Vertes": 0}
    await bruno.types("/redo")
    assert totals(await alice.types("/score show"))["Peaux-Vertes"] == 75
    assert "points added" in (await alice.types("/battle log")).text


async def test_the_way_to_note_a_cost_works_as_it_is_told(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno)
    await bruno.types("/unit add Loups 5 M9 T3 W1 Ld5")
    await bruno.types("/unit damage Loups models:5")
    told = (await alice.types("/score show")).text
    line = next(line for line in told.splitlines() if "Loups" in line)
    assert "“Change…” on its sheet" in line
    change = line[line.index(", as ") + len(", as ") : line.index(")")]
    assert (await bruno.calls("unit edit", unit="Loups", change=change)).answer.refused is None
    assert totals(await alice.types("/score show"))["Elfes"] == 100


async def test_the_end_proposes_who_won(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno)
    await bruno.types("/unit damage Orques models:20")
    await alice.types("/score add points:40 side:2")
    await bruno.types("/battle end")
    over = await alice.types("/battle end")
    assert over.answer.card.title == "A draw (161–40)"
    assert over.answer.card.headline.startswith("A draw: 121 points apart, 150 needed")
    assert "Elfes: lost 0/10 models, 0/120 pts" in over.text
    assert "Peaux-Vertes: lost 20/21 models, 161/301 pts" in over.text
    assert "+161 Orques destroyed" in (await alice.presses(over, "Details")).text
    kept = over.outcome["dice"]["score"]
    assert [side["total"] for side in kept["sides"]] == [161, 40]
    assert kept["verdict"]["id"] == "draw"
    told = await alice.types("/battle report")
    (page, text) = (told.reply.file(attachment).decode() for attachment in told.message.attachments)
    assert "Models left" in page
    for written in (page, text):
        assert "Points: Elfes 161 · Peaux-Vertes 40 – a draw: 121 points apart" in written


async def test_without_the_size_of_the_battle_nobody_is_called_the_victor(
    alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno, points=None)
    await bruno.types("/unit damage Orques models:20")
    shown = await alice.types("/score show")
    assert "Elfes ahead by 161; without the points of the battle" in shown.text


async def test_what_makes_no_sense_is_refused_in_one_sentence(alice: Player, bruno: Player) -> None:
    assert (await alice.types("/score show")).refused == "no-battle"
    assert (await alice.types("/score add points:5")).refused == "no-battle"
    await begin(alice, bruno)
    assert (await alice.types("/score add points:0")).refused == "no-points"
    assert (await alice.types("/score add points:5 side:Nains")).refused == "unknown-side"


async def test_corrections_travel_with_an_exported_battle(
    alice: Player, bruno: Player, tmp_path: Path
) -> None:
    await begin(alice, bruno)
    await alice.types("/score add points:30 why:pont")
    exported = await alice.calls("battle export")
    ((name, content),) = (
        (attachment["filename"], exported.reply.file(attachment))
        for attachment in exported.message.attachments
    )
    async with open_hall(f"sqlite:///{tmp_path / 'away.db'}") as away:
        chloe = away.player("Chloé")
        await chloe.calls("battle import", file=Upload(name, content))
        assert totals(await chloe.types("/score show")) == {"Elfes": 30, "Peaux-Vertes": 0}
        forged = content.replace(b'"points":30', b'"points":"x"')
        assert forged != content
        assert (await chloe.types("/battle end")).answer.refused is None
        refused = await chloe.calls("battle import", file=Upload(name, forged))
        assert refused.answer.refused is not None
