"""Styles: files that stand in the page, which loads nothing else."""

from __future__ import annotations

import base64
import hashlib
import re
from pathlib import Path

from bot.campaign.site.frame import STYLE
from bot.views.pages.style import PALETTE, read_style
from bot.views.pictures.charts import CHART_STYLE, LINES
from tests.architecture.sources import ROOT


def test_the_policy_holds_the_seal_of_the_style(tmp_path: Path) -> None:
    rules = tmp_path / "rules.css"
    rules.write_text("p > a { content: '<&\"'; }\n", encoding="utf-8")
    style = read_style(rules)
    assert style.text == PALETTE.read_text(encoding="utf-8") + rules.read_text(encoding="utf-8")
    seal = base64.b64encode(hashlib.sha256(style.text.encode()).digest()).decode()
    assert f"style-src 'sha256-{seal}'" in style.policy
    assert style.policy.startswith("default-src 'none'")


def test_a_style_uses_no_colour_that_the_palette_lacks() -> None:
    known = set(re.findall(r"(--\w+):", PALETTE.read_text(encoding="utf-8")))
    files = list((ROOT / "bot").rglob("templates/*.css"))
    assert CHART_STYLE in files
    for path in files:
        text = path.read_text(encoding="utf-8")
        assert set(re.findall(r"var\((--\w+)\)", text)) <= known, path.name


def test_every_line_of_a_chart_has_its_look() -> None:
    for at in range(LINES):
        assert f".key-{at} {{ stroke: var(--s{at});" in STYLE.text
