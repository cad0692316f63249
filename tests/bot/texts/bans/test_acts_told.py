"""Bans told in words: every act, every end of a status, and what games say in their own words."""

from __future__ import annotations

from typing import Final, get_args

import pytest

from bot.commands.procedures.permission.wording import NEVER_TOLD
from bot.texts.localiser import LOCALES
from rulesets.core.battlefield.bar import VERBS, Verb, bar_of
from rulesets.core.results.effect import Expiry
from rulesets.core.ruleset.installed import installed_games
from tests.bot.texts.wording import LOCALISER

SHOTS: Final[tuple[Verb, ...]] = ("shoot", "stand-and-shoot", "breathe", "fire")
RAISED: Final[tuple[tuple[str, str, tuple[Verb, ...], bool], ...]] = (
    ("blackhammer", "shooters", SHOTS, False),
    ("blackhammer", "target", ("shoot",), True),
    ("t9a", "shooters", SHOTS, False),
    ("t9a", "target", ("shoot",), True),
    ("whfb2", "shooters", SHOTS, False),
    ("whfb2", "target", SHOTS, True),
    ("whfb2", "fight", ("fight",), False),
    ("aos4", "no-shots", ("shoot",), False),
    ("aos4", "no-charge", ("charge-again",), False),
)
"""Codes that rules make of what bars an act: what they begin with, and of which acts."""


@pytest.mark.parametrize("locale", LOCALES)
def test_every_act_and_every_end_has_words(locale: str) -> None:
    texts = LOCALISER.texts(locale, "blackhammer")
    assert [verb for verb in VERBS if not texts.has(f"act-{verb}")] == []
    ends = set(get_args(Expiry)) - NEVER_TOLD
    assert [end for end in sorted(ends) if not texts.has(f"until-{end}")] == []


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("case", RAISED, ids=[f"{game} {kind}" for game, kind, _, _ in RAISED])
def test_what_rules_refuse_by_a_ban_has_its_sentence(
    locale: str, case: tuple[str, str, tuple[Verb, ...], bool]
) -> None:
    name, kind, verbs, shields = case
    games = installed_games()
    game, texts = games[name], LOCALISER.texts(locale, name)
    lacking = [
        source.id
        for source in (*game.rules, *game.statuses)
        for told in (source.shields if shields else source.bars)
        if bar_of(told).verb in verbs
        and source.id != "shot"
        and not texts.has(f"refusal-{kind}-{source.id}")
    ]
    assert lacking == []
