from __future__ import annotations
from tests.bot.e2e.hall import Hall, Player, open_hall
from tests.bot.e2e.games.answers.test_openings import begin, ok, steps
from tests.bot.e2e.games.answers.test_answers_typed import lords
from tests.bot.e2e.battles.test_brought import exported
from tests.bot.e2e.test_zz_scratch import show
import pytest

@pytest.mark.parametrize("game", ["blackhammer", "t9a", "whfb2"])
async def test_export(alice: Player, bruno: Player, tmp_path, game) -> None:
    await begin(alice, bruno, game)
    await ok(alice, "/charge Swords target:Mob distance:5")
    file = await exported(alice)
    async with open_hall(f"sqlite:///{tmp_path / 'away.db'}") as away:
        chloe, dave = away.player("Chloé"), away.player("Dave")
        show("import", await chloe.calls("battle import", file=file))
        await chloe.calls("battle join", side="Men")
        await dave.calls("battle join", side="Orcs")
        show("status", await chloe.calls("battle status"))
        print(await steps(chloe))
        show("charge", await chloe.types("/charge Swords target:Mob distance:5"))
        st = await dave.calls("battle status")
        show("dave", st)
        p = await dave.presses(st, next(b for b in st.buttons if "Mob" in b))
        show("pressed", p)
        show("hold", await dave.presses(p, p.buttons[0 if "Undo" not in p.buttons[0] else 1]))
        show("charge", await chloe.types("/charge Swords target:Mob distance:5"))

@pytest.mark.parametrize("game", ["blackhammer", "t9a", "whfb2"])
async def test_export2(alice: Player, bruno: Player, tmp_path, game) -> None:
    await begin(alice, bruno, game)
    await lords(alice, bruno)
    await ok(alice, "/fight what:challenge unit:Hero enemy:Boss")
    file = await exported(alice)
    async with open_hall(f"sqlite:///{tmp_path / 'away.db'}") as away:
        chloe, dave = away.player("Chloé"), away.player("Dave")
        show("import", await chloe.calls("battle import", file=file))
        await chloe.calls("battle join", side="Men")
        await dave.calls("battle join", side="Orcs")
        st = await dave.calls("battle status")
        show("status", st)
        show("no", await chloe.presses(st, st.buttons[1]))
        show("yes", await dave.presses(st, st.buttons[1]))
        # to the same hall
    show("again", await alice.calls("battle import", file=file))
