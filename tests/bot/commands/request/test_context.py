"""The context in which a command is handled."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from types import SimpleNamespace
from typing import Any, cast

from bot.commands.options.names import GameNames
from bot.commands.request.context import CommandContext
from bot.commands.request.requester import Requester
from bot.texts.localiser import Localiser
from rulesets.core.ruleset.installed import installed_games
from tests.example.reeds import RULESET as REEDS


def test_a_battle_of_another_game_is_told_in_that_game_s_words() -> None:
    (before,) = (game for game in installed_games().values() if game.id == "blackhammer")
    localiser = Localiser([before, REEDS])
    requester = cast("Requester", SimpleNamespace(locale="fr"))
    channel = cast("Any", SimpleNamespace(ruleset=REEDS, language=None))
    texts, names = localiser.texts("fr", before.id), GameNames(before, localiser, "fr")
    nothing = cast("Any", None)
    with ThreadPoolExecutor(1) as chances:
        context = CommandContext(
            requester, nothing, channel, before, localiser, texts, names, chances, shelf=nothing
        )
        begun = context.playing()
    assert begun.ruleset is REEDS
    assert not context.texts.has("phase-arrows")
    assert begun.texts("phase-arrows") == "Flèches"
    assert begun.names.phases.find("flèches") == "arrows"
