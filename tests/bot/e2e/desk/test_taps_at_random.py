"""Whole battles played by pressing whatever the desk shows: nothing on offer is refused."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random

import pytest

from bot.commands.desk.shown.overview import overview_of
from bot.commands.request.answer import Answer
from bot.commands.request.requester import Requester
from bot.views.interface.buttons import ButtonSpec
from bot.views.interface.panel import MOST_LETTERS, MOST_PARTS, Panel, Words
from tests.bot.desk import ALICE, Desk
from tests.bot.e2e.games.offered import SIDES, does, set_up
from tests.bot.e2e.games.test_offers_taken import GAMES

PRESSES = 300
MOST_SHEETS = 8
LONGEST_ID = 100
ACTS = frozenset({"act", "fire"})


@dataclass
class Fingers:
    """Two players who press at random.

    Attributes:
        desk: Where they play.
        random: What decides for them.
        done: How often each procedure was done.
        refused: Acts on offer that were refused, with why.
        sheets: The most sheets that an act took.
    """

    desk: Desk
    random: Random
    done: Counter[str] = field(default_factory=Counter)
    refused: list[tuple[str, object]] = field(default_factory=list)
    sheets: int = 0

    async def panel(self, who: Requester) -> Panel | None:
        """Return the desk as a player has it, None once the battle is over."""
        overview = await overview_of(await self.desk.router.look(who))
        return None if overview is None else fit(overview.panel())

    async def presses(self, spec: ButtonSpec, who: Requester) -> Answer:
        """Press a button as a new interaction."""
        self.desk.count()
        again = replace(who, interaction_id=self.desk.last)
        return await self.desk.router.press(again, spec.kind, spec.subject)

    async def goes_on(self) -> bool:
        """Do one thing that the desk offers; return whether the battle goes on."""
        channel = await self.desk.store.peek(ALICE.channel_id)
        battle = channel.board.battle
        panel = await self.panel(ALICE)
        if panel is None or battle is None:
            return False
        acts = [spec for spec in panel.buttons if spec.kind == "act"]
        if not acts or self.random.random() < 0.15:
            await does(self.desk, "battle next", who=SIDES[channel.board.sides[battle.active].name])
            return True
        spec = self.random.choice(acts)
        side = sorted(SIDES)[int(spec.subject.split(":")[1][1], 16)]
        await self.does(spec, SIDES[side])
        return True

    async def does(self, spec: ButtonSpec, who: Requester) -> None:
        """Press a button of the desk and of each sheet after it, until something is done."""
        procedure = spec.subject.partition(":")[0]
        for sheets in range(MOST_SHEETS):
            answer = await self.presses(spec, who)
            if answer.panel is None:
                if answer.refused is not None and not await self.names(procedure, answer):
                    self.refused.append((spec.subject, answer.refused))
                self.done[procedure] += 1
                self.sheets = max(self.sheets, sheets)
                return
            spec = self.random.choice([each for each in fit(answer.panel).buttons if usual(each)])
        pytest.fail(f"no end of sheets: {procedure}")

    async def names(self, procedure: str, answer: Answer) -> bool:
        """Tell whether a form asks for what has no button, as is declared of it."""
        ruleset = (await self.desk.store.peek(ALICE.channel_id)).ruleset
        by_form = any(each.form for each in ruleset.procedure(procedure).offerings)
        return by_form and answer.form is not None


def usual(spec: ButtonSpec) -> bool:
    """Tell whether a press brings an act nearer."""
    return spec.kind in ACTS


def fit(panel: Panel) -> Panel:
    """Return a panel, which must be one that Discord takes."""
    assert panel.parts <= MOST_PARTS
    assert sum(len(block.text) for block in panel.blocks if isinstance(block, Words)) < MOST_LETTERS
    ids = list(custom_ids(panel))
    assert len(ids) == len(set(ids)), ids
    assert all(len(each) <= LONGEST_ID for each in ids)
    return panel


def custom_ids(panel: Panel) -> Iterator[str]:
    """Yield the custom ids of the buttons, and the values of lists."""
    for spec in panel.buttons:
        yield f"vexille1:{spec.kind}:{spec.subject}"


@pytest.mark.parametrize("seed", [2])
@pytest.mark.parametrize("game", GAMES)
async def test_no_button_of_the_desk_is_refused_and_every_sheet_has_an_end(
    game: str, seed: int, tmp_path: Path
) -> None:
    armies, more, usual_acts = GAMES[game]
    desk = Desk(f"sqlite:///{tmp_path}/taps.db")
    await desk.open()
    try:
        await set_up(desk, game, armies, **more)
        fingers = Fingers(desk, Random(seed))  # noqa: S311 - chance for a test
        for _ in range(PRESSES):
            if not await fingers.goes_on():
                break
        assert fingers.refused == []
        assert usual_acts <= set(fingers.done)
        assert fingers.sheets < 5
    finally:
        await desk.store.close()
