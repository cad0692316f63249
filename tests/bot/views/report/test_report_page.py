"""A battle's report as a page: whatever players are called, nothing of it is markup."""

from __future__ import annotations

import base64
import hashlib
import re
from itertools import count
from typing import Any

import pytest

from bot.battle.story.battle_timeline import ByTurn
from bot.battle.story.chronicle import Chronicle, SideTold, Told, UnitStrength
from bot.battle.story.luck import Luck, Share
from bot.battle.story.turning_points import Blow, Turn, TurningPoint
from bot.texts.localiser import Localiser
from bot.views.report.report import Report
from bot.views.report.report_page import page
from rulesets.core.ruleset.installed import installed_games
from tests.bot.views.pages.reading import HOSTILE, Read

HELD = """
html head meta title style body main h1 h2 h3 p dl dt dd code ol ul li del details summary
div table thead tbody tr th td figure figcaption svg polyline circle rect line text
"""
TAGS = set(HELD.split())
MEANT = """
lang charset http-equiv content name class tabindex scope open role aria-label aria-hidden
viewbox width height x y x1 x2 y1 y2 dy cx cy r points stroke-dasharray text-anchor
"""
ATTRIBUTES = set(MEANT.split())


class Names:
    """Hostile names, each another."""

    def __init__(self) -> None:
        self.given: list[str] = []
        self._numbers = count(1)

    def __call__(self) -> str:
        """Return the next name."""
        self.given.append(f"{next(self._numbers)} {HOSTILE}")
        return self.given[-1]


def side(name: Names, number: int) -> SideTold:
    units = tuple(UnitStrength(name(), number, 10, 7, after={1: 9, 2: 7}) for _ in range(2))
    return SideTold(number, name(), (name(), name()), (("victory-points", 20),), units, (18, 14))


def report(name: Any) -> Report:
    """Return a report that tells everything a report can tell."""
    chronicle = Chronicle()
    chronicle.turns, chronicle.hidden = [1, 2], 2
    chronicle.told = [Told(1, None, name(), undone=False), Told(2, 1, name(), undone=True)]
    luck = Luck()
    luck.marks["d6"].update([1, 2, 3, 6, 6])
    blow = Blow(1, name(), 1, lost=3, gone=False, fled=0, general=False)
    return Report(
        title=name(),
        result=HOSTILE,
        facts=(("Game", name()), ("Result", name())),
        sides=(side(name, 1), side(name, 2)),
        chronicle=chronicle,
        players=[Share(name(), "fair", luck)],
        proof=(("Words", name()),),
        moments=(TurningPoint(Turn(3, 2, (blow,), 4, name()), 31.0, {1: 31.0}),),
        fallen=ByTurn((1, 2), ((2, 4), (3, 3))),
        points=ByTurn((1, 2), ((100, -20), (40, 50))),
    )


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_every_name_stands_in_the_page_as_it_was_written(locale: str) -> None:
    names = Names()
    read = Read(page(Localiser(installed_games()).texts(locale, "t9a"), report(names)).decode())
    assert read.tags <= TAGS
    assert read.attributes <= ATTRIBUTES
    assert [name for name in names.given if not read.tells(name)] == []


def test_a_battle_without_anything_has_a_page() -> None:
    empty = Report("Dawn", "", (), (), Chronicle(), (), (), (), ByTurn(), ByTurn())
    read = Read(page(Localiser(installed_games()).texts("en", "t9a"), empty).decode())
    assert read.tells("Dawn")
    assert read.tags <= TAGS - {"table", "svg", "ol"}


def test_the_page_takes_its_own_style_and_no_other() -> None:
    text = page(Localiser(installed_games()).texts("en", "t9a"), report(Names())).decode()
    (style,) = re.findall(r"<style>(.*?)</style>", text, re.DOTALL)
    seal = base64.b64encode(hashlib.sha256(style.encode()).digest()).decode()
    assert f"style-src 'sha256-{seal}'" in text
    assert " style=" not in text
